"""Shitennō, who knows which cards: STN-23. The journal of unseen cards, and hands dealt anew.

A troop card comes into a hand from an open lot, and everybody knows it (`known`), or unseen from
the pile: the first two, and those of Draw tiles. The journal has a line for each unseen card that
was taken, [seat, pile, kind], and for each that was shown later, [seat, NONE, kind]. Piles are
numbered: every reshuffle makes the next one.

A card that is paid counts as a known one if a known one of its kind is there: identical cards can't
be told apart, and the hand that remains is the same either way. Else it was an unseen one, and is
now shown. So a hand is always its known cards, plus the unseen ones taken, less those shown.

The unseen cards of one pile are, all together, no secret: what was in the pile when it was shuffled
less what was drawn from it openly. When the pile is used up they all lie in hands. So a world is
dealt pile by pile. Only from which pile a shown card had come may be in doubt, if the hand held
unseen cards of several piles; each possible origin then counts as often as there are ways to deal
the cards so. All ways in which the cards may have come where they are count the same.
"""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from sengoku.games.chance import Random
from sengoku.games.shitenno.components import NONE, TROOP_KINDS

if TYPE_CHECKING:
    from sengoku.games.shitenno.rules import Shitenno

LINE: Final[i64] = 3  # numbers in a line of the journal

Origins: TypeAlias = tuple[int, ...]  # for each shown card, in the order of the journal: its pile


def listed(counts: vec[i64]) -> list[int]:
    """Counts of cards as a list of kinds, as events tell them."""
    return [int(kind) for kind in range(len(counts)) for _ in range(counts[kind])]


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
        for _ in range(discards[kind]):
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
    for _ in range(count - seen):
        write(state, seat, NONE, kind)
    return count > seen


def write(state: Shitenno, seat: i64, pile: i64, kind: i64) -> None:
    journal = state.journal
    journal = append(journal, seat)
    journal = append(journal, pile)
    state.journal = append(journal, kind)


def pools(state: Shitenno) -> dict[int, list[int]]:
    """For each pile of which unseen cards were taken, and the last: all its unseen cards."""
    found: dict[int, list[int]] = {int(state.piles): [0] * int(TROOP_KINDS)}
    for card in state.pile:
        found[state.piles][card] += 1
    for _, pile, kind in lines(state):
        if pile != NONE:
            found.setdefault(pile, [0] * int(TROOP_KINDS))[kind] += 1
    return found


def lines(state: Shitenno) -> list[tuple[int, int, int]]:
    """The journal, line by line."""
    numbers = list(state.journal)
    return [(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), LINE)]


# Hands dealt anew.


def deal_hands(world: Shitenno, me: i64, random: Random) -> None:
    """Deal the troop pile and the unseen cards of all other hands anew."""
    journal = lines(world)
    unseen = pools(world)
    for seat, pile, kind in journal:
        if seat == me and pile != NONE:
            unseen[pile][kind] -= 1  # I know my own
    origins = origins_dealt(journal, unseen, me, random)
    shown: dict[tuple[int, int], list[int]] = {}
    place = 0
    for seat, pile, kind in journal:
        if seat != me and pile == NONE:
            shown.setdefault((seat, origins[place]), []).append(kind)
            unseen[origins[place]][kind] -= 1
            place += 1
    stacks = {pile: shuffled(counts, random) for pile, counts in sorted(unseen.items())}
    rewrite(world, journal, me, shown, stacks)
    world.pile = stacks[world.piles]
    count_hands(world, me)


def deal_pile(world: Shitenno, random: Random) -> None:
    """Only the order of the pile, when the hands lie open."""
    world.pile = sorted_pile(world.pile, TROOP_KINDS)
    random.shuffle(world.pile)


def sorted_pile(pile: vec[i64], kinds: i64) -> vec[i64]:
    found = vec[i64]()
    for kind in range(kinds):
        for card in pile:
            if card == kind:
                found = append(found, card)
    return found


def shuffled(counts: list[int], random: Random) -> vec[i64]:
    cards = vec[i64]()
    for kind in range(TROOP_KINDS):
        for _ in range(counts[kind]):
            cards = append(cards, kind)
    random.shuffle(cards)
    return cards


def rewrite(
    world: Shitenno,
    journal: list[tuple[int, int, int]],
    me: i64,
    shown: dict[tuple[int, int], list[int]],
    stacks: dict[int, vec[i64]],
) -> None:
    """Say in the journal of a world what the others took: first what they will show, in order."""
    lines_now = vec[i64]()
    for seat, pile, kind in journal:
        told = kind
        if seat != me and pile != NONE:
            later = shown.get((seat, pile))
            if later:
                told = later.pop(0)
            else:
                stacks[pile], told = pop(stacks[pile])
        lines_now = extend(lines_now, vec[i64]([seat, pile, told]))
    world.journal = lines_now


def count_hands(world: Shitenno, me: i64) -> None:
    """Make the other hands what `known` and the journal say."""
    for seat in range(world.players):
        if seat != me:
            for kind in range(TROOP_KINDS):
                at = seat * TROOP_KINDS + kind
                world.troops[at] = world.known[at]
    for seat, pile, kind in lines(world):
        if seat != me:
            world.troops[seat * TROOP_KINDS + kind] += -1 if pile == NONE else 1


# From which piles the shown cards came.


class Doubt:
    """One possible origin of all the cards shown so far, and its weight."""

    def __init__(self, origins: Origins, weight: int) -> None:
        self.origins = origins
        self.weight = weight


def origins_dealt(
    journal: list[tuple[int, int, int]],
    unseen: dict[int, list[int]],
    me: i64,
    random: Random,
) -> Origins:
    """From which pile each card that the others showed had come, drawn by weight."""
    doubts = possible_origins(journal, unseen, me)
    if len(doubts) == 1:
        return doubts[0].origins
    total = sum([doubt.weight for doubt in doubts])
    high: int = random.word()
    low: int = random.word()
    picked = (high << 32 | low) * total >> 64
    for doubt in doubts:
        picked -= doubt.weight
        if picked < 0:
            return doubt.origins
    return doubts[-1].origins


def possible_origins(
    journal: list[tuple[int, int, int]], unseen: dict[int, list[int]], me: i64
) -> list[Doubt]:
    """Every way to say from which pile each shown card came, up to the order within a hand."""
    taken: dict[tuple[int, int], int] = {}
    shown: list[tuple[int, int]] = []
    doubts = [Doubt((), 1)]
    for seat, pile, kind in journal:
        if seat == me:
            continue
        if pile != NONE:
            taken[seat, pile] = taken.get((seat, pile), 0) + 1
        else:
            doubts = went_on(doubts, shown, (seat, kind), taken, unseen)
            shown.append((seat, kind))
    for doubt in doubts:
        for pile, counts in unseen.items():
            doubt.weight *= factorial(sum(counts) - doubt.origins.count(pile))
    return doubts


def went_on(
    doubts: list[Doubt],
    shown: list[tuple[int, int]],
    now: tuple[int, int],
    taken: dict[tuple[int, int], int],
    unseen: dict[int, list[int]],
) -> list[Doubt]:
    """What was possible, after one more card was shown; ways with the same outcome are added up."""
    seat, kind = now
    merged: dict[tuple[tuple[int, int, int], ...], Doubt] = {}
    for doubt in doubts:
        told = [(*card, pile) for card, pile in zip(shown, doubt.origins, strict=True)]
        for (owner, pile), cards in taken.items():
            if owner != seat:
                continue
            free = cards - sum([who == seat and origin == pile for who, _, origin in told])
            copies = unseen[pile][kind]
            copies -= sum([card == kind and origin == pile for _, card, origin in told])
            if free > 0 and copies > 0:
                outcome = tuple(sorted([*told, (seat, kind, pile)]))
                weight = doubt.weight * free * copies
                if outcome in merged:
                    merged[outcome].weight += weight
                else:
                    merged[outcome] = Doubt((*doubt.origins, pile), weight)
    return list(merged.values())
