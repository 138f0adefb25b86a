"""Which language to use: the one requested, else DEMESNE_LANG, else the system's, else English."""

from __future__ import annotations

import os

from demesne.refusal import Refusal

from .bundle import LANGUAGES


def chosen(given: str | None = None) -> str:
    """A supported language code; an explicitly requested one that is not supported is refused."""
    for source, value in (("--lang", given), ("DEMESNE_LANG", os.environ.get("DEMESNE_LANG"))):
        if value:
            code = value.casefold().replace("_", "-").split("-")[0].split(".")[0]
            if code not in LANGUAGES:
                from demesne.notation.names import nearest, short  # only a mistake needs it

                near = nearest(code, LANGUAGES)
                raise Refusal("error-value", where=source, expected=LANGUAGES, got=short(value), near=near)
            return code
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = value.casefold().split("_")[0].split(".")[0]
            return code if code in LANGUAGES else "en"
    return "en"
