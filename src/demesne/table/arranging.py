"""Cards that were looked at, and several questions of one card about them: trash some, discard some, put the rest back.

A page may ask all of it at once. What the questions are is read from the card's program, by the step that asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast, get_args

from demesne.game import Decision, Game
from demesne.refusal import Refusal
from demesne.rules.card import CardDef
from demesne.rules.language import LIFTED, Term, Word
from demesne.rules.specification import ANY, SPECS, TERM_SPECS

from .ahead import Answers
from .entries import Answer
from .outgoing.shown import Fate, FateKind
from .table import Table

FATES: tuple[str, ...] = get_args(FateKind)


class FateQuestion(NamedTuple):
    step: int
    fate: Fate


def fates(game: Game, pending: Decision) -> list[Fate]:
    """What can become of the cards of a decision by it and the questions after it; nothing if it stands alone."""
    if whole := _whole(game, pending):
        n = len(laid(game, pending.player))
        return [Fate(kind, 0, n, together=True) for kind in whole]
    return [question.fate for question in _questions(game, pending)]


def laid(game: Game, seat: int) -> list[str]:
    """The cards of a seat that were looked at, or revealed, and lie aside until it is decided where they go."""
    player = game.inner.view(seat)["players"][seat]
    kept = Counter(card for later in player["durations"] for card in later["aside"])
    return sorted((Counter(player["aside"]) - kept).elements())


def arranged(table: Table, seat: int, piles: Sequence[Sequence[str]]) -> Answers:
    """The answers that give every card its fate.

    A question with only one answer is not asked; the answers end where one of them shows something new.
    """
    pending = table.game.decision
    if pending is not None and (whole := _whole(table.game, pending)):
        return _all_one_way(table, seat, whole, piles)
    questions = _questions(table.game, pending) if pending is not None else []
    given = sorted(card for pile in piles for card in pile)
    if pending is None or len(piles) != len(questions) or given != laid(table.game, seat):
        raise Refusal("table-arrange")
    for question, pile in zip(questions, piles, strict=True):
        if not question.fate.least <= len(pile) <= question.fate.most:
            raise Refusal("table-arrange")
    trial = table.fork()
    trial.game = trial.game.patient()
    answers: Answers = []
    for question, picks in zip(questions, map(tuple, piles), strict=True):
        asked = trial.game.decision
        if asked is None or asked.source != pending.source or asked.step < question.step:
            break
        if asked.step > question.step:
            continue
        trial.apply(Answer(seat, picks))
        answers.append(picks)
        if trial.news[-1] or trial.game.pausing or trial.game.asked != seat:
            break
    return answers


def _all_one_way(table: Table, seat: int, whole: Mapping[FateKind, str], piles: Sequence[Sequence[str]]) -> Answers:
    cards = laid(table.game, seat)
    if len(piles) != len(whole) or sorted(map(sorted, piles)) != [*[[]] * (len(whole) - 1), cards]:
        raise Refusal("table-arrange")
    option, pile = next((option, pile) for option, pile in zip(whole.values(), piles, strict=True) if pile)
    trial = table.fork()
    trial.game = trial.game.patient()
    asked_before = trial.game.decision
    trial.apply(Answer(seat, (option,)))
    asked = trial.game.decision
    follows = asked and asked_before and (asked.source, asked.player) == (asked_before.source, seat)
    return [(option,), tuple(pile)] if asked and follows and asked.zone == "aside" else [(option,)]


def advised(game: Game, first: Sequence[str], choose: Callable[[Game], Sequence[str]]) -> list[list[str]]:
    """The cards that each fate gets if the first question is answered so and the others as `choose` would."""
    pending = game.decision
    if pending is not None and (whole := _whole(game, pending)):
        after = game.patient().answer(*first)
        follows = after.decision is not None and after.decision.zone == "aside"
        cards = list(choose(after)) if follows else laid(game, pending.player)
        return [cards if option in first else [] for option in whole.values()]
    questions = _questions(game, pending) if pending is not None else []
    if pending is None or not questions:
        return []
    left, trial, piles = laid(game, pending.player), game.patient(), []
    for question in questions:
        asked = trial.decision
        is_asked = asked is not None and (asked.source, asked.step) == (pending.source, question.step)
        picks = list(first if asked == pending else choose(trial)) if is_asked else left[: question.fate.least]
        if question is questions[-1]:
            picks += [*(Counter(left) - Counter(picks)).elements()]
        piles.append(picks)
        left = sorted((Counter(left) - Counter(picks)).elements())
        if is_asked and question is not questions[-1]:
            trial = trial.answer(*picks)
    return piles


def _questions(game: Game, pending: Decision) -> list[FateQuestion]:
    card = game.inner.catalogue.cards.get(pending.source or "")
    if card is None or pending.zone != "aside" or pending.about != pending.player:
        return []
    run = _run(card, pending.step)
    if len(run) < 2 or not _puts_back(run[-1]):
        return []
    out: list[FateQuestion] = []
    left, free = len(laid(game, pending.player)), False
    for step, word in enumerate(run, pending.step):
        n = dict(word.args).get("n", left)
        chosen = isinstance(n, Term) and TERM_SPECS[n.name].how == ANY
        last = word is run[-1]
        if not (chosen or isinstance(n, int)) or (free and not chosen and not last):
            return []  # how many depends on what is chosen before
        most = left if chosen else min(n, left)
        out.append(FateQuestion(step, Fate(_fate(word), 0 if chosen or free else most, most)))
        free |= chosen
        left -= 0 if chosen else most
    out = [question for question in out if question.fate.most]
    return out if len(out) > 1 else []


def _whole(game: Game, pending: Decision) -> dict[FateKind, str]:
    """What becomes of all the cards, by the option that says so: all are put back in an order, or all discarded."""
    card = game.inner.catalogue.cards.get(pending.source or "")
    if card is None or (pending.kind, pending.about, pending.most) != ("choose", pending.player, 1):
        return {}
    numbered = list(places(card))
    if not 0 < pending.step <= len(numbered) or not laid(game, pending.player):
        return {}
    words, place = numbered[pending.step - 1]
    found: dict[FateKind, str] = {}
    for option, steps in dict(words[place].args).get("options", ()):
        spec = SPECS[steps[0].name] if len(steps) == 1 else None
        if spec is None or not spec.puts_down or (kind := next(iter(spec.asks or spec.tells), "")) not in FATES:
            return {}
        found[cast(FateKind, kind)] = option
    return found if len(found) > 1 else {}


def _run(card: CardDef, step: int) -> Sequence[Word]:
    """The word that asks and those after it that are about the same cards, all of them."""
    numbered = list(places(card))
    if not 0 < step <= len(numbered):
        return []
    words, first = numbered[step - 1]
    run: list[Word] = []
    for word in words[first:]:
        if not isinstance(word, Word) or not _about_all(word):
            return []
        run.append(word)
        if _puts_back(word):
            break
    return run


def _about_all(word: Word) -> bool:
    args = dict(word.args)
    everything = args.get("what") is None and args.get("but") is None
    return _puts_back(word) or (args.get("where") is LIFTED and everything)


def _puts_back(word: Word) -> bool:
    return SPECS[word.name].puts_down and bool(SPECS[word.name].asks)


def _fate(word: Word) -> FateKind:
    (kind,) = SPECS[word.name].asks
    return cast(FateKind, kind)


def places(card: CardDef) -> Iterator[tuple[Sequence[Any], int]]:
    """The list in which each word stands and its place there, in the order in which words are numbered."""
    yield from _places(card.play)
    yield from _places(card.reaction.steps if card.reaction else ())
    for trigger in card.triggers:
        yield from _places(trigger.steps)


def _places(program: Sequence[Any]) -> Iterator[tuple[Sequence[Any], int]]:
    for place, item in enumerate(program):
        if isinstance(item, Word):
            yield program, place
            for _, value in item.args:
                yield from _places((value,))
        elif isinstance(item, tuple) and not isinstance(item, Term):
            yield from _places(item)
