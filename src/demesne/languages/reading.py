"""What a typed line means at a decision: a command, or cards and options by name, prefix or number."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from demesne.cards import loaded
from demesne.notation.names import CLOSE_NAMES, bare, nearest
from demesne.refusal import Refusal

from .bundle import LANGUAGES, Language, card_key, card_names, language
from .finding import ALSO, TO_CYRILLIC, TO_LATIN, folded
from .sorting import key as alphabet

# every command has a message key-... with its letter and its words, in every language
COMMANDS = (
    *("help", "again", "hand", "supply", "status", "log", "deck", "treasures", "end", "undo", "all", "none", "yes"),
    *("play", "buy", "auto", "save", "quit"),
)
WITH_WORDS = ("help", "log", "auto", "save", "play", "buy")  # these take arguments
MOST_WORDS = 4  # of a card's name
LONGEST_WORD = 40  # letters; no name has a longer one


class Typed(NamedTuple):
    """A command with its arguments, or picks."""

    command: str
    rest: str = ""
    picks: tuple[str, ...] = ()


def numbered(options: Sequence[str], say: Language, costs: Mapping[str, int] | None = None) -> list[str]:
    """The different options in the order in which they are shown and numbered: by cost, then by the alphabet."""
    distinct = list(dict.fromkeys(options))
    if not all(name in (costs or ()) or say.has(card_key(name)) or name in loaded().cards for name in distinct):
        return distinct  # option keys and positions keep their order
    return sorted(distinct, key=lambda name: ((costs or {}).get(name, 0), alphabet(say.name(name), say.lang)))


def read(
    text: str, decision: Mapping[str, Any], order: Sequence[str], say: Language, known: Iterable[str] = ()
) -> Typed:
    """The meaning of a line; `order` are the options as numbered, `known` other cards of the game."""
    line = text.strip()
    if line.startswith("?"):
        return Typed("help", line[1:].strip())
    tokens = [token for token in re.split(r"[\s,;]+", line) if token]
    if not line:
        return Typed("", picks=())
    if not tokens:
        raise Refusal("typed-unknown", got=bare(line), options=said(order, decision, say), near="")
    command = _command(tokens[0], say)
    if command and (len(tokens) == 1 or command in WITH_WORDS) and not _is_option(line, order, say):
        rest = line[len(tokens[0]) :].strip(" ,;")
        if command not in ("all", "none", "yes", "play", "buy") or (command == "buy" and decision["kind"] != "buy"):
            return Typed(command, rest)
        return Typed("", picks=_by_command(command, rest, decision, order, say, known))
    if len(line) == 1 and line.isalpha():
        raise Refusal("typed-letter", got=bare(line))
    return Typed("", picks=_picks(line, decision, order, say, known))


def _by_command(
    command: str, rest: str, decision: Mapping[str, Any], order: Sequence[str], say: Language, known: Iterable[str]
) -> tuple[str, ...]:
    options, least, most = decision["options"], decision["least"], decision["most"]
    if command in ("play", "buy"):
        if not rest:
            raise Refusal("typed-what", options=said(order, decision, say))
        return _picks(rest, decision, order, say, known)
    if command == "none":
        if least:
            raise Refusal("typed-none", least=least)
        return ()
    if command == "all":
        if len(options) > most:
            raise Refusal("typed-all", n=len(options), most=most)
        return tuple(options)
    if len(order) != 1 or most != 1:
        raise Refusal("typed-yes", options=said(order, decision, say))
    return (order[0],)


# names


def _picks(
    line: str, decision: Mapping[str, Any], order: Sequence[str], say: Language, known: Iterable[str]
) -> tuple[str, ...]:
    if decision["kind"] == "position":
        return tuple(re.split(r"[\s,;]+", line))
    out: list[str] = []
    near = _spellings(tuple(order), _labels(order, decision, say), say.lang)
    for part in re.split(r"[,;\n]+", line):
        tokens = part.split()
        at = 0
        while at < len(tokens) and len(out) <= decision["most"]:  # one too many is enough to be refused
            n, pick = _next(tokens[at : at + MOST_WORDS], near, decision, order, say, known)
            out.append(pick)
            at += n
    return tuple(out)


def _next(
    tokens: list[str],
    near: Sequence[Spellings],
    decision: Mapping[str, Any],
    order: Sequence[str],
    say: Language,
    known: Iterable[str],
) -> tuple[int, str]:
    """How many tokens name the next pick, and the pick."""
    if tokens[0].isascii() and tokens[0].isdigit():
        if 1 <= int(tokens[0][:9]) <= len(order):
            return 1, order[int(tokens[0]) - 1]
        raise Refusal("typed-number", got=tokens[0][:20], most=len(order))
    found, n = _found(tokens, near)
    if len(found) == 1:
        return n, found[0]
    if found:
        raise Refusal("typed-several", got=bare(" ".join(tokens[:n])), options=said(found, decision, say))
    elsewhere, _ = _found(tokens, _spellings(tuple(dict.fromkeys(known)), (), say.lang))
    if len(elsewhere) == 1:
        raise Refusal("typed-not-now", card=elsewhere[0], options=said(order, decision, say))
    names = near[0].meant
    closest = nearest(folded(tokens[0][:LONGEST_WORD]), names, CLOSE_NAMES)
    shown = said([names[closest][0]], decision, say) if closest else ""
    given = bare(" ".join(tokens))
    raise Refusal("typed-unknown", got=given, options=said(order, decision, say), near=shown)


def _found(tokens: list[str], spellings: Sequence[Spellings]) -> tuple[list[str], int]:
    """What the first tokens name, and how many they are: full names first, then prefixes; the player's language and
    English before the other languages.
    """
    given = [_typed(tokens[:n]) for n in range(1, min(MOST_WORDS, len(tokens)) + 1)]
    for exact in (True, False):
        for names in spellings:
            for n in range(len(given), 0, -1):
                found = _matching(given[n - 1], names, exact)
                if found:
                    return found, n
    return [], 0


def _typed(tokens: Sequence[str]) -> list[str]:
    """The words as they stand and as on the other keyboard layout."""
    text = " ".join(token[:LONGEST_WORD] for token in tokens)
    other = text.casefold()
    return [folded(text), folded(other.translate(TO_CYRILLIC)), folded(other.translate(TO_LATIN))]


def _matching(attempts: Sequence[str], names: Spellings, exact: bool) -> list[str]:
    """The options whose name these words are, or whose words they begin."""
    for given in attempts:
        found = names.meant.get(given, []) if exact else names.begun_by(given)
        if found:
            return list(dict.fromkeys(found))
    return []


def _begins(given: str, name: str) -> bool:
    """`mi vi` is a prefix of Mining Village; at least two letters."""
    parts, words_of_name = given.split(), name.split()
    return (
        len(given) > 1
        and len(parts) <= len(words_of_name)
        and all(word.startswith(part) for part, word in zip(parts, words_of_name))
    )


class Spellings:
    """Folded spellings and which options each means; by first letter, so that a beginning is compared with few."""

    def __init__(self, meant: dict[str, list[str]]) -> None:
        self.meant = meant
        self._by_letter: dict[str, list[str]] = {}
        for name in meant:
            self._by_letter.setdefault(name[:1], []).append(name)

    def begun_by(self, given: str) -> list[str]:
        return [o for name in self._by_letter.get(given[:1], ()) if _begins(given, name) for o in self.meant[name]]


@functools.lru_cache(maxsize=64)
def _spellings(options: tuple[str, ...], labels: tuple[str, ...], lang: str) -> tuple[Spellings, Spellings]:
    """Every folded spelling and the options it means: in the player's language and English, then in the others."""
    near: dict[str, list[str]] = {}
    far: dict[str, list[str]] = {}

    def add(spelling: str, option: str, names: dict[str, list[str]]) -> None:
        known = names.setdefault(folded(spelling), [])
        if option not in known:
            known.append(option)

    for i, option in enumerate(options):
        add(option, option, near)
        if labels:
            add(labels[i], option, near)
        for other in LANGUAGES:
            names = near if other in (lang, "en") else far
            key = card_key(option)
            if key in card_names(other):
                add(card_names(other)[key], option, names)
            for also in ALSO.get(other, {}).get(option, []):
                add(also, option, names)
        for form in _forms(option, lang):
            add(form, option, near)
    return Spellings(near), Spellings(far)


def _forms(card: str, lang: str) -> list[str]:
    """The inflected forms of the name in the player's language: people may type `kupuj Wioskę`."""
    say = language(lang)
    key = card_key(card)
    return say.forms(key) if say.has(key) else []


def _is_option(line: str, order: Sequence[str], say: Language) -> bool:
    near, _ = _spellings(tuple(order), (), say.lang)
    return len(line) > 1 and bool(_matching(_typed(line.split()[: MOST_WORDS + 1]), near, True))


def label(option: str, decision: Mapping[str, Any], say: Language) -> str:
    """An option as it is shown: a card's name, what a choice does, a place in the deck."""
    if decision["kind"] == "position":
        return option
    if option == "deck" and decision["kind"] == "discard":
        return say("option-deck")
    if decision["kind"] == "choose":
        return say._option(decision["source"], option)
    return say.name(option)


def _labels(order: Sequence[str], decision: Mapping[str, Any], say: Language) -> tuple[str, ...]:
    return tuple(label(option, decision, say) for option in order)


def said(order: Sequence[str], decision: Mapping[str, Any], say: Language) -> str:
    """The options with their numbers, for a line that says what can be answered."""
    if decision["kind"] == "position":
        return f"{order[0]}–{order[-1]}"
    return ", ".join(_labels(order, decision, say))


# commands


def _command(token: str, say: Language) -> str:
    """The command a word or letter stands for: in this language, then in English, then on the other layout."""
    given = token.casefold()
    for attempt, langs in (
        (given, (say.lang, "en")),
        (given.translate(TO_LATIN), ("en",)),
        (given.translate(TO_CYRILLIC), (say.lang,)),
    ):
        for lang in langs:
            found = _keys(lang).get(folded(attempt))
            if found:
                return found
    return ""


@functools.cache
def _keys(lang: str) -> dict[str, str]:
    say = language(lang)
    return {folded(word): command for command in COMMANDS for word in say(f"key-{command}").split()}
