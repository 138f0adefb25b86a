"""Mutants of a card: its programs with one thing wrong. Every one has a name that stays the same from run to run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from demesne.rules import CardDef, CardError, Term, Type, Word
from demesne.rules.language import ACTION, DECK, DISCARD, HAND, LIFTED, SUPPLY, TRASH, TREASURE, VICTORY, Place
from demesne.rules.vocabulary import may

CHOICES = {
    "discard", "discard_down_to", "trash", "put_on_deck", "gain", "reveal", "trash_this", "deck_into_discard",
    "play_from_hand", "play_it", "choose",
}  # fmt: skip
PLACES = {HAND: (DISCARD, DECK), DISCARD: (HAND, DECK), DECK: (HAND, DISCARD), SUPPLY: (TRASH,), TRASH: (SUPPLY,)}
SCOPES = {
    "each_other": ("each_player", "left_neighbour"),
    "each_player": ("each_other",),
    "left_neighbour": ("each_other",),
}
TWINS = {
    "discard": "trash",
    "trash": "discard",
    "discard_top": "trash_top",
    "trash_top": "discard_top",
    "reveal_from_deck": "look_at",
    "look_at": "reveal_from_deck",
    "put_back": "discard_rest",
    "discard_rest": "put_back",
    "actions": "buys",
    "buys": "coins",
    "coins": "actions",
}


def mutants(card: CardDef) -> Iterator[tuple[str, CardDef]]:
    names = any(word.name == "name_a_card" for word in card.words())
    for text, steps in programs(card.play):
        if names or "not_named=True" not in text:  # names are kept for the card that had them named
            yield f"play: {text}", replace(card, play=steps)
    if card.reaction:
        r = card.reaction
        for text, steps in programs(r.steps):
            yield f"reaction: {text}", replace(card, reaction=r._replace(steps=steps))
        yield "reaction: again flipped", replace(card, reaction=r._replace(again=not r.again))
        for n in (r.hand_at_least - 1, r.hand_at_least + 1):
            if n >= 0:
                yield f"reaction: hand_at_least {n}", replace(card, reaction=r._replace(hand_at_least=n))
    for cost in (card.cost - 1, card.cost + 1):
        if cost >= 0:
            yield f"cost {cost}", replace(card, cost=cost)
    for t in Type:
        flipped = card.types ^ t
        # a Duration without a later part plays as any card; Courtier and Mint, which count types, have tests of their own
        idle = t is Type.DURATION and not card.triggers and all(w.name != "next_turn" for w in card.words())
        if flipped and t is not Type.REACTION and not (idle and card.box in ("basic", "base", "intrigue")):
            yield f"types {flipped!r}", replace(card, types=flipped)
    yield from points(card)


def points(card: CardDef) -> Iterator[tuple[str, CardDef]]:
    if isinstance(card.points, Term):
        if card.points.n is not None:
            for n in (card.points.n - 1, card.points.n + 1):
                yield f"points per_cards({n})", replace(card, points=card.points._replace(n=n))
        else:
            for other in ("Estate", "Province"):
                yield f"points per_card({other})", replace(card, points=card.points._replace(of=other))
        yield "points 1", replace(card, points=1)
    else:
        for n in (card.points - 1, card.points + 1):
            yield f"points {n}", replace(card, points=n)


def programs(steps: tuple[Word, ...]) -> Iterator[tuple[str, tuple[Word, ...]]]:
    """A program with one step dropped, moved, or changed within."""
    for i, step in enumerate(steps):
        yield f"drop {step!r}", steps[:i] + steps[i + 1 :]
        if i + 1 < len(steps) and step != steps[i + 1]:
            yield f"swap {step!r} and {steps[i + 1]!r}", (*steps[:i], steps[i + 1], step, *steps[i + 2 :])
        for text, other in words(step):
            yield text, (*steps[:i], other, *steps[i + 1 :])


def words(step: Word) -> Iterator[tuple[str, Word]]:
    """A step with one thing wrong."""
    if step.name == "may":
        inner = step["step"]
        yield f"must {inner!r}", inner
        yield f"edition switch of {inner!r}", with_arg(step, "since", 3 - step["since"])
        for text, other in words(inner):
            if not text.startswith("may "):
                yield text, with_arg(step, "step", other)
        return
    if step.name in CHOICES:
        yield f"may {step!r}", may(step)
    if step.name in SCOPES:
        for name in SCOPES[step.name]:
            yield f"{name} for {step!r}", Word(name, step.args)
    if step.name == "you_choose":
        yield f"they choose {step['step']!r}", step["step"]
    if step.name in TWINS and (step.name not in ("discard", "trash") or not dict(step.args).get("but")):
        args = tuple((k, v) for k, v in step.args if not (step.name == "trash" and k == "but"))
        if step.name == "discard":
            args = (*args[:2], ("but", None), *args[2:])
        yield f"{TWINS[step.name]} for {step!r}", Word(TWINS[step.name], args)
    for key, value in step.args:
        for text, other in values(key, value):
            if step.name == "pass_left":
                text = f"edition switch {other}"
                if other not in (1, 3):
                    continue
            yield f"{text} in {step!r}", with_arg(step, key, other)


def with_arg(step: Word, key: str, value: Any) -> Word:
    return Word(step.name, tuple((k, value if k == key else v) for k, v in step.args))


def values(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield f"{key}={not value}", not value
    elif isinstance(value, Type):
        for other in (ACTION, TREASURE, VICTORY):
            if other != value:
                yield f"{key}={other!r}", other
        if key == "what":
            yield f"{key}=any", None
    elif isinstance(value, int):
        for n in (value - 1, value + 1):
            if n >= 0:
                yield f"{key}={n}", n
    elif isinstance(value, Term):
        yield from terms(key, value)
    elif isinstance(value, Place):
        for place in PLACES.get(value, ()):
            if key == "to" or (key == "where" and value in (SUPPLY, TRASH)) or (value is DISCARD and place is HAND):
                yield f"{key}={place!r}", place
    elif isinstance(value, str) and key in ("what", "name", "but"):
        for name in ("Copper", "Silver", "Estate", "Curse"):
            if name != value:
                yield f"{key}={name}", name
        if key != "name":
            yield f"{key}=any", None
    elif isinstance(value, Word):
        for text, word in words(value):
            yield text, word
    elif isinstance(value, tuple) and value and all(isinstance(v, Word) for v in value):
        yield from programs(value)
    elif key == "options":
        for i, (name, steps) in enumerate(value):
            for text, changed in programs(steps):
                yield f"{name}: {text}", (*value[:i], (name, changed), *value[i + 1 :])
            if len(value) > 1:
                yield f"without {name}", value[:i] + value[i + 1 :]


def terms(key: str, value: Term) -> Iterator[tuple[str, Term]]:
    if value.n is not None:
        for n in (value.n - 1, value.n + 1):
            yield f"{value._replace(n=n)!r}", value._replace(n=n)
        swaps = {"up_to": "exactly", "up_to_more": "exactly_more", "exactly_more": "up_to_more", "at_least": "up_to"}
        if key == "cost" and value.name in swaps:
            yield f"{swaps[value.name]} for {value.name}", value._replace(name=swaps[value.name])
        pairs = {"hand_at_least": "hand_at_most", "hand_at_most": "hand_at_least"}
        if value.name in pairs:
            yield f"{pairs[value.name]} for {value.name}", value._replace(name=pairs[value.name])
    elif isinstance(value.of, Type):
        for other in (ACTION, TREASURE, VICTORY):
            if other != value.of:
                yield f"{value._replace(of=other)!r}", value._replace(of=other)
    elif value.name in ("any_number", "that_many", "empty_piles", "each_type"):
        yield f"1 for {value!r}", 1  # type: ignore[misc]


__all__ = ["CardError", "LIFTED", "mutants"]
