"""One text form for kingdoms, positions and games: readable by a person, parsed back exactly."""

RULES_VERSION = 1  # of the rules that a game is played by; a record names it
