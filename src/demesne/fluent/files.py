"""Where the messages of a language are: compiled by the build, else in the Fluent files themselves.

A message that is in English only is said in English meanwhile, as a message of the language like the others.
"""

from __future__ import annotations

import functools
import json
import os
from types import ModuleType
from typing import Any

WORDS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "languages")
BUILT = os.path.join(WORDS, "_messages")  # made by setup.py, in wheels only
FILES = (
    *("names", "names_base", "names_intrigue", "names_seaside", "names_prosperity"),
    *("sets", "terms", "text", "faces", "moving", "things", "card_texts", "prompts", "log", "table", "rulings"),
    *("commands", "help", "sim", "strategies", "report", "solve", "errors", "command_errors", "pages", "page"),
    *("start", "lesson", "analysis", "coach", "board", "story"),
)
LANGUAGES = ("en", "hu", "ru", "pl", "is")
# written by hand where a language needs it; elsewhere the text follows from the card's program
BY_HAND = ("text-", "option-")
INDEX = "index"
NAMES = "names"


def messages(lang: str, file: str) -> dict[str, Any]:
    """The compiled messages of a file."""
    found: dict[str, Any] | None = _built(lang, file)
    if found is None:
        found = _compiling().compiled(_source(lang, file))
        if missing := [id for id, there in untranslated(lang).items() if there == file]:
            english = messages("en", file)
            found |= {id: english[id] for id in missing}
    return found


@functools.cache
def index(lang: str) -> dict[str, str]:
    """In which file each message of a language is."""
    built: dict[str, str] | None = _built(lang, INDEX)
    return _where(lang) | untranslated(lang) if built is None else built


@functools.cache
def untranslated(lang: str) -> dict[str, str]:
    """The messages that are in English only, and their files."""
    known = _where(lang)
    return {id: file for id, file in _where("en").items() if id not in known and not id.startswith(BY_HAND)}


@functools.cache
def _where(lang: str) -> dict[str, str]:
    return {id: file for file in FILES for id in _compiling().ids(_source(lang, file))}


@functools.cache
def names(kind: str) -> dict[str, dict[str, str]]:
    """By language: the names of all messages of one kind, such as card- or set-, without their forms."""
    built: dict[str, dict[str, dict[str, str]]] | None = _built("", NAMES)
    if built is not None:
        return built[kind]
    found = {lang: _compiling().names("".join(_source(lang, file) for file in KINDS[kind]), kind) for lang in LANGUAGES}
    return {lang: found["en"] | own for lang, own in found.items()}


KINDS = {"card-": [file for file in FILES if file.startswith("names_")], "set-": ["sets"]}


def _compiling() -> ModuleType:
    """Needs the parser of Fluent files, which only builds and source trees have."""
    try:
        from . import compiling
    except ModuleNotFoundError as error:
        raise ImportError(f'running from source needs {error.name}: pip install "demesne[test]"') from error
    return compiling


def _source(lang: str, file: str) -> str:
    with open(os.path.join(WORDS, "ftl", lang, f"{file}.ftl"), encoding="utf-8") as opened:
        return opened.read()


def _built(lang: str, file: str) -> Any:
    try:
        with open(os.path.join(BUILT, lang, f"{file}.json"), encoding="utf-8") as opened:
            return json.load(opened)
    except FileNotFoundError:
        return None


def build(folder: str) -> list[str]:
    """Compile everything into a folder, which becomes BUILT; what was written."""
    data: dict[str, Any] = {f"{NAMES}.json": {kind: names(kind) for kind in KINDS}}
    for lang in LANGUAGES:
        data[f"{lang}/{INDEX}.json"] = index(lang)
        for file in FILES:
            data[f"{lang}/{file}.json"] = messages(lang, file)
    for name, content in data.items():
        path = os.path.join(folder, *name.split("/"))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as opened:
            json.dump(content, opened, ensure_ascii=False, separators=(",", ":"))
    return sorted(data)
