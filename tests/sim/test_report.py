"""The pictures of the simulator: well-formed, harmless, the same every time, and nothing asked of the network."""

from __future__ import annotations

import base64
import hashlib
import html.parser
import itertools
import math
import re
import struct
import sys
from collections.abc import Iterator
from importlib import resources
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne import __version__
from demesne.languages import LANGUAGES, language
from demesne.languages.pseudo import CLOSE, OPEN
from demesne.languages.sorting import ALPHABETS
from demesne.numerals import decimal, written
from demesne.sim import report, simulate
from demesne.sim.report.lettering import BOLD, fit_all, width, wrap_all
from demesne.sim.report.page import verdict
from demesne.sim.report.run import read
from demesne.sim.report.scales import apart, ticks, turn_ticks
from demesne.sim.report.tallies import ends
from demesne.sim.report.turns import coins
from demesne.sim.report_data import page_data

pytestmark = pytest.mark.slow  # pictures of whole matches

NAMES = ["Big Money with two Smithies", "Big Money", "Village and Militia", "Gardens", "Witch", "Chapel engine"]
# when a card is gained (as a part of the game), over how long, how often at the height
CARDS = {
    "Silver": (0.15, 0.16, 0.62),
    "Gold": (0.5, 0.14, 0.46),
    "Province": (0.78, 0.13, 0.6),
    "Smithy": (0.16, 0.07, 0.36),
    "Duchy": (0.85, 0.08, 0.3),
    "Militia": (0.2, 0.06, 0.1),
    "Harvest Fair": (0.4, 0.2, 0.04),
    "Estate": (0.92, 0.05, 0.12),
}
TEN = ["Cellar", "Market", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop", "Harvest Fair"]
HOSTILE = "</title></svg><script src=//evil.example>alert(1)</script>\"'&\x00\x1b[31m\ud800\u202eback ]]> -->"


def bell(x: float, middle: float, wide: float) -> float:
    return math.exp(-(((x - middle) / wide) ** 2) / 2)


def run(players: int = 2, turns: int = 24, games: int = 100_000, names: list[str] | None = None) -> dict[str, Any]:
    """A run as it might have been: money grows, points come late, most games end by Provinces."""
    names = names or NAMES[:players]
    middle = turns * 0.72
    left = [
        round(games * min(1.0, 1 / (1 + math.exp((t - middle - 2) * 20 / turns)) + 1e-4)) for t in range(1, turns + 1)
    ]
    strength = [1 + 0.08 * (players / 2 - i) for i in range(players)]
    shares = [s**6 / sum(x**6 for x in strength) for s in strength]
    level = [bell(t, 1, turns * 0.16) * 0.96 + 0.04 for t in range(1, turns + 1)]
    wins = [round(s * games * 0.96) for s in shares]
    lengths = {
        str(t): round(games * bell(t, middle, turns * 0.08) / (turns * 0.2)) for t in range(turns // 3, turns + 1)
    }
    half = 0.98 / math.sqrt(games)

    def over_turns(low: float, high: float, late: float, sd: float) -> list[dict[str, Any]]:
        return [
            {
                "n": left,
                "mean": [
                    low + (high * s - low) / (1 + math.exp(-(t - turns * late) * 9 / turns))
                    for t in range(1, turns + 1)
                ],
                "sd": [sd * (0.4 + min(t / turns * 2, 1)) for t in range(1, turns + 1)] if games > 1 else None,
            }
            for s in strength
        ]

    return {
        "title": " against ".join(names[:2]),
        "result": {
            "games": games,
            "seconds": 1.84,
            "cpu_seconds": 3.5,
            "games_per_second": games / 1.84,
            "rounds_mean": middle,
            "first_seat": {"wins": games // 2, "ties": games // 25, "losses": games - games // 2 - games // 25},
            "players": [
                {
                    "name": n,
                    "wins": w,
                    "ties": games // 25,
                    "losses": max(games - w - games // 25, 0),
                    "share": s,
                    "ci95": [max(s - half, 0), min(s + half, 1)],
                    "score_mean": 30 * x,
                }
                for n, w, s, x in zip(names, wins, shares, strength)
            ],
            "ends": {"provinces": games - games // 40, "piles": games // 40, "limit": 0},
            "seed": 1,
            "kingdom": TEN,
            "edition": 2,
            "version": __version__,
        },
        "strategies": [
            {
                "name": n,
                "idea": "Money first, then Provinces.",
                "text": "# " + n + "\nbuy Province\nbuy Gold\nbuy Silver\n",
            }
            for n in names
        ],
        "basis": [f"{games} games of seed 1, every seed once per seating.", "Lists are followed literally."],
        "limits": ["The play of Actions is built in; a better player of the same list may do better."],
        "turns": turns,
        "coins": over_turns(3.6, 7.2, 0.4, 1.9),
        "points": over_turns(3, 33, 0.72, 5.5),
        "ahead": [[(1 - e) * s for e in level] for s in shares],
        "level": level,
        "length": lengths,
        "ends": {"provinces": games - games // 40, "piles": games // 40, "limit": 0},
        "gained": [
            {
                card: [round(bell(t, turns * at, turns * wide) * often * (1 + 0.1 * i), 4) for t in range(1, turns + 1)]
                for card, (at, wide, often) in CARDS.items()
            }
            for i in range(players)
        ],
        "samples": [
            {
                "title": f"Game {g} of seed 1: {names[0]} wins 36 to 30",
                "lines": [
                    line
                    for t in range(1, 17)
                    for n in names
                    for line in (
                        "",
                        f"Turn {t}, {n}",
                        f"  {n} plays 3 Copper and Silver (+5 coins)",
                        f"  {n} buys Silver",
                    )
                ],
            }
            for g in (1, 2, 3)
        ],
        "lang": "en",
    }


LONG = [
    "The extraordinarily long-winded strategy of buying nothing but Silver until the very end",
    "The extraordinarily long-winded strategy of buying nothing but Gold until the very end",
    "W" * 60,
]


def single() -> dict[str, Any]:
    data = run(games=1, turns=14)
    data["result"]["players"][0] |= {"wins": 1, "ties": 0, "losses": 0, "share": 1.0, "ci95": None}
    data["result"]["players"][1] |= {"wins": 0, "ties": 0, "losses": 1, "share": 0.0, "ci95": [None, None]}
    data["ahead"] = [[0.0] * 6 + [1.0] * 8, [0.0] * 14]
    data["level"] = [1.0] * 6 + [0.0] * 8
    data["length"] = {"14": 1}
    return data


def empty() -> dict[str, Any]:
    data = run(turns=1)
    for key in ("coins", "points"):
        data[key] = [{"n": [], "mean": [], "sd": []}] * 2
    return data | {
        "turns": 0,
        "ahead": [[], []],
        "level": [],
        "length": {},
        "gained": [{}, {}],
        "samples": [],
        "strategies": [],
        "basis": [],
        "limits": [],
    }


def below_zero() -> dict[str, Any]:
    data = run(3)
    for series in data["points"]:
        series["mean"] = [-m for m in series["mean"]]
    return data


def endless() -> dict[str, Any]:
    return run(turns=64) | {
        "length": {"9": 5, "40": 1000, "1000": 7},
        "ends": {"provinces": 0, "piles": 0, "limit": 12},
    }


def level_all_through() -> dict[str, Any]:
    data = run(6, games=60)
    for i, player in enumerate(data["result"]["players"]):
        player |= {"share": 1 / 6, "ci95": [0.08, 0.28]}
        data["ahead"][i] = [1 / 6] * 24
        data["points"][i] |= {"mean": [3.0] * 24, "sd": [0.0] * 24}
    return data


CASES: dict[str, dict[str, Any]] = {
    "two": run(),
    "three": run(3),
    "four": run(4, turns=40),
    "six": run(6),
    "long names": run(3, turns=64, games=500, names=LONG),
    "six long names": run(6, names=[f"{LONG[0]} {i}" for i in range(6)]),
    "same names": run(2, names=["Big Money", "Big Money"]),
    "hostile": run(2, names=[HOSTILE, HOSTILE]),
    "other scripts": run(2, names=["大金の戦略 と 鍛冶屋 が 二枚 の 場合", "Großes Geld, Pénz és Деньги"]),
    "single game": single(),
    "one turn": run(turns=1),
    "no turns": empty(),
    "below zero": below_zero(),
    "endless": endless(),
    "level": level_all_through(),
}
every_case = pytest.mark.parametrize("data", CASES.values(), ids=list(CASES))


def drawings(page: str) -> list[ElementTree.Element]:
    """The figures of a page, read as strictly as XML is."""
    return [ElementTree.fromstring(text) for text in re.findall(r"<svg.*?</svg>", page, re.S)]


class Balance(html.parser.HTMLParser):
    """Holds the open elements; complains of one closed out of turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        assert not any(name.startswith("on") or name in ("src", "href", "style") for name, _ in attrs)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@every_case
def test_page_and_figures_are_well_formed(data: dict[str, Any]) -> None:
    page = report.html(data)
    page.encode()
    reader = Balance()
    reader.feed(page)
    assert reader.open == [] and len(reader.ids) == len(set(reader.ids))
    assert not reader.seen & {"script", "link", "iframe", "img", "object", "embed", "a", "form", "base"}
    figures = [d for d in drawings(page) if d.get("aria-hidden") is None]
    assert len(figures) == 2 * (6 + len(data["result"]["players"]))
    for figure in figures:
        assert figure.get("role") == "img"
        title, text = figure.find("title"), figure.find("desc")
        assert title is not None and title.text and text is not None and text.text
        assert figure.get("aria-labelledby") == f"{title.get('id')} {text.get('id')}"
    assert page.count("<table>") == len(figures) / 2


@every_case
def test_the_picture_is_well_formed_and_has_its_own_colours(data: dict[str, Any]) -> None:
    picture = report.svg(data)
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "var(" not in picture and "<style" not in picture
    for word in ("Win shares", "Chance of being ahead", "Coins per turn", "Points per turn"):
        assert word in picture


def lettering(
    element: ElementTree.Element, x: float = 0.0, y: float = 0.0
) -> Iterator[tuple[float, float, float, float, str]]:
    """Left, top, right and bottom of every text in a drawing."""
    if moved := re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag.endswith("text") and element.text:
        size, left, bottom = (float(element.get(k, "")) for k in ("font-size", "x", "y"))
        long = width(element.text, size) / 1.06 * (BOLD if element.get("font-weight") else 1)
        left += x - {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")] * long
        yield left, y + bottom - 0.72 * size, left + long, y + bottom, element.text
    for child in element:
        yield from lettering(child, x, y)


@pytest.mark.parametrize("lang", ["en", "xx"])
@every_case
def test_nothing_lies_outside_and_no_two_words_overlap(data: dict[str, Any], lang: str) -> None:
    data = data | {"lang": lang}
    for figure in [*drawings(report.html(data)), ElementTree.fromstring(report.svg(data))]:
        _, _, wide, tall = map(float, figure.get("viewBox", "").split())
        for element in figure.iter():
            numbers = re.findall(
                r"nan|inf|-?\d+\.?\d*", " ".join(v for k, v in element.items() if k in ("x", "y", "d", "cx", "cy"))
            )
            assert all(-1 <= float(n) <= max(wide, tall) + 1 for n in numbers), ElementTree.tostring(element)
        boxes = list(lettering(figure))
        for left, _, right, bottom, text in boxes:
            assert left >= -1 and right <= wide + 1 and bottom <= tall, text
        for a, b in itertools.combinations(boxes, 2):
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (
                figure.get("aria-labelledby"),
                a[4],
                b[4],
            )


@pytest.mark.parametrize("case", ["two", "six", "single game"])
def test_nothing_is_asked_of_the_network(case: str) -> None:
    page = report.html(CASES[case])
    picture = report.svg(CASES[case]).replace('xmlns="http://www.w3.org/2000/svg"', "")
    for text in (page, picture):
        for word in ("http:", "https:", "//", "url(", "src=", "href", "@import", "<script", " style="):
            assert word not in text, word


def test_the_policy_allows_the_style_of_the_page_and_nothing_else() -> None:
    page = report.html(CASES["two"])
    style = page.split("<style>")[1].split("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert f'<meta http-equiv="Content-Security-Policy" content="{policy}">' in page
    assert page.index("Content-Security-Policy") < page.index("<style>")


def test_hostile_text_is_shown_and_does_nothing() -> None:
    data = run(names=[HOSTILE, "B"]) | {"title": HOSTILE, "basis": [HOSTILE], "limits": [HOSTILE]}
    data["result"] |= {"kingdom": [HOSTILE] * 10, "seed": HOSTILE, "version": HOSTILE, "edition": HOSTILE}
    data["strategies"] = [{"name": HOSTILE, "idea": HOSTILE, "text": HOSTILE + "\n  " + HOSTILE}]
    data["samples"] = [{"title": HOSTILE, "lines": [HOSTILE, "  " + HOSTILE]}] * 3
    data["gained"] = [{HOSTILE: [0.5] * 24}] * 2
    for text in (report.html(data), report.svg(data)):
        assert "<script" not in text and "alert(1)" in text
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u202e\ud800-\udfff]", text)
    reader = Balance()
    reader.feed(report.html(data))
    assert reader.open == []


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_and_every_card_is_named(players: int) -> None:
    data = run(players)
    page = report.html(data)
    for name in NAMES[:players]:
        assert page.count(name) > 10 and name in report.svg(data)
    for card in [*CARDS, *TEN]:
        assert f">{card}<" in page
    for sample in data["samples"]:
        assert sample["title"] in page
    assert page.count("Turn 16, ") == 3 * players
    assert "buy Province\nbuy Gold\nbuy Silver" in page


def test_the_same_run_gives_the_same_bytes() -> None:
    assert report.html(run(5)) == report.html(run(5))
    assert report.svg(run(5)) == report.svg(run(5))


def test_cards_stand_in_the_order_of_their_totals() -> None:
    page = report.html(CASES["two"])
    names = re.findall(r'<tr><th scope="row" title="([^"]*)">', page.split('id="gained-0"')[1].split("</figure>")[0])
    totals = [sum(CASES["two"]["gained"][0][name]) for name in names]
    assert set(names) == set(CARDS) and totals == sorted(totals, reverse=True)


def test_games_that_colonies_ended_were_not_counted_bug() -> None:
    data = run()
    data["ends"] = {"provinces": 10, "colonies": 25, "piles": 5, "limit": 0}
    found = ends(read(data))
    assert [int(row[1]) for row in found.rows] == [10, 25, 5, 0] and "25" in found.summary
    assert [row[2] for row in found.rows][1] == "62.5%"


def test_a_line_stops_where_too_few_games_go_on() -> None:
    data = run(turns=30, games=1000)
    for series in data["coins"] + data["points"]:
        series["n"] = [1000] * 10 + [20] * 5 + [19] * 15
    shown = read(data)
    assert shown.last == 15 and [p.turn for p in shown.shown(shown.coins[0])] == list(range(1, 16))
    figure = coins(shown)
    assert "2%" in figure.note and len(figure.rows) == 30, "the table holds what the line leaves out"
    assert "Turn 15" in report.html(data) and "<title>Turn 16\n" not in report.html(data)


def test_the_first_sentence_claims_no_more_than_the_games_show() -> None:
    data = run()
    assert verdict(read(data)).startswith("Big Money with two Smithies wins most: 61.3% of 100,000 games (95% interval")
    for player, share in zip(data["result"]["players"], (0.52, 0.48)):
        player |= {"share": share, "ci95": [share - 0.03, share + 0.03]}
    assert verdict(read(data)).startswith("No clear winner: Big Money with two Smithies has most with 52.0%")
    for player in data["result"]["players"]:
        player |= {"share": 0.5, "ci95": [0.4, 0.6]}
    assert verdict(read(data)).startswith("Level: 50.0% each")
    assert verdict(read(single())).startswith("A single game")


def outside(text: str) -> str:
    """What stands in no brackets."""
    assert text.count(OPEN) == text.count(CLOSE), text
    inmost = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
    while inmost.search(text):
        text = inmost.sub(" ", text)
    return text


def bracketed(players: int) -> dict[str, Any]:
    """A run in the pseudo-language, with names of one letter."""
    data = run(players, names=list("ABCDEF"[:players])) | {"lang": "xx"}
    for sample in data["samples"]:
        sample["lines"] = [f"{OPEN}{line}{CLOSE}" for line in sample["lines"]]
        sample["title"] = f"{OPEN}{sample['title']}{CLOSE}"
    for strategy in data["strategies"]:
        strategy |= {"idea": "", "text": ""}
    for key in ("basis", "limits"):
        data[key] = [f"{OPEN}{line}{CLOSE}" for line in data[key]]
    return data | {"title": f"{OPEN}A against B{CLOSE}"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_word_is_a_message(players: int) -> None:
    data = bracketed(players)
    page = report.html(data)
    picture = report.svg(data)
    assert '<html lang="en">' in page
    shown = re.sub(r"<style>.*?</style>", "", page, flags=re.S) + picture
    written_out = re.compile(r"<text[^>]*>([^<]*)</text>")
    texts = re.findall(r">([^<]+)<", written_out.sub("", shown)) + re.findall(r' (?:title|aria-label)="([^"]*)"', shown)
    for drawing in re.findall(r"<svg.*?</svg>", shown, re.S):
        texts.append(" ".join(written_out.findall(drawing)))  # a text that was wrapped goes on in the next
    assert len(texts) > 500
    for text in texts:
        assert set(re.findall(r"[^\W\d_]+", outside(text))) <= set("ABCDEF"[:players]), text


@pytest.mark.parametrize("players", [2, 4, 6])
def test_words_two_fifths_longer_still_have_their_room(players: int) -> None:
    data = bracketed(players)
    assert "…" not in report.html(data) and "…" not in report.svg(data)


def test_what_is_cut_is_there_whole() -> None:
    for drawing in [
        *drawings(report.html(CASES["long names"])),
        ElementTree.fromstring(report.svg(CASES["long names"])),
    ]:
        whole = [title.text or "" for title in drawing.iter() if title.tag.endswith("title")]
        for *_, text in lettering(drawing):
            begin, cut, _ = text.removeprefix("…").partition("…")
            assert not cut or any(begin in title for title in whole), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_the_language(lang: str) -> None:
    page = report.html(run() | {"lang": lang})
    assert f'<html lang="{lang}">' in page and not re.search(r"[{}]|report-[a-z]+-[a-z]+ ", page.split("</style>")[1])
    say = language(lang)
    for key in ("report-shares", "report-who-wins", "report-unofficial"):
        assert say(key) in page and (lang == "en" or say(key) != language("en")(key))
    for card in ("Smithy", "Province"):
        assert f">{say.name(card)}<" in page
    picture = report.svg(run() | {"lang": lang})
    assert say("report-coins") in picture and say.name("Cellar") in picture


def test_numbers_stand_in_the_form_of_the_language() -> None:
    forms = {"en": "1,234.50", "hu": "1234,50", "ru": "1234,50", "pl": "1234,50", "is": "1.234,50"}
    assert {lang: written(decimal(1234.499, 2), lang) for lang in LANGUAGES} == forms
    assert written(100_000, "is") == "100.000" and written(decimal(0.05, 1), "ru") == "0,1"


@pytest.mark.parametrize("lang", ["en", "xx"])
def test_a_real_run_is_drawn_in_the_language(lang: str) -> None:
    data = page_data(simulate(["big-money", "big-money-smithies"], games=20, jobs=1), lang=lang)
    assert data["lang"] == lang
    for line in [data["title"], *data["basis"], *data["limits"]]:
        assert lang == "en" or line.startswith(OPEN)
    assert data["title"] in report.html(data)


def font(weight: str) -> dict[int, float]:
    """Every letter that the font has, and how wide it runs in em."""
    data = (resources.files("demesne.sim.report") / "fonts" / f"NotoSans-{weight}.ttf").read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    tables = {tag: at for tag, _, at, _ in (struct.unpack_from(">4sLLL", data, 12 + 16 * i) for i in range(count))}
    (em,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (metrics,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)
    cmap = tables[b"cmap"]
    (subtables,) = struct.unpack_from(">H", data, cmap + 2)
    at = next(
        cmap + offset
        for _, _, offset in (struct.unpack_from(">HHL", data, cmap + 4 + 8 * i) for i in range(subtables))
        if struct.unpack_from(">H", data, cmap + offset) == (4,)
    )
    (twice,) = struct.unpack_from(">H", data, at + 6)
    out = {}
    for i in range(twice // 2):
        place = at + 14 + 2 * i
        last, first = (struct.unpack_from(">H", data, place + skip)[0] for skip in (0, twice + 2))
        (delta,) = struct.unpack_from(">h", data, place + 2 * twice + 2)
        (offset,) = struct.unpack_from(">H", data, place + 3 * twice + 2)
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                (glyph,) = struct.unpack_from(">H", data, place + 3 * twice + 2 + offset + 2 * (letter - first))
            glyph = (glyph + delta) % 0x10000 if glyph or not offset else 0
            if glyph:
                (advance,) = struct.unpack_from(">H", data, tables[b"hmtx"] + 4 * min(glyph, metrics - 1))
                out[letter] = advance / em
    return out


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_our_font_has_the_letters_of_five_languages(weight: str) -> None:
    letters = font(weight)
    for lang in LANGUAGES:
        wanted = set(ALPHABETS[lang] + ALPHABETS[lang].upper() + "0123456789 \u00a0,.;:()%±–…")
        for file in ("names", "report"):
            wanted |= set(
                (resources.files("demesne.languages") / "ftl" / lang / f"{file}.ftl").read_text(encoding="utf-8")
            )
        assert not {c for c in wanted if ord(c) not in letters and c != "\n"}, lang
        for word in (ALPHABETS[lang], ALPHABETS[lang].upper()):
            assert width(word, BOLD if weight == "Bold" else 1) >= sum(letters[ord(c)] for c in word), lang


def test_names_that_stand_twice_are_told_apart() -> None:
    page = report.html(CASES["same names"])
    assert "Big Money (1)" in page and "Big Money (2)" in page


def test_what_the_report_cannot_show_is_said_in_one_line() -> None:
    with pytest.raises(ValueError, match='^report: expected a language of en, hu, ru, pl, is, got "de"$'):
        report.html(run() | {"lang": "de"})
    data = run(2)
    data["result"]["players"] *= 4
    with pytest.raises(ValueError, match="^report: expected two to six players, got 8$"):
        report.svg(data)


@given(st.lists(st.tuples(st.floats(0, 300), st.sampled_from([18.0, 33.0])), min_size=1, max_size=7))
def test_labels_never_touch(labels: list[tuple[float, float]]) -> None:
    wanted, heights = [w for w, _ in labels], [h for _, h in labels]
    places = apart(wanted, heights, 0, 300)
    tops = sorted((p - h / 2, p + h / 2) for p, h in zip(places, heights))
    assert all(a[1] <= b[0] + 1e-6 for a, b in itertools.pairwise(tops))
    assert tops[0][0] >= -1e-6 and tops[-1][1] <= 300 + 1e-6
    alone = apart(wanted[:1], heights[:1], 0, 300)[0]
    assert alone == min(max(wanted[0], heights[0] / 2), 300 - heights[0] / 2)


@given(st.lists(st.text(st.characters(categories=["L", "N", "Zs"]), max_size=80), min_size=1, max_size=6, unique=True))
def test_cut_names_fit_and_differ(names: list[str]) -> None:
    for labels in ([[name] for name in fit_all(names, 12, 120)], wrap_all(names, 12, 120)):
        assert all(width(line, 12) <= 120 for lines in labels for line in lines)
        assert len({tuple(lines) for lines in labels}) == len(names)


@given(st.floats(-1000, 1000), st.floats(0.001, 10_000), st.integers(2, 8))
def test_ticks_are_round_and_cover_the_values(low: float, more: float, most: int) -> None:
    marks = ticks(low, low + more, most)
    assert marks[0] <= low + 1e-6 and marks[-1] >= low + more - 1e-6 and 2 <= len(marks) <= most + 2


def test_turn_one_is_always_marked() -> None:
    assert turn_ticks(24, 300) == [1, 5, 10, 15, 20]
    assert turn_ticks(1, 300) == [1] and turn_ticks(8, 300) == list(range(1, 9))


@pytest.mark.slow
@pytest.mark.parametrize("case", ["two", "six", "hostile", "no turns"])
def test_png_has_the_size_of_the_picture_twice(case: str) -> None:
    pytest.importorskip("resvg_py")
    data = CASES[case]
    root = ElementTree.fromstring(report.svg(data))
    image = report.png(data)
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    wide, tall = struct.unpack(">II", image[16:24])
    assert wide == 2 * float(root.get("width", "")) and abs(tall - 2 * float(root.get("height", ""))) <= 1
    assert image == report.png(data)


@pytest.mark.slow
def test_png_has_lettering_without_a_font_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    resvg_py = pytest.importorskip("resvg_py")
    draw, asked = resvg_py.svg_to_bytes, []

    def watched(**options: Any) -> bytes:
        asked.append(options["skip_system_fonts"])
        return bytes(draw(**options))

    monkeypatch.setattr(resvg_py, "svg_to_bytes", watched)
    first, second = (report.png(run() | {"title": title}) for title in ("Őrült Pénz", "Деньги"))
    assert asked == [True, True] and first != second
    report.png(CASES["other scripts"])
    assert asked[2:] == [False]


@pytest.mark.slow
def test_png_without_its_package_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ValueError) as error:
        report.png(run())
    assert str(error.value) == 'plot: PNG needs the package resvg_py: pip install "demesne[plot]"; SVG needs nothing'
