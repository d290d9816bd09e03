"""Shitennō, what a seat knows: STN-23. Its view, and other worlds that look the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.kernel import Plain
from sengoku.games.shitenno import division, memory
from sengoku.games.shitenno.components import (
    ANSWERING,
    BONUSES,
    DIVIDING,
    KINDS,
    KOKU_KINDS,
    NONE,
    PARTS,
    PHASE_NAMES,
    PLACING,
    POSITIONS,
    PROVINCES,
    STACK,
    TAKE_BACKS,
    TILE_COPIES,
    TILE_KINDS,
    TITLES,
    TROOP_KINDS,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


def open_sight(state: Shitenno) -> Plain:
    """What lies open, what everybody remembers (see `memory`), and all hands at the end."""
    return (
        board(state)
        | remembered(state)
        | {"hands": None if state.acting else rows(state.troops, TROOP_KINDS)}
    )


def sight(state: Shitenno, seat: int | None) -> Plain:
    """The journal with the seat's own cards, its hand, and what it puts together."""
    return {"journal": journal(state, seat)} | own(state, seat)


def board(state: Shitenno) -> Plain:
    return {
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "titles": list(state.titles),
        "favour": list(state.favour),
        "kamon": list(state.kamon),
        "troop_cards": [troop_cards(state, seat) for seat in range(state.players)],
        "koku": rows(state.koku, KOKU_KINDS),
        "bonuses": rows(state.bonuses, BONUSES),
        "pile": len(state.pile),
        "discards": list(state.discards),
        "koku_pile": len(state.koku_pile),
        "spent": list(state.spent),
        "used": list(state.used),
        "board": [[seen(holder) for holder in row] for row in rows(state.board, POSITIONS)],
        "golden": [
            [state.golden >> (province * POSITIONS + position) & 1 == 1 for position in range(4)]
            for province in range(PROVINCES)
        ],
        "tops": tops(state),
        "tairo": seen(state.tairo),
        "table": list(state.table),
        "tiles": [title for title in range(TITLES) if state.hierarchy >> title & 1],
        "offers": [
            {"title": state.offered[place], "cards": list(state.offers[start : start + KINDS])}
            for place, start in ((0, 0), (1, int(KINDS)))
            if state.offered[place] != NONE
        ],
        "earned": [seen(title) for title in state.earned],
        "placed": state.placed,
        "stood_in": state.stood_in == 1,
    }


def remembered(state: Shitenno) -> Plain:
    """Cards seen taken, tiles won."""
    return {
        "known": rows(state.known, TROOP_KINDS),
        "piles": state.piles,
        "pools": [[pile, counts] for pile, counts in sorted(memory.pools(state).items())],
        "won": [
            [[tile // BONUSES, tile % BONUSES] for tile in won_tiles(state, province)]
            for province in range(PROVINCES)
        ],
    }


def journal(state: Shitenno, seat: int | None) -> list[list[int | None]]:
    """What everybody saw go where; of what went covered, the seat's own cards alone."""
    return [
        [owner, seen(pile), kind if pile == NONE or owner == seat else None]
        for owner, pile, kind in memory.lines(state)
    ]


def own(state: Shitenno, seat: int | None) -> Plain:
    """The hand, and what the seat is putting together."""
    acts = seat is not None and state.acts(seat)
    dividing = acts and state.phase == DIVIDING
    placing = acts and state.phase == PLACING
    return {
        "asked": asked(state) if acts else None,
        "hand": None if seat is None else hand(state, seat),
        "lot": list(state.lot) if dividing else None,
        "claimed": seen(state.claimed) if placing else None,
        "spend": list(state.spend) if placing else None,
        "take_backs": TAKE_BACKS - state.taken_back if dividing or placing else None,
    }


def asked(state: Shitenno) -> str:
    """What the acting seat decides now, in a word."""
    if state.phase == DIVIDING:
        return "split" if division.without_lot(state) == 2 else "offer"
    if state.phase == PLACING:
        return "turn" if state.claimed == NONE else "pay"
    return "answer" if state.phase == ANSWERING else "choose"


def seen(number: i64) -> Any:
    """A number, None for NONE."""
    return None if number == NONE else int(number)


def rows(numbers: vec[i64], length: i64) -> list[list[int]]:
    return [list(numbers[start : start + length]) for start in range(0, len(numbers), length)]


def hand(state: Shitenno, seat: i64) -> list[int]:
    return list(state.troops[seat * TROOP_KINDS : seat * TROOP_KINDS + TROOP_KINDS])


def troop_cards(state: Shitenno, seat: i64) -> i64:
    count: i64 = 0
    for kind in range(TROOP_KINDS):
        count += state.troops[seat * TROOP_KINDS + kind]
    return count


def tiles_won(state: Shitenno, province: i64) -> i64:
    """How many tiles of a province were won: one for each kamon, up to three."""
    count: i64 = 0
    while count < STACK and state.board[province * POSITIONS + count] != NONE:
        count += 1
    return count


def won_tiles(state: Shitenno, province: i64) -> list[int]:
    first = province * STACK
    return list(state.stacks[first : first + tiles_won(state, province)])


def tops(state: Shitenno) -> list[Any]:
    """The troop on the top tile of each province, None where no tile is left (STN-20)."""
    found: list[Any] = []
    for province in range(PROVINCES):
        won = tiles_won(state, province)
        left = won < STACK
        found.append(int(state.stacks[province * STACK + won] // BONUSES) if left else None)
    return found


# Other worlds.


def deal_anew(world: Shitenno, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew.

    What another seat is putting together is imagined as not begun: it says nothing yet.
    """
    if not world.acts(me):
        put_away(world)
    if world.acting:
        memory.deal_hands(world, me, random)
    else:
        memory.deal_pile(world, random)
    deal_koku(world, random)
    deal_tiles(world, random)


def put_away(world: Shitenno) -> None:
    """Nothing is put together."""
    world.lot = vec[i64]([0] * KINDS)
    world.spend = vec[i64]([0] * PARTS)
    world.claimed = NONE
    world.taken_back = 0


def deal_koku(world: Shitenno, random: Random) -> None:
    """The koku pile in any order: which cards it holds is known, as all others lie open."""
    world.koku_pile = memory.sorted_pile(world.koku_pile, KOKU_KINDS)
    random.shuffle(world.koku_pile)


def deal_tiles(world: Shitenno, random: Random) -> None:
    """First the top tiles, among those with their troop, then all below them."""
    left = vec[i64]([TILE_COPIES] * TILE_KINDS)
    for province in range(PROVINCES):
        for tile in won_tiles(world, province):
            left[tile] -= 1
    for province in range(PROVINCES):
        won = tiles_won(world, province)
        if won < STACK:
            place = province * STACK + won
            world.stacks[place] = dealt_top(left, world.stacks[place] // BONUSES, random)
    rest = vec[i64]()
    for tile in range(TILE_KINDS):
        for _ in range(left[tile]):
            rest = append(rest, tile)
    random.shuffle(rest)
    count: i64 = 0
    for province in range(PROVINCES):
        for depth in range(tiles_won(world, province) + 1, STACK):
            world.stacks[province * STACK + depth] = rest[count]
            count += 1


def dealt_top(left: vec[i64], troop: i64, random: Random) -> i64:
    """A tile with this troop of those left, each with the same chance."""
    first = troop * BONUSES
    picked = random.below(left[first] + left[first + 1] + left[first + 2])
    tile = first
    while picked >= left[tile]:
        picked -= left[tile]
        tile += 1
    left[tile] -= 1
    return tile
