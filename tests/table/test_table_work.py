"""What things cost at a table, counted in answers played and messages made, not in seconds."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import rooms
from demesne import Game
from demesne.server import keeping
from demesne.server import live as live_module
from demesne.server import viewer as viewer_module
from demesne.table import Answer, Entry, SeatHolder, Setup, Table, Undo
from demesne.table.checkpoints import MOST
from demesne.table.entries import data_of
from demesne.table.messages import UndoWanted
from demesne.table.shown import log_of
from demesne.table.table import setup_of, standing
from play import random_answer
from rooms import TEN, House

house = rooms.house  # a fixture

ANSWERS = 600
PAIRS = 400
NEAR = 64  # answers from a checkpoint to the next, in a game of that length
SPECTATORS = 200


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts the answers that a game plays, by name or in a replay."""
    count: Counter[str] = Counter()
    for name in ("answer", "_redo"):
        honest = getattr(Game, name)

        def counting(self: Game, *given: Any, honest: Any = honest) -> Any:
            count["answers"] += 1
            return honest(self, *given)

        monkeypatch.setattr(Game, name, counting)
    yield count


@cache
def long_game() -> tuple[Setup, list[list[str]]]:
    """The start of a game that is not over after so many answers, and these."""
    for seed in range(100):
        chance = random.Random(seed)
        start = Game(TEN, 2, seed=seed)
        game = start.clone()
        for _ in range(ANSWERS):
            if game.decision is None:
                break
            stop = len(game.answers) > 150 and game.decision.kind == "buy"  # else a pile runs out
            game.answer([] if stop else random_answer(game.decision, chance))
        if not game.over:
            return setup_of(start, [SeatHolder("Anna"), SeatHolder("Béla")]), game.answers
    raise AssertionError("every game ended")


def long_table() -> Table:
    setup, answers = long_game()
    table = Table(setup)
    for picks in answers:
        assert table.game.asked is not None
        table.apply(Answer(table.game.asked, tuple(picks)))
    return table


def test_an_undo_late_in_a_game_plays_no_more_than_the_answers_since_a_checkpoint(played: Counter[str]) -> None:
    table = long_table()
    undo = table.undo_of(0)
    assert undo is not None
    played.clear()
    back = table.after([undo])
    assert played["answers"] <= NEAR
    again = Table(table.setup, [*table.entries, undo])
    assert back.game.fingerprint() == again.game.fingerprint() and back.game.answers == again.game.answers
    assert all(log_of(back, seat) == log_of(again, seat) for seat in (0, 1, None))
    assert len(table.checkpoints._kept) <= MOST


def test_every_undo_leads_to_the_table_that_was_there_before() -> None:
    setup, answers = long_game()
    table = Table(setup)
    chance = random.Random(1)
    kept: list[Table] = []
    for picks in answers[:150]:
        kept.append(table)
        assert table.game.asked is not None
        table = table.after([Answer(table.game.asked, tuple(picks))])
    for _ in range(40):
        place = chance.randrange(len(table.live))
        back = table.after([Undo(0, table.live[place])])
        before = kept[place]
        assert back.game.fingerprint() == before.game.fingerprint() and back.news == before.news
        assert back.chronicle.mark() == before.chronicle.mark() and back.marks == before.marks
        assert log_of(back, 0) == log_of(before, 0)
        assert table.at(place).game.fingerprint() == before.game.fingerprint()


def with_pairs() -> list[Entry]:
    """The same game, in which answers were taken back and given again many times."""
    entries: list[Entry] = []
    for n, entry in enumerate(long_table().entries):
        entries.append(entry)
        if n >= ANSWERS - PAIRS:
            entries += [Undo(entry.seat, len(entries) - 1), entry]
    return entries


def test_loading_plays_only_the_answers_that_stand(played: Counter[str]) -> None:
    entries = with_pairs()
    setup, answers = long_game()
    assert len(standing(entries)) == ANSWERS and len(entries) == ANSWERS + 2 * PAIRS
    played.clear()
    table = Table(setup, entries)
    assert played["answers"] == ANSWERS
    assert table.game.answers == answers and table.undone == PAIRS
    one_by_one = Table(setup)
    for entry in entries[: ANSWERS + 30]:
        one_by_one.apply(entry)
    folded = Table(setup, entries[: ANSWERS + 30])
    assert one_by_one.game.fingerprint() == folded.game.fingerprint()
    for name in ("live", "news", "unseen", "marks", "undone", "wish"):
        assert getattr(one_by_one, name) == getattr(folded, name)


def test_a_fingerprint_that_does_not_fit_is_found_when_a_log_is_folded() -> None:
    setup, answers = long_game()
    right = Table(setup)
    assert right.game.asked is not None
    entry = Answer(right.game.asked, tuple(answers[0]))
    right.fold([entry], {0: right.after([entry]).game.fingerprint()})
    with pytest.raises(ValueError, match="otherwise"):
        Table(setup).fold([entry], {0: 1})


@pytest.mark.asyncio
async def test_a_table_that_comes_back_is_not_played_again(house: House, played: Counter[str]) -> None:
    table, devices = await house.friends("anna", "béla")
    for _ in range(12):
        await next(d for d in devices if d.decision).simply()
    live = house.live(table)
    before = live.begun().game.fingerprint()
    for device in devices:
        await device.viewer.leave()
    house.clock.now += 10_000
    house.rooms.forget_idle()
    assert table not in house.rooms.live
    house.store.rows[table].append(json.dumps(data_of(Answer(live.begun().game.asked or 0, ()))))
    played.clear()
    again = await house.rooms.find(table)
    assert played["answers"] == 1 and again.begun().game.fingerprint() != before


@pytest.mark.asyncio
async def test_an_answer_is_played_once(house: House, played: Counter[str]) -> None:
    village = {"hand": ["Village", "Village", "Copper"], "deck": ["Village"] * 5}
    _table, (anna, _bela) = await house.position("anna", "béla", at={"players": [village, {}]})
    played.clear()
    await anna.answer(["Village"])
    ahead = 2  # on a copy: the end of the Action phase and all Treasures, which tell what can be bought ahead
    assert played["answers"] == 1 + ahead and anna.decision["kind"] == "action"


@pytest.mark.asyncio
async def test_a_moment_of_a_game_that_is_over_starts_from_a_checkpoint(house: House, played: Counter[str]) -> None:
    table, devices = await house.friends("anna", "béla")
    while not (over := [d for d in devices if d.view["state"] == "over"]):
        await next(d for d in devices if d.decision).simply()
    assert over
    total = len(house.live(table).begun().game.answers)
    for n in (0, total // 2, total - 1, total):
        played.clear()
        assert (await house.rooms.at(table, "anna", n, None)).n == n
        assert played["answers"] <= NEAR


@pytest.mark.asyncio
async def test_what_spectators_see_is_made_once_for_all_of_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, devices = await house.friends("anna", "béla", public=True)
    devices += [await house.device(table, f"eve {n}") for n in range(SPECTATORS)]
    made: Counter[str] = Counter()
    for name in ("shown", "encode"):
        honest = getattr(viewer_module, name)

        def counting(*given: Any, name: str = name, honest: Any = honest) -> Any:
            made[name] += 1
            return honest(*given)

        monkeypatch.setattr(viewer_module, name, counting)
    await devices[0].answer([])
    assert made["shown"] == 3 and made["encode"] <= 6, "two seats and all spectators together"
    views = {json.dumps(device.read() or device.messages[-1]) for device in devices[2:]}
    assert len(views) == 1 and devices[-1].messages[-1]["type"] == "view"
    assert devices[2].log == devices[-1].log


@pytest.mark.asyncio
async def test_games_are_loaded_and_reviewed_off_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: dict[str, str] = {}
    for module, name in ((live_module, "folded"), (keeping, "review")):
        honest = getattr(module, name)

        def noting(*given: Any, name: str = name, honest: Any = honest) -> Any:
            threads[name] = threading.current_thread().name
            return honest(*given)

        monkeypatch.setattr(module, name, noting)
    table, (anna, bela) = await house.friends("anna", "béla")
    await anna.simply()
    await anna.send(UndoWanted())
    await rooms.play_out([anna, bela])
    await house.again().rooms.find(table)
    assert set(threads) == {"folded", "review"}
    assert threading.main_thread().name not in threads.values()
