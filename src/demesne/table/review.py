"""The review of a finished game: scores by card, decks, points and coins per turn, steps, notable moments."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from demesne.game import Event, Game
from demesne.game.events import typed
from demesne.kernel.rules.scoring import finishes_before
from demesne.languages.log import lines
from demesne.refusal import Phrase
from demesne.rules.card import CardDef
from demesne.rules.language import ATTACK

from .outgoing.review import Mark, MarkKind, Review, ReviewStep, ReviewTurn
from .story import story
from .tally import WINNING, DeedsTally, owned


def review(game: Game, names: Sequence[str]) -> Review:
    """Everything about a finished (or recorded) game; nothing is hidden any more."""
    decks = [owned(game, seat) for seat in range(game.players)]
    tally = DeedsTally(game.at(0))
    turns, steps, marks = _walked(game, names, tally)
    order = ranking(game.scores(), game.turns())
    return Review(
        players=game.players,
        kingdom=game.kingdom,
        edition=game.edition,
        over=game.over,
        ends=game.ends,
        scores=game.scores(),
        turns=game.turns(),
        winners=game.winners() if game.over else [],
        decks=[dict(deck) for deck in decks],
        points=[game.inner.points_by_card(seat) for seat in range(game.players)],
        graph=turns,
        steps=steps,
        marks=marks,
        tokens=[game.tokens(seat).get("victory", 0) for seat in range(game.players)],
        colonies=game.colonies,
        own=[repr(card) for card in game.own_cards],
        ranking=order,
        story=story(game, tally, names, order) if game.over else None,
    )


def ranking(scores: Sequence[int], turns: Sequence[int], resigned: Collection[int] = ()) -> list[list[int]]:
    """The seats place by place, those that share one in turn order; who has resigned comes after everybody else."""
    places: list[list[int]] = []
    for gone in (False, True):
        left = [p for p in range(len(scores)) if (p in resigned) is gone]
        while left:
            places.append([p for p in left if not any(_before(q, p, scores, turns) for q in left)])
            left = [p for p in left if p not in places[-1]]
    return places


def _before(p: int, q: int, scores: Sequence[int], turns: Sequence[int]) -> bool:
    return bool(finishes_before(scores[p], turns[p], scores[q], turns[q]))


def _walked(
    game: Game, names: Sequence[str], tally: DeedsTally
) -> tuple[list[ReviewTurn], list[ReviewStep], list[Mark]]:
    """Each turn with everybody's points and the most coins its player had; each decision; notable moments."""
    turns: list[ReviewTurn] = []
    steps: list[ReviewStep] = []
    marks: list[Mark] = []
    now = game.at(0)
    kinds, cards = game.kinds, game.inner.catalogue.cards
    for answer in game.answers:
        if not turns or _which(turns[-1]) != (now.player, now.turn, now.extra):
            turns.append(ReviewTurn(now.player, now.turn, len(steps), 0, now.scores(), now.extra))
        turn = turns[-1]
        decision = now.decision
        assert decision is not None
        before = now.supply
        tally.asked(now, answer, len(steps))
        events = typed(now.answer_traced(answer), kinds)
        tally.answered(now, events, len(steps))
        found = _marked(events, before, now.supply, names, cards)
        marks += [Mark(kind=kind, step=len(steps), turn=turn.turn, phrase=phrase) for kind, phrase in found]
        steps.append(ReviewStep(player=decision.player, kind=decision.kind, source=decision.source, answer=answer))
        if _which(turn) == (now.player, now.turn, now.extra) and not now.over:
            turn.coins = max(turn.coins, now.coins)
        turn.scores = now.scores()
    return turns, steps, marks


def _which(turn: ReviewTurn) -> tuple[int, int, bool]:
    return turn.player, turn.turn, turn.extra


def _marked(
    events: Sequence[Event],
    before: dict[str, int],
    after: dict[str, int],
    names: Sequence[str],
    cards: Mapping[str, CardDef],
) -> list[tuple[MarkKind, Phrase]]:
    """What is notable about an answer: an Attack, a Province, a pile that ran out."""
    out: list[tuple[MarkKind, Phrase]] = []
    for event in events:
        if event.kind == "play" and any(ATTACK in cards[card].types for card in event.cards if card):
            out.append(("attack", _told(event, names)))
        elif event.kind in ("buy", "gain") and WINNING & set(event.cards):
            out.append(("province", _told(event, names)))
    empty = [pile for pile, left in after.items() if not left and before[pile]]
    return out + [("empty", Phrase("log-pile-empty", {"card": pile})) for pile in empty]


def _told(event: Event, names: Sequence[str]) -> Phrase:
    [line] = lines([event], names, None, everything=True)
    return line.phrase
