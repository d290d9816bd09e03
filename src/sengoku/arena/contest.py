"""Why a tournament is refused before it begins."""

from __future__ import annotations

from sengoku.games.kernel.refusals import Refusal


class BadContest(Refusal):
    """A tournament that can't be held with these settings."""
