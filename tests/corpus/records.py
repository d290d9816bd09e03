"""Records of games, as a server exports them, with what every viewer saw after each move."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sengoku
from sengoku import protocol
from sengoku.games.kernel import Plain, State
from sengoku.games.kernel.streams import Random
from sengoku.table import new_settings, record
from sengoku.table.history import game_seed
from tests.corpus.dumps import VARIANTS
from tests.corpus.files import write
from tests.corpus.play import LONGEST, choice, ending
from tests.corpus.seen import folded, replayed
from tests.table.sitting import Sitting

YEARS: Final = {3: 2, 4: 2, 5: 1, 6: 1}  # of a whole game of Senji, by players: it stays small
LENGTHS: Final[dict[str, dict[str, int]]] = {  # moves until people give up
    "played": {},
    "consent": {"shinobi": 50, "shitenno": 150, "senji": 400},
    "conceded": {"shinobi": 80, "shitenno": 60, "senji": 220},
}
WORDS: Final = ("sakura", "", "雪", "fuji")


def make(folder: Path) -> None:
    """Write the records of all games: played to the end, and ended by consent or concession."""
    for name, variants in VARIANTS.items():
        for players in sengoku.game(name).players:
            options = dict(variants[players % len(variants)])
            for how in LENGTHS:
                sitting = sat(name, players, options, how)
                write(folder / f"{name}-{players}-{how}.json.xz", case(sitting))


def sat(game: str, players: int, options: dict[str, Any], how: str) -> Sitting:
    """A table whose game is over, in one way or another."""
    if game == "senji" and how == "played":
        options = options | {"max_years": YEARS[players]}
    seed = bytes([players] * 32).hex()
    sitting = Sitting(new_settings(game, players, options=options), seed=seed)
    words = {seat: WORDS[seat % len(WORDS)] for seat in range(players)}
    sitting.start_with({seat: word for seat, word in words.items() if word})
    sitting.do(1, protocol.Say(sitting.id(), "Good luck!"))
    play(sitting, LENGTHS[how].get(game, LONGEST))
    end(sitting, how)
    return sitting


def play(sitting: Sitting, most: int) -> None:
    """Let people move, and take some moves back."""
    assert sitting.table.history is not None
    random = Random(most)
    for number in range(most):
        if not sitting.table.history.state.actors:
            return
        sitting.now += 0.5
        seat, move = choice(sitting.table.history.state, random)
        sitting.move(seat, move)
        if number % 20 == 19 and sitting.frame(seat)["undo"] == "free":
            sitting.do(seat, protocol.Undoing(sitting.id(), sitting.table.version(seat)))


def end(sitting: Sitting, how: str) -> None:
    """End the game before its end, if that is asked for."""
    if how == "consent":
        sitting.do(0, protocol.Propose(sitting.id(), "end"))
        for seat in range(1, sitting.table.players):
            sitting.do(seat, protocol.Vote(sitting.id(), True))
    if how == "conceded":
        for seat in range(1, sitting.table.players):
            sitting.do(seat, protocol.Concede(sitting.id()))
    assert sitting.table.status == "over"


def case(sitting: Sitting) -> Plain:
    """The record, what was seen, and how the game ends if it goes on."""
    history = sitting.table.history
    assert history is not None
    found = dict(record.record(sitting.table))
    checked = record.check(found)
    return {
        "record": found,
        "checked": {"moves": checked["moves"], "draws": checked["draws"]},
        "seen": [step.seen for step in history.steps],
        "steps": folded(replayed(dealt(found), moves(found))),
        "ending": ending(history.state),
    }


def moves(found: Plain) -> list[tuple[int, int]]:
    """The moves of a record: who, and what."""
    return [(seat, move) for seat, move, *_ in found["moves"]]


def dealt(found: Plain) -> State:
    """The game of a record, as it was dealt."""
    seed = game_seed(bytes.fromhex(found["seed"]), found["words"])
    asked = (found["game"], found["players"], found["options"], found["rules"])
    state, _ = record.deal_recorded(*asked, seed)
    return state
