"""Help: what a command does and which arguments it takes, in 80 columns that a screen reader reads line by line."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len

from demesne.languages import Language
from demesne.refusal import Phrase

from .arguments import VALUES, Argument
from .commands import COMMANDS, HELP, LANG, VERSION, Command

WIDTH = 80
WIDEST = 24  # longer names are explained on the next line
MARGIN = 2

Rows = Sequence[tuple[str, str]]


def overview(say: Language) -> str:
    """All commands and their options."""
    usage = ["demesne", f"[{say('help-command')}]", f"[{say('help-options')}]"]
    version = (", ".join(VERSION), say.form("help-demesne", "version"))
    commands = [(name, say(f"help-{name}")) for name in COMMANDS]
    return "\n\n".join(
        [
            say("help-usage", words=" ".join(usage)),
            wrapped(say("help-demesne")),
            block(say("help-commands"), commands),
            block(say("help-options-title"), [*everywhere(say), version]),
            wrapped(say("help-more")),
        ]
    )


def of_command(command: Command, say: Language) -> str:
    """What one command does, its arguments and its options."""
    name = command.name
    places = [a for a in command.arguments if not a.is_option]
    options = [a for a in command.arguments if a.is_option]
    usage = ["demesne", name, *(place(a, say) for a in places), f"[{say('help-options')}]"]
    parts = [say("help-usage", words=" ".join(usage)), wrapped(say(f"help-{name}"))]
    if places:
        rows = [(said(a.called(), say), say.form(f"help-{name}", attribute(a))) for a in places]
        parts.append(block(say("help-arguments"), rows))
    rows = [(option(a, say), explained(name, a, say)) for a in options]
    parts.append(block(say("help-options-title"), [*rows, *everywhere(say)]))
    return "\n\n".join(parts)


def attribute(argument: Argument) -> str:
    """The attribute of a command's help message that explains an argument."""
    return argument.name.lstrip("-").casefold()


def everywhere(say: Language) -> Rows:
    return [
        (f"{LANG} {say('help-language')}", say.form("help-demesne", "lang")),
        (", ".join(HELP), say.form("help-demesne", "help")),
    ]


def place(argument: Argument, say: Language) -> str:
    name = said(argument.called(), say) + " ..." * argument.many
    return name if argument.required else f"[{name}]"


def option(argument: Argument, say: Language) -> str:
    """`--paired TEXT TEXT`, `--ban TEXT ...`, `--json`."""
    value = said(VALUES[argument.type], say) if argument.size else ""
    return f"{argument.name}{f' {value}' * argument.size}{' ...' * argument.many}"


def explained(name: str, argument: Argument, say: Language) -> str:
    text = say.form(f"help-{name}", attribute(argument))
    if isinstance(argument.default, (str, int, float)) and not isinstance(argument.default, bool):
        return f"{text} [{say('help-default', value=str(argument.default))}]"
    return text


def said(name: Phrase | str, say: Language) -> str:
    return say.phrase(name) if isinstance(name, Phrase) else name


def block(title: str, rows: Rows) -> str:
    widths = [cell_len(name) for name, _ in rows]
    column = MARGIN + max(w for w in widths if w <= WIDEST) + MARGIN
    out = [title]
    for (name, text), width in zip(rows, widths):
        lines = wrapped(text, column).splitlines()
        if width <= WIDEST:
            lines[0] = f"{' ' * MARGIN}{name}{lines[0][MARGIN + width :]}"
        else:
            out.append(" " * MARGIN + name)
        out += lines
    return "\n".join(out)


def wrapped(text: str, indent: int = 0) -> str:
    space = " " * indent
    return textwrap.fill(
        text, WIDTH, initial_indent=space, subsequent_indent=space, break_on_hyphens=False, break_long_words=False
    )
