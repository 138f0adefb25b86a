"""The built page: all its files in memory, so that no path can lead anywhere else."""

from __future__ import annotations

import hashlib
import mimetypes
import pathlib
import re
from dataclasses import dataclass
from importlib import resources
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State

from .errors import Missing, Unable

FOLDER = "page"
INDEX = "index.html"
EMBLEMS = "emblems.json"
ASSETS = "assets/"  # file names there contain a hash of the content
PLACES = (
    *("", "t", "join", "watch", "seat", "review", "replay", "how-to-play", "about", "privacy"),
    *("gallery", "day", "record", "tables", "mine"),
)
# of the page; a link preview takes its place
HEAD = re.compile(rb'<title>[^<]{0,99}</title>(\s{0,9}<meta (name="description"|property="og:)[^>]{0,999}>){0,9}')
PACKED = (("br", ".br"), ("gzip", ".gz"))
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

Asked = Request[Any, Any, State]


@dataclass(frozen=True)
class File:
    """A static file: its bytes, compressed too, and its ETag."""

    body: bytes
    media_type: str
    packed: dict[str, bytes]
    keep: str = ASK_AGAIN

    @property
    def mark(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    def answer(self, request: Asked, status: int = 200) -> Response[bytes]:
        headers = {"cache-control": self.keep, "etag": self.mark, "vary": "accept-encoding"}
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        for name, body in self.packed.items():
            if name in accepted:
                headers["content-encoding"] = name
                return Response(body, status_code=status, headers=headers, media_type=self.media_type)
        return Response(self.body, status_code=status, headers=headers, media_type=self.media_type)


class Page:
    def __init__(self, files: dict[str, File]) -> None:
        self._files = files
        drawn = files.get(EMBLEMS)
        self.emblems: dict[str, str] = msgspec.json.decode(drawn.body, type=dict[str, str]) if drawn else {}

    @classmethod
    def built(cls) -> Page:
        """The built page in the package; None if it was not built."""
        return cls.read(pathlib.Path(str(resources.files(__package__) / FOLDER)))

    @classmethod
    def read(cls, folder: pathlib.Path) -> Page:
        files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file() and not path.name.endswith(tuple(ending for _, ending in PACKED)):
                name = path.relative_to(folder).as_posix()
                packed = {kind: beside for kind, ending in PACKED if (beside := _beside(path, ending))}
                keep = FOREVER if name.startswith(ASSETS) else ASK_AGAIN
                files[name] = File(path.read_bytes(), _type(name), packed, keep)
        return cls(files)

    def answer(self, request: Asked, head: bytes = b"") -> Response[bytes]:
        """The file of a path; every route of the page is the same file, which also shows "not found".

        `head` takes the place of its title.
        """
        name = request.scope["path"].strip("/")
        if name in self._files:
            return self._files[name].answer(request)
        is_place = name.split("/")[0] in PLACES
        if not is_place and "text/html" not in request.headers.get("accept", ""):
            raise Missing("server-nothing-here")
        if INDEX not in self._files:
            raise Unable("server-page")
        index = self._files[INDEX]
        if head:
            index = File(HEAD.sub(lambda _: head, index.body, count=1), index.media_type, {})
        return index.answer(request, 200 if is_place else 404)


def _beside(path: pathlib.Path, ending: str) -> bytes | None:
    packed = path.with_name(path.name + ending)
    return packed.read_bytes() if packed.is_file() else None


def _type(name: str) -> str:
    known = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
    ending = pathlib.PurePosixPath(name).suffix
    return known.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
