"""What a guest may not get: a second counted try, a link that was revoked, a private table, somebody's seat."""

from __future__ import annotations

import asyncio
import json

from demesne.bots import choose
from demesne.client import Client, Seat
from demesne.client.errors import Refused

from .attacker import Attacker
from .people import TEN

AT_ONCE = 6  # tries of the day
GAME = 120.0  # seconds
PAUSE = 0.5
OTHER_TEN = [
    *("Artisan", "Bandit", "Bureaucrat", "Council Room", "Festival"),
    *("Gardens", "Harbinger", "Laboratory", "Library", "Moat"),
]


async def newcomer(attack: Attacker) -> str:
    """The cookie of a new guest."""
    _, cookie, _ = await attack.ask("GET", "/api/server")
    return cookie


async def day(attack: Attacker) -> None:
    """Six tries at the kingdom of the day at once; one counts."""
    while attack.on:
        cookie = await newcomer(attack)
        await asyncio.gather(*(attack.ask("POST", "/api/day", b'{"name": "Six"}', cookie) for _ in range(AT_ONCE)))
        status, _, body = await attack.ask("GET", "/api/me/open", cookie=cookie)
        if status == 200 and sum(bool(game.get("day")) for game in json.loads(body)) > 1:
            attack.wrong("more than one try of the day counts")
        await asyncio.sleep(1)


async def links(attack: Attacker) -> None:
    """A private link that was revoked, before and after everything was deleted."""
    while attack.on:
        cookie = await newcomer(attack)
        revoked = await _link(attack, "GET", "/api/me/link", cookie)
        if revoked and await _link(attack, "POST", "/api/me/renew", cookie):
            await _opens(attack, revoked, "a revoked link opens")
            await attack.ask("POST", "/api/me/delete", b'{"sure": true}', cookie)
            await _opens(attack, revoked, "a revoked link opens after everything was deleted")
        await asyncio.sleep(1)


async def kingdoms(attack: Attacker) -> None:
    """A link is revoked while two kingdoms are saved: all three count."""
    while attack.on:
        cookie = await newcomer(attack)
        revoked = await _link(attack, "GET", "/api/me/link", cookie)
        tens = [{"name": name, "cards": cards} for name, cards in (("one", TEN), ("two", OTHER_TEN))]
        renewed, *saved = await asyncio.gather(
            _link(attack, "POST", "/api/me/renew", cookie),
            *(attack.ask("POST", "/api/me/kingdoms", json.dumps(ten).encode(), cookie) for ten in tens),
        )
        if revoked and renewed:
            await _opens(attack, revoked, "a revoked link opens that was renewed beside saved kingdoms")
        status, _, body = await attack.ask("GET", "/api/me", cookie=cookie)
        accepted = sum(status == 200 for status, _, _ in saved)
        if status == 200 and len(json.loads(body)["kingdoms"]) < accepted:
            attack.wrong("a saved kingdom is lost")
        await asyncio.sleep(1)


async def _link(attack: Attacker, method: str, path: str, cookie: str) -> str:
    status, _, body = await attack.ask(method, path, cookie=cookie)
    return str(json.loads(body)["link"]) if status == 200 else ""


async def _opens(attack: Attacker, link: str, what: str) -> None:
    device = await newcomer(attack)
    status, _, _ = await attack.ask("POST", "/api/me/claim", json.dumps({"token": link}).encode(), device)
    if status == 200:
        attack.wrong(what)


async def sealed(attack: Attacker) -> None:
    """Private tables are asked for by their ids; the answer is as for no table."""
    asked = [("renew", {"seat": 0}), ("seal", {"seal": "ab" * 32}), ("number", {"number": "cd" * 32})]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    while attack.on:
        owner, stranger = await newcomer(attack), await newcomer(attack)
        wanted = {"kingdom": {"cards": TEN}, "seats": seats}
        status, _, body = await attack.ask("POST", "/api/tables", json.dumps(wanted).encode(), owner)
        if status == 201:
            table = str(json.loads(body)["table"])
            none = "".join(attack.rng.sample(table, len(table))) + "0"
            for path, given in asked:
                said = []
                for id in (table, none):
                    given_now = json.dumps(given).encode()
                    status, _, body = await attack.ask("POST", f"/api/tables/{id}/{path}", given_now, stranger)
                    said.append((status, json.loads(body).get("error") if body.startswith(b"{") else body))
                if {status for status, _ in said}.isdisjoint({0, 429, 503}) and said[0] != said[1]:
                    attack.wrong(f"{path} tells that there is a private table")
        await asyncio.sleep(1)


async def takeover(attack: Attacker) -> None:
    """Somebody plays, and whoever sits opposite asks for a stand-in again and again."""
    while attack.on:
        try:
            async with asyncio.timeout(GAME):
                there = f"http://{attack.host}:{attack.port}"
                anna, mallory = Client(there, name="Anna"), Client(there, name="Mallory")
                made = await anna.make_table(TEN, ["me", "friend"])
                seats = [await anna.sit(made.table), await mallory.join(made.links["join"])]
                await asyncio.gather(_plays(attack, seats[0], False), _plays(attack, seats[1], True))
        except (OSError, Refused, TimeoutError) as error:
            attack.seen[f"takeover ended ({type(error).__name__})"] += attack.on
        await asyncio.sleep(1)


async def _plays(attack: Attacker, seat: Seat, takes: bool) -> None:
    async for view in seat.views():
        if any(place.get("stand_in") for place in view.message["seats"]):
            attack.wrong("a stand-in plays for somebody who is there")
        if not attack.on:
            break
        if takes:
            await seat.send({"type": "take_over", "seat": 0, "yes": True})
            attack.seen["takeover asked"] += 1
        if view.decision and view is seat.view:
            await seat.answer(choose(view.view, view.decision))
        await asyncio.sleep(PAUSE)
    await seat.leave()
