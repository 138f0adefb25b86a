"""Events as lines of English, for one viewer: own draws named, others' only counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from demesne.game import Event

INDENT = "  "
SILENT = {"phase"}


def lines(events: Iterable[Event], names: Sequence[str], seat: int | None, everything: bool = False) -> list[str]:
    """One line per event, a heading per turn; `everything` shows hidden cards too (a finished game)."""
    out: list[str] = []
    cleaning = False
    for event in _merged(events):
        e = event if everything else event.seen_by(seat)
        cleaning = e.kind == "cleanup" or (cleaning and e.kind == "discard")
        if cleaning:
            continue
        if e.kind == "turn":
            out += ["", f"Turn {e.number}, {names[e.player]}"]
        elif e.kind not in SILENT:
            out.append(INDENT * (1 + max(e.depth, 0)) + _line(e, names))
    return out


def _merged(events: Iterable[Event]) -> list[Event]:
    """Treasures played one after the other, and their coins, become one line."""
    out: list[Event] = []
    for e in events:
        if e.kind == "coins" and e.depth == 0 and out and out[-1].kind == "play":
            out[-1] = out[-1]._replace(number=out[-1].number + e.number)
        elif e.kind == "play" and e.depth == 0:
            e = e._replace(number=0)
            if out and out[-1].kind == "play" and out[-1].player == e.player and out[-1].number:
                out[-1] = out[-1]._replace(
                    cards=out[-1].cards + e.cards, sees=out[-1].sees + e.sees, number=out[-1].number
                )
            else:
                out.append(e)
        else:
            out.append(e)
    return out


def counted(cards: Sequence[str | None]) -> str:
    """`3 Copper, Silver and 2 cards`."""
    parts = [f"{n} {name}" if n > 1 else f"{name}" for name, n in Counter(c for c in cards if c).items()]
    hidden = sum(c is None for c in cards)
    if hidden:
        parts.append(f"{hidden} card{'s' if hidden > 1 else ''}")
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def _line(e: Event, names: Sequence[str]) -> str:
    who, what, n = names[e.player], counted(e.cards), e.number
    to = {"hand": " to the hand", "deck": " onto the deck"}.get(str(e.detail), "")
    texts = {
        "play": f"{who} plays {what}" + (f" (+{n} coin{'s' if n > 1 else ''})" if n and e.depth == 0 else ""),
        "draw": f"{who} draws {what}",
        "discard": f"{who} discards {what}",
        "trash": f"{who} trashes {what}",
        "gain": f"{who} gains {what}{to}",
        "buy": f"{who} buys {what}",
        "reveal": f"{who} reveals {what}",
        "look": f"{who} looks at {what}",
        "set_aside": f"{who} sets {what} aside",
        "topdeck": f"{who} puts {what} on the deck",
        "take": f"{who} takes {what} into the hand",
        "pass": f"{who} passes {what} to {names[e.detail] if e.kind == 'pass' else ''}",
        "react": f"{who} shows {what}",
        "choose": f"{who} chooses {', '.join(e.detail) if e.kind == 'choose' else ''}",
        "name": f"{who} names {what}",
        "place": f"{who} puts {what} into the deck, {e.detail} from the top",
        "shuffle": f"{who} shuffles",
        "actions": f"+{n} Action{'s' if n > 1 else ''}",
        "buys": f"+{n} Buy{'s' if n > 1 else ''}",
        "coins": f"+{n} coin{'s' if n > 1 else ''}",
        "costs_less": f"cards cost {n} less this turn",
        "unaffected": f"{who} is unaffected",
        "deck_into_discard": f"{who} puts the deck into the discard pile",
        "cut_short": "the effects under way are cut short",
        "end": f"The game ends ({e.detail}).",
    }
    return texts[e.kind]
