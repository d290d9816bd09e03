"""Shitennō, which positions `load` takes: what a dump must satisfy to come from some game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import label, possible
from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.codes import CLAIM_CODE
from sengoku.games.shitenno.components import (
    ANSWERING,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CHOOSING,
    COPIES,
    DIVIDING,
    DRAW_TILE,
    FIRST_HAND,
    HATAMOTO,
    KAMON_A_TURN,
    KINDS,
    KOKU_CARDS,
    KOKU_KINDS,
    NONE,
    PARTS,
    PLACING,
    POSITIONS,
    PROVINCE_NAMES,
    PROVINCES,
    TILE_COPIES,
    TILE_KINDS,
    TILES,
    TITLES,
    TROOP_KINDS,
    TROOPS,
    VALUES,
    kamon_each,
    koku_drawn,
)
from sengoku.games.shitenno.rules import division, memory, payments, purses, scoring
from sengoku.games.shitenno.rules.holdings import hold
from sengoku.games.shitenno.rules.paying import claimed_price
from sengoku.games.shitenno.rules.placing import Claim
from sengoku.games.shitenno.rules.provinces import won_tiles
from sengoku.games.shitenno.rules.turns import is_over

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


def check(state: Shitenno) -> None:
    """Raise IllegalPosition for a position that no game can reach."""
    check_shape(state)
    check_numbers(state)
    check_cards(state)
    check_tiles(state)
    check_titles(state)
    check_board(state)
    check_memory(state)
    check_actors(state)
    if state.phase == PLACING:
        check_odd_year(state)
    else:
        check_even_year(state)
    check_end(state)


# Shape.


def check_shape(state: Shitenno) -> None:
    """Every list has the right length, no count is negative."""
    seats = state.players
    for name, numbers, length in (
        ("favour", state.favour, seats),
        ("kamon", state.kamon, seats),
        ("troops", state.troops, seats * TROOP_KINDS),
        ("known", state.known, seats * TROOP_KINDS),
        ("koku", state.koku, seats * KOKU_KINDS),
        ("bonuses", state.bonuses, seats * BONUSES),
        ("discards", state.discards, TROOP_KINDS),
        ("spent", state.spent, KOKU_KINDS),
        ("used", state.used, BONUSES),
        ("table", state.table, KINDS),
        ("offers", state.offers, 2 * KINDS),
        ("lot", state.lot, KINDS),
        ("spend", state.spend, PARTS),
        ("stacks", state.stacks, TILES),
    ):
        possible(len(numbers) == length, "DUMP.rows", {"field": name})
        for number in numbers:
            possible(0 <= number < 1000, "DUMP.number", {"field": name})


def check_numbers(state: Shitenno) -> None:
    """Every seat, title, kind and tile exists."""
    seats = state.players
    for name, numbers, length, lowest, most in (
        ("titles", state.titles, seats, i64(0), TITLES),
        ("earned", state.earned, seats, NONE, TITLES),
        ("offered", state.offered, i64(2), NONE, TITLES),
        ("board", state.board, PROVINCES * POSITIONS, NONE, seats),
        ("pile", state.pile, i64(len(state.pile)), i64(0), TROOP_KINDS),
        ("koku_pile", state.koku_pile, i64(len(state.koku_pile)), i64(0), KOKU_KINDS),
        ("stacks", state.stacks, TILES, i64(0), TILE_KINDS),
    ):
        possible(len(numbers) == length, "DUMP.rows", {"field": name})
        for number in numbers:
            possible(lowest <= number < most, "DUMP.number", {"field": name})
    for field, value, first, last in (
        ("phase", state.phase, DIVIDING, PLACING),
        ("tairo", state.tairo, NONE, seats - 1),
        ("hierarchy", state.hierarchy, i64(0), i64(15)),
        ("golden", state.golden, i64(0), i64((1 << 32) - 1)),
        ("placed", state.placed, i64(0), KAMON_A_TURN),
        ("stood_in", state.stood_in, i64(0), i64(1)),
        ("claimed", state.claimed, NONE, PROVINCES - 1),
        ("taken_back", state.taken_back, i64(0), state.most_take_backs),
        ("piles", state.piles, i64(0), i64(1000)),
    ):
        possible(first <= value <= last, "DUMP.number", {"field": field})


# What is in the box.


def check_cards(state: Shitenno) -> None:
    """Every card of the box, wherever it lies (STN-02 to STN-04)."""
    for kind in range(KINDS):
        found = cards_of(state, kind)
        possible(
            found == COPIES[kind],
            card_rule(kind),
            {"card": CARD_NAMES[kind], "found": found, "needed": COPIES[kind]},
        )
    drawn = KOKU_CARDS - len(state.koku_pile)
    possible(
        state.round > 0 and drawn == state.round * koku_drawn(state.players),
        "STN-30.koku",
        {"round": state.round, "drawn": drawn},
    )


def card_rule(kind: i64) -> str:
    """The rule that says how many cards of a kind there are."""
    if kind < TROOPS:
        return "STN-02.cards"
    return "STN-03.cards" if kind < TROOP_KINDS else "STN-04.cards"


def cards_of(state: Shitenno, kind: i64) -> i64:
    """How many cards of a kind there are."""
    found = state.table[kind] + state.offers[kind] + state.offers[KINDS + kind]
    if kind < TROOP_KINDS:
        found += state.discards[kind] + copies_in(state.pile, kind)
        for seat in range(state.players):
            found += state.troops[seat * TROOP_KINDS + kind]
        return found
    koku = kind - TROOP_KINDS
    found += state.spent[koku] + copies_in(state.koku_pile, koku)
    for seat in range(state.players):
        found += state.koku[seat * KOKU_KINDS + koku]
    return found


def copies_in(pile: vec[i64], kind: i64) -> i64:
    """How many cards or tiles of a kind are in a pile."""
    count: i64 = 0
    for card in pile:
        if card == kind:
            count += 1
    return count


def check_tiles(state: Shitenno) -> None:
    """Two of each tile (STN-05); those won are in front of someone or used up (STN-45, STN-46)."""
    for tile in range(TILE_KINDS):
        found = copies_in(state.stacks, tile)
        possible(found == TILE_COPIES, "STN-05.tiles", {"tile": int(tile), "found": found})
    won = [0, 0, 0]
    for province in range(PROVINCES):
        for tile in won_tiles(state, province):
            won[tile % BONUSES] += 1
    for bonus in range(BONUSES):
        held = state.used[bonus]
        for seat in range(state.players):
            held += state.bonuses[seat * BONUSES + bonus]
        possible(
            held == won[bonus],
            "STN-45.tiles",
            {"bonus": BONUS_NAMES[bonus], "found": held, "won": won[bonus]},
        )


def check_titles(state: Shitenno) -> None:
    """No title twice, each tile in one lot, on offer, or left (STN-06, STN-37)."""
    possible(distinct(state.titles), "STN-06.titles")
    possible(distinct(state.earned), "STN-37.titles")
    tiles: i64 = state.hierarchy
    for titles in (state.earned, state.offered):
        for title in titles:
            if title != NONE:
                possible(not tiles >> title & 1, "STN-37.tiles")
                tiles |= 1 << title
    possible(tiles == (0 if state.phase == PLACING else 15), "STN-30.tiles")


def distinct(titles: vec[i64]) -> bool:
    """Whether no title is there twice."""
    met: i64 = 0
    for title in titles:
        if title != NONE:
            if met >> title & 1:
                return False
            met |= 1 << title
    return True


def check_board(state: Shitenno) -> None:
    """Kamon from the left, as many as each has placed, with the favour that they bring."""
    on_board = [0] * state.players
    values = [0] * state.players
    for place in range(PROVINCES * POSITIONS):
        holder = state.board[place]
        if holder == NONE:
            possible(not state.golden >> place & 1, "STN-56.golden")
            continue
        possible(
            place % POSITIONS == 0 or state.board[place - 1] != NONE,
            "STN-41.left",
            {"province": PROVINCE_NAMES[place // POSITIONS]},
        )
        on_board[holder] += 1
        values[holder] += VALUES[place]
    for seat in range(state.players):
        whole = kamon_each(state.players)
        found = on_board[seat] + state.kamon[seat]
        possible(found == whole, "STN-08.kamon", {"seat": label(seat), "found": found})
        extra = state.favour[seat] - values[seat]
        possible(
            0 <= extra <= 2 * on_board[seat],
            "STN-44.favour",
            {"seat": label(seat), "favour": state.favour[seat], "positions": values[seat]},
        )


# What is known.


def check_memory(state: Shitenno) -> None:
    """Hands are their known cards and the unseen ones of the journal (STN-22, STN-23, STN-53)."""
    unseen = [0] * (state.players * TROOP_KINDS)
    taken = 0
    last = 0
    for seat, pile, kind in memory.lines(state):
        possible(
            0 <= seat < state.players and NONE <= pile <= state.piles and 0 <= kind < TROOP_KINDS,
            "DUMP.number",
            {"field": "journal"},
        )
        at = seat * TROOP_KINDS + kind
        if pile == NONE:
            unseen[at] -= 1
            possible(
                unseen[at] >= 0, "STN-23.shown", {"seat": label(seat), "card": CARD_NAMES[kind]}
            )
            continue
        unseen[at] += 1
        first = taken < FIRST_HAND * state.players
        possible(pile >= last and not (first and pile > 0), "STN-22.pile", {"seat": label(seat)})
        if first:
            possible(seat == taken // FIRST_HAND, "STN-22.hands", {"seat": label(seat)})
        taken += 1
        last = pile
    drawn = FIRST_HAND * state.players + state.used[DRAW_TILE]
    possible(taken == drawn, "STN-53.drawn", {"taken": taken, "drawn": drawn})
    for at in range(state.players * TROOP_KINDS):
        possible(
            state.troops[at] == state.known[at] + unseen[at],
            "STN-23.hand",
            {"seat": label(at // TROOP_KINDS), "card": CARD_NAMES[at % TROOP_KINDS]},
        )


# The years.


def check_actors(state: Shitenno) -> None:
    """One seat decides, until the game is over."""
    actors = len(state.actors)
    possible(actors == 1 or (actors == 0 and state.phase == PLACING), "STN-40.actors")
    possible(state.acting < 1 << state.players, "STN-40.actors")


def check_even_year(state: Shitenno) -> None:
    """A Tairo with the highest title of those without a lot divides among them (STN-30 to 36)."""
    without = division.without_lot(state)
    possible(without >= 2, "STN-35.fewer", {"players": without})
    possible(state.tairo == division.next_without_lot(state, NONE), "STN-34.tairo")
    possible(state.placed == 0 and state.stood_in == 0, "STN-40.early")
    possible(state.claimed == NONE and empty(state.spend), "STN-43.early")
    possible(min([int(left) for left in state.kamon]) > 0, "STN-60.over")
    for card in range(KINDS):
        possible(state.lot[card] <= state.table[card], "STN-32.outside", {"card": CARD_NAMES[card]})
    offers = (state.offered[0] != NONE) + (state.offered[1] != NONE)
    possible(offers == offers_in(state.phase), "STN-32.offers", {"offers": offers})
    possible(state.offered[0] != NONE or empty(state.offers[:KINDS]), "STN-32.offers")
    possible(state.offered[1] != NONE or empty(state.offers[KINDS:]), "STN-32.offers")
    actor = state.actors[0]
    possible((actor == state.tairo) == (state.phase == DIVIDING), "STN-32.actor")
    possible(state.earned[actor] == NONE, "STN-33.actor")
    if state.phase != DIVIDING:
        possible(empty(state.lot) and state.taken_back == 0, "STN-32.sent")
    if state.phase == CHOOSING:
        possible(without == 2 and empty(state.table), "STN-35.all")
        possible(state.offered[0] < state.offered[1], "STN-35.order")
    if state.phase == ANSWERING:
        possible(without > 2, "STN-35.two", {"players": without})


def offers_in(phase: i64) -> i64:
    """How many lots lie on offer in a phase."""
    if phase == CHOOSING:
        return 2
    return 1 if phase == ANSWERING else 0


def empty(counts: vec[i64]) -> bool:
    """Whether all counts are 0."""
    return not any([count != 0 for count in counts])


def check_odd_year(state: Shitenno) -> None:
    """All is divided; one seat places, and perhaps puts a payment together (STN-40 to STN-43)."""
    possible(state.tairo == NONE, "STN-30.tairo")
    for title in state.earned:
        possible(title == NONE, "STN-37.earned")
    possible(empty(state.table) and empty(state.offers) and empty(state.lot), "STN-35.all")
    if not state.actors:
        possible(state.claimed == NONE and empty(state.spend), "STN-43.over")
        return
    seat: i64 = state.actors[0]
    placed = kamon_each(state.players) - state.kamon[seat]
    possible(state.placed <= placed, "STN-40.placed", {"placed": state.placed, "board": placed})
    possible(not state.stood_in or state.titles[seat] == HATAMOTO, "STN-57.stood")
    possible(not state.stood_in or state.placed > 0, "STN-57.early")
    if state.claimed == NONE:
        possible(empty(state.spend), "STN-43.nowhere")
    else:
        check_payment(state, seat)


def check_payment(state: Shitenno, seat: i64) -> None:
    """What is put together can be completed (STN-43)."""
    claim = CLAIM_CODE + state.claimed
    possible(Claim().breaks(state, seat, claim) == FINE, "STN-41.claimed")
    held = hold(state, seat)
    for part in range(PARTS):
        possible(state.spend[part] <= held[part], "STN-43.held")
    price = claimed_price(state)
    purse = purses.counted(held, price)
    begun = purses.counted(state.spend, price)
    possible(
        payments.missing_parts(begun, purse, price) != 0
        or payments.is_payment(begun, purse, price),
        "STN-43.spend",
    )


def check_end(state: Shitenno) -> None:
    """Scores and ranks belong to the end, and are those of the table (STN-60 to STN-64)."""
    if state.actors:
        possible(state.scores == () and state.ranks == (), "STN-64.early")
    else:
        possible(is_over(state), "STN-60.over")
        possible((state.scores, state.ranks) == scoring.result(state), "STN-64.result")
