"""What can truly be said about each seat's deck and play: counted in the game itself, nothing estimated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from demesne.game import Event, Game
from demesne.refusal import Phrase
from demesne.rules.language import CURSE, DURATION
from demesne.strategies.reasons import Deck, is_terminal

OFTEN = 4  # times in hand before a share of them says something
DEAD = 0.2  # from this share of dead draws on
UNSPENT = 8  # coins of a whole game
WINNING = ("Colony", "Province")


class Ledger:
    """Follows a game and counts; `phrases` says what is worth saying."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.names = names
        players = range(game.players)
        self._seen = [Counter[str]() for _ in players]  # terminal Actions that a turn had in hand or played
        self._dead = [Counter[str]() for _ in players]  # of these, those in hand when no Action was left
        self._unspent = [0] * game.players
        self._first: list[int | None] = [None] * game.players  # the turn of the first Province or Colony
        self._curses = [0] * game.players
        self._turn: tuple[int, int, bool] | None = None  # the turn whose Actions are counted
        kinds = game.inner.kinds
        cards = {name: kinds.cards[kind] for name, kind in kinds.kind_of.items()}
        self._terminals = {name for name, card in cards.items() if is_terminal(card) and DURATION not in card.types}
        self._useless = {name for name, card in cards.items() if card.types & CURSE}

    def before(self, now: Game, kind: str, answer: Sequence[str]) -> None:
        """What the player whose turn it is has when deciding."""
        seat = now.player
        if now.asked != seat or kind not in ("treasure", "buy"):
            return
        turn = (seat, now.turn, now.extra)
        if turn != self._turn:
            self._turn = turn
            hand = self._terminal(now.cards(seat, "hand"))
            self._seen[seat] += hand + self._terminal(now.cards(seat, "play"))
            if now.actions == 0:
                self._dead[seat] += hand
        if kind == "buy" and (not answer or now.buys == 1):
            self._unspent[seat] += now.coins - (now.cost(answer[0]) if answer else 0)

    def _terminal(self, cards: Sequence[str]) -> Counter[str]:
        return Counter(card for card in cards if card in self._terminals)

    def after(self, events: Sequence[Event], turns: Sequence[int]) -> None:
        """What has happened since; `turns` are the turns that the seats had begun before."""
        for event in events:
            for card in event.cards if event.kind in ("gain", "buy") else ():
                if card in self._useless and event.kind == "gain":
                    self._curses[event.player] += 1
                if card in WINNING and self._first[event.player] is None:
                    self._first[event.player] = turns[event.player]

    def phrases(self, end: Game) -> list[Phrase]:
        """Seat by seat."""
        out: list[Phrase] = []
        for seat, who in enumerate(self.names):
            out += self._about(end, seat, who)
        return out

    def _about(self, end: Game, seat: int, who: str) -> list[Phrase]:
        deck = Deck(end, end.inner.owned(seat))
        out = []
        seen = {card: n for card, n in self._seen[seat].items() if n >= OFTEN}
        card = max(sorted(seen), key=lambda card: self._dead[seat][card], default="")
        share = self._dead[seat][card] / seen[card] if card else 0.0
        if share >= DEAD:
            values = {"card": card, "dead": self._dead[seat][card], "seen": self._seen[seat][card]}
            values |= {"percent": round(100 * share), "terminals": deck.terminals, "villages": deck.villages}
            out.append(Phrase("words-dead", {"who": who, **values}))
        if self._first[seat] is not None:
            out.append(Phrase("words-first-points", {"who": who, "turn": self._first[seat]}))
        else:
            out.append(Phrase("words-no-points", {"who": who}))
        if self._curses[seat]:
            out.append(Phrase("words-curses", {"who": who, "n": self._curses[seat]}))
        if self._unspent[seat] >= UNSPENT:
            turns = max(end.turns()[seat], 1)
            out.append(Phrase("words-unspent", {"who": who, "coins": self._unspent[seat], "turns": turns}))
        values = {"cards": deck.cards, "coins": deck.coins_of_a_hand}
        out.append(Phrase("words-deck", {"who": who, **values}))
        return out
