"""Standard output for what a command says itself.

Ray and the processes that it starts write to standard output from several places, most of all when a node dies. So the
command keeps a descriptor of its own, and everything else that is written there goes to standard error.
"""

from __future__ import annotations

import os
import sys
from typing import TextIO


def own_output(engine: str) -> TextIO:
    """Where the command prints; with Ray everything else goes elsewhere from now on, until the process ends."""
    if engine != "ray":
        return sys.stdout
    sys.stdout.flush()
    own = os.fdopen(os.dup(1), "w", encoding=sys.stdout.encoding, errors=sys.stdout.errors, buffering=1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return own
