"""Who sits at a table: people, and bots by the name of a level or by a strategy's text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from demesne.notation.names import short
from demesne.refusal import Refusal

LONGEST_NAME = 24
JOINERS = frozenset("\u200c\u200d")
BLANKS = frozenset("\u2800\U0001d159")  # the empty Braille pattern, the empty notehead
# letters and marks that show nothing: joiner of graphemes, fillers, vowels that are not written, variation selectors
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0e\U0001bca0-\U0001bca3\U000e0100-\U000e01ef]"
)
BOT_NAMES = ("Ada", "Bruno", "Celina", "Dagur", "Emil", "Flora")


@dataclass(frozen=True)
class SeatHolder:
    name: str
    bot: str = ""  # gentle, fair, strong or the text of a strategy; nothing for a person

    def data(self) -> dict[str, Any]:
        return {"name": self.name, **({"bot": self.bot} if self.bot else {})}


def checked_name(given: str) -> str:
    """A name as it may be shown: normalised, short, with something to see, without control and direction characters.

    Joiners stay only between two visible characters, where Persian and Indic names and emoji need them.
    """
    name = " ".join(UNSEEN.sub("", unicodedata.normalize("NFC", given)).split())
    odd = any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in name if c not in JOINERS)
    if odd or len(name) > LONGEST_NAME or not any(map(_is_seen, name)) or _joins_nothing(name):
        raise Refusal("seat-name", most=LONGEST_NAME, got=short(given))
    return name


def _is_seen(c: str) -> bool:
    """A letter, digit or symbol; a mark alone has nothing to stand on."""
    return unicodedata.category(c)[0] in "LNPS" and c not in BLANKS


def _joins_nothing(name: str) -> bool:
    """Whether a joiner stands at an end, beside a space or beside another one."""
    padded = f" {name} "
    apart = JOINERS | {" "}
    return any(c in JOINERS and (a in apart or b in apart) for a, c, b in zip(padded, padded[1:], padded[2:]))


def bot_names(taken: list[str], n: int) -> list[str]:
    """Names for n bots that nobody else at the table has."""
    used = {name.casefold() for name in taken}
    return [name for name in BOT_NAMES if name.casefold() not in used][:n]
