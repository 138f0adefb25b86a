"""What positions of Base and Intrigue do not have: Durations, mats, tokens, memories of gains, names barred."""

from __future__ import annotations

from typing import Any

from demesne.cards import Catalogue
from demesne.kernel import const as k
from demesne.notation.names import short
from demesne.refusal import Refusal
from demesne.rules.language import MATS, PILE_TOKENS, TOKENS, Word
from demesne.rules.specification import SPECS

from .kinds import Kinds


def naming(catalogue: Catalogue) -> tuple[str, ...]:
    """The cards for which names are barred."""
    return tuple(name for name, card in catalogue.cards.items() if any(_tells(w, "bar") for w in card.words()))


def _tells(w: Word, kind: str) -> bool:
    return kind in SPECS[w.name].tells


def set_up(g: Any, kinds: Kinds, data: dict[str, Any]) -> None:
    """Fill in the fields of a state whose zones of Base and Intrigue are there."""
    turn = data["turn"]
    g.extra = int(turn.get("extra", False))
    for name, tokens in data.get("pile_tokens", {}).items():
        _pile_tokens(g, kinds, name, tokens)
    for card, names in turn.get("barred", {}).items():
        listed = kinds.fields.bar[kinds.kind_of[card]]
        for name in names:
            g.barred[listed] |= 1 << kinds.kind_of[name]
    for name in turn.get("gained", ()):
        _more(g.gained_buy, kinds.kind_of[name])
    for p, player in enumerate(data["players"]):
        _seat(g, kinds, p, player, turn["phase"] == "start" and p == g.cur)


def _more(row: Any, kind: int) -> None:
    row[kind] = min(row[kind] + 1, 255)


def _pile_tokens(g: Any, kinds: Kinds, name: str, tokens: dict[str, int]) -> None:
    kind = kinds.kind_of[name]
    for token, n in tokens.items():
        i = PILE_TOKENS.index(token)
        if i == PILE_TOKENS.index("trade route") and (n > 1 or (n and (i, kind) not in kinds.start_tokens)):
            raise Refusal("error-position-token", where=f'position: "pile_tokens" "{name}"', got=str(n))
        g.pile_tokens[i][kind] = n


def _seat(g: Any, kinds: Kinds, p: int, player: dict[str, Any], due: bool) -> None:
    from demesne.kernel.rules.counting import mat_row
    from demesne.kernel.rules.durations import new_unit

    of = kinds.kind_of
    for i, token in enumerate(TOKENS):
        g.tokens[i][p] = player.get("tokens", {}).get(token, 0)
    for m, mat in enumerate(MATS):
        at = mat_row(m, p)
        for name in player.get(mat, ()):
            g.mats[at][of[name]] += 1
            if m == 0:
                _more(g.seen_mats[at], of[name])
        g.nmats[at] = len(player.get(mat, ()))
    for name in player.get("gained", ()):
        _more(g.gained_last[p], of[name])
    for place, name in enumerate(player.get("play", ()), 1):
        if kinds.fields.tracked[of[name]]:
            unit = new_unit(g, p, of[name])
            if unit and p == g.cur:
                g.u_stamp[unit - 1] = place  # as the other cards have theirs: the last to come is the top
    used: dict[int, int] = {}
    for entry in player.get("durations", ()):
        _entry(g, kinds, p, entry, used, due)
    marked: dict[int, int] = {}
    for name in player.get("staying", ()) if p == g.cur else ():
        units = _units(g, p, of[name])
        free = [u for u in units if u not in marked and not any(g.a_unit[i] == u for i in range(g.nagenda))]
        for unit in (free or units)[:1]:
            marked[unit] = 1
            g.u_stays[unit - 1] = k.POSITION_STAYS


def _units(g: Any, p: int, kind: int) -> list[int]:
    """The cards of a kind that a seat has in play, as they are known one by one, in the order they came."""
    found = [i for i in range(k.UNITS) if g.u_seat[i] == p + 1 and g.u_kind[i] == kind]
    return [i + 1 for i in sorted(found, key=lambda i: g.u_came[i])]


def _entry(g: Any, kinds: Kinds, p: int, entry: dict[str, Any], used: dict[int, int], due: bool) -> None:
    kind = kinds.kind_of[entry["card"]]
    at = later_part(kinds, kind)
    keeps = kinds.fields.code[at + k.AT_LATER_FLAGS] & k.KEEPS
    units = _units(g, p, kind)
    for name in entry["aside"] if keeps else [""]:
        if g.nagenda == k.AGENDA:
            raise Refusal("error-position-later-many", most=k.AGENDA)
        i = g.nagenda
        g.nagenda += 1
        g.a_at[i], g.a_seat[i], g.a_card[i] = at, p, kind
        n = used.get(kind, 0)
        g.a_unit[i] = units[min(n, len(units) - 1)] if units else 0
        g.a_safe[i] = sum(1 << seat for seat in set(entry["safe"]))
        g.a_due[i] = int(due)
        if name:
            g.a_keep[i] = kinds.kind_of[name] + 1
            g.kept[p][kinds.kind_of[name]] += 1
            g.nkept[p] += 1
    if entry["aside"] or not keeps:
        used[kind] = used.get(kind, 0) + 1
    if entry["aside"] and not keeps:
        raise Refusal("error-position-aside", where=entry["card"], got=short(entry["aside"]))


def later_part(kinds: Kinds, kind: int) -> int:
    """Where in the code the later part of a card is written down."""
    code = kinds.fields.code
    at: int = kinds.fields.start[kind]
    while code[at] != k.OP_LATER:
        at += k.WIDTH
    return at


def note_plays(g: Any, kinds: Kinds, played: list[str]) -> None:
    """The order of this turn's plays, which decides the top of the discard pile, and what of them lasts.

    A name belongs to a card in play as long as one is left for it. Cards in play that no name belongs to came before
    this turn: their stamps are lower, in their order.
    """
    units = {kind: _units(g, g.cur, kind) for kind in range(g.kinds) if kinds.fields.tracked[kind]}
    free = list(g.play[g.cur])
    for stamp, name in enumerate(played, g.stamp + 1):
        kind = kinds.kind_of[name]
        if kinds.fields.lasts[kind]:
            _more(g.lasting, kind)
        if kinds.fields.prey >> kind & 1:
            g.preyed = 1
        own = units.get(kind, [])
        g.stamp = stamp
        if own:
            g.u_stamp[own[0] - 1] = stamp
        elif free[kind]:
            g.last[kind] = stamp
            g.newest = kind
        free[kind] = max(free[kind] - 1, 0)
        if own and any(_tells(w, "extra") for w in kinds.cards[kind].play):
            g.u_stays[own[0] - 1] |= k.STAYS_FOR_TURN
        if own:
            own.pop(0)
