"""What the page is shown of the cards that are added to a copy (additions.py); test_add_a_card.py runs it there."""

from __future__ import annotations

import pytest

from additions import NEW, NewCard
from demesne.cards import loaded
from rooms import TEN, House, same_always

pytestmark = pytest.mark.asyncio

ADDED = [new for new in NEW if new.name in loaded().cards]


@pytest.mark.parametrize("new", ADDED, ids=lambda new: new.name)
async def test_its_cards_come_from_where_they_were_and_go_where_they_lie(
    new: NewCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    same_always(monkeypatch)
    seats = [{"hand": [new.name, *new.hand], "deck": list(new.deck)}, {"deck": ["Copper"] * 5}]
    _, (anna, _) = await House().position("anna", "béla", at={"kingdom": [new.name, *TEN[:9]], "players": seats})
    await anna.answer([new.name])
    if anna.decision["source"] == new.name:
        await anna.answer(["Estate"])
    views = [message for message in anna.messages if message["type"] == "view" and not message["steps_from"]]
    moves = [move for message in views for step in message["steps"] for move in step["moves"]]
    landed = [f"{n} {card} from {out_of}" for card, n, out_of, _, into, _ in moves if into == "hand"]
    lost = [f"{n} {card} from {out_of}" for card, n, out_of, _, into, _ in moves if into == "discard"]
    assert (", ".join(sorted(landed)), ", ".join(sorted(lost))) == new.moves
