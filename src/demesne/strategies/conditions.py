"""The conditions of strategies, the part after `when`: parsing, walking and printing.

    condition  = both { "or" both }                  both = denied { "and" denied }
    denied     = "not" denied | comparison
    comparison = sum [ ( "<" | "<=" | "=" | "!=" | ">=" | ">" ) sum ]
    sum        = product { ( "+" | "-" ) product }   product = signed { "*" signed }
    signed     = "-" signed | number | function "(" name ")" | word | "(" condition ")"

The name is that of a card or a type, or of tokens or a mat: `tokens(victory)`, `mat(island)`.

A condition is a tuple, its head first: ("number", 3), ("owned", "Smithy"), ("coins",), ("<", a, b), ("not", a).
A number counts as true when it is not 0; a truth value is never a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from demesne.notation.names import nearest, short
from demesne.refusal import Phrase, Refusal, either
from demesne.rules.language import MATS, TOKENS, Type

Condition = tuple[Any, ...]
What = str | Type

FUNCTIONS = ("owned", "hand", "inplay", "deck", "supply", "opponents", "gained")
ON_PILES = ("pile_tokens", "embargo")  # of a card, not of a type
NAMED = {"tokens": TOKENS, "mat": MATS}  # of a name of their own
NAMES = ("empty_piles", "gains_to_end", "coins", "buys", "actions", "turn", "money", "cards", "score", "lead", "first")
TYPES: dict[str, What] = {t.name.casefold(): t for t in Type if t.name and t is not Type.CURSE}  # "Curse" is the card
LARGEST_NUMBER = 1_000_000
DEEPEST = 20
MOST_VALUES = 100  # in one condition, so that no recursion runs out of stack

_COMPARED = {sign: sign for sign in ("<", "<=", "=", "!=", ">=", ">")} | {"≤": "<=", "≥": ">=", "≠": "!=", "==": "="}
_BINDS = {"or": 1, "and": 2, "not": 3, **dict.fromkeys(_COMPARED.values(), 4), "+": 5, "-": 5, "*": 6, "neg": 7}
_VALUE = 8
_TRUTHS = 4  # operators that bind no tighter than a comparison give a truth value, not a number

_WORD = re.compile(r"\w+")
_NUMBER = re.compile(r"[0-9]+")
_NAME = re.compile(r"[\w'&.!-]+")
_MARK = re.compile(r"<=|>=|==|!=|[-+*()<>=≤≥≠]")
_ODD = re.compile(r"\w[\w'&.!-]*|[<>=!]+|\S")
_BLANK = re.compile(r"\s*")
_LONGEST = 20  # words: a card's name has at most 40 characters


class StrategyError(Refusal):
    """A strategy that cannot be read: says where and what was expected."""


class Line:
    """A line of a strategy and a position in it."""

    def __init__(self, where: str, number: int, text: str) -> None:
        self.where = where
        self.number = number
        self.text = text.partition("#")[0].rstrip()
        self.at = 0
        self.skip()

    def skip(self) -> int:
        """Go to the next word; returns its position."""
        m = _BLANK.match(self.text, self.at)
        self.at = m.end() if m else self.at
        return self.at

    def next(self, pattern: re.Pattern[str]) -> str:
        """The match of this pattern at the position, or nothing."""
        m = pattern.match(self.text, self.skip())
        return m.group() if m else ""

    @property
    def word(self) -> str:
        return self.next(_WORD).casefold()

    @property
    def mark(self) -> str:
        return self.next(_MARK)

    @property
    def done(self) -> bool:
        return self.skip() == len(self.text)

    def take(self, text: str) -> bool:
        """Consume a word or a symbol if it comes next."""
        if text not in (self.word, self.mark):
            return False
        self.at += len(self.next(_WORD) or text)
        return True

    def names(self) -> list[tuple[str, int]]:
        """The words that may make up a name, with the positions where they end."""
        out: list[tuple[str, int]] = []
        at = self.skip()
        while len(out) < _LONGEST and (m := _NAME.match(self.text, at)):
            out.append((m.group(), m.end()))
            blank = _BLANK.match(self.text, m.end())
            at = blank.end() if blank else m.end()
        return out

    def named(self, known: Mapping[str, What], expected: Phrase | str, after: Iterable[str] = ("when",)) -> What:
        """The card, type or word named next. It ends before `when`, unless only a longer name is known."""
        words = self.names()
        folded = [word.casefold() for word, _ in words]
        end = next((i for i, word in enumerate(folded) if word == "when"), len(words))
        for n in (*range(end, 0, -1), *range(end + 1, len(words) + 1)):
            if (found := known.get(" ".join(folded[:n]))) is not None:
                self.at = words[n - 1][1]
                return found
        while end > 1 and folded[end - 1] in after:
            end -= 1
        name = " ".join(word for word, _ in words[:end])
        if name.casefold() in TYPES:
            raise self.error(expected, got=Phrase("got-type", {"name": short(name)}))
        names = [n.name.capitalize() if isinstance(n, Type) and n.name else str(n) for n in known.values()]
        raise self.error(expected, got=short(name) if name else "", near=nearest(name, names) if name else "")

    def error(
        self, expected: Phrase | str, at: int | None = None, got: Phrase | str = "", near: str = ""
    ) -> StrategyError:
        at = self.skip() if at is None else at
        odd = _ODD.match(self.text, at)
        got = got or (short(odd.group()) if odd else Phrase("got-line-end"))
        place = {"where": self.where, "line": str(self.number), "column": str(at + 1)}
        return StrategyError("error-strategy", place, expected=expected, got=got, near=near)


def read(line: Line, cards: Mapping[str, What]) -> Condition:
    """The condition from here to the end of the line."""
    if line.done:
        raise line.error(Phrase("expected-condition"))
    reader = _Reader(line, cards)
    out = reader.either(0)
    if not line.done:
        near = nearest(line.word, ("and", "or")) if line.word else ""
        raise line.error(Phrase("expected-operator"), near=near)
    return out


class _Reader:
    def __init__(self, line: Line, cards: Mapping[str, What]) -> None:
        self.line = line
        self.cards = cards
        self.values = 0

    def either(self, depth: int) -> Condition:
        left = self.both(depth)
        while self.line.take("or"):
            left = ("or", left, self.both(depth))
        return left

    def both(self, depth: int) -> Condition:
        left = self.denied(depth)
        while self.line.take("and"):
            left = ("and", left, self.denied(depth))
        return left

    def denied(self, depth: int) -> Condition:
        if self.line.word == "not":
            depth = self.deeper(depth)
            self.line.take("not")
            return ("not", self.denied(depth))
        return self.comparison(depth)

    def comparison(self, depth: int) -> Condition:
        start = self.line.skip()
        left = self.sum(depth)
        mark = self.line.mark
        if mark not in _COMPARED:
            return left
        self.check_number(left, start)
        self.line.take(mark)
        out = (_COMPARED[mark], left, self.number(self.sum, depth))
        if self.line.mark in _COMPARED:
            raise self.line.error(Phrase("expected-one-comparison"))
        return out

    def sum(self, depth: int) -> Condition:
        return self.chain(("+", "-"), self.product, depth)

    def product(self, depth: int) -> Condition:
        return self.chain(("*",), self.signed, depth)

    def chain(self, marks: tuple[str, ...], part: Callable[[int], Condition], depth: int) -> Condition:
        start = self.line.skip()
        left = part(depth)
        while (mark := self.line.mark) in marks:
            self.check_number(left, start)
            self.line.take(mark)
            left = (mark, left, self.number(part, depth))
        return left

    def signed(self, depth: int) -> Condition:
        if self.line.mark == "-":
            depth = self.deeper(depth)
            self.line.take("-")
            return ("neg", self.number(self.signed, depth))
        if self.line.mark == "(":
            depth = self.deeper(depth)
            self.line.take("(")
            inside = self.either(depth)
            if not self.line.take(")"):
                raise self.line.error(Phrase("expected-operator-or-bracket"))
            return inside
        return self.value()

    def value(self) -> Condition:
        line = self.line
        self.values += 1
        if self.values > MOST_VALUES:
            raise line.error(Phrase("expected-fewer-values", {"most": MOST_VALUES}))
        digits, word = line.next(_NUMBER), line.word
        if digits:
            if len(digits.lstrip("0")) > len(str(LARGEST_NUMBER)) or int(digits) > LARGEST_NUMBER:
                raise line.error(Phrase("expected-number-up-to", {"most": LARGEST_NUMBER}))
            line.at += len(digits)
            return ("number", int(digits))
        if word in (*FUNCTIONS, *ON_PILES, *NAMED):
            line.take(word)
            if not line.take("("):
                raise line.error(Phrase("expected-bracket-after", {"word": word}))
            what = self.what_of(word)
            if not line.take(")"):
                raise line.error('")"')
            return (word, what)
        if word in NAMES:
            line.take(word)
            if line.mark == "(":
                raise line.error(Phrase("expected-without-brackets", {"word": word}))
            return (word,)
        start = line.skip()
        raise line.error(Phrase("expected-value"), start, near=self.meant(word) if word else "")

    def what_of(self, word: str) -> What:
        """What the function is asked about."""
        if word in NAMED:
            return self.line.named({name: name for name in NAMED[word]}, either(NAMED[word]))
        if word in ON_PILES:
            return self.line.named(self.cards, Phrase("expected-card"))
        return self.line.named({**self.cards, **TYPES}, Phrase("expected-card-or-type"))

    def meant(self, word: str) -> str:
        """The nearest spelling; for a card `owned(card)`, the most common mistake."""
        try:
            return f"owned({self.line.named(self.cards, Phrase('expected-card'))})"
        except StrategyError:
            return "" if word in ("and", "or", "not") else nearest(word, (*FUNCTIONS, *ON_PILES, *NAMED, *NAMES))

    def deeper(self, depth: int) -> int:
        if depth == DEEPEST:
            raise self.line.error(Phrase("expected-shallower", {"most": DEEPEST}))
        return depth + 1

    def number(self, part: Callable[[int], Condition], depth: int) -> Condition:
        start = self.line.skip()
        out = part(depth)
        self.check_number(out, start)
        return out

    def check_number(self, value: Condition, start: int) -> None:
        if _BINDS.get(value[0], _VALUE) <= _TRUTHS:
            text = self.line.text[start : self.line.at].rstrip()
            raise self.line.error(Phrase("expected-number"), start, Phrase("got-condition", {"text": short(text)}))


def shown(condition: Condition) -> str:
    """The condition as it is written, with the brackets it needs."""
    head, *rest = condition
    binds = _BINDS.get(head, _VALUE)
    if head == "number":
        return str(rest[0])
    if head in (*FUNCTIONS, *ON_PILES, *NAMED):
        return f"{head}({shown_what(rest[0])})"
    if binds == _VALUE:
        return str(head)
    if head == "neg":
        return f"-{_inside(rest[0], binds)}"
    if head == "not":
        return f"not {_inside(rest[0], binds)}"
    least = binds + 1 if binds == _TRUTHS else binds
    return f"{_inside(rest[0], least)} {head} {_inside(rest[1], binds + 1)}"


def _inside(condition: Condition, least: int) -> str:
    text = shown(condition)
    return text if _BINDS.get(condition[0], _VALUE) >= least else f"({text})"


def shown_what(what: What) -> str:
    return (what.name or "").capitalize() if isinstance(what, Type) else what


def cards_in(condition: Condition) -> Iterator[str]:
    """Every card that the condition names."""
    for part in condition[1:] if condition[:1] not in [(name,) for name in NAMED] else ():
        if isinstance(part, tuple):
            yield from cards_in(part)
        elif isinstance(part, str):
            yield part
