"""Shitennō, the odd year: STN-40 to STN-46, STN-53, STN-56, STN-57, and the end: STN-60."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import Plain
from sengoku.games.refusals import FINE
from sengoku.games.shitenno import memory, purses
from sengoku.games.shitenno.components import (
    BONUSES,
    DAIMYO,
    DRAW_TILE,
    EXCHANGE,
    EXCHANGE_PART,
    GATES,
    HATAMOTO,
    HATAMOTO_PART,
    KAMON_A_TURN,
    KOKU_KINDS,
    NONE,
    PAIRS,
    PARTS,
    PLACING,
    PLUS,
    PLUS_PART,
    POSITIONS,
    PRINTED,
    SENSEI,
    SHOMYO,
    STACK,
    TAKE_BACKS,
    TITLES,
    TROOP_KINDS,
    VALUES,
)
from sengoku.games.shitenno.payments import is_payment, missing_parts
from sengoku.games.shitenno.purses import counted, covers, field_of, price_of

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

# What a troop card shows: samurai, bushi, sohei, shinobi, eight bits each.
SHOWS: Final = vec[i64](
    [1 << 8 * troop for troop in range(4)] + [(1 << 8 * one) + (1 << 8 * two) for one, two in PAIRS]
)
PLACES: Final = vec[i64]([2 ** int(place) for place in range(32)])  # a bit for each position
HELD: Final = vec[i64]([0] * 20)  # what a seat could spend, written down here to be counted


def begin_year(state: Shitenno) -> None:
    """The turns go by the new titles (STN-40)."""
    state.phase = PLACING
    begin_turn(state, next_title(state, NONE))


def next_title(state: Shitenno, title: i64) -> i64:
    """The seat with the next lower title."""
    found: i64 = NONE
    lowest = TITLES
    titles = state.titles
    for seat in range(state.players):
        if title < titles[seat] < lowest:
            found = seat
            lowest = titles[seat]
    return found


def begin_turn(state: Shitenno, seat: i64) -> None:
    state.placed = 0
    state.stood_in = 0
    state.taken_back = 0
    state.acting = 1 << seat
    go_on(state, seat)


def go_on(state: Shitenno, seat: i64) -> None:
    """End the turn if everybody can see that nothing is left to decide."""
    if not (may_place(state, seat) or may_draw(state, seat) or may_turn(state, seat)):
        end_turn(state, seat)


def may_place(state: Shitenno, seat: i64) -> bool:
    return state.placed < KAMON_A_TURN and state.kamon[seat] > 0


def may_draw(state: Shitenno, seat: i64) -> bool:
    return state.bonuses[seat * BONUSES + DRAW_TILE] > 0 and not nothing_to_draw(state)


def may_turn(state: Shitenno, seat: i64) -> bool:
    if state.titles[seat] != SENSEI:
        return False
    for place in range(len(state.board)):
        if state.board[place] == seat and not state.golden >> place & 1:
            return True
    return False


def nothing_to_draw(state: Shitenno) -> bool:
    """Whether pile and discard are both empty (STN-53)."""
    return len(state.pile) == 0 and max([int(count) for count in state.discards]) == 0


# Prices.


def filled(state: Shitenno, province: i64) -> i64:
    """How many positions of a province are taken: the number of the leftmost free one (STN-41)."""
    board = state.board
    first = province * POSITIONS
    count: i64 = 0
    while count < POSITIONS and board[first + count] != NONE:
        count += 1
    return count


def price_at(state: Shitenno, province: i64, position: i64) -> i64:
    """Both prices of a position (STN-10)."""
    gate = GATES[province]
    tile = state.stacks[province * STACK + position] // BONUSES if position < STACK else gate
    return price_of(gate, PRINTED[province], tile, VALUES[province * POSITIONS + position])


def hold(state: Shitenno, seat: i64) -> vec[i64]:
    """All the parts that a seat could spend now."""
    held = HELD
    troops = state.troops
    for kind in range(TROOP_KINDS):
        held[kind] = troops[seat * TROOP_KINDS + kind]
    for koku in range(KOKU_KINDS):
        held[TROOP_KINDS + koku] = state.koku[seat * KOKU_KINDS + koku]
    held[EXCHANGE_PART] = state.bonuses[seat * BONUSES + EXCHANGE]
    held[PLUS_PART] = state.bonuses[seat * BONUSES + PLUS]
    held[HATAMOTO_PART] = 1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0
    return held


def part_held(state: Shitenno, seat: i64, part: i64) -> i64:
    """How many of one part a seat could spend now."""
    if part < TROOP_KINDS:
        return state.troops[seat * TROOP_KINDS + part]
    if part < EXCHANGE_PART:
        return state.koku[seat * KOKU_KINDS + part - TROOP_KINDS]
    if part < HATAMOTO_PART:
        return state.bonuses[seat * BONUSES + part - EXCHANGE_PART]
    return 1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0


def purse_of(state: Shitenno, seat: i64, price: i64) -> i64:
    """The same as `counted(hold(...))`, in one go: it is asked for at every step of a payment."""
    places = purses.PLACES
    row = purses.row_of(price)
    troops = state.troops
    number: i64 = 0
    for kind in range(TROOP_KINDS):
        count = troops[seat * TROOP_KINDS + kind]
        if count > 0:
            number += count << places[row + kind]
    for part in range(TROOP_KINDS, PARTS):
        number += part_held(state, seat, part) << places[row + part]
    return number


def means(state: Shitenno, seat: i64) -> i64:
    """The troops in hand by type, eight bits each."""
    shows = SHOWS
    troops = state.troops
    found: i64 = 0
    for kind in range(TROOP_KINDS):
        found += troops[seat * TROOP_KINDS + kind] * shows[kind]
    return found


def affordable(state: Shitenno, seat: i64, troops: i64, price: i64) -> bool:
    """Whether a seat with these troops can pay a price: with all it has, one of them is covered."""
    x = troops >> 8 * (price & 7) & 255
    y = troops >> 8 * (price >> 6 & 7) & 255 if price >> 9 & 1 else 0
    whole = (troops & 255) + (troops >> 8 & 255) + (troops >> 16 & 255) + (troops >> 24)
    row = seat * KOKU_KINDS
    koku = state.koku[row] + 2 * state.koku[row + 1] + 3 * state.koku[row + 2]
    bonuses = seat * BONUSES
    return covers(
        price,
        x | y << 8 | (whole - x - y) << 16 | koku << 24,
        state.bonuses[bonuses + EXCHANGE],
        state.bonuses[bonuses + PLUS],
        1 if state.titles[seat] == HATAMOTO and not state.stood_in else 0,
    )


# A kamon: the province, the parts of the spend, the confirmation.


def claim_breaks(state: Shitenno, seat: i64, province: i64) -> str:
    """A kamon on the leftmost free position, if it can be paid (STN-40, STN-41)."""
    if state.placed == KAMON_A_TURN:
        return "STN-40.two"
    if state.kamon[seat] == 0:
        return "STN-40.kamon"
    position = filled(state, province)
    if position == POSITIONS:
        return "STN-41.full"
    price = price_at(state, province, position)
    if not affordable(state, seat, means(state, seat), price):
        return "STN-41.price"
    return FINE


def spend_breaks(state: Shitenno, seat: i64, part: i64) -> str:
    """A part that one has, and with which the payment can still be completed (STN-43)."""
    if part == HATAMOTO_PART and state.titles[seat] != HATAMOTO:
        return "STN-57.title"
    if part == HATAMOTO_PART and state.stood_in:
        return "STN-57.turn"
    if part_held(state, seat, part) <= state.spend[part]:
        return "STN-43.hand"
    price = price_at(state, state.claimed, filled(state, state.claimed))
    missing = missing_parts(counted(state.spend, price), purse_of(state, seat, price), price)
    if not missing & field_of(price, part):
        return "STN-43.part"
    return FINE


def place_breaks(state: Shitenno, seat: i64) -> str:
    """The parts must be a payment (STN-43)."""
    price = price_at(state, state.claimed, filled(state, state.claimed))
    begun = counted(state.spend, price)
    if not is_payment(begun, purse_of(state, seat, price), price):
        return "STN-43.short"
    return FINE


def withdraw_breaks(state: Shitenno) -> str:
    """A payment can be given up until it is confirmed, though not without end."""
    if state.taken_back == TAKE_BACKS:
        return "STN-43.often"
    return FINE


def withdraw(state: Shitenno) -> None:
    forget_payment(state)
    state.taken_back += 1


def forget_payment(state: Shitenno) -> None:
    """Nothing is put together any more."""
    state.claimed = NONE
    for part in range(PARTS):
        state.spend[part] = 0


def place(state: Shitenno, seat: i64) -> None:
    """Pay, place the kamon, score, win the tile (STN-44 to STN-46)."""
    province = state.claimed
    position = filled(state, province)
    spend = memory.listed(state.spend) if state.record else []
    revealed = pay(state, seat)
    forget_payment(state)
    state.taken_back = 0
    state.board[province * POSITIONS + position] = seat
    state.kamon[seat] -= 1
    state.placed += 1
    favour = VALUES[province * POSITIONS + position] + title_bonus(state.titles[seat])
    state.favour[seat] += favour
    bonus: i64 = NONE
    if position < STACK:  # STN-45
        bonus = state.stacks[province * STACK + position] % BONUSES
        state.bonuses[seat * BONUSES + bonus] += 1
    if revealed or bonus != NONE:
        state.secrets += 1
    if state.record:
        tell_place(state, seat, province, position, spend)
    go_on(state, seat)


def title_bonus(title: i64) -> i64:
    """What a title adds to every kamon (STN-44, STN-55)."""
    if title == DAIMYO:
        return 2
    return 1 if title == SHOMYO else 0


def pay(state: Shitenno, seat: i64) -> bool:
    """Spend what was put together (STN-46); whether unseen cards were shown by it."""
    spend = state.spend
    revealed = False
    for kind in range(TROOP_KINDS):
        if spend[kind] > 0 and memory.pay_troops(state, seat, kind, spend[kind]):
            revealed = True
    for koku in range(KOKU_KINDS):
        count = spend[TROOP_KINDS + koku]
        state.koku[seat * KOKU_KINDS + koku] -= count
        state.spent[koku] += count
    for bonus in range(2):
        count = spend[EXCHANGE_PART + bonus]
        state.bonuses[seat * BONUSES + bonus] -= count
        state.used[bonus] += count
    if spend[HATAMOTO_PART]:
        state.stood_in = 1
    return revealed


def tell_place(state: Shitenno, seat: i64, province: i64, position: i64, spend: list[int]) -> None:
    """Record a kamon: what was spent, what it brought, and the tile under the one that was won."""
    value = VALUES[province * POSITIONS + position]
    event: Plain = {
        "event": "place",
        "seat": seat,
        "province": province,
        "position": position,
        "paid": spend,
        "favour": value + title_bonus(state.titles[seat]),
    }
    if position < STACK:
        event["tile"] = int(state.stacks[province * STACK + position] % BONUSES)
    if position + 1 < STACK:
        event["shows"] = int(state.stacks[province * STACK + position + 1] // BONUSES)
    state.tell(event)


# Draw tiles and the Sensei.


def draw_breaks(state: Shitenno, seat: i64) -> str:
    """At any moment of the own turn except in the middle of a payment (STN-53)."""
    if state.claimed != NONE:
        return "STN-53.paying"
    if state.bonuses[seat * BONUSES + DRAW_TILE] == 0:
        return "STN-53.tile"
    if nothing_to_draw(state):
        return "STN-53.pile"
    return FINE


def draw(state: Shitenno, seat: i64) -> None:
    """Use a Draw tile: one unseen card into the hand."""
    state.bonuses[seat * BONUSES + DRAW_TILE] -= 1
    state.used[DRAW_TILE] += 1
    state.secrets += 1
    if state.record:
        state.tell({"event": "draw", "seat": seat})
    card = memory.take_unseen(state, seat)
    if state.record:
        state.whisper([seat], {"event": "drawn", "seat": seat, "card": card})
    go_on(state, seat)


def turn_breaks(state: Shitenno, seat: i64, province: i64) -> str:
    """The Sensei ends his turn by turning a plain kamon of his (STN-56)."""
    if state.titles[seat] != SENSEI:
        return "STN-56.title"
    if plain_kamon(state, seat, province) == NONE:
        return "STN-56.kamon"
    return FINE


def plain_kamon(state: Shitenno, seat: i64, province: i64) -> i64:
    """The place of the leftmost kamon of a seat in a province that is not golden yet, or NONE.

    Which one of a province is turned makes no difference: majorities count them all (STN-63).
    """
    for place in range(province * POSITIONS, (province + 1) * POSITIONS):
        if state.board[place] == seat and not state.golden >> place & 1:
            return place
    return NONE


def turn(state: Shitenno, seat: i64, province: i64) -> None:
    state.golden |= PLACES[plain_kamon(state, seat, province)]
    end_turn(state, seat)


# The end of a turn, of the year, of the game.


def end_turn(state: Shitenno, seat: i64) -> None:
    """The next title goes on; after the last one the year is over, perhaps the game (STN-60)."""
    following = next_title(state, state.titles[seat])
    if following != NONE:
        begin_turn(state, following)
    elif is_over(state):
        state.finish()
    else:
        state.next_year()


def is_over(state: Shitenno) -> bool:
    """A player has no kamon left, or the koku pile is empty (STN-60)."""
    return len(state.koku_pile) == 0 or min([int(left) for left in state.kamon]) == 0
