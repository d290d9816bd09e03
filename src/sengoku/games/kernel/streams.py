"""Where chance comes from: two streams of numbers behind one interface.

`Random` is fast, for simulations. `SealedRandom` is for live tables: nobody can predict it, and
whoever is shown its seed afterwards can check every draw. Both give the same numbers on every
platform, compiled or not: all arithmetic stays within 63 bits, where `i64` and `int` agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.kernel.refusals import IllegalSetup

WORD: Final[i64] = 0xFFFFFFFF
LARGEST: Final[i64] = 0x80000000  # a word times this still fits into 63 bits
WARM_UP: Final[i64] = 15  # rounds after which seeds that differ in one bit have nothing in common
WORDS_IN_BLOCK: Final[i64] = 8  # a SHA-256 digest holds eight words


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    """A fast stream of random numbers: the generator sfc32 of C. Doty-Humphrey.

    >>> random = Random(7)
    >>> [random.below(6) for _ in range(8)]
    [5, 5, 4, 2, 2, 4, 2, 1]
    """

    def __init__(self, seed: int, warm_up: i64 = WARM_UP) -> None:
        if not 0 <= seed < 1 << 64:
            raise IllegalSetup("SEED.number", {"seed": str(seed)})
        self.a: i64 = i64(seed & 0xFFFFFFFF)
        self.b: i64 = i64(seed >> 32)
        self.c: i64 = 0
        self.count: i64 = 1
        for _round in range(warm_up):
            Random.word(self)

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, count = self.b, self.c, self.count  # each is read once: every read is checked
        out: i64 = (self.a + b + count) & WORD
        self.count = (count + 1) & WORD
        self.a = (b ^ (b >> 9)) & WORD
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + out) & WORD
        return out

    def below(self, size: i64) -> i64:
        """A number from 0 to size - 1, each with exactly the same chance (D. Lemire's method)."""
        if not 0 < size <= LARGEST:
            raise IllegalSetup("SEED.size", {"size": str(size)})
        return drawn(self, type(self) is Random, size)

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards into random order, in place (Fisher-Yates)."""
        left: i64 = len(cards)
        fast = type(self) is Random
        while left > 1:
            picked: i64 = drawn(self, True, left) if fast else self.below(left)
            left -= 1
            card: i64 = cards[left]
            cards[left] = cards[picked]
            cards[picked] = card

    def split(self) -> Random:
        """A new fast stream, seeded from this one: an imagined world gets its own."""
        twin = Random(0, 0)  # as Random(high << 32 | low), without a number of 64 bits
        twin.b = self.word()
        twin.a = self.word()
        for _round in range(WARM_UP):
            Random.word(twin)
        return twin

    def copy(self) -> Random:
        """The same stream at the same place, going on by itself."""
        twin = Random(0, 0)  # a warm-up would take a fifth of the time of a state's copy
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        return twin

    def dump(self) -> list[int | str]:
        """Where the stream stands, as JSON; `stream` is its inverse."""
        return ["fast", self.a, self.b, self.c, self.count]


def drawn(random: Random, fast: bool, size: i64) -> i64:
    """What `below` returns. If the stream is a fast one, its words are drawn by direct calls.

    Draws are a fifth of the time of imagining a world.
    """
    scaled: i64 = (Random.word(random) if fast else random.word()) * size
    if (scaled & WORD) < size:
        unfair: i64 = (WORD + 1 - size) % size
        while (scaled & WORD) < unfair:
            scaled = random.word() * size
    return scaled >> 32


class SealedRandom(Random):
    """The stream of a live table: SHA-256 of a secret seed of 32 bytes and a counter.

    Word n of the stream is bytes 4(n % 8) to 4(n % 8) + 3, big-endian, of
    SHA-256(seed + n // 8 as 8 bytes, big-endian).

    >>> SealedRandom(bytes(32)).below(1000)
    172
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise IllegalSetup("SEED.bytes", {"bytes": len(seed)})
        super().__init__(0, 0)
        self.seed = seed
        self.place: i64 = 0  # of the next word
        self.block = b""

    def word(self) -> i64:
        at: i64 = self.place % WORDS_IN_BLOCK
        if at == 0 or not self.block:
            self.block = self.digest(self.place // WORDS_IN_BLOCK)
        self.place += 1
        return i64(int.from_bytes(self.block[4 * at : 4 * at + 4], "big"))

    def digest(self, number: int) -> bytes:
        from hashlib import sha256  # only live tables need it: imports stay light without

        return sha256(self.seed + number.to_bytes(8, "big")).digest()

    def copy(self) -> Random:
        twin = SealedRandom(self.seed)
        twin.place = self.place
        twin.block = self.block
        return twin

    def dump(self) -> list[int | str]:
        return ["sealed", self.seed.hex(), self.place]


def stream(dump: list[int | str]) -> Random:
    """The stream that wrote this dump, where it stood."""
    match dump:
        case ["fast", int(a), int(b), int(c), int(count)]:
            random = Random(0)
            random.a = i64(a & 0xFFFFFFFF)
            random.b = i64(b & 0xFFFFFFFF)
            random.c = i64(c & 0xFFFFFFFF)
            random.count = i64(count & 0xFFFFFFFF)
            return random
        case ["sealed", str(seed), int(place)] if 0 <= place < 1 << 53:
            sealed = SealedRandom(bytes.fromhex(seed))
            sealed.place = i64(place)
            return sealed
    raise IllegalSetup("SEED.stream", {"stream": str(dump)})
