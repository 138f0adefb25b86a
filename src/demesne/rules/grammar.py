"""Card files: a closed grammar of calls, lists, names, numbers and text. Nothing in it is ever executed.

    file   = { [ name "=" ] call }
    call   = name "(" [ argument { "," argument } [ "," ] ] ")"
    argument = [ name "=" ] value
    value  = part { "|" part }
    part   = number | text | list | call | name
    list   = "[" [ value { "," value } [ "," ] ] "]"

Names are the words, terms, types and places of the vocabulary, and `True` and `False`. `#` starts a comment.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from .card import CardDef, card, when_attacked
from .language import TERMS, WORDS, CardError, Place, Type

LARGEST = 200_000
DEEPEST = 30
MOST_CARDS = 100


def own_card(name: str, cost: int, types: Type, **more: Any) -> CardDef:
    """A card of a file: it belongs to no box and no edition."""
    for key in more:
        if key not in ("play", "reaction", "points"):
            raise CardError(f"card: expected play=, reaction= or points=, got {key}=")
    return card(name, cost, types, **more)


NAMES: dict[str, Any] = {
    **WORDS,
    **TERMS,
    **{t.name: t for t in Type if t.name},
    **{p.name: p for p in Place},
    "card": own_card,
    "when_attacked": when_attacked,
    "True": True,
    "False": False,
    "None": None,
}


class Token(NamedTuple):
    kind: str
    text: str
    line: int


_TOKEN = re.compile(
    r"(?P<space>[ \t\r]+|#[^\n]*)|(?P<line>\n)|(?P<number>-?\d{1,6})|(?P<name>[A-Za-z_]\w{0,60})"
    r'|(?P<text>"[^"\n]{0,200}"|\'[^\'\n]{0,200}\')|(?P<mark>[()\[\],=|])'
)


def parse_cards(text: str, where: str) -> list[CardDef]:
    """The cards of a file, or a CardError that names file, line and what was expected."""
    return [card for _, card in parse_lines(text, where)]


def parse_lines(text: str, where: str) -> list[tuple[int, CardDef]]:
    """The cards of a file with the lines they begin on."""
    if len(text) > LARGEST:
        raise CardError(f"{where}: expected at most {LARGEST} characters, got {len(text)}")
    return _Parser(_tokens(text, where), where).file()


def _tokens(text: str, where: str) -> list[Token]:
    out: list[Token] = []
    line, at = 1, 0
    while at < len(text):
        m = _TOKEN.match(text, at)
        if m is None:
            raise CardError(f"{where}, line {line}: expected a word, a number or text in quotes, got {text[at]!r}")
        if m.lastgroup == "line":
            line += 1
        elif m.lastgroup != "space":
            out.append(Token(m.lastgroup or "", m.group(), line))
        at = m.end()
    out.append(Token("end", "the end of the file", line))
    return out


class _Parser:
    def __init__(self, tokens: list[Token], where: str) -> None:
        self.tokens = tokens
        self.where = where
        self.at = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def error(self, expected: str, token: Token | None = None) -> CardError:
        token = token or self.next
        return CardError(f"{self.where}, line {token.line}: expected {expected}, got {token.text}")

    def take(self, text: str) -> bool:
        if self.next.kind == "mark" and self.next.text == text:
            self.at += 1
            return True
        return False

    def need(self, text: str) -> None:
        if not self.take(text):
            raise self.error(f'"{text}"')

    def file(self) -> list[tuple[int, CardDef]]:
        out: list[tuple[int, CardDef]] = []
        while self.next.kind != "end":
            if self.next.kind == "name" and self.tokens[self.at + 1].text == "=":
                self.at += 2
            line = self.next.line
            if self.next.text != "card":
                raise self.error('card("Name", cost, TYPE, play=[...])')
            value = self.value(0)
            if not isinstance(value, CardDef):
                raise CardError(f'{self.where}, line {line}: expected card("Name", cost, TYPE, play=[...])')
            if any(c.name.casefold() == value.name.casefold() for _, c in out):
                raise CardError(f"{self.where}, line {line}: expected a new name, {value.name} stands there twice")
            if len(out) == MOST_CARDS:
                raise CardError(f"{self.where}, line {line}: expected at most {MOST_CARDS} cards")
            out.append((line, value))
        return out

    def value(self, depth: int) -> Any:
        value = self.part(depth)
        while self.take("|"):
            token = self.next
            other = self.part(depth)
            if not isinstance(value, Type) or not isinstance(other, Type):
                raise self.error("types on both sides of |", token)
            value = value | other
        return value

    def part(self, depth: int) -> Any:
        if depth > DEEPEST:
            raise self.error(f"at most {DEEPEST} brackets in each other")
        token = self.next
        self.at += 1
        if token.kind == "number":
            return int(token.text)
        if token.kind == "text":
            return token.text[1:-1]
        if token.text == "[" and token.kind == "mark":
            return self.listed(depth)
        if token.kind != "name":
            self.at -= 1
            raise self.error("a word, a number, text in quotes or a list")
        if token.text not in NAMES:
            close = difflib.get_close_matches(token.text, NAMES, n=1)
            hint = f", did you mean {close[0]}?" if close else ""
            raise CardError(
                f"{self.where}, line {token.line}: expected a word of the vocabulary, got {token.text}{hint}"
            )
        meaning = NAMES[token.text]
        if self.take("("):
            return self.call(token, meaning, depth)
        if callable(meaning):
            raise self.error(f'"(" after {token.text}')
        return meaning

    def listed(self, depth: int) -> list[Any]:
        out: list[Any] = []
        while not self.take("]"):
            out.append(self.value(depth + 1))
            if not self.take(","):
                self.need("]")
                break
        return out

    def call(self, token: Token, meaning: Callable[..., Any], depth: int) -> Any:
        args: list[Any] = []
        named: dict[str, Any] = {}
        while not self.take(")"):
            if self.next.kind == "name" and self.tokens[self.at + 1].text == "=":
                name = self.next.text
                self.at += 2
                if name in named:
                    raise self.error(f"{name}= only once")
                named[name] = self.value(depth + 1)
            else:
                if named:
                    raise self.error("an argument with its name")
                args.append(self.value(depth + 1))
            if not self.take(","):
                self.need(")")
                break
        if not callable(meaning):
            raise self.error(f"{token.text} without brackets", token)
        try:
            return meaning(*args, **named)
        except CardError as error:
            raise CardError(f"{self.where}, line {token.line}: {error}") from None
        except TypeError as error:
            raise CardError(
                f"{self.where}, line {token.line}: {str(error).replace('own_card()', 'card').replace('()', '')}"
            ) from None
