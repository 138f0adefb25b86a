"""What a handler is given beside what the request says: the shell, who asks, and the guest that one is."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from .gate import Caller
from .shell import Shell

Ours: TypeAlias = NamedDependency[Shell]
Asker: TypeAlias = NamedDependency[Caller]
Guest: TypeAlias = NamedDependency[str]  # a handler that asks for it gives new guests their cookie
InPath: TypeAlias = Annotated[str, PathParameter()]
