"""What is found out about a decision on the way to its analysis, besides what is told of it."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.table.outgoing.analysis import AnalysedDecision


@dataclass(frozen=True)
class Judged(AnalysedDecision):
    # what the chosen answer changed for every seat, against the list's or a clearly better one; with its error
    skill: tuple[float, ...] = ()
    skill_error: float = 0.0
    follows: tuple[str, ...] = ()  # the answer that `win` is of
    playouts: int = 0  # of each answer that was not dropped
    sure: bool = False  # whether `win` rests on all the playouts that were asked for
    routine: bool = False  # it is worth what the next one is
