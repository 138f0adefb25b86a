"""Short names of the agents that come with the benchmark; loads none of them."""

from __future__ import annotations

BASELINES = {
    "random": "baselines:Random",
    "big-money": "baselines:BigMoney",
    "novice": "baselines:Novice",
    "gentle": "baselines:Gentle",
    "fair": "baselines:Fair",
    "strong": "baselines:Strong",
    "expert": "baselines:expert",
    "master": "baselines:master",
    "search": "baselines:Search",
    "search-200": "baselines:search_200",
    "search-1000": "baselines:search_1000",
    "cloned": "train.policy:cloned",
    "ppo": "train.policy:reference",
}


def full_name(agent: str) -> str:
    """The `module:name` of an agent that may be given by its short name."""
    return f"{__package__}.{BASELINES[agent]}" if agent in BASELINES else agent
