"""Shitennō, what things are worth to one seat: kamon, cards and tiles, and what a hand can buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    GATES,
    HATAMOTO,
    KAMON_A_TURN,
    KOKU_KINDS,
    MAJORITY,
    PLACING,
    POSITIONS,
    PROVINCES,
    SENSEI,
    STACK,
    TITLES,
    TROOPS,
    VALUES,
)
from sengoku.games.shitenno.judge.forecast import tile_worths, turns_to_come, years_left
from sengoku.games.shitenno.judge.means import (
    ALL_TROOPS,
    EXCHANGE_AT,
    HATAMOTO_AT,
    KOKU_AT,
    ONE_HATAMOTO,
    ONE_KOKU,
    PLUS_AT,
    UNPAID,
)
from sengoku.games.shitenno.judge.weights import Scale
from sengoku.games.shitenno.rules.holdings import SHOWS
from sengoku.games.shitenno.rules.provinces import PLACES, filled, price_at, title_bonus
from sengoku.games.shitenno.rules.purses import koku_of, needed_x, needed_y, troop_x, troop_y

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

CLOSED: Final = -1e6  # the gain of a province that is full


def last_plus(state: Shitenno, seat: i64) -> float:
    """What a +1 tile is worth to a seat at the end: nothing without a koku card (STN-62).

    Before the odd year the seat may still get one.
    """
    if state.plus_counts_on_cards and state.phase == PLACING:
        row = seat * KOKU_KINDS
        if state.koku[row] + state.koku[row + 1] + state.koku[row + 2] == 0:
            return 0.0
    return 1.0


@final
class Appraisal:
    """What everything is worth to one seat, as the table lies."""

    def __init__(self, state: Shitenno, seat: i64, scale: Scale) -> None:
        self.scale = scale
        self.seat = seat
        self.years: float = years_left(state, scale.pace)
        self.openness: float = scale.fresh  # how open a free position leaves a majority
        if self.years <= 0.0:
            self.openness = scale.last_fresh * turns_to_come(state)
        self.kamon: i64 = min(state.kamon[seat], KAMON_A_TURN)
        # Interpolate between worth at the end of the game (0) and with another year to come (1).
        self.later: float = min(self.years, 1.0)
        self.koku: float = 1.0 + self.later * (scale.koku - 1.0)
        self.exchange: float = 1.0 + self.later * (scale.exchange - 1.0)
        last = last_plus(state, seat)
        self.plus: float = last + self.later * (scale.plus - last)
        self.draw: float = self.later * scale.draw
        self.troop = self.troop_worths(state)
        self.prices = vec[i64]([UNPAID] * PROVINCES)
        self.fourth = vec[i64]([UNPAID] * PROVINCES)  # the last position's, if the next is third
        self.gains = vec[float]([CLOSED] * 8)
        self.fourth_gains = vec[float]([CLOSED] * 8)
        self.golden_gains = vec[float]([0.0] * 8)  # what a golden kamon would bring
        self.majorities: float = 0.0  # favour from majorities that is to be expected
        self.missing: i64 = 0  # troops that were missing in the last payment that failed
        # The purchases that means allow, the best first: what each brings more than it costs, what
        # it costs, and where. Then how many kamon the best plan places.
        self.purchases: i64 = 0
        self.net_gains = vec[float]([0.0] * 16)
        self.paid_means = vec[i64]([0] * 16)
        self.provinces = vec[i64]([0] * 16)
        self.planned: float = 0.0
        self.look_at_provinces(state)

    def troop_worths(self, state: Shitenno) -> vec[float]:
        """A troop by type: the more provinces ask for it, the better."""
        asked = vec[float]([0.0] * 4)
        for province in range(PROVINCES):
            position = filled(state, province)
            if position < POSITIONS:
                gate = GATES[province]
                asked[gate] = asked[gate] + 1.0
        found = vec[float]()
        for troop in range(TROOPS):
            demand = 1.0 + self.scale.demand * (asked[troop] - 2.0)
            found = append(found, self.later * self.scale.troop * demand)
        return found

    def look_at_provinces(self, state: Shitenno) -> None:
        """Prices and gains of the next position everywhere, and the majorities."""
        scale = self.scale
        tiles = tile_worths(state, self.exchange, self.plus, max(self.draw, 0.3))
        for province in range(PROVINCES):
            position = filled(state, province)
            self.look_at_majority(state, province, position)
            if position == POSITIONS:
                continue
            place = province * POSITIONS + position
            self.prices[province] = price_at(state, province, position)
            gain = self.gains[province] + float(VALUES[place]) - self.later * scale.kamon
            if position < STACK:
                gain += tiles[state.stacks[province * STACK + position] // BONUSES]
                gain -= scale.opens * float(VALUES[place + 1] - VALUES[place])
            self.gains[province] = gain
            if position == 2:
                self.fourth[province] = price_at(state, province, 3)
                more = float(VALUES[place + 1]) - self.later * scale.kamon
                more += scale.opens * float(VALUES[place + 1] - VALUES[place])
                self.fourth_gains[province] = self.fourth_gains[province] + more

    def look_at_majority(self, state: Shitenno, province: i64, position: i64) -> None:
        """The chance of the majority now, with a kamon more, with two, and with a golden one."""
        table = self.scale.sharp if self.years <= 0.0 else self.scale.calm
        share = self.scale.rivalry / float(state.players - 1)
        fresh = self.openness * table[POSITIONS]
        seat = self.seat
        others = 0.0
        own: i64 = 0
        own_first = position
        for other in range(state.players):
            count: i64 = 0
            first: i64 = 0
            for place in range(position - 1, -1, -1):
                at = province * POSITIONS + place
                if state.board[at] == other:
                    count += 2 if state.golden & PLACES[at] else 1
                    first = place
            if other == seat:
                own = count
                own_first = first if count > 0 else position
            elif count > 0:
                others += table[count * POSITIONS + first]
        free = float(POSITIONS - position)
        mine = table[own * POSITIONS + own_first] if own > 0 else 0.0
        whole = max(mine + others + fresh * free, 1e-9)
        before = (mine - share * others) / whole
        self.majorities += float(MAJORITY) * mine / whole
        if own > 0:
            more = table[(own + 1) * POSITIONS + own_first]
            after = (more - share * others) / (more + others + fresh * free)
            self.golden_gains[province] = float(MAJORITY) * (after - before)
        if position < POSITIONS:
            more = table[(own + 1) * POSITIONS + own_first]
            after = (more - share * others) / (more + others + fresh * (free - 1.0))
            self.gains[province] = float(MAJORITY) * (after - before)
            if position == 2:
                most = table[(own + 2) * POSITIONS + own_first]
                last = (most - share * others) / (most + others)
                self.fourth_gains[province] = float(MAJORITY) * (last - after)

    # What means are worth, and what they pay.

    def worth_of(self, means: i64) -> float:
        """What means are worth as they lie, without a plan."""
        troop = self.troop
        return (
            float(means & 255) * troop[0]
            + float(means >> 8 & 255) * troop[1]
            + float(means >> 16 & 255) * troop[2]
            + float(means >> 24 & 255) * troop[3]
            + float(means >> KOKU_AT & 255) * self.koku
            + float(means >> EXCHANGE_AT & 31) * self.exchange
            + float(means >> PLUS_AT & 31) * self.plus
        )

    def by_troops(self, means: i64, price: i64) -> i64:
        """What would be spent to make the troops of a price, or UNPAID: like `covers_troops`."""
        x = 8 * troop_x(price)
        y = 8 * troop_y(price)
        need_x = needed_x(price)
        need_y = needed_y(price)
        fit_x = min(means >> x & 255, need_x)
        fit_y = min(means >> y & 255, need_y)
        paid = (fit_x << x) + (fit_y << y)
        missing = need_x + need_y - fit_x - fit_y
        if missing == 0:
            return paid
        hatamoto = means >> HATAMOTO_AT & 1
        missing -= hatamoto
        paid += hatamoto << HATAMOTO_AT
        if missing == 0:
            return paid
        absent = (1 if fit_x == 0 else 0) + (1 if need_y > fit_y else 0) - hatamoto
        exchanges = max(absent, missing - (means >> PLUS_AT & 31), 0)
        if exchanges > means >> EXCHANGE_AT & 31:
            self.missing = max(missing - (means >> PLUS_AT & 31), 1)
            return UNPAID
        paid += (exchanges << EXCHANGE_AT) + (missing - exchanges << PLUS_AT)
        return self.with_spare(means, paid, exchanges)

    def with_spare(self, means: i64, paid: i64, exchanges: i64) -> i64:
        """Add so many troops, or koku, to be exchanged, the most plentiful first."""
        self.missing = 1
        for _ in range(exchanges):
            rest = means - paid
            spare = ONE_KOKU
            most: i64 = 0
            for troop in range(TROOPS):
                if rest >> 8 * troop & 255 > most:
                    most = rest >> 8 * troop & 255
                    spare = SHOWS[troop]
            if most == 0 and rest >> KOKU_AT & 255 == 0:
                return UNPAID
            paid += spare
        return paid

    def by_koku(self, means: i64, price: i64) -> i64:
        """What would be spent to make the koku of a price, or UNPAID: cards as if they fitted."""
        need = koku_of(price)
        koku = means >> KOKU_AT & 255
        if koku >= need:
            return need << KOKU_AT
        if koku > 0 and koku + (means >> PLUS_AT & 31) >= need:
            return (koku << KOKU_AT) + (need - koku << PLUS_AT)
        return UNPAID

    def best_plan(self, means: i64, bonus: float, kamon: i64) -> float:
        """How much more the best plan for so many kamon brings than what it spends."""
        self.planned = 0.0
        if kamon == 0:
            return 0.0
        hope = self.list_purchases(means, bonus)
        if self.purchases == 0 or hope > self.net_gains[0]:
            self.planned = self.scale.near
            return hope
        self.planned = 1.0
        found = self.net_gains[0]
        if kamon > 1:
            net_gains = self.net_gains
            for first in range(self.purchases):
                found = self.best_pair(means, bonus, first, found)
                # They go down from the best: no later pair can be better.
                if first + 1 < self.purchases and net_gains[first] + net_gains[first + 1] <= found:
                    break
        return found

    def list_purchases(self, means: i64, bonus: float) -> float:
        """List every single purchase that pays, the best first.

        What is returned is the best hope for one that only lacks some troops.
        """
        self.purchases = 0
        hope = 0.0
        for province in range(PROVINCES):
            price = self.prices[province]
            if price == UNPAID:
                continue
            gain = self.gains[province] + bonus
            paid = self.by_troops(means, price)
            if paid != UNPAID:
                self.insert(gain - self.worth_of(paid), paid, province)
            elif self.later > 0.0 and self.missing <= 2:
                hope = max(hope, self.near_worth(gain, price))
            paid = self.by_koku(means, price)
            if paid != UNPAID:
                self.insert(gain - self.worth_of(paid), paid, province)
        return hope

    def insert(self, net: float, paid: i64, province: i64) -> None:
        """Put a purchase in its place among the others."""
        if net <= 0.0:
            return
        place = self.purchases
        while place > 0 and self.net_gains[place - 1] < net:
            self.net_gains[place] = self.net_gains[place - 1]
            self.paid_means[place] = self.paid_means[place - 1]
            self.provinces[place] = self.provinces[place - 1]
            place -= 1
        self.net_gains[place] = net
        self.paid_means[place] = paid
        self.provinces[place] = province
        self.purchases += 1

    def best_pair(self, means: i64, bonus: float, first: i64, found: float) -> float:
        """The best pair of a purchase with a later one, if it is better than what was found."""
        net = self.net_gains[first]
        rest = means - self.paid_means[first]
        province = self.provinces[first]
        for other in range(first + 1, self.purchases):
            if net + self.net_gains[other] <= found:
                break
            if self.provinces[other] != province:
                price = self.prices[self.provinces[other]]
                by_koku = self.paid_means[other] & ALL_TROOPS == 0
                paid = self.by_koku(rest, price) if by_koku else self.by_troops(rest, price)
                if paid != UNPAID:
                    gain = self.gains[self.provinces[other]] + bonus
                    if net + gain - self.worth_of(paid) > found:
                        found = net + gain - self.worth_of(paid)
                        self.planned = 2.0
        if self.fourth[province] != UNPAID:
            more = net + self.one_more(
                rest, self.fourth[province], self.fourth_gains[province] + bonus
            )
            if more > found:
                found = more
                self.planned = 2.0
        return found

    def one_more(self, means: i64, price: i64, gain: float) -> float:
        """What a kamon for this price brings, 0 if it can't be paid or is too dear."""
        found = 0.0
        paid = self.by_troops(means, price)
        if paid != UNPAID:
            found = max(found, gain - self.worth_of(paid))
        paid = self.by_koku(means, price)
        if paid != UNPAID:
            found = max(found, gain - self.worth_of(paid))
        return found

    def next_kamon(self, means: i64, bonus: float, province: i64) -> float:
        """The best second kamon; in `province`, only the price of a fourth position is known."""
        found = 0.0
        for other in range(PROVINCES):
            if other == province:
                price = self.fourth[other]
                gain = self.fourth_gains[other]
            else:
                price = self.prices[other]
                gain = self.gains[other]
            if price != UNPAID:
                found = max(found, self.one_more(means, price, gain + bonus))
        return found

    def near_worth(self, gain: float, price: i64) -> float:
        """A plan for which one or two troops are still missing."""
        near = self.scale.near * self.later
        if self.missing == 2:
            near *= self.scale.near
        needed = needed_x(price) + needed_y(price)
        return near * (gain - float(needed) * self.troop[troop_x(price)])

    def hand_worth(self, means: i64, title: i64, draws: i64) -> float:
        """What a hand is worth under a title, at the beginning of an odd year."""
        if title == HATAMOTO:
            means += ONE_HATAMOTO
        worth = self.worth_of(means) + self.best_plan(means, float(title_bonus(title)), self.kamon)
        return worth + float(draws) * self.draw + self.title_worth(title)

    def hand_worths(self, means: i64, draws: i64, tiles: i64, found: vec[float], at: i64) -> None:
        """The same for all of these titles, without a search for each: written into `found`."""
        worth = self.worth_of(means) + float(draws) * self.draw
        plan = self.best_plan(means, 1.0, self.kamon) - self.planned
        planned = self.planned
        for title in range(TITLES):
            if not tiles >> title & 1:
                continue
            if title == HATAMOTO:
                best = self.best_plan(means + ONE_HATAMOTO, 0.0, self.kamon)
            else:
                best = plan + planned * float(title_bonus(title))
            found[at + title] = worth + best + self.title_worth(title)

    def title_worth(self, title: i64) -> float:
        """What a title brings beside favour for kamon and the Hatamoto's troop."""
        seals = float(TITLES - 1 - title)
        worth = seals * (self.scale.early + self.later * self.scale.seal)
        return worth + self.golden_gain() if title == SENSEI else worth

    def golden_gain(self) -> float:
        """What the Sensei's golden kamon brings (STN-56)."""
        found = 0.0
        for province in range(PROVINCES):
            found = max(found, self.golden_gains[province])
        return found
