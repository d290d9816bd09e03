"""Senji: three to six families, each of which wants to be Shogun."""

import json
from importlib.resources import files
from typing import Final

from sengoku.games.kernel import Game
from sengoku.games.senji.components import FEWEST, MOST
from sengoku.games.senji.edition import STANDARD, SenjiEdition
from sengoku.games.senji.features import FEATURES
from sengoku.games.senji.fields import FIELDS
from sengoku.games.senji.figures import figures
from sengoku.games.senji.notation import MOVES
from sengoku.games.senji.state import Senji
from sengoku.games.senji.versions import SWITCHES
from sengoku.games.senji.view.questions import QUESTIONS
from sengoku.games.senji.view.sight import SHOWS

# The standard figures are data. Only this module reads a file: the rules do no input.
FIGURES: Final = json.loads(files(__name__).joinpath("senji.json").read_text(encoding="utf-8"))

GAME: Final = Game(
    "senji",
    home=__name__,
    rules=2,
    oldest=1,
    switches=SWITCHES,
    fewest=FEWEST,
    most=MOST,
    players_rule="SEN-02",
    state=Senji,
    moves=MOVES,
    fields=FIELDS,
    features=FEATURES,
    options={
        "max_years": 0,  # SEN-90
        "raid_dice": "all",  # or "units" (SEN-66)
        "umeko": "diplomacy",  # or "hanafuda" (SEN-07)
        "trades": "any",  # or "one" (SEN-80)
        "edition": SenjiEdition(STANDARD, FIGURES),
    },
    choices={
        "raid_dice": ("all", "units"),  # SEN-66
        "umeko": ("diplomacy", "hanafuda"),  # SEN-07
        "trades": ("any", "one"),  # SEN-80
    },
    questions=QUESTIONS,
    shows=SHOWS,
    figures=figures,
    talk="private",  # its diplomacy
    clocks={"winter": 240.0},
)
