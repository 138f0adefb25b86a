"""Golden games: every question, answer and event of a whole game as text, compared line by line.

`python tests/rules/playthrough.py` rewrites the files in tests/rules/playthroughs; do that only when the rules version is raised,
and read the diff. `make derived` adds games for new cards and leaves the others as they are.
"""

from __future__ import annotations

import pathlib
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import asked
from demesne import Decision, Event, Game
from demesne.cards import PUBLISHED
from demesne.game.events import typed
from demesne.kernel import const as k
from demesne.rules import REACTION

FOLDER = pathlib.Path(__file__).parent / "playthroughs"
EVERYBODY = tuple(range(k.SEATS))
ANSWERS = 320

ASKS = asked.asks()
REACTIONS = tuple(c.name for c in PUBLISHED if c.types & REACTION)
FILLERS = ("Village", "Festival", "Market", "Laboratory", "Cellar", "Smithy", "Workshop", "Moat", "Militia", "Mine")
TRIES = 24

GAMES: list[tuple[Any, ...]] = [
    # players, edition, kingdom, with Platinum and Colony
    (2, 1, "Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter, Moat, Moneylender, Throne Room, Library"),
    (3, 1, "Bureaucrat, Cellar, Chapel, Council Room, Festival, Gardens, Laboratory, Library, Mine, Village"),
    (4, 2, "Market, Militia, Mine, Moat, Moneylender, Remodel, Smithy, Throne Room, Witch, Workshop"),
    (2, 2, "Artisan, Bandit, Harbinger, Merchant, Poacher, Sentry, Vassal, Festival, Village, Market"),
    (2, 2, "Baron, Bridge, Conspirator, Courtyard, Duke, Harem, Ironworks, Masquerade, Mining Village, Pawn"),
    (3, 2, "Minion, Nobles, Pawn, Shanty Town, Steward, Swindler, Torturer, Trading Post, Upgrade, Wishing Well"),
    (2, 1, "Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute, Masquerade, Militia, Village, Harem"),
    (4, 2, "Courtier, Diplomat, Lurker, Mill, Patrol, Replace, Secret Passage, Minion, Nobles, Great Hall"),
    (5, 2, "Moat, Secret Chamber, Diplomat, Witch, Thief, Bandit, Vassal, Throne Room, Festival, Spy"),
    (2, 2, "Sentry, Vassal, Patrol, Scout, Secret Passage, Wishing Well, Library, Poacher, Harbinger, Festival"),
    (3, 1, "Thief, Bandit, Saboteur, Swindler, Harem, Mill, Throne Room, Masquerade, Festival, Mining Village"),
    (6, 1, "Torturer, Trading Post, Upgrade, Duke, Gardens, Workshop, Chapel, Tribute, Conspirator, Feast"),
    (2, 2, "Poacher, Lurker, Workshop, Ironworks, Festival, Village, Bridge, Market, Cellar, Great Hall"),
    # Seaside
    (2, 1, "Ambassador, Embargo, Explorer, Ghost Ship, Navigator, Pearl Diver, Pirate Ship, Sea Hag, Bazaar, Island"),
    (
        3,
        1,
        "Caravan, Cutpurse, Fishing Village, Haven, Lighthouse, Lookout, Merchant Ship, Native Village, Smugglers, Wharf",
    ),
    (2, 2, "Outpost, Salvager, Tactician, Treasure Map, Treasury, Warehouse, Bazaar, Throne Room, Caravan, Island"),
    (2, 2, "Astrolabe, Blockade, Corsair, Monkey, Pirate, Sailor, Sea Chart, Sea Witch, Tide Pools, Fishing Village"),
    (4, 2, "Pirate, Sailor, Monkey, Blockade, Corsair, Lighthouse, Moat, Smugglers, Treasury, Outpost"),
    (3, 2, "Haven, Native Village, Tide Pools, Sea Witch, Sailor, Wharf, Throne Room, Embargo, Pirate Ship, Lookout"),
    # Prosperity
    (2, 2, "Bank, Bishop, City, Expand, Forge, Grand Market, Hoard, King's Court, Mint, Monument", True),
    (3, 2, "Peddler, Quarry, Rabble, Vault, Watchtower, Worker's Village, Mint, Witch, Forge, Gardens"),
    (
        3,
        1,
        "Contraband, Counting House, Goons, Loan, Mountebank, Royal Seal, Talisman, Trade Route, Venture, Watchtower",
    ),
    (
        2,
        2,
        "Anvil, Charlatan, Clerk, Collection, Crystal Ball, Investment, Magnate, Tiara, War Chest, Watchtower",
        True,
    ),
    (2, 2, "Explorer, Bank, Festival, Grand Market, Market, Laboratory, Worker's Village, Monument, City, Venture"),
]


def play(players: int, edition: int, kingdom: str, seed: int, colonies: bool = False) -> Game:
    """A game by a player who tries everything: buys what it owns least of, plays all it can, picks at random."""
    rng = random.Random(seed)
    game = Game(kingdom, players, edition=edition, seed=seed, colonies=colonies)
    for _ in range(ANSWERS):
        if game.decision is None:
            break
        game.answer(*curious(game, game.decision, rng))
    return game


def curious(game: Game, d: Decision, rng: random.Random) -> list[str]:
    if d.kind == "treasure":
        return d.options
    if d.kind == "buy":
        owned = Counter(c for z in ("hand", "deck", "discard", "play") for c in game.cards(d.player, z))
        shown = ("Province",) if "Explorer" in game.kingdom else ()
        wanted = [o for o in d.options if o in game.kingdom or o in ("Silver", "Gold", *shown)]
        return [min(wanted, key=lambda o: (owned[o] - 2 * (o in ("Silver", "Gold")), rng.random()))] if wanted else []
    if d.kind in ("action", "play", "react", "order"):
        return [rng.choice(d.options)] if d.least or rng.random() < 0.9 else []
    n = rng.randint(d.least, min(d.most, d.least + 2))
    return rng.sample(d.options, n)


def lines(game: Game) -> Iterator[str]:
    """The whole game as text."""
    start = game._origin.start
    yield f"kingdom: {', '.join(game.kingdom)}"
    colonies = ", colonies: yes" if start.colonies else ""
    yield f"players: {game.players}, edition: {game.edition}, key: {start.key.hex()}{colonies}"
    again = game._replay(0, tracing=True)
    sink = again._state.sink_list()
    told = 0
    for picks in [*game.answers, None]:
        for event in typed(sink[told:], game._origin.kinds.names):
            yield "    " + show(event)
        told = len(sink)
        d = again.decision
        if picks is not None and d is not None:
            yield f"{ask(d)} -> {', '.join(picks) or '-'}"
            again.answer(*picks)
    yield f"scores: {game.scores()}, turns: {game.turns()}, ends: {game.ends}, state: {game._state.fingerprint():08x}"


def ask(d: Decision) -> str:
    options = ", ".join(f"{n} {o}" if n > 1 else o for o, n in Counter(d.options).items())
    if d.kind == "position":
        options = f"0 to {d.options[-1]}"
    order = " in order" if d.ordered else ""
    return f"p{d.player} {d.kind} ({d.source or 'turn'}, {d.zone}, p{d.about}) {d.least}..{d.most}{order} of {options}"


def show(e: Event) -> str:
    cards = ", ".join(
        f"{c}" if s == EVERYBODY else f"{c}[{''.join(map(str, s))}]" for c, s in zip(e.cards, e.sees, strict=True)
    )
    detail = f" {e.detail}" if e.detail is not None else ""
    return f"{'. ' * e.depth}p{e.player} {e.kind} {cards or e.number}{detail}"


def coverage(texts: list[str]) -> tuple[set[str], dict[tuple[str, str], set[str]]]:
    """Cards played, and for every card and kind of question the answers given."""
    played: set[str] = set()
    answered: dict[tuple[str, str], set[str]] = defaultdict(set)
    for text in texts:
        for row in text.splitlines():
            words = row.strip().lstrip(". ").split(" ", 2)
            if row.startswith("    ") and words[1] == "play":
                played.add(words[2])
            elif " -> " in row and not row.startswith("    "):
                question, _, answer = row.rpartition(" -> ")
                kind = question.split(" ")[1]
                source = question[question.index("(") + 1 :].split(",")[0]
                if kind == "react":
                    for reaction in REACTIONS:
                        if reaction in question.split(" of ")[1]:
                            answered[(reaction, "react")].add("shown" if answer == reaction else "not shown")
                answered[(source, kind)].add(answer)
    return played, answered


def missing(texts: list[str]) -> list[str]:
    """What no golden game shows: cards never played, questions not answered in two ways."""
    played, answered = coverage(texts)
    playable = [c.name for c in PUBLISHED if c.play]
    out = [f"{name} is never played" for name in playable if name not in played]
    for name, kinds in {**ASKS, **{r: [*ASKS.get(r, []), "react"] for r in REACTIONS}}.items():
        for kind in kinds:
            if len(answered[(name, kind)]) < 2:
                out.append(f"{name}: {kind} is answered in {len(answered[(name, kind)])} ways")
    return out


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    texts: list[str] = []
    for i, (players, edition, kingdom, *colonies) in enumerate(GAMES, 1):
        tries = [text_of(players, edition, kingdom, seed, *colonies) for seed in range(100 * i, 100 * i + TRIES)]
        texts.append(min(tries, key=lambda text: len(missing([*texts, text]))))
        (FOLDER / f"game_{i:02}.txt").write_text(texts[-1], encoding="utf-8")
        print(i, len(texts[-1]), len(missing(texts)))
    print("\n".join(missing(texts)))


def add() -> list[pathlib.Path]:
    """Games for the cards that no golden game plays; returns the new files."""
    written: list[pathlib.Path] = []
    texts = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt"))]
    while cards := [c for c in PUBLISHED if c.play and c.name not in coverage(texts)[0]][:5]:
        names = [c.name for c in cards]
        ten = ", ".join(dict.fromkeys((*names, *FILLERS)))
        kingdom = ", ".join(ten.split(", ")[:10])
        edition = min(cards[0].editions)
        number = len(texts) + 1
        tries = [text_of(2, edition, kingdom, seed) for seed in range(100 * number, 100 * number + TRIES)]
        best = min(tries, key=lambda text: len(missing([*texts, text])))
        if not coverage([best])[0] & set(names):
            break
        texts.append(best)
        written.append(FOLDER / f"game_{number:02}.txt")
        written[-1].write_text(best, encoding="utf-8")
    return written


def text_of(players: int, edition: int, kingdom: str, seed: int, colonies: bool = False) -> str:
    return "\n".join(lines(play(players, edition, kingdom, seed, colonies))) + "\n"


def replay(text: str) -> Game:
    """The game of a golden file: its start from the header, its answers from the rows."""
    rows = text.splitlines()
    kingdom = rows[0].removeprefix("kingdom: ")
    head = dict(part.split(": ") for part in rows[1].split(", "))
    record = ["Demesne record, notation 1, rules 1", f"kingdom: {kingdom}", f"players: {head['players']}"]
    record += [f"edition: {head['edition']}", "first: 0"]
    record += ["colonies: yes"] if "colonies" in head else []
    record += [f"key: {head['key']}", ""]
    for row in rows[2:]:
        if " -> " in row and not row.startswith("    "):
            question, _, answer = row.rpartition(" -> ")
            record.append(f"{question.split(' ')[1]}: {answer}")
    return Game.from_record("\n".join(record) + "\n")


if __name__ == "__main__":
    write()
