"""One viewer: a socket, the seat it views, and what it was last sent; nothing is sent that the seat may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import asdict

from demesne import __version__
from demesne.game import Game
from demesne.languages.log import stored_line
from demesne.refusal import Phrase, Refusal
from demesne.strategies.levels import LEVELS
from demesne.table import Answer, Autoplay, Entry, Table, messages
from demesne.table.ahead import buying, until_buying
from demesne.table.arranging import arranged
from demesne.table.chronicle import Mark
from demesne.table.first_game import taught
from demesne.table.following import Seen, pile_sizes
from demesne.table.outgoing import socket as out
from demesne.table.outgoing.seats import Links
from demesne.table.outgoing.shown import LogNews
from demesne.table.outgoing.socket import FromServer, encode, refused
from demesne.table.room import Room
from demesne.table.shown import Lines, decision_id, log_of, result, shown, told_since, was_answered
from demesne.table.steps import last_round, steps_since
from demesne.table.typed import typed
from demesne.views.earlier import completed

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
NO_NEWS = LogNews(keep=0, lines=[])


class LastSent(NamedTuple):
    """What a viewer was last sent: the table, and how much of the log."""

    bare: bytes
    over: bool
    undone: int
    turn: int
    first: int
    mark: Mark
    told: Lines  # of the current turn
    seen: Seen


class Viewer:
    def __init__(self, live: Live, guest: str, seats: list[int], seat: int | None, links: Links) -> None:
        self.live = live
        self.guest = guest
        self.seats = seats
        self.seat = seat if seat in seats else seats[0] if len(seats) == 1 else None
        self.covered = len(seats) > 1 and self.seat is None  # a shared device that nobody has taken yet
        self.links = links
        self.may_play: Callable[[], list[int]] = lambda: seats
        self.watch: Callable[[str], str] = lambda table: table  # what a link to watch a table has after /watch/
        self.code = RESTART  # with which the socket is closed
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.last: LastSent | None = None
        self.asking = ""  # the decision that a hint was asked for last, while one is worked out

    # to the client

    def send(self, message: FromServer) -> None:
        self.put(encode(message))

    def put(self, raw: bytes) -> None:
        self.outbox.put_nowait(raw if self.outbox.qsize() <= MOST_WAITING else None)

    def welcome(self) -> None:
        live = self.live
        room = live.room
        self.send(
            out.Welcome(
                protocol=messages.PROTOCOL,
                version=__version__,
                table=live.id,
                **asdict(live.about()),
                edition=room.edition,
                options=room.told,
                practice=room.practice,
                you=self.seats,
                links=self.links,
                rematch=self.rematch,
                own=room.own,
                day=room.day,
            )
        )
        self.show()
        if (table := live.visible) and table.wish:
            self.send(out.UndoAsked(undo=str(table.wishes), seat=table.wish.seat))

    @property
    def rematch(self) -> str | None:
        """The table of the next game; for who only watches, what leads to it."""
        following = self.live.room.next
        return (following if self.seats else self.watch(following)) if following else None

    def show(self) -> None:
        """The table as this viewer may see it now, if that differs from what was last sent."""
        live = self.live
        if live.closed:
            self.send(out.Closed(phrase=live.closed))
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

    def _rendered(self, table: Table) -> tuple[LastSent, bytes | None]:
        """What this viewer now knows, and the message that says so, if there is anything to say."""
        live, last = self.live, self.last
        room, over, undo = live.room, table.over, actions.can_undo(live, table, self.seat)
        wanted = room.options
        shown_now = shown(
            table, self.seat, wanted.counts, undo, room.hinted, wanted.points, wanted.tracker, room.coached
        )
        if shown_now.decision and shown_now.decision.kind == "action":
            shown_now.decision.warnings.update(self._left_unplayed(table))
        message = out.ViewMessage(
            **asdict(shown_now),
            seats=live.seats_data(),
            state=live.state(),
            seat=self.seat,
            clock=live.room.options.clock,
            result=result(table) if over else None,
            log=NO_NEWS,
            lessons=taught(table, self.seat) if room.lesson and self.seat is not None else None,
        )
        bare = encode(message)
        keep, lines, (turn, first, told) = self._news(table)
        mark = table.chronicle.mark()
        seen = Seen(message.view, pile_sizes(table.game), table.game.inner.held())
        now = LastSent(bare, over, table.undone, turn, first, mark, told, seen)
        if last and bare == last.bare and not lines and keep == last.first + len(last.told):
            return now, None
        message.left, message.log = live.deadline.left(self.seat), LogNews(keep=keep, lines=lines)
        if last is None or last.undone != table.undone:
            message.steps_from, message.steps = last_round(table, self.seat, wanted.counts, message.points is not None)
        else:
            points = message.points is not None
            message.steps = steps_since(table, self.seat, last.mark, last.seen, message.view, wanted.counts, points)
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
        log = LogNews(keep=0, lines=[stored_line(line) for line in kept["log"]])
        bare = encode(out.ViewMessage(**stored, seats=live.seats_data(), state="over", log=log))
        if self.last is None or bare != self.last.bare:
            self.last = LastSent(bare, True, 0, 0, 0, (0, 0), [], Seen(stored["view"], [], None))
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

    async def receive(self, message: messages.FromClient) -> None:
        try:
            await self.live.others.surely(lambda: self._do(message))
        except Refusal as error:
            self.send(refused(error, getattr(message, "decision", "")))

    async def _do(self, message: messages.FromClient) -> None:
        live = self.live
        match message:
            case messages.Ping():
                self.send(out.Pong())
            case messages.Look(seat=seat):
                self._mine(seat)
                self.seat, self.covered, self.last = seat, False, None
                self.show()
            case messages.AnswerGiven(confirm=True):
                await self._confirm(message)
            case messages.AnswerGiven(decision=decision, answers=answers, coach=coach):
                blunder = await self._weighed(decision, answers) if coach else None
                await self._coached(decision, [tuple(picks) for picks in answers], blunder)
            case messages.TypedLine(decision=decision, text=text, lang=lang):
                await self._typed(decision, text, lang)
            case messages.BuyAhead(decision=decision, card=card, coach=coach):
                table = self._visible()
                bought = buying(table.game, seat := self._decides(table, decision), card)
                buys = until_buying(table.game, seat).game
                await self._coached(decision, bought, await self._blunder([card], buys) if coach else None)
            case messages.Arrange(decision=decision, piles=piles, coach=coach):
                table = self._visible()
                laid = arranged(table, self._decides(table, decision), piles)
                await self._coached(decision, laid, await self._blunder(laid[0], table.game) if coach else None)
            case messages.UndoWanted():
                await actions.undo(live, self._looking())
            case messages.Agree(undo=wish, yes=yes):
                await actions.agree(live, self.seats, wish, yes)
            case messages.AutoplaySet(level=level, cards=cards, end=end):
                for seat in self.seats:
                    live.automatic.autoplay[seat] = Autoplay(level, dict(cards), end)
                live.automatic.nudge()
            case messages.PickCard(card=card):
                await actions.pick(live, self.seats, card)
            case messages.Suggest(decision=decision):
                self._decides(self._visible(), decision)
                if not live.room.hinted:
                    raise Refusal("hint-off")
                busy, self.asking = bool(self.asking), decision
                if not busy:
                    hint = self._suggest(decision)
                    if live.bots.searches(live.bots.strongest):
                        live.later(hint)  # the socket is read on meanwhile
                    else:
                        await hint
            case messages.SayPhrase(phrase=phrase):
                if phrase not in PHRASES:
                    raise Refusal("say-unknown")
                await actions.say(live, self._looking(), phrase)
            case messages.ResignWanted():
                await actions.resign(live, self._looking())
            case messages.TakeOver(seat=seat, yes=yes):
                await actions.stand_in(live, seat, self.seats, yes)
            case messages.Hello():
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

    async def _confirm(self, message: messages.AnswerGiven) -> None:
        """Say that an answer is in the store, also if it came there by another process before a connection broke."""
        decision, answers = message.decision, [tuple(picks) for picks in message.answers]

        def wanted(table: Table) -> list[Entry]:
            return [] if self._has_answered(decision, answers) else self._wanted(table, decision, answers)

        asked = message.coach and not self._has_answered(decision, answers)
        if asked and (blunder := await self._weighed(decision, answers)):
            blunder.decision = decision
            return self.send(blunder)
        await self.live.act(wanted)
        self.send(out.AnswerTaken(decision=decision))

    def _has_answered(self, decision: str, answers: Sequence[Sequence[str]]) -> bool:
        return was_answered(self.live.begun(), self._looking(), decision, answers)

    def _visible(self) -> Table:
        return self.live.visible or self.live.begun()

    async def _typed(self, decision: str, text: str, lang: str) -> None:
        seat = self._looking()
        meant = typed(self._visible(), seat, text, lang)
        if meant.lines:
            self.send(out.Told(lines=meant.lines))
        if meant.undo:
            await actions.undo(self.live, seat)
        if meant.answers:
            await self._answer(decision, meant.answers)

    async def _suggest(self, id: str) -> None:
        """A hint for this decision, and then for the one that was asked about meanwhile."""
        try:
            await self._hint(id)
            while self.asking != id:
                id = self.asking
                await self._hint(id)
        finally:
            self.asking = ""

    async def _hint(self, id: str) -> None:
        """What the strongest bot of this server would do, from what this seat may know; nothing if that is too late."""
        try:
            self._decides(self._visible(), id)
            hint = await self.live.bots.hint(self.live.room, self._visible().game, id)
            self._decides(self._visible(), id)
            self.send(hint)
        except Refusal as error:
            if error.phrase.id != "table-answered":
                self.send(refused(error, id))

    async def _coached(self, id: str, answers: Sequence[tuple[str, ...]], blunder: out.Blunder | None) -> None:
        """Give these answers and say what the coach has found; not given if one free undo would not take them back."""
        after = "" if blunder is None else self._still_mine(id, answers)
        if after:
            self.live.automatic.waits = after
        if blunder is None or after:
            await self._answer(id, answers)
        if blunder is not None:
            blunder.given, blunder.decision = bool(after), after or id
            self.send(blunder)

    def _still_mine(self, id: str, answers: Sequence[tuple[str, ...]]) -> str:
        """The decision of this seat after these answers, if they can be taken back freely then; else nothing."""
        table = self._visible()
        seat = self._decides(table, id)
        if len(answers) > 1 or self.live.room.options.undo == "off":
            return ""
        after = table.after(self._wanted(table, id, answers))
        undo = after.undo_of(seat)
        free = undo is not None and after.is_free(undo) and not after.over and after.game.asked == seat
        return decision_id(after, seat) if free else ""

    async def _weighed(self, id: str, answers: Sequence[Sequence[str]]) -> out.Blunder | None:
        """What the coach says of the first of these answers that loses much; none but the last shows anything."""
        table = self._visible()
        table.check_unseen(self._decides(table, id), answers)
        game = table.game
        for given in answers:
            if blunder := await self._blunder(given, game):
                return blunder
            if given is not answers[-1]:
                game = game.clone().answer(*given)
        return None

    async def _blunder(self, given: Sequence[str], game: Game) -> out.Blunder | None:
        """What the coach says of an answer, if it loses much; nobody waits for long to find that out.

        `game` is where the answer would be given, if not at once: what leads there shows nothing new.
        """
        room, asked = self.live.room, game.decision
        advice = await self.live.bots.checked(room, game, given) if room.coached else None
        if advice is None or advice.warning is None or asked is None:
            return None
        phrase = advice.warning
        if "who" in phrase.values:
            phrase = phrase._replace(values={**phrase.values, "who": room.names()[int(phrase.values["who"])]})
        mine = next(row for row in advice.rows if sorted(row.answer) == sorted(given))
        return out.Blunder(
            decision="",
            given=False,
            kind=asked.kind,
            answer=mine,
            best=list(advice.rows[:3]),
            phrase=phrase,
            fact=advice.fact,
            ways=list(advice.ways),
            assumes=_assumed(room, asked.player, advice.playouts),
        )

    async def leave(self) -> None:
        self.live.viewers.discard(self)
        if self.seats or not self.live.viewers:  # a spectator changes nothing for the others
            await self.live.present()


def _assumed(room: Room, seat: int, n: int) -> Phrase:
    """What the numbers behind a warning rest on: who the others are, and how many shuffles."""
    others = [place for i, place in enumerate(room.places) if i != seat]
    bots = [place for place in others if place.bot in LEVELS]
    if len(others) == 1 and bots:
        return Phrase("coach-assumes-bot", {"n": n, "who": bots[0].name, "level": bots[0].bot})
    return Phrase("coach-assumes-bots", {"n": n}) if bots else Phrase("coach-assumes", {"n": n})
