"""What is installed beside the core: the server's packages, the built page. Nothing is imported to find out."""

from __future__ import annotations

import pathlib
from importlib.util import find_spec

from demesne.refusal import Refusal

SERVER = (
    *("aiosqlite", "alembic", "litestar", "msgspec", "prometheus_client"),
    *("segno", "sqlalchemy", "uvicorn", "websockets"),
)
PAGE = pathlib.Path(__file__).parent.parent / "server" / "page" / "index.html"


def has_server() -> bool:
    """Whether the packages of `demesne[server]` are there."""
    return all(find_spec(name) for name in SERVER)


def has_page() -> bool:
    """Whether this installation was built with the page."""
    return PAGE.is_file()


def need_server(command: str) -> None:
    """Refuse a command that cannot work without the server's packages."""
    if not has_server():
        raise Refusal("command-no-server", command=f"demesne {command}")
