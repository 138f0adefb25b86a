"""The state of a game as an object: with tables and results all that the layers above see of the kernel.

Plain and compiled kernel have the same classes and the same bytes; what one has begun the other can finish.
"""

from __future__ import annotations

from typing import Any

from . import const as C
from .answers import answer_for, finish, key_number, pick_one, value_of
from .const import i64
from .learning import Learning
from .looking import Looking
from .memory import clear_state, copy_fresh, dump_state, load_state, read_key
from .play.candidates import candidates
from .play.playouts import try_released
from .play.simulating import play_one, play_released
from .play.tallying import add_game
from .research.stepping import crew_of as crew_of
from .research.stepping import illegal_among as illegal_among
from .research.stepping import step_games as step_games
from .research.stepping import write_ends as write_ends
from .results import Playouts as Playouts
from .results import Tally as Tally
from .rows import row
from .rules.asking import can_pick, clear_pick
from .rules.phases import begin_turn
from .rules.piles import turn_up_piles
from .rules.plays import play_treasure
from .rules.running import run
from .rules.sampling import resample
from .rules.scoring import own_more
from .rules.zones import draw
from .tables import CardTable as CardTable
from .tables import Plans as Plans


class State(Learning, Looking):
    """One game. Everything in it is a number; a clone is a copy of memory."""

    def __init__(self, table: CardTable) -> None:
        clear_state(self)
        self.table = table
        self.kinds = self.table.kinds
        self.width = C.NARROW if self.kinds <= C.NARROW else C.KINDS
        self.sink: list[Any] = []
        self.plans: Any = None  # a Plans, once strategies may sit here
        self.tally: Any = None

    def clone(self) -> State:
        g: State = State.__new__(State)
        copy_fresh(g, self)
        g.table = self.table
        g.plans = self.plans
        g.tally = self.tally
        return g

    def dump(self) -> bytes:
        return dump_state(self)

    def load(self, data: bytes) -> None:
        load_state(self, data)

    def trace(self) -> list[Any]:
        """Write events from now on into the list returned."""
        self.tracing = 1
        self.sink = []
        return self.sink

    def sink_list(self) -> list[Any]:
        return self.sink

    def rekey(self, key: bytes) -> None:
        read_key(self, key)
        self.pos = 0
        self.block_at = -1

    def start(self) -> None:
        """Every seat draws its first hand, the first seat begins."""
        if self.extended:
            turn_up_piles(self)
        for p in range(self.seats):
            draw(self, p, C.HAND_SIZE)
        begin_turn(self, self.first)
        run(self)

    def resume(self) -> None:
        if self.extended:
            turn_up_piles(self)
        run(self)

    def deal(self, p: int) -> None:
        """A first hand for one seat."""
        draw(self, p, C.HAND_SIZE)

    def resample(self, seat: int) -> None:
        resample(self, seat)

    # answering

    def pick_action(self, action: int) -> int:
        if self.pend == C.D_NONE:
            return C.PICK_ILLEGAL
        value = value_of(self, action)
        if value < -1:
            return C.PICK_ILLEGAL
        return pick_one(self, value)

    def legal_actions(self) -> list[int]:
        out: list[int] = []
        if self.pend == C.D_NONE:
            return out
        stop = self.table.stop
        if self.d_form == C.F_POSITIONS:
            base = self.table.place_base
            for i in range(self.d_last + 1):
                out.append(base + i)
            return out
        may_stop = self.d_n >= self.d_least
        if self.d_form == C.F_KEYS:
            for i in range(C.OPTION_KEYS):
                if can_pick(self, i):
                    n = key_number(self, i)
                    if may_stop and n > stop:
                        out.append(stop)
                        may_stop = 0
                    out.append(n)
        else:
            for i in range(self.kinds):
                k = self.table.by_number[i]
                if self.opt[k] > self.pick[k]:
                    n = self.table.number[k]
                    if may_stop and n > stop:
                        out.append(stop)
                        may_stop = 0
                    if can_pick(self, k):
                        out.append(n)
        if may_stop:
            out.append(stop)
        return out

    def answer(self, values: list[int]) -> int:
        """A whole answer as option values, in order; nothing changes when it is illegal."""
        n = len(values)
        if self.pend == C.D_NONE or self.d_n:
            return C.PICK_ILLEGAL
        if self.d_form == C.F_POSITIONS:
            if n != 1:
                return C.PICK_ILLEGAL
            return pick_one(self, values[0])
        if n < self.d_least or n > self.d_most:
            return C.PICK_ILLEGAL
        for v in values:
            if v < 0 or v >= C.KINDS or self.pick[v] >= self.opt[v]:
                clear_pick(self)
                return C.PICK_ILLEGAL
            self.pick[v] += 1
        if self.pend == C.D_TREASURE:
            return self.play_treasures(values)
        if self.d_ordered:
            for i in range(n):
                self.order[i] = values[i]
        finish(self, n)
        return C.PICK_COMPLETE

    def play_treasures(self, values: list[int]) -> int:
        n = len(values)
        for i in range(n):
            v = values[i]
            if play_treasure(self, self.cur, v):
                for j in range(i + 1, n):
                    v = values[j]
                    self.queue[j - i - 1] = v
                self.nqueue = n - i - 1
                break
        finish(self, n)
        return C.PICK_COMPLETE

    # strategies

    def follow(self, plans: Plans) -> None:
        """The strategies that may sit here; who sits where is said with every game."""
        self.plans = plans
        self.stock_of = 0

    def in_the_dark(self) -> None:
        """Nobody will look at this game or its copies but through a tally."""
        self.blind = 1

    def take_time(self) -> None:
        """From now on this game stops at every Attack for each other seat, as if all could react."""
        self.patient = 1

    # points if cards were elsewhere: this state is good for nothing else then

    def own_more(self, p: int, k: int, n: int) -> None:
        """The seat owns n more of a kind, or fewer."""
        own_more(self, p, k, n)

    def pile_up(self, k: int, n: int) -> None:
        """The pile in the Supply has n more cards, or fewer."""
        self.supply[k] += n

    def hold_tokens(self, p: int, n: int) -> None:
        """The seat has so many victory tokens."""
        self.tokens[C.VICTORY_TOKEN][p] = n

    def simulate(self, start: State, tally: Tally, first: i64, n: i64, details: int) -> None:
        """Play the games of n seeds from the start given; this state is their working memory."""
        start.noting = details
        self.table = start.table
        self.plans = start.plans
        self.tally = tally
        play_released(self, start, tally, first, n)

    def play_single(self, start: State, tally: Tally, number: i64, rotation: int) -> None:
        """One game of the match, in full detail: afterwards this state is its end."""
        start.noting = 1
        self.table = start.table
        self.plans = start.plans
        self.tally = tally
        tally.ngains = 0
        play_one(self, start, number, rotation)
        add_game(self, tally)

    def count(self, tally: Tally, who: list[int], details: int) -> None:
        """From now on this game, played from outside, is counted in a tally."""
        self.tally = tally
        self.noting = details
        tally.ngains = 0
        for p in range(self.seats):
            self.who[p] = who[p]

    def counted(self) -> None:
        """The game is over: add it."""
        add_game(self, self.tally)

    def try_out(self, root: State, world: State, trials: Playouts, first: i64, n: i64) -> None:
        """Playouts of n seeds from the pending decision of `root`; this state and `world` are their working memory."""
        if self.tally is None:
            self.tally = Tally()
        self.table = root.table
        self.plans = root.plans
        world.table = root.table
        world.plans = root.plans
        world.tally = self.tally
        try_released(self, root, world, trials, first, n)

    def candidates(self, own: list[int], most: int) -> list[list[int]]:
        """The answers to the pending decision that are worth trying out, as option values; `own` comes first."""
        return candidates(self, own, most)

    def suggest(self, s: int) -> list[int]:
        """What strategy s (from 1) would answer to the pending decision, as option values."""
        out: list[int] = []
        if self.pend == C.D_NONE or self.d_n:
            return out
        g: State = self.clone()
        p = g.d_seat
        g.plan[p] = s
        answer_for(g, p)
        if g.d_form == C.F_POSITIONS:
            out.append(g.d_n)
        elif g.pend == C.D_TREASURE:
            i = 0
            while g.plans.treasures[i] >= 0:
                k = g.plans.treasures[i]
                for _ in range(g.pick[k]):
                    out.append(k)
                i += 1
        elif g.d_ordered:
            for i in range(g.d_n):
                out.append(g.order[i])
        else:
            for k in row(g):
                for _ in range(g.pick[k]):
                    out.append(k)
        return out
