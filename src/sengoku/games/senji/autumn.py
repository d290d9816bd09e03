"""Senji, autumn: the host calls the families, each does what it likes (SEN-80 to SEN-85).

Here stand the calls, diplomacy and mercenaries; hanafuda and samurai are in `market`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.moves import scratch
from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, flowers, market, memory, pieces
from sengoku.games.senji.components import (
    AUTUMN,
    BLUFF,
    CARDS,
    DRAFT,
    EKEI,
    FAMILIES,
    FIRST_GIVEN,
    FLOWERS,
    GATHERING,
    GIVEN,
    JUBEI,
    LIFTS,
    MEMBERS,
    NONE,
    SEAS,
    SLOTS,
    SWAPPING,
    TRADES,
    UMEKO,
    UNASKED,
    VALUED,
    WHAT,
)
from sengoku.games.senji.notation import (
    COMBINE_CODE,
    DECLINE_CODE,
    DONE_CODE,
    DROP_CODE,
    ENLIST_CODE,
    HIRE_CODE,
    INVITE_CODE,
    PALM_CODE,
    REDRAW_CODE,
    RETAKE_CODE,
    REVEAL_CODE,
    SLIP_CODE,
    SWAP_CODE,
    TRADE_CODE,
    TRIBUTE_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

CROWD: Final[i64] = 6  # units of a player in one sea (SEN-65)
TRIBUTE: Final[i64] = 5  # other families in the set of SEN-81
TRIBUTE_HONOUR: Final[i64] = 10
UNIT_PRICE: Final[i64] = 3  # SEN-85
SAMURAI_PRICE: Final[i64] = 6


# The host's calls.


def begin(state: Senji) -> None:
    """Nobody has been called, no card was revealed or taken back."""
    state.invited = 0
    for family in range(FAMILIES):
        state.touched[family] = 0
    next_family(state)


def next_family(state: Senji) -> None:
    """The host calls the next; after the last the year is over."""
    state.trader = NONE
    if state.invited == (1 << state.players) - 1:
        state.end_year()
        return
    state.phase = AUTUMN
    state.acting = 1 << state.host


def inviting(state: Senji) -> vec[i64]:
    """The families not called yet."""
    found = vec[i64](capacity=6)
    for seat in range(state.players):
        if not state.invited >> seat & 1:
            found = append(found, INVITE_CODE + seat)
    return found


def inviting_breaks(state: Senji, move: i64) -> str:
    """Each family is called once."""
    if not INVITE_CODE <= move < DONE_CODE:
        return "SEN-80.sequence"
    return "SEN-80.called" if state.invited >> (move - INVITE_CODE) & 1 else FINE


def invite(state: Senji, seat: i64) -> None:
    """The family does what it likes; Jubei draws first."""
    if state.record:
        state.tell_move(state.host, INVITE_CODE + seat)
    state.invited |= 1 << seat
    state.trader = seat
    state.used = 0
    state.lifts[seat] = LIFTS
    if pieces.has(state, seat, JUBEI):
        flowers.draw(state, seat, 1)
    state.trade_on()


# The list of what a family may do.


def trading(state: Senji, seat: i64) -> vec[i64]:
    """Everything in any order, combinations first: who always makes the first move, or the
    default, still comes to the end of a game. A set of SEN-81 is finished once it is begun.
    """
    found = scratch()
    if state.drafts[seat * DRAFT + WHAT] == GATHERING:
        count = tribute_moves(state, seat, found, 0)
        if state.lifts[seat] > 0:
            found[count] = DROP_CODE
            count += 1
        return found[:count]
    count = market.market_moves(state, seat, found, 0)
    count = hand_moves(state, seat, found, count)
    count = mercenary_moves(state, seat, found, count)
    if can_tribute(state, seat):
        count = tribute_moves(state, seat, found, count)
    found[count] = DONE_CODE
    count = retakes(state, seat, found, count + 1)
    return found[:count]


def hand_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Trade cards, members to reveal, Umeko."""
    for family in range(FAMILIES):
        if family == seat + state.absent:
            continue
        at = seat * FAMILIES + family
        mask = state.hands[at]
        for slot in range(8, 12):
            if mask >> slot & 1:
                found[count] = TRADE_CODE + family * SLOTS + slot
                count += 1
        for slot in range(4):
            card = family * SLOTS + slot
            if mask >> slot & 1 and not reveal_breaks(state, seat, card):
                found[count] = REVEAL_CODE + card
                count += 1
    for other in range(state.players):
        if not swap_breaks(state, seat, other):
            found[count] = SWAP_CODE + other
            count += 1
    return count


def retakes(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Members to take back."""
    for family in range(FAMILIES):
        if state.revealed[seat * FAMILIES + family]:
            for slot in range(4):
                card = family * SLOTS + slot
                if not retake_breaks(state, seat, card):
                    found[count] = RETAKE_CODE + card
                    count += 1
    return count


def tribute_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family] & VALUED
        if mask and not tribute_family_breaks(state, seat, family):
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found[count] = TRIBUTE_CODE + family * SLOTS + slot
                    count += 1
    return count


def mercenary_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    if pieces.provinces_of(state, seat) == 0:
        for sea in range(SEAS):
            if not hire_breaks(state, seat, sea):
                found[count] = HIRE_CODE + sea
                count += 1
        if not enlist_breaks(state, seat):
            found[count] = ENLIST_CODE
            count += 1
    return count


# What breaks which rule.


def trading_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule a family's deed breaks."""
    gathering = state.drafts[seat * DRAFT + WHAT] == GATHERING
    if move == DROP_CODE:
        if not gathering:
            return "SEN-81.nothing"
        return FINE if state.lifts[seat] > 0 else "SEN-81.lifts"
    if TRIBUTE_CODE <= move < COMBINE_CODE:
        return tribute_breaks(state, seat, move - TRIBUTE_CODE)
    if gathering:
        return "SEN-81.unfinished"
    if move == DONE_CODE:
        return FINE
    if TRADE_CODE <= move < TRADE_CODE + CARDS:
        return trade_breaks(state, seat, move - TRADE_CODE)
    if REVEAL_CODE <= move < REDRAW_CODE:
        return member_breaks(state, seat, move)
    if SWAP_CODE <= move < SLIP_CODE:
        return swap_breaks(state, seat, move - SWAP_CODE)
    return market.market_breaks(state, seat, move)


def member_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule is broken with members and mercenaries (SEN-84, SEN-85)."""
    if move < RETAKE_CODE:
        return reveal_breaks(state, seat, move - REVEAL_CODE)
    if move < HIRE_CODE:
        return retake_breaks(state, seat, move - RETAKE_CODE)
    if move < ENLIST_CODE:
        return hire_breaks(state, seat, move - HIRE_CODE)
    return enlist_breaks(state, seat)


def trade_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A trade card of another family, from the hand (SEN-80)."""
    if not cards.holds(state, seat, card):
        return "SEN-80.hand"
    if not TRADES >> card % SLOTS & 1:
        return "SEN-80.kind"
    return FINE if card // SLOTS != seat + state.absent else "SEN-80.own"


def needed(state: Senji, seat: i64) -> i64:
    """How many other families the set needs: four with Ekei (SEN-81)."""
    return TRIBUTE - 1 if pieces.has(state, seat, EKEI) else TRIBUTE


def can_tribute(state: Senji, seat: i64) -> bool:
    """Whether the hand holds cards of enough other families (SEN-81)."""
    return families_held(state, seat) >= needed(state, seat)


def families_held(state: Senji, seat: i64) -> i64:
    """Of how many other families the seat holds a card."""
    count: i64 = 0
    for family in range(FAMILIES):
        if family != seat + state.absent and state.hands[seat * FAMILIES + family] & VALUED:
            count += 1
    return count


def tribute_breaks(state: Senji, seat: i64, card: i64) -> str:
    """One card of each other family, from the hand (SEN-81)."""
    if not cards.holds(state, seat, card):
        return "SEN-81.hand"
    broken = tribute_family_breaks(state, seat, card // SLOTS)
    if broken:
        return broken
    return FINE if can_tribute(state, seat) else "SEN-81.families"


def tribute_family_breaks(state: Senji, seat: i64, family: i64) -> str:
    """Another family, and not one that is in the set already."""
    if family == seat + state.absent:
        return "SEN-81.own"
    at = seat * DRAFT
    for place in range(state.drafts[at + GIVEN]):
        if (state.drafts[at + FIRST_GIVEN + place] >> 1) // SLOTS == family:
            return "SEN-81.twice"
    return FINE


def reveal_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A member of another family, one for each, each card once an autumn (SEN-84)."""
    family = card // SLOTS
    if not cards.holds(state, seat, card):
        return "SEN-84.hand"
    if not MEMBERS >> card % SLOTS & 1:
        return "SEN-84.member"
    if family == seat + state.absent:
        return "SEN-84.own"
    if state.revealed[seat * FAMILIES + family]:
        return "SEN-84.one"
    return "SEN-84.once" if state.touched[family] >> card % SLOTS & 1 else FINE


def retake_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A revealed member, for the honour that it gave (SEN-84)."""
    if not state.revealed[seat * FAMILIES + card // SLOTS] >> card % SLOTS & 1:
        return "SEN-84.revealed"
    if state.touched[card // SLOTS] >> card % SLOTS & 1:
        return "SEN-84.once"
    return FINE if state.honour[seat] >= cards.value(card) else "SEN-84.honour"


def hire_breaks(state: Senji, seat: i64, sea: i64) -> str:
    """Without a province: a unit for 3 honour, into a sea with room (SEN-85)."""
    if pieces.provinces_of(state, seat) > 0:
        return "SEN-85.provinces"
    if state.honour[seat] < UNIT_PRICE:
        return "SEN-85.honour"
    if state.reserve[seat] == 0:
        return "SEN-85.units"
    return FINE if state.fleets[seat * SEAS + sea] < CROWD else "SEN-85.room"


def enlist_breaks(state: Senji, seat: i64) -> str:
    """Without a province: a samurai for 6 honour, if one is left (SEN-85)."""
    if pieces.provinces_of(state, seat) > 0:
        return "SEN-85.provinces"
    if state.honour[seat] < SAMURAI_PRICE:
        return "SEN-85.honour"
    return FINE if pieces.samurai_left(state) else "SEN-83.none"


def swap_breaks(state: Senji, seat: i64, other: i64) -> str:
    """Umeko, once: with an opponent, if the own hand has something to swap."""
    if not pieces.has(state, seat, UMEKO):
        return "SEN-07.umeko"
    if state.used >> UMEKO & 1:
        return "SEN-07.umeko_once"
    if other == seat:
        return "SEN-07.umeko_self"
    stock = flowers.held(state, seat) if state.umeko_flowers else cards.tradeable(state, seat)
    return FINE if stock > 0 else "SEN-07.umeko_hand"


# Carrying out.


def deed(state: Senji, seat: i64, move: i64) -> None:
    """Carry out what the called family does."""
    if move == DONE_CODE:
        if state.record:
            state.tell_move(seat, move)
        next_family(state)
    elif move == DROP_CODE:
        state.lifts[seat] -= 1
        state.clear_draft(seat)
    elif TRADE_CODE <= move < TRADE_CODE + CARDS:
        market.trade(state, seat, move - TRADE_CODE)
    elif TRIBUTE_CODE <= move < COMBINE_CODE:
        tribute(state, seat, move - TRIBUTE_CODE)
    elif REVEAL_CODE <= move < REDRAW_CODE:
        with_members(state, seat, move)
    elif SWAP_CODE <= move < SLIP_CODE:
        swap(state, seat, move - SWAP_CODE)
    else:
        market.deal_in(state, seat, move)


def with_members(state: Senji, seat: i64, move: i64) -> None:
    """Members revealed or taken back, mercenaries (SEN-84, SEN-85)."""
    if state.record:
        state.tell_move(seat, move)
    if move < RETAKE_CODE:
        reveal(state, seat, move - REVEAL_CODE)
    elif move < HIRE_CODE:
        retake(state, seat, move - RETAKE_CODE)
    elif move < ENLIST_CODE:
        hire(state, seat, move - HIRE_CODE)
    else:
        state.honour[seat] -= SAMURAI_PRICE
        market.draw_recruits(state, seat, True)


def tribute(state: Senji, seat: i64, card: i64) -> None:
    """Add a card to the set; the last one completes it (SEN-81)."""
    at = seat * DRAFT
    state.drafts[at + WHAT] = GATHERING
    state.drafts[at + FIRST_GIVEN + state.drafts[at + GIVEN]] = 2 * card
    state.drafts[at + GIVEN] += 1
    if state.record:
        state.whisper_move(seat, TRIBUTE_CODE + card)
    if state.drafts[at + GIVEN] < needed(state, seat):
        return
    returned = [
        int(state.drafts[at + FIRST_GIVEN + place] >> 1)
        for place in range(state.drafts[at + GIVEN])
    ]
    state.clear_draft(seat)
    state.honour[seat] += TRIBUTE_HONOUR
    state.secrets += 1
    if state.record:
        state.tell({"event": "tributes", "seat": seat, "returned": returned})
    for other in returned:
        cards.part(state, seat, other)
        cards.go_home(state, other)


def reveal(state: Senji, seat: i64, card: i64) -> None:
    """Honour equal to the value; the card lies open (SEN-84)."""
    cards.part(state, seat, card)
    state.revealed[seat * FAMILIES + card // SLOTS] |= 1 << card % SLOTS
    state.touched[card // SLOTS] |= 1 << card % SLOTS
    state.honour[seat] += cards.value(card)
    state.secrets += 1


def retake(state: Senji, seat: i64, card: i64) -> None:
    """Back into the hand, before everybody's eyes (SEN-84)."""
    state.revealed[seat * FAMILIES + card // SLOTS] &= ~(1 << card % SLOTS)
    state.touched[card // SLOTS] |= 1 << card % SLOTS
    state.honour[seat] -= cards.value(card)
    cards.receive_openly(state, seat, card)


def hire(state: Senji, seat: i64, sea: i64) -> None:
    """A mercenary unit (SEN-85)."""
    state.honour[seat] -= UNIT_PRICE
    state.reserve[seat] -= 1
    state.fleets[seat * SEAS + sea] += 1


# Umeko.


def swap(state: Senji, seat: i64, other: i64) -> None:
    """Both choose a card of their own, covered."""
    state.used |= 1 << UMEKO
    state.partner = other
    state.swaps[seat] = UNASKED
    state.swaps[other] = UNASKED
    state.phase = SWAPPING
    state.acting = 1 << seat | 1 << other
    if state.record:
        state.tell_move(seat, SWAP_CODE + other)


def swapping(state: Senji, seat: i64) -> vec[i64]:
    """Any card that may be swapped; nothing, if there is none."""
    found = vec[i64](capacity=32)
    if state.umeko_flowers:
        for flower in range(FLOWERS):
            if state.flowers[seat * FLOWERS + flower] > 0:
                found = append(found, PALM_CODE + flower)
    else:
        for family in range(FAMILIES):
            mask = state.hands[seat * FAMILIES + family]
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found = append(found, SLIP_CODE + family * SLOTS + slot)
    return found if len(found) > 0 else append(found, DECLINE_CODE)


def swapping_breaks(state: Senji, seat: i64, move: i64) -> str:
    """A card from the hand, no bluff (Umeko)."""
    if move == DECLINE_CODE:
        return FINE if swapping(state, seat)[0] == DECLINE_CODE else "SEN-07.umeko_must"
    if state.umeko_flowers:
        if not PALM_CODE <= move < PALM_CODE + FLOWERS:
            return "SEN-07.umeko_flower"
        held = state.flowers[seat * FLOWERS + move - PALM_CODE] > 0
        return FINE if held else "SEN-07.umeko_hand"
    if not SLIP_CODE <= move < PALM_CODE:
        return "SEN-07.umeko_card"
    if (move - SLIP_CODE) % SLOTS == BLUFF:
        return "SEN-41.bluff"
    return FINE if cards.holds(state, seat, move - SLIP_CODE) else "SEN-07.umeko_hand"


def slip(state: Senji, seat: i64, move: i64) -> None:
    """Chosen; when both have, the cards change hands, or nothing happens."""
    first: i64 = PALM_CODE if state.umeko_flowers else SLIP_CODE
    state.swaps[seat] = NONE if move == DECLINE_CODE else move - first
    state.acting &= ~(1 << seat)
    if state.record:
        state.whisper_move(seat, move)
    if state.acting:
        return
    trader, other = state.trader, state.partner
    given, got = state.swaps[trader], state.swaps[other]
    state.swaps[trader] = UNASKED
    state.swaps[other] = UNASKED
    state.partner = NONE
    state.secrets += 1
    if state.record:
        state.whisper(
            [int(trader), int(other)],
            {
                "event": "swapped",
                "seat": trader,
                "with": other,
                "given": None if got == NONE else given,
                "got": None if got == NONE else got,
            },
        )
    if got != NONE:
        exchange(state, trader, given, other, got)
    if not state.umeko_flowers:
        memory.swapped_unseen(state, trader, other)
    state.trade_on()


def exchange(state: Senji, trader: i64, given: i64, other: i64, got: i64) -> None:
    if state.umeko_flowers:
        flowers.pass_on(state, trader, given, other)
        flowers.pass_on(state, other, got, trader)
        return
    for card, source, to in ((given, trader, other), (got, other, trader)):
        cards.part(state, source, card)
        cards.receive(state, to, card, source)
        memory.learn(state, source, card, to)
        memory.learn(state, to, card, to)
