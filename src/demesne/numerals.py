"""Numbers as each language writes them: one table of separators, which the page has too, and a real minus sign."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt

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


class _Whole(FluentInt):
    def format(self, locale: Any) -> str:
        return written(int(self), locale.language)


class _Fraction(FluentFloat):
    def format(self, locale: Any) -> str:
        return written(float(self), locale.language)


class _Decimals(FluentDecimal):
    def format(self, locale: Any) -> str:
        return written(Decimal(self), locale.language)


class Bundle(FluentBundle):
    """Messages whose numbers are written by the table; Fluent's own bundle asks the system's data."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        values = {name: _number(value) for name, value in (args or {}).items()}
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=values), errors=errors)
        return pattern(env), errors


def _number(value: Any) -> Any:
    if isinstance(value, int):
        return _Whole(value)
    if isinstance(value, float):
        return _Fraction(value)
    return _Decimals(value) if isinstance(value, Decimal) else value
