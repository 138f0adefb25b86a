"""What is said in five languages: names, card text. Messages are Project Fluent files, for every user interface."""

from typing import TYPE_CHECKING, Any

from .bundle import LANGUAGES, Language, language

if TYPE_CHECKING:
    from .text import CardText

__all__ = ["LANGUAGES", "CardText", "Language", "language"]


def __getattr__(name: str) -> Any:
    """Card text is loaded when it is first asked for: most messages need none."""
    if name != "CardText":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .text import CardText

    return CardText
