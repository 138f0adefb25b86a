"""The arguments of a new game: checked, completed, or refused with one clear line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.cards import BASIC, COLONIES, SETS, Catalogue
from demesne.notation import kingdom as kingdom_text
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either
from demesne.rules.setup import NO_EXTRAS, PLAYERS, Extras

from .keys import evenly, key_of
from .position import check
from .start import Start


def ten_of(given: str | Sequence[str], catalogue: Catalogue) -> tuple[tuple[str, ...], int]:
    """Ten names and the edition they are recommended for (2 if none)."""
    if isinstance(given, str):
        name = kingdom_text.find_set(given[:200], SETS)
        if name is not None:
            return SETS[name].cards, SETS[name].edition
        parts = kingdom_text.split(given[:10_000])
        if len(parts) < 2:
            raise Refusal("error-kingdom", got=short(given), near=nearest(given, SETS))
        given = parts
    ten = kingdom_text.ten_names(given, catalogue.cards, (*BASIC, *COLONIES))
    return tuple(ten), 2


def players_of(given: Any) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not PLAYERS[0] <= given <= PLAYERS[1]:
        raise Refusal("error-range", where="players", least=PLAYERS[0], most=PLAYERS[1], got=short(given))
    return given


def edition_of(given: Any, own: int) -> int:
    if given is None:
        return own
    if isinstance(given, bool) or not isinstance(given, int) or given not in (1, 2):
        raise Refusal("error-edition", got=short(given))
    return int(given)


def first_of(given: Any, players: int, key: bytes) -> int:
    if given == "random":
        return evenly(key, "first", players)
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < players:
        raise Refusal("error-first", last=str(players - 1), got=short(given))
    return given


def flag_of(given: Any, where: str = "double_treasures") -> bool:
    if not isinstance(given, bool):
        expected = either(["True", "False"])
        raise Refusal("error-value", where=where, expected=expected, got=short(given), near="")
    return given


def extras_of(given: Any, kingdom: Sequence[str], catalogue: Catalogue) -> Extras:
    """What the game has besides its ten piles; every name is that of a card, the Bane of one that has no pile yet."""
    if given is None:
        return NO_EXTRAS
    if not isinstance(given, Extras):
        raise Refusal("error-value", where="extras", expected="Extras(...)", got=short(given), near="")
    for name in sorted(given.names()):
        if name not in catalogue.cards:
            near = nearest(name, catalogue.cards)
            raise Refusal("error-unknown-card", where="extras", got=short(name), near=near)
    if given.bane in kingdom:
        raise Refusal("error-kingdom-twice", card=given.bane)
    return given


def start_of_position(data: Mapping[str, Any], catalogue: Catalogue, key: bytes | None = None) -> Start:
    extras = None
    if isinstance(data, Mapping) and "extras" in data:
        extras = data["extras"]
        data = {key: value for key, value in data.items() if key != "extras"}
    position = check(data, catalogue)
    ten, own_edition = ten_of(data["kingdom"], catalogue)
    players = len(position.data["players"])
    colonies = flag_of(data.get("colonies", False), "colonies")
    piles = [*ten, *BASIC, *(COLONIES if colonies else ())]
    for name in (*position.data["supply"], *position.data.get("pile_tokens", ())):
        if name not in piles:
            raise Refusal("error-position-pile", got=short(name), near=nearest(name, piles))
    key = key or key_of(data.get("seed"))
    return Start(
        catalogue,
        ten,
        players,
        edition_of(data.get("edition"), own_edition),
        key,
        first_of(data.get("first", 0), players, key),
        flag_of(data.get("double_treasures", False)),
        position,
        colonies,
        extras_of(extras, ten, catalogue),
    )
