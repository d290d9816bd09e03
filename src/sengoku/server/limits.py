"""Limits: buckets that fill by the second, and are emptied by whoever asks."""

from __future__ import annotations

from sengoku.table import TableRefusal


class Bucket:
    """Allows `rate` a second on average, and `most` at once."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """One bucket for every address; those that are full again are forgotten."""

    def __init__(self, what: str, rate: float, most: float) -> None:
        self.what = what
        self.rate = rate
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def check(self, address: str, now: float) -> None:
        """Refuse what comes too often."""
        if len(self.buckets) > 10_000:
            self.forget(now)
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.most, now))
        if not bucket.take(now):
            wait = max(1, round((1 - bucket.left) / self.rate))
            raise TableRefusal(f"LIMIT.{self.what}", {"seconds": wait})

    def forget(self, now: float) -> None:
        """Drop the buckets that have filled up again."""
        full = self.most / self.rate
        self.buckets = {who: one for who, one in self.buckets.items() if now - one.at < full}
