"""Senji, autumn as the judge sees it: SEN-80 to SEN-85. What a deed scores, and what it uses up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import autumn, campaigns, cards, flowers, market, purse
from sengoku.games.senji.campaigns import WORST
from sengoku.games.senji.components import (
    FAMILIES,
    FLOWERS,
    RECRUIT,
    SEAS,
    SLOTS,
)
from sengoku.games.senji.notation import (
    BEND_CODE,
    COMBINE_CODE,
    DECLINE_CODE,
    DONE_CODE,
    DROP_CODE,
    EMBARK_CODE,
    ENLIST_CODE,
    HIRE_CODE,
    INVITE_CODE,
    KEEP_CODE,
    PALM_CODE,
    PICK_CODE,
    PRESENT_CODE,
    RECRUIT_CODE,
    REDRAW_CODE,
    RETAKE_CODE,
    REVEAL_CODE,
    SETTLE_CODE,
    SLIP_CODE,
    SWAP_CODE,
    TRADE_CODE,
    TRIBUTE_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji
    from sengoku.games.senji.weights import Scales

LANDING: Final[i64] = 4  # units with which a family without a province comes back


def inviting(state: Senji, seat: i64) -> vec[float]:
    """The host himself first, while the others still hold their hanafuda; then the last ones."""
    found = vec[float]()
    for move in state.moves(seat):
        other = move - INVITE_CODE
        found = append(found, 1e3 if other == seat else -float(state.honour[other]))
    return found


def trading(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """The honour of each deed now, and what it changes in hand for later."""
    found = vec[float]()
    factor = purse.later(scales, state)
    hand = purse.hand_of(state, seat)
    full = purse.hand_worth(scales, state, seat, hand)
    blooms = purse.bouquet(scales, state, seat)
    for move in state.moves(seat):
        if move == DONE_CODE:
            found = append(found, 0.0)
        elif move == DROP_CODE or RETAKE_CODE <= move < HIRE_CODE:
            found = append(found, WORST)
        elif COMBINE_CODE <= move <= RECRUIT_CODE or REDRAW_CODE <= move < SWAP_CODE:
            found = append(found, with_flowers(scales, state, seat, move, blooms, factor))
        elif HIRE_CODE <= move <= ENLIST_CODE:
            found = append(found, mercenary(state, seat, move))
        elif SWAP_CODE <= move < SLIP_CODE:
            found = append(found, 0.2)
        else:
            found = append(found, with_card(scales, state, seat, move, hand, full, factor))
    return found


def with_flowers(
    scales: Scales, state: Senji, seat: i64, move: i64, blooms: float, factor: float
) -> float:
    """A combination, recruiting, Ishida's help, Daisuke's card."""
    if move >= REDRAW_CODE:
        rest = purse.without_flower(scales, state, seat, move - REDRAW_CODE, -1)
        return factor * (rest + scales.flower - blooms) - 0.2
    combo: i64 = RECRUIT
    bent: i64 = -1
    missing: i64 = -1
    if move < BEND_CODE:
        combo = move - COMBINE_CODE
    elif move < RECRUIT_CODE:
        combo = (move - BEND_CODE) // 16
        bent = (move - BEND_CODE) // 4 % 4
        missing = (move - BEND_CODE) % 4
    rest_hand = vec[i64](capacity=FLOWERS)
    for flower in range(FLOWERS):
        used = market.used_for(state, seat, combo, flower, bent, missing)
        rest_hand = append(rest_hand, state.flowers[seat * FLOWERS + flower] - used)
    prize = scales.recruit if combo == RECRUIT else float(state.edition.prizes[combo])
    rest = purse.arranged(scales, state, seat, rest_hand)
    return prize + 0.01 - factor * (blooms - rest)


def with_card(
    scales: Scales,
    state: Senji,
    seat: i64,
    move: i64,
    hand: vec[i64],
    full: float,
    factor: float,
) -> float:
    """A trade card, a member revealed, a card for the set."""
    if TRIBUTE_CODE <= move < COMBINE_CODE:
        return set_begun(scales, state, seat, move - TRIBUTE_CODE, hand, factor)
    card = move - TRADE_CODE if move < PRESENT_CODE else move - REVEAL_CODE
    rest = purse.hand_worth(scales, state, seat, purse.changed(hand, card))
    cost = factor * (full - rest)
    if move >= REVEAL_CODE:
        return float(cards.value(card)) + 0.01 - cost
    partner = card // SLOTS - state.absent
    shown = cards.value(card)
    if partner >= 0:
        shown = min(shown, flowers.held(state, partner))
    if shown == 0:
        return -1.0
    gain = scales.flower + scales.look * float(shown)
    return max(0.2, factor) * gain - cost


def set_begun(
    scales: Scales, state: Senji, seat: i64, card: i64, hand: vec[i64], factor: float
) -> float:
    """A card for the set: what the set brings, less the use of the cheapest cards, and of this."""
    price = 0.0
    dearest = 0.0
    families: i64 = 0
    own = 0.0
    for family in range(FAMILIES):
        if family == seat + state.absent or not hand[family]:
            continue
        least = 1e9
        best = purse.best_member(state, seat, hand[family], family)
        for slot in range(SLOTS - 1):
            if hand[family] >> slot & 1:
                use = purse.use_of(scales, slot, slot == best)
                least = min(least, use)
                if family * SLOTS + slot == card:
                    own = use
        families += 1
        price += least
        dearest = max(dearest, least)
        if family == card // SLOTS:
            own -= least
    if families > autumn.needed(state, seat):
        price -= dearest
    return float(autumn.TRIBUTE_HONOUR) - factor * price - own


def mercenary(state: Senji, seat: i64, move: i64) -> float:
    """Units for a family that has lost everything: enough to land somewhere (SEN-85)."""
    if move == ENLIST_CODE:
        return -1.0
    sea = move - HIRE_CODE
    other = state.fleets[seat * SEAS + 1 - sea]
    here = state.fleets[seat * SEAS + sea]
    if other > here or other + here >= LANDING:
        return -1.0
    return 1.0


# Trade cards.


def showing(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Show what is missed least."""
    found = vec[float]()
    for move in state.moves(seat):
        rest = purse.without_flower(scales, state, seat, move - PRESENT_CODE, -1)
        found = append(found, rest)
    return found


def picking(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Take what helps most."""
    found = vec[float]()
    for move in state.moves(seat):
        if move == DECLINE_CODE:
            found = append(found, WORST)
        else:
            found = append(found, purse.without_flower(scales, state, seat, move - PICK_CODE, 1))
    return found


# Samurai.


def keeping(scales: Scales, state: Senji, seat: i64, service: vec[float]) -> vec[float]:
    """The honour of a samurai and its service; hired ones bring no honour (SEN-85)."""
    found = vec[float]()
    for move in state.moves(seat):
        samurai = move - KEEP_CODE
        honour = 0.0 if state.mercenary else float(state.edition.honours[samurai])
        found = append(found, honour + service[samurai])
    return found


def placing(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Where the samurai is safe, and serves best."""
    found = vec[float]()
    for move in state.moves(seat):
        mask: i64 = 1 << state.placing
        if move >= EMBARK_CODE:
            found = append(found, float(state.fleets[seat * SEAS + move - EMBARK_CODE]))
            continue
        province = move - SETTLE_CODE
        worth = campaigns.arrival(scales, state, seat, province, 0, mask, False)
        found = append(found, worth + 0.1 * float(state.units[province]))
    return found


# Umeko.


def swapping(scales: Scales, state: Senji, seat: i64) -> vec[float]:
    """Part with what is missed least."""
    found = vec[float]()
    hand = purse.hand_of(state, seat)
    for move in state.moves(seat):
        if move == DECLINE_CODE:
            found = append(found, 0.0)
        elif move >= PALM_CODE:
            found = append(found, purse.without_flower(scales, state, seat, move - PALM_CODE, -1))
        else:
            rest = purse.changed(hand, move - SLIP_CODE)
            found = append(found, purse.hand_worth(scales, state, seat, rest))
    return found
