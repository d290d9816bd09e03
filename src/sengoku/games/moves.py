"""The old address of `sengoku.games.kernel.moves`, for games written for version 0.1."""

from sengoku.games.kernel.moves import (
    COMPILED as COMPILED,
)
from sengoku.games.kernel.moves import (
    LONGEST as LONGEST,
)
from sengoku.games.kernel.moves import (
    SCRATCH as SCRATCH,
)
from sengoku.games.kernel.moves import (
    SEATS as SEATS,
)
from sengoku.games.kernel.moves import (
    Kind as Kind,
)
from sengoku.games.kernel.moves import (
    Moves as Moves,
)
from sengoku.games.kernel.moves import (
    Part as Part,
)
from sengoku.games.kernel.moves import (
    one_of as one_of,
)
from sengoku.games.kernel.moves import (
    scratch as scratch,
)
