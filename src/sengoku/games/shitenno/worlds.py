"""Shitennō, what may lie behind the screens: `imagine` deals it anew. The assumptions:

- Troop cards that were taken unseen are dealt pile by pile. The unseen cards of one pile are, all
  together, no secret: what was in the pile when it was shuffled less what was drawn from it openly.
  When the pile is used up they all lie in hands.
- Only from which pile a shown card had come may be in doubt, if the hand held unseen cards of
  several piles; each possible origin then counts as often as there are ways to deal the cards so.
  All ways in which the cards may have come where they are count the same.
- The koku pile and the tiles below the top ones are in any order; a top tile shows its troop.
- What another seat is putting together is imagined as not begun: it says nothing yet.

At the end all hands lie open, and only the order of the piles is dealt.
"""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, TypeAlias

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno.components import (
    BONUSES,
    KINDS,
    NONE,
    PARTS,
    PROVINCES,
    STACK,
    TILE_COPIES,
    TILE_KINDS,
    TROOP_CARDS,
    TROOP_KINDS,
)
from sengoku.games.shitenno.rules.memory import LINE, lines, pools
from sengoku.games.shitenno.rules.provinces import TROOP_ON, tiles_won

if TYPE_CHECKING:
    from sengoku.games.shitenno.state import Shitenno

Origins: TypeAlias = tuple[int, ...]  # for each shown card, in the order of the journal: its pile


def deal_anew(world: Shitenno, me: i64, random: Random) -> None:
    """Deal everything hidden from the seat anew."""
    if not world.acts(me):
        put_away(world)
    if world.acting:
        deal_hands(world, me, random)
    else:
        deal_pile(world, random)
    deal_koku(world, random)
    deal_tiles(world, random)


def put_away(world: Shitenno) -> None:
    """Nothing is put together."""
    world.lot = vec[i64]([0] * KINDS)
    world.spend = vec[i64]([0] * PARTS)
    world.claimed = NONE
    world.taken_back = 0


def deal_koku(world: Shitenno, random: Random) -> None:
    """The koku pile in any order: which cards it holds is known, as all others lie open."""
    sort_pile(world.koku_pile)
    random.shuffle(world.koku_pile)


def deal_tiles(world: Shitenno, random: Random) -> None:
    """First the top tiles, among those with their troop, then all below them."""
    stacks = world.stacks
    left = vec[i64]([TILE_COPIES] * TILE_KINDS)
    won = vec[i64]([0] * PROVINCES)
    for province in range(PROVINCES):
        won[province] = tiles_won(world, province)
        for depth in range(won[province]):
            left[stacks[province * STACK + depth]] -= 1
    for province in range(PROVINCES):
        if won[province] < STACK:
            place = province * STACK + won[province]
            stacks[place] = dealt_top(left, TROOP_ON[stacks[place]], random)
    rest = pile_of(left, 0, TILE_KINDS)
    random.shuffle(rest)
    count: i64 = 0
    for province in range(PROVINCES):
        for depth in range(won[province] + 1, STACK):
            stacks[province * STACK + depth] = rest[count]
            count += 1


def dealt_top(left: vec[i64], troop: i64, random: Random) -> i64:
    """A tile with this troop of those left, each with the same chance."""
    first = troop * BONUSES
    picked = random.below(left[first] + left[first + 1] + left[first + 2])
    tile = first
    while picked >= left[tile]:
        picked -= left[tile]
        tile += 1
    left[tile] -= 1
    return tile


# Hands dealt anew.


def deal_hands(world: Shitenno, me: i64, random: Random) -> None:
    """Deal the troop pile and the unseen cards of all other hands anew, pile by pile."""
    origins = origins_dealt(world, me, random)
    unseen = unseen_cards(world, me, origins)
    shown = shown_later(world, me, origins)
    for pile in range(world.piles + 1):
        cards = pile_of(unseen, pile * TROOP_KINDS, TROOP_KINDS)
        random.shuffle(cards)
        world.pile = hand_out(world, me, pile, shown, cards)
    count_hands(world, me)


def unseen_cards(world: Shitenno, me: i64, origins: vec[i64]) -> vec[i64]:
    """The cards that are dealt anew, by pile and kind.

    These are what is left of the last pile, and what others took unseen and did not show.
    """
    unseen = vec[i64]([0] * ((world.piles + 1) * TROOP_KINDS))
    for card in world.pile:
        unseen[world.piles * TROOP_KINDS + card] += 1
    journal = world.journal
    for line in range(len(origins)):
        seat, pile, kind = journal[line * LINE], journal[line * LINE + 1], journal[line * LINE + 2]
        if seat == me:
            continue  # the viewer knows their own cards
        if pile != NONE:
            unseen[pile * TROOP_KINDS + kind] += 1
        else:
            unseen[origins[line] * TROOP_KINDS + kind] -= 1
    return unseen


def shown_later(world: Shitenno, me: i64, origins: vec[i64]) -> vec[i64]:
    """For each line of the journal, what another seat showed later of the card that it took.

    Of the cards that a seat took from a pile it showed the first ones. NONE: it showed nothing.
    """
    journal = world.journal
    shown = vec[i64]([NONE] * len(origins))
    for line in range(len(origins)):
        if origins[line] == NONE:
            continue
        taken: i64 = 0
        while (
            journal[taken * LINE] != journal[line * LINE]
            or journal[taken * LINE + 1] != origins[line]
            or shown[taken] != NONE
        ):
            taken += 1
        shown[taken] = journal[line * LINE + 2]
    return shown


def hand_out(world: Shitenno, me: i64, pile: i64, shown: vec[i64], cards: vec[i64]) -> vec[i64]:
    """Give the cards that others took unseen from a pile new kinds; what is left of the pile."""
    journal = world.journal
    for line in range(len(shown)):
        if journal[line * LINE] != me and journal[line * LINE + 1] == pile:
            kind = shown[line]
            if kind == NONE:
                cards, kind = pop(cards)
            journal[line * LINE + 2] = kind
    return cards


def count_hands(world: Shitenno, me: i64) -> None:
    """Make the other hands what `known` and the journal say."""
    troops = world.troops
    known = world.known
    for at in range(world.players * TROOP_KINDS):
        if not me * TROOP_KINDS <= at < (me + 1) * TROOP_KINDS:
            troops[at] = known[at]
    journal = world.journal
    for at in range(0, len(journal), LINE):
        seat = journal[at]
        if seat != me:
            hand = seat * TROOP_KINDS + journal[at + 2]
            if journal[at + 1] == NONE:
                troops[hand] -= 1
            else:
                troops[hand] += 1


def deal_pile(world: Shitenno, random: Random) -> None:
    """Only the order of the pile, when the hands lie open."""
    sort_pile(world.pile)
    random.shuffle(world.pile)


def sort_pile(pile: vec[i64]) -> None:
    """Put a pile in order of kind: what it is shuffled into does not depend on the hidden order."""
    counts = vec[i64]([0] * TROOP_KINDS)
    for card in pile:
        counts[card] += 1
    place: i64 = 0
    for kind in range(TROOP_KINDS):
        for _time in range(counts[kind]):
            pile[place] = kind
            place += 1


def pile_of(counts: vec[i64], first: i64, kinds: i64) -> vec[i64]:
    """A pile of the cards or tiles that are counted by kind from a place on."""
    cards = vec[i64](capacity=TROOP_CARDS)
    for kind in range(kinds):
        for _time in range(counts[first + kind]):
            cards = append(cards, kind)
    return cards


# From which piles the shown cards came.


class Hypothesis:
    """Possible origins of all the cards shown so far, and their weight."""

    def __init__(self, origins: Origins, weight: int) -> None:
        self.origins = origins
        self.weight = weight


def origins_dealt(world: Shitenno, me: i64, random: Random) -> vec[i64]:
    """For each line of the journal, from which pile the card had come that another seat shows.

    NONE: it shows none. Where that is in doubt, it is drawn by weight.
    """
    journal = world.journal
    origins = vec[i64]([NONE] * (len(journal) // LINE))
    doubt = False
    for line in range(len(origins)):
        if journal[line * LINE] != me and journal[line * LINE + 1] == NONE:
            origins[line] = only_pile(journal, line)
            if origins[line] == NONE:
                doubt = True
    if doubt:
        drawn = origins_drawn(world, me, random)
        for line in range(len(origins) - 1, -1, -1):
            if journal[line * LINE] != me and journal[line * LINE + 1] == NONE:
                origins[line] = drawn.pop()
    return origins


def only_pile(journal: vec[i64], line: i64) -> i64:
    """The pile from which the seat of a line had taken all its unseen cards; NONE if several."""
    found: i64 = NONE
    for earlier in range(line):
        pile = journal[earlier * LINE + 1]
        if journal[earlier * LINE] == journal[line * LINE] and pile != NONE:
            if found != NONE and found != pile:
                return NONE
            found = pile
    return found


def origins_drawn(world: Shitenno, me: i64, random: Random) -> list[int]:
    """From which pile each card that the others showed had come, drawn by weight."""
    journal = lines(world)
    unseen = pools(world)
    for seat, pile, kind in journal:
        if seat == me and pile != NONE:
            unseen[pile][kind] -= 1  # the viewer knows their own cards
    hypotheses = possible_origins(journal, unseen, me)
    if len(hypotheses) == 1:
        return list(hypotheses[0].origins)
    total = sum([hypothesis.weight for hypothesis in hypotheses])
    high: int = random.word()
    low: int = random.word()
    picked = (high << 32 | low) * total >> 64
    for hypothesis in hypotheses:
        picked -= hypothesis.weight
        if picked < 0:
            return list(hypothesis.origins)
    return list(hypotheses[-1].origins)


def possible_origins(
    journal: list[tuple[int, int, int]], unseen: dict[int, list[int]], me: i64
) -> list[Hypothesis]:
    """Every possible origin of the cards shown, up to the order within a hand."""
    taken: dict[tuple[int, int], int] = {}
    shown: list[tuple[int, int]] = []
    hypotheses = [Hypothesis((), 1)]
    for seat, pile, kind in journal:
        if seat == me:
            continue
        if pile != NONE:
            taken[seat, pile] = taken.get((seat, pile), 0) + 1
        else:
            hypotheses = shown_more(hypotheses, shown, (seat, kind), taken, unseen)
            shown.append((seat, kind))
    for hypothesis in hypotheses:
        for pile, counts in unseen.items():
            hypothesis.weight *= factorial(sum(counts) - hypothesis.origins.count(pile))
    return hypotheses


def shown_more(
    hypotheses: list[Hypothesis],
    shown: list[tuple[int, int]],
    now: tuple[int, int],
    taken: dict[tuple[int, int], int],
    unseen: dict[int, list[int]],
) -> list[Hypothesis]:
    """The hypotheses after one more card was shown; those with the same outcome are merged."""
    seat, kind = now
    merged: dict[tuple[tuple[int, int, int], ...], Hypothesis] = {}
    for hypothesis in hypotheses:
        told = [(*card, pile) for card, pile in zip(shown, hypothesis.origins, strict=True)]
        for (owner, pile), cards in taken.items():
            if owner != seat:
                continue
            free = cards - sum([who == seat and origin == pile for who, _, origin in told])
            copies = unseen[pile][kind]
            copies -= sum([card == kind and origin == pile for _, card, origin in told])
            if free > 0 and copies > 0:
                outcome = tuple(sorted([*told, (seat, kind, pile)]))
                weight = hypothesis.weight * free * copies
                if outcome in merged:
                    merged[outcome].weight += weight
                else:
                    merged[outcome] = Hypothesis((*hypothesis.origins, pile), weight)
    return list(merged.values())
