"""The own word of a client: when it is pledged, when it is revealed, and what is checked."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec import convert, to_builtins

from sengoku import protocol
from sengoku.client.word import OwnWord
from tests.table.sitting import seated

OTHERS = "b" * 64


def about(**changed: Any) -> protocol.TableInfo:
    """A table of three that waits, with something else about it."""
    found = seated("shinobi", 3).frame(None)["table"]
    return convert(found | {"pledges": [None, OTHERS, None]} | changed, protocol.TableInfo)


def pledged(own: OwnWord) -> str:
    """The pledge that a client makes when it sees the table."""
    found = own.due("p", 0, about())
    assert isinstance(found, protocol.Pledge)
    return found.pledge


def test_a_word_is_pledged_once_and_revealed_when_it_is_fixed() -> None:
    own = OwnWord("tea")
    pledge = pledged(own)
    waiting = about(pledges=[pledge, OTHERS, None])
    assert own.due("q", 0, waiting) is None
    opening = about(pledges=[pledge, OTHERS, None], opening=1006.0)
    revealed = own.due("r", 0, opening)
    assert isinstance(revealed, protocol.Reveal)
    assert sha256(revealed.word.encode()).hexdigest() == pledge
    assert own.due("s", 0, opening) is None
    begun = to_builtins(opening) | {"words": [revealed.word, "tea", ""]}
    assert own.counted(0, begun)
    assert not own.counted(0, begun | {"words": ["", "tea", ""]})
    assert not own.counted(0, begun | {"pledges": [pledge, "c" * 64, None]})
    assert not own.counted(0, begun | {"commitment": "c" * 64})


def test_a_word_is_kept_back_if_something_else_is_fixed() -> None:
    own = OwnWord("")
    pledge = pledged(own)
    other_device = about(pledges=[OTHERS, OTHERS, None], opening=1006.0)
    assert own.due("r", 0, other_device) is None
    other_seed = about(pledges=[pledge, OTHERS, None], opening=1006.0, commitment="c" * 64)
    assert own.due("s", 0, other_seed) is None
    assert own.fixed == []


def test_the_last_word_counts_and_none_is_forgotten() -> None:
    own = OwnWord("")
    first = pledged(own)
    own.new("n", "typed")  # and that is refused: it was too late
    revealed = own.due("r", 0, about(pledges=[first, OTHERS, None], opening=1006.0))
    assert isinstance(revealed, protocol.Reveal)
    assert sha256(revealed.word.encode()).hexdigest() == first


def test_who_takes_no_part_says_nothing() -> None:
    assert OwnWord(None).due("p", 0, about()) is None
    assert OwnWord("").due("p", 0, about(status="playing")) is None
    assert OwnWord("").due("p", 0, about(pledges=[])) is None  # a server of version 0.1
