"""Shinobi: three to five agents, each in the secret service of one of five clans."""

from typing import Final

from sengoku.games.kernel import Game
from sengoku.games.shinobi.components import FEWEST, MOST
from sengoku.games.shinobi.notation import MOVES
from sengoku.games.shinobi.rules import FIELDS, OPTIONS, Shinobi
from sengoku.games.shinobi.view import FEATURES, QUESTIONS

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
    options=OPTIONS,
    questions=QUESTIONS,
)
