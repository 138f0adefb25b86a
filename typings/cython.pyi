"""The two Cython names the kernel uses, for the type checker.

At run time they come from Cython inside the compiled kernel and from a plain stand-in elsewhere.
"""

from contextlib import AbstractContextManager

compiled: bool
nogil: AbstractContextManager[None]
