"""Senji, summer: SEN-60 to SEN-69."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.senji.components import ORDER_NAMES, PHASE_NAMES
from sengoku.games.senji.state import Senji
from sengoku.words import words
from tests.games.senji.position import (
    at,
    edit,
    figures,
    load,
    play,
    province,
    refusal,
    texts,
    told,
    with_seed,
)


def phase(state: Senji) -> str:
    return PHASE_NAMES[state.phase]


def test_sen_60_the_host_calls_every_order_and_fleet_once() -> None:
    state = at("summer", host="B", orders="YAM:production OWA:recruitment", fleets="C-south:1")
    state = edit(state, pending_fleets=1 << 5)
    assert state.actors == (1,)
    assert texts(state) == ["call OWA", "call YAM", "fleet of C in south"]
    assert refusal(state, "call KAG") == "SEN-60.order"
    assert refusal(state, "fleet of A in south") == "SEN-60.fleet"
    assert refusal(state, "go") == "SEN-60.sequence"
    assert state.view(1)["own"]["orders"] == [0] * 18
    play(state, "call YAM")
    assert refusal(state, "call YAM") == "SEN-60.order"
    play(state, "call OWA", "fleet of C in south", "go")
    assert phase(state) == "autumn"


@pytest.mark.parametrize("order", ORDER_NAMES)
def test_sen_60_an_order_is_told_by_the_same_name_when_it_is_laid_and_when_called(
    order: str,
) -> None:
    state = at("spring", record=[[], [], [], []])
    for who, names in (("A", "YAM KAG IZM"), ("B", "MUS SUR SHI"), ("C", "OWA KII SAN")):
        play(state, *[f"{who}: order {order} in {name}" for name in names.split()], f"{who}: ready")
    play(state, "call YAM")
    events = [told(state, "A", "order")[0], told(state, "A", "called")[0]]
    assert [ORDER_NAMES[event["token"]] for event in events] == [order, order]
    for event in events:
        assert order in words().event("senji", event, ("Ann", "Bo", "Cleo"), 0)


def test_sen_60_a_conquered_province_loses_its_order() -> None:
    state = at("summer", units="YAM:6", orders="YAM:movement OWA:production")
    state = won_by_attacker(state, "OWA")
    assert phase(state) == "autumn"
    assert state.board.owners[province("OWA")] == 0
    assert state.campaign.pending == 0


def won_by_attacker(state: Senji, target: str) -> Senji:
    """March everything from Yamashiro and win."""
    for seed in range(50):
        lucky = with_seed(state, seed)
        play(lucky, "call YAM")
        while f"march unit to {target}" in texts(lucky):
            play(lucky, f"march unit to {target}")
        play(lucky, "go", "A: decline", "C: decline")
        while phase(lucky) == "supporting":
            play(lucky, "A: decline", "C: decline")
        if lucky.battle.victor == 0:
            play(lucky, "decline")
            return lucky
    raise AssertionError("never won")


def test_sen_61_production_draws_two() -> None:
    state = at("summer", orders="YAM:production")
    play(state, "call YAM")
    assert state.view(0)["hanafuda"] == [2, 0, 0]
    spent = at("summer", orders="YAM:production", deck=1)
    play(spent, "call YAM")
    assert spent.view(0)["hanafuda"] == [2, 0, 0]
    assert sum(spent.hanafuda.flower_discards) == 0  # made anew
    nothing = at(
        "summer", orders="YAM:production", flowers="B:sun*10+animal*18+tanzaku*20+plain*47"
    )
    play(nothing, "call YAM")
    assert nothing.view(0)["hanafuda"] == [1, 95, 0]


def test_sen_62_recruitment_as_far_as_possible() -> None:
    for there, elsewhere, expected in ((0, 0, 2), (4, 0, 6), (5, 0, 6), (6, 0, 6), (5, 6, 6)):
        state = at("summer", units=f"YAM:{there} KAG:{elsewhere}", orders="YAM:recruitment")
        play(state, "call YAM")
        assert state.board.units[province("YAM")] == expected
    out = at("summer", units="KAG:6 IZM:5", orders="YAM:recruitment")
    play(out, "call YAM")
    assert (out.board.units[province("YAM")], out.board.reserve[0]) == (1, 0)


def test_sen_63_movement_is_planned_as_a_whole() -> None:
    state = at("summer", units="YAM:3", samurai="YAM:oda", orders="YAM:movement")
    play(state, "call YAM")
    assert texts(state)[0] == "go"
    assert refusal(state, "march unit to SUR") == "SEN-63.border"
    assert refusal(state, "march genba to OWA") == "SEN-63.samurai"
    assert refusal(state, "recall") == "SEN-63.recall"
    assert refusal(state, "call KAG") == "SEN-63.sequence"
    play(state, "march unit to KAG", "march unit to IZM", "march oda to KAG", "march unit to south")
    assert refusal(state, "march unit to KAG") == "SEN-63.units"
    assert refusal(state, "march oda to KAG") == "SEN-63.samurai"
    assert state.view(1)["plan"] is None
    assert state.board.units[province("YAM")] == 3
    play(state, "recall", "march unit to KAG", "march oda to IZM", "go")
    assert [state.board.units[province(name)] for name in ("YAM", "KAG", "IZM")] == [2, 1, 0]
    assert state.board.samurai[province("IZM")] == 1 << 12
    empty = at("summer", units="YAM:3", orders="YAM:movement")
    play(empty, "call YAM", "go")
    assert phase(empty) == "autumn"
    bare = at("summer", orders="YAM:movement")
    play(bare, "call YAM")
    assert phase(bare) == "autumn"


def test_sen_64_at_most_six_units_by_land() -> None:
    state = at("summer", units="YAM:6 KAG:4", samurai="YAM:oda+genba", orders="YAM:movement")
    play(state, "call YAM", "march unit to KAG", "march unit to KAG")
    assert refusal(state, "march unit to KAG") == "SEN-64.room"
    assert figures(state, "march unit to KAG")["most"] == 6
    play(state, "march oda to KAG", "march genba to KAG")  # samurai without limit
    fleet = at("summer", players=6, fleets="D-north:6", units="KAG:3", orders="KAG:movement")
    fleet = edit(fleet, pending_fleets=1 << 6)
    play(
        fleet, "fleet of D in north", "march unit to KAG", "march unit to KAG", "march unit to KAG"
    )
    assert refusal(fleet, "march unit to KAG") == "SEN-64.room"


def test_sen_64_at_most_six_units_in_an_attack() -> None:
    dump = at("summer", players=6, units="KAG:6", fleets="D-north:6", orders="KAG:movement").dump()
    state = load(dump | {"pending_fleets": 1 << 6})
    play(state, "fleet of D in north", *["march unit to ECH"] * 6)
    assert refusal(state, "march unit to ECH") == "SEN-63.units"
    with pytest.raises(sengoku.IllegalPosition):  # nowhere stand more, so none can set out
        edit(state, fleets=[[0, 0]] * 3 + [[7, 0]] + [[0, 0]] * 2)


def test_sen_65_to_sea_and_at_most_six_there() -> None:
    state = at("summer", units="YAM:5", fleets="A-south:3", orders="YAM:movement")
    play(state, "call YAM")
    assert refusal(state, "march unit to north") == "SEN-65.coast"
    play(state, "march unit to south", "march unit to OWA-by-south")
    play(state, "march unit to SAN-by-south")
    assert refusal(state, "march unit to south") == "SEN-65.room"
    assert refusal(state, "march unit to KII-by-south") == "SEN-65.room"
    assert figures(state, "march unit to south")["most"] == 6
    inland = at("summer", units="SHI:2", orders="SHI:movement")
    play(inland, "call SHI")
    assert not [text for text in texts(inland) if "south" in text or "north" in text]
    join = at("summer", units="YAM:2", fleets="A-south:3 B-south:2", orders="YAM:movement")
    play(join, "call YAM", "march unit to south", "march unit to south", "go")
    assert [list(row) for row in join.view(None)["fleets"]] == [[0, 5], [0, 2], [0, 0]]


def raid(state: Senji, seed: int) -> Senji:
    lucky = with_seed(state, seed)
    play(lucky, "call YAM", "march unit to SAN-by-south", "march unit to SAN-by-south")
    play(lucky, "march oda to KII-by-south", "go")
    return lucky


def test_sen_66_a_raid_rolls_and_its_owner_chooses_who_drowns() -> None:
    state = at("summer", units="YAM:2", samurai="YAM:oda", orders="YAM:movement")
    state = edit(state, record=[[], [], [], []])
    drowned = set()
    for seed in range(60):
        lucky = raid(state, seed)
        (roll,) = told(lucky, "C", "raid")
        assert roll["dice"] == 3
        drowned.add(roll["drowned"])
        if roll["drowned"] == 1:
            assert phase(lucky) == "drowning"
            assert texts(lucky) == ["drown unit off SAN", "drown oda off KII"]
            assert refusal(lucky, "drown unit off KII") == "SEN-66.raid"
            assert refusal(lucky, "go") == "SEN-66.sequence"
            play(lucky, "drown oda off KII")
            assert lucky.board.fallen == 1 << 12
            assert lucky.movement.battles == 1 << province("SAN")
            assert lucky.board.retinue[0] == 0
        elif roll["drowned"] == 0:
            assert phase(lucky) == "queuing"
        elif roll["drowned"] == 3:
            play(lucky, "drown unit off SAN", "drown unit off SAN", "drown oda off KII")
            assert phase(lucky) == "autumn"  # the drowned count for nothing
            assert lucky.pledges.attacked[0] == 0
    assert drowned >= {0, 1, 2}


def test_sen_66_where_a_raid_leads() -> None:
    state = at("summer", units="YAM:2 SAN:1", orders="YAM:movement", owners="SAN:A")
    play(state, "call YAM")
    assert refusal(state, "march unit to YAM-by-south") == "SEN-66.origin"
    assert refusal(state, "march unit to KAG-by-south") == "SEN-66.coast"
    assert refusal(state, "march unit to KAG-by-north") == "SEN-65.coast"
    assert "march unit to SAN-by-south" in texts(state)  # own ones too


def test_sen_66_the_option_spares_samurai() -> None:
    state = at(
        "summer",
        units="YAM:2",
        samurai="YAM:oda",
        orders="YAM:movement",
        options={"raid_dice": "units"},
        record=[[], [], [], []],
    )
    for seed in range(40):
        lucky = raid(state, seed)
        (roll,) = told(lucky, None, "raid")
        assert roll["dice"] == 2
        if roll["drowned"]:
            assert texts(lucky) == ["drown unit off SAN"]
            assert refusal(lucky, "drown oda off KII") == "SEN-66.units"


def test_sen_67_fleets_are_called_with_all_they_have() -> None:
    state = at("summer", units="YAM:2", fleets="A-south:2", orders="YAM:movement")
    state = edit(state, pending_fleets=1 << 1)
    play(state, "call YAM", "march unit to south", "march unit to south", "go")
    play(state, "fleet of A in south")  # what joined a fleet not yet called moves twice
    assert refusal(state, "march unit to south") == "SEN-67.same"
    assert refusal(state, "march unit to OWA-by-south") == "SEN-67.same"
    assert refusal(state, "march unit to KAG") == "SEN-67.coast"
    for way in ("YAM", "OWA", "north", "KAG-by-north"):
        assert f"march unit to {way}" in texts(state)
    play(state, "march unit to north", "march unit to YAM", "march unit to YAM", "go")
    assert next(list(row) for row in state.view(None)["fleets"]) == [1, 1]
    assert phase(state) == "autumn"  # the fleet made this summer waits


def test_sen_68_nobody_has_more_than_six_provinces() -> None:
    state = at("summer", units="YAM:4", orders="YAM:movement", owners="MUS:A SUR:A")
    play(state, "call YAM", "march unit to OWA")
    assert refusal(state, "march unit to KII") == "SEN-68.provinces"
    assert figures(state, "march unit to KII")["provinces"] == 5
    play(state, "march unit to OWA-by-south", "march unit to KAG")
    full = at("summer", units="YAM:4", orders="YAM:movement", owners="MUS:A SUR:A SHI:A")
    play(full, "call YAM")
    assert refusal(full, "march unit to OWA") == "SEN-68.provinces"


def test_sen_69_peaceful_arrivals_first_then_battles_in_the_movers_order() -> None:
    state = at("summer", units="YAM:5", orders="YAM:movement KAG:movement")
    play(state, "call YAM", "march unit to KAG", "march unit to OWA", "march unit to KII")
    play(state, "march unit to OWA", "go")
    assert state.board.units[province("KAG")] == 1
    assert texts(state) == ["fight in OWA", "fight in KII"]
    assert refusal(state, "fight in SAN") == "SEN-69.battle"
    assert refusal(state, "go") == "SEN-69.sequence"
    play(state, "fight in KII")
    assert state.battle.field == province("KII")
    while phase(state) != "summer":
        play(state, "decline")
    play(state, "call KAG")
    assert "march unit to YAM" in texts(state)  # it came, and may move again


def test_sen_69_groups_that_meet_fight_as_one() -> None:
    state = at("summer", units="YAM:4", orders="YAM:movement")
    for seed in range(30):
        lucky = with_seed(state, seed)
        play(lucky, "call YAM", "march unit to OWA", "march unit to OWA-by-south", "go")
        if phase(lucky) == "supporting":
            assert lucky.movement.attack_units[province("OWA")] == 2
            return
    pytest.fail("every raid drowned")
