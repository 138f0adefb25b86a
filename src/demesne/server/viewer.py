"""One viewer: a socket, the seat it views, and what it was last sent; nothing is sent that the seat may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import asdict

from demesne import __version__
from demesne.game import Game
from demesne.refusal import Phrase, Refusal
from demesne.table import Answer, Autoplay, Entry, Table
from demesne.table.ahead import buying, until_buying
from demesne.table.arranging import arranged
from demesne.table.chronicle import Mark
from demesne.table.messages import (
    PROTOCOL,
    Agree,
    AnswerGiven,
    Arrange,
    AutoplaySet,
    BuyAhead,
    FromClient,
    Hello,
    Look,
    PickCard,
    Ping,
    ResignWanted,
    SayPhrase,
    Suggest,
    TakeOver,
    TypedLine,
    UndoWanted,
)
from demesne.table.outgoing import (
    AnswerTaken,
    Blunder,
    Closed,
    FromServer,
    Links,
    LogNews,
    PileSizes,
    Pong,
    Told,
    UndoAsked,
    ViewMessage,
    Welcome,
    encode,
    refused,
)
from demesne.table.shown import Lines, decision_id, log_of, result, shown, told_since, was_answered
from demesne.table.steps import last_round, steps_since
from demesne.table.typed import typed
from demesne.views.earlier import completed
from demesne.views.view import View

from . import actions

if TYPE_CHECKING:
    from .live import Live

PHRASES = (
    *("say-hello", "say-luck", "say-nice", "say-thanks", "say-oops", "say-wait", "say-ready"),
    *("say-well-played", "say-again", "say-bye"),
)
RESTART = 1012  # reconnect: the server is restarting
SEAT_LOST = 4403  # do not reconnect automatically
MOST_WAITING = 256  # messages queued for a client that does not read
BLUNDER = 0.1  # of the probability of winning
SURE = 2.0  # standard errors
NO_NEWS = LogNews(keep=0, lines=[])


class Shown(NamedTuple):
    """What a viewer was last sent: the table, and how much of the log."""

    bare: bytes
    over: bool
    undone: int
    turn: int
    first: int
    mark: Mark
    told: Lines  # of the current turn
    view: View
    counts: list[PileSizes] | None


class Viewer:
    def __init__(self, live: Live, guest: str, seats: list[int], seat: int | None, links: Links) -> None:
        self.live = live
        self.guest = guest
        self.seats = seats
        self.seat = seat if seat in seats else seats[0] if len(seats) == 1 else None
        self.covered = len(seats) > 1 and self.seat is None  # a shared device that nobody has taken yet
        self.links = links
        self.may_play: Callable[[], list[int]] = lambda: seats
        self.code = RESTART  # with which the socket is closed
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.last: Shown | None = None
        self.asking = False  # for a hint

    # to the client

    def send(self, message: FromServer) -> None:
        self.put(encode(message))

    def put(self, raw: bytes) -> None:
        self.outbox.put_nowait(raw if self.outbox.qsize() <= MOST_WAITING else None)

    def welcome(self) -> None:
        live = self.live
        room = live.room
        self.send(
            Welcome(
                protocol=PROTOCOL,
                version=__version__,
                table=live.id,
                **asdict(live.about()),
                edition=room.edition,
                options=room.told,
                practice=room.practice,
                you=self.seats,
                links=self.links,
                rematch=room.next or None,
                own=room.own,
            )
        )
        self.show()
        if (table := live.visible) and table.wish:
            self.send(UndoAsked(undo=str(table.wishes), seat=table.wish.seat))

    def show(self) -> None:
        """The table as this viewer may see it now, if that differs from what was last sent."""
        live = self.live
        if live.closed:
            self.send(Closed(phrase=live.closed))
            return
        table = live.visible
        if self.covered or (table is None and not live.stored.finished):
            return
        if table is None:
            self._show_kept()
            return
        key = (table, self.seat, self.last and (*self.last[:6], id(self.last.told)))
        found = live.shared.get(key) if live.shared is not None else None
        if found is None:
            found = (self.last, *self._rendered(table))
            if live.shared is not None:
                live.shared[key] = found
        _, self.last, raw = found
        if raw is not None:
            self.put(raw)

    def _rendered(self, table: Table) -> tuple[Shown, bytes | None]:
        """What this viewer now knows, and the message that says so, if there is anything to say."""
        live, last = self.live, self.last
        room, undo = live.room, actions.can_undo(live, table, self.seat)
        wanted = room.options
        shown_now = shown(table, self.seat, wanted.counts, undo, room.hinted, wanted.points, wanted.tracker)
        if shown_now.decision and shown_now.decision.kind == "action":
            shown_now.decision.warnings.update(self._left_unplayed(table))
        message = ViewMessage(
            **asdict(shown_now),
            seats=live.seats_data(),
            state=live.state(),
            seat=self.seat,
            clock=live.room.options.clock,
            result=result(table) if table.over else None,
            log=NO_NEWS,
        )
        bare = encode(message)
        keep, lines, (turn, first, told) = self._news(table)
        mark = table.chronicle.mark()
        now = Shown(bare, table.over, table.undone, turn, first, mark, told, message.view, message.counts)
        if last and bare == last.bare and not lines and keep == last.first + len(last.told):
            return now, None
        message.left, message.log = live.left(self.seat), LogNews(keep=keep, lines=lines)
        if last is None or last.undone != table.undone:
            message.steps_from, message.steps = last_round(table, self.seat, wanted.counts, message.points is not None)
        else:
            points = message.points is not None
            message.steps = steps_since(table, self.seat, last.mark, last.view, message.view, last.counts, points)
        return now, encode(message)

    def _left_unplayed(self, table: Table) -> dict[str, Phrase]:
        """A warning before the Action phase ends while there is an Action that a bot would play."""
        picks = self.live.bots.at_once(self.live.room).choose(table.game)
        return {"": Phrase("warn-action", {"card": picks[0]})} if picks else {}

    def _show_kept(self) -> None:
        """A finished game played under other rules: as it was stored then."""
        live = self.live
        kept = live.stored.finished or {}
        stored = {**kept["shown"], "view": completed(kept["shown"]["view"])}
        log = LogNews(keep=0, lines=kept["log"])
        bare = encode(ViewMessage(**stored, seats=live.seats_data(), state="over", log=log))
        if self.last is None or bare != self.last.bare:
            self.last = Shown(bare, True, 0, 0, 0, (0, 0), [], stored["view"], None)
            self.put(bare)

    def _news(self, table: Table) -> tuple[int, Lines, tuple[int, int, Lines]]:
        """How many lines of the log to keep as sent, those that follow, and the current turn.

        After an undo the log is sent again from the turn that it went back to, at the end of the game from the start.
        """
        last = self.last
        if last is None or last.over != table.over:
            [now] = told_since(table, self.seat, table.chronicle.turn)
            return 0, log_of(table, self.seat), now
        since = min([last.turn, *table.reached[last.undone :]])
        turns = told_since(table, self.seat, since)
        told = [line for _, _, lines in turns for line in lines]
        same = 0
        if since == last.turn:
            pairs = enumerate(zip(last.told, told))
            same = next((i for i, (a, b) in pairs if a != b), min(len(last.told), len(told)))
        return turns[0][1] + same, told[same:], turns[-1]

    def check_seats(self) -> None:
        """Disconnect a viewer who has lost a seat to another device, or came by a link that was renewed."""
        if not set(self.seats) <= set(self.may_play()):
            self.seats, self.seat, self.links = [], None, {}
            self.send(refused(Refusal("seat-elsewhere")))
            self.code = SEAT_LOST
            self.outbox.put_nowait(None)
            self.live.viewers.discard(self)  # nothing more is sent

    # from the client

    async def receive(self, message: FromClient) -> None:
        try:
            await self.live.surely(lambda: self._do(message))
        except Refusal as error:
            self.send(refused(error, getattr(message, "decision", "")))

    async def _do(self, message: FromClient) -> None:
        live = self.live
        match message:
            case Ping():
                self.send(Pong())
            case Look(seat=seat):
                self._mine(seat)
                self.seat, self.covered, self.last = seat, False, None
                self.show()
            case AnswerGiven(confirm=True):
                await self._confirm(message)
            case AnswerGiven(decision=decision, answers=answers, coach=coach):
                if not (coach and await self._warned_of(decision, answers)):
                    await self._answer(decision, [tuple(picks) for picks in answers])
            case TypedLine(decision=decision, text=text, lang=lang):
                await self._typed(decision, text, lang)
            case BuyAhead(decision=decision, card=card, coach=coach):
                table = self._visible()
                bought = buying(table.game, seat := self._decides(table, decision), card)
                if not (coach and await self._warned(decision, [card], until_buying(table.game, seat).game)):
                    await self._answer(decision, bought)
            case Arrange(decision=decision, piles=piles, coach=coach):
                table = self._visible()
                laid = arranged(table, self._decides(table, decision), piles)
                if not (coach and await self._warned(decision, laid[0])):
                    await self._answer(decision, laid)
            case UndoWanted():
                await actions.undo(live, self._looking())
            case Agree(undo=wish, yes=yes):
                await actions.agree(live, self.seats, wish, yes)
            case AutoplaySet(level=level, cards=cards, end=end):
                for seat in self.seats:
                    live.autoplay[seat] = Autoplay(level, dict(cards), end)
                live.nudge()
            case PickCard(card=card):
                await actions.pick(live, self.seats, card)
            case Suggest(decision=decision):
                self._decides(self._visible(), decision)
                if not live.room.hinted:
                    raise Refusal("hint-off")
                if not self.asking:
                    self.asking = True
                    hint = self._suggest(decision)
                    if live.bots.searches(live.bots.strongest):
                        live.later(hint, 0)  # the socket is read on meanwhile
                    else:
                        await hint
            case SayPhrase(phrase=phrase):
                if phrase not in PHRASES:
                    raise Refusal("say-unknown")
                await actions.say(live, self._looking(), phrase)
            case ResignWanted():
                await actions.resign(live, self._looking())
            case TakeOver(seat=seat, yes=yes):
                await actions.stand_in(live, seat, self.seats, yes)
            case Hello():
                raise Refusal("hello-twice")

    def _looking(self) -> int:
        if self.seat is None:
            raise Refusal("table-not-yours")
        return self.seat

    def _mine(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("table-not-yours")

    def _decides(self, table: Table, decision: str) -> int:
        """The seat of this viewer that must answer the decision; refused if it is no longer current.

        The decision must be shown, and still be asked: others may see a decision that was answered a moment ago.
        """
        seat = self._looking()
        for now in (table, self.live.begun()):
            asked = None if now.over or now.game.pausing else now.game.asked
            if asked != seat or decision_id(now, seat) != decision:
                raise Refusal("table-answered")
        return seat

    async def _answer(self, decision: str, answers: Sequence[tuple[str, ...]]) -> None:
        await self.live.act(lambda table: self._wanted(table, decision, answers))

    def _wanted(self, table: Table, decision: str, answers: Sequence[tuple[str, ...]]) -> list[Entry]:
        seat = self._decides(table, decision)
        table.check_unseen(seat, answers)
        return [Answer(seat, picks) for picks in answers]

    async def _confirm(self, message: AnswerGiven) -> None:
        """Say that an answer is in the store, also if it came there by another process before a connection broke."""
        decision, answers = message.decision, [tuple(picks) for picks in message.answers]

        def wanted(table: Table) -> list[Entry]:
            return [] if self._has_answered(decision, answers) else self._wanted(table, decision, answers)

        if message.coach and not self._has_answered(decision, answers) and await self._warned_of(decision, answers):
            return
        await self.live.act(wanted)
        self.send(AnswerTaken(decision=decision))

    def _has_answered(self, decision: str, answers: Sequence[Sequence[str]]) -> bool:
        return was_answered(self.live.begun(), self._looking(), decision, answers)

    def _visible(self) -> Table:
        return self.live.visible or self.live.begun()

    async def _typed(self, decision: str, text: str, lang: str) -> None:
        seat = self._looking()
        meant = typed(self._visible(), seat, text, lang)
        if meant.lines:
            self.send(Told(lines=meant.lines))
        if meant.undo:
            await actions.undo(self.live, seat)
        if meant.answers:
            await self._answer(decision, meant.answers)

    async def _suggest(self, id: str) -> None:
        """What the strongest bot of this server would do, from what this seat may know."""
        try:
            hint = await self.live.bots.hint(self.live.room, self._visible().game, id)
            self._decides(self._visible(), id)  # it may have been answered meanwhile
            self.send(hint)
        except Refusal as error:
            self.send(refused(error, id))
        finally:
            self.asking = False

    async def _warned_of(self, id: str, answers: Sequence[Sequence[str]]) -> bool:
        """Warn, if one of the answers loses much; none but the last shows the seat anything."""
        table = self._visible()
        table.check_unseen(self._decides(table, id), answers)
        game = table.game
        for given in answers:
            if await self._warned(id, given, game):
                return True
            if given is not answers[-1]:
                game = game.clone().answer(*given)
        return False

    async def _warned(self, id: str, given: Sequence[str], game: Game | None = None) -> bool:
        """Warn, if the answer loses much; nobody waits for long to find that out.

        `game` is where the answer would be given, if not at once: what leads there shows nothing new.
        """
        table = self._visible()
        self._decides(table, id)
        live, game = self.live, game or table.game
        asked = game.decision
        rows = await live.bots.checked(live.room, game, given) if live.room.hinted else []
        if not rows or asked is None:
            return False
        mine = next(row for row in rows if sorted(row.answer) == sorted(given))
        loss, error = rows[0].win - mine.win, sqrt(rows[0].error ** 2 + mine.error**2)
        if loss <= BLUNDER or loss < SURE * error:
            return False
        phrase = Phrase("blunder", {"points": round(100 * loss), "error": round(100 * error)})
        self.send(Blunder(decision=id, kind=asked.kind, answer=mine, best=rows[:3], phrase=phrase))
        return True

    async def leave(self) -> None:
        self.live.viewers.discard(self)
        if self.seats or not self.live.viewers:  # a spectator changes nothing for the others
            await self.live.present()
