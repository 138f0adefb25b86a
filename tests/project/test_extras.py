"""The core alone: which packages it brings, what works without the extras, and what the rest asks for."""

from __future__ import annotations

import functools
import os
import pathlib
import re
import subprocess
import sys
import tomllib
from importlib import metadata

import pytest

from built_messages import USE, built_messages
from demesne import Game
from demesne.terminal import extras
from demesne.terminal.main import COMMANDS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOTE = 'The table in the browser is not installed (pip install "demesne[server]"); the game opens in the terminal.'

# Makes everything but the core and what it depends on unfindable, then is the command line.
WITHOUT_EXTRAS = f"""{USE}
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split()))
from demesne.terminal.main import main
main()
"""


def named(requirement: str) -> str:
    """The name of a distribution, as all spellings of it are normalised."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def brought(requirements: list[str]) -> set[str]:
    """Those distributions and all that they depend on."""
    out: set[str] = set()
    waiting = [named(r) for r in requirements]
    while waiting:
        name = waiting.pop()
        if name in out:
            continue
        try:
            needs = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue  # for another system or an older Python
        out.add(name)
        waiting += [named(r) for r in needs if "extra ==" not in r]
    return out


def modules_of(extra: str) -> set[str]:
    """The modules that an extra's own requirements are imported by."""
    wanted = {named(r) for r in PROJECT["optional-dependencies"][extra]} - {"demesne"}
    return {module for module, names in metadata.packages_distributions().items() if {*map(named, names)} & wanted}


@functools.cache
def unfindable() -> list[str]:
    core = brought(PROJECT["dependencies"])
    return sorted(
        module
        for module, names in metadata.packages_distributions().items()
        if not {*map(named, names)} & (core | {"demesne"}) and module.isidentifier()
    )


def without_extras(*words: str, home: pathlib.Path) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "DEMESNE_HOME": str(home), "DEMESNE_LANG": "en"}
    command = [sys.executable, "-c", WITHOUT_EXTRAS, built_messages(), " ".join(unfindable()), *words]
    return subprocess.run(command, cwd=home, env=settings, input="", capture_output=True, text=True)


def joined(text: str) -> str:
    """Without the line breaks of a drawn screen."""
    return " ".join(text.split())


def test_the_core_brings_no_server() -> None:
    hidden = set(unfindable())
    assert {*extras.SERVER, "pytest"} <= hidden
    assert not hidden & {"rich", "demesne"}


@pytest.mark.slow
def test_the_server_is_looked_for_by_all_its_packages() -> None:
    assert {*extras.SERVER} == modules_of("server") | modules_of("client")
    assert "demesne[client]" in PROJECT["optional-dependencies"]["server"]


GAMES = ["sim", "big-money", "big-money-greening", "--games", "20"]
LINES: dict[str, list[tuple[list[str], int, str]]] = {
    "play": [
        (["play"], 0, NOTE),
        ([], 0, NOTE),
        (["play", "--kingdom", "Size Distortion", "--bot", "gentle"], 0, NOTE),
        (["play", "--plain"], 0, "Your answer"),
    ],
    "serve": [(["serve"], 1, 'demesne serve: the server is not installed: pip install "demesne[server]"\n')],
    "admin": [(["admin", "prune"], 1, 'demesne admin: the server is not installed: pip install "demesne[server]"\n')],
    "replay": [(["replay", "a.record"], 0, "Turn 1 – Player 1")],
    "analyse": [(["analyse", "a.record", "--playouts", "8"], 0, "")],
    "solve": [(["solve", "--help"], 0, "Usage: demesne solve")],
    "verify": [(["verify", "a.record"], 0, "The record replays")],
    "card": [(["card", "fosa"], 0, "Moat")],
    "kingdom": [(["kingdom", "random"], 0, "coins: ")],
    "sim": [
        (GAMES, 0, "20 games in "),
        ([*GAMES, "--report", "page.html", "--plot", "picture.svg"], 0, "20 games in "),
        ([*GAMES, "--plot", "picture.png"], 1, 'pip install "demesne[plot]"'),
        ([*GAMES, "--engine", "ray"], 1, 'engine: Ray is not installed: pip install "demesne[cluster]"\n'),
    ],
    "tournament": [(["tournament", "big-money", "big-money-greening", "--games", "20"], 0, "big-money-greening")],
    "sample": [(["sample", "big-money", "fair"], 0, "Winners: ")],
    "strategies": [(["strategies", "strong"], 0, "buy ")],
    "research": [(["research", "cards"], 1, 'demesne.research needs numpy: pip install "demesne[research]"\n')],
    "bench": [(["bench", "--help"], 0, "Usage: demesne bench")],
    "version": [(["version"], 0, "demesne "), (["--version"], 0, "demesne ")],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_works_without_extras_or_says_what_is_missing(name: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.record").write_text(Game("First Game", seed=1).record(), encoding="utf-8")
    for words, code, text in LINES[name]:
        done = without_extras(*words, home=tmp_path)
        assert done.returncode == code and text.strip() in joined(done.stdout + done.stderr), (words, done)
        assert "Traceback" not in done.stderr
        if code:
            assert not done.stdout and done.stderr.count("\n") == 1, "one line"


def test_serve_without_the_server_says_the_one_command(tmp_path: pathlib.Path) -> None:
    ((words, code, line),) = LINES["serve"]
    done = without_extras(*words, home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (code, "", line)


@pytest.mark.slow
def test_play_without_the_server_opens_the_terminal_game(tmp_path: pathlib.Path) -> None:
    done = without_extras("play", "--seed", "1", home=tmp_path)
    assert done.returncode == 0 and not done.stderr and NOTE in joined(done.stdout)
    assert "demesne play --terminal --resume" in done.stdout, "it was a game"


def test_the_client_says_what_it_needs() -> None:
    code = "import sys\nsys.modules.update(dict.fromkeys(sys.argv[1].split()))\nimport demesne.client"
    done = subprocess.run([sys.executable, "-c", code, " ".join(unfindable())], capture_output=True, text=True)
    assert done.stderr.endswith('ImportError: demesne.client needs msgspec: pip install "demesne[client]"\n')


@pytest.mark.slow
def test_the_client_needs_no_more_than_its_extra() -> None:
    hidden = {*unfindable()} - modules_of("client")
    code = "import sys\nsys.modules.update(dict.fromkeys(sys.argv[1].split()))\nfrom demesne.client import Client\nClient('http://127.0.0.1:1')"
    subprocess.run([sys.executable, "-c", code, " ".join(sorted(hidden))], check=True)
    assert hidden and modules_of("client")


@pytest.mark.parametrize("there", [True, False])
def test_serve_says_that_there_is_no_page(there: bool, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from demesne.languages import language
    from demesne.server.listeners import Listeners
    from demesne.server.settings import Settings
    from demesne.terminal.serve import welcome

    page = tmp_path / "index.html"
    if there:
        page.touch()
    monkeypatch.setattr(extras, "PAGE", page)
    monkeypatch.setattr(Listeners, "here", lambda self: "http://127.0.0.1:1")
    listeners = Listeners(Settings())
    monkeypatch.setattr(Listeners, "addresses", lambda self: [])
    lines = welcome(listeners, language("en"))
    said = "This installation has no page (it was built with DEMESNE_PAGE=skip): programs can connect, browsers cannot."
    assert (said in lines) is not there


def test_import_demesne_imports_no_third_party_package() -> None:
    code = "import sys\nbefore = {*sys.modules}\nimport demesne\ndemesne.simulate\nprint(*{*sys.modules} - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "demesne" in loaded
    made = {
        "demesne",
        "cython_runtime",
        "__mp_main__",
    }  # by the compiled kernel and by multiprocessing, from no package
    assert loaded - made <= sys.stdlib_module_names
