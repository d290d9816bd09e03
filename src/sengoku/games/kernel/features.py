"""Small helpers for writing a view down as numbers.

They write on zeros, from a place on, and return the place behind it. To append number by number
takes four times as long.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROW: Final[i64] = 512  # ratios of counts below this are precomputed
RATIOS: Final = vec[float](  # mypyc takes longer to make a float of an i64 than to divide
    [0.0] * 512 + [count / whole for whole in range(1, 512) for count in range(512)]
)


def ratio(count: i64, whole: i64) -> float:
    """A count as a part of the most that it can be."""
    if 0 <= count < ROW and 0 <= whole < ROW:
        return RATIOS[whole * ROW + count]
    return float(count) / float(whole)


def part(out: vec[float], at: i64, count: i64, whole: i64) -> i64:
    """A count as a part of the most that it can be."""
    if count:
        out[at] = ratio(count, whole)
    return at + 1


def parts(out: vec[float], at: i64, counts: vec[i64], whole: i64) -> i64:
    """Counts as parts of the most that each can be."""
    for count in counts:
        if count:
            out[at] = ratio(count, whole)
        at += 1
    return at


def flag(out: vec[float], at: i64, true: bool) -> i64:
    """1 for what is true."""
    if true:
        out[at] = 1.0
    return at + 1


def multi_hot(out: vec[float], at: i64, size: i64, bits: i64) -> i64:
    """The lowest `size` bits, each as 0 or 1: several may be set (`chosen` sets one)."""
    place, end = at, at + size
    while bits and place < end:
        if bits & 1:
            out[place] = 1.0
        bits >>= 1
        place += 1
    return end


def chosen(out: vec[float], at: i64, size: i64, number: i64) -> i64:
    """One-hot: 1 at `number` of `size` places; all 0 if it is out of range, such as -1."""
    if 0 <= number < size:
        out[at + number] = 1.0
    return at + size
