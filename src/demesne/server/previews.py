"""The head of the page for an address that is shared: title and description, as other programs preview a link.

It says only what whoever opens the address may know anyway: of a table that is neither public nor reached by a valid
link it says nothing, and the same as of one that does not exist. No link, no seat and no card of a hand is in it.
"""

from __future__ import annotations

import html
from typing import Any, NamedTuple

from litestar import Request
from litestar.datastructures import State

from demesne.cards import loaded
from demesne.languages import LANGUAGES, Language, language
from demesne.languages.kingdoms import set_name
from demesne.refusal import Refusal
from demesne.table.day import day_of, is_day, today
from demesne.table.room import Room

from .budgets import in_thread
from .context import Context
from .http import TABLE
from .standing import set_of

TABLES = ("t", "join", "watch", "review", "seat")
OTHERS = ("day", "gallery", "mine")
TEN = 10


class Preview(NamedTuple):
    title: str
    description: str
    listed: bool = False  # whether search engines may keep the page


async def head(request: Request[Any, Any, State], context: Context) -> bytes:
    """What stands in the head instead of the title; nothing for pages that have no more to say."""
    kind, _, rest = request.scope["path"].strip("/").partition("/")
    if kind not in (*TABLES, *OTHERS):
        return b""
    say = await in_thread(language, preferred(request.headers.get("accept-language", "")))
    if kind in TABLES:
        preview = await of_table(kind, rest, context, say)
    elif kind == "day":
        preview = of_day(rest or today(), say)
    elif kind == "gallery":
        preview = of_kingdom(request.query_params.get("ten", ""), say)
    else:
        preview = Preview(say("preview-mine"), say("web-welcome"))
    return written(preview)


def preferred(accepted: str) -> str:
    """The first language that the reader prefers and we have."""
    wished = (part.split(";")[0].strip().split("-")[0].casefold() for part in accepted[:200].split(","))
    return next((code for code in wished if code in LANGUAGES), "en")


def written(preview: Preview) -> bytes:
    title, description = (html.escape(text) for text in preview[:2])
    lines = [
        f"<title>{title} – Demesne</title>",
        f'<meta name="description" content="{description}" />',
        f'<meta property="og:title" content="{title}" />',
        f'<meta property="og:description" content="{description}" />',
        '<meta property="og:site_name" content="Demesne" />',
        '<meta property="og:type" content="website" />',
    ]
    if not preview.listed:
        lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines).encode()


async def of_table(kind: str, rest: str, context: Context, say: Language) -> Preview:
    token, links = rest.partition("/")[0], context.links
    table = token.partition(".")[0]
    private = Preview(say("preview-private"), say("preview-private-note"))
    try:
        stored = await context.rooms.store.game(table) if TABLE.fullmatch(table) else None
    except Refusal:
        return private
    if stored is None or kind == "seat":
        return private
    invited = kind in ("join", "review") and links.is_join(token, table)
    watches = kind in ("watch", "review") and links.is_watch(token, table)
    if not (stored.public or invited or watches):
        return private
    try:
        room = Room.of(stored.setup)
    except ValueError:
        return private
    who = say.join([place.name for place in room.places if place.name])
    free = sum(place.free for place in room.places)
    kingdom = kingdom_told(room, say)
    if stored.state == "over" and stored.finished:
        scores = stored.finished.get("review", {}).get("scores", [])
        told = [f"{name} {score}" for name, score in zip(room.names(), scores)]
        return Preview(say("preview-over", who=who), f"{', '.join(told)}. {kingdom}", stored.public)
    if stored.state == "lobby" and free:
        return Preview(say("preview-join", who=who), f"{say('preview-free', n=free)} {kingdom}")
    return Preview(say("preview-watch", who=who), kingdom)


def kingdom_told(room: Room, say: Language) -> str:
    if len(room.kingdom) < TEN:
        return say("web-kingdom-pick-note")
    name = set_of(room.kingdom)
    return f"{set_name(name, say)}: {named(room.kingdom, say)}" if name else named(room.kingdom, say)


def named(cards: list[str], say: Language) -> str:
    return say("web-ten", cards=", ".join(cards))


def of_day(date: str, say: Language) -> Preview:
    if not is_day(date) or date > today():
        return Preview(say("web-day"), say("web-welcome"))
    return Preview(f"{say('web-day')}, {date}", named(day_of(date).cards, say), True)


def of_kingdom(ten: str, say: Language) -> Preview:
    """The cards that the address names; anything else in it is not repeated."""
    known = loaded().cards
    cards = [card for card in ten[:400].split(",")[:TEN] if card in known]
    return Preview(say("preview-kingdom"), named(cards, say) if cards else say("preview-gallery"))
