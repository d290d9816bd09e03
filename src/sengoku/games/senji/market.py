"""Senji, autumn's hanafuda and samurai: trade, combinations, recruiting (SEN-80 to SEN-83)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE
from sengoku.games.senji import cards, flowers, memory, pieces
from sengoku.games.senji.components import (
    DAISUKE,
    FLOWERS,
    ISHIDA,
    KEEPING,
    NAOE,
    NONE,
    PICKING,
    PLACING,
    PROVINCES,
    RANMARU,
    RECRUIT,
    SAMURAI,
    SEAS,
    SHOWING,
    SLOTS,
    TANZAKU,
)
from sengoku.games.senji.notation import (
    BEND_CODE,
    COMBINE_CODE,
    DECLINE_CODE,
    EMBARK_CODE,
    KEEP_CODE,
    PICK_CODE,
    PRESENT_CODE,
    RECRUIT_CODE,
    REDRAW_CODE,
    REVEAL_CODE,
    SETTLE_CODE,
    SWAP_CODE,
    TRIBUTE_CODE,
)

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

COMBOS: Final[i64] = 5
OFFERED: Final[i64] = 3  # samurai to choose from (SEN-83)
NAOES: Final[i64] = 2  # cards that Naoe takes

# What the combinations need, by type: a row for each of them (SEN-82, SEN-83).
NEEDS: Final = vec[i64]([4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 5, 1, 1, 1, 1, 0, 0, 5, 0])


# Combinations, recruiting, Daisuke: the lists and the rules.


def market_moves(state: Senji, seat: i64, found: vec[i64], count: i64) -> i64:
    """Combinations, recruiting, Ishida's and Daisuke's help."""
    for combo in range(RECRUIT):
        if not combo_breaks(state, seat, combo, NONE, NONE):
            found[count] = COMBINE_CODE + combo
            count += 1
    if not recruit_breaks(state, seat, NONE, NONE):
        found[count] = RECRUIT_CODE
        count += 1
    if pieces.has(state, seat, ISHIDA) and not state.used >> ISHIDA & 1:
        for code in range(COMBOS * FLOWERS * FLOWERS):
            if not bend_breaks(state, seat, code):
                found[count] = BEND_CODE + code
                count += 1
    if pieces.has(state, seat, DAISUKE):
        for flower in range(FLOWERS):
            if not redraw_breaks(state, seat, flower):
                found[count] = REDRAW_CODE + flower
                count += 1
    return count


def market_breaks(state: Senji, seat: i64, move: i64) -> str:
    """Which rule a deed with hanafuda breaks."""
    if COMBINE_CODE <= move < BEND_CODE:
        return combo_breaks(state, seat, move - COMBINE_CODE, NONE, NONE)
    if BEND_CODE <= move < RECRUIT_CODE:
        return bend_breaks(state, seat, move - BEND_CODE)
    if move == RECRUIT_CODE:
        return recruit_breaks(state, seat, NONE, NONE)
    if REDRAW_CODE <= move < SWAP_CODE:
        return redraw_breaks(state, seat, move - REDRAW_CODE)
    return "SEN-80.sequence"


def need(state: Senji, seat: i64, combo: i64, flower: i64) -> i64:
    """How many of a type a combination needs: recruiting one less with Ranmaru."""
    count = NEEDS[combo * FLOWERS + flower]
    if combo == RECRUIT and flower == TANZAKU and pieces.has(state, seat, RANMARU):
        count -= 1
    return count


def used_for(state: Senji, seat: i64, combo: i64, flower: i64, bent: i64, missing: i64) -> i64:
    """How many of a type are used up, one of `bent` standing in for one of `missing`."""
    count = need(state, seat, combo, flower)
    if flower == bent:
        count += 1
    if flower == missing:
        count -= 1
    return count


def combo_breaks(state: Senji, seat: i64, combo: i64, bent: i64, missing: i64) -> str:
    """The cards must be in hand (SEN-82)."""
    for flower in range(FLOWERS):
        needed = used_for(state, seat, combo, flower, bent, missing)
        if state.flowers[seat * FLOWERS + flower] < needed:
            return "SEN-82.cards"
    return FINE


def recruit_breaks(state: Senji, seat: i64, bent: i64, missing: i64) -> str:
    """Five tanzaku, and a samurai that is left (SEN-83)."""
    if combo_breaks(state, seat, RECRUIT, bent, missing):
        return "SEN-83.tanzaku"
    return FINE if pieces.samurai_left(state) else "SEN-83.none"


def bend_breaks(state: Senji, seat: i64, code: i64) -> str:
    """Ishida, once: one card counts as another type that the combination needs."""
    combo, bent, missing = code // 16, code // 4 % 4, code % 4
    if not pieces.has(state, seat, ISHIDA):
        return "SEN-07.ishida"
    if state.used >> ISHIDA & 1:
        return "SEN-07.ishida_once"
    if bent == missing or NEEDS[combo * FLOWERS + missing] == 0:
        return "SEN-07.ishida_type"
    if combo == RECRUIT:
        return recruit_breaks(state, seat, bent, missing)
    return combo_breaks(state, seat, combo, bent, missing)


def redraw_breaks(state: Senji, seat: i64, flower: i64) -> str:
    """Daisuke, once: a card from the hand."""
    if not pieces.has(state, seat, DAISUKE):
        return "SEN-07.daisuke"
    if state.used >> DAISUKE & 1:
        return "SEN-07.daisuke_once"
    return FINE if state.flowers[seat * FLOWERS + flower] > 0 else "SEN-07.daisuke_hand"


# Carrying out.


def deal_in(state: Senji, seat: i64, move: i64) -> None:
    """Carry out a deed with hanafuda."""
    if state.record:
        state.tell_move(seat, move)
    if move < BEND_CODE:
        combine(state, seat, move - COMBINE_CODE, NONE, NONE)
    elif move < RECRUIT_CODE:
        code = move - BEND_CODE
        state.used |= 1 << ISHIDA
        combine(state, seat, code // 16, code // 4 % 4, code % 4)
    elif move == RECRUIT_CODE:
        combine(state, seat, RECRUIT, NONE, NONE)
    else:
        state.used |= 1 << DAISUKE
        flowers.discard(state, seat, move - REDRAW_CODE, 1)
        flowers.draw(state, seat, 1)


def combine(state: Senji, seat: i64, combo: i64, bent: i64, missing: i64) -> None:
    """The cards go to the discards, for honour or for a samurai (SEN-82, SEN-83)."""
    for flower in range(FLOWERS):
        count = used_for(state, seat, combo, flower, bent, missing)
        if count > 0:
            flowers.discard(state, seat, flower, count)
    state.secrets += 1
    if combo == RECRUIT:
        draw_recruits(state, seat, False)
    else:
        state.honour[seat] += state.edition.prizes[combo]


def draw_recruits(state: Senji, seat: i64, mercenary: bool) -> None:
    """Draw 3 samurai to choose from (SEN-83, SEN-85)."""
    state.mercenary = mercenary
    pieces.draw_samurai(state, seat, OFFERED)
    state.phase = KEEPING
    state.acting = 1 << seat
    if state.record:
        state.whisper(
            [int(seat)], {"event": "samurai_drawn", "choice": pieces.bits(state.drawn[seat])}
        )


def keep(state: Senji, seat: i64, samurai: i64) -> None:
    """Keep one, shuffle the others back, gain its honour unless it is hired (SEN-83, SEN-85)."""
    back = state.drawn[seat] & ~(1 << samurai)
    state.drawn[seat] = 0
    if back:
        pieces.put_back(state, back)
    state.retinue[seat] |= 1 << samurai
    if not state.mercenary:
        state.honour[seat] += state.edition.honours[samurai]
    state.secrets += 1
    if state.record:
        state.tell(
            {"event": "recruited", "seat": seat, "samurai": samurai, "hired": state.mercenary}
        )
    state.placing = samurai
    state.phase = PLACING
    state.acting = 1 << seat


def placing(state: Senji, seat: i64) -> vec[i64]:
    """The own provinces; with none, the seas (SEN-83)."""
    found = vec[i64](capacity=6)
    for province in range(PROVINCES):
        if state.owners[province] == seat:
            found = append(found, SETTLE_CODE + province)
    if len(found) == 0:
        for sea in range(SEAS):
            found = append(found, EMBARK_CODE + sea)
    return found


def placing_breaks(state: Senji, seat: i64, move: i64) -> str:
    """An own province; with none, a sea (SEN-83)."""
    if SETTLE_CODE <= move < EMBARK_CODE:
        return FINE if state.owners[move - SETTLE_CODE] == seat else "SEN-83.province"
    if EMBARK_CODE <= move < REVEAL_CODE:
        return FINE if pieces.provinces_of(state, seat) == 0 else "SEN-83.sea"
    return "SEN-83.place"


def place(state: Senji, seat: i64, move: i64) -> None:
    """There the samurai stands."""
    mask: i64 = 1 << state.placing
    if state.record:
        state.tell_move(seat, move)
    if move < EMBARK_CODE:
        state.samurai[move - SETTLE_CODE] |= mask
    else:
        state.fleet_samurai[seat * SEAS + move - EMBARK_CODE] |= mask
    state.placing = NONE
    state.mercenary = False
    state.trade_on()


def keeping(state: Senji, seat: i64) -> vec[i64]:
    """The samurai drawn."""
    found = vec[i64](capacity=3)
    for samurai in range(SAMURAI):
        if state.drawn[seat] >> samurai & 1:
            found = append(found, KEEP_CODE + samurai)
    return found


def keeping_breaks(state: Senji, seat: i64, move: i64) -> str:
    """One of those drawn (SEN-83)."""
    if not KEEP_CODE <= move < KEEP_CODE + SAMURAI:
        return "SEN-83.keep"
    return FINE if state.drawn[seat] >> (move - KEEP_CODE) & 1 else "SEN-83.drawn"


# Trade cards.


def trade(state: Senji, seat: i64, card: i64) -> None:
    """Return a trade card: its family shows hanafuda, or the deck does (SEN-80)."""
    if state.record:
        state.tell({"event": "trade", "seat": seat, "card": card})
    cards.part(state, seat, card)
    cards.go_home(state, card)
    state.secrets += 1
    state.shown = vec[i64]([0] * FLOWERS)
    state.picked = 0
    state.partner = card // SLOTS - state.absent
    if state.partner < 0:
        state.partner = NONE
        look(state, seat, cards.value(card))
        return
    held = flowers.held(state, state.partner)
    if held <= cards.value(card):
        for flower in range(FLOWERS):
            state.shown[flower] = state.flowers[state.partner * FLOWERS + flower]
        be_shown(state, seat)
    else:
        state.to_show = cards.value(card)
        state.phase = SHOWING
        state.acting = 1 << state.partner


def look(state: Senji, seat: i64, count: i64) -> None:
    """The top cards of the deck (SEN-80)."""
    for _ in range(count):
        flower = flowers.pull(state)
        if flower == NONE:
            break
        state.shown[flower] += 1
    be_shown(state, seat)


def showing(state: Senji, seat: i64) -> vec[i64]:
    """A type of which the hand has one more to show."""
    found = vec[i64](capacity=4)
    for flower in range(FLOWERS):
        if state.flowers[seat * FLOWERS + flower] > state.shown[flower]:
            found = append(found, PRESENT_CODE + flower)
    return found


def showing_breaks(state: Senji, seat: i64, move: i64) -> str:
    """One more hanafuda from the hand (SEN-80)."""
    if not PRESENT_CODE <= move < PICK_CODE:
        return "SEN-80.show"
    flower = move - PRESENT_CODE
    more = state.flowers[seat * FLOWERS + flower] > state.shown[flower]
    return FINE if more else "SEN-80.shown"


def show(state: Senji, seat: i64, move: i64) -> None:
    """Choose the cards to show, one by one; then the other sees them."""
    state.shown[move - PRESENT_CODE] += 1
    state.to_show -= 1
    if state.record:
        state.whisper_move(seat, move)
    if state.to_show == 0:
        be_shown(state, state.trader)


def shown_count(state: Senji) -> i64:
    """How many hanafuda are shown."""
    count: i64 = 0
    for shown in state.shown:
        count += shown
    return count


def shown_flowers(state: Senji) -> list[int]:
    """The hanafuda that are shown, one by one."""
    return [flower for flower in range(FLOWERS) for _ in range(state.shown[flower])]


def be_shown(state: Senji, seat: i64) -> None:
    """The trader alone sees them, and takes one (SEN-80)."""
    state.secrets += 1
    if state.record:
        event = {
            "event": "shown",
            "seat": seat,
            "partner": None if state.partner == NONE else state.partner,
            "cards": shown_count(state),
        }
        seen = {"flowers": shown_flowers(state)}
        private = {int(seat): seen}
        if state.partner != NONE:
            private[int(state.partner)] = seen
        state.tell(event, private)
    if shown_count(state) == 0:
        state.partner = NONE
        state.trade_on()
        return
    if state.partner != NONE:
        memory.see_flowers(state, seat, state.partner)
    state.phase = PICKING
    state.acting = 1 << seat


def picking(state: Senji) -> vec[i64]:
    """One of the cards shown; with Naoe a second one, or not."""
    found = vec[i64](capacity=5)
    if state.picked > 0:
        found = append(found, DECLINE_CODE)
    for flower in range(FLOWERS):
        if state.shown[flower] > 0:
            found = append(found, PICK_CODE + flower)
    return found


def picking_breaks(state: Senji, move: i64) -> str:
    """A card that is shown (SEN-80)."""
    if move == DECLINE_CODE:
        return FINE if state.picked > 0 else "SEN-80.take"
    if not PICK_CODE <= move < TRIBUTE_CODE:
        return "SEN-80.take"
    return FINE if state.shown[move - PICK_CODE] > 0 else "SEN-80.offered"


def pick(state: Senji, seat: i64, move: i64) -> None:
    """Take a card; Naoe may take a second of at least two."""
    if move != DECLINE_CODE:
        enough = shown_count(state) + state.picked >= NAOES
        take_flower(state, seat, move - PICK_CODE)
        if state.picked == NAOES:
            state.used |= 1 << NAOE
        elif enough and pieces.has(state, seat, NAOE) and not state.used >> NAOE & 1:
            return
    end_trade(state, seat)


def take_flower(state: Senji, seat: i64, flower: i64) -> None:
    state.shown[flower] -= 1
    state.picked += 1
    if state.partner == NONE:
        state.flowers[seat * FLOWERS + flower] += 1
    else:
        flowers.pass_on(state, state.partner, flower, seat)
    if state.record:
        seen = {"flower": flower}
        private = {int(seat): seen}
        if state.partner != NONE:
            private[int(state.partner)] = seen
        state.tell({"event": "picked", "seat": seat}, private)


def end_trade(state: Senji, seat: i64) -> None:
    """What was not taken goes back: into the hand, where it is, or under the deck (SEN-80)."""
    if state.partner == NONE:
        rest = vec[i64](capacity=4)
        for flower in range(FLOWERS):
            for _ in range(state.shown[flower]):
                rest = append(rest, flower)
        flowers.lay_under(state, seat, rest)
    state.shown = vec[i64]([0] * FLOWERS)
    state.partner = NONE
    state.picked = 0
    state.trade_on()
