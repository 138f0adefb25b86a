"""One random game from its start to its end, checked after every decision, with detours at random moments."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import answers
import starts
from invariants import check, check_resample, demand, totals_at_start

from demesne import Game, IllegalAnswer
from demesne.kernel import kernels

CAPS = (60, 200, 200, 600, 600, 2500)  # picks after which a game is left as it stands
TOO_MANY_PINS = "known order"


@dataclass
class Tally:
    games: int = 0
    finished: int = 0
    picks: int = 0
    decisions: int = 0
    illegal: int = 0
    clones: int = 0
    resamples: int = 0
    records: int = 0
    on_plain: int = 0
    simulated: int = 0
    full: int = 0  # answers taken back because no more deck cards can be pinned


class Session:
    def __init__(
        self, rng: Random, tally: Tally, journal: Callable[[str], None], compare: bool, own: bool = False
    ) -> None:
        self.rng = rng
        self.tally = tally
        self.journal = journal
        self.compare = compare  # at the end, with the plain kernel
        self.own = own  # with random own cards
        self.style = answers.Style(rng)
        self.left = rng.choice(CAPS)
        self.game: Game | None = None

    def play(self) -> None:
        start = starts.random_start(self.rng, self.own)
        self.journal(f"start {start!r}")
        self.refused(starts.too_many_pins(self.rng, start) if self.rng.random() < 0.05 else None)
        game = self.game = starts.begin(start)
        self.totals = totals_at_start(game)
        check(game, self.totals)
        while self.left > 0 and not game.over:
            if self.rng.random() < (0.1 if game._log else 0.3):  # before the first answer is a case of its own
                game = self.game = self.stray(game)
            if not self.step(game):
                break
        self.finish(game)

    def refused(self, start: starts.Start | None) -> None:
        if start is None:
            return
        try:
            starts.begin(start)
        except ValueError:
            return
        demand(False, "a position with too many deck cards in order was not refused", start)

    # ordinary play

    def step(self, game: Game) -> bool:
        """One pick or one answer; False when every answer tried needs more pins than there are."""
        for _ in range(12):
            before, walk = game._state.dump(), game._walk
            if not walk and self.rng.random() < self.style.by_name:
                done = self.answer(game)
            else:
                done = self.pick(game)
            if done:
                if not game._walk:
                    self.tally.decisions += 1
                    check(game, self.totals)
                return True
            self.tally.full += 1
            demand(game._state.dump() == before and game._walk == walk, "an answer taken back has changed something")
        return False

    def pick(self, game: Game) -> bool:
        action = answers.pick(self.rng, game.legal_actions(), self.style)
        self.journal(f"apply {action}")
        self.left -= 1
        try:
            game.apply(action)
        except IllegalAnswer as error:
            demand(TOO_MANY_PINS in str(error), "a legal pick was refused", action, error)
            return False
        self.tally.picks += 1
        return True

    def answer(self, game: Game) -> bool:
        d = game.decision
        assert d is not None
        names = answers.answer(self.rng, d, self.style)
        self.journal(f"answer {names!r}")
        self.left -= max(len(names), 1)
        try:
            if self.rng.random() < 0.5:
                game.answer(*names)
            else:
                game.answer(names)
        except IllegalAnswer as error:
            demand(TOO_MANY_PINS in str(error), "a legal answer was refused", names, error)
            return False
        return True

    # off the path

    def stray(self, game: Game) -> Game:
        """Something else than the next pick; returns the game to go on with."""
        wrong = (self.illegal_pick, self.illegal_answer)
        aside = (self.clone, self.resample, self.reload, self.side_by_side, self.look)
        what = self.rng.choice((*wrong, *aside))
        before = game._state.dump()
        walk = game._walk
        self.journal(what.__name__)
        after = what(game)
        demand(game._state.dump() == before and game._walk == walk, "the game has changed", what.__name__)
        return after

    def illegal_pick(self, game: Game) -> Game:
        action = answers.illegal_pick(self.rng, game.legal_actions())
        self.journal(f"apply {action!r}, illegal")
        self.tally.illegal += 1
        try:
            game.apply(action)
        except IllegalAnswer:
            return game
        demand(False, "an illegal pick was taken", action)
        return game

    def illegal_answer(self, game: Game) -> Game:
        d = game.decision
        assert d is not None
        names = answers.any_answer(self.rng, game, d, self.style)
        if answers.is_legal(d, names) and not game._walk:
            return game
        self.journal(f"answer {names!r}, illegal")
        self.tally.illegal += 1
        try:
            game.answer(names)
        except IllegalAnswer:
            return game
        demand(False, "an illegal answer was taken", names)
        return game

    def clone(self, game: Game) -> Game:
        self.tally.clones += 1
        twin = game.clone()
        demand(twin == game and twin._state.dump() == game._state.dump(), "a clone differs")
        return self.branch(game, twin)

    def resample(self, game: Game) -> Game:
        self.tally.resamples += 1
        seat = game._state.pending().seat
        seed = self.rng.getrandbits(32)
        self.journal(f"resample {seat} {seed}")
        again = game.resample(seat, seed)
        check_resample(game, again, seat)
        check(again, self.totals)
        return self.branch(game, again)

    def branch(self, game: Game, other: Game) -> Game:
        """Play on a little in the other game, then go on with either."""
        for _ in range(self.rng.choice((1, 5, 20))):
            if other.over or not self.step(other):
                break
        return other if self.rng.random() < 0.5 and not other.over else game

    def reload(self, game: Game) -> Game:
        """The state written out and read back in is the same state."""
        data = game._state.dump()
        state = self.fresh(game, "compiled", data)
        demand(state.dump() == data and state.legal_actions() == game.legal_actions(), "a state read back differs")
        try:
            state.load(data[: self.rng.randrange(len(data))])
        except ValueError:
            demand(state.dump() == data, "a state refused was read in part")
        else:
            demand(False, "a state cut off was read")
        other = game.clone()
        other._state = state
        return other

    def fresh(self, game: Game, which: str, data: bytes) -> Any:
        state = kernels()[which].State(game._origin.kinds.table(which))
        state.load(data)
        return state

    def side_by_side(self, game: Game) -> Game:
        """What the compiled kernel has begun, the plain one goes on with, byte by byte the same."""
        data = game._state.dump()
        both = [self.fresh(game, which, data) for which in ("compiled", "plain")]
        for _ in range(self.rng.choice((1, 4, 12))):
            legal = both[0].legal_actions()
            demand(legal == both[1].legal_actions(), "the kernels differ in what is legal")
            if not legal:
                break
            action = answers.pick(self.rng, legal, self.style)
            self.journal(f"apply {action}, on both kernels")
            for state in both:
                state.pick_action(action)
            full = [state.out_of_room() for state in both]
            demand(full[0] == full[1] and both[0].dump() == both[1].dump(), "the kernels differ")
            if full[0]:
                break
        return game

    def look(self, game: Game) -> Game:
        """Read everything that can be read; nothing may change."""
        views = [game.view(seat) for seat in (*range(game.players), None)]
        demand(len({v["turn"] for v in views}) == 1, "the views differ in what everybody sees")
        zones = ("hand", "deck", "discard", "play", "aside", "island", "native village", "tavern")
        lying = sum(len(game.cards(p, zone)) for p in range(game.players) for zone in zones)
        lying += len(game.trash) + sum(n for name, n in game.supply.items() if name not in game.inner.heaps())
        lying += len(game.inner.elsewhere())
        demand(lying == sum(self.totals), "the zones do not hold every card", lying, sum(self.totals))
        game.scores()
        game.winners()
        if self.rng.random() < 0.1:
            game.events  # noqa: B018
        return game

    # the end

    def finish(self, game: Game) -> None:
        self.tally.games += 1
        self.tally.finished += game.over
        if game.over:
            for refused in (lambda: game.answer(), lambda: game.apply(0)):
                try:
                    refused()
                except IllegalAnswer:
                    continue
                demand(False, "an answer was taken after the end")
        if self.compare or self.rng.random() < 0.2:
            self.written(game)

    def written(self, game: Game) -> None:
        """The record gives the game back, on either kernel."""
        self.tally.records += 1
        text = game.record()
        again = Game.from_record(text)
        whole = not game._walk
        demand(again.record() == text, "a record read back differs")
        demand(not whole or again._state.dump() == game._state.dump(), "a game replayed from its record differs")
        twin = pickle.loads(pickle.dumps(game))
        demand(twin == game and twin._state.dump() == game._state.dump(), "a game unpickled differs")
        if self.compare:
            self.tally.on_plain += 1
            os.environ["DEMESNE_PLAIN"] = "1"
            try:
                plain = Game.from_record(text)
            finally:
                os.environ["DEMESNE_PLAIN"] = "0"
            demand(type(plain._state) is kernels()["plain"].State, "the plain kernel was not used")
            demand(plain._state.dump() == again._state.dump(), "the plain kernel ends elsewhere")
            demand(plain.events == again.events, "the kernels tell different events")
