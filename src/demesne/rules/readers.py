"""What those who read programs offer to a word. How each of them reads it is said in the word's own file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .language import Term, Word
from .sign import Sign

if TYPE_CHECKING:
    from .card import CardDef


class Say(Protocol):
    """The messages of one language."""

    def __call__(self, key: str, /, **values: Any) -> str: ...

    def name(self, card: str) -> str: ...


class Text(Protocol):
    """Writes the text of a card. `who` is addressed (do: you, they: another player); `mood` says whether they must."""

    before: str  # the previous step, for "that many"

    @property
    def say(self) -> Say: ...

    @property
    def edition(self) -> int: ...

    def clauses(self, w: Word, who: str, mood: str = "") -> list[str]: ...

    def joined(self, steps: Sequence[Word], who: str) -> str: ...

    def option(self, steps: Sequence[Word], who: str) -> str: ...

    def per(self, amount: Term, who: str) -> dict[str, str]: ...

    def cost(self, cost: Term) -> str: ...

    def moved(self, key: str, w: Word, mood: str, but: str | None = None) -> str:
        """A message about cards that are moved: how many of what."""


class Marks(Protocol):
    """Draws the strip of marks on a card's face."""

    more: bool  # the text says more than the marks

    @property
    def say(self) -> Say: ...

    @property
    def card(self) -> CardDef: ...

    def step(self, w: Word, before: Word | None) -> list[Sign]: ...

    def steps(self, steps: Sequence[Word]) -> list[Sign]: ...

    def made(self, mark: str, said: str, n: int = 1, beside: str = "") -> Sign:
        """A mark that is called so."""

    def sign(self, mark: str, beside: str = "", amount: str = "", n: int = 1) -> Sign:
        """A mark with its usual name."""

    def amount(self, mark: str, n: int | Term) -> Sign: ...

    def maybe(self, signs: list[Sign]) -> list[Sign]: ...

    def other(self, sign: Sign) -> Sign: ...

    def cost(self, cost: Term) -> str: ...

    def tells(self, step: Word) -> bool:
        """Whether marks ever tell anything of this word."""


class Notes(Protocol):
    """Knows the program of a card, so that its words can say which notes the card's rulings need."""

    @property
    def card(self) -> CardDef: ...

    @property
    def words(self) -> Sequence[Word]:
        """All of its words."""

    @property
    def own(self) -> Sequence[Word]:
        """What the player of the card does."""

    @property
    def theirs(self) -> Sequence[Word]:
        """What other players do."""

    @property
    def is_attack(self) -> bool: ...

    @property
    def scopes(self) -> int:
        """How often the card turns to other players."""

    def is_own(self, w: Word) -> bool: ...

    def is_theirs(self, w: Word) -> bool: ...

    def is_free(self, w: Word) -> bool:
        """Whether it stands in a step that one may leave out in this edition."""


class Worth(Protocol):
    """Says what a program is worth, in tenths of a coin."""

    def amount(self, n: int | Term) -> float: ...

    def of(self, w: Word) -> float: ...

    def steps(self, steps: Sequence[Word]) -> float: ...

    def on_others(self, steps: Sequence[Word]) -> float: ...
