"""Reading a command line. What is wrong with it is told in one line, with the nearest spelling and where to read on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

from .commands import EVERYWHERE

if TYPE_CHECKING:
    from .arguments import Argument

END = "--"  # after which nothing is an option


def looks_like_option(word: str) -> bool:
    """A word with a hyphen is a mistyped option; - alone is standard input, -1 a number."""
    return word.startswith("-") and word != "-" and not word[1:].replace(".", "", 1).isdigit()


def unknown(word: str, commands: Sequence[str]) -> Refusal:
    """No command has that name."""
    return Refusal("command-unknown-word", word=short(word), near=nearest(word, commands), help="demesne --help")


class Line:
    """The words after the name of a command, and what becomes of them."""

    def __init__(self, command: str, arguments: Sequence[Argument], words: Sequence[str]) -> None:
        self.command = command
        self.help = " ".join(["demesne", *command.split(), "--help"])
        self.options = {a.name: a for a in arguments if a.is_option}
        self.places = [a for a in arguments if not a.is_option]
        self.words = list(words)
        self.named: dict[str, Any] = {}
        self.placed: list[str] = []

    def read(self) -> tuple[list[Any], dict[str, Any]]:
        """The values by place and by name."""
        while self.words:
            word = self.words.pop(0)
            if word == END:
                self.placed += self.words
                break
            if looks_like_option(word):
                self._option(word)
            else:
                self.placed.append(word)
        return self._places(), self.named

    def _option(self, word: str) -> None:
        name, equals, value = word.partition("=")
        option = self.options.get(name.replace("_", "-"))
        if option is None:
            near = nearest(word, [*self.options, *EVERYWHERE])
            raise Refusal("command-unknown-option", option=short(word), near=near, help=self.help)
        if option.parameter in self.named and not option.many:
            raise Refusal("command-option-twice", option=option.name, help=self.help)
        if option.size == 0:
            if equals:
                raise Refusal("command-takes-no-value", option=option.name, got=short(value), help=self.help)
            self.named[option.parameter] = True
            return
        given = [value] if equals else self._values(option)
        if len(given) < option.size:
            raise Refusal("command-value-missing", option=option.name, n=option.size, help=self.help)
        found = [self._value(option, text) for text in given]
        if option.many:
            self.named[option.parameter] = [*self.named.get(option.parameter, []), *found]
        else:
            self.named[option.parameter] = found[0] if option.size == 1 else tuple(found)

    def _values(self, option: Argument) -> list[str]:
        """The words that belong to an option."""
        out: list[str] = []
        while self.words and (option.greedy or len(out) < option.size):
            if looks_like_option(self.words[0]):
                if option.size > 1:
                    self._option(self.words[0])  # a mistyped one is told; a right one comes too soon
                break
            out.append(self.words.pop(0))
        return out

    def _value(self, argument: Argument, text: str) -> Any:
        try:
            return argument.type(text)
        except ValueError:
            given = {"option": argument.called(), "got": short(text), "help": self.help}
            if argument.type is int:
                raise Refusal("command-not-a-whole-number", **given) from None
            raise Refusal("command-not-a-number", **given) from None

    def _places(self) -> list[Any]:
        out: list[Any] = []
        left = self.placed
        for place in self.places:
            taken, left = (left, []) if place.many else (left[:1], left[1:])
            if place.required and not taken:
                raise Refusal("command-word-missing", command=self.command, name=place.called(), help=self.help)
            out += [self._value(place, text) for text in taken]
        if left:
            raise Refusal("command-unknown-word", word=short(left[0]), near="", help=self.help)
        return out
