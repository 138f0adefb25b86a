"""Identity: a guest by a signed cookie, a seat at a table by an unguessable link. Neither is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence

COOKIE = "demesne_guest"
YEAR = 365 * 24 * 3600
BITS = 128
LENGTH = -(-BITS // 5)  # letters of base32
MOST_SEATS = 6

_GUEST = re.compile(rf"([a-z2-7]{{{LENGTH}}})\.([a-z2-7]{{{LENGTH}}})")


def letters(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=").casefold()


class Seal:
    """A keyed hash of 128 bits; each use has its own name, so that no hash is valid for two purposes."""

    def __init__(self, secret: bytes, use: str) -> None:
        self._key = hmac.digest(secret, f"demesne {use}".encode(), hashlib.sha256)

    def of(self, *parts: str) -> str:
        return letters(hmac.digest(self._key, "\0".join(parts).encode(), hashlib.sha256)[: BITS // 8])

    def holds(self, given: str, *parts: str) -> bool:
        return same(given, self.of(*parts))


class GuestCookies:
    """Guests are random numbers; the cookie is the number and its signature."""

    def __init__(self, secret: bytes, secure: bool) -> None:
        self._seal = Seal(secret, "guest")
        self._secure = secure

    def new(self) -> str:
        return letters(secrets.token_bytes(BITS // 8))

    def following(self, guest: str, key: str) -> str:
        """The guest that follows this one: the same for the same key, and nobody else can guess it."""
        return self._seal.of("following", guest, key)

    def cookie(self, guest: str) -> str:
        """The Set-Cookie header for the guest; no script and no other site gets the cookie."""
        value = f"{COOKIE}={guest}.{self._seal.of(guest)}"
        return f"{value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{'; Secure' * self._secure}"

    def known(self, cookies: str) -> str | None:
        """The guest in a Cookie header, if this server has signed it."""
        for part in cookies.split(";"):
            name, _, value = part.strip().partition("=")
            found = _GUEST.fullmatch(value) if name == COOKIE else None
            if found and self._seal.holds(found[2], found[1]):
                return found[1]
        return None


class Paths:
    """Unguessable paths: join a table, watch it, take your own seat."""

    def __init__(self, secret: bytes) -> None:
        self._seal = Seal(secret, "link")

    def join(self, table: str) -> str:
        return f"/join/{table}.{self._seal.of('join', table, '')}"

    def watch(self, table: str) -> str:
        return f"/watch/{table}.{self._seal.of('watch', table, '')}"

    def seat(self, table: str, seat: int, renewed: str = "") -> str:
        """`renewed` is the mark that the seat got when its link was last renewed; empty if it never was."""
        parts = [table, str(seat), *([renewed] if renewed else [])]
        return f"/seat/{'.'.join(parts)}.{self._seal.of('seat', *parts)}"

    def mine(self, guest: str, renewed: str = "") -> str:
        """The link that makes another device the same guest; not for others."""
        parts = [guest, *([renewed] if renewed else [])]
        return f"/mine/{'.'.join(parts)}.{self._seal.of('mine', *parts)}"

    def day(self, seed: str, guest: str) -> str:
        """The id of the guest's counted table of a day."""
        return self._seal.of("day", seed, guest)

    def rematch(self, table: str) -> str:
        """The id of the table after this one: the same for all who ask, and nobody can guess it."""
        return self._seal.of("rematch", table, "")

    def is_join(self, token: str, table: str) -> bool:
        """The token is the part of a link after the last slash, or only the part after the last dot."""
        return self._seal.holds(_last(token), "join", table, "")

    def is_watch(self, token: str, table: str) -> bool:
        return self._seal.holds(_last(token), "watch", table, "")

    def seat_of(self, token: str, table: str, renewed: Sequence[str] = ("",) * MOST_SEATS) -> int | None:
        """The seat that the token opens, where the seats have these marks of renewal; all of them are compared."""
        links = [self.seat(table, seat, mark) for seat, mark in enumerate(renewed)]
        found = [n for n, link in enumerate(links) if same(_last(token), _last(link))]
        return found[0] if found else None

    def is_link(self, path: str) -> bool:
        """Whether this server has made the path."""
        _, kind, token = [*path.split("/", 2), "", ""][:3]
        table = token.split(".", 1)[0]
        match kind:
            case "join":
                return same(path, self.join(table))
            case "watch":
                return same(path, self.watch(table))
            case "mine":
                mark = token.split(".")[1] if token.count(".") == 2 else ""
                return same(path, self.mine(table, mark))
            case "seat":
                mark = token.split(".")[2] if token.count(".") == 3 else ""
                return any(same(path, self.seat(table, n, mark)) for n in range(MOST_SEATS))
        return False


def same(one: str, other: str) -> bool:
    """Compared in a time that does not tell how much of it is right."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def _last(token: str) -> str:
    return token.rpartition(".")[2]
