"""A table keeps the rules that it was made with; what can't be played is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

import sengoku
from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.games.kernel.streams import Random
from sengoku.registry import GAMES
from sengoku.table import Table, new_settings, record
from sengoku.table import entries as log
from sengoku.table.settings import Settings, for_another_game
from tests.table.sitting import SEED, Sitting, playing

OPTIONS: dict[str, dict[str, Any]] = {"senji": {"max_years": 1}}


def created(settings: Settings) -> log.Created:
    return log.Created(at=0.0, table="t", settings=settings, seed=SEED, host="h")


def fewest(name: str) -> int:
    return sengoku.game(name).players[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_new_table_is_played_by_the_newest_rules(name: str) -> None:
    assert new_settings(name, fewest(name)).rules == sengoku.game(name).rules


@pytest.mark.parametrize(
    ("name", "rules"), [(name, rules) for name in GAMES for rules in sengoku.game(name).versions]
)
def test_a_table_is_played_by_its_own_rules_from_deal_to_record(name: str, rules: int) -> None:
    options = OPTIONS.get(name, {})
    sitting = playing(name, fewest(name), rules=rules, options=options)
    assert sitting.frame(0)["view"]["rules"] == rules
    sitting.play(100_000, Random(4))
    assert sitting.again().settings.rules == rules
    found = json.loads(json.dumps(record.record(sitting.table)))
    assert found["rules"] == rules
    assert record.check(found)["moves"] == len(found["moves"])
    history = sitting.table.history
    assert history is not None
    history.rewind(3)
    assert history.state.rules == rules


def test_a_table_of_before_there_were_versions_has_the_first() -> None:
    line = json.loads(log.write(created(new_settings("shinobi", 3, rules=1))))
    line["settings"].pop("rules", None)
    sitting = Sitting(log.read(json.dumps(line).encode()).settings)  # type: ignore[union-attr]
    sitting.start()
    assert sitting.frame(None)["view"]["rules"] == 1


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({"rules": 99}, "RULES.newer"),
        ({"options": {"edition": "of the future"}}, "EDITION.unknown"),
        ({"options": {"of_the_future": 1}}, "OPTION.unknown"),
        ({"game": "go"}, "GAME."),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_before_its_first_move(
    change: dict[str, Any], broken: str
) -> None:
    settings = replace(new_settings("senji", 3), **change)
    with pytest.raises(IllegalSetup) as refused:
        Table([created(settings)])
    assert f"{refused.value.rule}.{refused.value.reason}" == broken


def test_a_rematch_is_played_by_the_newest_rules() -> None:
    old = new_settings("shitenno", 2, rules=1)
    again = for_another_game(old)
    assert again == replace(old, rules=sengoku.game("shitenno").rules)
