"""The page's types are those of the messages: web/src/protocol/types.ts is what tools/build_types.py makes now."""

from __future__ import annotations

import importlib.util
import pathlib
import types
from typing import get_args

import msgspec
import pytest

from demesne.table import messages
from demesne.table.outgoing.socket import FromServer

ROOT = pathlib.Path(__file__).parents[2]


@pytest.fixture(scope="module")
def build_types() -> types.ModuleType:
    spec = importlib.util.spec_from_file_location("build_types", ROOT / "tools" / "build_types.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def made(build_types: types.ModuleType) -> str:
    text: str = build_types.text()
    return text


@pytest.mark.slow
def test_the_types_of_the_page_are_those_of_the_messages(build_types: types.ModuleType, made: str) -> None:
    assert build_types.PAGE.read_text(encoding="utf-8") == made, "run: python tools/build_types.py"


def test_every_message_has_a_type(made: str) -> None:
    for message in (*get_args(messages.FromClient), *get_args(FromServer)):
        begin = made.index(f"export interface {message.__name__} ")
        assert f'  type: "{message.__struct_config__.tag}";' in made[begin : made.index("\n}\n", begin)], message


def test_a_field_that_the_page_cannot_have_is_an_error(build_types: types.ModuleType) -> None:
    odd = msgspec.defstruct("Odd", [("bad", complex)])
    made = build_types.Types()
    with pytest.raises(TypeError, match="complex"):
        made.of(complex, odd)


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_always_sends_is_not(made: str) -> None:
    assert "export interface SeatWanted {\n  kind: SeatKind;\n  name?: string;\n" in made
    assert "  options?: Partial<Options>;\n" in made and "  options: Options;\n" in made
    assert "  picking: Picking | null;\n" in made and "  practice?: boolean;\n" in made
