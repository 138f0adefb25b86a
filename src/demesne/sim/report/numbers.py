"""Numbers with a fixed number of decimals."""

from __future__ import annotations

from decimal import Decimal


def decimal(value: float, places: int) -> Decimal:
    return Decimal(f"{value:.{places}f}")
