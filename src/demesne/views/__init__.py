"""Who may see what: one place makes a view, field by field, and leaves out all the rest."""

from .view import view

__all__ = ["view"]
