"""The description of the API for programs, in OpenAPI's format.

It takes a fifth of a second to make, so it is made in a thread, when it is first requested.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from demesne import __version__

from .budgets import in_thread
from .page import File

PATH = "/api/schema"
FILE = "/openapi.json"  # the same under the name that some programs look for
MEDIA_TYPE = "application/vnd.oai.openapi+json"


class Schema:
    def __init__(self) -> None:
        self._made: asyncio.Task[File] | None = None

    async def answer(self, request: Request[Any, Any, State]) -> Response[bytes] | None:
        """Instead of Litestar's own handler, which would make it on the event loop."""
        if request.scope["path"].rstrip("/") not in (PATH, PATH + FILE):
            return None
        if self._made is None:
            self._made = asyncio.create_task(in_thread(written, request.app))
        return (await asyncio.shield(self._made)).answer(request)


def written(app: Litestar) -> File:
    body = encode_json(app.openapi_schema.to_schema())
    return File(body, MEDIA_TYPE, {"gzip": gzip.compress(body, mtime=0)})


def described() -> OpenAPIConfig:
    router = Router(PATH, route_handlers=[], include_in_schema=False, before_request=Schema().answer)
    pages = [JsonRenderPlugin(path=["/", FILE])]
    return OpenAPIConfig(title="Demesne", version=__version__, openapi_router=router, render_plugins=pages)
