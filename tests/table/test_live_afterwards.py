"""After the game: review, record, rematch, playing on, the proof."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import rooms
from demesne.game import Game
from demesne.notation.record import parse
from demesne.refusal import Refusal
from demesne.server import rooms as rooms_module
from demesne.table import fairness
from demesne.table.messages import PlayOn, ResignWanted
from demesne.table.outgoing.shown import Moment
from rooms import TEN, Device, House, bot, me, number, play_out, refusal_of

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture


async def over(house: House, **options: Any) -> tuple[str, Device]:
    made = await house.make(me(), bot(), **options)
    anna = await house.device(made.table)
    await play_out([anna])
    return made.table, anna


async def test_review_moment_and_record_only_of_a_game_that_is_over(house: House) -> None:
    made = await house.make(me(), bot())
    rooms = house.rooms
    for work in (rooms.review, rooms.record, rooms.rematch):
        assert await refusal_of(work(made.table, "anna")) == "table-not-over"
    assert await refusal_of(rooms.at(made.table, "anna", 0, 0)) == "table-not-over"
    assert await refusal_of(rooms.play_on(made.table, "anna", PlayOn(0, 0))) == "table-not-over"
    assert await refusal_of(rooms.review(made.table, "eve")) == "table-unknown"


async def test_the_record_says_at_which_seats_bots_played(house: House) -> None:
    table, _ = await over(house)
    record = (await house.store.game(table)).record
    assert parse(record).bots == {1: house.live(table).room.places[1].bot} and Game.from_record(record).over
    assert fairness.check(record) is not None


async def test_review_and_moments(house: House) -> None:
    table, _anna = await over(house)
    review = await house.rooms.review(table, "anna")
    game = house.live(table).begun().game
    assert len(review.steps) == len(game.answers) and review.scores == game.scores()
    scored = [
        sum(deck[card] * each for card, each in points.items()) for deck, points in zip(review.decks, review.points)
    ]
    assert scored == game.scores()
    for n in (0, 7, len(game.answers)):
        moment = await house.rooms.at(table, "anna", n, 1)
        shown = game.at(n)
        view = shown.view(1)
        view.pop("decision")
        assert moment.view == view and moment.n == n
        assert moment.hands == [shown.cards(p, "hand") for p in range(2)]
    assert await refusal_of(house.rooms.at(table, "anna", len(game.answers) + 1, 0)) == "table-moment"
    assert await refusal_of(house.rooms.at(table, "anna", 0, 5)) == "table-moment"


async def test_the_review_ranks_also_what_an_older_version_has_stored(house: House) -> None:
    table, _anna = await over(house)
    now = (await house.rooms.review(table, "anna")).ranking
    assert now[0] == house.live(table).begun().winners() and sorted(p for place in now for p in place) == [0, 1]
    del (house.live(table).stored.finished or {})["review"]["ranking"]
    assert (await house.rooms.review(table, "anna")).ranking == now


@pytest.mark.slow
@pytest.mark.parametrize("guests", [("anna", "béla"), ("anna", "béla", "csilla")])
async def test_rematch_the_same_people_and_left_of_the_winner_begins(house: House, guests: tuple[str, ...]) -> None:
    table, devices = await house.friends(*guests)
    last = await play_out(devices)
    winners = last["result"]["winners"]
    assert len(winners) == 1
    made = await house.rooms.rematch(table, guests[1])
    assert devices[0].last("rematch")["table"] == made.table != table
    room = house.live(made.table).room
    assert [place.guest for place in room.places] == list(guests) and room.kingdom == TEN
    assert room.commitment != house.live(table).room.commitment and not any(place.seal for place in room.places)
    await house.deal(made.table)
    assert house.live(made.table).begun().game.player == (winners[0] + 1) % len(guests)
    assert await refusal_of(house.rooms.rematch(table, "eve")) == "table-unknown"


async def test_who_watches_is_led_to_the_rematch_bug(house: House) -> None:
    """A watcher was told of its table, and could not look at it."""
    table, (anna, _bela) = await house.friends("anna", "béla")
    token = house.links.watch(table)
    eve = await house.device(table, "eve", token=token)
    await anna.send(ResignWanted())
    made = await house.rooms.rematch(table, "béla")
    await rooms.rest(house.live(table))
    assert anna.last("rematch")["table"] == made.table
    later = await house.device(table, "zita", token=token)
    for following in (eve.last("rematch")["table"], later.last("welcome")["rematch"]):
        assert f"/watch/{following}" == house.links.watch(made.table)
        assert (await house.device(made.table, "eve", token=following)).last("welcome")["you"] == []
    assert await refusal_of(house.rooms.about(made.table, "eve")) == "table-unknown"


async def test_two_who_want_a_rematch_at_once_get_the_same_one(house: House) -> None:
    table, (anna, _bela) = await house.friends("anna", "béla")
    await anna.send(ResignWanted())
    one, two = await asyncio.gather(house.rooms.rematch(table, "anna"), house.rooms.rematch(table, "béla"))
    assert one.table == two.table


async def test_play_on_from_a_moment_as_anybody_with_a_link(house: House) -> None:
    table, _ = await over(house)
    answers = house.live(table).begun().game.answers
    made = await house.rooms.play_on(table, "zita", PlayOn(12, 1, "gentle"), house.rooms.links.watch(table))
    live = house.live(made.table)
    assert live.room.practice and [bool(place.bot) for place in live.room.places] == [True, False]
    zita = await house.device(made.table, "zita")
    assert zita.decision and live.begun().game.answers[:12] == answers[:12]
    await zita.simply()
    assert (
        await refusal_of(house.rooms.play_on(table, "zita", PlayOn(5000, 1), house.rooms.links.watch(table)))
        == "table-moment"
    )
    assert (
        await refusal_of(house.rooms.play_on(table, "zita", PlayOn(1, 3), house.rooms.links.watch(table)))
        == "table-moment"
    )


async def test_a_moment_before_a_game_was_played_on_is_replayed_off_the_event_loop_bug(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record may be a stranger's: 4,000 answers took 143 ms of the loop."""
    table, _ = await over(house)
    made = await house.rooms.play_on(table, "zita", PlayOn(12, 1, "gentle"), house.rooms.links.watch(table))
    zita = await house.device(made.table, "zita")
    await zita.send(ResignWanted())
    threads: list[bool] = []

    async def in_thread(work: Callable[..., Moment], *given: Any) -> Moment:
        threads.append(True)
        return await asyncio.to_thread(work, *given)

    monkeypatch.setattr(rooms_module, "in_thread", in_thread)
    assert (await house.rooms.at(made.table, "zita", 3, None)).n == 3 and threads
    threads.clear()
    assert (await house.rooms.at(made.table, "zita", 12, None)).n == 12 and not threads


async def test_a_practice_table_proves_nothing(house: House) -> None:
    table, anna = await over(house, seed="chosen")
    assert anna.messages[0]["practice"]
    assert not fairness.check(await house.rooms.record(table, "anna"))


async def test_a_false_proof_is_refused(house: House) -> None:
    table, _anna = await over(house)
    record = await house.rooms.record(table, "anna")
    room = house.live(table).room
    for wrong, reason in (
        (record.replace(room.secret, "0" * 64), "verify-promise"),
        (record.replace(number("anna"), "1" * 64), "verify-key"),
    ):
        with pytest.raises(Refusal) as error:
            fairness.check(wrong)
        assert error.value.phrase.id == reason
