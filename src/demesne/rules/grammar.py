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

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from demesne.refusal import Phrase

from .card import CardDef, Reaction, card, when_attacked
from .language import RULES, TERMS, WORDS, CardError, Place, Term, Type, Word, misused
from .triggers import MOMENTS, TRIGGERS, Trigger

LARGEST = 200_000
DEEPEST = 30
MOST_CARDS = 500  # as many as the benchmark's test has; checked in a fifth of a second


def own_card(
    name: str,
    cost: int,
    types: Type,
    *,
    play: Sequence[Word] = (),
    reaction: Reaction | None = None,
    points: int | Term = 0,
    triggers: Sequence[Trigger] = (),
    cost_rule: Term | None = None,
    not_bought_with: str = "",
    setup: Term | None = None,
    emblem: str = "",
) -> CardDef:
    """A card of a file: it belongs to no box and no edition."""
    more: dict[str, Any] = {"triggers": triggers, "cost_rule": cost_rule, "not_bought_with": not_bought_with}
    more |= {"setup": setup, "emblem": emblem}
    return card(name, cost, types, play=play, reaction=reaction, points=points, **more)


NAMES: dict[str, Any] = {
    **WORDS,
    **TERMS,
    **RULES,
    **{t.name: t for t in Type if t.name},
    **{p.name: p for p in Place},
    "card": own_card,
    "when_attacked": when_attacked,
    **TRIGGERS,
    **MOMENTS,
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
        raise CardError("error-too-long", where=where, most=LARGEST, got=len(text))
    return _Parser(_tokens(text, where), where).file()


def _tokens(text: str, where: str) -> list[Token]:
    out: list[Token] = []
    line, at = 1, 0
    while at < len(text):
        m = _TOKEN.match(text, at)
        if m is None:
            got = {"expected": Phrase("expected-token"), "got": repr(text[at]), "near": ""}
            raise CardError("error-at-line", where=where, line=str(line), error=Phrase("error-expected", got))
        if m.lastgroup == "line":
            line += 1
        elif m.lastgroup != "space":
            out.append(Token(m.lastgroup or "", m.group(), line))
        at = m.end()
    out.append(Token("end", "", line))
    return out


class _Parser:
    def __init__(self, tokens: list[Token], where: str) -> None:
        self.tokens = tokens
        self.where = where
        self.at = 0

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def error(self, expected: Phrase | str, token: Token | None = None, near: str = "") -> CardError:
        token = token or self.next
        got = Phrase("got-file-end") if token.kind == "end" else token.text
        return self.at_line(token.line, Phrase("error-expected", {"expected": expected, "got": got, "near": near}))

    def at_line(self, line: int, error: Phrase) -> CardError:
        return CardError("error-at-line", where=self.where, line=str(line), error=error)

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
            if any(c.name.casefold() == value.name.casefold() for _, c in out):
                raise self.at_line(line, Phrase("error-own-twice", {"card": value.name}))
            if len(out) == MOST_CARDS:
                raise self.at_line(line, Phrase("error-most-cards", {"most": MOST_CARDS}))
            out.append((line, value))
        return out

    def value(self, depth: int) -> Any:
        value = self.part(depth)
        while self.take("|"):
            token = self.next
            other = self.part(depth)
            if not isinstance(value, Type) or not isinstance(other, Type):
                raise self.error(Phrase("expected-types-both"), token)
            value = value | other
        return value

    def part(self, depth: int) -> Any:
        if depth > DEEPEST:
            raise self.error(Phrase("expected-fewer-brackets", {"most": DEEPEST}))
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
            raise self.error(Phrase("expected-part"))
        if token.text not in NAMES:
            import difflib  # only a mistake needs it

            close = difflib.get_close_matches(token.text, NAMES, n=1)
            raise self.error(Phrase("expected-word"), token, close[0] if close else "")
        meaning = NAMES[token.text]
        if self.take("("):
            return self.call(token, meaning, depth)
        if callable(meaning):
            raise self.error(Phrase("expected-bracket-after", {"word": token.text}))
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
                if name in named:
                    raise self.error(Phrase("expected-once", {"name": f"{name}="}))
                self.at += 2
                named[name] = self.value(depth + 1)
            else:
                if named:
                    raise self.error(Phrase("expected-argument-name"))
                args.append(self.value(depth + 1))
            if not self.take(","):
                self.need(")")
                break
        if not callable(meaning):
            called = token._replace(text=f"{token.text}(")
            raise self.error(Phrase("expected-without-brackets", {"word": token.text}), called)
        try:
            return meaning(*args, **named)
        except CardError as error:
            raise self.at_line(token.line, error.phrase) from None
        except TypeError:
            raise self.at_line(token.line, misused(token.text, meaning, args, named).phrase) from None
