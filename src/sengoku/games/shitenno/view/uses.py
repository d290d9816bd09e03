"""Shitennō, one use of a spend in detail: what pays as itself, what is exchanged, what is copied.

A spend may be used in many ways, which all are the same payment (STN-43). This tells one, for the
log and the interface: a list of steps, in an order in which they can be carried out. `what` is a
troop, or KOKU; `card` is the kind of card that it comes from, None for what a tile has made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import (
    EXCHANGE_PART,
    HATAMOTO_PART,
    PAIRS,
    PLUS_PART,
    TROOP_KINDS,
    TROOPS,
)
from sengoku.games.shitenno.rules.purses import (
    ON_CARDS,
    counted,
    covers_troops,
    koku_of,
    needed_x,
    needed_y,
    troop_x,
    troop_y,
    units_in,
)

if TYPE_CHECKING:
    from sengoku.games.shitenno.shape import Kind, Step, Use

KOKU: Final = 4  # beside the four troops

Unit: TypeAlias = tuple[int | None, int]  # the card that it is on, and the troop or koku


def explain(spend: list[int], price: i64) -> Use:
    """How a payment pays: by which price, and every step of one use."""
    number = counted(vec[i64](spend), price)
    by_troops = covers_troops(
        price,
        units_in(number),
        spend[EXCHANGE_PART],
        spend[PLUS_PART],
        spend[HATAMOTO_PART],
    )
    steps = troop_steps(spend, price) if by_troops else koku_steps(spend, price)
    return {"by": "troops" if by_troops else "koku", "steps": steps}


def units_of(card: int) -> list[int]:
    """What a card shows."""
    if card < TROOPS:
        return [card]
    if card < TROOP_KINDS:
        return list(PAIRS[card - TROOPS])
    return [KOKU] * int(card - TROOP_KINDS + 1)


def laid_down(spend: list[int]) -> list[Unit]:
    """Every troop and koku on the cards of a spend."""
    return [
        (card, what)
        for card in range(int(EXCHANGE_PART))
        for _time in range(spend[card])
        for what in units_of(card)
    ]


def step(use: Kind, card: int | None, what: int, into: int | None = None) -> Step:
    """One step of a use, as plain data."""
    if into is None:
        return {"use": use, "card": card, "what": what}
    return {"use": use, "card": card, "what": what, "into": into}


def troop_steps(spend: list[int], price: i64) -> list[Step]:
    """Fit what fits; then the Hatamoto, Exchanges, copies, for troops of which there is none first.

    The same reasoning as in `covers_troops`.
    """
    spare = laid_down(spend)
    x = int(troop_x(price))
    y = int(troop_y(price))
    needs = [x] * int(needed_x(price)) + [y] * int(needed_y(price))
    steps: list[Step] = []
    missing: list[int] = []
    present: list[int] = []
    for need in needs:
        fitting = [unit for unit in spare if unit[1] == need]
        if fitting:
            spare.remove(fitting[0])
            steps.append(step("pay", fitting[0][0], need))
            present.append(need)
        else:
            missing.append(need)
    if spend[HATAMOTO_PART] and missing:
        steps.append(step("hatamoto", None, next_missing(missing, present)))
    for _time in range(spend[EXCHANGE_PART]):
        if missing:
            steps += exchange_steps(spare, missing, present)
    steps += [step("copy", None, need) for need in missing]
    return steps + [step("lose", card, what) for card, what in spare]


def next_missing(missing: list[int], present: list[int]) -> int:
    """Take the troop that is most needed off the list: one of which there is none, if any."""
    absent = [need for need in missing if need not in present]
    need = (absent or missing)[0]
    missing.remove(need)
    present.append(need)
    return need


def exchange_steps(spare: list[Unit], missing: list[int], present: list[int]) -> list[Step]:
    """Exchange something that is not needed, or a copy made for it, into something that is."""
    if spare:
        card, what = spare.pop(0)
        return [step("exchange", card, what, next_missing(missing, present))]
    what = present[0]
    return [
        step("copy", None, what),
        step("exchange", None, what, next_missing(missing, present)),
    ]


def koku_steps(spend: list[int], price: i64) -> list[Step]:
    """Koku pay as themselves; troops are exchanged into koku; a +1 adds to them.

    Where a +1 adds to koku cards alone and there is none, it copies a troop, which is exchanged.
    """
    units = laid_down(spend)
    steps = [step("pay", card, what) for card, what in units if what == KOKU]
    troops = [unit for unit in units if unit[1] != KOKU]
    plus = spend[PLUS_PART]
    if spend[HATAMOTO_PART]:
        steps.append(step("hatamoto", None, 0))
        troops.append((None, 0))
    made = len(steps) - spend[HATAMOTO_PART]
    if made == 0 and price & ON_CARDS and plus:
        return copied_steps(steps, troops, plus)
    made += plus
    for _time in range(min(spend[EXCHANGE_PART], len(troops))):
        card, what = troops.pop()
        steps.append(step("exchange", card, what, KOKU))
        made += 1
    steps += [step("copy", None, KOKU)] * plus
    steps += [step("lose", card, what) for card, what in troops]
    return steps + [step("lose", None, KOKU)] * (made - int(koku_of(price)))


def copied_steps(steps: list[Step], troops: list[Unit], plus: int) -> list[Step]:
    """Troops with copies of one of them, all exchanged into koku: a payment has none too many."""
    card, what = troops[-1]
    if card is not None:
        steps = [*steps, step("pay", card, what)]
        troops = [*troops[:-1], (None, what)]
    steps = [*steps, *[step("copy", None, what)] * plus]
    troops = [*troops, *[(None, what)] * plus]
    return [*steps, *[step("exchange", card, what, KOKU) for card, what in troops]]
