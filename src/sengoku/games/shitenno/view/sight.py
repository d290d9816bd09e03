"""Shitennō, what a seat sees: STN-23."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno import shape
from sengoku.games.shitenno.components import (
    ANSWERING,
    BONUSES,
    DIVIDING,
    KAMON_A_TURN,
    KINDS,
    KOKU_KINDS,
    NONE,
    PHASE_NAMES,
    PLACING,
    POSITIONS,
    PROVINCES,
    STACK,
    TITLES,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.rules import division, memory, purses, scoring
from sengoku.games.shitenno.rules.generals import generals
from sengoku.games.shitenno.rules.holdings import ALL_TROOPS, hold, troops_on
from sengoku.games.shitenno.rules.memory import LINE
from sengoku.games.shitenno.rules.provinces import (
    favour_of,
    filled,
    price_at,
    tiles_won,
    won_tiles,
)
from sengoku.games.shitenno.rules.turns import next_title
from sengoku.games.shitenno.view.favour import final_favour

if TYPE_CHECKING:
    from sengoku.games.kernel.shape import Limit
    from sengoku.games.shitenno.shape import (
        Asked,
        Hand,
        Line,
        Open,
        Own,
        Province,
    )
    from sengoku.games.shitenno.state import Shitenno


SHOWS: Final = tuple(shape.Open.__annotations__)  # in this order


def show(state: Shitenno, view: Open) -> None:
    """What lies open, what everybody remembers (see `rules.memory`), and all hands at the end."""
    board(state, view)
    remembered(state, view)
    reckoned(state, view)
    view["hands"] = None if state.acting else rows(state.troops, TROOP_KINDS)
    view["last_favour"] = None if state.acting else final_favour(state)


def sight(state: Shitenno, seat: int | None) -> Own:
    """The journal with the seat's own cards, its hand, and what it puts together."""
    return {
        "journal": journal(state, seat),
        "unseen_troops": unseen_troops(state, seat),
        **own(state, seat),
    }


def board(state: Shitenno, view: Open) -> None:
    """What lies open on the table."""
    view["round"] = state.round
    view["phase"] = PHASE_NAMES[state.phase]
    view["generals"] = generals(str(state.options["generals"]), state.players)
    view["titles"] = list(state.titles)
    view["favour"] = list(state.favour)
    view["kamon"] = list(state.kamon)
    view["troop_cards"] = [troop_cards(state, seat) for seat in range(state.players)]
    view["koku"] = rows(state.koku, KOKU_KINDS)
    view["bonuses"] = rows(state.bonuses, BONUSES)
    view["pile"] = len(state.pile)
    view["discards"] = list(state.discards)
    view["koku_pile"] = len(state.koku_pile)
    view["spent"] = list(state.spent)
    view["used"] = list(state.used)
    view["board"] = [[seen(holder) for holder in row] for row in rows(state.board, POSITIONS)]
    view["golden"] = [
        [state.golden >> (province * POSITIONS + position) & 1 == 1 for position in range(4)]
        for province in range(PROVINCES)
    ]
    view["tops"] = tops(state)
    view["tairo"] = seen(state.tairo)
    view["table"] = list(state.table)
    view["tiles"] = [title for title in range(TITLES) if state.hierarchy >> title & 1]
    view["offers"] = [
        {"title": state.offered[place], "cards": list(state.offers[start : start + KINDS])}
        for place, start in ((0, 0), (1, int(KINDS)))
        if state.offered[place] != NONE
    ]
    view["earned"] = [seen(title) for title in state.earned]
    view["placed"] = state.placed
    view["stood_in"] = state.stood_in == 1


def remembered(state: Shitenno, view: Open) -> None:
    """What everybody remembers: cards that were taken openly, piles, tiles won."""
    view["known"] = rows(state.known, TROOP_KINDS)
    view["piles"] = state.piles
    view["pools"] = [[pile, counts] for pile, counts in sorted(memory.pools(state).items())]
    view["won"] = [
        [[tile // BONUSES, tile % BONUSES] for tile in won_tiles(state, province)]
        for province in range(PROVINCES)
    ]


# What follows from it: the rules' own answers, so that nobody has to know the rules to show them.


def reckoned(state: Shitenno, view: Open) -> None:
    """Who comes when, what is left to do, what everybody has, and the provinces one by one."""
    view["order"] = by_title(state)
    view["round_of"] = asked_in_turn(state)
    view["placements_left"] = KAMON_A_TURN - state.placed
    view["koku_in_hand"] = [scoring.koku_in_hand(state, seat) for seat in range(state.players)]
    view["provinces"] = [province_of(state, province) for province in range(PROVINCES)]


def by_title(state: Shitenno) -> list[int]:
    """The seats in the order of their titles, the highest first (STN-36, STN-40)."""
    found: list[int] = []
    seat = next_title(state, NONE)
    while seat != NONE:
        found.append(int(seat))
        seat = next_title(state, state.titles[seat])
    return found


def asked_in_turn(state: Shitenno) -> list[int]:
    """While a lot is offered: those whom it is offered to, one after the other (STN-32)."""
    found: list[int] = []
    if state.phase == ANSWERING:
        seat = division.next_without_lot(state, state.titles[state.tairo])
        while seat != NONE:
            found.append(int(seat))
            seat = division.next_without_lot(state, state.titles[seat])
    return found


def province_of(state: Shitenno, province: i64) -> Province:
    """What the next position asks for (None: all are taken), whose kamon count how much, who leads.

    `troops` are one by one, that of the gate or of its top tile last (STN-10); `tied` says that the
    leftmost kamon decides (STN-63).
    """
    position = filled(state, province)
    strengths = scoring.strengths(state.board, state.golden, province * POSITIONS)
    kamon = [int(scoring.strength_of(strengths, seat)) for seat in range(state.players)]
    leader = scoring.strongest(state.board, state.golden, province * POSITIONS)
    if position == POSITIONS:
        troops: list[int] = []
        koku: int | None = None
    else:
        price = price_at(state, province, position)
        troops = [int(purses.troop_x(price))] * int(purses.needed_x(price))
        if purses.needed_y(price):
            troops.append(int(purses.troop_y(price)))
        koku = int(purses.koku_of(price))
    return {
        "position": None if koku is None else int(position),
        "troops": troops,
        "koku": koku,
        "tiles": STACK - tiles_won(state, province),
        "kamon": kamon,
        "leader": seen(leader),
        "tied": leader != NONE and kamon.count(kamon[leader]) > 1,
    }


def unseen_troops(state: Shitenno, seat: int | None) -> list[int]:
    """How many troops of each type are on cards that the viewer does not see (STN-23).

    These are in the pile, or in other hands and not known to all.
    """
    left = ALL_TROOPS - troops_on(state.discards, 0) - troops_on(state.table, 0)
    left -= troops_on(state.offers, 0) + troops_on(state.offers, KINDS)
    for holder in range(state.players):
        known = state.acting and holder != seat
        left -= troops_on(state.known if known else state.troops, holder * TROOP_KINDS)
    return [int(left >> 8 * troop & 255) for troop in range(TROOPS)]


def journal(state: Shitenno, seat: int | None) -> list[Line]:
    """Which cards went where, as everybody saw it; of unseen cards only the seat's own kinds."""
    viewer: i64 = NONE if seat is None else seat
    lines = state.journal
    found: list[Line] = []
    for at in range(0, len(lines), LINE):
        owner, pile, kind = lines[at], lines[at + 1], lines[at + 2]
        if pile == NONE:
            found.append([int(owner), None, int(kind)])
        elif owner == viewer:
            found.append([int(owner), int(pile), int(kind)])
        else:
            found.append([int(owner), int(pile), None])
    return found


def own(state: Shitenno, seat: int | None) -> Hand:
    """The hand, and what the seat is putting together."""
    acts = seat is not None and state.acts(seat)
    dividing = acts and state.phase == DIVIDING
    placing = acts and state.phase == PLACING
    return {
        "asked": asked(state) if acts else None,
        "hand": None if seat is None else hand(state, seat),
        "held": None if seat is None else list(hold(state, seat)),
        "gains": None if seat is None else gains(state, seat),
        "lot": list(state.lot) if dividing else None,
        "claimed": seen(state.claimed) if placing else None,
        "spend": list(state.spend) if placing else None,
        "take_backs": take_backs(state) if dividing or placing else None,
    }


def take_backs(state: Shitenno) -> int:
    """How often something may still be taken back (STN-32, STN-43)."""
    return state.most_take_backs - state.taken_back


def limits(state: Shitenno, seat: i64) -> list[Limit]:
    """How often an actor may still take something back, by a limit of the house."""
    if not state.acts(seat) or state.phase not in (DIVIDING, PLACING):
        return []
    what = "cards" if state.phase == DIVIDING else "payments"
    return [{"what": what, "left": take_backs(state)}]


def gains(state: Shitenno, seat: i64) -> list[int | None]:
    """What the seat's next kamon would bring at once, by province; None if it is full (STN-44)."""
    found: list[int | None] = []
    for province in range(PROVINCES):
        position = filled(state, province)
        full = position == POSITIONS
        found.append(None if full else int(favour_of(state, seat, province, position)))
    return found


def asked(state: Shitenno) -> Asked:
    """What the acting seat decides now, in a word."""
    if state.phase == DIVIDING:
        return "split" if division.without_lot(state) == 2 else "offer"
    if state.phase == PLACING:
        return "turn" if state.claimed == NONE else "pay"
    return "answer" if state.phase == ANSWERING else "choose"


def seen(number: i64) -> int | None:
    """A number for a view: None instead of NONE."""
    return None if number == NONE else int(number)


def rows(numbers: vec[i64], length: i64) -> list[list[int]]:
    """Numbers in rows of this length."""
    return [list(numbers[start : start + length]) for start in range(0, len(numbers), length)]


def hand(state: Shitenno, seat: i64) -> list[int]:
    """The troop cards of a seat, by kind."""
    return list(state.troops[seat * TROOP_KINDS : seat * TROOP_KINDS + TROOP_KINDS])


def troop_cards(state: Shitenno, seat: i64) -> i64:
    """How many troop cards a seat has."""
    count: i64 = 0
    for kind in range(TROOP_KINDS):
        count += state.troops[seat * TROOP_KINDS + kind]
    return count


def tops(state: Shitenno) -> list[int | None]:
    """The troop on the top tile of each province, None where no tile is left (STN-20)."""
    found: list[int | None] = []
    for province in range(PROVINCES):
        won = tiles_won(state, province)
        left = won < STACK
        found.append(int(state.stacks[province * STACK + won] // BONUSES) if left else None)
    return found
