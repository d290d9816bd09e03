"""Senji, what is in the box, the set-up, the Emperor and the end: SEN-01 to SEN-20, SEN-90."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.kernel import play_out
from sengoku.games.senji.components import (
    CARD_NAMES,
    FAMILY_NAMES,
    PHASE_NAMES,
    PROVINCE_NAMES,
    SAMURAI_NAMES,
)
from sengoku.games.senji.notation import MOVES
from sengoku.games.senji.state import Senji
from tests.games.senji.position import (
    SENJI,
    at,
    edit,
    figures,
    homes,
    play,
    refusal,
    texts,
    told,
    with_seed,
)

EDITION = SENJI.options["edition"]


def started(players: int, seed: int = 1, **options: object) -> Senji:
    state = SENJI.start(players, seed, events=True, **options)
    assert isinstance(state, Senji)
    return state


def through_set_up(state: Senji) -> Senji:
    while PHASE_NAMES[state.phase] in ("choosing", "calling", "posting"):
        seat = state.actors[0]
        state.play(seat, state.moves(seat)[0])
    return state


def test_the_codes_written_out_are_those_of_the_table() -> None:
    from sengoku.games.senji import codes

    for kind in MOVES.kinds.values():
        assert getattr(codes, f"{kind.name.upper()}_CODE") == kind.first
    assert MOVES.size == codes.SIZE


def test_sen_01_six_families_by_colour() -> None:
    assert FAMILY_NAMES == ("yellow", "blue", "black", "red", "green", "purple")


def test_sen_02_fewer_players_close_provinces() -> None:
    for players, closed in ((6, 0), (5, 3), (4, 6), (3, 9)):
        state = through_set_up(started(players))
        assert list(state.board.owners).count(-1) == closed
        for province, owner in enumerate(state.board.owners):
            assert (owner == -1) == (homes()[province] < 6 - players)
    state = at("summer", units="YAM:2", orders="YAM:movement")
    play(state, "call YAM")
    assert refusal(state, "march unit to AKI") == "SEN-02.closed"
    assert refusal(at("summer", orders="YAM:movement"), "call AKI") == "SEN-02.closed"
    for wrong in (2, 7):
        with pytest.raises(sengoku.IllegalSetup) as caught:
            SENJI.start(wrong, 1)
        assert caught.value.rule == "SEN-02"


def test_sen_03_eighteen_provinces_three_homes_borders_both_ways() -> None:
    assert len(PROVINCE_NAMES) == len(set(PROVINCE_NAMES)) == 18
    assert [homes().count(family) for family in range(6)] == [3] * 6
    borders = list(EDITION.borders)  # type: ignore[union-attr]
    for one in range(18):
        for other in range(18):
            assert borders[one] >> other & 1 == borders[other] >> one & 1
    near = [name for place, name in enumerate(PROVINCE_NAMES) if borders[16] >> place & 1]
    assert near == ["TOS", "CHI", "SAT"]  # Bungo: by land and across the strait


def test_sen_04_what_a_family_has() -> None:
    state = through_set_up(started(4))
    for seat in range(4):
        assert state.board.reserve[seat] == 9
        assert list(state.board.owners).count(seat) == 3
        assert bin(state.board.retinue[seat]).count("1") == 1
        assert len(state.view(seat)["own"]["hand"]) == 12
    with pytest.raises(sengoku.IllegalPosition) as caught:
        edit(state, reserve=[10, 9, 9, 9])
    assert caught.value.rule == "SEN-04"
    assert caught.value.figures["found"] == 13


def test_sen_05_values_of_a_family() -> None:
    figures_of = EDITION.figures["diplomacy"]  # type: ignore[union-attr]
    for family, colour in enumerate(FAMILY_NAMES):
        row = figures_of[colour]
        values = [value for kind in ("family", "military", "trade") for value in row[kind]]
        assert sum(values) == 27
        assert len(values) == 10
        assert row["bluff"] == 2
        mask = EDITION.cards[family]  # type: ignore[union-attr]
        assert bin(mask).count("1") == 10
    assert CARD_NAMES[3 * 13 + 3] == "red-member-4"
    assert CARD_NAMES[3 * 13 + 12] == "red-bluff"


def test_sen_06_ninety_six_hanafuda() -> None:
    assert list(EDITION.flowers) == [10, 18, 20, 48]  # type: ignore[union-attr]
    state = started(3)
    assert len(state.hanafuda.flower_deck) == 96 - 12
    with pytest.raises(sengoku.IllegalPosition) as caught:
        edit(state, flower_discards=[1, 0, 0, 0])
    assert (caught.value.rule, caught.value.figures["found"]) == ("SEN-06", 11)


def test_sen_07_eighteen_samurai_and_their_honour() -> None:
    honour = dict(zip(SAMURAI_NAMES, EDITION.honours, strict=True))  # type: ignore[union-attr]
    assert len(honour) == 18
    assert honour["oda"] == 8
    assert honour["jubei"] == 2
    assert sum(honour.values()) == 79
    state = through_set_up(started(3))
    with pytest.raises(sengoku.IllegalPosition) as caught:
        edit(state, samurai_deck=list(state.recruits.samurai_deck)[:-1])
    assert caught.value.rule == "SEN-07"


def test_sen_08_nine_dice() -> None:
    state = at("summer", units="YAM:2", orders="YAM:movement")
    play(state, "call YAM", "march unit to OWA", "go")
    assert sum(state.battle.dice) == 9


def test_sen_09_what_lies_open_and_what_does_not() -> None:
    state = through_set_up(started(4))
    while state.phase != 5:  # winter
        seat = state.actors[0]
        laying = [move for move in state.moves(seat) if state.text(seat, move).startswith("lay")]
        if len(laying) > 40:
            state.play(seat, laying[0])
        else:
            state.play(
                seat, state.parse(seat, "ready" if not state.ready.readiness[seat] else "seal")
            )
    one, other = state.view(0), state.view(1)
    assert one["hanafuda"] == other["hanafuda"] == [4, 4, 4, 4]
    assert one["bids"] == other["bids"]
    assert sum(map(sum, one["bids"])) > 0
    for view in (one, other, state.view(None)):
        assert "hands" not in view
        assert "flower_deck" in view
        assert isinstance(view["flower_deck"], int)
    assert one["own"]["hand"] != other["own"]["hand"]
    assert state.view(None)["own"] is None


def test_sen_10_four_hanafuda_and_one_of_three_samurai() -> None:
    state = started(6, seed=3)
    assert [sum(row) for row in state.dump()["flowers"]] == [4] * 6
    assert sorted(name for row in state.dump()["drawn"] for name in bits(row[0])) == list(range(18))
    assert state.actors == (0, 1, 2, 3, 4, 5)
    foreign = bits(state.recruits.drawn[1])[0]
    assert refusal(state, f"A: keep {SAMURAI_NAMES[foreign]}") == "SEN-10.drawn"
    assert refusal(state, "A: ready") == "SEN-10.sequence"
    kept = []
    for seat in (3, 1, 0, 5, 4):
        kept.append(bits(state.recruits.drawn[seat])[-1])
        before = state.view(2)["actors"]
        state.play(seat, kept[-1])
        assert state.view(2)["actors"] == [other for other in before if other != seat]
        assert state.view(2)["retinue"] == [[]] * 6  # in secret, until all have
    state.play(2, bits(state.recruits.drawn[2])[0])
    honours = list(EDITION.honours)  # type: ignore[union-attr]
    assert [state.board.honour[seat] for seat in (3, 1, 0, 5, 4)] == [
        honours[name] for name in kept
    ]
    assert len(state.recruits.samurai_deck) == 12


def bits(mask: int) -> list[int]:
    return [bit for bit in range(18) if mask >> bit & 1]


def test_sen_11_provinces_are_called_and_filled() -> None:
    state = started(3, seed=5)
    for seat in (0, 1, 2):
        state.play(seat, state.moves(seat)[0])
    caller = state.actors[0]
    assert state.board.honour[caller] == max(state.board.honour)
    assert len(texts(state)) == 9
    play(state, "call YAM")
    assert state.actors == (0,)
    assert texts(state) == [
        f"post {units} units {led}" for units in range(4) for led in ("unled", "led")
    ]
    play(state, "post 2 units led")
    assert refusal(state, "call YAM") == "SEN-11.called"
    play(state, "call KAG")
    assert refusal(state, "post 2 units unled") == "SEN-11.units"
    assert figures(state, "post 2 units unled")["left"] == 1
    assert refusal(state, "post 0 units led") == "SEN-11.samurai"
    play(state, "post 0 units unled", "call IZM")  # his third: all must stand
    assert state.actors == (caller,)
    assert [state.board.units[province] for province in (9, 6, 10)] == [2, 0, 1]
    assert refusal(state, "post 0 units led") == "SEN-11.sequence"


def test_sen_12_decks_of_absent_families_have_no_bluffs() -> None:
    state = started(3)
    for family in range(3):
        (layer,) = state.view(None)["decks"][family]
        assert len(layer) == 10
        assert not [card for card in layer if card % 13 == 12]
    assert started(6).view(None)["decks"] == []


def test_sen_13_nobody_is_ever_out() -> None:
    state = at("winter", owners="YAM:B KAG:B IZM:C")
    play(state, "A: ready", "B: ready", "C: ready")
    assert state.actors == (1, 2)  # nothing to order, but still there
    play(state, *[f"B: order production in {name}" for name in ("MUS", "SUR", "SHI", "YAM", "KAG")])
    play(state, "B: ready")
    play(state, *[f"C: order production in {name}" for name in ("OWA", "KII", "SAN", "IZM")])
    play(state, "C: ready")
    assert PHASE_NAMES[state.phase] == "summer"
    play_out(state, sengoku.Random(1))
    assert len(state.ranks) == 3


# The Emperor.


def test_sen_20_most_honour_hosts_and_dice_or_the_last_host_break_ties() -> None:
    first = {through_set_up(started(3, seed)).host for seed in range(12)}
    assert len(first) > 1
    for seed in range(40):
        state = through_set_up(started(3, seed))
        tied = [seat for seat in range(3) if state.board.honour[seat] == max(state.board.honour)]
        assert state.host in tied
        rolls = told(state, None, "roll_off")
        assert bool(rolls) == (len(tied) > 1)
        if rolls:
            last = rolls[-1]
            emblems = {seat: last["faces"].count(seat + 3) for seat in last["seats"]}
            assert emblems[state.host] == max(emblems.values())
            assert list(emblems.values()).count(emblems[state.host]) == 1
    state = at("autumn", actor="C", host="C", honour="A:20 B:20 C:5")
    play(state, "done")
    assert (state.year, PHASE_NAMES[state.phase], state.actors) == (3, "hosting", (2,))
    assert texts(state) == ["host A", "host B"]
    assert refusal(state, "host C") == "SEN-20.tied"
    assert figures(state, "host C")["honour"] == 20
    play(state, "host B")
    assert state.host == 1


# The end.


def test_sen_90_the_end_of_a_year_at_sixty() -> None:
    over = at("autumn", actor="A", honour="A:61 B:60 C:60")
    play(over, "done")
    assert (over.scores, over.ranks) == ((61, 60, 60), (1, 2, 2))
    on = at("autumn", actor="A", honour="A:59 B:3 C:3")
    play(on, "done")
    assert on.actors
    assert not on.overtime
    shared = at("autumn", actor="A", honour="A:60 B:60 C:3")
    play(shared, "done")
    assert shared.actors
    assert shared.overtime
    later = at("autumn", actor="A", honour="A:31 B:30 C:3", overtime=True)
    play(later, "done")
    assert later.ranks == (1, 2, 3)
    short = at("autumn", actor="A", honour="A:9 B:9 C:3", options={"max_years": 2})
    play(short, "done")
    assert short.ranks == (1, 1, 3)
    with pytest.raises(sengoku.IllegalSetup):
        SENJI.start(3, 1, max_years=-1)
    with pytest.raises(sengoku.IllegalPosition) as caught:
        edit(over, scores=[1, 2, 3])
    assert caught.value.rule == "SEN-90"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_play_reaches_the_goal(players: int) -> None:
    for seed in range(4):
        state = started(players, seed)
        play_out(state, sengoku.Random(seed))
        assert max(state.scores) >= 60 or state.overtime
        assert state.year <= 25
        assert with_seed(state, 1).ranks == state.ranks
