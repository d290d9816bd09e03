"""People at a table: talk, leaving, giving up, hosting."""

from __future__ import annotations

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import automatic, commands
from sengoku.table.commands import ABSENCE, LONG_ABSENCE
from tests.table.sitting import Sitting, playing, seated


def reason(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return f"{refused.value.rule}.{refused.value.reason}"


def heard(sitting: Sitting, seat: int | None) -> list[str]:
    return [line["text"] for line in sitting.frame(seat)["talk"]["list"]]


# Starting.


def test_the_game_starts_when_all_people_are_ready() -> None:
    sitting = seated("shinobi", 3, bots=(2,))
    sitting.do(0, protocol.Ready("a", True))
    assert sitting.frame(0)["table"]["status"] == "waiting"
    assert sitting.frame(0)["view"] is None
    sitting.do(1, protocol.Ready("b", True))
    assert sitting.frame(0)["table"]["status"] == "playing"


def test_nothing_starts_with_a_free_seat() -> None:
    sitting = seated("shinobi", 3)
    sitting.do(0, protocol.Free("a", 2))
    with pytest.raises(Refusal) as refused:
        sitting.start()
    assert reason(refused) == "TABLE.free"


@pytest.mark.parametrize(
    "message",
    [
        protocol.Start("a"),
        protocol.AddBot("a", 1, "random"),
        protocol.Free("a", 0),
        protocol.Pause("a", True),
        protocol.Mute("a", 0, True),
        protocol.AllowTalk("a", False),
        protocol.HandHosting("a", 1),
    ],
)
def test_only_the_host_hosts(message: protocol.Command) -> None:
    sitting = seated("shinobi", 3)
    with pytest.raises(Refusal) as refused:
        sitting.do(1, message)
    assert reason(refused) == "HOST.only"


def test_hosting_is_handed_over() -> None:
    sitting = seated("shinobi", 3)
    sitting.do(0, protocol.HandHosting("a", 1))
    assert sitting.frame(0)["table"]["host"] == 1
    sitting.do(1, protocol.Start("b"))


def test_a_host_who_leaves_a_game_hands_it_on() -> None:
    sitting = playing("shinobi", 4, bots=(1,))
    sitting.do(0, protocol.Pause("a", True))
    sitting.do(0, protocol.Leave("b", "bot", "random"))
    assert sitting.frame(2)["table"]["host"] == 2  # the next person
    sitting.do(2, protocol.Pause("c", False))
    sitting.do(2, protocol.Leave("d", "free"))
    assert sitting.frame(3)["table"]["host"] == 3
    sitting.do(3, protocol.Leave("e", "bot", "random"))  # nobody is left to host
    assert sitting.again().host == sitting.table.host == "holder-3"


def test_a_host_with_two_seats_who_leaves_one_stays_host() -> None:
    sitting = playing("shinobi", 3)
    sitting.table.seats[1].browser_ids = {"holder-0"}  # two people at one device
    sitting.do(0, protocol.Leave("a", "bot", "random"))
    assert sitting.table.host == "holder-0"


def test_who_has_gone_may_be_replaced_if_all_who_are_here_agree() -> None:
    sitting = playing("shinobi", 4)
    takeover = protocol.Propose("a", "takeover", 0)
    with pytest.raises(Refusal) as refused:
        sitting.do(1, takeover)
    assert reason(refused) == "VOTE.overdue"
    caller = sitting.caller(1)._replace(away={0: ABSENCE, 3: ABSENCE})  # the host, and one more
    sitting.act(commands.perform(sitting.table, caller, takeover))
    assert sitting.frame(2)["table"]["proposal"]["asked"] == [2]
    sitting.do(2, protocol.Vote("b", True))
    assert sitting.table.seats[0].kind == "bot"
    assert sitting.frame(2)["table"]["host"] == 1  # who asked hosts now
    assert sitting.again().host == sitting.table.host


def test_one_alone_waits_longer_for_those_who_are_away() -> None:
    sitting = playing("shinobi", 3)
    takeover = protocol.Propose("a", "takeover", 0)
    caller = sitting.caller(1)._replace(away={0: ABSENCE, 2: ABSENCE})
    with pytest.raises(Refusal) as refused:
        commands.perform(sitting.table, caller, takeover)
    assert reason(refused) == "VOTE.overdue"
    sitting.act(commands.perform(sitting.table, caller._replace(away={0: LONG_ABSENCE}), takeover))
    assert sitting.frame(2)["table"]["proposal"]["asked"] == [2]  # who is here
    sitting.do(0, protocol.Vote("b", False))  # who has come back
    assert sitting.table.proposal is None
    away = {0: LONG_ABSENCE, 2: LONG_ABSENCE}
    sitting.act(commands.perform(sitting.table, caller._replace(away=away), takeover))
    assert sitting.table.seats[0].kind == "bot"


def test_nobody_proposes_a_bot_for_the_own_seat() -> None:
    sitting = playing("shinobi", 3)
    sitting.table.seats[1].overdue = True
    with pytest.raises(Refusal) as refused:
        sitting.do(1, protocol.Propose("a", "takeover", 1))
    assert reason(refused) == "VOTE.overdue"


def test_a_host_who_concedes_hands_the_table_on() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(0, protocol.Concede("a"))
    assert sitting.table.host == "holder-1"


def test_a_host_without_a_seat_before_the_game_stays_host() -> None:
    sitting = seated("shinobi", 3)
    sitting.do(0, protocol.Leave("a", "free"))
    assert sitting.table.host == "holder-0"


# Talk.


def test_private_talk_is_kept_to_its_parties() -> None:
    sitting = playing("senji", 3)
    sitting.do(0, protocol.Say("a", "to you alone", [2]))
    sitting.do(1, protocol.Say("b", "to all"))
    assert heard(sitting, 0) == heard(sitting, 2) == ["to you alone", "to all"]
    assert heard(sitting, 1) == heard(sitting, None) == ["to all"]


def test_who_takes_a_seat_over_reads_nothing_private() -> None:
    sitting = playing("senji", 3)
    sitting.do(0, protocol.Say("a", "to you alone", [2]))
    sitting.do(2, protocol.Leave("b", "free"))
    sitting.sit(2, "New")
    assert heard(sitting, 2) == []


def test_talk_is_private_only_where_the_table_says_so() -> None:
    sitting = playing("shinobi", 3)
    with pytest.raises(Refusal) as refused:
        sitting.do(0, protocol.Say("a", "psst", [2]))
    assert reason(refused) == "TALK.private"


def test_the_host_mutes_and_switches_off() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(0, protocol.Mute("a", 1, True))
    with pytest.raises(Refusal) as refused:
        sitting.do(1, protocol.Say("b", "but"))
    assert reason(refused) == "TALK.muted"
    sitting.do(0, protocol.AllowTalk("c", False))
    with pytest.raises(Refusal) as refused:
        sitting.do(2, protocol.Say("d", "but"))
    assert reason(refused) == "TALK.off"
    assert sitting.frame(0)["table"]["talk"] == "off"


def test_talk_is_text() -> None:
    sitting = playing("shinobi", 3)
    for wrong in (" ", "\x00", "a\x1b[31m"):
        with pytest.raises(Refusal) as refused:
            sitting.do(1, protocol.Say("b", wrong))
        assert reason(refused) == "TALK.form"


# Leaving.


@pytest.mark.parametrize(("game", "players"), [("shinobi", 3), ("shitenno", 2)])
def test_a_seat_left_at_any_moment_is_played_on_by_a_bot(game: str, players: int) -> None:
    for moves in (0, 1, 7, 40):
        sitting = playing(game, players)
        sitting.play(moves, Random(moves))
        sitting.do(1, protocol.Leave("x", "bot"))
        random = Random(9)
        while sitting.table.status == "playing":
            state = sitting.table.history.state  # type: ignore[union-attr]
            bots = [seat for seat, _ in sitting.table.bot_seats()]
            assert bots == [seat for seat in state.actors if seat == 1]
            seat = state.actors[random.below(len(state.actors))]
            move = state.moves(seat)[random.below(len(state.moves(seat)))]
            if seat == 1:
                sitting.act(automatic.bot_move(sitting.table, 1, move, sitting.now))
            else:
                sitting.move(seat, move)
        assert sitting.table.ranks()


def test_a_newcomer_sits_down_in_the_middle_of_a_game() -> None:
    sitting = playing("shinobi", 3)
    sitting.play(5, Random(1))
    view = sitting.frame(1)["view"]
    sitting.do(1, protocol.Leave("x", "free"))
    with pytest.raises(Refusal) as refused:
        sitting.do(1, protocol.Say("y", "still here"))
    assert reason(refused) == "KEY.seat"
    sitting.sit(1, "New")
    assert sitting.frame(1)["view"] == view
    assert sitting.frame(1)["table"]["seats"][1]["name"] == "New"


def test_who_concedes_ranks_behind_all_others_and_a_bot_plays_on() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(2, protocol.Concede("x"))
    assert sitting.table.seats[2].kind == "bot"
    random = Random(4)
    while sitting.table.status == "playing":
        state = sitting.table.history.state  # type: ignore[union-attr]
        seat = state.actors[0]
        move = state.moves(seat)[random.below(len(state.moves(seat)))]
        if seat == 2:
            sitting.act(automatic.bot_move(sitting.table, 2, move, sitting.now))
        else:
            sitting.move(seat, move)
    assert sitting.table.ranks()[2] == 3


def test_when_one_is_left_the_game_is_over() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(2, protocol.Concede("x"))
    sitting.do(0, protocol.Concede("y"))
    assert sitting.table.status == "over"
    assert sitting.frame(1)["table"]["result"] == {
        "why": "conceded",
        "scores": [],
        "ranks": [2, 1, 3],
    }
    assert sitting.frame(1)["moves"] == []


def test_the_game_ends_without_a_result_if_all_agree() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(2, protocol.Propose("x", "end"))
    sitting.do(0, protocol.Vote("y", True))
    assert sitting.table.status == "playing"
    with pytest.raises(Refusal) as refused:
        sitting.do(0, protocol.Vote("z", True))
    assert reason(refused) == "VOTE.voted"
    sitting.do(1, protocol.Vote("z", True))
    assert sitting.frame(1)["table"]["result"] == {"why": "consent", "scores": [], "ranks": []}


def test_who_asked_may_take_it_back() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(2, protocol.Propose("a", "end"))
    with pytest.raises(Refusal) as refused:
        sitting.do(2, protocol.Vote("b", True))  # his yes was the asking
    assert reason(refused) == "VOTE.asked"
    sitting.do(2, protocol.Vote("c", False))
    assert sitting.frame(0)["table"]["proposal"] is None
    sitting.do(0, protocol.Propose("d", "end"))  # nothing is in the way any more
