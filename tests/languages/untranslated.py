"""Messages that a language lacks: they are shown in English meanwhile. `make check` lists them, `make test` refuses them."""

from __future__ import annotations

import functools

from demesne.fluent.files import LANGUAGES, index, untranslated


@functools.cache
def lacking(lang: str) -> dict[str, str]:
    """The messages that are in English and not in the language, and their files; texts of cards may be in some only."""
    known = {key for key in index(lang) if key not in untranslated(lang)}
    return {key: file for key, file in index("en").items() if key not in known and not key.startswith("text-")}


def main() -> None:
    for lang in LANGUAGES:
        if found := lacking(lang):
            print(f"== in English only, and not in {lang}: {', '.join(found)}")


if __name__ == "__main__":
    main()
