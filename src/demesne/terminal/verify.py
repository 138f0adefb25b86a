"""demesne verify: whether a recorded game replays, and what it proves of its deal to somebody who kept their part."""

from __future__ import annotations

import pathlib

from demesne.refusal import Refusal
from demesne.table import fairness

from .arguments import MaybeWhole, Say
from .files import game_of, read


def verify(
    file: pathlib.Path,
    /,
    *,
    commitment: str = "",
    seat: MaybeWhole = None,
    number: str = "",
    seals: str = "",
    say: Say,
) -> int:
    """Check that a record replays, and what it proves about its deal."""
    if (seat is None) != (not number):
        raise Refusal("verify-options")
    sealed = ["" if seal.strip() == fairness.NONE else seal.strip() for seal in seals.split(",")] if seals else []
    text = read(file)
    game = game_of(file, text, say)
    try:
        proof = fairness.check(text, fairness.Kept(commitment, seat, number, sealed))
    except ValueError as error:
        raise Refusal("error-in", where=str(file), error=error) from None
    print(say("verify-replays", n=len(game.answers)))
    print(say(told(proof)))
    if proof and proof.absent:
        print(say("verify-absent", seats=", ".join(map(str, proof.absent))))
    return 0


def told(proof: fairness.Proof | None) -> str:
    """What is proved, by the id of its message."""
    if proof is None:
        return "verify-no-proof"
    if proof.old:
        return "verify-old"
    if not proof.mine:
        return "verify-fits"
    return "verify-mine" if proof.sealed else "verify-mine-only"
