"""A game at this keyboard: who sits where, the bots' moves, and what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sengoku.asked import MOST_SEED
from sengoku.bots import bot, decide
from sengoku.games.chance import Random
from sengoku.games.kernel import Game, Option, Plain, State
from sengoku.games.refusals import IllegalMove, Refusal
from sengoku.words import Words

BOT_NAMES: Final = ("Akane", "Benkei", "Chiyo", "Daigo", "Emi", "Fuyu")  # as the notation's seats
NAME_LENGTH: Final = 12
USUAL_BOT: Final = "random"


class NoUndo(Refusal):
    """Something that can't be taken back."""


@dataclass
class Before:
    """How things stood before a move that may still be taken back."""

    seat: int
    seen: int
    state: State


@dataclass
class Session:
    """A game under way; `people` are the seats at this keyboard, bots have the others."""

    state: State
    names: list[str]
    people: tuple[int, ...]
    chance: Random  # the bots'
    bots: str = USUAL_BOT  # the name of the bot in the other seats
    seed: int | None = None
    seen: list[int] = field(default_factory=list)  # by seat, its events before its last decision
    past: list[Before] = field(default_factory=list)
    no_undo: str = "UNDO.nothing"

    def __post_init__(self) -> None:
        self.seen = self.seen or [0] * self.state.players
        self.bot = bot(self.bots, seed=self.chance)

    @property
    def game(self) -> Game:
        """Which game it is, with its table of moves."""
        return self.state.game

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; none when the game is over."""
        return self.state.actors

    # What a seat may know and do: all that the terminal sees of the game.

    def view(self, seat: int | None) -> Plain:
        """All that the seat may know."""
        return self.state.view(seat)

    def moves(self, seat: int) -> list[int]:
        """Its legal moves."""
        return list(self.state.moves(seat))

    def ask(self, seat: int | None, question: str) -> Any:
        """A question of the game, answered from the seat's view."""
        return self.state.ask(seat, question)

    def parse(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return self.state.parse(seat, text)

    def text(self, seat: int, move: int) -> str:
        """A move in notation."""
        return self.state.text(seat, move)

    def why_not(self, seat: int, move: int) -> IllegalMove | None:
        """Why the seat may not make the move."""
        return self.state.why_not(seat, move)

    def events(self, seat: int | None) -> list[Plain]:
        """All that happened, as the seat saw it."""
        return self.state.events(seat)

    def news(self, seat: int) -> list[Plain]:
        """What happened from the seat's last decision on, that decision included."""
        return self.state.events(seat, self.seen[seat])

    # Deciding.

    def play(self, seat: int, move: int) -> None:
        """Make a person's move."""
        before = Before(seat, self.seen[seat], self.state.copy())
        self.state.play(seat, move)
        self.seen[seat] = len(before.state.events(seat))
        self.remember(before)

    def remember(self, before: Before) -> None:
        """Keep what may be taken back: chance, secrets and the moves of others end that."""
        if self.past and self.past[-1].seat != before.seat:
            self.forget("UNDO.other")
        self.past.append(before)
        if len(before.state.actors) > 1:
            self.forget("UNDO.together")
        elif self.state.secrets != before.state.secrets:
            self.forget("UNDO.secret")

    def forget(self, why: str) -> None:
        """From here on nothing earlier can be taken back."""
        self.past.clear()
        self.no_undo = why

    def undo(self, seat: int) -> None:
        """Take the seat's last move back; `NoUndo` says why that is not possible."""
        if not self.past:
            raise NoUndo(self.no_undo)
        if self.past[-1].seat != seat:
            raise NoUndo("UNDO.other")
        before = self.past.pop()
        self.state = before.state
        self.seen[seat] = before.seen

    def advance(self) -> None:
        """Let the bots decide until a person must, or the game is over."""
        while bots := [seat for seat in self.state.deciders if seat not in self.people]:
            self.state.play(bots[0], decide(self.bot, self.state, bots[0]))
            if self.past or self.no_undo != "UNDO.nothing":
                self.forget("UNDO.other")


def new_session(
    game: Game,
    players: int,
    names: Sequence[str],
    seed: int,
    options: dict[str, Option],
    bots: str = USUAL_BOT,
) -> Session:
    """Deal a game: people with these names sit down first, bots take the other seats."""
    state = game.start(players=players, seed=seed, events=True, **options)
    return Session(
        state,
        names=seat_names(names, players),
        people=tuple(range(len(names))),
        chance=Random((seed + 1) & MOST_SEED),  # not the stream that dealt the cards
        bots=bots,
        seed=seed,
    )


def seat_names(people: Sequence[str], players: int) -> list[str]:
    """The people's names, then bots' names that nobody has yet."""
    taken = {name.casefold() for name in people}
    names = list(people)
    for seat in range(len(people), players):
        name = BOT_NAMES[seat]
        names.append(f"{name} (bot)" if name.casefold() in taken else name)
    return names


def default_names(people: int, words: Words) -> list[str]:
    """What people are called who gave no names."""
    if people == 1:
        return [words.text("you")]
    return [words.text("player", seat="ABCDEF"[seat]) for seat in range(people)]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that can't be told apart or drawn."""
    met: set[str] = set()
    for name in names:
        good = name.isprintable() and name == name.strip() and 0 < len(name) <= NAME_LENGTH
        if not good or name.casefold() in met:
            raise Refusal("CLI.name", {"name": name, "most": NAME_LENGTH})
        met.add(name.casefold())
