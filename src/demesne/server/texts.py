"""What a page needs to know of cards and kingdoms, in the language it speaks."""

from __future__ import annotations

import asyncio
import functools
import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from demesne.cards import SETS, loaded
from demesne.game.arguments import ten_of
from demesne.notation.kingdom import find_set
from demesne.rules.card import CardDef
from demesne.table.messages import KingdomWanted, WishesWanted
from demesne.table.room import chosen
from demesne.words import LANGUAGES, CardText, Words
from demesne.words.blocks import blocks
from demesne.words.kingdoms import in_english, set_name
from demesne.words.pages import how_to_play
from demesne.words.pseudo import PSEUDO
from demesne.words.rulings import rulings
from demesne.words.text import option_texts, types_key

from .dependencies import Asker, InPath, Ours
from .error_handlers import REFUSED
from .errors import Missing
from .page import File


class Pasted(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]


class Ten(msgspec.Struct):
    """Ten cards; the recommended set they are, if they were named as one."""

    cards: list[str]
    edition: int
    set: str | None = None


class Recommended(msgspec.Struct):
    name: str
    edition: int
    boxes: list[str]
    cards: list[str]


class Texts:
    """The texts of each language, made when they are first asked for."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[File]] = {}

    async def of(self, lang: str) -> File:
        if lang not in self._made:
            self._made[lang] = asyncio.create_task(asyncio.to_thread(texts, lang))
        return await self._made[lang]


def texts(lang: str) -> File:
    say = Words(lang)  # not the shared one: it reads its files as they are needed, and this runs beside
    cards = {name: card_told(card, say) for name, card in loaded().cards.items()}
    sets = {name: set_name(name, say) for name in SETS}
    body = msgspec.json.encode({"cards": cards, "sets": sets})
    return File(body, "application/json", {"gzip": gzip.compress(body, mtime=0)})


def card_told(card: CardDef, say: Words) -> dict[str, Any]:
    """A card as it is in the second edition, and what differs in the first."""
    text, text1 = (CardText(say, edition).lines(card) for edition in (2, 1))
    notes, notes1 = (rulings(card, say, edition) for edition in (2, 1))
    return {
        "text": text,
        **({"text1": text1} if text1 != text else {}),
        "rulings": notes,
        **({"rulings1": notes1} if notes1 != notes else {}),
        "options": option_texts(say, card),
        "types": types_key(card.types).split(),
        "cost": card.cost,
        "box": card.box,
        "editions": card.editions,
    }


@get("/api/words/{lang:str}", summary="Texts and rulings of all cards, names of options, of sets", responses=REFUSED)
async def words_of(lang: InPath, request: Request[Any, Any, State], texts: NamedDependency[Texts]) -> Response[bytes]:
    if lang not in (*LANGUAGES, PSEUDO):
        raise Missing("server-language", langs=LANGUAGES)
    return (await texts.of(lang)).answer(request)


@get("/api/kingdoms", summary="The recommended sets", responses=REFUSED)
async def recommended() -> list[Recommended]:
    return [Recommended(name, s.edition, boxes_of(s.cards), list(s.cards)) for name, s in SETS.items()]


@post("/api/kingdoms/random", status_code=200, summary="Ten cards that meet wishes", responses=REFUSED)
async def random(data: JSONBody[WishesWanted], context: Ours, caller: Asker) -> Ten:
    context.heavy.take(caller.guest or caller.address)
    cards, edition = await context.aside(chosen, KingdomWanted(random=data))
    return Ten(cards, edition)


@post(
    "/api/kingdoms/read",
    status_code=200,
    summary="Pasted names in any language as ten cards",
    responses=REFUSED,
)
async def read(data: JSONBody[Pasted]) -> Ten:
    english = in_english(data.text)
    cards, edition = ten_of(english, loaded())
    return Ten(list(cards), edition, find_set(english, SETS))


def boxes_of(cards: tuple[str, ...]) -> list[str]:
    return sorted({loaded().cards[name].box for name in cards})


@get("/api/pages/how-to-play/{lang:str}", summary="How to play, as plain data", responses=REFUSED)
async def how_to_play_page(lang: InPath, context: Ours) -> dict[str, Any]:
    if lang not in (*LANGUAGES, PSEUDO):
        raise Missing("server-language", langs=LANGUAGES)
    return {"blocks": await context.aside(_page, lang)}


@functools.cache
def _page(lang: str) -> list[dict[str, Any]]:
    return blocks(how_to_play("en" if lang == PSEUDO else lang))


ROUTES = (words_of, recommended, random, read, how_to_play_page)
