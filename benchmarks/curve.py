"""Draw the curve of a training run as SVG: the share of the best actions over the picks learned from.

    python benchmarks/curve.py docs/images/ppo-T1.jsonl docs/images/ppo-T1.svg
"""

from __future__ import annotations

import json
import pathlib
import sys

WIDE, HIGH, LEFT, BELOW = 480, 240, 50, 30


def drawn(lines: list[dict[str, float]]) -> str:
    most = max(line["steps"] for line in lines)
    points = " ".join(
        f"{LEFT + line['steps'] / most * (WIDE - LEFT - 10):.1f},{(1 - line['best']) * (HIGH - BELOW - 10) + 10:.1f}"
        for line in lines
    )
    rules = "".join(
        f'<line x1="{LEFT}" x2="{WIDE - 10}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share}%</text>'
        for share in (0, 50, 100)
        for y in [round((1 - share / 100) * (HIGH - BELOW - 10) + 10)]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="serif" font-size="12">\n'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{rules}\n'
        f'<polyline points="{points}" fill="none" stroke="#1f5faa" stroke-width="2"/>\n'
        f'<text x="{LEFT}" y="{HIGH - 8}">share against Big Money over {most:,.0f} picks learned from</text>\n</svg>\n'
    )


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:3])
    target.write_text(drawn([json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]), "utf-8")
