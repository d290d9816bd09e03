"""Senji, winter: SEN-40 to SEN-44. What may be said and done; offers and promises are next door.

Several seats act at once, so a hand can change while its owner puts something together: what no
longer holds is dropped from the draft (`unsettle`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.moves import scratch
from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, offers, promises
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_WANT,
    GIVEN,
    IDLE,
    KINDS,
    NONE,
    NUMBER,
    OFFER_CARDS,
    OFFERING,
    OFFERS,
    OPEN,
    PAYING,
    PROMISING,
    READY,
    SEALED,
    SLOTS,
    VALUED,
    VALUES,
    WANT_ANY,
    WANT_KIND,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.notation import (
    ABOUT_CODE,
    CHANGE_CODE,
    COUNTER_CODE,
    COVER_CODE,
    DROP_CODE,
    EXACTLY_CODE,
    OFFER_CODE,
    ORDER_CODE,
    PAY_CODE,
    PROMISE_CODE,
    READY_CODE,
    REFUSE_CODE,
    SEND_CODE,
    SHOW_CODE,
    TAKE_CODE,
    WANT_CODE,
    WITHDRAW_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

# The lists of moves.


def talking(state: Senji, seat: i64) -> vec[i64]:
    """What a seat can do in winter, by what it is putting together."""
    doing = state.drafts[seat * DRAFT + WHAT]
    if doing == OFFERING:
        return drafting(state, seat)
    if doing == PAYING:
        return paying(state, seat)
    if doing == PROMISING:
        return promises.promising(state, seat)
    return idle(state, seat)


def idle(state: Senji, seat: i64) -> vec[i64]:
    """Be ready, begin an offer or a promise, answer, withdraw."""
    ready = state.readiness[seat] == READY
    found = state.ready_moves(seat)[:1] if ready else vec[i64]([READY_CODE])
    if not ready:
        if offers.made(state, seat) < OFFERS:
            for other in range(state.players):
                if other != seat and state.readiness[other] != SEALED:
                    found = append(found, OFFER_CODE + other)
        found = promises.beginnings(state, seat, found)
    found = answers(state, seat, ready, found)
    found = withdrawals(state, seat, found)
    if ready and state.changes[seat] > 0:
        found = append(found, CHANGE_CODE)
    return found


def answers(state: Senji, seat: i64, ready: bool, found: vec[i64]) -> vec[i64]:
    table = state.offers
    for row in range(0, len(table), DRAFT):
        if table[row + WITH] == seat:
            number = table[row + WHAT] * OFFERS + table[row + NUMBER]
            if offers.can_pay(state, seat, row):
                found = append(found, TAKE_CODE + number)
            found = append(found, REFUSE_CODE + number)
            if not ready and not offer_breaks(state, seat, table[row + WHAT]):
                found = append(found, COUNTER_CODE + number)
    return found


def withdrawals(state: Senji, seat: i64, found: vec[i64]) -> vec[i64]:
    table = state.offers
    for row in range(0, len(table), DRAFT):
        if table[row + WHAT] == seat:
            number = table[row + WITH] * OFFERS + table[row + NUMBER]
            found = append(found, WITHDRAW_CODE + number)
    return found


def drafting(state: Senji, seat: i64) -> vec[i64]:
    """Send, give one card more, want one more; drop it."""
    found = scratch()
    count: i64 = 0
    at = seat * DRAFT
    drafts = state.drafts
    if drafts[at + GIVEN] + drafts[at + WANTED] > 0:
        found[count] = SEND_CODE
        count += 1
    if drafts[at + GIVEN] < OFFER_CARDS:
        count = gifts(state, seat, found, count)
    if drafts[at + WANTED] < OFFER_CARDS:
        for want in range(WANT_ANY - WANT_KIND + 1):
            found[count] = WANT_CODE + want
            count += 1
    for value in range(VALUES):
        if not exactly_breaks(state, seat, value):
            found[count] = EXACTLY_CODE + value
            count += 1
    if state.lifts[seat] > 0:
        found[count] = DROP_CODE
        count += 1
    return found[:count]


def gifts(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Every card that may still be given, shown or covered."""
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family] & VALUED
        if mask:
            mask &= ~offers.in_draft(state, seat, family)
            for slot in range(BLUFF):
                if mask >> slot & 1:
                    found[count] = SHOW_CODE + family * SLOTS + slot
                    found[count + 1] = COVER_CODE + family * SLOTS + slot
                    count += 2
    return count


def paying(state: Senji, seat: i64) -> vec[i64]:
    """The cards that fit the next want; or not after all."""
    found = vec[i64](capacity=32)
    for family in range(FAMILIES):
        fitting = offers.payable(state, seat, family)
        for slot in range(BLUFF):
            if fitting >> slot & 1:
                found = append(found, PAY_CODE + family * SLOTS + slot)
    if state.lifts[seat] > 0:
        found = append(found, DROP_CODE)
    return found


def asked(state: Senji, seat: i64) -> bool:
    """Whether something waits for the seat: an offer to it, or what it is putting together."""
    if state.drafts[seat * DRAFT + WHAT] != IDLE:
        return True
    rows = range(0, len(state.offers), DRAFT)
    return any([state.offers[row + WITH] == seat for row in rows])


# What breaks which rule.


def winter_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule a move in winter breaks."""
    doing = state.drafts[seat * DRAFT + WHAT]
    if move == DROP_CODE:
        if doing == IDLE:
            return "SEN-42.nothing"
        return FINE if state.lifts[seat] > 0 else "SEN-42.lifts"
    if not (READY_CODE <= move <= CHANGE_CODE or OFFER_CODE <= move < ORDER_CODE):
        return "SEN-40.sequence"
    if doing == OFFERING:
        return draft_breaks(state, seat, move)
    if doing == PAYING:
        return pay_breaks(state, seat, move)
    if doing == PROMISING:
        return promises.promising_breaks(state, seat, move)
    return idle_breaks(state, seat, move)


def idle_breaks(state: Senji, seat: i64, move: i64) -> str:
    if move <= CHANGE_CODE:
        return state.ready_breaks(seat, move, "SEN-40")
    if TAKE_CODE <= move < PAY_CODE:
        return take_breaks(state, seat, move - TAKE_CODE)
    if REFUSE_CODE <= move < COUNTER_CODE:
        row = offers.offer_row(
            state, (move - REFUSE_CODE) // OFFERS, seat, (move - REFUSE_CODE) % OFFERS
        )
        return FINE if row != NONE else "SEN-43.offer"
    if WITHDRAW_CODE <= move < DROP_CODE:
        code = move - WITHDRAW_CODE
        row = offers.offer_row(state, seat, code // OFFERS, code % OFFERS)
        return FINE if row != NONE else "SEN-43.offer"
    if state.readiness[seat] != OPEN:
        return "SEN-40.ready"
    if move < SHOW_CODE:
        return offer_breaks(state, seat, move - OFFER_CODE)
    if COUNTER_CODE <= move < PROMISE_CODE:
        other = (move - COUNTER_CODE) // OFFERS
        if offers.offer_row(state, other, seat, (move - COUNTER_CODE) % OFFERS) == NONE:
            return "SEN-43.offer"
        return offer_breaks(state, seat, other)
    if PROMISE_CODE <= move < ABOUT_CODE:
        return promises.promise_breaks(state, seat)
    return "SEN-42.begin"


def offer_breaks(state: Senji, seat: i64, other: i64) -> str:
    """An offer goes to one other player who is still there; twelve a winter (SEN-42, SEN-44)."""
    if other == seat:
        return "SEN-42.self"
    if state.readiness[other] == SEALED:
        return "SEN-40.gone"
    if offers.made(state, seat) >= OFFERS:
        return "SEN-44.offers"
    return FINE


def draft_breaks(state: Senji, seat: i64, move: i64) -> str:
    """An offer is put together: cards given, wants, at most five each (SEN-41, SEN-42, SEN-44)."""
    at = seat * DRAFT
    if SHOW_CODE <= move < WANT_CODE:
        card = (move - SHOW_CODE) % (COVER_CODE - SHOW_CODE)
        return give_breaks(state, seat, card)
    if WANT_CODE <= move < EXACTLY_CODE:
        return FINE if state.drafts[at + WANTED] < OFFER_CARDS else "SEN-44.wants"
    if EXACTLY_CODE <= move < SEND_CODE:
        return exactly_breaks(state, seat, move - EXACTLY_CODE)
    if move == SEND_CODE:
        filled = state.drafts[at + GIVEN] + state.drafts[at + WANTED] > 0
        return FINE if filled else "SEN-42.empty"
    return "SEN-42.unfinished"


def give_breaks(state: Senji, seat: i64, card: i64) -> str:
    """A card from the hand, no bluff, no card twice (SEN-41)."""
    if card % SLOTS == BLUFF:
        return "SEN-41.bluff"
    if not cards.holds(state, seat, card):
        return "SEN-41.hand"
    if offers.in_draft(state, seat, card // SLOTS) >> card % SLOTS & 1:
        return "SEN-42.twice"
    return FINE if state.drafts[seat * DRAFT + GIVEN] < OFFER_CARDS else "SEN-44.cards"


def exactly_breaks(state: Senji, seat: i64, value: i64) -> str:
    """The last want, if it names family and kind, gets a value of a card that there is (SEN-42)."""
    wanted = state.drafts[seat * DRAFT + WANTED]
    if wanted == 0:
        return "SEN-42.want"
    want = state.drafts[seat * DRAFT + FIRST_WANT + wanted - 1]
    if not WANT_KIND <= want < WANT_ANY:
        return "SEN-42.want"
    family = (want - WANT_KIND) // KINDS
    slot = (want - WANT_KIND) % KINDS * VALUES + value
    if not state.edition.cards[family] >> slot & 1:
        return "SEN-42.card"
    for place in range(wanted - 1):
        if state.drafts[seat * DRAFT + FIRST_WANT + place] == family * SLOTS + slot:
            return "SEN-42.twice"
    return FINE


def take_breaks(state: Senji, seat: i64, number: i64) -> str:
    """An offer that stands, with wants that the taker can fill (SEN-42)."""
    row = offers.offer_row(state, number // OFFERS, seat, number % OFFERS)
    if row == NONE:
        return "SEN-43.offer"
    return FINE if offers.can_pay(state, seat, row) else "SEN-42.wants"


def pay_breaks(state: Senji, seat: i64, move: i64) -> str:
    """A card from the hand that fits the next want (SEN-42)."""
    if not PAY_CODE <= move < REFUSE_CODE:
        return "SEN-42.unpaid"
    card = move - PAY_CODE
    if card % SLOTS == BLUFF:
        return "SEN-41.bluff"
    if not offers.payable(state, seat, card // SLOTS) >> card % SLOTS & 1:
        return "SEN-42.fit"
    return FINE


# Carrying out.


def talk(state: Senji, seat: i64, move: i64) -> None:
    """Carry out a move of winter."""
    if move <= CHANGE_CODE:
        state.make_ready(seat, move)
    elif move < SHOW_CODE:
        offers.begin(state, seat, OFFERING, move - OFFER_CODE, NONE)
    elif move < SEND_CODE:
        offers.extend(state, seat, move)
    elif move == SEND_CODE:
        offers.send(state, seat)
    elif move < PROMISE_CODE:
        answer(state, seat, move)
    elif move < WITHDRAW_CODE:
        promises.promise(state, seat, move)
    elif move < DROP_CODE:
        code = move - WITHDRAW_CODE
        offers.remove(state, seat, code // OFFERS, code % OFFERS, "withdrawn")
    else:
        state.lifts[seat] -= 1
        offers.clear(state, seat)


def answer(state: Senji, seat: i64, move: i64) -> None:
    """Take an offer, pay for it, refuse it, or answer it with another (SEN-42)."""
    if move < PAY_CODE:
        offers.take(state, seat, (move - TAKE_CODE) // OFFERS, (move - TAKE_CODE) % OFFERS)
    elif move < REFUSE_CODE:
        offers.pay(state, seat, move - PAY_CODE)
    elif move < COUNTER_CODE:
        code = move - REFUSE_CODE
        offers.remove(state, code // OFFERS, seat, code % OFFERS, "refused")
    else:
        code = move - COUNTER_CODE
        offers.begin(state, seat, OFFERING, code // OFFERS, code % OFFERS)
