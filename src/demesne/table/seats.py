"""Who sits at a table: people, and bots by the name of a level or by a strategy's text."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from demesne.notation.names import short
from demesne.refusal import Refusal

LONGEST_NAME = 24
BOT_NAMES = ("Ada", "Bruno", "Celina", "Dagur", "Emil", "Flora")


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str = ""  # gentle, fair, strong or the text of a strategy; nothing for a person

    def data(self) -> dict[str, Any]:
        return {"name": self.name, **({"bot": self.bot} if self.bot else {})}


def checked_name(given: str) -> str:
    """A name safe to show: normalised, short, without control and direction characters."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    odd = any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in name)
    if not name or len(name) > LONGEST_NAME or odd:
        raise Refusal("seat-name", most=LONGEST_NAME, got=short(given))
    return name


def bot_names(taken: list[str], n: int) -> list[str]:
    """Names for n bots that nobody else at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used][:n]
