"""A seat at a table that survives broken connections: it reconnects, and nothing is lost.

Messages are read in `views` and `answer`; there is no background task.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from demesne.table.messages import PROTOCOL
from demesne.table.outgoing.seats import Deal

from .deal import Deals
from .errors import Blunder, Closed, Refused
from .http import Http
from .view import View

LARGEST = 16 * 1024 * 1024  # bytes of a message; the log of a long game is one message
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between two attempts to connect
OWN = 4000  # the server closes with this plus an HTTP status
FINAL = (400, 401, 403, 404, 409)  # statuses that another attempt would not change

Broken = (OSError, InvalidHandshake, ConnectionClosed, TimeoutError)
Chooser = Callable[[dict[str, Any], dict[str, Any]], Iterable[str] | Awaitable[Iterable[str]]]


class Seat:
    """A seat, several on a shared device, or none for a spectator."""

    def __init__(
        self, http: Http, table: str, token: str = "", number: int | None = None, deals: Deals | None = None
    ) -> None:
        self.http = http
        self.deals = deals or Deals(http)
        self.table = table
        self.number = number
        self.welcome: dict[str, Any] = {}
        self.view: View | None = None
        self.others: deque[dict[str, Any]] = deque(maxlen=100)  # messages that are neither views nor answers to mine
        self._token = token
        self._socket: ClientConnection | None = None
        self._unread: deque[View] = deque()

    async def __aenter__(self) -> Seat:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def views(self) -> AsyncIterator[View]:
        """Every view until the game is over, including the last."""
        while True:
            view = self._unread.popleft() if self._unread else await self._next_view()
            yield view
            if view.over:
                return

    async def hint(self) -> dict[str, Any]:
        """What the strongest bot of the server would do: the message with its best answers and what they win."""
        asked = self.view.asked if self.view else ""
        if not asked:
            raise Refused("nothing is asked of you now", ["table-not-asked", {}])
        await self.send({"type": "suggest", "decision": asked})
        while self.view and self.view.asked == asked:
            message = await self._read()
            if message and message["type"] == "hint":
                return message
            if message and message["type"] == "refused" and message["to"] == asked:
                raise _refusal(message)
        raise Refused("the decision has been answered", ["table-answered", {}])

    async def answer(self, picks: Iterable[str], *more: Iterable[str], coach: bool = False) -> None:
        """Answer the decision; of several answers all are accepted or none. Returns when the table has accepted it.

        After a lost connection it is sent again. It is refused if something else was answered meanwhile, as by a clock.

        With `coach` an answer that loses much is not given: `Blunder` says what would be better.
        """
        asked = self.view.asked if self.view else ""
        if not asked:
            raise Refused("nothing is asked of you now", ["table-not-asked", {}])
        message: dict[str, Any] = {"type": "answer", "decision": asked}
        message |= {"answers": [list(one) for one in (picks, *more)], "confirm": True, "coach": coach}
        taken = False
        while not taken:
            await self._say(await self._connected(), message)
            taken = await self._is_taken(asked)
        while self.view and self.view.asked == asked:  # it is shown a little later where a Reaction could be used
            await self._read()

    async def play(self, choose: Chooser) -> View:
        """Play to the end; `choose` gets a view and a decision and returns the picks. Returns the last view."""
        async for view in self.views():
            if view.decision and view is self.view:
                picks = choose(view.view, view.decision)
                try:
                    await self.answer(await picks if inspect.isawaitable(picks) else picks)
                except Refused as refused:
                    if refused.reason != "table-answered":  # by a clock, or on another device: play on from there
                        raise
        return view

    async def undo(self) -> None:
        """Undo my last answer, or ask the others to agree."""
        await self.send({"type": "undo"})

    async def resign(self) -> None:
        await self.send({"type": "resign"})

    async def send(self, message: dict[str, Any]) -> None:
        """Send any message of the protocol; replies arrive in the views and `others`."""
        await self._say(await self._connected(), message)

    async def leave(self) -> None:
        """Close the socket; the seat stays mine."""
        if self._socket:
            await self._socket.close()
            self._socket = None

    # the socket

    async def _next_view(self) -> View:
        while not self._unread:
            await self._read()
        return self._unread.popleft()

    async def _is_taken(self, asked: str) -> bool:
        """Wait until the answer is confirmed or refused; False if the socket was closed before."""
        socket = self._socket
        while socket and self._socket is socket:
            message = await self._read()
            if message and message["type"] == "taken" and message["decision"] == asked:
                return True
            if message and message["type"] == "refused" and message["to"] == asked:
                raise _refusal(message)
            if message and message["type"] == "blunder" and message["decision"] == asked:
                raise Blunder(message)
        return False

    async def _read(self) -> dict[str, Any] | None:
        """The next message, stored where it belongs; None if the socket broke or was replaced."""
        if self._socket is None:
            await self._connected()
            return None
        try:
            message: dict[str, Any] = json.loads(await self._socket.recv())
        except ConnectionClosed:
            self._socket = None
            return None
        await self._take(message)
        return message

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
                await self._take_part(message)
            case "seats":
                self.others.append(message)
                await self._take_part(message)
            case "view":
                self.view = View.of(message, self.view.log if self.view else [])
                self._unread.append(self.view)
            case "taken":
                pass
            case "closed":
                raise Closed("this game cannot go on", message["phrase"])
            case _:
                self.others.append(message)

    async def _take_part(self, message: dict[str, Any]) -> None:
        """Send my part of the deal when it is time."""
        await self.deals.take_part(self.table, self.welcome["you"], msgspec.convert(message["deal"], Deal))

    async def _say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        try:
            await socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = None

    async def _connected(self) -> ClientConnection:
        """The open socket, or a new one; retries for up to `patience` seconds."""
        pause, until = FIRST_PAUSE, time.monotonic() + self.http.patience
        while self._socket is None:
            try:
                self._socket = await self._greeted()
            except Broken as error:
                if _status(error) in FINAL:
                    raise Refused(str(error), None, _status(error)) from None
                if time.monotonic() > until:
                    raise ConnectionError(f"no connection to {self.http.base_url}") from error
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        return self._socket

    async def _greeted(self) -> ClientConnection:
        """A new socket after hello and welcome; a running game sends its view at once."""
        address = self.http.base_url.replace("http", "ws", 1) + f"/ws/{self.table}"
        socket = await connect(address, additional_headers=self.http.headers(), max_size=LARGEST)
        hello = {"type": "hello", "protocol": PROTOCOL, "token": self._token, "seat": self.number}
        await socket.send(json.dumps({name: value for name, value in hello.items() if value not in ("", None)}))
        message = json.loads(await socket.recv())
        if message["type"] == "refused":
            await socket.wait_closed()
            status = (socket.close_code or 0) - OWN
            raise Refused(message["text"], message["phrase"], status) if status in FINAL else OSError(message["text"])
        await self._take(message)
        if message["state"] != "lobby" and (self.number is not None or len(message["you"]) < 2):
            await self._first_view(socket)
        return socket

    async def _first_view(self, socket: ClientConnection) -> None:
        """What has happened at the table meanwhile."""
        before, self.view = self.view, None
        while self.view is None:
            await self._take(json.loads(await socket.recv()))
        if before and before.message == {**self.view.message, "log": before.message["log"]}:
            self._unread.pop()
            self.view = before  # it may not have been read yet, and is still the newest


def _refusal(message: dict[str, Any]) -> Refused:
    return Refused(message["text"], message["phrase"])


def _status(error: BaseException) -> int:
    """The HTTP status with which a socket was refused."""
    return error.response.status_code if isinstance(error, InvalidStatus) else 0
