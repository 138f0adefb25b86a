"""Writes the page's types from the messages: run `python tools/build_types.py` after any change of a message or a view.

The sources are demesne.table.messages (what clients send), the modules of demesne.table.outgoing (what they are sent),
and the views and blocks in it. A test compares web/src/protocol/types.ts with what this makes.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pathlib
import pkgutil
import re
import sys
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src" / "protocol" / "types.ts"

HEAD = """\
/** What page and server send each other, explained in docs/protocol.md. Made by tools/build_types.py: do not edit. */

export const PROTOCOL = {protocol};

/** A translatable text: a message id and its values. */
export type Phrase = [id: string, values: {{ [name: string]: Value }}];
export type Value = string | number | Phrase | Value[];
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
COMMENT = re.compile(r"    (\w+): .*?  # (.+)")


class Types:
    """The types of all messages, by the names they have in the modules."""

    def __init__(self) -> None:
        from demesne.languages import blocks
        from demesne.refusal import Phrase
        from demesne.table import messages, outgoing
        from demesne.views import view as views

        self.protocol = messages.PROTOCOL
        self.names: dict[Any, str] = {Phrase: "Phrase"}
        parts = pkgutil.iter_modules(outgoing.__path__, f"{outgoing.__name__}.")
        sent = [importlib.import_module(part.name) for part in parts]
        for module in (views, blocks, messages, *sent):
            for name, value in vars(module).items():
                if not name.startswith("_") and value is not views.OneOf and (is_record(value) or is_choice(value)):
                    self.names.setdefault(value, name)
        self.from_clients = {value for value in self.names if getattr(value, "__module__", "") == messages.__name__}
        self.sent = set(self._reached(outgoing.__name__))

    def _reached(self, module: str) -> Iterator[Any]:
        """The records of a package and those in their fields."""
        waiting = [value for value in self.names if getattr(value, "__module__", "").startswith(module)]
        seen: set[Any] = set()
        while waiting:
            value = waiting.pop()
            if is_record(value) and value not in seen:
                seen.add(value)
                yield value
                waiting += get_type_hints(value, include_extras=True).values()
            elif not is_record(value):
                waiting += [part for part in get_args(value) if not isinstance(part, str)]

    def text(self) -> str:
        parts = [HEAD.format(protocol=self.protocol)]
        for value, name in self.names.items():
            if name != "Phrase":
                parts.append(self.record(value, name) if is_record(value) else self.choice(value, name))
        return "\n".join(parts)

    def choice(self, value: Any, name: str) -> str:
        made = self.expanded(value)
        if len(made) > 90:
            made = "".join(f"\n  | {part}" for part in made.split(" | "))
        return f"export type {name} = {made.lstrip(' ')};\n".replace("= \n", "=\n")

    def record(self, value: Any, name: str) -> str:
        if hasattr(value, "_fields"):
            hints = get_type_hints(value, include_extras=True)
            row = ", ".join(f"{field}: {self.of(hints[field], value)}" for field in value._fields)
            return f"{documented(value)}export type {name} = [{row}];\n"
        lines = [f"{documented(value)}export interface {name}{self.base(value)} {{"]
        if tag := tag_of(value):
            lines.append(f'  type: "{tag}";')
        comments = comments_of(value)
        hints = get_type_hints(value, include_extras=True)
        for field in inspect.get_annotations(value):
            if field in comments:
                lines.append(f"  /** {comments[field]} */")
            mark = "?" if self.may_be_missing(value, field) else ""
            lines.append(f"  {field}{mark}: {self.of(hints[field], value)};")
        return "\n".join([*lines, "}\n"])

    def base(self, value: Any) -> str:
        for base in value.__bases__:
            if base in self.names:
                name = self.names[base]
                return f' extends Omit<{name}, "type">' if tag_of(base) else f" extends {name}"
        return ""

    def may_be_missing(self, value: Any, field: str) -> bool:
        """What clients need not send, and what the server does not always send."""
        if is_typeddict(value):
            return field in value.__optional_keys__
        if value in self.from_clients and value not in self.sent:
            return has_default(value, field)
        return "UnsetType" in str(get_type_hints(value, include_extras=True)[field])

    def of(self, hint: Any, within: Any) -> str:
        if hint in self.names:
            shared = hint in self.from_clients and hint in self.sent and is_record(hint)
            return f"Partial<{self.names[hint]}>" if shared and within not in self.sent else self.names[hint]
        return self.expanded(hint, within)

    def expanded(self, hint: Any, within: Any = None) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            chosen = next((mark.names for mark in args[1:] if hasattr(mark, "names")), ())
            names = [f'"{name}"' for name in dict.fromkeys(chosen) if name]
            return " | ".join(names) if names else self.of(args[0], within)
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(arg, within) for arg in args if arg.__name__ != "UnsetType"))
        if origin is list or args[1:] == (...,):
            part = self.of(args[0], within)
            return f"({part})[]" if " | " in part else f"{part}[]"
        if origin is dict:
            return f"{{ [name: string]: {self.of(args[1], within)} }}"
        if origin is tuple:
            return f"[{', '.join(self.of(arg, within) for arg in args)}]"
        raise TypeError(f"{within}: there is no type of the page for {hint}")


def is_record(value: Any) -> bool:
    """A struct, a dataclass, a dict with known keys, or a tuple with known fields."""
    known = hasattr(value, "__struct_fields__") or hasattr(value, "_fields") or is_typeddict(value)
    return isinstance(value, type) and (known or dataclasses.is_dataclass(value))


def is_choice(value: Any) -> bool:
    """A text that is one of some names, or a message that is one of some kinds."""
    if get_origin(value) is Annotated:
        return any(hasattr(mark, "names") for mark in get_args(value)[1:])
    return get_origin(value) in (Literal, Union, types.UnionType)


def tag_of(value: Any) -> str | None:
    config = getattr(value, "__struct_config__", None)
    return config.tag if config else None


def has_default(value: Any, field: str) -> bool:
    import msgspec

    found = next(f for f in msgspec.structs.fields(value) if f.name == field)
    return not found.required


def documented(value: Any) -> str:
    """The first paragraph of what a class says about itself."""
    said = (value.__doc__ or "").partition("\n\n")[0]
    return f"/** {' '.join(said.split())} */\n" if said and not said.startswith(f"{value.__name__}(") else ""


def comments_of(value: Any) -> dict[str, str]:
    lines = inspect.getsource(value).splitlines()
    return {found[1]: found[2] for line in lines if (found := COMMENT.fullmatch(line))}


def text() -> str:
    return Types().text()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    PAGE.write_text(text(), encoding="utf-8")
