"""Every instruction and every condition is carried out by one function, which declares it; anything else stops the build."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys

import pytest

import demesne.rules.vocabulary  # noqa: F401 (its words are in SPECS then)
from demesne.kernel import const, plain
from demesne.kernel.rules import declared, instructions, strategies
from demesne.rules.specification import SPECS

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLOW = "rules/instructions/flow.py"
ASKED = "rules/strategies.py"


def test_every_instruction_and_every_condition_has_a_function() -> None:
    for kind, dispatcher in declared.DISPATCHERS.items():
        numbers = {number for name, number in vars(const).items() if name.startswith(dispatcher.numbers)}
        if dispatcher.otherwise is None:
            assert declared.TABLES[kind].keys() == numbers, kind
        else:
            assert declared.TABLES[kind].keys() < numbers, kind
    assert instructions.carry_out is declared.carry_out


def test_an_instruction_without_a_function_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(const, "OP_NEW", 1000, raising=False)
    with pytest.raises(ValueError, match="no function says @instruction.C.OP_NEW"):
        declared.complete("instruction")


def test_two_functions_for_one_condition_are_an_error() -> None:
    with pytest.raises(ValueError, match="moved_so_many says that it does number 0"):
        declared.condition(const.IF_DID)(lambda g, f, n: 0)


def test_what_happens_without_a_program_is_done_at_once() -> None:
    """Such words are never ordered among others, or give so many of something (`FIXED`)."""
    found = {spec.code[0] for spec in SPECS.values() if spec.calm == const.SILENT or spec.gives}
    assert const.OP_CARDS in found
    assert found <= declared.TABLES["at_once"].keys()


def test_everything_that_the_rules_ask_of_strategies_is_answered() -> None:
    assert plain.State, "all modules of the plain kernel are loaded"
    assert strategies.ANSWERS.keys() == strategies.ASKED


def test_an_answer_to_what_nobody_asks_is_an_error() -> None:
    with pytest.raises(ValueError, match="the rules ask no such thing"):
        strategies.answers(lambda g: 0)


def test_two_functions_for_one_question_are_an_error() -> None:
    def decide() -> None: ...

    with pytest.raises(ValueError, match="decide: another function does it"):
        strategies.answers(decide)


@pytest.mark.parametrize(
    "file, more, said",
    [
        ("const.py", "OP_NEW: Final = 1000", "no function in .* says @instruction of OP_NEW"),
        ("const.py", "IF_NEW: Final = 1000", "no function in .* says @condition of IF_NEW"),
        (FLOW, "@instruction(C.OP_GAIN)\ndef other(g: State, f: int) -> None: ...", "OP_GAIN: .* both say"),
        (FLOW, "def gain(g: State) -> None: ...", "another function with the name gain"),
        (ASKED, "@asked\ndef unheard(g: State) -> int: ...", "no function in .* says that it answers unheard"),
        (ASKED, "@asked\ndef decide(g: State) -> None: ...", "decide is asked with other arguments"),
    ],
)
def test_the_build_stops(tmp_path: pathlib.Path, file: str, more: str, said: str) -> None:
    kernel = tmp_path / "src" / "demesne" / "kernel"
    shutil.copytree(ROOT / "src" / "demesne" / "kernel", kernel, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    with (kernel / file).open("a", encoding="utf-8") as source:
        source.write(f"\n\n{more}\n")
    command = [sys.executable, str(tmp_path / "tools" / "build_kernel.py"), str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert re.search(said, done.stderr)
