"""What one seat can see now (R-INFO). Every field is allow-listed; nothing is filtered out afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from demesne.kernel import const as k
from demesne.kernel.names import ENDS, PHASES


def view(
    state: Any, names: list[str], piles: dict[str, int], seat: int | None, decision: Callable[[], dict[str, Any]]
) -> dict[str, Any]:
    """The table as a seat, or a spectator (None), sees it; plain data."""
    seats, cur, phase, _first, ends, actions, buys, coins, *_ = state.facts()
    supply = state.counts(k.SUPPLY, 0)
    open_top = _turned_up(state)
    players = []
    for p in range(seats):
        hand, deck, _discard, turns, top, veil, lifted = state.seat(p)
        own = p == seat
        aside = _aside(state, p, names, own, veil)
        players.append(
            {
                "hand": state.listed(k.HAND, p, names) if own else None,
                "hand_size": hand,
                "deck_size": deck if own else None,
                "deck_top": names[open_top[1]] if p == open_top[0] else None,
                "discard_top": names[top - 1] if top else None,
                "play": state.listed(k.PLAY, p, names),
                "aside": aside,
                "aside_hidden": lifted - len(aside),
                "turns": turns,
            }
        )
    over = phase == k.PH_OVER
    return {
        "seat": seat,
        "player": cur,
        "turn": state.seat(cur)[3],
        "phase": PHASES[phase],
        "actions": actions,
        "buys": buys,
        "coins": coins,
        "supply": {name: supply[kind] for name, kind in piles.items()},
        "costs": dict(zip(piles, state.costs(list(piles.values())), strict=True)),
        "trash": state.listed(k.TRASH, 0, names),
        "players": players,
        "waits": None if over else _waits(state, names),
        "decision": decision() if not over and state.pending()[1] == seat else None,
        "over": over,
        "ends": ENDS[ends],
        "scores": [state.score(p) for p in range(seats)] if over else None,
    }


def _turned_up(state: Any) -> tuple[int, int]:
    """The seat and kind of a deck's top card that is revealed while it is decided upon (Spy)."""
    kind, _, _, zone, about, *_ = state.pending()
    if kind == k.D_DISCARD and zone == k.DECK:
        return about, state.options().index(1)
    return -1, 0


def _aside(state: Any, p: int, names: list[str], own: bool, veil: int) -> list[str]:
    """Of the cards lifted out, those that this viewer sees."""
    if not own and veil == k.VEILED:
        return []
    shown: list[str] = state.listed(k.ASIDE, p, names)
    if not own and veil:
        shown.remove(names[veil - 1])
    return shown


def _waits(state: Any, names: Sequence[str]) -> dict[str, Any]:
    """Who the game is waiting for and which played card asks; while Reactions are asked, not who."""
    _, player, source, *_ = state.pending()
    attack = state.window()
    if attack:
        return {"player": None, "source": names[attack - 1], "reactions": True}
    return {"player": player, "source": names[source - 1] if source else None, "reactions": False}
