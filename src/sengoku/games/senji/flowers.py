"""Senji, the hanafuda: deck, discards and hands (SEN-06, SEN-61, SEN-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sengoku.games.senji import memory
from sengoku.games.senji.components import FLOWERS, NONE

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji


def held(state: Senji, seat: i64) -> i64:
    """How many hanafuda the seat holds, which is open (SEN-09)."""
    count: i64 = 0
    for flower in range(FLOWERS):
        count += state.flowers[seat * FLOWERS + flower]
    return count


def pull(state: Senji) -> i64:
    """The top card of the deck, made anew from the discards if it is spent (SEN-61), or NONE."""
    deck = state.flower_deck
    if len(deck) == 0:
        for flower in range(FLOWERS):
            for _ in range(state.flower_discards[flower]):
                deck = append(deck, flower)
            state.flower_discards[flower] = 0
        if len(deck) == 0:
            return NONE
        state.random.shuffle(deck)
        if state.record:
            state.tell({"event": "reshuffle", "cards": len(deck)})
    deck, card = pop(deck)
    state.flower_deck = deck
    if len(state.under) > 0:
        broach(state)
    return card


def broach(state: Senji) -> None:
    """What somebody put under the deck is nobody's knowledge once a card of it is drawn."""
    under = state.under
    known: i64 = 0
    for place in range(1, len(under), 2):
        known += under[place]
    while known > len(state.flower_deck):
        known -= under[len(under) - 1]
        under = under[: len(under) - 2]
    state.under = under


def draw(state: Senji, seat: i64, count: i64) -> None:
    """Draw into the hand, as many as there are (SEN-61)."""
    drawn: list[int] = []
    for _ in range(count):
        card = pull(state)
        if card == NONE:
            break
        state.flowers[seat * FLOWERS + card] += 1
        if state.record:
            drawn.append(card)
    state.secrets += 1
    if state.record:
        state.tell(
            {"event": "draw", "seat": seat, "cards": len(drawn)}, {int(seat): {"drawn": drawn}}
        )


def discard(state: Senji, seat: i64, flower: i64, count: i64) -> None:
    """Put cards of one type from the hand onto the discards, which everybody sees."""
    state.flowers[seat * FLOWERS + flower] -= count
    state.flower_discards[flower] += count
    for viewer in range(state.players):
        memory.flower_left(state, viewer, seat, flower, count)


def pass_on(state: Senji, seat: i64, flower: i64, to: i64) -> None:
    """A card goes from hand to hand; only the two see which."""
    state.flowers[seat * FLOWERS + flower] -= 1
    state.flowers[to * FLOWERS + flower] += 1
    for viewer in range(state.players):
        if viewer == to:
            memory.flower_left(state, viewer, seat, flower, 1)
        elif viewer == seat:
            memory.see_flower(state, viewer, to, flower)
        else:
            memory.flower_gone(state, viewer, seat)


def lay_under(state: Senji, seat: i64, cards: vec[i64]) -> None:
    """Put cards that the seat has looked at under the deck, in random order (SEN-80)."""
    if len(cards) == 0:
        return
    state.random.shuffle(cards)
    for card in state.flower_deck:
        cards = append(cards, card)
    put = len(cards) - len(state.flower_deck)
    state.flower_deck = cards
    under = vec[i64]([seat, put])
    for number in state.under:
        under = append(under, number)
    state.under = under
