"""Strategies as text: one rule per line, a verb and what it applies to, then optionally `when` and a condition.

    rule = "buy" card [ when ]
         | "stop" [ when ]
         | [ "never" ] verb ( card | type | "any" | "random" ) [ when ]
         | [ "never" ] "choose" card key { key } [ when ]
    when = "when" condition

`#` starts a comment; those before the first rule explain the strategy. Case never matters. `never` takes neither
`random` nor more than one key: "not by chance" and "not both" would leave the reader guessing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from demesne.cards import Catalogue, loaded
from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, either
from demesne.rules.card import CardDef
from demesne.rules.language import KEYS, Type
from demesne.rules.specification import SPECS

from . import conditions
from .conditions import TYPES, Condition, Line, StrategyError, What, shown_what

__all__ = ["ANY", "RANDOM", "VERBS", "Condition", "Rule", "Strategy", "StrategyError", "parse"]

ANY = "any"
RANDOM = "random"
PREFERENCES = (
    *("play", "trash", "discard", "gain", "topdeck", "react", "pass", "reveal", "set_aside", "place", "name"),
    *("order", "return", "take"),
    "force",  # what others are made to discard, trash or gain
)
VERBS = ("buy", "stop", *PREFERENCES, "choose", "never")
LARGEST = 100_000
MOST_RULES = 200
MOST_KEYS = 3  # where the number of options is not printed on the card, as Courtier's


class Rule(NamedTuple):
    """One line: `what` is a card's name or a type, `special` says "any" or "random" instead."""

    verb: str
    what: str | Type | None
    keys: tuple[str, ...]
    when: Condition | None
    never: bool
    line: int
    special: str

    def shown(self) -> str:
        """The rule as it is written."""
        words = ["never"] if self.never else []
        words.append(self.verb)
        if self.what is not None:
            words.append(shown_what(self.what))
        if self.special:
            words.append(self.special)
        words += self.keys
        if self.when is not None:
            words += ["when", conditions.shown(self.when)]
        return " ".join(words)


@dataclass(frozen=True)
class Strategy:
    """Rules in their order, with the text that they were read from."""

    name: str
    text: str
    idea: str
    rules: tuple[Rule, ...]

    def cards(self) -> frozenset[str]:
        """Every card named, in rules and conditions."""
        out = {rule.what for rule in self.rules if isinstance(rule.what, str)}
        for rule in self.rules:
            out.update(conditions.cards_in(rule.when or ()))
        return frozenset(out)

    def called(self, name: str, idea: str = "") -> Strategy:
        """The same rules under another name, with an idea of one line above them; as if that text had been read."""
        first = 2 if idea else 1
        rules = tuple(rule._replace(line=n) for n, rule in enumerate(self.rules, first))
        return Strategy(name, (f"# {idea}\n" if idea else "") + self.shown(), idea, rules)

    def shown(self) -> str:
        """The rules in canonical form."""
        return "".join(rule.shown() + "\n" for rule in self.rules)


def parse(text: str, name: str = "strategy", catalogue: Catalogue | None = None) -> Strategy:
    """Read a strategy, or say in which line and column what was expected. A text without rules buys nothing."""
    where = name if name.isprintable() else short(name)
    if not isinstance(text, str):
        raise StrategyError("error-text", where=where, got=short(text))
    if len(text) > LARGEST:
        raise StrategyError("error-too-long", where=where, most=LARGEST, got=len(text))
    reader = _Reader(catalogue or loaded())
    idea: list[str] = []
    rules: list[Rule] = []
    for number, row in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = Line(where, number, row)
        if line.done:
            if not rules and "#" in row:
                idea.append(row.strip().lstrip("#").strip())
            continue
        if len(rules) == MOST_RULES:
            raise line.error(Phrase("expected-fewer-rules", {"most": MOST_RULES}))
        rules.append(reader.rule(line))
    return Strategy(name, text, "\n".join(idea).strip(), tuple(rules))


class _Reader:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.cards: Mapping[str, What] = {name.casefold(): name for name in catalogue.cards}

    def rule(self, line: Line) -> Rule:
        never = line.take("never")
        verb = line.word
        allowed = [v for v in VERBS if not never or v not in ("stop", "never")]
        if verb not in allowed:
            raise line.error(either(allowed), near=nearest(verb, allowed) if verb else "")
        line.take(verb)
        what: What | None = None
        keys: tuple[str, ...] = ()
        special = ""
        if verb == "buy":
            what = line.named(self.cards, Phrase("expected-card"))
        elif verb == "choose":
            what, keys = self.choice(line, never)
        elif verb != "stop":
            what, special = self.preferred(line, never)
        return Rule(verb, what, keys, self.when(line), never, line.number, special)

    def preferred(self, line: Line, never: bool) -> tuple[What | None, str]:
        """A card or a type, or else a special word."""
        specials = {ANY: ANY} if never else {ANY: ANY, RANDOM: RANDOM}
        expected = Phrase("expected-never") if never else Phrase("expected-preference")
        what = line.named({**self.cards, **TYPES, **specials}, expected)
        return (None, str(what)) if what in specials else (what, "")

    def choice(self, line: Line, never: bool) -> tuple[str, tuple[str, ...]]:
        """The card that asks, and keys that answer one of its questions."""
        start = line.skip()
        expected = Phrase("expected-asking-card")
        name = str(line.named(self.cards, expected, (*KEYS, RANDOM)))
        questions = _questions(self.catalogue.cards[name])
        if not questions:
            raise line.error(expected, start, short(name))
        if not never and line.take(RANDOM):
            return name, (RANDOM,)
        keys: list[str] = []
        places: list[int] = []
        while not keys or (line.word not in ("", "when") and not never):
            key = line.word
            if key in keys:
                raise line.error(Phrase("expected-key-once"))
            offered = list(dict.fromkeys(k for q in questions for k in q.keys if k not in keys))
            if key not in offered:
                names = [*offered, "when"] if keys else offered
                raise line.error(either(names), near=nearest(key, names) if key else "")
            places.append(line.skip())
            line.take(key)
            keys.append(key)
            questions = [q for q in questions if key in q.keys]
        if not never and not any(q.least <= len(keys) <= q.most for q in questions):
            counts = [str(n) for n in range(1, len(KEYS) + 1) if any(q.least <= n <= q.most for q in questions)]
            most = max(q.most for q in questions)
            odd = [*places, line.skip()][min(len(keys), most)]
            few = Phrase("expected-keys", {"counts": either(counts), "most": most, "card": name})
            raise line.error(few, odd, str(len(keys)))
        return name, tuple(keys)

    def when(self, line: Line) -> Condition | None:
        if line.take("when"):
            return conditions.read(line, self.cards)
        if not line.done:
            raise line.error(Phrase("expected-when"), near=nearest(line.word, ("when",)) if line.word else "")
        return None


class _Question(NamedTuple):
    """What a card may ask: the keys, and the least and most of them that make an answer."""

    keys: tuple[str, ...]
    least: int
    most: int


def _questions(card: CardDef) -> list[_Question]:
    out: list[_Question] = []
    words = card.words()
    free = [word["step"] for word in words if SPECS[word.name].declinable]
    for word in words:
        offered, n = SPECS[word.name].options, dict(word.args).get("n")
        keys = tuple(key for key, _ in offered(word)) if offered else ()
        if keys and n is None and any(step is word for step in free):
            out.append(_Question(keys, 1, 1))
        elif keys and n is not None and n != 0:
            fixed = n if isinstance(n, int) else 0
            out.append(_Question(keys, min(fixed or 1, len(keys)), min(fixed or MOST_KEYS, len(keys))))
    return out
