"""Shitennō, what can be known of hidden cards and tiles, and the worlds dealt from it: STN-23."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

import sengoku
from sengoku.games.shitenno.components import CARD_NAMES
from sengoku.games.shitenno.state import Shitenno
from sengoku.games.shitenno.worlds import possible_origins

from .position import SHITENNO, at, hand, play

MANY = 1500


def worlds(state: Shitenno, seat: int | None, count: int = MANY) -> list[Shitenno]:
    found = []
    for seed in range(count):
        world = state.imagine(seat, sengoku.Random(seed))
        assert isinstance(world, Shitenno)
        found.append(world)
    return found


def hands_of(state: Shitenno, seat: int | None, whose: str) -> Counter[tuple[str, ...]]:
    return Counter(tuple(hand(world, whose)) for world in worlds(state, seat))


def close(count: float, expected: float, of: int = MANY) -> bool:
    """Within four and a half standard errors."""
    part = expected / of
    return abs(count - expected) < 4.5 * sqrt(of * part * (1 - part)) + 1


# One pile.


def test_stn_23_cards_seen_taken_stay_in_every_world() -> None:
    state = at("A places", hand_B="samurai*2 bushi+sohei", unseen_B="shinobi")
    for world in worlds(state, 0, 200):
        cards = hand(world, "B")
        assert len(cards) == 4
        assert not Counter(["samurai", "samurai", "bushi+sohei"]) - Counter(cards)


def test_stn_23_unseen_cards_come_from_what_is_unseen() -> None:
    state = at("A places", hand_A="samurai*5", unseen_B="samurai", pile="bushi*3 samurai+bushi")
    found = hands_of(state, 0, "B")
    assert set(found) == {("samurai",), ("bushi",), ("samurai+bushi",)}
    assert close(found["bushi",], MANY * 3 / 5)
    assert close(found["samurai",], MANY / 5)
    everybody = hands_of(state, None, "B")
    assert set(everybody) == set(found), "those of A were seen by all"


def test_stn_23_own_unseen_cards_are_known_to_oneself() -> None:
    state = at("A places", unseen_A="samurai", unseen_B="samurai", pile="bushi*4")
    assert set(hands_of(state, 0, "A")) == {("samurai",)}
    assert set(hands_of(state, 1, "A")) == {("samurai",), ("bushi",)}
    assert set(hands_of(state, 0, "B")) == {("samurai",), ("bushi",)}


def test_stn_23_a_known_card_is_played_first() -> None:
    """With a known and an unseen card of a kind, the one that is paid says nothing of the other."""
    said: dict[str, Any] = {"chugoku": "| bushi/plus", "pile": "sohei*2 bushi"}
    state = at("B places", hand_B="samurai*2 bushi", unseen_B="samurai", **said)
    pay = ("claim chugoku", "spend samurai", "spend samurai", "spend bushi", "place")
    known = Counter(["samurai", "samurai", "bushi"])
    unseen = [Counter(cards) - known for cards in hands_of(state, 0, "B")]
    assert {card for cards in unseen for card in cards} == {"samurai", "sohei", "bushi"}
    play(state, *pay)
    after = hands_of(state, 0, "B")
    assert set(after) == {("samurai",), ("sohei",), ("bushi",)}
    assert close(after["sohei",], MANY / 2)


def test_stn_23_a_card_that_was_not_known_is_shown_by_paying() -> None:
    said: dict[str, Any] = {"chugoku": "| bushi/plus", "pile": "sohei*2 bushi"}
    state = at("B places", hand_B="samurai bushi", unseen_B="samurai shinobi", **said)
    play(state, "claim chugoku", "spend samurai", "spend samurai", "spend bushi", "place")
    assert state.view(0)["journal"][-1] == [1, None, 0]
    assert set(hands_of(state, 0, "B")) == {("shinobi",), ("sohei",), ("bushi",)}
    assert state.view(0)["known"][1] == [0] * 14


# Several piles: the discard became a new one while unseen cards were in hands.


def line(seat: int, pile: int, card: str) -> list[int]:
    return [seat, pile, CARD_NAMES.index(card)]


def test_stn_23_a_reshuffled_card_is_in_no_hand() -> None:
    """After a reshuffle all that can be unseen in hands is what was unseen before it."""
    journal = [
        *(line(0, 0, "samurai"), line(0, 0, "samurai")),
        *(line(1, 0, "shinobi"), line(1, 0, "bushi")),
        *(line(0, -1, "samurai"), line(0, -1, "samurai")),
    ]
    state = at(
        "A places",
        players=2,
        unseen_B="shinobi bushi",
        hand_A="sohei",
        pile="sohei*4 bushi",
        journal=journal,
        piles=1,
    )
    assert set(hands_of(state, 0, "B")) == {("bushi", "shinobi")}
    assert set(hands_of(state, None, "B")) == {("bushi", "shinobi")}


def test_stn_23_a_card_drawn_from_the_new_pile_is_one_of_it() -> None:
    journal = [
        *(line(0, 0, "samurai"), line(0, 0, "samurai")),
        *(line(1, 0, "shinobi"), line(1, 0, "bushi")),
        *(line(0, -1, "samurai"), line(0, -1, "samurai")),
        line(1, 1, "sohei"),
    ]
    state = at(
        "A places",
        players=2,
        unseen_B="shinobi bushi sohei",
        pile="sohei*2 samurai",
        journal=journal,
        piles=1,
    )
    found = hands_of(state, 0, "B")
    assert set(found) == {("bushi", "sohei", "shinobi"), ("samurai", "bushi", "shinobi")}
    assert close(found["bushi", "sohei", "shinobi"], MANY * 3 / 4)


def test_stn_23_from_which_pile_a_shown_card_came_may_be_in_doubt() -> None:
    """B held one unseen card of each pile and showed a bushi. Pile 0 has bushi and shinobi among
    the hands of B and C; pile 1 has bushi and two sohei, one in B's hand."""
    journal = [
        *(line(0, 0, "samurai"), line(0, 0, "samurai")),
        *(line(1, 0, "samurai"), line(1, 0, "bushi")),
        *(line(2, 0, "samurai"), line(2, 0, "shinobi")),
        *[line(seat, -1, "samurai") for seat in (0, 0, 1, 2)],
        line(1, 1, "sohei"),
        line(1, -1, "bushi"),
    ]
    state = at(
        "A places",
        players=3,
        hand_B="sohei",
        hand_C="shinobi",
        pile="sohei bushi",
        journal=journal,
        piles=1,
        tiles_A="plus",
    )
    found = Counter((hand(world, "B")[0], hand(world, "C")[0]) for world in worlds(state, 0))
    # Bushi from pile 0: C holds the shinobi, B any of three of pile 1: 3! orders, 1 rest.
    # Bushi from pile 1: B and C hold bushi and shinobi of pile 0 in some order; 2! orders each.
    old = {("sohei", "shinobi"): 4, ("bushi", "shinobi"): 2}
    new = {("shinobi", "bushi"): 2, ("bushi", "shinobi"): 2}
    weights = Counter(old) + Counter(new)
    assert set(found) == set(weights)
    for cards, weight in weights.items():
        assert close(found[cards], MANY * weight / sum(weights.values())), cards
    assert set(found) == histories(["bushi", "shinobi"], ["bushi", "sohei", "sohei"])


def histories(old: list[str], new: list[str]) -> set[tuple[str, str]]:
    """What B and C may hold if B took one card of each pile, C one of the old, and B showed a
    bushi: by trying every order of both piles."""
    found = set()
    for first in permutations(old):
        for second in permutations(new):
            mine = [first[0], second[0]]
            if "bushi" in mine:
                mine.remove("bushi")
                found.add((mine[0], first[1]))
    return found


def test_stn_23_what_one_holds_oneself_settles_the_doubt() -> None:
    """C holds the only bushi of pile 0: the one that B showed was of pile 1. A does not know."""
    journal = [
        *(line(0, 0, "samurai"), line(0, 0, "samurai")),
        *(line(1, 0, "samurai"), line(1, 0, "sohei")),
        *(line(2, 0, "samurai"), line(2, 0, "bushi")),
        *[line(seat, -1, "samurai") for seat in (0, 0, 1, 2)],
        line(1, 1, "bushi"),
        line(1, -1, "bushi"),
    ]
    state = at(
        "A places",
        players=3,
        hand_B="sohei",
        hand_C="bushi",
        pile="shinobi*2",
        journal=journal,
        piles=1,
        tiles_A="plus",
    )
    assert set(hands_of(state, 2, "B")) == {("sohei",)}
    assert set(hands_of(state, 0, "B")) == {("sohei",), ("bushi",), ("shinobi",)}


def random_journal(random: Random) -> tuple[list[tuple[int, int, int]], dict[int, list[int]]]:
    """A short game of cards taken unseen by two seats and shown: its journal, and what was left
    in each pile when the next one was made (nothing) or now."""
    piles = [[random.randrange(3) for _ in range(random.randrange(2, 4))] for _ in range(2)]
    hands: list[list[int]] = [[], []]
    journal: list[tuple[int, int, int]] = []
    for number, pile in enumerate(piles):
        while pile and (number == 0 or random.randrange(3)):
            seat = random.randrange(2)
            if hands[seat] and random.randrange(2):
                card = hands[seat].pop(random.randrange(len(hands[seat])))
                journal.append((seat, -1, card))
            else:
                hands[seat].append(pile.pop())
                journal.append((seat, number, hands[seat][-1]))
    for seat in (0, 1):
        if len(hands[seat]) > 1:
            journal.append((seat, -1, hands[seat].pop(0)))
    pools = {0: [0, 0, 0], 1: [piles[1].count(kind) for kind in range(3)]}
    for _, number, kind in journal:
        if number >= 0:
            pools[number][kind] += 1
    return journal, pools


def all_histories(
    journal: list[tuple[int, int, int]], pools: dict[int, list[int]]
) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every order of the physical cards of both piles, and every choice of the card shown, that
    look like the journal: how often each pair of hands comes out."""
    stacks = [[kind for kind in range(3) for _ in range(pools[number][kind])] for number in (0, 1)]
    found = Counter[tuple[tuple[int, ...], ...]]()
    for one in permutations(stacks[0]):
        for two in permutations(stacks[1]):
            orders = [list(one), list(two)]
            states: list[list[list[int]]] = [[[], []]]
            for seat, number, kind in journal:
                if number >= 0:
                    card = orders[number].pop()
                    for hands in states:
                        hands[seat].append(card)
                    continue
                states = [
                    [
                        cards[:at] + cards[at + 1 :] if who == seat else list(cards)
                        for who, cards in enumerate(hands)
                    ]
                    for hands in states
                    for at, held in enumerate(hands[seat])
                    if held == kind
                ]
            for hands in states:
                found[tuple(tuple(sorted(cards)) for cards in hands)] += 1
    return found


def our_weights(
    journal: list[tuple[int, int, int]], pools: dict[int, list[int]]
) -> Counter[tuple[tuple[int, ...], ...]]:
    """The same from the origins that the game holds possible, the rest dealt in every order."""
    found = Counter[tuple[tuple[int, ...], ...]]()
    for doubt in possible_origins(journal, pools, -1):
        left = {number: Counter(dict(enumerate(counts))) for number, counts in pools.items()}
        slots = Counter((seat, number) for seat, number, _ in journal if number >= 0)
        shown = [(seat, kind) for seat, number, kind in journal if number < 0]
        for (seat, kind), origin in zip(shown, doubt.origins, strict=True):
            left[origin][kind] -= 1
            slots[seat, origin] -= 1
        stacks = [sorted(left[number].elements()) for number in (0, 1)]
        orders = [list(permutations(stack)) for stack in stacks]
        for one in orders[0]:
            for two in orders[1]:
                rest = [list(one), list(two)]
                hands: list[list[int]] = [[], []]
                for (seat, number), count in sorted(slots.items()):
                    hands[seat] += [rest[number].pop() for _ in range(count)]
                share = doubt.weight // (len(orders[0]) * len(orders[1]))
                found[tuple(tuple(sorted(cards)) for cards in hands)] += share
    return found


def test_stn_23_worlds_are_weighted_by_their_histories() -> None:
    random = Random(1)
    doubtful = 0
    for _ in range(150):
        journal, pools = random_journal(random)
        doubtful += len(possible_origins(journal, pools, -1)) > 1
        assert our_weights(journal, pools) == all_histories(journal, pools), (journal, pools)
    assert doubtful > 10


# Tiles, koku, and what others put together.


def test_stn_20_worlds_keep_the_troops_on_top_and_the_tiles_won() -> None:
    state = at("A places", tiles_A="exchange*2 plus", chugoku="B | bushi/draw sohei/plus")
    below = Counter[int]()
    for world in worlds(state, 0, 300):
        assert sorted(world.stacks) == sorted([*range(12), *range(12)])
        assert world.view(0) == state.view(0)
        assert world.stacks[1] // 3 == 1
        below[world.stacks[2]] += 1
    assert len(below) > 8


def test_stn_20_top_tiles_are_dealt_evenly() -> None:
    """Of the bushi tiles not won yet, each is as likely to lie where a bushi shows."""
    state = at("A places", tiles_A="draw*2", chugoku="| bushi/plus")
    found = Counter(int(world.stacks[0] % 3) for world in worlds(state, 0))
    won = [tile for row in state.view(None)["won"] for tile in row if tile[0] == 1]
    left = [2 - sum(tile[1] == bonus for tile in won) for bonus in range(3)]
    for bonus in range(3):
        assert close(found[bonus], MANY * left[bonus] / sum(left))


def test_stn_21_the_koku_pile_is_known_but_for_its_order() -> None:
    state = at("A places", year=2, hand_A="3koku*3")
    orders = set()
    for world in worlds(state, 1, 100):
        assert sorted(world.koku_pile) == sorted(state.koku_pile)
        orders.add(tuple(world.koku_pile))
    assert len(orders) > 50


def test_what_another_puts_together_is_imagined_as_not_begun() -> None:
    lot = play(at("A divides", table="samurai bushi 1koku"), "add samurai")
    for seat, expected in ((0, 1), (1, 0), (None, 0)):
        assert sum(worlds(lot, seat, 1)[0].lot) == expected
    paying = play(at("A places", hand_A="3koku*2"), "claim chugoku", "spend 3koku")
    for seat, claimed in ((0, 0), (1, -1), (None, -1)):
        assert worlds(paying, seat, 1)[0].claimed == claimed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_views_give_equal_worlds(players: int) -> None:
    """Every world that a seat holds possible deals it the same worlds again, at every step."""
    for seed in range(3):
        state = SHITENNO.start(players, seed)
        random = sengoku.Random(seed)
        while state.actors:
            seat = state.actors[0]
            moves = state.moves(seat)
            state.play(seat, moves[random.below(len(moves))])
            if random.below(4) == 0:
                for viewer in (None, *range(players)):
                    world = state.imagine(viewer, sengoku.Random(1))
                    again = world.imagine(viewer, sengoku.Random(2))
                    assert again == state.imagine(viewer, sengoku.Random(2))
