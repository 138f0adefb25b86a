"""PPO in one file: the reference learner of demesne-bench-v1.

    pip install "demesne[research-train]"
    python -m demesne.research.train.ppo T1 --seed 1
    python -m demesne.research.train.ppo T3 --opponent fair --start cloned.npz

The learner plays one seat against lists that play inside the kernel, 256 games at a time. The reward comes at the end
of a game: half for who wins, half for the lead in points; wins alone are learned much more slowly.

It learns what to buy. T1 asks nothing else. In T2, T3 and T5 a game has a hundred picks; each tells so little about
who wins that a learner of all of them learns nothing. So there built-in play makes the other picks while PPO learns,
and in the benchmark the clone of cloning.py makes them.

A learner that starts from a clone learns the value of positions before anything else changes.

With one thread the same seed gives the same weights. They go to a file that policy.py plays without PyTorch.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from demesne.cards import register

from ..adapters import need
from ..dealing import Array
from ..spaces import Spaces
from ..spec import Board, Spec
from ..tasks import TASKS, Ten, training_cards
from ..vector import VectorEnv
from .policy import FEATURES, OTHERS, Pair, Player, Policy, inputs, known, stored

torch = need("torch", "torch", __name__)
nn = torch.nn

GAMES = 256  # side by side
NARROW = 32  # the width of the layers that every card goes through; the others have twice as much
TURNS = 60  # a longer game is cut
LEAD = 40  # points of a lead that count as much as the victory
WORST = -3.0  # of the lead's part of the reward: a beginner must see whether it loses by 60 points or by 80
RATE, CLIP, DECAY, EPOCHS, BATCH = 1e-3, 0.2, 0.98, 2, 2048
ENTROPY = 0.01  # the reward for trying things out
WARM, WARMING = 6, 10  # rounds in which a learner that starts from a policy learns only values, and how much faster
STEPS = 32  # of every game between two updates
LINES = 8  # of a curve
PROOF = 40 * GAMES  # games in the end


class Network(nn.Module):  # type: ignore[name-defined,misc]
    """Scores of the actions and the value of the position; `Policy.logits` in policy.py is the same without PyTorch."""

    def __init__(self, spaces: Spaces, narrow: int = NARROW) -> None:
        super().__init__()
        wide = 2 * narrow
        self.card = nn.Linear(len(spaces.rows), narrow)
        self.program = nn.Linear(FEATURES, narrow, bias=False)
        self.table = nn.Linear(len(spaces.numbers), narrow)
        self.whole = nn.Linear(2 * narrow, wide)
        self.second = nn.Linear(narrow, narrow)
        self.spread = nn.Linear(wide, narrow)
        self.pick = nn.Linear(narrow, 1)
        self.others = nn.Linear(wide, OTHERS)
        self.value = nn.Linear(wide, 1)
        for last in (self.pick, self.others, self.value):  # at first all actions are alike
            nn.init.zeros_(last.weight)

    def forward(self, cards: Any, numbers: Any, ids: Any, library: Any) -> tuple[Any, Any]:
        """`library` has the features of every card, `ids` says which card is in which place (0: none)."""
        table = self.table(numbers)
        programs = nn.functional.embedding(ids, self.program(library))
        read = torch.relu(self.card(cards) + programs + table[..., None, :])
        total = (read * (ids > 0)[..., None]).sum(-2) / 8
        whole = torch.relu(self.whole(torch.cat([total, table], -1)))
        scored = torch.relu(self.second(read) + self.spread(whole)[..., None, :])
        return torch.cat([self.pick(scored)[..., 0], self.others(whole)], -1), self.value(whole)[..., 0]

    def policy(self) -> Policy:
        return Policy({name: row.detach().numpy().copy() for name, row in self.state_dict().items()})

    @classmethod
    def of(cls, policy: Policy, spaces: Spaces) -> Network:
        network = cls(spaces, policy.narrow)
        network.load_state_dict({name: torch.from_numpy(row) for name, row in policy.weights.items()})
        return network


class Places:
    """The cards of some kingdoms. Places and actions that none of them uses are left out."""

    def __init__(self, boards: Sequence[Board], spaces: Spaces) -> None:
        self.used = max(len(board.kinds.names) for board in boards)
        library, ids = known(boards, self.used)
        self.library, self._ids = torch.from_numpy(library), torch.from_numpy(ids)
        self.actions = torch.tensor([*range(self.used), *range(spaces.slots, spaces.actions)])
        self._spaces = spaces

    def read(self, obs: Array, mask: Array, kingdom: Array) -> tuple[Any, ...]:
        """Cards, numbers, which cards they are, and the mask."""
        found = map(torch.from_numpy, inputs(obs, self._spaces, self.used))
        legal = torch.from_numpy(mask)[:, self.actions]
        return *found, self._ids[torch.from_numpy(kingdom.astype(np.int64))], legal


class Seat:
    """Games of one spec and what the network reads of them."""

    def __init__(self, spec: Spec, games: int, seed: int | str) -> None:
        self.env = VectorEnv(spec, games, seed)
        self.places = Places(spec.boards, spec.spaces)

    def read(self) -> tuple[Any, ...]:
        return self.places.read(self.env.obs, self.env.mask, self.env.kingdom)

    def step(self, picked: Any) -> tuple[Array, Array, Array]:
        """Play; which games ended, their reward, the share of the victory."""
        env = self.env
        games, mine = np.arange(env.n), env.learner.copy()
        env.step(self.places.actions[picked].numpy())
        won = env.reward[games, mine]
        others = np.ma.array(env.points, mask=np.arange(env.spec.players) == mine[:, None])
        lead = env.points[games, mine] - others.max(1).filled(0)
        return env.done, np.where(env.done, worth(won, lead), 0).astype(np.float32), won


def worth(won: Any, lead: Any) -> Any:
    """The reward at the end of a game."""
    return won - 0.5 + np.clip(lead / LEAD, WORST, 1)


def masked(logits: Any, mask: Any) -> Any:
    return torch.distributions.Categorical(logits=logits.masked_fill(~mask, -1e9), validate_args=False)


def evaluate(policy: Policy, spec: Spec, games: int, seed: int | str, rest: Policy | None = None) -> float:
    """The share of victories of the best actions, every seed once from each seat; `rest` picks all but purchases."""
    env = VectorEnv(spec, min(games, GAMES), seed)
    buying = Player(policy, spec.boards, spec.spaces)
    player = Pair(buying, Player(rest, spec.boards, spec.spaces)) if rest else buying
    won, counted = 0.0, np.zeros(env.n, np.int64)
    each = -(-games // env.n)  # every place counts as often: short games must not count more
    while counted.min() < each:
        mine = env.learner.copy()
        env.step(player.best(env.obs, env.mask, env.kingdom))
        for i in np.flatnonzero(env.done & (counted < each)):
            won += env.reward[i, mine[i]]
            counted[i] += 1
    return float(won / counted.sum())


def train(
    spec: Spec,
    seed: int,
    steps: int,
    report: Callable[[dict[str, float], Policy], None],
    start: Policy | None = None,
    rate: float = RATE,
    test: Spec | None = None,
) -> Policy:
    """Learn from so many picks; `report` gets a line of the curve and the policy a few times on the way.

    The curve is measured in the games of `test`, else in other games of the spec.
    """
    torch.manual_seed(seed)
    network = Network.of(start, spec.spaces) if start else Network(spec.spaces)
    chosen = torch.optim.Adam(network.parameters(), lr=rate)
    seat = Seat(spec, GAMES, seed)
    library = seat.places.library
    begun, made, due = time.process_time(), 0, 0
    warm = WARM * STEPS * GAMES if start else 0
    shares: list[float] = []
    rewards: list[float] = []
    testing = 0.0  # CPU seconds that are not training
    while made < steps:
        left = max(0.1, 1 - made / steps)
        for group in chosen.param_groups:
            group["lr"] = rate * (left if made >= warm else WARMING)
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            seen = seat.read()
            with torch.no_grad():
                logits, value = network(*seen[:3], library)
                choice = masked(logits, seen[3])
                picked = choice.sample()
            done, reward, won = seat.step(picked)
            shares += won[done].tolist()
            rewards += reward[done].tolist()
            kept.append((*seen, picked, choice.log_prob(picked), value, torch.from_numpy(reward), torch.tensor(done)))
        with torch.no_grad():
            after = network(*seat.read()[:3], library)[1]
        update(network, chosen, kept, after, library, only_value=made < warm)
        made += STEPS * GAMES
        if made >= due:
            due += steps // LINES
            before = time.process_time()
            used = before - begun - testing
            policy = network.policy()
            share = evaluate(policy, test or spec, GAMES, "curve")
            testing += time.process_time() - before
            leads = [round(float(np.mean(x[-2000:] or [0])), 3) for x in (rewards, shares)]
            line = {"cpu": round(used, 1), "steps": made, "reward": leads[0], "training": leads[1]}
            report({**line, "best": round(share, 3)}, policy)
    return network.policy()


def update(
    network: Network,
    chosen: Any,
    kept: list[tuple[Any, ...]],
    after: Any,
    library: Any,
    only_value: bool,
) -> None:
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
    cards, numbers, ids, mask, picked, before = (x.flatten(0, 1) for x in (*seen, picked, before))
    for _ in range(2 * EPOCHS if only_value else EPOCHS):
        for batch in torch.randperm(len(picked)).split(BATCH):
            logits, guess = network(cards[batch], numbers[batch], ids[batch], library)
            choice = masked(logits, mask[batch])
            ratio = (choice.log_prob(picked[batch]) - before[batch]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            aim = -torch.min(ratio * gain[batch], clipped * gain[batch]).mean()
            error = 0.5 * ((guess - target[batch]) ** 2).mean()
            loss = error if only_value else aim + error - ENTROPY * surprise(choice)
            chosen.zero_grad()
            loss.backward()
            if only_value:
                for name, weights in network.named_parameters():
                    if not name.startswith("value"):
                        weights.grad = None
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            chosen.step()


def surprise(choice: Any) -> Any:
    """The entropy of what is picked, on average."""
    return -(choice.probs * (choice.probs + 1e-9).log()).sum(-1).mean()


def kingdoms(task: str, cards: int) -> tuple[Sequence[Ten], Sequence[Ten]]:
    """Those to train with and those of the curve. T5: so many generated cards, and a tenth more for the curve."""
    if task != "T5":
        split = TASKS[task].split()
        return split.train, split.validation
    made = [m.card for m in training_cards()(cards + max(cards // 10, 10))]
    register(made)
    names = [card.name for card in made]
    chance = np.random.default_rng(1)
    train = [tuple(chance.choice(names[:cards], 10, replace=False).tolist()) for _ in range(cards)]
    return train, [tuple(names[i : i + 10]) for i in range(cards, len(names) - 9, 10)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("T1", "T2", "T3", "T5"))
    parser.add_argument("--steps", type=int, default=8_000_000, help="picks to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch; with more than one a seed does not repeat")
    parser.add_argument("--opponent", default="big-money")
    parser.add_argument("--start", type=pathlib.Path, help="weights of cloning.py to begin with; default: chance")
    parser.add_argument("--rate", type=float, default=RATE, help="at first; falls to a tenth")
    parser.add_argument("--cards", type=int, default=500, help="T5: generated cards to train with")
    parser.add_argument("--out", type=pathlib.Path, help="the weights; default: ppo-TASK.npz")
    parser.add_argument("--curve", type=pathlib.Path, help="add the lines of the curve to this file")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    train_with, test_with = kingdoms(given.task, given.cards)
    played: dict[str, Any] = {"opponents": given.opponent, "max_turns": TURNS}
    spec, test = (Spec(tens, asked="buys", **played) for tens in (train_with, test_with))
    start = Policy.read(given.start) if given.start else None
    out = given.out or pathlib.Path(f"ppo-{given.task}.npz")

    def report(line: dict[str, float], policy: Policy) -> None:
        policy.write(out)
        text = json.dumps({"task": given.task, "opponent": given.opponent, "seed": given.seed, **line})
        print(text, file=sys.stderr, flush=True)
        if given.curve:
            with given.curve.open("a", encoding="utf-8") as file:
                file.write(text + "\n")

    train(spec, given.seed, given.steps, report, start, given.rate, test).write(out)
    share = evaluate(Policy.read(out), test, PROOF, "test")
    print(f"{out}: {share:.1%} of {PROOF:,} games against {given.opponent}")
    if TASKS[given.task].asked == "all":
        whole = Spec(test_with, **played)
        share = evaluate(Policy.read(out), whole, PROOF, "test", rest=start or stored("cloned"))
        print(f"with the other picks of the clone: {share:.1%}")


if __name__ == "__main__":
    try:
        main()
    except (ValueError, OSError) as error:
        sys.exit(str(error))
