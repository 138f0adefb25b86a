"""The jobs of worker processes: replay strangers' records, choose kingdoms, make lists for bots and card texts, search.

Plain data in, plain data out; responses for the page are already encoded here.
"""

from __future__ import annotations

import gzip
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import UNSET

from demesne.cards import SETS, Catalogue, loaded
from demesne.cards.emblems import emblems_of
from demesne.game import Game
from demesne.game.own_cards import catalogue_with, new_cards
from demesne.languages import CardText, Language
from demesne.languages.kingdoms import set_name
from demesne.languages.pages import page_blocks
from demesne.languages.pseudo import PSEUDO
from demesne.languages.rulings import rulings
from demesne.languages.strip import metal, strip
from demesne.languages.text import option_texts
from demesne.refusal import Refusal
from demesne.rules.card import CardDef
from demesne.rules.packing import types_key
from demesne.rules.sign import Sign
from demesne.strategies.judging import generic
from demesne.table.messages import KingdomWanted, Options
from demesne.table.outgoing.server import AllWords, CardWords, FaceMark, OwnCards, Prose
from demesne.table.review import review
from demesne.table.room import Place, Room, chosen, chosen_with_own
from demesne.table.shown import moment
from demesne.table.table import Table

from . import solving_jobs, thinking_jobs
from .thinking_jobs import replayed


def nameless(game: Game) -> Room:
    """A room for a record without player names."""
    places = tuple(Place(f"{i + 1}") for i in range(game.players))
    return Room(game.kingdom, game.edition, places, Options())


def replay(text: str) -> bytes:
    game = replayed(text)
    return msgspec.json.encode(review(game, nameless(game).names()))


def replay_at(text: str, n: int, seat: int | None) -> bytes:
    game = replayed(text)
    table = Table(replace(nameless(game), record=text).setup())
    return msgspec.json.encode(moment(table, n, seat))


def play_on(text: str, n: int, seat: int) -> dict[str, Any]:
    """The record up to that moment, rewritten by us."""
    game = replayed(text)
    if n > len(game.answers) or seat >= game.players:
        raise Refusal("table-moment", most=len(game.answers))
    told = {"kingdom": list(game.kingdom), "edition": game.edition, "players": game.players}
    own = [repr(card) for card in game.own_cards]
    return {**told, "own": own, "record": game.at(n).record()}


def ten(wanted: dict[str, Any]) -> tuple[list[str], int]:
    return chosen(msgspec.convert(wanted, KingdomWanted))


def own_ten(wanted: dict[str, Any]) -> dict[str, Any]:
    """Ten cards with those of somebody's file among them."""
    told: dict[str, Any] = msgspec.to_builtins(chosen_with_own(msgspec.convert(wanted, KingdomWanted)))
    return told


def strategy(kingdom: list[str], level: str, edition: int, players: int, colonies: bool, own: list[str]) -> str:
    return generic(kingdom, level, edition, players, colonies, catalogue_with(own, "cards")).text


def texts(lang: str) -> list[bytes]:
    """The texts of all cards as the page gets them, and the same compressed."""
    say = Language(lang)
    emblems = emblems_of(loaded())
    cards = {name: card_told(card, say, emblems[name]) for name, card in loaded().cards.items()}
    sets = {name: set_name(name, say) for name in SETS}
    body = msgspec.json.encode(AllWords(cards=cards, sets=sets))
    return [body, gzip.compress(body, mtime=0)]


def card_told(card: CardDef, say: Language, emblem: str) -> CardWords:
    """A card as it is in the second edition, and what differs in the first."""
    text, text1 = (CardText(say, edition).lines(card) for edition in (2, 1))
    notes, notes1 = (rulings(card, say, edition) for edition in (2, 1))
    return CardWords(
        text=text,
        text1=text1 if text1 != text else UNSET,
        rulings=notes,
        rulings1=notes1 if notes1 != notes else UNSET,
        options=option_texts(say, card),
        types=types_key(card.types).split(),
        cost=card.cost,
        box=card.box,
        editions=list(card.editions),
        emblem=emblem,
        metal=metal(card),
        strip=[mark_told(sign) for sign in strip(card, say)],
    )


def mark_told(sign: Sign) -> FaceMark:
    """Without what is usual: most marks are single and certain."""
    return FaceMark(
        mark=sign.mark,
        said=sign.said,
        n=sign.n if sign.n > 1 and not sign.shown else UNSET,
        beside=sign.shown or UNSET,
        maybe=sign.maybe or UNSET,
        either=sign.either or UNSET,
    )


def own_cards(text: str, lang: str, file: str) -> bytes:
    """The cards of a file that somebody has written; its first mistake is refused with file and line."""
    say = Language(lang)
    read = new_cards(text, file)
    emblems = emblems_of(Catalogue([*loaded().own, *read]))
    cards = {card.name: card_told(card, say, emblems[card.name]) for card in read}
    return msgspec.json.encode(OwnCards(cards=cards))


def page(lang: str) -> list[bytes]:
    """How to play, as plain data."""
    body = msgspec.json.encode(Prose(blocks=page_blocks("en" if lang == PSEUDO else lang)))
    return [body, gzip.compress(body, mtime=0)]


JOBS = {
    "replay": replay,
    "replay_at": replay_at,
    "play_on": play_on,
    "ten": ten,
    "own_ten": own_ten,
    "strategy": strategy,
    "texts": texts,
    "own_cards": own_cards,
    "page": page,
    **thinking_jobs.JOBS,
    **solving_jobs.JOBS,
}
