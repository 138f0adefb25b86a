"""Every word of the vocabulary is handled, or declared without effect, by everything that reads programs.

A word's specification says what it compiles to, what it is worth, how it is said, what it asks and what it writes into
the log. The tests take every word's example from docs/vocabulary.md and compare what happens with what is said. Whatever an
example asks can be shown in the terminal and on the page, and whatever it leaves on the table can be written in a
position (every_place.py).
"""

from __future__ import annotations

import ast
import inspect
import pathlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import demesne
import demesne.cards
import demesne.kernel.play
import every_place
from demesne import Game
from demesne.bots import StrategyBot
from demesne.game import position
from demesne.game.events import KINDS
from demesne.kernel import const, names
from demesne.kernel.rules import declared
from demesne.languages import LANGUAGES, language
from demesne.languages.log import lines
from demesne.languages.prompts import prompt
from demesne.rules import vocabulary
from demesne.rules.card import CardDef
from demesne.rules.compiler import Compiler, Scope
from demesne.rules.grammar import parse_cards
from demesne.rules.language import ACTION, COMING, KEYS, MATS, PILE_TOKENS, REACTION, RULES, TERMS, TOKENS, WORDS
from demesne.rules.specification import SPECS, TERM_SPECS, UNTIL_THEN, _namer
from demesne.rules.triggers import MOMENT_SPECS, MOMENTS, TRIGGER_SPECS, TRIGGERS
from demesne.strategies import parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILLERS = ["Bridge", "Cellar", "Chapel", "Festival", "Gardens", "Market", "Smithy", "Village", "Woodcutter"]
ZOO = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Curse", "Village", "Smithy", "Market", "Harem", "Estate"]
NAMES = ["Anna", "Béla"]
MOODS = ("do", "may", "they", "they-may", "maybe")
# what happens without a word that says so
ESTIMATED = {*declared.TABLES["worth"], *declared.TABLES["worth_later"]}  # instructions of which that is said
STRUCTURE = {const.OP_END, const.OP_JUMP, const.OP_OPTION, const.OP_REMEMBER}  # belong to no single word
LEAST_GAMES, MOST_GAMES = 10, 30  # with each card; the later ones until everything has been asked and told
BESIDES = {"play", "shuffle", "later", "react", "phase", "cut_short", "token_moved", "buy", "gain", "unaffected"}


def examples() -> dict[str, list[CardDef]]:
    """The cards below each heading of the page of words."""
    text = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    parts = re.split(r"^### (.+)$", text, flags=re.M)
    blocks = (re.findall(r"^```cards\n(.*?)^```", below, re.S | re.M) for below in parts[2::2])
    return {word: parse_cards("\n".join(found), word) for word, found in zip(parts[1::2], blocks, strict=True)}


EXAMPLES = examples()


@pytest.fixture(autouse=True)
def _forget_own_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demesne.cards, "_loaded", demesne.cards.Catalogue())


# the tables


def test_every_word_and_term_has_a_specification() -> None:
    assert {name for name, spec in SPECS.items() if spec.offered} == set(WORDS)
    assert {name for name, spec in TERM_SPECS.items() if spec.offered} == {*TERMS, *RULES}
    assert {name for name, spec in TRIGGER_SPECS.items() if spec.offered} == set(TRIGGERS)
    assert {spec.written for spec in MOMENT_SPECS.values() if spec.clause} == set(MOMENTS)
    specs = (*SPECS.items(), *TERM_SPECS.items(), *TRIGGER_SPECS.items())
    assert [name for name, spec in specs if not spec.doc] == []


def test_the_vocabulary_has_every_word_by_its_name() -> None:
    """Also those that files of words are called, and none is hidden by what a file of words needs."""
    made = {**WORDS, **TERMS, **RULES, **TRIGGERS, **MOMENTS, **{n: f for n, f in COMING.items() if n != "more"}}
    assert [name for name, meaning in made.items() if getattr(vocabulary, name) is not meaning] == []


def test_every_word_says_once_what_it_compiles_to() -> None:
    for name, spec in SPECS.items():
        assert bool(spec.code) + bool(spec.compiles) == (spec.only != UNTIL_THEN), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_has_its_clause(lang: str) -> None:
    for name, spec in ((name, SPECS[name]) for name in WORDS):
        assert bool(spec.clause) != bool(spec.says), name
        if spec.clause:
            values: dict[str, Any] = {"n": 2, "mat": "island", "types": "action", "token": "victory"}
            for mood in MOODS:
                assert language(lang)(spec.clause, mood=mood, **values), (name, mood)


# what is made of words, as cards are: other code asks a word's specification
WRITTEN = ("rules/vocabulary/", "cards/", "research/blocks.py")
# what is called like a word and is none: a field of a view, a line of a strategy, a function of the kernel
NOT_MEANT = {"tokens_moved", "discard_top", "empty_piles"}


def names_of_words() -> set[str]:
    """Those that nothing else is called: no kind of a decision or an event, no key of an option."""
    known = {*SPECS, *TERM_SPECS, *TRIGGER_SPECS, *MOMENTS, *COMING}
    return {name for name in known - NOT_MEANT if "_" in name} - {*KINDS.values(), *names.DECISIONS}


def test_nothing_outside_of_the_vocabulary_knows_a_word_by_its_name() -> None:
    """Neither as a text, nor in a comparison of names, nor as what is imported to make programs."""
    folder = pathlib.Path(demesne.__file__).parent
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.py")}
    found = {name: texts for name, path in files.items() if (texts := words_in(name, path.read_text("utf-8")))}
    assert found == {}


def test_no_file_of_the_page_knows_a_word_by_its_name() -> None:
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    quoted = re.compile("[\"'`](" + "|".join(names_of_words()) + ")[\"'`]")
    assert files and {path.name: quoted.findall(path.read_text("utf-8")) for path in files} == {
        p.name: [] for p in files
    }


def words_in(name: str, code: str) -> set[str]:
    if name.startswith(WRITTEN):
        return set()
    known = {*SPECS, *TERM_SPECS, *TRIGGER_SPECS}
    tree = list(ast.walk(ast.parse(code)))
    texts = {n.value for n in tree if isinstance(n, ast.Constant) and isinstance(n.value, str)} & names_of_words()
    compares = [c for c in tree if isinstance(c, ast.Compare) and isinstance(c.left, ast.Attribute)]
    named = [c for c in compares if c.left.attr == "name"] + [s for s in tree if is_lookup(s)]
    texts |= {n.value for c in named for n in ast.walk(c) if isinstance(n, ast.Constant) and n.value in known}
    imports = [n for n in tree if isinstance(n, ast.ImportFrom) and "vocabulary" in (n.module or "")]
    return texts | {alias.name for n in imports for alias in n.names if alias.name != "*"}


def is_lookup(node: ast.AST) -> bool:
    """SPECS["..."]"""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id.endswith("SPECS")


def test_every_amount_has_a_value() -> None:
    for name, term in TERM_SPECS.items():
        assert bool(term.value) == term.is_amount, name


def test_what_is_asked_and_told_exists() -> None:
    for name, spec in SPECS.items():
        assert set(spec.asks) <= set(names.DECISIONS), name
        assert set(spec.tells) <= set(KINDS.values()), name


@pytest.mark.parametrize("word", [name for name in WORDS if SPECS[name].only != UNTIL_THEN])
def test_the_estimate_counts_a_word_or_says_that_it_does_not(word: str) -> None:
    ops = {op for card in EXAMPLES[word] for op in instructions(card, word)} - STRUCTURE
    if ops:
        assert SPECS[word].foreseen == bool(ops & ESTIMATED)


def instructions(card: CardDef, word: str) -> Iterator[int]:
    """The instructions that a word of a card becomes."""
    kinds = {name: i for i, name in enumerate(sorted({c.name for c in demesne.cards.PUBLISHED} | {card.name}))}
    compiler = Compiler(kinds, 2)
    compiler.words = {id(w): n for n, w in enumerate(card.words(), 1)}
    compiler.program(card.play, Scope(card.name))
    if card.reaction:
        compiler.program(card.reaction.steps, Scope(card.name, reaction=True))
    for trigger in card.triggers:
        compiler.trigger(trigger, card.name)
    mine = {n for n, w in enumerate(card.words(), 1) if w.name == word}
    for i, step in enumerate(compiler.step_of):
        if step in mine:
            yield compiler.code[i * const.WIDTH]


# played


def test_every_token_and_mat_has_its_place_everywhere() -> None:
    """Positions take what words name, and every language has words for it, which the terminal and the page share."""
    for token in (*TOKENS, *PILE_TOKENS):
        assert all(language(lang)(f"token-{token.replace(' ', '-')}", n=2) for lang in LANGUAGES), token
    for mat in MATS:
        assert all(language(lang)(f"zone-{mat.replace(' ', '-')}") for lang in LANGUAGES), mat
    assert set(MATS) == set(every_place.MATS) <= set(position.PLAYER_LISTS)
    named = {name for word in WORDS for name in SPECS[word].names}
    assert named <= {*MATS, *TOKENS, *PILE_TOKENS, *KEYS}, named


class Seen:
    """What the examples asked and told, by word."""

    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()
        self.told: dict[str, set[str]] = {}  # by card: what its effects did
        self.happened: set[str] = set()


def play(card: CardDef, seed: int, seen: Seen) -> None:
    """A few turns with the card, random answers; every question and line can be said, a bot has an answer."""
    chance = random.Random(f"{card.name} {seed}")
    hand = [card.name, card.name, *chance.choices(ZOO, k=4)]
    more = {"gained": ["Silver"], "island": ["Gold"], "native village": ["Silver"]} if seed % 3 else {}
    theirs = [card.name, *chance.choices(ZOO, k=4), "Moat", "Militia"]
    seats: list[dict[str, Any]] = [
        {"hand": hand, "deck": chance.choices(ZOO, k=8), "discard": chance.choices(ZOO, k=4), **more},
        {"hand": theirs, "deck": chance.choices(ZOO, k=8), **more},
    ]
    attacked = card.reaction is not None and seed % 2
    if attacked:
        seats[0]["hand"].append("Militia")
    phase = "action" if ACTION in card.types else "treasure"
    game = Game.from_position(
        {
            "kingdom": [card.name, *FILLERS],
            "players": seats,
            "turn": {"phase": phase, "coins": chance.choice((0, 3, 9)), "buys": 2, "actions": 3},
            "supply": {"Curse": 1 + seed % 3},
            "trash": ["Village", "Silver"],
            "seed": seed,
        }
    )
    say = language(LANGUAGES[seed % len(LANGUAGES)])
    bot = StrategyBot(parse("buy Province\nbuy Gold\nbuy Silver"))
    cards = {**demesne.cards.loaded().cards, card.name: card}
    first: list[str] = ["Militia"] if attacked else [card.name]
    turns = sum(game.turns())
    while game.decision and sum(game.turns()) < 4:
        d = game.decision
        view = game.view(d.player)
        assert say.phrase(prompt(view["decision"], game.player, NAMES, cards))
        if d.source:
            every_place.in_the_terminal(view, say)
            every_place.on_the_page(game, d, cards)
        elif view["barred"] or sum(game.turns()) > turns:  # what lies on the table between two turns, too
            turns = sum(game.turns())
            every_place.in_the_terminal(view, say)
            every_place.as_a_position(game)
        if d.source == card.name and d.step:
            seen.asked.add((card.words()[d.step - 1].name, d.kind))
        if first and first[0] in d.options:
            game.answer(first.pop())
        elif d.kind == "buy" and card.name in d.options and chance.random() < 0.5:
            game.answer(card.name)
        elif chance.random() < 0.3:
            game.answer(*bot.choose(game))
        else:
            game.answer(*chance.sample(d.options, chance.randint(d.least, d.most)))
    for line in lines(game.events, NAMES, None, everything=True):
        assert line.text(say).strip()
    seen.happened |= {e.kind for e in game.events}
    seen.told.setdefault(card.name, set()).update(e.kind for e in game.events if e.source == card.name)


@pytest.mark.slow
@pytest.mark.parametrize("word", [w for w in SPECS if w in EXAMPLES])
def test_a_word_asks_and_tells_what_its_specification_says(word: str) -> None:
    elsewhere = [c for cards in EXAMPLES.values() for c in cards if word in {w.name for w in c.words()}]
    cards = list(dict.fromkeys((*EXAMPLES[word], *elsewhere)))[:3]
    demesne.cards.register(cards)
    seen = Seen()
    playable = [card for card in cards if REACTION in card.types or card.triggers or card.play]
    wanted = {(word, kind) for kind in SPECS[word].asks}
    for seed in range(MOST_GAMES):
        for card in playable:
            play(card, seed, seen)
        if seed + 1 >= LEAST_GAMES and wanted <= seen.asked and set(SPECS[word].tells) <= seen.happened:
            break
    for asking, kind in seen.asked:
        assert kind in SPECS[asking].asks, f"{asking} asks {kind}"
    assert {kind for asking, kind in seen.asked if asking == word} == set(SPECS[word].asks)
    for card in cards:
        said = {kind for w in card.words() for kind in SPECS[w.name].tells}
        assert seen.told.get(card.name, set()) <= said | BESIDES, card.name
    assert set(SPECS[word].tells) <= seen.happened


CALLS: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
    *(((*range(n),), {}) for n in range(4)),
    *(((*range(n),), {"n": 5}) for n in range(3)),
    ((), {"of": 1, "cost": 2}),
    ((1,), {"curse": [2], "coins": [3]}),
]


@pytest.mark.parametrize("name", sorted(SPECS))
def test_arguments_are_named_as_python_binds_them(name: str) -> None:
    function = {**WORDS, **COMING}[name].__wrapped__  # type: ignore[attr-defined]
    signature, named, tried = inspect.signature(function), _namer(function), 0
    for args, kwargs in [*CALLS, ((), dict.fromkeys(signature.parameters, 7))]:
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError:
            continue
        bound.apply_defaults()
        assert list(named(args, kwargs)) == list(bound.arguments.items())
        tried += 1
    assert tried
