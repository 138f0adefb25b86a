"""Builds the package: plain Python always, the page, and the compiled kernel where there is a C compiler.

One rule: nothing is decided silently. `demesne/kernel/_build.json` says which kernel a wheel contains, and why; a
failed compilation fails the installation.

DEMESNE_BUILD     plain: build no compiled kernel; compiled: refuse to build without one; empty: compiled if possible
DEMESNE_CFLAGS    more arguments for the C compiler, after ours
DEMESNE_LDFLAGS   more arguments for the linker
DEMESNE_PAGE      skip: install without the page; empty: build it if it is missing or older than its sources
DEMESNE_PROFILE   no: do not train the compiler on games; yes: refuse to build without; empty: train where GCC can
"""

from __future__ import annotations

import functools
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import build_cache  # noqa: E402
import build_kernel  # noqa: E402
import build_page  # noqa: E402

GENERATED = "build/gen"  # relative: the path ends up in tracebacks
MODULE = "demesne.kernel._compiled"
BUILD_INFO = "demesne/kernel/_build.json"
MESSAGES = "demesne/languages/_messages"
PROFILE = "build/profile"
WINDOWS = os.name == "nt"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
    "binding": False,
}


def find_compiler() -> tuple[str, str]:
    """The C compiler's command, or an empty string, and the names looked for."""
    if WINDOWS:
        return "msvc", "msvc"  # setuptools knows where it is
    given = os.environ.get("CC", "").split()[:1]
    names = given or list(dict.fromkeys([*(sysconfig.get_config_var("CC") or "").split()[:1], "cc", "gcc", "clang"]))
    for name in names:
        if shutil.which(name):
            if not given and name != names[0]:
                os.environ["CC"] = name  # the compiler this Python was built with is missing
            return name, name
    return "", ", ".join(names)


def decide() -> tuple[str, str, str]:
    """Which kernel to build (compiled or plain), why, and with which compiler."""
    wanted = os.environ.get("DEMESNE_BUILD", "")
    if wanted not in ("", "plain", "compiled"):
        raise SystemExit(f"DEMESNE_BUILD: expected plain, compiled or nothing, got {wanted!r}")
    if wanted == "plain":
        return "plain", "DEMESNE_BUILD=plain", ""
    compiler, looked = find_compiler()
    if compiler:
        return "compiled", f"C compiler found ({Path(compiler).name})", compiler
    why = f"no C compiler found (looked for {looked})"
    if wanted == "compiled":
        raise SystemExit(f"DEMESNE_BUILD=compiled, but {why}")
    return "plain", why, ""


def describe(compiler: str) -> str:
    """The first line of the compiler's version output."""
    if not compiler or WINDOWS:
        return compiler
    return (_said(compiler).strip().splitlines() or [Path(compiler).name])[0]


@functools.cache
def _said(compiler: str) -> str:
    try:
        return subprocess.run([compiler, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def generate() -> None:
    """Generate the compiled kernel's sources."""
    shutil.rmtree(ROOT / GENERATED, ignore_errors=True)
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        build_kernel.generate(GENERATED)
    finally:
        sys.dont_write_bytecode = writes


def build_messages(folder: Path) -> list[str]:
    """Compile the Fluent files, so that a command need not; the files written."""
    sys.path.insert(0, str(ROOT / "src"))
    try:
        from demesne.fluent.files import build

        return build(str(folder))
    finally:
        sys.path.remove(str(ROOT / "src"))


def clean() -> None:
    """Delete leftovers of earlier builds: an old compiled kernel must not get into a new wheel."""
    for left in (ROOT / "build").glob("*"):
        if left.name.startswith(("lib", "temp", "gen", "profile")):
            shutil.rmtree(left, ignore_errors=True)
    for pattern in ("_compiled*.so", "_compiled*.pyd"):
        for left in (ROOT / "src").rglob(pattern):
            left.unlink()


KERNEL, WHY, COMPILER = decide()
SKIPPED = build_page.skipped()


def is_gcc() -> bool:
    return bool(COMPILER) and not WINDOWS and "free software foundation" in _said(COMPILER).casefold()


def training() -> str:
    """Why the compiler is not trained on games; an empty string if it is."""
    wanted = os.environ.get("DEMESNE_PROFILE", "")
    if wanted not in ("", "yes", "no"):
        raise SystemExit(f"DEMESNE_PROFILE: expected yes, no or nothing, got {wanted!r}")
    why = ""
    if wanted == "no":
        why = "DEMESNE_PROFILE=no"
    elif KERNEL == "plain":
        why = "the kernel is not compiled"
    elif not is_gcc():
        why = "the C compiler is not GCC"
    elif "-fsanitize" in os.environ.get("DEMESNE_CFLAGS", ""):
        why = "the kernel is built with a sanitizer"
    if why and wanted == "yes":
        raise SystemExit(f"DEMESNE_PROFILE=yes, but {why}")
    return why


class BuildPackage(build_py):
    """Copies the package and adds the build info and the compiled messages to the copy."""

    _made: list[str] = []

    def run(self) -> None:
        if build_page.needed():
            build_page.build()
        if self.editable_mode:  # installs src/ itself: no copy to add to
            super().run()
            return
        clean()
        super().run()
        info = {"kernel": KERNEL, "why": WHY, "source": build_kernel.source_hash(), "compiler": describe(COMPILER)}
        info["profile"] = training() or "trained"
        made = [BUILD_INFO, *(f"{MESSAGES}/{name}" for name in build_messages(Path(self.build_lib, MESSAGES)))]
        self._made = [os.path.join(self.build_lib, *name.split("/")) for name in made]
        target = Path(self.build_lib, BUILD_INFO)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(info, indent=2) + "\n", encoding="utf-8")

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found = super().find_data_files(package, src_dir)
        return [file for file in found if build_page.PAGE not in Path(file).resolve().parents] if SKIPPED else found

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *self._made]


class BuildKernel(build_ext):
    """Takes the kernel from the cache, or generates its Cython source and compiles it; any failure ends the build."""

    def run(self) -> None:
        parts = build_cache.made_from(f"{COMPILER}: {_said(COMPILER)}", training() or "trained")
        self.kept = build_cache.entry(parts)
        if self.kept.is_file():
            super().run()
            return
        self.compile_kernel()
        (kernel,) = self.extensions
        build_cache.keep(Path(self.get_ext_fullpath(kernel.name)), self.kept, parts)

    def build_extension(self, ext: Extension) -> None:
        if self.kept.is_file():
            build_cache.take(self.kept, Path(self.get_ext_fullpath(ext.name)))
        else:
            super().build_extension(ext)

    def compile_kernel(self) -> None:
        from Cython.Build import cythonize

        generate()
        self.force = True
        source = "/".join([GENERATED, *MODULE.split(".")]) + ".py"
        made = cythonize(
            [Extension(MODULE, [source])], include_path=[GENERATED], compiler_directives=DIRECTIVES, force=True
        )
        (kernel,) = self.extensions
        kernel.sources = made[0].sources
        try:
            if not training():
                self.train(kernel)
            super().run()
        except BaseException:
            print("The compiled kernel could not be built. DEMESNE_BUILD=plain installs without it.", file=sys.stderr)
            raise

    def train(self, kernel: Extension) -> None:
        """Compile once with counters, play games on that, and let the compiler use the counts."""
        counts = (ROOT / PROFILE / "counts").absolute()
        shutil.rmtree(ROOT / PROFILE, ignore_errors=True)
        tree = ROOT / PROFILE / "tree"
        shutil.copytree(ROOT / "src" / "demesne", tree / "demesne", ignore=shutil.ignore_patterns("_compiled*", "page"))
        final = (self.build_lib, self.inplace, self.compiler, kernel.extra_compile_args, kernel.extra_link_args)
        counting = [f"-fprofile-generate={counts}", "-fprofile-update=single"]
        self.build_lib, self.inplace = str(tree), False
        kernel.extra_compile_args = [*kernel.extra_compile_args, *counting]
        kernel.extra_link_args = [*kernel.extra_link_args, *counting]
        super().run()
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "DEMESNE_PLAIN": ""}
        subprocess.run([sys.executable, str(ROOT / "tools" / "train_kernel.py")], env=environment, check=True)
        self.build_lib, self.inplace, self.compiler, kernel.extra_compile_args, kernel.extra_link_args = final
        using = [f"-fprofile-use={counts}", "-fprofile-partial-training", "-Wno-missing-profile"]
        kernel.extra_compile_args = [*kernel.extra_compile_args, *using]


def optimised() -> list[str]:
    """The kernel is one file of many small functions over short rows: inline much, unroll little (measured)."""
    if WINDOWS:
        return ["/O2"]
    inlining = ("max-inline-insns-single=400", "max-inline-insns-auto=60")
    growth = ("large-function-growth=1000", "inline-unit-growth=200")
    loops = ["-fvect-cost-model=very-cheap", "-fno-unswitch-loops", "-fno-peel-loops"]
    gcc = [*loops, *(part for name in (*inlining, *growth) for part in ("--param", name))]
    return ["-O3", "-g0", "-pthread", *(gcc if is_gcc() else [])]


def extensions() -> list[Extension]:
    if KERNEL == "plain":
        return []
    kernel = Extension(
        MODULE,
        [],  # BuildKernel knows them
        extra_compile_args=[*optimised(), *shlex.split(os.environ.get("DEMESNE_CFLAGS", ""))],
        extra_link_args=[*([] if WINDOWS else ["-pthread"]), *shlex.split(os.environ.get("DEMESNE_LDFLAGS", ""))],
    )
    return [kernel]


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPackage, "build_ext": BuildKernel})
