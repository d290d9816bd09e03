"""Rate limits, by token buckets.

Operators set their sizes in `Config`. Limits that are fixed are constants (`MOST_...`, `LEAST_...`,
`LONGEST_...`, `LARGEST...`), most of them at the head of the module that checks them; those on the
length of fields are in `protocol`.
"""

from __future__ import annotations

from sengoku.table import TableRefusal


class TokenBucket:
    """Allows `rate` a second on average, and `most` at once."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none left."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimit:
    """A limit by address, with a token bucket for each."""

    def __init__(self, what: str, rate: float, most: float) -> None:
        self.what = what
        self.rate = rate
        self.most = most
        self.buckets: dict[str, TokenBucket] = {}

    def check(self, address: str, now: float) -> None:
        """Raise a refusal if this address asks too often."""
        if len(self.buckets) > 10_000:
            self.drop_full(now)
        bucket = self.buckets.setdefault(address, TokenBucket(self.rate, self.most, now))
        if not bucket.take(now):
            wait = max(1, round((1 - bucket.left) / self.rate))
            raise TableRefusal(f"LIMIT.{self.what}", {"seconds": wait})

    def drop_full(self, now: float) -> None:
        """Drop the buckets that are full again: they limit nothing."""
        full = self.most / self.rate
        self.buckets = {who: one for who, one in self.buckets.items() if now - one.at < full}
