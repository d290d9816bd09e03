"""Shitennō: two to four generals divide troops, koku and titles, and take the provinces."""

from typing import Final

from sengoku.games.kernel import Game
from sengoku.games.shitenno.components import FEWEST, GENERAL_NAMES, MOST, USUAL
from sengoku.games.shitenno.features import FEATURES
from sengoku.games.shitenno.figures import figures
from sengoku.games.shitenno.notation import MOVES
from sengoku.games.shitenno.state import FIELDS, Shitenno
from sengoku.games.shitenno.versions import SWITCHES
from sengoku.games.shitenno.view.questions import QUESTIONS
from sengoku.games.shitenno.view.sight import SHOWS

GAME: Final = Game(
    "shitenno",
    home=__name__,
    rules=2,
    oldest=1,
    switches=SWITCHES,
    fewest=FEWEST,
    most=MOST,
    players_rule="STN-08",
    state=Shitenno,
    moves=MOVES,
    fields=FIELDS,
    features=FEATURES,
    options={"generals": USUAL},  # or those of the first seats: "ii", "usual+honda" (STN-07)
    choices={"generals": (USUAL, *GENERAL_NAMES)},
    by_seat=("generals",),
    questions=QUESTIONS,
    shows=SHOWS,
    figures=figures,
)
