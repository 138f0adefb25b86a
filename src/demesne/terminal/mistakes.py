"""Errors in a command line: one line, with the nearest spelling and a pointer to the help."""

from __future__ import annotations

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from demesne.notation.names import nearest, short
from demesne.refusal import Refusal

from .arguments import EVERYWHERE, arguments_of, called, is_option, value_type


def mistake(error: CycloptsError, app: App) -> Refusal:
    """The parser's error as one of ours."""
    chain = error.command_chain or ()
    help = " ".join(["demesne", *chain, "--help"])
    command = app[chain[0]] if chain else app
    if isinstance(error, UnknownOptionError):
        return unknown_option(error.token.keyword or error.token.value, command, help)
    if isinstance(error, ValidationError) and error.argument:  # the only validator is that of strategies
        return unknown_option(next(t.value for t in error.argument.tokens if looks_like_option(t.value)), command, help)
    if isinstance(error, (UnusedCliTokensError, UnknownCommandError)):
        odd = str((error.unused_tokens or [""])[0])
        near = "" if chain else nearest(odd, list(app))
        return Refusal("command-unknown-word", word=short(odd), near=near, help=help)
    if isinstance(error, RepeatArgumentError):
        return Refusal("command-option-twice", option=error.token.keyword or "", help=help)
    if isinstance(error, MissingArgumentError) and error.argument:
        n, _ = error.argument.token_count()
        name = called(error.argument)
        if not is_option(error.argument):
            return Refusal("command-word-missing", command=" ".join(chain), name=name, help=help)
        return Refusal("command-value-missing", option=name, n=n, help=help)
    if isinstance(error, CoercionError) and error.argument and error.token:
        name, got = called(error.argument), short(error.token.value)
        kind = value_type(error.argument.hint)
        if kind is int:
            return Refusal("command-not-a-whole-number", option=name, got=got, help=help)
        if kind is float:
            return Refusal("command-not-a-number", option=name, got=got, help=help)
        return Refusal("command-takes-no-value", option=name, got=got, help=help)
    return Refusal("command-not-understood", help=help)


def unknown_option(given: str, command: App, help: str) -> Refusal:
    known = [name for a in arguments_of(command) if is_option(a) for name in a.names]
    return Refusal("command-unknown-option", option=short(given), near=nearest(given, [*known, *EVERYWHERE]), help=help)


def looks_like_option(word: str) -> bool:
    """A word with a hyphen is a mistyped option; - alone is standard input."""
    return word.startswith("-") and word != "-"
