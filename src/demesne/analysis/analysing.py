"""The analysis of a game: every decision in order, then the costly ones again on fresh luck.

For every decision the sensible answers are tried out on the same luck, in worlds that look the same to the seat that
decides. Most answers are dropped after a quarter of the playouts; the others get new ones, so that being lucky at
first does not make an answer look good. What then looks costly is played again before it is called so. Three answers
are valued wherever there are three; where fewer are worth trying out, the nearest legal ones join them. A limit of
seconds makes later decisions cheaper, but nothing is called costly or a turning point on fewer playouts than wanted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from demesne.game import Decision, Event, Game
from demesne.game.events import typed
from demesne.notation.names import short
from demesne.refusal import Phrase, Refusal
from demesne.search.best import why
from demesne.search.worth import Tried, Worth
from demesne.table.outgoing.analysis import Analysis, AnalysisBudget, Rated, TurningPoint

from . import coach
from .advice import bots_of, checked_levels
from .luck import DrawnCoins, luck_of
from .model import Judged
from .others import others
from .sentences import Ledger

PLAYOUTS = {"compiled": 400, "plain": 8}  # for each answer, unless told otherwise
MOST_PLAYOUTS = 1_000_000
FEWEST = 8
WAYS = 10  # times the playouts of an answer are those of a decision: so many decide how many ways are followed
SECONDS = 3600.0
LEFT = 3  # answers that stay besides the chosen one and the list's
FAR = 3.0  # standard errors from which an answer is clearly better than the list's
NOTED = 0.01  # a loss that is worth a second look
AGAIN = 12  # decisions that are played again
TIMES = 4  # with so many times the playouts
SURE = 2.0  # standard errors
COSTLIEST = 5
FIRST = 0.75  # of the seconds, for the decisions in order; what is left is for playing again

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
    levels: Mapping[int, str] | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """The whole analysis; docs/library.md has an example. Ctrl-C ends it with what is known."""
    analyser = Analyser(game, playouts=playouts, seconds=seconds, seed=seed, names=names, levels=levels)
    found = analyser.analysis
    try:
        if progress:
            progress(*found.progress)
        for found in analyser.run():
            if progress:
                progress(*found.progress)
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
        levels: Mapping[int, str] | None = None,
        values: Worth | None = None,
    ) -> None:
        self.game = game
        check_budget(playouts, seconds)
        self.playouts = playouts if playouts is not None else PLAYOUTS[game.inner.kernel]
        self.seconds = seconds
        self.seed = seed
        self.names = [str(seat + 1) for seat in range(game.players)] if names is None else named(names, game.players)
        self._plain = playouts is None and game.inner.kernel == "plain"
        self._given = values
        self._levels = checked_levels(levels or {}, game.players)
        self._coins = DrawnCoins(game)
        self._ledger = Ledger(game, self.names)
        self._clock = Clock(seconds)
        self._judged: list[Judged] = []  # not yet known: Treasures at the end of what was analysed
        self.analysis = Analysis(
            kingdom=game.kingdom,
            players=self.names,
            budget=AnalysisBudget(self.playouts, seconds, self.playouts),
            progress=(0, len(game.answers)),
        )
        self.analysis.assumes = self._assumed()

    def run(self) -> Iterator[Analysis]:
        found, game = self.analysis, self.game
        answers = game.answers
        if not answers:
            found.finished = True
            yield found
            return
        values = self._given or Worth(game, bots_of(game, self._levels), playouts=WAYS * self.playouts)
        self._clock.ready()
        now = game.at(0)
        for index, answer in enumerate(answers):
            n = self._clock.share(self.playouts, index, len(answers))
            before = now.clone()
            revealed = self._follow(now, answer)
            routine = is_routine(before, now, revealed) and _same(answer, values.listed(before), False)
            if routine:
                self._judged.append(self._routine(values, before, index, answer, n))
            else:
                self._judged.append(self._valued(values, before, index, answer, n))
                fill_in(self._judged, index)
            found.progress = index + 1, len(answers)
            self._conclude()
            yield found
        suspects = suspicious(self._judged)
        self._doubt(suspects)
        total = len(answers) + len(suspects)
        for place, judged in enumerate(suspects, 1):
            if self._fits(values, 2 * TIMES * self.playouts):
                self._change(self._again(values, judged))
            else:
                found.costly_unsure = True
            found.progress = len(answers) + place, total
            self._conclude()
            yield found
        self._turn(values)
        self._conclude()
        found.finished = True
        yield found

    def _valued(self, values: Worth, now: Game, index: int, answer: Sequence[str], n: int) -> Judged:
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
            reasons = {a: why(now, arms[a], listed, first.rules[a]) for a in worse}
            dropped = [Rated(arms[a], first.win(a), first.error(a), reasons[a]) for a in worse]
        tried = values.tried(now, kept, n, f"{self.seed} {index}")
        own, base = _place(kept, chosen, decision.ordered), _place(kept, listed, decision.ordered)
        kept[own] = chosen  # in the order in which it was given
        order = sorted(range(len(kept)), key=lambda a: (-tried.win(a), a != base))
        best = order[0]
        loss, loss_error = tried.gap(best, own) if best != own else (0.0, 0.0)
        warns = best != own and n >= coach.FEWEST and coach.clear(tried, own, best)
        others = {seat: level for seat, level in self._levels.items() if seat != decision.player}
        warns = warns and coach.spoken(now, chosen, kept[best], others) is not None
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
            warns=warns,
            follows=kept[base],
            playouts=n,
            sure=n >= self.playouts,
        )
        if len(kept) == 1:
            return judged
        rated = [Rated(kept[a], tried.win(a), tried.error(a), why(now, kept[a], listed, tried.rules[a])) for a in order]
        judged = replace(judged, answers=(*rated, *dropped))
        if own == base:
            return judged
        skill = tuple(a - b for a, b in zip(tried.wins(own), tried.wins(base)))
        return replace(judged, skill=skill, skill_error=tried.gap(own, base)[1])

    def _routine(self, values: Worth, now: Game, index: int, answer: Sequence[str], n: int) -> Judged:
        """Treasures played as the list would: what the other answers are worth. The next decision covers all else."""
        decision = now.decision
        assert decision is not None
        chosen = tuple(answer)
        arms = _filled(now, [chosen], chosen, decision.ordered)
        routine = replace(_blank(now, decision, index, chosen), playouts=n, routine=True)
        if len(arms) == 1:
            return routine
        tried = values.tried(now, arms, n, f"{self.seed} {index}")
        order = sorted(range(len(arms)), key=lambda a: (-tried.win(a), a))
        rated = (Rated(arms[a], tried.win(a), tried.error(a), why(now, arms[a], chosen, tried.rules[a])) for a in order)
        return replace(routine, answers=tuple(rated))

    def _open(self, values: Worth, now: Game, answer: tuple[str, ...], index: int, n: int) -> tuple[float, ...]:
        """What everybody had with all cards open. Nothing hidden is looked at while the game goes on."""
        if not self.game.over:
            return ()
        return values.tried(now, [answer], n, f"{self.seed} {index} open", all_open=True).wins(0)

    def _again(self, values: Worth, judged: Judged) -> Judged:
        """The best answer against the chosen one on luck that had no part in finding it. Both get these values."""
        now = self.game.at(judged.index)
        assert judged.best is not None
        pair = (judged.best.answer, judged.chosen)
        tried = values.tried(now, pair, TIMES * self.playouts, f"{self.seed} {judged.index} again")
        loss, error = tried.gap(0, 1)
        warns = judged.warns and coach.clear(tried, 1, 0)
        rows = [row for row in judged.answers if row.answer not in pair]
        own = next(row for row in judged.answers if row.answer == judged.chosen)
        fresh = [replace(row, win=tried.win(a), error=tried.error(a)) for a, row in enumerate((judged.best, own))]
        first, other = fresh if loss > 0 else reversed(fresh)
        place = next((place for place, row in enumerate(rows) if row.win < other.win), len(rows))
        rows = [first, *rows[:place], other, *rows[place:]]
        confirmed = loss > max(NOTED, SURE * error)
        judged = replace(
            judged, answers=tuple(rows), loss=max(loss, 0.0), loss_error=error, confirmed=confirmed, warns=warns
        )
        if judged.follows not in pair:
            return judged
        base = pair.index(judged.follows)
        judged = replace(judged, win=tried.wins(base), error=tried.error(base), sure=True)
        if judged.follows == judged.chosen:
            return judged
        skill = tuple(a - b for a, b in zip(tried.wins(1), tried.wins(0)))
        return replace(judged, skill=skill, skill_error=error)

    def _turn(self, values: Worth) -> None:
        """Where few playouts say that the game turned, all of them on fresh luck, as long as there is time."""
        decisions = self._judged
        while (found := turning(self.game, decisions)) and not decisions[found.index].sure:
            if not self._fits(values, self.playouts):
                return
            judged = decisions[found.index]
            now, seed = self.game.at(judged.index), f"{self.seed} {judged.index} turning"
            tried = values.tried(now, [judged.follows], self.playouts, seed)
            self._change(replace(judged, win=tried.wins(0), error=tried.error(0), sure=True))

    def _doubt(self, suspects: Sequence[Judged]) -> None:
        """The coach would warn only of what fresh shuffles confirm: what is not played again is no warning."""
        again = {judged.index for judged in suspects}
        self._judged = [replace(one, warns=one.warns and one.index in again) for one in self._judged]

    def _fits(self, values: Worth, playouts: int) -> bool:
        return self._clock.fits(playouts, values.made)

    def _change(self, judged: Judged) -> None:
        self._judged[judged.index] = judged
        fill_in(self._judged, judged.index)

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
        self._coins.follow(events, before, [now.cards(seat, "deck") for seat in seats])
        self._ledger.after(events, turns)
        return events

    def _conclude(self) -> None:
        """What follows from the decisions so far."""
        found = self.analysis
        found.decisions = [judged for judged in self._judged if judged.win]
        found.budget.fewest = min((judged.playouts for judged in self._judged), default=self.playouts)
        confirmed = [judged for judged in found.decisions if judged.confirmed]
        confirmed.sort(key=lambda judged: -judged.loss)
        found.costliest = [judged.index for judged in confirmed[:COSTLIEST]]
        found.assumes = self._assumed()
        if len(self._judged) < len(self.game.answers):
            return
        turned = turning(self.game, self._judged)
        found.turning_unsure = turned is not None and not self._judged[turned.index].sure
        found.turning_point = None if found.turning_unsure else turned
        if self.game.over:
            found.luck = luck_of(self.game, self._judged, self._coins)
            found.words = self._ledger.phrases(self.game)

    def _assumed(self) -> list[Phrase]:
        """What the analysis takes for granted, and which knowledge its numbers come from."""
        few, over = self.analysis.budget.fewest or self.playouts, self.game.over
        errors = Phrase("assumes-error", {"n": self.playouts})
        out = [
            Phrase("assumes-lists"),
            Phrase("assumes-open") if over else Phrase("assumes-knowledge"),
            Phrase("assumes-answers"),
            Phrase("assumes-error-from", {"n": few, "most": self.playouts}) if few < self.playouts else errors,
            Phrase("assumes-confirmed", {"times": TIMES}),
        ]
        out += [Phrase("assumes-luck")] if over else []
        out += [Phrase("assumes-plain")] if self._plain else []
        return [*out, Phrase("assumes-cap")] if self._clock.struck else out


class Clock:
    """Keeps an analysis within its seconds of computing time by giving later decisions fewer playouts."""

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begun = time.process_time()
        self.struck = False

    def ready(self) -> None:
        """Now the seconds begin: what came before, such as making a list, is not counted."""
        self._begun = time.process_time()

    def share(self, n: int, done: int, total: int) -> int:
        """How many of n playouts there is time for, if what is left costs as much as what was done."""
        if self._seconds is None or not done:
            return n
        used = time.process_time() - self._begun
        wanted = used / done * (total - done)
        left = max(FIRST * self._seconds - used, 0.0)
        if wanted <= left:
            return n
        self.struck = True
        return max(FEWEST, int(n * left / wanted))

    def fits(self, playouts: int, made: int) -> bool:
        """Whether there is time for so many more playouts, if they take as long as those made so far."""
        if self._seconds is None:
            return True
        used = time.process_time() - self._begun
        fits = used + playouts * used / max(made, 1) <= self._seconds
        self.struck = self.struck or not fits
        return fits


def check_budget(playouts: int | None, seconds: float | None) -> None:
    whole = isinstance(playouts, int) and not isinstance(playouts, bool)
    if playouts is not None and not (whole and FEWEST <= playouts <= MOST_PLAYOUTS):
        raise Refusal("error-number", where="playouts", least=FEWEST, most=MOST_PLAYOUTS, got=short(playouts))
    if seconds is not None and not (isinstance(seconds, (int, float)) and 0 < seconds <= SECONDS):
        raise Refusal("error-seconds", most=int(SECONDS), got=short(seconds))


def named(names: Sequence[str], players: int) -> list[str]:
    if isinstance(names, str) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise Refusal("error-names", n=players, got=short(names))
    return list(names)


def suspicious(decisions: Sequence[Judged]) -> list[Judged]:
    """The decisions that look costliest, to be played again."""
    found = [judged for judged in decisions if judged.loss > max(NOTED, judged.loss_error)]
    return sorted(found, key=lambda judged: (-judged.loss, judged.index))[:AGAIN]


def turning(game: Game, decisions: Sequence[Judged]) -> TurningPoint | None:
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
            return TurningPoint(judged.index, ahead, judged.win[ahead], after)
    return None


def is_routine(before: Game, after: Game, revealed: bool) -> bool:
    """Whether Treasures were played and nothing came to light, so that the next decision is worth as much."""
    decision = before.decision
    return decision is not None and decision.kind == "treasure" and not revealed and after.asked == before.asked


def fill_in(decisions: list[Judged], place: int) -> None:
    """Routine decisions just before this one are worth what it is, and their answers so much more or less than that."""
    after = decisions[place]
    for before in reversed(range(place)):
        judged = decisions[before]
        if not judged.routine:
            return
        own = sum(row.win for row in judged.answers if row.answer == judged.chosen)
        shift = after.win[judged.seat] - own
        rows = tuple(replace(row, win=min(max(row.win + shift, 0.0), 1.0)) for row in judged.answers)
        known = replace(judged, win=after.win, error=after.error, open=after.open, sure=after.sure)
        decisions[before] = replace(known, answers=rows)


def _blank(now: Game, decision: Decision, index: int, chosen: tuple[str, ...]) -> Judged:
    """The decision, before anything is known of its worth."""
    kind, source, step = decision.kind, decision.source, decision.step
    return Judged(index, now.turn, decision.player, kind, source, step, chosen)


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


def _filled(now: Game, arms: list[tuple[str, ...]], listed: Sequence[str], ordered: bool) -> list[tuple[str, ...]]:
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
