"""The seats' part in the deal: first everybody commits to a word, then all words are revealed.

The server has committed to its seed before (`Table.commitment`). So nobody knows all of what the
deal is made from while they can still change a part of it: see "Fairness" in docs/protocol.md.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sengoku.table import entries as log
from sengoku.table.entries import AnyEntry
from sengoku.table.guards import refuse
from sengoku.table.seats import TableSeat
from sengoku.table.settings import check_word
from sengoku.table.table import Table

REVEAL_SECONDS: Final = 6.0  # in which words are revealed; whoever reconnects has time for it


def pledge_of(word: str) -> str:
    """The pledge to a word.

    >>> pledge_of("sakura")[:8]
    'd41dc638'
    """
    return sha256(word.encode()).hexdigest()


def begun(table: Table, now: float) -> AnyEntry:
    """The entry by which a game begins: at once, or as soon as words are revealed."""
    if any([seat.pledge for seat in table.seats]):
        return more_time(now)
    return log.Started(at=now)


def revealed(table: Table, seat: int, word: str, now: float) -> list[AnyEntry]:
    """The entries for a word that is revealed; with the last one, the game begins.

    A word that is revealed is not empty: the empty one stands for what was not revealed.
    """
    own = table.seats[seat]
    if own.pledge is None:
        raise refuse("PLEDGE.none")
    if own.word:
        raise refuse("PLEDGE.revealed")
    check_word(word)
    if not word or pledge_of(word) != own.pledge:
        raise refuse("PLEDGE.other")
    found: list[AnyEntry] = [log.Revealed(at=now, seat=seat, word=word)]
    if not any([is_missing(other) for other in table.seats if other is not own]):
        found.append(log.Started(at=now))
    return found


def is_missing(seat: TableSeat) -> bool:
    """Whether the word to which a seat is committed is not revealed (yet)."""
    return seat.pledge is not None and not seat.word


def more_time(now: float) -> log.PledgesFixed:
    """The entry that gives everybody the whole time again to reveal their words."""
    return log.PledgesFixed(at=now, until=now + REVEAL_SECONDS)
