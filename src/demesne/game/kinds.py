"""The kinds of card in one game: their names, numbers and compiled table. Shared by all games with the same cards."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from demesne import kernel
from demesne.cards import BASIC, PUBLISHED, Catalogue
from demesne.kernel import const as k
from demesne.refusal import Refusal
from demesne.rules import CardDef
from demesne.rules.compiler import compile_table, names_in
from demesne.rules.language import KEYS
from demesne.rules.setup import PILES_TO_END

KEY_BASE = len(PUBLISHED)
PLACE_BASE = KEY_BASE + len(KEYS)
STOP = PLACE_BASE + 512


class Kinds:
    def __init__(
        self, catalogue: Catalogue, names: frozenset[str], kingdom: tuple[str, ...], edition: int, players: int
    ):
        used = _closure(catalogue, {*names, *kingdom, *BASIC})
        if len(used) > k.KINDS:
            raise Refusal("error-kinds", most=k.KINDS, got=len(used))
        self.catalogue = catalogue
        self.kingdom = kingdom
        self.edition = edition
        self.names = sorted(used)
        self.cards: list[CardDef] = [catalogue.cards[n] for n in self.names]
        self.own = tuple(c for c in catalogue.own if c.name in used)
        self.kind_of = {n: i for i, n in enumerate(self.names)}
        self.piles = {*kingdom, *BASIC}
        self.pile_kinds = {n: self.kind_of[n] for n in (*BASIC, *kingdom)}  # as the Supply is listed
        numbers = {n: catalogue.number(n, STOP) for n in self.names}
        self.numbers = [numbers[n] for n in self.names]
        self.name_of = {number: n for n, number in numbers.items()}
        self.data = compile_table(
            self.cards, self.piles, edition, PILES_TO_END[players], numbers, (KEY_BASE, PLACE_BASE, STOP)
        )
        self._tables: dict[str, Any] = {}

    def table(self, which: str) -> Any:
        if which not in self._tables:
            self._tables[which] = kernel.kernels()[which].Table(self.data)
        return self._tables[which]

    def listed(self, counts: Iterable[int]) -> list[str]:
        """Counts per kind as names, sorted."""
        return [name for name, n in zip(self.names, counts, strict=False) for _ in range(n)]

    def action_name(self, action: int) -> str:
        """The option behind an action number; "stop" for the end of an answer."""
        if action == STOP:
            return "stop"
        if action in self.name_of:
            return self.name_of[action]
        if KEY_BASE <= action < PLACE_BASE:
            return KEYS[action - KEY_BASE]
        if PLACE_BASE <= action < STOP:
            return str(action - PLACE_BASE)
        for number, card in enumerate((*PUBLISHED, *self.catalogue.own)):
            if action == (number if number < KEY_BASE else STOP + 1 + number - KEY_BASE):
                return card.name
        raise Refusal("error-action-number", most=STOP + len(self.catalogue.own), got=repr(action))


def _closure(catalogue: Catalogue, names: set[str]) -> set[str]:
    """The cards and all cards that their programs name."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names |= names_in(catalogue.cards[name])
    return found


@functools.lru_cache(maxsize=512)
def kinds_for(
    catalogue: Catalogue, names: frozenset[str], kingdom: tuple[str, ...], edition: int, players: int
) -> Kinds:
    return Kinds(catalogue, names, kingdom, edition, players)
