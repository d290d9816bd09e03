"""Shinobi: three to five agents, each in the secret service of one of five clans."""

from typing import Final

from sengoku.games.kernel import SEATS, Game
from sengoku.games.shinobi.components import CHANCE, FEWEST, MOST
from sengoku.games.shinobi.features import FEATURES
from sengoku.games.shinobi.figures import figures
from sengoku.games.shinobi.notation import MOVES
from sengoku.games.shinobi.state import FIELDS, Shinobi
from sengoku.games.shinobi.view import QUESTIONS, SHOWS

GAME: Final = Game(
    "shinobi",
    home=__name__,
    rules=1,
    fewest=FEWEST,
    most=MOST,
    players_rule="SHI-04",
    state=Shinobi,
    moves=MOVES,
    fields=FIELDS,
    features=FEATURES,
    options={
        "protect_move_source": False,  # SHI-29
        "first": CHANCE,  # or the letter of a seat (SHI-12)
    },
    choices={"first": (CHANCE, *SEATS[:MOST])},
    questions=QUESTIONS,
    shows=SHOWS,
    figures=figures,
    symmetry={"I am": SEATS, "I serve": MOVES["settle"].parts[0].labels},
)
