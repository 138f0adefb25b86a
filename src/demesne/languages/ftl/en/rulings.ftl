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
note-trash-this = If it is already in the trash when played a second time, it is not trashed again, and nothing that depends on the trashing happens.
# a Duration
note-duration = It stays in play until the Clean-up of the turn in which it last does something.
note-plays = Playing a card this way uses up none of your Actions; otherwise it is a play like any other, and an Attack can be answered.
note-adds-up = It adds up: every play of it this turn counts, including both plays from { CARD("Throne Room", form: "a") }.
note-must-trash = You must trash if you can; if you cannot, you gain nothing.
# here the trashing is optional
note-may-trash = You may decline to trash, but then you gain nothing.
note-exact = If no pile of the Supply has a card of exactly that cost, nothing is gained.
note-limit = Coins do not raise the limit, and gaining this way uses no Buy.
note-limit-elsewhere = { note-limit }
# two or more conditions on a card's type, such as "if it is an Action ...; if it is a Victory card ..."
note-each-type = A card of several types gives the bonus of each of them.
# any number of cards, and then something for each of them
note-all-together = Pick all the cards before you get anything for them; picking none is allowed.
note-options-first = Choose all your options, each only once, before you carry out the first.
note-impossible-option = An option may be chosen even if it cannot be carried out in full, or at all; as much as possible is done.
# discarding or trashing several cards of the hand
note-too-few = If there are fewer cards in hand, all of them are discarded.
note-too-few-trash = If there are fewer cards in hand, all of them are trashed.
note-not-itself = Once played, this card is no longer in your hand, so you cannot pick it here; you can pick another copy in your hand.
note-costs-now = What counts is the cost at that moment, for example as lowered by { CARD("Bridge") }.
note-named-pile = If the pile of the card to be gained is empty, nothing is gained; the rest of the text still holds.
note-take-all = You take all of them; you cannot leave one behind.
note-shuffle-without = If the deck runs out, the discard pile is shuffled into a new one; cards already revealed, looked at or set aside are not shuffled in.
# a step with the top card of the deck
note-no-top = If the deck is empty, the discard pile is first shuffled into a new one; if there is no card there either, this step is skipped.
note-order-hidden = The order in which you put cards back is yours alone to know.
# other players put cards back onto their decks
note-order-hidden-theirs = Each player chooses the order of their own cards; nobody else sees it.
note-onto-empty-deck = A card put onto an empty deck becomes its only card; nothing is shuffled for it.
note-name-a-card = You name a card, not a type; a card whose pile is empty may be named too.
note-one-by-one = The players go in turn order; each finishes before the next one begins.
note-two-types = It has all its types at all times: anything that refers to one of them applies to it.
note-treasure = You play it in your Buy phase before you buy. It is not spent: at the end of the turn it goes to your discard pile.
note-points = It cannot be played. It counts at the end, whether in your hand, deck, discard pile or anywhere else among your cards.
# a card that another card makes a Treasure
note-points-treasure = It counts at the end, whether in your hand, deck, discard pile or anywhere else among your cards.
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
    It is not a Victory card: { CARD("Scout") } does not take it.
    It cannot be played, and { CARD("Tribute") } gives nothing for it; but in games with { CARD("Charlatan") }, { CARD("Curse", form: "a") } is also a Treasure worth 1 coin.
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
    { CARD("Curse", form: "a") } gives nothing, except in games with { CARD("Charlatan") }: there it gives +2 coins.

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

rulings-platinum =
    It is in the Supply only in games with { CARD("Colony") }, 12 of them for any number of players.
rulings-colony =
    The turn in which the last one leaves the Supply is still played to its end; then the game is over.
rulings-caravan =
    The later card is drawn at the start of your next turn, not in the Clean-up before it.
rulings-cutpurse =
    Exactly one { CARD("Copper") } is discarded, even by a player who holds several.
    A player with no card in hand shows that; nothing else happens.
rulings-fishing-village =
    So your next turn begins with 2 Actions and 1 coin.
rulings-haven =
    You must set aside a card if you have one; otherwise this card is discarded this turn like any other.
    Only you know the card; the others see that there is one.
    It is not in your hand between your turns, but at the end of the game it counts as yours.
    With { CARD("Throne Room") } you set aside two cards, and both come back.
rulings-island =
    You must put a card with it if you have one in hand; otherwise it goes to the mat alone.
    Everybody may look at the mat; at the end of the game its cards count like all your others.
    Played twice with { CARD("Throne Room") }, it takes one card along each time.
rulings-lighthouse =
    The protection is not optional, but you may still reveal Reactions.
    What counts is the moment at which the Attack is played.
    It does not help against cards that are not Attacks, such as { CARD("Masquerade") }.
rulings-lookout =
    All three steps must be done in this order: of 2 cards you trash one and discard one, a single card you trash.
    The others see only what you trash and what you discard.
rulings-native-village =
    Either option may be chosen even if it does nothing.
    You choose before you see the card.
    Only you may look at the cards on your mat, whenever you like; at the end they count as yours.
rulings-outpost =
    Two of them in one turn still give only one extra turn.
    Played in an extra turn, it gives no further one, but you still draw only 3 cards.
    What your Durations do at the start of your next turn they do in the extra turn.
    The end of the game is tested before the extra turn, and extra turns do not count in a tie.
rulings-salvager =
    You must trash a card if you have one; without one you get no coins.
    What counts is the cost at that moment, for example as lowered by { CARD("Bridge") }.
rulings-smugglers =
    Every card that player gained counts, bought or not, even if it was trashed or moved at once.
    Only that player's own last turn counts; that can be an extra turn.
    You must gain a card if a copy of one of them is in the Supply.
rulings-tactician =
    With no card in hand nothing happens, and it is discarded this turn.
    The 5 cards come on top of those you draw in Clean-up.
    Played twice with { CARD("Throne Room") }, it finds an empty hand the second time and does nothing.
rulings-treasure-map =
    Played alone, it is trashed, and you gain nothing.
    You must trash the second one if you have it in hand.
    If fewer than 4 { CARD("Gold", 4) } are left, you gain what there is.
rulings-treasury =
    Decide for each copy separately.
    Only cards gained in this Buy phase count, bought or not.
rulings-warehouse =
    You may discard any cards from your hand, not only those you drew.
rulings-ambassador =
    You may return no copy at all; the others still gain one.
    You must reveal a card if you have one; with no card in hand nothing happens.
    If there are too few copies, they are dealt out in turn order.
    The copies are gained, not bought.
rulings-embargo =
    Only buying counts, not gaining in another way.
    The tokens stay for the whole game, even on an empty pile, and they apply to everybody, you included.
    If no { CARD("Curse") } is left, nothing more happens.
rulings-explorer =
    You need not reveal { CARD("Province", form: "a") } that you have.
    If the pile is empty, you do not gain the other card instead.
rulings-ghost-ship =
    They choose the cards and their order; nobody else sees them.
    A player with 3 or fewer cards in hand does nothing.
rulings-navigator =
    You discard all of them or none.
    The order in which you put them back is yours alone to know.
rulings-pearl-diver =
    You draw before you look; if your deck is empty then, you shuffle first.
    Nobody else sees the card.
rulings-pirate-ship =
    Reactions are revealed before you choose.
    You get at most 1 token per play; tokens are yours for the whole game and are never spent.
    A player who reveals a Treasure must trash one; you only choose which.
rulings-sea-hag =
    The { CARD("Curse") } is the new top card of the deck.
    The { CARD("Curse") } is gained even if there is no card to discard. If no { CARD("Curse") } is left, the top card is still discarded.
rulings-blockade =
    The card lies face up; everybody sees it.
    If several of them have set aside copies of the same card, each gives { CARD("Curse", form: "a") }.
    Gains in other players' turns do not count.
    If the card is moved at once, for example by { CARD("Watchtower") }, nothing more happens.
rulings-corsair =
    The trashed Treasure still gives its coins.
    Only the first { CARD("Silver") } or { CARD("Gold") } of a turn is trashed, however many of these cards are in force.
    A player protected when it was played is safe the whole time.
rulings-monkey =
    Every gain of that player counts, bought or not, in anybody's turn.
    What that player does at the gain comes first, then you draw.
rulings-pirate =
    Played as a Reaction it uses no Action, not even in your own turn.
    You may play any number of them when a Treasure is gained.
    Played in another player's turn, it still acts at the start of your next turn.
rulings-sailor =
    Each play of it lets you play one gained card; two of them do not play the same card twice.
    It also works in your Buy phase, but Actions that the card gives there are of no use.
rulings-sea-chart =
    This card itself counts as in play, and so do Durations of an earlier turn.
    Otherwise the card stays on top of your deck, and all players have seen it.
rulings-sea-witch =
    In your next turn you draw before you discard; any cards from your hand will do.
rulings-bank =
    Your Treasures are counted when you play it; those played later change nothing.
    Treasures still in play from an earlier turn count too.
rulings-bishop =
    You must trash a card if you have one; the others may.
    The others get nothing for theirs.
rulings-city =
    The empty piles are counted once, when you play it; all piles of the Supply count.
    A third empty pile gives nothing more.
rulings-expand =
    Another copy of the trashed card is allowed.
rulings-forge =
    If you trash nothing, the sum is 0, and you must gain a card costing 0.
    The costs are taken as they stand before the first card is trashed.
rulings-grand-market =
    Only buying is barred; you may gain it in another way.
    { CARD("Copper", 2) } in your hand do not matter.
rulings-hoard =
    Each one you have played this turn counts.
    Any card with the type Victory counts, but only if you bought it.
    If no { CARD("Gold") } is left, nothing is gained.
rulings-kings-court =
    You need not choose a card.
    If you choose another { CARD("King's Court") }, you play up to three Actions three times each.
    If you choose a Duration, both cards stay in play, and its later part happens three times.
rulings-mint =
    The revealed Treasure stays in your hand.
    The coins you already have stay.
    The trashing is compulsory and does not depend on how you gained it.
rulings-monument =
    Victory tokens are worth 1 point each at the end; everybody sees them, and they are never lost.
rulings-peddler =
    Cards in play count, not plays; Durations of earlier turns count too.
    Outside a Buy phase it costs 8; in another player's Buy phase their Actions count.
rulings-quarry =
    Each one you have played this turn counts.
    A card that is also something else, such as { CARD("Nobles") }, counts as an Action.
rulings-rabble =
    A Victory card that is also an Action or a Treasure is discarded.
rulings-vault =
    A player with only 1 card may discard it but draws nothing.
    If you have to shuffle while drawing, cards just discarded are shuffled in.
rulings-watchtower =
    Any gain of yours counts, bought or not, in anybody's turn.
    Decide for each gain separately; this card stays in your hand.
    The card counts as gained: other effects of the gain still happen.
rulings-contraband =
    The card is named at once, before you play another Treasure; your neighbour does not see your hand.
    Only buying is barred; you may gain the card in another way.
    If you play several, all the named cards are barred.
rulings-counting-house =
    You may take none.
    The others see only the { CARD("Copper", 2) } that you take.
rulings-goons =
    Each one in play gives a token for every card you buy, whatever it is.
    Played several times, one card still gives only one token for each card bought.
rulings-loan =
    You must trash or discard the Treasure.
    If there is none, all revealed cards are discarded.
rulings-mountebank =
    First the { CARD("Curse") } is gained, then the { CARD("Copper") }; if one pile is empty, the other card is still gained.
    A player may discard even if both piles are empty.
rulings-royal-seal =
    Decide for each card separately, bought or not.
    It works only as long as it is still in play.
rulings-talisman =
    It is not optional, and each one in play gives one more card.
    What counts is the cost at that moment, not the printed one.
    If only one card is left in the pile, you get that one and no other.
rulings-trade-route =
    The mat is common to all players.
    It counts piles, not cards; a card that returns to its pile brings no token back.
rulings-venture =
    You must play the Treasure, and what it says happens.
    If there is none, all revealed cards are discarded.
rulings-anvil =
    You need not discard a Treasure; then you gain nothing.
rulings-charlatan =
    This holds for the whole game: { CARD("Curse", form: "a") } can be played as a Treasure, and it is still worth −1 victory point.
rulings-clerk =
    Played as a Reaction it uses no Action.
    You may play several, one after the other, between other effects at the start of your turn.
rulings-collection =
    Each play counts, but only for cards gained after it, bought or not.
rulings-crystal-ball =
    If you choose nothing, the card stays on top.
    Actions that the played card gives in your Buy phase are of no use.
rulings-investment =
    You must trash a card if you have one; you choose even with an empty hand.
    Played twice, it is trashed only once and gives tokens only once.
rulings-magnate =
    The Treasures are counted before you draw.
rulings-tiara =
    It lasts for the rest of the turn, even if this card leaves play.
    If you play another { CARD("Tiara") } with it, you can play two further Treasures twice each.
rulings-war-chest =
    The names add up during the turn.
    A named card may still be bought, or gained in another way.
