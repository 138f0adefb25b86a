"""What is done to a table is done one after the other, whoever asks for it."""

from __future__ import annotations

import asyncio

import pytest

from demesne.refusal import Refusal
from demesne.server.mailbox import Mailbox

pytestmark = pytest.mark.asyncio


class Noting(Mailbox):
    def __init__(self) -> None:
        self.noted: list[str] = []
        super().__init__("table")

    async def be_ready(self) -> None:
        self.noted.append("ready")

    async def take(self, name: str, refuse: bool = False) -> str:
        """Something that takes a while."""
        self.noted.append(f"{name} begins")
        await asyncio.sleep(0)
        if refuse:
            raise Refusal("error-over")
        self.noted.append(f"{name} ends")
        return name


async def test_operations_are_done_one_after_the_other_in_the_order_in_which_they_came() -> None:
    box = Noting()
    names = await asyncio.gather(*(box.handle(lambda name=name: box.take(name)) for name in "abc"))
    assert names == ["a", "b", "c"]
    assert box.noted == [noted for name in "abc" for noted in ("ready", f"{name} begins", f"{name} ends")]


async def test_an_operation_that_is_refused_does_not_stop_the_next() -> None:
    box = Noting()
    found = await asyncio.gather(
        box.handle(lambda: box.take("a", refuse=True)), box.handle(lambda: box.take("b")), return_exceptions=True
    )
    assert isinstance(found[0], Refusal) and found[1] == "b"


async def test_who_asks_and_leaves_does_not_stop_the_next() -> None:
    box = Noting()
    first = asyncio.create_task(box.handle(lambda: box.take("a")))
    second = asyncio.create_task(box.handle(lambda: box.take("b")))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == "b" and first.cancelled()
