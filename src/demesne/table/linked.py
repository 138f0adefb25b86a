"""A card of the hand and then one more question about it, with nothing in between: Secret Passage, Courtier.

A page may ask both at once and send both answers in one message. The second question is given for every card that can
be picked. It follows from the hand and the deck's size alone, so it tells its seat nothing new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from demesne.game import Decision, Game
from demesne.game.events import typed
from demesne.languages.prompts import question
from demesne.rules.language import Word
from demesne.rules.specification import SPECS

from .arranging import places
from .outgoing.shown import Then
from .undo import nothing_learned

PICKS = ("reveal", "trash", "discard")  # what asks for a card of the hand
ASKS = ("choose", "position", "return")  # what the second question may be


def linked(game: Game, pending: Decision, names: Sequence[str]) -> list[Then]:
    """The question that follows each card, cards with the same one together; nothing if there is none."""
    if not _leads_on(game, pending):
        return []
    found: dict[tuple[str, tuple[str, ...], int, int], Then] = {}
    for card in dict.fromkeys(pending.options):
        asked = _next(game, card)
        if asked is None:
            continue
        key = asked.kind, tuple(asked.options), asked.least, asked.most
        if key not in found:
            found[key] = Then(
                after=[],
                prompt=question(asked._asdict(), names, game.inner.catalogue.cards),
                kind=asked.kind,
                options=list(Counter(asked.options).items()),
                least=asked.least,
                most=asked.most,
            )
        found[key].after.append(card)
    return list(found.values())


def second(game: Game, first: Sequence[str]) -> Game | None:
    """The game after the first answer, if it leads to a question that is asked with it."""
    pending = game.decision
    if pending is None or not first or not _leads_on(game, pending):
        return None
    trial = onward(game, first)
    return trial if trial and trial.decision and trial.decision.kind in ASKS else None


def onward(game: Game, picks: Sequence[str]) -> Game | None:
    """The game after an answer, if the same card asks the same seat again and nothing was seen until then."""
    pending, trial = game.decision, game.patient()
    events = typed(trial.answer_traced(list(picks)), trial.kinds)
    asked = trial.decision
    if pending is None or asked is None or trial.pausing or not nothing_learned(events, pending.player):
        return None
    return trial if (asked.player, asked.source) == (pending.player, pending.source) else None


def _next(game: Game, card: str) -> Decision | None:
    trial = onward(game, (card,))
    asked = trial.decision if trial else None
    return asked if asked and asked.kind in ASKS else None


def _leads_on(game: Game, pending: Decision) -> bool:
    """Whether the word that asks for one card asks a second time, or one that asks about it stands right after it."""
    card = game.inner.catalogue.cards.get(pending.source or "")
    if card is None or pending.zone != "hand" or (pending.least, pending.most) != (1, 1):
        return False
    if pending.kind == "place":
        return True
    words = list(places(card))
    if pending.about != pending.player or not 0 < pending.step <= len(words):
        return False
    program, at = words[pending.step - 1]
    after = program[at + 1] if at + 1 < len(program) else None
    if isinstance(after, Word) and "condition" in dict(after.args):
        after = next(iter(after["steps"]), None)
    picks = pending.kind in PICKS and "what" in dict(program[at].args)
    return picks and isinstance(after, Word) and SPECS[after.name].asks[:1] in [(kind,) for kind in ASKS]
