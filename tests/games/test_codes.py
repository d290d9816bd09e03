"""The modules that are made from tables are those that the tables give: codes and records."""

from __future__ import annotations

from importlib import import_module

import pytest

from sengoku.registry import GAMES, game
from tools import codes, records


@pytest.mark.parametrize("name", GAMES)
def test_the_codes_are_made_from_the_table(name: str) -> None:
    made = codes.path_of(GAMES[name]).read_text(encoding="utf-8")
    assert made == codes.source(game(name).moves), "run `make codes`"


@pytest.mark.parametrize("name", GAMES)
def test_codes_and_parts_are_those_of_the_table(name: str) -> None:
    made = import_module(f"{GAMES[name]}.codes")
    for number, kind in enumerate(game(name).moves.kinds.values()):
        assert getattr(made, f"{kind.name.upper()}_KIND") == number
        assert game(name).moves.kind_numbers[kind.first] == number
        assert getattr(made, f"{kind.name.upper()}_CODE") == kind.first
        assert getattr(made, f"{kind.name.upper()}_END") == kind.end
        if len(kind.parts) > 1:
            for code in range(kind.first, kind.end):
                values = [getattr(made, f"{kind.name}_{part.name}")(code) for part in kind.parts]
                assert values == kind.values(code)
                assert getattr(made, f"{kind.name}_code")(*values) == code
    assert game(name).actions == made.SIZE


def test_the_records_of_senji_are_made_from_its_fields() -> None:
    assert records.path().read_text(encoding="utf-8") == records.source(), "run `make codes`"
