"""Program texts that play alike. A change of words or of structure need not make every measurement old.

`lists.py same` and `search.py --same` repeat some of what was measured. Where all of it comes out the same, the present
text is noted in same.jsonl as one that plays like the measured one, and measurements go on under its name.
"""

from __future__ import annotations

import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "same.jsonl"


def first_of(code: str, kind: str) -> str:
    """The first text that plays like the one with this hash."""
    alike = {row["is"]: row["was"] for row in _rows() if row["kind"] == kind}
    while code in alike:
        code = alike[code]
    return code


def note(kind: str, was: str, now: str, repeated: int) -> None:
    row = {"kind": kind, "was": was, "is": now, "repeated": repeated}
    with FILE.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def _rows() -> list[dict[str, str]]:
    return list(map(json.loads, FILE.read_text(encoding="utf-8").splitlines())) if FILE.is_file() else []
