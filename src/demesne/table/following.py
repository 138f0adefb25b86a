"""A viewer's table as it follows events one by one: what is shown between two views.

It is made from the view that was sent and the events as that viewer may see them, so it cannot hold more than they do.
Where an event does not say where a card comes from, the words of the card that moves it do.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from demesne.game import Event
from demesne.rules import CardDef
from demesne.rules.language import SUPPLY, TRASH, TRASHED, Type
from demesne.views.view import PlayerView, View

from .outgoing import Move, PileSizes, PlayerChange, ViewChange

FIELDS = ("player", "turn", "extra", "phase", "actions", "buys", "coins", "tokens_moved", "trash", "nearness")
BY_PILE = ("supply", "costs")
OF_PLAYERS = (
    *("hand", "hand_size", "deck_size", "discard_top", "play", "aside", "aside_hidden", "turns"),
    *("island", "native_village", "native_village_size", "tokens"),
)
BONUSES = ("actions", "buys", "coins")
LIFTS = ("reveal_from_deck", "reveal_until", "look_at", "draw_to")  # words that lay cards aside until they land
LISTS = ("play", "aside", "island")
Pile = tuple[str, int | None]  # a zone and whose it is


class Following:
    def __init__(
        self,
        view: View,
        counts: Sequence[PileSizes] | None,
        cards: Mapping[str, CardDef],
        shuffled: int = 0,
    ) -> None:
        """`shuffled` is the size of the viewer's deck after its last shuffle, which no event tells."""
        self.view: dict[str, Any] = dict(view)
        for name in BY_PILE:
            self.view[name] = dict(self.view[name])
        self.view["trash"] = list(view["trash"])
        self.players = [_copied(player) for player in view["players"]]
        self.counts = [PileSizes(deck=size.deck, discard=size.discard) for size in counts] if counts else None
        self.cards = cards
        self.shuffled = shuffled
        self._last = self._snapshot()
        self._found: dict[int, str | None] = {}  # the card that each seat has just discarded from its deck
        self._plays: list[str | None] = []  # of this turn, in order

    # what has changed

    def change(self) -> ViewChange:
        """What differs from the last call."""
        before, self._last = self._last, self._snapshot()
        now = self._last
        out: dict[str, Any] = {name: now[name] for name in FIELDS if now[name] != before[name]}
        for name in BY_PILE:
            if piles := {pile: n for pile, n in now[name].items() if n != before[name].get(pile)}:
                out[name] = piles
        players: dict[str, PlayerChange] = {}
        for seat, (old, new) in enumerate(zip(before["players"], now["players"], strict=True)):
            if fields := {name: new[name] for name in OF_PLAYERS if new[name] != old[name]}:
                players[str(seat)] = cast(PlayerChange, fields)
        if players:
            out["players"] = players
        return cast(ViewChange, out)

    def settle(self, now: View) -> None:
        """The table as it is: what no event tells, such as the card below one that left the discard pile."""
        self.view.update({name: value for name, value in now.items() if name in FIELDS})
        self.view.update({name: dict(now[name]) for name in BY_PILE})  # type: ignore[literal-required]
        self.players = [_copied(player) for player in now["players"]]

    def _snapshot(self) -> dict[str, Any]:
        out: dict[str, Any] = {name: self.view[name] for name in FIELDS}
        out["trash"] = list(out["trash"])
        for name in BY_PILE:
            out[name] = dict(self.view[name])
        out["players"] = [_copied(player) for player in self.players]
        return out

    # events

    def note(self, e: Event) -> None:
        """An event of this turn that the view has seen already."""
        if e.kind == "play":
            self._plays += e.cards

    def apply(self, e: Event, again: bool) -> list[Move]:
        """Follow an event; the cards that it moves. `again`: a card that is in play already is played once more."""
        view, player = self.view, self.players[e.player]
        found, self._found = self._found, {}
        match e.kind:
            case "turn":
                view.update(player=e.player, turn=e.number, extra=bool(e.detail), phase="action")
                view.update(actions=1, buys=1, coins=0)
                player["turns"] = e.number
                self._plays = []
                view["costs"] = {pile: self._cost(pile, cost) for pile, cost in view["costs"].items()}
            case "phase":
                view["phase"] = "treasure"
            case "actions" | "buys" | "coins":
                view[e.kind] += e.number
            case "costs_less":
                self._cheaper(e.number, e.detail)
            case "tokens":
                player["tokens"] = {**player["tokens"], e.detail: player["tokens"].get(e.detail, 0) + e.number}
            case "shuffle":
                self._shuffle(e.player)
            case "deck_into_discard":
                self._sizes(e.player, "deck", -self._deck(e.player))
                player["discard_top"] = None
            case "play":
                self.note(e)
                if e.depth == 0 and e.source is None and view["phase"] == "action":
                    view["actions"] -= 1
                if not again:
                    out = "discard" if e.cards[0] == found.get(e.player) and e.source else self._lying(e, "hand")
                    return self._moved(e, (out, e.player), ("play", e.player))
            case "buy":
                card = e.cards[0]
                view["coins"] -= view["costs"].get(card, 0)
                view["buys"] -= 1
                return self._moved(e, ("supply", None), ("discard", e.player))
            case "gain":
                out = "trash" if self._gains_trashed(e.source) else "supply"
                return self._moved(e, (out, None), (e.detail or "discard", e.player))
            case "draw":
                out = "aside" if self._has(e.source, "draw_to") and self._may_lie_aside(e) else "deck"
                return self._moved(e, (out, e.player), ("hand", e.player))
            case "discard":
                out = e.detail or self._lying(e, "hand")
                if out == "deck":
                    self._found = {e.player: e.cards[-1]}
                return self._moved(e, (out, e.player), ("discard", e.player))
            case "trash":
                return self._moved(e, self._trashed_from(e), ("trash", None))
            case "topdeck":
                out = e.detail or self._lying(e, "discard" if self._has(e.source, "put_gained_on_deck") else "hand")
                return self._moved(e, (out, e.player), ("deck", e.player))
            case "take":
                return self._moved(e, (self._taken_from(e), e.player), ("hand", e.player))
            case "pass":
                return self._moved(e, ("hand", e.player), ("hand", e.detail))
            case "place":
                return self._moved(e, ("aside" if self._may_lie_aside(e) else "hand", e.player), ("deck", e.player))
            case "return":
                return self._moved(e, ("hand", e.player), ("supply", None))
            case "set_aside":
                return self._moved(e, (e.detail or "deck", e.player), ("aside", e.player))
            case "to_mat":
                native = e.detail == "native village"
                out = "deck" if native else "play" if e.cards[0] == e.source else "hand"
                return self._moved(e, (out, e.player), (e.detail, e.player))
            case "react":
                return _moves(e, ("hand", e.player), ("hand", e.player))
            case "reveal" | "look":
                if e.detail == "deck" and self._lifts(e.source):
                    return self._moved(e, ("deck", e.player), ("aside", e.player))
                zone = e.detail or "hand"
                return _moves(e, (zone, e.player), (zone, e.player))
        return []

    def _moved(self, e: Event, out: Pile, to: Pile) -> list[Move]:
        for card, n in Counter(e.cards).items():
            self._take(out, card, n)
            self._put(to, card, n)
        if to[0] == "discard":
            latest = (card for card in reversed(self._plays) if card in e.cards)
            top = next(latest, e.cards[-1]) if out[0] == "play" else e.cards[-1]
            self.players[e.player]["discard_top"] = top
        return _moves(e, out, to)

    def _take(self, pile: Pile, card: str | None, n: int) -> None:
        zone, seat = pile
        if seat is None:
            self._common(zone, card, -n)
            return
        player = self.players[seat]
        if zone in ("hand", "deck", "discard"):
            self._sizes(seat, zone, -n)
        if zone == "discard":
            player["discard_top"] = None  # what lies below is in no event
        if zone == "hand" and player["hand"] is not None:
            _remove(player["hand"], card, n)
        elif zone == "native village":
            player["native_village_size"] -= n
        elif zone in LISTS:
            left = n - _remove(player[zone], card, n)  # type: ignore[literal-required]
            if zone == "aside" and left:
                hidden = min(left, player["aside_hidden"])
                player["aside_hidden"] -= hidden
                if left - hidden >= len(player["aside"]):  # they were seen, but not in which order they go
                    player["aside"] = []

    def _put(self, pile: Pile, card: str | None, n: int) -> None:
        zone, seat = pile
        if seat is None:
            self._common(zone, card, n)
            return
        player = self.players[seat]
        if zone in ("hand", "deck", "discard"):
            self._sizes(seat, zone, n)
        if zone == "hand" and player["hand"] is not None and card:
            player["hand"] = sorted([*player["hand"], *[card] * n])
        elif zone == "native village":
            player["native_village_size"] += n
        elif zone in LISTS and card:
            player[zone] = [*player[zone], *[card] * n]  # type: ignore[literal-required]
        elif zone == "aside":
            player["aside_hidden"] += n

    def _common(self, zone: str, card: str | None, n: int) -> None:
        if card is None:
            return
        if zone == "trash":
            self.view["trash"] = sorted([*self.view["trash"], *[card] * n])
            _remove(self.view["trash"], card, -n)
        elif card in self.view["supply"]:
            supply = self.view["supply"]
            supply[card] += n
            near = {"provinces": supply["Province"], "colonies": supply.get("Colony")}
            empty = sum(not left for left in supply.values())
            self.view["nearness"] = {**self.view["nearness"], **near, "empty": empty}

    def _sizes(self, seat: int, zone: str, n: int) -> None:
        player = self.players[seat]
        if zone == "hand":
            player["hand_size"] += n
            return
        if zone == "deck" and player["deck_size"] is not None:
            player["deck_size"] += n
        if self.counts:
            size = self.counts[seat]
            setattr(size, zone, getattr(size, zone) + n)

    def _deck(self, seat: int) -> int:
        return self.counts[seat].deck if self.counts else self.players[seat]["deck_size"] or 0

    def _shuffle(self, seat: int) -> None:
        player = self.players[seat]
        player["discard_top"] = None
        if player["deck_size"] is not None:
            player["deck_size"] += self.counts[seat].discard if self.counts else self.shuffled
        if self.counts:
            size = self.counts[seat]
            size.deck, size.discard = size.deck + size.discard, 0

    # where a card comes from

    def _lying(self, e: Event, otherwise: str) -> str:
        """Aside, if the card that moves it has laid cards there; or where such a card usually comes from."""
        lifts = any(self._has(e.source, word) for word in LIFTS)
        return "aside" if lifts and self._may_lie_aside(e) else otherwise

    def _may_lie_aside(self, e: Event) -> bool:
        player = self.players[e.player]
        return e.cards[0] in player["aside"] or bool(player["aside_hidden"])

    def _trashed_from(self, e: Event) -> Pile:
        card = e.cards[0]
        if self._where(e.source, "trash", SUPPLY):
            return "supply", None
        if self._has(e.source, "trash_top"):
            return "deck", e.player
        if self._has(e.source, "trash_gained"):
            return "discard", e.player
        this = self._has(e.source, "trash_this") and card == e.source
        if (this or self._has(e.source, "trash_from_play")) and card in self.players[e.player]["play"]:
            return "play", e.player
        return self._lying(e, "hand"), e.player

    def _taken_from(self, e: Event) -> str:
        if e.detail:
            return str(e.detail)
        if self._has(e.source, "take_it"):
            return "deck"
        if self.players[e.player]["native_village_size"] and self._has(e.source, "take_mat"):
            return "native village"
        return "aside"

    def _lifts(self, source: str | None) -> bool:
        """Whether what it reveals of a deck lies aside until it lands; else it stays on top."""
        return not self._has(source, "turn_up") and not self._has(source, "bottom_to_top")

    def _gains_trashed(self, source: str | None) -> bool:
        return self._where(source, "gain", TRASH) or self._where(source, "gain", TRASHED)

    def _has(self, source: str | None, word: str) -> bool:
        card = self.cards.get(source or "")
        return card is not None and word in _words(card)

    def _where(self, source: str | None, word: str, place: object) -> bool:
        card = self.cards.get(source or "")
        return card is not None and any(w.name == word and dict(w.args).get("where") is place for w in card.words())

    def _cost(self, pile: str, now: int) -> int:
        card = self.cards.get(pile)
        return now if card is None or card.cost_rule else card.cost

    def _cheaper(self, n: int, types: str | None) -> None:
        """Every card, or cards of these types, cost less this turn."""
        which = functools.reduce(lambda a, b: a | b, (Type[t.upper()] for t in (types or "").split()), Type(0))
        for pile, cost in self.view["costs"].items():
            card = self.cards.get(pile)
            if not which or (card and card.types & which):
                self.view["costs"][pile] = max(0, cost - n)


def _copied(player: PlayerView) -> PlayerView:
    copy = player.copy()
    for zone in LISTS:
        copy[zone] = list(player[zone])  # type: ignore[literal-required]
    if player["hand"] is not None:
        copy["hand"] = list(player["hand"])
    return copy


@functools.lru_cache(512)
def _words(card: CardDef) -> frozenset[str]:
    return frozenset(word.name for word in card.words())


def _remove(cards: list[str], card: str | None, n: int) -> int:
    """Take away up to n copies; how many were there."""
    gone = 0
    while gone < n and card in cards:
        cards.remove(card)
        gone += 1
    return gone


def _moves(e: Event, out: Pile, to: Pile) -> list[Move]:
    return [Move(card, n, *out, *to) for card, n in Counter(e.cards).items()]
