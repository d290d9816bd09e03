"""A table is what its log makes of it: versions, looks and answers come back from it."""

from __future__ import annotations

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import access
from sengoku.table.guards import Caller
from tests.table.sitting import Sitting, playing

GAMES = [("shinobi", 4), ("shitenno", 3), ("senji", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_log_gives_the_same_table_again(game: str, players: int) -> None:
    sitting = playing(game, players)
    sitting.play(300, Random(5))
    again = sitting.again()
    mine, other = sitting.table.history, again.history
    assert mine is not None
    assert other is not None
    assert other.state == mine.state
    assert other.versions == mine.versions
    assert other.seen_at == mine.seen_at
    assert other.snapshot() == mine.snapshot()
    assert again.answered == sitting.table.answered


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_version_counts_what_the_seat_saw_and_nothing_else(game: str, players: int) -> None:
    sitting = playing(game, players)
    random = Random(6)
    secret = 0
    for _ in range(200):
        history = sitting.table.history
        assert history is not None
        if not history.state.actors:
            break
        before = [
            (history.state.view(seat), list(history.state.moves(seat)), history.state.events(seat))
            for seat in range(players)
        ]
        versions = list(history.versions)
        sitting.play(1, random)
        for seat in range(players):
            now = history.state
            look = (now.view(seat), list(now.moves(seat)), now.events(seat))
            changed = look != before[seat]
            assert history.versions[seat] == versions[seat] + changed
            secret += not changed
    assert secret > 0 or game == "shinobi"  # where everybody sees every move


def test_opening_a_long_game_does_not_look_at_its_past() -> None:
    sitting = playing("senji", 3)
    sitting.play(2000, Random(1))

    again = sitting.again()
    assert again.history is not None
    assert again.history.cached_snapshot is None


def test_a_stale_version_is_refused() -> None:
    sitting = playing("shinobi", 3)
    history = sitting.table.history
    assert history is not None
    seat = history.state.actors[0]
    move = history.state.moves(seat)[0]
    stale = protocol.Move("x", sitting.table.version(seat) - 1, move)
    with pytest.raises(Refusal) as refused:
        sitting.do(seat, stale)
    assert refused.value.rule == "VERSION"
    assert refused.value.figures == {"version": 0, "now": 1}


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    sitting = playing("shinobi", 3)
    history = sitting.table.history
    assert history is not None
    seat = history.state.actors[0]
    other = (seat + 1) % 3
    for wrong, rule in ((10**9, "CODE"), (-1, "CODE")):
        with pytest.raises(Refusal) as refused:
            sitting.do(seat, protocol.Move("x", sitting.table.version(seat), wrong))
        assert refused.value.rule == rule
    with pytest.raises(Refusal) as refused:
        sitting.do(other, protocol.Move("x", sitting.table.version(other), 0))
    assert refused.value.rule == "TURN"
    assert len(history.steps) == 0


def test_the_first_state_has_all_events_and_the_next_what_is_new() -> None:
    sitting = playing("shinobi", 3)
    first = sitting.frame(0)
    assert first["events"]["first"] == 0
    known = first["events"]["list"]
    assert [event["event"] for event in known][-1] == "start"
    sitting.play(1, Random(0))
    then = sitting.frame(0)
    assert then["events"]["first"] == len(known)
    history = sitting.table.history
    assert history is not None
    assert known + then["events"]["list"] == history.state.events(0)


def test_a_frame_has_the_moves_with_their_parts() -> None:
    sitting = playing("shinobi", 3)
    history = sitting.table.history
    assert history is not None
    seat = history.state.actors[0]
    moves = sitting.frame(seat)["moves"]
    assert [move["code"] for move in moves] == list(history.state.moves(seat))
    assert moves[0]["text"] == history.state.text(seat, moves[0]["code"])
    assert moves[0]["kind"] == moves[0]["text"].split()[0]
    assert sitting.frame(None)["moves"] == []
    assert sitting.frame((seat + 1) % 3)["moves"] == []


def test_seats_are_taken_once_with_names_that_differ() -> None:
    sitting = Sitting(playing("shinobi", 3).table.settings)
    with pytest.raises(Refusal) as refused:
        sitting.sit(1, "Zed")
    assert f"{refused.value.rule}.{refused.value.reason}" == "TABLE.taken"
    sitting.do(1, protocol.Leave(sitting.id(), "free"))
    with pytest.raises(Refusal) as refused:
        sitting.sit(1, "ANN")
    assert f"{refused.value.rule}.{refused.value.reason}" == "NAME.taken"
    sitting.sit(1, "Zed")
    assert sitting.table.seats[1].browser_ids == {"holder-1"}


def test_only_those_with_an_invitation_come_in() -> None:
    sitting = Sitting(playing("shinobi", 3).table.settings)
    stranger = Caller("stranger", None, sitting.now)
    with pytest.raises(Refusal) as refused:
        access.require_may_watch(sitting.table, "stranger")
    assert refused.value.reason == "closed"
    sitting.act([access.new_link(sitting.table, sitting.caller(0), "invite", None, "hash")])
    sitting.act([access.use_link(sitting.table, stranger, "hash")])
    access.require_may_watch(sitting.table, "stranger")


def test_a_device_link_works_once_and_not_for_long() -> None:
    sitting = playing("shinobi", 3)
    for hashed in ("one", "two"):
        sitting.act([access.new_link(sitting.table, sitting.caller(1), "device", 1, hashed)])
    phone = Caller("phone", None, sitting.now)
    sitting.act([access.use_link(sitting.table, phone, "one")])
    assert sitting.table.seats_of("phone") == [1]
    for hashed, later, reason in (("one", 0.0, "wrong"), ("two", 901.0, "old")):
        late = Caller("tablet", None, sitting.now + later)
        with pytest.raises(Refusal) as refused:
            access.use_link(sitting.table, late, hashed)
        assert refused.value.reason == reason


def test_a_freed_seat_ends_its_links() -> None:
    sitting = playing("shinobi", 3)
    sitting.act([access.new_link(sitting.table, sitting.caller(1), "recovery", 1, "hash")])
    sitting.do(1, protocol.Leave(sitting.id(), "free"))
    with pytest.raises(Refusal):
        access.use_link(sitting.table, Caller("thief", None, sitting.now), "hash")
