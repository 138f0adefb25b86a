"""What the player gets: cards, Actions, Buys, coins, tokens, and cheaper or richer cards for a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from demesne.kernel import const as k

from ..language import ACTION, TOKENS, Amount, Card, Term, Type, Word
from ..packing import slug, types_key
from ..specification import PLAYER, TERM_SPECS, check_fixed, check_number, check_one_of, check_types, check_what, word

if TYPE_CHECKING:
    from ..compiler import Compiler, Step
    from ..readers import Marks, Notes, Text, Worth
    from ..sign import Sign

CARD = 9  # one card more in hand
EACH_ACTION = 4
BUY = 3
COIN = 10
POINT = 8  # a victory token
OTHER_TOKEN = 6  # it makes later plays stronger
MOST = 255  # coins that a position may leave to a card


def _token(w: Word) -> dict[str, str]:
    return {"token": slug(w["name"])} if "name" in dict(w.args) else {}


def _bonus(t: Text, w: Word, who: str, mood: str) -> str:
    n, message = w["n"], f"bonus-{w.name}"
    if isinstance(n, Term):
        return t.say(f"{message}-each", **t.per(n, who), **_token(w))
    return t.say(message, n=n, mood=who, **_token(w))


def _drawn(t: Text, w: Word, who: str, mood: str) -> str:
    if who == "they" and isinstance(w["n"], int):
        return t.say("draw", n=w["n"])
    return _bonus(t, w, who, mood)


def _marked(mark: str) -> Callable[[Marks, Word, Word | None], list[Sign]]:
    def signs(m: Marks, w: Word, before: Word | None) -> list[Sign]:
        n = w["n"]
        if isinstance(n, int):
            return [m.made(mark, m.say(f"bonus-{w.name}", n=n, mood="do", **_token(w)), n)]
        return [m.sign(mark, TERM_SPECS[n.name].letter, m.say("face-each"))]

    return signs


def _plays(m: Notes, w: Word) -> tuple[str, ...]:
    """Whether plays of the card add up."""
    return ("note-adds-up",) if ACTION in m.card.types else ()


def _note_actions(m: Notes, w: Word) -> tuple[str, ...]:
    return ("note-actions",) if w in m.card.play and w["n"] != 1 else ()


def _note_buys(m: Notes, w: Word) -> tuple[str, ...]:
    return ("note-buys",) if w in m.card.play else ()


def worth_each(each: int) -> Callable[[Worth, Word], float]:
    return lambda v, w: each * v.amount(w["n"])


def _token_worth(v: Worth, w: Word) -> float:
    return (POINT if w["name"] == "victory" else OTHER_TOKEN) * v.amount(w["n"])


@word(
    code=(k.OP_CARDS, "n"),
    calm=k.PLAIN,
    gives="card",
    value=worth_each(CARD),
    foreseen=True,
    says=_drawn,
    mark=_marked("card"),
    tells=("draw",),
)
def cards(n: Amount) -> None:
    """Draw n cards."""
    check_fixed("cards", n)


def _bonus_of(
    op: int, what: str, each: int, **said: Any
) -> Callable[[Callable[[Amount], None]], Callable[[Amount], Word]]:
    """A bonus of which the player of the card has more this turn."""
    return word(
        code=(op, "n"),
        sure=True,
        only=PLAYER,
        calm=k.SILENT,
        keeps_top=True,
        gives=what,
        value=worth_each(each),
        foreseen=True,
        says=_bonus,
        mark=_marked(what),
        tells=(f"{what}s",),
        **said,
    )


@_bonus_of(k.OP_ACTIONS, "action", EACH_ACTION, notes=_note_actions)
def actions(n: Amount) -> None:
    """+n Actions."""
    check_fixed("actions", n)


@_bonus_of(k.OP_BUYS, "buy", BUY, notes=_note_buys)
def buys(n: Amount) -> None:
    """+n Buys."""
    check_fixed("buys", n)


@_bonus_of(k.OP_COINS, "coin", COIN)
def coins(n: Amount) -> None:
    """+n coins."""
    check_fixed("coins", n)


@word(
    code=(k.OP_TOKENS, "name", "n"),
    names=TOKENS,
    sure=True,
    calm=k.SILENT,
    extended=True,
    gives="token",
    value=_token_worth,
    foreseen=True,
    says=_bonus,
    mark=_marked("token"),
    tells=("tokens",),
)
def tokens(name: str, n: Amount) -> None:
    """Take n tokens of that name; victory tokens are worth a point each."""
    check_one_of("tokens", name, TOKENS)
    check_fixed("tokens", n)


def _compile_costs_less(c: Compiler, s: Step) -> None:
    if s.w["what"]:
        c.emit(k.OP_TYPES_LESS, s.w["n"], int(s.w["what"]))
        c.cheaper.add(s.w["what"])
    else:
        c.emit(k.OP_CHEAPER, s.w["n"])


def _now_cost_less(g: Any, w: Word, kind_of: Mapping[str, int]) -> None:
    if w["what"]:
        from demesne.kernel.rules.filters import add_discount  # the plain kernel, which only positions need

        add_discount(g, int(w["what"]), w["n"])
    else:
        g.cheaper += w["n"]


def _say_costs_less(t: Text, w: Word, who: str, mood: str) -> str:
    if w["what"] is not None:
        return t.say("costs-less-types", n=w["n"], types=types_key(w["what"]), mood=mood)
    return t.say("costs-less", n=w["n"], mood=mood)


@word(
    compiles=_compile_costs_less,
    lasts=_now_cost_less,
    sure=True,
    only=PLAYER,
    keeps_top=True,
    value=12,
    foreseen=True,
    says=_say_costs_less,
    mark=lambda m, w, before: [m.sign("less", f"−{w['n']}", str(w["n"]))],
    notes=_plays,
    tells=("costs_less",),
)
def costs_less(n: int, what: Type | None = None) -> None:
    """This turn every card everywhere (of that type) costs n less, never below 0."""
    check_number("costs_less", n)
    if what is not None:
        check_types("costs_less", what)


def _now_give_more(g: Any, w: Word, kind_of: Mapping[str, int]) -> None:
    other = kind_of[w["name"]]
    g.bonus[other] = min(g.bonus[other] + w["n"], MOST)


def _waits_for_play(g: Any, w: Word, kind_of: Mapping[str, int]) -> None:
    other = kind_of[w["name"]]
    if not g.met >> other & 1:
        g.waiting[other] = min(g.waiting[other] + w["n"], MOST)


def _coins_perhaps(m: Marks, w: Word, before: Word | None) -> list[Sign]:
    return m.maybe([m.made("coin", m.say("bonus-coins", n=w["n"], mood="do"), w["n"])])


@word(
    code=(k.OP_WORTH, "name", "n"),
    lasts=_now_give_more,
    sure=True,
    only=PLAYER,
    keeps_top=True,
    value=22,
    foreseen=True,
    varies=True,
    says=lambda t, w, who, mood: t.say("worth-more", card=w["name"], n=w["n"]),
    mark=_coins_perhaps,
    notes=_plays,
)
def worth_more(name: Card, n: int) -> None:
    """This turn every play of the named card gives n coins more."""
    check_what("worth_more", name)
    check_number("worth_more", n)


@word(
    code=(k.OP_FIRST, "name", "n"),
    lasts=_waits_for_play,
    only=PLAYER,
    keeps_top=True,
    value=6,
    says=lambda t, w, who, mood: t.say("first-play", card=w["name"], n=w["n"], mood=mood),
    mark=_coins_perhaps,
    notes=_plays,
)
def first_play_gives(name: Card, n: int) -> None:
    """The first time the named card is played this turn: +n coins."""
    check_what("first_play_gives", name)
    check_number("first_play_gives", n)
