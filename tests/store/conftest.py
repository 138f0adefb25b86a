"""New, empty databases of both kinds, and stores that are closed after the test."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio

from databases import KINDS, PATIENCE, Open
from demesne.store import Store
from postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as cluster:
        yield cluster


@pytest.fixture
def urls(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Callable[[str], str]:
    """The address of a new, empty database of a kind."""
    numbers = iter(range(100))

    def make(kind: str) -> str:
        if kind == "postgres":
            cluster: Postgres = request.getfixturevalue("postgres")
            return cluster.database()
        return f"sqlite:///{tmp_path / f'new{next(numbers)}' / 'games.sqlite'}"

    return make


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, urls: Callable[[str], str]) -> str:
    return urls(request.param)


@pytest_asyncio.fixture
async def opened() -> AsyncIterator[Open]:
    """Opens stores and closes them after the test."""
    stores: list[Store] = []

    async def call(url: str, **more: Any) -> Store:
        stores.append(await Store.open(url, **{"patience": PATIENCE, **more}))
        return stores[-1]

    yield call
    for store in stores:
        await store.close()
