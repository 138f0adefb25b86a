"""What happened since a viewer was last shown the table, step by step, for a page that shows it one after the other.

A step is what a person would call one: a card played with its bonuses, equal Treasures in a row, a draw, a gain, the
Clean-up. Where steps begin does not depend on the viewer; what they say is what the viewer's log says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from demesne.game import Event, Game
from demesne.game.events import typed
from demesne.rules import CardDef
from demesne.rules.language import ATTACK
from demesne.views.view import View
from demesne.words.log import joined, lengths, repeats, told

from .chronicle import Mark, unpacked
from .following import BONUSES, Following
from .outgoing import Move, PileSizes, Step
from .shown import pile_sizes
from .table import Table
from .what_if import WhatIf

WITH_THE_LAST = (*BONUSES, "phase", "costs_less", "unaffected", "tokens", "token_moved", "bar")
HARMS = ("discard", "trash", "gain", "topdeck", "pass", "to_mat", "deck_into_discard")
TOGETHER = ("gain", "trash", "discard", "draw", "return")  # equal ones in a row are one step
CLEANS = ("discard", "shuffle", "draw", "take")


class Part(NamedTuple):
    """The events of one step, which of them are repeated plays, and the lines of the log up to its end."""

    events: list[Event]
    again: list[bool]
    lines: int


def steps_since(
    table: Table,
    seat: int | None,
    mark: Mark,
    before: View,
    now: View,
    sizes: Sequence[PileSizes] | None = None,
    points: bool = False,
) -> list[Step]:
    """The steps from a moment of the log until now. This viewer's table was `before`, with piles of these sizes.

    `points`: the table shows everybody's.
    """
    seen: list[Event] = []
    parts = list(_parts(table, mark, seen))
    if not parts:
        return []
    cards = {card.name: card for card in table.game.inner.kinds.cards}
    names = table.names()

    shuffled = _shuffled(before, cards, parts, seat, now) if sizes is None else 0
    board = Following(before, sizes, cards, shuffled)
    for event in seen:
        board.note(event)
    steps: list[Step] = []
    tokens: list[list[int]] = []  # everybody's victory tokens after each step
    for part in parts:
        steps.append(_step(board, part, names, seat, cards, now if part is parts[-1] else None))
        tokens.append([player["tokens"].get("victory", 0) for player in board.players])
    if points:
        _score(table.game, steps, tokens)
    return [step for step in steps if step.phrases or step.moves or step.after]


def _shuffled(before: View, cards: Mapping[str, CardDef], parts: Sequence[Part], seat: int | None, now: View) -> int:
    """The size of the viewer's deck after its last shuffle: what the deck has now and has lost since."""
    events = [event for part in parts for event in part.events]
    if seat is None or not any(event.kind == "shuffle" and event.player == seat for event in events):
        return 0
    board = Following(before, None, cards)
    for part in parts:
        for event, again in zip(part.events, part.again, strict=True):
            board.apply(event.seen_by(seat), again)
    return (now["players"][seat]["deck_size"] or 0) - (board.players[seat]["deck_size"] or 0)


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
        for card, n, out, giver, into, taker in steps[at].moves:
            if card is None:  # what moves unseen stays its owner's
                continue
            changed = changed or giver != taker
            _move(then, card, n, out, giver)
            _move(then, card, -n, into, taker)
        points = then.scores() if changed else points


def _move(then: WhatIf, card: str, n: int, place: str, seat: int | None) -> None:
    if seat is not None:
        then.give(seat, card, n)
    elif place == "supply":
        then.put_back(card, n)


def last_round(table: Table, seat: int | None, sizes: bool, points: bool) -> tuple[View, list[Step]]:
    """The table before the last turn of everybody, and the steps since: for a viewer who has not seen them."""
    mark, then = table.before_turn(table.chronicle.turn - table.game.players)
    before, now = then.inner.view(seat), table.game.inner.view(seat)
    return before, steps_since(table, seat, mark, before, now, pile_sizes(then) if sizes else None, points)


def _parts(table: Table, mark: Mark, seen: list[Event]) -> Iterator[Part]:
    """The parts since a moment; what happened in its turn before it is added to `seen`."""
    turn, size = mark
    for number, first, packed in table.chronicle.since(turn):
        raw = unpacked(packed)
        skip = size if number == turn else 0
        old, new = (typed(part, table.chronicle.kinds) for part in (raw[:skip], raw[skip:]))
        seen += old
        lines, again = lengths([*old, *new]), repeats([*old, *new])
        at = len(old)
        for size_of in _cut(new):
            till = at + size_of
            yield Part(new[at - len(old) : till - len(old)], again[at:till], first + lines[till - 1])
            at = till


def _cut(events: Sequence[Event]) -> Iterator[int]:
    """How many events each step has."""
    start = 0
    for i in range(1, len(events) + 1):
        if i == len(events) or not _belongs(events[start:i], events[i]):
            yield i - start
            start = i


def _belongs(step: Sequence[Event], e: Event) -> bool:
    """Whether an event is part of the step that these have begun."""
    begun = step[0]
    if begun.kind == "cleanup":
        return e.kind in CLEANS and e.player == begun.player
    if e.kind in WITH_THE_LAST:
        return True
    if begun.kind == e.kind == "play" and e.depth == 0:
        coins = all(one.kind in ("play", "coins") for one in step)
        return coins and len(step) > 1 and (begun.cards, begun.player) == (e.cards, e.player)
    return e.kind in TOGETHER and _what(step[-1]) == _what(e)


def _what(e: Event) -> tuple[object, ...]:
    return e.kind, e.player, e.source, e.depth, e.detail


def _step(
    board: Following,
    part: Part,
    names: Sequence[str],
    seat: int | None,
    cards: Mapping[str, CardDef],
    end: View | None = None,
) -> Step:
    """The step of these events; the last one leads to the table as it is at the end."""
    moves: list[Move] = []
    turn = board.view["player"]
    for event, again in zip(part.events, part.again, strict=True):
        moves += board.apply(event.seen_by(seat), again)
    if end is not None:
        board.settle(end)
    begun = part.events[0]
    source = cards.get(begun.source or "")
    attack = source is not None and bool(source.types & ATTACK)
    step = Step(
        player=begun.player,
        kind=begun.kind,
        source=begun.source,
        phrases=[line.phrase for line in told(joined(part.events), names, seat, again=part.again[0])],
        lines=part.lines,
        moves=moves,
        after=board.change(),
        harm=attack and begun.player != turn and begun.kind in HARMS,
    )
    if board.counts:
        step.counts = [PileSizes(deck=size.deck, discard=size.discard) for size in board.counts]
    return step
