"""The words cards are written in: the rulebook's glossary.

Every function here checks its arguments and returns a `Word`; none of them plays anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from demesne.kernel import const as k
from demesne.refusal import either

from .language import (
    ACTION,
    ASIDE,
    COMING,
    DECK,
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    MATS,
    PILE_TOKENS,
    SUPPLY,
    TOKENS,
    TOP,
    TRASH,
    TRASHED,
    Amount,
    Card,
    CardError,
    Cost,
    Place,
    Term,
    Type,
    Word,
)
from .specification import (
    AT_END_OF_BUYING,
    AT_GAIN,
    BY_ARGUMENTS,
    IN_REACTION,
    MAY,
    PLAYER,
    SPECS,
    TERM_SPECS,
    UNTIL_THEN,
    check_amount,
    check_cost,
    check_fixed,
    check_number,
    check_one_of,
    check_place,
    check_steps,
    check_types,
    check_what,
    term,
    term_of,
    word,
)

# amounts and costs

up_to = term("up_to", "From 0 to n; as a cost: at most n.", choice=True, cost=k.COST_UP_TO, value=BY_ARGUMENTS)
exactly = term("exactly", "A cost of exactly n.", cost=k.COST_EXACTLY)
at_least = term("at_least", "A cost of n or more.", cost=k.COST_AT_LEAST)
up_to_more = term("up_to_more", "A cost of at most n more than the card before it.", cost=k.COST_UP_TO_MORE, least=-20)
exactly_more = term(
    "exactly_more", "A cost of exactly n more than the card before it.", cost=k.COST_EXACTLY_MORE, least=-20
)
exactly_total = term("exactly_total", "A cost of exactly the sum trashed.", number=False, cost=k.COST_TOTAL)
any_number = term("any_number", "As many as the player likes.", number=False, choice=True, value=1.5)
that_many = term("that_many", "As many as were moved before.", number=False, amount=k.N_THAT_MANY, value=1.5)
empty_piles = term(
    "empty_piles", "One for every empty pile.", number=False, amount=k.N_EMPTY_PILES, value=1.2, each="pile"
)
each_type = term("each_type", "One for every type of it.", number=False, amount=k.N_TYPES_OF_IT, value=1.2, each="type")
cost_of_it = term("cost_of_it", "What it costs.", number=False, amount=k.N_COST, value=3, each="cost")
half_cost_of_it = term(
    "half_cost_of_it", "Half of what it costs.", number=False, amount=k.N_HALF_COST, value=1.5, each="half-cost"
)
tokens_moved = term(
    "tokens_moved", "One for each token that moved.", number=False, amount=k.N_MOVED, value=2, each="on-mat", seen=True
)


@term_of(amount=k.N_IN_PLAY, value=3, each="in-play", seen=True)
def in_play(what: Type) -> Term:
    """One for every card of that type the player has in play."""
    check_types("in_play", what)
    return Term("in_play", None, what)


@term_of(amount=k.N_IN_HAND, value=2.5, each="in-hand", seen=True)
def in_hand(what: Type) -> Term:
    """One for every card of that type in the hand."""
    check_types("in_hand", what)
    return Term("in_hand", None, what)


@term_of(amount=k.N_DIFFERENT, value=1.5, each="different", seen=True)
def different_in_hand(what: Type) -> Term:
    """One for every differently named card of that type in the hand."""
    check_types("different_in_hand", what)
    return Term("different_in_hand", None, what)


@term_of(amount=k.N_TOKENS, value=2, each="held", seen=True)
def tokens_held(name: str) -> Term:
    """One for every such token the player has."""
    check_one_of("tokens_held", name, TOKENS)
    return Term("tokens_held", None, name)


@term_of()
def deck_if(types: Type) -> Term:
    """Onto the deck if the gained card has one of these types, else to the discard pile."""
    if not isinstance(types, Type):
        raise CardError("error-types", where="deck_if", got=repr(types))
    return Term("deck_if", None, types)


@term_of(points=True)
def per_cards(n: int) -> Term:
    """Points: one for every full n cards owned."""
    check_number("per_cards", n, 1)
    return Term("per_cards", n)


@term_of(points=True)
def per_card(name: str) -> Term:
    """Points: one for every card of that name owned."""
    if not isinstance(name, str):
        raise CardError("error-card-in-quotes", where="per_card", got=repr(name))
    return Term("per_card", None, name)


# what the player gets


@word(
    code=(k.OP_CARDS, "n"), calm=k.PLAIN,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    clause="bonus-cards", asks=(), tells=("draw",),
)
def cards(n: Amount) -> None:
    """Draw n cards."""
    check_fixed("cards", n)


@word(
    code=(k.OP_ACTIONS, "n"), only=PLAYER, calm=k.SILENT, keeps_top=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    clause="bonus-actions", asks=(), tells=("actions",),
)
def actions(n: Amount) -> None:
    """+n Actions."""
    check_fixed("actions", n)


@word(
    code=(k.OP_BUYS, "n"), only=PLAYER, calm=k.SILENT, keeps_top=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    clause="bonus-buys", asks=(), tells=("buys",),
)
def buys(n: Amount) -> None:
    """+n Buys."""
    check_fixed("buys", n)


@word(
    code=(k.OP_COINS, "n"), only=PLAYER, calm=k.SILENT, keeps_top=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    clause="bonus-coins", asks=(), tells=("coins",),
)
def coins(n: Amount) -> None:
    """+n coins."""
    check_fixed("coins", n)


@word(
    code=(k.OP_TOKENS, "name", "n"), names=TOKENS, calm=k.SILENT, extended=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    clause="bonus-tokens", asks=(), tells=("tokens",),
)
def tokens(name: str, n: Amount) -> None:
    """Take n tokens of that name; victory tokens are worth a point each."""
    check_one_of("tokens", name, TOKENS)
    check_fixed("tokens", n)


@word(
    only=PLAYER, keeps_top=True,
    value=12, hurts=None, foreseen=True,
    asks=(), tells=("costs_less",),
)
def costs_less(n: int, what: Type | None = None) -> None:
    """This turn every card everywhere (of that type) costs n less, never below 0."""
    check_number("costs_less", n)
    if what is not None:
        check_types("costs_less", what)


@word(
    code=(k.OP_WORTH, "name", "n"), only=PLAYER, keeps_top=True,
    value=22, hurts=None, foreseen=True, varies=True,
    asks=(), tells=(),
)
def worth_more(name: Card, n: int) -> None:
    """This turn every play of the named card gives n coins more."""
    check_what("worth_more", name)
    check_number("worth_more", n)


@word(
    code=(k.OP_FIRST, "name", "n"), only=PLAYER, keeps_top=True,
    value=6, hurts=None, foreseen=False,
    asks=(), tells=(),
)
def first_play_gives(name: Card, n: int) -> None:
    """The first time the named card is played this turn: +n coins."""
    check_what("first_play_gives", name)
    check_number("first_play_gives", n)


# moving cards


@word(
    optional=True,
    value=-2, hurts=None, foreseen=True, varies=True,
    asks=("discard",), tells=("discard",),
)
def discard(n: Amount, what: Card | Type | None = None, *, where: Place = HAND) -> None:
    """Discard n cards that the player chooses."""
    check_amount("discard", n)
    check_what("discard", what)
    check_place("discard", where, (HAND, LIFTED, TOP))


@word(
    optional=True,
    value=0, hurts=14, foreseen=True,
    clause="discard-down-to", asks=("discard",), tells=("discard",),
)
def discard_down_to(n: int) -> None:
    """Discard cards that the player chooses until n are left in hand."""
    check_number("discard_down_to", n)


@word(
    value=0, hurts=14, foreseen=True,
    clause="put-on-deck-down-to", asks=("topdeck",), tells=("topdeck",),
)
def put_on_deck_down_to(n: int) -> None:
    """Put hand cards that the player chooses on the deck, in any order, until n are left in hand."""
    check_number("put_on_deck_down_to", n)


@word(
    extended=True,
    value=0, hurts=5, foreseen=False,
    clause="discard-all-of", asks=(), tells=("discard",),
)
def discard_all(what: Type) -> None:
    """Discard all revealed cards that fit."""
    check_types("discard_all", what)


@word(
    extended=True,
    value=0, hurts=None, foreseen=True,
    clause="discard-others", asks=(), tells=("discard",),
)
def discard_others() -> None:
    """Discard the revealed cards except the one that was found."""


@word(
    code=(k.OP_DISCARD_HAND,),
    value=-12, hurts=8, foreseen=True, varies=True,
    clause="discard-hand", asks=(), tells=("discard",),
)
def discard_hand() -> None:
    """Discard the whole hand."""


@word(
    code=(k.OP_LOSE_TOP, k.DISCARD),
    value=0, hurts=None, foreseen=False,
    clause="discard-top", asks=(), tells=("discard",),
)
def discard_top() -> None:
    """Discard the top card of the deck; it is "it" from here on."""


@word(
    value=0, hurts=None, foreseen=True,
    asks=(), tells=("discard",),
)
def discard_rest() -> None:
    """Discard the remaining cards that were revealed or looked at."""


@word(
    code=(k.OP_DECK_TO_DISCARD, MAY, KEYS.index("deck")), optional=True,
    value=2, hurts=None, foreseen=True,
    clause="deck-into-discard", asks=("discard",), tells=("deck_into_discard",),
)
def deck_into_discard() -> None:
    """Put the whole deck into the discard pile, unseen."""


@word(
    optional=True,
    value=BY_ARGUMENTS, hurts=14, foreseen=True, varies=True,
    asks=("trash",), tells=("trash",),
)
def trash(n: Amount, what: Card | Type | None = None, *, but: Card | None = None, where: Place = HAND) -> None:
    """Trash n cards that the player chooses; the last one is "it" from here on."""
    check_amount("trash", n)
    check_what("trash", what)
    check_what("trash", but)
    check_place("trash", where, (HAND, LIFTED, SUPPLY))


@word(
    code=(k.OP_TRASH_THIS, MAY), only=PLAYER, optional=True, moves_this=True,
    value=-4, hurts=None, foreseen=True, varies=True,
    clause="trash-this", asks=("trash",), tells=("trash",),
)
def trash_this() -> None:
    """Trash this card, if it is still in play."""


@word(
    code=(k.OP_LOSE_TOP, k.TRASH),
    value=0, hurts=None, foreseen=False,
    clause="trash-top", asks=(), tells=("trash",),
)
def trash_top() -> None:
    """Trash the top card of the deck; it is "it" from here on."""


@word(
    value=0, hurts=None, foreseen=False,
    clause="trash-it", asks=(), tells=("trash",),
)
def trash_it() -> None:
    """Trash the revealed card that was found."""


@word(
    extended=True,
    value=4, hurts=None, foreseen=False,
    clause="trash-or-discard-it", asks=("trash",), tells=("trash", "discard"),
)
def trash_or_discard_it() -> None:
    """The player may trash the revealed card that was found; otherwise it is discarded."""


@word(
    code=(k.OP_TRASH_PLAY, "what", "but"), extended=True,
    value=0, hurts=None, foreseen=False,
    asks=(), tells=("trash",),
)
def trash_from_play(what: Type, *, but: Type | None = None) -> None:
    """Trash all cards of that type that the player has in play."""
    check_types("trash_from_play", what)
    if but is not None:
        check_types("trash_from_play", but)


@word(
    optional=True,
    value=-2, hurts=8, foreseen=True,
    asks=("topdeck",), tells=("topdeck",),
)
def put_on_deck(n: Amount, what: Card | Type | None = None, *, where: Place = HAND, openly: bool = False) -> None:
    """Put n cards that the player chooses on the deck, in any order."""
    check_amount("put_on_deck", n)
    check_what("put_on_deck", what)
    check_place("put_on_deck", where, (HAND, DISCARD))
    if openly and where is DISCARD:
        raise CardError("error-openly")


@word(
    value=0, hurts=None, foreseen=True,
    clause="put-back", asks=("topdeck",), tells=("topdeck",),
)
def put_back() -> None:
    """Put the remaining cards that were revealed or looked at back on the deck, in any order."""


@word(
    code=(k.OP_BOTTOM, MAY), optional=True, extended=True,
    value=3, hurts=None, foreseen=False,
    clause="bottom-to-top", asks=("topdeck",), tells=("look", "topdeck"),
)
def bottom_to_top() -> None:
    """Look at the bottom card of the deck and put it on top."""


@word(
    extended=True,
    value=20, hurts=None, foreseen=True, varies=True,
    asks=("take",), tells=("take",),
)
def take_from_discard(n: Amount, what: Card) -> None:
    """Take n such cards out of the discard pile into the hand."""
    check_amount("take_from_discard", n)
    check_what("take_from_discard", what)


@word(
    extended=True,
    value=8, hurts=None, foreseen=True, varies=True,
    asks=("return",), tells=("return",),
)
def return_to_supply(n: Amount) -> None:
    """Return n copies of "it" from the hand to its Supply pile."""
    check_amount("return_to_supply", n)


@word(
    extended=True,
    value=2, hurts=None, foreseen=False,
    clause="set-aside", asks=("set_aside",), tells=("set_aside",),
)
def set_aside() -> None:
    """Set a card from the hand aside, face down; it is kept until `take_back` in next_turn."""


@word(
    code=(k.OP_TO_MAT, "mat"), names=MATS, extended=True,
    value=8, hurts=None, foreseen=True, varies=True,
    clause="put-on-mat", asks=("set_aside",), tells=("to_mat",),
)
def put_on_mat(mat: str) -> None:
    """Put a card from the hand on that mat."""
    check_one_of("put_on_mat", mat, MATS)


@word(
    code=(k.OP_THIS_TO_MAT, "mat"), names=MATS, only=PLAYER, extended=True, moves_this=True,
    value=2, hurts=None, foreseen=False,
    clause="put-this-on-mat", asks=(), tells=("to_mat",),
)
def put_this_on_mat(mat: str) -> None:
    """Put this card, if it is still in play, on that mat."""
    check_one_of("put_this_on_mat", mat, MATS)


@word(
    code=(k.OP_TOP_TO_MAT, "mat"), names=MATS, extended=True,
    value=8, hurts=None, foreseen=True,
    clause="top-onto-mat", asks=(), tells=("to_mat",),
)
def top_onto_mat(mat: str) -> None:
    """Put the top card of the deck on that mat."""
    check_one_of("top_onto_mat", mat, MATS)


@word(
    code=(k.OP_TAKE_MAT, "mat"), names=MATS, extended=True,
    value=12, hurts=None, foreseen=True,
    clause="take-mat", asks=(), tells=("take",),
)
def take_mat(mat: str) -> None:
    """Take all cards of that mat into the hand."""
    check_one_of("take_mat", mat, MATS)


@word(
    code=(k.OP_PLACE_TOKEN, "name"), names=PILE_TOKENS, extended=True,
    value=4, hurts=None, foreseen=False,
    asks=("place",), tells=("place_token",),
)
def place_token(name: str) -> None:
    """Put such a token on a Supply pile."""
    check_one_of("place_token", name, PILE_TOKENS)


@word(
    code=(k.OP_PLACE,),
    value=-2, hurts=None, foreseen=False,
    clause="put-anywhere", asks=("place", "position"), tells=("place",),
)
def put_anywhere() -> None:
    """Put a card from the hand anywhere in the deck."""


@word(
    optional=True,
    value=BY_ARGUMENTS, hurts=26, foreseen=True, varies=True,
    asks=("gain",), tells=("gain",),
)
def gain(
    what: Card | Type | None = None,
    *,
    n: Amount = 1,
    cost: Cost | None = None,
    to: Place | Term = DISCARD,
    where: Place = SUPPLY,
    smuggled: bool = False,
    not_named: bool = False,
) -> None:
    """Gain a card: the one named, or one that the player chooses; it is "it" from here on.

    smuggled: only what the player to the right gained in their last turn; not_named: no card named for this card this
    turn.
    """
    check_amount("gain", n)
    if n != 1 and where is not TRASHED and not isinstance(what, str):
        raise CardError("error-gain-number", got=repr(n))
    if isinstance(what, str) and where is SUPPLY:
        check_fixed("gain", n)
    if where is TRASHED and to is not DISCARD:
        raise CardError("error-gain-to", got=repr(to))
    if where is TRASHED and (what is not None or cost is not None):
        raise CardError("error-gain-trashed")
    check_what("gain", what)
    check_cost("gain", cost)
    if not (isinstance(to, Term) and to.name == "deck_if"):
        check_place("gain", to, (DISCARD, HAND, DECK, ASIDE))
    check_place("gain", where, (SUPPLY, TRASH, TRASHED))


@word(
    code=(k.OP_GAIN_COPY,), extended=True,
    value=12, hurts=20, foreseen=True,
    clause="gain-copy", asks=(), tells=("gain",),
)
def gain_copy() -> None:
    """Gain a copy of "it"."""


@word(
    code=(k.OP_MOVE_GAINED, k.DECK), only=AT_GAIN, optional=True, moves_gained=True,
    value=4, hurts=None, foreseen=True,
    clause="put-gained-on-deck", asks=(), tells=("topdeck",),
)
def put_gained_on_deck() -> None:
    """Put the card just gained on the deck, if it is still where it was put."""


@word(
    code=(k.OP_MOVE_GAINED, k.TRASH), only=AT_GAIN, moves_gained=True,
    value=6, hurts=None, foreseen=True,
    clause="trash-gained", asks=(), tells=("trash",),
)
def trash_gained() -> None:
    """Trash the card just gained, if it is still where it was put."""


@word(
    code=(k.OP_DECK_THIS, MAY), only=AT_END_OF_BUYING, optional=True,
    value=5, hurts=None, foreseen=False,
    clause="put-this-on-deck", asks=("topdeck",), tells=("topdeck",),
)
def put_this_on_deck() -> None:
    """Put this card, which is in play, on the deck."""


@word(
    only=PLAYER,
    value=6, hurts=None, foreseen=False,
    asks=("pass",), tells=("pass",),
)
def pass_left(*, past_empty_hands_since: int = 2) -> None:
    """Everybody passes a card to the left at once; starting with that edition, empty hands are skipped."""
    check_number("pass_left", past_empty_hands_since)


# revealing cards


@word(
    optional=True,
    value=0, hurts=None, foreseen=True,
    asks=("reveal",), tells=("reveal",),
)
def reveal(n: Amount, what: Card | Type | None = None) -> None:
    """Reveal n cards from the hand; the last one is "it" from here on."""
    check_amount("reveal", n)
    check_what("reveal", what)


@word(
    code=(k.OP_REVEAL_HAND,), keeps_top=True,
    value=0, hurts=None, foreseen=False,
    clause="reveal-hand", asks=(), tells=("reveal",),
)
def reveal_hand() -> None:
    """Reveal the whole hand."""


@word(
    value=0, hurts=None, foreseen=True,
    clause="reveal-from-deck", asks=(), tells=("reveal",),
)
def reveal_from_deck(n: int) -> None:
    """Reveal the top n cards of the deck; they stay aside until they are put down."""
    check_number("reveal_from_deck", n)


@word(
    value=0, hurts=None, foreseen=True,
    asks=(), tells=("reveal",),
)
def reveal_until(n: int, what: Type | None = None, *, cost: Cost | None = None) -> None:
    """Reveal cards of the deck one by one until n of them fit; the last one that fits is "it"."""
    check_number("reveal_until", n)
    check_what("reveal_until", what)
    check_cost("reveal_until", cost)


@word(
    value=0, hurts=None, foreseen=True,
    clause="look-at", asks=(), tells=("look",),
)
def look_at(n: int) -> None:
    """Look at the top n cards of the deck; nobody else sees them."""
    check_number("look_at", n)


@word(
    value=9, hurts=None, foreseen=False,
    clause="take-revealed", asks=(), tells=("take",),
)
def take(what: Type) -> None:
    """All revealed cards that fit go into the hand."""
    check_what("take", what)


@word(
    code=(k.OP_TURN_UP,), keeps_top=True,
    value=0, hurts=None, foreseen=False,
    clause="turn-up", asks=(), tells=("reveal",),
)
def turn_up() -> None:
    """Reveal the top card of the deck and leave it there; it is "it" from here on."""


@word(
    code=(k.OP_TAKE_TOP,), after="turn_up",
    value=3, hurts=None, foreseen=False,
    clause="take-it", asks=(), tells=("take",),
)
def take_it() -> None:
    """Put the card turned up into the hand."""


@word(
    value=25, hurts=None, foreseen=True, varies=True,
    asks=("set_aside",), tells=("draw", "set_aside", "discard"),
)
def draw_to(n: int, *, may_set_aside: Type | None = None) -> None:
    """Draw one by one up to n cards in hand; cards of that type may be set aside, and are discarded at the end."""
    check_number("draw_to", n)
    check_what("draw_to", may_set_aside)


@word(
    code=(k.OP_NAME,), keeps_top=True,
    value=0, hurts=None, foreseen=False,
    clause="name-a-card", asks=("name",), tells=("name",),
)
def name_a_card() -> None:
    """Name a card."""


# playing


@word(
    only=PLAYER, optional=True,
    value=20, hurts=None, foreseen=True, varies=True,
    asks=("play",), tells=("play",),
)
def play_from_hand(what: Type = ACTION, *, times: int = 1) -> None:
    """Play a card of that type from the hand, `times` times."""
    check_what("play_from_hand", what)
    check_number("play_from_hand", times, 1)


@word(
    only=PLAYER, optional=True,
    value=6, hurts=None, foreseen=False,
    clause="play-it", asks=("play",), tells=("play",),
)
def play_it() -> None:
    """Play the card just discarded."""


@word(
    extended=True,
    value=14, hurts=None, foreseen=True,
    clause="play-found", asks=(), tells=("play",),
)
def play_found() -> None:
    """Play the revealed or looked at card that is "it"."""


@word(
    code=(k.OP_PLAY_GAINED,), only=AT_GAIN, optional=True, moves_gained=True,
    value=6, hurts=None, foreseen=False,
    clause="play-gained", asks=(), tells=("play",),
)
def play_gained() -> None:
    """Play the card just gained, if it is still where it was put."""


@word(
    code=(k.OP_PLAY_THIS,), only=AT_GAIN,
    value=5, hurts=None, foreseen=False,
    clause="play-this", asks=(), tells=("play",),
)
def play_this() -> None:
    """In a Reaction: play this card from the hand."""


@word(
    code=(k.OP_EXTRA_TURN, "hand"), only=PLAYER, extended=True,
    value=20, hurts=None, foreseen=True, varies=True,
    asks=(), tells=("extra",),
)
def extra_turn(*, hand: int = 5) -> None:
    """Another turn follows this one, unless this is an extra turn already; draw only that many cards for it."""
    check_number("extra_turn", hand)


@word(
    after="name_a_card", extended=True,
    value=0, hurts=-8, foreseen=False,
    clause="bar-from-buying", asks=(), tells=("bar",),
)
def bar_from_buying() -> None:
    """The card named cannot be bought this turn."""


@word(
    after="name_a_card", extended=True,
    value=0, hurts=-5, foreseen=False,
    clause="bar-from-this", asks=(), tells=("bar",),
)
def bar_from_this() -> None:
    """The card named is not gained with this card this turn."""


# later turns


@word(
    only=PLAYER, extended=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=("later",),
)
def next_turn(*steps: Word, until_then: Sequence[Word] = ()) -> None:
    """This at the start of the player's next turn; until then what the words of `until_then` say."""
    check_steps("next_turn", steps)
    check_steps("next_turn", until_then)
    for step in until_then:
        if step.name not in MEANWHILE:
            raise CardError("error-value", where="next_turn", expected=either(MEANWHILE), got=repr(step), near="")


@word(
    extended=True, calm=k.PLAIN,
    value=4, hurts=None, foreseen=True,
    clause="take-back", asks=(), tells=("take",),
)
def take_back() -> None:
    """Put the card that was set aside into the hand."""


@word(
    only=UNTIL_THEN,
    value=3, hurts=None, foreseen=False,
    clause="protected", asks=(), tells=(),
)
def protected() -> None:
    """In until_then: Attacks of the other players do not affect this player."""


@word(
    only=UNTIL_THEN,
    value=9, hurts=None, foreseen=False,
    asks=(), tells=(),
)
def when_right_gains(*steps: Word) -> None:
    """In until_then: each time the player to the right gains a card."""
    check_steps("when_right_gains", steps)


@word(
    only=UNTIL_THEN,
    value=4, hurts=None, foreseen=False,
    asks=(), tells=(),
)
def when_copy_gained(*steps: Word) -> None:
    """In until_then: who gains, in a turn of their own, a copy of the card set aside, does this."""
    check_steps("when_copy_gained", steps)


@word(
    only=UNTIL_THEN,
    value=6, hurts=None, foreseen=False,
    asks=(), tells=("trash",),
)
def first_is_trashed(*names: Card) -> None:
    """In until_then: in each turn of another player the first of these cards that is played is trashed."""
    for name in names:
        check_what("first_is_trashed", name)


@word(
    code=(k.OP_SAFE,), only=IN_REACTION,
    value=0, hurts=None, foreseen=False,
    clause="unaffected", asks=(), tells=("unaffected",),
)
def unaffected() -> None:
    """In a Reaction: the Attack does not affect this player."""


# who, whether, which


@word(
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=(),
)
def each_other(*steps: Word) -> None:
    """Every other player, in turn order, does this."""
    check_steps("each_other", steps)


@word(
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=(),
)
def each_player(*steps: Word) -> None:
    """Every player does this, starting with the player of the card."""
    check_steps("each_player", steps)


@word(
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=(),
)
def left_neighbour(*steps: Word) -> None:
    """The player to the left does this."""
    check_steps("left_neighbour", steps)


@word(
    optional=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=(),
)
def you_choose(step: Word) -> None:
    """Inside each_other and each_player: the player of the card chooses for the affected player."""
    check_steps("you_choose", [step])


@word(
    value=BY_ARGUMENTS, hurts=None, foreseen=True,
    asks=(), tells=(),
)
def may(step: Word, *, since: int = 1) -> None:
    """The step is optional; with since=2 only in the second edition."""
    check_steps("may", [step])
    if step.name not in CHOICES | COMING.keys():
        raise CardError("error-may", choices=sorted(CHOICES), got=repr(step))
    check_number("may", since, 1)


@word(
    keeps_top=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True, varies=True,
    asks=(), tells=(),
)
def if_you_did(*steps: Word, at_least: int = 1, otherwise: Sequence[Word] = ()) -> None:
    """If the previous step moved a card (or at least `at_least`)."""
    check_steps("if_you_did", steps)
    check_steps("if_you_did", otherwise)
    check_number("if_you_did", at_least, 1)


@word(
    keeps_top=True,
    value=BY_ARGUMENTS, hurts=None, foreseen=True, varies=True,
    asks=(), tells=(),
)
def when(condition: Term, *steps: Word, otherwise: Sequence[Word] = ()) -> None:
    """If the condition holds now."""
    if not isinstance(condition, Term) or condition.name not in CONDITIONS:
        raise CardError("error-value", where="when", expected=CONDITIONS, got=repr(condition), near="")
    check_steps("when", steps)
    check_steps("when", otherwise)


@word(
    optional=True,
    value=BY_ARGUMENTS, hurts=18, foreseen=False, varies=True,
    asks=("choose",), tells=("choose",),
)
def choose(n: Amount, **options: Sequence[Word]) -> None:
    """Choose n different options; all are chosen before any is carried out."""
    check_fixed("choose", n)
    for key, steps in options.items():
        if key not in KEYS:
            raise CardError("error-value", where="choose", expected=KEYS, got=repr(key), near="")
        check_steps("choose", steps)
    if not options:
        raise CardError("error-no-option")


@word(
    value=BY_ARGUMENTS, hurts=None, foreseen=False,
    asks=(), tells=(),
)
def for_each_different(*steps: Word) -> None:
    """For each differently named card that was revealed, which is "it" each time."""
    check_steps("for_each_different", steps)


# conditions


@term_of(condition=k.IF_IT_IS, foreseen=False)
def it_is(what: Type | str) -> Term:
    """The card is of that type, or has that name."""
    check_what("it_is", what)
    return Term("it_is", None, what)


it_is_named = term("it_is_named", "It is the card named.", number=False, condition=k.IF_NAMED, foreseen=False)


@term_of(condition=k.IF_NONE_IN_HAND)
def none_in_hand(what: Type | str) -> Term:
    """There is no such card in the hand."""
    check_what("none_in_hand", what)
    return Term("none_in_hand", None, what)


hand_at_least = term("hand_at_least", "There are n or more cards in the hand.", condition=k.IF_HAND_AT_LEAST)
hand_at_most = term("hand_at_most", "There are n or fewer cards in the hand.", condition=k.IF_HAND_AT_MOST)
actions_played = term("actions_played", "This is at least the n-th Action played this turn.", condition=k.IF_PLAYED)
piles_empty = term("piles_empty", "There are n or more empty Supply piles.", condition=k.IF_PILES_EMPTY)
it_is_in_play = term("it_is_in_play", "It is in play.", number=False, condition=k.IF_IN_PLAY, foreseen=False)
it_has_a_pile = term("it_has_a_pile", "It has a Supply pile.", number=False, condition=k.IF_HAS_PILE)
any_trashed = term("any_trashed", "This play has trashed a card.", number=False, condition=k.IF_TRASHED)
any_lifted = term("any_lifted", "A card was revealed or looked at.", number=False, condition=k.IF_LIFTED)

CHOICES = {name for name, spec in SPECS.items() if spec.optional}
CONDITIONS = tuple(name for name, spec in TERM_SPECS.items() if spec.condition is not None)
MEANWHILE = tuple(name for name, spec in SPECS.items() if spec.only == UNTIL_THEN)
