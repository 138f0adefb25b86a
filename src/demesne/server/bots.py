"""The bots of a table. They make their lists while the people look at the kingdom; those that search use workers.

Until its lists are ready a bot plays by a first draft, and a bot that cannot search now plays by its list.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, get_args

from demesne import kernel
from demesne.bots import StrategyBot
from demesne.game import Game
from demesne.game.own_cards import catalogue_with
from demesne.refusal import Phrase, Refusal
from demesne.search.best import alike
from demesne.search.lists import Lists, Weighted
from demesne.search.opponents import Watch
from demesne.strategies.judging import generic
from demesne.strategies.language import Strategy, parse
from demesne.strategies.levels import SEARCHING
from demesne.strategies.reasons import reason
from demesne.table.ahead import until_buying
from demesne.table.arranging import advised
from demesne.table.linked import second
from demesne.table.messages import Level
from demesne.table.outgoing.analysis import Advice
from demesne.table.outgoing.socket import Hint
from demesne.table.room import Room

from .budgets import PAYER, Budgets, in_thread
from .thinking import Bot, Population, SeenByBot, Thinking
from .workers import Job, Pool, Rank

THINKING = 0.25  # seconds a bot takes to answer
AGAIN = 10.0  # seconds after which a list that could not be made is requested again
FIRST_IMPRESSION: Level = "fair"
AT_ONCE = ("novice", "gentle", "fair")  # lists that take a millisecond or two
SECONDS = {"compiled": 240.0, "plain": 3600.0}  # CPU time for lists: some kingdoms take a minute
ESTIMATE = 8.0  # of it, charged before it has run
KEPT = 1000  # lists
DRAFTS = 256  # lists that are made at once
SHOWN = 3  # answers of a hint

Key = tuple[Any, ...]


def legal(game: Game, answer: Sequence[str]) -> bool:
    """Whether the answer could be given; what is wrong with it is said where it is given."""
    try:
        game.clone().answer(list(answer))
    except Refusal:
        return False
    return True


def board(room: Room) -> tuple[int, int, bool, tuple[str, ...]]:
    """What the lists of a kingdom depend on besides its cards."""
    return room.edition, len(room.places), room.options.colonies, tuple(room.own)


@lru_cache(DRAFTS)
def drafted(
    level: str, kingdom: tuple[str, ...], edition: int, players: int, colonies: bool, own: tuple[str, ...]
) -> StrategyBot:
    """A bot whose list is made at once, the same one for all tables with these cards."""
    return StrategyBot(generic(kingdom, level, edition, players, colonies, catalogue_with(list(own), "cards")))


class BotLists:
    """The lists that bots play by: each is made once for all tables, by a worker if it takes long."""

    def __init__(
        self,
        pool: Pool | None = None,
        thinking: Thinking | None = None,
        levels: Sequence[Level] | None = None,
        budgets: Budgets | None = None,
    ) -> None:
        self._pool = pool
        self._budgets = budgets  # those who begin a list pay for it
        self.thinking = thinking
        self.levels = list(levels) if levels else list(get_args(Level))  # that may sit here, weakest first
        self._made: OrderedDict[Key, asyncio.Task[Any]] = OrderedDict()

    def of(self, level: str, room: Room, customer: Hashable) -> asyncio.Task[Strategy]:
        """The list, finished or being made."""
        key = ("strategy", tuple(sorted(room.kingdom)), level, *board(room))
        return self._task(key, customer)

    def population(self, room: Room, customer: Hashable) -> asyncio.Task[Population]:
        """The lists that searches reckon with and their weights, finished or being made."""
        key = ("population", tuple(sorted(room.kingdom)), *board(room))
        return self._task(key, customer)

    def _task(self, key: Key, customer: Hashable) -> asyncio.Task[Any]:
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[key] = asyncio.create_task(self._make(key, customer))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())  # raised where it is awaited
        self._made.move_to_end(key)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return task

    async def _make(self, key: Key, customer: Hashable) -> Any:
        kind, *given = key
        catalogue = catalogue_with(given[-1], "cards")
        if self._pool is None and kind == "strategy":
            where: list[Any] = [*given[:-1], catalogue]
            return await in_thread(generic, *where)
        if self._pool is None:
            raise Refusal("server-no-workers")
        job = Job(kind, tuple(given), customer, SECONDS[kernel.chosen()], Rank.BACKGROUND, long=True)
        payer = PAYER.get()
        if self._budgets is None or payer is None:
            made = await self._pool.run(job)
        else:
            with self._budgets.reserve(payer, ESTIMATE) as spent:
                made = await self._pool.run(replace(job, customer=payer.queue), spent)
        return parse(made, given[1], catalogue) if kind == "strategy" else [(text, weight) for text, weight in made]


class Bots:
    def __init__(self, table: Hashable = "", lists: BotLists | None = None) -> None:
        self._table = table
        self._lists = lists or BotLists()
        self._bots: dict[str, StrategyBot] = {}
        self._plans: dict[int, str] = {}  # by seat: the list that a searching bot follows
        self._watch: dict[int, Any] = {}  # by seat: what it has seen of the others, and by which lists
        self._refused: dict[str, float] = {}  # since when a list is unavailable

    @property
    def strongest(self) -> Level:
        """The strongest level that may play or give hints here."""
        return self._lists.levels[-1]

    def wake(self, room: Room) -> None:
        for place in room.places:
            if place.bot in SEARCHING:
                self._lists.population(room, self._table)
            elif place.bot and place.bot not in AT_ONCE:
                self._lists.of(place.bot, room, self._table)

    def searches(self, level: str) -> bool:
        return self._lists.thinking is not None and self.allowed(level) in SEARCHING

    def allowed(self, level: str) -> str:
        """The level, or the strongest one if the server has come to allow less since the bot sat down."""
        return level if level in self._lists.levels else self.strongest

    async def choose(self, level: str, room: Room, game: Game, seat: int, searching: bool) -> list[str]:
        """The answer of the bot at this seat to the pending decision; without searching it is that of its list.

        Where nobody may know who is asked it waits for no list: two such waits are longer than the pause.
        """
        level = self.allowed(level)
        if searching:
            assert self._lists.thinking is not None
            lists, ready = self._known(room)
            plan = self._plans.get(seat) if ready else None
            seen = await self._seen(game, lists)
            try:
                answer, plan = await self._lists.thinking.choose(self._table, level, game, lists, seen, plan)
            except Refusal:  # no time left, or no worker free: the list answers
                pass
            else:
                if ready:
                    self._plans[seat] = plan
                return answer
        wait = 0.0 if game.inner.hides_who else THINKING
        return (await self.of(level, room, wait)).choose(game)

    async def hint(self, room: Room, game: Game, decision: str) -> Hint:
        """What the strongest level would do: its three best answers, or what the list says if it cannot search."""
        level = self.strongest
        if self.searches(level):
            if advice := await self.rated(level, room, game):
                best = list(advice.rows[:SHOWN])
                bot = await self.of(level, room)
                answers, piles = _whole(bot, game, best[0].answer)
                phrase = Phrase("hint-any") if alike([row.win for row in best]) else Phrase("hint-best")
                _, ready = self._known(room)
                level = level if ready else FIRST_IMPRESSION  # its playouts followed that list
                return Hint(answers=answers, phrase=phrase, decision=decision, level=level, best=best, piles=piles)
        bot = await self.of(level, room)
        picks = bot.choose(game)
        level = next((known for known in self._lists.levels if known == bot.strategy.name), level)
        asked = game.decision
        assert asked is not None
        told = reason(game, picks) if picks else Phrase("hint-none")
        if picks and asked.kind == "treasure":
            told = _wish(bot, game) or told
        answers, piles = _whole(bot, game, picks)
        return Hint(answers=answers, phrase=told, decision=decision, level=level, piles=piles)

    async def checked(self, room: Room, game: Game, given: Sequence[str]) -> Advice | None:
        """What an answer is worth beside the best ones; None if it is the list's own, or nobody has time."""
        level = next((level for level in self._lists.levels if level in SEARCHING), None)
        decision = game.decision
        if level is None or decision is None or not legal(game, given):
            return None
        listed = (await self.of(level, room)).choose(game)
        return None if sorted(listed) == sorted(given) else await self.rated(level, room, game, given)

    async def rated(self, level: Level, room: Room, game: Game, must: Sequence[str] | None = None) -> Advice | None:
        """The best answers and what they are worth; None if nobody has time to find that out."""
        if self._lists.thinking is None or level not in SEARCHING:
            return None
        lists, _ = self._known(room)
        seen, bots = await self._seen(game, lists), [await self._bot_at(room, seat) for seat in range(game.players)]
        try:
            return await self._lists.thinking.best(self._table, level, game, lists, seen, bots, must)
        except Refusal:
            return None

    async def _bot_at(self, room: Room, seat: int) -> Bot | None:
        """Who plays at a seat, and by which list."""
        if not room.places[seat].bot:
            return None
        level = self.allowed(room.places[seat].bot)
        return level, "" if level in SEARCHING else (await self.of(level, room)).strategy.text

    async def _seen(self, game: Game, lists: Population) -> SeenByBot:
        """What the seat that decides can have seen of the others; in a thread, for a long game takes a moment."""
        seat = game.asked
        assert seat is not None
        key = seat, tuple(lists)

        def look() -> SeenByBot:
            if self._watch.get(seat, (None,))[0] != key:
                known = [Weighted(parse(text, "list", game.inner.catalogue), weight) for text, weight in lists]
                self._watch[seat] = key, Watch(Lists(known, game.inner.kinds, game.inner.kernel), seat)
            watch: Watch = self._watch[seat][1]
            watch.look(game)
            return SeenByBot(weights=watch.seen(game.players), decisions=watch.decisions)

        return await in_thread(look)

    def _known(self, room: Room) -> tuple[Population, bool]:
        """The lists of the kingdom if they are ready, else the first draft; and whether they are."""
        task = self._lists.population(room, self._table)
        if task.done() and not task.cancelled() and not task.exception():
            return task.result(), True
        return [(self.at_once(room).strategy.text, 1.0)], False

    async def of(self, level: str, room: Room, wait: float = THINKING) -> StrategyBot:
        """The bot of a level; one that is still making its list plays by its first draft meanwhile."""
        if level in AT_ONCE:
            return self._drafted(level, room)
        if level not in self._bots:
            strategy = await self._strategy(level, room, wait)
            if strategy is None:
                return self.at_once(room)
            self._bots[level] = StrategyBot(strategy)
        return self._bots[level]

    def at_once(self, room: Room) -> StrategyBot:
        """The bot that needs no time to make its list."""
        return self._drafted(FIRST_IMPRESSION, room)

    @staticmethod
    def _drafted(level: str, room: Room) -> StrategyBot:
        return drafted(level, tuple(room.kingdom), *board(room))

    async def _strategy(self, level: str, room: Room, wait: float) -> Strategy | None:
        if level in SEARCHING:
            lists, ready = self._known(room)
            return parse(lists[0][0], level, room.catalogue) if ready else None
        now = asyncio.get_running_loop().time()
        if now - self._refused.get(level, -AGAIN) < AGAIN:
            return None
        making = self._lists.of(level, room, self._table)
        done, _ = await asyncio.wait([making], timeout=wait)
        if not done:
            return None
        try:
            return making.result()
        except (Refusal, asyncio.CancelledError):  # the workers are overloaded, or there are none
            self._refused[level] = now
            return None
        finally:
            del making, done  # its refusal refers to this frame


def _wish(bot: StrategyBot, game: Game) -> Phrase | None:
    """What the list would buy with all Treasures, if what these bring is known beforehand."""
    asked = game.decision
    assert asked is not None
    try:
        ahead = until_buying(game, asked.player)
    except Refusal:
        return None
    wish = bot.choose(ahead.game)
    return Phrase("hint-then-buy", {"card": wish[0]}) if wish else Phrase("hint-then-nothing")


def _whole(bot: StrategyBot, game: Game, picks: Sequence[str]) -> tuple[list[list[str]], list[list[str]]]:
    """An answer with those that follow it where several questions are put as one, which its list gives."""
    then = second(game, picks)
    answers = [list(picks), *([list(bot.choose(then))] if then else [])]
    return answers, advised(game, picks, bot.choose)
