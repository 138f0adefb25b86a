"""The page docs/how-to-play in every language it is written in. Run it to rewrite the pages."""

from __future__ import annotations

import pathlib

from demesne.languages.pages import how_to_play, languages

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "how-to-play"


def main() -> None:
    DOCS.mkdir(exist_ok=True)
    for lang in languages():
        (DOCS / f"{lang}.md").write_text(how_to_play(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
