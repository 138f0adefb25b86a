"""Behaviour cloning in one file: a network that plays as the lists of the ladder do, learned from recorded games alone.

    pip install "demesne[research-train]" "demesne[research-data]"
    python -m demesne.research.dataset ladder --levels fair --games 1000 --searched 0 --each 2
    python -m demesne.research.train.cloning ladder --seed 1

It learns the picks of the better levels, and as the value of a position how the game ended. The kingdoms of the last
tenth of the games are not learned from: on them the share of picks that agree is measured. With one thread the same
seed gives the same weights. They go to a file that policy.py plays without PyTorch, and that ppo.py can start from.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ..adapters import need
from ..dataset import picks
from ..dealing import Array
from ..spec import Spec
from .policy import Policy

torch = need("torch", "torch", __name__)

from .ppo import Network, Places, masked, worth  # noqa: E402 (it needs torch, too)

NARROW = 64  # wider than what PPO begins with by itself: there are many kingdoms
RATE, BATCH, EPOCHS = 2e-3, 1024, 3
SIMPLE = 4  # of picks with two options, most of them Treasures, one in so many is learned from


class Lessons(NamedTuple):
    """Picks of many games."""

    obs: Array
    mask: Array
    action: Array
    kingdom: Array  # its number among those of the games
    worth: Array  # of the game's end to the seat

    def where(self, chosen: Array) -> Lessons:
        return Lessons(*(column[chosen] for column in self))


def read(folder: pathlib.Path) -> Iterator[dict[str, Any]]:
    """The rows of a data set."""
    parquet = need("pyarrow.parquet", "pyarrow")
    for name in ("lists", "searched"):
        for batch in parquet.ParquetFile(folder / f"{name}.parquet").iter_batches(100):
            yield from batch.to_pylist()


def lessons(rows: Iterable[dict[str, Any]], levels: set[str], seed: int) -> tuple[Lessons, list[tuple[str, ...]]]:
    """The picks of these levels that had a choice, and the kingdoms by number."""
    chance = np.random.default_rng(seed)
    tens: dict[tuple[str, ...], int] = {}
    columns: tuple[list[Any], ...] = ([], [], [], [], [])
    for row in rows:
        if not levels & {*row["levels"]}:
            continue
        number = tens.setdefault(tuple(row["kingdom"]), len(tens))
        for seat, asked, action in picks(row):
            options = asked.mask.count(1)
            if row["levels"][seat] not in levels or options == 1 or (options == 2 and chance.integers(SIMPLE)):
                continue
            lead = row["points"][seat] - row["points"][1 - seat]
            found = (asked.obs, asked.mask, action, number, worth(row["share"][seat], lead))
            for column, value in zip(columns, found):
                column.append(value)
    obs, mask, actions, kingdom, ends = columns
    if not obs:
        raise ValueError(f"expected games of {', '.join(sorted(levels))}, found none")
    made = Lessons(
        np.frombuffer(b"".join(obs), np.uint8).reshape(len(obs), -1),
        np.frombuffer(b"".join(mask), np.bool_).reshape(len(obs), -1),
        np.array(actions, np.int64),
        np.array(kingdom, np.int64),
        np.array(ends, np.float32),
    )
    return made, list(tens)


def losses(network: Network, places: Places, taken: Lessons) -> tuple[Any, Any, Any]:
    """Of the picks and of the value, and how many picks agree."""
    *seen, mask = places.read(taken.obs, taken.mask, taken.kingdom)
    place = torch.searchsorted(places.actions, torch.from_numpy(taken.action))
    logits, value = network(*seen, places.library)
    choice = masked(logits, mask)
    agree = (choice.logits.argmax(-1) == place).float().mean()
    return -choice.log_prob(place).mean(), ((value - torch.from_numpy(taken.worth)) ** 2).mean(), agree


def clone(found: Lessons, tens: list[tuple[str, ...]], seed: int, epochs: int = EPOCHS) -> tuple[Policy, float]:
    """Learn; the policy, and how many of the picks on other kingdoms agree."""
    torch.manual_seed(seed)
    spec = Spec([list(ten) for ten in tens])
    network, places = Network(spec.spaces, NARROW), Places(spec.boards, spec.spaces)
    chosen = torch.optim.Adam(network.parameters(), lr=RATE)
    known = found.kingdom < max(len(tens) * 9 // 10, 1)
    learned, other = np.flatnonzero(known), found.where(~known)
    total = epochs * -(-len(learned) // BATCH)
    made = 0
    for _ in range(epochs):
        for batch in torch.from_numpy(learned)[torch.randperm(len(learned))].split(BATCH):
            for group in chosen.param_groups:
                group["lr"] = RATE * max(1 - made / total, 0.02)
            picked, value, agree = losses(network, places, found.where(batch.numpy()))
            chosen.zero_grad()
            (picked + 0.25 * value).backward()
            chosen.step()
            made += 1
            if made % max(total // 12, 1) == 0:
                found_out = (picked.item(), value.item(), agree.item())
                line = {"picks": made * BATCH, **dict(zip(("loss", "value", "agree"), found_out))}
                print(json.dumps({name: round(x, 3) for name, x in line.items()}), file=sys.stderr, flush=True)
    with torch.no_grad():
        parts = [np.arange(len(other.action))[i : i + BATCH] for i in range(0, len(other.action), BATCH)]
        agreed = [len(part) * float(losses(network, places, other.where(part))[2]) for part in parts]
    return network.policy(), sum(agreed) / max(len(other.action), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="a data set of demesne.research.dataset")
    parser.add_argument("--levels", nargs="+", default=["fair", "strong", "expert"], help="whose picks are learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; with more than one a seed does not repeat")
    parser.add_argument("--out", type=pathlib.Path, default=pathlib.Path("cloned.npz"))
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    begun = time.process_time()
    found, tens = lessons(read(given.folder), {*given.levels}, given.seed)
    replayed = time.process_time() - begun
    print(f"{len(found.action):,} picks in {len(tens):,} kingdoms, {replayed:.0f} CPU seconds", file=sys.stderr)
    policy, agreed = clone(found, tens, given.seed, given.epochs)
    policy.write(given.out)
    learned = time.process_time() - begun - replayed
    print(f"{given.out}: {agreed:.1%} of the picks on other kingdoms agree; learned in {learned:.0f} CPU seconds")


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError) as error:
        sys.exit(str(error))
