"""What one seat can see now (R-INFO). Every field is allow-listed; nothing is filtered out afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from demesne.kernel import const as k
from demesne.kernel.names import ENDS, PHASES


def view(
    state: Any, names: Sequence[str], piles: Sequence[str], seat: int | None, decision: Callable[[], dict[str, Any]]
) -> dict[str, Any]:
    """The table as a seat, or a spectator (None), sees it; plain data."""
    seats, cur, phase, _first, ends, actions, buys, coins, *_ = state.facts()
    supply = state.counts(k.SUPPLY, 0)
    kinds = {name: i for i, name in enumerate(names)}

    def listed(counts: Iterable[int]) -> list[str]:
        return [name for name, n in zip(names, counts, strict=True) for _ in range(n)]

    open_top = _turned_up(state)
    players = []
    for p in range(seats):
        hand, deck, _discard, turns, top, veil = state.seat(p)
        own = p == seat
        shown = _aside(state, p, own, veil)
        players.append(
            {
                "hand": listed(state.counts(k.HAND, p)) if own else None,
                "hand_size": hand,
                "deck_size": deck if own else None,
                "deck_top": names[open_top[1]] if p == open_top[0] else None,
                "discard_top": names[top - 1] if top else None,
                "play": listed(state.counts(k.PLAY, p)),
                "aside": listed(shown),
                "aside_hidden": sum(state.counts(k.ASIDE, p)) - sum(shown),
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
        "supply": {name: supply[kinds[name]] for name in piles},
        "costs": {name: state.cost(kinds[name]) for name in piles},
        "trash": listed(state.counts(k.TRASH, 0)),
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


def _aside(state: Any, p: int, own: bool, veil: int) -> list[int]:
    """Those of the cards lifted out that this viewer sees."""
    counts: list[int] = state.counts(k.ASIDE, p)
    if own or not veil:
        return counts
    if veil == k.VEILED:
        return [0] * len(counts)
    counts[veil - 1] -= 1
    return counts


def _waits(state: Any, names: Sequence[str]) -> dict[str, Any]:
    """Who the game is waiting for and which played card asks; while Reactions are asked, not who."""
    _, player, source, *_ = state.pending()
    attack = state.window()
    if attack:
        return {"player": None, "source": names[attack - 1], "reactions": True}
    return {"player": player, "source": names[source - 1] if source else None, "reactions": False}
