"""Shinobi, the box and the set-up: SHI-01 to SHI-12."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import sengoku
from sengoku.games.shinobi import components
from tests.games.shinobi.position import SHINOBI, at


def test_shi_01_five_clans() -> None:
    assert components.CLAN_NAMES == ("hojo", "mori", "oda", "takeda", "uesugi")
    assert len(components.CLAN_NAMES) == components.CLANS


def test_shi_02_eleven_armies_a_clan_and_three_ninja() -> None:
    state = SHINOBI.start(3, 1).dump()
    box: Counter[int] = Counter(state["pile"])
    for hand in state["hands"]:
        for kind, cards in enumerate(hand):
            box[kind] += cards
    assert box == {0: 11, 1: 11, 2: 11, 3: 11, 4: 11, 5: 3}
    assert box.total() == components.CARDS == 58


@pytest.mark.parametrize("kind", range(6))
@pytest.mark.parametrize("too_many", [True, False])
def test_shi_02_a_position_with_another_box_is_refused(kind: int, too_many: bool) -> None:
    dump = SHINOBI.start(3, 1).dump()
    if too_many:
        dump["pile"].append(kind)
    else:
        dump["pile"].remove(kind)
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(dump)
    assert caught.value.rule == "SHI-02"
    assert caught.value.figures["kind"] == components.KIND_NAMES[kind]


def test_shi_03_one_loyalty_card_for_each_clan() -> None:
    for seed in range(50):
        state = SHINOBI.start(5, seed)
        assert sorted(clan for [clan] in state.dump()["loyalties"]) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 58])
def test_shi_04_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        SHINOBI.start(players, 1)
    assert caught.value.rule == "SHI-04"
    assert caught.value.figures == {"players": players, "fewest": 3, "most": 5}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shi_04_three_to_five_play(players: int) -> None:
    assert SHINOBI.start(players, 1).players == players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shi_10_every_clan_is_dealt_to_every_seat_as_often(players: int) -> None:
    deals = Counter[tuple[int, int]]()
    for seed in range(1000):
        loyalties = [clan for [clan] in SHINOBI.start(players, seed).dump()["loyalties"]]
        assert len(set(loyalties)) == players
        deals.update(enumerate(loyalties))
    assert len(deals) == players * 5
    assert all(140 < times < 260 for times in deals.values())  # 200 expected, 4.7 deviations


def test_shi_10_a_clan_is_served_by_one_seat_only() -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        at(loyalties="oda oda mori hojo")
    assert caught.value.rule == "SHI-10"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shi_11_four_cards_each_from_a_shuffled_pile(players: int) -> None:
    state = SHINOBI.start(players, 1)
    assert [sum(hand) for hand in state.dump()["hands"]] == [4] * players
    assert len(state.dump()["pile"]) == 58 - 4 * players
    tops = Counter(SHINOBI.start(players, seed).dump()["pile"][-1] for seed in range(1160))
    assert all(160 < tops[clan] < 280 for clan in range(5))  # 220 expected, 4.5 deviations
    assert 30 < tops[5] < 95  # 60 expected


def test_shi_12_the_first_player_is_random() -> None:
    firsts = Counter(SHINOBI.start(4, seed).actors for seed in range(800))
    assert set(firsts) == {(0,), (1,), (2,), (3,)}
    assert all(150 < times < 250 for times in firsts.values())


@pytest.mark.parametrize("first", "ABC")
def test_shi_12_or_the_players_agree_on_one(first: str) -> None:
    for seed in range(5):
        state = SHINOBI.start(3, seed, first=first)
        assert state.actors == ("ABC".index(first),)
        dealt = SHINOBI.start(3, seed)
        assert state.dump()["hands"] == dealt.dump()["hands"], "the deal is the same"


@pytest.mark.parametrize("first", ["D", "a", "", "nobody"])
def test_shi_12_nobody_begins_who_is_not_there(first: str) -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        SHINOBI.start(3, 1, first=first)
    assert (caught.value.rule, caught.value.reason) == ("OPTION", "choice")
    with pytest.raises(sengoku.IllegalPosition):
        SHINOBI.load(at(players=3).dump() | {"options": {"first": first}})


def test_shi_12_play_goes_clockwise() -> None:
    state = SHINOBI.start(4, 1)
    turns: list[int] = []
    while len(turns) < 9:
        seat = state.actors[0]
        if not turns or turns[-1] != seat:
            turns.append(seat)
        state.play(seat, state.moves(seat)[0])
    assert all((seat + 1) % 4 == after for seat, after in pairwise(turns))


def test_shi_12_one_seat_at_a_time() -> None:
    with pytest.raises(sengoku.IllegalPosition) as caught:
        SHINOBI.load(at().dump() | {"acting": 3})
    assert caught.value.rule == "SHI-12"
