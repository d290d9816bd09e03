"""Senji, the figures of refusals: the numbers that make a broken rule plain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sengoku.games.refusals import Figures
from sengoku.games.senji import autumn, cards, market, offers, pieces, promises, setup, spring
from sengoku.games.senji.components import (
    CARDS,
    CHANGES,
    FLOWER_NAMES,
    FLOWERS,
    LIFTS,
    OFFER_CARDS,
    OFFERS,
    PHASE_NAMES,
    PROMISES,
    RECRUIT,
    SEAS,
    TANZAKU,
)
from sengoku.games.senji.notation import HIRE_CODE, RETAKE_CODE
from sengoku.games.senji.summer import CROWD, REALM

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

MOST: Final = {  # refusals whose figure is a limit
    "SEN-44.offers": int(OFFERS),
    "SEN-44.cards": int(OFFER_CARDS),
    "SEN-44.wants": int(OFFER_CARDS),
    "SEN-45.promises": int(PROMISES),
    "SEN-64.room": int(CROWD),
    "SEN-65.room": int(CROWD),
    "SEN-68.provinces": int(REALM),
    "SEN-85.room": int(CROWD),
}


def figures(state: Senji, seat: i64, move: i64, broken: str) -> Figures:
    """The figures of a refusal: always the phase, and what the rule counts."""
    found: Figures = {"phase": PHASE_NAMES[state.phase]}
    reason = broken.partition(".")[2]
    if broken in MOST:
        found["most"] = MOST[broken]
    if reason == "changes":
        found["most"] = int(CHANGES)
    elif reason == "lifts":
        found["most"] = int(LIFTS)
    rule = broken.partition(".")[0]
    if rule in ("SEN-80", "SEN-81", "SEN-82", "SEN-83", "SEN-84", "SEN-85"):
        return found | autumn_figures(state, seat, move, broken)
    return found | year_figures(state, seat, broken)


def year_figures(state: Senji, seat: i64, broken: str) -> Figures:
    if broken == "SEN-11.units":
        return {"left": setup.units_to_post(state, seat)}
    if broken == "SEN-20.tied":
        return {"honour": state.honour[state.leaders()[0]]}
    if broken == "SEN-44.offers":
        return {"made": offers.made(state, seat)}
    if broken == "SEN-45.promises":
        return {"made": promises.made(state, seat)}
    if broken == "SEN-50.missing":
        return {"missing": spring.unordered(state, seat)}
    if broken == "SEN-68.provinces":
        return {"provinces": pieces.provinces_of(state, seat)}
    if broken == "SEN-66.raid":
        return {"drowning": state.drowning}
    return {}


def autumn_figures(state: Senji, seat: i64, move: i64, broken: str) -> Figures:
    if broken == "SEN-81.families":
        return {
            "families": autumn.families_held(state, seat),
            "needed": autumn.needed(state, seat),
        }
    if broken == "SEN-83.tanzaku":
        return {
            "tanzaku": state.flowers[seat * FLOWERS + TANZAKU],
            "needed": market.need(state, seat, RECRUIT, TANZAKU),
        }
    if broken == "SEN-82.cards":
        return {
            FLOWER_NAMES[flower]: state.flowers[seat * FLOWERS + flower]
            for flower in range(FLOWERS)
        }
    if broken == "SEN-84.honour":
        card = (move - RETAKE_CODE) % CARDS
        return {"honour": state.honour[seat], "needed": cards.value(card)}
    if broken == "SEN-85.honour":
        hired = HIRE_CODE <= move < HIRE_CODE + SEAS
        needed = autumn.UNIT_PRICE if hired else autumn.SAMURAI_PRICE
        return {"honour": state.honour[seat], "needed": needed}
    if broken == "SEN-85.provinces":
        return {"provinces": pieces.provinces_of(state, seat)}
    return {}
