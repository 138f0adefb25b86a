"""A typed line at a table, as in the terminal: answers, an undo, or lines to show, as phrases."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from demesne.languages import LANGUAGES, language
from demesne.languages.bundle import packed
from demesne.languages.finding import find_to_read
from demesne.languages.reading import numbered, read
from demesne.refusal import Phrase, Refusal

from .ahead import treasures, until_buying
from .shown import log_of
from .table import Table
from .tally import owned

LAST_LINES = 20
HELP = (
    *(Phrase("does-pick"), Phrase("does-enter"), Phrase("does-help"), Phrase("does-hand"), Phrase("does-supply")),
    *(Phrase("does-log"), Phrase("does-deck"), Phrase("does-treasures"), Phrase("does-end"), Phrase("does-buy")),
    *(Phrase("does-undo"), Phrase("does-all"), Phrase("does-none"), Phrase("does-yes")),
)


@dataclass
class Meant:
    answers: list[tuple[str, ...]] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)
    undo: bool = False


def typed(table: Table, seat: int, text: str, lang: str) -> Meant:
    """What a line of this seat means now."""
    say = language(lang if lang in LANGUAGES else "en")
    view = table.game.view(seat)
    if table.game.pausing:  # nobody is asked during a pause
        view["decision"] = None
    decision = view["decision"]
    if decision is None:
        decision = {"kind": "choose", "source": None, "options": [], "least": 0, "most": 0, "zone": None}
    order = numbered(decision["options"], say, view["costs"] if decision["zone"] == "supply" else None)
    meant = read(text, decision, order, say, view["supply"])
    if not meant.command:
        if view["decision"] is None:
            raise Refusal("table-not-asked")
        return Meant(answers=[meant.picks])
    return _command(table, seat, meant.command, meant.rest, view, say)


def _command(table: Table, seat: int, command: str, rest: str, view: dict[str, Any], say: Any) -> Meant:
    game = table.game
    match command:
        case "help" if rest:
            return Meant(lines=[Phrase("table-look-up", {"card": find_to_read(rest, view["supply"])})])
        case "help":
            return Meant(lines=list(HELP))
        case "hand":
            return Meant(lines=[_listed(view["players"][seat]["hand"])])
        case "supply":
            piles = sorted(view["supply"], key=lambda name: (view["costs"][name], name))
            values = [{"card": name, "cost": view["costs"][name], "n": view["supply"][name]} for name in piles]
            return Meant(lines=[Phrase("table-supply-line", value) for value in values])
        case "log":
            n = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 5 else LAST_LINES
            return Meant(lines=[line.phrase for line in log_of(table, seat)[-n:]])
        case "deck":
            points = Phrase("web-points", {"n": game.scores()[seat]})
            return Meant(lines=[_listed(list(owned(game, seat).elements())), points])
        case "undo":
            return Meant(undo=True)
        case "treasures":
            answers = treasures(game, seat)
            if not any(answers):
                raise Refusal("typed-treasures")
            return Meant(answers=answers)
        case "end":
            return Meant(answers=[()])
        case "buy":
            if not rest:
                raise Refusal("typed-buy")
            answers, _, decision = until_buying(game, seat)
            order = numbered(decision.options, say, view["costs"])
            return Meant(answers=[*answers, read(rest, decision._asdict(), order, say, view["supply"]).picks])
        case _:
            raise Refusal("typed-elsewhere")


def _listed(cards: list[str]) -> Phrase:
    counts: dict[str | None, int] = {name: cards.count(name) for name in dict.fromkeys(cards)}
    return Phrase("table-listed", {"cards": packed(counts)}) if cards else Phrase("table-empty")
