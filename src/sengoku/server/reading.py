"""What a reading process does: it plays games again, from their past, and writes what was seen.

It is not one of the bots' processes, which must never know what is hidden in a game under way. The
system lets everything else come first.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import NamedTuple

from msgspec import DecodeError
from msgspec.json import decode, encode

from sengoku.games.kernel import Plain
from sengoku.games.kernel.refusals import Figures, Refusal
from sengoku.processes import Channel
from sengoku.server import thinking
from sengoku.server.record_import import log_of
from sengoku.table import entries, record
from sengoku.table.record import Past

NICE = 10  # how much the system prefers other processes


class Refused(NamedTuple):
    """The answer to something that is refused."""

    broken: str
    figures: Figures


def answer_requests(channel: Channel) -> None:
    """Answer one request after another, when nothing else has to be computed."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)
    thinking.answer_requests(channel)


def frames(_: str, past: Past, seat: int | None, first: int, last: int) -> bytes:
    """Some steps of the replay of a seat, as JSON."""
    return encode(list(record.seen_steps(past, seat, first, last)))


def whole_record(_: str, opening: Plain, past: Past) -> bytes:
    """The record of a game, as JSON."""
    return encode(record.whole(opening, past))


def seat_record(_: str, opening: Plain, past: Past, seat: int | None) -> bytes:
    """A game as one seat saw it, as JSON."""
    return encode(record.whole_of_seat(opening, past, seat))


def imported(_: str, text: bytes, ident: str, now: float, browser_id: str) -> list[str] | Refused:
    """The log of a table with the game of a record, line by line, if the record is right."""
    try:
        found = decode(text)
        record.check(found)
        log = log_of(found, ident, now, browser_id)
    except Refusal as refusal:
        return Refused(f"{refusal.rule}.{refusal.reason}".rstrip("."), dict(refusal.figures))
    except (DecodeError, RecursionError, UnicodeError) as error:
        return Refused("MESSAGE.form", {"problem": str(error)[:200]})
    return [entries.write(entry).decode() for entry in log]
