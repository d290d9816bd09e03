"""Senji, trade cards: SEN-80. A card goes home; its family, or the deck, shows hanafuda for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import FINE
from sengoku.games.senji.codes import (
    DECLINE_CODE,
    PICK_CODE,
    PICK_END,
    PRESENT_CODE,
    PRESENT_END,
    TRADE_CODE,
)
from sengoku.games.senji.components import (
    FLOWERS,
    NAOE,
    NONE,
    PICKING,
    SHOWING,
    SLOTS,
    TRADES,
    TRADING,
)
from sengoku.games.senji.rules import cards, flowers, memory, powers
from sengoku.games.senji.rules.events import whisper_move
from sengoku.games.senji.rules.phase import Action, Phase

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

NAOES: Final[i64] = 2  # cards that Naoe takes
# A bit of `autumn.used` beside those of the samurai: where one trade card is all, it was returned.
TRADED: Final[i64] = 0x40000


@final
class Trade(Action):
    """Return a trade card: its family shows hanafuda, or the deck does (SEN-80)."""

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A trade card of another family, from the hand (SEN-80)."""
        card = move - TRADE_CODE
        if not cards.holds(state, seat, card):
            return "SEN-80.hand"
        if not TRADES >> card % SLOTS & 1:
            return "SEN-80.kind"
        if state.autumn.used & TRADED:
            return "SEN-80.one"
        return FINE if card // SLOTS != seat + state.absent else "SEN-80.own"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        autumn = state.edit_autumn()
        card = move - TRADE_CODE
        if state.record:
            state.tell({"event": "trade", "seat": seat, "card": card})
        if state.one_trade:
            autumn.used |= TRADED
        cards.part(state, seat, card)
        cards.go_home(state, card)
        state.secrets += 1
        autumn.shown = vec[i64]([0] * FLOWERS)
        autumn.picked = 0
        autumn.partner = partner_of(state, card)
        count = shown_for(state, card)
        if autumn.partner == NONE:
            look(state, seat, count)
        elif count == flowers.held(state, autumn.partner):
            for flower in range(FLOWERS):
                autumn.shown[flower] = state.hanafuda.flowers[autumn.partner * FLOWERS + flower]
            be_shown(state, seat)
        else:
            autumn.to_show = count
            state.enter(SHOWING)


def partner_of(state: Senji, card: i64) -> i64:
    """Who shows hanafuda for a trade card: its family, or NONE if that is absent (SEN-80)."""
    partner = card // SLOTS - state.absent
    return partner if partner >= 0 else NONE


def shown_for(state: Senji, card: i64) -> i64:
    """How many hanafuda are shown for a trade card: its value, as far as they go (SEN-80)."""
    partner = partner_of(state, card)
    count = cards.value(card)
    return count if partner == NONE else min(count, flowers.held(state, partner))


def look(state: Senji, seat: i64, count: i64) -> None:
    """The top cards of the deck (SEN-80)."""
    autumn = state.edit_autumn()
    for _time in range(count):
        flower = flowers.pull(state)
        if flower == NONE:
            break
        autumn.shown[flower] += 1
    be_shown(state, seat)


@final
class Showing(Phase):
    """The partner chooses hanafuda to show, one by one (SEN-80)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.autumn.partner

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """A type of which the hand has one more to show."""
        found = vec[i64](capacity=4)
        for flower in range(FLOWERS):
            if state.hanafuda.flowers[seat * FLOWERS + flower] > state.autumn.shown[flower]:
                found = append(found, PRESENT_CODE + flower)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """One more hanafuda from the hand (SEN-80)."""
        if not PRESENT_CODE <= move < PRESENT_END:
            return "SEN-80.show"
        flower = move - PRESENT_CODE
        more = state.hanafuda.flowers[seat * FLOWERS + flower] > state.autumn.shown[flower]
        return FINE if more else "SEN-80.shown"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """When all are chosen, the trader sees them."""
        autumn = state.edit_autumn()
        autumn.shown[move - PRESENT_CODE] += 1
        autumn.to_show -= 1
        if state.record:
            whisper_move(state, seat, move)
        if autumn.to_show == 0:
            be_shown(state, autumn.trader)


def shown_count(state: Senji) -> i64:
    """How many hanafuda are shown."""
    count: i64 = 0
    for shown in state.autumn.shown:
        count += shown
    return count


def shown_flowers(state: Senji) -> list[int]:
    """The hanafuda that are shown, one by one."""
    return [flower for flower in range(FLOWERS) for _time in range(state.autumn.shown[flower])]


def be_shown(state: Senji, seat: i64) -> None:
    """The trader alone sees them, and takes one (SEN-80)."""
    state.secrets += 1
    if state.record:
        event = {
            "event": "shown",
            "seat": seat,
            "partner": None if state.autumn.partner == NONE else state.autumn.partner,
            "cards": shown_count(state),
        }
        seen = {"flowers": shown_flowers(state)}
        private = {int(seat): seen}
        if state.autumn.partner != NONE:
            private[int(state.autumn.partner)] = seen
        state.tell(event, private)
    if shown_count(state) == 0:
        state.edit_autumn().partner = NONE
        state.enter(TRADING)
        return
    if state.autumn.partner != NONE:
        memory.see_flowers(state, seat, state.autumn.partner)
    state.enter(PICKING)


@final
class Picking(Phase):
    """The trader takes one of the hanafuda shown (SEN-80)."""

    def begin(self, state: Senji) -> None:
        state.acting = 1 << state.autumn.trader

    def moves(self, state: Senji, seat: i64) -> vec[i64]:
        """One of the cards shown; with Naoe a second one, or not."""
        found = vec[i64](capacity=5)
        if state.autumn.picked > 0:
            found = append(found, DECLINE_CODE)
        for flower in range(FLOWERS):
            if state.autumn.shown[flower] > 0:
                found = append(found, PICK_CODE + flower)
        return found

    def breaks(self, state: Senji, seat: i64, move: i64) -> str:
        """A card that is shown (SEN-80)."""
        if move == DECLINE_CODE:
            return FINE if state.autumn.picked > 0 else "SEN-80.take"
        if not PICK_CODE <= move < PICK_END:
            return "SEN-80.take"
        return FINE if state.autumn.shown[move - PICK_CODE] > 0 else "SEN-80.offered"

    def make(self, state: Senji, seat: i64, move: i64) -> None:
        """Take a card; Naoe may take a second of at least two."""
        if move != DECLINE_CODE:
            enough = shown_count(state) + state.autumn.picked >= NAOES
            take_flower(state, seat, move - PICK_CODE)
            if state.autumn.picked == NAOES:
                state.edit_autumn().used |= 1 << NAOE
            elif enough and powers.has(state, seat, NAOE) and not state.autumn.used >> NAOE & 1:
                return
        end_trade(state, seat)


def take_flower(state: Senji, seat: i64, flower: i64) -> None:
    """One of the hanafuda shown goes into the trader's hand; only the two see which."""
    autumn = state.edit_autumn()
    autumn.shown[flower] -= 1
    autumn.picked += 1
    if autumn.partner == NONE:
        state.edit_hanafuda().flowers[seat * FLOWERS + flower] += 1
    else:
        flowers.pass_on(state, autumn.partner, flower, seat)
    if state.record:
        seen = {"flower": flower}
        private = {int(seat): seen}
        if autumn.partner != NONE:
            private[int(autumn.partner)] = seen
        state.tell({"event": "picked", "seat": seat}, private)


def end_trade(state: Senji, seat: i64) -> None:
    """What was not taken goes back: into the hand, where it is, or under the deck (SEN-80)."""
    autumn = state.edit_autumn()
    if autumn.partner == NONE:
        rest = vec[i64](capacity=4)
        for flower in range(FLOWERS):
            for _time in range(autumn.shown[flower]):
                rest = append(rest, flower)
        flowers.lay_under(state, seat, rest)
    autumn.shown = vec[i64]([0] * FLOWERS)
    autumn.partner = NONE
    autumn.picked = 0
    state.enter(TRADING)
