"""A solution for a reader in a terminal, in any of the five languages."""

from __future__ import annotations

from demesne.cards import SETS
from demesne.languages import Language
from demesne.languages.kingdoms import set_name
from demesne.refusal import Phrase
from demesne.sim.text import columns, figure, percent

from .lists import idea, list_name, shown_lists
from .solution import Solution

SHARES = ("share", "piles")  # values of phrases that are shares
NUMBERS = ("rounds",)


def report(solution: Solution, say: Language) -> str:
    parts = [
        say("solve-title", kingdom=kingdom_name(solution, say)),
        say("solve-found", lists=len(solution.lists), games=solution.games, seconds=figure(solution.seconds, say, 1)),
    ]
    if not solution.finished:
        parts.append(say("solve-interrupted"))
    parts += ["", say("solve-mixture"), *_indented(mixture_rows(solution, say))]
    if len(solution.lists) > 1:
        parts += ["", say("solve-cross", games=solution.cross_games), *_indented(cross_rows(solution, say))]
    parts += ["", *tested(solution, say), "", say("solve-openings"), *_indented(opening_rows(solution, say))]
    if solution.why:
        parts += ["", say("solve-why"), "  " + " ".join(why(solution, say))]
    parts += ["", say("solve-lists")]
    for title, about, rules in shown_lists(solution, say):
        parts += ["", *(f"  {line}" for line in (f"## {title}", f"# {about}", *rules.splitlines()))]
    return "\n".join([*parts, "", *notes(say)])


def notes(say: Language) -> list[str]:
    """What it assumes."""
    return [say("solve-report-note"), say("sim-limit-play")]


def kingdom_name(solution: Solution, say: Language) -> str:
    """The set it is, or its ten cards."""
    for name, known in SETS.items():
        if sorted(known.cards) == sorted(solution.kingdom):
            return set_name(name, say)
    return ", ".join(say.name(card) for card in solution.kingdom)


def mixture_rows(solution: Solution, say: Language) -> list[list[str]]:
    rows = [[say("solve-head-list"), say("solve-head-weight")]]
    for n, (made, weight) in enumerate(zip(solution.lists, solution.weights), 1):
        rows.append([f"{list_name(n, say)}: {idea(made, say)}", percent(weight, say)])
    return rows


def cross_rows(solution: Solution, say: Language) -> list[list[str]]:
    rows = [["", *(str(n) for n in range(1, len(solution.lists) + 1))]]
    for n, shares in enumerate(solution.cross, 1):
        rows.append([list_name(n, say), *(figure(100 * share, say, 1) for share in shares)])
    return rows


def opening_rows(solution: Solution, say: Language) -> list[list[str]]:
    rows = []
    for split, found in solution.openings.items():
        for opening in found:
            buys = " / ".join(say.name(card) if card else say("solve-opening-nothing") for card in opening.buys)
            rows.append([split, buys, percent(opening.weight, say)])
    return rows


def tested(solution: Solution, say: Language) -> list[str]:
    """How the last test went, and that the mixture was beaten, if it was."""
    found = solution.tested
    if found is None:
        return [say("solve-untested")]
    share, error = percent(found.share, say), percent(found.error, say)
    return [say("solve-tested", share=share, error=error, games=found.games), *beaten(solution, say)]


def beaten(solution: Solution, say: Language) -> list[str]:
    return [say("solve-beaten")] if solution.winner else []


def why(solution: Solution, say: Language) -> list[str]:
    """The sentences of a paragraph. That no list found beats the best one is left out where the last test found one."""
    return [sentence(phrase, say) for phrase in solution.why if not (solution.winner and phrase.id == "solve-why-one")]


def sentence(phrase: Phrase, say: Language) -> str:
    values = dict(phrase.values)
    for name, value in values.items():
        if name in SHARES:
            values[name] = percent(value, say)
        elif name in NUMBERS:
            values[name] = figure(value, say, 1)
    return say(phrase.id, **values)


def _indented(rows: list[list[str]]) -> list[str]:
    return ["  " + line for line in columns(rows, left=2 if rows and len(rows[0]) == 3 else 1)]
