"""Writing records and replaying them line by line; the first line that does not fit is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demesne.cards import BASIC, COLONIES, Catalogue
from demesne.kernel import const as k
from demesne.kernel.names import DECISIONS
from demesne.notation import RULES_VERSION
from demesne.notation import kingdom as kingdom_text
from demesne.notation import record as record_text
from demesne.refusal import Phrase, Refusal

from .arguments import edition_of, extras_of, first_of, players_of, start_of_position
from .own_cards import catalogue_with
from .start import Start

if TYPE_CHECKING:
    from .game import Game


Entry = tuple[Any, ...]


def is_resample(entry: Entry) -> bool:
    return bool(entry) and entry[0] == "resample"


def record_of(game: Game) -> record_text.Record:
    start = game._origin.start
    record = record_text.Record(
        rules=RULES_VERSION,
        kingdom=start.kingdom,
        players=start.players,
        edition=start.edition,
        first=start.first,
        double_treasures=start.double_treasures,
        colonies=start.colonies,
        key=start.key,
        extras=start.extras,
        position=start.position.data if start.position else None,
        own=[repr(c) for c in game._origin.kinds.own],
    )
    replay = type(game).__new__(type(game))
    replay._begin(start, game._origin.kernel)
    turn = None
    for entry in game._entries():
        if (replay.player, replay.turn, replay.extra) != turn:
            turn = (replay.player, replay.turn, replay.extra)
            record.lines.append(record_text.TurnLine(turn[1], turn[0], replay._state.fingerprint()))
        if is_resample(entry):
            record.lines.append(record_text.Resample(entry[1], entry[2]))
        else:
            kind = DECISIONS[replay._state.pending().kind]
            names = tuple(game._origin.kinds.action_name(a) for a in entry)
            record.lines.append(record_text.AnswerLine(kind, names))
        replay._redo(entry)
    if replay.over:
        record.lines.append(record_text.End(replay.ends or "", replay.scores(), replay._state.fingerprint()))
    return record


def replayed(cls: type[Game], record: record_text.Record, key: bytes | None) -> Game:
    """Replay a record line by line; the first line that does not fit is an error that names both rules versions."""
    if key is not None and record.key is None:
        if record_text.commitment_of(key) != record.commitment:
            raise Refusal("error-in", where="record", error=Phrase("error-record-committed"))
        record.key = key
    if record.key is None:
        raise Refusal("error-record-sealed")
    catalogue = _catalogue_of(record)
    game = cls.__new__(cls)
    if record.position is None:
        ten = kingdom_text.ten_names(list(record.kingdom), catalogue.cards, (*BASIC, *COLONIES))
        first = first_of(record.first, players_of(record.players), b"")
        edition = edition_of(record.edition, 2)
        doubled, colonies = record.double_treasures, record.colonies
        rest = (doubled, None, colonies, extras_of(record.extras, ten, catalogue))
        start = Start(catalogue, tuple(ten), record.players, edition, record.key, first, *rest)
    else:
        more: dict[str, Any] = {"kingdom": list(record.kingdom), "edition": record.edition, "first": record.first}
        more |= {"double_treasures": record.double_treasures, "colonies": record.colonies, "extras": record.extras}
        start = start_of_position({**record.position, **more}, catalogue, record.key)
    game._begin(start)
    for line in record.lines:
        try:
            _follow(game, line)
        except Refusal as error:
            versions = {"recorded": str(record.rules), "rules": str(RULES_VERSION)}
            raise Refusal("error-record-differs", versions, line=str(line.at), error=error) from None
    return game


def _follow(game: Game, line: record_text.Line) -> None:
    if isinstance(line, record_text.AnswerLine):
        asked = game._state.pending().kind
        if asked == k.D_NONE:
            raise Refusal("error-record-over", answered=line.kind)
        if DECISIONS[asked] != line.kind:
            raise Refusal("error-record-asks", asked=DECISIONS[asked], answered=line.kind)
        game.answer(*line.picks)
    elif isinstance(line, record_text.Resample):
        pending = game._state.pending()
        if pending.kind == k.D_NONE or pending.seat != line.seat:
            raise Refusal("error-resample", seat=str(line.seat))
        game._redo(("resample", line.seat, line.key))
    else:
        if isinstance(line, record_text.TurnLine) and (line.turn, line.seat) != (game.turn, game.player):
            raise Refusal("error-record-turn", turn=str(game.turn), seat=str(game.player))
        if isinstance(line, record_text.End) and (
            not game.over or game.ends != line.ends or game.scores() != line.scores
        ):
            raise Refusal("error-record-end")
        if line.fingerprint != game._state.fingerprint():
            expected = f"{game._state.fingerprint():08x}"
            raise Refusal("error-record-state", expected=expected, got=f"{line.fingerprint:08x}")


def _catalogue_of(record: record_text.Record) -> Catalogue:
    """The cards a record may use: the published ones and its own, exactly as they are in it."""
    return catalogue_with(record.own, "record")
