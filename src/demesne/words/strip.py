"""The strip of small marks on a card's face, from its program: what the card gives and does, read at a glance.

Words that only bring cards where others can act on them (reveal, put back) have no mark. What has no mark of its own
is told by the last mark, which says that the text says more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from demesne.rules.card import CardDef
from demesne.rules.coming import NO_MORE
from demesne.rules.language import ATTACK, REACTION, TRASH, TRASHED, TREASURE, Term, Word

from .bundle import Words
from .text import BONUSES, CardText, worth

MARKS = (
    *("card", "treasure", "action", "buy", "coin", "point", "token", "curse", "trash", "gain", "discard", "deck"),
    *("look", "attack", "reaction", "play", "pass", "less", "later", "turn", "aside", "return", "more"),
)
OF_BONUSES = {"cards": "card", "actions": "action", "buys": "buy", "coins": "coin", "tokens": "token"}
ROOM = 10.0  # marks that fit into two rows of the smallest face
REPEATED = 4  # so many equal marks stand side by side; more are a number
SILENT = {
    *("reveal", "reveal_hand", "turn_up", "put_back", "discard_rest", "discard_others", "take", "take_back"),
    *("name_a_card",),
}
PLAIN = {
    "discard_hand": "discard",
    "discard_top": "discard",
    "discard_all": "discard",
    "deck_into_discard": "discard",
    "trash_this": "trash",
    "trash_top": "trash",
    "trash_it": "trash",
    "trash_gained": "trash",
    "bottom_to_top": "deck",
    "put_anywhere": "deck",
    "put_this_on_deck": "deck",
    "put_gained_on_deck": "deck",
    "gain_copy": "gain",
    "take_it": "card",
    "pass_left": "pass",
    "set_aside": "aside",
    "put_on_mat": "aside",
    "put_this_on_mat": "aside",
    "top_onto_mat": "aside",
    "take_mat": "card",
    "place_token": "token",
    "extra_turn": "turn",
    "unaffected": "reaction",
    "protected": "reaction",
}
MOVES = {"discard": "discard", "trash": "trash", "put_on_deck": "deck", "return_to_supply": "return"}
DOWN_TO = {"discard_down_to": "discard", "put_on_deck_down_to": "deck"}
ALWAYS = {"any_lifted", "it_has_a_pile"}  # conditions that nearly always hold
METALS = {"Copper": "copper", "Silver": "silver", "Gold": "gold"}  # marks of coins gained, named with the gain


@dataclass(frozen=True)
class Sign:
    """A mark: how many of it, what stands beside it, whether it is certain, and its name for those who hear it."""

    mark: str
    said: str
    n: int = 1
    beside: str = ""
    maybe: bool = False  # only under a condition, or if the player likes
    either: bool = False  # an alternative to what stands before it

    @property
    def room(self) -> float:
        return (1.0 if self.n > REPEATED else self.n) + 0.5 * len(self.shown) + 0.4 * self.either

    @property
    def shown(self) -> str:
        return self.beside or (str(self.n) if self.n > REPEATED else "")


def strip(card: CardDef, say: Words) -> list[Sign]:
    """The marks of a card, as many as its face has room for."""
    signs, more = Marks(card, say).of(card.play)
    if REACTION in card.types:
        signs.append(Sign("reaction", say("mark-reaction")))
    signs += _points(card, say)
    besides = (card.cost_rule, card.not_bought_with, card.setup, REACTION not in card.types and card.triggers)
    more |= card.more != NO_MORE
    return _fitting(signs, more or any(besides), say)


def metal(card: CardDef) -> str:
    """The metal of a Treasure: plain ones by what they are worth."""
    if TREASURE not in card.types:
        return ""
    if card.types != TREASURE:
        return "gold"
    return {1: "copper", 2: "silver", 3: "gold", 0: "gold"}.get(worth(card), "platinum")


def _fitting(signs: list[Sign], more: bool, say: Words) -> list[Sign]:
    out: list[Sign] = []
    left = ROOM - more
    for i, sign in enumerate(signs):
        left -= sign.room
        if left < (0 if i + 1 == len(signs) else 1 - more):
            more = True
            break
        out.append(sign)
    return [*out, Sign("more", say("mark-more"))] if more else out


def _points(card: CardDef, say: Words) -> list[Sign]:
    if isinstance(card.points, Term):
        if card.points.name == "per_cards":
            per = Sign("card", "", beside=str(card.points.n))
            return [Sign("point", say("points-per-cards", n=card.points.n or 0), beside="/"), per]
        name = str(card.points.of)
        return [Sign("point", say("points-per-card", n=0, card=name), beside=f"/{say.name(name)}")]
    if not card.points:
        return []
    said = say("points", n=card.points).rstrip(".")
    return [Sign("point", said, beside=f"−{-card.points}") if card.points < 0 else Sign("point", said, card.points)]


class Marks:
    """The marks of the steps of one card."""

    def __init__(self, card: CardDef, say: Words) -> None:
        self.card = card
        self.say = say
        self.more = False

    def of(self, steps: Sequence[Word]) -> tuple[list[Sign], bool]:
        signs = self.steps(steps)
        return signs, self.more

    def steps(self, steps: Sequence[Word]) -> list[Sign]:
        out: list[Sign] = []
        for i, step in enumerate(steps):
            made = self.step(step, steps[i - 1] if i else None)
            if step.name in ("look_at", "reveal_from_deck") and self._acted_on(steps[i + 1 :]):
                continue
            out += made
        return out

    def _acted_on(self, rest: Sequence[Word]) -> bool:
        """Whether other marks tell what becomes of the cards looked at."""
        before, self.more = self.more, False
        told = bool(self.steps(rest))
        self.more = before
        return told

    def step(self, w: Word, before: Word | None) -> list[Sign]:
        name = w.name
        if name in BONUSES:
            return [self.bonus(w)]
        if name in SILENT:
            return self.found(w, before)
        if name in PLAIN:
            return [self.sign(PLAIN[name])]
        if name in MOVES:
            return [self.amount(MOVES[name], w["n"])]
        if name in DOWN_TO:
            return [self.sign(DOWN_TO[name], f"→{w['n']}", self.say("face-down-to", n=w["n"]))]
        method = getattr(self, name, None)
        if method is None:
            self.more = True
            return []
        made: list[Sign] = method(w, before)
        return made

    def sign(self, mark: str, beside: str = "", amount: str = "", n: int = 1) -> Sign:
        said = self.say(f"mark-{mark}")
        return Sign(mark, self.say("face-marked", mark=said, amount=amount) if amount else said, n, beside)

    def amount(self, mark: str, n: int | Term) -> Sign:
        """A mark with how many cards it is about."""
        if isinstance(n, int):
            return self.sign(mark, str(n), str(n)) if n > 1 else self.sign(mark)
        if n.name == "up_to":
            if n.n == 1:
                return self._perhaps(self.sign(mark))
            return self.sign(mark, str(n.n), self.say("face-up-to", n=n.n or 0))
        if n.name == "empty_piles":
            return self._perhaps(self.sign(mark))
        return self.sign(mark, "n", self.say("face-any" if n.name == "any_number" else "face-each"))

    def bonus(self, w: Word) -> Sign:
        mark, n = OF_BONUSES[w.name], w["n"]
        token = {"token": w["name"].replace(" ", "-")} if w.name == "tokens" else {}
        if isinstance(n, int):
            return Sign(mark, self.say(f"bonus-{w.name}", n=n, mood="do", **token), n)
        half = n.name == "half_cost_of_it"
        return self.sign(mark, "½" if half else "n", self.say("face-each"))

    def maybe(self, signs: list[Sign]) -> list[Sign]:
        return [s if s.maybe or not s.said else self._perhaps(s) for s in signs]

    def _perhaps(self, sign: Sign) -> Sign:
        return replace(sign, maybe=True, said=self.say("face-perhaps", what=sign.said))

    # words with a rule of their own

    def found(self, w: Word, before: Word | None) -> list[Sign]:
        """Cards that come into the hand: those found of a type."""
        if w.name == "take_back":
            return [self.sign("card")]
        if w.name == "take" and before is not None and before.name == "reveal_until":
            n = before["n"]
            return [self.sign("treasure" if w["what"] == TREASURE else "card", "", str(n) if n > 1 else "", n)]
        return []

    def reveal_until(self, w: Word, before: Word | None) -> list[Sign]:
        return []

    def look_at(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("look", str(w["n"]), str(w["n"]))]

    reveal_from_deck = look_at

    def trash_or_discard_it(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("trash"), self.other(self.sign("discard"))]

    def take_from_discard(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.amount("card", w["n"])]

    def costs_less(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("less", f"−{w['n']}", str(w["n"]))]

    def worth_more(self, w: Word, before: Word | None) -> list[Sign]:
        return self.maybe([Sign("coin", self.say("bonus-coins", n=w["n"], mood="do"), w["n"])])

    first_play_gives = worth_more

    def draw_to(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("card", f"→{w['n']}", self.say("face-to", n=w["n"]))]

    def gain(self, w: Word, before: Word | None) -> list[Sign]:
        what, cost = w["what"], w["cost"]
        if isinstance(what, str) and cost is None:
            return self._gain_named(what, w["n"])
        if w["where"] in (TRASH, TRASHED) or cost is None:
            return [self.sign("gain")]
        n = cost.n or 0
        beside = {
            "up_to": f"≤{n}",
            "exactly": f"={n}",
            "at_least": f"≥{n}",
            "up_to_more": f"+{n}" if n >= 0 else f"−{-n}",
            "exactly_more": f"+{n}" if n else "=",
            "exactly_total": "=n",
        }[cost.name]
        return [self.sign("gain", beside, CardText(self.say).cost(cost))]

    def _gain_named(self, name: str, n: int | Term) -> list[Sign]:
        if name == "Curse":
            return [self.amount("curse", n)]
        said = self.say("face-marked", mark=self.say("mark-gain"), amount=self.say.name(name))
        beside = str(n) if isinstance(n, int) and n > 1 else ""
        coin = [Sign(METALS[name], "", beside=beside)] if name in METALS else []
        return [Sign("gain", said, beside="" if coin else f" {self.say.name(name)}"), *coin]

    def play_from_hand(self, w: Word, before: Word | None) -> list[Sign]:
        amount = self.say("face-times", n=w["times"])
        return [self.sign("treasure" if w["what"] == TREASURE else "play", f"×{w['times']}", amount)]

    def next_turn(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("later"), *self.steps(w["steps"]), *self.maybe(self.steps(w["until_then"]))]

    def when_right_gains(self, w: Word, before: Word | None) -> list[Sign]:
        return self.maybe(self.steps(w["steps"]))

    def when_copy_gained(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("attack"), *self.maybe(self.steps(w["steps"]))]

    def first_is_trashed(self, w: Word, before: Word | None) -> list[Sign]:
        return [self.sign("attack"), self.sign("trash")]

    def each_other(self, w: Word, before: Word | None) -> list[Sign]:
        inside = self.steps(w["steps"])
        if ATTACK in self.card.types:
            return [self.sign("attack"), *inside] if inside else []
        self.more = True
        return []

    each_player = each_other

    def left_neighbour(self, w: Word, before: Word | None) -> list[Sign]:
        if any(sign.mark != "look" for sign in self.steps(w["steps"])):
            self.more = True
        return []

    def you_choose(self, w: Word, before: Word | None) -> list[Sign]:
        return self.step(w["step"], before)

    def may(self, w: Word, before: Word | None) -> list[Sign]:
        return self.maybe(self.step(w["step"], before))

    def if_you_did(self, w: Word, before: Word | None) -> list[Sign]:
        inside = self.steps(w["steps"])
        self.more |= any(step.name not in SILENT for step in w["otherwise"])
        return self.maybe(inside) if before is not None and before.name == "may" else inside

    def when(self, w: Word, before: Word | None) -> list[Sign]:
        condition: Term = w["condition"]
        inside = self.steps(w["steps"])
        self.more |= bool(w["otherwise"])
        sure = condition.name in ALWAYS or (condition.name == "hand_at_least" and condition.n == 1)
        return inside if sure else self.maybe(inside)

    def choose(self, w: Word, before: Word | None) -> list[Sign]:
        out: list[Sign] = []
        for _, steps in w["options"]:
            signs = self.steps(steps)
            if signs and out:
                signs[0] = self.other(signs[0])
            out += signs
        return out

    def other(self, sign: Sign) -> Sign:
        return replace(sign, either=True, said=self.say("face-or", what=sign.said))

    def for_each_different(self, w: Word, before: Word | None) -> list[Sign]:
        return self.steps(w["steps"])

