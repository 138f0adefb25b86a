"""demesne card and demesne kingdom: look a card up, find ten to play with; in five languages."""

from __future__ import annotations

import pathlib
import secrets
from typing import Annotated

from cyclopts import Parameter

from demesne.cards import BASIC, BOXES, SETS, loaded
from demesne.game import kingdoms, load_cards
from demesne.game.constraints import Wishes, random_ten
from demesne.notation.kingdom import find_set, split
from demesne.notation.names import nearest, short
from demesne.rules.card import CardDef
from demesne.rules.language import Type
from demesne.words import CardText, words
from demesne.words.bundle import Words, card_key
from demesne.words.choosing import language
from demesne.words.finding import find_card
from demesne.words.sorting import alphabetical

Several = Annotated[list[str] | None, Parameter(negative="")]


def card(*name: str, lang: str | None = None, edition: int = 2, cards: pathlib.Path | None = None) -> int:
    """Show a card: what it costs and what it does.

    Parameters
    ----------
    name
        The card, in any of the five languages; the beginning is enough.
    lang
        en, hu, ru, pl or is; else DEMESNE_LANG, else the system's language.
    edition
        1 or 2: whose wording.
    cards
        A file with own cards.
    """
    if edition not in (1, 2):
        raise ValueError(f"edition: expected 1 or 2, got {edition}")
    if cards:
        load_cards(cards)
    if not name:
        raise ValueError("card: expected the name of a card, such as demesne card Village")
    say = words(language(lang))
    found = loaded().cards[find_card(" ".join(name))]
    print("\n".join(told(found, say, edition)))
    return 0


def told(found: CardDef, say: Words, edition: int = 2) -> list[str]:
    name = named(found.name, say)
    beside = f" ({found.name})" if say.lang != "en" and name != found.name else ""
    types = ", ".join(say(f"type-{(t.name or '').casefold()}") for t in Type if t in found.types)
    out = [f"{name}{beside}", "  ".join([say("card-cost", n=found.cost), say("card-types", types=types)])]
    out.append(say("card-box", box=box_of(found, say)))
    return [*out, "", *CardText(say, edition).lines(found)]


def box_of(found: CardDef, say: Words) -> str:
    if found.box in ("basic", ""):
        return say("box-basic" if found.box else "box-own")
    box = say(f"box-{found.box}")
    if len(found.editions) > 1:
        return say("box-of-both", box=box)
    return say("box-of-edition", box=box, edition=found.editions[0])


def named(name: str, say: Words) -> str:
    key = card_key(name)
    return say(key) if say.has(key) else name


def kingdom(
    *name: str,
    lang: str | None = None,
    seed: str | None = None,
    boxes: Several = None,
    village: Annotated[bool, Parameter(negative="")] = False,
    buy: Annotated[bool, Parameter(negative="")] = False,
    attacks: int | None = None,
    costs: int | None = None,
    ban: Several = None,
    lock: Several = None,
) -> int:
    """List the recommended sets, show one, or make up a random kingdom.

    Parameters
    ----------
    name
        A recommended set, ten card names in any language with commas, or random; nothing lists the sets.
    lang
        en, hu, ru, pl or is.
    seed
        For random: a number or any text; the same seed gives the same kingdom.
    boxes
        For random: out of which boxes, such as "base 2e" (several times for several).
    village
        For random: at least one card that gives +2 Actions.
    buy
        For random: at least one card that gives +1 Buy.
    attacks
        For random: at most so many Attacks.
    costs
        For random: at least so many different costs.
    ban
        For random: cards to leave out.
    lock
        For random: cards to have in.
    """
    say = words(language(lang))
    asked = " ".join(name).strip()
    if not asked:
        for set_name, ten in kingdoms().items():
            print(say("kingdom-title", name=set_name, edition=SETS[set_name].edition))
            print("  " + ", ".join(alphabetical([named(c, say) for c in ten], say.lang)))
        return 0
    if asked.casefold() == "random":
        wishes = Wishes(
            boxes=tuple(boxes or BOXES),
            village=village,
            buy=buy,
            attacks=attacks,
            costs=costs,
            banned=tuple(find_card(c) for c in ban or ()),
            locked=tuple(find_card(c) for c in lock or ()),
        )
        number = int(seed) if seed is not None and seed.isascii() and seed.isdigit() and len(seed) < 100 else seed
        ten = random_ten(number if number is not None else secrets.token_hex(8), wishes)
        title = say("kingdom-random")
    else:
        found = find_set(asked, SETS)
        if found is not None:
            ten = list(SETS[found].cards)
            title = say("kingdom-title", name=found, edition=SETS[found].edition)
        else:
            parts = split(asked)
            if len(parts) < 2:
                hint = nearest(asked, SETS)
                raise ValueError(f"kingdom: expected a recommended set or ten card names, got {short(asked)}{hint}")
            ten = [find_card(p) for p in parts]
            if len(set(ten)) != 10 or set(ten) & set(BASIC):
                raise ValueError(f"kingdom: expected ten different kingdom cards, got {len(set(ten) - set(BASIC))}")
            title = ""
    if title:
        print(title)
    for cost in sorted({loaded().cards[c].cost for c in ten}):
        here = [named(c, say) for c in ten if loaded().cards[c].cost == cost]
        print(f"  {say('kingdom-costs', n=cost)}: {', '.join(alphabetical(here, say.lang))}")
    return 0
