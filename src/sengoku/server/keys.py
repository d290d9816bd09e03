"""Keys: 128 random bits that only their owner has. The server stores only their hashes."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeAlias

from sengoku.games.kernel.streams import Random

Chance: TypeAlias = Callable[[int], bytes]  # returns so many random bytes, like `os.urandom`

KEY_BYTES: Final = 16
KEY: Final = re.compile("[0-9a-f]{32}")
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 that are hard to mistake for each other
ID_LENGTH: Final = 12


def new_key(chance: Chance) -> str:
    """A fresh key, in hexadecimal."""
    return chance(KEY_BYTES).hex()


def id_of_cookie(cookie: str) -> str:
    """The id of the browser that has this key: its hash, or "" for a key of the wrong form."""
    return hashed(cookie) if KEY.fullmatch(cookie) else ""


def hashed(key: str) -> str:
    """What is stored of a key. Keys are random, so a plain hash can't be reversed by guessing."""
    return sha256(key.encode()).hexdigest()


def new_id(chance: Chance) -> str:
    """A fresh id for a table."""
    return "".join([LETTERS[byte % len(LETTERS)] for byte in chance(ID_LENGTH)])


def chance_of(seed: int) -> Chance:
    """Reproducible randomness, for tests."""
    stream = Random(seed)
    return lambda count: bytes([stream.below(256) for _ in range(count)])
