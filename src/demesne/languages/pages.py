"""How to play: prose from `how-to-play/<language>.md`, its tables filled and its worked turns played by the program.

The docs get it as Markdown, with tables; the browser as blocks, with faces of cards and drawings in their place.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Literal

from demesne.cards import BASIC, loaded
from demesne.game import Game, kingdoms
from demesne.rules.card import CardDef
from demesne.rules.language import ACTION, TREASURE, VICTORY
from demesne.rules.packing import types_key
from demesne.rules.setup import KINGDOM_PILE, PLAYERS, pile

from .blocks import Block, CardsBlock, Drawing, WorkedStep, WorkedTurn, blocks, line
from .bundle import LANGUAGES, Language, language
from .text import CardText

PLACE = re.compile(r"^\{\{ (.+) \}\}$", re.MULTILINE)
TURN = re.compile(r"^```turn\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DRAWING = re.compile(r"^```(table|card)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"^(\w+): (?=\*\*)", re.MULTILINE)
ZONE_LINE = re.compile(r"(hand|deck|discard): (.+)")
STEP_LINE = re.compile(r"(play|buy|clean up) ?(.*?): (.+)")
FIRST_GAME = "First Game"
NOTHING = "–"
MOST_OF_ONE_BOX = 4  # players


@dataclass(frozen=True)
class Step:
    """What the player of a worked turn does, and what the page says about it."""

    verb: str
    cards: tuple[str, ...]
    comment: str


@dataclass(frozen=True)
class Turn:
    """A worked turn: the cards at its start, top of the deck first, and its steps."""

    zones: dict[str, list[str]]
    steps: list[Step]

    def begin(self, spare: int = 0) -> Game:
        """With a spare Buy the game does not clean up automatically after the last purchase."""
        turn = {"buys": 1 + spare}
        return Game.from_position({"kingdom": FIRST_GAME, "players": [self.zones, {}], "turn": turn, "seed": 1})

    def play(self, game: Game) -> Iterator[tuple[Step | None, Game]]:
        """The game at the start and after each step; always the same object, so use it before the next step."""
        yield None, game
        for step in self.steps:
            take(game, step)
            yield step, game


def take(game: Game, step: Step) -> None:
    """Answer as the step says; an earlier phase is ended first."""
    if step.verb == "clean up":
        while game.player == 0:
            game.answer()
        return
    kinds = ("action", "treasure") if step.verb == "play" else ("buy",)
    while (asked := game.decision) and not (asked.kind in kinds and set(step.cards) <= set(asked.options)):
        if game.player != 0 or asked.kind == "buy":
            raise ValueError(f"a worked turn cannot {step.verb} {', '.join(step.cards)} there")
        game.answer()
    game.answer(*step.cards)


def languages() -> list[str]:
    """The languages the page is written in."""
    return [lang for lang in LANGUAGES if (resources.files(__package__) / "how-to-play" / f"{lang}.md").is_file()]


def source(lang: str) -> str:
    """The source of the page, with placeholders and worked turns."""
    return (resources.files(__package__) / "how-to-play" / f"{lang}.md").read_text(encoding="utf-8")


def how_to_play(lang: str) -> str:
    """The finished page as Markdown."""
    say = language(lang)
    filled = PLACE.sub(
        lambda place: setup(say) if place[1] == "setup" else cards_table(cards(place[1]), say), source(lang)
    )
    filled = DRAWING.sub(lambda drawn: LABEL.sub("1. ", drawn[2]).strip(), filled)
    return TURN.sub(lambda block: turn_table(turn(block[1]), say), filled)


def page_blocks(lang: str) -> list[Block]:
    """The finished page for the browser."""
    say = language(lang)
    return [block for part in re.split(r"\n{2,}", source(lang).strip()) for block in blocks_of(part, say)]


def blocks_of(part: str, say: Language) -> list[Block]:
    if place := PLACE.fullmatch(part):
        return blocks(setup(say)) if place[1] == "setup" else [CardsBlock(kind="cards", cards=cards(place[1]))]
    if worked := TURN.fullmatch(part):
        return [turn_block(turn(worked[1]), say)]
    if drawn := DRAWING.fullmatch(part):
        _, *given = LABEL.split(drawn[2])
        pairs = zip(given[::2], given[1::2], strict=True)
        of: Literal["table", "card"] = "table" if drawn[1] == "table" else "card"
        return [
            Drawing(kind="drawing", of=of, labels=[{"part": name, "text": line(text.strip())} for name, text in pairs])
        ]
    return blocks(part)


def cards(place: str) -> list[str]:
    """The cards of a place: two lists that have a name, or those that are named."""
    if place == "basic cards":
        return list(BASIC)
    if place == "first game":
        return sorted(kingdoms()[FIRST_GAME], key=lambda name: (loaded().cards[name].cost, name))
    return place.removeprefix("cards ").split(", ")


def turn(block: str) -> Turn:
    """A worked turn as written in a source."""
    zones: dict[str, list[str]] = {}
    steps: list[Step] = []
    for row in block.splitlines():
        if given := ZONE_LINE.fullmatch(row):
            zones[given[1]] = counted(given[2])
        elif step := STEP_LINE.fullmatch(row):
            steps.append(Step(step[1], tuple(counted(step[2])), step[3]))
        else:
            raise ValueError(f"a worked turn has no line such as {row}")
    return Turn(zones, steps)


def counted(text: str) -> list[str]:
    """`2 Copper, Estate` as three names."""
    found = re.findall(r"(?:(\d+) )?([A-Z][A-Za-z' ]*)", text)
    return [name for n, name in found for _ in range(int(n or 1))]


# tables


def cards_table(names: Iterable[str], say: Language) -> str:
    text = CardText(say)
    head = [say(f"page-{column}") for column in ("card", "type", "cost", "text")]
    shown = [loaded().cards[name] for name in names]
    return table(head, ([say.name(c.name), types(c, say), c.cost, one_line(text, c)] for c in shown), numbers=(2,))


def setup(say: Language) -> str:
    seats = range(PLAYERS[0], MOST_OF_ONE_BOX + 1)
    rows: list[list[object]] = []
    for name in BASIC:
        rows.append([say.name(name), *(pile(name, loaded().cards[name].types, n, False) for n in seats)])
    rows.append([say("page-kingdom-victory"), *(pile("", VICTORY, n, False) for n in seats)])
    rows.append([say("page-kingdom-pile"), *(KINGDOM_PILE for _ in seats)])
    return table([say("page-players"), *seats], rows, numbers=range(1, len(seats) + 1))


def turn_table(turn: Turn, say: Language) -> str:
    """Every step with the Actions, Buys and coins left, and where the cards are."""
    columns = ("step", "actions", "buys", "coins", "hand", "deck", "discard")
    rows: list[list[object]] = []
    for step in turn_block(turn, say)["steps"]:
        said = "".join(f"**{text}**" if style else text for style, text in step["said"])
        counters = [NOTHING if n is None else n for n in (step["actions"], step["buys"], step["coins"])]
        hand = ", ".join(times(name, n, say) for name, n in step["hand"]) or NOTHING
        rows.append([said, *counters, hand, step["deck"], step["discard"]])
    return table([say(f"page-{column}") for column in columns], rows, numbers=(1, 2, 3, 5, 6))


def turn_block(turn: Turn, say: Language) -> WorkedTurn:
    steps: list[WorkedStep] = []
    for step, game in turn.play(turn.begin(spare=1)):
        mine = game.player == 0
        steps.append(
            {
                "said": line(step_said(step, say)),
                "actions": game.actions if mine else None,
                "buys": game.buys - 1 if mine else None,
                "coins": game.coins if mine else None,
                "hand": counted_up(game.cards(0, "hand")),
                "deck": len(game.cards(0, "deck")),
                "discard": len(game.cards(0, "discard")),
            }
        )
    return {"kind": "turn", "steps": steps}


def step_said(step: Step | None, say: Language) -> str:
    if step is None:
        return f"**{say('page-start')}**"
    said = say(f"page-{step.verb.replace(' ', '-')}", cards=listed(step.cards, say))
    return f"**{said}.** {step.comment}"


def listed(cards: Iterable[str], say: Language) -> str:
    return ", ".join(times(name, n, say) for name, n in counted_up(cards))


def times(name: str, n: int, say: Language) -> str:
    return f"{n} × {say.name(name)}" if n > 1 else say.name(name)


def counted_up(cards: Iterable[str]) -> list[tuple[str, int]]:
    """Each kind with its number: Actions, then the most expensive Treasures, then the rest."""
    return list(Counter(sorted(cards, key=lambda name: shown_first(loaded().cards[name]))).items())


def shown_first(card: CardDef) -> tuple[bool, bool, int, str]:
    return ACTION not in card.types, TREASURE not in card.types, -card.cost, card.name


def types(card: CardDef, say: Language) -> str:
    return ", ".join(say(f"type-{name}") for name in types_key(card.types).split())


def one_line(text: CardText, card: CardDef) -> str:
    return " ".join(text.sentence(line) for line in text.lines(card))


def table(head: Sequence[object], rows: Iterable[Sequence[object]], numbers: Sequence[int]) -> str:
    """A Markdown table; `numbers` are the right-aligned columns."""
    ruler = "|".join("--:" if column in numbers else "---" for column in range(len(head)))
    first, *rest = ("| " + " | ".join(str(cell) for cell in row) + " |" for row in (head, *rows))
    return "\n".join([first, f"|{ruler}|", *rest])
