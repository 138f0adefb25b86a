"""The log of a table as it grows: the turn under way, the last turns, and how many lines came before those."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Sequence

from demesne.game import Event, Game
from demesne.words.log import joined, lines

KEPT = 16  # finished turns that can still be told without replaying the game


class Chronicle:
    def __init__(self, game: Game) -> None:
        self._witness = game.witness()
        self._players = game.players
        self.turn = 0  # the number of the turn under way, counted over all players; 0 is what came before the first
        self.begins = 0  # the number of lines before it
        self.events: list[Event] = []
        self.finished: deque[tuple[int, int, list[Event]]] = deque(maxlen=KEPT)  # number, first line, events
        self._joined: tuple[list[Event], list[Event]] = ([], [])  # the turn's events, and the same joined
        self._take()

    def follow(self, picks: Sequence[str]) -> list[Event]:
        """Take in an answer; what came of it."""
        before = len(self.events)
        turn = self.turn
        self._witness.answer(picks)
        self._take()
        new = self.events[before:] if self.turn == turn else self.events
        for number, _, events in self.finished:
            if number >= turn:
                new = [*events[before if number == turn else 0 :], *new]
        return new

    def patient(self) -> Chronicle:
        """A copy that follows the same game with its pauses."""
        other = copy.copy(self)
        other._witness = self._witness.patient()
        other.finished = self.finished.copy()
        return other

    def _take(self) -> None:
        pieces = self._witness.told()
        for piece in pieces[:-1]:
            if piece:
                self.finished.append((self.turn, self.begins, piece))
                self.begins += len(lines(piece, [""] * self._players, None))
                self.turn += 1
        self.events = pieces[-1]

    def since(self, turn: int) -> list[tuple[int, int, list[Event]]] | None:
        """The turns from that number on, their events joined for the log, with the number of their first line.

        None if that is too long ago.
        """
        out = [entry for entry in self.finished if entry[0] >= turn]
        if turn > self.turn or (turn < self.turn and (not out or out[0][0] != turn)):
            return None
        if self._joined[0] is not self.events:
            self._joined = (self.events, joined(self.events))
        earlier = [(number, first, joined(events)) for number, first, events in out]
        return [*earlier, (self.turn, self.begins, self._joined[1])]
