"""Every rule, ruling and example has a test, or a reason why a program cannot break it."""

from __future__ import annotations

import re

import rule_table
from demesne.cards import PUBLISHED


def test_every_rule_has_a_test() -> None:
    found, none = rule_table.tests(), rule_table.without()
    missing = [rule for rule in rule_table.ids() if rule not in found and rule not in none]
    assert not missing, f"no test covers {missing}"


def test_the_ids_are_all_there() -> None:
    """So that a page that is read wrongly does not look covered."""
    ids = rule_table.ids()
    assert len(ids) == len(set(ids))
    assert sum(i.startswith("R-") for i in ids) == 138 and sum(i.startswith("EX-5") for i in ids) == 63
    assert sum(bool(re.fullmatch(r"D\d+", i)) for i in ids) == 18 and sum(i.startswith("A-") for i in ids) == 11
    headings = set(
        re.findall(r"^### (.+)$", "\n".join(page.read_text(encoding="utf-8") for page in rule_table.cards()), re.M)
    )
    assert {i.rsplit(" ", 1)[0] for i in rule_table.card_ids()} == headings & {c.name for c in PUBLISHED}
    assert {i for i in ids if i.startswith("G-")} >= {"G-DUR-1", "G-DUR-10", "G-MAT", "G-TURNS", "G-WHILE"}


def test_no_test_covers_a_rule_that_does_not_exist() -> None:
    known = {*rule_table.ids(), *(f"TOP-{n}" for n in range(1, 13))}
    assert not {rule for rule in rule_table.tests() if rule not in known}


def test_rules_without_a_test_are_few_and_have_none() -> None:
    none = rule_table.without()
    assert sum(not why.startswith(rule_table.LATER) for why in none.values()) <= 5
    assert all(len(reason) > 10 for reason in none.values())
    assert not set(none) & set(rule_table.tests())
    assert set(none) <= set(rule_table.ids()), "a reason for a rule that does not exist"


def test_what_waits_for_a_later_box_waits_for_a_card_that_is_not_there_yet() -> None:
    """As soon as the card is published its rulings need tests."""
    for rule, why in rule_table.without().items():
        if why.startswith(rule_table.LATER):
            card = why.removeprefix(rule_table.LATER)
            assert card and card not in {c.name for c in PUBLISHED}, f"{rule} can be tested now: {card} is published"


def test_the_table_in_the_docs_is_up_to_date() -> None:
    assert rule_table.TABLE.read_text(encoding="utf-8") == rule_table.text(), "run python tests/rules/rule_table.py"
