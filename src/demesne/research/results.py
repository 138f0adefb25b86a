"""Result files: every game of an evaluation, and the numbers that follow from them.

A file is JSON. It says what was played with which versions on what machine, and has a row for each game with the
agent's picks, from which the game can be played again (`demesne research record`). One whose name ends with .xz is
compressed.
"""

from __future__ import annotations

import base64
import json
import lzma
import os
import pathlib
import platform
import zlib
from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np

from demesne import __version__, kernel
from demesne.notation import RULES_VERSION
from demesne.notation.names import short
from demesne.refusal import Refusal, reason
from demesne.strategies.kept import code_version

from .rating import Rating, rating
from .tasks import LADDER, SEEDS, TASKS, VERSION

DRAWS = 1000  # of the bootstrap
LARGEST = 200_000_000  # bytes of a file that is read
MOST_PICKS = 1 << 24  # of one game
LOST = ("", "error", "ended", "illegal", "time", "budget")


class Row(NamedTuple):
    """One game."""

    variant: str
    opponent: str
    seed: int
    kingdom: int  # its number in the split
    seat: int
    share: float  # of the victory
    points: list[int]  # of every seat
    turns: int  # of the agent
    fingerprint: str  # of the last state
    picks: str  # of the agent: bytes, packed
    lost: str  # why the agent did not finish it; "" if it did
    detail: str


class Response(NamedTuple):
    """The best list that a search found against the agent in one kingdom."""

    variant: str
    kingdom: int
    searched: int  # games of the search
    seeds: int  # on which the agent then met the list, from every seat
    share: float  # of the victory that the agent got there
    cpu: float
    text: str  # the list


@dataclass
class Result:
    task: str
    agent: str
    split: str  # fingerprint of the kingdoms
    seeds: dict[str, int]  # by variant: for each opponent
    protocol: dict[str, int]  # by variant: how many the protocol asks for
    limits: dict[str, float]
    benchmark: str = VERSION
    versions: dict[str, str] = field(default_factory=lambda: versions())
    machine: dict[str, Any] = field(default_factory=lambda: machine())
    cpu: dict[str, float] = field(default_factory=lambda: {"agent": 0.0, "referee": 0.0})
    stopped: str = ""  # why not all games were played; "" if they were
    responses: list[Response] = field(default_factory=list)  # where they were asked for
    games: list[Row] = field(default_factory=list)

    def dumps(self) -> str:
        """The file; a line for each game."""
        data = asdict(self)
        games = data.pop("games")
        data["summary"] = [asdict(s) for s in summary(self)]
        head = json.dumps(data, indent=1, ensure_ascii=False)
        rows = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in games)
        return f'{head[:-2]},\n "games": [\n{rows}\n ]\n}}\n'

    def shortened(self, seeds: int) -> Result:
        """The same with the picks of the first seeds only; everything else, and so every number, is kept."""
        return replace(self, games=[row if row.seed < seeds else row._replace(picks="") for row in self.games])

    def about(self) -> dict[str, Any]:
        """What must be the same in a run that goes on with this one."""
        same: dict[str, Any] = {"benchmark": self.benchmark, "task": self.task, "agent": self.agent}
        same |= {"split": self.split, "variants": sorted(self.seeds)}
        return same | self.versions | {"limits": self.limits}


def versions() -> dict[str, str]:
    """`program`: a hash of the program text that decides how the lists play; it changes between two versions, too."""
    return {"demesne": __version__, "rules": str(RULES_VERSION), "program": code_version()[:12]}


def machine() -> dict[str, Any]:
    """What the speed depends on, without the name of the host."""
    return {
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "kernel": kernel.chosen(),
    }


def read(file: pathlib.Path) -> Result:
    """A result file; one that is damaged or something else is refused."""
    try:
        with lzma.open(file) if file.suffix == ".xz" else file.open("rb") as opened:
            text = opened.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise Refusal("command-record-size", file=str(file), most=LARGEST)
        data = json.loads(text.decode("utf-8"))
        if data["benchmark"] != VERSION:
            raise Refusal("error-research-benchmark", file=str(file), expected=VERSION, got=short(data["benchmark"]))
        data.pop("summary")
        games = [Row(*row) for row in data.pop("games")]
        responses = [Response(*row) for row in data.pop("responses", [])]
        result = Result(**data, responses=responses, games=games)
        if not is_sound(result):
            raise Refusal("error-research-result", file=str(file))
        return result
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None
    except Refusal:
        raise
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, EOFError, lzma.LZMAError):
        raise Refusal("error-research-result", file=str(file)) from None


def encoded(result: Result, file: pathlib.Path) -> bytes:
    """What is to be written into the file: compressed if its name ends with .xz, as `read` expects."""
    data = result.dumps().encode()
    return lzma.compress(data) if file.suffix == ".xz" else data


def is_sound(result: Result) -> bool:
    """Whether everything in a result that was read is what it should be."""
    texts = (result.task, result.agent, result.split, result.stopped)
    if not all(is_text(text) and text.isprintable() for text in texts) or result.task not in TASKS:
        return False
    players = {v.name: v.players for v in TASKS[result.task].variants}
    counts = (result.seeds, result.protocol)
    return (
        all(isinstance(count, dict) and all(is_whole(n, SEEDS) for n in count.values()) for count in counts)
        and result.seeds.keys() == result.protocol.keys() <= players.keys()
        and are_numbers(result.limits, "decision", "game")
        and are_numbers(result.cpu, "agent", "referee")
        and isinstance(result.machine, dict)
        and isinstance(result.versions, dict)
        and all(is_text(text) and text.isprintable() for text in result.versions.values())
        and all(row.variant in result.seeds and is_sound_row(row, players[row.variant]) for row in result.games)
        and all(row.variant in result.seeds and is_sound_response(row) for row in result.responses)
    )


def is_sound_response(row: Response) -> bool:
    wholes = is_whole(row.kingdom, SEEDS) and is_whole(row.searched, MOST_PICKS) and is_whole(row.seeds, SEEDS)
    return wholes and is_share(row.share) and is_number(row.cpu) and is_text(row.text)


def is_sound_row(row: Row, players: int) -> bool:
    return (
        row.opponent in LADDER
        and is_whole(row.seed, SEEDS - 1)
        and is_whole(row.kingdom, SEEDS)
        and is_whole(row.seat, players - 1)
        and is_share(row.share)
        and isinstance(row.points, list)
        and len(row.points) == players
        and all(type(n) is int for n in row.points)
        and type(row.turns) is int
        and all(is_text(text) for text in (row.fingerprint, row.picks, row.detail))
        and row.lost in LOST
    )


def is_text(value: object) -> bool:
    """A text that can be written: without halves of characters."""
    return isinstance(value, str) and value.encode(errors="replace").decode() == value


def is_whole(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def is_number(value: object) -> bool:
    """Not negative, and neither infinite nor NaN."""
    return type(value) in (int, float) and 0 <= value < 1e15  # type: ignore[operator]


def is_share(value: object) -> bool:
    return is_number(value) and value <= 1  # type: ignore[operator]


def are_numbers(values: object, *names: str) -> bool:
    return isinstance(values, dict) and values.keys() == {*names} and all(map(is_number, values.values()))


def packed(picks: list[int]) -> str:
    """Actions (below 256) as text."""
    return base64.b85encode(zlib.compress(bytes(picks), 9)).decode()


def unpacked(text: str) -> list[int]:
    """What `packed` made; ValueError or zlib.error when it is something else."""
    reader = zlib.decompressobj()
    picks = reader.decompress(base64.b85decode(text), MOST_PICKS)
    if not reader.eof:
        raise ValueError("not whole")
    return list(picks)


@dataclass(frozen=True)
class Summary:
    """One opponent of one variant; "" for all opponents together."""

    variant: str
    opponent: str
    seeds: int  # whole ones: played from every seat
    games: int
    share: float
    low: float  # 95% interval by bootstrap, over kingdoms and then over seeds
    high: float
    worst: float  # the mean share in the worst tenth of the kingdoms
    lost: int  # games that the agent did not finish
    elo: Rating | None = None  # of all opponents together
    response: float | None = None  # likewise: the mean share against best responses


def summary(result: Result) -> list[Summary]:
    """For each variant: all opponents together where there is a seed against all of them, then each."""
    out = []
    for variant in result.seeds:
        rows = [row for row in result.games if row.variant == variant]
        met = [name for name in LADDER if any(row.opponent == name for row in rows)]
        each = [_summed(variant, name, [row for row in rows if row.opponent == name]) for name in met]
        whole = _summed(variant, "", rows)
        if whole is not None:
            elo = rating(whole.share, whole.low, whole.high, whole.games, result.task, len(rows[0].points))
            shares = [r.share for r in result.responses if r.variant == variant]
            whole = replace(whole, elo=elo, response=sum(shares) / len(shares) if shares else None)
        out += [s for s in (whole, *each) if s is not None]
    return out


def _summed(variant: str, opponent: str, rows: list[Row]) -> Summary | None:
    """Seats are paired: what counts is the mean over all seats of a seed (and of the opponents met there)."""
    if not rows:
        return None
    players = len(rows[0].points)
    whole: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        whole.setdefault((row.opponent, row.seed), []).append(row)
    kept = [group for group in whole.values() if len(group) == players]
    if not opponent:  # all together: seeds that are whole against each of them
        met = Counter(group[0].seed for group in kept)
        kept = [group for group in kept if met[group[0].seed] == len(LADDER)]
    by_seed: dict[tuple[int, int], list[float]] = {}
    for group in kept:
        by_seed.setdefault((group[0].kingdom, group[0].seed), []).extend(row.share for row in group)
    kingdoms: dict[int, list[float]] = {}
    for (kingdom, _), shares in by_seed.items():
        kingdoms.setdefault(kingdom, []).append(sum(shares) / len(shares))
    if not kingdoms:
        return None
    means = sorted(sum(values) / len(values) for values in kingdoms.values())
    low, high = interval(list(kingdoms.values()))
    tenth = max(len(means) // 10, 1)
    lost = sum(bool(row.lost) for group in kept for row in group)
    games = sum(len(group) for group in kept)
    share = sum(means) / len(means)
    return Summary(variant, opponent, len(by_seed), games, share, low, high, sum(means[:tenth]) / tenth, lost)


def interval(kingdoms: list[list[float]], draws: int = DRAWS) -> tuple[float, float]:
    """Between which bounds the mean lies: kingdoms are drawn again, and in each its seeds. The same every time."""
    rng = np.random.default_rng(1)
    counts = np.array([len(values) for values in kingdoms])
    table = np.zeros((len(kingdoms), counts.max()))
    for i, values in enumerate(kingdoms):
        table[i, : len(values)] = values
    means = np.empty(draws)
    places = np.arange(counts.max())
    for d in range(draws):
        drawn = rng.integers(len(kingdoms), size=len(kingdoms))
        n = counts[drawn][:, None]
        picks = (rng.random((len(kingdoms), counts.max())) * n).astype(int)
        found = np.where(places < n, np.take_along_axis(table[drawn], picks, 1), 0)
        means[d] = (found.sum(axis=1) / n[:, 0]).mean()
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)
