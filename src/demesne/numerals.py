"""Numbers as each language writes them: one table of separators, which the page has too, and a real minus sign."""

from __future__ import annotations

from decimal import Decimal

MINUS = "\u2212"
NO_BREAK = "\u00a0"
DECIMALS = 3  # of a number that does not say how many it has
# what stands between thousands, what before decimals, and how many digits a number has before it is split at all
FORMS = {
    "en": (",", ".", 4),
    "hu": (NO_BREAK, ",", 5),
    "ru": (NO_BREAK, ",", 5),
    "pl": (NO_BREAK, ",", 5),
    "is": (".", ",", 4),
}


def written(number: float | Decimal, lang: str) -> str:
    """Whole numbers and fractions without needless zeros; a Decimal with all the decimals it has."""
    group, point, least = FORMS.get(lang, FORMS["en"])
    size = abs(number)
    text = f"{size:f}" if isinstance(size, Decimal) else f"{size:.{DECIMALS}f}".rstrip("0").rstrip(".")
    whole, _, part = text.partition(".")
    sign = MINUS if number < 0 and (int(whole) or int(part or 0)) else ""
    grouped = f"{int(whole):,}".replace(",", group) if len(whole) >= least else whole
    return sign + grouped + (point + part if part else "")


def decimal(value: float, places: int) -> Decimal:
    """A number with so many decimals."""
    return Decimal(f"{value:.{places}f}")
