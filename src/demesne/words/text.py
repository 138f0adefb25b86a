"""Card text generated from a card's program: every word of the card language has a clause in every language.

A word's specification names the message of its clause; words whose clause depends on their arguments have a method.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from demesne.rules.card import CardDef
from demesne.rules.language import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    LIFTED,
    SUPPLY,
    TRASH,
    TRASHED,
    TREASURE,
    Term,
    Type,
    Word,
)
from demesne.rules.specification import SPECS

from .amounts import PER, amount_of, counted, slug, things, types_key
from .besides import besides, lasting
from .bundle import SEPARATOR, Words, card_key

BONUSES = tuple(name for name, spec in SPECS.items() if spec.clause.startswith("bonus-"))
MOVED = {"discard": "discarded", "trash": "trashed", "on_pile_with": "on-pile"}  # what "that many" counts
CONDITIONAL = ("when", "if_you_did")
SCOPES = {"each_other": "each-other", "each_player": "each-player", "left_neighbour": "left-neighbour"}


def moved_by(step: Word) -> str:
    """The word that moves cards in a step, whoever may or must carry it out."""
    while step.name in ("may", "you_choose"):
        step = step["step"]
    return step.name


def values_of(w: Word) -> dict[str, Any]:
    """A word's arguments as values of its message."""
    out: dict[str, Any] = {}
    for key, value in w.args:
        if isinstance(value, Type):
            out["types"] = types_key(value)
        elif isinstance(value, int):
            out[key] = value
        elif isinstance(value, str):
            out[key] = slug(value)
    return out


def plain_bonus(step: Word) -> bool:
    """A bonus of a fixed number, which stands on a line of its own."""
    return step.name in BONUSES and isinstance(step["n"], int)


def worth(card: CardDef) -> int:
    """The coins of a Treasure that gives coins and nothing else; 0 for other cards."""
    if TREASURE not in card.types or card.triggers or [w.name for w in card.play] != ["coins"]:
        return 0
    n = card.play[0]["n"]
    return n if isinstance(n, int) else 0


class CardText:
    """The text of cards in one language and edition."""

    def __init__(self, say: Words, edition: int = 2) -> None:
        self.say = say
        self.edition = edition
        self.before = ""  # the previous step, for "that many"

    def lines(self, card: CardDef) -> list[str]:
        """Short lines, as on a card: bonuses first in order, then sentences, then Reaction and points."""
        own = card_key(card.name).replace("card-", "text-", 1)
        for key in (f"{own}-{self.edition}e", own):
            if self.say.has(key):
                return [line.strip() for line in self.say(key).splitlines()]
        out: list[str] = []
        if worth(card):
            out.append(self.sentence(self.say("worth-coins", n=worth(card))))
        else:
            first = next((i for i, step in enumerate(card.play) if not plain_bonus(step)), len(card.play))
            out += self.program(card.play[:first])
            out += [self.sentence(line) for line in lasting(self, card)]  # it holds for what the next steps do
            out += self.program(card.play[first:])
        if card.reaction:
            inside = self.joined(card.reaction.steps, "do")
            n = card.reaction.hand_at_least
            key = "when-attacked-with" if n else "when-attacked"
            again = "yes" if card.reaction.again else "no"
            out.append(self.sentence(self.say(key, clauses=inside, n=n, again=again)))
        out += [self.sentence(line) for line in besides(self, card)]
        if isinstance(card.points, Term):
            key = "points-per-cards" if card.points.name == "per_cards" else "points-per-card"
            out.append(self.sentence(self.say(key, n=card.points.n or 0, card=str(card.points.of or ""))))
        elif card.points:
            out.append(self.say("points", n=card.points))
        return out

    def program(self, steps: Sequence[Word]) -> list[str]:
        out: list[str] = []
        for i, step in enumerate(steps):
            self.before = moved_by(steps[i - 1]) if i else ""
            for clause in self.clauses(step, "do"):
                out.append(clause if plain_bonus(step) else self.sentence(clause))
        return out

    def sentence(self, clause: str) -> str:
        text = clause[:1].upper() + clause[1:]
        return text if text.endswith((".", "!", "?")) else text + "."

    def joined(self, steps: Sequence[Word], who: str) -> str:
        out: list[str] = []
        conditions: list[bool] = []
        bonuses: list[str] = []  # one after the other: "+2 Cards and +1 Buy"
        for i, step in enumerate(steps):
            self.before = moved_by(steps[i - 1]) if i else self.before
            clauses = self.clauses(step, who)
            if who == "do" and plain_bonus(step):
                bonuses += clauses
                clauses = [self.say.join(bonuses)]
                if len(bonuses) > 1:
                    out[-1:] = clauses
                    continue
            else:
                bonuses = []
            out += clauses
            conditions += [step.name in CONDITIONAL] * len(clauses)
        text = out[0]
        for clause, condition in zip(out[1:], conditions[1:]):
            text = self.say("clause-list", a=text, b=clause, next="if" if condition else "then")
        return text

    # one step

    def clauses(self, w: Word, who: str, mood: str = "") -> list[str]:
        """The clauses of a step for `who` (do: you, they: another player)."""
        mood = mood or who
        if w.name in BONUSES:
            return [self.bonus(w, who)]
        clause = SPECS[w.name].clause
        if clause:
            return [self.say(clause, mood=mood, **values_of(w))]
        made = getattr(self, w.name)(w, who, mood)
        return made if isinstance(made, list) else [made]

    def may(self, w: Word, who: str, mood: str) -> list[str]:
        if self.edition < w["since"]:
            return self.clauses(w["step"], who, mood)
        return self.clauses(w["step"], who, {"do": "may", "they": "they-may", "chosen": "maybe"}[mood])

    def you_choose(self, w: Word, who: str, mood: str) -> list[str]:
        return self.clauses(w["step"], who, "maybe" if mood in ("may", "they-may") else "chosen")

    def each_other(self, w: Word, who: str, mood: str) -> str:
        return self.say(SCOPES[w.name], clauses=self.joined(w["steps"], "they"))

    each_player = left_neighbour = each_other

    def pass_left(self, w: Word, who: str, mood: str) -> str:
        skips = "yes" if self.edition >= w["past_empty_hands_since"] else "no"
        return self.say("pass-left", mood=mood, skips=skips)

    def discard_rest(self, w: Word, who: str, mood: str) -> str:
        whole = self.before in ("reveal_from_deck", "look_at")
        return self.say("discard-all" if whole else "discard-rest", mood=mood)

    def bonus(self, w: Word, who: str) -> str:
        n = w["n"]
        token = {"token": slug(w["name"])} if w.name == "tokens" else {}
        if isinstance(n, Term):
            return self.say(f"bonus-{w.name}-each", **self.per(n, who), **token)
        if who == "they" and w.name == "cards":
            return self.say("draw", n=n)
        return self.say(f"bonus-{w.name}", n=n, mood=who, **token)

    def per(self, amount: Term, who: str) -> dict[str, str]:
        """What one is given for, for the messages with { each-of }."""
        of = counted(amount)
        per = PER.get(amount.name) or MOVED.get(self.before, "moved")
        return {"per": per, "types": of, "held": of, "mood": who}

    def _moved(self, key: str, w: Word, mood: str, but: str | None = None) -> str:
        n, what = things(w["n"], w["what"], but, "do" if mood in ("do", "may") else "they")
        return self.say(key, mood=mood, n=n, what=what)

    def costs_less(self, w: Word, who: str, mood: str) -> str:
        if w["what"] is not None:
            return self.say("costs-less-types", n=w["n"], types=types_key(w["what"]), mood=mood)
        return self.say("costs-less", n=w["n"], mood=mood)

    def worth_more(self, w: Word, who: str, mood: str) -> str:
        return self.say("worth-more", card=w["name"], n=w["n"])

    def first_play_gives(self, w: Word, who: str, mood: str) -> str:
        return self.say("first-play", card=w["name"], n=w["n"], mood=mood)

    def discard(self, w: Word, who: str, mood: str) -> str:
        if w["where"] is HAND:
            return self._moved("discard-hand-cards", w, mood)
        if w["where"] is LIFTED:
            return self._lifted("discard", w, mood)
        return self.say("discard-it", mood=mood)

    def trash_from_play(self, w: Word, who: str, mood: str) -> str:
        but = "yes" if w["but"] else "no"
        types, kept = types_key(w["what"]), types_key(w["but"] or Type(0))
        return self.say("trash-from-play", mood=mood, types=types, but=but, **{"except": kept})

    def take_from_discard(self, w: Word, who: str, mood: str) -> str:
        return self._moved("take-from-discard", w, mood)

    def return_to_supply(self, w: Word, who: str, mood: str) -> str:
        n, how = amount_of(w["n"], who)
        return self.say("return-to-supply", mood=mood, n=n, what=SEPARATOR.join(("copies", how, "", "")))

    def place_token(self, w: Word, who: str, mood: str) -> str:
        return self.say("place-token", mood=mood, token=slug(w["name"]))

    def trash(self, w: Word, who: str, mood: str) -> str:
        if w["where"] is LIFTED:
            return self._lifted("trash", w, mood)
        key = "trash-hand-cards" if w["where"] is HAND else "trash-from-supply"
        return self._moved(key, w, mood, w["but"])

    def _lifted(self, verb: str, w: Word, mood: str) -> str:
        """Some of the cards just revealed or looked at, or those of one kind."""
        but = dict(w.args).get("but")
        if w["what"] is not None or but:
            return self._moved(f"{verb}-revealed", w, mood, but)
        n, how = amount_of(w["n"])
        return self.say(f"{verb}-them", mood=mood, n=n, what=SEPARATOR.join(("them", how, "", "")))

    def put_on_deck(self, w: Word, who: str, mood: str) -> str:
        if w["where"] is DISCARD:
            return self._moved("put-on-deck-from-discard", w, mood)
        return self._moved("put-on-deck-openly" if w["openly"] else "put-on-deck", w, mood)

    def reveal(self, w: Word, who: str, mood: str) -> str:
        return self._moved("reveal-from-hand", w, mood)

    def reveal_until(self, w: Word, who: str, mood: str) -> str:
        if w["cost"] is not None:
            n, what = things(w["n"], w["what"])
            return self.say("reveal-until-cost", mood=mood, n=n, what=what, cost=self.cost(w["cost"]))
        return self._moved("reveal-until", w, mood)

    def draw_to(self, w: Word, who: str, mood: str) -> str:
        if w["may_set_aside"] is None:
            return self.say("draw-to", n=w["n"], mood=mood)
        return self.say("draw-to-setting-aside", n=w["n"], types=types_key(w["may_set_aside"]), mood=mood)

    def cost(self, cost: Term) -> str:
        n = cost.n or 0
        sign = "same" if n == 0 else "less" if n < 0 else "more"
        return self.say(f"cost-{cost.name.replace('_', '-')}", n=abs(n), sign=sign)

    def gain(self, w: Word, who: str, mood: str) -> str:
        to, types = "discard", ""
        if w["to"] is HAND or w["to"] is DECK:
            to = "hand" if w["to"] is HAND else "deck"
        elif isinstance(w["to"], Term) and isinstance(w["to"].of, Type):
            to, types = "deck-if", types_key(w["to"].of)
        gained = self._gained(w, mood, to, types)
        for key, holds in (
            ("gain-smuggled", w["smuggled"]),
            ("gain-not-named", w["not_named"]),
            ("gain-aside", w["to"] is ASIDE),
        ):
            gained = self.say(key, gain=gained) if holds else gained
        return gained

    def _gained(self, w: Word, mood: str, to: str, types: str) -> str:
        if isinstance(w["what"], str) and w["cost"] is None and w["where"] is SUPPLY:
            named = {"mood": mood, "card": w["what"], "to": to}
            if isinstance(w["n"], Term):
                who = "do" if mood in ("do", "may") else "they"
                return self.say("gain-each", **{**self.per(w["n"], who), **named})
            if w["n"] != 1:
                return self.say("gain-several", n=w["n"], **named)
            return self.say("gain-named", types=types, **named)
        n, what = things(w["n"], w["what"])
        values = {"mood": mood, "n": n, "what": what, "to": to, "types": types}
        if w["where"] in (TRASH, TRASHED):
            priced = {"costs": "yes" if w["cost"] else "no", "cost": self.cost(w["cost"]) if w["cost"] else ""}
            return self.say("gain-trashed" if w["where"] is TRASHED else "gain-from-trash", **values, **priced)
        if w["cost"] is None:
            return self.say("gain-any", **values)
        return self.say("gain-costing", cost=self.cost(w["cost"]), **values)

    def play_from_hand(self, w: Word, who: str, mood: str) -> str:
        one, what = things(1, w["what"])
        return self.say("play-from-hand", mood=mood, one=one, what=what, times=w["times"])

    def extra_turn(self, w: Word, who: str, mood: str) -> str:
        return self.say("extra-turn", n=w["hand"], mood=mood)

    def next_turn(self, w: Word, who: str, mood: str) -> list[str]:
        out = [self.say("next-turn", clauses=self.joined(w["steps"], who), mood=who)] if w["steps"] else []
        return out + [self.say("until-then", clauses=self.joined([step], who)) for step in w["until_then"]]

    def when_right_gains(self, w: Word, who: str, mood: str) -> str:
        return self.say("when-right-gains", clauses=self.joined(w["steps"], who))

    def when_copy_gained(self, w: Word, who: str, mood: str) -> str:
        return self.say("when-copy-gained", clauses=self.joined(w["steps"], "they"))

    def first_is_trashed(self, w: Word, who: str, mood: str) -> str:
        return self.say("first-is-trashed", names=", ".join(w["names"]))

    def if_you_did(self, w: Word, who: str, mood: str) -> list[str]:
        out = []
        they = "-they" if who == "they" else ""
        if w["steps"]:
            inside = self.joined(w["steps"], who)
            if w["at_least"] > 1:
                out.append(self.say("if-did-several", n=w["at_least"], clauses=inside, mood=who))
            else:
                out.append(self.say(f"if-did{they}", clauses=inside))
        if w["otherwise"]:
            out.append(self.say(f"otherwise{they}", clauses=self.joined(w["otherwise"], who)))
        return out

    def when(self, w: Word, who: str, mood: str) -> list[str]:
        c: Term = w["condition"]
        inside = self.joined(w["steps"], who)
        if c.name == "any_lifted" and not w["otherwise"]:
            return [inside]  # with no card to decide about nothing is asked, which need not be said
        values: dict[str, Any] = {"clauses": inside, "mood": who, "n": c.n or 0}
        if c.name == "it_is":
            one, what = things(1, c.of)
            out = [self.say("if-it-is", one=one, what=what, **values)]
        elif c.name == "none_in_hand":
            if isinstance(c.of, Type):
                out = [self.say("if-none-in-hand", types=types_key(c.of), **values)]
            else:
                out = [self.say("if-none-in-hand-named", card=str(c.of), **values)]
        elif c.name == "it_is_named":
            out = [self.say("if-named", **values)]
        else:
            out = [self.say(f"if-{c.name.replace('_', '-')}", **values)]
        if w["otherwise"]:
            they = "-they" if who == "they" else ""
            out.append(self.say(f"otherwise{they}", clauses=self.joined(w["otherwise"], who)))
        return out

    def choose(self, w: Word, who: str, mood: str) -> str:
        options = "; ".join(self.option(steps, who) for _, steps in w["options"])
        if isinstance(w["n"], Term):
            return self.say("choose-per-type", options=options, mood=mood)
        return self.say("choose", mood=mood, n=w["n"], options=options)

    def option(self, steps: Sequence[Word], who: str) -> str:
        return ", ".join(c for step in steps for c in self.clauses(step, who))

    def for_each_different(self, w: Word, who: str, mood: str) -> str:
        return self.say("for-each-different", clauses=self.joined(w["steps"], who))


def option_texts(say: Words, card: CardDef) -> dict[str, str]:
    """What each option of a card's choices does, addressed to the player who chooses."""
    text = CardText(say)
    out: dict[str, str] = {}
    for w in card.words():
        if w.name == "choose":
            for key, steps in w["options"]:
                own = f"{card_key(card.name).replace('card-', 'option-', 1)}-{key}"
                out[key] = say(own) if say.has(own) else text.option(steps, "do")
        elif w.name == "deck_into_discard":  # the only other word that offers a key
            out.setdefault("deck", text.option([w], "do"))
    return out
