"""Senji, the set-up: SEN-10 to SEN-13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.refusals import FINE, IllegalSetup
from sengoku.games.senji import flowers, pieces
from sengoku.games.senji.components import (
    BLUFFS,
    CALLING,
    CHOOSING,
    FAMILIES,
    FLOWERS,
    NONE,
    POSTING,
    PROVINCES,
    SAMURAI,
    SEAS,
    SLOTS,
    VALUED,
)
from sengoku.games.senji.notation import CALL_CODE, HOST_CODE, KEEP_CODE, POST_CODE

if TYPE_CHECKING:
    from sengoku.games.senji.rules import Senji

UNITS: Final[i64] = 12  # SEN-04
START_UNITS: Final[i64] = 3  # SEN-04, SEN-11
OFFERED: Final[i64] = 3  # samurai to choose from (SEN-10)
RAID_DICE: Final = ("all", "units")  # SEN-66
UMEKO_SWAPS: Final = ("diplomacy", "hanafuda")  # SEN-07


def check_options(state: Senji) -> None:
    """The options that are words or numbers take only some."""
    for option, choices in (("raid_dice", RAID_DICE), ("umeko", UMEKO_SWAPS)):
        if state.options[option] not in choices:
            value = str(state.options[option])
            raise IllegalSetup(
                "OPTION.choice", {"option": option, "value": value, "choices": ", ".join(choices)}
            )
    if state.max_years < 0:
        raise IllegalSetup("OPTION.least", {"option": "max_years", "least": 0})


def deal(state: Senji) -> None:
    """Hanafuda and samurai to every seat, the absent families' decks beside the board."""
    check_options(state)
    size_fields(state)
    edition = state.edition
    for flower in range(FLOWERS):
        for _ in range(edition.flowers[flower]):
            state.flower_deck = append(state.flower_deck, flower)
    state.random.shuffle(state.flower_deck)
    state.samurai_deck = vec[i64](range(SAMURAI))
    state.random.shuffle(state.samurai_deck)
    deal_diplomacy(state)
    if state.record:
        state.tell({"event": "start", "absent": state.absent})
    for seat in range(state.players):
        flowers.draw(state, seat, edition.start_flowers)
    for seat in range(state.players):
        pieces.draw_samurai(state, seat, OFFERED)
        if state.record:
            state.whisper(
                [seat], {"event": "samurai_drawn", "choice": pieces.bits(state.drawn[seat])}
            )
    state.phase = CHOOSING
    state.acting = (1 << state.players) - 1


def size_fields(state: Senji) -> None:
    """Room for every seat."""
    seats = state.players
    state.owners = vec[i64]([NONE] * PROVINCES)
    state.units = vec[i64]([0] * PROVINCES)
    state.samurai = vec[i64]([0] * PROVINCES)
    state.fleets = vec[i64]([0] * (seats * SEAS))
    state.fleet_samurai = vec[i64]([0] * (seats * SEAS))
    state.attack_units = vec[i64]([0] * PROVINCES)
    state.attack_samurai = vec[i64]([0] * PROVINCES)
    state.reserve = vec[i64]([UNITS] * seats)
    state.size_for_seats()


def deal_diplomacy(state: Senji) -> None:
    """Every family's cards to its player; the absent ones' without bluffs, shuffled (SEN-12)."""
    for family in range(FAMILIES):
        seat = family - state.absent
        known: i64 = 0
        for slot in range(SLOTS - 1):
            known |= (seat + 1) << 4 * slot
        if seat >= 0:
            both: i64 = (1 << BLUFFS) - 1
            state.hands[seat * FAMILIES + family] = state.edition.cards[family] | both << (
                SLOTS - 1
            )
            for viewer in range(state.players + 1):
                state.holders[viewer * FAMILIES + family] = known
                state.firm[viewer * FAMILIES + family] = VALUED
        else:
            deal_deck(state, family)


def deal_deck(state: Senji, family: i64) -> None:
    deck = vec[i64]()
    for slot in range(SLOTS - 1):
        if state.edition.cards[family] >> slot & 1:
            deck = append(deck, family * SLOTS + slot + 128 * family)
    state.random.shuffle(deck)
    for entry in deck:
        state.decks = append(state.decks, entry)


# The moves.


def choosing(state: Senji, seat: i64) -> vec[i64]:
    """The samurai among which the seat chooses one."""
    found = vec[i64](capacity=3)
    for samurai in range(SAMURAI):
        if state.drawn[seat] >> samurai & 1:
            found = append(found, KEEP_CODE + samurai)
    return found


def choosing_breaks(state: Senji, seat: i64, move: i64) -> str:
    """One of the three drawn (SEN-10)."""
    if not KEEP_CODE <= move < KEEP_CODE + SAMURAI:
        return "SEN-10.sequence"
    if not state.drawn[seat] >> (move - KEEP_CODE) & 1:
        return "SEN-10.drawn"
    return FINE


def choose(state: Senji, seat: i64, samurai: i64) -> None:
    """Keep one in secret; when all have, show them together (SEN-10)."""
    state.chosen[seat] = samurai
    state.acting &= ~(1 << seat)
    if state.record:
        state.whisper([int(seat)], {"event": "keep", "seat": seat, "samurai": samurai})
    if state.acting == 0:
        show_samurai(state)


def show_samurai(state: Senji) -> None:
    back: i64 = 0
    for seat in range(state.players):
        samurai = state.chosen[seat]
        state.retinue[seat] = 1 << samurai
        state.honour[seat] = state.edition.honours[samurai]
        back |= state.drawn[seat] & ~(1 << samurai)
        state.drawn[seat] = 0
    if state.record:
        state.tell({"event": "samurai_shown", "kept": list(state.chosen)})
    for seat in range(state.players):
        state.chosen[seat] = NONE
    pieces.put_back(state, back)
    state.secrets += 1
    choose_caller(state)


def choose_caller(state: Senji) -> None:
    """Most honour calls the provinces; a tie is settled by lot (SEN-11)."""
    leaders = state.leaders()
    state.host = leaders[0] if len(leaders) == 1 else leaders[state.random.below(len(leaders))]
    for province in range(PROVINCES):
        if state.edition.homes[province] >= state.absent:
            state.pending |= 1 << province
    if state.record:
        state.tell({"event": "caller", "seat": state.host})
    state.phase = CALLING
    state.acting = 1 << state.host


def calling(state: Senji) -> vec[i64]:
    """Every province in play that has not been called yet."""
    found = vec[i64](capacity=18)
    for province in range(PROVINCES):
        if state.pending >> province & 1:
            found = append(found, CALL_CODE + province)
    return found


def calling_breaks(state: Senji, move: i64) -> str:
    """A province in play that has not been called yet (SEN-02, SEN-11)."""
    if not CALL_CODE <= move < CALL_CODE + PROVINCES:
        return "SEN-11.sequence"
    province = move - CALL_CODE
    if state.edition.homes[province] < state.absent:
        return "SEN-02.closed"
    if not state.pending >> province & 1:
        return "SEN-11.called"
    return FINE


def call(state: Senji, province: i64) -> None:
    """The owner of the province puts a fortress there, and what else he likes (SEN-11)."""
    owner = state.edition.homes[province] - state.absent
    if state.record:
        state.tell({"event": "call", "seat": state.host, "province": province})
    state.pending &= ~(1 << province)
    state.owners[province] = owner
    state.called = province
    if pieces.provinces_of(state, owner) == 3:
        post(state, owner, units_to_post(state, owner), samurai_to_post(state, owner))
    else:
        state.phase = POSTING
        state.acting = 1 << owner


def units_to_post(state: Senji, seat: i64) -> i64:
    """How many of the three units do not stand yet."""
    return state.reserve[seat] - (UNITS - START_UNITS)


def samurai_to_post(state: Senji, seat: i64) -> bool:
    """Whether the samurai does not stand yet."""
    standing: i64 = 0
    for province in range(PROVINCES):
        standing |= state.samurai[province]
    return not standing & state.retinue[seat]


def posting(state: Senji, seat: i64) -> vec[i64]:
    """Any of the units left, with the samurai or without."""
    found = vec[i64](capacity=8)
    led: i64 = 2 if samurai_to_post(state, seat) else 1
    for units in range(units_to_post(state, seat) + 1):
        for leader in range(led):
            found = append(found, POST_CODE + units * 2 + leader)
    return found


def posting_breaks(state: Senji, seat: i64, move: i64) -> str:
    """No more than are left (SEN-11)."""
    if not POST_CODE <= move < HOST_CODE:
        return "SEN-11.sequence"
    if (move - POST_CODE) // 2 > units_to_post(state, seat):
        return "SEN-11.units"
    if (move - POST_CODE) % 2 == 1 and not samurai_to_post(state, seat):
        return "SEN-11.samurai"
    return FINE


def post(state: Senji, seat: i64, units: i64, led: bool) -> None:
    """Put them there; then the next province is called, or the first year begins."""
    province = state.called
    state.units[province] = units
    state.reserve[seat] -= units
    if led:
        state.samurai[province] = state.retinue[seat]
    if state.record:
        state.tell(
            {"event": "post", "seat": seat, "province": province, "units": units, "led": led}
        )
    state.called = NONE
    if state.pending:
        state.phase = CALLING
        state.acting = 1 << state.host
    else:
        state.begin_year()
