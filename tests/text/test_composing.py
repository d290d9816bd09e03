"""Lines that stand for several moves: the same as those moves, all of them or none."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sengoku
from sengoku.games.kernel import State
from sengoku.games.kernel.refusals import IllegalMove, Refusal, UnknownText
from sengoku.text import Situation, composing, read
from sengoku.text.composing import Composer
from sengoku.words import words
from tests.text.positions import (
    LANGUAGES,
    TABLES,
    at,
    phase_positions,
    positions,
    random_game,
)

CLAIM = {"en": "claim", "fr": "viser", "it": "scegli", "nl": "neem controle over"}
OFFER = {"en": "offer", "fr": "proposer", "it": "proponi", "nl": "bied"}
SPLIT = {"en": "split", "fr": "partager", "it": "dividi", "nl": "verdeel"}


def parts(now: Situation, counts: list[int]) -> str:
    """Cards or parts of a payment as they are listed."""
    name = now.scene.named
    found = [(count, name("cards", part)) for part, count in enumerate(counts) if count]
    return ", ".join([said if count == 1 else f"{count}× {said}" for count, said in found])


def made(state: State, moves: list[int]) -> State:
    """The truth after these moves, which must all be legal."""
    after = state.copy()
    seat = state.decider()
    for move in moves:
        after.play(seat, move)
    return after


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_in_one_line(language: str) -> None:
    """By its number, or by its parts: it claims, pays and places."""
    tried = 0
    for state in phase_positions("shitenno", 3, "asked", "turn", 40):
        now = at(state, language=language)
        seat = state.decider()
        claims = [move for move in now.moves if state.game.moves.kind(move).name == "claim"]
        for move in claims:
            province = state.game.moves.parts(move)["province"]
            called = f"{CLAIM[language]} {now.scene.named('province', province)}"
            assert read(called, now).moves == [move]
            for number, spend in list(enumerate(state.ask(seat, "payments", province=province)))[
                :4
            ]:
                found = read(f"{called} {number + 1}", now).moves
                kinds = [state.game.moves.kind(code).name for code in found]
                assert kinds == ["claim", *["spend"] * sum(spend), "place"]
                after = made(state, found)
                assert sum(after.view(None)["kamon"]) == sum(state.view(None)["kamon"]) - 1
                listed = read(f"{called} {parts(now, spend)}", now).moves
                assert sorted(listed) == sorted(found)
                tried += 1
        if tried > 5:
            return
    pytest.fail("there was too little to pay")


def test_the_ways_to_pay_are_told_by_their_numbers() -> None:
    for state in phase_positions("shitenno", 2, "asked", "turn", 40):
        now = at(state)
        for move in now.moves:
            if state.game.moves.kind(move).name == "claim":
                name = now.vocabulary.say(move).removeprefix("claim ")
                lines = read(f"b {name}", now).lines
                count = next(line for line in lines if line.startswith("Ways to pay: "))
                spends = state.ask(now.seat, "payments", **state.game.moves.parts(move))
                assert count == f"Ways to pay: {len(spends)}"
                shown = lines[lines.index(count) + 1 :]
                assert len(shown) == min(len(spends), 12)
                first = shown[0].removeprefix("1: ").replace(" and ", ", ")
                assert read(f"claim {name} {first}", now) == read(f"claim {name} 1", now)
                return
    pytest.fail("nobody could pay")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("asked", "players"), [("split", 2), ("offer", 3), ("offer", 4)])
def test_a_division_in_one_line(asked: str, players: int, language: str) -> None:
    """Whatever is in the lot already, it becomes what was said."""
    random = sengoku.Random(1)
    for state in phase_positions("shitenno", players, "asked", asked, 12):
        now = at(state, language=language)
        view = state.view(now.seat)
        lot = [random.below(count + 1) for count in view["table"]]
        one, two = view["tiles"][-1], view["tiles"][0]
        named = [now.scene.named("hierarchy", title) for title in (one, two)]
        verb = SPLIT[language] if asked == "split" else OFFER[language]
        titles = " ".join(named) if asked == "split" else named[0]
        if sum(view["lot"]) > view["take_backs"]:
            continue
        found = read(f"{verb} {parts(now, lot)} | {titles}", now).moves
        after = made(state, found)
        offered = {offer["title"]: offer["cards"] for offer in after.view(None)["offers"]}
        assert offered[one] == lot
        if asked == "split":
            rest = [count - lot[card] for card, count in enumerate(view["table"])]
            assert offered[two] == rest


def test_two_titles_that_are_left_need_not_both_be_said() -> None:
    for state in phase_positions("shitenno", 4, "asked", "split", 30):
        now = at(state)
        left = state.view(now.seat)["tiles"]
        if len(left) == 2:
            name = now.scene.named("hierarchy", left[1])
            code = read(f"split | {name}", now).moves[-1]
            assert state.game.moves.parts(code) == {"hierarchy": left[1], "rest": left[0]}
            return
    pytest.fail("there were always more titles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_fails_says_where_and_why(language: str) -> None:
    state = sengoku.game("shitenno").start(2, 3)
    before = state.dump()
    now = at(state, language=language)
    speech = words(language)
    card = next(kind for kind, count in enumerate(state.view(0)["table"]) if count == 1)
    name = now.scene.named("cards", card)
    for line in (
        f"split {name}, {name} | shomyo hatamoto",
        "split | shomyo shomyo",
        "split samurai, dragon | shomyo hatamoto",
        "split | shomyo",
        "split | ",
        f"offer {name} | shomyo",
        "claim kansai 1",
        "claim k 1",
        f"add {name}; add {name}",
        f"add {name}; dance",
        "add; add",
    ):
        with pytest.raises((IllegalMove, UnknownText)) as refused:
            read(line, now)
        said = speech.refusal(refused.value)
        assert said[-1] in ".!" or said.endswith(")"), said
        assert "TEXT" not in said, said
        assert "{" not in said, said
        assert state.dump() == before
    assert refused.value.figures["part"] == "add"


def test_the_failing_move_of_a_compound_is_named() -> None:
    state = sengoku.game("shitenno").start(2, 3)
    now = at(state)
    with pytest.raises(IllegalMove) as refused:
        read("split samurai, samurai | shomyo hatamoto", now)
    said = words("en").refusal(refused.value)
    assert said.startswith("“add Samurai to the lot”: There is no more Samurai to add")
    assert said.endswith("(STN-32) Nothing was played.")
    with pytest.raises(UnknownText, match="“dance” is not a move now"):
        read("add samurai; dance", now)


def test_a_number_of_a_payment_that_there_is_not_lists_all() -> None:
    for state in phase_positions("shitenno", 3, "asked", "turn", 60):
        for move in at(state).moves:
            if state.game.moves.kind(move).name == "claim":
                with pytest.raises(UnknownText, match="“99” is none of these: 1: "):
                    read(f"{at(state).vocabulary.say(move)} 99", at(state))
                return
    pytest.fail("nobody could pay")


# Several lines in one.


@given(st.data())
def test_what_follows_from_the_view_is_legal_in_truth(data: st.DataObject) -> None:
    """Moves are tried in an imagined world: as many as may follow each other are legal in truth."""
    name, players = data.draw(st.sampled_from(TABLES))
    state = data.draw(st.sampled_from(positions(name, players)[:-1]))
    now = at(state)
    assert now.seat is not None
    composer = Composer(state, now.seat, now.vocabulary)
    for _ in range(8):
        moves = list(composer.state.moves(now.seat))
        if not moves:
            break
        try:
            composer.make(data.draw(st.sampled_from(moves)))
        except IllegalMove as refusal:
            assert refusal.reason == "beyond"  # noqa: PT017 -- it may also be legal
            break
    line = "; ".join([now.vocabulary.say(move) for move in composer.moves])
    assert read(line, now).moves == composer.moves
    made(state, composer.moves)


def test_three_orders_in_one_line() -> None:
    """Only what comes last may let the seat draw cards."""
    for state in islice(random_game("shinobi", 4, 2), 200):
        if state.actors and state.view(None)["order"] == 1:
            now = at(state)
            composer = Composer(state, state.decider(), now.vocabulary)
            for _ in range(3):
                composer.make(composer.state.moves(composer.seat)[0])
            line = "; ".join([now.vocabulary.say(move) for move in composer.moves])
            after = made(state, read(line, now).moves)
            assert after.decider() != state.decider()
            with pytest.raises(IllegalMove) as refused:
                read(f"{line}; {now.vocabulary.say(composer.moves[0])}", now)
            assert "nothing can follow it in one line" in str(refused.value.figures["problem"])


def test_nothing_follows_a_card_that_was_drawn() -> None:
    for state in phase_positions("shitenno", 2, "asked", "turn", 200):
        if state.game.moves["draw"].code() in at(state).moves:
            with pytest.raises(IllegalMove, match="drawn or revealed"):
                read("draw; end turn", at(state))
            return
    pytest.fail("nobody could draw")


def test_a_line_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sengoku.game("shitenno").start(2, 3)
    monkeypatch.setattr(composing, "MOST", 3)
    assert len(read("add samurai; remove samurai; add samurai", at(state)).moves) == 3
    with pytest.raises(Refusal, match="more than 3 moves"):
        read("; ".join(["add samurai", "remove samurai"] * 2), at(state))
