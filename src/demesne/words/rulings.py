"""Rulings of a card: its own, and notes that follow from the words of its program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from demesne.cards import PUBLISHED
from demesne.rules.card import CardDef
from demesne.rules.language import (
    ACTION,
    ATTACK,
    CURSE,
    DECK,
    DISCARD,
    DURATION,
    HAND,
    LIFTED,
    SUPPLY,
    TREASURE,
    VICTORY,
    Term,
    Type,
    Word,
    steps_in,
)
from demesne.rules.specification import SPECS

from .bundle import Words, card_key

SCOPES = tuple(name for name, spec in SPECS.items() if spec.on_others)
MOST_NOTES = 3  # more would hide the card's own rulings
KINDS = (ACTION, TREASURE, VICTORY, CURSE)
FROM_HAND = ("discard", "trash", "put_on_deck", "put_anywhere")
LIFTING = ("reveal_from_deck", "reveal_until", "look_at")
MADE_TREASURES = {c.setup.of for c in PUBLISHED if c.setup and c.setup.name == "is_a_treasure"}
DECIDED = ("discard", "discard_down_to", "trash", "put_on_deck", "put_on_deck_down_to", "choose")


def rulings(card: CardDef, say: Words, edition: int) -> list[str]:
    """What to know beyond the text: the card's own rulings, then the notes."""
    key = card_key(card.name).replace("card-", "rulings-", 1)
    lines = [line.strip() for k in (key, f"{key}-{edition}e") if say.has(k) for line in say(k).splitlines()]
    lines += [say(note) for note in notes(card, edition)]
    return [line[:1].upper() + line[1:] for line in lines]  # a card's name may begin with a small article


def notes(card: CardDef, edition: int) -> list[str]:
    """The notes that apply to the card's program, the most important first."""
    program = Program(card, edition)
    found = [note for note, holds in NOTES if holds(program)]
    if not found and any(w.name in ("cards", "draw_to") for w in card.play):
        found = ["note-draw"]
    return found[:MOST_NOTES]


class Program:
    """Questions about a card's program that decide which notes apply."""

    def __init__(self, card: CardDef, edition: int) -> None:
        self.card = card
        self.edition = edition
        self.words = card.words()
        self.scopes = [w for w in self.words if w.name in SCOPES]
        self.theirs = [w for scope in self.scopes for w in steps_in(scope["steps"])]
        inside = {id(w) for w in self.scopes + self.theirs}
        self.own = [w for w in steps_in(card.play) if id(w) not in inside]  # what the player of the card does

    def has(self, *names: str) -> bool:
        return any(w.name in names for w in self.words)

    def is_attack(self) -> bool:
        return ATTACK in self.card.types

    def reaction_again(self) -> bool:
        return self.card.reaction is not None and self.card.reaction.again

    def may_trash(self) -> bool:
        """The player of the card may choose not to trash."""
        return any(self.declinable(w) and w["step"].name == "trash" for w in self.own)

    def declinable(self, w: Word) -> bool:
        """A step that one may leave out, in this edition."""
        return w.name == "may" and w["since"] <= self.edition

    def trades(self) -> bool:
        """What it gains depends on the card trashed from the hand."""
        trashes = any(w.name == "trash" and w["where"] is HAND for w in self.own)
        return trashes and gains(self.own, "up_to_more", "exactly_more")

    def could_pick_itself(self) -> bool:
        """Not in a later turn, when nobody would look for it in the hand."""
        later = {id(w) for step in self.own if step.name == "next_turn" for w in steps_in(step["steps"])}
        return any(w.name in FROM_HAND and id(w) not in later and picks(w, self.card) for w in self.own)

    def is_discarded(self) -> bool:
        """At the end of the turn in which it is played, whatever is chosen."""
        return DURATION not in self.card.types and not self.has("trash_this")

    def made_a_treasure(self) -> bool:
        """Another card makes it a Treasure in games with that card."""
        return self.card.name in MADE_TREASURES

    def lifts(self) -> bool:
        """Cards lie apart while the deck may run out."""
        aside = any(w.name == "draw_to" and w["may_set_aside"] is not None for w in self.words)
        return aside or self.has(*LIFTING)

    def gains_elsewhere(self) -> bool:
        """What it gains goes to the hand or onto the deck, not to the discard pile."""
        return any(w.name == "gain" and w["to"] is not DISCARD for w in self.own)

    def asks_for_several(self, verb: str) -> bool:
        """A number of cards of the hand that nobody may decline."""
        free = {id(w) for may in self.words if self.declinable(may) for w in steps_in([may["step"]])}
        steps = [w for w in self.own + self.theirs if w.name == verb and id(w) not in free]
        amounts = [w["n"] for w in steps if w["where"] is HAND]
        return any(n.name == "empty_piles" if isinstance(n, Term) else n > 1 for n in amounts)

    def has_impossible_options(self) -> bool:
        choices = [w for w in self.words if w.name == "choose" and len(w["options"]) > 1]
        steps = [step for w in choices for step in steps_in(w["options"]) if step.name in ("discard", "trash", "gain")]
        return any(step["where"] is not LIFTED for step in steps)

    def plays_actions(self) -> bool:
        """It plays other cards, Actions among them."""
        return self.has("play_it") or any(w.name == "play_from_hand" and w["what"] & ACTION for w in self.words)

    def puts_onto_deck(self) -> bool:
        """A card from the hand, the discard pile or the Supply."""
        steps = self.own + self.theirs
        return any(w.name in ("put_on_deck", "put_anywhere") or (w.name == "gain" and w["to"] is DECK) for w in steps)

    def conditions_on_types(self) -> int:
        conditions = [w["condition"] for w in self.words if w.name == "when"]
        return sum(c.name == "it_is" and isinstance(c.of, Type) for c in conditions)


def gains(steps: Sequence[Word], *costs: str) -> bool:
    """One of the steps gains a card with this kind of cost limit."""
    return any(w.name == "gain" and w["cost"] is not None and w["cost"].name in costs for w in steps)


def has_word(steps: Sequence[Word], name: str) -> bool:
    return any(w.name == name for w in steps)


def gains_named(steps: Sequence[Word]) -> bool:
    return any(w.name == "gain" and isinstance(w["what"], str) and w["where"] is SUPPLY for w in steps)


def picks(w: Word, card: CardDef) -> bool:
    """The step could pick this card if it were still in the hand."""
    args = dict(w.args)
    what = args.get("what")
    return args.get("where", HAND) is HAND and (what is None or (isinstance(what, Type) and bool(what & card.types)))


NOTES: tuple[tuple[str, Callable[[Program], bool]], ...] = (
    ("note-attack", lambda p: p.is_attack()),
    ("note-not-an-attack", lambda p: not p.is_attack() and p.has(*SCOPES, "pass_left")),
    ("note-reaction", lambda p: p.card.reaction is not None),
    ("note-reaction-once", lambda p: p.card.reaction is not None and not p.reaction_again()),
    ("note-reaction-again", lambda p: p.reaction_again()),
    ("note-handed-out", lambda p: gains_named(p.theirs)),
    ("note-trash-this", lambda p: p.has("trash_this")),
    ("note-duration", lambda p: DURATION in p.card.types),
    ("note-plays", lambda p: p.plays_actions()),
    ("note-adds-up", lambda p: ACTION in p.card.types and p.has("costs_less", "worth_more", "first_play_gives")),
    ("note-must-trash", lambda p: p.trades() and not p.may_trash()),
    ("note-may-trash", lambda p: p.trades() and p.may_trash()),
    ("note-exact", lambda p: gains(p.words, "exactly", "exactly_more", "exactly_total")),
    ("note-limit", lambda p: gains(p.own, "up_to", "up_to_more") and not p.gains_elsewhere()),
    ("note-limit-elsewhere", lambda p: gains(p.own, "up_to", "up_to_more") and p.gains_elsewhere()),
    ("note-each-type", lambda p: p.conditions_on_types() > 1),
    ("note-all-together", lambda p: any(Term("that_many") in dict(w.args).values() for w in p.own)),
    ("note-options-first", lambda p: any(w.name == "choose" and w["n"] != 1 for w in p.words)),
    ("note-impossible-option", lambda p: p.has_impossible_options()),
    ("note-too-few", lambda p: p.asks_for_several("discard") and not p.has_impossible_options()),
    ("note-too-few-trash", lambda p: p.asks_for_several("trash") and not p.has_impossible_options()),
    ("note-not-itself", lambda p: p.could_pick_itself()),
    ("note-costs-now", lambda p: any(dict(w.args).get("cost") is not None for w in p.words)),
    ("note-named-pile", lambda p: gains_named(p.own) and not p.has_impossible_options()),
    ("note-take-all", lambda p: has_word(p.own, "reveal_from_deck") and has_word(p.own, "take")),
    ("note-shuffle-without", lambda p: p.lifts()),
    ("note-no-top", lambda p: p.has("turn_up", "discard_top", "trash_top")),
    ("note-order-hidden", lambda p: has_word(p.own, "put_back") and not p.has("look_at")),
    ("note-order-hidden-theirs", lambda p: has_word(p.theirs, "put_back")),
    ("note-onto-empty-deck", lambda p: p.puts_onto_deck()),
    ("note-name-a-card", lambda p: any(w.name == "name_a_card" for w in p.own)),
    ("note-one-by-one", lambda p: len(p.scopes) == 1 and any(w.name in DECIDED for w in p.theirs)),
    ("note-two-types", lambda p: sum(t in p.card.types for t in KINDS) > 1),
    ("note-treasure", lambda p: TREASURE in p.card.types and p.is_discarded()),
    ("note-points", lambda p: not p.card.types & (ACTION | TREASURE) and not p.made_a_treasure()),
    ("note-points-treasure", lambda p: p.made_a_treasure()),
    ("note-buys", lambda p: any(w.name == "buys" for w in p.card.play)),
    ("note-actions", lambda p: any(w.name == "actions" and w["n"] != 1 for w in p.card.play)),
)
