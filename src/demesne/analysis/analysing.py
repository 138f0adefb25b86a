"""The analysis of a game: every decision in order, then the costly ones again on fresh luck.

For every decision the sensible answers are tried out on the same luck, in worlds that look the same to the seat that
decides. Most answers are dropped after a quarter of the playouts; the others get new ones, so that being lucky at
first does not make an answer look good. What then looks costly is played again before it is called so. Three answers
are valued wherever there are three; where fewer are worth trying out, the nearest legal ones join them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from demesne.game import Decision, Event, Game
from demesne.game.events import typed
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal

from .luck import Draws, luck_of
from .model import Analysis, Judged, Rated, Turning
from .others import others
from .sentences import Ledger
from .values import Tried, Values
from .why import why

PLAYOUTS = {"compiled": 400, "plain": 8}  # for each answer, unless told otherwise
MOST_PLAYOUTS = 1_000_000
FEWEST = 8
SECONDS = 3600.0
LEFT = 3  # answers that stay besides the chosen one and the list's
FAR = 3.0  # standard errors from which an answer is clearly better than the list's
NOTED = 0.01  # a loss that is worth a second look
AGAIN = 12  # decisions that are played again
TIMES = 4  # with so many times the playouts
SURE = 2.0  # standard errors
COSTLIEST = 5

REVEALING = ("draw", "reveal", "look", "shuffle", "take", "turn")

Progress = Callable[[int, int], None]
Seed = int | str


def analyse(
    game: Game,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    seed: Seed = 1,
    names: Sequence[str] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """The whole analysis; docs/library.md has an example. Ctrl-C ends it with what is known."""
    analyser = Analyser(game, playouts=playouts, seconds=seconds, seed=seed, names=names)
    found = analyser.analysis
    try:
        for found in analyser.run():
            if progress:
                progress(found.done, found.total)
    except KeyboardInterrupt:
        found.interrupted = True
    return found


class Analyser:
    """One analysis in the making. `run` yields it after every step; it is one object that grows."""

    def __init__(
        self,
        game: Game,
        *,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: Seed = 1,
        names: Sequence[str] | None = None,
        values: Values | None = None,
    ) -> None:
        self.game = game
        self.playouts = checked(playouts) if playouts is not None else PLAYOUTS[game.inner.kernel]
        if seconds is not None and not 0 < seconds <= SECONDS:
            raise Refusal("error-number", where="seconds", least=0, most=int(SECONDS), got=short(seconds))
        self.seconds = seconds
        self.seed = seed
        self.names = list(names) if names else [str(seat + 1) for seat in range(game.players)]
        self._given = values
        self._draws = Draws(game)
        self._ledger = Ledger(game, self.names)
        self._clock = Clock(seconds)
        self.analysis = Analysis(
            kingdom=game.kingdom,
            players=self.names,
            playouts=self.playouts,
            seconds=seconds,
            assumes=assumed(self.playouts, playouts is None and game.inner.kernel == "plain", game.over),
            total=len(game.answers),
        )

    def run(self) -> Iterator[Analysis]:
        found, game = self.analysis, self.game
        answers = game.answers
        if not answers:
            found.finished = True
            yield found
            return
        values = self._given or Values(game)
        self._clock.ready()
        now = game.at(0)
        for index, answer in enumerate(answers):
            n = self._clock.share(self.playouts, index, len(answers))
            before = now.clone()
            revealed = self._follow(now, answer)
            routine = is_routine(before, now, revealed) and _same(answer, values.listed(before), False)
            if routine:
                found.decisions.append(self._routine(values, before, index, answer, n))
            else:
                found.decisions.append(self._judged(values, before, index, answer, n))
                fill_in(found.decisions)
            found.done = index + 1
            self._conclude()
            yield found
        suspects = suspicious(found.decisions)
        found.total += len(suspects)
        for judged in suspects:
            place = found.decisions.index(judged)
            found.decisions[place] = self._again(values, judged)
            found.done += 1
            self._conclude()
            yield found
        if self._clock.struck:
            found.assumes.append(Phrase("assumes-cap"))
        found.finished = True
        yield found

    def _judged(self, values: Values, now: Game, index: int, answer: Sequence[str], n: int) -> Judged:
        decision = now.decision
        assert decision is not None
        chosen, listed = tuple(answer), tuple(values.listed(now))
        arms = _with(values.candidates(now), [listed, chosen], decision.ordered)
        kept = arms = _filled(now, arms, listed, decision.ordered)
        dropped: list[Rated] = []
        if len(arms) > LEFT + 2:
            first = values.tried(now, arms, max(n // 4, FEWEST), f"{self.seed} {index} first")
            kept = _kept(first, arms, [_place(arms, listed, decision.ordered), _place(arms, chosen, decision.ordered)])
            worse = sorted((a for a, arm in enumerate(arms) if arm not in kept), key=lambda a: -first.win(a))
            reasons = {a: why(now, arms[a], listed, values.plan) for a in worse}
            dropped = [Rated(arms[a], first.win(a), first.error(a), reasons[a]) for a in worse]
        tried = values.tried(now, kept, n, f"{self.seed} {index}")
        own, base = _place(kept, chosen, decision.ordered), _place(kept, listed, decision.ordered)
        kept[own] = chosen  # in the order in which it was given
        order = sorted(range(len(kept)), key=lambda a: (-tried.win(a), a != base))
        best = order[0]
        loss, loss_error = tried.gap(best, own) if best != own else (0.0, 0.0)
        if best != base:
            gain, error = tried.gap(best, base)
            base = best if gain > FAR * error else base
        judged = replace(
            _blank(now, decision, index, chosen),
            win=tried.wins(base),
            error=tried.error(base),
            open=self._open(values, now, kept[base], index, n),
            loss=loss,
            loss_error=loss_error,
        )
        if len(kept) == 1:
            return judged
        rated = [Rated(kept[a], tried.win(a), tried.error(a), why(now, kept[a], listed, values.plan)) for a in order]
        judged = replace(judged, answers=(*rated, *dropped))
        if own == base:
            return judged
        skill = tuple(a - b for a, b in zip(tried.wins(own), tried.wins(base)))
        return replace(judged, skill=skill, skill_error=tried.gap(own, base)[1])

    def _routine(self, values: Values, now: Game, index: int, answer: Sequence[str], n: int) -> Judged:
        """Treasures played as the list would: what the other answers are worth. The next decision covers all else."""
        decision = now.decision
        assert decision is not None
        chosen = tuple(answer)
        arms = _filled(now, [chosen], chosen, decision.ordered)
        if len(arms) == 1:
            return _blank(now, decision, index, chosen)
        tried = values.tried(now, arms, n, f"{self.seed} {index}")
        order = sorted(range(len(arms)), key=lambda a: (-tried.win(a), a))
        rated = (Rated(arms[a], tried.win(a), tried.error(a), why(now, arms[a], chosen, values.plan)) for a in order)
        return replace(_blank(now, decision, index, chosen), answers=tuple(rated))

    def _open(self, values: Values, now: Game, answer: tuple[str, ...], index: int, n: int) -> tuple[float, ...]:
        """What everybody had with all cards open. Nothing hidden is looked at while the game goes on."""
        if not self.game.over:
            return ()
        return values.tried(now, [answer], n, f"{self.seed} {index} open", all_open=True).wins(0)

    def _again(self, values: Values, judged: Judged) -> Judged:
        """The best answer against the chosen one on luck that had no part in finding it."""
        now = self.game.at(judged.index)
        assert judged.best is not None
        n = self._clock.share(TIMES * self.playouts, self.analysis.done, self.analysis.total)
        pair = [judged.best.answer, judged.chosen]
        loss, error = values.tried(now, pair, n, f"{self.seed} {judged.index} again").gap(0, 1)
        return replace(judged, loss=max(loss, 0.0), loss_error=error, confirmed=loss > max(NOTED, SURE * error))

    def _follow(self, now: Game, answer: Sequence[str]) -> bool:
        """Play the answer; whether anything came to light. After the end, what hands and decks tell is counted."""
        events = self._counted(now, answer) if self.game.over else typed(now.answer_traced(answer), now.kinds)
        return any(event.kind in REVEALING for event in events)

    def _counted(self, now: Game, answer: Sequence[str]) -> list[Event]:
        decision = now.decision
        assert decision is not None
        self._ledger.before(now, decision.kind, answer)
        seats, turns = range(now.players), now.turns()
        before = [now.cards(seat, "deck") for seat in seats]
        events = typed(now.answer_traced(answer), now.kinds)
        self._draws.follow(events, before, [now.cards(seat, "deck") for seat in seats])
        self._ledger.after(events, turns)
        return events

    def _conclude(self) -> None:
        """What follows from the decisions so far."""
        found = self.analysis
        confirmed = [judged for judged in found.decisions if judged.confirmed]
        confirmed.sort(key=lambda judged: -judged.loss)
        found.costliest = [judged.index for judged in confirmed[:COSTLIEST]]
        if len(found.decisions) < len(self.game.answers):
            return
        found.turning_point = turning(self.game, found.decisions)
        if self.game.over:
            found.luck = luck_of(self.game, found.decisions, self._draws)
            found.words = self._ledger.phrases(self.game)


class Clock:
    """Keeps an analysis within its seconds of computing time by giving later decisions fewer playouts."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begun = self._ready = time.process_time()
        self.struck = False

    def ready(self) -> None:
        """What came before, such as making a list, takes time but says nothing of what a decision costs."""
        self._ready = time.process_time()

    def share(self, n: int, done: int, total: int) -> int:
        """How many of n playouts there is time for, if what is left costs as much as what was done."""
        if self._seconds is None or not done:
            return n
        now = time.process_time()
        wanted = (now - self._ready) / done * (total - done)
        left = max(self._seconds - (now - self._begun), 0.0)
        if wanted <= left:
            return n
        self.struck = True
        return max(FEWEST, int(n * left / wanted))


def assumed(playouts: int, plain: bool, over: bool) -> list[Phrase]:
    """What an analysis takes for granted, and which knowledge its numbers come from."""
    out = [
        Phrase("assumes-lists"),
        Phrase("assumes-open") if over else Phrase("assumes-knowledge"),
        Phrase("assumes-answers"),
        Phrase("assumes-error", {"n": playouts}),
        Phrase("assumes-confirmed", {"times": TIMES}),
    ]
    out += [Phrase("assumes-luck")] if over else []
    return [*out, Phrase("assumes-plain")] if plain else out


def checked(playouts: int) -> int:
    if isinstance(playouts, bool) or not isinstance(playouts, int) or not FEWEST <= playouts <= MOST_PLAYOUTS:
        raise Refusal("error-number", where="playouts", least=FEWEST, most=MOST_PLAYOUTS, got=short(playouts))
    return playouts


def suspicious(decisions: Sequence[Judged]) -> list[Judged]:
    """The decisions that look costliest, to be played again."""
    found = [judged for judged in decisions if judged.loss > max(NOTED, judged.loss_error)]
    return sorted(found, key=lambda judged: (-judged.loss, judged.index))[:AGAIN]


def turning(game: Game, decisions: Sequence[Judged]) -> Turning | None:
    """The last answer before which somebody who did not win was clearly ahead of those who did."""
    if not game.over:
        return None
    winners = game.winners()
    losers = [seat for seat in range(game.players) if seat not in winners]
    for place in reversed(range(len(decisions))):
        judged = decisions[place]
        ahead = max(losers, key=lambda seat: judged.win[seat], default=None)
        if ahead is not None and judged.win[ahead] - max(judged.win[w] for w in winners) > 2 * judged.error:
            after = decisions[place + 1].win[ahead] if place + 1 < len(decisions) else 0.0
            return Turning(judged.index, ahead, judged.win[ahead], after)
    return None


def is_routine(before: Game, after: Game, revealed: bool) -> bool:
    """Whether Treasures were played and nothing came to light, so that the next decision is worth as much."""
    decision = before.decision
    return decision is not None and decision.kind == "treasure" and not revealed and after.asked == before.asked


def fill_in(decisions: list[Judged]) -> None:
    """Routine decisions before the last one get what it is worth."""
    last = decisions[-1]
    place = len(decisions) - 2
    while place >= 0 and not decisions[place].win:
        decisions[place] = replace(decisions[place], win=last.win, error=last.error, open=last.open)
        place -= 1


def _blank(now: Game, decision: Decision, index: int, chosen: tuple[str, ...]) -> Judged:
    """The decision, before anything is known of its worth."""
    kind, source, step = decision.kind, decision.source, decision.step
    return Judged(index, now.turn, decision.player, kind, source, step, chosen, (), 0.0)


def _same(a: Sequence[str], b: Sequence[str], ordered: bool) -> bool:
    return tuple(a) == tuple(b) if ordered else sorted(a) == sorted(b)


def _place(arms: Sequence[tuple[str, ...]], answer: Sequence[str], ordered: bool) -> int:
    return next(a for a, arm in enumerate(arms) if _same(arm, answer, ordered))


def _with(arms: Sequence[Sequence[str]], more: Sequence[tuple[str, ...]], ordered: bool) -> list[tuple[str, ...]]:
    """These answers, and those more that are not among them."""
    out = [tuple(arm) for arm in arms]
    for answer in more:
        if not any(_same(arm, answer, ordered) for arm in out):
            out.append(answer)
    return out


def _filled(
    now: Game, arms: list[tuple[str, ...]], listed: Sequence[str], ordered: bool
) -> list[tuple[str, ...]]:
    """These answers; where they are fewer than are shown, with the legal ones nearest to the list's."""
    if len(arms) >= LEFT:
        return arms
    out = list(arms)
    for answer in others(now, listed):
        if len(out) == LEFT:
            break
        out = _with(out, [answer], ordered)
    return out


def _kept(tried: Tried, arms: Sequence[tuple[str, ...]], stays: Sequence[int]) -> list[tuple[str, ...]]:
    """The best answers, and those that stay anyway."""
    best = sorted(range(len(arms)), key=lambda a: -tried.win(a))[:LEFT]
    return [arm for a, arm in enumerate(arms) if a in best or a in stays]
