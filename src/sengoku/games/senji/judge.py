"""Senji, how a position looks: the door of the judge, who has a room for every season.

He reads what the seat knows, never what is hidden from it: others' hands are what was last seen
there (`ledger`), others' orders and plans are not looked at. The methods for search may look.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.judging import Judge
from sengoku.games.kernel import State
from sengoku.games.senji import (
    bargains,
    bids,
    campaigns,
    clashes,
    commands,
    flowers,
    guesses,
    harvest,
    outlook,
    purse,
)
from sengoku.games.senji.components import (
    AUTUMN,
    BIDDING,
    CALLING,
    CHOOSING,
    DROWNING,
    HOSTAGE,
    HOSTING,
    KEEPING,
    MOVING,
    NONE,
    ORDERING,
    PICKING,
    PLACING,
    POSTING,
    PROVINCES,
    QUEUING,
    REROLLING,
    SEAS,
    SHIFTING,
    SHOWING,
    SILENCING,
    SPYING,
    SUMMER,
    SUPPORTING,
    TRADING,
    WINTER,
)
from sengoku.games.senji.masks import ones
from sengoku.games.senji.notation import CALL_CODE, HOST_CODE, POST_CODE
from sengoku.games.senji.rules import Senji
from sengoku.games.senji.weights import WEIGHTS, Scales

EQUAL: Final = 1e-9  # what weighs the same
WIDTH: Final[i64] = 8  # moves that search compares
SLACK: Final = 8.0  # by how much they may weigh less than the best

# What a samurai's power is worth beside its honour, in the order of SEN-07.
SERVICE: Final = vec[float](
    [1.0, 0.5, 1.5, 3.0, 0.5, 0.7, 1.5, 2.0, 2.0, 0.8, 1.0, 1.5, 0.0, 1.5, 1.5, 1.0, 1.5, 0.5]
)


@final
class SenjiJudge(Judge):
    """Weighs moves by what they gain in honour, now and likely later."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(WEIGHTS, weights)
        self.scales = Scales(self.weights)

    # Positions.

    def value(self, state: State, seat: i64) -> float:
        """What the seat has, less what its rivals are seen to have."""
        assert isinstance(state, Senji)
        worth = self.standing(state, seat) + self.hidden(state, seat)
        best = -1e9
        for other in range(state.players):
            if other != seat:
                drawn = self.scales.flower * float(flowers.held(state, other))
                best = max(best, self.standing(state, other) + drawn)
        return worth - best

    def standing(self, state: Senji, seat: i64) -> float:
        """Honour, and what stands on the board."""
        scales = self.scales
        worth = float(state.honour[seat])
        board = 0.0
        for province in range(PROVINCES):
            if state.owners[province] == seat:
                board += scales.province + scales.unit * float(state.units[province])
        for sea in range(SEAS):
            board += scales.unit * float(state.fleets[seat * SEAS + sea])
        board += scales.samurai * float(ones(state.retinue[seat]))
        return worth + purse.later(scales, state) * board

    def hidden(self, state: Senji, seat: i64) -> float:
        """What the seat's cards may still bring."""
        scales = self.scales
        cards = purse.hand_worth(scales, state, seat, purse.hand_of(state, seat))
        return purse.later(scales, state) * (cards + purse.bouquet(scales, state, seat))

    # Moves.

    def weigh(self, state: State, seat: i64) -> vec[float]:
        """How good each move is; those out of the question just below the least of the others."""
        assert isinstance(state, Senji)
        return tamed(self.weigh_plainly(state, seat))

    def weigh_plainly(self, state: Senji, seat: i64) -> vec[float]:
        """How good each move is: every phase in its room."""
        phase = state.phase
        if phase < SPYING:
            return self.weigh_to_spring(state, seat, phase)
        if phase < SILENCING:
            return self.weigh_in_summer(state, seat, phase)
        if phase < AUTUMN:
            return self.weigh_in_battle(state, seat, phase)
        return self.weigh_in_autumn(state, seat, phase)

    def weigh_to_spring(self, state: Senji, seat: i64, phase: i64) -> vec[float]:
        if phase == WINTER:
            return bargains.talking(self.scales, state, seat)
        if phase == BIDDING:
            return bids.bidding(self.scales, state, seat)
        if phase == ORDERING:
            return commands.ordering(self.scales, state, seat)
        if phase == CHOOSING:
            return harvest.keeping(self.scales, state, seat, SERVICE)
        if phase == CALLING:
            return later_own(state, seat)
        if phase == POSTING:
            return posting(state, seat)
        assert phase == HOSTING
        return hosting(state, seat)

    def weigh_in_summer(self, state: Senji, seat: i64, phase: i64) -> vec[float]:
        if phase == MOVING:
            return campaigns.planning(self.scales, state, seat)
        if phase == SUMMER:
            return commands.calling(self.scales, state, seat)
        if phase == DROWNING:
            return clashes.drowning(state, seat)
        if phase == QUEUING:
            return clashes.queuing(self.scales, state, seat)
        if phase == SPYING:
            return commands.spying(state, seat)
        assert phase == SHIFTING
        return commands.shifting(self.scales, state, seat)

    def weigh_in_battle(self, state: Senji, seat: i64, phase: i64) -> vec[float]:
        if phase == SUPPORTING:
            return clashes.supporting(self.scales, state, seat)
        if phase == HOSTAGE:
            return clashes.hostages(self.scales, state, seat)
        if phase == SILENCING:
            return clashes.silencing(state, seat)
        if phase == REROLLING:
            return clashes.rerolling(state, seat)
        return clashes.retreating(self.scales, state, seat)

    def weigh_in_autumn(self, state: Senji, seat: i64, phase: i64) -> vec[float]:
        if phase == TRADING:
            return harvest.trading(self.scales, state, seat)
        if phase == AUTUMN:
            return harvest.inviting(state, seat)
        if phase == SHOWING:
            return harvest.showing(self.scales, state, seat)
        if phase == PICKING:
            return harvest.picking(self.scales, state, seat)
        if phase == KEEPING:
            return harvest.keeping(self.scales, state, seat, SERVICE)
        if phase == PLACING:
            return harvest.placing(self.scales, state, seat)
        return harvest.swapping(self.scales, state, seat)

    # For search.

    def chances(self, state: State) -> vec[float]:
        """Who will win, by what everybody has in this world."""
        assert isinstance(state, Senji)
        return outlook.chances(self.scales, state)

    def quick(self, state: State, seat: i64, random: Random) -> i64:
        """What it would do itself, but for deals: they take long to put together."""
        assert isinstance(state, Senji)
        if state.phase == ORDERING:
            return commands.next_order(self.scales, state, seat)
        moves = state.moves(seat)
        if len(moves) == 1 or state.phase == WINTER:
            return moves[0]
        return moves[some_highest(self.weigh_plainly(state, seat), random)]

    def tries(self, state: State, seat: i64) -> vec[i64]:
        """Its own choice, and from spring on the next best; what weighs as much as it, once.

        Deals are weighed better than play-outs show their worth, which comes years later.
        """
        assert isinstance(state, Senji)
        moves = state.moves(seat)
        worth = self.weigh_plainly(state, seat)
        own = highest(worth)
        found = vec[i64]([moves[own]])
        while state.phase >= ORDERING and len(found) < WIDTH:
            best = next_best(worth, worth[own])
            if best == NONE:
                break
            found = append(found, moves[best])
            worth[best] = campaigns.WORST
        return found

    def far(self, begin: State, world: State) -> bool:
        """To the end of the year: what it was good for is then on the board and in hand."""
        assert isinstance(begin, Senji)
        assert isinstance(world, Senji)
        return world.year > begin.year

    def world(self, state: State, seat: i64, random: Random) -> State:
        """Others who have decided in secret decide anew; their orders are what they would be."""
        world = state.imagine(seat, random)
        assert isinstance(world, Senji)
        guesses.suppose(self.scales, world, seat, random)
        return world


JUDGE: Final = SenjiJudge


def highest(worth: vec[float]) -> i64:
    """The place of the highest, the first of equals."""
    best: i64 = 0
    for place in range(1, len(worth)):
        if worth[place] > worth[best] + EQUAL:
            best = place
    return best


def some_highest(worth: vec[float], random: Random) -> i64:
    """The same; chance decides between equals."""
    best = highest(worth)
    equals: i64 = 0
    found = best
    for place in range(best, len(worth)):
        if abs(worth[place] - worth[best]) <= EQUAL:
            equals += 1
            if random.below(equals) == 0:
                found = place
    return found


def next_best(worth: vec[float], most: float) -> i64:
    """The place of the highest below `most` that is worth a try, or NONE."""
    best: i64 = NONE
    for place in range(len(worth)):
        less = most - worth[place]
        if EQUAL < less <= SLACK and (best == NONE or worth[place] > worth[best]):
            best = place
    return best


def tamed(worth: vec[float]) -> vec[float]:
    """Moves out of the question stand just below the least of the others: search asks how far
    apart moves are, and would see no difference between those that matter.
    """
    least = 0.0
    some = False
    for value in worth:
        if value > campaigns.WORST / 2.0 and (not some or value < least):
            least = value
            some = True
    for place in range(len(worth)):
        if worth[place] <= campaigns.WORST / 2.0:
            worth[place] = least - 1.0
    return worth


# The set-up and the Emperor.


def later_own(state: Senji, seat: i64) -> vec[float]:
    """The others' provinces first: the caller sees where they stand (SEN-11)."""
    found = vec[float]()
    for move in state.moves(seat):
        own = state.edition.homes[move - CALL_CODE] == seat + state.absent
        found = append(found, 0.0 if own else 1.0)
    return found


def posting(state: Senji, seat: i64) -> vec[float]:
    """Units where neighbours are, the samurai with the most of them (SEN-11)."""
    found = vec[float]()
    province = state.called
    near: i64 = 0
    for other in range(PROVINCES):
        if state.edition.borders[province] >> other & 1:
            home = state.edition.homes[other]
            if home >= state.absent and home != seat + state.absent:
                near += 1
    fit = 2 if near >= 2 else 1
    for move in state.moves(seat):
        units = (move - POST_CODE) // 2
        led = (move - POST_CODE) % 2
        found = append(found, -abs(float(units - fit)) + (0.1 if (led == 1) == (fit == 2) else 0.0))
    return found


def hosting(state: Senji, seat: i64) -> vec[float]:
    """Oneself, if one is tied (SEN-20)."""
    found = vec[float]()
    for move in state.moves(seat):
        found = append(found, 1.0 if move - HOST_CODE == seat else 0.0)
    return found
