"""The deal: first everybody commits to a word, then all words are revealed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import Table, automatic, commands, record
from sengoku.table import entries as log
from sengoku.table.guards import Caller
from sengoku.table.pledges import REVEAL_SECONDS, pledge_of
from tests.table.sitting import Sitting, playing, seated

WORDS = {0: "ume", 1: "sakura", 2: "momiji"}


def opening(words: dict[int, str] = WORDS) -> Sitting:
    """A table whose words are to be revealed."""
    sitting = seated("shinobi", 3)
    for seat, word in words.items():
        sitting.pledge(seat, word)
    sitting.start()
    assert sitting.table.moment == "opening"
    return sitting


def refusal(sitting: Sitting, seat: int, message: protocol.Command) -> str:
    before = sitting.table.entries
    with pytest.raises(Refusal) as refused:
        sitting.do(seat, message)
    assert sitting.table.entries == before
    return f"{refused.value.rule}.{refused.value.reason}"


def pass_time(sitting: Sitting, seconds: float) -> None:
    sitting.now += seconds
    while (entry := automatic.next_timeout(sitting.table, sitting.now, "random")) is not None:
        sitting.act([entry])


def test_nobody_sees_a_word_while_pledges_can_still_be_chosen() -> None:
    """An operator who plays knows the seed, but not the words of the others."""
    sitting = seated("shinobi", 3)
    sitting.pledge(1, "sakura")
    said = json.dumps([sitting.frame(None), *[json.loads(log.write(one)) for one in sitting.log]])
    assert "sakura" not in said
    assert sitting.frame(0)["table"]["pledges"] == [None, pledge_of("sakura"), None]
    sitting.start()
    assert refusal(sitting, 0, protocol.Pledge("p", pledge_of("ume"))) == "TABLE.opening"
    sitting.reveal(1, "sakura")
    assert refusal(sitting, 0, protocol.Pledge("q", pledge_of("ume"))) == "TABLE.playing"
    assert sitting.frame(0)["table"]["words"] == ["", "sakura", ""]


def test_the_game_begins_when_all_words_are_revealed() -> None:
    sitting = opening()
    assert sitting.frame(0)["table"]["opening"] == sitting.now + REVEAL_SECONDS
    for seat, word in WORDS.items():
        assert sitting.table.status == "waiting"
        assert sitting.frame(0)["table"]["words"] is None
        sitting.reveal(seat, word)
    about = sitting.frame(2)["table"]
    assert (about["status"], about["opening"]) == ("playing", None)
    assert about["words"] == list(WORDS.values())
    assert about["pledges"] == [pledge_of(word) for word in WORDS.values()]


def test_without_a_pledge_the_game_begins_at_once() -> None:
    assert playing("shinobi", 3).table.status == "playing"


def test_when_all_are_ready_pledges_are_fixed_too() -> None:
    sitting = seated("shinobi", 3)
    sitting.pledge(1, "sakura")
    for seat in range(3):
        sitting.do(seat, protocol.Ready(sitting.id(), True))
    assert sitting.table.moment == "opening"


def test_every_word_changes_the_deal_and_every_missing_one_too() -> None:
    views = []
    for late in (None, 0, 1, 2):
        sitting = opening()
        for seat, word in WORDS.items():
            if seat != late:
                sitting.reveal(seat, word)
        pass_time(sitting, REVEAL_SECONDS)
        views.append(json.dumps(sitting.frame(None)["view"]) + str(sitting.frame(0)["view"]))
    assert len(set(views)) == 4


def test_a_word_that_is_not_revealed_in_time_counts_as_empty() -> None:
    sitting = opening()
    sitting.reveal(0, "ume")
    sitting.reveal(2, "momiji")
    assert sitting.table.wakes() == sitting.now + REVEAL_SECONDS
    pass_time(sitting, REVEAL_SECONDS - 1.0)
    assert sitting.table.moment == "opening"
    pass_time(sitting, 1.0)
    about = sitting.frame(None)["table"]
    assert about["status"] == "playing"
    assert about["words"] == ["ume", "", "momiji"]
    assert about["pledges"][1] == pledge_of("sakura")  # so everybody sees whose is missing
    assert refusal(sitting, 1, protocol.Reveal("r", "sakura")) == "TABLE.playing"


def test_the_last_pledge_before_the_start_counts() -> None:
    sitting = seated("shinobi", 3)
    sitting.pledge(1, "sakura")
    sitting.pledge(1, "fuji")
    sitting.start()
    assert refusal(sitting, 1, protocol.Reveal("r", "sakura")) == "PLEDGE.other"
    sitting.reveal(1, "fuji")
    assert sitting.table.seats[1].word == "fuji"


@pytest.mark.parametrize(
    ("seat", "word", "reason"),
    [
        (0, "plum", "PLEDGE.other"),
        (0, "", "PLEDGE.other"),
        (0, "\n", "NAME.word"),
        (1, "sakura", "PLEDGE.revealed"),
        (2, "momiji", "PLEDGE.none"),
    ],
)
def test_only_the_pledged_word_is_taken_and_once(seat: int, word: str, reason: str) -> None:
    sitting = opening({0: "ume", 1: "sakura"})
    sitting.reveal(1, "sakura")
    assert refusal(sitting, seat, protocol.Reveal("r", word)) == reason


def test_the_empty_word_can_be_pledged_and_is_never_revealed() -> None:
    sitting = opening({0: ""})
    assert refusal(sitting, 0, protocol.Reveal("r", "")) == "PLEDGE.other"
    pass_time(sitting, REVEAL_SECONDS)
    assert sitting.table.status == "playing"


FIXED: list[protocol.Command] = [
    protocol.Leave("x", "free"),
    protocol.Leave("x", "bot"),
    protocol.Ready("x", True),
    protocol.Pledge("x", pledge_of("ume")),
    protocol.Start("x"),
    protocol.AddBot("x", 1, "random"),
    protocol.Free("x", 1),
    protocol.Concede("x"),
    protocol.Move("x", 0, 0),
]


@pytest.mark.parametrize("message", FIXED, ids=lambda message: type(message).__name__)
def test_nothing_that_the_deal_depends_on_changes_while_words_are_revealed(
    message: protocol.Command,
) -> None:
    assert refusal(opening(), 0, message) == "TABLE.opening"


def test_people_can_talk_while_words_are_revealed() -> None:
    sitting = opening()
    sitting.do(1, protocol.Say("s", "Good luck!"))
    assert sitting.frame(0)["talk"]["list"][0]["text"] == "Good luck!"


def test_whoever_leaves_before_the_start_takes_their_pledge_along() -> None:
    sitting = seated("shinobi", 3)
    sitting.pledge(1, "sakura")
    sitting.do(1, protocol.Leave("l", "free"))
    assert sitting.table.seats[1].pledge is None
    sitting.sit(1, "Zoe")
    sitting.start()
    assert sitting.table.status == "playing"


def test_a_seat_keeps_pledge_and_word_whoever_has_it() -> None:
    sitting = seated("shinobi", 3)
    sitting.start_with(WORDS)
    sitting.do(1, protocol.Leave("l", "free"))
    sitting.sit(1, "Zoe")
    seat = sitting.table.seats[1]
    assert (seat.name, seat.pledge, seat.word) == ("Zoe", pledge_of("sakura"), "sakura")
    sitting.do(2, protocol.Leave("m", "bot"))
    assert sitting.frame(None)["table"]["words"] == list(WORDS.values())


def test_the_log_tells_the_same_at_every_place() -> None:
    sitting = opening()
    sitting.reveal(1, "sakura")
    pass_time(sitting, REVEAL_SECONDS)
    sitting.play(5, Random(1))
    table = Table(sitting.log[:1])
    for entry in sitting.log[1:]:
        table.apply(entry)
        again = Table(sitting.log[: table.entries])
        assert (again.moment, again.opening) == (table.moment, table.opening)
    assert table.history is not None
    assert sitting.table.history is not None
    assert table.history.state.dump() == sitting.table.history.state.dump()


def test_a_full_log_hinders_no_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = opening()
    monkeypatch.setattr(commands, "MOST_ENTRIES", 1)
    for seat, word in WORDS.items():
        sitting.reveal(seat, word)
    assert sitting.table.status == "playing"


# Games that began before there were pledges.


def test_a_word_in_the_clear_of_an_old_log_still_counts() -> None:
    sitting = seated("shinobi", 3)
    sitting.act([log.WordChosen(at=sitting.now, seat=1, word="sakura")])
    sitting.start()
    assert sitting.frame(None)["table"]["words"] == ["", "sakura", ""]
    assert sitting.frame(None)["table"]["pledges"] == [None] * 3
    as_now = seated("shinobi", 3)
    as_now.start_with({1: "sakura"})
    assert sitting.frame(0)["view"] == as_now.frame(0)["view"]


def test_a_pledge_replaces_a_word_in_the_clear() -> None:
    sitting = seated("shinobi", 3)
    sitting.act([log.WordChosen(at=sitting.now, seat=1, word="sakura")])
    sitting.pledge(1, "fuji")
    sitting.start()
    pass_time(sitting, REVEAL_SECONDS)
    assert sitting.frame(None)["table"]["words"] == ["", "", ""]


# Records.


def finished(words: dict[int, str], late: tuple[int, ...] = ()) -> dict[str, Any]:
    """The record of a game in which some words were not revealed."""
    sitting = opening(words)
    for seat, word in words.items():
        if seat not in late:
            sitting.reveal(seat, word)
    pass_time(sitting, REVEAL_SECONDS)
    sitting.play(100_000, Random(8))
    found: dict[str, Any] = json.loads(json.dumps(record.record(sitting.table)))
    return found


def test_a_record_tells_whose_word_is_in_the_deal() -> None:
    found = finished({0: "ume", 1: "sakura"}, late=(1,))
    assert found["pledges"] == [pledge_of("ume"), pledge_of("sakura"), None]
    proof = record.check(found)
    assert (proof["revealed"], proof["missing"]) == ([0], [1])


def test_a_record_without_pledges_is_still_checked() -> None:
    found = finished({1: "sakura"})
    del found["pledges"]
    assert record.check(found)["revealed"] == []


@pytest.mark.parametrize(
    ("pledges", "reason"),
    [
        ([None, pledge_of("fuji"), None], "pledge"),
        ([None, "", None], "field"),
        ([None, None, "f" * 65], "field"),
        ([None, None], "field"),
        ([None, 1, None], "field"),
        ("sakura", "field"),
    ],
)
def test_a_word_that_was_not_pledged_is_found_out(pledges: Any, reason: str) -> None:
    """Otherwise whoever knows the seed could choose a word afterwards."""
    with pytest.raises(record.BadRecord) as refused:
        record.check(finished({1: "sakura"}) | {"pledges": pledges})
    assert refused.value.reason == reason


def test_a_person_needs_a_seat_to_pledge() -> None:
    sitting = seated("shinobi", 3)
    with pytest.raises(Refusal) as refused:
        commands.perform(
            sitting.table, Caller("holder-0", None, 0.0), protocol.Pledge("p", pledge_of("x"))
        )
    assert refused.value.rule == "KEY"
