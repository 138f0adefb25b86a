"""All commands: a name, and the function that does it, loaded when it is wanted."""

from __future__ import annotations

import gc
import importlib
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .arguments import Argument

HELP = ("--help", "-h")
VERSION = ("--version",)
LANG = "--lang"
EVERYWHERE = (LANG, *HELP, *VERSION)


class Command:
    def __init__(self, name: str, module: str) -> None:
        self.name = name
        self._module = module

    @cached_property
    def function(self) -> Callable[..., int]:
        found: Callable[..., int] = getattr(importlib.import_module(f"{__package__}.{self._module}"), self.name)
        if not gc.isenabled():  # as __main__ has left it
            gc.freeze()  # what is loaded stays: no need to look through it again, not even at the end
            gc.enable()
        return found

    @cached_property
    def arguments(self) -> list[Argument]:
        from .arguments import arguments_of  # takes a while to load

        return arguments_of(self.function)


MODULES = {
    "play": "begin",
    "serve": "serve",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "card": "cards",
    "kingdom": "cards",
    "sim": "simulate",
    "tournament": "simulate",
    "sample": "simulate",
    "solve": "solve",
    "strategies": "simulate",
    "research": "research",
    "bench": "bench",
    "admin": "admin",
    "version": "about",
}
COMMANDS = {name: Command(name, module) for name, module in MODULES.items()}
DEFAULT = "play"
