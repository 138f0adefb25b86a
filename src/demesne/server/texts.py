"""What a page needs to know about cards and kingdoms, in its language."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from demesne.cards import SETS, loaded
from demesne.game.arguments import ten_of
from demesne.languages import LANGUAGES
from demesne.languages.kingdoms import in_english
from demesne.languages.pseudo import PSEUDO
from demesne.notation.kingdom import find_set
from demesne.table.messages import CardsGiven, KingdomWanted, MattersWanted, WishesWanted
from demesne.table.outgoing.server import Matters, OwnCards, RecommendedSet, Ten

from .dependencies import Asker, InPath, Ours
from .error_handlers import REFUSED
from .errors import Missing
from .page import File
from .workers import Job, Pool, Rank

MOST_LETTERS = 1500  # of the names of emblems: about a hundred
A_DAY = "public, max-age=86400"
SECONDS = 60.0  # CPU time; the texts of a language take two or three


class Pasted(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2000)]


class Texts:
    """Texts shared by all readers of a language, made by a worker when first requested."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._made: dict[tuple[str, str], asyncio.Task[File]] = {}

    async def of(self, kind: str, lang: str) -> File:
        if lang not in (*LANGUAGES, PSEUDO):
            raise Missing("server-language", langs=LANGUAGES)
        task = self._made.get((kind, lang))
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[kind, lang] = asyncio.create_task(self._make(kind, lang))
        return await asyncio.shield(task)

    async def _make(self, kind: str, lang: str) -> File:
        job = Job(kind, (lang,), ("texts", kind, lang), SECONDS, Rank.QUICK)
        body, packed = await self._pool.run(job)
        return File(body, "application/json", {"gzip": packed})


@get("/api/words/{lang:str}", summary="Texts and rulings of all cards, names of options, of sets", responses=REFUSED)
async def words_of(lang: InPath, request: Request[Any, Any, State], texts: NamedDependency[Texts]) -> Response[bytes]:
    return (await texts.of("texts", lang)).answer(request)


@get("/api/kingdoms", summary="The recommended sets", responses=REFUSED)
async def recommended() -> list[RecommendedSet]:
    return [
        RecommendedSet(name=name, edition=s.edition, boxes=boxes_of(s.cards), cards=list(s.cards))
        for name, s in SETS.items()
    ]


@post("/api/kingdoms/random", status_code=200, summary="Ten cards that meet wishes", responses=REFUSED)
async def random(data: JSONBody[WishesWanted], context: Ours, caller: Asker) -> Ten:
    cards, edition = await context.ten(caller.customer, KingdomWanted(random=data))
    return Ten(cards=cards, edition=edition)


@post(
    "/api/kingdoms/read",
    status_code=200,
    summary="Pasted names in any language as ten cards",
    responses=REFUSED,
)
async def read(data: JSONBody[Pasted]) -> Ten:
    english = in_english(data.text)
    cards, edition = ten_of(english, loaded())
    return Ten(cards=list(cards), edition=edition, set=find_set(english, SETS))


@post(
    "/api/cards/read",
    status_code=200,
    summary="Own cards from a file: their texts, or what is wrong at which line",
    responses=REFUSED,
)
async def own_cards(data: JSONBody[CardsGiven], context: Ours, caller: Asker) -> Response[OwnCards]:
    lang = data.lang if data.lang in (*LANGUAGES, PSEUDO) else "en"
    body = await context.job(caller.customer, "own_cards", data.text, lang, data.file or "cards")
    return Response(body, media_type=MediaType.JSON)


@post(
    "/api/kingdoms/matters",
    status_code=200,
    summary="What matters on a board of two players, from a short search for good lists",
    responses=REFUSED,
)
async def matters(data: JSONBody[MattersWanted], context: Ours, caller: Asker) -> Response[Matters]:
    cards, edition = ten_of(data.cards, loaded())
    lang = data.lang if data.lang in (*LANGUAGES, PSEUDO) else "en"
    key = tuple(sorted(cards)), data.edition or edition, data.colonies, lang
    body: Any = await context.boards.of(key, caller.customer)
    return Response(body, media_type=MediaType.JSON)


DRAWINGS = ResponseSpec(dict[str, str], description="SVG paths by name", generate_examples=False)


@get("/api/emblems", summary="Drawings of emblems: SVG paths of 512 by 512", responses={**REFUSED, 200: DRAWINGS})
async def emblems(
    names: Annotated[str, QueryParameter(max_length=MOST_LETTERS)], request: Request[Any, Any, State], context: Ours
) -> Response[bytes]:
    known = context.page.emblems
    drawn = {name: known[name] for name in sorted(set(names.split(","))) if name in known}
    body = msgspec.json.encode(drawn)
    return File(body, "application/json", {"gzip": gzip.compress(body, 5, mtime=0)}, A_DAY).answer(request)


def boxes_of(cards: tuple[str, ...]) -> list[str]:
    return sorted({loaded().cards[name].box for name in cards})


@get("/api/pages/how-to-play/{lang:str}", summary="How to play, as plain data", responses=REFUSED)
async def how_to_play_page(
    lang: InPath, request: Request[Any, Any, State], texts: NamedDependency[Texts]
) -> Response[bytes]:
    return (await texts.of("page", lang)).answer(request)


ROUTES = (words_of, recommended, random, read, matters, own_cards, how_to_play_page, emblems)
