"""Senji, the auction of absent families' cards: SEN-30 to SEN-33."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.fields import Plain
from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    LAY_KIND,
    LIFT_KIND,
    READY_CODE,
    lay_card,
    lay_code,
    lay_lot,
    lift_card,
    lift_code,
    lift_lot,
)
from sengoku.games.senji.components import (
    BLUFF,
    FAMILIES,
    LOTS,
    NONE,
    OPEN,
    READY,
    SLOTS,
    VALUED,
    WINTER,
)
from sengoku.games.senji.rules import cards, masks, memory
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Action
from sengoku.games.senji.rules.readiness import JointPhase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


@final
class Bidding(JointPhase):
    """Everybody lays own cards under the lots, face down (SEN-31)."""

    def __init__(self) -> None:
        super().__init__("SEN-31", {LAY_KIND: Lay(), LIFT_KIND: Lift()}, "SEN-31.sequence")

    def begin(self, state: Senji) -> None:
        """Two lots for each absent family, frozen ones included (SEN-30)."""
        for family in range(state.absent):
            for lot in (2 * family, 2 * family + 1):
                if state.auction.lots[lot] == NONE:
                    reveal(state, family, lot)
        memory.bids_begin(state)
        self.open(state)

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """Own cards onto lots; what is laid can be lifted again."""
        if state.ready.readiness[seat] == READY:
            return self.ready_moves(state, seat)
        found = scratch()
        found[0] = READY_CODE
        count: i64 = 1
        own = state.diplomacy.hands[seat * FAMILIES + seat + state.absent]
        lots = state.auction.lots
        for slot in range(SLOTS):
            if own >> slot & 1:
                for lot in range(LOTS):
                    if lots[lot] != NONE:
                        found[count] = lay_code(slot, lot)
                        count += 1
        if state.ready.lifts[seat] > 0:
            count = self.lifts(state, seat, found, count)
        return found[:count]

    def lifts(self, state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
        """Every card that the seat has laid."""
        laid = state.auction.laid
        all_laid: i64 = 0
        for lot in range(LOTS):
            all_laid |= laid[seat * LOTS + lot]
        for slot in range(SLOTS):
            if all_laid >> slot & 1:
                for lot in range(LOTS):
                    if laid[seat * LOTS + lot] >> slot & 1:
                        found[count] = lift_code(slot, lot)
                        count += 1
        return count

    def finish(self, state: Senji) -> None:
        """All bids are in, and everybody sees how many cards lie where (SEN-09)."""
        state.secrets += 1
        if state.record:
            state.tell({"event": "bids_in", "bids": bid_counts(state)})
        state.enter(WINTER)


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
        state.edit_auction().lots[lot] = card
    if state.record:
        state.tell(
            {"event": "lot", "deck": family, "card": card, "lot": lot, "for_sale": owner < 0}
        )


def bid_counts(state: Senji) -> list[list[int]]:
    """Who laid how many cards under what (SEN-09)."""
    return [
        [masks.count(state.auction.laid[seat * LOTS + lot]) for lot in range(LOTS)]
        for seat in range(state.players)
    ]


@final
class Lay(Action):
    """Lay a card under a lot, unseen by the others (SEN-31)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A card of the own family, in hand, under a lot that is for sale (SEN-31)."""
        if state.ready.readiness[seat] != OPEN:
            return "SEN-31.ready"
        if state.auction.lots[lay_lot(move)] == NONE:
            return "SEN-31.lot"
        if not state.diplomacy.hands[seat * FAMILIES + seat + state.absent] >> lay_card(move) & 1:
            return "SEN-31.hand"
        return FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        slot = lay_card(move)
        at = seat * LOTS + lay_lot(move)
        cards.part(state, seat, (seat + state.absent) * SLOTS + slot)
        state.edit_auction().laid[at] = masks.added(state.auction.laid[at], slot)
        if state.record:
            whisper_move(state, seat, move)


@final
class Lift(Action):
    """Take a card back that is still face down (SEN-31)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if state.ready.readiness[seat] != OPEN:
            return "SEN-31.ready"
        if not state.auction.laid[seat * LOTS + lift_lot(move)] >> lift_card(move) & 1:
            return "SEN-31.laid"
        return FINE if state.ready.lifts[seat] > 0 else "SEN-31.lifts"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        slot = lift_card(move)
        at = seat * LOTS + lift_lot(move)
        state.edit_auction().laid[at] = masks.removed(state.auction.laid[at], slot)
        cards.receive(state, seat, (seat + state.absent) * SLOTS + slot)
        state.edit_ready().lifts[seat] -= 1
        if state.record:
            whisper_move(state, seat, move)


# After winter.


def resolve(state: Senji) -> None:
    """Turn up all bids, lot by lot; unsold lots go under their decks at the end (SEN-32)."""
    state.secrets += 1
    unsold = vec[i64]()
    for lot in range(LOTS):
        if state.auction.lots[lot] != NONE and not sell(state, lot):
            unsold = append(unsold, lot)
    for family in range(state.absent):
        put_under(state, family, unsold)


def put_under(state: Senji, family: i64, unsold: vec[i64]) -> None:
    """Lots without a bid go under their deck, in random order (SEN-33)."""
    auction = state.edit_auction()
    rest = vec[i64]()
    for lot in unsold:
        if lot // 2 == family:
            rest = append(rest, auction.lots[lot])
            auction.lots[lot] = NONE
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
        sum_laid = masks.worth(state.auction.frozen[seat * LOTS + lot])
        if sum_laid > best:
            best, tied, winner = sum_laid, 1, seat
        elif sum_laid == best and best > 0:
            tied += 1
    for seat in range(state.players):
        mask = state.auction.frozen[seat * LOTS + lot]
        if mask and (tied == 1 or masks.worth(mask) < best) and seat != winner:
            take_back(state, seat, lot)
    if tied == 1:
        win(state, winner, lot)
    elif tied > 1 and state.record:
        state.tell({"event": "frozen", "lot": lot, "card": state.auction.lots[lot], "sum": best})
    return best > 0


def turn_up(state: Senji, lot: i64) -> None:
    """Everybody sees all bids; one of sum 0 goes back at once (SEN-32)."""
    auction = state.edit_auction()
    for seat in range(state.players):
        at = seat * LOTS + lot
        auction.frozen[at] = together(auction.frozen[at], auction.laid[at])
        auction.laid[at] = 0
        if state.record and auction.frozen[at]:
            bid = masks.listed(auction.frozen[at], seat + state.absent)
            card = auction.lots[lot]
            event: Plain = {"event": "bid", "seat": seat, "lot": lot, "card": card, "stake": bid}
            state.tell(event | {"worth": int(masks.worth(auction.frozen[at]))})
    for seat in range(state.players):
        mask = auction.frozen[seat * LOTS + lot]
        if mask and masks.worth(mask) == 0:
            take_back(state, seat, lot)


def together(mask: i64, more: i64) -> i64:
    """Two masks of one family as one."""
    mask |= more & VALUED
    for _time in range(masks.bluffs(more)):
        mask = masks.added(mask, BLUFF)
    return mask


def take_back(state: Senji, seat: i64, lot: i64) -> None:
    """A bid goes back into the hand, before everybody's eyes."""
    at = seat * LOTS + lot
    for card in masks.listed(state.auction.frozen[at], seat + state.absent):
        cards.receive_openly(state, seat, card)
    state.edit_auction().frozen[at] = 0


def win(state: Senji, seat: i64, lot: i64) -> None:
    """The card goes to the winner, the winning bid into that family's deck (SEN-32)."""
    auction = state.edit_auction()
    card = auction.lots[lot]
    paid = masks.listed(auction.frozen[seat * LOTS + lot], seat + state.absent)
    if state.record:
        state.tell({"event": "won", "seat": seat, "lot": lot, "card": card, "paid": paid})
    auction.lots[lot] = NONE
    auction.frozen[seat * LOTS + lot] = 0
    cards.receive_openly(state, seat, card)
    cards.shuffle_in(state, lot // 2, vec[i64](paid))
