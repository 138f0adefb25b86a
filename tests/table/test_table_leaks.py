"""Nothing hidden leaves the table: every message stays the same, to the byte, in a world that its seat cannot tell apart.

For every message another world is made: everything the seat cannot know is redealt, hidden cards in past events have
other names, others have declined Reactions that they were never asked for (or were not asked where they have), what
others are being asked is something else. The message rendered from that world must be the one that was sent. In
addition the bytes are searched for secrets. Each check is itself checked: with a leak planted it must fail.
"""

from __future__ import annotations

import asyncio
import copy
import os
import pathlib
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import asdict

from demesne import Decision, Event, Game, random_kingdom
from demesne.bots import choose
from demesne.cards import BOXES, PUBLISHED, loaded
from demesne.client import Client
from demesne.game.events import EVERYBODY, Raw
from demesne.game.keys import key_of
from demesne.rules.language import ATTACK, REACTION
from demesne.server import viewer as viewer_module
from demesne.server.live import Live
from demesne.server.viewer import Viewer
from demesne.table import Answer, Entry, Table, shown, steps
from demesne.table.chronicle import Batch, Batches, Chronicle, PackedTurn, opened, pack
from demesne.table.entries import Timeout
from demesne.table.messages import Agree, AutoplaySet, KingdomWanted, ResignWanted, Suggest, UndoWanted
from demesne.table.outgoing.shown import Shown
from play import random_answer
from rooms import Device, House, same_always
from served import Served

MINUTES = float(os.environ.get("DEMESNE_SOAK_MINUTES") or 0)
SEED = int(os.environ.get("DEMESNE_SEED", "0"))
GAMES = 500 if MINUTES else 30
ANSWERS = 70  # of one game
OTHER = "Curse"  # what a card that a seat must not know is called in its other world
ALL = (1 << len(EVERYBODY)) - 1
UNSEEN = "unseen"  # an answer that nobody but its seat can know of


# another world


class OtherGame(Game):
    """The same game to one seat; everything else about it is different."""

    __slots__ = ("_real", "_seat", "_steps")
    _real: Game
    _seat: int | None
    _steps: list[int]  # how many real answers stand before each answer of this world

    @property
    def decision(self) -> Decision | None:
        real = super().decision
        if real is None or real.player == self._seat:
            return real
        return real._replace(kind="choose", options=["somewhere else"], least=0, most=7, zone=None, about=5)

    @property
    def events(self) -> list[Event]:
        return [scrambled(event, self._seat) for event in self._real.events]

    def at(self, n: int) -> Game:
        begun = len(self._real.answers) - self._steps[-1]
        return self._real.at(begun + self._steps[n - begun])


def scrambled(event: Event, seat: int | None) -> Event:
    """Cards that the seat may not know have another name."""
    seen = event.seen_by(seat)
    return event._replace(cards=tuple(c if s is not None else OTHER for c, s in zip(event.cards, seen.cards)))


def other_world(table: Table, kinds: list[str], seat: int | None, rng: random.Random) -> Table:
    """A table that this seat (None: a spectator) cannot tell from the real one."""
    entries, live, steps = other_entries(table, kinds, seat, rng)
    real = table.game
    game = OtherGame.__new__(OtherGame)
    game._state, game._origin, game._log, game._walk = real._state.clone(), real._origin, real._log, real._walk
    game._state.rekey(key_of(rng.random().hex()))
    game._state.resample(rng.randrange(real.players) if seat is None else seat)
    game._real, game._seat, game._steps = real, seat, steps
    other = copy.copy(table)
    other.game, other.entries, other.live = game, entries, [n for n, _ in live]
    other.authors = [entries[n].seat for n in other.live]
    other.news = [place is not None and table.news[place] for _, place in live]
    other.unseen = [place is None or table.unseen[place] for _, place in live]
    other.chronicle = other_chronicle(table.chronicle, seat)

    def before_turn(turn: int) -> Any:
        mark, then = table.before_turn(turn)
        then._state.rekey(key_of(rng.random().hex()))
        then._state.resample(rng.randrange(real.players) if seat is None else seat)
        return mark, then

    vars(other)["before_turn"] = before_turn
    return other


def other_chronicle(real: Chronicle, seat: int | None) -> Chronicle:
    other = copy.copy(real)
    other.now = scrambled_batches(real.now, seat)
    turns = [(first, *opened(packed, real.kinds)) for first, packed in real.past]
    other.past = [
        PackedTurn(first, pack(scrambled_batches(batches, seat), resigned)) for first, batches, resigned in turns
    ]
    return other


def scrambled_batches(batches: Batches, seat: int | None) -> Batches:
    return tuple(Batch(scrambled_raw(batch.raw, batch.kinds, seat), batch.kinds) for batch in batches)


def scrambled_raw(raw: list[Raw], kinds: Sequence[str], seat: int | None) -> list[Raw]:
    """The same for events as the kernel writes them."""
    out = []
    for what, player, kind, n, known, *rest in raw:
        hidden = kind >= 0 and not (known == ALL if seat is None else known >> seat & 1)
        out.append((what, player, kinds.index(OTHER) if hidden else kind, n, known, *rest))
    return out


Standing = list[tuple[int, int | None]]  # entries whose answers stand, with their places in the real log


def other_entries(
    table: Table, kinds: list[str], seat: int | None, rng: random.Random
) -> tuple[list[Entry], Standing, list[int]]:
    """The log with other answers that nobody knows of: after any Attack, of anybody but the viewer and the attacker; after a gain
    of anybody but the viewer, where a hand card could be used then.
    """
    standing = {n: place for place, n in enumerate(table.live)}
    entries: list[Entry] = []
    live: Standing = []
    steps = [0]
    reactions = has_reactions(table.game)
    for n, entry in enumerate(table.entries):
        if kinds[n] == UNSEEN and entry.seat != seat and rng.random() < 0.5:
            steps[-1] += n in standing
            continue
        entries.append(entry)
        if n in standing:
            live.append((len(entries) - 1, standing[n]))
            steps.append(steps[-1] + 1)
        attack = reactions and plays_attack(entry, kinds[n])
        gain = "gain" in table.game.inner.moments and kinds[n] in ("buy", "gain")
        if (attack or gain) and rng.random() < 0.5:
            for other in range(table.game.players):
                if other not in ((seat,) if gain else (seat, entry.seat)):
                    entries.append(Answer(other, ()))
                    if n in standing:
                        live.append((len(entries) - 1, None))
                        steps.append(steps[-1])
    return entries, live, steps


def has_reactions(game: Game) -> bool:
    return any(REACTION in loaded().cards[name].types for name in game.kingdom)


def plays_attack(entry: Entry, kind: str) -> bool:
    return (
        isinstance(entry, Answer)
        and kind in ("action", "play")
        and bool(entry.picks)
        and ATTACK in loaded().cards[entry.picks[0]].types
    )


# the check at every message


class Guard:
    """Renders every view a second time, from another world, and compares the bytes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.checked = 0
        self.rng = random.Random(SEED)
        honest, apply = Viewer.show, Table.apply
        guard = self

        def showing(viewer: Viewer) -> None:
            before = dict(vars(viewer))
            sent = outbox_of(viewer, lambda: honest(viewer))
            for message in sent:
                viewer.outbox.put_nowait(message)
            if viewer.live.table is not None and not viewer.live.table.over and not viewer.covered:
                guard.check(viewer, honest, before, sent)

        def applying(table: Table, entry: Entry, played: bool = True) -> None:
            decision = table.game.decision
            answers = isinstance(entry, (Answer, Timeout))
            unseen = table.declines(entry)
            apply(table, entry, played)
            known = vars(table).get("kinds", [])  # a copy of the table, at a pause, has a list of its own
            vars(table)["kinds"] = [*known, UNSEEN if unseen else decision.kind if decision and answers else ""]

        monkeypatch.setattr(Viewer, "show", showing)
        monkeypatch.setattr(Table, "apply", applying)

    def check(self, viewer: Viewer, honest: Callable[[Viewer], None], before: Any, sent: list[bytes]) -> None:
        live = viewer.live
        place: tuple[Any, str] = (live.pauses, "moment") if live.pauses.moment else (live, "table")
        real, after = live.visible, dict(vars(viewer))
        assert real is not None
        setattr(*place, other_world(real, vars(real).get("kinds", []), viewer.seat, self.rng))
        vars(viewer).update(before)
        try:
            again = outbox_of(viewer, lambda: honest(viewer))
        finally:
            setattr(*place, real)
            vars(viewer).update(after)
        assert again == sent, f"seat {viewer.seat} is shown what it must not know: {first_difference(sent, again)}"
        self.checked += 1


def first_difference(one: list[bytes], two: list[bytes]) -> str:
    if len(one) != len(two):
        return f"{len(one)} messages, {len(two)} in another world"
    a, b = next((a.decode(), b.decode()) for a, b in zip(one, two) if a != b)
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), 0)
    return f"...{a[max(0, at - 60) : at + 60]!r}, in another world ...{b[max(0, at - 60) : at + 60]!r}"


def outbox_of(viewer: Viewer, work: Callable[[], None]) -> list[bytes]:
    """What a piece of work puts into the outbox."""
    kept, viewer.outbox = viewer.outbox, asyncio.Queue()
    try:
        work()
        found = []
        while not viewer.outbox.empty():
            found.append(viewer.outbox.get_nowait())
    finally:
        viewer.outbox = kept
    return [message for message in found if message is not None]


def search(table: Live, devices: list[Device], links: Any) -> None:
    """No secret in any byte that anybody was sent."""
    room = table.room
    key = table.begun().game._origin.start.key
    for device in devices:
        device.read()
        mine = device.viewer.seats
        secrets = {"the secret": room.secret.encode(), "the key": key.hex().encode()}
        for seat, place in enumerate(room.places):
            if seat not in mine:
                secrets[f"the link of seat {seat}"] = links.seat(table.id, seat).rpartition(".")[2].encode()
                secrets[f"the number of seat {seat}"] = place.number.encode()
                secrets[f"the guest of seat {seat}"] = place.guest.encode()
        if not mine:
            secrets["the join link"] = links.join(table.id).rpartition(".")[2].encode()
        for raw in device.raw:
            for what, secret in secrets.items():
                assert not secret or secret not in raw, f"a message contains {what}"


# random games


async def random_table(seed: int, **wanted: bool) -> tuple[House, str, list[Device]]:
    """Two to six people with a device each, and somebody who watches."""
    rng = random.Random(seed)
    house = House()
    guests = [f"guest-{i}-{rng.randrange(10**9)}" for i in range(rng.randint(2, 6))]
    kingdom = KingdomWanted(cards=random_kingdom(seed, BOXES))
    options = {
        "colonies": rng.random() < 0.3,
        "undo": rng.choice(["free", "ask"]),
        "edition": rng.choice([1, 2]),
        "first": "random",
        "hints": True,
        **wanted,
    }
    table, devices = await house.friends(*guests, kingdom=kingdom, **options)
    devices.append(await house.device(table, "somebody", token=house.links.watch(table)))
    for device in devices[:-1]:
        await device.send(AutoplaySet(rng.choice([0, 1, 2])))
    return house, table, devices


async def random_play(seed: int, answers: int = ANSWERS, **wanted: bool) -> None:
    """A random game with undos, hints and now and then a resignation; its messages are checked as they are sent."""
    rng = random.Random(seed)
    house, table, devices = await random_table(seed, **wanted)
    live = house.live(table)
    for step in range(answers):
        decision = live.begun().game.decision
        if decision is None or live.begun().over:
            break
        device = devices[decision.player]
        await device.answer(random_answer(decision, rng))
        if rng.random() < 0.1:
            live.show()  # nothing has changed, so nobody may be sent anything
        if rng.random() < 0.15:
            await take_back(live, devices, rng)
        if rng.random() < 0.04 and (asked := next((d for d in devices if d.view["decision"]), None)):
            await hint(live, asked, seed * 1000 + step)
        if rng.random() < 0.01 and len(devices) > 3:
            await rng.choice(devices[:-1]).send(ResignWanted())
    if not live.begun().over:
        search(live, devices, house.links)


async def take_back(live: Live, devices: list[Device], rng: random.Random) -> None:
    await rng.choice(devices[:-1]).send(UndoWanted())
    if live.begun().wish:
        wish = devices[0].last("undo_asked")["undo"]
        for device in devices[:-1]:
            await device.send(Agree(wish, rng.random() < 0.9))


async def hint(live: Live, device: Device, seed: int) -> None:
    """The bot's advice, too, uses only what its seat may know."""
    table = live.begun()
    [told] = await device.send(Suggest(device.view["decision"]["id"]))
    real, table.game = table.game, table.game.resample(device.view["seat"], seed)
    try:
        [again] = await device.send(Suggest(device.view["decision"]["id"]))
    finally:
        table.game = real
    assert again == told, "the hint knows what its seat must not know"


def seeds(shard: int, shards: int) -> range:
    return range(SEED + shard, SEED + GAMES, shards)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("shard", range(5))
@pytest.mark.asyncio
async def test_every_message_is_the_same_in_another_world(shard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    guard = Guard(monkeypatch)
    for seed in seeds(shard, 5):
        await random_play(seed)
    assert guard.checked > 50 * len(seeds(shard, 5))


def plant_other_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tracker shows somebody else's deck."""
    honest = shown.tracked
    monkeypatch.setattr(shown, "tracked", lambda game, seat: honest(game, ((seat or 0) + 1) % game.players))


def plant_points_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The points of a step count the cards in hand twice."""
    honest = steps._score

    def leaky(game: Any, told: list[Any], tokens: Any) -> None:
        honest(game, told, tokens)
        for step in told:
            step.points = [n + game.cards(p, "hand").count("Estate") for p, n in enumerate(step.points)]

    monkeypatch.setattr(steps, "_score", leaky)


@pytest.mark.slow
@pytest.mark.parametrize("plant", [None, plant_other_deck, plant_points_of_steps])
@pytest.mark.asyncio
async def test_a_tracker_tells_only_what_one_could_have_remembered(
    plant: Callable[[pytest.MonkeyPatch], None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_always(monkeypatch)
    guard = Guard(monkeypatch)
    if plant is None:
        for seed in seeds(0, 3):
            await random_play(seed, tracker=True, points=True)
        assert guard.checked > 50 * len(seeds(0, 3))
        return
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="must not know"):
        for seed in range(40):
            await random_play(seed, 60, tracker=True, points=True)


# names that nobody has seen


ELSEWHERE = [c.name for c in PUBLISHED if c.box != "basic"]
MOST_OUTSIDE = 32 - 17  # a game has at most 32 kinds, 17 of them in piles


async def canaries(seed: int) -> tuple[House, str, list[Device]]:
    """Everybody's cards are of kinds that lie in no pile, so that their names can be searched for."""
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    kingdom = random_kingdom(seed, BOXES)
    outside = [name for name in ELSEWHERE if name not in kingdom]
    rng.shuffle(outside)
    each = MOST_OUTSIDE // players
    pools = [outside[i * each : (i + 1) * each] for i in range(players)]
    seats = [{"hand": rng.choices(pool, k=5), "deck": rng.choices(pool, k=12)} for pool in pools]
    house = House()
    guests = [f"guest-{i}" for i in range(players)]
    table, devices = await house.position(*guests, at={"kingdom": kingdom, "players": seats, "seed": seed}, undo="ask")
    devices.append(await house.device(table, "somebody", token=house.links.watch(table)))
    return house, table, devices


def known_names(game: Game, seat: int | None, events: Sequence[Event]) -> set[str | None]:
    """All names that a seat can have seen: its hand, piles, what events have shown it, what is face up."""
    known: set[str | None] = set(game.supply)
    for event in events:
        known |= {c for c in event.seen_by(seat).cards if c is not None} | {event.source}
    for player in game.view(seat)["players"]:
        known |= {player["discard_top"], player["deck_top"], *player["play"], *player["aside"], *(player["hand"] or ())}
        known |= {*player["island"], *(player["native_village"] or ()), *player["gained"]}
    return known


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.asyncio
async def test_no_name_is_sent_to_a_seat_that_cannot_have_seen_it(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    searched = 0
    for seed in range(SEED, SEED + GAMES):
        rng = random.Random(seed)
        house, table, devices = await canaries(seed)
        live = house.live(table)
        known = [known_names(live.begun().game, device.viewer.seat, live.begun().game.events) for device in devices]
        for _ in range(40):
            decision = live.begun().game.decision
            if decision is None:
                break
            await devices[decision.player].answer(random_answer(decision, rng))
            game = live.begun().game
            if game.over:
                break
            told = game.events
            for device, names in zip(devices, known):
                names |= known_names(game, device.viewer.seat, told)
                searched += check_names(device, names)
    assert searched > 1000 * GAMES


NAMED = re.compile(rf'(?:"|\||\d )({"|".join(ELSEWHERE)})(?=["|])')


def check_names(device: Device, known: set[str | None]) -> int:
    """How many names were searched for in what has come."""
    unseen = {name for name in ELSEWHERE if name not in known}
    before = len(device.raw)
    device.read()
    for raw in device.raw[before:]:
        found = unseen.intersection(NAMED.findall(raw.decode()))
        assert not found, f"seat {device.viewer.seat} reads of {found}"
    return len(unseen) * (len(device.raw) - before)


# what the server writes down


@pytest.mark.slow
@pytest.mark.asyncio
async def test_the_log_of_the_server_names_no_card_person_token_or_key(tmp_path: pathlib.Path) -> None:
    with Served(tmp_path) as served:
        anna, bela = Client(served.address, name="Annamária"), Client(served.address, name="Béla")
        made = await anna.make_table("First Game", ["me", "friend", "gentle"], seed="a seed nobody may read")
        seats = [await anna.sit(made.table), await bela.join(made.links["join"])]
        watcher = await bela.watch(made.links["watch"])
        await watcher.send({"type": "answer", "decision": "0.0", "answers": [["Copper"]]})
        await seats[0].send({"type": "typed", "decision": "", "text": "Smithy", "lang": "en"})
        await seats[0].send({"type": "nonsense", "token": made.links["join"]})
        await asyncio.gather(*(seat.play(choose) for seat in seats))
        record = await anna.record(made.table)
        for seat in (*seats, watcher):
            await seat.leave()
        await asyncio.to_thread(served.stop)
        text = served.log.read_text(encoding="utf-8")
    assert text.count("\n") > 6 and made.table in text
    secrets = [
        found for name in ("key", "secret", "numbers") for found in re.findall(rf"^{name}: (\w+)", record, re.MULTILINE)
    ]
    links = [made.links["join"], made.links["watch"], *made.links["seats"].values()]
    secrets += [link.rpartition(".")[2] for link in links] + [anna.guest, bela.guest, anna.guest.partition(".")[0]]
    assert all(secrets) and len(secrets) > 6
    found = [
        word
        for word in (*secrets, *(c.name for c in PUBLISHED), "Annamária", "Béla", "a seed", "127.0.0.1")
        if word in text
    ]
    assert not found


@pytest.mark.asyncio
async def test_the_seed_of_a_practice_table_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole deal could be computed from it."""
    same_always(monkeypatch)
    house = House()
    table, devices = await house.friends("anna", "béla", seed="a seed nobody may read", public=True)
    devices.append(await house.device(table, "somebody"))
    await devices[0].simply()
    for device in devices:
        device.read()
        assert device.messages[0]["practice"] and not any(b"a seed" in raw for raw in device.raw)
    about = [*await house.rooms.public(), await house.rooms.about(table, "anna")]
    assert "a seed" not in str(about)


# planted leaks


def plant_view(monkeypatch: pytest.MonkeyPatch, leak: Callable[[Table, int | None], Any]) -> None:
    honest = shown.shown

    def leaky(table: Table, seat: int | None, *more: Any) -> Shown:
        told = honest(table, seat, *more)
        told.view = {**told.view, "leak": leak(table, seat)}
        return told

    monkeypatch.setattr(viewer_module, "shown", leaky)


def plant_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_view(monkeypatch, lambda table, seat: [table.game.cards(p, "hand") for p in range(table.game.players)])


def plant_order(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_view(monkeypatch, lambda table, seat: table.game.cards(seat or 0, "deck"))


def plant_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Haven keeps, as its owner sees it."""
    plant_view(
        monkeypatch,
        lambda table, seat: [table.game.view(p)["players"][p]["durations"] for p in range(table.game.players)],
    )


def plant_mat(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_view(
        monkeypatch, lambda table, seat: [table.game.cards(p, "native village") for p in range(table.game.players)]
    )


def plant_key(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_view(monkeypatch, lambda table, seat: table.game._origin.start.key.hex())


def plant_decision_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    plant_view(monkeypatch, lambda table, seat: table.game.decision and table.game.decision.kind)


def plant_sequence_number(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (shown, viewer_module):
        monkeypatch.setattr(module, "decision_id", lambda table, seat: f"{len(table.live)}.{table.undone}")


def plant_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Free while nobody else has answered: a Reaction that was declined unseen then shows."""

    def free(table: Table, undo: Any) -> bool:
        return all(table.entries[n].seat == undo.seat for n in table.live[table.live.index(undo.to) :])

    monkeypatch.setattr(Table, "is_free", free)


def plant_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Viewer._suggest

    async def leaky(self: Viewer, decision: str) -> None:
        await honest(self, decision)
        game = self.live.begun().game
        self.send({"type": "hint", "hand": game.cards((self._looking() + 1) % game.players, "hand")})
        self.outbox.get_nowait()

    monkeypatch.setattr(Viewer, "_suggest", leaky)


def plant_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is told to everybody as to those who see everything."""
    honest = shown.told
    monkeypatch.setattr(shown, "told", lambda events, names, seat, *_: honest(events, names, seat, everything=True))
    monkeypatch.setattr(shown, "_told", shown._told.__wrapped__)  # what others have read before is not used


def plant_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps name cards as those who see everything know them."""

    class Open(Event):
        def seen_by(self, seat: int | None) -> Event:
            return self

    honest = steps._parts

    def leaky(batches: Batches, size: int) -> list[steps.Part]:
        return [part._replace(events=[Open(*event) for event in part.events]) for part in honest(batches, size)]

    monkeypatch.setattr(steps, "_parts", leaky)


def plant_past_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who comes is shown the table of the last round with somebody else's eyes."""
    honest = viewer_module.last_round

    def leaky(table: Table, seat: int | None, *wanted: bool) -> Any:
        _, told = honest(table, seat, *wanted)
        return table.before_turn(0)[1].inner.view(((seat or 0) + 1) % table.game.players), told

    monkeypatch.setattr(viewer_module, "last_round", leaky)


def plant_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is sent although nothing in it differs, when somebody else has many Coppers in hand."""
    honest = Viewer.show

    def leaky(self: Viewer) -> None:
        game = self.live.begun().game
        if any(game.cards(p, "hand").count("Copper") > 3 for p in range(game.players)):
            self.last = None
        honest(self)

    monkeypatch.setattr(Viewer, "show", leaky)


def plant_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Live.seats_data
    monkeypatch.setattr(Live, "seats_data", lambda self: [*honest(self), {"secret": self.room.secret}])


def plant_link(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is given the links of all seats."""
    honest = Live.seats_data
    links = House().links
    monkeypatch.setattr(
        Live,
        "seats_data",
        lambda self: [{**asdict(s), "link": links.seat(self.id, i)} for i, s in enumerate(honest(self))],
    )


PLANTED = [
    *(
        plant_hand,
        plant_order,
        plant_key,
        plant_decision_kind,
        plant_sequence_number,
        plant_undo,
        plant_log,
        plant_hint,
    ),
    *(plant_steps, plant_past_steps, plant_coming, plant_secret, plant_link),
]
FACE_DOWN = [
    "Haven",
    "Native Village",
    "Watchtower",
    "Pirate",
    "Clerk",
    "Village",
    "Smithy",
    "Hoard",
    "Caravan",
    "Island",
]


@pytest.mark.slow
@pytest.mark.parametrize("plant", PLANTED)
@pytest.mark.asyncio
async def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    same_always(monkeypatch)
    plant(monkeypatch)
    Guard(monkeypatch)
    with pytest.raises((AssertionError, ValueError), match="must not know|a message contains|hint|too many values"):
        for seed in range(40):
            await random_play(seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("plant", [None, plant_set_aside, plant_mat])
@pytest.mark.asyncio
async def test_face_down_cards_stay_hidden_and_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Haven, Native Village, and Reactions to gains and starts of turns, in one kingdom; everybody holds some of them."""
    same_always(monkeypatch)
    if plant:
        plant(monkeypatch)
    guard = Guard(monkeypatch)

    async def play(seed: int) -> None:
        rng = random.Random(seed)
        house = House()
        seats = [
            {"hand": rng.choices(FACE_DOWN[:5], k=4) + ["Gold"], "deck": rng.choices([*FACE_DOWN, "Silver"], k=12)}
            for _ in range(3)
        ]
        at = {"kingdom": FACE_DOWN, "players": seats, "seed": seed}
        table, devices = await house.position("anna", "béla", "csilla", at=at, undo="ask")
        live = house.live(table)
        for _ in range(40):
            decision = live.begun().game.decision
            if decision is None:
                break
            await devices[decision.player].answer(random_answer(decision, rng))

    if plant is None:
        for seed in range(6):
            await play(seed)
        assert guard.checked > 300
        return
    with pytest.raises(AssertionError, match="must not know"):
        for seed in range(12):
            await play(seed)


@pytest.mark.asyncio
async def test_a_name_that_nobody_has_seen_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    plant_hand(monkeypatch)
    house, table, devices = await canaries(1)
    device = devices[0]
    device.raw.clear()
    await device.answer([])
    device.viewer.outbox.put_nowait(device.raw.pop())
    with pytest.raises(AssertionError, match="reads of"):
        game = house.live(table).begun().game
        check_names(device, known_names(game, 0, game.events))
