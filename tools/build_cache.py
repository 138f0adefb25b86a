"""Compiled kernels of earlier builds, kept by what they were made from: the C compiler is called when that changes.

`made_from` lists it: the kernel's sources, the build's own files, the compiler, its settings and this Python. A change
of a card or a text is none of it. `make clean` deletes the cache.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import pathlib
import shutil
import sys
import sysconfig

import build_kernel

ROOT = pathlib.Path(__file__).resolve().parents[1]
CACHE = ROOT / "build" / "kernel-cache"
FILES = ("setup.py", "tools/build_cache.py", "tools/train_kernel.py")  # build_kernel.py is in the hash of the source
TOOLS = ("Cython", "setuptools")
PYTHON = ("EXT_SUFFIX", "CC", "CFLAGS", "CCSHARED", "LDSHARED")
ENVIRONMENT = (
    *("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED", "CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH"),
    *("DEMESNE_CFLAGS", "DEMESNE_LDFLAGS"),
)
MOST = 8  # kernels in the cache; the one used longest ago goes first


def made_from(compiler: str, profile: str) -> dict[str, str]:
    """Everything a compiled kernel depends on. `compiler`: its name and version; `profile`: whether it is trained."""
    parts = {"source": build_kernel.source_hash(), "compiler": compiler, "profile": profile, "Python": sys.version}
    parts |= {name: hashlib.sha256((ROOT / name).read_bytes()).hexdigest() for name in FILES}
    parts |= {name: importlib.metadata.version(name) for name in TOOLS}
    parts |= {f"Python {name}": str(sysconfig.get_config_var(name)) for name in PYTHON}
    return parts | {f"${name}": os.environ.get(name, "") for name in ENVIRONMENT}


def entry(parts: dict[str, str]) -> pathlib.Path:
    """The file of the kernel made from this, whether it is there or not."""
    key = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
    return CACHE / key / f"_compiled{sysconfig.get_config_var('EXT_SUFFIX')}"


def take(kept: pathlib.Path, target: pathlib.Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(kept, target)
    os.utime(kept.parent)


def keep(built: pathlib.Path, kept: pathlib.Path, parts: dict[str, str]) -> None:
    """In one step, so that a build that is broken off leaves no half of a kernel."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    (kept.parent / "made_from.json").write_text(json.dumps(parts, indent=2) + "\n", encoding="utf-8")
    half = kept.with_name(f"{os.getpid()}.half")
    shutil.copyfile(built, half)
    half.replace(kept)
    others = sorted(kept.parent.parent.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for old in others[MOST:]:
        shutil.rmtree(old, ignore_errors=True)
