"""The fields of the state and of the card table: one list each.

Plain Python makes attributes of them, the build makes C fields; both give the same bytes.
"""

import struct
from typing import TYPE_CHECKING, Any

from .const import (
    AGENDA,
    ARMS,
    BARS,
    CODE,
    CONDITIONS,
    DEEP,
    DEPTH,
    DISCOUNTS,
    FILTERS,
    FRAMES,
    GAINS,
    HEAP,
    HEAPS,
    KINDS,
    LISTS,
    MARK_ROWS,
    MAT_ROWS,
    MOMENTS,
    NARROW,
    OCCURRENCES,
    ORDERED_PICKS,
    PILE_TOKENS,
    PLUS_ROWS,
    PRICES,
    RULES,
    SCORES,
    SEATS,
    SECRETS,
    SEEDS,
    SLOTS,
    THEM,
    TOKEN_ROWS,
    TRIGGERS,
    TURNS,
    UNITS,
    VERBS,
    WIDTH,
)

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


def _format(fields: list[Field]) -> struct.Struct:
    parts = []
    for _, kind, dims in fields:
        count = 1
        for d in dims:
            count *= d
        parts.append(f"{count}{_CODES[kind]}")
    return struct.Struct("=" + "".join(parts))


def _filled(fields: list[Field], name: str) -> list[Field]:
    """With bytes that fill the last word: the fields behind begin with a whole one."""
    return fields + _fields((name, "u8", (8 - _format(fields).size % 8,)))


# what games do not use, and need not copy, in which no card lies on a mat, aside over turns or beside the Supply
AWAY: list[Field] = _filled(
    _fields(
        ("kept", "u16", (SEATS, KINDS)),  # set aside over turns
        ("mats", "u16", (MAT_ROWS, KINDS)),  # mat after mat, each seat by seat
        ("beside", "u16", (KINDS,)),  # piles beside the Supply
        ("nkept", "u16", (SEATS,)),
        ("nmats", "u16", (MAT_ROWS,)),
        ("seen_mats", "u8", (MAT_ROWS, KINDS)),  # what everybody saw go there
        ("heap", "u8", (HEAPS, HEAP)),  # piles of different cards: the known ones, the top last
        ("nheap hidden", "u8", (HEAPS,)),  # how many these are, and how many unknown ones lie below
        ("under", "u8", (KINDS,)),  # what the unknown ones are drawn from
        ("lent", "u8", (KINDS,)),  # trashed in a turn that another seat controls: they come back when it ends
        ("plus", "u8", (PLUS_ROWS,)),  # token after token, each seat by seat: the pile + 1
        ("marks", "u8", (MARK_ROWS,)),  # the same of tokens that are there or not
        ("stock", "u8", (KINDS,)),  # victory tokens on piles and Landmarks
    ),
    "filling_away",
)

# what games without Durations, tokens and effects at a gain do not use either; widest first
LATER: list[Field] = _fields(
    ("barred", "u64", (BARS,)),  # kinds named this turn: that cannot be bought, then for each card that names
    ("u_came", "u32", (UNITS,)),  # when the card came into play, counted over the game
    ("serial", "u32", ()),
    ("nlater", "i32", ()),
    ("shuffles lands", "u16", (SEATS,)),
    ("tokens", "u16", (TOKEN_ROWS,)),
    ("a_at", "u16", (AGENDA,)),  # where in the code the later part was written down
    ("u_stamp", "u16", (UNITS,)),  # its latest play this turn, 0 for none
    ("f_mark f_total", "u16", (FRAMES,)),
    ("o_mark", "u16", (OCCURRENCES,)),
    ("less_by", "u16", (DISCOUNTS,)),
    ("nagenda nocc extra extra_next hand_next preyed nless closing ndeep", "i16", ()),
    ("potions spent control control_next", "i16", ()),  # control: the seat + 1 that decides in this turn
    ("less_types", "u8", (DISCOUNTS,)),
    ("pile_tokens", "u8", (PILE_TOKENS, KINDS)),
    ("gained_last", "u8", (SEATS, KINDS)),  # what a seat gained in its latest own turn
    ("waits", "u8", (FRAMES, KINDS)),  # effects that a window still has to do, by the card they belong to
    ("gained_buy lasting", "u8", (KINDS,)),  # in this Buy phase; plays whose effects last for the turn
    ("a_seat a_card a_unit a_safe a_keep a_due", "u8", (AGENDA,)),
    ("u_seat u_kind u_by u_stays", "u8", (UNITS,)),  # u_seat is the seat + 1, 0 for a free entry
    ("f_what f_where f_bought f_unit f_again f_kept f_played", "u8", (FRAMES,)),
    ("f_keep f_keep_open", "u8", (FRAMES,)),  # the card last set aside for a later part + 1; whether everybody saw it
    ("o_what o_seat o_kind o_where o_bought", "u8", (OCCURRENCES,)),
)

LATER = AWAY + _filled(LATER, "filling")

# widest first, so that no gaps arise
STATE: list[Field] = LATER + _fields(
    ("pos", "i64", ()),
    ("met", "u64", ()),  # kinds played this turn, a bit each
    ("f_shown", "u64", (FRAMES,)),  # Reactions that the seat asked now has shown, a bit each
    ("key", "u32", (8,)),
    ("f_keys", "u32", (FRAMES,)),  # option keys chosen, a bit each
    ("actions buys coins", "i32", ()),
    ("hand disc play rest aside", "u16", (SEATS, KINDS)),
    ("supply trash", "u16", (KINDS,)),
    ("last prior", "u16", (KINDS,)),  # stamps of the latest play of a kind and of the one before
    ("nhand ndeck ndisc nplay naside turns nslots pinned", "u16", (SEATS,)),
    ("f_pc f_here f_count f_ret", "u16", (FRAMES,)),
    ("slot", "u16", (SLOTS,)),  # seat after seat, each from its deepest pinned slot up to the top
    ("seats kinds width cur phase first ends empty sp steps stamp newest", "i16", ()),
    ("cheaper nact", "i16", ()),
    ("pend d_seat d_source d_zone d_about d_least d_most d_ordered d_form d_n d_last d_step", "i16", ()),
    ("nsecrets nqueue nthem extended", "i16", ()),
    ("seen_hand seen_disc", "u8", (SEATS, KINDS)),
    ("bonus waiting opt pick", "u8", (KINDS,)),
    ("them", "u8", (THEM, KINDS)),  # cards that an effect remembers
    ("order queue", "u8", (ORDERED_PICKS,)),
    ("f_seat f_card f_safe f_step f_it f_i", "u8", (FRAMES,)),
    ("f_you f_attack f_them f_base f_named f_open", "u8", (FRAMES,)),
    ("secret_who secret_kind secret_n", "u8", (SECRETS,)),
    ("top before passing veiled", "u8", (SEATS,)),
)

# beside the state: a cached block of the stream and working memory, in no dump
SCRATCH: list[Field] = _fields(
    ("block_at", "i64", ()),
    ("words", "u32", (16,)),
    ("sums", "i8", (SEATS, KINDS)),  # cards of the rest up to each kind, less 128; aligned here
    ("lifted trouble tracing", "i32", ()),
    ("pool stays", "u16", (KINDS,)),
    ("blind", "i32", ()),  # nobody will look at this game: what seats know of each other is not kept
    ("noting", "i32", ()),  # gains go into the tally
    ("patient", "i32", ()),  # every Attack waits for each other seat, whether it has a Reaction or not
    ("leaving", "i32", ()),  # while a strategy picks: 1 the picks leave the hand, 2 they are trashed
    ("stock_of", "i32", ()),  # the seat + 1 for which the next four hold
    ("level outlook rate terminals", "i32", ()),  # what the strategy that decides makes of its deck
    ("richer", "i32", ()),  # something this turn may add to what a play gives
    ("gainers", "i32", ()),  # seats that have gained this turn, a bit each
    ("unit_end", "i32", ()),  # no unit from here on is in use
    ("stack", "i32", (DEPTH,)),
    ("summed", "u8", (SEATS,)),  # whether `sums` holds
    ("spared", "u8", (KINDS,)),  # an answer being made while another is thought through
    ("apart", "i32", ()),  # every turn has its own place in the stream, so many blocks apart as a power of two
    ("luck", "i32", ()),  # of the game's key: which first hand is the better one, a bit each seat
    ("plan", "u8", (SEATS,)),  # the strategy that sits there + 1; 0 for somebody outside
    ("who", "u8", (SEATS,)),  # for the tally: whose result this seat's is
    ("gained", "u8", (SEATS, KINDS)),  # this turn
)

# the effects put away, a row for each of the fields of a frame: f_pc is x_pc there. In a dump, and copied, are only
# the first `ndeep` of each; in plain Python there are no more
FRAME: list[Field] = [field for field in STATE if field[2][:1] == (FRAMES,)]
PUT_AWAY: list[Field] = [("x_" + name.removeprefix("f_"), kind, (DEEP, *dims[1:])) for name, kind, dims in FRAME]

TABLE: list[Field] = _fields(
    ("filter_kinds", "u64", (FILTERS,)),  # kinds of the right types, a bit each
    ("minded", "u64", (MOMENTS,)),  # per sort of occurrence: the kinds that something may answer
    ("prey", "u64", ()),  # kinds of which the first one played in a turn may be trashed
    # cards that only give these, and where in the code the later part stands that gives such, too
    ("simple more_cards more_actions more_buys more_coins later", "i16", (KINDS,)),
    ("cost types plain start react react_hand react_again vp sc_each number by_number pile", "i16", (KINDS,)),
    ("react_mask", "u16", (KINDS,)),  # all ones where the kind is a Reaction
    ("formula", "i16", (KINDS,)),  # kinds whose points depend on other cards; ends with -1
    ("kinds provinces piles_to_end key_base place_base stop more_keys colonies", "i16", ()),
    # games with more than Base and Intrigue need: whether, and what for
    ("extended odd_costs tracks remembers ntriggers shields copiers moved_token moved_types", "i16", ()),
    ("neighbours", "i16", ()),  # whether anybody may answer what another gains
    ("choosy", "i16", ()),  # whether some Treasure may be better kept in hand
    ("still", "i16", ()),  # whether nothing asks, once Treasures are played, if they lie in hand or in play
    ("hears", "i16", (MOMENTS,)),  # per sort of occurrence: whether any trigger or later part listens
    ("tracked lasts multiplies bar less_per less_for not_with", "i16", (KINDS,)),
    # games with the mechanisms of boxes that are still to come: whether, and what for
    ("beyond parts events spends replaces plus marked tolls bane pc_coffers pc_villagers pc_debt nscores", "i16", ()),
    ("potion_cost debt_cost event side heap_of", "i16", (KINDS,)),  # event 2: once a turn; heap_of: from 1
    ("heap_face", "i16", (HEAPS,)),  # the kind that stands for the whole pile
    ("sc_once", "i16", (SCORES,)),  # scoring programs that count once for every player
    ("tr_first tr_end", "i16", (MOMENTS,)),  # per sort of occurrence: the triggers that hear it
    ("tr_kind tr_what tr_from tr_filter tr_flags tr_start tr_group tr_token", "i16", (TRIGGERS,)),
    ("code", "i16", (CODE,)),
    ("step_of", "u16", (CODE // WIDTH,)),  # which word of its card an instruction belongs to
    ("filter_types filter_not filter_only filter_mode filter_n", "i16", (FILTERS,)),
)

# strategies as tables: what is fixed about the cards for anybody who plans, then the rules of each strategy
PLANS: list[Field] = _fields(
    ("affords", "i64", (LISTS * PRICES,)),  # buy rules that so many coins pay for, a bit each; -1 too many rules
    ("condition", "i32", (CONDITIONS,)),
    ("rule_keys", "i32", (RULES,)),
    ("worth power treasure more_actions late_actions open draws", "i16", (KINDS,)),
    ("free", "i16", (KINDS,)),  # costs no Action and does no harm, whatever is in hand
    ("order treasures", "i16", (KINDS,)),  # Actions as they are best played, Treasures; both end with -1
    ("rule_card rule_when", "i16", (RULES,)),
    ("begins ends", "i16", (LISTS * VERBS,)),  # the rules of a strategy and verb
    ("action_mask", "u16", (KINDS,)),  # all ones where the kind is an Action
    ("coins", "i16", (KINDS,)),  # what a Treasure gives that does nothing else
    ("drawn paid", "i16", (KINDS,)),  # what a card off the deck brings: Treasures and Actions, Treasures alone
    ("stock terminal money", "i16", (KINDS,)),  # per copy owned: strength, whether a terminal Action, coins
    ("quick", "i16", ()),  # every Treasure is such a one
    ("looks", "i16", (LISTS,)),  # whether the purchases of a strategy depend on hand or play area
    ("watch", "i16", ()),  # whether any condition asks what was gained this turn
    ("coin blank", "i16", ()),  # the two kinds of a starting deck
    ("split", "i16", ()),  # coins of the better first hand, 0 as it comes
    ("deals", "i16", ()),  # seats that still get their first hand, a bit each; all of them: the first turn begins
)

# results of many games, per strategy; all of one width, so that two tallies are added number by number
TALLY: list[Field] = _fields(
    ("games rounds first_wins first_ties first_losses detailed", "i64", ()),
    ("ended", "i64", (5,)),
    ("wins ties losses share share_squares points", "i64", (SEATS,)),
    ("turn_n turn_coins turn_coins2 turn_points turn_points2 leads end_leads", "i64", (SEATS * TURNS,)),
    ("round_n round_level end_n end_level", "i64", (TURNS,)),
    ("length", "i64", (TURNS * 2,)),
    ("owned", "i64", (SEATS * KINDS,)),
    ("gains", "i64", (SEATS * TURNS * KINDS,)),
)
# beside the tally: the game under way
JOURNAL: list[Field] = _fields(
    ("shares", "i64", (SEATS,)),
    ("scores", "i32", (SEATS,)),
    ("ngains nseeds", "i32", ()),
    ("seed_share", "i32", (SEEDS,)),  # of the first strategy, seed by seed
    ("gain", "i32", (GAINS,)),  # seat, turn and kind of each
)

# answers tried out: what they are, who follows which list, and what came of them
PLAYOUTS: list[Field] = _fields(
    ("cross", "i64", (ARMS * ARMS,)),  # products of the shares of two answers on the same seeds
    ("shares", "i64", (ARMS * SEATS,)),  # per answer and seat
    ("played", "i64", (ARMS,)),  # playouts of an answer
    ("bound", "u32", (SEATS * LISTS,)),  # a seat follows the first list whose bound is not below its number of a seed
    ("narms seat mine", "i32", ()),  # mine: whose shares are compared; seat: who must not know more, -1 for nobody
    ("result", "i32", (ARMS,)),
    ("many", "i16", (ARMS,)),  # picks of an answer; the position where one is asked for
    ("picks", "u8", (ARMS, KINDS)),
    ("orders", "u8", (ARMS, ORDERED_PICKS)),
    ("own alive", "u8", (ARMS,)),  # the list + 1 that the seat follows after this answer, 0 for a drawn one
    ("drawn", "u8", (SEATS,)),
)


def ctype(kind: str) -> str:
    return _CTYPES[kind]


STATE_FORMAT = _format(STATE)
TABLE_FORMAT = _format(TABLE)
PLANS_FORMAT = _format(PLANS)
TALLY_FORMAT = _format(TALLY)
PLAYOUTS_FORMAT = _format(PLAYOUTS)


class Fields:
    """Has the fields of one of the lists above as attributes; the build leaves this class out."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...


def zero(dims: tuple[int, ...]) -> Any:
    if not dims:
        return 0
    return [0] * dims[0] if len(dims) == 1 else [[0] * dims[1] for _ in range(dims[0])]


def clear_state(g: Any) -> None:
    for name, _, dims in STATE + SCRATCH:
        setattr(g, name, zero(dims))
    for name, _, _ in PUT_AWAY:
        setattr(g, name, [])
    g.block_at = -1


def copy_state(target: Any, source: Any) -> None:
    """A copy of everything; compiled, a game leaves out what it does not use."""
    for name, _, dims in STATE + SCRATCH:
        value = getattr(source, name)
        if dims:
            value = _copied(value, dims)
        setattr(target, name, value)
    for name, _, dims in PUT_AWAY:
        setattr(target, name, _copied(getattr(source, name)[: source.ndeep], dims))
    target.tracing = 0


def _copied(rows: list[Any], dims: tuple[int, ...]) -> list[Any]:
    return rows[:] if len(dims) == 1 else [row[:] for row in rows]


def has_store(g: Any) -> int:
    """Whether there is memory for effects put away; compiled, a game gets it when it first needs it."""
    return 1


def put_away(g: Any, n: int) -> None:
    """The lowest n frames are put away, the others move down; how many there are is for the caller to say."""
    for (name, _, dims), (away, _, _) in zip(FRAME, PUT_AWAY):
        rows = getattr(g, name)
        getattr(g, away)[g.ndeep :] = _copied(rows[:n], dims)
        rows[: g.sp - n] = _copied(rows[n : g.sp], dims)


def bring_back(g: Any, n: int) -> None:
    """The n frames put away last lie below the others again."""
    for (name, _, dims), (away, _, _) in zip(FRAME, PUT_AWAY):
        rows = getattr(g, name)
        rows[n : n + g.sp] = _copied(rows[: g.sp], dims)
        rows[:n] = _copied(getattr(g, away)[g.ndeep - n : g.ndeep], dims)


def copy_fresh(target: Any, source: Any) -> None:
    """The same into a state that has just been made; compiled, its memory holds anything."""
    copy_state(target, source)


def read_key(g: Any, key: bytes) -> None:
    """The key of the stream, 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"expected 32 bytes, got {len(key)}")
    g.key = list(struct.unpack("<8I", key))


def _dump(source: Any, fields: list[Field], packer: struct.Struct) -> bytes:
    flat: list[int] = []
    for name, _, dims in fields:
        value = getattr(source, name)
        if not dims:
            flat.append(value)
        elif len(dims) == 1:
            flat += value[: dims[0]]
        else:
            for row in value[: dims[0]]:
                flat += row
    return packer.pack(*flat)


def _load(target: Any, fields: list[Field], packer: struct.Struct, data: bytes) -> None:
    if len(data) != packer.size:
        raise ValueError(f"expected {packer.size} bytes, got {len(data)}")
    flat = packer.unpack(data)
    i = 0
    for name, _, dims in fields:
        if not dims:
            setattr(target, name, flat[i])
            i += 1
        elif len(dims) == 1:
            setattr(target, name, list(flat[i : i + dims[0]]))
            i += dims[0]
        else:
            setattr(target, name, [list(flat[i + r * dims[1] : i + (r + 1) * dims[1]]) for r in range(dims[0])])
            i += dims[0] * dims[1]


def dump_state(g: Any) -> bytes:
    data = _dump(g, STATE, STATE_FORMAT)
    return data + _dump(g, *_deep(g.ndeep)) if g.ndeep else data


def load_state(g: Any, data: bytes) -> None:
    _load(g, STATE, STATE_FORMAT, data[: STATE_FORMAT.size])
    fields, packer = _deep(g.ndeep)
    if not 0 <= g.ndeep <= DEEP or len(data) != STATE_FORMAT.size + packer.size:
        raise ValueError(f"expected {STATE_FORMAT.size + packer.size} bytes, got {len(data)}")
    _load(g, fields, packer, data[STATE_FORMAT.size :])
    g.block_at = -1
    g.summed = zero((SEATS,))
    g.richer = 1
    g.stock_of = 0
    g.unit_end = max((i + 1 for i in range(UNITS) if g.u_seat[i]), default=0)


def _deep(n: int) -> tuple[list[Field], struct.Struct]:
    """The fields of n effects put away."""
    fields = [(name, kind, (n, *dims[1:])) for name, kind, dims in PUT_AWAY]
    return fields, _format(fields)


def dump_table(t: Any) -> bytes:
    return _dump(t, TABLE, TABLE_FORMAT)


def load_table(t: Any, data: bytes) -> None:
    _load(t, TABLE, TABLE_FORMAT, data)


def dump_plans(t: Any) -> bytes:
    return _dump(t, PLANS, PLANS_FORMAT)


def load_plans(t: Any, data: bytes) -> None:
    _load(t, PLANS, PLANS_FORMAT, data)


def clear_tally(t: Any) -> None:
    for name, _, dims in TALLY + JOURNAL:
        setattr(t, name, zero(dims))


def dump_tally(t: Any) -> bytes:
    return _dump(t, TALLY, TALLY_FORMAT)


def load_tally(t: Any, data: bytes) -> None:
    _load(t, TALLY, TALLY_FORMAT, data)


def add_tally(t: Any, other: Any) -> None:
    for name, _, dims in TALLY:
        value = getattr(other, name)
        setattr(t, name, [a + b for a, b in zip(getattr(t, name), value)] if dims else getattr(t, name) + value)


def clear_playouts(t: Any) -> None:
    for name, _, dims in PLAYOUTS:
        setattr(t, name, zero(dims))


def dump_playouts(t: Any) -> bytes:
    return _dump(t, PLAYOUTS, PLAYOUTS_FORMAT)


def width_of(kinds: int) -> int:
    """How long the rows of a game are."""
    return NARROW if kinds <= NARROW else KINDS


def row(g: Any) -> range:
    """The places of a row of counts; compiled, a loop over them has a fixed length."""
    return range(g.width)


# rows of counts as bytes, larger counts cut at 255; compiled, sixteen at a time


def write_counts(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = min(n[k], 255)


def write_bytes(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = n[k]


def write_owned(g: Any, p: int, out: Any, at: int) -> None:
    """The cards of five zones together; pinned ones are not among them."""
    zones = g.hand[p], g.rest[p], g.disc[p], g.play[p], g.aside[p]
    for k in range(g.width):
        out[at + k] = min(sum(zone[k] for zone in zones), 255)


def write_seen(g: Any, seen: Any, n: Any, out: Any, at: int) -> None:
    """As many as were seen, at most as many as there are."""
    for k in range(g.width):
        out[at + k] = min(seen[k], n[k])


def add_counts(g: Any, n: Any, out: Any, at: int) -> None:
    for k in range(g.width):
        out[at + k] = min(out[at + k] + n[k], 255)


def write_costs(g: Any, out: Any, at: int) -> None:
    """What cards cost where only `cheaper` lowers it."""
    for k in range(g.width):
        out[at + k] = min(max(g.table.cost[k] - g.cheaper, 0), 255)


def take_nth(g: Any, p: int, r: int) -> int:
    """Take card number r, in name order, out of the rest of a deck; its kind. Compiled, it is done without a branch."""
    rest = g.rest[p]
    k = 0
    while r >= rest[k]:
        r -= rest[k]
        k += 1
    rest[k] -= 1
    return k


def draw_evenly(g: Any, p: int, n: int) -> None:
    """Draw n cards out of the rest of a deck without pins that has more; compiled, without a branch a card."""
    from .rules.stream import below

    for i in range(n):
        g.hand[p][take_nth(g, p, below(g, g.ndeck[p] - i))] += 1


def early_block(g: Any, number: int) -> int:
    """Whether the block lies ready; compiled, the first blocks of a key are made four at a time and kept."""
    return 0


def hand_coins(g: Any, p: int) -> int:
    """What the Treasures in hand give, where they do nothing else."""
    return sum(n * c for n, c in zip(g.hand[p], g.plans.coins))


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def kinds_in_hand(g: Any, p: int) -> int:
    """The kinds that p holds, a bit each."""
    return sum(1 << k for k, n in enumerate(g.hand[p]) if n)


def kinds_to_pick(g: Any) -> int:
    """The kinds of which there are more options than picks, a bit each."""
    return sum(1 << k for k, (n, m) in enumerate(zip(g.opt, g.pick)) if n > m)


def weigh_deck(g: Any, p: int, actions: int, discarded: int) -> int:
    """What the cards of a deck, but for those pinned there, bring all together: with or without its Actions.

    With those of the discard pile too, if asked for.
    """
    weights = g.plans.drawn if actions else g.plans.paid
    rows = [g.rest[p], g.disc[p]] if discarded else [g.rest[p]]
    return sum(n * w for row in rows for n, w in zip(row, weights))


def weigh_stock(g: Any, p: int) -> int:
    """Strength of all p owns, but for what is pinned in its deck; likewise the next three."""
    return _weigh(g, p, g.plans.stock)


def weigh_terminals(g: Any, p: int) -> int:
    return _weigh(g, p, g.plans.terminal)


def weigh_money(g: Any, p: int) -> int:
    return _weigh(g, p, g.plans.money)


def weigh_points(g: Any, p: int) -> int:
    return _weigh(g, p, g.table.vp)


def _weigh(g: Any, p: int, weights: list[int]) -> int:
    rows = zip(weights, g.hand[p], g.disc[p], g.play[p], g.rest[p], g.aside[p])
    return sum(w * (a + b + c + d + e) for w, a, b, c, d, e in rows)


def any_action(g: Any, p: int) -> int:
    """Whether there is an Action in hand."""
    return int(any(n & m for n, m in zip(g.hand[p], g.plans.action_mask)))


def _buffer(b: Any, form: str, n: int) -> Any:
    view: Any = memoryview(b).cast("B")
    if view.readonly or len(view) < n * struct.calcsize(form):
        raise ValueError(f"expected a writable buffer of {n * struct.calcsize(form)} bytes, got {len(view)}")
    return view if form == "B" else view.cast(form)


def bytes_at(b: Any, n: int) -> Any:
    """Where the n bytes of a buffer are written; compiled, their address. Likewise the next two."""
    return _buffer(b, "B", n)


def ints_at(b: Any, n: int) -> Any:
    return _buffer(b, "i", n)


def floats_at(b: Any, n: int) -> Any:
    return _buffer(b, "f", n)
