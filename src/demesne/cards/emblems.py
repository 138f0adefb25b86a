"""The emblems of all cards of a game: drawings of game-icons.net, named as there."""

from __future__ import annotations

from demesne.rules.emblems import emblems

from . import EMBLEMS, Catalogue


def emblems_of(catalogue: Catalogue) -> dict[str, str]:
    """The emblem of every card. An own card bears the one it names, else one named like it, like its last or its first
    word, that no card before it bears; "" if there is none: then it bears its first letter."""
    borne = dict(EMBLEMS)
    for card in catalogue.own:
        borne[card.name] = card.emblem or _named_like(card.name, set(borne.values()))
    return borne


def _named_like(name: str, borne: set[str]) -> str:
    words = name.casefold().replace("'", "").split()
    free = emblems() - borne
    return next((like for like in ("-".join(words), words[-1], words[0]) if like in free), "")
