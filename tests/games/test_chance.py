"""The random streams: the same numbers everywhere, fair draws, a sealed stream one can check."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import hypothesis.strategies as st
import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import i64

import sengoku
from sengoku.games.kernel.streams import Random, SealedRandom, stream

SEED = bytes(range(32))


def sfc32(seed: int) -> list[int]:
    """The published generator, written down independently; the first eight words."""
    word = 0xFFFFFFFF
    a, b, c, count = seed & word, seed >> 32, 0, 1
    out = []
    for _ in range(15 + 8):
        total = (a + b + count) & word
        count += 1
        a, b = b ^ b >> 9, (c + (c << 3)) & word
        c = ((c << 21 & word | c >> 11) + total) & word
        out.append(total)
    return out[15:]


@given(seed=st.integers(0, 2**64 - 1))
def test_the_fast_stream_is_sfc32(seed: int) -> None:
    random = Random(seed)
    assert [random.word() for _ in range(8)] == sfc32(seed)


def test_the_numbers_of_a_seed_never_change() -> None:
    random = Random(2024)
    assert [random.below(1000) for _ in range(10)] == GOLDEN_FAST
    sealed = SealedRandom(SEED)
    assert [sealed.below(1000) for _ in range(10)] == GOLDEN_SEALED


def test_the_sealed_stream_is_sha_256_in_counter_mode() -> None:
    random = SealedRandom(SEED)
    for block in range(3):
        digest = hashlib.sha256(SEED + block.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            assert random.word() == int.from_bytes(digest[place : place + 4], "big")


@pytest.mark.parametrize("random", [Random(1), SealedRandom(SEED)])
@pytest.mark.parametrize("size", [1, 2, 3, 6, 58])
def test_draws_are_fair(random: Random, size: int) -> None:
    draws = Counter(random.below(size) for _ in range(200 * size))
    assert set(draws) == set(range(size))
    assert all(120 < times < 280 for times in draws.values()) or size == 1


class Fixed(Random):
    """A stream of given words."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(0)
        self.words = iter(words)

    def word(self) -> int:
        return next(self.words)


def test_draws_are_unbiased() -> None:
    """With three sides, 2**32 words don't divide evenly: exactly the surplus one is drawn again."""
    surplus = [word for word in range(4) if (word * 3) & 0xFFFFFFFF < 2**32 % 3]
    assert surplus == [0]
    assert Fixed([0, 0, 0xFFFFFFFF]).below(3) == 2
    assert Fixed([1]).below(3) == 0
    assert Fixed([0]).below(4) == 0, "four sides divide evenly: nothing is drawn again"


@pytest.mark.parametrize("size", [0, -1, 2**31 + 1, 2**40])
def test_draws_that_can_not_be_made_are_refused(size: int) -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        Random(1).below(size)
    assert caught.value.rule == "SEED"
    assert 0 <= Random(1).below(2**31) < 2**31


def test_shuffles_are_fair() -> None:
    random = Random(5)
    seen = Counter[tuple[int, ...]]()
    for _ in range(2400):
        cards = vec[i64]([0, 1, 2, 3])
        random.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert all(55 < times < 150 for times in seen.values())


@pytest.mark.parametrize("random", [Random(9), SealedRandom(SEED)])
def test_copies_and_dumps_go_on_where_the_stream_stood(random: Random) -> None:
    for _ in range(11):
        random.word()
    twin, read = random.copy(), stream(random.dump())
    words = [random.word() for _ in range(20)]
    assert [twin.word() for _ in range(20)] == words
    assert [read.word() for _ in range(20)] == words


def test_a_split_stream_is_another_one() -> None:
    random = Random(1)
    other = random.split()
    assert [other.word() for _ in range(5)] != [random.word() for _ in range(5)]
    again = Random(1)
    assert other.word() != again.word()
    high, low = Random(1).word(), again.word()
    assert Random(1).split().dump() == Random(high << 32 | low).dump()
    assert Random(1).split().dump() == Random(1).split().dump()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        Random(seed)
    assert caught.value.rule == "SEED"


def test_a_sealed_seed_has_32_bytes() -> None:
    with pytest.raises(sengoku.IllegalSetup) as caught:
        SealedRandom(b"short")
    assert (caught.value.rule, caught.value.figures) == ("SEED", {"bytes": 5})


GOLDEN_FAST = [820, 497, 74, 615, 266, 742, 109, 324, 33, 646]
GOLDEN_SEALED = [663, 161, 221, 814, 549, 320, 741, 895, 376, 427]
