"""The names of cards in five languages: from rows to Fluent files.

python tools/names.py         writes the entries of rows that are new or changed: `make derived` calls it
python tools/names.py --all   writes all of them again, after a change of the rules here or of a dictionary

src/demesne/languages/names has a file per box (the basic cards are in base.csv), in it a row per card and a column per
language. A cell is the name as it stands on the card, then, after semicolons, only what the tool cannot know: a form by
hand (`Thief; other=Thieves`), `mass` for a name without a plural of its own, `plural` for a Hungarian name that is
plural in form. English and Hungarian follow from rules, the other languages from dictionaries (tools/inflection).

Every entry carries a hash of its cell and its forms, so that a changed row, and a form changed in the wrong place, are
noticed where no dictionary is installed.
"""

from __future__ import annotations

import csv
import hashlib
import importlib
import pathlib
import re
import sys
from collections.abc import Iterator

from inflection import Unsure

ROOT = pathlib.Path(__file__).resolve().parents[1]
LANGUAGES = ROOT / "src" / "demesne" / "languages"
RULES = {"en": "english", "hu": "hungarian", "ru": "russian", "pl": "polish", "is": "icelandic"}
MARKS = {"mass", "plural"}
HEADER = """\
### Names of cards, with their forms, which names.ftl explains. Written by tools/names.py: change nothing here, but the
### row in src/demesne/languages/names/{}.csv, and run `make derived`.

"""
ENTRY = re.compile(r"^# ([0-9a-f]{8})\n((card-[^ ]+) = (?:.*\n)(?:    .*\n)*)", re.M)


class Names:
    """The rows and the Fluent files of one copy of the sources."""

    def __init__(self, languages: pathlib.Path = LANGUAGES) -> None:
        self.languages = languages
        self.boxes = sorted(path.stem for path in (languages / "names").glob("*.csv"))

    def rows(self, box: str) -> dict[str, dict[str, str]]:
        """The cells of every card, by language; an empty cell is a name that is not there yet."""
        text = (self.languages / "names" / f"{box}.csv").read_text(encoding="utf-8")
        return {row["en"].partition(";")[0]: row for row in csv.DictReader(text.splitlines())}

    def path(self, lang: str, box: str) -> pathlib.Path:
        return self.languages / "ftl" / lang / f"names_{box}.ftl"

    def written(self, lang: str, box: str) -> dict[str, tuple[str, str]]:
        """By card's key: the hash that the entry carries, and its forms."""
        path = self.path(lang, box)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        return {key: (hashed, forms) for hashed, forms, key in ENTRY.findall(text)}

    def stale(self) -> Iterator[tuple[str, str, str]]:
        """Language, box and card of every entry that does not belong to its row, or to none; the card may be a key."""
        for box in self.boxes:
            rows = self.rows(box)
            for lang in RULES:
                entries = self.written(lang, box)
                for card, cells in rows.items():
                    hashed, forms = entries.pop(key_of(card), ("", ""))
                    if hashed != (digest(cells[lang], forms) if cells[lang] else ""):
                        yield lang, box, card
                for key in entries:
                    yield lang, box, key

    def missing(self) -> list[tuple[str, str]]:
        """Cards, and what keeps their entries from being written."""
        found = []
        for lang, box, card in self.stale():
            cell = self.rows(box).get(card, {}).get(lang, "")
            try:
                entry(card, lang, cell) if cell else None
                found.append((card, f"its forms in {lang}: python tools/names.py"))
            except (Unsure, ValueError) as error:
                found.append((card, f"its forms in {lang} (src/demesne/languages/names/{box}.csv): {error}"))
            except ModuleNotFoundError as error:
                found.append((card, f'its forms in {lang}: pip install "demesne[names]" ({error.name})'))
        return found

    def write(self, everything: bool = False) -> list[pathlib.Path]:
        """Write what is stale; an entry that cannot be written stays away, and `missing` says why."""
        stale = set(self.stale())
        changed = []
        for box in self.boxes:
            for lang in RULES:
                path, entries = self.path(lang, box), self.written(lang, box)
                text = HEADER.format(box)
                for card, cells in self.rows(box).items():
                    kept = entries.get(key_of(card))
                    if kept and not everything and (lang, box, card) not in stale:
                        text += f"# {kept[0]}\n{kept[1]}"
                    elif cells[lang]:
                        try:
                            text += entry(card, lang, cells[lang])
                        except (Unsure, ValueError):
                            pass
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    path.write_text(text, encoding="utf-8")
                    changed.append(path)
        return changed


def key_of(card: str) -> str:
    """The message's name, as demesne.languages.bundle.card_key has it."""
    return "card-" + re.sub("['.!]", "", card.casefold()).replace(" ", "-")


def digest(cell: str, forms: str) -> str:
    return hashlib.sha256(f"{cell}\n{forms}".encode()).hexdigest()[:8]


def entry(card: str, lang: str, cell: str) -> str:
    """The entry of the Fluent file: the hash, the name and its forms."""
    name, marks, given = read(cell)
    rules = importlib.import_module(f"inflection.{RULES[lang]}")
    forms = rules.forms(name, marks, given)
    if unknown := given.keys() - forms.keys():
        raise ValueError(f"expected one of {', '.join(forms)}, got {', '.join(sorted(unknown))}")
    lines = "".join(f"    .{form} = {text}\n" for form, text in {**forms, **given}.items())
    text = f"{key_of(card)} = {name}\n{lines}"
    return f"# {digest(cell, text)}\n{text}"


def read(cell: str) -> tuple[str, frozenset[str], dict[str, str]]:
    """The name, its marks and the forms by hand."""
    name, *rest = (part.strip() for part in cell.split(";"))
    marks = frozenset(part for part in rest if "=" not in part)
    if marks - MARKS:
        raise ValueError(f"expected form=text, mass or plural, got {', '.join(sorted(marks - MARKS))}")
    return name, marks, dict(part.split("=", 1) for part in rest if "=" in part)


def main() -> int:
    """1 if a dictionary is not installed."""
    try:
        for path in Names().write(everything="--all" in sys.argv[1:]):
            print(f"  {path.relative_to(ROOT)}")
    except ModuleNotFoundError as error:
        print(f'names need the dictionaries: pip install "demesne[names]" ({error.name})', file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
