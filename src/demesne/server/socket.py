"""One socket: hello first, then messages both ways until either side closes. Unreadable messages change nothing."""

from __future__ import annotations

import asyncio
from logging import ERROR
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from demesne.refusal import Refusal
from demesne.table.messages import AnswerGiven, FromClient, Hello, decode
from demesne.table.outgoing.socket import encode, refused

from .budgets import Customer
from .context import Context
from .dependencies import Asker, InPath, Ours
from .errors import TooMany, Unable, status_of
from .http import TABLE, known
from .limits import Buckets
from .logs import hashed, note
from .middleware import Caller
from .pieces import LONGEST_NAP, paid_by

if TYPE_CHECKING:
    from .viewer import Viewer

GOING_AWAY, POLICY, LATER = 1001, 1008, 1013
OWN = 4000  # our close codes are this plus an HTTP status: after 4400 to 4499 reconnecting is no use
GONE = (WebSocketDisconnect, OSError)

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}")
async def look(socket: Socket, table: InPath, context: Ours, caller: Asker) -> None:
    try:
        await served(socket, table, context, caller)
    finally:
        del socket.receive, socket.send  # they refer to the socket, which would stay till the next collection


async def served(socket: Socket, table: str, context: Context, caller: Caller) -> None:
    guest, customer = caller.guest or context.guests.new(), Customer(caller.address, caller.guest, context.budgets)
    await socket.accept()
    if connection := socket.scope["state"].get("socket"):  # none where a test has no network
        connection.paid(paid_by(context.budgets, customer))
    try:
        with context.open.one_more(*seats_taken(context, caller, guest)):
            context.metrics("sockets", 1)
            begun = context.clock()
            try:
                await Talk(socket, context, table, guest, customer).run()
            finally:
                context.metrics("sockets", -1)
                name = table if TABLE.fullmatch(table) else ""  # otherwise it may be anything, even a link
                seconds = round(context.clock() - begun, 1)
                note("socket", request=caller.request, guest=hashed(guest), table=name, seconds=seconds)
    except TooMany as refusal:
        await turn_away(socket, refusal)


def seats_taken(context: Context, caller: Caller, guest: str) -> list[tuple[Any, int]]:
    limits = context.limits
    taken = [("all", limits.sockets_of_all), (("guest", guest), limits.sockets)]
    return [*taken, (("address", caller.address), limits.sockets_of_address)] if caller.address else taken


async def turn_away(socket: Socket, refusal: Refusal) -> None:
    """Say why, then close."""
    try:
        await socket.send_data(encode(refused(refusal)).decode())
        await socket.close(code=LATER if isinstance(refusal, TooMany) else OWN + status_of(refusal))
    except GONE:
        pass


class Talk:
    """The conversation over one socket."""

    def __init__(self, socket: Socket, context: Context, table: str, guest: str, customer: Customer) -> None:
        self.socket = socket
        self.context = context
        self.table = table
        self.guest = guest
        self.customer = customer
        self.mistakes = 0
        self.answered: float | None = None  # when an answer arrived whose effect has not been sent yet
        self.bucket = Buckets(context.limits.messages, context.clock)

    async def run(self) -> None:
        try:
            viewer = await self.context.charged(self.greeted(), self.customer)
        except Refusal as refusal:
            await turn_away(self.socket, refusal)
            return
        except GONE:
            return
        except Exception as error:
            await turn_away(self.socket, self.fault(error))
            return
        try:
            await first_of(self.hear(viewer), self.tell(viewer))
        finally:
            await self.context.charged(viewer.leave(), self.customer)

    def fault(self, error: Exception) -> Refusal:
        """An internal error: it is logged, nobody is told the details, and the others at the table play on."""
        self.context.metrics("errors", 1, "socket")
        note("fault", level=ERROR, error=error, table=self.table, guest=hashed(self.guest))
        return Unable("server-fault")

    async def greeted(self) -> Viewer:
        """A viewer must send a valid hello soon after connecting."""
        try:
            async with asyncio.timeout(self.context.limits.hello_seconds):
                hello = self.read(await self.next_message())
        except TimeoutError:
            raise Refusal("server-hello") from None
        if not isinstance(hello, Hello):
            raise Refusal("server-hello")
        return await self.context.rooms.connect(known(self.table), self.guest, hello)

    async def hear(self, viewer: Viewer) -> None:
        limits = self.context.limits
        try:
            while self.mistakes < limits.mistakes:
                async with asyncio.timeout(limits.idle_seconds):
                    raw = await self.next_message()
                while seconds := self.bucket.wait() or self.context.budgets.wait(self.customer):
                    await asyncio.sleep(min(seconds, LONGEST_NAP))  # read fast or costly clients slowly
                await self.obey(viewer, raw)
            await self.socket.close(code=POLICY)
        except TimeoutError:
            await self.socket.close(code=GOING_AWAY)
        except GONE:
            pass

    async def obey(self, viewer: Viewer, raw: str | bytes) -> None:
        self.context.metrics("messages")
        try:
            message = self.read(raw)
            if isinstance(message, Hello):
                raise Refusal("hello-twice")
        except Refusal as refusal:
            self.mistakes += 1
            self.context.metrics("refusals")
            viewer.outbox.put_nowait(encode(refused(refusal)))
            return
        if isinstance(message, AnswerGiven):
            self.answered = self.context.clock()
        try:
            await self.context.to_the_end(viewer.receive(message), self.customer)
        except Refusal as refusal:
            self.context.metrics("refusals")
            viewer.outbox.put_nowait(encode(refused(refusal, getattr(message, "decision", ""))))
        except Exception as error:
            viewer.outbox.put_nowait(encode(refused(self.fault(error), getattr(message, "decision", ""))))

    async def tell(self, viewer: Viewer) -> None:
        limits = self.context.limits
        try:
            while (message := await viewer.outbox.get()) is not None and viewer.outbox.qsize() < limits.unsent:
                if seconds := self.context.budgets.wait(self.customer):  # many who only watch cost something, too
                    await asyncio.sleep(min(seconds, LONGEST_NAP))
                async with asyncio.timeout(limits.send_seconds):
                    await self.context.charged(self.socket.send_data(message.decode()), self.customer)
                if self.answered is not None:
                    self.context.metrics("answer_seconds", self.context.clock() - self.answered)
                    self.answered = None
            await self.socket.close(code=viewer.code)
        except GONE:  # a client that does not read for long counts as disconnected
            pass

    async def next_message(self) -> str | bytes:
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    def read(self, raw: str | bytes) -> FromClient:
        """A message that conforms to the protocol, or a refusal."""
        if isinstance(raw, bytes):
            raise Refusal("server-binary")
        if len(raw.encode()) > self.context.limits.message:
            raise Refusal("server-long", most=self.context.limits.message)
        try:
            message: FromClient = decode(raw)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise Refusal("server-message", error=str(error)[:200]) from None
        return message


async def first_of(*works: Any) -> None:
    """Run all until one ends; then cancel the others."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
