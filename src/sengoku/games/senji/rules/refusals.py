"""Senji, the figures of refusals: the numbers that explain why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.kernel.refusals import Figures
from sengoku.games.senji.codes import HIRE_CODE, HIRE_END, RETAKE_CODE
from sengoku.games.senji.components import (
    CROWD,
    FLOWER_NAMES,
    FLOWERS,
    OFFER_CARDS,
    OFFERS,
    PHASE_NAMES,
    REALM,
    RECRUIT,
    TANZAKU,
)
from sengoku.games.senji.rules import cards, emperor, pieces, setup, spring
from sengoku.games.senji.rules.autumn import combinations, tribute
from sengoku.games.senji.rules.autumn.mercenaries import SAMURAI_PRICE, UNIT_PRICE
from sengoku.games.senji.rules.winter import offers, promises

if TYPE_CHECKING:
    from collections.abc import Callable

    from sengoku.games.senji.state import Senji


def figures(state: Senji, seat: i64, move: i64, broken: str) -> Figures:
    """The figures of a refusal: always the phase, then limits, then what the rule counts."""
    found: Figures = {"phase": PHASE_NAMES[state.phase]}
    reason = broken.partition(".")[2]
    if broken in MOST:
        found["most"] = MOST[broken]
    elif reason == "changes":
        found["most"] = state.most_changes
    elif reason == "lifts":
        found["most"] = state.most_lifts
    counted = COUNTED.get(broken)
    return found if counted is None else found | counted(state, seat, move)


def units_left(state: Senji, seat: i64, move: i64) -> Figures:
    return {"left": setup.units_to_post(state, seat)}


def most_honour(state: Senji, seat: i64, move: i64) -> Figures:
    return {"honour": state.board.honour[emperor.leaders(state)[0]]}


def offers_made(state: Senji, seat: i64, move: i64) -> Figures:
    return {"made": offers.made(state, seat)}


def promises_made(state: Senji, seat: i64, move: i64) -> Figures:
    return {"made": promises.made(state, seat), "most": state.most_promises}


def orders_missing(state: Senji, seat: i64, move: i64) -> Figures:
    return {"missing": spring.unordered(state, seat)}


def to_drown(state: Senji, seat: i64, move: i64) -> Figures:
    return {"drowning": state.movement.drowning}


def provinces(state: Senji, seat: i64, move: i64) -> Figures:
    return {"provinces": pieces.provinces_of(state, seat)}


def families(state: Senji, seat: i64, move: i64) -> Figures:
    held = tribute.families_held(state, seat)
    return {"families": held, "needed": tribute.needed(state, seat)}


def hanafuda(state: Senji, seat: i64, move: i64) -> Figures:
    return {
        FLOWER_NAMES[flower]: state.hanafuda.flowers[seat * FLOWERS + flower]
        for flower in range(FLOWERS)
    }


def tanzaku(state: Senji, seat: i64, move: i64) -> Figures:
    return {
        "tanzaku": state.hanafuda.flowers[seat * FLOWERS + TANZAKU],
        "needed": combinations.need(state, seat, RECRUIT, TANZAKU),
    }


def price_of_member(state: Senji, seat: i64, move: i64) -> Figures:
    return {"honour": state.board.honour[seat], "needed": cards.value(move - RETAKE_CODE)}


def price_of_mercenary(state: Senji, seat: i64, move: i64) -> Figures:
    needed = UNIT_PRICE if HIRE_CODE <= move < HIRE_END else SAMURAI_PRICE
    return {"honour": state.board.honour[seat], "needed": needed}


MOST: Final = {  # refusals whose figure is a limit
    "SEN-44.each": int(OFFERS),
    "SEN-44.offers": int(OFFERS),
    "SEN-44.cards": int(OFFER_CARDS),
    "SEN-44.wants": int(OFFER_CARDS),
    "SEN-64.room": int(CROWD),
    "SEN-65.room": int(CROWD),
    "SEN-68.provinces": int(REALM),
    "SEN-85.room": int(CROWD),
}
COUNTED: Final[dict[str, Callable[[Senji, i64, i64], Figures]]] = {  # what a rule counts
    "SEN-11.units": units_left,
    "SEN-20.tied": most_honour,
    "SEN-44.offers": offers_made,
    "SEN-45.promises": promises_made,
    "SEN-50.missing": orders_missing,
    "SEN-66.raid": to_drown,
    "SEN-68.provinces": provinces,
    "SEN-81.families": families,
    "SEN-82.cards": hanafuda,
    "SEN-83.tanzaku": tanzaku,
    "SEN-84.honour": price_of_member,
    "SEN-85.honour": price_of_mercenary,
    "SEN-85.provinces": provinces,
}
