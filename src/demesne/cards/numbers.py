"""Action numbers: of the first 71 cards, then option keys, positions and stop; cards that came later follow."""

FIRST_CARDS = 71
FIRST_KEYS = 13
POSITIONS = 512
KEY_BASE = FIRST_CARDS
PLACE_BASE = KEY_BASE + FIRST_KEYS
STOP = PLACE_BASE + POSITIONS
OWN = 4096  # own cards begin here; between the later cards and it lie the later option keys


def card_number(place: int) -> int:
    """The number of a published card by its place among them."""
    return place if place < FIRST_CARDS else STOP + 1 + place - FIRST_CARDS
