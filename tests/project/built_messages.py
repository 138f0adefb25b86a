"""Compiled messages for programs that tests start: those of the wheel, or, in a source tree, made for the tests."""

from __future__ import annotations

import functools
import os
import tempfile

from demesne.fluent import files

# The first line of a program; its first argument is where the messages are.
USE = "import sys, demesne.fluent.files\ndemesne.fluent.files.BUILT = sys.argv.pop(1)\n"


@functools.cache
def built_messages() -> str:
    if os.path.isdir(files.BUILT):
        return files.BUILT
    folder = tempfile.mkdtemp(prefix="demesne-messages-")
    files.build(folder)
    return folder
