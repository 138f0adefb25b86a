"""Messages in Project Fluent files, said without its packages: a build compiles them to data, and data load fast.

The part of Fluent that our files use: text, variables, references, functions, selectors, plurals. No terms, no
NUMBER or DATETIME. Where nothing was built, as in a source tree, a file is compiled when it is first needed.
"""

from .bundle import Bundle
from .plurals import category

__all__ = ["Bundle", "category"]
