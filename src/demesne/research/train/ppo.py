"""PPO in one file: the reference learner of demesne-bench-v1.

    pip install "demesne[research-train]"
    python -m demesne.research.train.ppo T1 --seed 1

The learner plays one seat against lists that play inside the kernel, 256 games at a time. The reward comes at the end
of a game: half for who wins, half for the lead in points; wins alone are learned much more slowly. With one thread
the same seed gives the same weights. They go to a file that policy.py plays without PyTorch.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ..adapters import need
from ..dealing import Array
from ..spaces import Spaces
from ..spec import Spec
from ..vector import VectorEnv
from .policy import FEATURES, OTHERS, Policy, card_features, inputs

torch = need("torch", "torch")
nn = torch.nn

GAMES = 256  # side by side
NARROW, WIDTH = 32, 64  # of the layers that every card goes through, of the others
TURNS = 60  # a longer game is cut
LEAD = 40  # points of a lead that count as much as the victory
WORST = -3.0  # of the lead's part of the reward: a beginner must see whether it loses by 60 points or by 80
RATE, CLIP, DECAY, ENTROPY, EPOCHS, BATCH = 1e-3, 0.2, 0.98, 0.01, 2, 2048
STEPS = {"buys": 32, "all": 96}  # of every game between two updates


class Network(nn.Module):  # type: ignore[name-defined,misc]
    """Scores of the actions and the value of the position; `Policy.logits` in policy.py is the same without PyTorch."""

    def __init__(self, spaces: Spaces) -> None:
        super().__init__()
        self.card = nn.Linear(len(spaces.rows) + FEATURES, NARROW)
        self.table = nn.Linear(len(spaces.numbers), NARROW)
        self.whole = nn.Linear(2 * NARROW, WIDTH)
        self.second = nn.Linear(NARROW, NARROW)
        self.spread = nn.Linear(WIDTH, NARROW)
        self.pick = nn.Linear(NARROW, 1)
        self.others = nn.Linear(WIDTH, OTHERS)
        self.value = nn.Linear(WIDTH, 1)
        for last in (self.pick, self.others, self.value):  # at first all actions are alike
            nn.init.zeros_(last.weight)

    def forward(self, cards: Any, numbers: Any, static: Any) -> tuple[Any, Any]:
        table = self.table(numbers)
        read = torch.relu(self.card(torch.cat([cards, static], -1)) + table[..., None, :])
        total = (read * static[..., -1:]).sum(-2) / 8
        whole = torch.relu(self.whole(torch.cat([total, table], -1)))
        scored = torch.relu(self.second(read) + self.spread(whole)[..., None, :])
        return torch.cat([self.pick(scored)[..., 0], self.others(whole)], -1), self.value(whole)[..., 0]

    def policy(self) -> Policy:
        named = {name: row.detach().numpy().copy() for name, row in self.state_dict().items()}
        return Policy({name: row for name, row in named.items() if not name.startswith("value")})


class Seat:
    """Games of one spec and what the network reads of them. Places that no kingdom uses are left out."""

    def __init__(self, spec: Spec, games: int, seed: int | str) -> None:
        self.env = VectorEnv(spec, games, seed)
        self.places = max(len(board.kinds.names) for board in spec.boards)
        self._static = torch.from_numpy(card_features(spec.boards, spec.spaces.slots)[:, : self.places])
        slots = spec.spaces.slots
        self.kept = torch.tensor([*range(self.places), *range(slots, spec.spaces.actions)])

    def read(self) -> tuple[Any, ...]:
        """Cards, numbers, features and mask."""
        env = self.env
        cards, numbers = inputs(env.obs, env.spaces)
        mask = torch.from_numpy(env.mask)[:, self.kept]
        kingdom = torch.from_numpy(env.kingdom.astype(np.int64))
        found = torch.from_numpy(cards)[:, : self.places], torch.from_numpy(numbers)
        return *found, self._static[kingdom], mask

    def step(self, picked: Any) -> tuple[Array, Array, Array]:
        """Play; which games ended, their reward, the share of the victory."""
        env = self.env
        games, mine = np.arange(env.n), env.learner.copy()
        env.step(self.kept[picked].numpy())
        won = env.reward[games, mine]
        others = np.ma.array(env.points, mask=np.arange(env.spec.players) == mine[:, None])
        lead = np.clip((env.points[games, mine] - others.max(1).filled(0)) / LEAD, WORST, 1)
        return env.done, np.where(env.done, won - 0.5 + lead, 0).astype(np.float32), won


def masked(logits: Any, mask: Any) -> Any:
    return torch.distributions.Categorical(logits=logits.masked_fill(~mask, -1e9), validate_args=False)


def evaluate(policy: Policy, spec: Spec, games: int, seed: int | str) -> float:
    """The share of the victories of the best actions, every seed once from each seat."""
    env = VectorEnv(spec, min(games, GAMES), seed)
    static = card_features(spec.boards, spec.spaces.slots)
    won, counted = 0.0, np.zeros(env.n, np.int64)
    each = -(-games // env.n)  # every place counts as often: short games must not count more
    while counted.min() < each:
        mine = env.learner.copy()
        env.step(policy.best(env.obs, env.mask, env.spaces, static[env.kingdom]))
        for i in np.flatnonzero(env.done & (counted < each)):
            won += env.reward[i, mine[i]]
            counted[i] += 1
    return float(won / counted.sum())


def train(spec: Spec, seed: int, steps: int, report: Callable[[dict[str, float], Policy], None]) -> Policy:
    """Learn from so many picks; `report` gets a line of the curve and the policy a dozen times on the way."""
    torch.manual_seed(seed)
    network = Network(spec.spaces)
    chosen = torch.optim.Adam(network.parameters(), lr=RATE)
    seat = Seat(spec, GAMES, seed)
    length = STEPS[spec.asked]
    begun, made, due = time.process_time(), 0, 0
    shares: list[float] = []
    rewards: list[float] = []
    testing = 0.0  # CPU seconds that are not training
    while made < steps:
        for group in chosen.param_groups:
            group["lr"] = RATE * max(0.1, 1 - made / steps)
        kept: list[tuple[Any, ...]] = []
        for _ in range(length):
            seen = seat.read()
            with torch.no_grad():
                logits, value = network(*seen[:3])
                choice = masked(logits, seen[3])
                picked = choice.sample()
            done, reward, won = seat.step(picked)
            shares += won[done].tolist()
            rewards += reward[done].tolist()
            kept.append((*seen, picked, choice.log_prob(picked), value, torch.from_numpy(reward), torch.tensor(done)))
        with torch.no_grad():
            after = network(*seat.read()[:3])[1]
        update(network, chosen, kept, after)
        made += length * GAMES
        if made >= due:
            due += steps // 12
            before = time.process_time()
            used = before - begun - testing
            policy = network.policy()
            share = evaluate(policy, spec, GAMES, "curve")
            testing += time.process_time() - before
            leads = [round(float(np.mean(x[-2000:] or [0])), 3) for x in (rewards, shares)]
            line = {"cpu": round(used, 1), "steps": made, "reward": leads[0], "training": leads[1]}
            report({**line, "best": round(share, 3)}, policy)
    return network.policy()


def update(network: Network, chosen: Any, kept: list[tuple[Any, ...]], after: Any) -> None:
    """One round of PPO over what was played: advantages by GAE, then clipped steps in small batches."""
    *seen, picked, before, value, reward, done = (torch.stack(column) for column in zip(*kept))
    advantage, ahead = torch.zeros_like(value), torch.zeros_like(after)
    following = after
    for t in reversed(range(len(kept))):
        goes_on = (~done[t]).float()
        ahead = reward[t] + following * goes_on - value[t] + DECAY * goes_on * ahead
        advantage[t], following = ahead, value[t]
    target = (advantage + value).flatten()
    gain = ((advantage - advantage.mean()) / (advantage.std() + 1e-8)).flatten()
    cards, numbers, static, mask, picked, before = (x.flatten(0, 1) for x in (*seen, picked, before))
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(picked)).split(BATCH):
            logits, guess = network(cards[batch], numbers[batch], static[batch])
            choice = masked(logits, mask[batch])
            ratio = (choice.log_prob(picked[batch]) - before[batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            surprise = -(choice.probs * (choice.probs + 1e-9).log()).sum(-1).mean()
            loss = (
                -torch.min(ratio * gain[batch], clipped * gain[batch]).mean()
                + 0.5 * ((guess - target[batch]) ** 2).mean()
                - ENTROPY * surprise
            )
            chosen.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            chosen.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("T1", "T2"))
    parser.add_argument("--steps", type=int, default=4_000_000, help="picks to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; with more than one a seed does not repeat")
    parser.add_argument("--opponent", default="big-money")
    parser.add_argument("--out", type=pathlib.Path, help="the weights; default: ppo-TASK.npz")
    parser.add_argument("--curve", type=pathlib.Path, help="add the lines of the curve to this file")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    asked: Any = "buys" if given.task == "T1" else "all"
    spec = Spec(["First Game"], opponents=given.opponent, asked=asked, max_turns=TURNS)

    out = given.out or pathlib.Path(f"ppo-{given.task}.npz")

    def report(line: dict[str, float], policy: Policy) -> None:
        policy.write(out)
        text = json.dumps({"task": given.task, "seed": given.seed, **line})
        print(text, file=sys.stderr, flush=True)
        if given.curve:
            with given.curve.open("a", encoding="utf-8") as file:
                file.write(text + "\n")

    train(spec, given.seed, given.steps, report).write(out)
    share = evaluate(Policy.read(out), spec, 10_000, "test")
    print(f"{out}: {share:.1%} of 10,000 games against {given.opponent}")


if __name__ == "__main__":
    main()
