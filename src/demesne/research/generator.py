"""Random cards from the vocabulary: legal, ending, no free wins, at a cost set by their measured strength.

A card is drafted from blocks (blocks.py) and written as a card file has it. Its strength is what money with up to
four copies of it scores against money alone, with the same budget, in simulated games. Its cost is the lowest at
which that is no more than good published cards of the cost have. Drafts that are too strong at any cost, too weak,
or whose games do not end are dropped. The same seed always gives the same cards.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import count as numbers
from itertools import islice
from typing import NamedTuple

from demesne.cards import PUBLISHED, SETS, Catalogue
from demesne.game.inner import begun
from demesne.game.keys import key_of
from demesne.game.own_cards import read_cards
from demesne.game.start import Start
from demesne.kernel import const as k
from demesne.rules.card import CardDef
from demesne.rules.grammar import MOST_CARDS as IN_A_FILE
from demesne.rules.grammar import NAMES, parse_cards
from demesne.rules.language import CardError
from demesne.sim.match import Match, Table
from demesne.sim.result import Result
from demesne.strategies import Strategy, parse
from demesne.strategies.shipped import shipped

from .blocks import Draws, draft

# of the games against money alone: what a quarter of the published cards of that cost exceed
MOST = {2: 0.59, 3: 0.55, 4: 0.69, 5: 0.78, 6: 0.62, 7: 0.62}
LEAST = 0.4
SEEDS = 300  # each played from both seats
PICKS = 20_000  # within which random play with the card must come to an end
# what the names of cards are made of: two words, and one before them where these are taken
_FIRST = """
    Amber Ash Bell Birch Chalk Copse Cross Dove Elder Fen Flint Frost Glade Hazel Iron Ivy Lark Linden Marsh
    Mill Moor Oak Otter Pine Quill Raven Reed Rook Rose Rowan Sable Salt Sedge Stone Swan Thorn Tide Wool Yew
"""
_SECOND = """
    Abbey Barn Bridge Court Dyke Fair Ferry Ford Forge Gate Grange Guild Hall Hearth House Inn Keep Ledger Lodge
    March Mint Pact Pier Press Quay Rite Road Shrine Steward Toll Tower Vault Ward Watch Well Yard
"""
_BEFORE = "East Great High Little Low New North Old South Upper West White"
FIRST, SECOND, BEFORE = _FIRST.split(), _SECOND.split(), _BEFORE.split()
TRIES = 8  # for a name of two words before one of three is drawn
MOST_CARDS = 12_000  # of one seed: the names run out
TEST = pathlib.Path(__file__).parent / "bench" / "generated.cards"


class Generated(NamedTuple):
    card: CardDef
    text: str  # as a card file has it
    share: float  # of the games against money alone, at its cost


def cards(
    seed: int | str, count: int, beside: Sequence[CardDef] = (), reserved: Iterable[str] | None = None
) -> list[Generated]:
    """The first `count` cards of a seed; none has the name or the program of one of the cards `beside` them.

    Nor has any a name of `reserved`: those of the benchmark's test, so that both can be loaded together.
    """
    return list(islice(stream(seed, beside, reserved), count))


def stream(
    seed: int | str, beside: Sequence[CardDef] = (), reserved: Iterable[str] | None = None
) -> Iterator[Generated]:
    """The cards of a seed, one by one. What else is loaded makes no difference to them."""
    names = {name.casefold() for name in (names_of_test() if reserved is None else reserved)}
    names |= {c.name.casefold() for c in (*PUBLISHED, *beside)}
    programs = {program(c) for c in beside}
    made = 0
    for number in numbers():
        if made == MOST_CARDS:
            return
        draws = Draws(seed, f"card {number}")
        name = _name(draws, names)
        found = _judged(name, draws)
        if found is not None and program(found.card) not in programs:
            names.add(name.casefold())
            programs.add(program(found.card))
            made += 1
            yield found


@cache
def names_of_test() -> tuple[str, ...]:
    """The names of the generated cards that the benchmark tests with."""
    return tuple(re.findall(r'^card\("([^"]+)"', TEST.read_text(encoding="utf-8"), re.MULTILINE))


def words(drafts: int = 2_000) -> frozenset[str]:
    """The names of the vocabulary that drafts use, out of so many: what generated cards can be made of."""
    text = " ".join(draft("", Draws(n, "words")) for n in range(drafts))
    return names_in(text)


def names_in(text: str) -> frozenset[str]:
    """The names of the vocabulary in the text of cards; quoted names and those of arguments do not count."""
    plain = re.sub(r'"[^"]*"', "", text)
    return frozenset(re.findall(r"\b[A-Za-z_]\w*\b(?!=)", plain)) & NAMES.keys()


def program(card: CardDef) -> str:
    """What a card does, whatever it is called and costs."""
    return repr(replace(card, name="", cost=0))


def card_file(made: list[Generated], seed: int | str) -> str:
    """The cards as a file that `load_cards`, `demesne play --cards` and the page read."""
    head = f"# {len(made)} cards generated from seed {seed}\n"
    return head + "".join(f"\n# {g.share:.0%} against money alone\n{g.text}\n" for g in made)


def read_all(text: str, where: str) -> list[CardDef]:
    """The cards of a text that `card_file` has written, more than one card file may have too."""
    lines = [line for line in text.splitlines() if line.startswith("card(")]
    parts = [lines[i : i + IN_A_FILE] for i in range(0, len(lines), IN_A_FILE)]
    return [card for part in parts for card in read_cards("\n".join(part), where)]


def _name(draws: Draws, taken: set[str]) -> str:
    for tries in numbers():
        name = f"{draws.one_of(FIRST)} {draws.one_of(SECOND)}"
        if tries >= TRIES:
            name = f"{draws.one_of(BEFORE)} {name}"
        if name.casefold() not in taken:
            return name
    raise AssertionError  # the numbers do not end


def _judged(name: str, draws: Draws) -> Generated | None:
    """The draft at the lowest cost at which it is no better than good cards; None when it is to be dropped."""
    drafted = draft(name, draws)
    try:
        (first,) = parse_cards(drafted % min(MOST), name)
        if not ends(first):
            return None
    except CardError:  # the vocabulary does not allow it
        return None
    for cost, most in MOST.items():
        text = drafted % cost
        (card,) = parse_cards(text, name)
        share = strength(card)
        if share < LEAST:
            return None
        if share <= most:
            return Generated(card, text, share)
    return None


def board(card: CardDef) -> tuple[Catalogue, tuple[str, ...]]:
    """The card with nine others that nobody buys."""
    others = [name for name in SETS["First Game"].cards if name != card.name][:9]
    own = [] if card in PUBLISHED else [card]
    return Catalogue(own), (card.name, *others)


def strength(card: CardDef, seeds: int = SEEDS) -> float:
    """The best share that money with one, two or four copies gets against money alone."""
    catalogue, kingdom = board(card)
    best = 0.0
    for copies in (1, 2, 4):
        players = money_with(card, copies, catalogue), shipped("big-money-greening")
        match = Match(players, kingdom, catalogue=catalogue)
        result = Result(match, Table(match).play(0, seeds), seeds)
        if result.ends["limit"]:
            return 1.0
        best = max(best, result.players[0].share)
    return best


def money_with(card: CardDef, copies: int, catalogue: Catalogue) -> Strategy:
    """Money that buys so many copies as soon as it can."""
    wanted = f"buy {card.name} when owned({card.name}) < {copies}"
    before, after = ([wanted], []) if card.cost >= 6 else ([], [wanted])
    lines = ["buy Province when money >= 15 or turn > 12", "buy Duchy when supply(Province) <= 4"]
    lines += ["buy Estate when supply(Province) <= 2", *before, "buy Gold", *after, "buy Silver"]
    return parse("\n".join(lines), catalogue=catalogue)


def ends(card: CardDef) -> bool:
    """Whether random play with nothing but cheap cards around comes to an end and no effect had to be cut short."""
    catalogue, kingdom = board(card)
    for number in range(2):
        game = begun(Start(catalogue, kingdom, 2, 2, key_of(number, "generated")))
        draws = Draws(number, card.name)
        for _ in range(PICKS):
            if game.over:
                break
            game.apply(draws.one_of(game.legal_actions()))
        if not game.over or any(event[0] == k.E_CUT_SHORT for event in game.raw_events()):
            return False
    return True
