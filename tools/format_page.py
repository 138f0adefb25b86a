"""Formats the sources of the page with Prettier; with --check only says what is not formatted."""

from __future__ import annotations

import subprocess
import sys

from build_page import WEB, system_node, wheel_node

SOURCES = ["src/**/*.{ts,svelte,css}", "tests/**/*.ts", "*.{ts,json}"]


def main() -> int:
    tools = system_node() or wheel_node()
    prettier = WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    if tools is None or not prettier.is_file():
        print("the page's sources are not checked: Node or web/node_modules is missing (npm install in web/)")
        return 0
    how = "--check" if "--check" in sys.argv[1:] else "--write"
    command = [tools[0], str(prettier), how, "--cache", "--log-level", "warn", *SOURCES]
    return subprocess.run(command, cwd=WEB, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
