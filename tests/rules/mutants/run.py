"""Plants one error after the other in the cards and the setup, and checks that some scenario or rules test fails.

A mutant that no test kills is an error, unless `equivalent.txt` says why it plays the same. Usage: run.py [CARD ...]
"""

from __future__ import annotations

import importlib.util
import inspect
import itertools
import os
import pathlib
import re
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import breed  # noqa: E402

import playthrough  # noqa: E402
import scenario  # noqa: E402
from demesne import kernel  # noqa: E402
from demesne.cards import PUBLISHED, loaded  # noqa: E402
from demesne.game import kinds as kinds_module  # noqa: E402
from demesne.kernel import const  # noqa: E402
from demesne.rules import CardDef, CardError, setup  # noqa: E402
from demesne.rules.compiler import Compiler, Scope  # noqa: E402
from demesne.rules.language import WORDS, Word, steps_in  # noqa: E402

EQUIVALENT = HERE / "equivalent.txt"


def equivalents() -> dict[str, str]:
    """Mutant -> why it behaves like the original card."""
    out: dict[str, str] = {}
    for row in EQUIVALENT.read_text(encoding="utf-8").splitlines():
        if row.strip() and not row.startswith("#"):
            name, _, reason = row.partition(" ## ")
            assert reason.strip(), f"equivalent.txt: a reason is expected behind ' ## ': {row}"
            out[name.strip()] = reason.strip()
    return out


def mentions(name: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


class Tests:
    """The scenarios and the rules tests; those that killed last are tried first."""

    def __init__(self) -> None:
        self.scenarios = scenario.load_all()
        self.rules = _rules_tests()
        self.games = [(f.name, f.read_text(encoding="utf-8")) for f in sorted(playthrough.FOLDER.glob("*.txt"))]
        self.last: list[scenario.Scenario] = []

    def kill_card(self, name: str) -> str | None:
        """The scenario that fails now, among those that mention the card."""
        mine = [s for s in self.scenarios if mentions(name, s.text) or any(c.startswith(name + " ") for c in s.covers)]
        first = [s for s in self.last if s in mine]
        for one in itertools.chain(first, (s for s in mine if s not in first)):
            if not survives(one):
                self.last = [one, *[s for s in self.last if s is not one]][:8]
                return repr(one)
        for file, text in self.games:
            if mentions(name, text) and not goes_as_recorded(text):
                return file
        return None

    def kill_setup(self) -> str | None:
        for name, test in self.rules:
            try:
                test()
            except (Exception, SystemExit):
                return name
        for one in self.scenarios:
            if one.file.startswith(("rules_", "basic_and_base_1e", "examples")) and not survives(one):
                return repr(one)
        return None


def survives(one: scenario.Scenario) -> bool:
    try:
        scenario.run(one)
    except Exception:
        return False
    return True


def goes_as_recorded(text: str) -> bool:
    try:
        return "\n".join(playthrough.lines(playthrough.replay(text))) + "\n" == text
    except Exception:
        return False


def same_code(a: CardDef, b: CardDef) -> bool:
    """Whether two cards compile to the same, in both editions."""
    if (a.cost, a.types, a.points) != (b.cost, b.types, b.points):
        return False
    if bool(a.reaction) and bool(b.reaction) and a.reaction[1:] != b.reaction[1:]:
        return False
    names = {name: i for i, name in enumerate(sorted(loaded().cards))}
    for edition in (1, 2):
        codes = []
        for card in (a, b):
            compiler = Compiler(names, edition)
            compiler.program(card.play, Scope(card.name))
            if card.reaction:
                compiler.program(card.reaction.steps, Scope(card.name, reaction=True))
            codes.append((compiler.code, compiler.filters))
        if codes[0] != codes[1]:
            return False
    return True


def writable(card: CardDef) -> bool:
    """Whether the vocabulary would let somebody write this."""
    for step in steps_in((*card.play, *(card.reaction.steps if card.reaction else ()))):
        signature = inspect.signature(WORDS[step.name])
        args, named = [], {}
        for key, value in step.args:
            kind = signature.parameters[key].kind
            if kind is inspect.Parameter.VAR_POSITIONAL:
                args += value
            elif kind is inspect.Parameter.VAR_KEYWORD:
                named.update(value)
            elif kind is inspect.Parameter.POSITIONAL_OR_KEYWORD:
                args.append(value)
            else:
                named[key] = value
        try:
            assert isinstance(WORDS[step.name](*args, **named), Word)
        except CardError:
            return False
    return True


def _rules_tests() -> list[tuple[str, Callable[[], Any]]]:
    """The test functions of test_rules.py that need nothing but the kernel's name, called directly."""
    spec = importlib.util.spec_from_file_location("test_rules", HERE.parent / "test_rules.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    out: list[tuple[str, Callable[[], Any]]] = []
    for name, test in vars(module).items():
        if not name.startswith("test_"):
            continue
        arguments: list[dict[str, Any]] = [{}]
        for mark in getattr(test, "pytestmark", []):
            if mark.name == "parametrize":
                keys = [k.strip() for k in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
                rows = [tuple(v) if len(keys) > 1 else (v,) for v in mark.args[1]]
                arguments = [{**a, **dict(zip(keys, row, strict=True))} for a in arguments for row in rows]
        needed = set(inspect.signature(test).parameters)
        for given in arguments:
            if "both_kernels" in needed:
                given = {**given, "both_kernels": kernel.chosen()}
            if set(given) == needed:
                out.append((name, lambda test=test, given=given: test(**given)))
    return out


def card_mutants(names: list[str]) -> Iterator[tuple[str, str, Callable[[], None], Callable[[], None]]]:
    catalogue = loaded()
    for card in PUBLISHED:
        if names and card.name not in names:
            continue
        seen = set()
        for text, mutant in breed.mutants(card):
            if mutant == card or text in seen:
                continue
            seen.add(text)
            try:
                if not writable(mutant) or same_code(card, mutant):
                    continue
            except CardError:
                pass  # the compiler refuses it: planted all the same, and counted

            def plant(mutant: Any = mutant) -> None:
                catalogue.cards[mutant.name] = mutant
                kinds_module.kinds_for.cache_clear()

            def restore(card: Any = card) -> None:
                catalogue.cards[card.name] = card
                kinds_module.kinds_for.cache_clear()

            yield card.name, text, plant, restore


def setup_mutants() -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    tables = ("START", "TREASURES", "VICTORIES", "PROVINCES", "CURSES", "PILES_TO_END")
    for table_name in tables:
        table = getattr(setup, table_name)
        for key, value in list(table.items()):
            for n in (value - 1, value + 1):

                def plant(table: Any = table, key: Any = key, n: int = n) -> None:
                    table[key] = n
                    kinds_module.kinds_for.cache_clear()

                def restore(table: Any = table, key: Any = key, value: int = value) -> None:
                    table[key] = value
                    kinds_module.kinds_for.cache_clear()

                yield f"{table_name}[{key}] = {n}", plant, restore
    for name, module in (("KINGDOM_PILE", setup), ("TWO_STOCKS_FROM", setup), ("TURN_LIMIT", const)):
        value = getattr(module, name)
        for n in (value - 1, value + 1):
            yield (
                f"{name} = {n}",
                lambda module=module, name=name, n=n: setattr(module, name, n),
                lambda module=module, name=name, value=value: setattr(module, name, value),
            )


def main() -> int:
    names = sys.argv[1:]
    tests = Tests()
    known = equivalents()
    killed = refused = 0
    survivors: list[str] = []
    used: set[str] = set()
    began = time.time()
    failing = [repr(one) for one in tests.scenarios if not survives(one)]
    failing += [file for file, text in tests.games if not goes_as_recorded(text)]
    if failing:
        print(f"not even the unchanged cards pass: {failing}")
        return 1
    for card, text, plant, restore in card_mutants(names):
        name = f"{card}: {text}"
        plant()
        try:
            killer = tests.kill_card(card)
        except CardError:
            killer = "the compiler"
            refused += 1
        finally:
            restore()
        if killer:
            killed += 1
            if name in known:
                survivors.append(f"{name}\n    is called equivalent, but {killer} kills it")
        elif name in known:
            used.add(name)
        else:
            survivors.append(name)
        if sys.stderr.isatty():
            print(f"\r{killed} killed, {len(survivors)} left, now {name:.90}\033[K", end="", file=sys.stderr)
    for text, plant, restore in [] if names else setup_mutants():
        plant()
        os.environ["DEMESNE_PLAIN"] = "1" if "LIMIT" in text else "0"  # C constants cannot be changed
        try:
            killer = tests.kill_setup()
        finally:
            restore()
            os.environ["DEMESNE_PLAIN"] = "0"
        killed += bool(killer)
        if not killer and f"setup: {text}" not in known:
            survivors.append(f"setup: {text}")
        elif not killer:
            used.add(f"setup: {text}")
    if not names:
        survivors += [f"{name}\n    stands in equivalent.txt but is no mutant any more" for name in set(known) - used]
    print(f"\n{killed} mutants killed ({refused} refused by the compiler), {len(used)} equivalent, "
          f"{len(survivors)} survived, {time.time() - began:.0f} s")  # fmt: skip
    for name in survivors:
        print("SURVIVED", name)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
