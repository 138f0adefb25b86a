"""HTTP requests in a thread, with the guest's cookie."""

from __future__ import annotations

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Any

from .errors import Refused

COOKIE = "demesne_guest"
SECONDS = 30.0


class Http:
    def __init__(self, base_url: str, guest: str = "", patience: float = 60.0) -> None:
        self.base_url = base_url.rstrip("/")
        self.patience = patience  # seconds without a connection after which a seat gives up
        self.guest = guest  # the value of the cookie; the server sets it with its first response

    async def get(self, path: str) -> Any:
        """The response as data."""
        return json.loads(await self.text(path))

    async def post(self, path: str, data: Any = None) -> Any:
        """The response to these data; the guest is known before, so that a lost response can be requested again."""
        if not self.guest:
            await self.text("/api/server")
        return json.loads(await self.text(path, json.dumps(data or {}).encode()))

    async def text(self, path: str, body: bytes | None = None) -> str:
        """The response as text, or Refused."""
        return await asyncio.to_thread(self._ask, path, body)

    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.guest}"} if self.guest else {}

    def _ask(self, path: str, body: bytes | None) -> str:
        headers = {**self.headers(), **({"Content-Type": "application/json"} if body is not None else {})}
        request = urllib.request.Request(self.base_url + path, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise _refused(error) from None
        except http.client.HTTPException as error:  # the server has gone in the middle of its response
            raise ConnectionError(f"no whole response from {self.base_url}") from error

    def _remember(self, cookies: list[str]) -> None:
        for line in cookies:
            cookie = SimpleCookie(line).get(COOKIE)
            if cookie:
                self.guest = cookie.value


def _refused(error: urllib.error.HTTPError) -> Refused:
    text = error.read().decode(errors="replace")
    try:
        said = json.loads(text)
        return Refused(said["text"], said["error"], error.code)
    except (ValueError, TypeError, KeyError):  # not from our server: a proxy's page
        return Refused(f"{error.code} {error.reason}", None, error.code)
