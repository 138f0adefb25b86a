"""C types out of hints: what the functions of the kernel take and return, and their local variables."""

from __future__ import annotations

import ast

CTYPES = {"int": "int", "i64": "long long", "u64": "unsigned long long", "u32": "unsigned int", "None": "void"}
OBJECTS = ("State", "Plans", "Tally", "Playouts")
CTYPES |= {name: name for name in OBJECTS}
CTYPES |= {"u8p": "unsigned char*", "i32p": "int*", "f32p": "float*"}
# small and hot: where they are called the C compiler may write them out, as it may all that only return a value
SMALL = """
    carry_out holds
    advance all_copies amount begin_turn below buy cards_owned clean_up clear_options clear_pick copies cost_now
    draw end_turn enter entered_discard_open extra_coins finish_turn fits half has_top holding in_deck into_play
    is_about land leave_hand leave_supply left_hand_open matches may_react new_top note_gain offered only_pick
    owned pick_option pop push stamp_play sweep times use
"""
INLINE = frozenset(SMALL.split())


def hint(node: ast.expr | None) -> str:
    return ast.unparse(node) if node is not None else "object"


def signature(function: ast.FunctionDef, method: bool) -> tuple[list[tuple[str, str]], str, bool]:
    """Arguments, return hint, and whether it can run without the GIL."""
    arguments = [(a.arg, hint(a.annotation)) for a in function.args.args[1 if method else 0 :]]
    returns = hint(function.returns)
    bare = returns in CTYPES and returns not in OBJECTS and all(hint in CTYPES for _, hint in arguments)
    return arguments, returns, bare


def _locals(function: ast.FunctionDef, rows: set[str]) -> dict[str, str]:
    """C types of the local variables: int unless hinted otherwise; a row of a table stays what it is."""
    arguments = {a.arg for a in function.args.args}
    found: dict[str, str] = {}
    skip: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            hint = ast.unparse(node.annotation)
            if hint in CTYPES:
                found[node.target.id] = CTYPES[hint]
            else:
                skip.add(node.target.id)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    if _is_row(node.value, rows) or not _is_number(node.value):
                        skip.add(target.id)
                    found.setdefault(target.id, "int")
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id, "int")

    return {name: kind for name, kind in found.items() if name not in skip and name not in arguments}


def _is_row(value: ast.expr, rows: set[str]) -> bool:
    """g.hand[p], g.supply: an array, not a number."""
    if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Attribute):
        return value.value.attr in rows
    return isinstance(value, ast.Attribute) and value.attr in rows | {"supply", "trash", "opt", "pick"}


def _is_number(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return not (isinstance(value.func, ast.Attribute) and value.func.attr == "__new__")
    return not isinstance(value, (ast.List, ast.ListComp, ast.Tuple, ast.Constant)) or (
        isinstance(value, ast.Constant) and isinstance(value.value, int)
    )


def declare(function: ast.FunctionDef, rows: set[str], method: bool) -> list[str]:
    arguments, returns, bare = signature(function, method)
    lines = []
    local = _locals(function, rows)
    if local:
        hints = ", ".join(f'{name}="{kind}"' for name, kind in sorted(local.items()))
        lines.append(f"@cython.locals({hints})")
    text = ", ".join((["self"] if method else []) + [f"{_c(hint)} {name}" for name, hint in arguments])
    if function.name == "moved":
        lines.append(f"cdef void moved({text}) noexcept with gil")
    elif bare and not method:
        inline = "inline " if function.name in INLINE or _only_returns(function) else ""
        lines.append(f"cdef {inline}{CTYPES[returns]} {function.name}({text}) noexcept nogil")
    else:
        tail = " except *" if returns in CTYPES and returns not in OBJECTS else ""
        lines.append(f"cpdef {_c(returns)} {function.name}({text}){tail}")
    return lines


def _only_returns(function: ast.FunctionDef) -> bool:
    """Whether its body is one expression."""
    body = [node for node in function.body if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))]
    return bool(body) and isinstance(body[0], ast.Return)


def _c(hint: str) -> str:
    return CTYPES.get(hint) or hint.split("[")[0].replace("Any", "object")
