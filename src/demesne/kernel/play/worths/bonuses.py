"""What cards, Actions, Buys, coins and tokens are worth, and cheaper or richer cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import const as C
from ...rules.declared import worth, worth_later
from ..appraising import draw_value, more_plays
from ..estimating import foreseen

if TYPE_CHECKING:
    from ...machine import State


@worth(C.OP_CARDS)
def worth_of_cards(g: State, p: int, n: int) -> int:
    cards = foreseen(g, p, n)
    g.e_hand += cards
    return cards * draw_value(g, p) * g.rate // 10


@worth_later(C.OP_CARDS)
def worth_of_cards_later(g: State, p: int, for_hand: int, n: int) -> int:
    return n * (14 if for_hand else max(draw_value(g, p), 10))


@worth(C.OP_DRAW_TO)
def worth_of_drawing_to(g: State, p: int, n: int) -> int:
    return max(n - g.e_hand, 0) * draw_value(g, p) * g.rate // 10


@worth(C.OP_ACTIONS)
def worth_of_actions(g: State, p: int, n: int) -> int:
    return more_plays(g, p, n) * g.rate // 10


@worth_later(C.OP_ACTIONS)
def worth_of_actions_later(g: State, p: int, for_hand: int, n: int) -> int:
    return 5 * n


@worth(C.OP_COINS)
def worth_of_coins(g: State, p: int, n: int) -> int:
    g.coins += foreseen(g, p, n)
    return 0


@worth_later(C.OP_COINS)
def worth_of_coins_later(g: State, p: int, for_hand: int, n: int) -> int:
    return 10 * n


@worth(C.OP_BUYS)
def worth_of_buys(g: State, p: int, n: int) -> int:
    g.buys += n
    return n


@worth_later(C.OP_BUYS)
def worth_of_buys_later(g: State, p: int, for_hand: int, n: int) -> int:
    return 5 * n


@worth(C.OP_CHEAPER)
def worth_of_cheaper_cards(g: State, p: int, n: int) -> int:
    g.coins += n
    return 0


@worth(C.OP_WORTH)
def worth_of_richer_plays(g: State, p: int, kind: int, coins: int) -> int:
    g.coins += coins * g.hand[p][kind]
    return 0


@worth(C.OP_TOKENS)
def worth_of_tokens(g: State, p: int, token: int, n: int) -> int:
    tokens = foreseen(g, p, n)
    if token == C.VICTORY_TOKEN:
        return 13 * tokens
    # they make each later play stronger, up to what a turn can use
    return tokens * (3 * g.outlook // 2 if g.tokens[token][p] < 5 else g.outlook // 4)
