"""The command line. Bad input gets one line and exit code 1, an interruption 130."""

from __future__ import annotations

import io
import os
import sys

from demesne.languages import Language, language
from demesne.languages.choosing import chosen
from demesne.languages.pseudo import PSEUDO
from demesne.refusal import Refusal, reason

from .commands import COMMANDS, DEFAULT, HELP, LANG, VERSION


def take_language(arguments: list[str]) -> str | None:
    """Remove --lang and its value from the arguments, wherever they are: every command has them."""
    found: list[str] = []
    for at, word in reversed([*enumerate(options(arguments))]):
        if word == LANG:
            found += arguments[at + 1 : at + 2]
            if not found:
                raise Refusal("command-value-missing", option=LANG, n=1, help="demesne --help")
            del arguments[at : at + 2]
        elif word.startswith(f"{LANG}="):
            found.append(arguments.pop(at).removeprefix(f"{LANG}="))
    if len(found) > 1:
        raise Refusal("command-option-twice", option=LANG, help="demesne --help")
    return found[0] if found else None


def options(arguments: list[str]) -> list[str]:
    """The arguments before --, after which nothing is an option."""
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def obey(arguments: list[str], say: Language) -> int:
    """Run the command line."""
    said = options(arguments)
    if any(word in HELP for word in said):
        from . import help

        name = next((word for word in said if word in COMMANDS), "")
        print(help.of_command(COMMANDS[name], say) if name else help.overview(say))
        return 0
    if any(word in VERSION for word in said):
        return COMMANDS["version"].function(say=say)
    from .line import Line, unknown  # after what needs no line read

    name = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    if not name and arguments and not arguments[0].startswith("-"):
        raise unknown(arguments[0], list(COMMANDS))
    command = COMMANDS[name or DEFAULT]
    placed, named = Line(name, command.arguments, arguments[1:] if name else arguments).read()
    return command.function(*placed, **named, say=say)


def complain(error: Refusal, lang: str) -> None:
    print(language(lang).phrase(error.phrase), file=sys.stderr)


def main(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character must not lose the result
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = "en"  # for errors before the language is known
    code = 1
    try:
        asked = take_language(given)
        lang = PSEUDO if asked == PSEUDO else chosen(asked)
        code = obey(given, language(lang))
    except Refusal as error:
        complain(error, lang)
    except ValueError as error:
        print(error, file=sys.stderr)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone: nothing to flush at exit
        code = 0
    except OSError as error:
        complain(Refusal("command-stopped", reason=reason(error)), lang)
    except KeyboardInterrupt:
        print("\n" + language(lang)("interrupted"), file=sys.stderr)
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
