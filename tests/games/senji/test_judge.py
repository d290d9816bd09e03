"""Senji, the judge: what it sees, what it hides from itself, and how it fights.

A is red (YAM KAG IZM), B green (MUS SUR SHI), C purple (OWA KII SAN).
"""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sengoku
from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.games.senji.components import (
    FAMILIES,
    MOVEMENT,
    MOVING,
    ORDERING,
    OVER,
    PHASE_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    SUMMER,
    SUPPORTING,
    TRADING,
)
from sengoku.games.senji.judge import judge
from sengoku.games.senji.judge.opinion import WIDTH, Unsearched
from sengoku.games.senji.judge.opinions import OPINIONS
from sengoku.games.senji.state import Senji
from tests.games.senji.position import SENJI, at, edit, play, seat

A, B, C = range(3)


def weighed(state: Senji, who: str = "", **weights: Any) -> dict[str, float]:
    """What the judge thinks of every move of a seat, or of the first actor."""
    mover = seat(who) if who else state.actors[0]
    worth = list(judge.JUDGE(weights).weigh(state, mover))
    moves = list(state.moves(mover))
    assert len(worth) == len(moves)
    return {state.text(mover, move): value for move, value in zip(moves, worth, strict=True)}


def best(state: Senji, who: str = "", **weights: Any) -> str:
    values = weighed(state, who, **weights)
    return max(values, key=lambda text: values[text])


def plan(state: Senji, **weights: Any) -> list[str]:
    """The whole plan that the judge puts together, step by step."""
    steps: list[str] = []
    while not steps or steps[-1] != "go":
        steps.append(best(state, **weights))
        play(state, steps[-1])
    return steps


def value(state: Senji, who: int = A) -> float:
    return judge.JUDGE({}).value(state, who)


# Weights.


def test_weights_can_be_replaced_and_unknown_ones_are_refused() -> None:
    assert judge.JUDGE({"unit": 9.0}).weights["unit"] == 9.0
    with pytest.raises(IllegalSetup):
        judge.JUDGE({"bravery": 1.0})


# Positions.


def test_honour_provinces_units_and_cards_are_good() -> None:
    even = value(at("spring", units="YAM:2 OWA:2"))
    assert value(at("spring", units="YAM:2 OWA:2", honour="A:5")) == pytest.approx(even + 5, abs=1)
    assert value(at("spring", units="YAM:2 OWA:2", owners="OWA:A")) > even
    assert value(at("spring", units="YAM:4 OWA:2")) > even
    assert value(at("spring", units="YAM:2 OWA:2", flowers="A:sun*3")) > even + 3
    assert value(at("spring", units="YAM:2 OWA:2", honour="B:5")) < even


def test_what_is_not_scored_counts_less_when_the_end_is_near() -> None:
    def flowers(honour: str) -> float:
        without = value(at("autumn", honour=honour))
        return value(at("autumn", honour=honour, flowers="A:sun*3")) - without

    assert flowers("A:60 B:58") == 0
    assert 0 < flowers("A:58 B:58") < flowers("A:10 B:10") / 2


# Secrecy.


@pytest.mark.parametrize("players", range(3, 7))
def test_it_does_not_look_at_what_is_hidden(players: int) -> None:
    """In all worlds that a seat may be in, value, weights and candidates are the same."""
    bots = [sengoku.bot("greedy", seed=number) for number in range(players)]
    state = SENJI.start(players, 7)
    own = judge.JUDGE({})
    for step in range(300):
        mover = state.actors[0]
        if step % 3 == 0:
            worlds = [state.imagine(mover, sengoku.Random(seed)) for seed in range(3)]
            assert len({own.value(world, mover) for world in worlds}) == 1
            assert len({tuple(own.weigh(world, mover)) for world in worlds}) == 1
            assert len({tuple(own.candidates(world, mover)) for world in worlds}) == 1
        state.play(mover, bots[mover].choose(state.imagine(mover, sengoku.Random(step)), mover))


# Whole games.


@pytest.mark.parametrize("players", range(3, 7))
def test_greedy_tables_come_to_an_end(players: int) -> None:
    state = SENJI.start(players, players)
    bots = [sengoku.bot("greedy", seed=number) for number in range(players)]
    decisions = 0
    while state.actors:
        mover = state.actors[0]
        state.play(mover, bots[mover].choose(state.imagine(mover, sengoku.Random(1)), mover))
        decisions += 1
    assert max(state.scores) >= 60
    assert decisions < 6000


def test_figures_come_from_the_edition() -> None:
    """With a prize of 40 for four animals, two animals are worth more than two suns."""
    figures = SENJI.options["edition"].figures  # type: ignore[union-attr]
    rich = [
        combo | ({"honour": 40} if combo["need"] == {"ANIMAL": 4} else {})
        for combo in figures["hanafuda"]["combinations"]
    ]
    other = figures | {"name": "rich", "hanafuda": figures["hanafuda"] | {"combinations": rich}}
    values = [
        value(at("autumn", flowers=flowers, options={"edition": other}))
        for flowers in ("A:animal*2", "A:sun*2")
    ]
    assert values[0] > values[1]


# War.


def test_it_attacks_when_the_odds_are_good_and_stays_when_they_are_not() -> None:
    """YAM borders on OWA; the host calls YAM's movement."""
    strong = at("summer", units="YAM:5 OWA:2", orders="YAM:movement")
    weak = at("summer", units="YAM:2 OWA:5 KII:3 SAN:3 MUS:4 SUR:3 SHI:3", orders="YAM:movement")
    for state in (strong, weak):
        play(state, "call YAM")
    assert "march unit to OWA" in plan(strong)
    assert not {step.split()[-1][:3] for step in plan(weak)} & {"OWA", "KII", "MUS", "SUR"}


def test_it_does_not_leave_a_province_open_to_a_stronger_neighbour() -> None:
    """An empty KII tempts YAM's two units, but OWA would take what is left behind."""
    state = at("summer", units="YAM:2 OWA:6", orders="YAM:movement OWA:movement")
    play(state, "call YAM")
    assert weighed(state)["march unit to KII"] < weighed(state, fear=0.0)["march unit to KII"]
    alone = at("summer", units="YAM:3 OWA:6 KAG:0", orders="YAM:movement OWA:movement")
    play(alone, "call YAM")
    assert "march unit to KAG" not in plan(alone), "the front is not stripped for the rear"


def test_an_own_promise_of_peace_is_kept_and_costs_nothing_to_a_liar() -> None:
    state = at(
        "summer", units="YAM:5 OWA:2", orders="YAM:movement", promises=[[A, C, 0, -1]]
    )  # peace, to C
    play(state, "call YAM")
    assert "march unit to OWA" not in plan(state.copy())
    assert "march unit to OWA" in plan(state, word=0.0)


def test_a_keeper_of_promises_is_trusted_more_than_a_breaker() -> None:
    """C promised peace: who always kept his word is feared less, and attacked less gladly."""

    def recruits(kept: int, broken: int) -> float:
        trust = [[0] * 12 for _ in range(4)]
        trust[A][C], trust[A][6 + C] = kept, broken
        state = at("spring", units="YAM:2 OWA:4", promises=[[C, A, 0, -1]], trust=trust)
        values = weighed(state, "A", flower=0.0)
        return values["order recruitment in YAM"] - values["order production in YAM"]

    assert recruits(4, 0) < recruits(0, 4)

    def attack(kept: int, broken: int) -> float:
        trust = [[0] * 12 for _ in range(4)]
        trust[A][C], trust[A][6 + C] = kept, broken
        state = at(
            "summer",
            units="YAM:5 OWA:2",
            orders="YAM:movement",
            promises=[[C, A, 0, -1]],
            trust=trust,
        )
        play(state, "call YAM")
        values = weighed(state)
        return values["march unit to OWA"] - values["go"]

    assert attack(0, 4) > attack(4, 0)


def test_orders_follow_the_neighbours() -> None:
    """A strong neighbour asks for recruits; a weak one for an attack; nobody near, a harvest."""
    quiet = at("spring", units="YAM:4 KAG:4 IZM:4")
    assert best(quiet, "A").startswith(("order movement", "order production"))
    assert weighed(quiet, "A")["order recruitment in IZM"] < 0, "there are no units left"
    prey = at("spring", units="YAM:6 OWA:1")
    assert weighed(prey, "A")["order movement in YAM"] == 0


def test_the_host_calls_his_own_attack_first() -> None:
    state = at("summer", units="YAM:5 OWA:2", orders="YAM:movement KAG:production OWA:recruitment")
    assert best(state) == "call YAM"


# Battles.


def battle(hands: str = "", units: str = "YAM:3 OWA:3") -> Senji:
    state = at("summer", units=units, orders="YAM:movement", hands=hands)
    play(state, "call YAM", *["march unit to OWA"] * 3, "go")
    return state


def test_support_is_played_where_it_decides() -> None:
    """Two green dice lift the attacker from behind to ahead; nobody pays for what is won."""
    state = battle("A:green-military-4")
    behind = edit(state, dice=[2, 1, 1, 1, 2, 2])
    ahead = edit(state, dice=[0, 0, 0, 7, 2, 0])
    assert best(behind, "A") == "support green-military-4"
    assert best(ahead, "A") == "decline"


def test_a_hostage_is_executed_but_for_mercy() -> None:
    state = battle("C:red-member-4")
    state = edit(state, dice=[0, 0, 0, 7, 2, 0])
    play(state, "A: decline", "C: decline")
    assert best(state) == "execute red-member-4"
    assert best(edit(state, promises=[[C, A, 3, -1]])) == "decline"


# Search.


def test_chances_add_up_and_sharpen_towards_the_end() -> None:
    early = list(judge.JUDGE({}).chances(at("spring", honour="A:10 B:5 C:5")))
    late = list(judge.JUDGE({}).chances(at("spring", honour="A:58 B:53 C:53")))
    assert sum(early) == pytest.approx(1)
    assert sum(late) == pytest.approx(1)
    assert 1 / 3 < early[A] < late[A]


@pytest.mark.parametrize("players", range(3, 7))
def test_quick_moves_are_legal_and_end_the_game(players: int) -> None:
    state = SENJI.start(players, 3)
    random = sengoku.Random(5)
    own = judge.JUDGE({})
    while state.actors:
        mover = state.actors[0]
        state.play(mover, own.rollout_move(state, mover, random))
    assert state.ranks


def test_search_compares_from_spring_on_and_begins_with_the_own_choice() -> None:
    """Over a whole game: what is tried is legal, different, and led by what weighs most."""
    state = SENJI.start(4, 8)
    assert isinstance(state, Senji)
    own = judge.JUDGE({})
    compared = set()
    while state.actors:
        mover = state.actors[0]
        tries = list(own.candidates(state, mover))
        moves = list(state.moves(mover))
        worth = dict(zip(moves, own.weigh(state, mover), strict=True))
        assert len(tries) == len(set(tries)) <= WIDTH
        assert set(tries) <= set(moves)
        assert worth[tries[0]] == pytest.approx(max(worth.values()))
        assert [worth[one] for one in tries] == sorted([worth[one] for one in tries], reverse=True)
        if len(tries) > 1:
            compared.add(state.phase)
        state.play(mover, tries[0])
    assert min(compared) == ORDERING
    assert {SUMMER, MOVING, SUPPORTING, TRADING} <= compared


def test_there_is_an_opinion_for_every_phase() -> None:
    assert len(OPINIONS) == len(PHASE_NAMES)
    unsearched = [isinstance(opinion, Unsearched) for opinion in OPINIONS]
    assert unsearched == [phase < ORDERING or phase == OVER for phase in range(len(PHASE_NAMES))]


def test_a_play_out_goes_to_the_end_of_the_year() -> None:
    own = judge.JUDGE({})
    begin = at("spring")
    assert not own.cutoff(begin, edit(begin, phase=TRADING, trader=A, acting=1))
    assert own.cutoff(begin, edit(begin, year=begin.year + 1))


def imagined(state: Senji, seed: int) -> Senji:
    world = judge.JUDGE({}).world(state, A, sengoku.Random(seed))
    assert isinstance(world, Senji)
    return world


def test_who_has_laid_his_orders_lays_them_again_in_imagined_worlds() -> None:
    state = at("spring")
    for mover in (B, C):
        while state.acts(mover):
            state.play(mover, state.default(mover))
    world = imagined(state, 1)
    assert world.actors == (A, B, C)
    assert world.campaign.orders[B * PROVINCES : (B + 1) * PROVINCES] == vec[i64]([0] * PROVINCES)
    assert world.diplomacy.hands[:FAMILIES] == state.diplomacy.hands[:FAMILIES]


def test_orders_that_lie_face_down_are_mostly_what_their_owner_would_order() -> None:
    """Six units stand next to one: to march is what the judge would do."""
    state = at("summer", units="YAM:1 OWA:6", orders="KAG:production OWA:production")
    owa = PROVINCE_NAMES.index("OWA")
    worlds = [imagined(state, seed) for seed in range(40)]
    marches = [world.campaign.orders[C * PROVINCES + owa] == MOVEMENT for world in worlds]
    assert 25 <= sum(marches) < 40
