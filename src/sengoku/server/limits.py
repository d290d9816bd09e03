"""Rate limits, by token buckets.

Operators set their sizes in `Config`. Limits that are fixed are constants (`MOST_...`, `LEAST_...`,
`LONGEST_...`, `LARGEST...`), most of them at the head of the module that checks them; those on the
length of fields are in `protocol`.
"""

from __future__ import annotations

from ipaddress import IPv6Network
from typing import Any, Final

from sengoku.table import TableRefusal

LARGEST: Final = 1_000  # of numbers in a question: larger ones would only take long
LONGEST: Final = 64  # of lists and strings in a question
DEEPEST: Final = 4  # lists and objects within each other
CROWDED: Final = 10_000  # buckets of one limit


def visitor(address: str) -> str:
    """Who limits count as one: an address; of IPv6, the network that one visitor has to himself.

    >>> visitor("192.0.2.7"), visitor("2001:db8:1:2:3:4:5:6"), visitor("")
    ('192.0.2.7', '2001:db8:1:2::/64', '')
    """
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class TokenBucket:
    """Allows `rate` a second on average, and `most` at once."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none left. A clock that is set back costs nothing."""
        self.refill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def refill(self, now: float) -> None:
        """Put in what has come since the last time."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now


class RateLimit:
    """A limit by address, with a token bucket for each."""

    def __init__(self, what: str, rate: float, most: float) -> None:
        self.what = what
        self.rate = rate
        self.most = most
        self.buckets: dict[str, TokenBucket] = {}
        self.crowded = CROWDED  # with more buckets than this, the full ones are dropped

    def check(self, address: str, now: float) -> None:
        """Raise a refusal if this address asks too often."""
        if len(self.buckets) > self.crowded:
            self.drop_full(now)
            self.crowded = max(CROWDED, 2 * len(self.buckets))  # else every check looks at them all
        bucket = self.buckets.setdefault(address, TokenBucket(self.rate, self.most, now))
        if not bucket.take(now):
            wait = max(1, round((1 - bucket.left) / self.rate))
            raise TableRefusal(f"LIMIT.{self.what}", {"seconds": wait})

    def drop_full(self, now: float) -> None:
        """Drop the buckets that are full again: they limit nothing."""
        full = self.most / self.rate
        self.buckets = {who: one for who, one in self.buckets.items() if abs(now - one.at) < full}


def bounded(value: Any, depth: int = 0) -> bool:
    """Whether data from a client is small and flat enough to be looked at at once."""
    if isinstance(value, dict):
        small = len(value) <= LONGEST and depth < DEEPEST
        return small and all([bounded(item, depth + 1) for item in value.values()])
    if isinstance(value, list):
        small = len(value) <= LONGEST and depth < DEEPEST
        return small and all([bounded(item, depth + 1) for item in value])
    if isinstance(value, str):
        return len(value) <= LONGEST
    return value is None or abs(value) <= LARGEST


def nested(value: Any, most: int) -> bool:
    """Whether lists and objects lie deeper within each other than this."""
    layer = [value]
    for _ in range(most):
        inside = [one for one in layer if isinstance(one, (dict, list))]
        layer = [x for one in inside for x in (one.values() if isinstance(one, dict) else one)]
    return any([isinstance(one, (dict, list)) for one in layer])
