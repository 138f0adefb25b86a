"""Error responses: always {"error": phrase, "text": English}. Internal errors show no details."""

from __future__ import annotations

from http import HTTPStatus
from logging import ERROR
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from demesne.refusal import Refusal
from demesne.table.outgoing.refusals import Wrong

from .errors import Unable, status_of, told
from .logs import hashed, note
from .middleware import Caller, retry_after

KNOWN = {
    404: Refusal("server-nothing-here"),
    405: Refusal("server-method"),
    413: Refusal("server-too-long"),
}

Asked = Request[Any, Any, State]


# for the schema
REFUSED = {
    status: ResponseSpec(Wrong, description=HTTPStatus(status).phrase, generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429)
}


def refusal_answered(_: Asked, refusal: Refusal) -> Response[Any]:
    return Response(told(refusal), status_code=status_of(refusal), headers=retry_after(refusal))


def mistake_answered(request: Asked, error: HTTPException) -> Response[Any]:
    """Errors of the framework, in our form."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return fault_answered(request, error)
    refusal = KNOWN.get(error.status_code) or Refusal("server-input", error=explained(error))
    return Response(told(refusal), status_code=error.status_code, headers=error.headers)


def explained(error: HTTPException) -> str:
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = extra[0].get("key", ""), extra[0].get("message", "")
        return f"{key}: {message}"[:200] if key else str(message)[:200]
    return error.detail[:200]


def depth_answered(request: Asked, _: RecursionError) -> Response[Any]:
    return refusal_answered(request, Refusal("server-deep"))


def bytes_answered(request: Asked, error: UnicodeDecodeError) -> Response[Any]:
    return refusal_answered(request, Refusal("server-input", error=error.reason))


def timeout_answered(_: Asked, error: TimeoutError) -> Response[Any]:
    return Response(told(Refusal("server-slow")), status_code=408)


def fault_answered(request: Asked, error: Exception) -> Response[Any]:
    """An internal error: logged without its data, reported without details."""
    caller: Caller = request.scope["state"]["caller"]
    request.app.state["context"].metrics("errors", 1, type(error).__name__)
    note("fault", level=ERROR, error=error, request=caller.request, guest=hashed(caller.guest))
    return Response(told(Unable("server-fault")), status_code=500)


ANSWERS: Any = {
    Refusal: refusal_answered,
    HTTPException: mistake_answered,
    RecursionError: depth_answered,
    UnicodeDecodeError: bytes_answered,
    TimeoutError: timeout_answered,
    Exception: fault_answered,
}
