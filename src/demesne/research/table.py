"""The table of several results, as text and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.languages import Language
from demesne.sim.text import columns, figure

from .rating import Rating
from .results import Result, Summary, summary

HEAD = ("research-head-task", "research-head-agent", "research-head-games", "research-head-all")
NONE = "–"


def rows(results: Sequence[Result], say: Language) -> list[list[str]]:
    """A heading, then a row for each result and variant: the share against every opponent with its interval.

    There is a column for best responses where a result has some.
    """
    found = [(result, s) for result in results for s in summary(result)]
    opponents = list(dict.fromkeys(s.opponent for _, s in found if s.opponent))
    responses = any(s.response is not None for _, s in found)
    head = [*map(say, HEAD), say("research-head-worst"), *opponents]
    head += [say("research-head-response")] * responses + [say("research-head-elo")]
    out = [[*head, say("research-head-lost"), say("research-head-cpu")]]
    for result in results:
        for variant in result.seeds:
            own = {s.opponent: s for r, s in found if r is result and s.variant == variant}
            if not own:
                continue
            whole = own.get("")  # None while no seed is whole against every opponent
            task = f"{result.task} {variant}".strip()
            marks = "*" * (result.seeds[variant] < result.protocol[variant] or bool(result.stopped))
            cells = [task, result.agent, figure(whole.games if whole else 0, say) + marks]
            cells += [shown(whole, say), figure(100 * whole.worst, say, 1)] if whole else [NONE, NONE]
            cells += [shown(own[name], say) if name in own else NONE for name in opponents]
            answered = None if whole is None else whole.response
            cells += [NONE if answered is None else figure(100 * answered, say, 1)] * responses
            cells.append(rated(whole.elo, say) if whole and whole.elo else NONE)
            lost = sum(bool(row.lost) for row in result.games if row.variant == variant)
            out.append([*cells, figure(lost, say), figure(sum(result.cpu.values()), say)])
    return out


def rated(elo: Rating, say: Language) -> str:
    points, low, high = (figure(round(x), say) for x in elo)
    return f"{points} ({low}–{high})"


def shown(s: Summary, say: Language) -> str:
    low, high = (figure(100 * x, say, 1) for x in (s.low, s.high))
    return f"{figure(100 * s.share, say, 1)} ({low}–{high})"


def as_text(results: Sequence[Result], say: Language) -> str:
    return "\n".join([*columns(rows(results, say), left=2), "", say("research-how-to-read")])


def as_markdown(results: Sequence[Result], say: Language) -> str:
    head, *body = rows(results, say)
    lines = [f"| {' | '.join(row)} |" for row in body]
    ruler = f"|{'---|' * 2}{'---:|' * (len(head) - 2)}"
    return "\n".join([f"| {' | '.join(head)} |", ruler, *lines, "", say("research-how-to-read")])
