"""One text form for kingdoms, positions and games: readable by a person, parsed back exactly."""
