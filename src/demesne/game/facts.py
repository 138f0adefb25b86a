"""What a game shows: the decision it waits for and its state, in names. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from demesne import kernel
from demesne.kernel import const as k
from demesne.kernel import names as called
from demesne.notation.names import nearest, short
from demesne.refusal import Refusal, either
from demesne.rules.card import CardDef
from demesne.rules.language import ALL_MATS, ALL_TOKENS, KEYS, MATS, PILE_TOKENS
from demesne.views.view import view

from .decision import Decision
from .keys import evenly, key_of
from .kinds import Kinds
from .start import Start

KEY_NAMES = list(KEYS)
ZONES = {"hand": k.HAND, "discard": k.DISCARD, "play": k.PLAY, "aside": k.ASIDE}
ZONES |= {mat: k.MAT + i for i, mat in enumerate(ALL_MATS)}


class Origin(NamedTuple):
    """What a game and all its clones share."""

    start: Start
    kinds: Kinds
    kernel: str
    known: bytes | None = None  # the state in which a game without a history begins (known.py)

    def state(self, tracing: bool = False) -> Any:
        """The kernel's state before the first answer."""
        if self.known is None:
            return self.start.state(self.kernel, tracing)
        state = kernel.kernels()[self.kernel].State(self.kinds.table(self.kernel))
        state.load(self.known)
        if tracing:
            state.trace()
        return state


class Facts:
    """What a game in a kernel's state shows."""

    __slots__ = ("_origin", "_state")
    _origin: Origin
    _state: Any

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over."""
        kind, seat, source, zone, about, least, most, ordered, form, _, last, step = self._state.pending()
        if kind == k.D_NONE:
            return None
        return Decision(
            seat,
            called.DECISIONS[kind],
            self._origin.kinds.names[source - 1] if source else None,
            self._options(form, last, source, step),
            least,
            most,
            bool(ordered),
            called.ZONES[zone],
            about,
            step,
        )

    @property
    def asked(self) -> int | None:
        """The seat that must decide now: `decision.player`, without building the decision."""
        kind, seat, *_ = self._state.pending()
        return None if kind == k.D_NONE else int(seat)

    def _options(self, form: int, last: int, source: int, step: int) -> list[str]:
        if form == k.F_POSITIONS:
            return [str(i) for i in range(last + 1)]
        if form == k.F_KEYS and source and (order := self._origin.kinds.key_order(source - 1, step)):
            offered = self._state.named_options(KEY_NAMES)
            return [key for key in order if key in offered]
        named: list[str] = self._state.named_options(self._origin.kinds.names if form == k.F_CARDS else KEY_NAMES)
        return named

    @property
    def phase(self) -> str | None:
        return called.PHASES[self._state.facts()[2]]

    @property
    def player(self) -> int:
        return int(self._state.facts()[1])

    @property
    def players(self) -> int:
        return int(self._state.facts()[0])

    @property
    def turn(self) -> int:
        return int(self._state.seat(self.player)[3])

    @property
    def extra(self) -> bool:
        """Whether this is an extra turn; after the end, whether the last turn was one."""
        return bool(self._state.turn_facts()[0])

    @property
    def colonies(self) -> bool:
        """Whether Platinum and Colony are in the Supply."""
        return self._origin.start.colonies

    @property
    def actions(self) -> int:
        return int(self._state.facts()[5])

    @property
    def buys(self) -> int:
        return int(self._state.facts()[6])

    @property
    def coins(self) -> int:
        return int(self._state.facts()[7])

    @property
    def supply(self) -> dict[str, int]:
        counts = self._state.counts(k.SUPPLY, 0)
        found = {name: counts[kind] for name, kind in self._origin.kinds.pile_kinds.items()}
        for name, (left, _) in self._heaps().items():
            found[name] = left
        return found

    def _heaps(self) -> dict[str, tuple[int, str | None]]:
        """Piles of different cards: how many are left, and which lies on top."""
        kinds, out = self._origin.kinds, {}
        for name, kind in kinds.pile_kinds.items():
            if kinds.fields.heap_of[kind]:
                left, top = self._state.piles_facts(kind)
                out[name] = (left, kinds.names[top - 1] if top else None)
        return out

    @property
    def trash(self) -> list[str]:
        return self._origin.kinds.listed(self._state.counts(k.TRASH, 0))

    @property
    def over(self) -> bool:
        return bool(self._state.facts()[2] == k.PH_OVER)

    @property
    def ends(self) -> str | None:
        return called.ENDS[self._state.facts()[4]]

    @property
    def kingdom(self) -> list[str]:
        return list(self._origin.kinds.kingdom)

    @property
    def edition(self) -> int:
        return self._origin.start.edition

    @property
    def own_cards(self) -> tuple[CardDef, ...]:
        """The user's own cards in this game."""
        return self._origin.kinds.own

    def cards(self, seat: int, zone: str) -> list[str]:
        """The cards in a zone, for a referee, who sees everything."""
        self._check_seat(seat)
        if zone == "deck":
            return self._deck(seat)
        if zone not in ZONES:
            expected = either(["hand", "deck", "discard", "play", "aside", *MATS])
            raise Refusal("error-value", where="zone", expected=expected, got=short(zone), near="")
        names = self._origin.kinds.listed(self._state.counts(ZONES[zone], seat))
        if zone == "aside":
            names = sorted(names + self._origin.kinds.listed(self._state.counts(k.KEPT, seat)))
        if zone == "discard" and names:
            top = self._origin.kinds.names[self._state.seat(seat)[4] - 1]
            names.remove(top)
            names.insert(0, top)
        return names

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens of a player."""
        self._check_seat(seat)
        return {name: n for name, n in zip(ALL_TOKENS, self._state.tokens_of(seat), strict=True) if n}

    def pile_tokens(self) -> dict[str, dict[str, int]]:
        """The tokens on the Supply piles, emptied ones too."""
        out: dict[str, dict[str, int]] = {}
        for name, kind in self._origin.kinds.pile_kinds.items():
            found = {token: n for token, n in zip(PILE_TOKENS, self._state.tokens_on(kind), strict=True) if n}
            if found:
                out[name] = found
        return out

    def _deck(self, seat: int) -> list[str]:
        size = self._state.seat(seat)[1]
        rest = self._origin.kinds.listed(self._state.counts(k.DECK, seat))
        out: list[str] = []
        for slot in self._state.slots(seat):
            is_open = slot >> k.KIND_BITS == k.OPEN_SLOT
            out.append(rest.pop(0) if is_open else self._origin.kinds.names[slot & k.KIND_MASK])
        assert len(out) + len(rest) == size
        return out + rest

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Refusal("error-number", where="seat", least=0, most=self.players - 1, got=short(seat))

    def cost(self, name: str) -> int:
        """What the card costs now."""
        if name in self._origin.kinds.kind_of:
            return int(self._state.cost(self._origin.kinds.kind_of[name]))
        card = self._origin.start.catalogue.cards.get(name) if isinstance(name, str) else None
        if card is None:
            near = nearest(str(name), self._origin.start.catalogue.cards)
            raise Refusal("error-unknown-card", where="cost", got=short(name), near=near)
        return max(card.cost - self._discount(card), 0)

    def _discount(self, card: CardDef) -> int:
        """How much less a card costs now that is not in this game."""
        kinds = self._origin.kinds
        less: int = self._state.facts()[8] + sum(n for types, n in self._state.discounts() if card.types & types)
        if card.cost_rule and self.phase in ("treasure", "buy"):
            in_play = zip(self._state.counts(k.PLAY, self.player), kinds.fields.types, strict=False)
            less += (card.cost_rule.n or 0) * sum(n for n, types in in_play if types & int(card.cost_rule.of or 0))
        return less

    def turns(self) -> list[int]:
        """Turns begun per seat."""
        return [self._state.seat(p)[3] for p in range(self.players)]

    def scores(self) -> list[int]:
        return [self._state.score(p) for p in range(self.players)]

    def winners(self, among: Iterable[int] | None = None) -> list[int]:
        """Most points; among those, fewest turns; more than one seat shares the victory. `among`: of these only."""
        winners: list[int] = self._state.winners(list(range(self.players) if among is None else among))
        return winners

    def next_first(self, seed: int | str | None = None) -> int:
        """Who begins the next game: left of the winner; after a tie random, in the first edition among non-winners."""
        if not self.over:
            raise Refusal("error-not-over")
        winners = self.winners()
        if len(winners) == 1:
            return (winners[0] + 1) % self.players
        choice = list(range(self.players))
        if self.edition == 1 and len(winners) < self.players:
            choice = [p for p in choice if p not in winners]
        return choice[evenly(key_of(seed, "next first"), "next first", len(choice))]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat (None: a spectator) can see now, and nothing else."""
        if seat is not None:
            self._check_seat(seat)
        seen: dict[str, Any] = view(self._state, self._origin.kinds.shown, seat)  # type: ignore[assignment]
        decision = self.decision if self._state.pending().seat == seat else None
        seen["decision"] = decision._asdict() if decision else None
        return seen

    def observation(self, seat: int) -> memoryview:
        """What the seat may know now, as bytes: rows of counts, then single numbers; docs/research.md names them."""
        self._check_seat(seat)
        kinds = self._origin.kinds
        out = bytearray(kinds.observation_size(self.players))
        self._state.observe(seat, kinds.width, out)
        return memoryview(out)

    def legal_actions(self) -> list[int]:
        """The next picks that are legal, as sorted numbers that mean the same in every state."""
        legal: list[int] = self._state.legal_actions()
        return legal

    def action_name(self, action: int) -> str:
        return self._origin.kinds.action_name(action)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of this game's cards as raw events number them."""
        return tuple(self._origin.kinds.names)

    @property
    def pausing(self) -> bool:
        """Whether a patient game is waiting for a seat that has no Reaction; the empty answer continues."""
        kind, _, _, _, _, _, most, *_ = self._state.pending()
        return bool(kind == k.D_REACT and most == 0)

    def fingerprint(self) -> int:
        """A hash of the game's state; records carry it too."""
        return int(self._state.fingerprint())
