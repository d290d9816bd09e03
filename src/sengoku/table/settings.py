"""How a table is set: what is settled when it is made, and stays so."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from sengoku import registry
from sengoku.games.kernel import Game, written
from sengoku.games.refusals import Refusal
from sengoku.protocol import Access, Books, Clock, Hints, Talk, Undo

NAME: Final = 24
WORD: Final = 64
LEAST_SECONDS: Final = 1.0
MOST_SECONDS: Final = 30 * 24 * 3600.0

# What a game's live tables have unless they say otherwise: its diplomacy is private, and timed.
USUAL_TALK: Final[dict[str, Talk]] = {"senji": "private"}
USUAL_PHASES: Final[dict[str, dict[str, float]]] = {"senji": {"winter": 240.0}}


class TableRefusal(Refusal):
    """Something that the table, not the game, does not allow."""


class Settings(Struct, frozen=True):
    """What is settled when a table is made."""

    game: str
    players: int
    rules: int = 1
    options: dict[str, Any] = {}
    access: Access = "invitation"
    spectators: bool = True
    undo: Undo = "consent"
    talk: Talk = "public"
    books: Books = "open"
    hints: Hints = "alone"
    clock: Clock = Clock()


def new_settings(
    game: str,
    players: int,
    *,
    options: dict[str, Any] | None = None,
    access: Access = "invitation",
    spectators: bool = True,
    undo: Undo = "consent",
    talk: Talk | None = None,
    books: Books = "open",
    hints: Hints = "alone",
    clock: Clock | None = None,
) -> Settings:
    """Settings that can be played with; a refusal says what can't."""
    rules = registry.game(game)
    chosen = rules.blank(players, options or {}).options
    return Settings(
        game=game,
        players=players,
        rules=rules.rules,
        options=written(chosen, 0),
        access=access,
        spectators=spectators,
        undo=undo,
        talk=talk or usual_talk(game),
        books=books,
        hints=hints,
        clock=settled(clock or Clock(), rules),
    )


def usual_talk(game: str) -> Talk:
    """How people talk at a table of this game unless it says otherwise."""
    return USUAL_TALK.get(game, "public")


def settled(clock: Clock, game: Game) -> Clock:
    """The clock with the game's usual phases where it says nothing; refuses what can't be."""
    phases = USUAL_PHASES.get(game.name, {}) if clock.phases is None else clock.phases
    timed = [*phases.values()] + ([clock.seconds] if clock.kind != "none" else [])
    for seconds in timed:
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise TableRefusal("CLOCK.seconds", {"seconds": str(seconds)})
    if not 0 <= clock.increment <= MOST_SECONDS or len(phases) > 10:
        raise TableRefusal("CLOCK.form")
    return Clock(clock.kind, clock.seconds, clock.increment, clock.at_end, dict(phases))


def check_name(name: str, others: list[str]) -> None:
    """Refuse a name that can't be shown, or told from the others."""
    if not (name.isprintable() and name == name.strip() and 0 < len(name) <= NAME):
        raise TableRefusal("NAME.form", {"name": name[: 2 * NAME], "most": NAME})
    if name.casefold() in [other.casefold() for other in others]:
        raise TableRefusal("NAME.taken", {"name": name})


def check_word(word: str) -> None:
    """Refuse a word for the seed that is too long, or that nobody could type again."""
    if len(word) > WORD or not (word.isprintable() or not word):
        raise TableRefusal("NAME.word", {"most": WORD})
