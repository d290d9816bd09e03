"""Keys: 128 random bits that only their owner has. The server keeps their hashes."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeAlias

from sengoku.games.chance import Random

Chance: TypeAlias = Callable[[int], bytes]  # so many random bytes, as `os.urandom` gives them

KEY_BYTES: Final = 16
KEY: Final = re.compile("[0-9a-f]{32}")
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 that are not mistaken for each other
ID_LENGTH: Final = 12


def new_key(chance: Chance) -> str:
    """A fresh key, in hexadecimal."""
    return chance(KEY_BYTES).hex()


def browser(cookie: str) -> str:
    """The hash of a browser's key; nothing if it is none that we gave."""
    return hashed(cookie) if KEY.fullmatch(cookie) else ""


def hashed(key: str) -> str:
    """What is kept of a key. It is random: a plain hash can't be guessed back."""
    return sha256(key.encode()).hexdigest()


def new_id(chance: Chance) -> str:
    """A fresh id for a table."""
    return "".join([LETTERS[byte % len(LETTERS)] for byte in chance(ID_LENGTH)])


def chance_of(seed: int) -> Chance:
    """Chance that can be had again, for tests."""
    stream = Random(seed)
    return lambda count: bytes([stream.below(256) for _ in range(count)])
