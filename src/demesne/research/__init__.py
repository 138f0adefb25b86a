"""Games for learners: observations and masks in numpy, many games stepped at once, adapters to the usual frameworks.

>>> from demesne.research import Spec, VectorEnv
>>> env = VectorEnv(Spec(["First Game"]), 256, seed=1)
>>> env.obs.shape, env.mask.shape
((256, 1080), (256, 129))

A clone knows the future: it draws the same cards as the original. Only `resample` is fair to a seat that searches.
"""

from __future__ import annotations

from demesne.refusal import Refusal

try:
    import numpy as _numpy  # noqa: F401
except ImportError:
    raise Refusal("error-research-numpy") from None

from .env import Env
from .spaces import Spaces
from .spec import Spec
from .vector import VectorEnv

__all__ = ["Env", "Spaces", "Spec", "VectorEnv"]
