"""Samples of what Python says, for the page to compare: `python tests/page/web_words.py` writes web/tests/samples.json.

Every message of the files that the page loads, with values that reach its variants; log and prompts of random games;
every card after numbers; names sorted; numbers written.
"""

from __future__ import annotations

import json
import pathlib
import random
import sys
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from demesne.cards import PUBLISHED, loaded
from demesne.languages import LANGUAGES, Language, language
from demesne.languages.log import lines
from demesne.languages.prompts import prompt
from demesne.languages.pseudo import PSEUDO
from demesne.languages.sorting import alphabetical
from demesne.languages.text import option_texts
from demesne.refusal import Phrase, plain

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tests" / "rules"))  # run by hand, pytest's paths are not there

from play import random_answer, random_game  # noqa: E402

WEB = ROOT / "web"
SAMPLES = WEB / "tests" / "samples.json"
LEFT_OUT = (
    "command_errors.ftl",
    "report.ftl",
    "rulings.ftl",
    "sim.ftl",
    "solve.ftl",
    "strategies.ftl",
)  # what only the terminal says, or the server for the page
COUNTS = (0, 1, 2, 5, 21, 22, 101)
NUMBERS = (0, 7, 999, 1000, 9999, 10_000, 1_234_567, -3, -1234, 0.5, 1234.5, 3.14159, 2.0)
NAMES = ("Anna", "Béla", "Csilla", "Dóra", "Emil", "Fanni")
GAMES = 12
ANSWERS = 150
MOST = 12  # samples of one message
CHOOSER = "Torturer"  # a card with options

# what the functions of the messages take, by function and place
ARGUMENTS: dict[tuple[str, int], tuple[str | int, ...]] = {
    ("CARD", 0): ("Village", "Moat", "My Own Card"),
    ("CARD", 1): COUNTS,
    ("CARDS", 0): ("3 Copper|1 Silver|2", "1 Gold", "2", "1 My Own Card|22 Estate"),
    ("NAMES", 0): ("Village, Moat", ""),
    ("NEAR", 0): ("Moat", ""),
    ("OPTION", 0): (CHOOSER,),
    ("OPTION", 1): ("discard", "curse", "discard|curse"),
    ("THINGS", 0): COUNTS,
    ("THINGS", 1): (
        *("card|exactly||", "named|up-to|Copper|", "of-types|any|action treasure|", "card|exactly||Curse"),
        *("card|each:in-hand:treasure:do||", "treasure|each:held:victory:they||"),
    ),
    ("TYPES", 0): ("action", "action treasure", "victory attack reaction"),
    ("TYPES", 2): ("and", "or"),
}
FORMS = ("", "acc")
CATEGORIES = ("zero", "one", "two", "few", "many")
# what messages are given whether they use it or not
PASSED_ON: dict[str, tuple[str | int, ...]] = {
    **{"form": FORMS, "mood": ("do", "they"), "types": ("action treasure",), "card": ("Moat",)},
    # for messages inside others: what something is given for, mats, numbers of tokens
    **{"per": ("discarded", "in-play", "held"), "held": ("victory", "pirate-ship"), "mat": ("island",), "n": COUNTS},
    "level": ("gentle",),
}
ANYTHING: tuple[str | int, ...] = ("Anna", 2, "Béla")


class Values(Visitor):
    """Which values a message's variables should take to reach its variants."""

    def __init__(self) -> None:
        self.found: dict[str, list[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            numbers = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
            named = [key.name for key in keys if isinstance(key, ast.Identifier)]
            counted = numbers or any(name in CATEGORIES for name in named)
            self.add(node.selector, [*numbers, *COUNTS] if counted else named)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for place, argument in enumerate(node.arguments.positional):
            if isinstance(argument, ast.VariableReference):
                self.add(argument, ARGUMENTS.get((node.id.name, place), FORMS))
        self.generic_visit(node)

    def add(self, variable: ast.VariableReference, values: Iterable[str | int]) -> None:
        known = self.found.setdefault(variable.id.name, [])
        known += [value for value in dict.fromkeys(values) if value not in known]


def message_values() -> dict[str, dict[str, list[str | int]]]:
    """Every message of the page: its variables with the values of all languages' variants."""
    out: dict[str, Values] = {}
    for lang in LANGUAGES:
        for file in (resources.files("demesne.languages") / "ftl" / lang).iterdir():
            if file.name in LEFT_OUT:
                continue
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    out.setdefault(entry.id.name, Values()).visit(entry)
    return {id: values.found for id, values in sorted(out.items())}


def of_messages() -> Iterator[Phrase]:
    for id, variables in message_values().items():
        values = {name: found or list(ANYTHING) for name, found in sorted(variables.items())}
        for name, given in PASSED_ON.items():
            values.setdefault(name, list(given))
        for i in range(min(MOST, max(len(found) for found in values.values()))):
            yield Phrase(id, {name: found[(i + n) % len(found)] for n, (name, found) in enumerate(values.items())})


def of_games() -> Iterator[Phrase]:
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = random_game(seed, chance)
        for _ in range(ANSWERS):
            decision = game.decision
            if decision is None:
                break
            yield prompt(game.view(decision.player)["decision"], game.player, NAMES, loaded().cards)
            game.answer(*random_answer(decision, chance))
        for seat in (0, None):
            yield from (line.phrase for line in lines(game.events, NAMES, seat))
        yield from (line.phrase for line in lines(game.events, NAMES, None, everything=True))


def of_cards() -> Iterator[Phrase]:
    for card in PUBLISHED:
        for n in COUNTS:
            yield Phrase("log-gain", {"who": NAMES[0], "cards": f"{n} {card.name}", "to": "hand"})


def said(say: Language, phrase: Phrase) -> str | None:
    """What Python says; None where the language does not know the message or the values do not fit it."""
    if not say.has(phrase.id):
        return None
    try:
        return say(phrase.id, **plain(phrase.values, say.phrase))
    except LookupError:
        return None


def samples() -> dict[str, Any]:
    found = (p for p in (*of_messages(), *of_games(), *of_cards()) if not p.id.startswith("help-"))  # not in the page
    distinct = {json.dumps(p, sort_keys=True): p for p in found}
    languages: dict[str, Any] = {}
    for lang in (*LANGUAGES, PSEUDO):
        say = language(lang)
        options = {card.name: option_texts(say, card) for card in PUBLISHED}
        languages[lang] = {
            "said": [said(say, phrase) for phrase in distinct.values()],
            "options": {name: found for name, found in options.items() if found},
            "names": [say.name(card.name) for card in PUBLISHED],
            "sorted": alphabetical([say.name(card.name) for card in PUBLISHED], lang),
            "numbers": [say("table-actions", n=n) for n in NUMBERS],
        }
    return {
        "phrases": list(distinct.values()),
        "cards": [card.name for card in PUBLISHED],
        "numbers": NUMBERS,
        "languages": languages,
    }


def write() -> None:
    SAMPLES.write_text(json.dumps(samples(), ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    write()
