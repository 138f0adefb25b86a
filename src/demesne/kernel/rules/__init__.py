"""The rules of the game: zones and moves, effects, decisions, the turn, who knows what."""
