"""Moves in words: an answer, the decision it was given to, what it lost."""

from __future__ import annotations

import base64
import zlib
from collections import Counter
from collections.abc import Sequence
from math import floor

from demesne.languages import Language
from demesne.languages.bundle import packed
from demesne.numerals import decimal, written
from demesne.refusal import SEPARATOR, Phrase
from demesne.table.outgoing.analysis import AnalysedDecision, Analysis, Rated

BOARD = "http://localhost:8200/replay"  # of a server on this computer
SHOWN = 3  # answers of a decision, and the one that was given
LONGEST = 16_000  # characters of a record in a link: browsers and other programs cut off longer ones


def percent(x: float, say: Language) -> str:
    return say("sim-percent", n=decimal(100 * x, 1))


def percents(shares: Sequence[float], say: Language) -> list[str]:
    """Shares of one whole: those that lose most by rounding down get a tenth more, so that they add up."""
    tenths = [1000 * share for share in shares]
    down = [floor(part) for part in tenths]
    order = sorted(range(len(shares)), key=lambda seat: down[seat] - tenths[seat])
    for seat in order[: round(sum(tenths)) - sum(down)]:
        down[seat] += 1
    return [percent(part / 1000, say) for part in down]


def points(x: float, say: Language, sign: bool = False) -> str:
    """Percentage points."""
    text = written(decimal(100 * x, 1), say.lang)
    return f"+{text}" if sign and x > 0 else text


def answered(answer: Sequence[str], judged: AnalysedDecision, say: Language) -> str:
    """An answer by the names of its cards or options."""
    if not answer:
        return say("analyse-nothing")
    if judged.kind == "position":
        return ", ".join(answer)
    if judged.kind == "choose" and judged.source:
        return say("analyse-option", card=judged.source, keys=SEPARATOR.join(answer))
    counts: dict[str | None, int] = dict(Counter(answer))
    return say("table-listed", cards=packed(counts))


def what(judged: AnalysedDecision, say: Language) -> str:
    """The kind of decision, and the card that asked."""
    kind = say("analyse-what", kind=judged.kind)
    return say("analyse-what-of", what=kind, card=judged.source) if judged.source else kind


def move(analysis: Analysis, judged: AnalysedDecision, say: Language) -> str:
    """Which decision it was, and what was answered."""
    return say(
        "analyse-move",
        n=str(judged.index + 1),
        turn=str(judged.turn),
        who=analysis.players[judged.seat],
        what=what(judged, say),
        chosen=answered(judged.chosen, judged, say),
    )


def better(judged: AnalysedDecision, say: Language) -> str:
    """What would have been better, and by how much; or that nothing was."""
    best = judged.best
    if best is None or judged.loss <= 0 or sorted(best.answer) == sorted(judged.chosen):
        return say("analyse-kept")
    return say(
        "analyse-better",
        best=answered(best.answer, judged, say),
        win=percent(best.win, say),
        loss=points(judged.loss, say),
        error=points(judged.loss_error, say),
    )


def shown(judged: AnalysedDecision) -> list[Rated]:
    """The best answers, and the one that was given if it is none of them."""
    return [row for place, row in enumerate(judged.answers) if place < SHOWN or row.answer == judged.chosen]


def valued(row: Rated, judged: AnalysedDecision, say: Language) -> str:
    """An answer and what it wins; the one that was given is marked."""
    answer = answered(row.answer, judged, say)
    line = say("analyse-answer", answer=answer, win=percent(row.win, say), error=points(row.error, say))
    return say("analyse-given", answer=line) if row.answer == judged.chosen else line


def rated(row: Rated, judged: AnalysedDecision, say: Language) -> str:
    """The same with its reason, if there is one."""
    line = valued(row, judged, say)
    return f"{line}. {say.phrase(row.reason)}" if row.reason else line


def chances(judged: AnalysedDecision, say: Language) -> str:
    """Everybody's chance before the decision: from the knowledge of who decides, then with all cards open."""
    wins = " : ".join(percents(judged.win, say))
    return f"{wins}; {say('analyse-open', wins=' : '.join(percents(judged.open, say)))}" if judged.open else wins


def not_costly(analysis: Analysis, say: Language) -> str:
    """Instead of the costliest decisions where there are none."""
    if not analysis.finished:
        return say("analyse-not-yet")
    return say("analyse-unsure" if analysis.costly_unsure else "analyse-nothing-costly")


def playouts(analysis: Analysis) -> str:
    """For each answer: as many as were asked for, or from the fewest on."""
    few, most = analysis.budget.fewest, analysis.budget.playouts
    return f"{few}–{most}" if few is not None and few < most else str(most)


def phrases(found: Sequence[Phrase], say: Language) -> list[str]:
    return [say.phrase(phrase) for phrase in found]


def turned(analysis: Analysis, say: Language) -> str:
    """Where the game turned."""
    turning = analysis.turning_point
    if turning is None:
        return say("analyse-unsure" if analysis.turning_unsure else "analyse-no-turning")
    return say(
        "analyse-turning-line",
        n=str(turning.index + 1),
        turn=str(analysis.at(turning.index).turn),
        who=analysis.players[turning.seat],
        before=percent(turning.before, say),
        after=percent(turning.after, say),
    )


def lucky(analysis: Analysis, say: Language) -> list[str]:
    """What luck did, seat by seat."""
    return [
        say(
            "analyse-luck-line",
            who=analysis.players[luck.seat],
            win=points(luck.win, say, sign=True),
            error=points(luck.error, say),
            drawn=decimal(luck.draws.coins_drawn, 0),
            expected=decimal(luck.draws.coins_expected, 1),
        )
        for luck in analysis.luck
    ]


def command(file: str, judged: AnalysedDecision) -> str:
    """What shows this moment in a terminal."""
    name = f'"{file}"' if " " in file else file
    return f"demesne replay {name} --at {judged.index}"


def link(record: str, judged: AnalysedDecision) -> str | None:
    """What shows this moment on the board: the record travels behind the "#", which no browser sends."""
    squeeze = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    code = base64.urlsafe_b64encode(squeeze.compress(record.encode()) + squeeze.flush()).rstrip(b"=").decode()
    return f"{BOARD}?d={judged.index}&as={judged.seat}#{code}" if len(code) <= LONGEST else None
