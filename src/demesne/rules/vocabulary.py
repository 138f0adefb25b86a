"""The words cards are written in: the rulebook's glossary.

Every function here checks its arguments and returns a `Word`; none of them plays anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from demesne.refusal import either

from .language import (
    ACTION,
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    MATS,
    PILE_TOKENS,
    SUPPLY,
    TERMS,
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
    check_amount,
    check_cost,
    check_fixed,
    check_number,
    check_one_of,
    check_place,
    check_steps,
    check_what,
    term,
    word,
)

# amounts and costs

up_to = term("up_to", "From 0 to n; as a cost: at most n.")
exactly = term("exactly", "A cost of exactly n.")
at_least = term("at_least", "A cost of n or more.")
up_to_more = term("up_to_more", "A cost of at most n more than the card before it.")
exactly_more = term("exactly_more", "A cost of exactly n more than the card before it.")
any_number = term("any_number", "", takes_number=False)
that_many = term("that_many", "", takes_number=False)
empty_piles = term("empty_piles", "", takes_number=False)
each_type = term("each_type", "", takes_number=False)
cost_of_it = term("cost_of_it", "", takes_number=False)
half_cost_of_it = term("half_cost_of_it", "", takes_number=False)
tokens_moved = term("tokens_moved", "", takes_number=False)
exactly_total = term("exactly_total", "", takes_number=False)


def in_play(what: Type) -> Term:
    """One for every card of that type the player has in play."""
    check_types("in_play", what)
    return Term("in_play", None, what)


def in_hand(what: Type) -> Term:
    """One for every card of that type in the hand."""
    check_types("in_hand", what)
    return Term("in_hand", None, what)


def different_in_hand(what: Type) -> Term:
    """One for every differently named card of that type in the hand."""
    check_types("different_in_hand", what)
    return Term("different_in_hand", None, what)


def tokens_held(name: str) -> Term:
    """One for every such token the player has."""
    check_one_of("tokens_held", name, TOKENS)
    return Term("tokens_held", None, name)


def check_types(where: str, what: object) -> None:
    if not isinstance(what, Type) or not what:
        raise CardError("error-types", where=where, got=repr(what))


def deck_if(types: Type) -> Term:
    """Onto the deck if the gained card has one of these types, else to the discard pile."""
    if not isinstance(types, Type):
        raise CardError("error-types", where="deck_if", got=repr(types))
    return Term("deck_if", None, types)


def per_cards(n: int) -> Term:
    """Points: one for every full n cards owned."""
    check_number("per_cards", n, 1)
    return Term("per_cards", n)


def per_card(name: str) -> Term:
    """Points: one for every card of that name owned."""
    if not isinstance(name, str):
        raise CardError("error-card-in-quotes", where="per_card", got=repr(name))
    return Term("per_card", None, name)


TERMS.update(deck_if=deck_if, per_cards=per_cards, per_card=per_card)
TERMS.update(in_play=in_play, in_hand=in_hand, different_in_hand=different_in_hand, tokens_held=tokens_held)


# what the player gets


@word
def cards(n: Amount) -> None:
    """Draw n cards."""
    check_fixed("cards", n)


@word
def actions(n: Amount) -> None:
    """+n Actions."""
    check_fixed("actions", n)


@word
def buys(n: Amount) -> None:
    """+n Buys."""
    check_fixed("buys", n)


@word
def coins(n: Amount) -> None:
    """+n coins."""
    check_fixed("coins", n)


@word
def tokens(name: str, n: Amount) -> None:
    """Take n tokens of that name; victory tokens are worth a point each."""
    check_one_of("tokens", name, TOKENS)
    check_fixed("tokens", n)


@word
def costs_less(n: int, what: Type | None = None) -> None:
    """This turn every card everywhere (of that type) costs n less, never below 0."""
    check_number("costs_less", n)
    if what is not None:
        check_types("costs_less", what)


@word
def worth_more(name: Card, n: int) -> None:
    """This turn every play of the named card gives n coins more."""
    check_what("worth_more", name)
    check_number("worth_more", n)


@word
def first_play_gives(name: Card, n: int) -> None:
    """The first time the named card is played this turn: +n coins."""
    check_what("first_play_gives", name)
    check_number("first_play_gives", n)


# moving cards


@word
def discard(n: Amount, what: Card | Type | None = None, *, where: Place = HAND) -> None:
    """Discard n cards that the player chooses."""
    check_amount("discard", n)
    check_what("discard", what)
    check_place("discard", where, (HAND, LIFTED, TOP))


@word
def discard_down_to(n: int) -> None:
    """Discard cards that the player chooses until n are left in hand."""
    check_number("discard_down_to", n)


@word
def put_on_deck_down_to(n: int) -> None:
    """Put hand cards that the player chooses on the deck, in any order, until n are left in hand."""
    check_number("put_on_deck_down_to", n)


@word
def discard_all(what: Type) -> None:
    """Discard all revealed cards that fit."""
    check_types("discard_all", what)


@word
def discard_others() -> None:
    """Discard the revealed cards except the one that was found."""


@word
def discard_hand() -> None:
    """Discard the whole hand."""


@word
def discard_top() -> None:
    """Discard the top card of the deck; it is "it" from here on."""


@word
def discard_rest() -> None:
    """Discard the remaining cards that were revealed or looked at."""


@word
def deck_into_discard() -> None:
    """Put the whole deck into the discard pile, unseen."""


@word
def trash(n: Amount, what: Card | Type | None = None, *, but: Card | None = None, where: Place = HAND) -> None:
    """Trash n cards that the player chooses; the last one is "it" from here on."""
    check_amount("trash", n)
    check_what("trash", what)
    check_what("trash", but)
    check_place("trash", where, (HAND, LIFTED, SUPPLY))


@word
def trash_this() -> None:
    """Trash this card, if it is still in play."""


@word
def trash_top() -> None:
    """Trash the top card of the deck; it is "it" from here on."""


@word
def trash_it() -> None:
    """Trash the revealed card that was found."""


@word
def trash_or_discard_it() -> None:
    """The player may trash the revealed card that was found; otherwise it is discarded."""


@word
def trash_from_play(what: Type, *, but: Type | None = None) -> None:
    """Trash all cards of that type that the player has in play."""
    check_types("trash_from_play", what)
    if but is not None:
        check_types("trash_from_play", but)


@word
def put_on_deck(n: Amount, what: Card | Type | None = None, *, where: Place = HAND, openly: bool = False) -> None:
    """Put n cards that the player chooses on the deck, in any order."""
    check_amount("put_on_deck", n)
    check_what("put_on_deck", what)
    check_place("put_on_deck", where, (HAND, DISCARD))
    if openly and where is DISCARD:
        raise CardError("error-openly")


@word
def put_back() -> None:
    """Put the remaining cards that were revealed or looked at back on the deck, in any order."""


@word
def bottom_to_top() -> None:
    """Look at the bottom card of the deck and put it on top."""


@word
def take_from_discard(n: Amount, what: Card) -> None:
    """Take n such cards out of the discard pile into the hand."""
    check_amount("take_from_discard", n)
    check_what("take_from_discard", what)


@word
def return_to_supply(n: Amount) -> None:
    """Return n copies of "it" from the hand to its Supply pile."""
    check_amount("return_to_supply", n)


@word
def set_aside() -> None:
    """Set a card from the hand aside, face down; it is kept until `take_back` in next_turn."""


@word
def put_on_mat(mat: str) -> None:
    """Put a card from the hand on that mat."""
    check_one_of("put_on_mat", mat, MATS)


@word
def put_this_on_mat(mat: str) -> None:
    """Put this card, if it is still in play, on that mat."""
    check_one_of("put_this_on_mat", mat, MATS)


@word
def top_onto_mat(mat: str) -> None:
    """Put the top card of the deck on that mat."""
    check_one_of("top_onto_mat", mat, MATS)


@word
def take_mat(mat: str) -> None:
    """Take all cards of that mat into the hand."""
    check_one_of("take_mat", mat, MATS)


@word
def place_token(name: str) -> None:
    """Put such a token on a Supply pile."""
    check_one_of("place_token", name, PILE_TOKENS)


@word
def put_anywhere() -> None:
    """Put a card from the hand anywhere in the deck."""


@word
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


@word
def gain_copy() -> None:
    """Gain a copy of "it"."""


@word
def put_gained_on_deck() -> None:
    """Put the card just gained on the deck, if it is still where it was put."""


@word
def trash_gained() -> None:
    """Trash the card just gained, if it is still where it was put."""


@word
def put_this_on_deck() -> None:
    """Put this card, which is in play, on the deck."""


@word
def pass_left(*, past_empty_hands_since: int = 2) -> None:
    """Everybody passes a card to the left at once; starting with that edition, empty hands are skipped."""
    check_number("pass_left", past_empty_hands_since)


# revealing cards


@word
def reveal(n: Amount, what: Card | Type | None = None) -> None:
    """Reveal n cards from the hand; the last one is "it" from here on."""
    check_amount("reveal", n)
    check_what("reveal", what)


@word
def reveal_hand() -> None:
    """Reveal the whole hand."""


@word
def reveal_from_deck(n: int) -> None:
    """Reveal the top n cards of the deck; they stay aside until they are put down."""
    check_number("reveal_from_deck", n)


@word
def reveal_until(n: int, what: Type | None = None, *, cost: Cost | None = None) -> None:
    """Reveal cards of the deck one by one until n of them fit; the last one that fits is "it"."""
    check_number("reveal_until", n)
    check_what("reveal_until", what)
    check_cost("reveal_until", cost)


@word
def look_at(n: int) -> None:
    """Look at the top n cards of the deck; nobody else sees them."""
    check_number("look_at", n)


@word
def take(what: Type) -> None:
    """All revealed cards that fit go into the hand."""
    check_what("take", what)


@word
def turn_up() -> None:
    """Reveal the top card of the deck and leave it there; it is "it" from here on."""


@word
def take_it() -> None:
    """Put the card turned up into the hand."""


@word
def draw_to(n: int, *, may_set_aside: Type | None = None) -> None:
    """Draw one by one up to n cards in hand; cards of that type may be set aside, and are discarded at the end."""
    check_number("draw_to", n)
    check_what("draw_to", may_set_aside)


@word
def name_a_card() -> None:
    """Name a card."""


# playing


@word
def play_from_hand(what: Type = ACTION, *, times: int = 1) -> None:
    """Play a card of that type from the hand, `times` times."""
    check_what("play_from_hand", what)
    check_number("play_from_hand", times, 1)


@word
def play_it() -> None:
    """Play the card just discarded."""


@word
def play_found() -> None:
    """Play the revealed or looked at card that is "it"."""


@word
def play_gained() -> None:
    """Play the card just gained, if it is still where it was put."""


@word
def play_this() -> None:
    """In a Reaction: play this card from the hand."""


@word
def extra_turn(*, hand: int = 5) -> None:
    """Another turn follows this one, unless this is an extra turn already; draw only so many cards for it."""
    check_number("extra_turn", hand)


@word
def bar_from_buying() -> None:
    """The card named cannot be bought this turn."""


@word
def bar_from_this() -> None:
    """The card named is not gained with this card this turn."""


# later turns


@word
def next_turn(*steps: Word, until_then: Sequence[Word] = ()) -> None:
    """This at the start of the player's next turn; until then what the words of `until_then` say."""
    check_steps("next_turn", steps)
    check_steps("next_turn", until_then)
    for step in until_then:
        if step.name not in MEANWHILE:
            raise CardError("error-value", where="next_turn", expected=either(MEANWHILE), got=repr(step), near="")


@word
def take_back() -> None:
    """Put the card that was set aside into the hand."""


@word
def protected() -> None:
    """In until_then: Attacks of the other players do not affect this player."""


@word
def when_right_gains(*steps: Word) -> None:
    """In until_then: each time the player to the right gains a card."""
    check_steps("when_right_gains", steps)


@word
def when_copy_gained(*steps: Word) -> None:
    """In until_then: who gains, in a turn of their own, a copy of the card set aside, does this."""
    check_steps("when_copy_gained", steps)


@word
def first_is_trashed(*names: Card) -> None:
    """In until_then: in each turn of another player the first of these cards that is played is trashed."""
    for name in names:
        check_what("first_is_trashed", name)


@word
def unaffected() -> None:
    """In a Reaction: the Attack does not affect this player."""


# who, whether, which


@word
def each_other(*steps: Word) -> None:
    """Every other player, in turn order, does this."""
    check_steps("each_other", steps)


@word
def each_player(*steps: Word) -> None:
    """Every player does this, starting with the player of the card."""
    check_steps("each_player", steps)


@word
def left_neighbour(*steps: Word) -> None:
    """The player to the left does this."""
    check_steps("left_neighbour", steps)


@word
def you_choose(step: Word) -> None:
    """Inside each_other and each_player: the player of the card chooses for the affected player."""
    check_steps("you_choose", [step])


@word
def may(step: Word, *, since: int = 1) -> None:
    """The step is optional; with since=2 only in the second edition."""
    check_steps("may", [step])
    if step.name not in CHOICES:
        raise CardError("error-may", choices=sorted(CHOICES), got=repr(step))
    check_number("may", since, 1)


@word
def if_you_did(*steps: Word, at_least: int = 1, otherwise: Sequence[Word] = ()) -> None:
    """If the previous step moved a card (or at least `at_least`)."""
    check_steps("if_you_did", steps)
    check_steps("if_you_did", otherwise)
    check_number("if_you_did", at_least, 1)


@word
def when(condition: Term, *steps: Word, otherwise: Sequence[Word] = ()) -> None:
    """If the condition holds now."""
    if not isinstance(condition, Term) or condition.name not in CONDITIONS:
        raise CardError("error-value", where="when", expected=CONDITIONS, got=repr(condition), near="")
    check_steps("when", steps)
    check_steps("when", otherwise)


@word
def choose(n: Amount, **options: Sequence[Word]) -> None:
    """Choose n different options; all are chosen before any is carried out."""
    check_fixed("choose", n)
    for key, steps in options.items():
        if key not in KEYS:
            raise CardError("error-value", where="choose", expected=KEYS, got=repr(key), near="")
        check_steps("choose", steps)
    if not options:
        raise CardError("error-no-option")


@word
def for_each_different(*steps: Word) -> None:
    """For each differently named card that was revealed, which is "it" each time."""
    check_steps("for_each_different", steps)


# conditions


def it_is(what: Type | str) -> Term:
    """The card is of that type, or has that name."""
    check_what("it_is", what)
    return Term("it_is", None, what)


def none_in_hand(what: Type | str) -> Term:
    """There is no such card in the hand."""
    check_what("none_in_hand", what)
    return Term("none_in_hand", None, what)


hand_at_least = term("hand_at_least", "There are n or more cards in the hand.")
hand_at_most = term("hand_at_most", "There are n or fewer cards in the hand.")
actions_played = term("actions_played", "This is at least the n-th Action played this turn.")
it_is_named = term("it_is_named", "", takes_number=False)
piles_empty = term("piles_empty", "There are n or more empty Supply piles.")
it_is_in_play = term("it_is_in_play", "", takes_number=False)
it_has_a_pile = term("it_has_a_pile", "", takes_number=False)
any_trashed = term("any_trashed", "", takes_number=False)
any_lifted = term("any_lifted", "", takes_number=False)
TERMS.update(it_is=it_is, none_in_hand=none_in_hand)
CHOICES = {
    *("discard", "discard_down_to", "trash", "put_on_deck", "gain", "reveal", "trash_this"),
    *("deck_into_discard", "play_from_hand", "play_it", "choose", "you_choose", "bottom_to_top"),
    *("put_gained_on_deck", "play_gained", "put_this_on_deck"),
}
CONDITIONS = (
    *("it_is", "it_is_named", "none_in_hand", "hand_at_least", "hand_at_most", "actions_played"),
    *("piles_empty", "it_is_in_play", "it_has_a_pile", "any_trashed", "any_lifted"),
)
MEANWHILE = ("protected", "when_right_gains", "when_copy_gained", "first_is_trashed")
