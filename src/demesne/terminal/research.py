"""demesne research: generated cards, the evaluation of an agent, tables of results, records of single games."""

from __future__ import annotations

import json
import pathlib
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

from demesne.languages import Language
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

from .arguments import AsJson, Flag, MaybeWhole, Say, Spelled, seed_of
from .files import check_files, write
from .simulate import bar, warn_if_plain

if TYPE_CHECKING:
    from demesne.research.results import Result

PARTS = ("cards", "evaluate", "table", "record")
WITH = {  # which options each takes
    "cards": ("--seed", "--count", "--out"),
    "evaluate": ("--task", "--agent", "--seeds", "--variant", "--seconds", "--response", "--out", "--resume", "--json"),
    "table": ("--markdown", "--json"),
    "record": ("--number", "--out"),
}
SEED, COUNT, NUMBER = "1", 10, 0  # where nothing is given
LEAST, MOST = 0.001, 3600  # seconds for a pick
HELP = "demesne research --help"
STOPPED = {"interrupted": "research-stopped-interrupted", "failing": "research-stopped-failing"}
LOST = {
    "error": "research-lost-error",
    "ended": "research-lost-ended",
    "illegal": "research-lost-illegal",
    "time": "research-lost-time",
    "budget": "research-lost-budget",
}


def research(
    name: str,
    /,
    *files: str,
    seed: Annotated[str | None, Spelled(default=SEED)] = None,
    count: Annotated[MaybeWhole, Spelled(default=COUNT)] = None,
    task: str | None = None,
    agent: str | None = None,
    seeds: MaybeWhole = None,
    variant: str | None = None,
    seconds: float | None = None,
    response: Flag = False,
    out: pathlib.Path | None = None,
    resume: Flag = False,
    number: Annotated[MaybeWhole, Spelled(default=NUMBER)] = None,
    markdown: Flag = False,
    as_json: AsJson = False,
    say: Say,
) -> int:
    """Work with the research benchmark."""
    if name not in PARTS:
        near = nearest(name, PARTS)
        raise Refusal("error-value", where="demesne research", expected=list(PARTS), got=short(name), near=near)
    given: dict[str, object] = {"--task": task, "--agent": agent, "--seeds": seeds, "--variant": variant}
    given |= {"--seconds": seconds, "--response": response, "--out": out, "--resume": resume, "--json": as_json}
    given |= {"--seed": seed, "--count": count, "--number": number, "--markdown": markdown}
    for option, value in given.items():
        if value is not None and value is not False and option not in WITH[name]:
            raise Refusal("command-research-option", name=name, option=option, help=HELP)
    if find_spec("numpy") is None:
        raise Refusal("error-research-numpy")
    check_files(out)
    if name in ("cards", "evaluate") and files:
        raise Refusal("command-research-file", name=name, got=short(files[0]), help=HELP)
    if name == "cards":
        return cards(seed_of(SEED if seed is None else seed), COUNT if count is None else count, out, say)
    if name == "evaluate":
        return evaluate(task, agent, seeds, variant, seconds, response, out, resume, as_json, say)
    if not files or (name == "record" and len(files) > 1):
        raise Refusal("command-research-results", name=name, help=HELP)
    if name == "table":
        return table(files, markdown, as_json, say)
    return record(files[0], NUMBER if number is None else number, out, say)


def cards(seed: int | str, count: int, out: pathlib.Path | None, say: Language) -> int:
    """Generated cards: a card file, and what the cards say."""
    from demesne.languages import CardText
    from demesne.research.generator import card_file, stream
    from demesne.rules.grammar import MOST_CARDS

    if not 1 <= count <= MOST_CARDS:
        raise Refusal("error-range", where="count", least=1, most=MOST_CARDS, got=str(count))
    warn_if_plain(say)
    made: list[Any] = []
    code = 0
    try:
        with bar(say("research-bar-cards")) as progress:
            for card in stream(seed):
                made.append(card)
                if progress:
                    progress(len(made), count)
                if len(made) == count:
                    break
    except KeyboardInterrupt:
        code = 130
    text = card_file(made, seed)
    if out:
        write(out, text, say("research-written", file=str(out)))
    else:
        print(text)
    say.known.update({m.card.name: m.card for m in made})
    for m in made:
        line = [m.card.name, say("card-cost", n=m.card.cost)]
        print("# " + "  ".join(line))
        print("\n".join(f"#   {line}" for line in CardText(say, 2).lines(m.card)))
    return code


def evaluate(
    task: str | None,
    agent: str | None,
    seeds: int | None,
    variant: str | None,
    seconds: float | None,
    response: bool,
    out: pathlib.Path | None,
    resume: bool,
    as_json: bool,
    say: Language,
) -> int:
    """Run the protocol and say what came of it; the file is written from time to time."""
    for option, value in (("--task", task), ("--agent", agent)):
        if value is None:
            raise Refusal("command-research-needs", name="evaluate", option=option, help=HELP)
    assert task is not None and agent is not None
    if resume and out is None:
        raise Refusal("command-research-needs", name="--resume", option="--out", help=HELP)
    from demesne.research import evaluation, results
    from demesne.research.child import Limits
    from demesne.research.table import as_text

    if seconds is not None and not LEAST <= seconds <= MOST:
        raise Refusal("error-range", where="seconds", least=LEAST, most=MOST, got=str(seconds))
    limits = None if seconds is None else Limits(seconds, 60 * seconds)
    result = evaluation.begin(task, agent, seeds, variant, limits)
    if out and out.exists():
        if not resume:
            raise Refusal("command-research-exists", file=str(out))
        before = results.read(out)
        if before.about() != result.about():
            raise Refusal("command-research-other", file=str(out), task=before.task, agent=before.agent)
        result.games, result.responses, result.cpu = before.games, before.responses, before.cpu
    warn_if_plain(say)

    def keep(r: Result) -> None:
        if out:
            part = out.with_name(f"{out.name}.part")  # whatever happens, `out` is whole
            write(part, results.encoded(r, out))
            part.replace(out)

    with terminated_like_interrupted():
        with bar(say("research-bar-games")) as progress:
            evaluation.evaluate(result, progress, keep)
        if response and not result.stopped:
            from demesne.research.response import respond

            with bar(say("research-bar-responses")) as progress:
                respond(result, progress, keep)
    if as_json:
        print(result.dumps(), end="")
    else:
        print(as_text([result], say) if result.games else say("research-nothing"))
    tell(result, out, say)
    return 130 if result.stopped == "interrupted" else 1 if result.stopped else 0


@contextmanager
def terminated_like_interrupted() -> Iterator[None]:
    """SIGTERM ends the agent's process and keeps what is known, as Ctrl-C does; a second one must not lose that."""
    known = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    before = {number: handler for number, handler in known.items() if handler != signal.SIG_IGN}

    def interrupt(*_: object) -> None:
        for number in before:
            signal.signal(number, signal.SIG_IGN)
        raise KeyboardInterrupt

    for number in before:
        signal.signal(number, interrupt)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def tell(result: Result, out: pathlib.Path | None, say: Language) -> None:
    """On standard error: whether it is complete, what went wrong, where it is."""
    if result.stopped:
        print(say(STOPPED[result.stopped]), file=sys.stderr)
    lost = next((row for row in result.games if row.lost), None)
    if lost:
        why = say(LOST[lost.lost], detail=lost.detail)
        print(say("research-first-lost", seed=str(lost.seed), opponent=lost.opponent, why=why), file=sys.stderr)
    if out:
        print(say("research-written", file=str(out)), file=sys.stderr)


def table(files: tuple[str, ...], markdown: bool, as_json: bool, say: Language) -> int:
    from dataclasses import asdict

    from demesne.research.results import read, summary
    from demesne.research.table import as_markdown, as_text

    found = [read(pathlib.Path(file)) for file in files]
    if as_json:
        rows = [{"task": r.task, "agent": r.agent, "summary": [asdict(s) for s in summary(r)]} for r in found]
        print(json.dumps(rows, ensure_ascii=False))
    else:
        print(as_markdown(found, say) if markdown else as_text(found, say))
    return 0


def record(file: str, number: int, out: pathlib.Path | None, say: Language) -> int:
    """One game of a result as a record, which demesne replay and demesne analyse read."""
    from demesne.research.evaluation import replay
    from demesne.research.results import read

    text = replay(read(pathlib.Path(file)), number).record()
    if out:
        write(out, text, say("research-written", file=str(out)))
    else:
        print(text, end="")
    return 0
