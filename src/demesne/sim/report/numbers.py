"""Numbers with the decimals they are to show, for messages and, written in the form of a language, on their own."""

from __future__ import annotations

import functools
from decimal import Decimal

from babel import Locale
from fluent.runtime.types import FluentDecimal, FluentInt, FluentNumber

from demesne.words.pseudo import PSEUDO


def decimal(value: float, places: int) -> FluentNumber:
    return FluentDecimal(Decimal(f"{value:.{places}f}"), minimumFractionDigits=places, maximumFractionDigits=places)


def written(number: int | FluentNumber, lang: str) -> str:
    return (FluentInt(number) if isinstance(number, int) else number).format(_locale(lang))


@functools.cache
def _locale(lang: str) -> Locale:
    return Locale.parse("en" if lang == PSEUDO else lang)
