"""Commands load only what they need. How long that takes is measured in benchmarks/startup.py, not here."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from built_messages import USE, built_messages

TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"
SIM = ["sim", "big-money", "big-money-greening", "--kingdom", TEN, "--games", "100"]
SHOW = f"""
import sys
before = {{*sys.modules}}
{USE}from demesne.terminal.main import main
try: main(sys.argv[1:])
except SystemExit as left: assert not left.code
print("loaded", *sorted({{*sys.modules}} - before))
"""
OTHERS = {"babel", "cyclopts", "fluent", "litestar", "msgspec", "platformdirs", "pytz", "sqlalchemy", "websockets"}
SERVING = {
    "asyncio",
    "concurrent.futures",
    "demesne.client",
    "demesne.server",
    "demesne.store",
    "multiprocessing",
    "socket",
    "ssl",
}
CASES = {
    "version": (
        ["--version"],
        {"dataclasses", "demesne.cards", "demesne.game", "demesne.sim", "difflib", "inspect", "rich"},
    ),
    "sim": (
        SIM,
        {
            "demesne.game.game",
            "demesne.sim.report",
            "demesne.table",
            "demesne.views.view",
            "demesne.languages.text",
            "rich",
        },
    ),
}


def loaded(words: list[str]) -> set[str]:
    """The modules that a command loads, and the packages they are in."""
    settings = {**os.environ, "DEMESNE_LANG": "en"}
    settings.pop("DEMESNE_PLAIN", None)
    command = [sys.executable, "-c", SHOW, built_messages(), *words]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    names = done.stdout.splitlines()[-1].split()[1:]
    return {*names} | {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("name", CASES)
def test_a_command_loads_nothing_that_it_does_not_need(name: str) -> None:
    words, own = CASES[name]
    found = loaded(words)
    assert "demesne.terminal.main" in found
    assert not found & (OTHERS | SERVING | own)


@pytest.mark.slow
def test_with_a_compiled_kernel_the_plain_one_is_not_loaded() -> None:
    from demesne import kernel

    if kernel.compiled is None:
        pytest.skip("no compiled kernel (DEMESNE_BUILD=plain or no C compiler)")
    assert "demesne.kernel._compiled" in loaded(SIM)
    assert "demesne.kernel.machine" not in loaded(SIM)


def test_english_names_of_cards_are_found_without_the_other_languages() -> None:
    code = "from demesne.languages import finding\nfinding.find_card('moat')\nassert not finding._known.cache_info().misses"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_loads_who_thinks_about_it_when_it_is_asked() -> None:
    code = (
        "import sys\nfrom demesne.game import Game\ngame = Game('First Game', seed=7)\n"
        "assert not {'demesne.search', 'demesne.analysis'} & {*sys.modules}\n"
        "assert game.best(playouts=1, lists=['play Smithy'])\nassert 'demesne.search' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


GARBAGE = """
import gc
from demesne.__main__ import run
collected = []
gc.callbacks.append(lambda phase, info: collected.append(gc.get_freeze_count()))
try: run()
except SystemExit as left: assert not left.code
print("garbage", gc.isenabled(), gc.get_freeze_count() > 10_000, all(collected))
"""


def test_no_garbage_is_looked_for_while_a_command_is_loaded() -> None:
    """Nor in what was loaded, afterwards; in what the command itself makes it is."""
    done = subprocess.run([sys.executable, "-c", GARBAGE, *SIM], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "garbage True True True"
