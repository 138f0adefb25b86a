"""Does a count fit its exact chances? Only what happens less often than once in a million is a failure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping


def tail(x: float, df: int) -> float:
    """The chance that a chi-square value with df degrees of freedom is above x."""
    a, x = df / 2, x / 2
    if x <= 0:
        return 1.0
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * math.exp(-x + a * math.log(x) - math.lgamma(a))
    b, c = x + 1 - a, 1e300
    d = 1 / b
    h = d
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return math.exp(-x + a * math.log(x) - math.lgamma(a)) * h


def p_value(counts: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> float:
    """How likely a fit as bad as this is; something with no chance at all makes it 0."""
    total = sum(counts.values())
    if set(counts) - set(chances):
        return 0.0
    worth = sum(chances.values())
    expected = {k: total * c / worth for k, c in chances.items()}
    x = sum((counts.get(k, 0) - e) ** 2 / e for k, e in expected.items())
    return tail(x, len(expected) - 1)


def fits(counts: Mapping[Hashable, int], chances: Mapping[Hashable, float]) -> None:
    p = p_value(counts, chances)
    assert p > 1e-6, f"p = {p:.2g}: {dict(counts)} against {dict(chances)}"


def even(counts: Counter[Hashable], values: int) -> None:
    """Each of these values is equally likely, and no other occurs."""
    assert len(counts) <= values
    missing = {("missing", i): 1.0 for i in range(values - len(counts))}
    fits(counts, {**dict.fromkeys(counts, 1.0), **missing})
