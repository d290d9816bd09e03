"""What is wrong with a tournament, before it begins."""

from __future__ import annotations

from sengoku.games.refusals import Refusal


class BadContest(Refusal):
    """A tournament that can't be held so."""
