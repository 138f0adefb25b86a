"""How several things are packed into one value of a message."""

SEPARATOR = "|"
EACH = ":"  # inside an amount: one for each of something
