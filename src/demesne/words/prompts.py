"""What a decision asks, as a phrase: which card asks and whose it is, what to do, how many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.refusal import Phrase
from demesne.rules.card import CardDef
from demesne.rules.language import ATTACK, DECK, DISCARD, HAND, SUPPLY, TRASH, TRASHED, Term, Type, Word

from .bundle import SEPARATOR
from .text import things

# kind and zone -> the clause of card text that says it
CLAUSES = {
    ("discard", "hand"): "discard-hand-cards",
    ("trash", "hand"): "trash-hand-cards",
    ("trash", "supply"): "trash-from-supply",
    ("topdeck", "hand"): "put-on-deck",
    ("topdeck", "discard"): "put-on-deck-from-discard",
    ("reveal", "hand"): "reveal-from-hand",
}
MOVES = {"discard": "discard", "trash": "trash", "topdeck": "put_on_deck", "reveal": "reveal"}  # the words of programs
PLACES = {"hand": HAND, "discard": DISCARD, "supply": SUPPLY}
ANY = "any_number"
ABOUT_ONE = {  # one card is meant: take it or leave it
    ("discard", "deck"): "ask-discard-top",
    ("set_aside", "aside"): "ask-set-aside",
    ("play", "discard"): "ask-play-it",
    ("trash", "play"): "ask-trash-this",
}


def prompt(decision: Mapping[str, Any], turn_of: int, names: Sequence[str], cards: Mapping[str, CardDef]) -> Phrase:
    """The whole prompt for the seat that decides: `Militia (Anna): Discard 2 of 5 cards.`"""
    ask = question(decision, names, cards)
    source = decision["source"]
    if source is None:
        return Phrase("ask", {"ask": ask})
    if turn_of != decision["player"] and (decision["kind"] == "react" or not _reacts(cards.get(source))):
        return Phrase("ask-because-of", {"card": source, "who": names[turn_of], "ask": ask})
    return Phrase("ask-because", {"card": source, "ask": ask})


def question(decision: Mapping[str, Any], names: Sequence[str], cards: Mapping[str, CardDef]) -> Phrase:
    kind, zone, source = decision["kind"], decision["zone"], decision["source"]
    options, most = decision["options"], decision["most"]
    other = decision["about"] != decision["player"]
    if kind in ("action", "treasure", "buy", "react", "pass", "name", "place"):
        return Phrase(f"ask-{kind}")
    if kind == "position":
        return Phrase("ask-position", {"n": len(options) - 1})
    may = "no" if decision["least"] else "yes"
    if kind == "choose" and len(options) == 1:
        return Phrase("ask-may", {"card": source, "key": options[0]})
    if kind == "choose":
        return Phrase("ask-choose", {"n": most})
    if (kind, zone) in ABOUT_ONE:
        whose = {"who": names[decision["about"]]} if other else {}
        return Phrase(ABOUT_ONE[kind, zone] + ("-of" if other else ""), {"card": options[0], **whose})
    if options == ["deck"]:
        return Phrase("ask-deck-into-discard")
    if kind == "gain" and zone == "supply":
        return _gain(decision, names, cards.get(source))
    if kind == "trash" and other:
        return Phrase("ask-trash-of", {"who": names[decision["about"]]})
    if kind == "topdeck" and zone == "aside":
        return Phrase("ask-put-back")
    if zone == "aside":
        return Phrase(f"ask-{kind}-lifted", {"n": most, "may": may})
    if kind == "gain" and zone == "trash":
        fresh = any(w["where"] is TRASHED for w in _words(cards.get(source)) if w.name == "gain")
        kinds = {w["what"] for w in _words(cards.get(source)) if w.name == "gain" and w["where"] in (TRASH, TRASHED)}
        what = kinds.pop() if len(kinds) == 1 else None
        id = "gain-trashed" if fresh else "gain-from-trash"
        return Phrase(id, _amount(decision, what, {ANY} if fresh else set()))
    if kind == "play":
        times = next((w["times"] for w in _words(cards.get(source)) if w.name == "play_from_hand"), 1)
        return Phrase("ask-play", {"times": times, "may": may})
    place = PLACES[zone]
    steps = [dict(w.args) for w in _words(cards.get(source)) if w.name == MOVES[kind]]
    moved = [step["what"] for step in steps if step.get("where", place) is place]
    amounts = {step["n"].name for step in steps if isinstance(step["n"], Term)}
    ask = Phrase(CLAUSES[kind, zone], _amount(decision, moved[0] if len(set(moved)) == 1 else None, amounts))
    return Phrase("ask-ordered", {"ask": ask}) if decision["ordered"] and most > 1 else ask


def _amount(decision: Mapping[str, Any], what: str | Type | None, amounts: set[str]) -> dict[str, Any]:
    """How many, for the clauses of card text: exactly, up to, any number; of a type, a named card, any card."""
    least, most, options = decision["least"], decision["most"], decision["options"]
    mood = "may" if (least, most) == (0, 1) else "do"
    how = "exactly" if least == most or most == 1 else "any" if ANY in amounts else "up-to"
    if len(set(options)) == 1 and most == 1 and what is None:
        what = options[0]
    n, things_ = things(most, what)
    kind, _, *detail = things_.split(SEPARATOR)
    priced = {"costs": "no", "cost": ""}
    packed = SEPARATOR.join((kind, how, *detail))
    return {"mood": mood, "n": n, "what": packed, "to": "discard", "types": "", **priced}


def _gain(decision: Mapping[str, Any], names: Sequence[str], card: CardDef | None) -> Phrase:
    if decision["about"] != decision["player"]:
        return Phrase("ask-gain-for", {"who": names[decision["about"]]})
    places = {w["to"] for w in _words(card) if w.name == "gain" and (w["cost"] is not None or w["what"] is None)}
    to = "hand" if places == {HAND} else "deck" if places == {DECK} else "discard"
    return Phrase("ask-gain", {"to": to, "may": "no" if decision["least"] else "yes"})


def _reacts(card: CardDef | None) -> bool:
    """Whether the card asks as a Reaction: then it is the player's own card, whoever's turn it is."""
    return card is not None and card.reaction is not None and ATTACK not in card.types


def _words(card: CardDef | None) -> list[Word]:
    return card.words() if card else []
