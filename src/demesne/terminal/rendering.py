"""What a person at the table is shown, as lines of text in their language; display.py arranges them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from demesne.cards import loaded
from demesne.game import Game
from demesne.languages.bundle import Language
from demesne.languages.reading import COMMANDS, label
from demesne.languages.sorting import key as alphabet
from demesne.rules.language import ACTION, CURSE, TREASURE, VICTORY
from demesne.strategies.levels import ALL_LEVELS
from demesne.table import SeatHolder

ZONES = ("hand", "deck", "discard", "play", "aside", "island", "native village")
TYPES = (ACTION, TREASURE, VICTORY, CURSE)  # the order of a hand


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def counted(cards: Iterable[str], say: Language) -> str:
    """`Village, Copper ×3`: Actions first, then alphabetically; or a word for nothing."""
    counts = Counter(cards)
    order = sorted(counts, key=lambda name: (_rank(name), alphabet(say.name(name), say.lang)))
    parts = [say.name(name) + (f" ×{counts[name]}" if counts[name] > 1 else "") for name in order]
    return ", ".join(parts) or say("table-empty")


def _rank(name: str) -> int:
    card = loaded().cards.get(name)
    return next((i for i, kind in enumerate(TYPES) if card and kind in card.types), len(TYPES))


def title(view: Mapping[str, Any], names: Sequence[str], say: Language) -> str:
    values = {"who": names[view["player"]], "phase": say(f"phase-{view['phase']}")}
    return say("table-title-extra", **values) if view["extra"] else say("table-title", n=view["turn"], **values)


def counters(view: Mapping[str, Any], say: Language) -> str:
    return ", ".join(say(f"table-{name}", n=view[name]) for name in ("actions", "buys", "coins"))


def nearness(view: Mapping[str, Any], say: Language) -> str:
    """How near the end is: Provinces left, and Colonies where there are any; empty piles."""
    return say("table-end-colonies" if view["colonies"] else "table-end", **view["nearness"])


def others(view: Mapping[str, Any], seats: Sequence[SeatHolder], say: Language) -> list[str]:
    """What is visible of the other players."""
    out = []
    for i, player in enumerate(view["players"]):
        if i == view["seat"]:
            continue
        line = say(
            "table-other",
            who=seated(seats[i], say),
            hand=player["hand_size"],
            turns=player["turns"],
            top=player["discard_top"] or "none",
        )
        out.append(line)
        out += open_cards(player, say)
    return out


def seated(seat: SeatHolder, say: Language) -> str:
    """A name, with the level of a bot."""
    if not seat.bot:
        return seat.name
    level = say("table-level", level=seat.bot if seat.bot in ALL_LEVELS else "own")
    return f"{seat.name} ({say('table-bot', level=level)})"


def open_cards(player: Mapping[str, Any], say: Language) -> list[str]:
    """Cards in play, what they still bring, cards set aside, mats and tokens, if there are any."""
    out = []
    if player["play"]:
        out.append(say("table-in-play", cards=counted(player["play"], say)))
    if player["durations"]:
        out.append(say("table-later", cards=", ".join(_later(entry, say) for entry in player["durations"])))
    if lifted := Counter(player["aside"]) - Counter(c for entry in player["durations"] for c in entry["aside"]):
        out.append(say("table-aside", cards=counted(lifted.elements(), say)))
    if player["island"]:
        out.append(f"{say('zone-island')}: {counted(player['island'], say)}")
    if player["native_village_size"]:
        mat = player["native_village"]
        cards = counted(mat, say) if mat is not None else say("table-hidden", n=player["native_village_size"])
        out.append(f"{say('zone-native-village')}: {cards}")
    if player["tokens"]:
        out.append(say("table-tokens", tokens=", ".join(tokens(player["tokens"], say))))
    return ["  " + line for line in out]


def _later(entry: Mapping[str, Any], say: Language) -> str:
    """A Duration whose later part is to come, with what it keeps: `Haven (Gold)`."""
    kept = [say.name(card) for card in entry["aside"]]
    kept += [say("table-hidden", n=entry["aside_hidden"])] if entry["aside_hidden"] else []
    return say.name(entry["card"]) + (f" ({', '.join(kept)})" if kept else "")


def tokens(held: Mapping[str, int], say: Language) -> list[str]:
    return [say(f"token-{name.replace(' ', '-')}", n=n) for name, n in held.items()]


def marks(view: Mapping[str, Any], say: Language) -> list[str]:
    """What lies on the piles besides cards, and which cards are barred."""
    out = []
    if view["pile_tokens"]:
        piles = [f"{say.name(pile)} ({', '.join(tokens(held, say))})" for pile, held in view["pile_tokens"].items()]
        out.append(say("table-pile-tokens", piles=", ".join(piles)))
    if view["tokens_moved"]:
        out.append(say("table-mat-tokens", tokens=say("token-trade-route", n=view["tokens_moved"])))
    return out + [say("table-barred", card=card, cards=counted(names, say)) for card, names in view["barred"].items()]


def hand(view: Mapping[str, Any], say: Language) -> str:
    return say("table-hand", cards=counted(view["players"][view["seat"]]["hand"], say))


def supply_order(view: Mapping[str, Any], say: Language) -> list[str]:
    return sorted(view["supply"], key=lambda c: (view["costs"][c], alphabet(say.name(c), say.lang)))


def supply(view: Mapping[str, Any], say: Language) -> list[str]:
    return [
        say("table-supply-line", card=name, cost=view["costs"][name], n=view["supply"][name])
        for name in supply_order(view, say)
    ] + marks(view, say)


def options(order: Sequence[str], decision: Mapping[str, Any], say: Language) -> list[str]:
    """The options with their numbers and how many of each there are."""
    if decision["kind"] == "position":
        return []
    many = Counter(decision["options"])
    return [
        f"{i} {label(option, decision, say)}" + (f" ×{many[option]}" if many[option] > 1 else "")
        for i, option in enumerate(order, 1)
    ]


def answer_here(decision: Mapping[str, Any], say: Language) -> str:
    """The input prompt; it says what Enter alone does."""
    what = {"action": "end-phase", "treasure": "end-phase", "buy": "end-turn"}.get(decision["kind"], "nothing")
    return say("table-answer", enter="more" if decision["least"] else what)


def owned(game: Game, seat: int, say: Language) -> str:
    """All cards of a seat; shown only to the seat itself, or after the end."""
    cards = [c for zone in ZONES for c in game.cards(seat, zone)]
    return say("table-cards-owned", n=len(cards), cards=counted(cards, say))


def help_lines(say: Language) -> list[str]:
    """Every command with its letter and words, and what it does."""
    out = [say("does-pick"), say("does-enter")]
    for command in COMMANDS:
        keys = say(f"key-{command}").split()
        out.append(f"{', '.join(['?', *keys] if command == 'help' else keys)}: {say(f'does-{command}')}")
    return out


def card_lines(name: str, say: Language, edition: int) -> list[str]:
    """A card as `? CARD` shows it: name, cost, types, text, rulings."""
    from .cards import told  # the card command shows the same

    return told(loaded().cards[name], say, edition)


# the end


def result(game: Game, names: Sequence[str], say: Language) -> list[str]:
    """Scores by card, who won and why."""
    out = [say("end-title") + " " + _why(game, say), ""]
    scores, turns = game.scores(), game.turns()
    for seat in chain(*game.inner.ranking()):
        out.append(say("end-score", who=names[seat], points=scores[seat], turns=turns[seat]))
        cards = Counter(c for zone in ZONES for c in game.cards(seat, zone))
        for name, each in game.inner.points_by_card(seat).items():
            out.append("  " + say("end-card", n=cards[name], card=name, each=each, points=cards[name] * each))
        out += ["  " + line for line in tokens(game.tokens(seat), say)]
        out.append("  " + say("end-deck", cards=counted(cards.elements(), say)))
    return [*out, "", _winners(game, names, say)]


def _why(game: Game, say: Language) -> str:
    return say(f"end-{game.ends}", n=game.view()["nearness"]["empty"])


def _winners(game: Game, names: Sequence[str], say: Language) -> str:
    winners, scores = game.winners(), game.scores()
    called = say.join([names[p] for p in winners])
    if len(winners) > 1:
        return say("end-shared", who=called)
    level = [names[p] for p in range(game.players) if p not in winners and scores[p] == scores[winners[0]]]
    if level:
        return say("end-tie-turns", who=called, others=say.join(level))
    return say("end-won", who=called)
