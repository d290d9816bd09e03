"""Who sits where in a game that has begun: nobody sees a hand without the others' consent."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import access, automatic, commands
from sengoku.table.commands import ABSENCE, LONG_ABSENCE
from sengoku.table.seats import CONSENT_SECONDS
from tests.table.sitting import LEVELS, Sitting, playing, seated
from tests.table.test_people import reason


def ask(
    sitting: Sitting, seat: int, name: str = "Eve", browser: str = "eve", **away: float
) -> None:
    """Somebody asks for a seat; `away` are people who are not connected, such as `s1=300`."""
    sitting.table.guests.add(browser)
    absent = {int(key[1:]): seconds for key, seconds in away.items()}
    caller = sitting.caller(None)._replace(browser_id=browser, away=absent)
    sitting.act(access.sit(sitting.table, caller, seat, name))


def asked(sitting: Sitting) -> dict[str, Any]:
    found: dict[str, Any] = sitting.frame(0)["table"]["proposal"]
    return found


def pass_time(sitting: Sitting, seconds: float) -> None:
    sitting.now += seconds
    while (entry := automatic.next_timeout(sitting.table, sitting.now, LEVELS[-1])) is not None:
        sitting.act([entry])


def freed(**settings: Any) -> Sitting:
    """A game that has begun, in which seat 2 has become free."""
    sitting = playing("shinobi", 4, **settings)
    sitting.do(2, protocol.Leave(sitting.id(), "free"))
    return sitting


def test_a_newcomer_sits_down_when_all_have_agreed() -> None:
    sitting = freed()
    ask(sitting, 2)
    assert sitting.table.seats[2].kind == "free"
    found = asked(sitting)
    assert (found["what"], found["about"], found["name"]) == ("sit", 2, "Eve")
    assert found["asked"] == [0, 1, 3]
    assert found["until"] == sitting.now + CONSENT_SECONDS
    sitting.do(0, protocol.Vote(sitting.id(), True))
    sitting.do(1, protocol.Vote(sitting.id(), True))
    assert sitting.table.seats[2].kind == "free"
    sitting.do(3, protocol.Vote(sitting.id(), True))
    seat = sitting.table.seats[2]
    assert (seat.kind, seat.name, seat.browser_ids) == ("person", "Eve", {"eve"})
    assert sitting.again().seats == sitting.table.seats


def test_a_move_does_not_end_the_question_and_asking_twice_is_asking_once() -> None:
    sitting = freed()
    if 2 in sitting.table.actors():
        sitting = playing("shinobi", 4)
        sitting.play(3, Random(1))
        sitting.do(2, protocol.Leave(sitting.id(), "free"))
    ask(sitting, 2)
    entries = sitting.table.entries
    ask(sitting, 2)
    assert sitting.table.entries == entries
    sitting.move(sitting.table.actors()[0])
    assert asked(sitting)["what"] == "sit"
    assert sitting.again().proposal == sitting.table.proposal


def test_one_no_is_enough_and_who_was_refused_waits_before_asking_again() -> None:
    sitting = freed()
    ask(sitting, 2)
    sitting.do(1, protocol.Vote(sitting.id(), False))
    assert sitting.table.proposal is None
    assert sitting.table.seats[2].kind == "free"
    with pytest.raises(Refusal) as refused:
        ask(sitting, 2)
    assert reason(refused) == "VOTE.again"
    ask(sitting, 2, "Flo", "flo")  # somebody else may ask
    sitting.do(0, protocol.Vote(sitting.id(), False))
    sitting.now += access.AGAIN_SECONDS
    ask(sitting, 2)


def test_if_nobody_answers_a_bot_takes_the_seat() -> None:
    sitting = freed()
    ask(sitting, 2)
    sitting.do(0, protocol.Vote(sitting.id(), True))  # not everybody has
    pass_time(sitting, CONSENT_SECONDS - 1)
    assert sitting.table.seats[2].kind == "free"
    pass_time(sitting, 1)
    assert (sitting.table.seats[2].kind, sitting.table.proposal) == ("bot", None)
    assert sitting.again().seats == sitting.table.seats


def test_even_while_the_game_is_paused_the_time_to_answer_passes() -> None:
    sitting = freed()
    sitting.do(0, protocol.Pause(sitting.id(), True))
    ask(sitting, 2)
    assert sitting.table.wakes() == sitting.now + CONSENT_SECONDS
    pass_time(sitting, CONSENT_SECONDS)
    assert sitting.table.seats[2].kind == "bot"


def test_who_is_long_away_is_not_asked_unless_all_are() -> None:
    sitting = freed()
    ask(sitting, 2, s1=ABSENCE)
    assert asked(sitting)["asked"] == [0, 3]
    sitting = freed()
    ask(sitting, 2, s0=ABSENCE, s1=ABSENCE, s3=ABSENCE)
    assert asked(sitting)["asked"] == [0, 1, 3]
    pass_time(sitting, CONSENT_SECONDS)
    assert sitting.table.seats[2].kind == "bot"


def test_where_no_person_is_left_there_is_nobody_to_ask() -> None:
    sitting = playing("shinobi", 3, bots=(1, 2))
    sitting.do(0, protocol.Leave(sitting.id(), "free"))
    ask(sitting, 0)
    assert sitting.table.seats[0].name == "Eve"


def test_the_people_at_the_table_come_before_a_newcomer() -> None:
    sitting = freed()
    ask(sitting, 2)
    sitting.do(1, protocol.Propose(sitting.id(), "end"))
    assert asked(sitting)["what"] == "end"
    with pytest.raises(Refusal) as refused:
        ask(sitting, 2)
    assert reason(refused) == "VOTE.open"


def test_a_name_that_a_newcomer_has_chosen_is_taken() -> None:
    sitting = freed()
    ask(sitting, 2)
    with pytest.raises(Refusal) as refused:
        sitting.do(1, protocol.Rename(sitting.id(), "Eve"))
    assert reason(refused) == "NAME.taken"


# One browser, one hand.


def test_who_has_or_had_a_seat_never_gets_another() -> None:
    sitting = freed()
    for browser in ("holder-0", "holder-1"):
        with pytest.raises(Refusal) as refused:
            ask(sitting, 2, "Spy", browser)
        assert reason(refused) == "TABLE.other"
    ask(sitting, 2, "Cy", "holder-2")  # back to the own one, if the others agree
    for seat in (0, 1, 3):
        sitting.do(seat, protocol.Vote(sitting.id(), True))
    sitting.do(1, protocol.Leave(sitting.id(), "free"))
    with pytest.raises(Refusal) as refused:
        ask(sitting, 1, "Cy again", "holder-2")
    assert reason(refused) == "TABLE.other"


def test_no_link_leads_to_a_second_hand_either() -> None:
    sitting = playing("shinobi", 3)
    caller = sitting.caller(1)
    sitting.act([access.new_link(sitting.table, caller, "device", 1, "hash")])
    with pytest.raises(Refusal) as refused:
        access.use_link(sitting.table, sitting.caller(0), "hash")
    assert reason(refused) == "TABLE.other"


def test_several_seats_for_one_browser_only_where_a_device_is_shared() -> None:
    for shared in (False, True):
        sitting = seated("shinobi", 3, shared=shared)
        sitting.do(0, protocol.Free(sitting.id(), 2))
        caller = sitting.caller(0)
        if shared:
            sitting.act(access.sit(sitting.table, caller, 2, "Zoe"))
            assert sitting.table.seats_of("holder-0") == [0, 2]
            assert sitting.frame(0)["table"]["shared"]
        else:
            with pytest.raises(Refusal) as refused:
                access.sit(sitting.table, caller, 2, "Zoe")
            assert reason(refused) == "TABLE.other"


# Who is put out.


def test_the_host_frees_no_person_of_a_begun_game() -> None:
    sitting = playing("shinobi", 4, bots=(3,))
    with pytest.raises(Refusal) as refused:
        sitting.do(0, protocol.Free(sitting.id(), 1))
    assert reason(refused) == "HOST.vote"
    sitting.do(0, protocol.Free(sitting.id(), 3))  # a bot


def test_a_person_is_put_out_by_all_others() -> None:
    sitting = playing("shinobi", 4)
    sitting.do(1, protocol.Propose(sitting.id(), "free", 0))
    assert asked(sitting)["asked"] == [2, 3]
    with pytest.raises(Refusal) as refused:
        sitting.do(0, protocol.Vote(sitting.id(), False))  # it is about them
    assert reason(refused) == "VOTE.asked"
    sitting.do(2, protocol.Vote(sitting.id(), True))
    sitting.do(3, protocol.Vote(sitting.id(), True))
    assert sitting.table.seats[0].kind == "free"
    assert sitting.table.host == "holder-1"  # who proposed it hosts now
    sitting.do(1, protocol.AddBot(sitting.id(), 0, "random"))  # and the game goes on


def test_one_alone_puts_nobody_out() -> None:
    sitting = playing("shinobi", 3, bots=(2,))
    for about, why in ((1, "VOTE.alone"), (0, "TABLE.nobody"), (2, "TABLE.nobody")):
        with pytest.raises(Refusal) as refused:
            sitting.do(0, protocol.Propose(sitting.id(), "free", about))
        assert reason(refused) == why


def test_one_alone_gives_nobody_the_hand_of_who_was_put_out() -> None:
    sitting = playing("shinobi", 3, bots=(2,))
    takeover = protocol.Propose(sitting.id(), "takeover", 1)
    caller = sitting.caller(0)._replace(away={1: LONG_ABSENCE})
    sitting.act(commands.perform(sitting.table, caller, takeover))
    sitting.do(0, protocol.Free(sitting.id(), 1))  # the bot
    with pytest.raises(Refusal) as refused:
        ask(sitting, 1, "Spy", "private window")
    assert reason(refused) == "VOTE.kept"
    ask(sitting, 1, "Bo", "holder-1")  # whose seat it was
    sitting.do(0, protocol.Vote(sitting.id(), True))
    assert sitting.table.seats[1].name == "Bo"


def test_who_is_put_out_before_the_game_needs_a_new_link_to_sit_down_again() -> None:
    sitting = seated("shinobi", 3)
    old = access.new_link(sitting.table, sitting.caller(0), "invite", None, "old")
    sitting.act([old])
    sitting.do(0, protocol.Free(sitting.id(), 1))
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            ask(sitting, 1, "Bo", "holder-1")
        assert reason(refused) == "TABLE.out"
        sitting.act([access.use_link(sitting.table, sitting.caller(1), "old")])
    sitting.act([access.new_link(sitting.table, sitting.caller(0), "invite", None, "new")])
    sitting.act([access.use_link(sitting.table, sitting.caller(1), "new")])
    ask(sitting, 1, "Bo", "holder-1")
    sitting.do(1, protocol.Leave(sitting.id(), "free"))  # by one's own will
    ask(sitting, 1, "Bo", "holder-1")


# The devices of a seat.


def on_device(sitting: Sitting, seat: int, browser: str, kind: protocol.LinkKind) -> None:
    """Another browser comes to a seat by a link."""
    key = f"{kind} {browser}"
    sitting.act([access.new_link(sitting.table, sitting.caller(seat), kind, seat, key)])
    caller = sitting.caller(None)._replace(browser_id=browser)
    sitting.act([access.use_link(sitting.table, caller, key)])


def test_a_stolen_link_and_who_used_it_are_got_rid_of() -> None:
    sitting = playing("shinobi", 3)
    on_device(sitting, 1, "phone", "device")
    on_device(sitting, 1, "thief", "recovery")
    assert sitting.frame(1)["devices"] == 3
    assert sitting.frame(None)["devices"] == 0
    thief = sitting.caller(1)._replace(browser_id="thief")
    with pytest.raises(Refusal) as refused:  # nobody who came before goes
        commands.perform(sitting.table, thief, protocol.Revoke(sitting.id()))
    assert reason(refused) == "KEY.devices"
    phone = sitting.caller(1)._replace(browser_id="phone")
    sitting.act(commands.perform(sitting.table, phone, protocol.Revoke(sitting.id())))
    assert sitting.table.seats[1].browser_ids == {"holder-1", "phone"}
    with pytest.raises(Refusal) as refused:
        access.use_link(sitting.table, thief, "recovery thief")
    assert reason(refused) == "KEY.wrong"
    with pytest.raises(Refusal) as refused:
        commands.perform(sitting.table, thief, protocol.Concede(sitting.id()))
    assert reason(refused) == "KEY.seat"
    assert sitting.again().seats == sitting.table.seats


def test_a_thief_who_was_made_host_is_host_no_longer() -> None:
    sitting = playing("shinobi", 3)
    on_device(sitting, 1, "a thief", "recovery")  # the first by its name
    sitting.do(0, protocol.HandHosting(sitting.id(), 1))
    assert sitting.table.host == "a thief"
    sitting.do(1, protocol.Revoke(sitting.id()))
    assert sitting.table.host == "holder-1"
