"""The steps between two views: they lead from one to the other, say what the log says, and show nothing more."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from demesne import random_kingdom
from demesne.cards import BOXES
from demesne.table.following import Following
from demesne.table.messages import AutoplaySet, KingdomWanted, Look, SeatWanted, UndoWanted
from play import random_answer
from rooms import Device, House, same_always

pytestmark = pytest.mark.asyncio

FIELDS = ("player", "turn", "extra", "actions", "buys", "coins", "supply", "nearness")
OF_PLAYERS = ("hand_size", "deck_size", "discard_top", "turns", "island", "native_village_size", "tokens")
LISTS = ("hand", "play", "aside")


def patched(view: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """As the page does it."""
    players = [{**player, **after.get("players", {}).get(str(i), {})} for i, player in enumerate(view["players"])]
    by_pile = {name: {**view[name], **after.get(name, {})} for name in ("supply", "costs")}
    return {**view, **after, **by_pile, "players": players}


def differences(told: dict[str, Any], real: dict[str, Any], steps: list[Any]) -> list[str]:
    """What the steps got wrong. Which card then lies on top of a discard pile that one has left is in no event."""
    left = {move[3] for step in steps for move in step["moves"] if move[2] == "discard"}
    left |= {step["player"] for step in steps if step["kind"] == "deck_into_discard"}
    wrong = [f"{name}: {told[name]}, not {real[name]}" for name in FIELDS if told[name] != real[name]]
    wrong += [f"trash: {told['trash']}, not {real['trash']}"] * (Counter(told["trash"]) != Counter(real["trash"]))
    for seat, (one, other) in enumerate(zip(told["players"], real["players"])):
        wrong += [
            f"{name} of {seat}: {one[name]}, not {other[name]}"
            for name in OF_PLAYERS
            if one[name] != other[name] and not (name == "discard_top" and seat in left)
        ]
        for name in LISTS:
            if Counter(one[name] or ()) != Counter(other[name] or ()):
                wrong.append(f"{name} of {seat}: {one[name]}, not {other[name]}")
    return wrong


def checked(device: Device) -> list[tuple[list[str], list[Any]]]:
    """For every message with steps: where they lead elsewhere than to its view."""
    out = []
    last: dict[str, Any] | None = None
    log: list[Any] = []
    for message in device.messages:
        if message["type"] != "view":
            continue
        log = log[: message["log"]["keep"]] + message["log"]["lines"]
        steps = message["steps"]
        now = message["steps_from"] or last
        if now is not None and steps and not message["view"]["over"]:
            for step in steps:
                now = patched(now, step["after"])
            out.append((differences(now, message["view"], steps), steps))
            numbers = [step["lines"] for step in steps]
            assert numbers == sorted(numbers) and numbers[-1] == len(log), (numbers, len(log))
        last = message["view"]
    return out


async def random_game(seed: int, answers: int, boxes: Any = BOXES, **more: Any) -> list[Device]:
    rng = random.Random(seed)
    house = House()
    guests = [f"guest-{i}" for i in range(rng.randint(2, 4))]
    kingdom = KingdomWanted(cards=random_kingdom(seed, boxes))
    options = {"colonies": rng.random() < 0.3, "counts": rng.random() < 0.5, "edition": rng.choice([1, 2]), **more}
    table, devices = await house.friends(*guests, kingdom=kingdom, **options)
    devices.append(await house.device(table, "somebody", token=house.links.watch(table)))
    for device in devices[:-1]:
        await device.send(AutoplaySet(rng.choice([0, 1, 2])))
    live = house.live(table)
    for _ in range(answers):
        decision = live.begun().game.decision
        if decision is None:
            break
        await devices[decision.player].answer(random_answer(decision, rng))
    for device in devices:
        device.read()
    return devices


@pytest.mark.slow
async def test_steps_lead_from_one_view_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also without the last step being set right by the view itself."""
    same_always(monkeypatch)
    monkeypatch.setattr(Following, "settle", lambda self, now: None)
    seen = 0
    for seed in range(12):
        for device in await random_game(seed, 120):
            for wrong, steps in checked(device):
                assert not wrong, (seed, device.viewer.seat, wrong, steps)
                seen += len(steps)
    assert seen > 2000


@pytest.mark.slow
async def test_the_points_of_steps_lead_from_one_view_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """The points before the first step that moves a card to or from somebody are those of the message before."""
    same_always(monkeypatch)
    seen = 0
    for seed in range(6):
        for device in await random_game(seed, 120, points=True):
            views = [message for message in device.messages if message["type"] == "view"]
            for before, now in itertools.pairwise(views):
                if now["points"] is None:
                    assert not any("points" in step for step in now["steps"])
                elif now["steps"] and not now["steps_from"]:
                    assert now["steps"][-1]["points"] == now["points"], seed
                    for step in now["steps"]:
                        if (
                            any(move[3] != move[5] for move in step["moves"])
                            or step["kind"] == "tokens"
                            or "tokens" in str(step["after"])
                        ):
                            break
                        assert step["points"] == before["points"], (seed, now["steps"])
                    seen += len(now["steps"])
    assert seen > 500


WITCHES = {
    "kingdom": ["Witch", "Militia", "Moat", "Village", "Smithy", "Market", "Throne Room", "Mine", "Cellar", "Chapel"],
    "seed": 1,
}
HAND = ["Copper", "Copper", "Copper", "Estate", "Estate"]


async def attacked(attack: str, **options: Any) -> tuple[House, str, list[Device]]:
    """Béla plays an Attack; Anna holds nothing against it."""
    house = House()
    seats = [{"hand": HAND, "deck": ["Silver"] * 9}, {"hand": [attack, "Gold"], "deck": ["Gold"] * 9}]
    table, devices = await house.position(
        "anna", "béla", at={**WITCHES, "players": seats, "turn": {"player": 1}}, **options
    )
    return house, table, devices


def steps_of(device: Device) -> list[dict[str, Any]]:
    device.read()
    return [
        step
        for message in device.messages
        if message["type"] == "view" and not message["steps_from"]
        for step in message["steps"]
    ]


async def test_a_curse_visibly_comes_to_me(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house, table, (anna, bela) = await attacked("Witch")
    await bela.answer(["Witch"])
    await house.wait_over(table)
    played, drawn, cursed = steps_of(anna)[:3]
    assert (played["kind"], played["moves"], played["after"]["actions"]) == (
        "play",
        [["Witch", 1, "hand", 1, "play", 1]],
        0,
    )
    assert drawn["moves"] == [[None, 2, "deck", 1, "hand", 1]] and drawn["after"]["players"]["1"]["hand_size"] == 3
    assert cursed["moves"] == [["Curse", 1, "supply", None, "discard", 0]] and cursed["harm"]
    assert cursed["after"]["supply"] == {"Curse": 9} and cursed["after"]["players"]["0"] == {"discard_top": "Curse"}
    assert cursed["phrases"][0][0] == "log-gain"
    own = [step for step in steps_of(bela) if step["kind"] == "draw"]
    assert own[0]["moves"] == [["Gold", 2, "deck", 1, "hand", 1]]


async def test_treasures_are_one_step_and_a_shuffle_is_seen_in_the_step_that_needs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same_always(monkeypatch)
    house = House()
    mine = {"hand": ["Smithy", "Gold", "Silver", "Copper"], "deck": ["Copper"], "discard": ["Estate"] * 5}
    at = {**WITCHES, "players": [mine, {"hand": HAND, "deck": ["Silver"] * 9}]}
    _, (anna, _) = await house.position("anna", "béla", at=at)
    await anna.answer(["Smithy"])
    await anna.answer(["Gold", "Silver", "Copper"])
    steps = steps_of(anna)
    smithy = next(step for step in steps if step["kind"] == "play")
    assert [move[2:] for move in smithy["moves"]] == [
        ["hand", 0, "play", 0],
        ["deck", 0, "hand", 0],
        ["discard", 0, "deck", 0],
        ["deck", 0, "hand", 0],
    ]
    assert smithy["moves"][2][0] is None and smithy["after"]["players"]["0"]["hand_size"] == 6
    paid = [step for step in steps if step["kind"] == "play"][1:]
    assert len(paid) == 1 and [move[0] for move in paid[0]["moves"]] == ["Gold", "Silver", "Copper"]
    assert paid[0]["after"]["coins"] == 6


async def test_points_change_with_the_step_that_changes_them_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were those of the end of the turn all the time."""
    same_always(monkeypatch)
    house, table, (anna, bela) = await attacked("Witch", points=True)
    await bela.answer(["Witch"])
    await house.wait_over(table)
    assert [step["points"] for step in steps_of(anna)[:3]] == [[2, 0], [2, 0], [1, 0]]
    again = await house.device(table, "anna")
    assert [step["points"] for step in again.messages[1]["steps"]] == [[2, 0], [1, 0]]
    _, _, (carla, _) = await attacked("Witch")
    assert not any("points" in step for step in steps_of(carla))


async def test_points_of_gardens_and_tokens_go_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gardens count all cards, and Bishop gives tokens before it trashes."""
    same_always(monkeypatch)
    house = House()
    kingdom = ["Bishop", "Gardens", "Moat", "Village", "Smithy", "Market", "Workshop", "Mine", "Cellar", "Chapel"]
    seats = [{"hand": HAND, "deck": ["Copper"] * 5}, {"hand": ["Bishop", "Gardens", "Estate"], "deck": ["Copper"] * 7}]
    at = {"kingdom": kingdom, "players": seats, "turn": {"player": 1}, "seed": 1}
    _, (anna, bela) = await house.position("anna", "béla", at=at, points=True)
    await bela.answer(["Bishop"])
    await bela.answer(["Estate"])
    await anna.answer([])
    points = [(step["kind"], step["points"][1]) for step in steps_of(anna)]
    assert points[0] == ("play", 3) and ("trash", 2) in points  # the Gardens' tenth card is the Estate
    assert points[-1][1] == 2, points


async def test_what_i_discard_is_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house, table, (anna, bela) = await attacked("Militia")
    await bela.answer(["Militia"])
    await house.wait_over(table)
    await anna.answer(["Copper", "Estate"])
    discarded = next(step for step in steps_of(anna) if step["kind"] == "discard")
    assert discarded["harm"] and discarded["after"]["players"]["0"]["hand_size"] == 3
    assert sorted(move[0] for move in discarded["moves"]) == ["Copper", "Estate"]
    assert [move[0] for step in steps_of(bela) if step["kind"] == "discard" for move in step["moves"]].count(None) == 1


async def test_the_steps_of_the_last_turns_come_with_the_first_message_and_after_an_undo(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same_always(monkeypatch)
    house, table, (_, bela) = await attacked("Witch", undo="free")
    await bela.answer(["Witch"])
    await house.wait_over(table)
    again = await house.device(table, "anna")
    first = again.messages[1]
    assert first["steps_from"] and [step["kind"] for step in first["steps"]] == ["play", "gain"]
    await bela.answer(["Gold"])
    [told] = await bela.send(UndoWanted())
    assert told["steps_from"] and [step["kind"] for step in told["steps"]] == ["play", "gain"]


async def test_somebody_who_takes_the_device_gets_their_own_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    same_always(monkeypatch)
    house = House()
    made = await house.make(SeatWanted(kind="me", name="Anna"), SeatWanted(kind="here", name="Béla"))
    device = await house.device(made.table)
    for seat in (0, 1):
        [told] = await device.send(Look(seat))
        hidden = [move for step in told["steps"] for move in step["moves"] if move[3] == 1 - seat and move[0]]
        assert told["steps_from"] is not None and not hidden
