"""A game at one keyboard: bots, and what may be taken back."""

import pytest

from sengoku.bots import BadBot
from sengoku.client import NotAllowed
from sengoku.local import seat_names
from tests.terminal.session import Session, deal


def first(session: Session) -> int:
    seat = session.actors[0]
    session.play(seat, session.moves(seat)[0])
    return seat


def at_persons_turn(people: int = 1) -> Session:
    session = deal(people)
    session.advance()
    return session


def end_turn(session: Session) -> None:
    for _ in range(3):
        first(session)


def test_the_same_seed_plays_the_same_game() -> None:
    games = [at_persons_turn(), at_persons_turn()]
    for session in games:
        end_turn(session)
        session.advance()
    assert games[0].state == games[1].state


def test_bots_play_until_a_person_must() -> None:
    session = at_persons_turn()
    assert session.actors == (0,)
    watched = deal(0)
    watched.advance()
    assert watched.actors == ()
    assert watched.view(None)["ranks"]


def test_bots_of_another_name_play_another_game() -> None:
    games = [deal(0), deal(0, bots="greedy")]
    for session in games:
        session.advance()
    assert games[0].events(None)[:2] == games[1].events(None)[:2]  # the same deal
    assert games[0].events(None) != games[1].events(None)
    with pytest.raises(BadBot):
        deal(0, bots="clever")


def test_two_orders_of_a_turn_can_be_taken_back() -> None:
    session = at_persons_turn()
    before = session.state.copy()
    seen = list(session.seen)
    first(session)
    first(session)
    session.undo(0)
    session.undo(0)
    assert session.state == before
    assert session.seen == seen


def test_nothing_can_be_taken_back_before_a_move() -> None:
    with pytest.raises(NotAllowed) as refused:
        at_persons_turn().undo(0)
    assert (refused.value.rule, refused.value.reason) == ("UNDO", "nothing")


def test_a_drawn_card_can_not_be_taken_back() -> None:
    session = at_persons_turn(4)
    seat = session.actors[0]
    end_turn(session)
    state = session.state.copy()
    with pytest.raises(NotAllowed) as refused:
        session.undo(seat)
    assert refused.value.reason == "secret"
    assert session.state == state


def test_the_move_of_another_can_not_be_crossed() -> None:
    session = at_persons_turn()
    end_turn(session)
    session.advance()
    with pytest.raises(NotAllowed) as refused:
        session.undo(0)
    assert refused.value.reason == "other"


def test_in_the_last_round_only_ones_own_moves_are_taken_back() -> None:
    session = at_persons_turn(4)
    while session.view(None)["pile"]:
        end_turn(session)
    seat = first(session)
    first(session)
    first(session)  # nothing is drawn any more
    assert session.actors[0] != seat
    with pytest.raises(NotAllowed) as refused:
        session.undo(session.actors[0])
    assert refused.value.reason == "other"
    first(session)
    session.undo((seat + 1) % 4)
    with pytest.raises(NotAllowed):
        session.undo((seat + 1) % 4)


def test_news_begin_with_ones_own_last_decision() -> None:
    session = at_persons_turn()
    end_turn(session)
    session.advance()
    news = session.news(0)
    assert news[0]["seat"] == 0
    assert news[0]["event"] in ("attack", "rest")
    assert {event["seat"] for event in news} == {0, 1, 2, 3}


def test_bots_are_called_as_nobody_else() -> None:
    assert seat_names(["benkei"], 3) == ["benkei", "Benkei (bot)", "Chiyo"]
