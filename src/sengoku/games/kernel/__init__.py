"""The kernel: what every game is made of. Games of other packages import from here.

`contract` holds `Game` and `State`; the other modules hold the parts that they are made from:
`moves` (the table of moves), `streams` (random numbers), `refusals`, `fields`, `editions`,
`versions` (of the rules), `endings`, `sequences` (of moves), `dumps`, and `features` (views as
numbers). Rules never need `judge`, what bots ask about a game: judges import it by its own name.
"""

from sengoku.games.kernel.contract import (
    ACTORS,
    MOST_SEATS,
    NO_GAME,
    NO_RANDOM,
    Game,
    State,
    at_home,
    loaded,
)
from sengoku.games.kernel.dumps import check_record, listed, possible, restore, whole, written
from sengoku.games.kernel.editions import Edition, Option
from sengoku.games.kernel.endings import play_out, ranked
from sengoku.games.kernel.fields import ALL, KERNEL_FIELDS, NOBODY, OWNER, SOME, Field, Plain, Seen
from sengoku.games.kernel.moves import SEATS, Kind, Moves, Part, label
from sengoku.games.kernel.refusals import (
    FINE,
    Figures,
    IllegalMove,
    IllegalPosition,
    IllegalSetup,
    Refusal,
    UnknownQuestion,
    UnknownText,
)
from sengoku.games.kernel.sequences import may_follow, sequence_breaks
from sengoku.games.kernel.streams import Random, SealedRandom, stream
from sengoku.games.kernel.versions import Switch

__all__ = [
    "ACTORS",
    "ALL",
    "FINE",
    "KERNEL_FIELDS",
    "MOST_SEATS",
    "NOBODY",
    "NO_GAME",
    "NO_RANDOM",
    "OWNER",
    "SEATS",
    "SOME",
    "Edition",
    "Field",
    "Figures",
    "Game",
    "IllegalMove",
    "IllegalPosition",
    "IllegalSetup",
    "Kind",
    "Moves",
    "Option",
    "Part",
    "Plain",
    "Random",
    "Refusal",
    "SealedRandom",
    "Seen",
    "State",
    "Switch",
    "UnknownQuestion",
    "UnknownText",
    "at_home",
    "check_record",
    "label",
    "listed",
    "loaded",
    "may_follow",
    "play_out",
    "possible",
    "ranked",
    "restore",
    "sequence_breaks",
    "stream",
    "whole",
    "written",
]
