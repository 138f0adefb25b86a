"""The deal: commitment, seals, numbers, in this order, whatever fails; and what a dishonest server is caught at."""

from __future__ import annotations

import asyncio
import json
import pathlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import dishonest
import rooms
from demesne.client import Client, Seat
from demesne.client.deal import Deals
from demesne.game import Game
from demesne.languages import language
from demesne.refusal import Refusal
from demesne.server import deal_timer
from demesne.store import Away
from demesne.table import fairness
from demesne.table.fairness import Kept, check
from demesne.table.messages import NewTable, NumberSent, Options, Rematch, ResignWanted, SealSent, Sit
from demesne.table.outgoing.seats import Made
from demesne.table.room import Room
from demesne.terminal.main import main
from rooms import FIRST_GAME, Device, House, bot, friend, here, me, number, refusal_of, seal
from served import Served

pytestmark = pytest.mark.asyncio
house = rooms.house  # a fixture
HERE = pathlib.Path(__file__).parent


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is missing."""
    monkeypatch.setattr(deal_timer, "PATIENCE", 0.0)


async def made(house: House, *seats: Any, sealed: bool = True, **options: Any) -> Made:
    """A table as it is after the one request that makes it."""
    wanted = NewTable(FIRST_GAME, list(seats), seal("anna") if sealed else "", Options(**options))
    return await house.rooms.make("anna", wanted)


async def begun(house: House, table: str) -> Room:
    """The room, once its game has begun."""
    live = await house.rooms.find(table)
    async with asyncio.timeout(60):
        while not live.room.record:
            await asyncio.sleep(0.01)
    return live.room


async def record_of(house: House, table: str, device: Device) -> str:
    await device.send(ResignWanted())
    return await house.rooms.record(table, device.viewer.guest)


def reason(record: str, kept: Kept) -> str:
    with pytest.raises(Refusal) as error:
        check(record, kept)
    return error.value.phrase.id


# the order


async def test_a_lone_person_is_in_the_game_with_one_more_request(house: House) -> None:
    table = await made(house, me(), bot())
    assert (
        table.deal.step == "opening" and table.deal.seals == [seal("anna"), ""] and table.deal.opened == [False, False]
    )
    assert house.live(table.table).state() == "lobby"
    deal = await house.rooms.number(table.table, "anna", number("anna"))
    assert deal.step == "dealt" and house.live(table.table).state() == "running"
    room = house.live(table.table).room
    assert Game.from_record(room.record)._origin.start.key == fairness.key_of(
        table.table, room.secret, [number("anna"), ""]
    )


async def test_the_commitment_is_on_the_store_before_anybody_is_told_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await made(house, me(), friend())
    stored = await house.store.game(table.table)
    assert stored and fairness.commitment_of(stored.setup["secret"]) == table.deal.commitment

    async def away(game: Any) -> None:
        raise Away("no database")

    monkeypatch.setattr(house.store, "create", away)
    with pytest.raises(Away):
        await made(house, me(), friend())


async def test_no_number_before_all_seals_and_no_seal_after(house: House) -> None:
    table = (await made(house, me(), friend())).table
    assert await refusal_of(house.rooms.number(table, "anna", number("anna"))) == "deal-early"
    await house.rooms.sit(table, "béla", Sit(house.links.join(table), "Béla"))
    assert house.live(table).room.deal().step == "sealing"
    assert await refusal_of(house.rooms.number(table, "anna", number("anna"))) == "deal-early"
    assert await refusal_of(house.rooms.seal(table, "eve", seal("eve"))) == "table-not-yours"
    deal = await house.rooms.seal(table, "béla", seal("béla"))
    assert deal.step == "opening" and deal.seals == [seal("anna"), seal("béla")]
    assert await refusal_of(house.rooms.seal(table, "béla", seal("another"))) == "deal-late"
    assert await refusal_of(house.rooms.number(table, "béla", number("another"))) == "deal-number"
    assert (await house.rooms.number(table, "béla", number("béla"))).opened == [False, True]
    assert (await house.rooms.number(table, "béla", number("béla"))).step == "opening"  # said again after a break
    assert (await house.rooms.number(table, "anna", number("anna"))).step == "dealt"
    assert await refusal_of(house.rooms.number(table, "béla", number("another"))) == "deal-late"


@pytest.mark.parametrize("kind", [NumberSent, SealSent, Rematch])
async def test_a_line_end_after_a_number_broke_the_proof_of_everybody_bug(kind: type[msgspec.Struct]) -> None:
    """It passed as 64 digits and stood in the middle of the record, which nobody could read any more."""
    (field,) = kind.__struct_fields__
    assert msgspec.convert({field: number("anna")}, kind)
    for wrong in (number("anna") + "\n", "\n", number("anna")[1:] + "\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({field: wrong}, kind)


async def test_nobody_is_shown_a_number_before_the_end(house: House) -> None:
    table, devices = await house.friends("anna", "béla")
    watcher = await house.device(table, "eve", token=house.links.watch(table))
    for device in (*devices, watcher):
        device.read()
        for guest in ("anna", "béla"):
            assert not any(number(guest).encode() in raw for raw in device.raw)


async def test_people_who_share_a_device_add_one_number(house: House) -> None:
    table = (await house.make(me(), here("Béla"))).table
    room = house.live(table).room
    assert room.record and room.absent == [] and [bool(place.number) for place in room.places] == [True, False]


async def test_a_seat_that_moves_to_another_device_before_the_start_takes_part_from_there(house: House) -> None:
    table = (await made(house, me(), friend())).table
    await house.rooms.claim(table, "anna's phone", house.links.seat(table, 0))
    await house.sit(table, "béla")
    room = house.live(table).room
    assert room.record and room.places[0].number == number("anna's phone")


# who does not answer


async def test_who_sends_no_seal_in_time_is_named_in_the_proof(house: House) -> None:
    table = (await made(house, me(), friend(), first=0)).table
    await house.rooms.sit(table, "béla", Sit(house.links.join(table), "Béla"))
    anna = await house.device(table)
    await house.live(table).deal_timer.go_on_without("sealing")
    await house.rooms.number(table, "anna", number("anna"))
    proof = check(await record_of(house, table, anna), Kept(house.live(table).room.commitment, 0, number("anna")))
    assert proof and proof.absent == (1,) and proof.mine and proof.numbers == (number("anna"), "")


async def test_who_seals_and_sends_no_number_is_named_in_the_proof(house: House, impatient: None) -> None:
    table = (await made(house, me(), friend(), first=0)).table
    await house.rooms.sit(table, "béla", Sit(house.links.join(table), "Béla", seal("béla")))
    await house.rooms.number(table, "anna", number("anna"))
    anna = await house.device(table)
    room = await begun(house, table)
    seals = [seal("anna"), seal("béla")]
    proof = check(await record_of(house, table, anna), Kept(room.commitment, 0, number("anna"), seals, table, 0))
    assert proof and proof.absent == (1,) and proof.unopened == {1: seal("béla")} and proof.sealed


async def test_a_table_that_nobody_looks_at_waits(house: House, impatient: None) -> None:
    """As when it is made in the terminal and the browser takes its time to open."""
    table = (await made(house, me(), bot(), sealed=False)).table
    await asyncio.sleep(0.1)
    assert house.live(table).room.deal().step == "sealing"


async def test_the_start_waits_ten_seconds_for_each_step() -> None:
    assert deal_timer.PATIENCE == 10


async def test_a_start_goes_on_after_the_store_was_away(
    house: House, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = (await made(house, me(), bot(), sealed=False)).table
    change, refused = house.store.change, 0

    async def flaky(*args: Any, **fields: Any) -> None:
        nonlocal refused
        if refused < 3:
            refused += 1
            raise Away("no database")
        await change(*args, **fields)

    monkeypatch.setattr(house.store, "change", flaky)
    await house.device(table)
    assert (await begun(house, table)).absent == [0] and refused == 3


# rematches


async def test_a_rematch_has_a_new_commitment_and_numbers_from_every_page(house: House) -> None:
    table, (anna, _) = await house.friends("anna", "béla")
    await anna.send(ResignWanted())
    again = await house.rooms.rematch(table, "anna", seal("anna"))
    room = house.live(again.table).room
    assert again.deal.commitment != house.live(table).room.commitment
    assert [place.seal for place in room.places] == [seal("anna"), ""] and not any(
        place.number for place in room.places
    )
    assert again.deal.step == "sealing" and not room.record
    assert (await house.rooms.rematch(table, "béla", seal("béla"))).deal.step == "opening"
    for guest in ("anna", "béla"):
        await house.rooms.number(again.table, guest, number(guest))
    record = await record_of(house, again.table, await house.device(again.table))
    for seat, guest in enumerate(("anna", "béla")):
        proof = check(
            record, Kept(again.deal.commitment, seat, number(guest), [seal("anna"), seal("béla")], again.table)
        )
        assert proof and proof.mine and proof.sealed and not proof.absent


# crashes and several processes


async def test_a_start_survives_a_restart_with_the_same_commitment(house: House) -> None:
    table = await made(house, me(), friend())
    house = house.again()
    await house.rooms.sit(table.table, "béla", Sit(house.links.join(table.table), "Béla", seal("béla")))
    assert house.live(table.table).room.deal() == msgspec.structs.replace(
        table.deal, step="opening", seals=[seal("anna"), seal("béla")]
    )
    await house.rooms.number(table.table, "anna", number("anna"))
    house = house.again()
    await house.rooms.number(table.table, "béla", number("béla"))
    room = house.live(table.table).room
    assert room.commitment == table.deal.commitment and not room.absent
    assert [place.number for place in room.places] == [number("anna"), number("béla")]


async def test_numbers_that_come_to_two_processes_at_once_are_both_in_the_key(house: House) -> None:
    for round in range(5):
        table = (await made(house, me(), friend(), first=round % 2)).table
        await house.rooms.sit(table, "béla", Sit(house.links.join(table), "Béla", seal("béla")))
        other = house.again()
        await asyncio.gather(
            house.rooms.number(table, "anna", number("anna")), other.rooms.number(table, "béla", number("béla"))
        )
        await house.live(table).others.hear()
        await other.live(table).others.hear()
        assert house.live(table).room == other.live(table).room
        assert house.live(table).room.record and house.live(table).room.absent == []


async def test_a_number_that_races_with_the_end_of_the_wait_is_in_or_refused(house: House, impatient: None) -> None:
    """Another process gives up waiting while the number comes: the record says the same as the answer to the number."""
    for _ in range(5):
        table = (await made(house, me(), bot(), first=0)).table
        other = house.again()
        await other.device(table)
        try:
            await house.rooms.number(table, "anna", number("anna"))
            accepted = True
        except Refusal as refusal:
            assert refusal.phrase.id == "deal-late"
            accepted = False
        await begun(other, table)
        await house.live(table).others.hear()
        assert house.live(table).room == other.live(table).room
        assert house.live(table).room.absent == ([] if accepted else [0])


# version 0.1.0


def as_0_1_0(room: Room, **more: Any) -> dict[str, Any]:
    """The setup as that version wrote it."""
    data = room.data()
    for new in ("opening", "absent"):
        del data[new]
    for place in data["places"]:
        del place["seal"], place["number"]
    return {**json.loads(json.dumps(data)), **more}


async def test_a_game_that_version_0_1_0_began_is_played_on_and_proves_what_it_proved(house: House) -> None:
    table = (await house.make(me(), bot())).table
    live = house.live(table)
    key = fairness.old_key_of(live.room.secret, [number("anna")])
    record = Game.with_key(live.room.kingdom, 2, key, edition=2, first=0).record()
    data = as_0_1_0(live.room, record=record)
    data["places"][0]["nonce"] = number("anna")
    house.store.games[table] = replace(house.store.games[table], setup=data)
    house.store.rows[table] = []
    house = house.again()
    anna = await house.device(table)
    assert anna.decision
    record = await record_of(house, table, anna)
    proof = check(record, Kept(live.room.commitment))
    assert proof and proof.old and not proof.mine and f"nonces: {number('anna')}" in record
    with pytest.raises(Refusal):
        check(record.replace(number("anna"), number("béla")))


async def test_a_lobby_of_version_0_1_0_begins_with_numbers_that_came_after_its_commitment(house: House) -> None:
    table = await made(house, me(), friend())
    data = as_0_1_0(house.live(table.table).room)
    data["places"][0]["nonce"] = number("sent with the request that made the secret")
    house.store.games[table.table] = replace(house.store.games[table.table], setup=data)
    house = house.again()
    await house.sit(table.table, "béla")
    room = house.live(table.table).room
    assert room.record and room.commitment == table.deal.commitment
    assert [place.number for place in room.places] == [number("anna"), number("béla")]


# checking


@pytest.mark.parametrize("first", ["random", 0])
async def test_an_honest_deal_is_proved_to_everybody_who_took_part(house: House, first: Any) -> None:
    table, (anna, _) = await house.friends("anna", "béla", first=first)
    record = await record_of(house, table, anna)
    seals = [seal("anna"), seal("béla")]
    commitment = house.live(table).room.commitment
    assert ("drawn: first" in record) == (first == "random")
    for seat, guest in enumerate(("anna", "béla")):
        kept = Kept(commitment, seat, number(guest), seals, table, first)
        proof = check(record, kept)
        assert proof and proof.mine and proof.sealed
        assert reason(record, replace(kept, seat=1 - seat)) == "verify-number"
        assert reason(record, replace(kept, seat=5)) == "verify-number"
        assert reason(record, replace(kept, commitment="0" * 64)) == "verify-other-promise"
        assert reason(record, replace(kept, seals=[seal("eve"), seal("béla")])) == "verify-seals"
        assert reason(record, replace(kept, table="another")) == "verify-other-table"
        assert reason(record, replace(kept, first=1)) == "verify-first"
    proof = check(record)
    assert proof and not proof.mine and not proof.sealed
    bare = "\n".join(
        line for line in record.split("\n") if not line.startswith(("promised", "secret", "table", "numbers", "drawn"))
    )
    assert check(bare) is None and reason(bare, Kept(commitment)) == "verify-missing"


@pytest.mark.parametrize(
    "line", ["table: NO", "numbers: 12", "absent: 9", "unopened: 1 ab", "drawn: lots", "numbers: -, x"]
)
async def test_a_broken_line_of_a_proof_is_refused(line: str) -> None:
    record = Game(FIRST_GAME.set, seed=1).record()
    with pytest.raises(Refusal, match=f"line 6.*{line.split(':')[0]}"):
        check(record.replace("\nkey:", f"\n{line}\nkey:"))


# the dishonest server


def verified(file: pathlib.Path, *told: str) -> Any:
    with pytest.raises(SystemExit) as end:
        main(["verify", str(file), *told])
    return end.value.code


class Page:
    """What a page does at a table and keeps of it, without a network."""

    def __init__(self, house: House, guest: str) -> None:
        self.house, self.guest = house, guest
        self.deals = Deals(self)  # type: ignore[arg-type]

    async def post(self, path: str, data: dict[str, str]) -> Any:
        table, what = path.split("/")[-2:]
        return msgspec.to_builtins(await getattr(self.house.rooms, what)(table, self.guest, data[what]))


async def cheated(house: House, *seats: Any) -> tuple[str, Kept]:
    """A record of the dishonest server, and what its victim has kept."""
    page = Page(house, "anna")
    first = "random"
    table = await house.rooms.make("anna", NewTable(FIRST_GAME, list(seats), seal("anna"), Options(first=first)))
    await page.deals.take_part(table.table, [0], table.deal, number("anna"))
    if any(seat.kind == "friend" for seat in seats):
        await house.rooms.sit(table.table, "béla", Sit(house.links.join(table.table), "Béla", seal("béla")))
        await house.rooms.number(table.table, "béla", number("béla"))
    anna = await house.device(table.table)
    await page.deals.take_part(table.table, [0], house.live(table.table).room.deal())
    room = await begun(house, table.table)
    assert room.record
    return await record_of(house, table.table, anna), page.deals.kept(table.table)


@pytest.mark.parametrize("other", ["bot", "friend"])
@pytest.mark.parametrize("trick", dishonest.CAUGHT)
async def test_a_dishonest_server_is_caught_by_check_and_by_verify(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: pathlib.Path,
    capsys: pytest.CaptureFixture[str],
    trick: str,
    other: str,
) -> None:
    dishonest.cheat(trick, monkeypatch.setattr)
    record, kept = await cheated(house, me(), bot() if other == "bot" else friend())
    found, _ = dishonest.CAUGHT[trick]
    assert reason(record, kept) == found
    file = tmp_path / "game.record"
    file.write_text(record)
    alone = 1 if trick == "another_begins" else 0  # other tricks show only to those who have kept something
    assert verified(file) == alone
    told = ["--commitment", kept.commitment]
    if kept.number:
        told += ["--seat", "0", "--number", kept.number, "--seals", ",".join(given or "-" for given in kept.seals)]
    capsys.readouterr()
    assert verified(file, *told) == 1
    assert language("en")(found) in capsys.readouterr().err


async def test_an_honest_server_passes_the_same_check(
    house: House, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, kept = await cheated(house, me(), friend())
    proof = check(record, kept)
    assert proof and proof.mine and proof.sealed
    file = tmp_path / "game.record"
    file.write_text(record)
    told = ["--commitment", kept.commitment, "--seat", "0", "--number", kept.number]
    assert verified(file, *told) == 0
    assert "--seals" in capsys.readouterr().out
    assert verified(file, *told, "--seals", ",".join(kept.seals)) == 0
    assert "could not choose this deal" in capsys.readouterr().out
    assert verified(file, "--number", kept.number) == 1
    assert "--seat" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("trick", [*dishonest.CAUGHT, ""])
async def test_a_dishonest_server_is_caught_by_the_client(tmp_path: pathlib.Path, trick: str) -> None:
    before = (
        f"import sys\nsys.path.insert(0, {str(HERE)!r})\nimport dishonest\ndishonest.cheat({trick!r})\n"
        if trick
        else ""
    )
    with Served(tmp_path, before=before) as server:
        client = Client(server.address, name="Anna")
        made = await client.make_table(seats=["me", "gentle"])
        async with await client.sit(made.table) as seat:
            async for view in seat.views():
                if not view.over:
                    await seat.resign()
        if trick:
            with pytest.raises(Refusal) as error:
                await client.verify(made.table)
            assert error.value.phrase.id == dishonest.CAUGHT[trick][0]
        else:
            proof = await client.verify(made.table)
            assert proof and proof.mine and proof.sealed


async def until_over(seat: Seat) -> None:
    async for _ in seat.views():
        pass


@pytest.mark.slow
async def test_clients_take_part_in_games_with_friends_and_in_rematches(tmp_path: pathlib.Path) -> None:
    with Served(tmp_path) as server:
        anna, bela = Client(server.address, name="Anna"), Client(server.address, name="Béla")
        made = await anna.make_table(seats=["me", "friend"])
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        await asyncio.gather(*(anext(seat.views()) for seat in seats))
        await seats[0].resign()
        await asyncio.gather(*(until_over(seat) for seat in seats))
        again = await anna.rematch(made.table)
        new = [await anna.sit(again.table), await bela.sit(again.table)]
        await asyncio.gather(*(anext(seat.views()) for seat in new))
        await new[1].resign()
        await asyncio.gather(*(until_over(seat) for seat in new))
        for table in (made.table, again.table):
            for client in (anna, bela):
                proof = await client.verify(table)
                assert proof and proof.mine and proof.sealed and not proof.absent
        assert anna.deals.mine[made.table].number != anna.deals.mine[again.table].number
        for seat in (*seats, *new):
            await seat.leave()
