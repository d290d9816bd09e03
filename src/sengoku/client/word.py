"""The own part in the deal: a word that nobody can guess, pledged before the game, then revealed.

See "Fairness" in docs/protocol.md: what the word proves, and what it does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from secrets import token_hex
from typing import Any, Final

from sengoku import protocol

LONGEST: Final = 64  # characters of a word
RANDOM_BYTES: Final = 16


def unguessable(typed: str) -> str:
    """A word with something random in it: a pledge to a plain word could be guessed."""
    chance = token_hex(RANDOM_BYTES)
    return f"{typed[: LONGEST - len(chance) - 1]} {chance}".strip()


class OwnWord:
    """The words of one seat at one table; the one that was pledged last counts."""

    def __init__(self, typed: str | None) -> None:
        self.typed = typed  # None: take no part in the deal
        self.words: dict[str, str] = {}  # by their pledges
        self.commitment = ""  # to the server's seed, before the first pledge
        self.fixed: list[str | None] = []  # the pledges of all seats, before the word was revealed

    def new(self, ident: str, typed: str) -> protocol.Pledge:
        """The command that pledges a new word."""
        word = unguessable(typed)
        pledge = sha256(word.encode()).hexdigest()
        self.words[pledge] = word
        return protocol.Pledge(ident, pledge)

    def due(self, ident: str, seat: int, table: protocol.TableInfo) -> protocol.Command | None:
        """What has to be said now: a pledge, once; or the word, once all pledges are fixed.

        Another device may pledge for the same seat: the two must not replace each other for ever.
        """
        if self.typed is None or table.status != "waiting" or len(table.pledges) <= seat:
            return None
        if table.opening is None:
            self.commitment = self.commitment or table.commitment
            return None if self.words else self.new(ident, self.typed)
        word = self.words.get(table.pledges[seat] or "")
        if word is None or self.fixed or table.commitment != self.commitment:
            return None
        self.fixed = list(table.pledges)
        return protocol.Reveal(ident, word)

    def counted(self, seat: int, record: Mapping[str, Any]) -> bool:
        """Whether the own word is in a deal, with what all had promised before it was revealed.

        Of a record, or of `TableInfo` as plain data.
        """
        word = self.words.get(self.fixed[seat] or "") if self.fixed else None
        kept = (record["commitment"], record.get("pledges")) == (self.commitment, self.fixed)
        return kept and word is not None and record["words"][seat] == word
