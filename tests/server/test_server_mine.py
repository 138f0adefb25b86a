"""A guest's record over HTTP: open games, results, rating, kingdom of the day; moved, exported, deleted; link previews."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.sync.client import connect

from demesne.bots import choose
from demesne.cards import PUBLISHED
from demesne.research import generator
from demesne.server.app import make_app
from demesne.server.identity import COOKIE
from demesne.server.page import File, Page
from demesne.server.standing import LEVELS, by_kingdom, counted, ladder, next_game, rated, streaks
from demesne.store import PLAYED_ON, Kept
from demesne.store.sittings import sittings_of
from demesne.table.day import day_of, today
from demesne.table.messages import KingdomKept
from running import GENEROUS, HERE, NEW_TABLE, Running, hello, said, settings_of

pytestmark = pytest.mark.slow  # whole games on a real server

INDEX = b"""<!doctype html><html><head><title>Demesne</title>
    <meta name="description" content="x" />
    <meta property="og:title" content="Demesne" />
</head></html>"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(make_app(settings_of(tmp_path_factory.mktemp("server"), limits=GENEROUS, dev=True))) as running:
        running.context.page = Page({"index.html": File(INDEX, "text/html", {})})
        yield running


@pytest.fixture
def anna(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        yield http


@pytest.fixture
def bela(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        yield http


def got(http: httpx.Client, path: str, status: int = 200, **given: Any) -> Any:
    answer = http.get(path, **given)
    assert answer.status_code == status, answer.text
    return answer.json()


def sent(http: httpx.Client, path: str, status: int = 200, **body: Any) -> Any:
    answer = http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("path", ["/api/me", "/api/me/open", "/api/me/games", "/api/day"])
def test_what_a_first_visit_asks_at_once_makes_no_guests(anna: httpx.Client, path: str) -> None:
    """Each answer used to bring a cookie: the one that came last was not the guest who had just made a table."""
    assert "set-cookie" not in anna.get(path).headers


FIRST = "First Game"
TEN = ["Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop"]
NEARLY_OVER = {
    "kingdom": TEN,
    "players": [{"hand": ["Gold"] * 3, "deck": ["Copper"] * 8}, {"hand": ["Copper"] * 5, "deck": ["Estate"] * 5}],
    "supply": {"Province": 1},
    "seed": 1,
}


def won(server: Running, http: httpx.Client, **options: Any) -> str:
    """A game that the guest has just won against a gentle bot."""
    table = nearly_over(http, **options)
    play(server, http, table)
    return table


def nearly_over(http: httpx.Client, **options: Any) -> str:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "gentle"}]
    return str(sent(http, "/api/dev/tables", 201, position=NEARLY_OVER, seats=seats, options=options)["table"])


def play(server: Running, http: httpx.Client, table: str, resign: bool = False) -> None:
    """To the end, as the simple player would."""
    with server.look(table, http) as socket:
        hello(socket)
        view = said(socket, "view")
        while view["state"] != "over":
            asked = view["decision"]
            if asked is None:
                view = said(socket, "view")
                continue
            if resign:
                socket.send('{"type":"resign"}')
            else:
                options = [name for name, n in asked["options"] for _ in range(n)]
                picks = choose(view["view"], {**asked, "options": options, "player": view["seat"]})
                socket.send(json.dumps({"type": "answer", "decision": asked["id"], "answers": [picks]}))
            view = said(socket, "view")
    until_kept(http, table)


def until_kept(http: httpx.Client, table: str) -> None:
    assert http.get(f"/api/tables/{table}/review").status_code == 200


# ---------------------------------------------------------------- the record


def test_a_newcomer_has_an_empty_record_and_a_first_game(anna: httpx.Client) -> None:
    mine = got(anna, "/api/me")
    assert (mine["games"], mine["won"], mine["streak"], mine["rating"], mine["history"]) == (0, 0, 0, None, [])
    assert mine["next"] == {"level": "fair", "bot": "Ada", "set": FIRST, "change": ""}
    assert [rung["level"] for rung in mine["ladder"]] == list(LEVELS)
    assert got(anna, "/api/me?name=Ada")["next"]["bot"] == "Bruno"
    assert got(anna, "/api/me/open") == got(anna, "/api/me/games") == []


def test_an_open_game_is_found_with_its_state_and_only_my_hand(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    table = server.made(anna)["table"]
    [game] = got(anna, "/api/me/open")
    assert (
        game["table"] == table
        and game["state"] == "running"
        and game["turn"] == 1
        and game["whose"] == 0
        and game["asked"]
    )
    assert len(game["hand"]) == 5 and set(game["hand"]) <= {"Copper", "Estate"} and game["provinces"] == 8
    assert [p["name"] for p in game["players"]] == ["Anna", "Ada"]
    assert got(bela, "/api/me/open") == []


def test_a_shared_device_shows_no_hand(server: Running, anna: httpx.Client) -> None:
    server.made(anna, seats=[{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Csilla"}])
    [game] = got(anna, "/api/me/open")
    assert game["hand"] == [] and game["turn"] == 1


def test_a_won_game_is_in_the_record(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    table = won(server, anna)
    [game] = got(anna, "/api/me/games")
    assert (game["table"], game["result"], game["seat"], game["practice"], game["rating"]) == (
        table,
        "won",
        0,
        True,
        None,
    )
    assert game["kingdom"] == TEN and game["players"][0]["score"] == 6 and game["turns"] >= 1
    mine = got(anna, "/api/me")
    assert (mine["games"], mine["won"], mine["streak"]) == (1, 1, 1) and mine["levels"] == {
        "gentle": {"games": 1, "won": 1}
    }
    assert mine["rating"] is None, "a practice game is not rated"
    assert got(anna, "/api/me/open") == [] and got(bela, "/api/me/games") == []
    before = game["at"]
    assert got(anna, "/api/me/games", params={"before": before}) == []
    later = (datetime.fromisoformat(before) + timedelta(seconds=1)).isoformat()
    assert len(got(anna, "/api/me/games", params={"before": later})) == 1
    for wrong in ("yesterday", "2026-01-01", "x" * 39):
        assert got(anna, "/api/me/games", 400, params={"before": wrong})["error"][0] == "mine-before"


def test_a_resignation_is_kept_as_one(server: Running, anna: httpx.Client) -> None:
    table = nearly_over(anna)
    play(server, anna, table, resign=True)
    [game] = got(anna, "/api/me/games")
    assert game["result"] == "resigned" and game["players"][0]["resigned"] and got(anna, "/api/me")["streak"] == 0


def row(n: int, result: str = "won", bot: str = "fair", **about: Any) -> Kept:
    players = [
        {"name": "Anna", "bot": "", "guest": True, "score": 3, "resigned": False},
        {"name": "Ada", "bot": bot, "guest": False, "score": 2, "resigned": False},
    ]
    told = {
        "seat": 0,
        "here": 1,
        "players": players,
        "kingdom": TEN,
        "practice": False,
        "turns": 9,
        "edition": 2,
        **about,
    }
    return Kept("anna", f"g{n}", datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=n), result, "", 3, told)  # type: ignore[arg-type]


def test_the_rating_moves_towards_the_results() -> None:
    rungs = {rung.level: rung.rating for rung in ladder()}
    after = rated([row(n) for n in range(40)])
    assert list(after.values()) == sorted(after.values()) and after["g39"] > rungs["fair"] + 200
    even = rated([row(n, "won" if n % 2 else "lost") for n in range(200)])
    assert abs(even["g199"] - rungs["fair"]) < 40
    assert rated([row(0, practice=True), row(1, bot="")]) == {}, "known shuffles and games between people do not count"
    assert rated([row(0, "lost")])["g0"] < rungs["fair"] < rated([row(0)])["g0"]


def test_results_by_kingdom_are_those_of_kept_and_repeated_ones() -> None:
    mine, often, once = ([*TEN[:9], other] for other in ("Chapel", "Witch", "Throne Room"))
    rows = [
        row(0, kingdom=mine),
        row(1, "lost", kingdom=often),
        row(2),
        row(3),
        row(4, kingdom=often[::-1]),
        row(5, kingdom=once),
    ]
    found = by_kingdom(rows, [KingdomKept("Mine", mine), KingdomKept("Never played", [*TEN[:9], "Library"])], 9)
    assert [(one.name, one.games, one.won) for one in found] == [(None, 2, 1), ("Mine", 1, 1)]
    assert found[0].cards == sorted(often)
    assert "First" in {one.name for one in by_kingdom(rows, [KingdomKept("First", TEN)], 9)}, (
        "a recommended set that is kept"
    )
    assert len(by_kingdom(rows, [KingdomKept("Mine", mine)], 1)) == 1


def test_the_next_level_follows_the_results() -> None:
    fair = LEVELS.index("fair")
    assert next_game([]).level == "fair"
    assert next_game([row(0)]).level == LEVELS[fair + 1]
    assert next_game([row(0, "lost")]).level == "fair", "the level that beat one is tried again"
    assert next_game([row(0, "lost"), row(1, "resigned")]).level == LEVELS[fair - 1]
    assert next_game([row(0, bot=LEVELS[-1])]).level == LEVELS[-1]
    changes = [next_game(rows).change for rows in ([], [row(0)], [row(0, "lost")], [row(0, "lost"), row(1, "lost")])]
    assert changes == ["", "up", "", "down"], "a changed level is explained"
    assert next_game([row(0)], levels=("gentle", "fair")).level == "fair", "the strongest that may sit here"
    first = next_game([]).set
    played = next_game([row(0, kingdom=sorted(TEN))]).set
    assert first and played and first != played


def test_streaks() -> None:
    results = ("won", "shared", "won", "lost", "won", "won")
    assert streaks([row(n, result) for n, result in enumerate(results)]) == (2, 3)


def test_a_game_played_on_from_a_won_position_counted_as_won_bug() -> None:
    rows = [row(0), row(1)]
    rows[1].about["played_on"] = True
    assert counted(rows) == rows[:1]
    setup = {"kingdom": TEN, "options": {"seed": PLAYED_ON}, "places": [{"name": "Anna", "guest": "anna"}]}
    assert [sitting.about["played_on"] for sitting in sittings_of("g", setup, "playing", None)] == [True]


def test_the_guided_first_game_teaches_and_is_in_the_results_without_a_rating(
    server: Running, anna: httpx.Client
) -> None:
    table = sent(anna, "/api/first-game", 201, name="Anna")["table"]
    with server.look(table, anna) as socket:
        hello(socket)
        view = said(socket, "view")
    assert view["lessons"]["now"] == "goal" and view["lessons"]["question"] is None
    assert view["points"] == [3, 3], "a learner did not know that it stood 50 to 8"
    play(server, anna, table, resign=True)
    assert got(anna, "/api/me")["games"] == 1 and got(anna, "/api/me")["rating"] is None
    [game] = got(anna, "/api/me/games")
    assert game["lesson"] and game["set"] == FIRST and game["result"] == "resigned"


# ---------------------------------------------------------------- moving, exporting, deleting


def test_the_private_link_makes_another_device_the_same_guest(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    old = won(server, anna)
    running = server.made(anna)["table"]
    own = server.made(bela)["table"]
    link = got(anna, "/api/me/link")["link"]
    assert sent(bela, "/api/me/claim", token=link.rpartition("/")[2])["games"] == 1
    assert bela.cookies[COOKIE] == anna.cookies[COOKIE]
    assert {game["table"] for game in got(bela, "/api/me/open")} == {running, own}
    assert got(bela, f"/api/tables/{running}")["you"] == [0] == got(anna, f"/api/tables/{own}")["you"], "seats move too"
    assert [game["table"] for game in got(bela, "/api/me/games")] == [old]


def test_a_private_link_can_be_renewed(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    server.made(anna)
    old = got(anna, "/api/me/link")["link"]
    new = sent(anna, "/api/me/renew")["link"]
    assert old != new == got(anna, "/api/me/link")["link"]
    guest = new.split("/")[2].split(".")[0]
    for wrong in (old.rpartition("/")[2], "", "x", "a.b.c", new[:-1].rpartition("/")[2], guest):
        assert sent(bela, "/api/me/claim", 404, token=wrong)["error"][0] == "mine-link"
    assert sent(bela, "/api/me/claim", token=new.rpartition("/")[2])
    assert bela.get("/api/qr", params={"path": new}).status_code == 200


def test_everything_is_exported_and_deleted(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    alone = won(server, anna)
    made = server.made(anna, seats=[{"kind": "me", "name": "Anna"}, {"kind": "friend"}])
    sent(bela, f"/api/tables/{made['table']}/sit", token=made["links"]["join"], name="Béla")
    sent(anna, "/api/me/kingdoms", name="Mine", cards=TEN)
    exported = got(anna, "/api/me/export")
    assert exported["games"][0]["table"] == alone and exported["open"][0]["table"] == made["table"]
    assert exported["mine"]["kingdoms"] == [kept("Mine")]
    assert exported["mine"]["played"] == [{**kept("Mine"), "games": 1, "won": 1}]
    assert sent(anna, "/api/me/delete", 400)["error"] and sent(anna, "/api/me/delete", 400, sure=False)["error"]
    assert sent(anna, "/api/me/delete", sure=True)["games"] == 0
    assert got(anna, "/api/me/open") == got(anna, "/api/me/games") == got(anna, "/api/me")["kingdoms"] == []
    assert anna.get(f"/api/tables/{alone}/review").status_code == 404, "a game with nobody else is gone"
    assert got(bela, f"/api/tables/{made['table']}")["you"] == [1], "the other player keeps the game"
    assert anna.get(f"/api/tables/{made['table']}").status_code == 404


def kept(name: str, **how: Any) -> dict[str, Any]:
    return {"name": name, "cards": TEN, "edition": None, "colonies": False, **how}


def test_kingdoms_are_kept(anna: httpx.Client) -> None:
    assert sent(anna, "/api/me/kingdoms", name="  My   first ", cards=TEN[::-1]) == [kept("My first")]
    assert sent(anna, "/api/me/kingdoms", name="Renamed", cards=TEN) == [kept("Renamed")]
    first = {"edition": 1, "colonies": True}
    assert sent(anna, "/api/me/kingdoms", name="Old", cards=TEN, **first) == [kept("Old", **first)]
    assert got(anna, "/api/me")["kingdoms"] == [kept("Old", **first)]
    assert sent(anna, "/api/me/kingdoms", 400, name=" ", cards=TEN)["error"][0] == "mine-kingdom-name"
    for wrong in ([*TEN[:9], "Copper"], [*TEN[:9], "Nothing"], [*TEN[:9], TEN[0]]):
        assert sent(anna, "/api/me/kingdoms", 400, name="x", cards=wrong)["text"]
    assert sent(anna, "/api/me/kingdoms/forget", name="", cards=TEN) == []


# ---------------------------------------------------------------- the kingdom of the day


def test_the_day_is_the_same_everywhere_and_changes() -> None:
    published = {card.name for card in PUBLISHED}
    one, again, other = day_of("2026-11-16"), day_of("2026-11-16"), day_of("2026-11-17")
    assert one == again and one.cards != other.cards and set(one.cards) <= published and len(set(one.cards)) == 10
    assert one.cards == DAY, "the kingdom of a day is part of the rules: a change needs another RULES_VERSION"


DAY = [
    "Blockade",
    "Chapel",
    "Collection",
    "Laboratory",
    "Lighthouse",
    "Masquerade",
    "Mint",
    "Smugglers",
    "Tiara",
    "Treasury",
]


def test_one_try_counts(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    before = got(anna, "/api/day")
    assert (
        before["date"] == today() and before["table"] is None and before["mine"] is None and len(before["cards"]) == 10
    )
    table = sent(anna, "/api/day", 201, name="Anna")["table"]
    assert sent(anna, "/api/day", 201, name="Anna")["table"] == table, "the same try"
    other = sent(bela, "/api/day", 201, name="Béla")["table"]
    hands = [got(http, "/api/me/open")[0]["hand"] for http in (anna, bela)]
    assert hands[0] == hands[1] and other != table
    play(server, anna, table)
    about = got(anna, "/api/day")
    assert about["table"] == table and about["mine"]["name"] == "Anna" and about["results"] == [about["mine"]]
    assert not got(bela, "/api/day")["results"][0]["mine"]
    again = sent(anna, "/api/day", 201, name="Anna", again=True)["table"]
    assert again != table and got(anna, "/api/day")["table"] == table
    play(server, anna, again, resign=True)
    assert len(got(anna, "/api/day")["results"]) == 1, "only the first counts"
    assert got(anna, "/api/me")["rating"] is None


def test_another_day(anna: httpx.Client) -> None:
    assert got(anna, "/api/day?date=2026-01-02")["cards"] == day_of("2026-01-02").cards
    for wrong in ("2999-01-01", "2026-1-2", "2026-02-30", "x"):
        assert got(anna, f"/api/day?date={wrong}", 404)["error"][0] == "day-unknown"


# ---------------------------------------------------------------- what matters on a board


def test_what_matters_on_a_board(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    """One search for a kingdom, whoever asks; in another language the same numbers; a wrong card is refused."""
    anna.timeout = 600  # a search of many CPU seconds in a worker that gives way to everybody
    told = sent(anna, "/api/kingdoms/matters", cards=TEN)
    assert set(told["openings"]) == {"5/2", "4/3"} and told["games"] > 1000 and told["why"]
    named = [card for found in told["lists"] for card in found["cards"]]
    assert set(named) <= set(TEN)
    assert sent(bela, "/api/kingdoms/matters", cards=TEN[::-1]) == told
    hungarian = sent(bela, "/api/kingdoms/matters", cards=TEN, lang="hu")
    assert hungarian["lists"] == told["lists"] and hungarian["why"] != told["why"]
    assert sent(anna, "/api/kingdoms/matters", 400, cards=[*TEN[:9], "Vilage"])["error"][1]["near"]


# ---------------------------------------------------------------- own cards


def test_own_cards_are_checked(server: Running, anna: httpx.Client) -> None:
    good = 'card("Toll Gate", 5, ACTION, play=[coins(2), cards(1)])'
    told = sent(anna, "/api/cards/read", text=good, lang="hu", file="my.cards")["cards"]["Toll Gate"]
    assert told["cost"] == 5 and told["types"] == ["action"] and len(told["text"]) == 2
    wrong = sent(
        anna, "/api/cards/read", 400, text=f'# mine\n{good}\ncard("Two", 3, ACTION, play=[coin(2)])', file="my.cards"
    )
    assert re.match(r"my\.cards.*\b3\b", wrong["text"]), wrong["text"]


OWN = 'card("Toll Gate", 5, ACTION | ATTACK, play=[coins(2), each_other(discard_down_to(4))])\ncard("Nest", 2, TREASURE, play=[coins(1)])'


def played(http: httpx.Client, server: Running, table: str, answers: int) -> dict[str, Any]:
    """The table after that many answers of its first seat, as its maker sees it."""
    cookie = f"{COOKIE}={http.cookies[COOKIE]}"
    with connect(f"{server.address.replace('http', 'ws')}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2}))
        welcome, view = {}, {}
        while True:
            message = json.loads(socket.recv(timeout=60))
            assert message["type"] not in ("refused", "closed"), message
            welcome = message if message["type"] == "welcome" else welcome
            if message["type"] != "view":
                continue
            view, asked = message, message["decision"]
            if view["result"] or (asked and not answers):
                return {"welcome": welcome, "view": view}
            if asked:
                options = [name for name, copies in asked["options"] for _ in range(copies)]
                picks = choose(view["view"], {**asked, "options": options})
                socket.send(json.dumps({"type": "answer", "decision": asked["id"], "answers": [picks]}))
                answers -= 1


def test_a_table_of_own_cards_plays_on_after_a_restart(server: Running, anna: httpx.Client) -> None:
    """The file is kept with the game; bots of every kind know its cards, and so does whoever comes later."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "fair"}]
    kingdom = {"own": OWN, "cards": ["Toll Gate", "Nest", "Village"]}
    made = sent(anna, "/api/tables", 201, kingdom=kingdom, seats=seats, options={"seed": "1", "first": 0})
    told = played(anna, server, made["table"], 12)
    assert {"Toll Gate", "Nest", "Village"} <= set(told["welcome"]["kingdom"]) and len(told["welcome"]["kingdom"]) == 10
    assert [line.split('"')[1] for line in told["welcome"]["own"]] == ["Toll Gate", "Nest"]
    server.context.rooms.live.clear()  # as after a restart: everything comes from the store
    server.context.rooms.kept.clear()
    again = played(anna, server, made["table"], 0)
    assert again["view"]["view"] == told["view"]["view"]
    text = "\n".join(again["welcome"]["own"])
    assert set(sent(anna, "/api/cards/read", text=text, lang="pl")["cards"]) == {"Toll Gate", "Nest"}


def test_own_cards_that_cannot_be_played_are_refused(anna: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    for own, id in (
        ('card("Village", 3, ACTION, play=[cards(1)])', "error-in"),
        ('card("A", 3, ACTION, play=[card(1)])', "error-at-line"),
    ):
        assert sent(anna, "/api/tables", 400, kingdom={"own": own}, seats=seats)["error"][0] == id
    assert (
        sent(anna, "/api/tables", 400, kingdom={"own": OWN, "set": FIRST}, seats=seats)["error"][0] == "table-kingdom"
    )


def test_strangers_bring_no_cards_to_a_table_bug(server: Running, anna: httpx.Client) -> None:
    """A card can be written to keep the event loop busy."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    kingdom = {"own": OWN, "cards": ["Toll Gate", "Nest"]}
    record = (pathlib.Path(__file__).parents[1] / "rules" / "records" / "rules_1" / "own_cards.txt").read_text(
        encoding="utf-8"
    )
    from_elsewhere = {"x-forwarded-for": "203.0.113.7"}
    for path, body in (
        ("/api/tables", {"kingdom": kingdom, "seats": seats}),
        ("/api/replay/play-on", {"record": record, "at": 0, "seat": 0}),
    ):
        answer = anna.post(path, json=body, headers=from_elsewhere)
        assert (answer.status_code, answer.json()["error"][0]) == (403, "server-own-cards")
        sent(anna, path, 201, **body)


def test_a_kingdom_of_generated_cards_plays(server: Running, anna: httpx.Client) -> None:
    """Ten cards that nobody has written, against a bot that has never seen them."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "fair"}]
    made = sent(
        anna,
        "/api/tables",
        201,
        kingdom={"own": generator.card_file(generator.cards(7, 10), 7)},
        seats=seats,
        options={"seed": "1", "first": 0},
    )
    told = played(anna, server, made["table"], 20)
    assert len(told["welcome"]["own"]) >= 10 and told["view"]["view"]["turn"] > 3


# ---------------------------------------------------------------- links that are shared


def head(http: httpx.Client, path: str, lang: str = "en") -> str:
    answer = http.get(path, headers={"accept": "text/html", "accept-language": lang})
    assert answer.status_code == 200
    return answer.text


def test_a_private_table_is_not_previewed(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    made = server.made(anna, seats=[{"kind": "me", "name": "Annamária"}, {"kind": "friend"}])
    table, links = made["table"], made["links"]
    nothing = head(bela, "/t/ffffffffffffffffffffffff")
    assert "A private table" in nothing and "noindex" in nothing
    for path in (
        f"/t/{table}",
        f"/review/{table}",
        f"/join/{table}.wrong",
        f"/watch/{table}.wrong",
        links["seats"]["0"],
        "/t/x.y",
        "/seat/z",
    ):
        assert head(bela, path) == nothing, path
    assert head(anna, f"/t/{table}") == nothing, "programs that preview have no cookie, and it must not matter"


def test_an_invitation_is_previewed_without_secrets(server: Running, anna: httpx.Client, bela: httpx.Client) -> None:
    made = server.made(
        anna, seats=[{"kind": "me", "name": "<b>Anna & Co"}, {"kind": "friend"}], options={"seed": "my secret seed"}
    )
    shown = head(bela, made["links"]["join"])
    assert "&lt;b&gt;Anna &amp; Co invites you" in shown and "One seat is free" in shown and "Cellar" in shown
    assert (
        "<b>" not in shown
        and shown.count("<title>") == 1
        and shown.count('name="description"') == shown.count("og:title") == 1
    )
    secrets = [
        made["deal"]["commitment"],
        "my secret seed",
        *(
            link.rpartition(".")[2]
            for link in (made["links"]["join"], made["links"]["watch"], made["links"]["seats"]["0"])
        ),
    ]
    for path in (made["links"]["join"], made["links"]["watch"], f"/t/{made['table']}"):
        assert not [secret for secret in secrets if secret in head(bela, path)], path
    assert "Cellar" in head(bela, made["links"]["watch"]) and "robots" in head(bela, made["links"]["watch"])
    for lang, word in (
        ("hu-HU,hu;q=0.9", "játszani"),
        ("ru", "приглашает"),
        ("pl", "zaprasza"),
        ("is", "býður"),
        ("de, xx", "invites"),
    ):
        assert word in head(bela, made["links"]["join"], lang)


def test_a_public_game_has_a_public_page_when_it_is_over(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    table = nearly_over(anna, public=True)
    running = head(bela, f"/t/{table}")
    assert "A game of Anna and Ada" in running and "Gold" not in running
    play(server, anna, table)
    assert got(bela, f"/api/tables/{table}/review")["scores"][0] == 6
    over = head(bela, f"/review/{table}")
    assert "Anna 6" in over and "is over" in over and "noindex" not in over


def test_a_private_game_stayed_open_to_everybody_when_it_was_over_bug(
    server: Running, anna: httpx.Client, bela: httpx.Client
) -> None:
    table = won(server, anna)
    links = got(anna, f"/api/tables/{table}")["links"]
    watch, join, seat = (link.rpartition("/")[2] for link in (links["watch"], links["join"], links["seats"]["0"]))
    other = nearly_over(anna)
    elsewhere = got(anna, f"/api/tables/{other}")["links"]["watch"].rpartition(".")[2]
    nothing, on = head(bela, "/t/ffffffffffffffffffffffff"), {"at": 0, "seat": 0, "bot": "gentle"}
    unknown = got(bela, "/api/tables/ffffffffffffffffffffffff/review", 404)
    for strange in (
        table,
        f"{table}.",
        f"{table}.wrong",
        f"{table}.{table}",
        f"{table}.{elsewhere}",
        f"{table}.0.{elsewhere}",
        f"{other}.{watch.rpartition('.')[2]}",
    ):
        for path in ("review", "at/0", "at/0?as=0", "record", "analysis"):
            assert got(bela, f"/api/tables/{strange}/{path}", 404) == unknown, (strange, path)
        assert sent(bela, f"/api/tables/{strange}/analysis", 404) == unknown
        assert sent(bela, f"/api/tables/{strange}/play-on", 404, **on) == unknown
        assert sent(bela, f"/api/tables/{strange}/rematch", 404, seal="") == unknown
        assert head(bela, f"/t/{strange}") == head(bela, f"/review/{strange}") == nothing
    got(bela, f"/api/tables/{table}", 404)
    for known in (watch, join, seat):
        assert got(bela, f"/api/tables/{known}/review")["scores"][0] == 6
        assert got(bela, f"/api/tables/{known}/at/0?as=0")["n"] == 0
        answer = bela.get(f"/api/tables/{known}/record")
        assert answer.status_code == 200 and f'"demesne-{table}.record"' in answer.headers["content-disposition"]
        sent(bela, f"/api/tables/{known}/analysis")
        got(bela, f"/api/tables/{known}/analysis")
        sent(bela, f"/api/tables/{known}/play-on", 201, **on)
    for known in (watch, join):
        shown = head(bela, f"/review/{known}")
        assert "Anna 6" in shown and "noindex" in shown and known not in shown
    assert head(bela, f"/review/{seat}") == nothing
    assert got(anna, f"/api/tables/{table}/review")["scores"][0] == 6


def test_other_addresses(server: Running, anna: httpx.Client) -> None:
    assert day_of("2026-01-02").cards[0] in head(anna, "/day/2026-01-02")
    kingdom = head(anna, "/gallery?ten=Village,Smithy,<script>alert(1)</script>")
    assert "Village, Smithy" in kingdom and "alert" not in kingdom
    assert head(anna, "/") == INDEX.decode()
    link = got(anna, "/api/me/link")["link"]
    assert link.rpartition(".")[2] not in head(anna, link)


def test_the_stored_page_without_a_build(tmp_path: pathlib.Path) -> None:
    with TestClient(make_app(settings_of(tmp_path, limits=GENEROUS)), base_url=HERE) as client:
        app: Litestar = client.app
        app.state["context"].page = Page({})
        assert client.get("/gallery", headers={"accept": "text/html"}).status_code == 503
        assert client.post("/api/tables", json=NEW_TABLE).status_code == 201
