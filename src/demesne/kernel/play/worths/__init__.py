"""What instructions bring the seat that plays them, by subject: each function says which instruction it is about.

Its parameters behind the seat are the operands. It returns what the instruction brings, in the unit of `holding`; coins
and Buys it adds to those of the turn, and what later instructions depend on it notes in the fields of an estimate
(`e_...`). What goes on elsewhere sets `e_at`. An instruction of which nothing is said brings nothing by itself.
"""

import importlib
import pkgutil

from ...rules.declared import complete

for module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{module.name}")
complete("expects")
