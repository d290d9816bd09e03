"""Senji, how a year begins: the Emperor visits whoever has most honour (SEN-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import HOST_CODE, HOST_END
from sengoku.games.senji.components import BIDDING, DICE, NONE, WINTER
from sengoku.games.senji.rules.dice import faces, rolled
from sengoku.games.senji.rules.phase import Phase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def leaders(state: Senji) -> vec[i64]:
    """The seats with most honour."""
    found = vec[i64](capacity=6)
    most: i64 = -1
    for seat in range(state.players):
        if state.board.honour[seat] > most:
            most = state.board.honour[seat]
            found = vec[i64](capacity=6)
        if state.board.honour[seat] == most:
            found = append(found, seat)
    return found


@final
class Hosting(Phase):
    """A year begins; where several have most honour, the last host chooses (SEN-20)."""

    def begin(self, state: Senji) -> None:
        """Most honour hosts the Emperor; ties by dice in the first year, then by choice."""
        campaign = state.edit_campaign()
        pledges = state.edit_pledges()
        state.year += 1
        for seat in range(state.players):
            pledges.attacked[seat] = 0
            pledges.assailed[seat] = 0
            pledges.executed[seat] = 0
            campaign.spied[seat] = NONE
        tied = leaders(state)
        if len(tied) > 1 and state.year > 1:
            state.acting = 1 << state.host
            return
        while len(tied) > 1:
            tied = roll_off(state, tied)
        crown(state, tied[0])

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """The tied, among whom the last host chooses."""
        found = vec[i64](capacity=6)
        for leader in leaders(state):
            found = append(found, HOST_CODE + leader)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One of those with most honour (SEN-20)."""
        if not HOST_CODE <= move < HOST_END:
            return "SEN-20.sequence"
        for leader in leaders(state):
            if HOST_CODE + leader == move:
                return FINE
        return "SEN-20.tied"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        crown(state, move - HOST_CODE)


def roll_off(state: Senji, tied: vec[i64]) -> vec[i64]:
    """One roll serves all; those with most of their emblems are left (SEN-20)."""
    dice = rolled(state, DICE)
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
        state.tell({"event": "roll_off", "seats": list(tied), "faces": faces(dice)})
    return best


def crown(state: Senji, seat: i64) -> None:
    """Make the seat the host, then begin the auction; without absent families, winter (SEN-30)."""
    state.host = seat
    if state.record:
        state.tell({"event": "host", "seat": seat, "year": state.year})
    state.enter(BIDDING if state.absent > 0 else WINTER)
