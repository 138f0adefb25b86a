"""A plain game in the terminal: one person against strategies."""

from __future__ import annotations

import pathlib
from collections import Counter

from demesne.bots import StrategyBot
from demesne.game import Decision, Game, IllegalAnswer

from .story import counted, lines

HELP = """Answer with names or numbers, several with commas: 2, 2, Estate. The beginning of a name is enough.
Enter alone is the empty answer: end the phase, decline, pick nothing.
all: every option    hand, supply, log: show them again    ?: this help    quit: leave the game"""

ASKS = {
    "action": "Play an Action?",
    "treasure": "Play Treasures? (all plays them all)",
    "buy": "Buy a card?",
    "react": "Show a Reaction?",
    "discard": "Discard",
    "trash": "Trash",
    "gain": "Gain",
    "topdeck": "Put on your deck",
    "reveal": "Reveal",
    "set_aside": "Set aside?",
    "choose": "Choose",
    "pass": "Pass to the left",
    "play": "Play",
    "place": "Put into your deck",
    "position": "How many cards from the top (0 is the top)",
    "name": "Name a card",
}


class Quit(Exception):
    """The player leaves the table."""


def play(game: Game, bots: list[StrategyBot], record: pathlib.Path | None = None) -> int:
    """Play to the end; seat 0 is you, the bots sit at the others in turn. Returns the exit code."""
    names = ["Player 1 (you)", *(f"Player {i + 1}" for i in range(1, game.players))]
    print(f"Kingdom: {', '.join(game.kingdom)}")
    print("? shows what can be typed.")
    told = 0
    save(game, record)
    try:
        while not game.over:
            told = tell(game, names, told)
            decision = game.decision
            assert decision is not None
            if decision.player == 0:
                ask(game, decision, names)
                save(game, record)
            else:
                game.answer(bots[(decision.player - 1) % len(bots)].choose(game))
        tell(game, names, told)
        finish(game, names)
    except (Quit, EOFError):
        print("\nYou leave the table.")
    finally:
        save(game, record)
        if record:
            print(f"The game is in {record}")
    return 0


def save(game: Game, record: pathlib.Path | None) -> None:
    if record:
        try:
            record.write_text(game.record(), encoding="utf-8")
        except OSError as error:
            raise ValueError(f"{record}: cannot be written: {error.strerror}") from None


def tell(game: Game, names: list[str], told: int) -> int:
    """Print what has happened since; how many events have been told."""
    events = game.events
    for line in lines(events[told:], names, 0):
        print(line)
    return len(events)


def ask(game: Game, decision: Decision, names: list[str]) -> None:
    """Ask until the answer is legal."""
    if decision.kind in ("action", "treasure", "buy"):
        print(f"\n{status(game)}")
    while True:
        options = list(dict.fromkeys(decision.options))
        print(prompt(decision, options))
        text = input("> ").strip()
        if command(text, game, names):
            continue
        picks = read(text, options, decision)
        if isinstance(picks, str):
            print(picks)
            continue
        try:
            game.answer(*picks)
            return
        except IllegalAnswer as error:
            print(error)


def status(game: Game) -> str:
    view = game.view(0)
    me = view["players"][0]
    others = ", ".join(f"player {i + 1} has {p['hand_size']} cards" for i, p in enumerate(view["players"]) if i)
    return (
        f"Your hand: {counted(me['hand']) or 'empty'}   ({others})\n"
        f"Actions {view['actions']}, Buys {view['buys']}, coins {view['coins']}, "
        f"Provinces left {view['supply']['Province']}"
    )


def prompt(decision: Decision, options: list[str]) -> str:
    amount = str(decision.most) if decision.least == decision.most else f"{decision.least} to {decision.most}"
    because = f"{decision.source}: " if decision.source else ""
    if decision.kind == "position":
        return f"{because}{ASKS[decision.kind]}, 0 to {decision.options[-1]}"
    many = Counter(decision.options)
    listed = "  ".join(
        f"{i}) {name}" + (f" x{many[name]}" if many[name] > 1 else "") for i, name in enumerate(options, 1)
    )
    order = ", the first ends up on top" if decision.kind == "topdeck" and decision.ordered else ""
    return f"{because}{ASKS[decision.kind]} [{amount}{order}]  {listed}"


def command(text: str, game: Game, names: list[str]) -> bool:
    """Whether the text was a command, and do it."""
    if text in ("?", "help"):
        print(HELP)
    elif text == "hand":
        print(status(game))
    elif text == "supply":
        view = game.view(0)
        for name, left in view["supply"].items():
            print(f"  {name:16} costs {view['costs'][name]}   {left} left")
    elif text == "log":
        print("\n".join(lines(game.events, names, 0)[-30:]))
    elif text in ("quit", "q", "exit"):
        raise Quit
    else:
        return False
    return True


def read(text: str, options: list[str], decision: Decision) -> list[str] | str:
    """The picks behind a typed answer, or what is wrong with it."""
    if text == "all":
        if decision.most < len(decision.options):
            return f"all are {len(decision.options)}, at most {decision.most} can be picked"
        return decision.options
    picks: list[str] = []
    for part in (p.strip() for p in text.split(",") if p.strip()):
        if decision.kind == "position":
            picks.append(part)
        elif part.isdigit() and 1 <= int(part) <= len(options):
            picks.append(options[int(part) - 1])
        else:
            exact = [o for o in options if o.casefold() == part.casefold()]
            found = exact or [o for o in options if o.casefold().startswith(part.casefold())]
            if len(found) != 1:
                what = f"could be {' or '.join(found)}" if found else "is not one of the options"
                return f'"{part}" {what}: {", ".join(options)}'
            picks.append(found[0])
    return picks


def finish(game: Game, names: list[str]) -> None:
    print(f"\nThe game is over ({game.ends}).")
    for p, name in enumerate(names):
        owned: list[str] = [c for zone in ("hand", "deck", "discard", "play") for c in game.cards(p, zone)]
        print(f"  {name}: {game.scores()[p]} points in {game.turns()[p]} turns: {counted(sorted(owned))}")
    winners = [names[p] for p in game.winners()]
    print(f"Won by {winners[0]}." if len(winners) == 1 else f"Shared by {' and '.join(winners)}.")
