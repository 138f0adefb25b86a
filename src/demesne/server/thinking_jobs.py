"""The jobs that search: good lists for a kingdom, the best answers, a bot's answer, the analysis of a record.

A decision comes as its seat knows it (`demesne.game.known`); there is no key and no hidden card in it.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from functools import lru_cache
from typing import Any

import msgspec

from demesne.analysis import Analyser
from demesne.analysis.advice import advise
from demesne.cards import Catalogue
from demesne.game import Game
from demesne.game.known import from_known
from demesne.game.own_cards import catalogue_with
from demesne.notation.record import AnswerLine, Resample, parse
from demesne.refusal import Refusal
from demesne.search.levels import BUDGETS, advice_playouts, budget_of
from demesne.search.lists import Weighted
from demesne.search.player import Player
from demesne.search.population import population as lists_of_kingdom
from demesne.strategies import Strategy
from demesne.strategies import parse as parse_list
from demesne.table.outgoing.analysis import plain

MOST_ANSWERS = 20_000  # the limit of a table
EVERY = 0.5  # CPU seconds between two reports of an analysis


def replayed(text: str) -> Game:
    """The game of a record; one with more answers than a table accepts is not replayed."""
    answers = sum(isinstance(line, (AnswerLine, Resample)) for line in parse(text).lines)
    if answers > MOST_ANSWERS:
        raise Refusal("server-record-answers", most=MOST_ANSWERS, got=answers)
    return Game.from_record(text)


def population(
    kingdom: list[str], edition: int, players: int, colonies: bool, own: list[str]
) -> list[tuple[str, float]]:
    """The good lists of a kingdom, the one that stands best first, and their weights."""
    found = lists_of_kingdom(kingdom, edition, players, colonies, catalogue_with(own, "cards"))
    return [(part.list.text, part.weight) for part in found]


def best(
    level: str, known: dict[str, Any], lists: list[Any], seen: dict[str, Any], bots: list[Any], must: list[str] | None
) -> Any:
    """The best answers to a decision, from what its seat knows; `bots` are level and list of each seat, or null."""
    game = from_known(known)
    given = weighted(lists, game)
    seconds = BUDGETS[level].seconds
    playouts = advice_playouts(level)
    levels = {seat: bot[0] for seat, bot in enumerate(bots) if bot}
    followed = {seat: read_list(bot[1], game.inner.catalogue) for seat, bot in enumerate(bots) if bot and bot[1]}
    budget: dict[str, Any] = {"playouts": playouts, "seconds": seconds}
    return plain(advise(game, lists=given, levels=levels, bots=followed, must=must, seen=seen["weights"], **budget))


def choose(
    level: str, known: dict[str, Any], lists: list[Any], seen: dict[str, Any], plan: str | None
) -> tuple[list[str], str, int | None]:
    """The answer of a searching bot, from what its seat knows, the list it goes on with, and where the cap struck.

    That is the number of playouts there was time for; None if there was time for all.
    """
    game = from_known(known)
    player = Player(weighted(lists, game), budget_of(level, capped=True))
    player.tell(game, seen["weights"], seen["decisions"])
    if plan is not None:
        player.follow(read_list(plan, game.inner.catalogue))
    thought = player.think(game)
    spent = thought.planning + thought.playouts.spent if thought.capped else None
    return game.inner.names(thought.answer), player.followed(), spent


def weighted(lists: list[Any], game: Game) -> list[Weighted]:
    return [Weighted(read_list(text, game.inner.catalogue), weight) for text, weight in lists]


@lru_cache(256)
def read_list(text: str, catalogue: Catalogue) -> Strategy:
    return parse_list(text, "list", catalogue)


def analyse(text: str, names: list[str] | None, seconds: float) -> Generator[bytes, None, bytes]:
    """The analysis of a record, and what is known of it on the way."""
    game = replayed(text)
    told = time.process_time()
    found = None
    for found in Analyser(game, seconds=seconds, names=names, levels=parse(text).bots).run():
        if time.process_time() - told > EVERY:
            told = time.process_time()
            yield msgspec.json.encode(found.json())
    assert found is not None
    return msgspec.json.encode(found.json())


JOBS = {"population": population, "best": best, "choose": choose, "analyse": analyse}
