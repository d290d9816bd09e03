"""Senji, how an offer is answered: taken and paid, refused, countered, withdrawn (SEN-42, SEN-43).

Several seats act at once: when cards change hands, whatever a draft of the two no longer has in
hand is dropped from it (`unsettle`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DROP_CODE,
    PAY_CODE,
    counter_code,
    counter_number,
    counter_seat,
    refuse_code,
    refuse_number,
    refuse_seat,
    take_code,
    take_number,
    take_seat,
    withdraw_code,
    withdraw_number,
    withdraw_seat,
)
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    GIVEN,
    NONE,
    NUMBER,
    OFFERING,
    OPEN,
    PAYING,
    SLOTS,
    WANT_OF_KIND,
    WANTED,
    WHAT,
    WITH,
)
from sengoku.games.senji.rules import cards, drafts
from sengoku.games.senji.rules.drafts import DraftAction
from sengoku.games.senji.rules.winter import offers

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


# The lists of moves.


def answers(state: Senji, seat: i64, ready: bool, found: vec[i64], count: i64) -> i64:
    """Take, refuse or counter what is offered to the seat; a ready seat counters nothing."""
    table = state.talks.offers
    for row in range(0, len(table), DRAFT):
        if table[row + WITH] == seat:
            giver = table[row + WHAT]
            number = table[row + NUMBER]
            if offers.can_pay(state, seat, row):
                found[count] = take_code(giver, number)
                count += 1
            found[count] = refuse_code(giver, number)
            count += 1
            if not ready and not offers.offer_breaks(state, seat, giver):
                found[count] = counter_code(giver, number)
                count += 1
    return count


def withdrawals(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """The seat's own offers that stand."""
    table = state.talks.offers
    for row in range(0, len(table), DRAFT):
        if table[row + WHAT] == seat:
            found[count] = withdraw_code(table[row + WITH], table[row + NUMBER])
            count += 1
    return count


def paying(state: Senji, seat: i64) -> vec[i64]:
    """The cards that fit the next want; or not after all."""
    found = vec[i64](capacity=32)
    for family in range(FAMILIES):
        fitting = payable(state, seat, family)
        for slot in range(BLUFF):
            if fitting >> slot & 1:
                found = append(found, PAY_CODE + family * SLOTS + slot)
    if state.ready.lifts[seat] > 0:
        found = append(found, DROP_CODE)
    return found


# The actions.


@final
class Take(DraftAction):
    """Take an offer; what it wants is paid card by card (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """An offer that stands, with wants that the taker can fill (SEN-42)."""
        row = offers.offer_row(state, take_seat(move), seat, take_number(move))
        if row == NONE:
            return "SEN-43.offer"
        return FINE if offers.can_pay(state, seat, row) else "SEN-42.wants"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.begin(state, seat, PAYING, take_seat(move), take_number(move))
        pay_named(state, seat)


@final
class Refuse(DraftAction):
    """Refuse an offer that stands (SEN-43)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        row = offers.offer_row(state, refuse_seat(move), seat, refuse_number(move))
        return FINE if row != NONE else "SEN-43.offer"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        offers.remove(state, refuse_seat(move), seat, refuse_number(move), "refused")


@final
class Counter(DraftAction):
    """Answer an offer with another one, which remembers what it answers (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        if state.ready.readiness[seat] != OPEN:
            return "SEN-40.ready"
        giver = counter_seat(move)
        if offers.offer_row(state, giver, seat, counter_number(move)) == NONE:
            return "SEN-43.offer"
        return offers.offer_breaks(state, seat, giver)

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.begin(state, seat, OFFERING, counter_seat(move), counter_number(move))


@final
class Withdraw(DraftAction):
    """Withdraw an own offer that stands (SEN-43)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        row = offers.offer_row(state, seat, withdraw_seat(move), withdraw_number(move))
        return FINE if row != NONE else "SEN-43.offer"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        offers.remove(state, seat, withdraw_seat(move), withdraw_number(move), "withdrawn")


@final
class Pay(DraftAction):
    """Pay with a card for the next want (SEN-42)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A card from the hand that fits the next want (SEN-42)."""
        card = move - PAY_CODE
        if card % SLOTS == BLUFF:
            return "SEN-41.bluff"
        if not payable(state, seat, card // SLOTS) >> card % SLOTS & 1:
            return "SEN-42.fit"
        return FINE

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        drafts.give(state, seat, move - PAY_CODE, 0)
        pay_named(state, seat)


# Payment and exchange.


def payable(state: Senji, seat: i64, family: i64) -> i64:
    """The family's cards in hand that fill the next want of the offer being taken."""
    at = seat * DRAFT
    row = offers.offer_row(
        state, state.talks.drafts[at + WITH], seat, state.talks.drafts[at + NUMBER]
    )
    want = state.talks.offers[row + FIRST_WANT + state.talks.drafts[at + GIVEN]]
    mask = state.diplomacy.hands[seat * FAMILIES + family] & offers.fits(want, family)
    mask &= ~drafts.given_of(state, seat, family)
    for place in range(state.talks.drafts[at + GIVEN] + 1, state.talks.offers[row + WANTED]):
        later = state.talks.offers[row + FIRST_WANT + place]
        if later < WANT_OF_KIND and later // SLOTS == family:
            mask &= ~(1 << later % SLOTS)
    return mask


def pay_named(state: Senji, seat: i64) -> None:
    """Wants that name a card leave no choice; when all are filled, the offer is taken."""
    at = seat * DRAFT
    row = offers.offer_row(
        state, state.talks.drafts[at + WITH], seat, state.talks.drafts[at + NUMBER]
    )
    wanted = state.talks.offers[row + WANTED]
    while state.talks.drafts[at + GIVEN] < wanted:
        want = state.talks.offers[row + FIRST_WANT + state.talks.drafts[at + GIVEN]]
        if want >= WANT_OF_KIND:
            return
        drafts.give(state, seat, want, 0)
    accept(state, seat, row)


def accept(state: Senji, seat: i64, row: i64) -> None:
    """Both sides are swapped at once, or nothing is (SEN-42, SEN-43)."""
    giver = state.talks.offers[row + WHAT]
    number = state.talks.offers[row + NUMBER]
    at = seat * DRAFT
    given = vec[i64](capacity=5)
    paid = vec[i64](capacity=5)
    stands = True
    for place in range(state.talks.offers[row + GIVEN]):
        card = state.talks.offers[row + FIRST_GIVEN + place] >> 1
        stands = stands and cards.holds(state, giver, card)
        given = append(given, card)
    for place in range(state.talks.drafts[at + GIVEN]):
        paid = append(paid, state.talks.drafts[at + FIRST_GIVEN + place] >> 1)
    drafts.clear(state, seat)
    offers.remove(state, giver, seat, number, "taken" if stands else "void")
    if not stands:
        return
    for card in given:
        cards.hand_over(state, giver, card, seat)
    for card in paid:
        cards.hand_over(state, seat, card, giver)
    unsettle(state, giver)
    unsettle(state, seat)
    if state.record:
        state.whisper(
            [int(giver), int(seat)],
            {"event": "deal", "seat": giver, "to": seat, "given": list(given), "paid": list(paid)},
        )


def unsettle(state: Senji, seat: i64) -> None:
    """Drop from the seat's draft what its hand no longer holds."""
    talks = state.edit_talks()
    at = seat * DRAFT
    doing = drafts.doing(state, seat)
    if doing != OFFERING and doing != PAYING:
        return
    kept: i64 = 0
    given = talks.drafts[at + GIVEN]
    for place in range(given):
        entry = talks.drafts[at + FIRST_GIVEN + place]
        if cards.holds(state, seat, entry >> 1):
            talks.drafts[at + FIRST_GIVEN + kept] = entry
            kept += 1
    for place in range(kept, given):
        talks.drafts[at + FIRST_GIVEN + place] = 0
    talks.drafts[at + GIVEN] = kept
    if doing == PAYING and not still_pays(state, seat, kept == given):
        drafts.clear(state, seat)


def still_pays(state: Senji, seat: i64, whole: bool) -> bool:
    """Whether the offer that the seat is about to take can still be paid as begun."""
    at = seat * DRAFT
    row = offers.offer_row(
        state, state.talks.drafts[at + WITH], seat, state.talks.drafts[at + NUMBER]
    )
    return whole and row != NONE and offers.can_pay(state, seat, row)
