"""The fields of the state and of the card table: one list each.

Plain Python makes attributes of them, the build makes C fields; both give the same bytes.
"""

import struct
from typing import TYPE_CHECKING, Any

from . import const as C

Field = tuple[str, str, tuple[int, ...]]

_CTYPES = {
    "u64": "unsigned long long",
    "i64": "long long",
    "u32": "unsigned int",
    "i32": "int",
    "u16": "unsigned short",
    "i16": "short",
    "u8": "unsigned char",
    "i8": "signed char",
}
_CODES = {"u64": "Q", "u32": "I", "i64": "q", "i32": "i", "i16": "h", "u16": "H", "u8": "B", "i8": "b"}


def _fields(*groups: tuple[str, str, tuple[int, ...]]) -> list[Field]:
    return [(name, kind, dims) for names, kind, dims in groups for name in names.split()]


def packer(fields: list[Field]) -> struct.Struct:
    parts = []
    for _, kind, dims in fields:
        count = 1
        for d in dims:
            count *= d
        parts.append(f"{count}{_CODES[kind]}")
    return struct.Struct("=" + "".join(parts))


def _filled(fields: list[Field], name: str) -> list[Field]:
    """With bytes that fill the last word: the fields behind begin with a whole one."""
    return fields + _fields((name, "u8", (8 - packer(fields).size % 8,)))


# what games do not use, and need not copy, in which no card lies on a mat, aside over turns or beside the Supply
AWAY: list[Field] = _filled(
    _fields(
        ("kept", "u16", (C.SEATS, C.KINDS)),  # set aside over turns
        ("mats", "u16", (C.MAT_ROWS, C.KINDS)),  # mat after mat, each seat by seat
        ("beside", "u16", (C.KINDS,)),  # piles beside the Supply
        ("nkept", "u16", (C.SEATS,)),
        ("nmats", "u16", (C.MAT_ROWS,)),
        ("seen_mats", "u8", (C.MAT_ROWS, C.KINDS)),  # what everybody saw go there
        ("heap", "u8", (C.HEAPS, C.HEAP)),  # piles of different cards: the known ones, the top last
        ("nheap hidden", "u8", (C.HEAPS,)),  # how many these are, and how many unknown ones lie below
        ("under", "u8", (C.KINDS,)),  # what the unknown ones are drawn from
        ("lent", "u8", (C.KINDS,)),  # trashed in a turn that another seat controls: they come back when it ends
        ("plus", "u8", (C.PLUS, C.SEATS)),  # the pile + 1 on which it lies
        ("marks", "u8", (C.MARKS, C.SEATS)),  # tokens that are there or not
        ("stock", "u8", (C.KINDS,)),  # victory tokens on piles and Landmarks
    ),
    "filling_away",
)

# what games without Durations, tokens and effects at a gain do not use either; widest first
LATER: list[Field] = _fields(
    ("barred", "u64", (C.BARS,)),  # kinds named this turn: that cannot be bought, then for each card that names
    ("u_came", "u32", (C.UNITS,)),  # when the card came into play, counted over the game
    ("serial", "u32", ()),
    ("nlater", "i32", ()),
    ("shuffles lands", "u16", (C.SEATS,)),
    ("tokens", "u16", (C.TOKENS, C.SEATS)),
    ("a_at", "u16", (C.AGENDA,)),  # where in the code the later part was written down
    ("u_stamp", "u16", (C.UNITS,)),  # its latest play this turn, 0 for none
    ("f_mark f_total", "u16", (C.FRAMES,)),
    ("o_mark", "u16", (C.OCCURRENCES,)),
    ("less_by", "u16", (C.DISCOUNTS,)),
    ("nagenda nocc extra extra_next hand_next preyed nless closing ndeep", "i16", ()),
    ("potions spent control control_next", "i16", ()),  # control: the seat + 1 that decides in this turn
    ("less_types", "u8", (C.DISCOUNTS,)),
    ("pile_tokens", "u8", (C.PILE_TOKENS, C.KINDS)),
    ("gained_last", "u8", (C.SEATS, C.KINDS)),  # what a seat gained in its latest own turn
    ("waits", "u8", (C.FRAMES, C.KINDS)),  # effects that a window still has to do, by the card they belong to
    ("gained_buy lasting", "u8", (C.KINDS,)),  # in this Buy phase; plays whose effects last for the turn
    ("a_seat a_card a_unit a_safe a_keep a_due", "u8", (C.AGENDA,)),
    ("u_seat u_kind u_by u_stays", "u8", (C.UNITS,)),  # u_seat is the seat + 1, 0 for a free entry
    ("f_what f_where f_bought f_unit f_again f_kept f_played", "u8", (C.FRAMES,)),
    ("f_keep f_keep_open", "u8", (C.FRAMES,)),  # the card last set aside for a later part + 1; whether everybody saw it
    ("o_what o_seat o_kind o_where o_bought", "u8", (C.OCCURRENCES,)),
)

LATER = AWAY + _filled(LATER, "filling")

# widest first, so that no gaps arise
STATE: list[Field] = LATER + _fields(
    ("pos", "i64", ()),
    ("met", "u64", ()),  # kinds played this turn, a bit each
    ("f_shown", "u64", (C.FRAMES,)),  # Reactions that the seat asked now has shown, a bit each
    ("key", "u32", (8,)),
    ("f_keys", "u32", (C.FRAMES,)),  # option keys chosen, a bit each
    ("actions buys coins", "i32", ()),
    ("hand disc play rest aside", "u16", (C.SEATS, C.KINDS)),
    ("supply trash", "u16", (C.KINDS,)),
    ("last prior", "u16", (C.KINDS,)),  # stamps of the latest play of a kind and of the one before
    ("nhand ndeck ndisc nplay naside turns nslots pinned", "u16", (C.SEATS,)),
    ("f_pc f_here f_count f_ret", "u16", (C.FRAMES,)),
    ("slot", "u16", (C.SLOTS,)),  # seat after seat, each from its deepest pinned slot up to the top
    ("seats kinds width cur phase first ends empty sp steps stamp newest", "i16", ()),
    ("cheaper nact", "i16", ()),
    ("pend d_seat d_source d_zone d_about d_least d_most d_ordered d_form d_n d_last d_step", "i16", ()),
    ("nsecrets nqueue nthem extended", "i16", ()),
    ("seen_hand seen_disc", "u8", (C.SEATS, C.KINDS)),
    ("bonus waiting opt pick", "u8", (C.KINDS,)),
    ("them", "u8", (C.THEM, C.KINDS)),  # cards that an effect remembers
    ("order queue", "u8", (C.ORDERED_PICKS,)),
    ("f_seat f_card f_safe f_step f_it f_i", "u8", (C.FRAMES,)),
    ("f_you f_attack f_them f_base f_named f_open", "u8", (C.FRAMES,)),
    ("secret_who secret_kind secret_n", "u8", (C.SECRETS,)),
    ("top before passing veiled", "u8", (C.SEATS,)),
)

# beside the state: a cached block of the stream and working memory, in no dump
SCRATCH: list[Field] = _fields(
    ("block_at", "i64", ()),
    ("words", "u32", (16,)),
    ("sums", "i8", (C.SEATS, C.KINDS)),  # cards of the rest up to each kind, less 128; aligned here
    ("lifted trouble tracing", "i32", ()),
    ("pool stays", "u16", (C.KINDS,)),
    ("blind", "i32", ()),  # nobody will look at this game: what seats know of each other is not kept
    ("noting", "i32", ()),  # gains go into the tally
    ("patient", "i32", ()),  # every Attack waits for each other seat, whether it has a Reaction or not
    ("leaving", "i32", ()),  # while a strategy picks: 1 the picks leave the hand, 2 they are trashed
    ("stock_of", "i32", ()),  # the seat + 1 for which the next four hold
    ("level outlook rate terminals", "i32", ()),  # what the strategy that decides makes of its deck
    ("richer", "i32", ()),  # something this turn may add to what a play gives
    ("must may mixed", "i32", ()),  # names laid out in a window: compulsory, optional; whether their order could matter
    # an estimate under way: the next instruction, cards in hand; whether the last step was done, what it feeds on,
    # shows, lifts, is paid back; whether the hand was given up
    ("e_at e_hand e_did e_food e_shown e_lifted e_paid e_given", "i32", ()),
    ("gainers", "i32", ()),  # seats that have gained this turn, a bit each
    ("unit_end", "i32", ()),  # no unit from here on is in use
    ("stack", "i32", (C.DEPTH,)),
    ("summed", "u8", (C.SEATS,)),  # whether `sums` holds
    ("spared", "u8", (C.KINDS,)),  # an answer being made while another is thought through
    ("apart", "i32", ()),  # every turn has its own place in the stream, so many blocks apart as a power of two
    ("luck", "i32", ()),  # of the game's key: which first hand is the better one, a bit each seat
    ("plan", "u8", (C.SEATS,)),  # the strategy that sits there + 1; 0 for somebody outside
    ("who", "u8", (C.SEATS,)),  # for the tally: whose result this seat's is
    ("gained", "u8", (C.SEATS, C.KINDS)),  # this turn
)

# the effects put away, a row for each of the fields of a frame: f_pc is x_pc there. In a dump, and copied, are only
# the first `ndeep` of each; in plain Python there are no more
FRAME: list[Field] = [field for field in STATE if field[2][:1] == (C.FRAMES,)]
PUT_AWAY: list[Field] = [("x_" + name.removeprefix("f_"), kind, (C.DEEP, *dims[1:])) for name, kind, dims in FRAME]

TABLE: list[Field] = _fields(
    ("filter_kinds", "u64", (C.FILTERS,)),  # kinds of the right types, a bit each
    ("minded", "u64", (C.MOMENTS,)),  # per sort of occurrence: the kinds that something may answer
    ("prey", "u64", ()),  # kinds of which the first one played in a turn may be trashed
    # cards that only give these, and where in the code the later part stands that gives such, too
    ("simple more_cards more_actions more_buys more_coins later", "i16", (C.KINDS,)),
    ("cost types plain start react react_hand react_again vp sc_each number by_number pile", "i16", (C.KINDS,)),
    ("react_mask", "u16", (C.KINDS,)),  # all ones where the kind is a Reaction
    ("formula", "i16", (C.KINDS,)),  # kinds whose points depend on other cards; ends with -1
    ("kinds provinces piles_to_end key_base place_base stop more_keys colonies", "i16", ()),
    # games with more than Base and Intrigue need: whether, and what for
    ("extended odd_costs tracks remembers ntriggers shields copiers moved_token moved_types", "i16", ()),
    ("neighbours", "i16", ()),  # whether anybody may answer what another gains
    ("choosy", "i16", ()),  # whether some Treasure may be better kept in hand
    ("still", "i16", ()),  # whether nothing asks, once Treasures are played, if they lie in hand or in play
    ("hears", "i16", (C.MOMENTS,)),  # per sort of occurrence: whether any trigger or later part listens
    ("tracked lasts multiplies bar less_per less_for not_with", "i16", (C.KINDS,)),
    # games with the mechanisms of boxes that are still to come: whether, and what for
    ("beyond parts events spends replaces plus marked tolls bane pc_coffers pc_villagers pc_debt nscores", "i16", ()),
    ("potion_cost debt_cost event side heap_of", "i16", (C.KINDS,)),  # event 2: once a turn; heap_of: from 1
    ("heap_face", "i16", (C.HEAPS,)),  # the kind that stands for the whole pile
    ("sc_once", "i16", (C.SCORES,)),  # scoring programs that count once for every player
    ("tr_first tr_end", "i16", (C.MOMENTS,)),  # per sort of occurrence: the triggers that hear it
    ("tr_kind tr_what tr_from tr_filter tr_flags tr_start tr_group tr_token", "i16", (C.TRIGGERS,)),
    ("code", "i16", (C.CODE,)),
    ("step_of", "u16", (C.CODE // C.WIDTH,)),  # which word of its card an instruction belongs to
    ("filter_types filter_not filter_only filter_mode filter_n", "i16", (C.FILTERS,)),
)

# strategies as tables: what is fixed about the cards for anybody who plans, then the rules of each strategy
PLANS: list[Field] = _fields(
    ("affords", "i64", (C.LISTS * C.PRICES,)),  # buy rules that so many coins pay for, a bit each; -1 too many rules
    ("condition", "i32", (C.CONDITIONS,)),
    ("rule_keys", "i32", (C.RULES,)),
    ("worth power treasure more_actions late_actions open draws", "i16", (C.KINDS,)),
    ("free", "i16", (C.KINDS,)),  # costs no Action and does no harm, whatever is in hand
    ("order treasures", "i16", (C.KINDS,)),  # Actions as they are best played, Treasures; both end with -1
    ("rule_card rule_when", "i16", (C.RULES,)),
    ("begins ends", "i16", (C.LISTS * C.VERBS,)),  # the rules of a strategy and verb
    ("action_mask", "u16", (C.KINDS,)),  # all ones where the kind is an Action
    ("coins", "i16", (C.KINDS,)),  # what a Treasure gives that does nothing else
    ("drawn paid", "i16", (C.KINDS,)),  # what a card off the deck brings: Treasures and Actions, Treasures alone
    ("stock terminal money", "i16", (C.KINDS,)),  # per copy owned: strength, whether a terminal Action, coins
    ("quick", "i16", ()),  # every Treasure is such a one
    ("looks", "i16", (C.LISTS,)),  # whether the purchases of a strategy depend on hand or play area
    ("watch", "i16", ()),  # whether any condition asks what was gained this turn
    ("coin blank", "i16", ()),  # the two kinds of a starting deck
    ("split", "i16", ()),  # coins of the better first hand, 0 as it comes
    ("deals", "i16", ()),  # seats that still get their first hand, a bit each; all of them: the first turn begins
)

# results of many games, per strategy; all of one width, so that two tallies are added number by number
TALLY: list[Field] = _fields(
    ("games rounds first_wins first_ties first_losses detailed", "i64", ()),
    ("ended", "i64", (5,)),
    ("wins ties losses share share_squares points", "i64", (C.SEATS,)),
    ("turn_n turn_coins turn_coins2 turn_points turn_points2 leads end_leads", "i64", (C.SEATS * C.TURNS,)),
    ("round_n round_level end_n end_level", "i64", (C.TURNS,)),
    ("length", "i64", (C.TURNS * 2,)),
    ("owned", "i64", (C.SEATS * C.KINDS,)),
    ("gains", "i64", (C.SEATS * C.TURNS * C.KINDS,)),
)
# beside the tally: the game under way
JOURNAL: list[Field] = _fields(
    ("shares", "i64", (C.SEATS,)),
    ("scores", "i32", (C.SEATS,)),
    ("ngains nseeds", "i32", ()),
    ("seed_share", "i32", (C.SEEDS,)),  # of the first strategy, seed by seed
    ("gain_turn", "u16", (C.GAINS,)),
    ("gain_seat gain_kind", "u8", (C.GAINS,)),
)

# answers tried out: what they are, who follows which list, and what came of them
PLAYOUTS: list[Field] = _fields(
    ("cross", "i64", (C.ARMS * C.ARMS,)),  # products of the shares of two answers on the same seeds
    ("shares", "i64", (C.ARMS * C.SEATS,)),  # per answer and seat
    ("played", "i64", (C.ARMS,)),  # playouts of an answer
    (
        "bound",
        "u32",
        (C.SEATS * C.LISTS,),
    ),  # a seat follows the first list whose bound reaches its number of a seed
    ("narms seat mine", "i32", ()),  # mine: whose shares are compared; seat: who must not know more, -1 for nobody
    ("result", "i32", (C.ARMS,)),
    ("many", "i16", (C.ARMS,)),  # picks of an answer; the position where one is asked for
    ("picks", "u8", (C.ARMS, C.KINDS)),
    ("orders", "u8", (C.ARMS, C.ORDERED_PICKS)),
    ("own alive", "u8", (C.ARMS,)),  # the list + 1 that the seat follows after this answer, 0 for a drawn one
    ("drawn", "u8", (C.SEATS,)),
)


def ctype(kind: str) -> str:
    return _CTYPES[kind]


STATE_FORMAT = packer(STATE)
TABLE_FORMAT = packer(TABLE)
PLANS_FORMAT = packer(PLANS)
TALLY_FORMAT = packer(TALLY)
PLAYOUTS_FORMAT = packer(PLAYOUTS)


class Fields:
    """Has the fields of one of the lists above as attributes; the build leaves this class out."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...


def zero(dims: tuple[int, ...]) -> Any:
    if not dims:
        return 0
    return [0] * dims[0] if len(dims) == 1 else [[0] * dims[1] for _ in range(dims[0])]


def width_of(kinds: int) -> int:
    """How long the rows of a game are."""
    return C.NARROW if kinds <= C.NARROW else C.KINDS


def deep(n: int) -> tuple[list[Field], struct.Struct]:
    """The fields of n effects put away."""
    fields = [(name, kind, (n, *dims[1:])) for name, kind, dims in PUT_AWAY]
    return fields, packer(fields)
