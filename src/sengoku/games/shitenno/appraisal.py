"""Shitennō, what things are worth to one seat: kamon, cards and tiles, and what a hand can buy."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    BONUSES,
    GATES,
    HATAMOTO,
    KAMON_A_TURN,
    MAJORITY,
    POSITIONS,
    PROVINCES,
    SENSEI,
    STACK,
    TITLES,
    TROOPS,
    VALUES,
)
from sengoku.games.shitenno.provinces import PLACES, SHOWS, filled, price_at, title_bonus
from sengoku.games.shitenno.worth import (
    ALL_TROOPS,
    CLOSED,
    EXCHANGE_AT,
    HATAMOTO_AT,
    KOKU_AT,
    ONE_HATAMOTO,
    ONE_KOKU,
    PLUS_AT,
    UNPAID,
    Scale,
    tile_worths,
    turns_to_come,
    years_left,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno


@final
class Appraisal:
    """What everything is worth to one seat, as the table lies."""

    def __init__(self, state: Shitenno, seat: i64, scale: Scale) -> None:
        self.scale = scale
        self.seat = seat
        self.years: float = years_left(state, scale.pace)
        self.open: float = scale.fresh  # how open a free position leaves a majority
        if self.years <= 0.0:
            self.open = scale.last_fresh * turns_to_come(state)
        self.kamon: i64 = min(state.kamon[seat], KAMON_A_TURN)
        # Between this year's last worth and what things are worth while there is a next year.
        self.later: float = min(self.years, 1.0)
        self.koku: float = 1.0 + self.later * (scale.koku - 1.0)
        self.exchange: float = 1.0 + self.later * (scale.exchange - 1.0)
        self.plus: float = 1.0 + self.later * (scale.plus - 1.0)
        self.draw: float = self.later * scale.draw
        self.troop = self.troop_worths(state)
        self.prices = vec[i64]([UNPAID] * PROVINCES)
        self.fourth = vec[i64]([UNPAID] * PROVINCES)  # the last position's, if the next is third
        self.gains = vec[float]([CLOSED] * 8)
        self.fourth_gains = vec[float]([CLOSED] * 8)
        self.flips = vec[float]([0.0] * 8)  # what a golden kamon would bring
        self.held: float = 0.0  # favour from majorities that is to be expected
        self.missing: i64 = 0  # troops that were missing in the last payment that failed
        # The deals that means allow, the best first, and how many kamon the best plan places.
        self.deals: i64 = 0
        self.nets = vec[float]([0.0] * 16)
        self.paids = vec[i64]([0] * 16)
        self.wheres = vec[i64]([0] * 16)
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
        fresh = self.open * table[POSITIONS]
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
        self.held += float(MAJORITY) * mine / whole
        if own > 0:
            more = table[(own + 1) * POSITIONS + own_first]
            after = (more - share * others) / (more + others + fresh * free)
            self.flips[province] = float(MAJORITY) * (after - before)
        if position < POSITIONS:
            more = table[(own + 1) * POSITIONS + own_first]
            after = (more - share * others) / (more + others + fresh * (free - 1.0))
            self.gains[province] = float(MAJORITY) * (after - before)
            if position == 2:
                most = table[(own + 2) * POSITIONS + own_first]
                last = (most - share * others) / (most + others)
                self.fourth_gains[province] = float(MAJORITY) * (last - after)

    # What means are worth, and what they pay.

    def lying(self, means: i64) -> float:
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
        x = 8 * (price & 7)
        y = 8 * (price >> 6 & 7)
        need_x = price >> 3 & 7
        need_y = price >> 9 & 1
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
        strange = (1 if fit_x == 0 else 0) + (1 if need_y > fit_y else 0) - hatamoto
        exchanges = max(strange, missing - (means >> PLUS_AT & 31), 0)
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
        need = price >> 10
        koku = means >> KOKU_AT & 255
        if koku >= need:
            return need << KOKU_AT
        if koku > 0 and koku + (means >> PLUS_AT & 31) >= need:
            return (koku << KOKU_AT) + (need - koku << PLUS_AT)
        return UNPAID

    def best(self, means: i64, bonus: float, kamon: i64) -> float:
        """How much more the best plan for so many kamon brings than what it spends."""
        self.planned = 0.0
        if kamon == 0:
            return 0.0
        hope = self.list_deals(means, bonus)
        if self.deals == 0 or hope > self.nets[0]:
            self.planned = self.scale.near
            return hope
        self.planned = 1.0
        found = self.nets[0]
        if kamon > 1:
            for deal in range(self.deals):
                found = self.best_second(means, bonus, deal, found)
                # The deals go down from the best: no later pair can be better.
                if deal + 1 < self.deals and self.nets[deal] + self.nets[deal + 1] <= found:
                    break
        return found

    def list_deals(self, means: i64, bonus: float) -> float:
        """Note all single deals that pay, the best first; the best hope if some troops came."""
        self.deals = 0
        hope = 0.0
        for province in range(PROVINCES):
            price = self.prices[province]
            if price == UNPAID:
                continue
            gain = self.gains[province] + bonus
            paid = self.by_troops(means, price)
            if paid != UNPAID:
                self.note(gain - self.lying(paid), paid, province)
            elif self.later > 0.0 and self.missing <= 2:
                hope = max(hope, self.hope(gain, price))
            paid = self.by_koku(means, price)
            if paid != UNPAID:
                self.note(gain - self.lying(paid), paid, province)
        return hope

    def note(self, net: float, paid: i64, province: i64) -> None:
        """Put a deal in its place among the others."""
        if net <= 0.0:
            return
        place = self.deals
        while place > 0 and self.nets[place - 1] < net:
            self.nets[place] = self.nets[place - 1]
            self.paids[place] = self.paids[place - 1]
            self.wheres[place] = self.wheres[place - 1]
            place -= 1
        self.nets[place] = net
        self.paids[place] = paid
        self.wheres[place] = province
        self.deals += 1

    def best_second(self, means: i64, bonus: float, deal: i64, found: float) -> float:
        """The best pair of a deal with a later one, if it is better than what was found."""
        net = self.nets[deal]
        rest = means - self.paids[deal]
        province = self.wheres[deal]
        for other in range(deal + 1, self.deals):
            if net + self.nets[other] <= found:
                break
            if self.wheres[other] != province:
                price = self.prices[self.wheres[other]]
                by_koku = self.paids[other] & ALL_TROOPS == 0
                paid = self.by_koku(rest, price) if by_koku else self.by_troops(rest, price)
                if paid != UNPAID:
                    gain = self.gains[self.wheres[other]] + bonus
                    if net + gain - self.lying(paid) > found:
                        found = net + gain - self.lying(paid)
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
            found = max(found, gain - self.lying(paid))
        paid = self.by_koku(means, price)
        if paid != UNPAID:
            found = max(found, gain - self.lying(paid))
        return found

    def second(self, means: i64, bonus: float, province: i64) -> float:
        """The best one more kamon, after one in a province: there only the last price is known."""
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

    def hope(self, gain: float, price: i64) -> float:
        """A plan for which one or two troops are still missing."""
        near = self.scale.near * self.later
        if self.missing == 2:
            near *= self.scale.near
        needed = (price >> 3 & 7) + (price >> 9 & 1)
        return near * (gain - float(needed) * self.troop[price & 7])

    def hand(self, means: i64, title: i64, draws: i64) -> float:
        """What a hand is worth under a title, at the beginning of an odd year."""
        if title == HATAMOTO:
            means += ONE_HATAMOTO
        worth = self.lying(means) + self.best(means, float(title_bonus(title)), self.kamon)
        return worth + float(draws) * self.draw + self.rank(title)

    def under_titles(self, means: i64, draws: i64, tiles: i64, found: vec[float], at: i64) -> None:
        """The same for all of these titles, without a search for each: written into `found`."""
        worth = self.lying(means) + float(draws) * self.draw
        plan = self.best(means, 1.0, self.kamon) - self.planned
        planned = self.planned
        for title in range(TITLES):
            if not tiles >> title & 1:
                continue
            if title == HATAMOTO:
                best = self.best(means + ONE_HATAMOTO, 0.0, self.kamon)
            else:
                best = plan + planned * float(title_bonus(title))
            found[at + title] = worth + best + self.rank(title)

    def rank(self, title: i64) -> float:
        """What a title brings beside favour for kamon and the Hatamoto's troop."""
        seals = float(TITLES - 1 - title)
        worth = seals * (self.scale.early + self.later * self.scale.seal)
        return worth + self.flip() if title == SENSEI else worth

    def flip(self) -> float:
        """What the Sensei's golden kamon brings (STN-56)."""
        found = 0.0
        for province in range(PROVINCES):
            found = max(found, self.flips[province])
        return found
