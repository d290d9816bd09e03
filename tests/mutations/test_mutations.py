"""The lists of mutations are complete and up to date; a few are applied, in a proof all."""

from __future__ import annotations

import re

import pytest

from sengoku.registry import GAMES
from tests.mutations.runner import ROOT, Mutation, caught, mutations, spread

PREFIX = {"shinobi": "SHI", "shitenno": "STN", "senji": "SEN"}


def rule_ids(game: str) -> set[str]:
    """The ids that the rules of the game have, as the players read them."""
    rules = ROOT / "src/sengoku/words/rules" / f"{game}.en.md"
    return set(re.findall(rf"\b{PREFIX[game]}-\d+\b", rules.read_text()))


@pytest.mark.parametrize("game", [game for game in GAMES if game in PREFIX])
def test_every_rule_has_a_test_and_a_mutation(game: str) -> None:
    tests = "".join(
        path.read_text() for path in sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    )
    mutated = {mutation.rule for mutation in mutations([game])}
    for rule in sorted(rule_ids(game)):
        assert f"def test_{rule.lower().replace('-', '_')}_" in tests, f"{rule} has no test"
        assert rule in mutated, f"{rule} has no mutation"
    assert mutated <= rule_ids(game)


@pytest.mark.parametrize("mutation", mutations(), ids=str)
def test_a_mutation_changes_one_place(mutation: Mutation) -> None:
    assert mutation.source().read_text().count(mutation.old) == 1
    assert mutation.old != mutation.new


@pytest.mark.parametrize("mutation", spread(mutations(), 2), ids=str)
def test_a_mutation_is_caught(mutation: Mutation) -> None:
    assert caught(mutation)
