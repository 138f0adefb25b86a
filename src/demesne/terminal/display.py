"""How the table is displayed and input is read: drawn with rich, or as plain lines for a screen reader or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from demesne.languages.bundle import Language
from demesne.table import SeatHolder

from . import rendering

WIDTH = 80
FEWEST, TALLEST = 2, 24  # lines of the log
TYPING = 2  # lines for the answer
BETWEEN = " │ "


class Display(Protocol):
    def table(self, scene: Scene) -> None: ...
    def say(self, *lines: str) -> None: ...
    def ask(self, what: str) -> str: ...
    def cover(self) -> None: ...


@dataclass
class Scene:
    """Everything that is shown at one decision."""

    view: Mapping[str, Any]
    seats: Sequence[SeatHolder]
    say: Language
    prompt: str
    order: Sequence[str]
    log: Sequence[str]
    news: int  # how many lines at the end of the log are new

    def __post_init__(self) -> None:
        self.decision: Mapping[str, Any] = self.view["decision"]
        self.names = [seat.name for seat in self.seats]


class Plain:
    """One question per block, nothing redrawn, no cursor moved: for screen readers and pipes."""

    def table(self, scene: Scene) -> None:
        view, say = scene.view, scene.say
        self.say("", *(line for line in scene.log[len(scene.log) - scene.news :]))
        if scene.decision["kind"] in ("action", "treasure", "buy"):
            self.say("", rendering.title(view, scene.names, say))
            self.say(rendering.counters(view, say), rendering.nearness(view, say))
            self.say(*rendering.marks(view, say))
            self.say(*(line.strip() for line in rendering.open_cards(view["players"][view["seat"]], say)))
        self.say(rendering.hand(view, say))
        self.say(scene.prompt)
        options = rendering.options(scene.order, scene.decision, say)
        if options:
            self.say(say("table-options", options=", ".join(options)))

    def say(self, *lines: str) -> None:
        if lines:
            print("\n".join(lines), flush=True)

    def ask(self, what: str) -> str:
        return _line(what if what.endswith(("?", "!")) else f"{what}:")

    def cover(self) -> None:
        """Earlier output cannot be erased; empty lines push it out of sight."""
        print("\n" * 60, flush=True)


class Drawn:
    """The table redrawn at every decision, 80 columns, readable without colours."""

    def __init__(self) -> None:
        self.console = Console(width=WIDTH, highlight=False, markup=False, emoji=False, soft_wrap=False)

    def table(self, scene: Scene) -> None:
        view, say, out = scene.view, scene.say, self.console
        me = view["players"][view["seat"]]
        options = [] if scene.decision["zone"] == "supply" else rendering.options(scene.order, scene.decision, say)
        above: list[Any] = [
            *beside(rendering.title(view, scene.names, say), rendering.counters(view, say)),
            Text(rendering.nearness(view, say)),
            Rule(say("zone-supply"), align="left", style="dim"),
            *supply_rows(scene),
            *(Text(line) for line in rendering.marks(view, say)),
            Rule(style="dim"),
            *(Text(line) for line in rendering.others(view, scene.seats, say)),
            Rule(say("zone-log"), align="left", style="dim"),
        ]
        below: list[Any] = [
            Rule(style="dim"),
            *(Text(line.strip()) for line in rendering.open_cards(me, say)),
            Text(rendering.hand(view, say), style="bold"),
            Text(scene.prompt, style="bold"),
            *columns(options, scene.decision["kind"] == "choose"),
        ]
        used = sum(len(out.render_lines(part, pad=False)) for part in (*above, *below)) + TYPING
        room = min(max(Console().size.height - used, FEWEST), TALLEST)
        self.clear()
        for part in (*above, *(Text(line, style="dim") for line in fitted(scene.log, room)), *below):
            out.print(part)

    def clear(self) -> None:
        if sys.stdout.isatty():
            self.console.clear()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(Text(line))

    def ask(self, what: str) -> str:
        return _line(f"{what} > ")

    def cover(self) -> None:
        """Nothing of the last player's output stays, not even in the scrollback."""
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        else:
            print("\n" * 60, flush=True)


def _line(prompt: str) -> str:
    """A line of input; EOFError when the input has ended."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return input(prompt)
    print(prompt, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def fitted(log: Sequence[str], room: int) -> list[str]:
    """The last lines of the log, as many as fit."""
    out: list[str] = []
    for line in reversed(log):
        rows = max(1, -(-cell_len(line) // WIDTH))
        if rows > room:
            break
        room -= rows
        out.append(line)
    return out[::-1]


def beside(left: str, right: str) -> list[Text]:
    """On one line if both fit, else on two."""
    gap = WIDTH - cell_len(left) - cell_len(right)
    return [Text(left + " " * gap + right, style="bold")] if gap > 1 else [Text(left, style="bold"), Text(right)]


def supply_rows(scene: Scene) -> list[Text]:
    """The piles in as many columns as fit: number (if it can be picked), cost, name, how many are left."""
    view, say = scene.view, scene.say
    order = rendering.supply_order(view, say)
    numbers = {name: f"{i}" for i, name in enumerate(scene.order, 1)} if scene.decision["zone"] == "supply" else {}
    parts = [(numbers.get(c, ""), f"({view['costs'][c]})", say.name(c), str(view["supply"][c])) for c in order]
    widths = [max(2 if i == 0 else 0, *(cell_len(part[i]) for part in parts)) for i in range(4)]
    many = max(1, min(3, (WIDTH + len(BETWEEN)) // (sum(widths) + 3 + len(BETWEEN))))
    rows = -(-len(order) // many)
    out = [Text() for _ in range(rows)]
    for at, (name, (number, cost, said, left)) in enumerate(zip(order, parts)):
        style = "bold" if number else "dim" if not view["supply"][name] else ""
        gap = " " * (widths[2] - cell_len(said))
        cell = f"{number:>{widths[0]}} {cost:>{widths[1]}} {said}{gap} {left:>{widths[3]}}"
        row = out[at % rows]
        row.append(BETWEEN if at >= rows else "", style="dim")
        row.append(cell, style=style)
    return out


def columns(options: Sequence[str], one_a_line: bool) -> list[Text]:
    """Options side by side; texts of choices get a line each."""
    if one_a_line or any(cell_len(o) > WIDTH // 2 for o in options):
        return [Text("  " + option) for option in options]
    return [Text("  " + "   ".join(options))] if options else []
