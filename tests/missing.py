"""What tests need and the machine may not have: skipped with a visible reason, or a failure where everything is required.

`.ci/run` sets DEMESNE_ALL=1; DEMESNE_WITHOUT names what is skipped all the same.
"""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def left_out(group: str) -> bool:
    return group in os.environ.get("DEMESNE_WITHOUT", "").replace(",", " ").split()


def missing(group: str, what: str) -> NoReturn:
    if os.environ.get("DEMESNE_ALL") and not left_out(group):
        pytest.fail(f"{what}; DEMESNE_WITHOUT={group} leaves these tests out")
    pytest.skip(f"{what}: the tests of group {group} are not run")
