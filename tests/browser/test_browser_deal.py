"""The deal in real Chromium: the page sends its number after it has kept the commitment, and compares both at the end."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import browser
import dishonest
from browser import House, Person
from demesne.table import fairness

pytestmark = pytest.mark.slow
open_house, house = browser.open_house, browser.house  # fixtures

CHEAT = """
import sys
sys.path.insert(0, {folder!r})
import dishonest
dishonest.cheat({trick!r})
from demesne.__main__ import run
run()
"""
FRIEND = {"kind": "friend"}


def play_a_bot(person: Person) -> str:
    person.page.goto("/")
    person.button("web-door-bot-play").click()
    person.until("watched.view")
    return table_of(person)


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2]


def resign(person: Person) -> None:
    person.page.evaluate("watched.sockets.at(-1).send(JSON.stringify({ type: 'resign' }))")
    person.until("watched.view?.state === 'over'")


def verdict(person: Person, table: str) -> str:
    """What the review says of the deal."""
    person.page.goto(f"/review/{table}")
    person.page.locator("summary").filter(has_text=person.say("web-fairness")).click()
    panel = person.page.locator("p.verdict:has(svg)")
    expect(panel).to_be_visible()
    return panel.inner_text()


def kept(person: Person, table: str) -> dict[str, Any]:
    """What the page keeps of a deal."""
    found: list[dict[str, Any]] = json.loads(person.page.evaluate("localStorage.getItem('demesne.deals')") or "[]")
    return next(mine for mine in found if mine["table"] == table)


def record_of(person: Person, table: str) -> str:
    return person.context.request.get(f"/api/tables/{table}/record", max_retries=5).text()


def test_a_game_against_a_bot_is_proved_to_the_page(house: House) -> None:
    anna = house.person("Anna")
    sent: list[str] = []
    anna.page.on("request", lambda request: sent.append(f"{request.method} {request.url.removeprefix(house.url)}"))
    table = play_a_bot(anna)
    asked = [one for one in sent if one.startswith("POST")]
    assert asked == ["POST /api/tables", f"POST /api/tables/{table}/number"], "one more request than without a proof"
    assert not any('"state":"lobby"' in text for _, text in anna.frames), "no lobby between a click and the game"
    mine = kept(anna, table)
    assert mine["accepted"] and mine["begun"] and mine["seals"] == [fairness.seal_of(mine["number"]), ""]
    resign(anna)
    expect(anna.page.locator("details").filter(has_text=anna.say("web-fairness"))).not_to_have_attribute("open", "")
    assert verdict(anna, table) == anna.say("web-proof-holds")
    record = record_of(anna, table)
    proof = fairness.check(
        record, fairness.Kept(mine["commitment"], 0, mine["number"], mine["seals"], table, mine["first"])
    )
    assert proof and proof.mine and proof.sealed
    command = anna.page.get_by_text("demesne verify").inner_text()
    assert (
        f"--seat 0 --number {mine['number']} --seals {mine['seals'][0]},-" in command and mine["commitment"] in command
    )
    assert anna.page.locator(".broken").count() == 0


def test_another_device_is_told_that_it_cannot_compare(house: House) -> None:
    anna, bela = house.person("Anna"), house.person("Béla")
    table = play_a_bot(anna)
    resign(anna)
    link = anna.read("links.watch")
    assert table in link
    assert verdict(bela, link.rpartition("/")[2]) == bela.say("web-proof-fits")


def test_friends_and_their_rematch_are_proved_to_everybody(house: House) -> None:
    """Who has not gone to the rematch yet takes part in its deal all the same."""
    anna, bela = house.person("Anna"), house.person("Béla")
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=[{"kind": "me", "name": "Anna"}, FRIEND])
    anna.page.goto(f"/t/{made['table']}")
    bela.page.goto(made["links"]["join"])
    bela.button("web-arrive-sit").click()
    for person in (anna, bela):
        person.until("watched.view")
    resign(anna)
    bela.until("watched.view.state === 'over'")
    anna.button("web-rematch").click()
    anna.page.wait_for_url(re.compile(rf"/t/(?!{made['table']})"))
    anna.until("watched.view?.state === 'running'")
    again = table_of(anna)
    resign(anna)
    for table in (made["table"], again):
        for person in (anna, bela):
            assert verdict(person, table) == person.say("web-proof-holds")
        assert "absent:" not in record_of(anna, table)
    assert kept(anna, again)["commitment"] != kept(anna, made["table"])["commitment"]


def test_who_is_not_there_is_named(house: House) -> None:
    anna, bela = house.person("Anna"), house.person("Béla")
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=[{"kind": "me", "name": "Anna"}, FRIEND])
    table = made["table"]
    bela.post(f"/api/tables/{table}/sit", token=made["links"]["join"], name="Béla")
    anna.page.goto(f"/t/{table}")
    anna.until("watched.view")
    resign(anna)
    assert verdict(anna, table) == anna.say("web-proof-holds")
    expect(anna.page.get_by_text(anna.say("web-proof-absent", names="Béla"))).to_be_visible()


def test_a_start_that_never_became_a_game_is_shown(house: House) -> None:
    """Somebody seals and never opens; the page has sent its number, and goes before the ten seconds are over."""
    anna, bela = house.person("Anna"), house.person("Béla")
    made = anna.post("/api/tables", kingdom={"set": "First Game"}, seats=[{"kind": "me", "name": "Anna"}, FRIEND])
    bela.post(f"/api/tables/{made['table']}/sit", token=made["links"]["join"], name="Béla", seal="0" * 64)
    anna.page.goto(f"/t/{made['table']}")
    anna.until(
        f"JSON.parse(localStorage.getItem('demesne.deals') ?? '[]').some((mine) => mine.accepted && mine.table === '{made['table']}')"
    )
    table = play_a_bot(anna)
    resign(anna)
    verdict(anna, table)
    expect(anna.page.locator(".broken")).to_have_text(anna.say("web-proof-broken", n=1))
    expect(anna.page.get_by_role("link", name=made["table"])).to_be_visible()
    expect(anna.page.get_by_text(made["deal"]["commitment"])).to_be_visible()


@pytest.fixture
def cheating(open_house: House, tmp_path: pathlib.Path, request: pytest.FixtureRequest) -> Iterator[tuple[House, str]]:
    script = CHEAT.format(folder=str(pathlib.Path(dishonest.__file__).parent), trick=request.param)
    house = House(tmp_path, open_house.browser, ("-c", script))
    try:
        house.start()
        yield house, request.param
        house.part()
    finally:
        house.stop()


@pytest.mark.parametrize("cheating", dishonest.CAUGHT, indirect=True)
def test_a_dishonest_server_is_caught_by_the_page(cheating: tuple[House, str]) -> None:
    house, trick = cheating
    anna = house.person("Anna")
    table = play_a_bot(anna)
    resign(anna)
    assert verdict(anna, table) == anna.say(f"web-proof-{dishonest.CAUGHT[trick][1]}")
    expect(anna.page.locator("p.verdict.bad")).to_be_visible()
