"""Cards and words that are added to a copy of the sources, to see what they cost: all that is written by hand for them.

- Yarn Hall: a card with words that there are
- Yoke Hall: a word with an instruction that there is
- Zinc Hall: a word with a new instruction
"""

from __future__ import annotations

import pathlib
import re
from typing import NamedTuple

LANGUAGES = ("en", "hu", "is", "pl", "ru")


class NewWord(NamedTuple):
    name: str
    file: str  # of the vocabulary
    text: str
    clause: str
    said: dict[str, str]  # the clause, by language
    instruction: str = ""
    function: str = ""  # of the kernel


class NewCard(NamedTuple):
    name: str
    cost: int
    entry: str
    hand: tuple[str, ...]  # beside it, and the deck, in its scenario
    deck: tuple[str, ...]
    then: str
    moves: tuple[str, str]  # the cards that the page shows on their way to the hand and to the discard pile
    referee: str
    word: NewWord | None = None


YARN = NewCard(
    "Yarn Hall",
    3,
    'play=[cards(2), discard(1)], editions=(2,), emblem="castle-ruins"',
    ("Estate",),
    ("Gold", "Silver"),
    """
asked p0 discard 1..1 of Estate, Gold, Silver; source Yarn Hall; zone hand; about 0
p0 discard: Estate
p0 hand: Gold, Silver
""",
    ("1 Gold from deck, 1 Silver from deck", "1 Estate from hand"),
    """
@card("Yarn Hall")
def yarn_hall(table: Referee, played: PlayedCard, hit: list[int]) -> Questions:
    table.plus(cards=2)
    yield from discard_cards(table, table.player, "Yarn Hall", 1, 1)
""",
)

TAKE_REST = NewWord(
    "take_rest",
    "revealing.py",
    '''
def _compile_take_rest(c: Compiler, s: Step) -> None:
    c.how_lifted(s)
    s.scope.lifted[s.scope.on_others] = ""
    c.emit(k.OP_TAKE, c.filter())


@word(
    compiles=_compile_take_rest,
    puts_down=True,
    value=9,
    hurts=None,
    foreseen=False,
    clause="take-rest",
    mark=QUIET,
    asks=(),
    tells=("take",),
)
def take_rest() -> None:
    """All revealed cards that are left go into the hand."""
''',
    "take-rest",
    {
        "en": "[they] puts the other revealed cards into their hand\n   *[do] put the other revealed cards into your hand",
        "hu": "[do] vedd a kezedbe a többi felfedett lapot\n   *[they] a kezébe veszi a többi felfedett lapot",
        "is": "[do] taktu á hönd hin spilin sem þú sýndir\n   *[they] tekur á hönd hin spilin sem hann sýndi",
        "pl": "[do] weź na rękę pozostałe odkryte karty\n   *[they] bierze na rękę pozostałe odkryte karty",
        "ru": "[do] заберите на руку остальные раскрытые карты\n   *[they] забирает на руку остальные раскрытые карты",
    },
)

YOKE = NewCard(
    "Yoke Hall",
    4,
    'play=[reveal_from_deck(3), discard_all(VICTORY), take_rest()], editions=(2,), emblem="barn"',
    ("Copper",),
    ("Gold", "Estate", "Silver", "Copper"),
    """
p0 hand: Copper, Gold, Silver
p0 discard top Estate
""",
    ("1 Gold from aside, 1 Silver from aside", "1 Estate from aside"),
    """
@card_without_questions("Yoke Hall")
def yoke_hall(table: Referee, hit: list[int]) -> None:
    seat = table.active
    seat.discard_aside(table.of_type(seat.lift(3), "Victory"))
    seat.hand += seat.all_aside()
    seat.aside.clear()
""",
    TAKE_REST,
)

DISCARD_FITTING = NewWord(
    "discard_all_in_hand",
    "discarding.py",
    '''
def _compile_all_in_hand(c: Compiler, s: Step) -> None:
    c.emit(k.OP_DISCARD_FITTING, c.filter(s.w["what"]))


@word(
    compiles=_compile_all_in_hand,
    extended=True,
    value=-4,
    hurts=4,
    foreseen=False,
    clause="discard-all-in-hand",
    mark="discard",
    asks=(),
    tells=("discard",),
)
def discard_all_in_hand(what: Type) -> None:
    """Discard all cards of the hand that fit."""
    check_types("discard_all_in_hand", what)
''',
    "discard-all-in-hand",
    {
        "en": "[they] discards all { TYPES($types) } from their hand\n   *[do] discard all { TYPES($types) } from your hand",
        "hu": '[do] dobd el a kezedből az összes { TYPES($types, form: "acc") }\n'
        '   *[they] eldobja a kezéből az összes { TYPES($types, form: "acc") }',
        "is": '[do] kastaðu öllum { TYPES($types, form: "dat-other") } af hendi\n'
        '   *[they] kastar öllum { TYPES($types, form: "dat-other") } af hendi',
        "pl": '[do] odrzuć z ręki wszystkie karty { TYPES($types, form: "gen") }\n'
        '   *[they] odrzuca z ręki wszystkie karty { TYPES($types, form: "gen") }',
        "ru": '[do] сбросьте с руки все { TYPES($types, form: "acc-pl") }\n'
        '   *[they] сбрасывает с руки все { TYPES($types, form: "acc-pl") }',
    },
    "OP_DISCARD_FITTING",
    """
@instruction(C.OP_DISCARD_FITTING)
def discard_fitting(g: State, f: int, filter_: int) -> None:
    for k in row(g):
        g.pick[k] = min(g.hand[g.f_seat[f]][k], 255) if fits(g, k, filter_, 0) else 0
    discard_picked(g, g.f_seat[f])
""",
)

ZINC = NewCard(
    "Zinc Hall",
    5,
    'play=[discard_all_in_hand(VICTORY), cards(4)], editions=(2,), emblem="coal-pile"',
    ("Estate", "Estate", "Copper"),
    ("Gold", "Silver", "Silver", "Gold"),
    """
p0 hand: Copper, 2 Gold, 2 Silver
p0 discard pile: 2 Estate
""",
    ("2 Gold from deck, 2 Silver from deck", "2 Estate from hand"),
    """
@card_without_questions("Zinc Hall")
def zinc_hall(table: Referee, hit: list[int]) -> None:
    table.active.discard(table.of_type(table.active.hand, "Victory"))
    table.plus(cards=4)
""",
    DISCARD_FITTING,
)

# a hall of something, with all forms by hand, so that no dictionary is needed
ROW = (
    "{name},{hu}csarnok,"
    "Зал {ru}; acc=Зал {ru}; gen=Зала {ru}; dat=Залу {ru}; ins=Залом {ru}; pre=Зале {ru}; "
    "nom-pl=Залы {ru}; gen-pl=Залов {ru}; gender=m,"
    "Sala {pl}; gen=Sali {pl}; dat=Sali {pl}; acc=Salę {pl}; ins=Salą {pl}; loc=Sali {pl}; "
    "nom-pl=Sale {pl}; gen-pl=Sal {pl}; gender=f,"
    "{icelandic}salur; acc={icelandic}sal; dat={icelandic}sal; gen={icelandic}salar; def={icelandic}salurinn; "
    "def-acc={icelandic}salinn; def-dat={icelandic}salnum; def-gen={icelandic}salarins; other={icelandic}salir; "
    "acc-other={icelandic}sali; dat-other={icelandic}sölum; gender=m\n"
)
OF = {
    "Yarn": ("Fonal", "пряжи", "przędzy", "Garn"),
    "Yoke": ("Járom", "ярма", "jarzma", "Ok"),
    "Zinc": ("Cink", "цинка", "cynku", "Sink"),
}

NEW = (YARN, YOKE, ZINC)


def append(path: pathlib.Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def change(path: pathlib.Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, (path, old)
    path.write_text(text.replace(old, new), encoding="utf-8")


def add_entry(root: pathlib.Path, new: NewCard) -> None:
    """The card, and its word if it needs one."""
    cards = root / "src" / "demesne" / "cards" / "prosperity.py"
    if new.word:
        add_word(root, new.word)
        change(cards, "import (\n", f"import (\n    {new.word.name},\n")
    variable = new.name.casefold().replace(" ", "_")
    append(cards, f'{variable} = card("{new.name}", {new.cost}, ACTION, {new.entry})\n')


def add_word(root: pathlib.Path, word: NewWord) -> None:
    source = root / "src" / "demesne"
    append(source / "rules" / "vocabulary" / word.file, "\n" + word.text)
    if word.instruction:
        const = source / "kernel" / "const.py"
        numbers = [int(n) for n in re.findall(r"^OP_\w+: Final = (\d+)", const.read_text(encoding="utf-8"), re.M)]
        change(const, "OP_END: Final = 0\n", f"OP_END: Final = 0\n{word.instruction}: Final = {max(numbers) + 1}\n")
        hands = source / "kernel" / "rules" / "instructions" / "hands.py"
        append(hands, "\n" + word.function)
        change(
            hands,
            "from ..declared import instruction\n",
            "from ..declared import instruction\nfrom ..filters import fits\n",
        )


def add_clause(root: pathlib.Path, word: NewWord, lang: str) -> None:
    file = root / "src" / "demesne" / "languages" / "ftl" / lang / "moving.ftl"
    append(file, f"{word.clause} = {{ $mood ->\n    {word.said[lang]}\n}}\n")


def add_name(root: pathlib.Path, new: NewCard) -> None:
    hu, ru, pl, icelandic = OF[new.name.split()[0]]
    row = ROW.format(name=new.name, hu=hu, ru=ru, pl=pl, icelandic=icelandic)
    append(root / "src" / "demesne" / "languages" / "names" / "prosperity.csv", row)


def add_rules(root: pathlib.Path, new: NewCard) -> None:
    """Its scenario, and its lines in the second referee."""
    rules = root / "tests" / "rules"
    hand, deck = ", ".join((new.name, *new.hand)), ", ".join(new.deck)
    given = f"given p0 hand: {hand}\ngiven p0 deck: {deck}\np0 action: {new.name}"
    append(rules / "scenarios" / "prosperity_both_a_to_m.txt", f"\n# {new.name}: what it does\n{given}{new.then}")
    facts = rules / "referee" / "facts.py"
    beside = {
        3: "Trade Route",
        4: "Bishop, Monument, Worker's Village",
        5: "City, Counting House, Magnate, Mint, Vault",
    }
    change(facts, f'{new.cost}: "{beside[new.cost]}', f'{new.cost}: "{beside[new.cost]}, {new.name}')
    append(rules / "referee" / "prosperity.py", "\n" + new.referee)
