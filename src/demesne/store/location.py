"""Where the database is: DEMESNE_DATABASE, else one file in the user's data folder."""

from __future__ import annotations

import os
import pathlib

import platformdirs

FILE = "demesne.sqlite"


def folder() -> pathlib.Path:
    """DEMESNE_HOME, else the platform's folder for user data."""
    home = os.environ.get("DEMESNE_HOME")
    return pathlib.Path(home) if home else platformdirs.user_data_path("demesne", appauthor=False)


def database() -> str:
    """The URL of the database."""
    return os.environ.get("DEMESNE_DATABASE") or f"sqlite:///{folder() / FILE}"
