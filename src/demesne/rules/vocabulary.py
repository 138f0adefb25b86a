"""The words cards are written in: the rulebook's glossary.

Every function here checks its arguments and returns a `Word`; none of them plays anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from .language import (
    ACTION,
    DECK,
    DISCARD,
    HAND,
    KEYS,
    LIFTED,
    SUPPLY,
    TERMS,
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
def costs_less(n: int) -> None:
    """This turn every card everywhere costs n less, never below 0."""
    check_number("costs_less", n)


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
) -> None:
    """Gain a card: the one named, or one that the player chooses; it is "it" from here on."""
    check_amount("gain", n)
    if n != 1 and where is not TRASHED:
        raise CardError("error-gain-number", got=repr(n))
    if where is TRASHED and to is not DISCARD:
        raise CardError("error-gain-to", got=repr(to))
    if where is TRASHED and (what is not None or cost is not None):
        raise CardError("error-gain-trashed")
    check_what("gain", what)
    check_cost("gain", cost)
    if not (isinstance(to, Term) and to.name == "deck_if"):
        check_place("gain", to, (DISCARD, HAND, DECK))
    check_place("gain", where, (SUPPLY, TRASH, TRASHED))


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
TERMS.update(it_is=it_is, none_in_hand=none_in_hand)
CHOICES = {
    *("discard", "discard_down_to", "trash", "put_on_deck", "gain", "reveal", "trash_this"),
    *("deck_into_discard", "play_from_hand", "play_it", "choose", "you_choose"),
}
CONDITIONS = ("it_is", "it_is_named", "none_in_hand", "hand_at_least", "hand_at_most", "actions_played")
