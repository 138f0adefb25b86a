"""The compiled kernel is built when its source, its compiler or this Python changes, and not after a change of a card or a text."""

from __future__ import annotations

import contextlib
import importlib.metadata
import json
import os
import pathlib
import shutil
import subprocess
import sys
import types
import zipfile
from collections.abc import Iterator

import pytest

from missing import missing

ROOT = pathlib.Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", "_compiled*", "_build.json", "page")
BUILD = ("setup.py", "build_backend.py")
PACKAGE = ("src", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
CARD, TEXT = "src/demesne/cards/base.py", "src/demesne/languages/ftl/en/text.ftl"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """A copy of what the package is built from."""
    folder = tmp_path_factory.mktemp("sources")
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=LEFT_OUT)
    for name in (*BUILD, *PACKAGE[1:]):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def build_cache(sources: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """The module of the copy. The tools of a build may be missing here."""
    monkeypatch.syspath_prepend(str(sources / "tools"))
    for file in (sources / "tools").glob("*.py"):
        monkeypatch.delitem(sys.modules, file.stem, raising=False)
    module = importlib.import_module("build_cache")
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "1.0")
    return module


def entry(build_cache: types.ModuleType, compiler: str = "gcc 12", profile: str = "trained") -> pathlib.Path:
    return pathlib.Path(build_cache.entry(build_cache.made_from(compiler, profile)))


@contextlib.contextmanager
def changed(file: pathlib.Path) -> Iterator[None]:
    before = file.read_text(encoding="utf-8")
    file.write_text(f"{before}\n# changed\n", encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(before, encoding="utf-8")


@pytest.mark.parametrize(
    "name", [CARD, TEXT, "src/demesne/rules/compiler.py", "src/demesne/kernel/__init__.py", "tools/build_page.py"]
)
def test_a_change_of_what_the_kernel_is_not_made_from_keeps_it(
    sources: pathlib.Path, build_cache: types.ModuleType, name: str
) -> None:
    before = entry(build_cache)
    with changed(sources / name):
        assert entry(build_cache) == before


KERNEL = ("const.py", "layout.py", "machine.py", "rules/declared.py", "play/deciding.py", "rows.h", "memory.pxi")
TOOLS = ("build_kernel", "kernel_dispatch", "kernel_fields", "kernel_source", "kernel_types", "train_kernel")


@pytest.mark.parametrize(
    "name",
    [*(f"src/demesne/kernel/{name}" for name in KERNEL), "setup.py", *(f"tools/{name}.py" for name in TOOLS)],
)
def test_a_change_of_what_the_kernel_is_made_from_makes_another(
    sources: pathlib.Path, build_cache: types.ModuleType, name: str
) -> None:
    before = entry(build_cache)
    with changed(sources / name):
        assert entry(build_cache) != before
    assert entry(build_cache) == before


def test_other_tools_make_another_kernel(build_cache: types.ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        entry(build_cache),
        entry(build_cache, compiler="gcc 13"),
        entry(build_cache, profile="DEMESNE_PROFILE=no"),
    ]
    monkeypatch.setattr(sys, "version", "3.99")
    found.append(entry(build_cache))
    monkeypatch.setattr(importlib.metadata, "version", lambda name: "2.0")
    found.append(entry(build_cache))
    assert len({*found}) == 5


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "LDFLAGS", "DEMESNE_CFLAGS", "DEMESNE_LDFLAGS"])
def test_other_settings_make_another_kernel(
    build_cache: types.ModuleType, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "-O1")
    before = entry(build_cache)
    monkeypatch.setenv(name, "-O2")
    assert entry(build_cache) != before


def test_the_kernels_used_longest_ago_go(build_cache: types.ModuleType, tmp_path: pathlib.Path) -> None:
    (tmp_path / "built.so").write_bytes(b"a kernel")
    kept = [tmp_path / "cache" / str(n) / "_compiled.so" for n in range(build_cache.MOST + 1)]
    for n, file in enumerate(kept[:-1]):
        build_cache.keep(tmp_path / "built.so", file, {})
        os.utime(file.parent, (n, n))
    build_cache.take(kept[0], tmp_path / "package" / "_compiled.so")
    build_cache.keep(tmp_path / "built.so", kept[-1], {})
    assert [file.is_file() for file in kept] == [True, False, *[True] * (build_cache.MOST - 1)]
    assert (tmp_path / "package" / "_compiled.so").read_bytes() == b"a kernel"
    assert {file.name for file in kept[0].parent.iterdir()} == {"_compiled.so", "made_from.json"}


# whole builds

COMPILER = """#!/bin/sh
echo "$@" >> "$0.calls"
exec "{compiler}" "$@"
"""


def built(sources: pathlib.Path, to: pathlib.Path, compiler: pathlib.Path) -> dict[str, bytes]:
    """The files of the wheel."""
    pins = {name: str(ROOT / "constraints.txt") for name in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")}
    settings = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | pins
    settings |= {
        "DEMESNE_BUILD": "compiled",
        "DEMESNE_PAGE": "skip",
        "DEMESNE_PROFILE": "no",
        "DEMESNE_CFLAGS": "-O0",
        "CC": str(compiler),
    }
    command = [
        sys.executable,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "wheel",
        "--no-deps",
        "--wheel-dir",
        str(to),
        ".",
    ]
    done = subprocess.run(command, cwd=sources, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    (wheel,) = to.glob("demesne-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def compiled(held: dict[str, bytes]) -> bytes:
    (found,) = (data for name, data in held.items() if name.startswith("demesne/kernel/_compiled"))
    return found


@pytest.mark.slow
def test_a_changed_card_and_a_changed_text_are_built_without_the_compiler(
    sources: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    real = shutil.which("gcc") or shutil.which("cc") or missing("compiler", "no C compiler")
    compiler = tmp_path / "compiler"
    compiler.write_text(COMPILER.format(compiler=real), encoding="utf-8")
    compiler.chmod(0o755)

    def compilations() -> int:
        calls = pathlib.Path(f"{compiler}.calls").read_text(encoding="utf-8").splitlines()
        return len([call for call in calls if "_compiled.c" in call and " -c " in f" {call} "])

    first = built(sources, tmp_path / "first", compiler)
    assert compilations() == 1
    with changed(sources / CARD), changed(sources / TEXT):
        second = built(sources, tmp_path / "second", compiler)
    assert compilations() == 1
    assert compiled(second) == compiled(first)
    assert json.loads(second["demesne/kernel/_build.json"]) == json.loads(first["demesne/kernel/_build.json"])
    for held in (CARD.removeprefix("src/"), TEXT.removeprefix("src/")):
        assert second[held].endswith(b"# changed\n") and second[held] != first[held]
