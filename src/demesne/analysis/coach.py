"""When the coach would speak, and its one sentence: a reason in the game's terms, true by counting.

It speaks only where the best that can be made of an answer is clearly less than the best that can be made of another
one, again on fresh shuffles, and no way that fits what the player owns makes more of the answer. Against bots from
which people learn the game it speaks of a few plain mistakes only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import NamedTuple

from demesne.game import Game
from demesne.refusal import Phrase
from demesne.rules.language import ACTION, TREASURE, VICTORY
from demesne.search.worth import Tried
from demesne.strategies.appraisal import args, tells
from demesne.strategies.levels import LEVELS
from demesne.strategies.reasons import HAND, Deck, appraised, card_of, is_terminal

LOSS = 0.1  # a share of the victory
FEWEST = 200  # playouts of an answer, or the coach is silent
LEARNING = LEVELS[: LEVELS.index("strong")]  # bots against which only plain mistakes are mentioned
GETS = ("buy", "gain")
EARLY = 5  # Provinces left from which points are early
OFTEN = 0.2  # a share of the hands
GREAT = ("Province", "Colony")
POOR = ("Curse", "Copper")


class Remark(NamedTuple):
    """One sentence about an answer, and whether it is about a plain mistake."""

    phrase: Phrase
    plain: bool


def clear(tried: Tried, answer: int, better: int) -> bool:
    """Whether an answer is so much worse than another one that the coach may speak."""
    loss, _ = tried.gap(better, answer)
    return loss >= LOSS and not tried.preferred(answer, better)


def spoken(game: Game, answer: Sequence[str], better: Sequence[str], levels: Mapping[int, str]) -> Phrase | None:
    """What is said of an answer that is clearly worse than another one; None where nothing can be counted."""
    said = sentence(game, answer, better)
    learning = bool(levels) and all(level in LEARNING for level in levels.values())
    return said.phrase if said is not None and (said.plain or not learning) else None


def sentence(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The first that is true."""
    found = (rule(game, answer, better) for rule in RULES)
    return next((said for said in found if said is not None), None)


Rule = Callable[[Game, Sequence[str], Sequence[str]], Remark | None]


def _win_missed(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The other answer ends the game and wins it."""
    ends = _ended(game, better)
    if ends is None or game.asked not in ends.winners():
        return None
    alone = len(ends.winners()) == 1
    card = {"card": better[0]}
    return Remark(Phrase("coach-win-missed", card) if alone else Phrase("coach-share-missed", card), True)


def _ends_lost(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """This answer ends the game and loses it."""
    ends = _ended(game, answer)
    if ends is None or game.asked in ends.winners():
        return None
    seat, points = _asked(game), ends.scores()
    return Remark(Phrase("coach-ends-lost", {"card": answer[0], "n": max(points) - points[seat]}), True)


def _takes_junk(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """A Curse or a Copper, where nothing or something else may be taken."""
    if not _gets(game, answer) or answer[0] not in POOR:
        return None
    card = {"card": answer[0]}
    return Remark(
        Phrase("coach-takes-curse", card) if answer[0] == "Curse" else Phrase("coach-takes-copper", card), True
    )


def _leaves_free_action(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """An Action that gives back the Action it takes stays in hand."""
    decision = game.decision
    if decision is None or decision.kind != "action" or answer or not better:
        return None
    if not appraised(card_of(game, better[0])).more_actions:
        return None
    return Remark(Phrase("coach-free-action", {"card": better[0]}), True)


def _points_too_soon(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """A Duchy or an Estate, while nearly all Provinces are left."""
    left = game.supply.get("Province", 0)
    if not _gets(game, answer) or left < EARLY or answer[0] not in ("Duchy", "Estate"):
        return None
    if better and card_of(game, better[0]).types & VICTORY:
        return None
    taken = any("Province" in game.inner.owned(seat) for seat in range(game.players)) or "Province" in game.trash
    values = {"card": answer[0], "left": left}
    return Remark(Phrase("coach-early-points", values) if taken else Phrase("coach-all-left", values), True)


def _great_points(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """A Province or a Colony was to be had."""
    if not _gets(game, better) or better[0] not in GREAT:
        return None
    return Remark(Phrase("coach-points", {"card": better[0], "left": game.supply[better[0]]}), False)


def _unspent(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """Coins are left, and something to buy with them."""
    decision = game.decision
    if decision is None or decision.kind != "buy" or answer or not better or not game.coins:
        return None
    return Remark(Phrase("coach-unspent", {"coins": game.coins, "card": better[0]}), False)


def _curses_come(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """Somebody else's cards give out Curses, and nothing of mine removes them; the other answer would."""
    seat = _asked(game)
    if not _gets(game, better) or not game.supply.get("Curse") or not _removes(game, better[0]):
        return None
    mine = [*game.inner.owned(seat), *(answer if _gets(game, answer) else ())]
    if any(_removes(game, name) for name in mine):
        return None
    for other in range(game.players):
        theirs = (name for name in game.inner.owned(other) if appraised(card_of(game, name)).curses)
        if other != seat and (name := next(theirs, None)) is not None:
            return Remark(Phrase("coach-curses", {"who": other, "card": name}), False)
    return None


def _gives_curses(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The other answer would give Curses to the others."""
    if not _gets(game, better) or not appraised(card_of(game, better[0])).curses or not game.supply.get("Curse"):
        return None
    if _gets(game, answer) and appraised(card_of(game, answer[0])).curses:
        return None
    return Remark(Phrase("coach-gives-curses", {"card": better[0], "left": game.supply["Curse"]}), False)


def _stuck(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """More Actions that give none than will find one, in at least one hand of five."""
    if not _gets(game, answer) or not is_terminal(card_of(game, answer[0])):
        return None
    after = _deck(game).changed(game, {answer[0]: 1})
    if hands_stuck(after.cards, after.terminals, after.villages) < OFTEN:
        return None
    return Remark(Phrase("coach-stuck", {"terminals": after.terminals, "villages": after.villages}), False)


def _village(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The other answer gives the Actions that are missing."""
    if not _gets(game, better) or appraised(card_of(game, better[0])).more_actions < 2:
        return None
    deck = _deck(game)
    if hands_stuck(deck.cards, deck.terminals, deck.villages) < OFTEN:
        return None
    values = {"card": better[0], "terminals": deck.terminals, "villages": deck.villages}
    return Remark(Phrase("coach-village", values), False)


def _thins(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The other answer trashes, and most of the deck is not worth keeping."""
    if not _gets(game, better) or not _removes(game, better[0]):
        return None
    deck = _deck(game)
    if 2 * deck.junk <= deck.cards or (_gets(game, answer) and _removes(game, answer[0])):
        return None
    return Remark(Phrase("coach-thin", {"card": better[0], "junk": deck.junk, "cards": deck.cards}), False)


def _weak_hands(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """A Treasure would make the next hands richer than the card that was taken."""
    if not _gets(game, better) or not card_of(game, better[0]).types & TREASURE:
        return None
    deck = _deck(game)
    own = deck.changed(game, dict.fromkeys(answer[:1], 1)) if _gets(game, answer) else deck
    if deck.changed(game, {better[0]: 1}).coins_of_a_hand <= max(deck.coins_of_a_hand, own.coins_of_a_hand):
        return None
    return Remark(Phrase("coach-money", {"card": better[0]}), False)


def _draws(game: Game, answer: Sequence[str], better: Sequence[str]) -> Remark | None:
    """The other answer draws more cards."""
    if not _gets(game, better) or not card_of(game, better[0]).types & ACTION:
        return None
    n = appraised(card_of(game, better[0])).cards
    own = appraised(card_of(game, answer[0])).cards if _gets(game, answer) else 0
    return Remark(Phrase("coach-draws", {"card": better[0], "n": n}), False) if n >= max(2, own + 1) else None


RULES: tuple[Rule, ...] = (
    *(_win_missed, _ends_lost, _takes_junk, _leaves_free_action, _points_too_soon),
    *(_great_points, _unspent, _curses_come, _gives_curses, _stuck, _village, _thins, _weak_hands, _draws),
)


def hands_stuck(cards: int, terminals: int, villages: int) -> float:
    """In what share of hands of five an Action stays that no Action is left for, before anything is drawn."""
    stuck = 0
    for t in range(2, min(HAND, terminals) + 1):
        for v in range(min(HAND - t, villages, t - 2) + 1):
            stuck += comb(terminals, t) * comb(villages, v) * comb(cards - terminals - villages, HAND - t - v)
    return stuck / comb(cards, HAND) if cards >= HAND else 0.0


def _asked(game: Game) -> int:
    assert game.asked is not None
    return game.asked


def _gets(game: Game, answer: Sequence[str]) -> bool:
    """Whether this answer brings its seat a card."""
    decision = game.decision
    own = decision is not None and decision.kind in GETS and decision.about == decision.player
    return own and bool(answer)


def _removes(game: Game, name: str) -> bool:
    """Whether a card can trash a Curse for who plays it."""
    card = card_of(game, name)
    from_hand = [args(word) for word in card.words() if tells(word, "trash") and "where" in args(word)]
    return appraised(card).trashes and any(given["what"] in (None, "Curse") for given in from_hand)


def _deck(game: Game) -> Deck:
    return Deck(game, game.inner.owned(_asked(game)))


def _ended(game: Game, answer: Sequence[str]) -> Game | None:
    """The game after an answer of the Buy phase, if it is over then."""
    decision = game.decision
    if decision is None or decision.kind != "buy" or not answer:
        return None
    after = game.clone().answer(list(answer))
    return after if after.over else None
