"""Errors of the server: a phrase for people, a status for HTTP. A refusal that is not listed here is bad input, 400."""

from __future__ import annotations

import math
from typing import Any

from demesne.refusal import Refusal
from demesne.table.outgoing.refusals import Wrong, said


class Forbidden(Refusal):
    """Not allowed for this guest."""


class Missing(Refusal):
    """There is no such thing, or the guest has no link to it."""


class TooMany(Refusal):
    """Over a limit; try again later."""

    def __init__(self, id: str, seconds: float = 1.0, **values: Any) -> None:
        super().__init__(id, seconds=max(1, math.ceil(seconds)), **values)
        self.seconds = seconds


class Unable(Refusal):
    """The server cannot do it now, through no fault of the guest."""


KINDS: tuple[tuple[type[Refusal], int], ...] = ((Forbidden, 403), (Missing, 404), (TooMany, 429), (Unable, 503))
BY_PHRASE = {
    "table-unknown": 404,
    "table-not-yours": 403,
    "table-full": 409,
    "table-not-begun": 409,
    "table-not-over": 409,
    "table-answered": 409,
    "table-over": 409,
    "deal-early": 409,
    "deal-late": 409,
    "store-away": 503,
    "store-damaged": 503,
}

OF_THE_TABLE = (403, 404, 409)  # refusals that depend on how the table stands


def status_of(refusal: Refusal) -> int:
    """The status by the kind of refusal, or by what the table says."""
    kind = next((status for kind, status in KINDS if isinstance(refusal, kind)), 400)
    return BY_PHRASE.get(refusal.phrase.id, kind)


def told(refusal: Refusal) -> Wrong:
    """The refusal as the body of a response."""
    return Wrong(error=said(refusal), text=str(refusal))
