"""Senji, the hanafuda: deck, discards and hands (SEN-06, SEN-61, SEN-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sengoku.games.senji.components import FLOWERS, NONE
from sengoku.games.senji.rules import memory

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji


def held(state: Senji, seat: i64) -> i64:
    """How many hanafuda the seat holds, which is open (SEN-09)."""
    count: i64 = 0
    for flower in range(FLOWERS):
        count += state.hanafuda.flowers[seat * FLOWERS + flower]
    return count


def pull(state: Senji) -> i64:
    """Take the top card of the deck, or NONE; an empty deck is rebuilt from discards (SEN-61)."""
    hanafuda = state.edit_hanafuda()
    deck = hanafuda.flower_deck
    if len(deck) == 0:
        for flower in range(FLOWERS):
            for _time in range(hanafuda.flower_discards[flower]):
                deck = append(deck, flower)
            hanafuda.flower_discards[flower] = 0
        if len(deck) == 0:
            return NONE
        state.random.shuffle(deck)
        if state.record:
            state.tell({"event": "reshuffle", "cards": len(deck)})
    deck, card = pop(deck)
    hanafuda.flower_deck = deck
    if len(hanafuda.under) > 0:
        broach(state)
    return card


def broach(state: Senji) -> None:
    """Forget packets under the deck of which a card was drawn: their contents are unknown again."""
    under = state.hanafuda.under
    known: i64 = 0
    for place in range(1, len(under), 2):
        known += under[place]
    while known > len(state.hanafuda.flower_deck):
        known -= under[len(under) - 1]
        under = under[: len(under) - 2]
    state.edit_hanafuda().under = under


def draw(state: Senji, seat: i64, count: i64) -> None:
    """Draw into the hand, as many as there are (SEN-61)."""
    hanafuda = state.edit_hanafuda()
    drawn: list[int] = []
    for _time in range(count):
        card = pull(state)
        if card == NONE:
            break
        hanafuda.flowers[seat * FLOWERS + card] += 1
        if state.record:
            drawn.append(card)
    state.secrets += 1
    if state.record:
        state.tell(
            {"event": "draw", "seat": seat, "cards": len(drawn)}, {int(seat): {"drawn": drawn}}
        )


def discard(state: Senji, seat: i64, flower: i64, count: i64) -> None:
    """Put cards of one type from the hand onto the discards, which everybody sees."""
    hanafuda = state.edit_hanafuda()
    hanafuda.flowers[seat * FLOWERS + flower] -= count
    hanafuda.flower_discards[flower] += count
    for viewer in range(state.players):
        memory.flower_left(state, viewer, seat, flower, count)


def pass_on(state: Senji, seat: i64, flower: i64, to: i64) -> None:
    """A card goes from hand to hand; only the two see which."""
    hanafuda = state.edit_hanafuda()
    hanafuda.flowers[seat * FLOWERS + flower] -= 1
    hanafuda.flowers[to * FLOWERS + flower] += 1
    for viewer in range(state.players):
        if viewer == to:
            memory.flower_left(state, viewer, seat, flower, 1)
        elif viewer == seat:
            memory.see_flower(state, viewer, to, flower)
        else:
            memory.flower_gone(state, viewer, seat)


def lay_under(state: Senji, seat: i64, cards: vec[i64]) -> None:
    """Put cards that the seat has looked at under the deck, in random order (SEN-80)."""
    hanafuda = state.edit_hanafuda()
    if len(cards) == 0:
        return
    state.random.shuffle(cards)
    for card in hanafuda.flower_deck:
        cards = append(cards, card)
    put = len(cards) - len(hanafuda.flower_deck)
    hanafuda.flower_deck = cards
    under = vec[i64]([seat, put])
    for number in hanafuda.under:
        under = append(under, number)
    hanafuda.under = under
