"""The secret that signs cookies and links: 32 bytes in a private file, created at the first start.

Several machines that serve the same games share the file through DEMESNE_SECRET_FILE.
"""

from __future__ import annotations

import os
import pathlib
import secrets
import stat

from demesne.refusal import Refusal, reason

from .location import folder

LENGTH = 32
FILE = "secret"


def secret() -> bytes:
    """The secret of this installation."""
    given = os.environ.get("DEMESNE_SECRET_FILE")
    file = pathlib.Path(given) if given else folder() / FILE
    if not given and not file.exists():
        _make(file)
    return _read(file)


def _read(file: pathlib.Path) -> bytes:
    try:
        with open(file, "rb") as stream:
            mode = os.fstat(stream.fileno()).st_mode
            found = stream.read()
    except OSError as error:
        raise Refusal("error-unreadable", where=str(file), reason=reason(error)) from None
    if os.name == "posix" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise Refusal("secret-mode", file=str(file), command=f"chmod 600 {file}")
    if len(found) < LENGTH:
        raise Refusal("secret-length", file=str(file), least=LENGTH, got=len(found))
    return found


def _make(file: pathlib.Path) -> None:
    """Created atomically and only once: of two processes at the first start the second uses the first one's."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with open(descriptor, "wb") as stream:
            stream.write(secrets.token_bytes(LENGTH))
            stream.flush()
            os.fsync(stream.fileno())
        try:
            os.link(beside, file)
        except FileExistsError:
            pass
        beside.unlink()
    except OSError as error:
        raise Refusal("command-unwritable", file=str(file), reason=reason(error)) from None
