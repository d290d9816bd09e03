"""Between strangers: names, whom somebody has blocked, and what is reported to the host."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.json import decode

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.table import access, conduct, messages
from sengoku.table.commands import ABSENCE
from sengoku.table.guards import Caller
from sengoku.table.history import encode
from sengoku.table.settings import check_name
from tests.table.sitting import Sitting, playing, seated

ANN, BO, CY = 0, 1, 2


def broken(refused: pytest.ExceptionInfo[Refusal]) -> str:
    return f"{refused.value.rule}.{refused.value.reason}"


def frame(sitting: Sitting, seat: int | None, host: bool = False, *blocked: str) -> Any:
    """What a viewer is told, from the beginning."""
    info = messages.encoded_info(sitting.table, ())
    cursor = messages.Cursor()
    told = messages.state_message(sitting.table, seat, host, info, cursor, sitting.now, blocked)
    return decode(encode(told))


def lines(found: Any) -> list[str]:
    return [line["text"] for line in found["talk"]["list"]]


# Names.


@pytest.mark.parametrize(
    "name",
    ["Bo\u202e", "B\u200bo", "Bo\u00ad", "\u3164", "\u115f\u1160", " Bo", "B" * 25, "", "\u0301"],
)
def test_a_name_can_be_seen_as_it_is(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(name, [])
    assert broken(refused) == "NAME.form"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("BO", "Bo"),
        ("Ｂｏ", "Bo"),
        ("B o", "Bo"),
        ("Bo\ufe0f", "Bo"),
        ("Bo\u034f", "Bo"),
        ("Zoe\u0308", "Zoë"),
        ("STRASSE", "Straße"),
        ("ﬁn", "fin"),
    ],
)
def test_nobody_is_called_as_somebody_else_looks(name: str, other: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(name, [other])
    assert broken(refused) == "NAME.taken"


def test_names_are_kept_in_their_normal_form() -> None:
    sitting = seated("shinobi", 3, bots=(1, 2))
    sitting.do(ANN, protocol.Rename("a", "Zoe\u0308"))
    assert sitting.table.seats[ANN].name == "Zoë"
    sitting.do(ANN, protocol.Free("b", 1))
    sitting.sit(1, "Re\u0301mi")
    assert sitting.table.seats[1].name == "Rémi"


def test_no_bot_is_called_as_somebody_looks() -> None:
    sitting = seated("shinobi", 3, bots=(2,))
    sitting.do(ANN, protocol.Free("a", 2))
    sitting.do(BO, protocol.Rename("b", "Ｃhiyo"))
    sitting.do(ANN, protocol.AddBot("c", 2, "random"))
    assert sitting.table.seats[2].name == "Chiyo’"


# Who somebody is.


def test_a_person_keeps_their_number_whatever_they_are_called_and_wherever_they_sit() -> None:
    sitting = seated("shinobi", 3)
    first = sitting.table.seats[BO].person
    assert len({seat.person for seat in sitting.table.seats}) == 3
    sitting.do(BO, protocol.Rename("a", "New"))
    assert frame(sitting, ANN)["table"]["seats"][BO]["person"] == first
    sitting.do(BO, protocol.Leave("b", "free"))
    assert frame(sitting, ANN)["table"]["seats"][BO]["person"] == 0
    sitting.sit(BO, "Other")
    assert sitting.table.seats[BO].person == first
    assert sitting.again().seats[BO].person == first


def test_a_line_says_who_said_it_also_when_they_have_left() -> None:
    sitting = seated("shinobi", 3)
    sitting.do(BO, protocol.Say("a", "mine"))
    number = sitting.table.seats[BO].person
    sitting.do(BO, protocol.Leave("b", "free"))
    sitting.table.guests.add("eve")
    sitting.act(access.sit(sitting.table, Caller("eve", None, sitting.now), BO, "Eve"))
    (line,) = frame(sitting, ANN)["talk"]["list"]
    assert line["person"] == number != sitting.table.seats[BO].person
    assert [said.person for said in sitting.again().heard[ANN]] == [number]


# Blocks.


def test_what_a_blocked_person_says_is_not_told() -> None:
    sitting = seated("shinobi", 3, talk="private")
    sitting.do(BO, protocol.Say("a", "to all"))
    sitting.do(BO, protocol.Say("b", "whispered", [ANN]))
    sitting.do(CY, protocol.Say("c", "from Cy"))
    assert lines(frame(sitting, ANN)) == ["to all", "whispered", "from Cy"]
    found = frame(sitting, ANN, False, "holder-1")
    assert (lines(found), found["blocked"]) == (["from Cy"], [BO])
    assert lines(frame(sitting, None, False, "holder-1")) == ["from Cy"]
    sitting.do(BO, protocol.Leave("d", "free"))  # what was said before stays unheard
    assert lines(frame(sitting, ANN, False, "holder-1")) == ["from Cy"]
    assert frame(sitting, ANN, False, "holder-1")["blocked"] == []


def test_whoever_was_blocked_by_the_host_gets_no_seat() -> None:
    sitting = seated("shinobi", 3)
    sitting.do(CY, protocol.Leave("a", "free"))
    sitting.table.guests.add("eve")
    eve = Caller("eve", None, sitting.now)
    for blocked_by in ({"holder-0"}, {"holder-0", "x"}):
        caller = eve._replace(blocked_by=frozenset(blocked_by))
        with pytest.raises(Refusal) as refused:
            access.sit(sitting.table, caller, CY, "Eve")
        assert broken(refused) == "TABLE.out"
    caller = eve._replace(blocked_by=frozenset({"holder-1"}))  # who is no host
    assert access.sit(sitting.table, caller, CY, "Eve")


def test_a_player_is_found_who_does_not_want_a_newcomer() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(CY, protocol.Leave("a", "free"))
    sitting.table.guests.add("eve")
    eve = Caller("eve", None, sitting.now, blocked_by=frozenset({"holder-1"}))
    sitting.act(access.sit(sitting.table, eve, CY, "Eve"))
    assert conduct.unwilling(sitting.table, eve.blocked_by) == BO
    assert conduct.unwilling(sitting.table, {"somebody"}) is None
    sitting.do(BO, protocol.Vote("b", False))
    assert conduct.unwilling(sitting.table, eve.blocked_by) is None


def test_without_the_vote_of_an_absent_player_who_blocked_them_nobody_gets_a_seat() -> None:
    sitting = playing("shinobi", 3)
    sitting.do(CY, protocol.Leave("a", "free"))
    away = {BO: 2 * ABSENCE}
    for blocked_by, asked in ((frozenset({"holder-1"}), {ANN, BO}), (frozenset[str](), {ANN})):
        eve = Caller("eve", None, sitting.now, away=away, blocked_by=blocked_by)
        other = sitting.again()
        other.guests.add("eve")
        (request,) = access.sit(other, eve, CY, "Eve")
        other.act(request)
        assert other.proposal is not None
        assert other.proposal.asked == asked


def test_a_seat_has_so_many_devices_and_not_more() -> None:
    sitting = seated("shinobi", 3)
    table = sitting.table
    link = access.new_link(table, Caller("holder-0", ANN, sitting.now), "recovery", ANN, "hash")
    table.act(link)
    for count in range(access.MOST_DEVICES - 1):
        table.act(access.use_link(table, Caller(f"phone-{count}", None, sitting.now), "hash"))
    with pytest.raises(Refusal) as refused:
        access.use_link(table, Caller("one more", None, sitting.now), "hash")
    assert broken(refused) == "LIMIT.devices"
    assert access.use_link(table, Caller("phone-0", None, sitting.now), "hash")


def test_nobody_blocks_a_bot_a_free_seat_or_themselves() -> None:
    sitting = seated("shinobi", 4, bots=(2,))
    sitting.do(3, protocol.Leave("a", "free"))
    for seat, why in ((2, "TABLE.bot"), (3, "TABLE.nobody"), (ANN, "TABLE.own"), (5, "SEAT.")):
        with pytest.raises(Refusal) as refused:
            conduct.other_person(sitting.table, sitting.caller(ANN), seat)
        assert broken(refused) == why
    assert conduct.other_person(sitting.table, sitting.caller(ANN), BO).browser_ids == {"holder-1"}


def test_whoever_was_blocked_gets_no_seat_in_a_rematch() -> None:
    sitting = playing("shinobi", 3)
    again = access.reseat(sitting.table, 1.0, {"holder-1"})
    assert [getattr(entry, "seat", None) for entry in again] == [ANN, CY]


# Reports.


def reported(sitting: Sitting, by: int = CY, seat: int = BO, **more: Any) -> None:
    sitting.do(by, protocol.Report(sitting.id(), seat, more.pop("reason", "talk"), **more))


def test_the_host_alone_sees_a_report_with_what_the_reporter_heard() -> None:
    sitting = seated("shinobi", 3, talk="private")
    for count in range(6):
        sitting.do(BO, protocol.Say(sitting.id(), f"line {count}"))
    sitting.do(BO, protocol.Say(sitting.id(), "to Ann alone", [ANN]))
    sitting.do(BO, protocol.Say(sitting.id(), "to Cy alone", [CY]))
    changed = sitting.table.changed
    sitting.now += 10
    reported(sitting, text=" he shouts ")
    sitting.do(BO, protocol.Rename(sitting.id(), "Innocent"))
    (found,) = frame(sitting, ANN, True)["reports"]
    assert (found["by"], found["name"], found["seat"]) == ("Cy", "Bo", BO)
    assert (found["reason"], found["text"], found["at"]) == ("talk", "he shouts", 1010.0)
    assert found["lines"] == ["line 2", "line 3", "line 4", "line 5", "to Cy alone"]
    for viewer in (ANN, BO, CY, None):
        assert frame(sitting, viewer)["reports"] == []
    assert changed < sitting.table.changed  # by the new name, not by the report
    assert len(sitting.again().reports) == 1


def test_that_something_was_reported_is_not_public() -> None:
    sitting = seated("shinobi", 3)
    before, changed = frame(sitting, BO), sitting.table.changed
    sitting.now += 10
    reported(sitting)
    assert (frame(sitting, BO), sitting.table.changed) == (before, changed)


def test_a_host_is_not_shown_reports_of_the_host() -> None:
    sitting = seated("shinobi", 3)
    reported(sitting, seat=ANN)
    assert len(sitting.table.reports) == 1
    assert frame(sitting, ANN, True)["reports"] == []


def test_reports_are_limited_by_seat() -> None:
    sitting = seated("shinobi", 3)
    for _ in range(conduct.MOST_REPORTS):
        reported(sitting)
    with pytest.raises(Refusal) as refused:
        reported(sitting, seat=ANN)
    assert broken(refused) == "LIMIT.reports"
    reported(sitting, by=BO, seat=CY)  # others can still report, and everybody can play
    sitting.start()
    assert sitting.table.status == "playing"


def test_nobody_reports_themselves_or_a_bot() -> None:
    sitting = seated("shinobi", 3, bots=(2,))
    for seat, why in ((2, "TABLE.bot"), (BO, "TABLE.own")):
        with pytest.raises(Refusal) as refused:
            reported(sitting, by=BO, seat=seat)
        assert broken(refused) == why
