"""Checks every request (known host, own origin, limits) before its handler, and adds our headers to the response."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from logging import WARNING
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from demesne.refusal import Refusal

from .budgets import Customer
from .context import Context
from .errors import TooMany, status_of, told
from .headers import NOT_KEPT, SECURITY, TRANSPORT
from .hosts import SAFE, hostname
from .limits import neighbourhood
from .logs import hashed, note
from .settings import is_loopback

OURS = ("/api/", "/ws/")  # only for our page and programs
HEALTH = "/health/"
BODY = "application/json"

Scope = Any  # of a request or of a socket


@dataclass
class Caller:
    """The caller of one request. Nothing of it is stored."""

    request: str  # an id, for the log
    address: str  # "" for this machine
    host: str
    forwarded: bool
    client: str
    guest: str | None  # None: no valid cookie
    is_new: bool = False

    @property
    def customer(self) -> Customer:
        """Who is charged: a guest with a brand-new cookie is still charged to the address's account for new guests."""
        return Customer(self.address, None if self.is_new else self.guest)


class Middleware:
    def __init__(self, context: Context, app: ASGIApp) -> None:
        self._context = context
        self._app = app
        self._told = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, used = time.perf_counter(), time.thread_time()
        caller = self._caller(scope)
        scope["state"] = {**scope.get("state", {}), "caller": caller}
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*self._headers(message["headers"], caller)]
            await send(message)

        try:
            try:
                self._check(scope, caller)
            finally:
                self._context.budgets.charge(caller.customer, time.thread_time() - used)
        except Refusal as refusal:
            await self._context.charged(refuse(scope, answer, refusal), caller.customer)
        else:
            if scope["type"] == "http":
                with self._body(receive, caller) as parts:
                    await self._context.charged(self._app(scope, parts, answer), caller.customer)
            else:
                await self._app(scope, receive, answer)  # charged message by message
        finally:
            self._count(scope, caller, status, time.perf_counter() - begun)

    def _caller(self, scope: Scope) -> Caller:
        client = scope.get("client")
        address = client[0] if client else ""
        return Caller(
            request=secrets.token_hex(8),
            address=neighbourhood(address, bool(self._context.settings.base_url)),
            host=header(scope, b"host") or "",
            forwarded=header(scope, b"forwarded") is not None or header(scope, b"x-forwarded-for") is not None,
            client=address,
            guest=self._context.guests.known(header(scope, b"cookie") or ""),
        )

    def _check(self, scope: Scope, caller: Caller) -> None:
        context, path = self._context, scope["path"]
        if path.startswith(HEALTH):
            context.health.take(neighbourhood(caller.client, hosted=True))
            return
        context.hosts.check_host(caller.host)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes or path.startswith(OURS):
            origin = header(scope, b"origin") if changes else None
            context.hosts.check_origin(caller.host, origin, header(scope, b"sec-fetch-site"))
        if scope["type"] == "http" and changes:
            _check_body(scope)
        self._tell_of_proxy(caller)
        if caller.address:
            context.of_address.take(caller.address)
        if caller.guest and path.startswith(OURS):
            context.of_guest.take(caller.guest)
        context.budgets.check(caller.customer)
        context.of_all.take()  # last: what is refused for one's own sake takes nothing from the others

    def _tell_of_proxy(self, caller: Caller) -> None:
        """Warn once: limits per address are useless while everybody seems to come from a proxy."""
        if self._told or not is_loopback(caller.client):
            return
        hosted = bool(self._context.settings.base_url)
        if hosted and not caller.forwarded and not is_loopback(hostname(caller.host)):
            self._told = True
            note("proxy sends no address", level=WARNING, help="let it set X-Forwarded-For: all share one limit now")
        elif not hosted and caller.forwarded:
            self._told = True
            help = "start with --base-url, so that the X-Forwarded-For of the proxy is trusted"
            note("address limits are off", level=WARNING, help=help)

    def _headers(self, given: Any, caller: Caller) -> Iterator[tuple[bytes, bytes]]:
        yield from given
        yield from SECURITY
        if self._context.settings.secure:
            yield TRANSPORT
        if not any(name.lower() == b"cache-control" for name, _ in given):
            yield NOT_KEPT
        yield (b"x-request-id", caller.request.encode())
        if caller.is_new and caller.guest:
            yield (b"set-cookie", self._context.guests.cookie(caller.guest).encode())

    @contextmanager
    def _body(self, receive: Receive, caller: Caller) -> Iterator[Receive]:
        """The parts of a body: it must arrive in time, and all bodies together are limited in memory.

        After it, waits only for the end of the connection.
        """
        context, whole, size = self._context, False, 0
        deadline = asyncio.get_running_loop().time() + context.limits.body_seconds

        async def next_part() -> Any:
            nonlocal whole, size
            if whole:
                return await receive()
            async with asyncio.timeout_at(deadline):
                message = await receive()
            if message["type"] != "http.request":
                raise TimeoutError("gone before its body had come")
            whole = not message.get("more_body", False)
            body: Any = message.get("body", b"")
            part = len(body)
            context.held.take(caller.address, part)
            size += part
            return message

        try:
            yield next_part
        finally:
            context.held.give_back(caller.address, size)

    def _count(self, scope: Scope, caller: Caller, status: int, seconds: float) -> None:
        if scope["type"] != "http":
            return
        self._context.metrics("requests", 1, str(status))
        self._context.metrics("request_seconds", seconds)
        route = scope.get("path_template") or ""  # never the path itself: links are in paths
        note(
            "request",
            request=caller.request,
            guest=hashed(caller.guest),
            method=scope["method"],
            route=route,
            status=status,
            seconds=round(seconds, 4),
        )


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for given, value in scope["headers"] if given == name), None)


def _check_body(scope: Scope) -> None:
    """A form on a foreign page cannot send this content type."""
    given = (header(scope, b"content-type") or "").split(";")[0].strip().casefold()
    empty = header(scope, b"content-length") in (None, "0") and header(scope, b"transfer-encoding") is None
    if given != BODY and not (empty and not given):
        raise Refusal("server-json")


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Respond before any handler runs; a socket is not opened at all."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": HTTPStatus(status_of(refusal)).phrase})
        return
    body = msgspec.json.encode(told(refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in retry_after(refusal).items()]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def retry_after(refusal: Refusal) -> dict[str, str]:
    return {"retry-after": str(max(1, math.ceil(refusal.seconds)))} if isinstance(refusal, TooMany) else {}
