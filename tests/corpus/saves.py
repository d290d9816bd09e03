"""Games saved in the terminal: the file as it was written, with what everybody saw then."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import sengoku
from sengoku.games.kernel import Plain
from sengoku.games.kernel.streams import Random
from tests.corpus.dumps import VARIANTS
from tests.corpus.files import write
from tests.corpus.seen import looks
from tests.terminal.session import Session, new_session, save

NAMES: Final = ("Ann", "Bo")
MOVES: Final = {"early": 12, "late": 45, "over": 100_000}  # of people, until the game is saved
BOTS: Final = {"early": "greedy", "late": "random", "over": "random"}


def make(folder: Path) -> None:
    """Write saves of all games, early, late and over, with one or two people at the keyboard."""
    for name, variants in VARIANTS.items():
        for players in sengoku.game(name).players:
            for at, moves in MOVES.items():
                options = dict(variants[players % len(variants)])
                if name == "senji" and at == "over":
                    options["max_years"] = 1
                session = dealt(name, players, options, at)
                play(session, moves, Random(players))
                write(folder / f"{name}-{players}-{at}.json.xz", case(session))


def dealt(name: str, players: int, options: dict[str, Any], at: str) -> Session:
    """A session that begins."""
    people = NAMES[: 1 + players % 2]
    return new_session(sengoku.game(name), players, people, players, options, BOTS[at])


def play(session: Session, most: int, random: Random) -> None:
    """Let people move at random, and bots when it is their turn, until people have to decide."""
    session.advance()
    for _ in range(most):
        people = [seat for seat in session.actors if seat in session.people]
        if not people:
            return
        moves = session.moves(people[0])
        session.play(people[0], moves[random.below(len(moves))])
        session.advance()


def case(session: Session) -> Plain:
    """The file that the terminal writes, and what everybody saw when it was written."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        save(session, str(file))
        return {"save": file.read_text(encoding="utf-8")} | consequences(session)


def consequences(session: Session) -> Plain:
    """What everybody sees, what is new to each, and what can be done and taken back."""
    seats = range(session.state.players)
    return {
        "looks": looks(session.state),
        "news": [session.news(seat) for seat in seats],
        "moves": {
            str(seat): [[move, session.text(seat, move)] for move in session.moves(seat)]
            for seat in session.actors
        },
        "past": session.past,
        "names": session.names,
    }
