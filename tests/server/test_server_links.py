"""Private links, devices that are signed out, and what strangers must not learn from the answers about a table."""

from __future__ import annotations

import contextlib
import os
import pathlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import test_server_mine
from demesne.server.app import make_app
from demesne.server.boards import trim
from demesne.server.identity import COOKIE, GuestCookies, Paths
from demesne.server.standing import rated
from demesne.store import Kept
from demesne.store.sittings import sittings_of
from demesne.table.day import today
from running import GENEROUS, HERE, NEW_TABLE, SEAL, Running, code_of, hello, said, settings_of
from test_server_mine import OWN, TEN, got, row, sent, won

pytestmark = pytest.mark.slow  # a real server
anna, bela, server = test_server_mine.anna, test_server_mine.bela, test_server_mine.server  # fixtures

FRIEND = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]


def token_of(link: str) -> str:
    return link.rpartition("/")[2]


def guest_of(http: httpx.Client) -> str:
    return http.cookies[COOKIE].partition(".")[0]


def together(server: Running, one: httpx.Client, other: httpx.Client) -> str:
    """A table at which both sit, whose game has begun."""
    made = server.made(one, seats=FRIEND)
    sent(other, f"/api/tables/{made['table']}/sit", token=made["links"]["join"], name="Béla")
    assert got(one, f"/api/tables/{made['table']}")["state"] == "running"
    return str(made["table"])


# ---------------------------------------------------------------- a private link that was revoked


def test_a_revoked_private_link_came_back_when_everything_was_deleted_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    server.made(anna)
    first = token_of(got(anna, "/api/me/link")["link"])
    second = token_of(sent(anna, "/api/me/renew")["link"])
    unmarked = token_of(Paths(server.context.settings.secret).mine(guest_of(anna)))
    old = guest_of(anna)
    sent(anna, "/api/me/delete", sure=True)
    assert guest_of(anna) != old, "nothing is left of the guest, not even the number"
    server.made(anna)
    for token in (first, second, unmarked):
        assert sent(bela, "/api/me/claim", 404, token=token)["error"][0] == "mine-link"
        assert sent(bela, "/api/me/arrive", 404, token=token)["error"][0] == "mine-link"


def test_a_revoked_private_link_came_back_when_the_guest_was_pruned_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    server.made(anna)
    old = token_of(got(anna, "/api/me/link")["link"])
    sent(anna, "/api/me/renew")
    rooms = server.context.rooms
    server.wait(rooms.store.guests.prune(datetime.now(UTC) + timedelta(days=401)))
    server.made(anna)  # the cookie is still the guest's
    unmarked = token_of(Paths(server.context.settings.secret).mine(guest_of(anna)))
    for token in (old, unmarked):
        assert sent(bela, "/api/me/claim", 404, token=token)["error"][0] == "mine-link"


def test_a_revoked_private_link_came_back_beside_kept_kingdoms_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    """Each wrote all that is kept, as it had read it: 16 times of 20 the mark of the new link was lost."""
    others = [
        "Chapel",
        "Witch",
        "Library",
        "Festival",
        "Laboratory",
        "Sentry",
        "Artisan",
        "Bandit",
        "Bureaucrat",
        "Gardens",
    ]
    server.made(anna)
    for n in range(10):
        old = token_of(got(anna, "/api/me/link")["link"])
        kingdoms = [[*TEN[:9], others[n]], [*TEN[1:], others[n]]]
        with ThreadPoolExecutor(3) as pool:
            saved = [pool.submit(sent, anna, "/api/me/kingdoms", name="x", cards=cards) for cards in kingdoms]
            renewed = pool.submit(sent, anna, "/api/me/renew")
            assert all(len(one.result()) for one in saved)
        assert got(anna, "/api/me/link")["link"] == renewed.result()["link"]
        assert sent(bela, "/api/me/arrive", 404, token=old)["error"][0] == "mine-link"
    assert len(got(anna, "/api/me")["kingdoms"]) == 20, "and no kingdom was lost"


# ---------------------------------------------------------------- signing out


def test_this_device_is_signed_out(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    table = server.made(anna)["table"]
    link, before = got(anna, "/api/me/link")["link"], guest_of(anna)
    assert sent(anna, "/api/me/sign-out")["games"] == 0 and guest_of(anna) != before
    assert got(anna, "/api/me/open") == [] and got(anna, f"/api/tables/{table}", 404)
    sent(bela, "/api/me/claim", token=token_of(link))
    assert got(bela, f"/api/tables/{table}")["you"] == [0], "the private link still leads there"


def test_all_other_devices_are_signed_out(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    """A lost telephone: neither its cookie nor any private link that it knows leads to the record or to a seat."""
    over, made = won(server, anna), server.made(anna)
    table, seat = made["table"], token_of(made["links"]["seats"]["0"])
    sent(anna, "/api/me/kingdoms", name="Mine", cards=TEN)
    link = token_of(got(anna, "/api/me/link")["link"])
    with (
        httpx.Client(base_url=server.address, cookies=dict(anna.cookies), timeout=60) as lost,
        server.look(table, lost) as socket,
    ):
        hello(socket)
        mine = sent(anna, "/api/me/sign-out", others=True, key="ab" * 16)
        assert mine["games"] == 1 and [one["name"] for one in mine["kingdoms"]] == ["Mine"]
        assert code_of(socket) == 4403
        assert got(lost, "/api/me")["games"] == 0 and got(lost, "/api/me/open") == []
        assert got(lost, f"/api/tables/{table}", 404) == got(lost, f"/api/tables/{over}/review", 404)
        for path, token in (("/api/me/claim", link), (f"/api/tables/{table}/claim", seat)):
            sent(lost, path, 404, token=token)
        sent(lost, "/api/me/sign-out", others=True, key="cd" * 16)
    assert got(anna, f"/api/tables/{table}")["you"] == [0] and [
        game["table"] for game in got(anna, "/api/me/games")
    ] == [over]
    assert got(anna, f"/api/tables/{table}")["links"]["seats"]["0"] != made["links"]["seats"]["0"]


def test_signing_out_the_others_goes_on_where_it_failed() -> None:
    """The same key leads to the same guest; who does not know it cannot become that guest."""
    guests = GuestCookies(bytes(32), False)
    new = guests.following("a" * 26, "key")
    assert new == guests.following("a" * 26, "key") != guests.following("a" * 26, "other key")
    assert guests.known(guests.cookie(new).partition(";")[0]) == new != guests.known(guests.cookie("a" * 26))


# ---------------------------------------------------------------- somebody else's link


def test_who_opens_a_private_link_is_told_what_would_move(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    won(server, anna)
    server.made(anna, seats=[{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Csilla"}])
    server.made(bela, seats=[{"kind": "me", "name": "Béla"}, {"kind": "bot"}])
    sent(anna, "/api/me/kingdoms", name="Mine", cards=TEN)
    token = token_of(got(bela, "/api/me/link")["link"])
    nothing = {"here": False, "name": "Béla", "open": 0, "seats": 0, "games": 0, "kingdoms": 0, "opposed": 0}
    assert sent(anna, "/api/me/arrive", token=token) == {**nothing, "open": 1, "seats": 2, "games": 1, "kingdoms": 1}
    assert got(anna, "/api/me")["games"] == 1, "nothing has moved"
    assert sent(bela, "/api/me/arrive", token=token) == {**nothing, "here": True, "open": 1, "seats": 1}
    with httpx.Client(base_url=server.address, timeout=60) as new:
        answer = new.post("/api/me/arrive", json={"token": token})
        assert answer.json() == nothing and "set-cookie" not in answer.headers


def test_a_private_link_showed_the_hand_of_an_opponent_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    """While two guests play against each other they do not become one, who would see both hands."""
    table, other = together(server, anna, bela), server.made(anna)["table"]
    for thief, owner in ((anna, bela), (bela, anna)):
        token = token_of(got(owner, "/api/me/link")["link"])
        assert sent(thief, "/api/me/arrive", token=token)["opposed"] == 1
        before = guest_of(thief)
        assert sent(thief, "/api/me/claim", 400, token=token)["error"][0] == "mine-opposed"
        assert guest_of(thief) == before
    for http, seat in ((anna, 0), (bela, 1)):
        assert got(http, f"/api/tables/{table}")["you"] == [seat]
        hands = {game["table"]: game["hand"] for game in got(http, "/api/me/open")}
        assert len(hands[table]) == 5
    assert got(bela, f"/api/tables/{other}", 404)
    with server.look(table, bela) as socket:
        hello(socket)
        view = said(socket, "view")
        assert view["seat"] == 1 and view["view"]["players"][0]["hand"] is None
        socket.send('{"type":"resign"}')
        while view["state"] != "over":
            view = said(socket, "view")
    got(anna, f"/api/tables/{table}/review")
    sent(anna, "/api/me/claim", token=token_of(got(bela, "/api/me/link")["link"]))


def test_claiming_a_link_dropped_the_kept_kingdoms_bug(anna: httpx.Client, bela: httpx.Client) -> None:
    sent(anna, "/api/me/kingdoms", name="Mine", cards=TEN)
    sent(bela, "/api/me/kingdoms", name="Yours", cards=[*TEN[:9], "Chapel"])
    mine = sent(bela, "/api/me/claim", token=token_of(got(anna, "/api/me/link")["link"]))
    assert [one["name"] for one in mine["kingdoms"]] == ["Mine", "Yours"]


# ---------------------------------------------------------------- strangers


def test_strangers_could_tell_which_private_tables_exist_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    """`renew`, `seal` and `number` said "not yours" of a private table, and "no such table" of none."""
    posts: dict[str, dict[str, Any]] = {
        "sit": {"token": "x", "name": "B"},
        "claim": {"token": "x"},
        "seal": {"seal": SEAL},
        "number": {"number": SEAL},
        "renew": {"seat": 0},
        "rematch": {"seal": ""},
        "play-on": {"at": 0, "seat": 0, "bot": "gentle"},
        "analysis": {},
    }
    gets = ("", "/review", "/at/0", "/record", "/analysis")
    paths = [route for found in server.app.routes for route in [found.path] if route.startswith("/api/tables/{")]
    asked = {*(f"/{name}" for name in posts), *gets}
    assert {path.partition("}")[2].replace("/at/{n:int}", "/at/0") for path in paths} == asked, (
        "a new route belongs here"
    )
    tables = {
        "none": "f" * 24,
        "waits": server.made(anna, seats=FRIEND)["table"],
        "deals": server.made(anna, seal="", options={})["table"],
        "runs": server.made(anna)["table"],
        "over": won(server, anna),
    }
    answers: dict[str, list[Any]] = {}
    for state, table in tables.items():
        found = [bela.post(f"/api/tables/{table}/{name}", json=body) for name, body in posts.items()]
        found += [bela.get(f"/api/tables/{table}{path}") for path in gets]
        answers[state] = [
            (answer.request.url.path.replace(table, ""), answer.status_code, answer.json()) for answer in found
        ]
        with server.look(table, bela) as socket:
            socket.send('{"type":"hello","protocol":2}')
            told = socket.recv(timeout=60)
            answers[state].append((told, code_of(socket)))
    for state, found in answers.items():
        assert found == answers["none"], state
    assert {found[1] for found in answers["none"]} == {404, 4404}
    public = server.made(anna, options={"public": True, "seed": "7"})["table"]
    assert sent(bela, f"/api/tables/{public}/renew", 403, seat=0)["error"][0] == "table-not-yours"


# ---------------------------------------------------------------- what counts


def test_games_with_own_cards_counted_for_the_rating_bug() -> None:
    """An own card can be written so that a bot loses."""
    assert rated([row(0, own=True)]) == {}
    assert rated([row(0, kingdom=[*TEN[:9], "Toll Gate"])]) == {}, "stored before that was noted"
    assert [*rated([row(0), row(1, own=True), row(2)])] == ["g0", "g2"]


def test_own_and_generated_cards_and_positions_are_noted(server: Running, anna: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "fair"}]
    kingdom = {"own": OWN, "cards": ["Toll Gate", "Nest", "Village"]}
    table = sent(anna, "/api/tables", 201, kingdom=kingdom, seats=seats, seal=SEAL)["table"]
    stored = server.wait(server.context.rooms.store.game(table))
    [sitting] = sittings_of(table, stored.setup, "running", None)
    assert sitting.about["own"] and not sitting.about["practice"]
    ended = Kept("anna", table, datetime.now(UTC), "won", "", 3, {**sitting.about, "turns": 9})
    assert rated([ended]) == {}
    position = server.wait(server.context.rooms.store.game(won(server, anna)))
    assert sittings_of("g", position.setup, "running", None)[0].about["practice"]


def test_six_requests_at_once_made_six_counted_tries_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    anna.get("/api/tables")  # the cookie
    with ThreadPoolExecutor(6) as pool:
        made = [*pool.map(lambda _: sent(anna, "/api/day", 201, name="Anna")["table"], range(6))]
    assert len(set(made)) == 1 and [game["table"] for game in got(anna, "/api/me/open")] == made[:1]
    stored = server.wait(server.context.rooms.store.game(made[0]))
    assert stored.setup["day"] == today()
    again = sent(anna, "/api/day", 201, name="Anna", again=True)["table"]
    assert server.wait(server.context.rooms.store.game(again)).setup["day"] == ""


def test_who_gave_away_the_seat_of_the_counted_try_got_another_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    made = sent(anna, "/api/day", 201, name="Anna")
    sent(bela, f"/api/tables/{made['table']}/claim", token=token_of(made["links"]["seats"]["0"]))
    again = sent(anna, "/api/day", 201, name="Anna")["table"]
    assert again != made["table"] and got(anna, f"/api/tables/{again}")["you"] == [0]
    assert server.wait(server.context.rooms.store.game(again)).setup["day"] == ""


# ---------------------------------------------------------------- damage, and what is kept on disk


def test_a_damaged_game_spoiled_the_public_list_bug(tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is skipped and named in the log, once; whoever asks for it hears that there is none."""
    with TestClient(make_app(settings_of(tmp_path, limits=GENEROUS)), base_url=HERE) as http:
        app: Litestar = http.app
        public = {**NEW_TABLE, "options": {"public": True, "seed": "7"}}
        tables = [http.post("/api/tables", json=public).json()["table"] for _ in range(6)]
        wrong = ("{", "{}", '{"a": 1}', "json_set(setup, '$.places[0].odd', 1)", "json_set(setup, '$.kingdom', 5)")
        with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite")) as database, database:
            for table, setup in zip(tables, wrong):
                value = setup if setup.startswith("json") else f"'{setup}'"
                database.execute(f"UPDATE games SET setup = {value} WHERE id = '{table}'")
        app.state["context"].rooms.live.clear()
        for _ in range(2):
            listed = http.get("/api/tables")
            assert listed.status_code == 200 and [about["table"] for about in listed.json()] == tables[5:]
        named = [record.ids for record in caplog.records if record.msg == "damaged row"]  # type: ignore[attr-defined]
        assert sorted(ids["key"] for ids in named) == sorted(tables[:5]) and all(
            ids["rows"] == "games" for ids in named
        )
        for table in tables[:5]:
            assert http.get(f"/api/tables/{table}").status_code == 404
            assert http.get(f"/t/{table}", headers={"accept": "text/html"}).status_code in (200, 503)


def test_boards_on_disk_have_a_cap(tmp_path: pathlib.Path) -> None:
    for n in range(20):
        (tmp_path / f"solution-{n}.json").write_bytes(bytes(100))
        os.utime(tmp_path / f"solution-{n}.json", (n, n))
    (tmp_path / "notes.txt").write_text("not ours")
    assert trim(tmp_path, 15, 10_000) == 5 and trim(tmp_path, 15, 10_000) == 0
    assert trim(tmp_path, 15, 1_050) == 5 and not (tmp_path / "solution-9.json").exists()
    assert {file.name for file in tmp_path.iterdir()} == {"notes.txt", *(f"solution-{n}.json" for n in range(10, 20))}
    assert trim(tmp_path / "none") == 0
