"""Senji, how a game is dealt: SEN-10, SEN-12; and which options it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.kernel.refusals import IllegalSetup
from sengoku.games.senji.components import (
    BLUFFS,
    CHOOSING,
    FAMILIES,
    FLOWERS,
    SAMURAI,
    SLOTS,
    VALUED,
)
from sengoku.games.senji.rules import flowers, pieces

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

OFFERED: Final[i64] = 3  # samurai to choose from (SEN-10)


def check_options(state: Senji) -> None:
    """Refuse a number of years that no game has."""
    if state.max_years < 0:
        raise IllegalSetup("OPTION.least", {"option": "max_years", "least": 0})


def deal(state: Senji) -> None:
    """Hanafuda and samurai to every seat, the absent families' decks beside the board."""
    check_options(state)
    state.reset_records()
    shuffle_decks(state)
    deal_diplomacy(state)
    if state.record:
        state.tell({"event": "start", "absent": state.absent})
    for seat in range(state.players):
        flowers.draw(state, seat, state.edition.start_flowers)
    for seat in range(state.players):
        pieces.draw_samurai(state, seat, OFFERED)
        if state.record:
            state.whisper(
                [seat],
                {"event": "samurai_drawn", "choice": pieces.bits(state.recruits.drawn[seat])},
            )
    state.enter(CHOOSING)


def shuffle_decks(state: Senji) -> None:
    """The hanafuda, then the samurai."""
    hanafuda = state.edit_hanafuda()
    recruits = state.edit_recruits()
    for flower in range(FLOWERS):
        for _time in range(state.edition.flowers[flower]):
            hanafuda.flower_deck = append(hanafuda.flower_deck, flower)
    state.random.shuffle(hanafuda.flower_deck)
    recruits.samurai_deck = vec[i64](range(SAMURAI))
    state.random.shuffle(recruits.samurai_deck)


def deal_diplomacy(state: Senji) -> None:
    """Every family's cards to its player; the absent ones' without bluffs, shuffled (SEN-12)."""
    diplomacy = state.edit_diplomacy()
    for family in range(FAMILIES):
        seat = family - state.absent
        known: i64 = 0
        for slot in range(SLOTS - 1):
            known |= (seat + 1) << 4 * slot
        if seat >= 0:
            both: i64 = (1 << BLUFFS) - 1
            diplomacy.hands[seat * FAMILIES + family] = state.edition.cards[family] | both << (
                SLOTS - 1
            )
            for viewer in range(state.players + 1):
                diplomacy.holders[viewer * FAMILIES + family] = known
                diplomacy.firm[viewer * FAMILIES + family] = VALUED
        else:
            deal_deck(state, family)


def deal_deck(state: Senji, family: i64) -> None:
    """The deck of an absent family: its valued cards, in random order."""
    diplomacy = state.edit_diplomacy()
    deck = vec[i64]()
    for slot in range(SLOTS - 1):
        if state.edition.cards[family] >> slot & 1:
            deck = append(deck, family * SLOTS + slot + 128 * family)
    state.random.shuffle(deck)
    for entry in deck:
        diplomacy.decks = append(diplomacy.decks, entry)
