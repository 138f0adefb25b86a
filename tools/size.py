"""How much code is written by hand, by room: lines that are neither blank nor comment, without what is generated.

python tools/size.py             src, web/src, benchmarks, tools and the build
python tools/size.py REVISION    the same of another commit, and the ratio to it
"""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parents[1]
PLACES = re.compile(r"^(src/demesne|web/src|benchmarks|tools)/|^(setup|build_\w+|train_kernel)\.py$")
ENDINGS = {".py": "#", ".ts": "//", ".svelte": "//", ".css": None, ".c": "//", ".h": "//", ".pxi": "#"}
GENERATED = ("web/src/protocol/types.ts", "benchmarks/baseline/")
BLOCK = re.compile(r"/\*.*?\*/|<!--.*?-->", re.S)


def lines(name: str, text: str) -> int:
    """Docstrings count: they are written, too."""
    ending = pathlib.Path(name).suffix
    mark = ENDINGS[ending]
    if ending != ".py":
        text = BLOCK.sub("", text)
    rows = (row.strip() for row in text.splitlines())
    return sum(bool(row) and not (mark and row.startswith(mark)) for row in rows)


def room(name: str) -> str:
    """The package within src, else the first folder."""
    parts = name.split("/")
    if parts[0] == "src":
        return "/".join(parts[1:3]) if len(parts) > 3 else "demesne"
    return "web" if parts[0] == "web" else parts[0] if len(parts) > 1 else "build"


def counted(revision: str = "") -> Counter[str]:
    """Lines by room, of the files as they are, or of a commit."""
    listed = git("ls-tree", "-r", "--name-only", revision) if revision else git("ls-files")
    out: Counter[str] = Counter()
    for name in listed.splitlines():
        if not PLACES.match(name) or pathlib.Path(name).suffix not in ENDINGS or name.startswith(GENERATED):
            continue
        if revision:
            out[room(name)] += lines(name, git("show", f"{revision}:{name}"))
        elif (ROOT / name).is_file():
            out[room(name)] += lines(name, (ROOT / name).read_text(encoding="utf-8"))
    return out


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main() -> None:
    now, before = counted(), counted(sys.argv[1]) if len(sys.argv) > 1 else None
    rows = [*sorted({*now, *(before or ())}), "all"]
    now["all"] = now.total()
    if before is not None:
        before["all"] = before.total()
    for name in rows:
        print(f"{name:24} {now[name]:7}" + (f" {before[name]:7}" if before is not None else ""))
    if before is not None:
        print(f"ratio {now['all'] / before['all']:.3f}")


if __name__ == "__main__":
    main()
