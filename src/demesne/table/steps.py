"""What happened since a viewer was last shown the table, step by step, for a page that shows it one after the other.

A step is what a person would call one: a card played with its bonuses and what it draws, the Treasures, a gain, the
Clean-up. Where steps begin does not depend on the viewer; what they say is what the viewer's log says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from demesne.game import Event, Game
from demesne.game.what_if import WhatIf
from demesne.languages.log import Placed, joined, placed, repeats, told
from demesne.rules import CardDef
from demesne.rules.language import ATTACK
from demesne.views.view import View

from .chronicle import Batches, Mark, joined_of, parted
from .following import Following, Seen, seen
from .outgoing.shown import Move, PileSizes, Step
from .table import Table

BONUSES = ("actions", "buys", "coins")
WITH_THE_LAST = (*BONUSES, "phase", "costs_less", "unaffected", "tokens", "token_moved", "bar", "move")
HARMS = ("discard", "trash", "gain", "topdeck", "pass", "to_mat", "deck_into_discard")
TOGETHER = ("gain", "trash", "discard", "draw", "return")  # equal ones in a row are one step
DRAWS = ("draw", "shuffle")
CLEANS = ("discard", "shuffle", "draw", "take")


class Part(NamedTuple):
    """The events of one step, and how many lines the log of the turn has up to its end."""

    events: list[Event]
    log: list[Placed]  # what the log says of them
    lines: int


def steps_since(
    table: Table, seat: int | None, mark: Mark, start: Seen, now: View, counts: bool = False, points: bool = False
) -> list[Step]:
    """The steps from a moment of the log until now, where this viewer sees `now`.

    `counts`: the table shows the sizes of decks and discard piles, `points`: everybody's points.
    """
    turn, size = mark
    stories = list(table.chronicle.since(turn))
    parts: list[Part] = []
    shown, _ = parted(stories[0].batches, size)
    for story in stories:
        found = _parts(story.batches, size if story is stories[0] else 0)
        parts += [part._replace(lines=story.first + part.lines) for part in found]
    if not parts:
        return []
    cards = {card.name: card for card in table.game.inner.kinds.cards}
    names = tuple(table.names())
    board = Following(start, cards, counts)
    for batch in shown:
        for event in batch.events:
            board.note(event)
    steps: list[Step] = []
    tokens: list[list[int]] = []  # everybody's victory tokens after each step
    for part in parts:
        steps.append(_step(board, part, names, seat, cards, now if part is parts[-1] else None))
        tokens.append([player["tokens"].get("victory", 0) for player in board.players])
    if points:
        _score(table.game, steps, tokens)
    return [step for step in steps if step.phrases or step.moves or step.after]


def _score(game: Game, steps: Sequence[Step], tokens: Sequence[Sequence[int]]) -> None:
    """Give each step the points after it: back from the newest table, with the cards where they were before."""
    then = WhatIf(game)
    points = game.scores()
    for at in reversed(range(len(steps))):
        steps[at].points = points
        before = tokens[at - 1] if at else tokens[at]
        changed = before != tokens[at]
        for seat, n in enumerate(before):
            then.has_tokens(seat, n)
        for card, n, out, giver, into, taker in reversed(steps[at].moves):
            if card is None:  # what moves unseen stays its owner's
                continue
            changed = changed or giver != taker
            _move(then, card, -n, into, taker)
            _move(then, card, n, out, giver)
        points = then.scores() if changed else points


def _move(then: WhatIf, card: str, n: int, place: str, seat: int | None) -> None:
    if seat is not None:
        then.give(seat, card, n)
    elif place == "supply":
        then.put_back(card, n)


def last_round(table: Table, seat: int | None, counts: bool, points: bool) -> tuple[View, list[Step]]:
    """The table before the last turn of everybody, and the steps since: for a viewer who has not seen them."""
    mark, then = table.before_turn(table.chronicle.turn - table.game.players)
    start, now = seen(then, seat), table.game.inner.view(seat)
    return start.view, steps_since(table, seat, mark, start, now, counts, points)


@lru_cache(256)
def _parts(batches: Batches, size: int) -> list[Part]:
    """The parts of a turn after so many raw events; they are the same for all viewers."""
    before, after = parted(batches, size)
    old = sum(len(batch.events) for batch in before)
    events = list(chain.from_iterable(batch.events for batch in (*before, *after)))
    (_, lines), again = joined_of((*before, *after)), repeats(events)
    out: list[Part] = []
    paying = next((i for i, event in enumerate(events) if event.kind == "phase"), len(events)) - old
    for size in _cut(events[old:], paying):
        news = events[old : old + size]
        out.append(Part(news, placed(joined(news), again[old]), lines[old + size - 1]))
        old += size
    return out


def _cut(events: Sequence[Event], paying: int) -> Iterator[int]:
    """How many events each step has; from event `paying` on Treasures are played."""
    start = 0
    for i in range(1, len(events) + 1):
        if i == len(events) or not _belongs(events[start:i], events[i], start > paying):
            yield i - start
            start = i


def _belongs(step: Sequence[Event], e: Event, paying: bool) -> bool:
    """Whether an event is part of the step that these have begun."""
    begun = step[0]
    if begun.kind == "cleanup":
        return e.kind in CLEANS and e.player == begun.player
    if e.kind in WITH_THE_LAST:
        return True
    if begun.kind == e.kind == "play" and e.depth == 0:
        coins = all(one.kind in ("play", "coins") for one in step)
        return coins and len(step) > 1 and begun.player == e.player and (paying or begun.cards == e.cards)
    if e.kind in DRAWS:
        cause = begun.cards[0] if begun.kind == "play" else begun.source
        return (e.player, e.source) == (begun.player, cause)
    return e.kind in TOGETHER and _what(step[-1]) == _what(e)


def _what(e: Event) -> tuple[object, ...]:
    return e.kind, e.player, e.source, e.depth, e.detail


def _step(
    board: Following,
    part: Part,
    names: tuple[str, ...],
    seat: int | None,
    cards: Mapping[str, CardDef],
    end: View | None = None,
) -> Step:
    """The step of these events; the last one leads to the table as it is at the end."""
    moves: list[Move] = []
    turn = board.view["player"]
    for event in part.events:
        moves += board.apply(event.seen_by(seat))
    if end is not None:
        board.settle(end)
    begun = part.events[0]
    source = cards.get(begun.source or "")
    attack = source is not None and bool(source.types & ATTACK)
    step = Step(
        player=begun.player,
        kind=begun.kind,
        source=begun.source,
        phrases=[line.phrase for line in told(part.log, names, seat)],
        lines=part.lines,
        moves=moves,
        after=board.change(),
        harm=attack and begun.player != turn and begun.kind in HARMS,
    )
    if board.counts:
        step.counts = [PileSizes(deck=size.deck, discard=size.discard) for size in board.sizes]
    return step
