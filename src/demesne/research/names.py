"""Short names of the agents that come with the benchmark; loads none of them."""

from __future__ import annotations

MODULE = f"{__package__}.baselines"
BASELINES = {
    "random": "Random",
    "big-money": "BigMoney",
    "novice": "Novice",
    "gentle": "Gentle",
    "fair": "Fair",
    "strong": "Strong",
    "search": "Search",
    "search-200": "search_200",
    "search-1000": "search_1000",
}


def full_name(agent: str) -> str:
    """The `module:name` of an agent that may be given by its short name."""
    return f"{MODULE}:{BASELINES[agent]}" if agent in BASELINES else agent
