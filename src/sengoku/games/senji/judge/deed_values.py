"""Senji, what a family does in autumn, as the judge sees it: SEN-80 to SEN-85.

A deed is worth the honour that it brings now, less what it uses up in hand for later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sengoku.games.senji.codes import (
    BEND_KIND,
    COMBINE_CODE,
    COMBINE_KIND,
    DONE_KIND,
    ENLIST_KIND,
    HIRE_CODE,
    HIRE_KIND,
    RECRUIT_KIND,
    REDRAW_CODE,
    REDRAW_KIND,
    REVEAL_CODE,
    REVEAL_KIND,
    SWAP_KIND,
    TRADE_CODE,
    TRADE_KIND,
    TRIBUTE_CODE,
    TRIBUTE_KIND,
    bend_combo,
    bend_flower,
    bend_missing,
)
from sengoku.games.senji.components import BLUFF, FAMILIES, FLOWERS, NONE, RECRUIT, SEAS, SLOTS
from sengoku.games.senji.judge import card_values
from sengoku.games.senji.judge.opinion import KIND_OF, WORST, Opinion
from sengoku.games.senji.notation import MOVES
from sengoku.games.senji.rules import cards, flowers
from sengoku.games.senji.rules.autumn import combinations, tribute

if TYPE_CHECKING:
    from sengoku.games.senji.judge.weights import Scales
    from sengoku.games.senji.state import Senji

LANDING: Final[i64] = 4  # units with which a family without a province comes back


@final
class Trading(Opinion):
    """The deed that is worth most; nothing more if all are worth less than nothing."""

    def weigh(self, scales: Scales, state: Senji, seat: i64, moves: vec[i64]) -> vec[float]:
        holdings = Holdings(scales, state, seat)
        found = vec[float](capacity=len(moves))
        for move in moves:
            found = append(found, DEEDS[KIND_OF[move]].worth(scales, state, seat, move, holdings))
        return found


@final
class Holdings:
    """The seat's cards and what they are worth, looked at once for all deeds."""

    def __init__(self, scales: Scales, state: Senji, seat: i64) -> None:
        self.later: float = card_values.later(scales, state)
        self.hand = card_values.hand_of(state, seat)
        self.hand_worth: float = card_values.hand_worth(scales, state, seat, self.hand)
        self.bouquet: float = card_values.bouquet(scales, state, seat)

    def price(self, scales: Scales, state: Senji, seat: i64, card: i64) -> float:
        """What the hand is worth less without a card, for what is still to come."""
        hand = card_values.changed(self.hand, card)
        return self.later * (self.hand_worth - card_values.hand_worth(scales, state, seat, hand))


class Deed:
    """One kind of deed."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        """What the deed brings now, less what it uses up."""
        raise NotImplementedError


@final
class Always(Deed):
    """A deed that is always worth the same."""

    def __init__(self, always: float) -> None:
        self.always = always

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        return self.always


# Hanafuda.


def combined(
    scales: Scales, state: Senji, seat: i64, combo: i64, bent: i64, missing: i64, holdings: Holdings
) -> float:
    """A combination, or recruiting; with Ishida's help, one flower stands for a missing one."""
    rest = vec[i64](capacity=FLOWERS)
    for flower in range(FLOWERS):
        used = combinations.used_for(state, seat, combo, flower, bent, missing)
        rest = append(rest, state.hanafuda.flowers[seat * FLOWERS + flower] - used)
    prize = scales.recruit if combo == RECRUIT else float(state.edition.prizes[combo])
    left = card_values.arranged(scales, state, seat, rest)
    return prize + 0.01 - holdings.later * (holdings.bouquet - left)


@final
class Combine(Deed):
    """A combination (SEN-82)."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        return combined(scales, state, seat, move - COMBINE_CODE, NONE, NONE, holdings)


@final
class Bend(Deed):
    """A combination with Ishida's help."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        bent = bend_flower(move)
        return combined(scales, state, seat, bend_combo(move), bent, bend_missing(move), holdings)


@final
class Recruiting(Deed):
    """Recruit a samurai (SEN-83)."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        return combined(scales, state, seat, RECRUIT, NONE, NONE, holdings)


@final
class Redraw(Deed):
    """Another hanafuda for one, with Daisuke."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        rest = card_values.bouquet_with(scales, state, seat, move - REDRAW_CODE, -1)
        return holdings.later * (rest + scales.flower - holdings.bouquet) - 0.2


# Diplomacy cards.


@final
class Trade(Deed):
    """A trade card: a look at hanafuda, and one of them (SEN-80)."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        card = move - TRADE_CODE
        cost = holdings.price(scales, state, seat, card)
        partner = card // SLOTS - state.absent
        shown = cards.value(card)
        if partner >= 0:
            shown = min(shown, flowers.held(state, partner))
        if shown == 0:
            return -1.0
        gain = scales.flower + scales.look * float(shown)
        return max(0.2, holdings.later) * gain - cost


@final
class Reveal(Deed):
    """A member revealed (SEN-84)."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        card = move - REVEAL_CODE
        return float(cards.value(card)) + 0.01 - holdings.price(scales, state, seat, card)


@final
class Tribute(Deed):
    """A card for the set (SEN-81): what the set brings, less the use of its cards.

    The others are the cheapest of their families; this card costs what it is worth more.
    """

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        card = move - TRIBUTE_CODE
        hand = holdings.hand
        price = 0.0
        dearest = 0.0
        families: i64 = 0
        for family in range(FAMILIES):
            if family == seat + state.absent or not hand[family]:
                continue
            least = cheapest_use(scales, state, seat, hand[family], family)
            families += 1
            price += least
            dearest = max(dearest, least)
        if families > tribute.needed(state, seat):
            price -= dearest
        extra = extra_use(scales, state, seat, hand, card)
        return float(tribute.TRIBUTE_HONOUR) - holdings.later * price - extra


def cheapest_use(scales: Scales, state: Senji, seat: i64, mask: i64, family: i64) -> float:
    """What the card of a family in hand is worth that has the least use."""
    least = 1e9
    best = card_values.best_member(state, seat, mask, family)
    for slot in range(BLUFF):
        if mask >> slot & 1:
            least = min(least, card_values.use_of(scales, slot, slot == best))
    return least


def extra_use(scales: Scales, state: Senji, seat: i64, hand: vec[i64], card: i64) -> float:
    """By how much the use of a card exceeds that of the cheapest one of its family."""
    family = card // SLOTS
    slot = card % SLOTS
    best = card_values.best_member(state, seat, hand[family], family)
    use = card_values.use_of(scales, slot, slot == best)
    return use - cheapest_use(scales, state, seat, hand[family], family)


# A family that has lost everything.


@final
class Hire(Deed):
    """Units for a family that has lost everything: enough to land somewhere (SEN-85)."""

    def worth(
        self, scales: Scales, state: Senji, seat: i64, move: i64, holdings: Holdings
    ) -> float:
        sea = move - HIRE_CODE
        other = state.board.fleets[seat * SEAS + 1 - sea]
        here = state.board.fleets[seat * SEAS + sea]
        return -1.0 if other > here or other + here >= LANDING else 1.0


BY_KIND: Final[dict[int, Deed]] = {
    DONE_KIND: Always(0.0),
    COMBINE_KIND: Combine(),
    BEND_KIND: Bend(),
    RECRUIT_KIND: Recruiting(),
    REDRAW_KIND: Redraw(),
    TRADE_KIND: Trade(),
    REVEAL_KIND: Reveal(),
    TRIBUTE_KIND: Tribute(),
    HIRE_KIND: Hire(),
    ENLIST_KIND: Always(-1.0),
    SWAP_KIND: Always(0.2),
}
NEVER: Final = Always(WORST)  # nothing is taken back or dropped

DEEDS: Final[list[Deed]] = [BY_KIND.get(kind, NEVER) for kind in range(len(MOVES.kinds))]
