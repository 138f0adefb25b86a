"""Players made of code: a view and a decision in, an answer out."""

from .simple import choose

__all__ = ["choose"]
