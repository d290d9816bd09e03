"""Janken: rock, paper, scissors over several rounds, for two to eight."""

from pathlib import Path
from typing import Final

from sengoku.games.kernel import Game
from sengoku.words import add
from sengoku_janken.rules import FEATURES, FEWEST, FIELDS, MOST, MOVES, SEATS, Janken

add(Path(__file__).parent / "words")

GAME: Final = Game(
    "janken",
    home=__name__,
    rules=1,
    fewest=FEWEST,
    most=MOST,
    players_rule="JAN-01",
    state=Janken,
    moves=MOVES,
    fields=FIELDS,
    features=FEATURES,
    options={"rounds": 5},
    talk="off",  # whoever talks gives a hand away
    clocks={"last": 30.0},
    symmetry={"I am": SEATS},
)
