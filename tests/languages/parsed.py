"""The Fluent files as fluent.syntax reads them. That takes seconds, so each is read once for all tests of a process."""

from __future__ import annotations

import functools
from importlib import resources

from fluent.syntax import FluentParser, ast


@functools.cache
def messages_of(lang: str, file: str) -> list[ast.Message]:
    text = (resources.files("demesne.languages") / "ftl" / lang / f"{file}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    broken = [item.content[:80] for item in body if isinstance(item, ast.Junk)]
    assert not broken, f"{lang}/{file}.ftl: {broken}"
    return [item for item in body if isinstance(item, ast.Message)]
