"""The instructions, by subject: a function each, which says itself which one it carries out.

The parameters behind the frame are the operands of the instruction, in their order. A function that can do more than
go on to the next instruction returns how to go on: NEXT, JUMPED (`f_pc` says where to) or WAIT (the program waits,
is over, or another has begun).
"""

import importlib
import pkgutil

from ..declared import carry_out as carry_out
from ..declared import complete

for module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{module.name}")
complete("instruction", "condition")
