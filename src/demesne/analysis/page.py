"""The analysis as a page in the style of the simulator's report: one HTML file, no script, no network requests."""

from __future__ import annotations

from functools import partial

from demesne import __version__
from demesne.game import Game
from demesne.languages import Language, language
from demesne.numerals import decimal, written
from demesne.sim.report.frames import Look, axes, label_ends, sheet_for, strips
from demesne.sim.report.lettering import clean, escaped
from demesne.sim.report.page import document, fact_list, figure_of, lines_of, listed
from demesne.sim.report.scales import Span
from demesne.sim.report.sheet import DASHES, Colours, Figure, Sheet
from demesne.table.outgoing.analysis import AnalysedDecision, Analysis

from . import telling
from .text import result

WHOLE = Span(0, 1, [0, 0.25, 0.5, 0.75, 1])
WIDTH = 1096.0  # of the curve on a desk


def html(analysis: Analysis, game: Game, file: str = "", say: Language | None = None) -> str:
    """The page; `file` is where the record is, for the commands that replay its moments."""
    say = say or language("en")
    title = say("analyse-title", names=say.join([clean(name) for name in analysis.players]))
    facts = [
        (say("analyse-fact-decisions"), len(analysis.decisions), ""),
        (say("analyse-fact-playouts"), telling.playouts(analysis), ""),
        (say("report-fact-edition"), game.edition, ""),
    ]
    parts = [
        figure_of(curve(analysis, game, say), say, WIDTH) if analysis.decisions else "",
        f"<h2>{escaped(say('analyse-costliest'))}</h2>",
        _moments(analysis, file, game.record(), say),
        lines_of(escaped(say("analyse-turning")), [telling.turned(analysis, say)] if analysis.luck else []),
        lines_of(escaped(say("analyse-luck")), telling.lucky(analysis, say)),
        lines_of(escaped(say("analyse-words")), telling.phrases(analysis.words, say)),
        f"<h2>{escaped(say('analyse-moves'))}</h2>",
        _moves(analysis, file, say),
        f"<h2>{escaped(say('report-kingdom'))}</h2>",
        listed([say.name(card) for card in analysis.kingdom], "kingdom"),
        lines_of(escaped(say("analyse-assumes")), telling.phrases(analysis.assumes, say)),
    ]
    return document(
        say,
        title=title,
        kicker=say("analyse-kicker", version=__version__),
        lead=result(analysis, game, say),
        facts=fact_list(facts),
        main="\n".join(parts),
    )


def _moments(analysis: Analysis, file: str, record: str, say: Language) -> str:
    """The costliest decisions, each with its best answers and how to see it."""
    if not analysis.costliest:
        return f"<p>{escaped(telling.not_costly(analysis, say))}</p>"
    return "\n".join(_moment(analysis, analysis.at(index), file, say, record) for index in analysis.costliest)


def _moves(analysis: Analysis, file: str, say: Language) -> str:
    return "\n".join(_moment(analysis, judged, file, say) for judged in analysis.decisions)


def _moment(analysis: Analysis, judged: AnalysedDecision, file: str, say: Language, record: str = "") -> str:
    """A decision; with the record of the game, one of the key moments."""
    rows = "".join(f"<li>{escaped(telling.rated(row, judged, say))}</li>" for row in telling.shown(judged))
    see = ""
    if file:
        command = escaped(telling.command(file, judged))
        see = f"<li>{escaped(say('analyse-replay', command=''))}<code>{command}</code></li>"
    board = telling.link(record, judged) if record else None
    if board:
        see += f'<li><a href="{escaped(board)}">{escaped(say("analyse-board"))}</a></li>'
    said = f"<li>{escaped(telling.better(judged, say))}</li>" if judged.answers else ""
    state, name = (" open", f"key-{judged.index}") if record else ("", f"move-{judged.index}")
    return (
        f'<details class="game moment" id="{name}"{state}><summary>{escaped(telling.move(analysis, judged, say))} '
        f"[{escaped(telling.chances(judged, say))}]</summary><ol>{said}{rows}{see}</ol></details>"
    )


def curve(analysis: Analysis, game: Game, say: Language) -> Figure:
    """Everybody's probability of winning over the decisions, and how it ended."""
    names = [clean(name) for name in analysis.players]
    winners = game.winners() if game.over and analysis.finished else []
    end = [(seat in winners) / len(winners) for seat in range(game.players)] if winners else []
    first, last = (telling.percents(analysis.decisions[place].win, say) for place in (0, -1))
    rows = zip(names, first, last)
    summary = [say("analyse-curve-summary", name=name, begin=begin, end=end) for name, begin, end in rows]
    return Figure(
        key="curve",
        title=say("analyse-curve"),
        note=say("analyse-curve-note"),
        summary=" ".join(summary),
        draw=partial(_curve, analysis, names, end, say),
        head=[say("analyse-head-decision"), say("report-head-turn"), *names],
        rows=[_row(judged, say) for judged in analysis.decisions],
    )


def _row(judged: AnalysedDecision, say: Language) -> list[str]:
    return [str(judged.index + 1), str(judged.turn), *telling.percents(judged.win, say)]


def _curve(analysis: Analysis, names: list[str], end: list[float], say: Language, total: float, c: Colours) -> Sheet:
    looks = [Look(name, c.players[i], DASHES[i]) for i, name in enumerate(names)]
    last = max(len(analysis.decisions) + bool(end), 2)
    sheet, frame, room = sheet_for(total, c, looks)
    across, up = say("analyse-decision-axis"), say("analyse-curve-axis")
    x, y = axes(sheet, frame, last, WHOLE, lambda mark: written(decimal(100 * mark, 0), say.lang), across, up)
    decisions = [*enumerate(analysis.decisions, 1)]
    lines = [[(x(n), y(judged.win[seat])) for n, judged in decisions] for seat in range(len(looks))]
    for line, share in zip(lines, end):
        line.append((x(last), y(share)))
    for look, line in zip(looks, lines):
        sheet.curve(line, look.colour, 2.2, look.dash)
    for index in analysis.costliest:
        judged = analysis.at(index)
        sheet.dot(*lines[judged.seat][analysis.decisions.index(judged)], 4.5, looks[judged.seat].colour)
    if room:
        label_ends(sheet, frame, room, [(look, *line[-1]) for look, line in zip(looks, lines)])
    strips(sheet, frame, x, len(analysis.decisions), partial(_tip, analysis, names, say))
    return sheet


def _tip(analysis: Analysis, names: list[str], say: Language, n: int) -> str:
    judged = analysis.decisions[n - 1]
    wins = [f"{name}: {win}" for name, win in zip(names, telling.percents(judged.win, say))]
    return "\n".join([telling.move(analysis, judged, say), *wins])
