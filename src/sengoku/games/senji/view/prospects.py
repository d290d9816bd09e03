"""Senji, what a seat's choices would bring, for its own eyes: the rules' own answers.

Each of these is None, or empty, in all phases but those in which the seat has the choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.kernel import Plain
from sengoku.games.senji.codes import DECLINE_CODE, EXECUTE_CODE, SUPPORT_CODE
from sengoku.games.senji.components import HOSTAGE, NONE, SUPPORTING
from sengoku.games.senji.rules import cards
from sengoku.games.senji.rules.phases import PHASES
from sengoku.games.senji.rules.summer import aftermath, support

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def prospects(state: Senji, seat: i64) -> Plain:
    """All of them."""
    return {
        "supports": supports(state, seat),
        "hostages": hostages(state, seat),
    }


# Summer.


def supports(state: Senji, seat: i64) -> list[Plain]:
    """The cards that may support a fighter, with what each adds now that the dice lie (SEN-72)."""
    if state.phase != SUPPORTING or not state.acts(seat):
        return []
    return [
        {"card": move - SUPPORT_CODE, "adds": support.help_from(state, move - SUPPORT_CODE, NONE)}
        for move in PHASES[SUPPORTING].moves(state, seat)
        if move != DECLINE_CODE
    ]


def hostages(state: Senji, seat: i64) -> list[Plain]:
    """The members whom the loser may execute: what that brings, and costs the winner (SEN-75)."""
    if state.phase != HOSTAGE or not state.acts(seat):
        return []
    return [
        {
            "card": move - EXECUTE_CODE,
            "gained": cards.value(move - EXECUTE_CODE),
            "lost": aftermath.ransom(state, move - EXECUTE_CODE),
        }
        for move in PHASES[HOSTAGE].moves(state, seat)
        if move != DECLINE_CODE
    ]
