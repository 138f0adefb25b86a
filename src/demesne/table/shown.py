"""What one viewer is shown of a table: view, decision with its prompt, log, what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from msgspec.structs import asdict

from demesne.game import Decision as Pending
from demesne.game import Game
from demesne.game.kinds import Kinds
from demesne.languages.log import Line, told
from demesne.languages.prompts import prompt
from demesne.refusal import Refusal
from demesne.rules.specification import SPECS
from demesne.views.view import View

from .ahead import Ahead, sure, until_buying
from .arranging import fates, laid
from .chronicle import Batches, log_of_turn
from .entries import Answer
from .following import pile_sizes
from .linked import linked
from .outgoing.shown import Can, Cards, Decision, Moment, Result, Shown, Tracked
from .table import Table
from .warnings import warnings


def shown(
    table: Table,
    seat: int | None,
    counts: bool = False,
    undo: Literal["free", "ask"] | None = None,
    hint: bool = False,
    points: bool = False,
    tracker: bool = False,
    coach: bool = False,
) -> Shown:
    """Everything but the log; equal knowledge gives equal data. `counts` adds the sizes of decks and discard piles,
    `points` everybody's points, `tracker` what the seat could have remembered of cards that it does not see.

    `undo` says how this seat can undo, `hint` whether the table allows hints, `coach` whether it allows warnings.
    """
    game = table.game
    view = game.inner.view(seat)
    decision = game.decision if seat is not None and game.asked == seat and not game.pausing else None
    plays = seat is not None and not table.over and seat not in table.resigned
    return Shown(
        view=view,
        decision=_asked(table, view, decision) if decision else None,
        counts=pile_sizes(game) if counts else None,
        points=game.scores() if points and _is_remembered(game.inner.kinds) else None,
        can=Can(undo=undo, resign=plays, hint=plays and hint, coach=plays and coach),
        tracked=tracked(game, seat) if tracker else None,
    )


def tracked(game: Game, seat: int | None) -> Tracked:
    """A player knows what they own and what of it they hold, have played or discarded; the rest is the deck."""
    deck, discard = ([], []) if seat is None else (game.cards(seat, "deck"), game.cards(seat, "discard"))
    known = _is_remembered(game.inner.kinds)
    owned = [sorted(game.inner.owned(p).items()) for p in range(game.players)] if known else None
    return Tracked(deck=_counted(deck), discard=_counted(discard), owned=owned)


def _counted(cards: Iterable[str]) -> Cards:
    return sorted(Counter(cards).items())


@lru_cache(64)
def _is_remembered(kinds: Kinds) -> bool:
    """Whether all could have remembered what everybody owns: no card of the game is passed on face down."""
    piles = [kinds.cards[kind] for kind in kinds.pile_kinds.values()]
    return not any("pass" in SPECS[w.name].asks for card in piles for w in card.words())


def result(table: Table) -> Result:
    """How the game ended."""
    game = table.game
    return Result(
        scores=game.scores(), turns=game.turns(), winners=table.winners(), resigned=table.resigned, ends=game.ends
    )


Lines = list[Line]  # many share them, so nobody may change them


def log_of(table: Table, seat: int | None, everything: bool = False) -> Lines:
    """The log as this seat may read it; after the end nothing is hidden any more."""
    everything = everything or table.game.over
    turns = told_since(table, None if everything else seat, 0, everything)
    return [line for _, _, lines in turns for line in lines]


def told_since(table: Table, seat: int | None, turn: int, everything: bool = False) -> list[tuple[int, int, Lines]]:
    """Number, first line and lines of the turns from that number on; at least of the current one."""
    names = tuple(table.names())
    return [
        (number, first, _told(batches, resigned, names, seat, everything))
        for number, first, batches, resigned in table.chronicle.since(turn)
    ]


@lru_cache(1024)
def _told(
    batches: Batches, resigned: tuple[int, ...], names: tuple[str, ...], seat: int | None, everything: bool
) -> Lines:
    """The lines of one turn: made once for all viewers, now and later."""
    return told(log_of_turn(batches, resigned), names, seat, everything)


def moment(table: Table, n: int, seat: int | None) -> Moment:
    """The table after n answers of a finished game; nothing is hidden any more."""
    total = table.begun + len(table.live)
    if not 0 <= n <= total or (seat is not None and not 0 <= seat < table.game.players):
        raise Refusal("table-moment", most=total)
    then = table.at(n)
    hands = [then.game.cards(p, "hand") for p in range(then.game.players)]
    log = log_of(then, seat, everything=seat is None)
    return Moment(**asdict(shown(then, seat)), log=log, hands=hands, n=n, of=total)


def decision_id(table: Table, seat: int) -> str:
    """Counts only what the seat knows: its own answers and the undos, which all can see."""
    return f"{table.authors.count(seat)}.{table.undone}"


def was_answered(table: Table, seat: int, decision: str, answers: Sequence[Sequence[str]]) -> bool:
    """Whether the seat has given exactly these answers, the first of them to that decision."""
    mine = [table.entries[n] for n in table.live if table.entries[n].seat == seat]
    first = next((n for n in range(len(mine)) if f"{n}.{table.undone}" == decision), len(mine))
    given = [list(entry.picks) for entry in mine[first : first + len(answers)] if isinstance(entry, Answer)]
    return given == [list(picks) for picks in answers]


def _asked(table: Table, view: View, pending: Pending) -> Decision:
    asked = pending._asdict()
    open_fates = fates(table.game, pending)
    ahead = _ahead(table.game, pending)
    return Decision(
        id=decision_id(table, pending.player),
        prompt=prompt(asked, view["player"], table.names(), table.game.inner.catalogue.cards),
        kind=pending.kind,
        source=pending.source,
        zone=pending.zone,
        about=pending.about,
        options=list(Counter(pending.options).items()),
        least=pending.least,
        most=pending.most,
        ordered=pending.ordered,
        warnings=warnings({**view, "decision": asked}, ahead.decision.options if ahead else []),
        treasures=_coins_of_all(table.game, pending, ahead),
        ahead=list(dict.fromkeys(ahead.decision.options)) if ahead else [],
        laid=laid(table.game, pending.player) if open_fates else [],
        fates=open_fates,
        then=linked(table.game, pending, table.names()),
    )


def _ahead(game: Game, pending: Pending) -> Ahead | None:
    """The purchase to which `buy_ahead` leads now."""
    if pending.kind not in ("action", "treasure"):
        return None
    try:
        return until_buying(game, pending.player)
    except Refusal:
        return None


def _coins_of_all(game: Game, pending: Pending, ahead: Ahead | None) -> int | None:
    """The coins once all Treasures on offer are played; None if that depends on cards that nobody knows yet."""
    if ahead and ahead.answers == [tuple(pending.options)]:
        return ahead.game.coins
    if pending.kind != "treasure" or not pending.options or not sure(pending.options, game.inner.catalogue.cards):
        return None
    return game.clone().answer(*pending.options).coins
