"""What a game can be asked and only layers above it can answer. demesne/__init__.py enters who does, by name."""

from collections.abc import Callable
from typing import Any

by_name: dict[str, Callable[..., Any]] = {}
