"""Judge built-in play by playing: the default answers of every card against other answers, written as strategy rules.

A list, Big Money with one or three copies of a card, plays against Big Money; then the same list plays it with
rules that answer differently, on the same seeds. Where the decision is the victim's, the other side has the Attack.
A row passes when the default's share is at most half a point below that of its best alternative.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace

from demesne.cards import PUBLISHED, loaded
from demesne.notation.names import nearest, short
from demesne.rules.specification import SPECS
from demesne.sim.match import Match, Table
from demesne.sim.numbers import named
from demesne.strategies import parse

HERE = pathlib.Path(__file__).resolve().parent
FOUND = HERE / "tactics.md"
FOUND_LATER = FOUND.with_name("tactics-later.md")
FOUND_ENGINES = FOUND.with_name("tactics-engines.md")
COPIES = (1, 3)
MANY_COPIES = (1, 3, 5, 8)  # with --engines
AS_LISTED = 0  # as many copies as a list of its own buys
MARGIN = 0.5  # points of share
SEED = 1
FIRST = ("buy Province", "buy Duchy when supply(Province) <= 4", "buy Estate when supply(Province) <= 2")
FILLERS = ("Village", "Smithy", "Market", "Woodcutter", "Laboratory")
FILLERS += ("Cellar", "Festival", "Moat", "Bridge", "Workshop")


@dataclass(frozen=True)
class Case:
    """A card, who decides, other answers (rules, separated by ";"), and what each side buys besides."""

    card: str
    tries: tuple[str, ...]
    what: str = ""
    beside: tuple[str, ...] = ()
    attack: str = ""  # a card for the other side, in as many copies as the row says
    count: int = 2  # copies of each further card
    edition: int = 2
    engine: bool = False  # a deck that draws and has Actions to spare
    deck: str = ""  # a list of its own, against the same list without the card; nothing is bought besides

    @property
    def title(self) -> str:
        return f"{self.card}: {self.what}" if self.what else self.card


def read(name: str) -> tuple[Case, ...]:
    """The cases of a file: blocks of a title, what is bought besides, and other answers."""
    text = (HERE / name).read_text(encoding="utf-8")
    blocks = re.sub("^#.*\n", "", text, flags=re.M).strip().split("\n\n")
    return tuple(case_of([line.strip() for line in block.splitlines()]) for block in blocks)


def case_of(lines: list[str]) -> Case:
    card, _, what = lines[0].partition(": ")
    tries = tuple(line for line in lines[1:] if not line.startswith("+"))
    more = dict(line.split(" ", 2)[1:] for line in lines[1:] if line.startswith("+"))
    if not tries and what == "play":  # the only decision is when to play it
        tries = (f"never play {card}", "play random")
        tries += (f"never play {card} when coins < 2", f"never play {card} when turn > 8")
    elif not tries:  # no decision of its own: the list must not be worse for the card than for one never bought
        tries = (f"never buy {card}",)
    beside = tuple(more["beside"].split(", ")) if "beside" in more else ()
    count, edition = int(more.get("count", 2)), int(more.get("edition", 2))
    return Case(card, tries, what, beside, more.get("attack", ""), count, edition)


GRAND_MARKET = """
buy Province
buy Duchy when supply(Province) <= 4
buy Estate when supply(Province) <= 2
buy Grand Market
buy Gold
buy Duchy when supply(Province) <= 6
buy Silver
"""

FIRST_CASES = read("tactics.txt")
LATER_CASES = (
    *read("tactics-later.txt"),
    # a list against the same list without the card
    Case("Grand Market", ("never buy Grand Market",), "Coppers", deck=GRAND_MARKET),
)
CASES = FIRST_CASES + LATER_CASES

# the same decisions in decks that draw and have Actions to spare, and many copies beside money alone
IN_ENGINES = ("Minion", "Chapel", "Militia", "Smithy", "Witch", "Trading Post", "Steward", "Bridge", "Remodel")
VILLAGES = ("Village", "Laboratory")
ENGINE_CASES = (
    *(replace(case, what=f"{case.what} alone".strip()) for case in FIRST_CASES if case.card == "Minion"),
    *(
        replace(case, what=f"{case.what} in an engine".strip(), beside=VILLAGES, engine=True)
        for case in FIRST_CASES
        if not case.attack and not case.beside
        if case.card in IN_ENGINES
    ),
)


def not_judged() -> list[str]:
    """Words of the card language that ask something and that no case is about."""
    judged = {w.name for case in CASES for w in loaded().cards[case.card].words()}
    return [name for name, spec in SPECS.items() if spec.asks and name not in judged]


def main() -> int:
    parser = argparse.ArgumentParser(description="judge built-in play by play")
    parser.add_argument("--games", type=int, default=50_000, help="games of each list (default 50,000)")
    parser.add_argument("--seed", type=int, default=SEED, help="the key of all games")
    parser.add_argument("--later", action="store_true", help="only Seaside and Prosperity, into tactics-later.md")
    parser.add_argument("--engines", action="store_true", help="1, 3, 5, 8 copies in engines, into tactics-engines.md")
    parser.add_argument("card", nargs="*", help="only these cards; then nothing is written")
    given = parser.parse_args()
    if given.games < 2:
        parser.error(f"games: expected at least 2, got {given.games}")
    known = sorted({c.card for c in CASES})
    for name in given.card:
        if name not in known:
            parser.error(f"card: expected one with a decision, got {short(name)}{nearest(name, known)}")
    rows = []
    cases = LATER_CASES if given.later else FIRST_CASES if not given.card else CASES
    for case in ENGINE_CASES if given.engines else cases:
        if not given.card or case.card in given.card:
            for n in (AS_LISTED,) if case.deck else MANY_COPIES if given.engines else COPIES:
                rows.append(judge(case, n, given.games, given.seed))
                print(rows[-1].shown(), flush=True)
    missed = [r for r in rows if r.margin < -MARGIN]
    print(f"{len(rows)} rows, {len(missed)} missed; words that no case is about: {', '.join(not_judged()) or 'none'}")
    if not given.card:
        found = FOUND_ENGINES if given.engines else FOUND_LATER if given.later else FOUND
        found.write_text(page(rows, given.games, given.seed), encoding="utf-8")
    return 1 if missed else 0


@dataclass(frozen=True)
class Row:
    case: Case
    copies: int
    default: float
    others: dict[str, float]

    @property
    def margin(self) -> float:
        return self.default - max(self.others.values())

    def tried(self, between: str) -> str:
        others = sorted(self.others.items(), key=lambda item: -item[1])
        return between.join(f"{share:.1f} {text}" for text, share in others)

    def cells(self) -> tuple[str, ...]:
        copies = str(self.copies) if self.copies else "list"
        return (self.case.title, copies, f"{self.default:.1f}", self.tried("<br>"), f"{self.margin:+.2f}")

    def shown(self) -> str:
        mark = "MISSED" if self.margin < -MARGIN else "      "
        title = f"{self.case.title} x{self.copies}"
        return f"{mark} {self.margin:+6.2f}  {title}: {self.default:.1f} | {self.tried(' | ')}"


def page(rows: Iterable[Row], games: int, seed: int) -> str:
    rows = list(rows)
    missed = sum(r.margin < -MARGIN for r in rows)
    head = [
        "# Built-in play, judged by play",
        "",
        f"Made by `benchmarks/tactics.py`: {games:,} games of each list, seed {seed}. Share in percent against Big",
        f"Money with greening. {len(rows)} rows, {missed} below the best alternative by more than {MARGIN} points.",
        "",
        "| Card | Copies | Default | Alternatives | Margin |",
        "|---|---|---|---|---|",
    ]
    table = ["| " + " | ".join(r.cells()) + " |" for r in rows]
    return "\n".join([*head, *table, "", *(line for r in rows if r.case.deck for line in own_list(r.case))])


def own_list(case: Case) -> list[str]:
    """The list and the kingdom of a row that has its own."""
    deck = case.deck.strip()
    cards = ", ".join(kingdom(case, parse(deck, "list").cards()))
    about = f"*{case.title}*: this list against the same one without `buy {case.card}`, in the kingdom {cards}."
    return [about, "", "```", deck, "```", ""]


def judge(case: Case, copies: int, games: int, seed: int) -> Row:
    tries = list(case.tries)
    if case.attack == "" and case.what != "owned" and not case.deck and f"play {case.card}" not in tries:
        tries.append(f"play {case.card}")
    others = {text: share(case, copies, text, games, seed) for text in tries}
    return Row(case, copies, share(case, copies, "", games, seed), others)


def share(case: Case, copies: int, rules: str, games: int, seed: int) -> float:
    """The share of our list with these rules, in percent."""
    mine = [(name, case.count) for name in case.beside]
    theirs = [(case.attack, copies)] if case.attack else []
    if case.attack != case.card:
        mine.append((case.card, copies))
    deck = case.deck or (engine(case.card, copies) if case.engine else listed(mine))
    rival = without(case.card, deck) if case.deck else listed(theirs)
    text = deck + "\n" + "\n".join(line.strip() for line in rules.split(";"))
    strategies = (parse(text, "default" if not rules else "alternative"), parse(rival, "rival"))
    tally = Table(Match(strategies, kingdom(case, strategies[0].cards()), case.edition, seed)).play(0, (games + 1) // 2)
    found = named(tally)
    return 100 * found["share"][0] / 60 / found["games"]


def without(card: str, deck: str) -> str:
    return "\n".join(line for line in deck.splitlines() if not line.startswith(f"buy {card}"))


def listed(cards: Iterable[tuple[str, int]]) -> str:
    """Big Money, with these cards as soon as they are affordable, before Gold if they cost as much."""
    rules = list(FIRST)
    dear, cheap = [], []
    for name, n in cards:
        (dear if loaded().cards[name].cost >= 6 else cheap).append(f"buy {name} when owned({name}) < {n}")
    return "\n".join([*rules, *dear, "buy Gold", *cheap, "buy Silver"])


def engine(card: str, copies: int) -> str:
    """The card first, Laboratories, and a Village for every further copy."""
    wanted = (f"buy {card} when owned({card}) < {copies}", "buy Laboratory when owned(Laboratory) < 4")
    village = f"buy Village when owned(Village) + 1 < owned({card})"
    return "\n".join([*FIRST, "buy Gold", *wanted, village, "buy Silver"])


def kingdom(case: Case, cards: Iterable[str]) -> tuple[str, ...]:
    """The cards that are named, then plain ones up to ten."""
    basic = {c.name for c in PUBLISHED[:7]}
    first = [case.card, *case.beside, *([case.attack] if case.attack else []), *sorted(set(cards) - basic)]
    return tuple(dict.fromkeys((*first, *FILLERS)))[:10]


if __name__ == "__main__":
    sys.exit(main())
