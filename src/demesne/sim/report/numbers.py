"""Numbers with the decimals they are to show."""

from __future__ import annotations

from decimal import Decimal


def decimal(value: float, places: int) -> Decimal:
    return Decimal(f"{value:.{places}f}")
