"""An analysis as text: the key moments first, what luck did, every decision, what it takes for granted."""

from __future__ import annotations

from demesne.game import Game
from demesne.languages import Language, language
from demesne.table.outgoing.analysis import Analysis

from . import telling

CLEAR = 2.0  # standard errors from which a loss is shown
INDENT = "  "


def text(analysis: Analysis, game: Game, file: str = "", say: Language | None = None) -> str:
    """The whole report; `file` is where the record is, for the commands that replay its moments."""
    say = say or language("en")
    done, total = analysis.progress
    return "\n".join(
        [
            say("analyse-title", names=say.join(analysis.players)),
            result(analysis, game, say),
            *([say("analyse-interrupted", done=done, total=total)] if analysis.interrupted else []),
            *_costliest(analysis, file, say),
            *_block(say("analyse-turning"), [telling.turned(analysis, say)] if analysis.luck else []),
            *_block(say("analyse-luck"), telling.lucky(analysis, say)),
            *_block(say("analyse-words"), telling.phrases(analysis.words, say)),
            *_moves(analysis, say),
            *_block(say("analyse-assumes"), telling.phrases(analysis.assumes, say)),
        ]
    )


def result(analysis: Analysis, game: Game, say: Language) -> str:
    """How the game ended."""
    if not game.over:
        return say("analyse-unfinished")
    scores = zip(analysis.players, game.scores(), game.turns())
    told = [say("end-score", who=who, points=points, turns=turns) for who, points, turns in scores]
    return say("analyse-result", scores="; ".join(told))


def _costliest(analysis: Analysis, file: str, say: Language) -> list[str]:
    lines: list[str] = []
    for index in analysis.costliest:
        judged = analysis.at(index)
        lines += [telling.move(analysis, judged, say), INDENT + telling.better(judged, say)]
        lines += [2 * INDENT + telling.rated(row, judged, say) for row in telling.shown(judged)]
        if file:
            lines.append(INDENT + say("analyse-replay", command=telling.command(file, judged)))
    return _block(say("analyse-costliest"), lines or [telling.not_costly(analysis, say)])


def _moves(analysis: Analysis, say: Language) -> list[str]:
    """Each decision on a line, with the probabilities before it; below it the best answers."""
    lines = []
    for judged in analysis.decisions:
        lost = f"; −{telling.points(judged.loss, say)} ± {telling.points(judged.loss_error, say)}"
        clear = judged.confirmed or judged.loss > CLEAR * judged.loss_error
        lines.append(f"{telling.move(analysis, judged, say)} [{telling.chances(judged, say)}{lost if clear else ''}]")
        if judged.answers:
            lines.append(INDENT + "; ".join(telling.valued(row, judged, say) for row in telling.shown(judged)))
    return _block(say("analyse-moves"), lines)


def _block(title: str, lines: list[str]) -> list[str]:
    return ["", title, *(INDENT + line for line in lines)] if lines else []
