"""demesne card and demesne kingdom: look up a card, find ten to play with; in five languages."""

from __future__ import annotations

import pathlib
import secrets

from demesne.cards import DEFAULT_BOXES, SETS, loaded
from demesne.game import kingdoms, load_cards
from demesne.game.arguments import ten_of
from demesne.game.constraints import Wishes, random_ten
from demesne.languages import CardText, Language
from demesne.languages.finding import find_card
from demesne.languages.kingdoms import in_english, set_name
from demesne.languages.rulings import rulings
from demesne.languages.sorting import alphabetical
from demesne.notation.kingdom import find_set
from demesne.refusal import Refusal
from demesne.rules.card import CardDef
from demesne.rules.language import Type

from .arguments import Flag, MaybeWhole, Say, Several, Whole, seed_of


def card(*name: str, edition: Whole = 2, cards: pathlib.Path | None = None, say: Say) -> int:
    """Show a card: what it costs and what it does."""
    if edition not in (1, 2):
        raise Refusal("error-edition", got=str(edition))
    if cards:
        load_cards(cards)
    if not name:
        raise Refusal("command-card-missing")
    found = loaded().cards[find_card(" ".join(name))]
    print("\n".join(told(found, say, edition)))
    return 0


def told(found: CardDef, say: Language, edition: Whole = 2) -> list[str]:
    name = say.name(found.name)
    beside = f" ({found.name})" if say.lang != "en" and name != found.name else ""
    types = ", ".join(say(f"type-{(t.name or '').casefold()}") for t in Type if t in found.types)
    out = [f"{name}{beside}", "  ".join([say("card-cost", n=found.cost), say("card-types", types=types)])]
    out.append(say("card-box", box=box_of(found, say)))
    out += ["", *CardText(say, edition).lines(found)]
    return [*out, "", *(f"• {line}" for line in rulings(found, say, edition))]


def box_of(found: CardDef, say: Language) -> str:
    if found.box in ("basic", ""):
        return say("box-basic" if found.box else "box-own")
    box = say(f"box-{found.box}")
    if len(found.editions) > 1:
        return say("box-of-both", box=box)
    return say("box-of-edition", box=box, edition=found.editions[0])


def kingdom(
    *name: str,
    seed: str | None = None,
    boxes: Several = None,
    village: Flag = False,
    buy: Flag = False,
    attacks: MaybeWhole = None,
    costs: MaybeWhole = None,
    ban: Several = None,
    lock: Several = None,
    colonies: Flag = False,
    say: Say,
) -> int:
    """List the recommended sets, show one, or draw a random kingdom."""
    asked = " ".join(name).strip()
    if not asked:
        for known, ten in kingdoms().items():
            print(titled(known, say))
            print("  " + ", ".join(alphabetical([say.name(c) for c in ten], say.lang)))
        return 0
    if asked.casefold() == "random":
        wishes = Wishes(
            boxes=tuple(boxes or DEFAULT_BOXES),
            village=village,
            buy=buy,
            attacks=attacks,
            costs=costs,
            banned=tuple(find_card(c) for c in ban or ()),
            locked=tuple(find_card(c) for c in lock or ()),
        )
        ten = random_ten(seed_of(seed) if seed is not None else secrets.token_hex(8), wishes)
        title = say("kingdom-random")
    else:
        english = in_english(asked)
        ten = list(ten_of(english, loaded())[0])
        title = titled(find_set(english, SETS), say)
    if title:
        print(title)
    for cost in sorted({loaded().cards[c].cost for c in ten}):
        here = [say.name(c) for c in ten if loaded().cards[c].cost == cost]
        print(f"  {say('kingdom-costs', n=cost)}: {', '.join(alphabetical(here, say.lang))}")
    if colonies:
        print("  " + say("kingdom-colonies"))
    return 0


def titled(name: str | None, say: Language) -> str:
    """A recommended set with its edition."""
    return say("kingdom-title", name=set_name(name, say), edition=SETS[name].edition) if name else ""
