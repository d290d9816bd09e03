"""The table of moves and its notation."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.games.kernel.moves import SEATS, Moves, Part

CLAN = Part("clan", ("oda", "mori", "moriya"))
SEAT = Part("province", SEATS[:3], is_seat=True)
SOURCE = Part("source", SEATS[:3], is_seat=True)
TABLE = Moves(deploy=(CLAN, "to", SEAT), draw=(), march=(CLAN, "from", SOURCE, "to", SEAT))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("deploy oda to A", "deploy oda to A"),
        ("DEPLOY Oda TO a", "deploy oda to A"),
        ("de o a", "deploy oda to A"),
        ("dep oda b", "deploy oda to B"),
        ("deploy mori to C", "deploy mori to C"),
        ("m moriya A B", "march moriya from A to B"),
        ("  draw ", "draw"),
    ],
)
def test_what_people_type_is_understood(text: str, move: str) -> None:
    assert TABLE.text(TABLE.parse(text)) == move


@pytest.mark.parametrize(
    ("text", "reason", "figures"),
    [
        ("", "empty", {}),
        ("d", "several", {"word": "d", "choices": "deploy, draw"}),
        ("fly", "unknown", {"word": "fly", "part": "move", "choices": "deploy, draw, march"}),
        ("deploy", "short", {"part": "clan", "form": "deploy <clan> to <province>"}),
        ("deploy oda", "short", {"part": "province", "form": "deploy <clan> to <province>"}),
        ("deploy mo to A", "several", {"word": "mo", "choices": "mori, moriya"}),
        ("deploy oda to Z", "unknown", {"word": "Z", "part": "province", "choices": "A, B, C"}),
        ("draw oda", "long", {"word": "oda", "form": "draw"}),
    ],
)
def test_what_is_not_understood_is_named(text: str, reason: str, figures: dict[str, str]) -> None:
    with pytest.raises(sengoku.UnknownText) as caught:
        TABLE.parse(text)
    assert (caught.value.rule, caught.value.reason) == ("TEXT", reason)
    assert caught.value.figures == figures


def test_codes_and_parts_are_inverse() -> None:
    assert TABLE.size == 9 + 1 + 27
    for code in range(TABLE.size):
        kind = TABLE.kind(code)
        assert kind.code(*kind.values(code)) == code
        assert list(TABLE.parts(code)) == [part.name for part in kind.parts]


def test_no_two_parts_of_a_move_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="same name"):
        Moves(march=(SEAT, "to", SEAT))


def test_a_part_that_is_not_there_has_no_code() -> None:
    with pytest.raises(ValueError, match="clan 3"):
        TABLE["deploy"].code(3, 0)
    with pytest.raises(ValueError, match="no move"):
        TABLE.kind(TABLE.size)


def test_the_table_knows_how_many_seats_a_move_needs() -> None:
    assert TABLE.seats[TABLE.parse("deploy oda to C")] == 3
    assert TABLE.seats[TABLE.parse("march oda from B to A")] == 2
    assert TABLE.seats[TABLE.parse("draw")] == 0
