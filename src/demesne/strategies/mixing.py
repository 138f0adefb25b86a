"""The mixture of lists that none of them beats: the solution of a symmetric game of two players."""

from __future__ import annotations

from collections.abc import Sequence

ROUNDS = 4000
NEGLIGIBLE = 0.02  # a smaller part of the mixture is left out


def mixture(shares: Sequence[Sequence[float]]) -> list[float]:
    """How often to play each list; `shares[i][j]` is what i wins against j, one half being even.

    Regret matching with positive regrets: each round adds what every list would have won more than the mixture.
    """
    n = len(shares)
    gains = [[share - 0.5 for share in row] for row in shares]
    regrets = [0.0] * n
    total = [0.0] * n
    for t in range(1, ROUNDS + 1):
        positive = sum(regrets)
        now = [r / positive for r in regrets] if positive else [1 / n] * n
        won = [sum(g * p for g, p in zip(row, now)) for row in gains]
        mean = sum(w * p for w, p in zip(won, now))
        regrets = [max(r + w - mean, 0.0) for r, w in zip(regrets, won)]
        for i, p in enumerate(now):
            total[i] += t * p  # later rounds know more
    parts = [x / sum(total) for x in total]
    parts = [p if p >= NEGLIGIBLE else 0.0 for p in parts]
    return [p / sum(parts) for p in parts]


def against(shares: Sequence[Sequence[float]], i: int, parts: Sequence[float]) -> float:
    """What list i wins against a mixture."""
    return sum(share * p for share, p in zip(shares[i], parts))
