"""Senji, a battle: SEN-70 to SEN-79."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku.games.senji.components import PHASE_NAMES
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

# By family: yellow, blue, black, red (A attacks), green, purple (C defends).
EVEN = [3, 3, 3, 0, 0, 0]


def fight(
    attackers: int = 2, defenders: int = 2, dice: list[int] | None = None, **parts: Any
) -> Senji:
    """A attacks C in Owari from Yamashiro; the dice lie as said, support is to be chosen."""
    parts.setdefault("samurai", "")
    state = at(
        "summer",
        units=f"YAM:{attackers} OWA:{defenders}",
        orders="YAM:movement OWA:production",
        record=[[], [], [], []],
        **parts,
    )
    play(state, "call YAM", *["march unit to OWA"] * attackers)
    for text in texts(state):
        if text.endswith(" to OWA") and "unit" not in text:
            play(state, text)
    play(state, "go")
    if PHASE_NAMES[state.phase] in ("silencing", "rerolling"):
        return state
    return with_dice(state, dice or EVEN)


def with_dice(state: Senji, dice: list[int]) -> Senji:
    """The same with other dice; those captured are left out, from the first."""
    rolled = list(dice)
    captured = state.battle.captured_attacker + state.battle.captured_defender
    for family in range(6):
        while captured and rolled[family]:
            rolled[family] -= 1
            captured -= 1
    return edit(state, dice=rolled)


def decide(state: Senji, attacker: str = "decline", defender: str = "decline") -> Senji:
    play(state, f"A: {attacker}", f"C: {defender}")
    return state


def totals(state: Senji) -> list[int]:
    event = told(state, None, "totals")[-1]
    return [event["attack"], event["defence"]]


def test_sen_70_samurai_capture_dice_the_defenders_first() -> None:
    state = fight(samurai="YAM:oda+akashi OWA:daisuke")
    assert (state.battle.captured_attacker, state.battle.captured_defender) == (2, 1)
    assert sum(state.battle.dice) == 6
    names = [event["event"] for event in state.events(1)]
    assert names == ["called", "go", "moves", "moves", "moves", "battle", "capture", "roll"]
    many = "akashi+chosokabe+daisuke+ekei+fuma+hosokawa"
    crowd = fight(samurai=f"YAM:{many} OWA:ishida+jubei+mori+naoe+oda")
    assert (crowd.battle.captured_attacker, crowd.battle.captured_defender) == (4, 5)
    assert sum(crowd.battle.dice) == 0
    assert refusal(state, "A: go") == "SEN-71.sequence"


def test_sen_71_both_choose_support_in_secret() -> None:
    state = fight(
        hands="A:green-military-3 A:yellow-military-4 A:purple-military-2 C:red-military-4"
    )
    assert state.actors == (0, 2)
    assert texts(state, "A") == [
        "decline",
        "support yellow-military-4",
        "support red-bluff",
        "support green-military-3",
    ]
    assert texts(state, "C") == ["decline", "support purple-bluff"]
    assert refusal(state, "A: support purple-military-2") == "SEN-71.third"
    assert refusal(state, "C: support red-military-4") == "SEN-71.third"
    assert refusal(state, "A: support red-member-3") == "SEN-71.kind"
    assert refusal(state, "A: support blue-military-1") == "SEN-71.hand"
    play(state, "A: support green-military-3")
    assert state.view(2)["own"]["support"] == -2
    assert state.view(1)["actors"] == [2]
    assert told(state, "C", "support") == []
    play(state, "C: support purple-bluff")
    assert told(state, "B", "support_shown")[0]["played"] == [
        card("green-military-3"),
        card("purple-bluff"),
    ]


def test_sen_72_the_bill_adds_up_to_the_total() -> None:
    hands = "A:blue-military-3 C:blue-military-1"
    state = fight(3, 2, [0, 4, 1, 2, 1, 1], samurai="YAM:akashi OWA:mori", hands=hands)
    own = [(line["part"], line["count"], line["total"]) for line in state.view(1)["bills"][0]]
    assert own == [("units", 3, 3), ("captured", 1, 4), ("power", 1, 5), ("emblems", 2, 7)]
    assert state.view(0)["own"]["supports"] == [
        {"card": card("blue-military-3"), "adds": 2},
        {"card": card("red-bluff"), "adds": 0},
    ]
    assert state.view(1)["own"]["supports"] == []
    play(state, "support blue-military-3")
    assert [len(bill) for bill in state.view(1)["bills"]] == [4, 4], "it is still face down"
    play(state, "support blue-military-1")
    event = told(state, None, "totals")[-1]
    assert [bill[-1]["total"] for bill in event["bills"]] == [event["attack"], event["defence"]]
    last = [(bill[-1]["part"], bill[-1]["count"], bill[-1]["family"]) for bill in event["bills"]]
    assert last == [("support", 2, 1), ("support", 0, 1)]


def test_sen_72_every_step_of_a_battle_tells_the_bill_so_far() -> None:
    state = fight(3, 2, samurai="YAM:akashi OWA:mori")
    play(state, "decline", "decline")
    steps = ["battle", "capture", "roll", "support_shown", "totals"]
    found = [told(state, None, step)[0]["bills"] for step in steps]
    assert [[len(side) for side in bills] for bills in found] == [[4, 4]] * 3 + [[5, 5]] * 2
    counts = [[line["count"] for line in bills[0]] for bills in found]
    assert [counts[0][:2], counts[1][:2]] == [[3, 0], [3, 1]], "no die is captured at first"
    rolled = told(state, None, "roll")[0]["faces"]
    assert counts[2] == [3, 1, 1, rolled.count(3)]


def test_sen_72_totals() -> None:
    plain = decide(fight(3, 2, [4, 1, 1, 1, 1, 1]))
    assert totals(plain) == [4, 3]
    helped = fight(2, 2, [0, 5, 0, 1, 3, 0], hands="A:blue-military-3 C:green-military-4")
    decide(helped, "support blue-military-3", "support green-military-4")
    assert totals(helped) == [2 + 1 + 3, 2 + 3]
    same = fight(2, 2, [0, 5, 0, 1, 3, 0], hands="A:blue-military-3 C:blue-military-4")
    decide(same, "support blue-military-3", "support blue-military-4")
    assert totals(same) == [3, 6]  # only the higher card counts
    captured = decide(fight(2, 2, [9, 0, 0, 0, 0, 0], samurai="YAM:oda"))
    assert totals(captured) == [3, 2]


def test_sen_73_the_higher_total_wins_and_ties_roll_again() -> None:
    won = decide(fight(3, 2))
    assert won.battle.victor == 0
    lost = decide(fight(2, 3))
    assert lost.battle.victor == 2
    tied = fight(2, 2, hands="A:green-military-3 C:green-military-4")
    decide(tied, "support green-military-3")
    assert len(told(tied, None, "tie")) == 1
    assert PHASE_NAMES[tied.phase] == "supporting"
    assert len(told(tied, None, "roll")) == 2
    assert "green-military-3" in hand(tied, "B")  # went back already
    assert "support green-military-4" in texts(tied, "C")


def test_sen_73_no_die_left_and_equal_totals_the_defender_wins() -> None:
    many = "akashi+chosokabe+daisuke+ekei+fuma"
    state = fight(2, 1, samurai=f"YAM:{many} OWA:ishida+jubei+hosokawa+naoe+oda")
    assert sum(state.battle.dice) == 0
    decide(state)
    assert totals(state) == [2 + 4 + 1, 1 + 5]
    even = fight(2, 1, samurai="YAM:chosokabe+daisuke+ekei+fuma OWA:ishida+jubei+hosokawa+naoe+oda")
    decide(even)
    assert totals(even) == [6, 6]
    assert even.battle.victor == 2


def test_sen_74_support_goes_back_to_its_family() -> None:
    state = fight(3, 2, hands="A:green-military-3 C:yellow-military-2")
    decide(state, "support green-military-3", "support yellow-military-2")
    assert "green-military-3" in hand(state, "B")
    assert card("yellow-military-2") in state.view(None)["decks"][0][0]
    assert not {"green-military-3", "yellow-military-2"} & (hand(state, "A") | hand(state, "C"))
    bluff = decide(fight(3, 2), "support red-bluff")
    assert bluff.diplomacy.hands[3] >> 12 & 3 == 3


def test_sen_75_the_loser_may_execute_a_hostage() -> None:
    state = fight(2, 1, hands="C:red-member-4 C:green-member-3", honour="A:3 C:5")
    decide(state)
    assert state.actors == (2,)
    assert texts(state) == ["decline", "execute red-member-4"]
    assert refusal(state, "execute green-member-3") == "SEN-75.winner"
    assert refusal(state, "execute red-member-1") == "SEN-75.hand"
    assert refusal(state, "execute purple-trade-3") == "SEN-75.member"
    assert refusal(state, "go") == "SEN-75.sequence"
    play(state, "execute red-member-4")
    assert state.board.honour[2] == 9
    assert state.view(None)["out"] == [card("red-member-4")]
    assert state.pledges.executed[2] == 1
    asked = decide(fight(2, 1))
    assert texts(asked) == ["decline"]  # whatever he holds
    shown = fight(2, 1, revealed="C:red-member-4")
    assert refusal(decide(shown), "execute red-member-4") == "SEN-75.hand"


def test_sen_75_the_worked_number() -> None:
    """3 honour, a hostage of 4, a 2 against 2 won as attacker: 3 - 3 + 8 = 8."""
    state = fight(2, 2, [3, 3, 2, 1, 0, 0], hands="C:red-member-4", honour="A:3")
    play(decide(state), "execute red-member-4")
    assert state.board.honour[0] == 8


def test_sen_76_losses() -> None:
    won = decide(fight(5, 2, samurai="YAM:oda OWA:daisuke"))
    play(won, "decline")
    assert won.board.units[province("OWA")] == 3
    assert won.board.samurai[province("OWA")] == 1 << 12
    assert won.board.fallen == 1 << 2
    assert (won.board.reserve[0], won.board.reserve[2]) == (9, 12)
    lost = decide(fight(4, 2, [0, 0, 0, 0, 0, 9]))
    play(lost, "decline")
    assert lost.board.units[province("OWA")] == 0  # at most what he has
    assert lost.board.reserve[0] == 12


def test_sen_77_the_fortress_and_the_order() -> None:
    won = decide(fight(2, 2, [3, 3, 2, 1, 0, 0]))
    play(won, "decline")
    assert won.board.owners[province("OWA")] == 0
    assert won.board.units[province("OWA")] == 0  # he holds it with nothing
    assert won.campaign.pending == 0
    lost = decide(fight(2, 2, [3, 3, 2, 0, 0, 1]))
    play(lost, "decline")
    assert lost.board.owners[province("OWA")] == 2
    assert lost.campaign.pending == 1 << province("OWA")


def test_sen_78_honour_of_the_winner() -> None:
    won = decide(fight(2, 2, [3, 3, 2, 1, 0, 0]))
    play(won, "decline")
    assert list(won.board.honour) == [8, 0, 0]
    lost = decide(fight(2, 2, [3, 3, 2, 0, 0, 1]))
    play(lost, "decline")
    assert list(lost.board.honour) == [0, 0, 4]
    empty = decide(fight(1, 0))
    play(empty, "decline")
    assert list(empty.board.honour) == [0, 0, 0]
    assert empty.board.units[province("OWA")] == 1


def test_sen_79_honour_that_samurai_brought_stays() -> None:
    state = decide(fight(1, 3, samurai="YAM:oda", honour="A:8"))
    play(state, "decline")
    assert state.board.fallen == 1 << 12
    assert state.board.retinue[0] == 0
    assert state.board.honour[0] == 8


def test_samurai_alone_attack_an_empty_province() -> None:
    state = fight(0, 0, [2, 2, 2, 1, 1, 0], samurai="YAM:oda")
    decide(state)
    assert state.battle.victor == 0
    play(state, "decline")
    assert state.board.owners[province("OWA")] == 0


@pytest.mark.parametrize("seed", range(5))
def test_attacked_provinces_are_remembered_for_promises(seed: int) -> None:
    state = with_seed(at("summer", units="YAM:2", orders="YAM:movement"), seed)
    play(state, "call YAM", "march unit to OWA", "go")
    assert state.pledges.attacked[0] == 1 << province("OWA")
    assert state.pledges.assailed[0] == 1 << 2


# What is told of it.

PEACE, SPARE, STRIKE, MERCY = range(4)
ALL = 6  # who hears what is said to everybody


def words(state: Senji, kind: str) -> dict[str | None, list[str]]:
    """The promises that the last event of a kind decides, as each viewer is told."""
    return {who: told(state, who, kind)[-1].get("promises", []) for who in ("A", "B", "C", None)}


def test_sen_79_fallen_samurai_are_told() -> None:
    lost = decide(fight(1, 5, samurai="YAM:oda+akashi OWA:daisuke"))
    play(lost, "decline")
    assert told(lost, "B", "losses")[-1]["fallen"] == [0, 12]
    fled = decide(fight(1, 5, samurai="YAM:oda+tadakatsu"))
    play(fled, "decline")
    while PHASE_NAMES[fled.phase] == "retreating":
        play(fled, texts(fled)[0])
    assert told(fled, None, "losses")[-1]["fallen"] == [12]
    bare = decide(fight(1, 3))
    play(bare, "decline")
    assert "fallen" not in told(bare, None, "losses")[-1]


def test_sen_45_a_battle_tells_those_who_heard_a_promise_that_it_breaks_or_keeps_it() -> None:
    owari = province("OWA")
    private = [[0, 2, PEACE, -1], [0, 1, STRIKE, owari], [0, 1, SPARE, province("MUS")]]
    state = fight(promises=[*private, [1, 2, PEACE, -1]])
    assert words(state, "battle") == {
        "A": ["peace-broken", "strike-kept"],
        "B": ["strike-kept"],
        "C": ["peace-broken"],
        None: [],
    }
    assert told(state, "A", "battle")[-1]["sworn"] == private[:2]
    assert told(state, "C", "battle")[-1]["sworn"] == private[:1]
    assert "sworn" not in told(state, None, "battle")[-1]
    proclaimed = fight(promises=[[0, ALL, SPARE, owari], [0, 1, SPARE, owari]])
    assert list(words(proclaimed, "battle").values()) == [["spare-broken"]] * 4
    again = fight(promises=[[0, ALL, SPARE, owari]], attacked=[1 << owari, 0, 0])
    assert list(words(again, "battle").values()) == [[]] * 4


def test_sen_45_an_execution_tells_of_mercy_that_was_promised() -> None:
    state = fight(2, 1, hands="C:red-member-4", promises=[[2, 0, MERCY, -1]])
    decide(state)
    assert state.view(2)["own"]["breaks"] == [[2, 0, MERCY, -1]]
    assert state.view(0)["own"]["breaks"] == []
    play(state, "execute red-member-4")
    mercy = ["mercy-broken"]
    assert words(state, "execute") == {"A": mercy, "B": [], "C": mercy, None: []}


def test_sen_45_who_plans_to_break_a_promise_is_told_before() -> None:
    owari, mine = province("OWA"), [0, 2, SPARE, province("OWA")]
    promises = [mine, [0, 1, STRIKE, owari], [0, 1, PEACE, -1], [1, 0, SPARE, owari]]
    state = at("summer", units="YAM:2 OWA:1", orders="YAM:movement", promises=promises)
    play(state, "call YAM")
    assert state.view(0)["own"]["breaks"] == []
    play(state, "march unit to OWA")
    assert state.view(0)["own"]["breaks"] == [mine]
    assert state.view(2)["own"]["breaks"] == []
    play(state, "recall")
    assert state.view(0)["own"]["breaks"] == []
