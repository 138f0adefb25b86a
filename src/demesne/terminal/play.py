"""A game in the terminal: people and bots in turn, every answer is saved before it takes effect."""

from __future__ import annotations

import contextlib
import functools
import pathlib
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from demesne.bots import Bot
from demesne.cards import loaded
from demesne.game import IllegalAnswer
from demesne.languages.bundle import Language
from demesne.languages.finding import find_in_game, find_to_read
from demesne.languages.log import lines
from demesne.languages.prompts import prompt
from demesne.languages.reading import Typed, numbered, read, said
from demesne.notation.names import bare
from demesne.refusal import Phrase, Refusal
from demesne.table import Answer, Autoplay, Entry, Table, Undo
from demesne.table.ahead import treasures, until_buying
from demesne.table.autoplay import LEVELS, SHOW
from demesne.table.warnings import warning

from . import rendering
from .display import Display, Scene
from .journal import Journal, write_durably

RESUME = "demesne play --terminal --resume"
LAST_LINES = 40
PATIENCE = 0.5  # seconds that somebody waits for a bot without a word
BUY: dict[str, Any] = {"kind": "buy"}


class Quit(Exception):
    """A player leaves the table."""


class Play:
    """One session at a table."""

    def __init__(
        self,
        table: Table,
        bots: Callable[[], Mapping[int, Bot]],
        journal: Journal,
        display: Display,
        say: Language,
    ) -> None:
        self.table = table
        self.bots = functools.cache(bots)
        self.journal = journal
        self.display = display
        self.say = say
        self.awake: threading.Thread | None = None
        self.autoplay = {seat: Autoplay() for seat in table.people()}
        self.looking: int | None = None  # whose cards were last on the screen
        self.told = dict.fromkeys(table.people(), 0)  # lines of the log each person has been shown
        self.warned: tuple[str, ...] | None = None
        self.notes: list[str] = []  # notes shown once, below the first table

    def run(self) -> None:
        """Play to the end."""
        if len(self.table.people()) == 1:
            self.looking = self.table.people()[0]
        while (decision := self.table.game.decision) is not None:
            seat = decision.player
            if self.table.seats[seat].bot:
                self.bots_answer(seat)
            elif (picks := self.autoplay[seat].answer(decision._asdict())) is not None:
                self.commit([Answer(seat, tuple(picks))])
            else:
                self.ask(seat)
        for seat in self.table.people()[:1]:
            self.display.say("", *self.news(seat))
        self.display.say("", *rendering.result(self.table.game, self.table.names(), self.say))

    def wake_the_bots(self) -> threading.Thread:
        """Bots make their lists while the first person thinks."""
        if self.awake is None:
            self.awake = threading.Thread(target=self.make_bots, daemon=True)
            self.awake.start()
        return self.awake

    def make_bots(self) -> None:
        with contextlib.suppress(Exception):  # whoever needs the bots meets it again
            self.bots()

    def woken(self, seat: int) -> Mapping[int, Bot]:
        """The bots; who has to wait for their lists is told why."""
        awake = self.wake_the_bots()
        awake.join(PATIENCE)
        if awake.is_alive():
            self.display.say(self.say("sim-judging", name=self.table.names()[seat]))
            awake.join()
        return self.bots()

    # entries

    def commit(self, entries: Sequence[Entry]) -> None:
        """Check, save, then apply; all or none."""
        after = self.table.after(entries)
        self.journal.append(entries)
        self.table = after

    def bots_answer(self, seat: int) -> None:
        """The bots answer until a person is asked; their answers are saved together."""
        trial = self.table.game.clone()
        entries: list[Entry] = []
        bots = self.woken(seat)
        while (decision := trial.decision) is not None and decision.player in bots:
            picks = tuple(bots[decision.player].choose(trial))
            entries.append(Answer(decision.player, picks))
            trial.answer(*picks)
        self.commit(entries)

    # a person's decision

    def ask(self, seat: int) -> None:
        """Show the table and ask until there is an answer."""
        self.pass_on(seat)
        scene = self.scene(seat)
        if self.autoplay[seat].level == SHOW and scene.news:
            self.display.say("", *scene.log[len(scene.log) - scene.news :])
            self.display.ask(self.say("table-go-on"))
            scene.news = 0
        self.display.table(scene)
        self.display.say(*self.notes)
        self.notes = []
        self.wake_the_bots()
        self.told[seat] = len(scene.log)
        self.warned = None
        shown = len(self.table.entries)
        while len(self.table.entries) == shown:
            text = self.display.ask(rendering.answer_here(scene.decision, self.say))
            try:
                self.answered(seat, scene, text)
            except IllegalAnswer:
                self.display.say(self.say.phrase(self.amount(scene)))
            except Refusal as error:
                self.display.say(self.say.phrase(error.phrase))

    def pass_on(self, seat: int) -> None:
        """Between two people a cover says who is next; nothing of the previous player stays on the screen."""
        if self.looking == seat:
            return
        who = self.table.names()[seat]
        self.display.cover()
        self.display.say(self.say("table-cover", who=who))
        self.display.ask(self.say("table-cover-go", who=who))
        self.display.cover()
        self.looking = seat

    def scene(self, seat: int) -> Scene:
        view = self.table.game.view(seat)
        decision = view["decision"]
        order = numbered(decision["options"], self.say, view["costs"] if decision["zone"] == "supply" else None)
        asks = prompt(decision, view["player"], self.table.names(), loaded().cards)
        log = self.log(seat)
        news = len(log) - min(self.told[seat], len(log))
        return Scene(view, self.table.seats, self.say, rendering.capital(self.say.phrase(asks)), order, log, news)

    def log(self, seat: int) -> list[str]:
        return [line.text(self.say) for line in lines(self.table.game.events, self.table.names(), seat)]

    def news(self, seat: int) -> list[str]:
        return self.log(seat)[self.told[seat] :]

    def answered(self, seat: int, scene: Scene, text: str) -> None:
        """Carry out a line: an answer, or a command."""
        known = scene.view["supply"]
        typed = read(text, scene.decision, scene.order, self.say, known)
        if typed.command:
            self.command(seat, scene, typed)
        elif text.strip() or not scene.decision["least"]:
            self.pick(seat, scene, typed.picks)
        else:
            self.display.say(scene.prompt, *self.all_options(scene))

    def pick(self, seat: int, scene: Scene, picks: tuple[str, ...]) -> None:
        self.table.after([Answer(seat, picks)])
        doubt = warning(scene.view, picks)
        if doubt and self.warned != picks:
            self.warned = picks
            self.display.say(self.say.phrase(doubt))
            return
        self.commit([Answer(seat, picks)])

    def amount(self, scene: Scene) -> Phrase:
        """The possible answers, after an illegal answer with known names."""
        d = scene.decision
        options = said(scene.order, d, self.say)
        if d["kind"] == "position":
            return Phrase("typed-position", {"options": options})
        if d["least"] == d["most"]:
            return Phrase("typed-exactly", {"n": d["most"], "options": options})
        return Phrase("typed-amount", {"least": d["least"], "most": d["most"], "options": options})

    def all_options(self, scene: Scene) -> list[str]:
        options = rendering.options(scene.order, scene.decision, self.say)
        return [self.say("table-options", options=", ".join(options))] if options else []

    # commands

    def command(self, seat: int, scene: Scene, typed: Typed) -> None:
        view, say, show = scene.view, self.say, self.display.say
        match typed.command:
            case "help":
                show(*(self.card(typed.rest) if typed.rest else rendering.help_lines(say)))
            case "again":
                scene.news = 0
                self.display.table(scene)
            case "hand":
                show(rendering.hand(view, say))
            case "supply":
                show(*rendering.supply(view, say))
            case "status":
                title = rendering.title(view, scene.names, say)
                show(title, rendering.counters(view, say), rendering.nearness(view, say), *rendering.marks(view, say))
                show(*(line.strip() for line in rendering.open_cards(view["players"][seat], say)))
                show(*rendering.others(view, scene.seats, say))
                show(say("table-trash", cards=rendering.counted(view["trash"], say)))
            case "log":
                show(*scene.log[-self.number_of_lines(typed.rest) :])
            case "deck":
                show(rendering.owned(self.table.game, seat, say))
            case "treasures":
                self.commit(self.treasures(seat))
            case "end":
                self.pick(seat, scene, ())
            case "buy":
                self.buy(seat, scene, typed.rest)
            case "undo":
                self.undo(seat)
            case "auto":
                show(self.set_autoplay(seat, typed.rest))
            case "save":
                show(*self.save(typed.rest))
            case "quit":
                raise Quit

    def card(self, name: str) -> list[str]:
        return rendering.card_lines(find_to_read(name, self.table.game.supply), self.say, self.table.game.edition)

    def number_of_lines(self, text: str) -> int:
        if text and not (text.isascii() and text.isdigit() and int(text[:6]) > 0):
            raise Refusal("typed-lines", got=bare(text))
        return int(text[:6]) if text else LAST_LINES

    def treasures(self, seat: int) -> list[Entry]:
        """All Treasures in hand; the Action phase is ended first if necessary."""
        answers = treasures(self.table.game, seat)
        if not any(answers):
            raise Refusal("typed-treasures")
        return [Answer(seat, picks) for picks in answers]

    def buy(self, seat: int, scene: Scene, name: str) -> None:
        """Play all Treasures, then buy; if the card cannot be bought, do neither."""
        if not name:
            raise Refusal("typed-what", options=said(rendering.supply_order(scene.view, self.say), BUY, self.say))
        answers, then, decision = until_buying(self.table.game, seat)
        order = numbered(decision.options, self.say, then.view(seat)["costs"])
        picks = read(name, decision._asdict(), order, self.say, scene.view["supply"]).picks
        self.commit([Answer(seat, given) for given in (*answers, picks)])

    def undo(self, seat: int) -> None:
        """Free while nothing new was seen; otherwise bots agree and other people are asked."""
        undo = self.table.undo_of(seat)
        if undo is None:
            self.display.say(self.say("undo-nothing"))
        elif self.table.is_free(undo) or self.agreed(undo):
            self.commit([undo])
            self.told = {p: min(n, len(self.log(p))) for p, n in self.told.items()}
            self.display.say(self.say("undo-done"))
        else:
            self.display.say(self.say("undo-refused"))

    def agreed(self, undo: Undo) -> bool:
        id = "undo-agree" if len(self.table.people()) > 1 else "undo-seen"
        text = self.display.ask(self.say(id, who=self.table.names()[undo.seat]))
        yes: dict[str, Any] = {"kind": "choose", "options": ["yes"], "least": 0, "most": 1, "source": None}
        try:
            return read(text, yes, ["yes"], self.say).picks == ("yes",)
        except Refusal:
            return False

    def set_autoplay(self, seat: int, text: str) -> str:
        auto = self.autoplay[seat]
        name, _, level = text.rpartition(" ")
        if not text:
            return self.say("table-auto", level=auto.level)
        if level not in {str(n) for n in LEVELS}:
            raise Refusal("typed-level", got=bare(text))
        if name:
            card = find_in_game(name, self.table.game.supply)
            auto.cards[card] = int(level)
            return self.say("table-auto-card", level=int(level), card=card)
        auto.level = int(level)
        return self.say("table-auto", level=auto.level)

    def save(self, name: str) -> list[str]:
        if name:
            write_durably(pathlib.Path(name), self.table.game.record())
            return [self.say("saved", file=name)]
        return [self.say("saved", file=str(self.journal.file)), self.say("kept", command=RESUME)]


def play(sitting: Play, record: pathlib.Path | None = None) -> int:
    """Play until the end or until somebody leaves; prints where the game is saved. Returns the exit code."""
    say, show = sitting.say, sitting.display.say
    code = 0
    try:
        sitting.run()
        file = sitting.journal.finish(sitting.table.game.record())
        show("", say("record-kept", file=str(file)))
    except (Quit, EOFError):
        show("", say("kept", command=RESUME))
    except KeyboardInterrupt:
        show("", say("interrupted-game"), say("kept", command=RESUME))
        code = 130
    if record:
        write_durably(record, sitting.table.game.record())
        show(say("saved", file=str(record)))
    return code
