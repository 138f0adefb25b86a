### Names of cards. The value is one card's name; .a with its article; .other several.

### A card of a user's own, whose name cannot be inflected.

own-card = { $name }
    .a = a { $name }
    .other = { $name } cards

### Types: one, with its article, several; .one where a word follows that is not the type's own.

type-action = Action
    .a = an Action
    .other = Actions
type-treasure = Treasure
    .a = a Treasure
    .other = Treasures
type-victory = Victory
    .a = a Victory card
    .one = Victory card
    .other = Victory cards
type-curse = Curse
    .a = a Curse
    .other = Curses
type-attack = Attack
    .a = an Attack
    .other = Attacks
type-reaction = Reaction
    .a = a Reaction
    .other = Reactions
type-duration = Duration
    .a = a Duration
    .other = Durations

or-list = { $a } or { $b }
and-list = { $a } and { $b }
comma-list = { $a }, { $b }

### Cards counted, in a list: $form is what the sentence asks for (none in English).

counted-card = { $n ->
    [1] { CARD($card, form: "a") }
   *[other] { $n } { CARD($card, $n) }
}
# $besides: yes = after cards that are named
counted-hidden = { $besides ->
    [yes] { $n ->
        [one] another card
       *[other] { $n } other cards
    }
   *[no] { $n ->
        [one] a card
       *[other] { $n } cards
    }
}
