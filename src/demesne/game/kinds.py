"""The kinds of card in one game: their names, numbers and compiled table. Shared by all games with the same cards."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any

from demesne import kernel
from demesne.cards import BASIC, COLONIES, Catalogue
from demesne.cards.numbers import FIRST_KEYS, KEY_BASE, OWN, PLACE_BASE, STOP
from demesne.kernel import const as k
from demesne.kernel.layout import width_of
from demesne.kernel.memory import TableFields
from demesne.refusal import Refusal
from demesne.rules import CardDef
from demesne.rules.card_table import Places, compile_table
from demesne.rules.compiler import names_in
from demesne.rules.language import KEYS
from demesne.rules.setup import NO_EXTRAS, PILES_TO_END, Extras
from demesne.rules.specification import SPECS
from demesne.views import observation
from demesne.views.cards import Cards, cards_of

MORE_KEYS = OWN - k.OPTION_KEYS  # option keys that came later than the first


class Kinds:
    def __init__(
        self,
        catalogue: Catalogue,
        names: frozenset[str],
        kingdom: tuple[str, ...],
        edition: int,
        players: int,
        colonies: bool = False,
        extras: Extras = NO_EXTRAS,
        more_lies_open: bool = False,
    ):
        basic = (*BASIC, *COLONIES) if colonies else BASIC
        used = _closure(catalogue, {*names, *kingdom, *basic, *extras.names()})
        if len(used) > k.KINDS:
            raise Refusal("error-kinds", most=k.KINDS, got=len(used))
        self.catalogue = catalogue
        self.kingdom = kingdom
        self.edition = edition
        self.names = sorted(used)
        self.cards: list[CardDef] = [catalogue.cards[n] for n in self.names]
        self.own = tuple(c for c in catalogue.own if c.name in used)
        self.kind_of = {n: i for i, n in enumerate(self.names)}
        self.extras = extras
        brought = _brought(catalogue, [*kingdom, *extras.names()])
        self.beside = [n for n in brought if catalogue.cards[n].more.beside]  # piles that are not in the Supply
        more = [n for n in brought if n not in self.beside] + ([extras.bane] if extras.bane else [])
        self.piles = {*kingdom, *basic, *more}
        self.pile_kinds = {n: self.kind_of[n] for n in (*basic, *kingdom, *more)}  # as the Supply is listed
        numbers = {n: catalogue.number(n) for n in self.names}
        self.numbers = [numbers[n] for n in self.names]
        self.name_of = {number: n for n, number in numbers.items()}
        self.kind_behind = {number: i for i, number in enumerate(self.numbers)}
        self.data = compile_table(
            *(self.cards, self.piles, edition, PILES_TO_END[players], numbers),
            Places(KEY_BASE, PLACE_BASE, STOP, MORE_KEYS),
            extras.bane,
        )
        self.fields = TableFields(self.data)
        self.extended: int = self.fields.extended
        token, types = self.fields.moved_token, self.fields.moved_types
        # tokens that lie on piles from the start: which, and on which kinds
        self.start_tokens = [
            (token - 1, self.kind_of[n]) for n in self.piles if token and self.fields.types[self.kind_of[n]] & types
        ]
        self._key_orders: dict[tuple[int, int], list[str]] = {}
        self.shown: Cards = cards_of(self.cards, self.pile_kinds, colonies, self.fields, extras, self.beside)
        if more_lies_open:  # a position has tokens, mats or the like that no card of the game is about
            self.shown = self.shown._replace(extended=True)
        self._tables: dict[str, Any] = {}
        self.laid_out: dict[tuple[int, int, bool], bytes] = {}  # states before the first card is drawn, by `Start`
        self._observation: int | None = None

    def table(self, which: str) -> Any:
        if which not in self._tables:
            self._tables[which] = kernel.kernels()[which].CardTable(self.data)
        return self._tables[which]

    @functools.cached_property
    def width(self) -> int:
        """How long the rows of counts of this game are."""
        return width_of(len(self.names))

    @functools.cached_property
    def own_written(self) -> list[str]:
        """The own cards among them as a card file has them."""
        return [repr(card) for card in self.own]

    def observation_size(self, players: int) -> int:
        """How many bytes an observation of this game has."""
        if self._observation is None:
            self._observation = observation.size(players, len(self.names))
        return self._observation

    def key_order(self, source: int, step: int) -> list[str]:
        """The option keys of a question in the order in which its card offers them; empty where it has none."""
        if (source, step) not in self._key_orders:
            words = self.cards[source].words()
            asking = words[step - 1] if 0 < step <= len(words) else None
            options = SPECS[asking.name].options if asking else None
            self._key_orders[source, step] = [key for key, _ in options(asking)] if options and asking else []
        return self._key_orders[source, step]

    def listed(self, counts: Iterable[int]) -> list[str]:
        """Counts per kind as names, sorted."""
        return [name for name, n in zip(self.names, counts, strict=False) for _ in range(n)]

    def action_name(self, action: int) -> str:
        """The option behind an action number; "stop" for the end of an answer."""
        if action == STOP:
            return "stop"
        if action in self.name_of:
            return self.name_of[action]
        if KEY_BASE <= action < PLACE_BASE or MORE_KEYS <= action < MORE_KEYS + len(KEYS) - FIRST_KEYS:
            return KEYS[key_behind(action)]
        if PLACE_BASE <= action < STOP:
            return str(action - PLACE_BASE)
        for name in self.catalogue.cards:
            if action == self.catalogue.number(name):
                return name
        raise Refusal("error-action-number", most=OWN + len(self.catalogue.own), got=repr(action))


def key_action(key: int) -> int:
    """The action number of an option key."""
    return KEY_BASE + key if key < FIRST_KEYS else MORE_KEYS + key - FIRST_KEYS


def key_behind(action: int) -> int:
    """The option key behind an action number."""
    return action - KEY_BASE if action < PLACE_BASE else action - MORE_KEYS + FIRST_KEYS


def _closure(catalogue: Catalogue, names: set[str]) -> set[str]:
    """The cards and all cards that their programs name."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names |= names_in(catalogue.cards[name])
    return found


def _brought(catalogue: Catalogue, names: Iterable[str]) -> list[str]:
    """The cards whose piles come with these, and with those again."""
    found: list[str] = []
    todo = [brought for name in names for brought in catalogue.cards[name].more.brings]
    while todo:
        name = todo.pop(0)
        if name not in found:
            found.append(name)
            todo += catalogue.cards[name].more.brings
    return found


@functools.lru_cache(maxsize=512)
def kinds_for(
    catalogue: Catalogue,
    names: frozenset[str],
    kingdom: tuple[str, ...],
    edition: int,
    players: int,
    colonies: bool = False,
    extras: Extras = NO_EXTRAS,
    more_lies_open: bool = False,
) -> Kinds:
    return Kinds(catalogue, names, kingdom, edition, players, colonies, extras, more_lies_open)
