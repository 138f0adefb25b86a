### Rulings under a card's text: what a player asks when the text alone leaves a doubt.
### One ruling a line; a line is a whole sentence or two, at most 160 characters in English.

## Notes that hold for every card with a certain step in its program, cards of a user's own too.

note-attack = Before this Attack does anything, each other player, in turn order, may reveal Reactions from their hand.
# for a card that touches other players without being an Attack
note-not-an-attack = It is not an Attack, so nobody can answer it with a Reaction.
note-reaction = Revealing it does not use it up: it stays in your hand. You may reveal it even if the Attack would not affect you.
# each time an Attack is played the Reaction may be revealed once
note-reaction-once = You may reveal it once each time an Attack is played.
note-reaction-again = You may reveal it to the same Attack again and again, as long as its condition holds.
note-handed-out = If the pile of the card to be gained runs low, it is dealt out in turn order; whoever comes too late gets nothing.
note-one-by-one = The players go in turn order; each finishes before the next one begins.
note-must-trash = You must trash if you can; if you cannot, you gain nothing.
# here the trashing is optional
note-may-trash = You may decline to trash, but then you gain nothing.
note-limit = Coins do not raise the limit, and gaining this way uses no Buy.
note-limit-elsewhere = { note-limit }
note-exact = If no pile of the Supply has a card of exactly that cost, nothing is gained.
note-named-pile = If the pile of the card to be gained is empty, nothing is gained; the rest of the text still holds.
note-costs-now = What counts is the cost at that moment, for example as lowered by { CARD("Bridge") }.
note-not-itself = Once played, this card is no longer in your hand, so you cannot pick it here; you can pick another copy in your hand.
# discarding or trashing several cards of the hand
note-too-few = If there are fewer cards in hand, all of them are discarded.
note-too-few-trash = If there are fewer cards in hand, all of them are trashed.
# any number of cards, and then something for each of them
note-all-together = Pick all the cards before you get anything for them; picking none is allowed.
note-impossible-option = An option may be chosen even if it cannot be carried out in full, or at all; as much as possible is done.
note-options-first = Choose all your options, each only once, before you carry out the first.
note-shuffle-without = If the deck runs out, the discard pile is shuffled into a new one; cards already revealed, looked at or set aside are not shuffled in.
# a step with the top card of the deck
note-no-top = If the deck is empty, the discard pile is first shuffled into a new one; if there is no card there either, nothing happens.
note-onto-empty-deck = A card put onto an empty deck becomes its only card; nothing is shuffled for it.
note-order-hidden = The order in which you put cards back is yours alone to know.
note-take-all = You take all of them; you cannot leave one behind.
note-adds-up = It adds up: every play of it this turn counts, including both plays from { CARD("Throne Room", form: "a") }.
note-trash-this = If it is already in the trash when played a second time, it is not trashed again, and nothing that depends on the trashing happens.
note-plays = Playing a card this way uses up none of your Actions; otherwise it is a play like any other, and an Attack can be answered.
note-name-a-card = You name a card, not a type; a card whose pile is empty may be named too.
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = A card of several types gives the bonus of each of them.
note-two-types = It has all its types at all times: anything that refers to one of them applies to it.
note-treasure = You play it in your Buy phase before you buy. It is not spent: at the end of the turn it goes to your discard pile.
note-points = It cannot be played. It counts at the end, whether in your hand, deck, discard pile or anywhere else among your cards.
note-buys = All your Buys are made in your Buy phase, one after another, from the same pool of coins.
note-actions = Finish this card before you use the Actions; those left over at the end of the turn are lost.
note-draw = If your deck runs out while you draw, shuffle your discard pile into a new deck and go on drawing; never shuffle earlier.

## Rulings of single cards; -1e and -2e: only in that edition

rulings-copper =
    It costs nothing, but buying it still uses a Buy.
rulings-silver =
    The first one you play in a turn gives +1 coin for every { CARD("Merchant") } played before it.
rulings-estate =
    The 3 that each player begins with do not come out of the pile in the Supply.
rulings-duchy =
    Each one you own also makes every { CARD("Duke") } of yours worth 1 victory point more.
rulings-province =
    The turn in which the last one leaves the Supply is still played to its end; then the game is over.
rulings-curse =
    It is not a Victory card: { CARD("Scout") } does not take it, and { CARD("Tribute") } gives nothing for it.
    It is in the Supply of every game, and you may buy it for 0 coins.

rulings-adventurer =
    If fewer than 2 Treasures are left to find, you take what you find.
    { CARD("Harem", form: "a") } counts as a Treasure.
rulings-chancellor =
    Decide at once, before you play or buy anything else.
    You do not see the cards of the deck as they move.
rulings-feast =
    Gaining does not depend on the trashing: played twice with { CARD("Throne Room") }, it gains you 2 cards.
rulings-spy =
    You draw your card before anybody reveals one, and you are the first to reveal.
    You decide about each player's card separately.
    A player who reveals { CARD("Moat", form: "a") } reveals nothing; your own card you still reveal.
rulings-thief =
    Each player loses at most 1 Treasure, and must lose 1 if any is revealed.
    You gain after all have trashed, and only out of what this play has trashed; the rest stays in the trash.
    { CARD("Harem", form: "a") } counts as a Treasure.

rulings-bureaucrat =
    A player with several Victory cards in hand chooses which one to reveal.
    A card that is also something else, such as { CARD("Harem") }, counts as a Victory card.
rulings-cellar =
    If you have to shuffle while drawing, the cards just discarded are shuffled in.
    The other players see how many cards you discard, but of the cards themselves only the one on top.
rulings-council-room =
    The other players must draw, whether they want to or not.
rulings-gardens =
    39 cards make each one worth 3 victory points; 40 cards make it worth 4.
    All your cards count, { CARD("Gardens") } included.
rulings-library =
    Only Actions drawn by this play can be set aside, not those you had in hand.
    You decide about each Action as it comes; other cards you must keep.
    With 7 or more cards in hand you draw nothing.
rulings-militia =
    A player with 3 or fewer cards in hand discards nothing.
rulings-mine =
    The new Treasure is in your hand, so you can play it this turn.
    It may also cost as much as the trashed one, or less.
    { CARD("Silver", form: "a") } can become { CARD("Harem", form: "a") }, which is a Treasure and costs 3 more.
rulings-moat =
    It protects only you, and only from this one play; whoever played the Attack still gets everything else it gives.
    You stay unaffected even if the card then leaves your hand, for example because of { CARD("Diplomat") }.
    If another Reaction to the same Attack draws it, you may still reveal it.
    { CARD("Council Room") }, { CARD("Masquerade") } and { CARD("Tribute") } are not Attacks; it does not help against them.
rulings-moneylender-1e =
    You must trash { CARD("Copper", form: "a") } if you have one in hand.
rulings-moneylender-2e =
    You may keep your { CARD("Copper", 2) }; then you get no coins.
rulings-remodel =
    The gained card may cost 2 more, 1 more, the same or less; it may even be another copy of the trashed one.
rulings-throne-room =
    You finish the first play before the second begins; nothing is played in between, unless the card itself plays cards.
    If you choose another { CARD("Throne Room") }, you play one Action twice and then another one twice; no card is played 4 times.
    An Attack is played twice too: the other players may reveal Reactions each time.
    If the first play trashes the card, the second still happens; the card stays in the trash.
rulings-throne-room-1e =
    You must choose an Action card if you have one in hand.
rulings-throne-room-2e =
    You need not choose an Action card, even if you have some in hand.
rulings-witch =
    You draw your cards even if no { CARD("Curse") } is left.

rulings-artisan =
    You may put the card you have just gained onto your deck.
rulings-bandit =
    A player who reveals 2 such Treasures chooses which of them is trashed.
    You do not get the trashed Treasures.
    { CARD("Harem", form: "a") } counts as a Treasure.
rulings-harbinger =
    If drawing the card made you shuffle, your discard pile is empty and there is nothing to put back.
    Only you look through the pile.
rulings-merchant =
    After the first { CARD("Silver") } of the turn, further ones give nothing extra.
rulings-poacher =
    You draw before you discard.
    Every empty pile of the Supply counts, including { CARD("Curse") }, { CARD("Copper") } and { CARD("Poacher") }.
rulings-sentry =
    Each of the 2 cards can be trashed, discarded or put back, whatever you do with the other.
    The others do not see the cards you put back.
rulings-vassal =
    If you play the card, it moves from your discard pile into play; if you do not, it stays discarded.

rulings-baron =
    You may keep an { CARD("Estate") } that you have in hand, but then you must gain one.
rulings-bridge =
    Cards cost less wherever they are: in the Supply, in every hand, in every deck.
    0 stays 0: after this, { CARD("Upgrade") } can turn { CARD("Copper", form: "a") } into a card that normally costs 2.
rulings-conspirator =
    The Actions are counted once, when it is played; those you play later change nothing.
    { CARD("Throne Room") } counts as 1, and each of the 2 plays it makes counts 1 more.
    Plays count, not cards: a play of one that has trashed itself counts; a Reaction revealed from the hand does not.
rulings-courtyard =
    You may put back any card from your hand, not only one you have just drawn.
rulings-harem =
    It is not { CARD("Silver", form: "a") }: { CARD("Merchant") } gives nothing for it.
rulings-ironworks =
    If you gain nothing, you get no bonus.
rulings-masquerade =
    All players choose before any card moves, so nobody knows what they will get.
    A passed card is not discarded, trashed or gained; it cannot be refused, and only the giver and the receiver see it.
    Only the player who played this card may trash one afterwards.
rulings-masquerade-1e =
    A player without cards in hand passes nothing but still gets a card.
rulings-masquerade-2e =
    A player without cards in hand gets none either; if fewer than 2 players have cards, nothing is passed.
rulings-mining-village =
    Decide at once whether to trash it; later in the turn you cannot.
    Played twice with { CARD("Throne Room") }, it gives the 2 coins once at most.
rulings-minion =
    Reactions are revealed before you choose, even by players with fewer than 5 cards in hand.
    A player with 4 or fewer cards in hand neither discards nor draws, nor does one who reveals { CARD("Moat", form: "a") }.
rulings-shanty-town =
    You draw both cards, even if the first of them is an Action.
    A card that is also something else, such as { CARD("Nobles") }, counts as an Action.
rulings-steward =
    If you choose trashing and have 2 or more cards in hand, you trash exactly 2.
rulings-swindler =
    You may choose another copy of the trashed card.
    { CARD("Copper", form: "a") } costs 0, and so does { CARD("Curse", form: "a") }; you can choose one for the other.
    You cannot choose an empty pile, and you must choose a card if any fits.
    A player with no card to trash gains nothing.
rulings-torturer =
    With no { CARD("Curse") } left, a player may still choose to gain one, and gains nothing.
    The players choose in turn order, each knowing what those before have chosen.
rulings-trading-post =
    You must trash 2 cards if you have them; for only 1 you get no { CARD("Silver") }.
    The { CARD("Silver") } is in your hand, so you can play it this turn.
rulings-upgrade =
    { CARD("Bridge") } lowers both costs alike, except at 0: { CARD("Copper", form: "a") } can then become { CARD("Estate", form: "a") }.
rulings-wishing-well =
    You draw your card before you name one.
    A card you did not name stays on top of your deck, and all players have seen it.

rulings-coppersmith =
    Each { CARD("Copper") } gives more, but it does not cost more.
rulings-saboteur =
    The player who loses the card decides whether to gain one and which; for a trashed card costing 5, one costing up to 3.
    A player who finds no such card discards everything revealed, and that is all.
rulings-scout =
    A card that is also something else, such as { CARD("Harem") }, counts as a Victory card; { CARD("Curse", form: "a") } does not.
rulings-secret-chamber =
    It does not protect you: afterwards the Attack hits you as usual.
    You may put back any 2 cards from your hand, including { CARD("Secret Chamber") } itself.
    If you draw another Reaction with it, such as { CARD("Moat") }, you may reveal that to the same Attack.
rulings-tribute =
    2 copies of the same card count once: 2 { CARD("Silver", 2) } give +2 coins.
    { CARD("Copper", form: "a") } and { CARD("Harem", form: "a") } give +4 coins and +2 Cards.
    { CARD("Curse", form: "a") } gives nothing.

rulings-courtier =
    If you have no card in hand to reveal, you choose nothing.
    Every type counts: for { CARD("Militia", form: "a") }, which is an Action and an Attack, you choose 2.
rulings-diplomat =
    Played from a hand of 5, it gives no Actions: 4 cards are left in hand, and drawing makes it 6.
    The card itself may be among the 3 that you discard.
    If you draw another Reaction with it, such as { CARD("Moat") }, you may reveal that to the same Attack.
rulings-lurker =
    A card that is also something else, such as { CARD("Nobles") }, counts as an Action.
    Trashing can empty a pile, and that pile counts towards the end of the game.
    You may gain any Action in the trash, whoever trashed it and whenever.
rulings-mill =
    With only 1 card in hand, you may still discard it, but you get no coins.
rulings-patrol =
    A card that is also something else, such as { CARD("Nobles") }, counts as a Victory card.
rulings-replace =
    A Victory card that is also an Action or a Treasure, such as { CARD("Nobles") }, goes onto your deck and deals out { CARD("Curse", 2) }.
    It is an Attack even if nobody gets { CARD("Curse", form: "a") } in the end.
    { CARD("Moat") } stops only the { CARD("Curse") } of the player who reveals it; you trash and gain as usual.
rulings-secret-passage =
    Top and bottom are allowed. The other players see how deep the card goes, but not which card it is.
