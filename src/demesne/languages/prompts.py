"""What a decision asks, as a phrase: which card asks and whose it is, what to do, how many.

`step` says which word of the card asks; its arguments say the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from demesne.refusal import SEPARATOR, Phrase
from demesne.rules.card import CardDef
from demesne.rules.language import ASIDE, DECK, DISCARD, HAND, TRASHED, Place, Term, Type, Word, steps_in
from demesne.rules.packing import slug, things
from demesne.rules.specification import ANY, SPECS, TERM_SPECS

# kind and zone -> the clause of card text that says it
CLAUSES = {
    ("discard", "hand"): "discard-hand-cards",
    ("trash", "hand"): "trash-hand-cards",
    ("trash", "supply"): "trash-from-supply",
    ("topdeck", "hand"): "put-on-deck",
    ("topdeck", "discard"): "put-on-deck-from-discard",
    ("reveal", "hand"): "reveal-from-hand",
    ("return", "hand"): "return-to-supply",
    ("take", "discard"): "take-from-discard",
}
ABOUT_ONE = {  # one card is meant: take it or leave it
    ("discard", "deck"): "ask-discard-top",
    ("set_aside", "aside"): "ask-set-aside",
    ("play", "discard"): "ask-play-it",
    ("trash", "play"): "ask-trash-this",
    ("topdeck", "deck"): "ask-bottom-to-top",
}
PLACES: dict[Place | Term, str] = {HAND: "hand", DECK: "deck", ASIDE: "aside"}  # where gained cards go
WINDOWS = ("order", "react")  # which of several effects at the same time


def prompt(decision: Mapping[str, Any], turn_of: int, names: Sequence[str], cards: Mapping[str, CardDef]) -> Phrase:
    """The whole prompt for the seat that decides: `Militia (Anna): Discard 2 of 5 cards.`"""
    ask = question(decision, names, cards)
    source = decision["source"]
    if source is None:
        return Phrase("ask", {"ask": ask})
    if decision["kind"] in WINDOWS and decision["zone"] is None:
        return Phrase("ask-at-gain", {"card": source, "ask": ask})
    if turn_of != decision["player"] and not _own(decision, cards.get(source)):
        return Phrase("ask-because-of", {"card": source, "who": names[turn_of], "ask": ask})
    return Phrase("ask-because", {"card": source, "ask": ask})


def question(decision: Mapping[str, Any], names: Sequence[str], cards: Mapping[str, CardDef]) -> Phrase:
    kind, zone, source = decision["kind"], decision["zone"], decision["source"]
    options, most = decision["options"], decision["most"]
    word = asking(decision, cards.get(source))
    args = dict(word.args) if word else {}
    other = decision["about"] != decision["player"]
    if kind in WINDOWS and zone is None:
        return Phrase(f"ask-{kind}-effect" if source else f"ask-{kind}-start")
    if kind == "place" and zone == "supply":
        return Phrase("place-token", {"mood": "do", "token": slug(args["name"])})
    if kind in ("action", "treasure", "buy", "react", "pass", "name", "place"):
        return Phrase(f"ask-{kind}")
    if kind == "position":
        return Phrase("ask-position", {"n": len(options) - 1})
    may = "no" if decision["least"] else "yes"
    if kind == "choose" and len(options) == 1:
        return Phrase("ask-may", {"card": source, "key": options[0]})
    if kind == "choose":
        return Phrase("ask-choose", {"n": most, "may": may})
    if (kind, zone) in ABOUT_ONE:
        whose = {"who": names[decision["about"]]} if other else {}
        return Phrase(ABOUT_ONE[kind, zone] + ("-of" if other else ""), {"card": options[0], **whose})
    if options == ["deck"]:
        return Phrase("ask-deck-into-discard")
    if kind == "set_aside":
        on_mat = {"mat": slug(args["mat"])} if "mat" in args else {}
        return Phrase("put-on-mat" if on_mat else "set-aside", {"mood": "do", **on_mat})
    if kind == "topdeck" and zone == "play":
        return Phrase("ask-topdeck-played", {"card": options[0], "n": most})
    if kind == "gain" and zone == "supply":
        return _gain(decision, names, args)
    if kind == "trash" and other:
        return Phrase("ask-trash-of", {"who": names[decision["about"]]})
    if word and (own := SPECS[word.name].question):
        return Phrase(own, {"card": options[0]})
    if kind == "topdeck" and zone == "aside":
        return Phrase("ask-put-back")
    if zone == "aside":
        return Phrase(f"ask-{kind}-lifted", {"n": most, "may": may})
    if kind == "gain" and zone == "trash":
        fresh = args.get("where") is TRASHED
        return Phrase("gain-trashed" if fresh else "gain-from-trash", _amount(decision, args))
    if kind == "play":
        one, what = things(1, args.get("what"))
        times = args.get("times", 1)
        return Phrase("play-from-hand", {"mood": _mood(decision), "one": one, "what": what, "times": times})
    ask = Phrase(CLAUSES[kind, zone], _amount(decision, args))
    return Phrase("ask-ordered", {"ask": ask}) if decision["ordered"] and most > 1 else ask


def asking(decision: Mapping[str, Any], card: CardDef | None) -> Word | None:
    """The word of the card that asks; they are numbered from 1."""
    words = card.words() if card else []
    step = decision.get("step", 0)
    return words[step - 1] if 0 < step <= len(words) else None


def _mood(decision: Mapping[str, Any]) -> str:
    return "may" if (decision["least"], decision["most"]) == (0, 1) else "do"


def _amount(decision: Mapping[str, Any], args: Mapping[str, Any]) -> dict[str, Any]:
    """How many, for the clauses of card text: exactly, up to, any number; of a type, a named card, any card."""
    least, most, options = decision["least"], decision["most"], decision["options"]
    what: str | Type | None = args.get("what")
    freely = isinstance(args.get("n"), Term) and TERM_SPECS[args["n"].name].how == ANY
    how = "exactly" if least == most or most == 1 else "any" if freely else "up-to"
    if len(set(options)) == 1 and (most == 1 or decision["kind"] == "return") and what is None:
        what = options[0]
    n, things_ = things(most, what)
    kind, _, *detail = things_.split(SEPARATOR)
    priced = {"costs": "no", "cost": ""}
    packed = SEPARATOR.join((kind, how, *detail))
    return {"mood": _mood(decision), "n": n, "what": packed, "to": "discard", "types": "", **priced}


def _gain(decision: Mapping[str, Any], names: Sequence[str], args: Mapping[str, Any]) -> Phrase:
    if decision["about"] != decision["player"]:
        return Phrase("ask-gain-for", {"who": names[decision["about"]]})
    to = PLACES.get(args.get("to", DISCARD), "discard")
    return Phrase("ask-gain", {"to": to, "may": "no" if decision["least"] else "yes"})


def _own(decision: Mapping[str, Any], card: CardDef | None) -> bool:
    """Whether the card asks from its Reaction or another trigger: then it is the player's own, whoever's turn it is."""
    if decision["kind"] == "react" or card is None:
        return False
    return bool(decision.get("step", 0) > len(list(steps_in(card.play))))
