"""Senji, offers on the table: SEN-42 and SEN-43. Put together, sent, answered, and carried out.

A draft is what a seat is putting together; an offer is a draft that was sent. Both are rows of
numbers with the same columns (see `components`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji import cards, memory
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
    FIRST_WANT,
    GIVEN,
    KINDS,
    NONE,
    NUMBER,
    OFFERING,
    PAYING,
    SEATS_MOST,
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
    COVER_CODE,
    EXACTLY_CODE,
    SHOW_CODE,
    WANT_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


# Looking things up.


def made(state: Senji, seat: i64) -> i64:
    """How many offers the seat has sent this winter (SEN-44)."""
    count: i64 = 0
    for other in range(state.players):
        count += state.sent[seat * SEATS_MOST + other]
    return count


def offer_row(state: Senji, giver: i64, to: i64, number: i64) -> i64:
    """Where the offer lies, or NONE."""
    offers = state.offers
    for row in range(0, len(offers), DRAFT):
        if (
            offers[row + WHAT] == giver
            and offers[row + WITH] == to
            and offers[row + NUMBER] == number
        ):
            return row
    return NONE


def in_draft(state: Senji, seat: i64, family: i64) -> i64:
    """The family's cards that the seat's draft already gives."""
    at = seat * DRAFT
    mask: i64 = 0
    for place in range(state.drafts[at + GIVEN]):
        card = state.drafts[at + FIRST_GIVEN + place] >> 1
        if card // SLOTS == family:
            mask |= 1 << card % SLOTS
    return mask


def can_pay(state: Senji, seat: i64, row: i64) -> bool:
    """Whether the seat's hand fills all wants. They stand in order: cards, kinds, any."""
    used = vec[i64]([0] * FAMILIES)
    offers = state.offers
    wanted = offers[row + WANTED]
    for place in range(wanted):
        want = offers[row + FIRST_WANT + place]
        card = first_fitting(state, seat, want, used)
        if card == NONE:
            return False
        used[card // SLOTS] |= 1 << card % SLOTS
    return True


def first_fitting(state: Senji, seat: i64, want: i64, used: vec[i64]) -> i64:
    """A card that fills the want and is not used yet, or NONE."""
    for family in range(FAMILIES):
        mask = state.hands[seat * FAMILIES + family] & fits(want, family) & ~used[family]
        for slot in range(BLUFF):
            if mask >> slot & 1:
                return family * SLOTS + slot
    return NONE


def fits(want: i64, family: i64) -> i64:
    """The family's slots that fill a want."""
    if want == WANT_ANY:
        return VALUED
    if want >= WANT_KIND:
        kind = (want - WANT_KIND) % KINDS
        return 0xF << VALUES * kind if (want - WANT_KIND) // KINDS == family else 0
    return 1 << want % SLOTS if want // SLOTS == family else 0


def payable(state: Senji, seat: i64, family: i64) -> i64:
    """The family's cards in hand that fill the next want of the offer being taken."""
    at = seat * DRAFT
    row = offer_row(state, state.drafts[at + WITH], seat, state.drafts[at + NUMBER])
    want = state.offers[row + FIRST_WANT + state.drafts[at + GIVEN]]
    mask = state.hands[seat * FAMILIES + family] & fits(want, family)
    mask &= ~in_draft(state, seat, family)
    for place in range(state.drafts[at + GIVEN] + 1, state.offers[row + WANTED]):
        later = state.offers[row + FIRST_WANT + place]
        if later < WANT_KIND and later // SLOTS == family:
            mask &= ~(1 << later % SLOTS)
    return mask


# Carrying out.


def begin(state: Senji, seat: i64, what: i64, other: i64, number: i64) -> None:
    """Begin to put something together; a counter-offer remembers what it answers."""
    clear(state, seat)
    at = seat * DRAFT
    state.drafts[at + WHAT] = what
    state.drafts[at + WITH] = other
    state.drafts[at + NUMBER] = number


def clear(state: Senji, seat: i64) -> None:
    """Nothing is being put together."""
    for column in range(DRAFT):
        state.drafts[seat * DRAFT + column] = 0


def extend(state: Senji, seat: i64, move: i64) -> None:
    """One card given or one want more (SEN-42)."""
    at = seat * DRAFT
    drafts = state.drafts
    if move < COVER_CODE:
        drafts[at + FIRST_GIVEN + drafts[at + GIVEN]] = 2 * (move - SHOW_CODE)
        drafts[at + GIVEN] += 1
    elif move < WANT_CODE:
        drafts[at + FIRST_GIVEN + drafts[at + GIVEN]] = 2 * (move - COVER_CODE) + 1
        drafts[at + GIVEN] += 1
    elif move < EXACTLY_CODE:
        drafts[at + FIRST_WANT + drafts[at + WANTED]] = WANT_KIND + move - WANT_CODE
        drafts[at + WANTED] += 1
    else:
        place = at + FIRST_WANT + drafts[at + WANTED] - 1
        want = drafts[place] - WANT_KIND
        drafts[place] = want // KINDS * SLOTS + want % KINDS * VALUES + move - EXACTLY_CODE


def send(state: Senji, seat: i64) -> None:
    """The offer goes to one player; nobody else learns of it (SEN-42)."""
    at = seat * DRAFT
    to = state.drafts[at + WITH]
    answered = state.drafts[at + NUMBER]
    number = state.sent[seat * SEATS_MOST + to]
    state.sent[seat * SEATS_MOST + to] = number + 1
    row = vec[i64](capacity=DRAFT)
    for column in range(DRAFT):
        row = append(row, state.drafts[at + column])
    row[WHAT] = seat
    row[NUMBER] = number
    sort_wants(row)
    for column in range(DRAFT):
        state.offers = append(state.offers, row[column])
    for place in range(row[GIVEN]):
        given = row[FIRST_GIVEN + place]
        if given & 1 == 0:
            memory.learn(state, to, given >> 1, seat)
    state.secrets += 1
    if state.record:
        tell_offer(state, row)
    if answered != NONE and offer_row(state, to, seat, answered) != NONE:
        remove(state, to, seat, answered, "countered")
    clear(state, seat)


def sort_wants(row: vec[i64]) -> None:
    """Cards first, then kinds, then any: filled in this order, no choice blocks a later one."""
    for last in range(row[WANTED] - 1, 0, -1):
        for place in range(last):
            if row[FIRST_WANT + place] > row[FIRST_WANT + place + 1]:
                want = row[FIRST_WANT + place]
                row[FIRST_WANT + place] = row[FIRST_WANT + place + 1]
                row[FIRST_WANT + place + 1] = want


def tell_offer(state: Senji, row: vec[i64]) -> None:
    given = [row[FIRST_GIVEN + place] for place in range(row[GIVEN])]
    event = {
        "event": "offer",
        "seat": int(row[WHAT]),
        "to": int(row[WITH]),
        "number": int(row[NUMBER]),
        "open": [int(card >> 1) for card in given if card & 1 == 0],
        "covered": sum([int(card & 1) for card in given]),
        "wants": [int(row[FIRST_WANT + place]) for place in range(row[WANTED])],
    }
    hidden = {"covered_cards": [int(card >> 1) for card in given if card & 1]}
    state.whisper([int(row[WITH])], event)
    state.whisper([int(row[WHAT])], event | hidden)


def remove(state: Senji, giver: i64, to: i64, number: i64, how: str) -> None:
    """An offer is answered or withdrawn: it is gone; whoever was about to take it stops."""
    found = offer_row(state, giver, to, number)
    rest = state.offers[:found]
    for place in range(found + DRAFT, len(state.offers)):
        rest = append(rest, state.offers[place])
    state.offers = rest
    at = to * DRAFT
    if (
        state.drafts[at + WHAT] == PAYING
        and state.drafts[at + WITH] == giver
        and state.drafts[at + NUMBER] == number
    ):
        clear(state, to)
    state.secrets += 1
    if state.record:
        state.whisper(
            [int(giver), int(to)], {"event": how, "seat": giver, "to": to, "number": number}
        )


def take(state: Senji, seat: i64, giver: i64, number: i64) -> None:
    """Begin to accept: choose the cards for the wants that leave a choice (SEN-42)."""
    begin(state, seat, PAYING, giver, number)
    pay_named(state, seat)


def pay(state: Senji, seat: i64, card: i64) -> None:
    add_payment(state, seat, card)
    pay_named(state, seat)


def add_payment(state: Senji, seat: i64, card: i64) -> None:
    at = seat * DRAFT
    state.drafts[at + FIRST_GIVEN + state.drafts[at + GIVEN]] = 2 * card
    state.drafts[at + GIVEN] += 1


def pay_named(state: Senji, seat: i64) -> None:
    """Wants that name a card leave no choice; when all are filled, the offer is taken."""
    at = seat * DRAFT
    row = offer_row(state, state.drafts[at + WITH], seat, state.drafts[at + NUMBER])
    wanted = state.offers[row + WANTED]
    while state.drafts[at + GIVEN] < wanted:
        want = state.offers[row + FIRST_WANT + state.drafts[at + GIVEN]]
        if want >= WANT_KIND:
            return
        add_payment(state, seat, want)
    accept(state, seat, row)


def accept(state: Senji, seat: i64, row: i64) -> None:
    """Both sides are swapped at once, or nothing is (SEN-42, SEN-43)."""
    giver = state.offers[row + WHAT]
    number = state.offers[row + NUMBER]
    at = seat * DRAFT
    given = vec[i64](capacity=5)
    paid = vec[i64](capacity=5)
    stands = True
    for place in range(state.offers[row + GIVEN]):
        card = state.offers[row + FIRST_GIVEN + place] >> 1
        stands = stands and cards.holds(state, giver, card)
        given = append(given, card)
    for place in range(state.drafts[at + GIVEN]):
        paid = append(paid, state.drafts[at + FIRST_GIVEN + place] >> 1)
    clear(state, seat)
    remove(state, giver, seat, number, "taken" if stands else "void")
    if not stands:
        return
    for card in given:
        hand_over(state, giver, card, seat)
    for card in paid:
        hand_over(state, seat, card, giver)
    unsettle(state, giver)
    unsettle(state, seat)
    if state.record:
        state.whisper(
            [int(giver), int(seat)],
            {"event": "deal", "seat": giver, "to": seat, "given": list(given), "paid": list(paid)},
        )


def hand_over(state: Senji, seat: i64, card: i64, to: i64) -> None:
    """A card passes from hand to hand; the two remember it."""
    cards.part(state, seat, card)
    cards.receive(state, to, card, seat)
    memory.learn(state, seat, card, to)
    memory.learn(state, to, card, to)


def unsettle(state: Senji, seat: i64) -> None:
    """Drop from the seat's draft what its hand no longer holds."""
    at = seat * DRAFT
    doing = state.drafts[at + WHAT]
    if doing != OFFERING and doing != PAYING:
        return
    kept: i64 = 0
    given = state.drafts[at + GIVEN]
    for place in range(given):
        entry = state.drafts[at + FIRST_GIVEN + place]
        if cards.holds(state, seat, entry >> 1):
            state.drafts[at + FIRST_GIVEN + kept] = entry
            kept += 1
    for place in range(kept, given):
        state.drafts[at + FIRST_GIVEN + place] = 0
    state.drafts[at + GIVEN] = kept
    if doing == PAYING and not still_pays(state, seat, kept == given):
        clear(state, seat)


def still_pays(state: Senji, seat: i64, whole: bool) -> bool:
    """Whether the offer that the seat is about to take can still be paid as begun."""
    at = seat * DRAFT
    row = offer_row(state, state.drafts[at + WITH], seat, state.drafts[at + NUMBER])
    return whole and row != NONE and can_pay(state, seat, row)
