"""What one seat can see now (R-INFO). Every field is allow-listed; nothing is filtered out afterwards."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypedDict

from demesne.kernel import const as k
from demesne.kernel.names import DECISIONS, ENDS, PHASES, ZONES
from demesne.rules.language import ALL_TOKENS, MARKS, MATS, PILE_TOKENS, YOUR_TOKENS

from .cards import Cards

ISLAND, NATIVE_VILLAGE = (MATS.index(mat) for mat in ("island", "native village"))


class OneOf(NamedTuple):
    """Marks a text that is always one of these names."""

    names: tuple[str | None, ...]


Phase = Annotated[str, OneOf(PHASES)]
Ends = Annotated[str, OneOf(ENDS)]
DecisionKind = Annotated[str, OneOf(DECISIONS[1:])]
Zone = Annotated[str, OneOf(ZONES)]


class Later(TypedDict):
    """The later part of a Duration that is still to come."""

    card: str
    aside: list[str]  # what it keeps set aside, as far as the viewer may see it
    aside_hidden: int
    safe: list[int]  # the seats that it does not affect


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
    durations: list[Later]
    island: list[str]
    native_village: list[str] | None  # null unless it is the viewer's own
    native_village_size: int
    tokens: dict[str, int]
    gained: list[str]  # in the latest turn of its own, where a card asks for that


class Waits(TypedDict):
    """For whom the game waits and because of which card; while hand cards could be used not for whom.

    `source` is then the Attack played or the card gained; null at the start of a turn.
    """

    player: int | None
    source: str | None
    reactions: bool


class Nearness(TypedDict):
    """How near the end is: the game ends when the Provinces or the Colonies are gone, or so many piles are empty."""

    provinces: int
    colonies: int | None  # null in games without them
    empty: int
    most: int  # empty piles that end the game


class Besides(TypedDict):
    """What games of boxes have that are still to come."""

    cards: list[str]  # Events and Landmarks
    bane: str | None
    piles: dict[str, int]  # beside the Supply
    tops: dict[str, str | None]  # of piles of different cards: the one that lies on top
    potions: int  # of this turn
    controller: int | None  # the seat that decides in this turn, if it is not the player's own
    tavern: list[list[str]]  # by seat
    plus: list[dict[str, str]]  # by seat: the piles on which its own tokens lie
    marks: list[list[str]]  # by seat: minus tokens, and the Journey token if it lies face down
    stock: dict[str, int]  # victory tokens on piles and Landmarks


class View(TypedDict):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    player: int
    turn: int
    extra: bool  # an extra turn
    phase: Phase | None
    actions: int
    buys: int
    coins: int
    supply: dict[str, int]
    costs: dict[str, int]
    colonies: bool
    nearness: Nearness
    pile_tokens: dict[str, dict[str, int]]
    tokens_moved: int  # that left their piles for the Trade Route mat
    barred: dict[str, list[str]]  # the cards named this turn, by the card for which they were named
    trash: list[str]
    players: list[PlayerView]
    waits: Waits | None
    over: bool
    ends: Ends | None
    scores: list[int] | None
    besides: Besides | None  # null in games of the published boxes


def view(state: Any, cards: Cards, seat: int | None) -> View:
    """The table as a seat, or a spectator (None), sees it; plain data."""
    names, piles = cards.names, cards.piles
    seats, cur, phase, _first, ends, actions, buys, coins, *_ = state.facts()
    supply = state.counts(k.SUPPLY, 0)
    pending = state.pending()
    open_top = _turned_up(state, pending)
    players: list[PlayerView] = []
    controller = _controller(state, cards)
    for p in range(seats):
        hand, deck, _discard, turns, top, veil, lifted = state.seat(p)
        own = p == seat or (p == cur and seat == controller)
        aside = _aside(state, p, names, own, veil) if lifted else []
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
                "durations": [],
                "island": [],
                "native_village": [] if own else None,
                "native_village_size": 0,
                "tokens": {},
                "gained": [],
            }
        )
    over = phase == k.PH_OVER
    shown: View = {
        "seat": seat,
        "player": cur,
        "turn": players[cur]["turns"],
        "extra": False,
        "phase": PHASES[phase],
        "actions": actions,
        "buys": buys,
        "coins": coins,
        "supply": {name: supply[kind] for name, kind in piles.items()},
        "costs": _costs(state, cards),
        "colonies": cards.colonies,
        "nearness": _nearness(state),
        "pile_tokens": {},
        "tokens_moved": 0,
        "barred": {},
        "trash": state.listed(k.TRASH, 0, names),
        "players": players,
        "waits": None if over else _waits(state, cards, pending),
        "over": over,
        "ends": ENDS[ends],
        "scores": [state.score(p) for p in range(seats)] if over else None,
        "besides": None,
    }
    if cards.extended:
        _extend(shown, state, cards, seat)
    if cards.beyond:
        shown["besides"] = _besides(shown, state, cards, controller)
    return shown


def _besides(shown: View, state: Any, cards: Cards, controller: int) -> Besides:
    names = cards.names
    beside = state.counts(k.BESIDE, 0)
    tops: dict[str, str | None] = {}
    for pile in cards.heaps:
        shown["supply"][pile], top = state.piles_facts(cards.piles[pile])
        tops[pile] = names[top - 1] if top else None
        if top:
            shown["costs"][pile] = state.cost(top - 1)
    seats = range(len(shown["players"]))
    return {
        "cards": cards.extras,
        "bane": cards.bane or None,
        "piles": {name: beside[names.index(name)] for name in cards.beside},
        "tops": tops,
        "potions": state.purse()[0],
        "controller": controller if controller >= 0 else None,
        "tavern": [state.listed(k.MAT + k.TAVERN, p, names) for p in seats],
        "plus": [
            {token: names[kind - 1] for token, kind in zip(YOUR_TOKENS, state.plus_of(p), strict=True) if kind}
            for p in seats
        ],
        "marks": [[token for token, there in zip(MARKS, state.marks_of(p), strict=True) if there] for p in seats],
        "stock": _some(tuple(names), state.stocks()),
    }


def _controller(state: Any, cards: Cards) -> int:
    """The seat that decides in the player's turn in its place, and sees what it sees; -1 for none."""
    return int(state.purse()[1]) - 1 if cards.beyond else -1


def _extend(shown: View, state: Any, cards: Cards, seat: int | None) -> None:
    """What Base and Intrigue do not have: Durations, mats, tokens, extra turns, names barred."""
    names = cards.names
    extra, _, _, shown["tokens_moved"] = state.turn_facts()
    shown["extra"] = bool(extra)
    for pile, kind in cards.piles.items():
        if tokens := _some(PILE_TOKENS, state.tokens_on(kind)):
            shown["pile_tokens"][pile] = tokens
    for card, listed in cards.bars.items():
        if barred := [names[kind] for kind in state.barred_names(listed)]:
            shown["barred"][card] = barred
    mine = {seat, shown["player"]} if seat == _controller(state, cards) else {seat}
    for p, card, keep, is_open, safe, *_ in state.agenda():
        kept = [names[keep - 1]] if keep else []
        sees = bool(is_open) or p in mine
        shown["players"][p]["durations"].append(
            {
                "card": names[card],
                "aside": kept if sees else [],
                "aside_hidden": 0 if sees else len(kept),
                "safe": [q for q in range(len(shown["players"])) if safe >> q & 1],
            }
        )
    for p, player in enumerate(shown["players"]):
        kept = state.listed(k.KEPT, p, names)
        seen = kept if p in mine else _listed(names, state.seen_aside(p))
        player["aside"] = sorted(player["aside"] + seen)
        player["aside_hidden"] += len(kept) - len(seen)
        player["island"] = state.listed(k.MAT + ISLAND, p, names)
        mat = state.listed(k.MAT + NATIVE_VILLAGE, p, names)
        player["native_village_size"] = len(mat)
        if p in mine:
            player["native_village"] = mat
        player["tokens"] = _some(ALL_TOKENS, state.tokens_of(p))
        player["gained"] = _listed(names, state.gained_by(p))


def _listed(names: list[str], numbers: list[int]) -> list[str]:
    return [name for name, n in zip(names, numbers, strict=True) for _ in range(n)]


def _some(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=True) if n} if any(numbers) else {}


def _costs(state: Any, cards: Cards) -> dict[str, int]:
    """What the piles cost now; most of the time that is what is printed on them, and a copy is quickly made."""
    now = state.costs(cards.kinds)
    return cards.costs.copy() if now == [*cards.costs.values()] else dict(zip(cards.costs, now, strict=True))


def _nearness(state: Any) -> Nearness:
    provinces, colonies, empty, most = state.nearness()
    return {"provinces": provinces, "colonies": None if colonies < 0 else colonies, "empty": empty, "most": most}


def _turned_up(state: Any, pending: tuple[int, ...]) -> tuple[int, int]:
    """The seat and kind of a deck's top card that is revealed while it is decided upon (Spy)."""
    kind, _, _, zone, about, *_ = pending
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


def _waits(state: Any, cards: Cards, pending: tuple[int, ...]) -> Waits:
    """Who the game is waiting for and which played card asks; while hand cards could be used, not who."""
    _, player, source, *_ = pending
    names = cards.names
    attack = state.window()
    if attack:
        return {"player": None, "source": names[attack - 1], "reactions": True}
    if cards.extended and hides_who(state, cards):
        return {"player": None, "source": names[source - 1] if source else None, "reactions": True}
    return {"player": player, "source": names[source - 1] if source else None, "reactions": False}


def hides_who(state: Any, cards: Cards) -> bool:
    """Whether it must not be seen who is asked at a gain or the start of a turn: it would show what is in a hand."""
    kind, player, _, zone, *_ = state.pending()
    if not cards.extended or zone != k.NOWHERE or kind not in (k.D_REACT, k.D_ORDER):
        return False
    what, whose, card = state.occasion()
    return cards.answerable(what, card - 1, player == whose)
