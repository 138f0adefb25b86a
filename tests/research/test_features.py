"""Cards can be read by a network: every card's tokens are known, tell cards apart, and have text in five languages."""

from __future__ import annotations

import hashlib

import pytest

np = pytest.importorskip("numpy", reason='numpy is not installed (pip install "demesne[research]")')

from demesne.cards import PUBLISHED  # noqa: E402
from demesne.refusal import Refusal  # noqa: E402
from demesne.research import Spec  # noqa: E402
from demesne.research import features as features_module  # noqa: E402
from demesne.research.features import (  # noqa: E402
    LENGTH,
    NUMBERS,
    PAD,
    UNKNOWN,
    features,
    numbers,
    text,
    token_numbers,
    tokens,
    vocabulary,
    wanted,
)
from demesne.research.train import policy  # noqa: E402
from demesne.rules.grammar import parse_cards  # noqa: E402

TRAINED, TRAINED_WITH = (
    254,
    "32a5d64e3490709b",
)  # how many tokens packaged weights were trained with, and a hash of these


def test_every_published_card_is_made_of_known_tokens() -> None:
    assert len(set(vocabulary())) == len(vocabulary())
    for card in PUBLISHED:
        found = tokens(card)
        assert UNKNOWN not in found, (card.name, found)
        assert len(found) < LENGTH
        assert card.name not in " ".join(found)
        row = token_numbers(card)
        assert [vocabulary()[n] for n in row if vocabulary()[n] != PAD] == found
        assert numbers(card).shape == (len(NUMBERS),)


def test_the_numbers_of_tokens_stay_when_words_are_added() -> None:
    """`make derived` writes new ones at the end of the list; packaged weights know the first of them."""
    assert set(wanted()) <= set(vocabulary())
    assert hashlib.sha256("\n".join(vocabulary()[:TRAINED]).encode()).hexdigest()[:16] == TRAINED_WITH


@pytest.mark.parametrize("name", sorted(file.stem for file in policy.WEIGHTS.glob("*.npz")))
def test_weights_play_alike_where_there_are_more_tokens(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = Spec(["First Game"]).boards
    before = policy.stored(name).programs(policy.known(boards, 32).library)
    more = (*vocabulary(), "a_word_of_a_later_box")
    monkeypatch.setattr(features_module, "vocabulary", lambda: more)
    monkeypatch.setattr(policy, "vocabulary", lambda: more)
    monkeypatch.setattr(policy, "FEATURES", policy.FEATURES + 1)
    policy.card_features.cache_clear()
    after = policy.stored(name).programs(policy.known(boards, 32).library)
    policy.card_features.cache_clear()
    assert np.allclose(before, after, atol=1e-5)


def test_cards_that_differ_have_different_tokens() -> None:
    same: dict[tuple[str, ...], list[str]] = {}
    for card in PUBLISHED:
        same.setdefault(tuple(tokens(card)), []).append(card.name)
    assert [names for names in same.values() if len(names) > 1] == []


def test_a_card_never_met_is_made_of_the_same_tokens() -> None:
    (card,) = parse_cards('card("Tollhouse", 4, ACTION, play=[cards(1), actions(2), trash(up_to(1))])', "test")
    assert UNKNOWN not in tokens(card)
    named = dict(zip(NUMBERS, numbers(card)))
    assert (named["cost"], named["+cards"], named["+actions"], named["trashes"]) == (4, 1, 2, 1)


def test_the_cards_of_a_kingdom_by_place() -> None:
    spec = Spec(["First Game"])
    found = features(spec.boards[0], spec.spaces.slots)
    assert found.names[:3] == ["Cellar", "Copper", "Curse"]
    assert found.present.sum() == len(found.names) == 17
    assert found.numbers[found.names.index("Province")][NUMBERS.index("points")] == 6


@pytest.mark.parametrize("lang", ["en", "hu", "ru", "pl", "is"])
def test_texts(lang: str) -> None:
    militia = next(card for card in PUBLISHED if card.name == "Militia")
    assert "2" in text(militia, lang)


def test_a_language_that_is_not_there_was_a_missing_file_bug() -> None:
    with pytest.raises(Refusal, match='lang: expected en, hu, ru, pl, is, got "EN", did you mean "en"'):
        text(PUBLISHED[0], "EN")
