"""`python -m demesne` is the command line."""

from demesne.terminal.main import main

main()
