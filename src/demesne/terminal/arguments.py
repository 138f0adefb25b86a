"""Shared parameters of commands, such as the language, and the names of arguments in messages."""

from __future__ import annotations

import pathlib
import types
import typing
from typing import Annotated

from cyclopts import App, Argument, Parameter

from demesne.refusal import Phrase
from demesne.words import Words

Say = Annotated[Words, Parameter(parse=False)]  # passed by main, not typed by the user
Flag = Annotated[bool, Parameter(negative="")]
Several = Annotated[list[str] | None, Parameter(negative="")]
Whole = Annotated[int, Parameter(converter=lambda _, tokens: int(tokens[0].value))]  # rejects 2.5
MaybeWhole = Annotated[int | None, Parameter(converter=lambda _, tokens: int(tokens[0].value))]
AsJson = Annotated[bool, Parameter(name="--json", negative="")]

HELP = ("--help", "-h")
VERSION = ("--version",)
LANG = "--lang"
EVERYWHERE = (LANG, *HELP, *VERSION)

PLACES = {
    "FILE": Phrase("argument-file"),
    "NAME": Phrase("argument-name"),
    "STRATEGIES": Phrase("argument-strategies"),
}
VALUES: dict[object, Phrase] = {
    str: Phrase("argument-text"),
    int: Phrase("argument-number"),
    float: Phrase("argument-number"),
    pathlib.Path: Phrase("argument-file"),
}


def arguments_of(command: App) -> list[Argument]:
    return [a for a in command.assemble_argument_collection() if a.parse]


def is_option(argument: Argument) -> bool:
    return argument.name.startswith("-")


def called(argument: Argument) -> Phrase | str:
    """An option by its name, a positional argument by its placeholder."""
    return argument.name if is_option(argument) else PLACES[argument.name]


def value_type(hint: object) -> object:
    """The type of one value, from `list[str] | None` and so on."""
    parts = [part for part in typing.get_args(hint) if part not in (types.NoneType, ...)]
    return value_type(parts[0]) if parts else hint


def seed_of(text: str) -> int | str:
    """A number if it is one, any other text unchanged."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 100 else text
