"""Small helpers for writing a view down as numbers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def one_hot(out: vec[float], size: i64, bits: i64) -> vec[float]:
    """The lowest bits, each as 0 or 1."""
    for bit in range(size):
        out = append(out, 1.0 if bits >> bit & 1 else 0.0)
    return out


def zeros(out: vec[float], size: i64) -> vec[float]:
    """Room for what is not in this game, such as an absent seat."""
    for _ in range(size):
        out = append(out, 0.0)
    return out


def ratio(count: i64, whole: i64) -> float:
    """A count as a part of the most that it can be."""
    return float(count) / float(whole)
