"""A viewer's table as it follows events one by one: what is shown between two views.

It is made from the view that was sent and the events as that viewer may see them, so it cannot hold more than they do.
Events say where their cards came from and where they went; what a card is plays no part.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from demesne.game import Event, Game
from demesne.game.events import Place
from demesne.rules import CardDef
from demesne.rules.language import Type
from demesne.views.view import View

from .outgoing.shown import Move, PileSizes, PlayerChange, ViewChange

FIELDS = ("player", "turn", "extra", "phase", "actions", "buys", "coins", "tokens_moved", "trash", "nearness")
BY_PILE = ("supply", "costs")
OF_PLAYERS = (
    *("hand", "hand_size", "deck_size", "discard_top", "play", "aside", "aside_hidden", "turns"),
    *("island", "native_village", "native_village_size", "tokens"),
)
SIZES = {"hand": "hand_size", "deck": "deck_size", "native village": "native_village_size"}
LISTS = {"hand": "hand", "play": "play", "aside": "aside", "island": "island", "native village": "native_village"}


class Seen(NamedTuple):
    """A table as a viewer was shown it, and what is needed to follow it from there."""

    view: View
    sizes: list[PileSizes]
    held: tuple[int, str, str] | None  # a card for which a place is being chosen: see `Inner.held`


def seen(game: Game, seat: int | None) -> Seen:
    return Seen(game.inner.view(seat), pile_sizes(game), game.inner.held())


def pile_sizes(game: Game) -> list[PileSizes]:
    """What the rules hide but a table may choose to show, by seat."""
    return [PileSizes(*sizes) for sizes in game.inner.pile_sizes()]


class Following:
    def __init__(self, start: Seen, cards: Mapping[str, CardDef], counts: bool) -> None:
        """`counts`: this viewer is shown the sizes of all decks and discard piles."""
        self.cards = cards
        self.counts = counts
        self._plays: list[str | None] = []  # of this turn, in order
        self._pile = {name: card.name for card in cards.values() for name, _ in card.more.pile}  # of different cards
        # lists and dicts in a view are never changed, only replaced: other views share them
        self.view: dict[str, Any] = dict(start.view)
        self._told = self.view.copy()
        self._players_told = cast(list[dict[str, Any]], start.view["players"])
        self.players: list[dict[str, Any]] = list(self._players_told)
        self.sizes = [PileSizes(deck=size.deck, discard=size.discard) for size in start.sizes]
        if start.held:
            seat, card, zone = start.held
            own = self.players[seat]["hand"] is not None
            self._take((seat, "aside"), card if own else None, 1)
            self._put((seat, zone), card if own else None, 1)

    # what has changed

    def change(self) -> ViewChange:
        """What differs from the last call."""
        before, now = self._told, self.view
        out: dict[str, Any] = {name: now[name] for name in FIELDS if now[name] != before[name]}
        for name in BY_PILE:
            if now[name] != before[name]:
                out[name] = {pile: n for pile, n in now[name].items() if n != before[name].get(pile)}
        players: dict[str, PlayerChange] = {}
        for seat, (old, new) in enumerate(zip(self._players_told, self.players, strict=True)):
            if old is not new and (fields := {name: new[name] for name in OF_PLAYERS if new[name] != old[name]}):
                players[str(seat)] = cast(PlayerChange, fields)
        if players:
            out["players"] = players
        self._told, self._players_told = now.copy(), list(self.players)
        return cast(ViewChange, out)

    def settle(self, now: View) -> None:
        """The table as it is: what no event tells, such as the card below one that left the discard pile."""
        self.view, self.players = dict(now), [dict(player) for player in now["players"]]

    # events

    def note(self, e: Event) -> None:
        """An event of this turn that the view has seen already."""
        if e.kind == "play":
            self._plays += e.cards

    def apply(self, e: Event) -> list[Move]:
        """Follow an event; the cards that it moves or shows."""
        view = self.view
        match e.kind:
            case "turn":
                view.update(player=e.player, turn=e.number, extra=bool(e.detail), phase="action")
                view.update(actions=1, buys=1, coins=0)
                self._player(e.player)["turns"] = e.number
                self._plays = []
                view["costs"] = {pile: self._cost(pile, cost) for pile, cost in view["costs"].items()}
            case "phase":
                view["phase"] = "treasure"
            case "actions" | "buys" | "coins":
                view[e.kind] += e.number
            case "costs_less":
                self._cheaper(e.number, e.detail)
            case "tokens":
                player = self._player(e.player)
                player["tokens"] = {**player["tokens"], e.detail: player["tokens"].get(e.detail, 0) + e.number}
            case "play":
                self.note(e)
                if e.depth == 0 and e.source is None and view["phase"] == "action":
                    view["actions"] -= 1
            case "buy":
                view["coins"] -= view["costs"].get(e.cards[0], 0)
                view["buys"] -= 1
        if e.came_from is None or e.went_to is None or (e.kind == "play" and e.came_from == e.went_to):
            return []
        if not e.cards:
            self._move_all(e.came_from, e.went_to)
            # of cards that nobody sees, how many they are may be a secret too
            return [Move(None, 1, "discard", e.player, "deck", e.player)] if e.kind == "shuffle" else []
        counts = {card: e.cards.count(card) for card in dict.fromkeys(e.cards)}
        for card, n in counts.items():
            self._take(e.came_from, card, n)
            self._put(e.went_to, card, n)
        if e.went_to[1] == "discard":
            latest = (card for card in reversed(self._plays) if card in e.cards)
            top = next(latest, e.cards[-1]) if e.came_from[1] == "play" else e.cards[-1]
            self._player(e.went_to[0])["discard_top"] = top
        return [Move(card, n, e.came_from[1], e.came_from[0], e.went_to[1], e.went_to[0]) for card, n in counts.items()]

    def _player(self, seat: int | None) -> dict[str, Any]:
        """The seat's part of the view, to be changed."""
        assert seat is not None
        if self.players[seat] is self._players_told[seat]:
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def _move_all(self, out: Place, to: Place) -> None:
        """A whole deck or discard pile; nobody sees its cards."""
        assert out[0] is not None
        n = getattr(self.sizes[out[0]], out[1])
        self._take(out, None, n)
        self._put(to, None, n)
        self._player(out[0])["discard_top"] = None

    def _take(self, place: Place, card: str | None, n: int) -> None:
        seat, zone = place
        if seat is None:
            self._common(zone, card, -n)
            return
        player = self._player(seat)
        self._resize(place, -n)
        if zone == "discard":
            player["discard_top"] = None  # what lies below is in no event
        name = LISTS.get(zone)
        if name and player[name] is not None:
            player[name], gone = _without(player[name], card, n)
            if zone == "aside" and gone < n:
                hidden = min(n - gone, player["aside_hidden"])
                player["aside_hidden"] -= hidden
                if n - gone - hidden >= len(player["aside"]):  # they were seen, but not in which order they go
                    player["aside"] = []

    def _put(self, place: Place, card: str | None, n: int) -> None:
        seat, zone = place
        if seat is None:
            self._common(zone, card, n)
            return
        player = self._player(seat)
        self._resize(place, n)
        name = LISTS.get(zone)
        if name and player[name] is not None and card:
            cards = [*player[name], *[card] * n]
            player[name] = sorted(cards) if zone == "hand" else cards
        elif zone == "aside":
            player["aside_hidden"] += n

    def _common(self, zone: str, card: str | None, n: int) -> None:
        if card is None:
            return
        supply = self.view["supply"]
        pile = self._pile.get(card, card)
        if zone == "trash":
            cards = self.view["trash"]
            self.view["trash"] = sorted([*cards, *[card] * n]) if n > 0 else _without(cards, card, -n)[0]
        elif zone == "supply" and pile in supply:
            supply = self.view["supply"] = {**supply, pile: supply[pile] + n}
            near = {"provinces": supply["Province"], "colonies": supply.get("Colony")}
            empty = sum(not left for left in supply.values())
            self.view["nearness"] = {**self.view["nearness"], **near, "empty": empty}

    def _resize(self, place: Place, n: int) -> None:
        seat, zone = place
        assert seat is not None
        player, name = self._player(seat), SIZES.get(zone)
        if name and player[name] is not None:
            player[name] += n
        if zone in ("deck", "discard"):
            size = self.sizes[seat]
            setattr(size, zone, getattr(size, zone) + n)

    # costs

    def _cost(self, pile: str, now: int) -> int:
        card = self.cards.get(pile)
        return now if card is None or card.cost_rule else card.cost

    def _cheaper(self, n: int, types: str | None) -> None:
        """Every card, or cards of these types, cost less this turn."""
        which = functools.reduce(lambda a, b: a | b, (Type[t.upper()] for t in (types or "").split()), Type(0))
        costs = dict(self.view["costs"])
        for pile, cost in costs.items():
            card = self.cards.get(pile)
            if not which or (card and card.types & which):
                costs[pile] = max(0, cost - n)
        self.view["costs"] = costs


def _without(cards: Sequence[str], card: str | None, n: int) -> tuple[list[str], int]:
    """The cards without up to n copies; how many there were."""
    left = list(cards)
    gone = min(n, left.count(card)) if card else 0
    for _ in range(gone):
        left.remove(cast(str, card))
    return left, gone
