"""Senji, the eighteen samurai (SEN-07): each power used, not usable, lost, and against others."""

from __future__ import annotations

import pytest

from sengoku.games.senji.components import PHASE_NAMES, SAMURAI_NAMES
from sengoku.games.senji.state import Senji
from tests.games.senji.position import (
    at,
    card,
    edit,
    hand,
    play,
    province,
    refusal,
    texts,
    told,
    with_seed,
)
from tests.games.senji.test_battle import decide, fight, totals, with_dice


def phase(state: Senji) -> str:
    return PHASE_NAMES[state.phase]


def flowers(state: Senji, seat: int) -> list[int]:
    found: list[int] = state.view(seat)["own"]["flowers"]
    return found


def test_sen_07_akashi_adds_one_when_attacking() -> None:
    assert totals(decide(fight(2, 1, samurai="YAM:akashi"))) == [4, 1]
    assert totals(decide(fight(2, 1, samurai="YAM:oda"))) == [3, 1]
    assert totals(decide(fight(3, 1, samurai="OWA:akashi"))) == [3, 2]


def test_sen_07_chosokabe_spares_his_raid_the_dice() -> None:
    state = at("summer", units="YAM:2", samurai="YAM:chosokabe", orders="YAM:movement")
    for seed in range(12):
        lucky = with_seed(edit(state, record=[[], [], [], []]), seed)
        play(
            lucky, "call YAM", "march unit to SAN-by-south", "march chosokabe to KII-by-south", "go"
        )
        assert told(lucky, None, "raid") == []
        other = with_seed(edit(state, record=[[], [], [], []]), seed)
        play(other, "call YAM", "march unit to SAN-by-south", "march chosokabe to OWA", "go")
        assert len(told(other, None, "raid")) == 1  # he is not in it


def test_sen_07_daisuke_changes_a_hanafuda_once() -> None:
    state = at("autumn", samurai="YAM:daisuke", flowers="A:sun*1", deck=1)
    assert refusal(state, "redraw plain") == "SEN-07.daisuke_hand"
    play(state, "redraw sun")
    assert flowers(state, 0) == [0, 0, 0, 1]
    assert refusal(state, "redraw plain") == "SEN-07.daisuke_once"
    assert refusal(at("autumn", flowers="A:sun*1"), "redraw sun") == "SEN-07.daisuke"


def test_sen_07_ekei_needs_only_four_families() -> None:
    hands = "A:yellow-member-2 A:blue-member-1 A:black-trade-1 A:green-trade-1"
    state = at("autumn", samurai="YAM:ekei", hands=hands)
    for name in ("green-trade-1", "black-trade-1", "blue-member-1", "yellow-member-2"):
        play(state, f"tribute {name}")
    assert state.board.honour[0] == 10
    without = at("autumn", samurai="OWA:ekei", hands=hands)
    assert refusal(without, "tribute green-trade-1") == "SEN-81.families"


def spring_over(samurai: str) -> Senji:
    state = at("spring", samurai=samurai, record=[[], [], [], []])
    for who, names in (("A", "YAM KAG IZM"), ("B", "MUS SUR SHI"), ("C", "OWA KII SAN")):
        play(
            state, *[f"{who}: order movement in {name}" for name in names.split()], f"{who}: ready"
        )
    return state


def test_sen_07_fuma_looks_at_an_order_and_may_change_one() -> None:
    state = spring_over("YAM:fuma")
    assert (phase(state), state.actors) == ("spying", (0,))
    assert refusal(state, "spy on YAM") == "SEN-07.fuma_own"
    assert refusal(state, "spy on AKI") == "SEN-07.fuma_order"
    assert refusal(state, "call YAM") == "SEN-07.fuma_looks"
    play(state, "spy on OWA")
    assert told(state, "A", "spy")[0]["token"] == 2
    assert "token" not in told(state, "B", "spy")[0]
    assert state.view(0)["own"]["spied"] == province("OWA") * 4 + 3
    assert state.view(2)["spied"] == [province("OWA"), None, None]
    assert refusal(state, "order movement in YAM") == "SEN-07.fuma_same"
    assert refusal(state, "order production in OWA") == "SEN-50.owner"
    assert refusal(state, "call YAM") == "SEN-07.fuma_shifts"
    play(state, "order production in YAM")
    assert phase(state) == "summer"
    play(state, "call YAM")
    assert sum(flowers(state, 0)) == 2
    idle = spring_over("YAM:fuma")
    play(idle, "decline")
    assert phase(idle) == "summer"
    kept = spring_over("YAM:fuma")
    play(kept, "spy on OWA", "decline")
    assert phase(kept) == "summer"
    assert phase(spring_over("YAM:oda")) == "summer"


def test_sen_07_genba_rolls_two_dice_again_once_a_battle() -> None:
    state = fight(2, 2, samurai="YAM:genba")
    assert (phase(state), state.actors) == ("rerolling", (0,))
    state = with_dice(state, [1, 3, 3, 0, 0, 2])
    assert texts(state) == ["decline", "reroll blue", "reroll black", "reroll purple"]
    assert refusal(state, "reroll red") == "SEN-07.genba"
    assert refusal(state, "go") == "SEN-70.sequence"
    play(state, "reroll purple", "reroll purple")
    assert sum(state.battle.dice) == 8
    assert phase(state) == "supporting"
    tie = with_dice(edit(state, rerolls=0), [3, 3, 3, 0, 0, 0])
    tie = edit(tie, captured_attacker=0, dice=[3, 3, 3, 0, 0, 0])
    decide(tie)
    assert phase(tie) == "supporting"  # used up: not asked after the second roll
    waited = fight(2, 2, samurai="OWA:genba")
    assert waited.actors == (2,)
    play(waited, "decline")
    assert phase(waited) == "supporting"
    one = with_dice(fight(2, 2, samurai="YAM:genba"), [1, 3, 3, 0, 0, 2])
    play(one, "reroll purple", "decline")
    assert sum(one.battle.dice) == 8
    assert one.battle.rerolls == 0


def test_sen_07_hosokawa_harvests_three_where_he_stands() -> None:
    state = at("summer", samurai="YAM:hosokawa", orders="YAM:production KAG:production")
    play(state, "call KAG")
    assert sum(flowers(state, 0)) == 2
    play(state, "call YAM")
    assert sum(flowers(state, 0)) == 5


def test_sen_07_ishida_lets_one_card_count_as_another() -> None:
    state = at("autumn", samurai="YAM:ishida", flowers="A:sun*3+plain*5+tanzaku*4")
    play(state, "bend suns with plain as sun")
    assert (state.board.honour[0], flowers(state, 0)) == (12, [0, 0, 4, 4])
    assert refusal(state, "bend recruit with plain as tanzaku") == "SEN-07.ishida_once"
    state = at("autumn", samurai="YAM:ishida", flowers="A:sun*2+plain*1+tanzaku*4")
    assert refusal(state, "bend suns with plain as animal") == "SEN-07.ishida_type"
    assert refusal(state, "bend suns with plain as sun") == "SEN-82.cards"
    assert refusal(state, "bend suns with sun as sun") == "SEN-07.ishida_type"
    assert "bend quartet with sun as animal" in texts(state)
    play(state, "bend recruit with sun as tanzaku")
    assert phase(state) == "keeping"
    other = at("autumn", samurai="OWA:ishida", flowers="A:sun*3+plain*1")
    assert refusal(other, "bend suns with plain as sun") == "SEN-07.ishida"


def test_sen_07_jubei_draws_when_his_family_is_called() -> None:
    for place, drawn in (("YAM", 1), ("OWA", 0)):
        state = edit(
            at("autumn", samurai=f"{place}:jubei"), phase=18, trader=-1, invited=0, acting=1
        )
        play(state, "invite A")
        assert sum(flowers(state, 0)) == drawn


def test_sen_07_kojiro_silences_an_enemy_samurai() -> None:
    state = fight(2, 2, samurai="YAM:kojiro OWA:sanada+oda")
    assert (phase(state), state.actors) == ("silencing", (0,))
    assert texts(state) == ["decline", "silence oda", "silence sanada"]
    assert refusal(state, "silence kojiro") == "SEN-07.kojiro"
    assert refusal(state, "go") == "SEN-70.sequence"
    play(state, "silence sanada")  # he cancels Sanada
    assert (state.battle.captured_attacker, state.battle.captured_defender) == (1, 1)
    loud = fight(2, 2, samurai="YAM:kojiro OWA:sanada+oda")
    play(loud, "decline")
    assert loud.battle.captured_defender == 3
    assert phase(fight(2, 2, samurai="YAM:kojiro")) == "supporting"  # nobody to name
    mori = fight(2, 2, samurai="YAM:kojiro OWA:mori")
    play(mori, "silence mori")
    mori = decide(with_dice(mori, [3, 3, 3, 0, 0, 0]))
    assert totals(mori) == [3, 2]
    akashi = fight(2, 2, samurai="YAM:akashi OWA:kojiro")
    assert akashi.actors == (2,)
    play(akashi, "silence akashi")
    akashi = with_dice(akashi, [3, 3, 3, 0, 0, 0])
    decide(akashi)
    assert totals(akashi) == [2, 3]
    genba = fight(2, 2, samurai="YAM:genba OWA:kojiro")
    play(genba, "silence genba")
    assert phase(genba) == "supporting"


def test_sen_07_mori_adds_one_when_defending() -> None:
    assert totals(decide(fight(1, 2, samurai="OWA:mori"))) == [1, 4]
    assert totals(decide(fight(1, 3, samurai="YAM:mori"))) == [2, 3]


def test_sen_07_naoe_takes_two_of_the_cards_shown() -> None:
    state = at(
        "autumn", samurai="YAM:naoe", hands="A:green-trade-3 A:green-trade-2", flowers="B:sun*3"
    )
    play(state, "trade green-trade-3", "pick sun")
    assert texts(state) == ["decline", "pick sun"]
    play(state, "pick sun")
    assert flowers(state, 0) == [2, 0, 0, 0]
    more = at(
        "autumn", samurai="YAM:naoe", hands="A:green-trade-3 A:green-trade-2", flowers="B:sun*9"
    )
    play(more, "trade green-trade-3", "present sun", "present sun", "present sun")
    play(more, "pick sun", "pick sun", "trade green-trade-2", "present sun", "present sun")
    play(more, "pick sun")
    assert phase(more) == "trading"  # once
    single = at("autumn", samurai="YAM:naoe", hands="A:green-trade-3", flowers="B:sun*1")
    play(single, "trade green-trade-3", "pick sun")
    assert phase(single) == "trading"
    assert single.autumn.used == 0  # not spent
    absent = at("autumn", samurai="YAM:naoe", hands="A:yellow-trade-3")
    play(absent, "trade yellow-trade-3", "pick plain", "decline")
    assert absent.autumn.used == 0
    assert sum(flowers(absent, 0)) == 1


def test_sen_07_oda_has_honour_and_no_power() -> None:
    state = at("autumn", flowers="A:tanzaku*5", samurai_deck="oda jubei yodo")
    play(state, "recruit", "keep oda", "settle in YAM")
    assert state.board.honour[0] == 8
    assert texts(state) == ["done"]


def test_sen_07_ranmaru_recruits_for_four() -> None:
    state = at("autumn", samurai="YAM:ranmaru", flowers="A:tanzaku*4")
    play(state, "recruit")
    assert flowers(state, 0) == [0, 0, 0, 0]
    without = at("autumn", samurai="OWA:ranmaru", flowers="A:tanzaku*4")
    assert refusal(without, "recruit") == "SEN-83.tanzaku"


def test_sen_07_sanada_captures_two_dice() -> None:
    assert fight(2, 2, samurai="YAM:sanada").battle.captured_attacker == 2
    assert fight(2, 2, samurai="OWA:sanada+oda").battle.captured_defender == 3


def test_sen_07_tadakatsu_withdraws_alone() -> None:
    lost = decide(fight(1, 4, samurai="YAM:tadakatsu+oda"))
    play(lost, "decline")
    assert (phase(lost), lost.actors) == ("retreating", (0,))
    assert texts(lost) == ["retreat to KAG", "retreat to YAM"]
    assert refusal(lost, "retreat to IZM") == "SEN-07.tadakatsu"
    assert refusal(lost, "go") == "SEN-76.sequence"
    play(lost, "retreat to KAG")
    assert lost.board.samurai[province("KAG")] == 1 << 15
    assert lost.board.fallen == 1 << 12
    defender = decide(fight(4, 1, samurai="OWA:tadakatsu", owners="SAN:B"))
    play(defender, "decline")  # one place only: he goes there
    assert defender.board.samurai[province("KII")] == 1 << 15
    cornered = decide(fight(4, 1, samurai="OWA:tadakatsu", owners="SAN:B KII:B"))
    play(cornered, "decline")
    assert cornered.board.fallen == 1 << 15
    silent = fight(4, 1, samurai="YAM:kojiro OWA:tadakatsu")
    play(silent, "silence tadakatsu")
    silent = decide(with_dice(silent, [3, 3, 3, 0, 0, 0]))
    play(silent, "decline")
    assert silent.board.fallen == 1 << 15


def test_sen_07_umeko_swaps_covered_cards() -> None:
    state = at("autumn", samurai="YAM:umeko", record=[[], [], [], []])
    assert refusal(state, "swap with A") == "SEN-07.umeko_self"
    play(state, "swap with B")
    assert state.actors == (0, 1)
    assert refusal(state, "A: slip red-bluff") == "SEN-41.bluff"
    assert refusal(state, "A: slip green-trade-1") == "SEN-07.umeko_hand"
    assert refusal(state, "B: decline") == "SEN-07.umeko_must"
    assert refusal(state, "B: done") == "SEN-07.umeko_card"
    play(state, "B: slip green-trade-1", "A: slip red-member-1")
    assert "green-trade-1" in hand(state, "A")
    assert "red-member-1" in hand(state, "B")
    assert [card("red-member-1"), 0] in state.view(1)["own"]["givers"]
    assert told(state, "C", "swapped") == []
    assert refusal(state, "swap with C") == "SEN-07.umeko_once"
    assert refusal(at("autumn"), "swap with B") == "SEN-07.umeko"


def test_sen_07_umeko_finds_nothing_and_others_do_not_learn_it() -> None:
    dump = at("autumn", samurai="YAM:umeko", record=[[], [], [], []]).dump()
    green = dump["hands"][1][4]
    dump["hands"][2][4] = green & 0xFFF
    dump["hands"][1][4] = green & 0x3000
    state = edit(at("autumn", samurai="YAM:umeko", record=[[], [], [], []]), hands=dump["hands"])
    play(state, "swap with B")
    assert texts(state, "B") == ["decline"]
    before = hand(state, "A")
    play(state, "A: slip red-member-1", "B: decline")
    assert hand(state, "A") == before
    assert told(state, "A", "swapped")[0]["got"] is None
    assert told(state, "C", "swapped") == []
    dump["hands"][2][3] = dump["hands"][0][3] & 0xFFF
    dump["hands"][0][3] &= 0x3000
    bare = edit(state, hands=dump["hands"], used=0)
    assert refusal(bare, "swap with C") == "SEN-07.umeko_hand"


def test_sen_07_umeko_as_first_printed() -> None:
    state = at(
        "autumn", samurai="YAM:umeko", options={"umeko": "hanafuda"}, flowers="A:sun*1 B:plain*1"
    )
    play(state, "swap with B")
    assert refusal(state, "A: slip red-member-1") == "SEN-07.umeko_flower"
    assert refusal(state, "A: palm plain") == "SEN-07.umeko_hand"
    play(state, "A: palm sun", "B: palm plain")
    assert flowers(state, 0) == [0, 0, 0, 1]
    assert state.view(0)["own"]["sightings"][1] == [1, 0, 0, 0, 0]


def test_sen_07_yodo_halves_the_price_of_a_hostage() -> None:
    for samurai, left in (("KAG:yodo", 6), ("", 2), ("OWA:yodo", 2)):
        state = fight(4, 0, samurai=samurai, hands="C:red-member-4", honour="A:10")
        if samurai.startswith("OWA"):
            state = with_dice(state, [0, 0, 0, 9, 0, 0])
        decide(state)
        play(state, "execute red-member-4")
        assert state.board.honour[0] == left


@pytest.mark.parametrize("name", SAMURAI_NAMES)
def test_a_fallen_samurai_has_no_power(name: str) -> None:
    """Whoever falls leaves the board, and with him what he could do."""
    state = fight(0, 4, samurai=f"YAM:{name}")
    while phase(state) in ("silencing", "rerolling"):
        play(state, "decline")
    state = decide(with_dice(state, [3, 3, 3, 0, 0, 0]))
    play(state, "decline")
    if phase(state) == "retreating":
        play(state, "retreat to YAM")
        assert state.board.retinue[0]
    else:
        assert state.board.retinue[0] == 0
        assert state.board.fallen >> SAMURAI_NAMES.index(name) & 1
