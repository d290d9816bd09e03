"""Senji, the state of a game and the flow of the year; every season has its own room.

`moves`, `broken` and `make` turn to the room of the phase (`phases`). Each room has three functions
for each of its phases: what can be done, which rule a move breaks, and how it is carried out.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.kernel import Plain, State
from sengoku.games.refusals import FINE, Figures
from sengoku.games.senji import (
    auction,
    autumn,
    explain,
    memory,
    offers,
    phases,
    positions,
    setup,
    spring,
    summer,
    view,
    winter,
    worlds,
    year,
)
from sengoku.games.senji.components import (
    BIDDING,
    CHANGES,
    DRAFT,
    FAMILIES,
    FLOWERS,
    IDLE,
    LIFTS,
    LOTS,
    NONE,
    OPEN,
    ORDERING,
    PROVINCES,
    READY,
    SEALED,
    SEATS_MOST,
    SPYING,
    TRADING,
    UNASKED,
    WHAT,
    WINTER,
)
from sengoku.games.senji.edition import SenjiEdition
from sengoku.games.senji.notation import (
    BEND_CODE,
    CHANGE_CODE,
    COMBINE_CODE,
    DONE_CODE,
    DROP_CODE,
    READY_CODE,
    SEAL_CODE,
)


@final
class Senji(State):
    """A game of Senji. Seat s plays family s + absent."""

    def __init__(self) -> None:
        super().__init__()
        self.year: i64 = 0
        self.phase: i64 = 0
        self.host: i64 = NONE
        self.overtime = False
        self.honour = vec[i64]()
        self.owners = vec[i64]()
        self.units = vec[i64]()
        self.samurai = vec[i64]()
        self.fleets = vec[i64]()
        self.fleet_samurai = vec[i64]()
        self.reserve = vec[i64]()
        self.retinue = vec[i64]()
        self.fallen: i64 = 0
        self.samurai_deck = vec[i64]()
        self.drawn = vec[i64]()
        self.chosen = vec[i64]()
        self.called: i64 = NONE
        self.flowers = vec[i64]()
        self.flower_deck = vec[i64]()
        self.flower_discards = vec[i64]()
        self.under = vec[i64]()
        self.sightings = vec[i64]()
        self.hands = vec[i64]()
        self.givers = vec[i64]()
        self.holders = vec[i64]()
        self.firm = vec[i64]()
        self.unlaid = vec[i64]()
        self.decks = vec[i64]()
        self.revealed = vec[i64]()
        self.touched = vec[i64]()
        self.out = vec[i64]()
        self.lots = vec[i64]()
        self.laid = vec[i64]()
        self.frozen = vec[i64]()
        self.readiness = vec[i64]()
        self.changes = vec[i64]()
        self.lifts = vec[i64]()
        self.drafts = vec[i64]()
        self.offers = vec[i64]()
        self.sent = vec[i64]()
        self.promises = vec[i64]()
        self.trust = vec[i64]()
        self.attacked = vec[i64]()
        self.assailed = vec[i64]()
        self.executed = vec[i64]()
        self.orders = vec[i64]()
        self.spied = vec[i64]()
        self.pending: i64 = 0
        self.pending_fleets: i64 = 0
        self.mover: i64 = NONE
        self.origin: i64 = NONE
        self.plan = vec[i64]()
        self.recalls: i64 = 0
        self.raid: i64 = NONE
        self.drowning: i64 = 0
        self.attack_units = vec[i64]()
        self.attack_samurai = vec[i64]()
        self.battles: i64 = 0
        self.field: i64 = NONE
        self.defender: i64 = NONE
        self.silenced: i64 = NONE
        self.captured_attacker: i64 = 0
        self.captured_defender: i64 = 0
        self.dice = vec[i64]()
        self.rerolls: i64 = 0
        self.aside: i64 = 0
        self.supports = vec[i64]()
        self.victor: i64 = NONE
        self.invited: i64 = 0
        self.trader: i64 = NONE
        self.used: i64 = 0
        self.partner: i64 = NONE
        self.shown = vec[i64]()
        self.to_show: i64 = 0
        self.picked: i64 = 0
        self.mercenary = False
        self.placing: i64 = NONE
        self.swaps = vec[i64]()

    def copy(self) -> Senji:
        twin = Senji()
        self.share(twin)
        twin.year = self.year
        twin.phase = self.phase
        twin.host = self.host
        twin.overtime = self.overtime
        twin.honour = self.honour[:]
        twin.owners = self.owners[:]
        twin.units = self.units[:]
        twin.samurai = self.samurai[:]
        twin.fleets = self.fleets[:]
        twin.fleet_samurai = self.fleet_samurai[:]
        twin.reserve = self.reserve[:]
        twin.retinue = self.retinue[:]
        twin.fallen = self.fallen
        twin.samurai_deck = self.samurai_deck[:]
        twin.drawn = self.drawn[:]
        twin.chosen = self.chosen[:]
        twin.called = self.called
        twin.flowers = self.flowers[:]
        twin.flower_deck = self.flower_deck[:]
        twin.flower_discards = self.flower_discards[:]
        twin.under = self.under[:]
        twin.sightings = self.sightings[:]
        twin.hands = self.hands[:]
        twin.givers = self.givers[:]
        twin.holders = self.holders[:]
        twin.firm = self.firm[:]
        twin.unlaid = self.unlaid[:]
        twin.decks = self.decks[:]
        twin.revealed = self.revealed[:]
        twin.touched = self.touched[:]
        twin.out = self.out[:]
        twin.lots = self.lots[:]
        twin.laid = self.laid[:]
        twin.frozen = self.frozen[:]
        twin.readiness = self.readiness[:]
        twin.changes = self.changes[:]
        twin.lifts = self.lifts[:]
        twin.drafts = self.drafts[:]
        twin.offers = self.offers[:]
        twin.sent = self.sent[:]
        twin.promises = self.promises[:]
        twin.trust = self.trust[:]
        twin.attacked = self.attacked[:]
        twin.assailed = self.assailed[:]
        twin.executed = self.executed[:]
        twin.orders = self.orders[:]
        twin.spied = self.spied[:]
        twin.pending = self.pending
        twin.pending_fleets = self.pending_fleets
        twin.mover = self.mover
        twin.origin = self.origin
        twin.plan = self.plan[:]
        twin.recalls = self.recalls
        twin.raid = self.raid
        twin.drowning = self.drowning
        twin.attack_units = self.attack_units[:]
        twin.attack_samurai = self.attack_samurai[:]
        twin.battles = self.battles
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
        twin.invited = self.invited
        twin.trader = self.trader
        twin.used = self.used
        twin.partner = self.partner
        twin.shown = self.shown[:]
        twin.to_show = self.to_show
        twin.picked = self.picked
        twin.mercenary = self.mercenary
        twin.placing = self.placing
        twin.swaps = self.swaps[:]
        return twin

    # The options.

    @property
    def edition(self) -> SenjiEdition:
        """The figures that the game is played with."""
        edition = self.options["edition"]
        assert isinstance(edition, SenjiEdition)
        return edition

    @property
    def absent(self) -> i64:
        """How many families are not in play: the first ones (SEN-02)."""
        return FAMILIES - self.players

    @property
    def max_years(self) -> int:
        """After how many years the game ends; 0 is never (SEN-90)."""
        years = self.options["max_years"]
        assert isinstance(years, int)
        return years

    @property
    def raid_units_only(self) -> bool:
        """Whether samurai neither roll nor drown in a raid (SEN-66)."""
        return self.options["raid_dice"] == "units"

    @property
    def umeko_flowers(self) -> bool:
        """Whether Umeko swaps hanafuda, as first printed (SEN-07)."""
        return self.options["umeko"] == "hanafuda"

    # The flow of the year.

    def set_up(self) -> None:
        setup.deal(self)

    def size_for_seats(self) -> None:
        """Room for what every seat has, knows and does."""
        seats = self.players
        for_seats = vec[i64]([0] * seats)
        self.honour = for_seats[:]
        self.retinue = for_seats[:]
        self.drawn = for_seats[:]
        self.chosen = vec[i64]([NONE] * seats)
        self.flowers = vec[i64]([0] * (seats * FLOWERS))
        self.flower_discards = vec[i64]([0] * FLOWERS)
        self.sightings = vec[i64]([0] * (seats * SEATS_MOST * memory.SIGHTING))
        by_family = vec[i64]([0] * (seats * FAMILIES))
        self.hands = by_family[:]
        self.givers = by_family[:]
        self.revealed = by_family[:]
        known = vec[i64]([0] * ((seats + 1) * FAMILIES))
        self.holders = known[:]
        self.firm = known[:]
        self.unlaid = known[:]
        self.touched = vec[i64]([0] * FAMILIES)
        self.out = vec[i64]([0] * FAMILIES)
        self.lots = vec[i64]([NONE] * LOTS)
        self.laid = vec[i64]([0] * (seats * LOTS))
        self.frozen = vec[i64]([0] * (seats * LOTS))
        self.readiness = for_seats[:]
        self.changes = for_seats[:]
        self.lifts = for_seats[:]
        self.drafts = vec[i64]([0] * (seats * DRAFT))
        self.sent = vec[i64]([0] * (seats * SEATS_MOST))
        self.trust = vec[i64]([0] * ((seats + 1) * 2 * SEATS_MOST))
        self.attacked = for_seats[:]
        self.assailed = for_seats[:]
        self.executed = for_seats[:]
        self.orders = vec[i64]([0] * (seats * PROVINCES))
        self.spied = vec[i64]([NONE] * seats)
        self.dice = vec[i64]([0] * FAMILIES)
        self.supports = vec[i64]([UNASKED] * seats)
        self.shown = vec[i64]([0] * FLOWERS)
        self.swaps = vec[i64]([UNASKED] * seats)

    def begin_year(self) -> None:
        """The Emperor first (SEN-20)."""
        self.year += 1
        for seat in range(self.players):
            self.attacked[seat] = 0
            self.assailed[seat] = 0
            self.executed[seat] = 0
            self.spied[seat] = NONE
        year.find_host(self)

    def begin_auction(self) -> None:
        """Bids, if families are absent; else winter at once (SEN-30)."""
        if self.absent > 0:
            auction.open_auction(self)
        else:
            self.begin_winter()

    def begin_winter(self) -> None:
        """All bids are in; talks begin (SEN-40)."""
        if self.phase == BIDDING:
            self.secrets += 1
            if self.record:
                self.tell({"event": "bids_in", "bids": view.bid_counts(self)})
        memory.winter_begins(self)
        for at in range(len(self.sent)):
            self.sent[at] = 0
        self.phase = WINTER
        self.everybody_open()
        if self.record:
            self.tell({"event": "winter", "year": self.year})

    def end_winter(self) -> None:
        """Offers lapse, bids are turned up, then it is spring (SEN-32, SEN-43)."""
        self.offers = vec[i64]()
        self.clear_drafts()
        self.secrets += 1
        self.phase = ORDERING
        auction.resolve(self)
        if self.record:
            self.tell({"event": "spring", "year": self.year})
        spring.begin(self)

    def begin_summer(self) -> None:
        """All orders are in; Fuma first, then the host calls (SEN-60)."""
        self.secrets += 1
        summer.begin(self)
        if self.record:
            self.tell({"event": "summer", "year": self.year})
        spy = spring.spies(self)
        if spy == NONE:
            self.begin_calls()
        else:
            self.phase = SPYING
            self.acting = 1 << spy

    def begin_calls(self) -> None:
        """The host's first call."""
        summer.next_call(self)

    def next_battle(self) -> None:
        """The movement's next battle, or the host's next call."""
        summer.next_battle(self)

    def conquer(self, province: i64) -> None:
        """The attacker's fortress replaces the defender's, an order there goes (SEN-77)."""
        summer.remove_order(self, province)
        self.owners[province] = self.mover

    def begin_autumn(self) -> None:
        """The host calls the families."""
        if self.record:
            self.tell({"event": "autumn", "year": self.year})
        autumn.begin(self)

    def trade_on(self) -> None:
        """The called family goes on with what it likes."""
        self.phase = TRADING
        self.acting = 1 << self.trader

    def end_year(self) -> None:
        """Promises, the goal, the next year (SEN-90)."""
        year.finish(self)

    def leaders(self) -> vec[i64]:
        """The seats with most honour."""
        return year.leaders(self)

    def in_play(self, province: i64) -> bool:
        """Whether anybody may enter the province (SEN-02)."""
        return self.owners[province] != NONE

    # Where many decide at once.

    def everybody_open(self) -> None:
        """Everybody may act until all have."""
        for seat in range(self.players):
            self.readiness[seat] = OPEN
            self.changes[seat] = CHANGES
            self.lifts[seat] = LIFTS
        self.acting = (1 << self.players) - 1

    def ready_moves(self, seat: i64) -> vec[i64]:
        """What a ready seat may do: make it final, or take it back."""
        found = vec[i64]([SEAL_CODE])
        if self.changes[seat] > 0:
            found = append(found, CHANGE_CODE)
        return found

    def ready_breaks(self, seat: i64, move: i64, rule: str) -> str:
        """First ready, then final or not after all."""
        if move == READY_CODE:
            return FINE if self.readiness[seat] == OPEN else rule + ".ready"
        if self.readiness[seat] != READY:
            return rule + ".open"
        if move == CHANGE_CODE and self.changes[seat] == 0:
            return rule + ".changes"
        return FINE

    def make_ready(self, seat: i64, move: i64) -> None:
        """Everybody sees who is ready; when all are, the year goes on."""
        if self.record:
            self.tell_move(seat, move)
        if move == READY_CODE:
            self.readiness[seat] = READY
        elif move == SEAL_CODE:
            self.readiness[seat] = SEALED
            self.acting &= ~(1 << seat)
        else:
            self.readiness[seat] = OPEN
            self.changes[seat] -= 1
        for other in range(self.players):
            if self.readiness[other] == OPEN:
                return
        if self.phase == BIDDING:
            self.begin_winter()
        elif self.phase == WINTER:
            self.end_winter()
        else:
            self.begin_summer()

    def clear_draft(self, seat: i64) -> None:
        """The seat is putting nothing together."""
        offers.clear(self, seat)

    def clear_drafts(self) -> None:
        """Nobody is putting anything together."""
        for seat in range(self.players):
            offers.clear(self, seat)

    def whisper_move(self, seat: i64, move: i64) -> None:
        """Record a move that only its seat sees."""
        event: Plain = {"event": self.game.moves.kind(move).name, "seat": seat}
        self.whisper([int(seat)], event | self.game.moves.parts(move))

    # The contract: each phase in its room.

    def moves(self, seat: i64) -> vec[i64]:
        return phases.moves(self, seat) if self.acts(seat) else vec[i64]()

    def broken(self, seat: i64, move: i64) -> str:
        return phases.broken(self, seat, move)

    def make(self, seat: i64, move: i64) -> None:
        phases.make(self, seat, move)

    def default(self, seat: int) -> int:
        """What does least: drop what is half made, in autumn only score, else the first move."""
        if self.acts(seat) and self.drafts[seat * DRAFT + WHAT] != IDLE and self.lifts[seat] > 0:
            return DROP_CODE
        first = super().default(seat)
        idle = self.phase == TRADING and self.drafts[seat * DRAFT + WHAT] == IDLE
        return DONE_CODE if idle and not COMBINE_CODE <= first < BEND_CODE else first

    def waits(self, seat: int) -> bool:
        """Ready, with nothing half made and no offer to answer (SEN-31, SEN-40, SEN-50)."""
        together = self.phase in (BIDDING, WINTER, ORDERING)
        return together and self.readiness[seat] == READY and not winter.asked(self, seat)

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        return explain.figures(self, seat, move, broken)

    # What a seat knows, and which positions there are: next door.

    def open_sight(self) -> Plain:
        return view.open_sight(self)

    def sight(self, seat: int | None) -> Plain:
        return view.sight(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        worlds.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        view.numbers(self, seat, out, at)

    def check(self) -> None:
        positions.check(self)
