"""Searching on the server: in workers, from what a seat may know, within budgets; hints, warnings, analyses."""

from __future__ import annotations

import asyncio
import itertools
import json
import pathlib
from typing import Any

import httpx
import pytest

import running
from demesne import Game, random_kingdom
from demesne.bots import StrategyBot
from demesne.game.known import from_known, known_to
from demesne.refusal import Refusal
from demesne.server import thinking as thinking_module
from demesne.server import thinking_jobs
from demesne.server.analyses import Analyses, empty
from demesne.server.app import make_app
from demesne.server.bots import BotLists, Bots
from demesne.server.budgets import PAYER, Customer
from demesne.server.errors import TooMany
from demesne.server.limits import Limits, Rate
from demesne.server.settings import Settings
from demesne.server.thinking import SeenByBot, Thinking
from demesne.server.workers import Job, Rank
from demesne.strategies.judging import generic
from demesne.strategies.language import parse
from demesne.strategies.levels import ALL_LEVELS
from demesne.table.day import room_of
from demesne.table.messages import NewTable, Options, SeatWanted
from demesne.table.outgoing.analysis import Advice, Analysis, Rated, plain
from demesne.table.room import Place, Room, seated
from running import GENEROUS, NEW_TABLE, Running, hello, said, settings_of, until

server = running.server  # a fixture
SEEN: SeenByBot = {"weights": [None, None], "decisions": 3}
MONEY = [("buy Province\nbuy Gold\nbuy Silver\n", 1.0)]
ATTACKED = {
    "hand": ["Copper", "Copper", "Estate", "Estate", "Moat"],
    "deck": ["Gold", "Silver", "Copper", "Estate"],
    "discard": ["Gold", "Curse"],
}
ROOM = Room(["Cellar"], 2, (Place("Anna", "a"), Place("Ada", "", "master")), Options())


def clock() -> float:
    return 0.0


class Worker:
    """A pool that runs jobs here, and keeps what it was given."""

    def __init__(self, jobs: dict[str, Any] | None = None) -> None:
        self.given: list[Job] = []
        self.jobs = jobs or thinking_jobs.JOBS

    async def run(self, job: Job, spent: Any = None, hear: Any = None) -> Any:
        self.given.append(job)
        if spent:
            spent.seconds += 1.0
        found = self.jobs[job.kind](*job.given)
        while hasattr(found, "send"):
            try:
                hear(next(found))
            except StopIteration as done:
                return done.value
        return found


def middle(n: int = 30) -> Game:
    game = Game("First Game", seed="thinking")
    bots = [StrategyBot(generic("First Game", level)) for level in ("fair", "gentle")]
    while len(game.answers) < n:
        assert game.asked is not None
        game.answer(bots[game.asked].choose(game))
    return game


# what a worker is given


def test_a_worker_gets_a_game_that_can_be_answered() -> None:
    game = middle()
    assert game.asked is not None
    known = from_known(json_like(known_to(game, game.asked, 1)))
    assert known.decision == game.decision and known.view(game.asked) == game.view(game.asked)
    assert not known.answers
    known.answer(StrategyBot(generic("First Game", "fair")).choose(known))


def json_like(known: dict[str, Any]) -> dict[str, Any]:
    """As it arrives in another process."""
    import msgspec

    out: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(known))
    return out


@pytest.mark.parametrize("n", [3, 17, 30, 55])
def test_worlds_that_look_the_same_to_a_seat_are_the_same_to_a_worker(n: int) -> None:
    """Nothing that is hidden from the seat leaves a trace in what a worker gets: not a card, not the key."""
    game = middle(n)
    seat = game.asked
    assert seat is not None
    told = [known_to(game.resample(seat, seed), seat, "fresh") for seed in range(4)]
    assert all(known == known_to(game, seat, "fresh") for known in told)
    key = game._origin.start.key
    assert all(part not in known_to(game, seat)["state"] for part in (key, key[:8], key[8:16]))


def test_a_planted_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the hidden cards not dealt again, worlds that look the same would differ."""
    game = middle(31)
    seat = game.asked
    assert seat is not None
    worlds = [game.resample(seat, seed) for seed in range(6)]

    def leaky(world: Game) -> bytes:
        state = world.inner.state()
        state.rekey(bytes(32))
        return bytes(state.dump())

    assert len({leaky(world) for world in worlds}) > 1
    assert len({known_to(world, seat, 1)["state"] for world in worlds}) == 1


def test_only_the_seat_that_decides_is_asked() -> None:
    game = middle()
    with pytest.raises(Refusal):
        known_to(game, 1 - (game.asked or 0))


def test_the_jobs_of_a_table_carry_nothing_but_knowledge() -> None:
    game = middle()
    worker = Worker()
    thinking = Thinking(worker, Limits(), clock)  # type: ignore[arg-type]
    bots = [None, ("fair", MONEY[0][0])]
    rows = asyncio.run(thinking.best("t", "expert", game, MONEY, SEEN, bots)).rows
    assert rows and rows[0].win >= rows[-1].win and 0 <= rows[0].win <= 1
    [job] = worker.given
    assert (job.kind, job.rank, job.customer) == ("best", Rank.QUICK, ("table", "t"))
    level, known, lists, seen, given, must = job.given
    assert (level, lists, seen, given, must) == ("expert", MONEY, SEEN, bots, None) and set(known) == {
        "kingdom",
        "names",
        "players",
        "edition",
        "first",
        "double_treasures",
        "colonies",
        "own",
        "state",
    }


def test_a_searching_bot_answers_and_goes_on_with_its_list() -> None:
    game = middle()
    thinking = Thinking(Worker(), Limits(), clock)  # type: ignore[arg-type]
    lists = [*MONEY, ("buy Province\nbuy Smithy\nbuy Silver\n", 1.0)]
    answer, plan = asyncio.run(thinking.choose("t", "expert", game, lists, SEEN, lists[1][0]))
    game.clone().answer(answer)
    assert plan in [text for text, _ in lists]


def test_a_searching_bot_goes_on_with_a_list_that_is_none_of_the_kingdoms() -> None:
    """Such as a variant that it found itself."""
    game = middle()
    thinking = Thinking(Worker(), Limits(), clock)  # type: ignore[arg-type]
    variant = "buy Province\nbuy Duchy\nbuy Gold\nbuy Silver\n"
    _, plan = asyncio.run(thinking.choose("t", "expert", game, [("buy Curse\n", 1.0)], SEEN, variant))
    assert plan == variant


def test_a_cap_that_struck_in_a_worker_is_logged_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker logged it where nobody looks."""
    said: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(thinking_module, "note", lambda event, **ids: said.append((event, ids)))
    for capped in (None, 123):
        worker = Worker({"choose": lambda *_, capped=capped: (["Copper"], "buy Gold", capped)})
        thinking = Thinking(worker, Limits(), clock)  # type: ignore[arg-type]
        assert asyncio.run(thinking.choose("t", "master", middle(), MONEY, SEEN, None)) == (["Copper"], "buy Gold")
    [(event, ids)] = said
    assert event == "capped" and (ids["table"], ids["bot"], ids["playouts"]) == ("t", "master", 123)


def test_what_a_bot_has_seen_of_the_others_goes_with_its_job() -> None:
    """A seat that buys as one of the lists says is taken to follow that list, and nothing hidden changes it."""
    lists = [("buy Province\nbuy Gold\nbuy Silver\n", 1.0), ("buy Moat\n", 1.0)]
    game = Game("First Game", seed=2, first=0)
    other = StrategyBot(parse(lists[1][0], "moats"))
    while len(game.answers) < 24 or game.asked != 0:
        game.answer(other.choose(game) if game.asked == 1 else StrategyBot(generic("First Game", "fair")).choose(game))

    async def seen(game: Game) -> SeenByBot:
        return await Bots("t")._seen(game, lists)

    found = asyncio.run(seen(game))
    assert found["weights"][0] is None and found["decisions"] > 3
    money, moats = found["weights"][1] or []
    assert moats > 10 * money


# budgets


def test_a_table_that_has_spent_its_time_plays_on_by_its_list() -> None:
    game = middle()
    worker = Worker()
    seconds = itertools.count()
    thinking = Thinking(worker, Limits(thinking_of_table=Rate(1.5, 0.001)), lambda: float(next(seconds)) / 1000)  # type: ignore[arg-type]

    async def play() -> list[list[str]]:
        lists = BotLists(None, thinking, list(ALL_LEVELS))  # type: ignore[arg-type]
        bots, other = Bots("busy", lists), Bots("other", lists)
        room = Room(game.kingdom, 2, ROOM.places, Options())
        answers = [await bots.choose("master", room, game, game.asked or 0, True) for _ in range(4)]
        return [*answers, await other.choose("master", room, game, game.asked or 0, True)]

    answers = asyncio.run(play())
    for answer in answers:
        game.clone().answer(answer)
    tables = [job.customer for job in worker.given]
    assert tables == [("table", "busy"), ("table", "busy"), ("table", "other")], (
        "two searches, then lists; others are not touched"
    )


def test_an_address_with_many_tables_had_as_many_turns_for_its_searches_bug() -> None:
    worker = Worker()
    thinking = Thinking(worker, Limits(), clock)  # type: ignore[arg-type]

    async def search() -> None:
        PAYER.set(Customer("1.2.3.4", "anna"))
        for table in ("one", "other"):
            await thinking.best(table, "expert", middle(), MONEY, SEEN, [None, None])

    asyncio.run(search())
    assert [job.customer for job in worker.given] == ["1.2.3.4"] * 2


@pytest.mark.slow
def test_a_hint_by_the_first_draft_called_itself_the_strongest_level_s_bug() -> None:
    game = middle()

    async def ask(ready: bool) -> str:
        lists = BotLists(None, Thinking(Worker(), Limits(), clock), list(ALL_LEVELS))  # type: ignore[arg-type]
        made: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if ready:
            made.set_result(MONEY)
        lists.population = lambda *_: made  # type: ignore[assignment, method-assign]
        hint = await Bots("t", lists).hint(Room(game.kingdom, 2, ROOM.places, Options()), game, "1")
        assert hint.best
        return hint.level

    assert asyncio.run(ask(False)) == "fair" and asyncio.run(ask(True)) == "master"


@pytest.mark.parametrize(
    ("wins", "said"), [((1.0, 0.99, 0.985), "hint-any"), ((1.0, 0.99, 0.9), "hint-best"), ((1.0,), "hint-best")]
)
def test_a_hint_whose_answers_all_win_says_that_any_will_do_bug(wins: tuple[float, ...], said: str) -> None:
    """Against a weak bot three answers had 100% each, as if that were a reason to choose."""
    game = middle()
    own = tuple(StrategyBot(generic("First Game", "fair")).choose(game))
    worker = Worker({"best": lambda *_: plain(Advice(tuple(Rated(own, win, 0.01) for win in wins), 400))})

    async def ask() -> Any:
        lists = BotLists(None, Thinking(worker, Limits(), clock), list(ALL_LEVELS))  # type: ignore[arg-type]
        lists.population = lambda *_: asyncio.get_running_loop().create_future()  # type: ignore[assignment, method-assign]
        return await Bots("t", lists).hint(Room(game.kingdom, 2, ROOM.places, Options()), game, "1")

    hint = asyncio.run(ask())
    assert hint.phrase.id == said and [row.win for row in hint.best] == list(wins)


def test_no_free_worker_means_no_hint_values_but_a_hint() -> None:
    class Busy:
        async def run(self, job: Job, *_: Any) -> Any:
            raise TooMany("server-busy", 5)

    async def ask() -> Any:
        lists = BotLists(None, Thinking(Busy(), Limits(), clock), list(ALL_LEVELS))  # type: ignore[arg-type]
        game = middle()
        return game, await Bots("t", lists).hint(Room(game.kingdom, 2, ROOM.places, Options()), game, "3.0")

    game, hint = asyncio.run(ask())
    game.clone().answer(hint.answers[0])
    assert hint.best == [] and hint.decision == "3.0"


class Slow:
    """A pool whose jobs never end."""

    def __init__(self) -> None:
        self.given: list[Job] = []

    async def run(self, job: Job, spent: Any = None, hear: Any = None) -> Any:
        self.given.append(job)
        await asyncio.Event().wait()


def test_searches_leave_room_in_the_queue_for_what_people_ask_for_bug() -> None:
    """64 tables with searching bots filled the queue: nobody else got a random kingdom."""
    game, pool = middle(), Slow()

    async def play() -> list[bool]:
        thinking = Thinking(pool, Limits(), clock)  # type: ignore[arg-type]
        asked = [asyncio.create_task(thinking.choose(n, "expert", game, MONEY, SEEN, None)) for n in range(64)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        late = [task.done() and isinstance(task.exception(), Refusal) for task in asked]
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return late

    late = asyncio.run(play())
    assert late.count(True) == 32 and len(pool.given) == 32


def test_searches_are_paid_for_by_the_address_that_causes_them_bug() -> None:
    """Every table had a budget of its own, and one address could make 200 of them."""
    game, worker = middle(), Worker()
    thinking = Thinking(worker, Limits(thinking_of_address=Rate(1.5, 0.001)), clock)  # type: ignore[arg-type]

    async def ask(n: int, address: str) -> bool:
        PAYER.set(Customer(address, None))
        try:
            await thinking.choose(n, "expert", game, MONEY, SEEN, None)
        except Refusal:
            return False
        return True

    async def play() -> list[bool]:
        tries = [(n, "1.2.3.4") for n in range(4)] + [(5, "1.2.3.5"), (6, ""), (7, ""), (8, "")]
        return [await asyncio.create_task(ask(n, address)) for n, address in tries]

    assert asyncio.run(play()) == [True, True, False, False, True, True, True, True]


def test_lists_are_paid_for_by_who_begins_them_bug() -> None:
    """A list takes seconds of CPU time, and nobody was charged for it: one address could have 200 made."""
    limits = Limits(analysis_of_guest=Rate(9, 0.001), analysis_of_address=Rate(100, 1))
    worker = Worker({"strategy": lambda *_: "buy Gold\n"})
    budgets = Analyses(worker, limits, clock).budgets  # type: ignore[arg-type]
    lists = BotLists(worker, None, list(ALL_LEVELS), budgets)  # type: ignore[arg-type]

    async def make(seed: int, guest: str) -> bool:
        PAYER.set(Customer("1.2.3.4", guest))
        room = Room(random_kingdom(seed), 2, ROOM.places, Options())
        done = lists.of("strong", room, f"table {seed}")
        await asyncio.wait([done])
        return done.exception() is None

    async def play() -> list[bool]:
        found = [await asyncio.create_task(make(n, "anna")) for n in range(12)]
        return [*found, await asyncio.create_task(make(20, "béla")), await asyncio.create_task(make(0, "anna"))]

    made = asyncio.run(play())
    assert made[:9] == [True] * 9 and not all(made[:12]), "one second each, of nine"
    assert made[12:] == [True, True], "others have their own account, and what is there costs nothing"
    assert {job.customer for job in worker.given} == {"1.2.3.4"}


def test_nobody_s_analysis_is_ended_for_the_sake_of_another_bug() -> None:
    async def ask() -> None:
        limits = Limits(analysis_of_guest=Rate(1000, 1), analysis_of_address=Rate(1000, 1))
        pool = Slow()
        analyses = Analyses(pool, limits, clock)  # type: ignore[arg-type]
        victim = analyses.of_record("mine", Customer("1.2.3.4", "anna"))
        with pytest.raises(TooMany):
            for n in range(100):
                analyses.of_record(f"x{n}", Customer("1.2.3.5", "eve"))
                await asyncio.sleep(0)
        assert analyses.latest(victim) and len(pool.given) == 64
        tasks = [found.task for found in analyses._running.values() if found.task]
        assert len(tasks) == 64 and not any(task.done() for task in tasks)
        tasks[1].cancel()
        await asyncio.wait(tasks[1:2])
        analyses.of_record("next", Customer("1.2.3.5", "eve"))
        assert analyses.latest(victim) and len(analyses._running) == 64, "one that has ended is forgotten"

    asyncio.run(ask())


def test_analyses_are_paid_for_by_who_asks() -> None:
    async def ask() -> None:
        record = middle(6).record()
        other = middle(8).record()
        limits = Limits(analysis_of_guest=Rate(1, 0.001), analysis_of_address=Rate(100, 1))
        analyses = Analyses(Worker({"analyse": lambda *_: b"{}"}), limits, clock)  # type: ignore[arg-type]
        anna, bela = Customer("1.2.3.4", "anna"), Customer("1.2.3.4", "béla")
        key = analyses.of_record(record, anna)
        await asyncio.sleep(0)
        assert analyses.latest(key) == b"{}"
        assert analyses.of_record(record, anna) == key, "the same again costs nothing"
        analyses.of_record(other, anna)
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            analyses.of_record(middle(9).record(), anna)
        analyses.of_record(middle(9).record(), bela)

    asyncio.run(ask())


def test_an_analysis_that_failed_says_so_once_and_may_be_tried_again() -> None:
    async def ask() -> None:
        def fails(*_: Any) -> Any:
            raise Refusal("server-too-heavy")

        analyses = Analyses(Worker({"analyse": fails}), Limits(), clock)  # type: ignore[arg-type]
        key = analyses.of_record("x", Customer("", None))
        await asyncio.sleep(0)
        with pytest.raises(Refusal):
            analyses.latest(key)
        assert analyses.of_record("x", Customer("", None)) == key

    asyncio.run(ask())


def test_partial_analyses_are_heard() -> None:
    parts: list[bytes] = []
    made = thinking_jobs.analyse(middle(10).record(), ["Anna", "Béla"], 0.5)
    usual, thinking_jobs.EVERY = thinking_jobs.EVERY, 0.0
    try:
        while True:
            parts.append(next(made))
    except StopIteration as done:
        last = done.value
    finally:
        thinking_jobs.EVERY = usual
    import msgspec

    grown = [msgspec.json.decode(part, type=Analysis, strict=True) for part in (*parts, last)]
    assert [found.finished for found in grown][-2:] in ([False, True], [True, True]) and grown[-1].players == [
        "Anna",
        "Béla",
    ]
    assert [len(found.decisions) for found in grown] == sorted(len(found.decisions) for found in grown)
    msgspec.json.decode(msgspec.json.encode(empty([], [])), type=Analysis, strict=True)


# levels


def test_a_server_can_allow_weaker_bots_only() -> None:
    assert Settings().levels == list(ALL_LEVELS)
    assert Settings(max_level="fair").levels[-1] == "fair"
    with pytest.raises(Refusal) as error:
        Settings(max_level="fiar")
    assert "fair" in str(error.value)


def test_a_bot_that_sat_down_before_the_server_allowed_less_plays_weaker() -> None:
    bots = Bots("t", BotLists(None, None, ["gentle", "fair"]))
    assert bots.allowed("master") == "fair" and bots.allowed("gentle") == "gentle" and not bots.searches("master")


@pytest.mark.parametrize(
    ("kinds", "hints", "expected"),
    [
        (["me", "bot"], False, True),
        (["me", "friend"], False, False),
        (["me", "here"], False, False),
        (["me", "friend"], True, True),
    ],
)
def test_between_people_hints_are_off_unless_agreed(kinds: list[Any], hints: bool, expected: bool) -> None:
    seats = [SeatWanted(kind, f"P{i}" if kind in ("me", "here") else "") for i, kind in enumerate(kinds)]
    wanted = NewTable(NEW_TABLE["kingdom"], seats)  # type: ignore[arg-type]
    assert Room(["Cellar"], 2, seated("g", wanted), Options(hints=hints)).hinted is expected


# the whole way


@pytest.mark.slow
def test_hints_warnings_and_analysis_on_a_running_server(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking_module, "WAITING", 60.0)  # on a busy machine a worker takes long to start
    with Running(make_app(settings_of(tmp_path, limits=GENEROUS))) as server:
        levels = server.http.get("/api/server").json()["levels"]
        assert [rung["level"] for rung in levels] == list(ALL_LEVELS)
        assert [rung["rating"] for rung in levels] == sorted(rung["rating"] for rung in levels)
        made = server.made(seats=[{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "expert"}])
        with server.look(made["table"]) as socket:
            hello(socket)
            view = said(socket, "view")
            assert view["can"]["hint"]
            socket.send(json.dumps({"type": "suggest", "decision": view["decision"]["id"]}))
            hint = said(socket, "hint")
            assert hint["level"] == "master" and 1 <= len(hint["best"]) <= 3
            wins = [row["win"] for row in hint["best"]]
            assert wins == sorted(wins, reverse=True) or hint["phrase"][0] == "hint-any"
            assert hint["answers"] == [hint["best"][0]["answer"]]
            for _ in range(4):  # with the bot's turns between
                socket.send(json.dumps({"type": "answer", "decision": view["decision"]["id"], "answers": [[]]}))
                view = said(socket, "view")
                while not view["decision"]:
                    view = said(socket, "view")
            socket.send(json.dumps({"type": "resign"}))
            while view["state"] != "over":
                view = said(socket, "view")
        path = f"/api/tables/{made['table']}/analysis"
        assert server.http.get(path).status_code == 404
        first = server.http.post(path)
        assert first.status_code == 200 and first.json()["players"] == ["Anna", "Ada"]
        until(lambda: server.http.get(path).json()["finished"])
        found = server.http.get(path).json()
        assert len(found["decisions"]) == found["progress"][1] - len(found["costliest"]) or found["decisions"]
        record = server.http.get(f"/api/tables/{made['table']}/record").text
        asked = server.http.post("/api/replay/analysis", json={"record": record}).json()
        until(lambda: server.http.get(f"/api/replay/analysis/{asked['analysis']}").json()["finished"])
        until(lambda: stored(server, made["table"]) is not None)
        refused = server.http.post("/api/replay/analysis", json={"record": "nonsense"}).json()
        until(lambda: server.http.get(f"/api/replay/analysis/{refused['analysis']}").status_code == 400)
    with Running(make_app(settings_of(tmp_path, limits=GENEROUS, max_level="strong"))) as again:
        again.http.cookies.update(server.http.cookies)
        assert again.http.get(path).json() == found, "it was stored with the game"
        answer = again.http.post(
            "/api/tables",
            json={**NEW_TABLE, "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "master"}]},
        )
        assert answer.status_code == 403 and answer.json()["error"][0] == "server-level"


def stored(server: Running, table: str) -> Any:
    return server.context.rooms.live[table].stored.analysis


def test_between_people_a_hint_is_refused(server: Running) -> None:
    made = server.made(seats=[{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Béla"}])
    with server.look(made["table"]) as socket:
        hello(socket, seat=0)
        view = said(socket, "view")
        assert not view["can"]["hint"]
        socket.send(json.dumps({"type": "suggest", "decision": view["decision"]["id"]}))
        assert said(socket, "refused")["phrase"][0] == "hint-off"


def test_an_analysis_of_a_game_that_goes_on_is_refused(server: Running) -> None:
    made = server.made()
    answer: httpx.Response = server.http.post(f"/api/tables/{made['table']}/analysis")
    assert answer.status_code == 409
    assert server.http.get("/api/replay/analysis/rffff").status_code == 404


def test_the_game_of_the_day_has_no_hints() -> None:
    assert not room_of("2026-11-16", "g", "Anna").hinted
    assert room_of("2026-11-16", "g", "Anna", counted=False).hinted, "once more, just for fun"


def test_a_hint_for_treasures_says_what_they_would_buy() -> None:
    game = Game("First Game", seed="1")
    while game.decision is not None and game.decision.kind != "treasure":
        game.answer()
    hint = asyncio.run(
        Bots("t", BotLists(levels=["fair"])).hint(Room(game.kingdom, 2, ROOM.places, Options()), game, "1")
    )
    assert hint.answers[0] and hint.phrase and hint.phrase.id == "hint-then-buy"
    assert hint.phrase.values["card"] in game.supply


@pytest.mark.parametrize(
    ("phase", "hand", "coins", "said"),
    [
        ("buy", [], 6, "reason-money"),
        ("action", ["Smithy"], 0, "reason-draws-now"),
        ("action", ["Workshop"], 0, None),
    ],
)
def test_a_hint_gives_a_counted_reason_or_none_bug(phase: str, hand: list[str], coins: int, said: str | None) -> None:
    """That a card leads the bot's list was no reason."""
    players = [{"hand": hand, "deck": ["Copper"] * 7}, {"deck": ["Copper"] * 7}]
    turn = {"player": 0, "phase": phase, "coins": coins}
    game = Game.from_position({"kingdom": "First Game", "players": players, "turn": turn, "seed": 1})
    bots = Bots("t", BotLists(levels=["fair"]))
    hint = asyncio.run(bots.hint(Room(game.kingdom, 2, ROOM.places, Options()), game, "1"))
    assert hint.answers[0] and (hint.phrase.id if hint.phrase else None) == said
