"""What every seat picks before the game, where a game leaves a choice to the seats."""

from __future__ import annotations

from typing import Any

import pytest

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.table import Table, access, commands, new_settings, record
from sengoku.table import entries as log
from sengoku.table.settings import for_another_game
from tests.table.sitting import Sitting, seated


def pick(sitting: Sitting, seat: int, choice: str, option: str = "generals") -> None:
    sitting.do(seat, protocol.Pick(sitting.id(), option, choice))


def refused(sitting: Sitting, seat: int, choice: str, option: str = "generals") -> Refusal:
    with pytest.raises(Refusal) as caught:
        pick(sitting, seat, choice, option)
    return caught.value


def reason(refusal: Refusal) -> str:
    return f"{refusal.rule}.{refusal.reason}"


def seen(sitting: Sitting, seat: int | None) -> list[str]:
    """What a viewer sees of the seats' generals: "" where none is picked."""
    seats = sitting.frame(seat)["table"]["seats"]
    found = [one["picks"].get("generals", "") for one in seats]
    again = sitting.again()
    assert again.seats == sitting.table.seats
    return found


def begun(sitting: Sitting) -> list[int]:
    """The generals that the game begins with; the same from the log."""
    sitting.start()
    found: list[int] = sitting.frame(None)["view"]["generals"]
    history = sitting.again().history
    assert history is not None
    assert history.state.view(None)["generals"] == found
    return found


# Picking.


def test_everybody_picks_for_their_own_seat_and_all_see_it() -> None:
    sitting = seated("shitenno", 4, bots=(2,))
    assert seen(sitting, 0) == ["", "", "", ""]
    pick(sitting, 3, "honda")
    pick(sitting, 0, "ii")
    for viewer in (0, 1, 3, None):
        assert seen(sitting, viewer) == ["ii", "", "", "honda"]
    assert begun(sitting) == [3, 1, 2, 0]
    assert sitting.frame(0)["table"]["options"] == {"generals": "ii+usual+usual+honda"}
    assert seen(sitting, 0) == ["", "", "", ""]  # it is in the options, and in the view


def test_nobody_has_to_pick() -> None:
    sitting = seated("shitenno", 3)
    assert begun(sitting) == [0, 1, 2]
    assert sitting.frame(0)["table"]["options"] == {"generals": "usual"}


def test_a_pick_can_be_changed_and_taken_back() -> None:
    sitting = seated("shitenno", 3)
    pick(sitting, 1, "ii")
    pick(sitting, 1, "ii")
    pick(sitting, 1, "sakai")
    pick(sitting, 0, "ii")  # free again
    assert seen(sitting, 2) == ["ii", "sakai", ""]
    pick(sitting, 0, "usual")
    assert seen(sitting, 2) == ["", "sakai", ""]
    assert begun(sitting) == [0, 2, 1]


def test_what_somebody_has_picked_nobody_else_can() -> None:
    sitting = seated("shitenno", 3)
    pick(sitting, 0, "ii")
    taken = refused(sitting, 1, "ii")
    assert (reason(taken), taken.figures) == ("OPTION.taken", {"name": "Ann"})
    assert seen(sitting, 1) == ["ii", "", ""]
    pick(sitting, 1, "usual")
    pick(sitting, 2, "usual")  # several may leave it open


@pytest.mark.parametrize(
    ("option", "choice", "why"),
    [
        ("generals", "tokugawa", "OPTION.choice"),
        ("generals", "ii+honda", "OPTION.choice"),
        ("generals", "", "OPTION.choice"),
        ("rounds", "ii", "OPTION.unknown"),
    ],
)
def test_only_what_there_is_can_be_picked(option: str, choice: str, why: str) -> None:
    sitting = seated("shitenno", 3)
    assert reason(refused(sitting, 1, choice, option)) == why
    assert seen(sitting, 1) == ["", "", ""]


def test_other_games_leave_nothing_to_the_seats() -> None:
    sitting = seated("shinobi", 3)
    assert reason(refused(sitting, 1, "A", "first")) == "OPTION.unknown"
    assert sitting.frame(0)["table"]["seats"][0]["picks"] == {}


def test_only_before_the_game_and_only_with_a_seat() -> None:
    sitting = seated("shitenno", 3)
    assert reason(refused(sitting, None, "ii")) == "KEY.seat"  # type: ignore[arg-type]
    sitting.start()
    assert reason(refused(sitting, 1, "ii")) == "TABLE.playing"


def test_nobody_picks_for_another_seat() -> None:
    sitting = seated("shitenno", 3)
    intruder = sitting.caller(1)._replace(seat=0)
    with pytest.raises(Refusal) as caught:
        commands.perform(sitting.table, intruder, protocol.Pick("a", "generals", "ii"))
    assert reason(caught.value) == "KEY.seat"


# Leaving.


def test_whoever_leaves_takes_their_pick_along() -> None:
    sitting = seated("shitenno", 3)
    pick(sitting, 1, "ii")
    sitting.do(1, protocol.Leave("a", "free"))
    assert seen(sitting, 0) == ["", "", ""]
    pick(sitting, 0, "ii")
    sitting.sit(1)
    assert seen(sitting, 0) == ["ii", "", ""]
    sitting.do(1, protocol.Leave("b", "bot", "random"))
    assert begun(sitting) == [3, 0, 1]


def test_a_new_name_keeps_the_pick() -> None:
    sitting = seated("shitenno", 3)
    pick(sitting, 1, "ii")
    sitting.do(1, protocol.Rename("a", "Bea"))
    assert seen(sitting, 0) == ["", "ii", ""]


# What the table was made with.


def test_the_maker_may_have_picked_for_seats() -> None:
    sitting = seated("shitenno", 3, bots=(2,), options={"generals": "usual+ii+honda"})
    assert seen(sitting, 0) == ["", "ii", "honda"]
    assert reason(refused(sitting, 0, "ii")) == "OPTION.taken"
    pick(sitting, 0, "honda")  # bots give way to people
    assert seen(sitting, 0) == ["honda", "ii", ""]
    pick(sitting, 1, "usual")
    assert begun(sitting) == [0, 1, 2]


def test_a_seat_that_is_left_has_what_the_table_was_made_with() -> None:
    sitting = seated("shitenno", 3, options={"generals": "ii"})
    pick(sitting, 0, "sakai")
    pick(sitting, 1, "ii")
    sitting.do(0, protocol.Leave("a", "free"))
    assert seen(sitting, 1) == ["", "ii", ""]
    pick(sitting, 1, "usual")
    assert seen(sitting, 1) == ["ii", "", ""]


# Afterwards.


def finished() -> Sitting:
    sitting = seated("shitenno", 3)
    pick(sitting, 2, "honda")
    sitting.start()
    sitting.play(10_000, Random(3))
    assert sitting.table.status == "over"
    return sitting


def test_the_record_has_the_options_with_the_picks() -> None:
    sitting = finished()
    found: Any = record.record(sitting.table)
    assert found["options"] == {"generals": "usual+usual+honda"}
    assert record.check(found)["moves"] == len(found["moves"])
    assert record.record(sitting.again()) == found


def test_a_rematch_begins_with_the_same_picks() -> None:
    old = finished().table
    settings = for_another_game(old.settings)
    made = log.Created(at=1.0, table="u", settings=settings, seed="5e" * 32, host=old.host)
    new = Table([made, *access.reseat(old, 1.0), log.Started(at=2.0)])
    assert new.history is not None
    assert new.history.state.view(None)["generals"] == [1, 2, 0]


def test_a_table_made_before_there_was_the_option_stays_as_it_is() -> None:
    sitting = Sitting(new_settings("shitenno", 3))
    sitting.log[0].settings.options.clear()  # type: ignore[union-attr]
    sitting.log.append(log.Started(at=2.0))
    assert sitting.again().settings.options == {}
