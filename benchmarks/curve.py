"""Draw the curves of training runs as SVG: the share of the best actions over the picks learned from, seed by seed.

python benchmarks/curve.py docs/images/ppo-T1.jsonl docs/images/ppo-T1.svg
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

WIDE, HIGH, LEFT, BELOW = 480, 240, 50, 30
COLOURS = ("#1f5faa", "#b3541e", "#3f7d3a", "#7a3f8f")


def drawn(lines: list[dict[str, Any]]) -> str:
    most = max(line["steps"] for line in lines)
    seeds = list(dict.fromkeys(line["seed"] for line in lines))
    curves = "".join(
        f'<polyline points="{points(lines, seed, most)}" fill="none" stroke="{colour}" stroke-width="2"/>\n'
        for seed, colour in zip(seeds, COLOURS)
    )
    rules = "".join(
        f'<line x1="{LEFT}" x2="{WIDE - 10}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share}%</text>'
        for share in (0, 50, 100)
        for y in [round((1 - share / 100) * (HIGH - BELOW - 10) + 10)]
    )
    told = f"share against {lines[0]['opponent']} over {most:,.0f} picks learned from"
    told += f", {len(seeds)} seeds" if len(seeds) > 1 else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="serif" font-size="12">\n'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{rules}\n'
        f'{curves}<text x="{LEFT}" y="{HIGH - 8}">{told}</text>\n</svg>\n'
    )


def points(lines: list[dict[str, Any]], seed: int, most: int) -> str:
    return " ".join(
        f"{LEFT + line['steps'] / most * (WIDE - LEFT - 10):.1f},{(1 - line['best']) * (HIGH - BELOW - 10) + 10:.1f}"
        for line in lines
        if line["seed"] == seed
    )


if __name__ == "__main__":
    source, target = map(pathlib.Path, sys.argv[1:3])
    target.write_text(drawn([json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]), "utf-8")
