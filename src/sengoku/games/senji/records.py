"""The records of a state. Made from `fields` by `make codes`: do not edit.

Copies of a state share their records until one of them changes one: `state.board` is for reading,
`state.edit_board()` for writing.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import State

# Whose views may show a change, beside the bits of seats and, after them, spectators: see `fields`.
EVERYBODY: Final[i64] = 256
SEATS: Final[i64] = 512
MOVER: Final[i64] = 1024


def number_shown(now: i64, then: i64, shown: i64) -> i64:
    """To whom it is shown, if a number has changed."""
    return 0 if now == then else shown


def numbers_shown(now: vec[i64], then: vec[i64], shown: i64) -> i64:
    """To whom it is shown, if any number has changed."""
    if len(now) != len(then):
        return shown
    for at in range(len(now)):
        if now[at] != then[at]:
            return shown
    return 0


def rows_shown(now: vec[i64], then: vec[i64], width: i64) -> i64:
    """The rows, as bits, in which a number has changed: each is shown to its seat."""
    if len(now) != len(then):
        return EVERYBODY
    found: i64 = 0
    for at in range(len(now)):
        if now[at] != then[at]:
            found |= 1 << at // width
    return found


@final
class Board:
    """What stands on the map, and beside it."""

    def __init__(self) -> None:
        self.honour = vec[i64]()
        self.owners = vec[i64]()
        self.units = vec[i64]()
        self.samurai = vec[i64]()
        self.fleets = vec[i64]()
        self.fleet_samurai = vec[i64]()
        self.reserve = vec[i64]()
        self.retinue = vec[i64]()
        self.fallen: i64 = 0

    def copy(self) -> Board:
        twin = Board()
        twin.honour = self.honour[:]
        twin.owners = self.owners[:]
        twin.units = self.units[:]
        twin.samurai = self.samurai[:]
        twin.fleets = self.fleets[:]
        twin.fleet_samurai = self.fleet_samurai[:]
        twin.reserve = self.reserve[:]
        twin.retinue = self.retinue[:]
        twin.fallen = self.fallen
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.honour = vec[i64]([0] * seats)
        self.owners = vec[i64]([-1] * 18)
        self.units = vec[i64]([0] * 18)
        self.samurai = vec[i64]([0] * 18)
        self.fleets = vec[i64]([0] * (seats * 2))
        self.fleet_samurai = vec[i64]([0] * (seats * 2))
        self.reserve = vec[i64]([12] * seats)
        self.retinue = vec[i64]([0] * seats)
        self.fallen = 0

    def changed_since(self, then: Board) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.honour, then.honour, EVERYBODY)
        found |= numbers_shown(self.owners, then.owners, EVERYBODY)
        found |= numbers_shown(self.units, then.units, EVERYBODY)
        found |= numbers_shown(self.samurai, then.samurai, EVERYBODY)
        found |= numbers_shown(self.fleets, then.fleets, EVERYBODY)
        found |= numbers_shown(self.fleet_samurai, then.fleet_samurai, EVERYBODY)
        found |= numbers_shown(self.reserve, then.reserve, EVERYBODY)
        found |= numbers_shown(self.retinue, then.retinue, EVERYBODY)
        found |= number_shown(self.fallen, then.fallen, EVERYBODY)
        return found


@final
class Recruits:
    """Samurai on their way to the board."""

    def __init__(self) -> None:
        self.samurai_deck = vec[i64]()
        self.drawn = vec[i64]()
        self.chosen = vec[i64]()
        self.called: i64 = -1
        self.mercenary = False
        self.placing: i64 = -1

    def copy(self) -> Recruits:
        twin = Recruits()
        twin.samurai_deck = self.samurai_deck[:]
        twin.drawn = self.drawn[:]
        twin.chosen = self.chosen[:]
        twin.called = self.called
        twin.mercenary = self.mercenary
        twin.placing = self.placing
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.samurai_deck = vec[i64]()
        self.drawn = vec[i64]([0] * seats)
        self.chosen = vec[i64]([-1] * seats)
        self.called = -1
        self.mercenary = False
        self.placing = -1

    def changed_since(self, then: Recruits) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.samurai_deck, then.samurai_deck, EVERYBODY)
        found |= numbers_shown(self.drawn, then.drawn, EVERYBODY)
        found |= rows_shown(self.chosen, then.chosen, 1)
        found |= number_shown(self.called, then.called, EVERYBODY)
        found |= number_shown(self.mercenary, then.mercenary, EVERYBODY)
        found |= number_shown(self.placing, then.placing, EVERYBODY)
        return found


@final
class Hanafuda:
    """Where the hanafuda are, and who has seen them."""

    def __init__(self) -> None:
        self.flowers = vec[i64]()
        self.flower_deck = vec[i64]()
        self.flower_discards = vec[i64]()
        self.under = vec[i64]()
        self.sightings = vec[i64]()

    def copy(self) -> Hanafuda:
        twin = Hanafuda()
        twin.flowers = self.flowers[:]
        twin.flower_deck = self.flower_deck[:]
        twin.flower_discards = self.flower_discards[:]
        twin.under = self.under[:]
        twin.sightings = self.sightings[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.flowers = vec[i64]([0] * (seats * 4))
        self.flower_deck = vec[i64]()
        self.flower_discards = vec[i64]([0] * 4)
        self.under = vec[i64]()
        self.sightings = vec[i64]([0] * (seats * 30))

    def changed_since(self, then: Hanafuda) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.flowers, then.flowers, EVERYBODY)
        found |= numbers_shown(self.flower_deck, then.flower_deck, EVERYBODY)
        found |= numbers_shown(self.flower_discards, then.flower_discards, EVERYBODY)
        found |= numbers_shown(self.under, then.under, EVERYBODY)
        found |= rows_shown(self.sightings, then.sightings, 30)
        return found


@final
class Diplomacy:
    """Where the diplomacy cards are, and what is known about them."""

    def __init__(self) -> None:
        self.hands = vec[i64]()
        self.givers = vec[i64]()
        self.holders = vec[i64]()
        self.firm = vec[i64]()
        self.unlaid = vec[i64]()
        self.decks = vec[i64]()
        self.revealed = vec[i64]()
        self.touched = vec[i64]()
        self.out = vec[i64]()

    def copy(self) -> Diplomacy:
        twin = Diplomacy()
        twin.hands = self.hands[:]
        twin.givers = self.givers[:]
        twin.holders = self.holders[:]
        twin.firm = self.firm[:]
        twin.unlaid = self.unlaid[:]
        twin.decks = self.decks[:]
        twin.revealed = self.revealed[:]
        twin.touched = self.touched[:]
        twin.out = self.out[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.hands = vec[i64]([0] * (seats * 6))
        self.givers = vec[i64]([0] * (seats * 6))
        self.holders = vec[i64]([0] * ((seats + 1) * 6))
        self.firm = vec[i64]([0] * ((seats + 1) * 6))
        self.unlaid = vec[i64]([0] * ((seats + 1) * 6))
        self.decks = vec[i64]()
        self.revealed = vec[i64]([0] * (seats * 6))
        self.touched = vec[i64]([0] * 6)
        self.out = vec[i64]([0] * 6)

    def changed_since(self, then: Diplomacy) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= rows_shown(self.hands, then.hands, 6)
        found |= rows_shown(self.givers, then.givers, 6)
        found |= rows_shown(self.holders, then.holders, 6)
        found |= rows_shown(self.firm, then.firm, 6)
        found |= rows_shown(self.unlaid, then.unlaid, 6)
        found |= numbers_shown(self.decks, then.decks, EVERYBODY)
        found |= numbers_shown(self.revealed, then.revealed, EVERYBODY)
        found |= numbers_shown(self.touched, then.touched, EVERYBODY)
        found |= numbers_shown(self.out, then.out, EVERYBODY)
        return found


@final
class Auction:
    """Cards of absent families for sale (SEN-30)."""

    def __init__(self) -> None:
        self.lots = vec[i64]()
        self.laid = vec[i64]()
        self.frozen = vec[i64]()

    def copy(self) -> Auction:
        twin = Auction()
        twin.lots = self.lots[:]
        twin.laid = self.laid[:]
        twin.frozen = self.frozen[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.lots = vec[i64]([-1] * 6)
        self.laid = vec[i64]([0] * (seats * 6))
        self.frozen = vec[i64]([0] * (seats * 6))

    def changed_since(self, then: Auction) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.lots, then.lots, EVERYBODY)
        found |= rows_shown(self.laid, then.laid, 6)
        found |= numbers_shown(self.frozen, then.frozen, EVERYBODY)
        return found


@final
class Ready:
    """How far each seat has come, where many decide at once."""

    def __init__(self) -> None:
        self.readiness = vec[i64]()
        self.changes = vec[i64]()
        self.lifts = vec[i64]()

    def copy(self) -> Ready:
        twin = Ready()
        twin.readiness = self.readiness[:]
        twin.changes = self.changes[:]
        twin.lifts = self.lifts[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.readiness = vec[i64]([0] * seats)
        self.changes = vec[i64]([0] * seats)
        self.lifts = vec[i64]([0] * seats)

    def changed_since(self, then: Ready) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.readiness, then.readiness, EVERYBODY)
        found |= numbers_shown(self.changes, then.changes, EVERYBODY)
        found |= rows_shown(self.lifts, then.lifts, 1)
        return found


@final
class Talks:
    """Offers in winter, and what a seat is putting together in any season."""

    def __init__(self) -> None:
        self.drafts = vec[i64]()
        self.offers = vec[i64]()
        self.sent = vec[i64]()

    def copy(self) -> Talks:
        twin = Talks()
        twin.drafts = self.drafts[:]
        twin.offers = self.offers[:]
        twin.sent = self.sent[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.drafts = vec[i64]([0] * (seats * 15))
        self.offers = vec[i64]()
        self.sent = vec[i64]([0] * (seats * 6))

    def changed_since(self, then: Talks) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= rows_shown(self.drafts, then.drafts, 15)
        found |= numbers_shown(self.offers, then.offers, SEATS)
        found |= numbers_shown(self.sent, then.sent, SEATS)
        return found


@final
class Pledges:
    """What was promised (SEN-45), and what was done this year."""

    def __init__(self) -> None:
        self.promises = vec[i64]()
        self.trust = vec[i64]()
        self.attacked = vec[i64]()
        self.assailed = vec[i64]()
        self.executed = vec[i64]()

    def copy(self) -> Pledges:
        twin = Pledges()
        twin.promises = self.promises[:]
        twin.trust = self.trust[:]
        twin.attacked = self.attacked[:]
        twin.assailed = self.assailed[:]
        twin.executed = self.executed[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.promises = vec[i64]()
        self.trust = vec[i64]([0] * ((seats + 1) * 12))
        self.attacked = vec[i64]([0] * seats)
        self.assailed = vec[i64]([0] * seats)
        self.executed = vec[i64]([0] * seats)

    def changed_since(self, then: Pledges) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= numbers_shown(self.promises, then.promises, SEATS)
        found |= rows_shown(self.trust, then.trust, 12)
        found |= numbers_shown(self.attacked, then.attacked, EVERYBODY)
        found |= numbers_shown(self.assailed, then.assailed, EVERYBODY)
        found |= numbers_shown(self.executed, then.executed, EVERYBODY)
        return found


@final
class Campaign:
    """Orders, and the host's calls that carry them out."""

    def __init__(self) -> None:
        self.orders = vec[i64]()
        self.spied = vec[i64]()
        self.pending: i64 = 0
        self.pending_fleets: i64 = 0

    def copy(self) -> Campaign:
        twin = Campaign()
        twin.orders = self.orders[:]
        twin.spied = self.spied[:]
        twin.pending = self.pending
        twin.pending_fleets = self.pending_fleets
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.orders = vec[i64]([0] * (seats * 18))
        self.spied = vec[i64]([-1] * seats)
        self.pending = 0
        self.pending_fleets = 0

    def changed_since(self, then: Campaign) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= rows_shown(self.orders, then.orders, 18)
        found |= numbers_shown(self.spied, then.spied, EVERYBODY)
        found |= number_shown(self.pending, then.pending, EVERYBODY)
        found |= number_shown(self.pending_fleets, then.pending_fleets, EVERYBODY)
        return found


@final
class Movement:
    """A movement, from its plan to the battles that it leads to."""

    def __init__(self) -> None:
        self.mover: i64 = -1
        self.origin: i64 = -1
        self.plan = vec[i64]()
        self.recalls: i64 = 0
        self.raid: i64 = -1
        self.drowning: i64 = 0
        self.attack_units = vec[i64]()
        self.attack_samurai = vec[i64]()
        self.battles: i64 = 0

    def copy(self) -> Movement:
        twin = Movement()
        twin.mover = self.mover
        twin.origin = self.origin
        twin.plan = self.plan[:]
        twin.recalls = self.recalls
        twin.raid = self.raid
        twin.drowning = self.drowning
        twin.attack_units = self.attack_units[:]
        twin.attack_samurai = self.attack_samurai[:]
        twin.battles = self.battles
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.mover = -1
        self.origin = -1
        self.plan = vec[i64]()
        self.recalls = 0
        self.raid = -1
        self.drowning = 0
        self.attack_units = vec[i64]([0] * 18)
        self.attack_samurai = vec[i64]([0] * 18)
        self.battles = 0

    def changed_since(self, then: Movement) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= number_shown(self.mover, then.mover, EVERYBODY)
        found |= number_shown(self.origin, then.origin, EVERYBODY)
        found |= numbers_shown(self.plan, then.plan, MOVER)
        found |= number_shown(self.recalls, then.recalls, MOVER)
        found |= number_shown(self.raid, then.raid, EVERYBODY)
        found |= number_shown(self.drowning, then.drowning, EVERYBODY)
        found |= numbers_shown(self.attack_units, then.attack_units, EVERYBODY)
        found |= numbers_shown(self.attack_samurai, then.attack_samurai, EVERYBODY)
        found |= number_shown(self.battles, then.battles, EVERYBODY)
        return found


@final
class Battle:
    """The battle that is being fought, or was fought last."""

    def __init__(self) -> None:
        self.field: i64 = -1
        self.defender: i64 = -1
        self.silenced: i64 = -1
        self.captured_attacker: i64 = 0
        self.captured_defender: i64 = 0
        self.dice = vec[i64]()
        self.rerolls: i64 = 0
        self.aside: i64 = 0
        self.supports = vec[i64]()
        self.victor: i64 = -1

    def copy(self) -> Battle:
        twin = Battle()
        twin.field = self.field
        twin.defender = self.defender
        twin.silenced = self.silenced
        twin.captured_attacker = self.captured_attacker
        twin.captured_defender = self.captured_defender
        twin.dice = self.dice[:]
        twin.rerolls = self.rerolls
        twin.aside = self.aside
        twin.supports = self.supports[:]
        twin.victor = self.victor
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.field = -1
        self.defender = -1
        self.silenced = -1
        self.captured_attacker = 0
        self.captured_defender = 0
        self.dice = vec[i64]([0] * 6)
        self.rerolls = 0
        self.aside = 0
        self.supports = vec[i64]([-2] * seats)
        self.victor = -1

    def changed_since(self, then: Battle) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= number_shown(self.field, then.field, EVERYBODY)
        found |= number_shown(self.defender, then.defender, EVERYBODY)
        found |= number_shown(self.silenced, then.silenced, EVERYBODY)
        found |= number_shown(self.captured_attacker, then.captured_attacker, EVERYBODY)
        found |= number_shown(self.captured_defender, then.captured_defender, EVERYBODY)
        found |= numbers_shown(self.dice, then.dice, EVERYBODY)
        found |= number_shown(self.rerolls, then.rerolls, EVERYBODY)
        found |= number_shown(self.aside, then.aside, EVERYBODY)
        found |= rows_shown(self.supports, then.supports, 1)
        found |= number_shown(self.victor, then.victor, EVERYBODY)
        return found


@final
class Autumn:
    """The family that the host has called, and what it is doing."""

    def __init__(self) -> None:
        self.invited: i64 = 0
        self.trader: i64 = -1
        self.used: i64 = 0
        self.partner: i64 = -1
        self.shown = vec[i64]()
        self.to_show: i64 = 0
        self.picked: i64 = 0
        self.swaps = vec[i64]()

    def copy(self) -> Autumn:
        twin = Autumn()
        twin.invited = self.invited
        twin.trader = self.trader
        twin.used = self.used
        twin.partner = self.partner
        twin.shown = self.shown[:]
        twin.to_show = self.to_show
        twin.picked = self.picked
        twin.swaps = self.swaps[:]
        return twin

    def reset(self, seats: i64) -> None:
        """Empty, with room for so many seats."""
        self.invited = 0
        self.trader = -1
        self.used = 0
        self.partner = -1
        self.shown = vec[i64]([0] * 4)
        self.to_show = 0
        self.picked = 0
        self.swaps = vec[i64]([-2] * seats)

    def changed_since(self, then: Autumn) -> i64:
        """Whose views may show that it is not as it was then."""
        found: i64 = 0
        if self is then:
            return found
        found |= number_shown(self.invited, then.invited, EVERYBODY)
        found |= number_shown(self.trader, then.trader, EVERYBODY)
        found |= number_shown(self.used, then.used, EVERYBODY)
        found |= number_shown(self.partner, then.partner, EVERYBODY)
        found |= numbers_shown(self.shown, then.shown, EVERYBODY)
        found |= number_shown(self.to_show, then.to_show, EVERYBODY)
        found |= number_shown(self.picked, then.picked, EVERYBODY)
        found |= rows_shown(self.swaps, then.swaps, 1)
        return found


NO_BOARD: Final = Board()
BOARD_BIT: Final[i64] = 1
NO_RECRUITS: Final = Recruits()
RECRUITS_BIT: Final[i64] = 2
NO_HANAFUDA: Final = Hanafuda()
HANAFUDA_BIT: Final[i64] = 4
NO_DIPLOMACY: Final = Diplomacy()
DIPLOMACY_BIT: Final[i64] = 8
NO_AUCTION: Final = Auction()
AUCTION_BIT: Final[i64] = 16
NO_READY: Final = Ready()
READY_BIT: Final[i64] = 32
NO_TALKS: Final = Talks()
TALKS_BIT: Final[i64] = 64
NO_PLEDGES: Final = Pledges()
PLEDGES_BIT: Final[i64] = 128
NO_CAMPAIGN: Final = Campaign()
CAMPAIGN_BIT: Final[i64] = 256
NO_MOVEMENT: Final = Movement()
MOVEMENT_BIT: Final[i64] = 512
NO_BATTLE: Final = Battle()
BATTLE_BIT: Final[i64] = 1024
NO_AUTUMN: Final = Autumn()
AUTUMN_BIT: Final[i64] = 2048


class SenjiRecords(State):
    """A state in records, which copies share until they change them."""

    def __init__(self) -> None:
        super().__init__()
        self.board = NO_BOARD
        self.recruits = NO_RECRUITS
        self.hanafuda = NO_HANAFUDA
        self.diplomacy = NO_DIPLOMACY
        self.auction = NO_AUCTION
        self.ready = NO_READY
        self.talks = NO_TALKS
        self.pledges = NO_PLEDGES
        self.campaign = NO_CAMPAIGN
        self.movement = NO_MOVEMENT
        self.battle = NO_BATTLE
        self.autumn = NO_AUTUMN

    def share_records(self, twin: SenjiRecords) -> None:
        """Let a twin have the same records, until one of the two edits them."""
        self.owned = 0
        twin.owned = 0
        twin.board = self.board
        twin.recruits = self.recruits
        twin.hanafuda = self.hanafuda
        twin.diplomacy = self.diplomacy
        twin.auction = self.auction
        twin.ready = self.ready
        twin.talks = self.talks
        twin.pledges = self.pledges
        twin.campaign = self.campaign
        twin.movement = self.movement
        twin.battle = self.battle
        twin.autumn = self.autumn

    def changed_since(self, then: SenjiRecords) -> i64:
        """Whose views may show what has changed in the records since then."""
        found: i64 = 0
        found |= self.board.changed_since(then.board)
        found |= self.recruits.changed_since(then.recruits)
        found |= self.hanafuda.changed_since(then.hanafuda)
        found |= self.diplomacy.changed_since(then.diplomacy)
        found |= self.auction.changed_since(then.auction)
        found |= self.ready.changed_since(then.ready)
        found |= self.talks.changed_since(then.talks)
        found |= self.pledges.changed_since(then.pledges)
        found |= self.campaign.changed_since(then.campaign)
        found |= self.movement.changed_since(then.movement)
        found |= self.battle.changed_since(then.battle)
        found |= self.autumn.changed_since(then.autumn)
        return found

    def unshare(self) -> None:
        """Copy every record that another state may share."""
        self.edit_board()
        self.edit_recruits()
        self.edit_hanafuda()
        self.edit_diplomacy()
        self.edit_auction()
        self.edit_ready()
        self.edit_talks()
        self.edit_pledges()
        self.edit_campaign()
        self.edit_movement()
        self.edit_battle()
        self.edit_autumn()

    def reset_records(self) -> None:
        """Every record as it is before anything has happened."""
        self.edit_board().reset(self.players)
        self.edit_recruits().reset(self.players)
        self.edit_hanafuda().reset(self.players)
        self.edit_diplomacy().reset(self.players)
        self.edit_auction().reset(self.players)
        self.edit_ready().reset(self.players)
        self.edit_talks().reset(self.players)
        self.edit_pledges().reset(self.players)
        self.edit_campaign().reset(self.players)
        self.edit_movement().reset(self.players)
        self.edit_battle().reset(self.players)
        self.edit_autumn().reset(self.players)

    @final
    def edit_board(self) -> Board:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & BOARD_BIT:
            self.board = self.board.copy()
            self.owned |= BOARD_BIT
        return self.board

    @final
    def edit_recruits(self) -> Recruits:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & RECRUITS_BIT:
            self.recruits = self.recruits.copy()
            self.owned |= RECRUITS_BIT
        return self.recruits

    @final
    def edit_hanafuda(self) -> Hanafuda:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & HANAFUDA_BIT:
            self.hanafuda = self.hanafuda.copy()
            self.owned |= HANAFUDA_BIT
        return self.hanafuda

    @final
    def edit_diplomacy(self) -> Diplomacy:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & DIPLOMACY_BIT:
            self.diplomacy = self.diplomacy.copy()
            self.owned |= DIPLOMACY_BIT
        return self.diplomacy

    @final
    def edit_auction(self) -> Auction:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & AUCTION_BIT:
            self.auction = self.auction.copy()
            self.owned |= AUCTION_BIT
        return self.auction

    @final
    def edit_ready(self) -> Ready:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & READY_BIT:
            self.ready = self.ready.copy()
            self.owned |= READY_BIT
        return self.ready

    @final
    def edit_talks(self) -> Talks:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & TALKS_BIT:
            self.talks = self.talks.copy()
            self.owned |= TALKS_BIT
        return self.talks

    @final
    def edit_pledges(self) -> Pledges:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & PLEDGES_BIT:
            self.pledges = self.pledges.copy()
            self.owned |= PLEDGES_BIT
        return self.pledges

    @final
    def edit_campaign(self) -> Campaign:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & CAMPAIGN_BIT:
            self.campaign = self.campaign.copy()
            self.owned |= CAMPAIGN_BIT
        return self.campaign

    @final
    def edit_movement(self) -> Movement:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & MOVEMENT_BIT:
            self.movement = self.movement.copy()
            self.owned |= MOVEMENT_BIT
        return self.movement

    @final
    def edit_battle(self) -> Battle:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & BATTLE_BIT:
            self.battle = self.battle.copy()
            self.owned |= BATTLE_BIT
        return self.battle

    @final
    def edit_autumn(self) -> Autumn:
        """The record for writing: copied first if a twin may share it."""
        if not self.owned & AUTUMN_BIT:
            self.autumn = self.autumn.copy()
            self.owned |= AUTUMN_BIT
        return self.autumn
