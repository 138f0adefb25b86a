"""Scenarios: given / do / then in words, options by name. The files are in tests/rules/scenarios; `README.md` there
explains every line. A scenario runs on whichever kernel the caller has chosen."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass, field
from typing import Any

from demesne import Game, IllegalAnswer
from demesne.cards import loaded
from play import ZONES as OWNED

FOLDER = pathlib.Path(__file__).parent / "scenarios"
FILLERS = (
    "Village",
    "Smithy",
    "Market",
    "Festival",
    "Laboratory",
    "Woodcutter",
    "Cellar",
    "Chapel",
    "Moneylender",
    "Gardens",
    "Workshop",
    "Remodel",
    "Feast",
    "Merchant",
    "Mine",
    "Bridge",
    "Baron",
    "Courtyard",
    "Duke",
    "Harem",
)
TRIES = 4000
ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard pile": "discard",
    "in play": "play",
    "aside": "aside",
    "island": "island",
    "native village": "native village",
}
ZONE = "|".join(ZONES)
KINDS = [
    "action",
    "treasure",
    "buy",
    "react",
    "discard",
    "trash",
    "gain",
    "topdeck",
    "reveal",
    "set_aside",
    "choose",
    "pass",
    "play",
    "place",
    "position",
    "name",
    "order",
    "return",
    "take",
]


class NotThisSeed(Exception):
    """A line that starts with `chance` is not true; the scenario is tried with the next seed."""


@dataclass
class Scenario:
    title: str
    file: str
    line: int
    covers: list[str] = field(default_factory=list)
    lines: list[tuple[int, str]] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"{self.file}:{self.line} {self.title}"

    @property
    def text(self) -> str:
        return "\n".join(text for _, text in self.lines)


def load(path: pathlib.Path) -> list[Scenario]:
    out: list[Scenario] = []
    for number, row in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if row.startswith("# "):
            out.append(Scenario(row[2:].strip(), path.name, number))
        elif row.strip() and not row.lstrip().startswith("//"):
            text = row.strip()
            if text.startswith("covers:"):
                out[-1].covers += [part.strip() for part in text[7:].split(",")]
            else:
                out[-1].lines.append((number, text))
    return out


def load_all() -> list[Scenario]:
    return [s for path in sorted(FOLDER.glob("*.txt")) for s in load(path)]


def cards_of(text: str) -> list[str]:
    """`4 Copper, Estate` -> names; a dash is the empty list."""
    out: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if part in ("", "-"):
            continue
        m = re.fullmatch(r"(\d+) ([A-Za-z].*)", part)
        out += [m[2]] * int(m[1]) if m else [part]
    return out


def tokens_of(text: str) -> dict[str, int]:
    """`3 victory, 2 pirate ship` -> counts by name."""
    found = [re.fullmatch(r"(\d+) (.+)", part.strip()) for part in text.split(",") if part.strip() not in ("", "-")]
    assert all(found), f"a number and a kind of token: {text}"
    return {m[2]: int(m[1]) for m in found if m}


def pile_tokens_of(text: str) -> dict[str, dict[str, int]]:
    """`Estate 0 trade route, Copper 2 embargo` -> tokens by pile."""
    out: dict[str, dict[str, int]] = {}
    for part in text.split(","):
        m = re.fullmatch(r"([A-Z].*?) (\d+ .+)", part.strip())
        assert m, f"a pile, a number and a kind of token: {part}"
        out.setdefault(m[1], {}).update(tokens_of(m[2]))
    return out


def durations_of(text: str) -> list[str | dict[str, Any]]:
    """`2 Caravan; Haven (aside Gold); Blockade (aside Silver, safe p1, p2)` -> entries of a position."""
    out: list[str | dict[str, Any]] = []
    for part in text.split(";"):
        m = re.fullmatch(r"([^(]+?)(?: \((.*)\))?", part.strip())
        assert m, f"a card, perhaps with what it keeps: {part}"
        if m[2] is None:
            out += cards_of(m[1])
            continue
        entry: dict[str, Any] = {"card": m[1]}
        key = ""
        for word in m[2].split(","):
            name = word.strip()
            if name.startswith(("aside ", "safe ")):
                key, name = name.split(" ", 1)
                entry[key] = []
            entry[key].append(int(name[1:]) if key == "safe" else name)
        out.append(entry)
    return out


class Run:
    """One scenario on one kernel with one seed."""

    def __init__(self, scenario: Scenario, seed: int) -> None:
        self.scenario = scenario
        self.position: dict[str, Any] = {"players": [{}, {}], "turn": {}, "supply": {}, "seed": seed}
        self.game: Game | None = None

    def go(self) -> None:
        for number, text in self.scenario.lines:
            try:
                self.line(text)
            except NotThisSeed:
                raise
            except Exception as error:
                where = f"{self.scenario.file}:{number}"
                raise AssertionError(
                    f"{where} in '{self.scenario.title}': {text}\n    {type(error).__name__}: {error}"
                ) from error
        assert self.game is not None, "a scenario must do something"

    def line(self, text: str) -> None:
        if text in ("do", "then", "do:", "then:", "given", "given:"):
            return
        if text.startswith("given "):
            assert self.game is None, "given lines come first"
            self.given(text[6:])
            return
        if self.game is None:
            self.begin()
        if text.startswith("chance "):
            try:
                self.then(text[7:])
            except AssertionError:
                raise NotThisSeed from None
        elif m := re.fullmatch(rf"p(\d) ({'|'.join(KINDS)}): (.*)", text):
            self.answer(int(m[1]), m[2], cards_of(m[3]))
        elif m := re.fullmatch(r"refused: (.*)", text):
            self.refused(cards_of(m[1]))
        elif text == "end turn":
            self.end_turn()
        else:
            self.then(text)

    # given

    def given(self, text: str) -> None:
        p = self.position
        if m := re.fullmatch(r"players (\d)", text):
            p["players"] = [{} for _ in range(int(m[1]))]
        elif m := re.fullmatch(r"edition (\d)", text):
            p["edition"] = int(m[1])
        elif m := re.fullmatch(r"kingdom: (.*)", text):
            p["kingdom"] = cards_of(m[1])
        elif m := re.fullmatch(r"p(\d) (hand|deck|discard|play|island|native village|staying|gained): (.*)", text):
            p["players"][int(m[1])][m[2]] = cards_of(m[3])
        elif m := re.fullmatch(r"p(\d) durations: (.*)", text):
            p["players"][int(m[1])]["durations"] = durations_of(m[2])
        elif m := re.fullmatch(r"p(\d) tokens: (.*)", text):
            p["players"][int(m[1])]["tokens"] = tokens_of(m[2])
        elif m := re.fullmatch(r"pile tokens: (.*)", text):
            p["pile_tokens"] = pile_tokens_of(m[1])
        elif m := re.fullmatch(r"p(\d) turns (\d+)", text):
            p["players"][int(m[1])]["turns"] = int(m[2])
        elif m := re.fullmatch(r"(actions|buys|coins) (\d+)", text):
            p["turn"][m[1]] = int(m[2])
        elif m := re.fullmatch(r"phase (start|action|treasure|buy)", text):
            p["turn"]["phase"] = m[1]
        elif text == "extra turn":
            p["turn"]["extra"] = True
        elif m := re.fullmatch(r"barred ([A-Z].*): (.*)", text):
            p["turn"].setdefault("barred", {})[m[1]] = cards_of(m[2])
        elif m := re.fullmatch(r"gained in buy phase: (.*)", text):
            p["turn"]["gained"] = cards_of(m[1])
        elif m := re.fullmatch(r"turn of p(\d)", text):
            p["turn"]["player"] = int(m[1])
        elif m := re.fullmatch(r"played: (.*)", text):
            p["turn"]["played"] = cards_of(m[1])
        elif m := re.fullmatch(r"supply ([A-Z].*) (\d+)", text):
            p["supply"][m[1]] = int(m[2])
        elif m := re.fullmatch(r"trash: (.*)", text):
            p["trash"] = cards_of(m[1])
        elif m := re.fullmatch(r"first p(\d)", text):
            p["first"] = int(m[1])
        elif text in ("double treasures", "colonies"):
            p[text.replace(" ", "_")] = True
        elif m := re.fullmatch(
            r"new game( of (.+?))?( with (\d) players)?( edition (\d))?( first p(\d))?( double treasures)?( colonies)?",
            text,
        ):
            kingdom = m[2] or "First Game"
            names = [c.strip() for c in kingdom.split(",")]
            more: dict[str, Any] = {"colonies": True} if m[10] else {}
            self.game = Game(
                names if len(names) > 1 else kingdom,
                int(m[4] or 2),
                edition=int(m[6]) if m[6] else None,
                first=int(m[8] or 0),
                double_treasures=bool(m[9]),
                seed=p["seed"],
                **more,
            )
        else:
            raise ValueError(f"a given that nobody understands: {text}")

    def begin(self) -> None:
        if "kingdom" not in self.position:
            known = [c.name for c in loaded().cards.values() if c.box != "basic"]
            text = self.scenario.text
            known = sorted((n for n in known if n in text), key=len, reverse=True)
            named = [n for n in known if re.search(rf"\b{re.escape(n)}\b", text)]
            # "Mining Village" also contains "Village": keep only names that occur on their own
            for n in named:
                text = re.sub(rf"\b{re.escape(n)}\b", lambda m: m[0].replace(" ", "_"), text)
            named = [n for n in named if re.search(rf"(?<![\w_]){re.escape(n.replace(' ', '_'))}(?![\w_])", text)]
            assert len(named) <= 10, f"name the kingdom: the scenario mentions {len(named)} kingdom cards"
            fill = [n for n in FILLERS if n not in named][: 10 - len(named)]
            self.position["kingdom"] = named + fill
        self.game = Game.from_position(self.position)

    # do

    def answer(self, player: int, kind: str, picks: list[str]) -> None:
        assert self.game is not None
        d = self.game.decision
        assert d is not None, "the game is over"
        assert (d.player, d.kind) == (player, kind), f"asked is p{d.player} {d.kind} {d.options} ({d.source})"
        self.game.answer(*picks)

    def refused(self, picks: list[str]) -> None:
        assert self.game is not None
        before = self.game._state.dump()
        try:
            self.game.answer(*picks)
        except IllegalAnswer:
            assert self.game._state.dump() == before, "a refused answer changed the game"
        else:
            raise AssertionError("the answer was accepted")

    def end_turn(self) -> None:
        """Answer everything with as few picks as possible until the turn is over."""
        assert self.game is not None
        turn = self.turn()
        while not self.game.over and self.turn() == turn:
            d = self.game.decision
            assert d is not None
            self.game.answer(*d.options[: d.least])

    def turn(self) -> tuple[int, int, bool]:
        """Which turn it is; an extra turn has the number of the turn before it."""
        assert self.game is not None
        return self.game.player, self.game.turn, self.extra()

    def extra(self) -> bool:
        extra: bool = getattr(self.game, "extra", False)
        return extra

    # then

    def then(self, text: str) -> None:
        g: Any = self.game
        assert g is not None
        if m := re.fullmatch(r"(actions|buys|coins) (\d+)", text):
            equal(getattr(g, m[1]), int(m[2]))
        elif m := re.fullmatch(r"phase (\w+)", text):
            equal(g.phase, m[1])
        elif m := re.fullmatch(r"turn of p(\d)( number (\d+))?", text):
            equal(g.player, int(m[1]))
            if m[3]:
                equal(g.turn, int(m[3]))
        elif m := re.fullmatch(r"p(\d) turns (\d+)", text):
            equal(g.turns()[int(m[1])], int(m[2]))
        elif m := re.fullmatch(rf"p(\d) ({ZONE}): (.*)", text):
            got = g.cards(int(m[1]), ZONES[m[2]])
            want = cards_of(m[3])
            equal(got, want) if m[2] == "deck" else equal(sorted(got), sorted(want))
        elif m := re.fullmatch(rf"p(\d) ({ZONE}) has (.*)", text):
            got = g.cards(int(m[1]), ZONES[m[2]])
            for name in set(cards_of(m[3])):
                assert got.count(name) >= cards_of(m[3]).count(name), f"{m[2]} is {got}"
        elif m := re.fullmatch(rf"p(\d) ({ZONE}) lacks (.*)", text):
            got = g.cards(int(m[1]), ZONES[m[2]])
            assert not set(got) & set(cards_of(m[3])), f"{m[2]} is {got}"
        elif m := re.fullmatch(rf"p(\d) ({ZONE}) size (\d+)", text):
            equal(len(g.cards(int(m[1]), ZONES[m[2]])), int(m[3]))
        elif m := re.fullmatch(r"p(\d) discard top (.*)", text):
            pile = g.cards(int(m[1]), "discard")
            equal(pile[0] if pile else "-", m[2])
        elif m := re.fullmatch(r"p(\d) deck top (.*)", text):
            want = cards_of(m[2])
            equal(g.cards(int(m[1]), "deck")[: len(want)], want)
        elif m := re.fullmatch(r"p(\d) tokens: (.*)", text):
            equal(g.tokens(int(m[1])), tokens_of(m[2]))
        elif m := re.fullmatch(r"pile tokens: (.*)", text):
            equal(g.pile_tokens(), pile_tokens_of(m[1]) if m[1] != "-" else {})
        elif m := re.fullmatch(r"pile tokens ([A-Z].*): (.*)", text):
            equal(g.pile_tokens().get(m[1], {}), tokens_of(m[2]))
        elif text in ("extra turn", "no extra turn"):
            equal(self.extra(), text == "extra turn")
        elif m := re.fullmatch(r"p(\d) owns (\d+)", text):
            equal(len(self.owned(int(m[1]))), int(m[2]))
        elif m := re.fullmatch(r"p(\d) owns: (.*)", text):
            equal(sorted(self.owned(int(m[1]))), sorted(cards_of(m[2])))
        elif m := re.fullmatch(r"trash: (.*)", text):
            equal(g.trash, sorted(cards_of(m[1])))
        elif m := re.fullmatch(r"supply ([A-Z].*) (\d+)", text):
            equal(g.supply[m[1]], int(m[2]))
        elif m := re.fullmatch(r"cost ([A-Z].*) (\d+)", text):
            equal(g.cost(m[1]), int(m[2]))
        elif m := re.fullmatch(r"scores ([-\d ]+)", text):
            equal(g.scores(), [int(n) for n in m[1].split()])
        elif m := re.fullmatch(r"winners ([\d ]+)", text):
            equal(g.winners(), [int(n) for n in m[1].split()])
        elif m := re.fullmatch(r"over by (\w+)", text):
            equal((g.over, g.ends), (True, m[1]))
        elif text == "not over":
            equal(g.over, False)
        elif m := re.fullmatch(r"asked p(\d) (\w+)( (\d+)\.\.(\d+))?( of (.*?))?( ordered)?(; .*)?", text):
            self.asked(m)
        elif m := re.fullmatch(r"offers (.*)", text):
            assert set(cards_of(m[1])) <= set(self.decision().options), f"offered are {self.decision().options}"
        elif m := re.fullmatch(r"does not offer (.*)", text):
            assert not set(cards_of(m[1])) & set(self.decision().options), f"offered are {self.decision().options}"
        elif m := re.fullmatch(r"last events of p(\d): (.*)", text):
            want = cards_of(m[2])
            equal([e.kind for e in g.events if e.player == int(m[1]) and e.kind != "phase"][-len(want) :], want)
        elif m := re.fullmatch(
            r"p(\d) sees (hand|discard top|aside|play|island|native village|tokens) of p(\d): (.*)", text
        ):
            self.sees(int(m[1]), m[2], int(m[3]), m[4])
        elif m := re.fullmatch(r"p(\d) sees p(\d) (\w+) (.*)", text):
            self.saw(int(m[1]), int(m[2]), m[3], m[4])
        elif m := re.fullmatch(rf"p(\d) knows ({ZONE}) of p(\d): (.*)", text):
            equal(self.possible(int(m[1]), m[2], int(m[3])), {tuple(sorted(cards_of(m[4])))})
        elif m := re.fullmatch(rf"p(\d) does not know ({ZONE}) of p(\d)", text):
            assert len(self.possible(int(m[1]), m[2], int(m[3]))) > 1, "it is the same in every deal"
        else:
            raise ValueError(f"a line that nobody understands: {text}")

    def decision(self) -> Any:
        assert self.game is not None
        d = self.game.decision
        assert d is not None, "the game is over"
        return d

    def asked(self, m: re.Match[str]) -> None:
        d = self.decision()
        equal((d.player, d.kind), (int(m[1]), m[2]))
        if m[3]:
            equal((d.least, d.most), (int(m[4]), int(m[5])))
        if m[7]:
            equal(d.options, cards_of(m[7]))
        if m[8]:
            equal(d.ordered, True)
        for extra in (m[9] or "").split(";"):
            if extra.strip():
                key, _, value = extra.strip().partition(" ")
                equal(str(getattr(d, key)), value)

    def owned(self, p: int) -> list[str]:
        assert self.game is not None
        return [c for zone in OWNED for c in self.game.cards(p, zone)]

    def sees(self, viewer: int, what: str, of: int, want: str) -> None:
        """What the view of one seat says of another: a hand only as `? ? ?`, one question mark per card."""
        assert self.game is not None
        row = self.game.view(viewer)["players"][of]
        if what == "discard top":
            equal(row["discard_top"] or "-", want)
        elif what == "hand":
            equal(
                row["hand"] if row["hand"] is not None else ["?"] * row["hand_size"],
                cards_of(want.replace(" ", ", ") if "?" in want else want),
            )
        elif what == "aside":
            equal(row["aside"] + ["?"] * row["aside_hidden"], cards_of(want))
        elif what == "native village":
            equal(row["native_village"] or ["?"] * row["native_village_size"], cards_of(want))
        elif what == "tokens":
            equal(row["tokens"], tokens_of(want))
        else:
            equal(row[what], sorted(cards_of(want)))

    def saw(self, viewer: int, player: int, kind: str, want: str) -> None:
        """The latest event of that kind by that player, as the viewer may know it; hidden cards are `?`."""
        assert self.game is not None
        found = [e for e in self.game.events if e.kind == kind and e.player == player]
        assert found, f"no event {kind} of p{player}"
        equal([c or "?" for c in found[-1].seen_by(viewer).cards], cards_of(want))

    def possible(self, viewer: int, zone: str, of: int) -> set[tuple[str, ...]]:
        """What the zone holds in twenty redeals of all that the viewer does not know."""
        assert self.game is not None
        return {tuple(sorted(self.game.resample(viewer, seed).cards(of, ZONES[zone]))) for seed in range(20)}


def equal(got: object, want: object) -> None:
    assert got == want, f"expected {want}, got {got}"


def run(scenario: Scenario) -> None:
    """Run a scenario; one with `chance` lines is tried with seed after seed until they hold."""
    for seed in range(TRIES):
        try:
            Run(scenario, seed).go()
            return
        except NotThisSeed:
            continue
    raise AssertionError(f"{scenario}: no seed below {TRIES} makes its chance lines true")
