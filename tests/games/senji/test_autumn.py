"""Senji, autumn: SEN-80 to SEN-85."""

from __future__ import annotations

import sengoku
from sengoku.games.senji.components import PHASE_NAMES
from sengoku.games.senji.state import Senji
from tests.games.senji.position import (
    at,
    card,
    edit,
    figures,
    hand,
    play,
    refusal,
    texts,
    told,
    with_seed,
)


def phase(state: Senji) -> str:
    return PHASE_NAMES[state.phase]


def flowers(state: Senji, seat: int) -> list[int]:
    found: list[int] = state.view(seat)["own"]["flowers"]
    return found


def test_the_host_calls_each_family_once() -> None:
    state = edit(at("autumn"), phase=18, trader=-1, invited=0, acting=1)
    assert texts(state) == ["invite A", "invite B", "invite C"]
    play(state, "invite B")
    assert state.actors == (1,)
    play(state, "done")
    assert refusal(state, "invite B") == "SEN-80.called"
    assert refusal(state, "done") == "SEN-80.sequence"
    play(state, "invite A", "done", "invite C", "done")
    assert state.year == 3


def test_sen_80_a_trade_card_shows_hanafuda_to_its_bearer_alone() -> None:
    state = at(
        "autumn",
        hands="A:green-trade-2 A:green-member-3",
        flowers="B:sun*1+plain*2",
        record=[[], [], [], []],
    )
    assert refusal(state, "trade red-trade-2") == "SEN-80.own"
    assert refusal(state, "trade green-trade-1") == "SEN-80.hand"
    assert refusal(state, "trade green-member-3") == "SEN-80.kind"
    assert refusal(state, "go") == "SEN-80.sequence"
    play(state, "trade green-trade-2")
    assert "green-trade-2" in hand(state, "B")
    assert state.actors == (1,)
    assert texts(state) == ["present sun", "present plain"]
    play(state, "present plain")
    assert refusal(state, "done") == "SEN-80.show"
    assert state.view(0)["own"]["shown"] is None
    play(state, "present sun")
    assert state.view(0)["own"]["shown"] == [1, 0, 0, 1]
    assert state.view(2)["own"]["shown"] is None
    assert texts(state) == ["pick sun", "pick plain"]
    assert refusal(state, "pick animal") == "SEN-80.offered"
    assert refusal(state, "done") == "SEN-80.take"
    play(state, "pick sun")
    assert flowers(state, 0) == [1, 0, 0, 0]
    assert flowers(state, 1) == [0, 0, 0, 2]
    assert "flowers" in told(state, "A", "shown")[0]
    assert "flowers" not in told(state, "C", "shown")[0]
    assert "flower" not in told(state, "C", "picked")[0]
    assert state.view(0)["own"]["sightings"][1] == [0, 0, 0, 1, 0]


def test_sen_80_one_trade_card_an_autumn_if_the_table_says_so() -> None:
    cards = "A:green-trade-3 A:green-trade-2 B:red-trade-2"
    for trades, again in (("any", None), ("one", "SEN-80.one")):
        begun = at("autumn", hands=cards, options={"trades": trades})
        state = edit(begun, phase=18, trader=-1, invited=0, acting=1)
        play(state, "invite A")
        assert "trade green-trade-2" in texts(state)
        play(state, "trade green-trade-3")
        assert ("trade green-trade-2" in texts(state)) == (again is None)
        if again:
            assert refusal(state, "trade green-trade-2") == again
        assert sengoku.game("senji").load(state.dump()) == state
        assert state.view(None)["used"] == []
        play(state, "done", "invite B")
        assert "trade red-trade-2" in texts(state), "the next family has its own autumn"


def test_sen_80_fewer_or_none_to_show() -> None:
    few = at("autumn", hands="A:green-trade-3", flowers="B:sun*2")
    play(few, "trade green-trade-3")
    assert texts(few) == ["pick sun"]
    assert refusal(few, "present sun") == "SEN-80.take"
    all_of_them = at("autumn", hands="A:green-trade-2", flowers="B:sun*2")
    play(all_of_them, "trade green-trade-2")
    assert texts(all_of_them) == ["pick sun"]  # nothing to choose
    none = at("autumn", hands="A:green-trade-3")
    play(none, "trade green-trade-3")
    assert phase(none) == "trading"
    more = at("autumn", hands="A:green-trade-1", flowers="B:sun*2")
    play(more, "trade green-trade-1")
    play(more, "present sun")
    assert phase(more) == "picking"
    two = at("autumn", hands="A:green-trade-2", flowers="B:sun*1+plain*5")
    play(two, "trade green-trade-2", "present sun")
    assert refusal(two, "present sun") == "SEN-80.shown"


def test_sen_80_an_absent_family_shows_the_deck() -> None:
    state = at("autumn", hands="A:yellow-trade-3", deck=10)
    top = list(state.hanafuda.flower_deck)[-3:]
    play(state, "trade yellow-trade-3")
    assert state.view(0)["own"]["shown"] == [top.count(flower) for flower in range(4)]
    assert card("yellow-trade-3") in state.view(None)["decks"][0][0]
    play(state, "pick plain")
    assert flowers(state, 0) == [0, 0, 0, 1]
    assert len(state.hanafuda.flower_deck) == 9
    assert list(state.hanafuda.flower_deck)[:2] == [3, 3]
    assert state.view(0)["own"]["packets"] == [[3, 3]]
    assert state.view(1)["under"] == [[0, 2]]
    scarce = at(
        "autumn", hands="A:yellow-trade-3", flowers="B:sun*10+animal*18+tanzaku*20+plain*48"
    )
    play(scarce, "trade yellow-trade-3")
    assert phase(scarce) == "trading"


def test_sen_81_one_card_of_each_other_family() -> None:
    others = "A:yellow-member-2 A:blue-member-1 A:black-trade-1 A:green-trade-1"
    short = at("autumn", hands=others)
    assert refusal(short, "tribute green-trade-1") == "SEN-81.families"
    assert figures(short, "tribute green-trade-1")["needed"] == 5
    state = at("autumn", hands=others + " A:purple-trade-1 A:purple-trade-3")
    assert refusal(state, "tribute red-trade-2") == "SEN-81.own"
    assert refusal(state, "tribute green-trade-3") == "SEN-81.hand"
    assert refusal(state, "drop") == "SEN-81.nothing"
    play(state, "tribute purple-trade-3")
    assert refusal(state, "tribute purple-trade-1") == "SEN-81.twice"
    assert refusal(state, "done") == "SEN-81.unfinished"
    play(state, "drop", "tribute purple-trade-1", "tribute green-trade-1")
    play(state, "tribute black-trade-1", "tribute blue-member-1")
    assert state.board.honour[0] == 0
    play(state, "tribute yellow-member-2")
    assert state.board.honour[0] == 10
    assert "purple-trade-1" in hand(state, "C")
    assert card("yellow-member-2") in state.view(None)["decks"][0][0]
    assert phase(state) == "trading"


def test_sen_81_what_is_begun_can_be_dropped_a_few_times() -> None:
    hands = "A:yellow-member-2 A:blue-member-1 A:black-trade-1 A:green-trade-1 A:purple-trade-1"
    state = at("autumn", hands=hands)
    for _ in range(state.most_lifts):
        play(state, "tribute purple-trade-1", "drop")
    play(state, "tribute purple-trade-1")
    assert refusal(state, "drop") == "SEN-81.lifts"


def test_sen_82_combinations_bring_honour() -> None:
    held = "A:sun*5+animal*5+tanzaku*1+plain*6"
    for combo, honour, left in (
        ("suns", 12, [1, 5, 1, 6]),
        ("animals", 8, [5, 1, 1, 6]),
        ("plains", 5, [5, 5, 1, 1]),
        ("quartet", 4, [4, 4, 0, 5]),
    ):
        state = at("autumn", flowers=held)
        play(state, f"combine {combo}")
        assert state.board.honour[0] == honour
        assert flowers(state, 0) == left
        assert sum(state.hanafuda.flower_discards) == 17 - sum(left)
    poor = at("autumn", flowers="A:sun*3+animal*3+plain*4")
    for combo in ("suns", "animals", "plains", "quartet"):
        assert refusal(poor, f"combine {combo}") == "SEN-82.cards"
    assert figures(poor, "combine suns")["sun"] == 3


def test_sen_83_five_tanzaku_recruit_a_samurai() -> None:
    poor = at("autumn", flowers="A:tanzaku*4")
    assert refusal(poor, "recruit") == "SEN-83.tanzaku"
    assert figures(poor, "recruit") | {"tanzaku": 4, "needed": 5} == figures(poor, "recruit")
    state = at("autumn", flowers="A:tanzaku*5", record=[[], [], [], []])
    play(state, "recruit")
    assert len(texts(state)) == 3
    assert state.view(1)["samurai_drawn"] == [3, 0, 0]
    assert told(state, "B", "samurai_drawn") == []
    assert refusal(state, "keep akashi") == "SEN-83.drawn"
    assert refusal(state, "done") == "SEN-83.keep"
    play(state, "keep yodo")
    assert state.board.honour[0] == 6
    assert len(state.recruits.samurai_deck) == 17
    assert texts(state) == ["settle in KAG", "settle in YAM", "settle in IZM"]
    assert refusal(state, "settle in OWA") == "SEN-83.province"
    assert refusal(state, "embark in north") == "SEN-83.sea"
    assert refusal(state, "done") == "SEN-83.place"
    play(state, "settle in KAG")
    assert state.board.retinue[0] == 1 << 17
    landless = at("autumn", owners="YAM:B KAG:B IZM:B", flowers="A:tanzaku*5")
    play(landless, "recruit", "keep yodo")
    assert texts(landless) == ["embark in north", "embark in south"]
    play(landless, "embark in south")
    assert landless.view(None)["fleet_samurai"][0] == [[], [17]]


def test_sen_83_the_discards_are_shuffled_in_and_may_be_empty() -> None:
    thin = at("autumn", flowers="A:tanzaku*5", samurai_deck="oda jubei")
    play(thin, "recruit")
    assert len(texts(thin)) == 3
    assert thin.board.fallen == 0
    names = "akashi+chosokabe+daisuke+ekei+fuma+genba+hosokawa+ishida+jubei+kojiro+mori+naoe"
    rest = "+oda+ranmaru+sanada+tadakatsu+umeko+yodo"
    none = at("autumn", flowers="A:tanzaku*5", samurai=f"OWA:{names}{rest}")
    assert refusal(none, "recruit") == "SEN-83.none"
    one = at("autumn", flowers="A:tanzaku*5", samurai=f"OWA:{names}{rest.removesuffix('+yodo')}")
    play(one, "recruit")
    assert texts(one) == ["keep yodo"]


def test_sen_84_members_are_revealed_and_taken_back() -> None:
    state = at(
        "autumn",
        honour="A:2",
        hands="A:green-member-3 A:green-member-4 A:yellow-member-2 A:green-trade-1",
    )
    assert refusal(state, "reveal red-member-3") == "SEN-84.own"
    assert refusal(state, "reveal green-trade-1") == "SEN-84.member"
    assert refusal(state, "reveal purple-member-3") == "SEN-84.hand"
    play(state, "reveal green-member-3", "reveal yellow-member-2")
    assert state.board.honour[0] == 7
    assert refusal(state, "reveal green-member-4") == "SEN-84.one"
    assert refusal(state, "retake green-member-3") == "SEN-84.once"
    assert refusal(state, "retake green-member-4") == "SEN-84.revealed"
    assert "green-member-3" not in hand(state, "A")
    assert refusal(state, "tribute green-member-3") == "SEN-81.hand"
    assert state.view(1)["revealed"][0] == [card("yellow-member-2"), card("green-member-3")]
    later = edit(state, touched=[0] * 6)
    play(later, "retake green-member-3")
    assert later.board.honour[0] == 4
    assert "green-member-3" in hand(later, "A")
    assert refusal(later, "reveal green-member-3") == "SEN-84.once"
    play(later, "reveal green-member-4")
    poor = edit(state, touched=[0] * 6, honour=[2, 0, 0])
    assert refusal(poor, "retake green-member-3") == "SEN-84.honour"
    assert figures(poor, "retake green-member-3")["needed"] == 3
    assert "retake yellow-member-2" in texts(poor)


def test_sen_85_mercenaries_for_the_landless() -> None:
    landed = at("autumn", honour="A:9")
    assert refusal(landed, "hire in north") == "SEN-85.provinces"
    assert refusal(landed, "enlist") == "SEN-85.provinces"
    state = at("autumn", owners="YAM:B KAG:B IZM:B", honour="A:30", fleets="A-north:5")
    play(state, "hire in north")
    assert state.board.honour[0] == 27
    assert refusal(state, "hire in north") == "SEN-85.room"
    play(state, "hire in south", "enlist", "keep yodo")
    assert state.board.honour[0] == 18  # no honour gained
    play(state, "embark in south")
    assert state.view(None)["fleets"][0] == [6, 1]
    poor = edit(state, honour=[2, 0, 0])
    assert refusal(poor, "hire in south") == "SEN-85.honour"
    assert refusal(poor, "enlist") == "SEN-85.honour"
    assert figures(poor, "enlist")["needed"] == 6
    all_out = at("autumn", owners="YAM:B KAG:B IZM:B", honour="A:30", fleets="A-north:6 A-south:6")
    assert refusal(all_out, "hire in south") == "SEN-85.units"


# Traps.


def test_a_reveal_and_take_back_loop_is_closed() -> None:
    """Every card moves once an autumn, so an autumn's deeds come to an end."""
    state = at("autumn", hands="A:green-member-3 A:yellow-member-2", honour="A:9")
    random = sengoku.Random(1)
    deeds = 0
    while state.actors == (0,) and deeds < 100:
        moves = [move for move in state.moves(0) if state.text(0, move) != "done"]
        if not moves:
            break
        state.play(0, moves[random.below(len(moves))])
        deeds += 1
    assert deeds < 100


def test_taking_back_costs_even_at_no_honour() -> None:
    state = at("autumn", revealed="A:green-member-3", honour="A:0")
    assert refusal(state, "retake green-member-3") == "SEN-84.honour"


def test_hoarders_empty_the_hanafuda_deck_and_play_goes_on() -> None:
    state = at(
        "summer",
        orders="YAM:production KAG:production",
        flowers="B:sun*10+animal*18+tanzaku*20+plain*48",
    )
    play(state, "call YAM", "call KAG")
    assert phase(state) == "autumn"
    assert state.view(None)["hanafuda"] == [0, 96, 0]


def test_with_six_players_who_all_swap_the_set_pays_everybody() -> None:
    hands = {
        "A": "blue black red green purple",
        "B": "yellow black red green purple",
    }
    cards = {"A": "trade-3", "B": "trade-4"}
    words = " ".join(
        f"{who}:{family}-{cards[who]}" for who in hands for family in hands[who].split()
    )
    for who in "AB":
        state = at("autumn", players=6, actor=who, hands=words)
        for family in hands[who].split():
            play(state, f"tribute {family}-{cards[who]}")
        assert max(state.board.honour) == 10


def test_luck_in_draws_is_the_streams() -> None:
    drawn = {tuple(bits) for bits in (draw(seed) for seed in range(12))}
    assert len(drawn) > 3


def draw(seed: int) -> list[str]:
    state = with_seed(at("autumn", flowers="A:tanzaku*5", samurai_deck="oda jubei"), seed)
    play(state, "recruit")
    return texts(state)
