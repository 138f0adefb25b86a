"""Dependencies that handlers ask for by type: the context, the caller and the guest."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import PathParameter

from .context import Context
from .middleware import Caller

Ours: TypeAlias = NamedDependency[Context]
Asker: TypeAlias = NamedDependency[Caller]
Guest: TypeAlias = NamedDependency[str]  # a handler that depends on it gives new guests their cookie
Visitor: TypeAlias = NamedDependency[str]  # for handlers of which a page asks several at once: no cookie
InPath: TypeAlias = Annotated[str, PathParameter()]
