"""The settings of a table: chosen when it is created, and never changed.

Only what seats pick before the game (`picks`) becomes part of the options when it starts.
"""

from __future__ import annotations

from typing import Any, Final
from unicodedata import category, normalize

from msgspec import Struct, convert, field
from msgspec.structs import replace

from sengoku import registry
from sengoku.games.kernel import Game, written
from sengoku.games.kernel.moves import label
from sengoku.games.kernel.refusals import Refusal
from sengoku.protocol import Access, Books, Clock, Hints, Talk, Undo

LONGEST_NAME: Final = 24
LONGEST_WORD: Final = 64
LEAST_SECONDS: Final = 1.0
MOST_SECONDS: Final = 30 * 24 * 3600.0
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # printable, and nothing to see
# Marks that change nothing to see, or only the look of a letter: "Bo" with one is still Bo.
IGNORED: Final = frozenset(
    [
        *BLANK,
        *"\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f",
        *[chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))],
    ]
)


class TableRefusal(Refusal):
    """A refusal by the table rather than by the rules of the game."""


class Settings(Struct, frozen=True):
    """The settings of a table; some have older names on disk and in the protocol."""

    game: str
    players: int
    rules: int = 1
    options: dict[str, Any] = {}
    access: Access = "invitation"
    spectators: bool = True
    undo: Undo = "consent"
    talk: Talk = "public"
    visibility_after_end: Books = field(default="open", name="books")
    hints: Hints = "alone"
    clock: Clock = Clock()
    shared: bool = False  # by several people at one device


def new_settings(
    game: str,
    players: int,
    *,
    options: dict[str, Any] | None = None,
    access: Access = "invitation",
    spectators: bool = True,
    undo: Undo = "consent",
    talk: Talk | None = None,
    visibility_after_end: Books = "open",
    hints: Hints = "alone",
    clock: Clock | None = None,
    shared: bool = False,
    rules: int | None = None,
) -> Settings:
    """Valid settings, with the game's defaults filled in; raises a refusal for invalid ones.

    Without `rules`, the table is played by their newest version.
    """
    played = registry.game(game)
    blank = played.blank(players, options or {}, rules)
    return Settings(
        game=game,
        players=players,
        rules=int(blank.rules),
        options=written(blank.options, 0),
        access=access,
        spectators=spectators,
        undo=undo,
        talk=talk or default_talk(played),
        visibility_after_end=visibility_after_end,
        hints=hints,
        clock=checked_clock(clock or Clock(), played),
        shared=shared,
    )


def require_playable(settings: Settings) -> None:
    """Raise a refusal if this version of Sengoku can't play a table of such settings.

    It may have been written by a newer version: with rules, options or an edition of later.
    """
    registry.game(settings.game).blank(settings.players, settings.options, settings.rules)


def for_another_game(settings: Settings) -> Settings:
    """The settings for a rematch: the same, by the newest rules."""
    return replace(settings, rules=registry.game(settings.game).rules)


def default_talk(game: Game) -> Talk:
    """How people talk at a table of this game if its settings say nothing."""
    talk: Talk = convert(game.talk, Talk)
    return talk


def checked_clock(clock: Clock, game: Game) -> Clock:
    """The clock, with the game's default times of phases; raises if a time is out of range."""
    phases = game.clocks if clock.phases is None else clock.phases
    timed = [*phases.values()] + ([clock.seconds] if clock.kind != "none" else [])
    for seconds in timed:
        if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
            raise TableRefusal("CLOCK.seconds", {"seconds": str(seconds)})
    if not 0 <= clock.increment <= MOST_SECONDS or len(phases) > 10:
        raise TableRefusal("CLOCK.form")
    return Clock(clock.kind, clock.seconds, clock.increment, clock.at_end, dict(phases))


def check_name(name: str, others: list[str]) -> str:
    """The name in its normal form; raises unless it can be shown, and differs from the others."""
    name = normalize("NFC", name)
    if not (name.isprintable() and name == name.strip() and 0 < len(name) <= LONGEST_NAME):
        raise TableRefusal("NAME.form", {"name": name[: 2 * LONGEST_NAME], "most": LONGEST_NAME})
    if not visible(name):
        raise TableRefusal("NAME.form", {"name": name, "most": LONGEST_NAME})
    if alike(name) in [alike(other) for other in others]:
        raise TableRefusal("NAME.taken", {"name": name})
    return name


def visible(name: str) -> bool:
    """Whether there is something to see, and no heap of accents on it."""
    marks = [letter for letter in name if category(letter).startswith("M")]
    shown = [letter for letter in name if letter not in BLANK and not letter.isspace()]
    return len(shown) > len(marks) and 2 * len(marks) <= len(name)


def alike(name: str) -> str:
    """What two names have in common that look the same."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    return "".join([letter for letter in folded if letter not in IGNORED and not letter.isspace()])


def shown_name(name: str, seat: int) -> str:
    """A name from elsewhere as it may be shown: without what a name here can't have."""
    found = normalize("NFC", "".join([letter for letter in name if letter.isprintable()]))
    found = found.strip()[:LONGEST_NAME].strip()
    return found if visible(found) else label(seat)


def check_word(word: str) -> None:
    """Raise unless a word for the seed is short enough and printable."""
    if len(word) > LONGEST_WORD or not (word.isprintable() or not word):
        raise TableRefusal("NAME.word", {"most": LONGEST_WORD})
