"""Whole games in the browser: by mouse, keyboard, touch, names alone and typed lines; with friends and on one device."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser import GENTLE, PHONE, Fingers, House, Keys, Lines, Mouse, Names, opened

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    yield open_house
    open_house.part()


def test_a_game_by_mouse(house: House) -> None:
    anna = house.person()
    anna.sit(anna.table(GENTLE))
    Mouse(anna).play()


def test_a_game_by_keyboard(house: House) -> None:
    anna = house.person()
    anna.sit(anna.table(GENTLE))
    Keys(anna).play()


def test_a_game_by_touch_on_a_phone(house: House) -> None:
    anna = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.sit(anna.table(GENTLE))
    Fingers(anna).play()


def test_a_game_by_names(house: House) -> None:
    anna = house.person()
    anna.sit(anna.table(GENTLE))
    Names(anna).play()


def test_a_game_in_the_text_table(house: House) -> None:
    anna = house.person(settings={"text": True})
    anna.sit(anna.table(GENTLE))
    Lines(anna).play()
