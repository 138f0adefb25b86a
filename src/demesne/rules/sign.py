"""A mark on a card's face: how many, what stands beside it, whether it is certain, its name for those who hear it."""

from __future__ import annotations

from dataclasses import dataclass

REPEATED = 4  # so many equal marks stand side by side; more are a number


@dataclass(frozen=True)
class Sign:
    mark: str
    said: str
    n: int = 1
    beside: str = ""
    maybe: bool = False  # only under a condition, or if the player likes
    either: bool = False  # an alternative to what stands before it

    @property
    def room(self) -> float:
        return (1.0 if self.n > REPEATED else self.n) + 0.5 * len(self.shown) + 0.4 * self.either

    @property
    def shown(self) -> str:
        return self.beside or (str(self.n) if self.n > REPEATED else "")
