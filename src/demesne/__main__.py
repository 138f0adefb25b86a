"""`python -m demesne` and `demesne` are the command line; an interruption during loading is handled too."""

from __future__ import annotations

import gc
import sys


def run() -> None:
    gc.disable()  # loading leaves no garbage to look for; Command.function switches it on again
    try:
        from demesne.terminal.main import main
    except KeyboardInterrupt:
        sys.exit(130)
    main()


if __name__ == "__main__":
    run()
