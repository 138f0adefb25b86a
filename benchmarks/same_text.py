"""Program texts that play alike. A change of words or of structure need not make every measurement old.

`lists.py same` and `search.py --same` repeat some of what was measured. Where all of it comes out the same, the present
text is noted in same.jsonl as one that plays like the measured one, and measurements go on under its name.
"""

from __future__ import annotations

import pathlib

import history

FILE = pathlib.Path(__file__).resolve().parent / "same.jsonl"


def first_of(code: str, kind: str) -> str:
    """The first text that plays like the one with this hash."""
    alike = {row["is"]: row["was"] for row in history.rows(FILE) if row["kind"] == kind}
    while code in alike:
        code = alike[code]
    return code


def note(kind: str, was: str, now: str, repeated: int) -> None:
    history.append(FILE, {"kind": kind, "was": was, "is": now, "repeated": repeated})
