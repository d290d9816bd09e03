"""The old address of `sengoku.games.kernel.judge`, for games written for version 0.1."""

from sengoku.games.kernel.judge import (
    Judge as Judge,
)
