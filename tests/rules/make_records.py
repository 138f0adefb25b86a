"""Write one set of records for the current rules version: `python tests/rules/make_records.py`. Older ones are never rewritten."""

from __future__ import annotations

import pathlib
import random

from demesne import RULES_VERSION, Game, load_cards
from play import play_on, random_game

FOLDER = pathlib.Path(__file__).parent / "records" / f"rules_{RULES_VERSION}"
OWN = pathlib.Path(__file__).parent / "cards" / "own.cards"


def main() -> None:
    FOLDER.mkdir(parents=True)
    rng = random.Random(1)
    games = {
        "two_players": play_on(random_game(1, rng, players=2, edition=1), rng, 5000),
        "four_players": play_on(random_game(2, rng, players=4, edition=2), rng, 600),
        "six_players": play_on(random_game(3, rng, players=6, edition=2, double_treasures=True), rng, 600),
    }
    given = {
        "kingdom": "Best Wishes",
        "players": [{"hand": ["Masquerade", "Gold", "Village"], "deck": ["Copper", "Silver"] * 4}, {}, {"turns": 4}],
        "turn": {"actions": 2, "played": ["Coppersmith"]},
        "supply": {"Curse": 3},
        "trash": ["Estate"],
        "seed": "puzzle",
    }
    games["position"] = play_on(Game.from_position(given), rng, 120)
    game = play_on(random_game(5, rng, players=3), rng, 50)
    assert game.decision is not None
    games["resampled"] = play_on(game.resample(game.decision.player, 5), rng, 50)
    names = load_cards(OWN)
    kingdom = ["Village", "Smithy", "Market", "Militia", "Moat", "Cellar", "Festival", "Chapel", "Mine", "Witch"]
    games["own_cards"] = play_on(Game([*names, *kingdom][:10], 3, seed=6), rng, 400)
    for name, game in games.items():
        (FOLDER / f"{name}.txt").write_text(game.record(), encoding="utf-8")


if __name__ == "__main__":
    main()
