"""Shitennō, who knows which cards: STN-23. The journal of unseen cards.

A troop card comes into a hand from an open lot, and everybody knows it (`known`), or unseen from
the pile: the first two, and those of Draw tiles. The journal has a line for each unseen card that
was taken, [seat, pile, kind], and for each that was shown later, [seat, NONE, kind]. Piles are
numbered: every reshuffle makes the next one.

A card that is paid counts as a known one if a known one of its kind is there: identical cards can't
be told apart, and the hand that remains is the same either way. Else it was an unseen one, and is
now shown. So a hand is always its known cards, plus the unseen ones taken, less those shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sengoku.games.shitenno.components import NONE, TROOP_KINDS

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

LINE: Final[i64] = 3  # numbers in a line of the journal


def listed(counts: vec[i64]) -> list[int]:
    """Counts of cards as a list of kinds, as events tell them.

    >>> listed(vec[i64]([2, 0, 1]))
    [0, 0, 2]
    """
    return [int(kind) for kind in range(len(counts)) for _time in range(counts[kind])]


def draw_troop(state: Shitenno) -> i64:
    """The top card of the troop pile, from a new pile if there is none left (STN-31); or NONE."""
    if len(state.pile) == 0:
        reshuffle(state)
        if len(state.pile) == 0:
            return NONE
    state.pile, card = pop(state.pile)
    return card


def reshuffle(state: Shitenno) -> None:
    """Make the discard the new pile."""
    pile = vec[i64]()
    discards = state.discards
    for kind in range(TROOP_KINDS):
        for _time in range(discards[kind]):
            pile = append(pile, kind)
        discards[kind] = 0
    if len(pile) == 0:
        return
    state.random.shuffle(pile)
    state.pile = pile
    state.piles += 1
    if state.record:
        state.tell({"event": "reshuffle", "pile": len(pile)})


def take_unseen(state: Shitenno, seat: i64) -> i64:
    """Draw a card that nobody else sees into a hand; its kind, or NONE if there is none."""
    card = draw_troop(state)
    if card != NONE:
        state.troops[seat * TROOP_KINDS + card] += 1
        write(state, seat, state.piles, card)
    return card


def pay_troops(state: Shitenno, seat: i64, kind: i64, count: i64) -> bool:
    """Discard cards of a kind from a hand; whether some of them were unseen until now."""
    at = seat * TROOP_KINDS + kind
    state.troops[at] -= count
    state.discards[kind] += count
    seen = min(count, state.known[at])
    state.known[at] -= seen
    for _time in range(count - seen):
        write(state, seat, NONE, kind)
    return count > seen


def write(state: Shitenno, seat: i64, pile: i64, kind: i64) -> None:
    """Add a line to the journal."""
    journal = state.journal
    journal = append(journal, seat)
    journal = append(journal, pile)
    state.journal = append(journal, kind)


def pools(state: Shitenno) -> dict[int, list[int]]:
    """The unseen cards of the current pile, and of those from which unseen cards were taken.

    Piles go by their number, cards are counted by kind.
    """
    left = [0] * int(TROOP_KINDS)
    for card in state.pile:
        left[card] += 1
    found: dict[int, list[int]] = {int(state.piles): left}
    journal = state.journal
    for at in range(0, len(journal), LINE):
        pile = journal[at + 1]
        if pile != NONE:
            found.setdefault(int(pile), [0] * int(TROOP_KINDS))[journal[at + 2]] += 1
    return found


def lines(state: Shitenno) -> list[tuple[int, int, int]]:
    """The journal, line by line."""
    numbers = list(state.journal)
    return [(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), LINE)]
