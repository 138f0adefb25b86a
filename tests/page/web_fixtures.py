"""Decisions for the page to draw: `python tests/page/web_fixtures.py` writes web/tests/fixtures/decisions.json.

Random games until every kingdom card has asked everything it can ask in them; of each question (kind, zone, card, how
many) the first is kept as the messages a seat would be sent. `--all` keeps more of each and writes a file that is not
kept in the repository.
"""

from __future__ import annotations

import json
import pathlib
import random
import sys
from typing import Any

import msgspec
from msgspec.structs import asdict

from demesne.cards import BOXES
from demesne.table import Answer, SeatHolder, Table
from demesne.table.outgoing import seats as told
from demesne.table.outgoing.shown import LogNews
from demesne.table.outgoing.socket import ViewMessage
from demesne.table.shown import log_of, shown
from demesne.table.table import setup_of

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests" / "rules"))  # run by hand, pytest's paths are not there

from play import random_answer, random_game  # noqa: E402

FIXTURES = ROOT / "web" / "tests" / "fixtures"
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Emil", "Fanni")
GAMES = 400
ANSWERS = 250
LINES = 2  # of the log
MOST = 500_000  # bytes

Question = tuple[str, str | None, str | None, str]


def question(decision: dict[str, Any]) -> Question:
    """What is asked, so far as the page draws it differently."""
    least, most = decision["least"], decision["most"]
    amount = "one" if least == most == 1 else "may" if (least, most) == (0, 1) else "all" if least == most else "some"
    return decision["kind"], decision["zone"], decision["source"], amount


def message(table: Table, seat: int) -> dict[str, Any]:
    """What the seat is sent, with the end of the log."""
    seats = [
        told.Seat(name=name, bot="", free=False, away=False, stand_in=False, resigned=False) for name in table.names()
    ]
    log = LogNews(keep=0, lines=log_of(table, seat)[-LINES:])
    now = asdict(shown(table, seat))
    sent = ViewMessage(**now, seats=seats, state="running", seat=seat, clock=None, result=None, log=log)
    return json.loads(msgspec.json.encode(sent))


def found(each: int = 1) -> dict[Question, list[dict[str, Any]]]:
    """The messages of every question, at most `most` of each."""
    rng = random.Random(5)
    out: dict[Question, list[dict[str, Any]]] = {}
    for seed in range(GAMES):
        game = random_game(seed, rng, boxes=BOXES, players=2)
        table = Table(setup_of(game, [SeatHolder(name) for name in NAMES[: game.players]]))
        for _ in range(ANSWERS):
            decision = table.game.decision
            if decision is None:
                break
            known = out.setdefault(question(decision._asdict()), [])
            if len(known) < each:
                known.append({"kingdom": list(table.game.kingdom), "message": message(table, decision.player)})
            table.apply(Answer(decision.player, tuple(random_answer(decision, rng))))
    return out


def written(each: int = 1) -> str:
    games = found(each)
    rows = [row for question in sorted(games, key=str) for row in games[question]]
    return json.dumps(rows, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    more = "--all" in sys.argv
    FIXTURES.mkdir(parents=True, exist_ok=True)
    text = written(5 if more else 1)
    if not more and len(text.encode()) > MOST:
        raise SystemExit(f"expected at most {MOST} bytes, got {len(text.encode())}")
    (FIXTURES / ("decisions-all.json" if more else "decisions.json")).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
