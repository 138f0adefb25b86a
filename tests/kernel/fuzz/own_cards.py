"""Random own cards: any words of the vocabulary in any order, as long as a card file may say so.

The words are found by their signatures, so a new one is tried out without a change here.
"""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

from demesne.cards import BASIC, PUBLISHED
from demesne.rules.card import CardDef, card, when_attacked
from demesne.rules.compiler import Compiler
from demesne.rules.language import (
    KEYS,
    MATS,
    PILE_TOKENS,
    TERMS,
    TOKENS,
    WORDS,
    CardError,
    Place,
    Type,
    Word,
)
from demesne.rules.triggers import MOMENTS, TRIGGERS, Trigger

NUMBERS = (0, 1, 1, 2, 2, 3, 5, 20)
LIFTS = ("look_at", "reveal_from_deck", "reveal_until")
LANDS = ("discard_rest", "put_back")
DEEPEST = 3
TYPES = [
    *[Type.ACTION, Type.TREASURE, Type.ACTION | Type.ATTACK, Type.ACTION | Type.TREASURE],
    *[Type.TREASURE | Type.ATTACK, Type.ACTION | Type.REACTION, Type.ACTION | Type.ATTACK | Type.REACTION],
]
KIND_OF = {name: i for i, name in enumerate(sorted(c.name for c in PUBLISHED))}


def random_card(rng: Random, name: str) -> CardDef:
    """A card that compiles in both editions; most attempts do not."""
    while True:
        types = rng.choice(TYPES)
        try:
            play = steps(rng, 0)
            reaction = None
            if Type.REACTION in types:
                hand = rng.choice((0, 0, 3))
                reaction = when_attacked(*steps(rng, 1), hand_at_least=hand, again=rng.random() < 0.3)
            found = [random_trigger(rng) for _ in range(rng.choice((0, 0, 1, 2)))]
            made = card(name, rng.randint(0, 6), types, play=play, reaction=reaction, triggers=found)
            for edition in (1, 2):
                Compiler(KIND_OF, edition).check(made)
            return made
        except CardError:
            continue


def random_trigger(rng: Random) -> Trigger:
    """An effect of a card besides being played."""
    make = rng.choice(list(TRIGGERS.values()))
    inside = steps(rng, 1)
    buying, gaining = MOMENTS["buying"], MOMENTS["gaining"]
    if make.__name__ in ("while_in_play", "this_turn"):
        return make(rng.choice((buying(), gaining(), gaining(Type.TREASURE), gaining(bought=True))), *inside)
    if make.__name__ == "on_pile_with":
        return make("embargo", rng.choice((buying(), gaining())), *inside)
    return make(*inside)


def steps(rng: Random, depth: int) -> list[Word]:
    out: list[Word] = []
    for _ in range(rng.randint(1, 3)):
        if rng.random() < 0.2:
            middle = [step(rng, depth + 1) for _ in range(rng.randint(0, 2))]
            out += [step(rng, depth, rng.choice(LIFTS)), *middle, step(rng, depth, rng.choice(LANDS))]
        else:
            out.append(step(rng, depth))
    return out


def step(rng: Random, depth: int, name: str = "") -> Word:
    name = name or rng.choice(sorted(WORDS))
    arguments: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in inspect.signature(WORDS[name]).parameters.values():
        optional = parameter.default is not inspect.Parameter.empty
        if optional and rng.random() < 0.5:
            continue
        if parameter.kind is inspect.Parameter.VAR_KEYWORD:
            named |= {key: steps(rng, depth + 1) for key in rng.sample(KEYS, rng.randint(1, 4))}
        elif parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            arguments += value(rng, "Sequence[Word]", depth)
        elif optional or parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            named[parameter.name] = value(rng, parameter.annotation, depth)
        else:
            arguments.append(value(rng, parameter.annotation, depth))
    return WORDS[name](*arguments, **named)


def value(rng: Random, hint: str, depth: int) -> Any:
    """Something of the kind that the signature asks for; the word itself refuses what does not fit."""
    if "Word" in hint:
        if depth >= DEEPEST:
            raise CardError("deep enough")
        return steps(rng, depth + 1) if "Sequence" in hint else step(rng, depth + 1)
    kind = rng.choice([part.strip() for part in hint.split("|")])
    if kind == "int" or (kind == "Amount" and rng.random() < 0.6):
        return rng.choice(NUMBERS)
    if kind in ("Amount", "Cost", "Term"):
        return random_term(rng)
    made = {"Card": rng.choice(BASIC), "Type": rng.choice(list(Type)), "Place": rng.choice(list(Place))}
    made["str"] = rng.choice((*MATS, *TOKENS, *PILE_TOKENS))
    return rng.random() < 0.5 if kind == "bool" else made.get(kind)


def random_term(rng: Random) -> Any:
    term = rng.choice(list(TERMS.values()))
    if not callable(term):
        return term
    asked = next(iter(inspect.signature(term).parameters.values())).annotation
    if asked == "int":
        return term(rng.choice(NUMBERS))
    if asked == "str":
        return term(rng.choice((*TOKENS, *BASIC)))
    return term(rng.choice(list(Type)) if "Type" in asked and rng.random() < 0.6 else rng.choice(BASIC))
