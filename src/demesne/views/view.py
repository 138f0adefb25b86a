"""What one seat can see now (R-INFO). Every field is allow-listed; nothing is filtered out afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, TypedDict

from demesne.kernel import const as k
from demesne.kernel.names import ENDS, PHASES


class OneOf(NamedTuple):
    """Marks a text that is always one of these names."""

    names: tuple[str | None, ...]


Phase = Annotated[str, OneOf(PHASES)]
Ends = Annotated[str, OneOf(ENDS)]


class PlayerView(TypedDict):
    """A seat as the viewer sees it."""

    hand: list[str] | None  # null unless it is the viewer's own
    hand_size: int
    deck_size: int | None
    deck_top: str | None  # a card turned up while it is decided upon
    discard_top: str | None
    play: list[str]
    aside: list[str]
    aside_hidden: int  # how many more lie set aside that the viewer may not see
    turns: int


class Waits(TypedDict):
    """For whom the game waits and because of which card; while Reactions are asked not for whom."""

    player: int | None
    source: str | None
    reactions: bool


class View(TypedDict):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    player: int
    turn: int
    phase: Phase | None
    actions: int
    buys: int
    coins: int
    supply: dict[str, int]
    costs: dict[str, int]
    trash: list[str]
    players: list[PlayerView]
    waits: Waits | None
    over: bool
    ends: Ends | None
    scores: list[int] | None


def view(state: Any, names: list[str], piles: dict[str, int], seat: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it; plain data."""
    seats, cur, phase, _first, ends, actions, buys, coins, *_ = state.facts()
    supply = state.counts(k.SUPPLY, 0)
    open_top = _turned_up(state)
    players: list[PlayerView] = []
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


def _waits(state: Any, names: Sequence[str]) -> Waits:
    """Who the game is waiting for and which played card asks; while Reactions are asked, not who."""
    _, player, source, *_ = state.pending()
    attack = state.window()
    if attack:
        return {"player": None, "source": names[attack - 1], "reactions": True}
    return {"player": player, "source": names[source - 1] if source else None, "reactions": False}
