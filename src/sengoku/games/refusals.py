"""The old address of `sengoku.games.kernel.refusals`, for games written for version 0.1."""

from sengoku.games.kernel.refusals import (
    FINE as FINE,
)
from sengoku.games.kernel.refusals import (
    VOICES as VOICES,
)
from sengoku.games.kernel.refusals import (
    Figures as Figures,
)
from sengoku.games.kernel.refusals import (
    IllegalMove as IllegalMove,
)
from sengoku.games.kernel.refusals import (
    IllegalPosition as IllegalPosition,
)
from sengoku.games.kernel.refusals import (
    IllegalSetup as IllegalSetup,
)
from sengoku.games.kernel.refusals import (
    Refusal as Refusal,
)
from sengoku.games.kernel.refusals import (
    UnknownQuestion as UnknownQuestion,
)
from sengoku.games.kernel.refusals import (
    UnknownText as UnknownText,
)
from sengoku.games.kernel.refusals import (
    bare as bare,
)
