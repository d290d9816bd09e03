"""Senji, winter: SEN-40 to SEN-44. Offers, answers, and who is ready; promises are next door.

Several seats act at once, so a hand can change while its owner puts something together: what no
longer holds is dropped from the draft (`unsettle`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.moves import scratch
from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, memory, promises
from sengoku.games.senji.components import (
    BLUFF,
    DRAFT,
    FAMILIES,
    FIRST_GIVEN,
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
        if offers_made(state, seat) < OFFERS:
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
    offers = state.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WITH] == seat:
            number = offers[row + WHAT] * OFFERS + offers[row + NUMBER]
            if can_pay(state, seat, row):
                found = append(found, TAKE_CODE + number)
            found = append(found, REFUSE_CODE + number)
            if not ready and not offer_breaks(state, seat, offers[row + WHAT]):
                found = append(found, COUNTER_CODE + number)
    return found


def withdrawals(state: Senji, seat: i64, found: vec[i64]) -> vec[i64]:
    offers = state.offers
    for row in range(0, len(offers), DRAFT):
        if offers[row + WHAT] == seat:
            number = offers[row + WITH] * OFFERS + offers[row + NUMBER]
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
            mask &= ~in_draft(state, seat, family)
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
        fitting = payable(state, seat, family)
        for slot in range(BLUFF):
            if fitting >> slot & 1:
                found = append(found, PAY_CODE + family * SLOTS + slot)
    if state.lifts[seat] > 0:
        found = append(found, DROP_CODE)
    return found


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
        row = offer_row(state, (move - REFUSE_CODE) // OFFERS, seat, (move - REFUSE_CODE) % OFFERS)
        return FINE if row != NONE else "SEN-43.offer"
    if WITHDRAW_CODE <= move < DROP_CODE:
        code = move - WITHDRAW_CODE
        row = offer_row(state, seat, code // OFFERS, code % OFFERS)
        return FINE if row != NONE else "SEN-43.offer"
    if state.readiness[seat] != OPEN:
        return "SEN-40.ready"
    if move < SHOW_CODE:
        return offer_breaks(state, seat, move - OFFER_CODE)
    if COUNTER_CODE <= move < PROMISE_CODE:
        other = (move - COUNTER_CODE) // OFFERS
        if offer_row(state, other, seat, (move - COUNTER_CODE) % OFFERS) == NONE:
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
    if offers_made(state, seat) >= OFFERS:
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
    if in_draft(state, seat, card // SLOTS) >> card % SLOTS & 1:
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
    row = offer_row(state, number // OFFERS, seat, number % OFFERS)
    if row == NONE:
        return "SEN-43.offer"
    return FINE if can_pay(state, seat, row) else "SEN-42.wants"


def pay_breaks(state: Senji, seat: i64, move: i64) -> str:
    """A card from the hand that fits the next want (SEN-42)."""
    if not PAY_CODE <= move < REFUSE_CODE:
        return "SEN-42.unpaid"
    card = move - PAY_CODE
    if card % SLOTS == BLUFF:
        return "SEN-41.bluff"
    if not payable(state, seat, card // SLOTS) >> card % SLOTS & 1:
        return "SEN-42.fit"
    return FINE


# Looking things up.


def offers_made(state: Senji, seat: i64) -> i64:
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


def talk(state: Senji, seat: i64, move: i64) -> None:
    """Carry out a move of winter."""
    if move <= CHANGE_CODE:
        state.make_ready(seat, move)
    elif move < SHOW_CODE:
        begin(state, seat, OFFERING, move - OFFER_CODE, NONE)
    elif move < SEND_CODE:
        extend(state, seat, move)
    elif move == SEND_CODE:
        send(state, seat)
    elif move < PROMISE_CODE:
        answer(state, seat, move)
    elif move < WITHDRAW_CODE:
        promises.promise(state, seat, move)
    elif move < DROP_CODE:
        code = move - WITHDRAW_CODE
        remove(state, seat, code // OFFERS, code % OFFERS, "withdrawn")
    else:
        state.lifts[seat] -= 1
        clear(state, seat)


def answer(state: Senji, seat: i64, move: i64) -> None:
    """Take an offer, pay for it, refuse it, or answer it with another (SEN-42)."""
    if move < PAY_CODE:
        take(state, seat, (move - TAKE_CODE) // OFFERS, (move - TAKE_CODE) % OFFERS)
    elif move < REFUSE_CODE:
        pay(state, seat, move - PAY_CODE)
    elif move < COUNTER_CODE:
        code = move - REFUSE_CODE
        remove(state, code // OFFERS, seat, code % OFFERS, "refused")
    else:
        code = move - COUNTER_CODE
        begin(state, seat, OFFERING, code // OFFERS, code % OFFERS)


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
