"""Senji, how a year begins and how the game ends: SEN-20 and SEN-90, and promises kept (SEN-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel import ranked
from sengoku.games.refusals import FINE
from sengoku.games.senji import battle
from sengoku.games.senji.components import (
    DICE,
    EVERYBODY,
    HOSTING,
    NONE,
    OVER,
    PEACE,
    SEATS_MOST,
    SPARE,
    STRIKE,
)
from sengoku.games.senji.notation import HOST_CODE, READY_CODE

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def leaders(state: Senji) -> vec[i64]:
    """The seats with most honour."""
    found = vec[i64](capacity=6)
    most: i64 = -1
    for seat in range(state.players):
        if state.honour[seat] > most:
            most = state.honour[seat]
            found = vec[i64](capacity=6)
        if state.honour[seat] == most:
            found = append(found, seat)
    return found


def find_host(state: Senji) -> None:
    """Most honour hosts the Emperor; ties by dice in the first year, then by choice (SEN-20)."""
    tied = leaders(state)
    if len(tied) > 1 and state.year > 1:
        state.phase = HOSTING
        state.acting = 1 << state.host
        return
    while len(tied) > 1:
        tied = roll_off(state, tied)
    crown(state, tied[0])


def roll_off(state: Senji, tied: vec[i64]) -> vec[i64]:
    """One roll serves all; those with most of their emblems are left (SEN-20)."""
    dice = battle.rolled(state, DICE)
    state.secrets += 1
    best = vec[i64](capacity=6)
    most: i64 = -1
    for seat in tied:
        emblems = dice[seat + state.absent]
        if emblems > most:
            most = emblems
            best = vec[i64](capacity=6)
        if emblems == most:
            best = append(best, seat)
    if state.record:
        state.tell({"event": "roll_off", "seats": list(tied), "faces": battle.faces(dice)})
    return best


def hosting(state: Senji) -> vec[i64]:
    """The tied, among whom the last host chooses."""
    found = vec[i64](capacity=6)
    for seat in leaders(state):
        found = append(found, HOST_CODE + seat)
    return found


def hosting_breaks(state: Senji, move: i64) -> str:
    """One of those with most honour (SEN-20)."""
    if not HOST_CODE <= move < READY_CODE:
        return "SEN-20.sequence"
    for seat in leaders(state):
        if HOST_CODE + seat == move:
            return FINE
    return "SEN-20.tied"


def crown(state: Senji, seat: i64) -> None:
    """The Emperor visits; the year's business begins."""
    state.host = seat
    if state.record:
        state.tell({"event": "host", "seat": seat, "year": state.year})
    state.begin_auction()


# The end of a year.


def finish(state: Senji) -> None:
    """Settle promises; end the game or begin the next year (SEN-45, SEN-90)."""
    settle_promises(state)
    if state.record:
        state.tell({"event": "year_end", "year": state.year, "honours": list(state.honour)})
    first = leaders(state)
    last_year = state.max_years != 0 and state.year >= state.max_years
    reached = state.honour[first[0]] >= state.edition.goal or state.overtime
    if last_year or (reached and len(first) == 1):
        end(state)
        return
    state.overtime = reached
    state.begin_year()


def end(state: Senji) -> None:
    """Ranks by honour (SEN-90)."""
    state.phase = OVER
    state.acting = 0
    state.scores = tuple([int(honour) for honour in state.honour])
    state.ranks = ranked(list(state.scores))
    if state.record:
        state.tell({"event": "end", "honours": list(state.honour)})


def settle_promises(state: Senji) -> None:
    """Each promise counts as kept or broken for those who heard it (SEN-45)."""
    promises = state.promises
    for row in range(0, len(promises), 4):
        speaker = promises[row]
        hearer = promises[row + 1]
        kept = was_kept(state, speaker, hearer, promises[row + 2], promises[row + 3])
        column = speaker if kept else SEATS_MOST + speaker
        for seat in range(state.players + 1):  # the last row is for who only watches
            if seat != speaker and hearer in (seat, EVERYBODY):
                state.trust[seat * 2 * SEATS_MOST + column] += 1
        if state.record:
            tell_verdict(state, row, kept)
    state.promises = vec[i64]()


def was_kept(state: Senji, speaker: i64, hearer: i64, promise: i64, province: i64) -> bool:
    """What the year says about a promise."""
    if not SPARE <= promise <= STRIKE:
        harmed = state.assailed[speaker] if promise == PEACE else state.executed[speaker]
        return harmed == 0 if hearer == EVERYBODY else not harmed >> hearer & 1
    struck = state.attacked[speaker] >> province & 1 == 1
    return struck != (promise == SPARE)


def tell_verdict(state: Senji, row: i64, kept: bool) -> None:
    speaker, hearer, promise, province = list(state.promises[row : row + 4])
    event = {
        "event": "verdict",
        "seat": speaker,
        "pledge": promise,
        "kept": "yes" if kept else "no",
    }
    if province != NONE:
        event["province"] = province
    if hearer == EVERYBODY:
        state.tell(event)
    else:
        state.whisper([speaker, hearer], event | {"to": hearer})
