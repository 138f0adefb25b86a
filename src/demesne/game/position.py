"""Any position, for tests, puzzles and analysis: checked, completed with defaults, set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from demesne.cards import Catalogue
from demesne.kernel import const as k
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either
from demesne.rules.language import ACTION, MATS, PILE_TOKENS, TOKENS
from demesne.rules.setup import PLAYERS
from demesne.rules.specification import SPECS

from .kinds import Kinds
from .position_later import naming, note_plays, set_up
from .start import Start, lay_deck

PHASES = {"action": k.PH_ACTION, "treasure": k.PH_TREASURE, "buy": k.PH_BUY, "start": k.PH_START}
TOP_KEYS = (
    *("kingdom", "edition", "players", "turn", "supply", "trash", "seed", "first", "double_treasures"),
    *("colonies", "pile_tokens"),
)
PLAYER_LISTS = ("hand", "deck", "discard", "play", *MATS, "gained", "staying")
PLAYER_KEYS = (*PLAYER_LISTS, "turns", "tokens", "durations")
TURN_KEYS = ("player", "phase", "actions", "buys", "coins", "played", "extra", "barred", "gained")
DURATION_KEYS = ("card", "aside", "safe")
MOST = 255
LARGEST = 1_000_000


@dataclass(frozen=True)
class Position:
    """A checked position: names only of known cards, numbers in range, every key known."""

    data: dict[str, Any]

    def names(self) -> frozenset[str]:
        turn = self.data["turn"]
        found: set[str] = {*self.data["trash"], *turn.get("played", ()), *turn.get("gained", ())}
        found |= set(turn.get("barred", ()))
        for names in turn.get("barred", {}).values():
            found |= set(names)
        for player in self.data["players"]:
            for zone in PLAYER_LISTS:
                found |= set(player.get(zone, ()))
            for entry in player.get("durations", ()):
                found |= {entry["card"], *entry["aside"]}
        if any("embargo" in tokens for tokens in self.data.get("pile_tokens", {}).values()):
            found.add("Embargo")
        return frozenset(found)

    def is_extended(self) -> bool:
        """Whether it says more than a position of Base and Intrigue can."""
        later = set(PLAYER_KEYS) - {"hand", "deck", "discard", "play", "turns"}
        given = {key for player in self.data["players"] for key in player}
        return bool(later & given or "pile_tokens" in self.data or {"extra", "barred"} & set(self.data["turn"]))

    def to_deal(self) -> list[int]:
        """Seats that get the shuffled starting cards and draw five."""
        return [i for i, p in enumerate(self.data["players"]) if "hand" not in p and "deck" not in p]

    def draft(self, start: Start, kinds: Kinds) -> Any:
        g = start.draft(kinds)
        for name, n in self.data["supply"].items():
            g.supply[kinds.kind_of[name]] = n
        piles = [kinds.kind_of[name] for name in kinds.piles]
        g.empty = sum(g.supply[kind] == 0 for kind in piles if not kinds.fields.heap_of[kind])
        for name in self.data["trash"]:
            g.trash[kinds.kind_of[name]] += 1
        turn = self.data["turn"]
        g.cur = turn["player"]
        for p, player in enumerate(self.data["players"]):
            self._seat(g, kinds, p, player)
        g.phase = PHASES[turn["phase"]]
        g.actions, g.buys, g.coins = turn["actions"], turn["buys"], turn["coins"]
        played = self.played()
        if kinds.extended or self.is_extended():
            g.extended = k.ELSEWHERE if self.is_extended() else kinds.extended
            set_up(g, kinds, self.data)
        elif turn["phase"] == "start":
            g.phase = k.PH_ACTION  # nothing can wait
        self._last_from(g, kinds, played)
        note_plays(g, kinds, played)
        return g

    def played(self) -> list[str]:
        """The cards played this turn, in order."""
        turn = self.data["turn"]
        played: list[str] | None = turn.get("played")
        if played is None:
            played = [] if turn["phase"] == "start" else self.data["players"][turn["player"]].get("play", [])
        return played

    def _seat(self, g: Any, kinds: Kinds, p: int, player: dict[str, Any]) -> None:
        of = kinds.kind_of
        hand = player.get("hand")
        deck = player.get("deck")
        if deck is not None:
            lay_deck(g, p, [of[name] for name in deck])
        else:
            begins = kinds.extras.deck()
            rest = Counter(begins)
            rest.subtract(Counter(hand or ()))
            for name, n in rest.items():
                g.rest[p][of[name]] = max(n, 0) if name in begins else 0
            g.ndeck[p] = sum(g.rest[p])
        for name in hand or ():
            g.hand[p][of[name]] += 1
        g.nhand[p] = len(hand or ())
        discard = player.get("discard", [])
        for name in discard:
            g.disc[p][of[name]] += 1
        g.ndisc[p] = len(discard)
        if discard:
            g.top[p] = of[discard[0]] + 1
            g.seen_disc[p][of[discard[0]]] = 1
        play = player.get("play", [])
        for stamp, name in enumerate(play, 1):
            g.play[p][of[name]] += 1
            if p == g.cur:
                g.last[of[name]] = stamp
                g.stamp = stamp
                g.newest = of[name]
        g.nplay[p] = len(play)
        g.turns[p] = player.get("turns", 1 if p == g.cur else 0)

    def _last_from(self, g: Any, kinds: Kinds, played: list[str]) -> None:
        """The lasting effects of the cards played this turn, and the count of Actions."""
        for name in played:
            kind = kinds.kind_of[name]
            card = kinds.cards[kind]
            g.nact += bool(card.types & ACTION)
            g.met |= 1 << kind
            for word in card.play:
                if lasts := SPECS[word.name].lasts:
                    lasts(g, word, kinds.kind_of)


def check(given: Any, catalogue: Catalogue) -> Position:
    """Refuse an impossible position, with one line that says what is wrong and where."""
    data = _mapping(given, "position", TOP_KEYS)
    for key in ("kingdom", "players"):
        if key not in data:
            raise Refusal("error-position-key", key=key)
    players = data["players"]
    if not isinstance(players, (list, tuple)) or not PLAYERS[0] <= len(players) <= PLAYERS[1]:
        got = len(players) if isinstance(players, (list, tuple)) else short(players)
        raise Refusal("error-position-players", least=PLAYERS[0], most=PLAYERS[1], got=got)
    out: dict[str, Any] = {"players": []}
    for i, player in enumerate(players):
        where = f'position: "players"[{i}]'
        row = _mapping(player, where, PLAYER_KEYS)
        seat: dict[str, Any] = {z: _cards(row[z], f'{where} "{z}"', catalogue) for z in PLAYER_LISTS if z in row}
        if "turns" in row:
            seat["turns"] = _number(row["turns"], f'{where} "turns"', 0, k.TURN_LIMIT)
        if "tokens" in row:
            seat["tokens"] = _tokens(row["tokens"], f'{where} "tokens"', TOKENS)
        if "durations" in row:
            seat["durations"] = _durations(row["durations"], f'{where} "durations"', len(players), catalogue)
        left = Counter(seat.get("staying", ()))
        left.subtract(Counter(seat.get("play", ())))
        for name, n in left.items():
            if n > 0:
                raise Refusal("error-position-staying", where=f'{where} "staying"', got=short(name))
        out["players"].append(seat)
    if "pile_tokens" in data:
        where = 'position: "pile_tokens"'
        piles = _mapping(data["pile_tokens"], where, None)
        out["pile_tokens"] = {pile: _tokens(t, f'{where} "{pile}"', PILE_TOKENS) for pile, t in piles.items()}
    out["turn"] = _turn(data.get("turn", {}), len(players), catalogue)
    supply = _mapping(data.get("supply", {}), 'position: "supply"', None)
    out["supply"] = {name: _number(n, f'position: "supply" "{name}"', 0, MOST) for name, n in supply.items()}
    out["trash"] = _cards(data.get("trash", []), 'position: "trash"', catalogue)
    return Position(out)


def _turn(given: Any, players: int, catalogue: Catalogue) -> dict[str, Any]:
    row = _mapping(given, 'position: "turn"', TURN_KEYS)
    where = 'position: "turn"'
    phase = row.get("phase", "action")
    if not isinstance(phase, str) or phase not in PHASES:
        raise Refusal("error-value", where=f'{where} "phase"', expected=list(PHASES), got=short(phase), near="")
    out = {
        "player": _number(row.get("player", 0), f'{where} "player"', 0, players - 1),
        "phase": phase,
        "actions": _number(row.get("actions", 1), f'{where} "actions"', 0, LARGEST),
        "buys": _number(row.get("buys", 1), f'{where} "buys"', 0, LARGEST),
        "coins": _number(row.get("coins", 0), f'{where} "coins"', 0, LARGEST),
    }
    if row.get("played") is not None:
        out["played"] = _cards(row["played"], f'{where} "played"', catalogue)
    if "gained" in row:
        out["gained"] = _cards(row["gained"], f'{where} "gained"', catalogue)
    if "extra" in row:
        if not isinstance(row["extra"], bool):
            expected = either(["True", "False"])
            raise Refusal("error-value", where=f'{where} "extra"', expected=expected, got=short(row["extra"]), near="")
        out["extra"] = row["extra"]
    if "barred" in row:
        barred = _mapping(row["barred"], f'{where} "barred"', naming(catalogue))
        out["barred"] = {name: _cards(names, f'{where} "barred" "{name}"', catalogue) for name, names in barred.items()}
    return out


def _tokens(given: Any, where: str, names: tuple[str, ...]) -> dict[str, int]:
    tokens = _mapping(given, where, names)
    return {name: _number(n, f'{where} "{name}"', 0, MOST) for name, n in tokens.items()}


def _durations(given: Any, where: str, players: int, catalogue: Catalogue) -> list[dict[str, Any]]:
    """Later parts still to come, each as a dict with all its keys."""
    if not isinstance(given, (list, tuple)):
        raise Refusal("error-card-list", where=where, got=short(given))
    if len(given) > MOST:
        raise Refusal("error-many-cards", where=where, most=MOST, got=len(given))
    out = []
    for i, entry in enumerate(given):
        here = f"{where}[{i}]"
        row = _mapping({"card": entry} if isinstance(entry, str) else entry, here, DURATION_KEYS)
        if "card" not in row:
            raise Refusal("error-unknown-card", where=here, got=short(entry), near="")
        card = _cards([row["card"]], here, catalogue)[0]
        if not any(SPECS[w.name].later for w in catalogue.cards[card].words()):
            raise Refusal("error-position-later", where=here, got=short(card))
        safe = row.get("safe", [])
        if not isinstance(safe, (list, tuple)):
            raise Refusal("error-value", where=f'{here} "safe"', expected="[...]", got=short(safe), near="")
        seats = [_number(seat, f'{here} "safe"', 0, players - 1) for seat in safe]
        aside = _cards(row.get("aside", []), f'{here} "aside"', catalogue)
        out.append({"card": card, "aside": aside, "safe": seats})
    return out


def _mapping(given: Any, where: str, keys: tuple[str, ...] | None) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise Refusal("error-dict", where=where, got=short(given))
    for key in given:
        if not isinstance(key, str) or (keys is not None and key not in keys):
            raise Refusal("error-unknown-key", where=where, got=short(key), near=nearest(str(key), keys or ()))
    return given


def _cards(given: Any, where: str, catalogue: Catalogue) -> list[str]:
    if not isinstance(given, (list, tuple)):
        raise Refusal("error-card-list", where=where, got=short(given))
    if len(given) > MOST:
        raise Refusal("error-many-cards", where=where, most=MOST, got=len(given))
    for name in given:
        if not isinstance(name, str) or name not in catalogue.cards:
            near = nearest(name, catalogue.cards) if isinstance(name, str) else ""
            raise Refusal("error-unknown-card", where=where, got=short(name), near=near)
    return list(given)


def _number(given: Any, where: str, least: int, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise Refusal("error-number", where=where, least=least, most=most, got=short(given))
    return given
