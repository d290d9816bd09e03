"""The old address of `sengoku.games.kernel.streams`, for games written for version 0.1."""

from sengoku.games.kernel.streams import (
    LARGEST as LARGEST,
)
from sengoku.games.kernel.streams import (
    WARM_UP as WARM_UP,
)
from sengoku.games.kernel.streams import (
    WORD as WORD,
)
from sengoku.games.kernel.streams import (
    WORDS_IN_BLOCK as WORDS_IN_BLOCK,
)
from sengoku.games.kernel.streams import (
    Random as Random,
)
from sengoku.games.kernel.streams import (
    SealedRandom as SealedRandom,
)
from sengoku.games.kernel.streams import (
    stream as stream,
)
