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

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from sengoku.games.kernel.streams import Random
from sengoku.games.shitenno.components import (
    BONUSES,
    KINDS,
    KOKU_KINDS,
    NONE,
    PARTS,
    PROVINCES,
    STACK,
    TILE_COPIES,
    TILE_KINDS,
    TROOP_KINDS,
)
from sengoku.games.shitenno.rules.memory import lines, pools
from sengoku.games.shitenno.rules.provinces import tiles_won, won_tiles

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
    world.koku_pile = sorted_pile(world.koku_pile, KOKU_KINDS)
    random.shuffle(world.koku_pile)


def deal_tiles(world: Shitenno, random: Random) -> None:
    """First the top tiles, among those with their troop, then all below them."""
    left = vec[i64]([TILE_COPIES] * TILE_KINDS)
    for province in range(PROVINCES):
        for tile in won_tiles(world, province):
            left[tile] -= 1
    for province in range(PROVINCES):
        won = tiles_won(world, province)
        if won < STACK:
            place = province * STACK + won
            world.stacks[place] = dealt_top(left, world.stacks[place] // BONUSES, random)
    rest = vec[i64]()
    for tile in range(TILE_KINDS):
        for _ in range(left[tile]):
            rest = append(rest, tile)
    random.shuffle(rest)
    count: i64 = 0
    for province in range(PROVINCES):
        for depth in range(tiles_won(world, province) + 1, STACK):
            world.stacks[province * STACK + depth] = rest[count]
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
    """Deal the troop pile and the unseen cards of all other hands anew."""
    journal = lines(world)
    unseen = pools(world)
    for seat, pile, kind in journal:
        if seat == me and pile != NONE:
            unseen[pile][kind] -= 1  # the viewer knows their own cards
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
    """The cards of a pile by kind: shuffled, the order does not depend on the hidden one."""
    found = vec[i64]()
    for kind in range(kinds):
        for card in pile:
            if card == kind:
                found = append(found, card)
    return found


def shuffled(counts: list[int], random: Random) -> vec[i64]:
    """A pile of the troop cards with these counts, in random order."""
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
    """Give others' unseen cards in the journal new kinds, first those that they showed later."""
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


class Hypothesis:
    """Possible origins of all the cards shown so far, and their weight."""

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
    hypotheses = possible_origins(journal, unseen, me)
    if len(hypotheses) == 1:
        return hypotheses[0].origins
    total = sum([hypothesis.weight for hypothesis in hypotheses])
    high: int = random.word()
    low: int = random.word()
    picked = (high << 32 | low) * total >> 64
    for hypothesis in hypotheses:
        picked -= hypothesis.weight
        if picked < 0:
            return hypothesis.origins
    return hypotheses[-1].origins


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
