"""Shitennō, a payment: STN-43 to STN-46. Its parts one by one, then the kamon."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel import Plain
from sengoku.games.kernel.moves import scratch
from sengoku.games.kernel.refusals import FINE
from sengoku.games.shitenno.codes import (
    CLAIM_KIND,
    DONE_KIND,
    DRAW_KIND,
    PLACE_CODE,
    PLACE_KIND,
    SPEND_CODE,
    SPEND_KIND,
    TURN_KIND,
    WITHDRAW_CODE,
    WITHDRAW_KIND,
)
from sengoku.games.shitenno.components import (
    BONUSES,
    EXCHANGE_PART,
    HATAMOTO,
    HATAMOTO_PART,
    KOKU_KINDS,
    NONE,
    PARTS,
    POSITIONS,
    STACK,
    TROOP_KINDS,
)
from sengoku.games.shitenno.rules import memory
from sengoku.games.shitenno.rules.holdings import part_held, purse_and_spend
from sengoku.games.shitenno.rules.payments import is_begun, is_payment, missing_parts
from sengoku.games.shitenno.rules.phase import Action, NotNow, Phase, may_take_back
from sengoku.games.shitenno.rules.provinces import favour_of, filled, price_at
from sengoku.games.shitenno.rules.purses import BITS, one_of, row_of
from sengoku.games.shitenno.rules.turns import go_on

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno


@final
class Paying(Phase):
    """A turn of the odd year, while the payment of a province is put together."""

    def __init__(self) -> None:
        begun = NotNow("STN-43.begun")
        super().__init__(
            {
                SPEND_KIND: Spend(),
                PLACE_KIND: Place(),
                WITHDRAW_KIND: Withdraw(),
                DRAW_KIND: NotNow("STN-53.paying"),
                CLAIM_KIND: begun,
                TURN_KIND: begun,
                DONE_KIND: begun,
            },
            otherwise=NotNow("STN-40.sequence"),
        )

    def moves(self, state: Shitenno, seat: i64) -> vec[i64]:
        """The parts with which the payment can be completed, or its confirmation (STN-43)."""
        found = scratch()
        count: i64 = 0
        price = claimed_price(state)
        purse, begun = purse_and_spend(state, seat, price)
        spend = state.spend
        missing = missing_parts(begun, purse, price)
        fields = BITS
        row = row_of(price)
        for part in range(PARTS):
            if missing & fields[row + part] and part_held(state, seat, part) > spend[part]:
                found[count] = SPEND_CODE + part
                count += 1
        if missing == 0 and is_payment(begun, purse, price):
            found[count] = PLACE_CODE
            count += 1
        if may_take_back(state):
            found[count] = WITHDRAW_CODE
            count += 1
        return found[:count]

    def default(self, state: Shitenno, seat: i64) -> i64:
        """Give the payment up; if that is no longer possible, complete it."""
        return WITHDRAW_CODE if may_take_back(state) else self.moves(state, seat)[0]


def claimed_price(state: Shitenno) -> i64:
    """Both prices of the position that is being paid."""
    return price_at(state, state.claimed, filled(state, state.claimed))


@final
class Spend(Action):
    """A part that the seat has, and with which the payment can still be completed (STN-43)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        part = move - SPEND_CODE
        if part == HATAMOTO_PART and state.titles[seat] != HATAMOTO:
            return "STN-57.title"
        if part == HATAMOTO_PART and state.stood_in:
            return "STN-57.turn"
        if part_held(state, seat, part) <= state.spend[part]:
            return "STN-43.hand"
        price = claimed_price(state)
        purse, begun = purse_and_spend(state, seat, price)
        if not is_begun(begun + one_of(price, part), purse, price):
            return "STN-43.part"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        state.spend[move - SPEND_CODE] += 1


@final
class Withdraw(Action):
    """Give a begun payment up (STN-43)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        return FINE if may_take_back(state) else "STN-43.often"

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        forget_payment(state)
        state.taken_back += 1


def forget_payment(state: Shitenno) -> None:
    """Nothing is put together any more."""
    state.claimed = NONE
    spend = state.spend
    for part in range(PARTS):
        spend[part] = 0


@final
class Place(Action):
    """Pay, place the kamon, score, win the tile (STN-43 to STN-46)."""

    def breaks(self, state: Shitenno, seat: i64, move: i64) -> str:
        price = claimed_price(state)
        purse, begun = purse_and_spend(state, seat, price)
        if not is_payment(begun, purse, price):
            return "STN-43.short"
        return FINE

    def make(self, state: Shitenno, seat: i64, move: i64) -> None:
        province = state.claimed
        position = filled(state, province)
        spend = memory.listed(state.spend) if state.record else []
        revealed = pay(state, seat)
        forget_payment(state)
        state.taken_back = 0
        state.board[province * POSITIONS + position] = seat
        state.kamon[seat] -= 1
        state.placed += 1
        state.favour[seat] += favour_of(state, seat, province, position)
        if position < STACK:  # STN-45
            bonus = state.stacks[province * STACK + position] % BONUSES
            state.bonuses[seat * BONUSES + bonus] += 1
            revealed = True
        if revealed:
            state.secrets += 1
        if state.record:
            tell_place(state, seat, province, position, spend)
        go_on(state, seat)


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
    event: Plain = {
        "event": "place",
        "seat": seat,
        "province": province,
        "position": position,
        "paid": spend,
        "favour": favour_of(state, seat, province, position),
    }
    if position < STACK:
        event["tile"] = int(state.stacks[province * STACK + position] % BONUSES)
    if position + 1 < STACK:
        event["shows"] = int(state.stacks[province * STACK + position + 1] // BONUSES)
    state.tell(event)
