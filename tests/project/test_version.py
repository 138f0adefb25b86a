"""The version is written once, in `demesne/__init__.py`; everything else that shows it agrees."""

from __future__ import annotations

import pathlib
import re
import tomllib

import pytest

from demesne import __version__

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SHOWN = re.compile(r"\bdemesne (\d+\.\d+\.\d+[\w.]*)")  # as `demesne --version` and the simulator print it


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_build_takes_the_version_from_the_package() -> None:
    settings = tomllib.loads(read("pyproject.toml"))
    assert "version" not in settings["project"] and settings["project"]["dynamic"] == ["version"]
    assert settings["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "demesne.__version__"}
    # setuptools reads a literal without importing the package, which a build could not
    assert re.search(rf'^__version__ = "{re.escape(__version__)}"$', read("src/demesne/__init__.py"), re.MULTILINE)


def test_the_citation_names_the_version() -> None:
    assert re.findall(r"^version: (.+)$", read("CITATION.cff"), re.MULTILINE) == [__version__]


def test_the_changelog_begins_with_the_version() -> None:
    heading = re.search(r"^## (\S+)( \(unreleased\))?$", read("CHANGELOG.md"), re.MULTILINE)
    assert heading and heading[1] == re.sub(r"\.dev\d+$", "", __version__)
    assert bool(heading[2]) == (".dev" in __version__)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_pages_show_the_version_of_the_program(page: pathlib.Path) -> None:
    assert set(SHOWN.findall(page.read_text(encoding="utf-8"))) <= {__version__}


def test_the_classifiers_name_only_what_is_tested() -> None:
    """The tests run on the Pythons and systems named; add one here when they do."""
    said = tomllib.loads(read("pyproject.toml"))["project"]["classifiers"]
    assert [c for c in said if re.search(r":: 3\.\d+$", c)] == ["Programming Language :: Python :: 3.11"]
    assert [c for c in said if c.startswith("Operating System")] == ["Operating System :: POSIX :: Linux"]
