"""Senji, the auction of absent families' cards: SEN-30 to SEN-33."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.moves import scratch
from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, masks, memory
from sengoku.games.senji.components import (
    BIDDING,
    BLUFF,
    FAMILIES,
    LOTS,
    NONE,
    OPEN,
    READY,
    SLOTS,
    VALUED,
)
from sengoku.games.senji.notation import (
    CHANGE_CODE,
    LAY_CODE,
    LIFT_CODE,
    OFFER_CODE,
    READY_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def open_auction(state: Senji) -> None:
    """Two lots for each absent family, frozen ones included (SEN-30)."""
    for family in range(state.absent):
        for lot in (2 * family, 2 * family + 1):
            if state.lots[lot] == NONE:
                reveal(state, family, lot)
    memory.bids_begin(state)
    state.phase = BIDDING
    state.everybody_open()


def reveal(state: Senji, family: i64, lot: i64) -> None:
    """Turn up the deck's top card: for sale, or home to its family if that is in play."""
    card = cards.deck_draw(state, family)
    if card == NONE:
        return
    state.secrets += 1
    owner = card // SLOTS - state.absent
    if owner >= 0:
        cards.receive_openly(state, owner, card)
    else:
        state.lots[lot] = card
    if state.record:
        state.tell(
            {"event": "lot", "deck": family, "card": card, "lot": lot, "for_sale": owner < 0}
        )


# The moves.


def bidding(state: Senji, seat: i64) -> vec[i64]:
    """Own cards onto lots; what is laid can be lifted again."""
    found = scratch()
    count: i64 = 0
    if state.readiness[seat] == READY:
        return state.ready_moves(seat)
    found[count] = READY_CODE
    count += 1
    own = state.hands[seat * FAMILIES + seat + state.absent]
    for slot in range(SLOTS):
        if own >> slot & 1:
            for lot in range(LOTS):
                if state.lots[lot] != NONE:
                    found[count] = LAY_CODE + slot * LOTS + lot
                    count += 1
    if state.lifts[seat] > 0:
        for slot in range(SLOTS):
            for lot in range(LOTS):
                if state.laid[seat * LOTS + lot] >> slot & 1:
                    found[count] = LIFT_CODE + slot * LOTS + lot
                    count += 1
    return found[:count]


def bidding_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule a move in the auction breaks."""
    if READY_CODE <= move <= CHANGE_CODE:
        return state.ready_breaks(seat, move, "SEN-31")
    if not LAY_CODE <= move < OFFER_CODE:
        return "SEN-31.sequence"
    if state.readiness[seat] != OPEN:
        return "SEN-31.ready"
    if move < LIFT_CODE:
        return lay_breaks(state, seat, (move - LAY_CODE) // LOTS, (move - LAY_CODE) % LOTS)
    if not state.laid[seat * LOTS + (move - LIFT_CODE) % LOTS] >> (move - LIFT_CODE) // LOTS & 1:
        return "SEN-31.laid"
    return FINE if state.lifts[seat] > 0 else "SEN-31.lifts"


def lay_breaks(state: Senji, seat: i64, slot: i64, lot: i64) -> str:
    """A card of the own family, in hand, under a lot that is for sale (SEN-31)."""
    if state.lots[lot] == NONE:
        return "SEN-31.lot"
    if not state.hands[seat * FAMILIES + seat + state.absent] >> slot & 1:
        return "SEN-31.hand"
    return FINE


def bid(state: Senji, seat: i64, move: i64) -> None:
    """Lay a card or take it back, unseen by the others (SEN-31)."""
    if move < LAY_CODE:
        state.make_ready(seat, move)
        return
    family = seat + state.absent
    if move < LIFT_CODE:
        slot = (move - LAY_CODE) // LOTS
        at = seat * LOTS + (move - LAY_CODE) % LOTS
        cards.part(state, seat, family * SLOTS + slot)
        state.laid[at] = masks.added(state.laid[at], slot)
    else:
        slot = (move - LIFT_CODE) // LOTS
        at = seat * LOTS + (move - LIFT_CODE) % LOTS
        state.laid[at] = masks.removed(state.laid[at], slot)
        cards.receive(state, seat, family * SLOTS + slot)
        state.lifts[seat] -= 1
    if state.record:
        state.whisper_move(seat, move)


# After winter.


def resolve(state: Senji) -> None:
    """Turn up all bids, lot by lot; unsold lots go under their decks at the end (SEN-32)."""
    state.secrets += 1
    unsold = vec[i64]()
    for lot in range(LOTS):
        if state.lots[lot] != NONE and not sell(state, lot):
            unsold = append(unsold, lot)
    for family in range(state.absent):
        put_under(state, family, unsold)


def put_under(state: Senji, family: i64, unsold: vec[i64]) -> None:
    """Lots without a bid go under their deck, in random order (SEN-33)."""
    rest = vec[i64]()
    for lot in unsold:
        if lot // 2 == family:
            rest = append(rest, state.lots[lot])
            state.lots[lot] = NONE
    if len(rest) > 0:
        if state.record:
            state.tell({"event": "unsold", "deck": family, "left": list(rest)})
        cards.lay_under(state, family, rest)


def sell(state: Senji, lot: i64) -> bool:
    """The highest sum wins the card; equal highest sums stay frozen (SEN-32)."""
    turn_up(state, lot)
    best: i64 = 0
    tied: i64 = 0
    winner: i64 = NONE
    for seat in range(state.players):
        sum_laid = masks.worth(state.frozen[seat * LOTS + lot])
        if sum_laid > best:
            best, tied, winner = sum_laid, 1, seat
        elif sum_laid == best and best > 0:
            tied += 1
    for seat in range(state.players):
        mask = state.frozen[seat * LOTS + lot]
        if mask and (tied == 1 or masks.worth(mask) < best) and seat != winner:
            take_back(state, seat, lot)
    if tied == 1:
        win(state, winner, lot)
    elif tied > 1 and state.record:
        state.tell({"event": "frozen", "lot": lot, "card": state.lots[lot], "sum": best})
    return best > 0


def turn_up(state: Senji, lot: i64) -> None:
    """Everybody sees all bids; one of sum 0 goes back at once (SEN-32)."""
    for seat in range(state.players):
        at = seat * LOTS + lot
        state.frozen[at] = together(state.frozen[at], state.laid[at])
        state.laid[at] = 0
        if state.record and state.frozen[at]:
            bid = masks.listed(state.frozen[at], seat + state.absent)
            card = state.lots[lot]
            state.tell({"event": "bid", "seat": seat, "lot": lot, "card": card, "stake": bid})
    for seat in range(state.players):
        mask = state.frozen[seat * LOTS + lot]
        if mask and masks.worth(mask) == 0:
            take_back(state, seat, lot)


def together(mask: i64, more: i64) -> i64:
    """Two masks of one family as one."""
    mask |= more & VALUED
    for _ in range(masks.bluffs(more)):
        mask = masks.added(mask, BLUFF)
    return mask


def take_back(state: Senji, seat: i64, lot: i64) -> None:
    """A bid goes back into the hand, before everybody's eyes."""
    at = seat * LOTS + lot
    for card in masks.listed(state.frozen[at], seat + state.absent):
        cards.receive_openly(state, seat, card)
    state.frozen[at] = 0


def win(state: Senji, seat: i64, lot: i64) -> None:
    """The card goes to the winner, his bid into that family's deck (SEN-32)."""
    card = state.lots[lot]
    paid = masks.listed(state.frozen[seat * LOTS + lot], seat + state.absent)
    if state.record:
        state.tell({"event": "won", "seat": seat, "lot": lot, "card": card, "paid": paid})
    state.lots[lot] = NONE
    state.frozen[seat * LOTS + lot] = 0
    cards.receive_openly(state, seat, card)
    cards.shuffle_in(state, lot // 2, vec[i64](paid))
