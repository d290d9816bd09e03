"""Senji, what a seat puts together and what its choices would bring, for its own eyes.

The rules answer all of it, so that nobody has to know them to show it. What belongs to one phase is
None, or empty, in all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sengoku.games.senji.codes import DECLINE_CODE, EXECUTE_CODE, SUPPORT_CODE
from sengoku.games.senji.components import (
    COMBO_NAMES,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    FLOWERS,
    GATHERING,
    GIVEN,
    HOSTAGE,
    IDLE,
    LOTS,
    MEMBERS,
    MOVING,
    NONE,
    NUMBER,
    OFFERING,
    ORDERING,
    PROMISING,
    PROVINCES,
    SUPPORTING,
    TRADES,
    TRADING,
    VALUED,
    WANTED,
    WITH,
)
from sengoku.games.senji.rules import cards, drafts, masks, pieces, spring
from sengoku.games.senji.rules.autumn import combinations, trade, tribute
from sengoku.games.senji.rules.phases import PHASES
from sengoku.games.senji.rules.summer import aftermath, movement, support
from sengoku.games.senji.rules.summer.ways import moves_unit, planned_samurai, planned_way, target

if TYPE_CHECKING:
    from librt.vecs import vec

    from sengoku.games.senji.shape import (
        Attack,
        Deeds,
        Drafted,
        Gathering,
        Given,
        Hostage,
        March,
        Prospects,
        Report,
        SetRow,
        Support,
        Trade,
        Worth,
    )
    from sengoku.games.senji.state import Senji


def prospects(state: Senji, seat: i64, seen: Prospects) -> None:
    """All of them."""
    ordering = state.phase == ORDERING
    seen["stakes"] = stakes(state, seat)
    seen["drafted"] = drafted(state, seat)
    seen["report"] = report(state, seat)
    seen["unordered"] = spring.unordered(state, seat) if ordering else 0
    seen["march"] = march(state, seat)
    seen["supports"] = supports(state, seat)
    seen["hostages"] = hostages(state, seat)
    seen["deeds"] = deeds(state, seat)


# Winter: the auction, and what is put together.


def stakes(state: Senji, seat: i64) -> list[int]:
    """What the seat's cards under each lot are worth together, frozen ones included (SEN-32)."""
    if state.absent == 0:
        return []
    auction = state.auction
    places = range(seat * LOTS, (seat + 1) * LOTS)
    return [int(masks.worth(auction.laid[at]) + masks.worth(auction.frozen[at])) for at in places]


def drafted(state: Senji, seat: i64) -> Drafted | None:
    """What the seat is putting together: the row `draft` by name."""
    what = drafts.doing(state, seat)
    if what == IDLE:
        return None
    row = state.talks.drafts[seat * DRAFT : (seat + 1) * DRAFT]
    found: Drafted = {
        "what": "set",
        "other": None,
        "number": None,
        "promise": None,
        "province": None,
        "names_province": False,
        "given": given(row),
        "wants": list(row[FIRST_WANT : FIRST_WANT + row[WANTED]]),
    }
    if what == PROMISING:
        found["what"] = "promise"
        found["promise"] = row[WITH]
        found["province"] = row[NUMBER] if 0 <= row[NUMBER] < PROVINCES else None
        found["names_province"] = row[NUMBER] == NONE
    elif what != GATHERING:
        found["what"] = "offer" if what == OFFERING else "payment"
        found["other"] = row[WITH]
        found["number"] = row[NUMBER]
    return found


def given(row: vec[i64]) -> list[Given]:
    """The cards that a draft gives, and whether they are covered."""
    return [
        {"card": entry >> 1, "covered": entry & 1 == 1}
        for entry in row[FIRST_GIVEN : FIRST_GIVEN + row[GIVEN]]
    ]


# Summer.


def report(state: Senji, seat: i64) -> Report | None:
    """What Fuma has seen this summer: an order, and where it lies."""
    spied = state.campaign.spied[seat]
    return None if spied < 0 else {"province": spied // 4, "order": spied % 4}


def march(state: Senji, seat: i64) -> March | None:
    """While the seat plans a movement: what stays, what it attacks, what it may still enter."""
    if state.phase != MOVING or state.movement.mover != seat:
        return None
    gone = movement.count_load(state, movement.empty_load())
    entered = movement.provinces_entered(state)
    return {
        "units": movement.units_left(state, seat),
        "samurai": pieces.bits(movement.samurai_at(state, seat, state.movement.origin) & ~gone),
        "attacks": [attack(state, province) for province in pieces.bits(entered)],
        "room": max(movement.room_left(state, entered), 0),
    }


def attack(state: Senji, province: int) -> Attack:
    """All that the plan sends into an enemy province, by whatever way (SEN-69)."""
    units = 0
    samurai: i64 = 0
    for entry in state.movement.plan:
        if target(planned_way(entry)) == province:
            if moves_unit(entry):
                units += 1
            else:
                samurai |= planned_samurai(entry)
    return {"province": province, "units": units, "samurai": pieces.bits(samurai)}


def supports(state: Senji, seat: i64) -> list[Support]:
    """The cards that may support a fighter, with what each adds now that the dice lie (SEN-72)."""
    if state.phase != SUPPORTING or not state.acts(seat):
        return []
    return [
        {"card": move - SUPPORT_CODE, "adds": support.help_from(state, move - SUPPORT_CODE, NONE)}
        for move in PHASES[SUPPORTING].moves(state, seat)
        if move != DECLINE_CODE
    ]


def hostages(state: Senji, seat: i64) -> list[Hostage]:
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


# Autumn.


def deeds(state: Senji, seat: i64) -> Deeds | None:
    """While the family is called: what it takes to do each thing, and what that would bring."""
    if state.phase != TRADING or state.autumn.trader != seat:
        return None
    return {
        "needs": [
            [int(combinations.need(state, seat, combo, flower)) for flower in range(FLOWERS)]
            for combo in range(len(COMBO_NAMES))
        ],
        "trades": [traded(state, card) for card in foreign(state, seat, TRADES)],
        "members": [worth(card) for card in foreign(state, seat, MEMBERS)],
        "revealed": [worth(card) for card in revealed(state, seat)],
        "set": gathering(state, seat),
        "homeless": pieces.provinces_of(state, seat) == 0,
    }


def foreign(state: Senji, seat: i64, slots: i64) -> list[int]:
    """The cards of other families in the seat's hand, of these slots."""
    found: list[int] = []
    for family in range(FAMILIES):
        if family != seat + state.absent:
            hand = state.diplomacy.hands[seat * FAMILIES + family]
            found += masks.listed(hand & slots, family)
    return found


def traded(state: Senji, card: int) -> Trade:
    """Who shows hanafuda for a trade card (None: the deck does), and how many (SEN-80)."""
    partner = trade.partner_of(state, card)
    return {
        "card": card,
        "partner": None if partner == NONE else partner,
        "shows": trade.shown_for(state, card),
    }


def worth(card: int) -> Worth:
    """The honour for a member that is revealed, or that it costs to take it back (SEN-84)."""
    return {"card": card, "honour": cards.value(card)}


def revealed(state: Senji, seat: i64) -> list[int]:
    """The members that lie open before the seat."""
    found: list[int] = []
    for family in range(FAMILIES):
        found += masks.listed(state.diplomacy.revealed[seat * FAMILIES + family], family)
    return found


def gathering(state: Senji, seat: i64) -> Gathering:
    """The set of SEN-81: how many families it needs and are there, and the cards of each."""
    rows: list[SetRow] = []
    for family in range(FAMILIES):
        if family != seat + state.absent:
            laid = drafts.given_of(state, seat, family)
            hand = state.diplomacy.hands[seat * FAMILIES + family] & VALUED & ~laid
            lies = masks.listed(laid, family)
            rows.append(
                {
                    "family": family,
                    "cards": masks.listed(hand, family),
                    "laid": lies[0] if lies else None,
                }
            )
    return {
        "needed": tribute.needed(state, seat),
        "held": tribute.families_held(state, seat),
        "families": rows,
    }
