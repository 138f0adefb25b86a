"""Every small number the kernel knows, named once. The build turns this file into C constants."""

from typing import Any, Final

i64 = int  # hints: how wide a number is in the compiled kernel
u64 = int  # a set of kinds, a bit each
u32 = int
u8p = Any  # where bytes, whole numbers and fractions are written
i32p = Any
f32p = Any

# sizes of the state; a test says how many bytes layout.py makes of them
KIND_BITS: Final = 6
KINDS: Final = 1 << KIND_BITS  # kinds of card in one game
KIND_MASK: Final = KINDS - 1
NARROW: Final = KINDS // 2  # most games have no more kinds than this; their loops are half as long
NOTED_KINDS: Final = 32  # what a deck slot counts by in the fingerprint of notation 1
ORDERED_PICKS: Final = 32  # picks of one ordered answer
OPTION_KEYS: Final = 32
THEM: Final = 8  # sets of cards that effects under way remember
SEATS: Final = 6
FRAMES: Final = 28  # effects under way at once
FULL: Final = 20  # with more of them, those below a window are put away
NEARBY: Final = 8  # of them, so many at least stay
FEW: Final = 4  # with fewer, some that were put away come back
BROUGHT_BACK: Final = 12  # so many at a time
DEEP: Final = 320  # effects put away below windows: more than a pile has cards
SLOTS: Final = 560  # deck slots from the top down to the deepest pinned one, all seats together
SECRETS: Final = 24  # what one seat alone knows of another's hand
CODE: Final = 3072
FILTERS: Final = 96
TRIGGERS: Final = 80
AGENDA: Final = 96  # later parts of Durations, all seats together
UNITS: Final = 128  # cards in play that are known one by one, all seats together
OCCURRENCES: Final = 48  # gains whose windows are still to come; more than FRAMES
DISCOUNTS: Final = 8
BARS: Final = 8  # lists of cards named this turn: the first for buying, the others for cards that name
BUYING: Final = 0  # of these lists
MATS: Final = 3
MAT_ROWS: Final = MATS * SEATS
TOKENS: Final = 5
NOTED: Final = 2  # mats, and tokens, in the fingerprint of notation 1
PILE_TOKENS: Final = 2
PLUS: Final = 6  # tokens of a seat that lie on a pile
MARKS: Final = 3  # tokens of a seat that are there or not
HEAPS: Final = 4  # piles of different cards
HEAP: Final = 64  # cards of such a pile whose order is known
SCORES: Final = 16  # scoring programs that count once for every player
MOMENTS: Final = 20
ELSEWHERE: Final = 2  # `extended`: cards may lie on mats, beside the Supply or aside over turns, too
STEP_LIMIT: Final = 30000  # instructions one play may take, with all it sets off
TURN_LIMIT: Final = 1000
HAND_SIZE: Final = 5

# sizes of the plans, of the tally and of playouts
LISTS: Final = 64  # strategies that can be known at a table; six of them play
RULES: Final = 2400  # of all strategies at a table together
CONDITIONS: Final = 16384  # numbers in all their conditions together
DEPTH: Final = 64  # of a condition's stack
PRICES: Final = 16  # coins a table of purchases tells apart
TURNS: Final = 64  # turns a tally tells apart
GAINS: Final = 1024  # gains of one game that a tally can list
SEEDS: Final = 1024  # seeds of one batch that a tally can list
ARMS: Final = 64  # answers that playouts compare with each other
TURN_BLOCKS: Final = 7  # bits: in a playout every turn has as many blocks of the stream to itself
SHARE: Final = 60  # a victory in shares; it can be divided among six

# card types
ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
DURATION: Final = 64

# zones
NOWHERE: Final = 0
HAND: Final = 1
DECK: Final = 2
DISCARD: Final = 3
PLAY: Final = 4
ASIDE: Final = 5
SUPPLY: Final = 6
TRASH: Final = 7
KEPT: Final = 8  # set aside over turns
MAT: Final = 9  # MAT + the number of the mat
BESIDE: Final = MAT + MATS  # piles beside the Supply
LENT: Final = BESIDE + 1  # trashed in a turn that another seat controls, to come back at its end

# tokens of a seat, mats and plus tokens that the kernel itself knows
VICTORY_TOKEN: Final = 0
COFFERS: Final = 2
VILLAGERS: Final = 3
DEBT: Final = 4
TAVERN: Final = 2
PLUS_CARD: Final = 0
PLUS_ACTION: Final = 1
PLUS_BUY: Final = 2
PLUS_COIN: Final = 3
MINUS_COST: Final = 4
MINUS_CARD: Final = 0
MINUS_COIN: Final = 1
JOURNEY: Final = 2  # face down

# phases
PH_ACTION: Final = 0
PH_TREASURE: Final = 1
PH_BUY: Final = 2
PH_CLEANUP: Final = 3
PH_OVER: Final = 4
PH_START: Final = 5
PH_END_OF_BUY: Final = 6
PH_END: Final = 7  # the new hand is drawn

# how a game ends
ENDS_NOT: Final = 0
ENDS_PROVINCES: Final = 1
ENDS_PILES: Final = 2
ENDS_LIMIT: Final = 3
ENDS_COLONIES: Final = 4

# kinds of decision
D_NONE: Final = 0
D_ACTION: Final = 1
D_TREASURE: Final = 2
D_BUY: Final = 3
D_REACT: Final = 4
D_DISCARD: Final = 5
D_TRASH: Final = 6
D_GAIN: Final = 7
D_TOPDECK: Final = 8
D_REVEAL: Final = 9
D_SET_ASIDE: Final = 10
D_CHOOSE: Final = 11
D_PASS: Final = 12
D_PLAY: Final = 13
D_PLACE: Final = 14
D_POSITION: Final = 15
D_NAME: Final = 16
D_ORDER: Final = 17
D_RETURN: Final = 18
D_TAKE: Final = 19
D_SPEND: Final = 20

# verbs of a strategy are the kinds of decision; forbidden ones come after them
NEVER: Final = 22
VERBS: Final = 2 * NEVER

DRAWN_FIRST: Final = 1000  # built-in play: more than the profit of any play
MOST_ORDERED: Final = 4  # cards of an answer whose orders are all worth trying out

# what a rule is about, where it is not a kind of card
R_ANY: Final = -1
R_RANDOM: Final = -2
R_STOP: Final = -3
R_TYPES: Final = -10  # R_TYPES - a set of types

# conditions of a strategy: four numbers each
C_END: Final = 0
C_LESS: Final = 1  # term, its card, a number; the next five likewise
C_AT_MOST: Final = 2
C_EQUAL: Final = 3
C_DIFFERENT: Final = 4
C_AT_LEAST: Final = 5
C_MORE: Final = 6
C_NUMBER: Final = 7
C_TERM: Final = 8
C_COMPARE: Final = 9  # the two topmost, by one of the six above
C_ADD: Final = 10
C_SUBTRACT: Final = 11
C_TIMES: Final = 12
C_NEGATE: Final = 13
C_NOT: Final = 14
C_AND: Final = 15  # when the topmost is false go to, else drop it
C_OR: Final = 16

# terms of a condition; those before T_EMPTY_PILES are of a kind or a set of types
T_OWNED: Final = 0
T_HAND: Final = 1
T_INPLAY: Final = 2
T_DECK: Final = 3
T_SUPPLY: Final = 4
T_OPPONENTS: Final = 5
T_GAINED: Final = 6
T_EMPTY_PILES: Final = 7
T_GAINS_TO_END: Final = 8
T_COINS: Final = 9
T_BUYS: Final = 10
T_ACTIONS: Final = 11
T_TURN: Final = 12
T_MONEY: Final = 13
T_CARDS: Final = 14
T_SCORE: Final = 15
T_LEAD: Final = 16
T_FIRST: Final = 17
T_TOKENS: Final = 18  # of the kind given by its number; the next likewise
T_MAT: Final = 19
T_PILE_TOKENS: Final = 20  # of a kind of card: all tokens on its pile

# what the options of a decision are
F_CARDS: Final = 0
F_KEYS: Final = 1
F_POSITIONS: Final = 2
STOP: Final = -1

# what a pick came to
PICK_ILLEGAL: Final = 0
PICK_TAKEN: Final = 1
PICK_COMPLETE: Final = 2

# amounts that are not plain numbers
N_THAT_MANY: Final = -1
N_EMPTY_PILES: Final = -2
N_TYPES_OF_IT: Final = -3
N_ALL: Final = -4
N_COST: Final = -5  # of it
N_HALF_COST: Final = -6
N_MOVED: Final = -7  # tokens that have left their pile
N_IN_PLAY: Final = -200  # N_IN_PLAY - a set of types; the next two likewise
N_IN_HAND: Final = -400
N_DIFFERENT: Final = -600
N_TOKENS: Final = -800  # N_TOKENS - the number of the token
N_DOWN_TO: Final = -100  # N_DOWN_TO - n: as many as leave n in hand

# how a program goes on after an instruction
NEXT: Final = 0
JUMPED: Final = 1  # where its counter says now
WAIT: Final = 2  # it waits for an answer or for another program, or it is over

# instructions: six numbers each, the operation and five operands
WIDTH: Final = 6

# operands that are filled in when what follows is known, or read before the instruction is carried out: their places
AT_TO: Final = 1  # of OP_JUMP, OP_NEXT_OF_THEM
AT_OTHERWISE: Final = 3  # of OP_IF
AT_NEXT_OPTION: Final = 2  # of OP_OPTION
AT_GAINED_TO: Final = 2  # of OP_GAIN, OP_GAIN_PICK
AT_LATER_PROGRAM: Final = 1  # of OP_LATER, as the next four
AT_LATER_FLAGS: Final = 2
AT_NEIGHBOURS_PROGRAM: Final = 3
AT_COPIES_PROGRAM: Final = 4
AT_PREY: Final = 5
AT_COUNTED: Final = 1  # of scoring programs, as the next three
AT_COUNTED_CARDS: Final = 2  # a filter; the number itself where nothing is counted
AT_COUNTED_BY: Final = 3
AT_COUNTED_MOST: Final = 4
# what OP_PICK does, or from which zone OP_GAIN_PICK takes; above it the flags
VERB_BITS: Final = 8
VERB_MASK: Final = (1 << VERB_BITS) - 1

OP_END: Final = 0
OP_CARDS: Final = 1
OP_ACTIONS: Final = 2
OP_BUYS: Final = 3
OP_COINS: Final = 4
OP_CHEAPER: Final = 5
OP_WORTH: Final = 6
OP_FIRST: Final = 7
OP_IF: Final = 8
OP_JUMP: Final = 9
OP_EACH: Final = 10
OP_CHOOSE: Final = 11
OP_OPTION: Final = 12
OP_PICK: Final = 13
OP_GAIN_PICK: Final = 14
OP_GAIN: Final = 15
OP_TRASH_THIS: Final = 16
OP_LIFT: Final = 17
OP_UNTIL: Final = 18
OP_TAKE: Final = 19
OP_DROP: Final = 20
OP_TURN_UP: Final = 21
OP_TAKE_TOP: Final = 22
OP_LOSE_TOP: Final = 23
OP_DRAW_TO: Final = 24
OP_PLAY_FROM_HAND: Final = 25
OP_PLAY_IT: Final = 26
OP_PASS: Final = 27
OP_NAME: Final = 28
OP_PLACE: Final = 29
OP_DECK_TO_DISCARD: Final = 30
OP_SAFE: Final = 31
OP_NEXT_OF_THEM: Final = 32
OP_REMEMBER: Final = 33
OP_REVEAL_HAND: Final = 34
OP_DISCARD_HAND: Final = 35
OP_REACTIONS: Final = 36
OP_TRASH_IT: Final = 37
OP_TOKENS: Final = 38
OP_LATER: Final = 39
OP_KEEP: Final = 40
OP_TAKE_BACK: Final = 41
OP_TO_MAT: Final = 42
OP_THIS_TO_MAT: Final = 43
OP_TOP_TO_MAT: Final = 44
OP_TAKE_MAT: Final = 45
OP_PLACE_TOKEN: Final = 46
OP_GAIN_COPY: Final = 47
OP_MOVE_GAINED: Final = 48
OP_PLAY_GAINED: Final = 49
OP_PLAY_THIS: Final = 50
OP_EXTRA_TURN: Final = 51
OP_BAR: Final = 52
OP_FOUND: Final = 53
OP_PLAY_FOUND: Final = 54
OP_TRASH_PLAY: Final = 55
OP_BOTTOM: Final = 56
OP_DECK_THIS: Final = 57
OP_DISCARD_ALL: Final = 58
OP_TYPES_LESS: Final = 59
OP_WINDOW: Final = 60
OP_ARRIVE: Final = 61
OP_POTIONS: Final = 62
OP_SPEND: Final = 63
OP_EXCHANGE: Final = 64
OP_CALL: Final = 65
OP_CONTROL: Final = 66
OP_INSTEAD: Final = 67  # data behind OP_LATER: where the replacing program begins
OP_PLUS: Final = 68
OP_MARK: Final = 69
OP_STOCK: Final = 70
OP_BID: Final = 71
OP_AT_BUYS: Final = 72  # data behind OP_LATER: what others do when they buy

# fixed programs at the beginning of the code
PC_REACTIONS: Final = 0
NO_END: Final = 32767  # of a part of a program: behind all code
PC_WINDOW: Final = PC_REACTIONS + WIDTH
PC_BUY: Final = PC_WINDOW + WIDTH  # the window of a buy, then the gain
CODE_START: Final = PC_BUY + 3 * WIDTH

# whom OP_EACH reaches
EACH_OTHER: Final = 0
EACH_PLAYER: Final = 1
EACH_LEFT: Final = 2

# conditions of OP_IF
IF_DID: Final = 0  # at least so many cards were moved
IF_HAND_AT_LEAST: Final = 1
IF_HAND_AT_MOST: Final = 2
IF_NONE_IN_HAND: Final = 3
IF_PLAYED: Final = 4
IF_IT_IS: Final = 5
IF_NAMED: Final = 6
IF_PILES_EMPTY: Final = 7
IF_IN_PLAY: Final = 8
IF_HAS_PILE: Final = 9
IF_TRASHED: Final = 10
IF_LIFTED: Final = 11

# flags of OP_PICK, OP_GAIN_PICK and the lifting operations
BY_YOU: Final = 1  # the player of the card decides for the seat hit
ORDERED: Final = 2
OPEN: Final = 4  # everybody sees the cards
REMEMBER: Final = 8  # they join "them"
TOTAL: Final = 16  # their costs are added up
SMUGGLED: Final = 32  # only what the right neighbour gained in its last turn
NOT_NAMED: Final = 64  # no card named for this card

# why a card stays in play at Clean-up
POSITION_STAYS: Final = 1  # a position says so
STAYS_FOR_TURN: Final = 2  # if an extra turn follows
STAYS: Final = 4

# what happens, for triggers and windows
W_BUY: Final = 1
W_GAIN: Final = 2
W_START: Final = 3
W_END_OF_BUY: Final = 4
W_TRASH: Final = 5
W_DISCARD: Final = 6  # other than in Clean-up
W_CLEANUP: Final = 7
W_END_OF_TURN: Final = 8
W_PLAYED: Final = 9  # an Action has been followed
W_SPEND: Final = 10  # not heard by anybody: marks a frame that belongs to no card
W_SHUFFLE: Final = 11
W_PLAY: Final = 12  # a card has been played and is about to be followed
W_REVEAL: Final = 13
W_ACTIONS: Final = 14  # the Action phase begins
W_END_OF_ACTIONS: Final = 15
W_BUYS: Final = 16  # the Buy phase begins

# from where a trigger acts
FROM_SELF: Final = 1
FROM_PLAY: Final = 2
FROM_TURN: Final = 3
FROM_HAND: Final = 4
FROM_PILE: Final = 5
FROM_MAT: Final = 6
FROM_GAME: Final = 7
FROM_YOURS: Final = 8  # a token of the player's own on the pile
UNSTAMPED: Final = 65535  # `f_here` of an effect whose card is in play: whichever copy came first

# flags of a trigger, and of the later part of a Duration
OPTIONAL: Final = 1
SILENT: Final = 2  # nothing but Actions, Buys, coins and tokens
PLAIN: Final = 4  # these, drawing, and taking cards back
ONCE: Final = 8  # used up by the first time
BOUGHT: Final = 16
ANYBODY: Final = 32  # also when other seats gain
MOVES: Final = 64  # it moves the gained card, which must still lie where it arrived
TOGETHER: Final = 128  # it asks about all copies in play at once
LEAVES: Final = 256  # it may move its own card, which must be in play
KEEPS: Final = 128  # a card is set aside for it
SHIELD: Final = 256
KEPT_OPEN: Final = 512  # everybody sees the card set aside
FIXED: Final = 1024  # nothing but so many cards, Actions, Buys, coins and tokens

# what can answer an occurrence
NOBODY: Final = 0
ONLY_SILENT: Final = 1
SOMEBODY: Final = 2

# how a filter looks at the cost
COST_ANY: Final = 0
COST_UP_TO: Final = 1
COST_EXACTLY: Final = 2
COST_AT_LEAST: Final = 3
COST_UP_TO_MORE: Final = 4  # than it
COST_EXACTLY_MORE: Final = 5
COST_TOTAL: Final = 6  # exactly the costs that were added up
COST_CHEAPER: Final = 7  # less than it in one part, more in none
COST_DEARER: Final = 8
IN_PARTS: Final = 16  # added to these in games where costs have parts

# scoring programs: how an instruction combines what it counts with the number so far
SC_END: Final = 0
SC_SET: Final = 1
SC_PLUS: Final = 2
SC_TIMES: Final = 3
SC_PER: Final = 4  # for every full so many
SC_LOWEST: Final = 5
SC_BEYOND: Final = 6  # what it is more than that
SC_REACHING: Final = 7  # 1 if it is at least that, else 0

# what it counts
BY_NUMBER: Final = 0
BY_CARDS: Final = 1
BY_NAMES: Final = 2  # differently named cards, each owned so often
BY_MAT: Final = 3
BY_EMPTY: Final = 4  # cards whose pile is empty
BY_LEADS: Final = 5  # names of which nobody owns more
BY_RANK: Final = 6  # copies of the name that is owned so often that it is the n-th

# what OP_SPEND spends, where it is no token
SPEND_COINS: Final = -1
SPEND_ON_DEBT: Final = -2

# what OP_MARK does with a token, and OP_STOCK with victory tokens that lie on a pile or on a Landmark
MARK_TAKE: Final = 0
MARK_TURN: Final = 1
STOCK_ADD: Final = 0
STOCK_TAKE: Final = 1
STOCK_MOVE: Final = 2  # from the pile of it
STOCK_TOKEN: Final = PILE_TOKENS + PLUS  # in events

# events, for the sink
E_TURN: Final = 1
E_PLAY: Final = 2
E_DRAW: Final = 3
E_DISCARD: Final = 4
E_TRASH: Final = 5
E_GAIN: Final = 6
E_BUY: Final = 7
E_REVEAL: Final = 8
E_LOOK: Final = 9
E_SET_ASIDE: Final = 10
E_TOPDECK: Final = 11
E_TAKE: Final = 12
E_PASS: Final = 13
E_REACT: Final = 14
E_CHOOSE: Final = 15
E_NAME: Final = 16
E_PLACE: Final = 17
E_SHUFFLE: Final = 18
E_ACTIONS: Final = 19
E_BUYS: Final = 20
E_COINS: Final = 21
E_CHEAPER: Final = 22
E_SAFE: Final = 23
E_CLEANUP: Final = 24
E_END: Final = 25
E_PHASE: Final = 26
E_DECK_DISCARD: Final = 27
E_CUT_SHORT: Final = 28
E_TOKENS: Final = 29
E_RETURN: Final = 30
E_TO_MAT: Final = 31
E_PLACE_TOKEN: Final = 32
E_BAR: Final = 33
E_LATER: Final = 34  # the later part of a Duration begins
E_EXTRA: Final = 35
E_TOKEN_MOVED: Final = 36
E_MOVE: Final = 37  # a card goes where the rules put it; no effect says so
EVERYBODY: Final = (1 << SEATS) - 1  # a bit for each seat

VEILED: Final = 255  # all a seat has lifted is seen by it alone; k + 1: one card of kind k

# a slot of a deck: its kind, and above KIND_BITS one of these
KNOWN_TO_NOBODY: Final = 0
KNOWN_TO_OWNER: Final = 1
KNOWN_TO_ALL: Final = 2
FIRST_GROUP: Final = 3  # the owner knows the card, the others only the set it belongs to
LAST_GROUP: Final = 5
OPEN_SLOT: Final = 7

# what can go wrong in a run
OK: Final = 0
SLOTS_FULL: Final = 1

# what learners are told and may do
DECK_TOPS: Final = 4  # cards on top of a deck that an observation can show
POINTS_SHIFT: Final = 100  # added to points, so that few are below 0
PLACES: Final = 64  # deck positions that a learner can choose
SEAT_ROWS: Final = 9 + MATS  # owned, hand, deck, discard, play, aside, kept, mats, durations, gained
TABLE_ROWS: Final = 6 + PILE_TOKENS  # supply, trash, cost, bonus, options, picked, tokens on piles
TABLE_NUMBERS: Final = 24
SEAT_NUMBERS: Final = 7 + TOKENS + DECK_TOPS
STEP_TAKEN: Final = 1
STEP_OVER: Final = 2
STEP_CUT: Final = 3  # too many turns, or no room
