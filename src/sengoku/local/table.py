"""A table in this process: a `sengoku.table.Table` with bots that move at once.

Everything that the client's side needs of `sengoku.table` is used here, and only here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec

from sengoku import protocol, text
from sengoku.bots import bot, decide
from sengoku.games.kernel import Game, Option, State
from sengoku.games.kernel.refusals import IllegalMove, Refusal
from sengoku.games.kernel.streams import Random
from sengoku.local.names import seat_names
from sengoku.local.seat import LocalSeat
from sengoku.table import Table, automatic, commands, messages, new_settings
from sengoku.table import entries as log
from sengoku.table.guards import Caller
from sengoku.table.history import GameHistory, encode
from sengoku.words import words

T = TypeVar("T")

Cursor: TypeAlias = messages.Cursor

USUAL_BOT: Final = "random"
MOST_SEED: Final = (1 << 64) - 1
PERSON: Final = "here"  # stands for the browser's id: all people sit at the same keyboard
HINTS: Final = 10  # moves that a hint tells of

decoder: Final = msgspec.json.Decoder(protocol.State)


class Setup(NamedTuple):
    """Who sits at a table, and from where its game starts."""

    first: State
    names: Sequence[str]
    people: tuple[int, ...]
    bots: str  # the bot that has all other seats
    chance: Random  # from which the bots draw
    seed: int | None = None  # of the deal, if it is known
    no_undo: str = "UNDO.nothing"  # why nothing can be taken back beyond the first state


class LocalHistory(GameHistory):
    """A game history that starts from any state, not only from a deal."""

    def __init__(self, table: Table, setup: Setup) -> None:
        self.setup = setup
        super().__init__(table.settings, b"")

    def initial_state(self) -> State:
        """The game as it started."""
        return self.setup.first.copy()

    def undo_breaks(self, seat: int, place: int | None) -> str:
        """Why moves can't be taken back, or nothing."""
        broken = super().undo_breaks(seat, place)
        return self.last_reason(seat) if broken else ""

    def last_reason(self, seat: int) -> str:
        """What made it impossible to take a move back: people are told the latest reason.

        At a server's table a reason must not tell of hidden moves; at one keyboard nobody is
        there from whom they would be hidden.
        """
        moved = any([step.seat in self.setup.people for step in self.steps])
        if not self.steps or not (moved or self.setup.no_undo != "UNDO.nothing"):
            return self.setup.no_undo
        last = self.steps[-1]
        free = not last.together and last.secrets == self.state.secrets
        if last.seat not in self.setup.people or (free and last.seat != seat):
            return "UNDO.other"
        return "UNDO.together" if last.together or free else "UNDO.secret"


class LocalTable:
    """A live game in this process. The time is handed in, like everything of a table."""

    def __init__(self, setup: Setup, now: Callable[[], float] = time.time) -> None:
        self.setup = setup
        self.now = now
        self.table = seated(setup, now())
        self.history = LocalHistory(self.table, setup)
        self.table.history = self.history
        self.table.status = self.table.current_status()
        self.bot = bot(setup.bots, seed=setup.chance)
        self.seats: list[LocalSeat] = []  # that are open
        self.decided: list[list[int]] = [[] for _ in setup.names]  # see `TableSeat.decided`

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self.history.game

    @property
    def state(self) -> State:
        """The game as it is now: the whole truth, for bots and saves."""
        return self.history.state

    @property
    def decider(self) -> int:
        """The seat that has to decide next; -1 when the game is over."""
        return self.state.decider() if self.table.status == "playing" else -1

    def seat(self, number: int | None) -> LocalSeat:
        """A person's seat, or a spectator's place, to be opened."""
        return LocalSeat(self, number, Cursor())

    # What seats say.

    async def answer(self, seat: int | None, message: protocol.Command) -> Any:
        """Carry a command out, or answer a question; raise a `Refusal`."""
        match message:
            case (
                protocol.Ask()
                | protocol.WhyNot()
                | protocol.Parse()
                | protocol.Read()
                | protocol.Describe()
                | protocol.Hint()
            ):
                value = self.value(seat, message)
                return protocol.Answer(message.id, msgspec.json.decode(encode(value)))
            case protocol.Ping():
                return protocol.Pong(message.id, self.now())
        caller = Caller(PERSON, seat, self.now(), (self.setup.bots,))
        if (caller.who, message.id) not in self.table.answered:
            for entry in commands.perform(self.table, caller, message):
                self.table.act(entry)
            await self.advance()
            for one in self.seats:
                await self.inform(one)
        version = self.table.answered.get((caller.who, message.id), self.table.version(caller.who))
        return protocol.Done(message.id, version)

    def value(self, seat: int | None, message: protocol.Command) -> Any:
        """The answer to a question, from what the seat may know."""
        if isinstance(message, protocol.Ask):
            return self.state.ask(seat, message.question, **message.parts)
        if isinstance(message, protocol.Describe):
            return text.description(self.situation(seat, message.language))
        if isinstance(message, protocol.Read):
            return text.read(message.text, self.situation(seat, message.language))
        if seat is None:
            raise Refusal("KEY.seat", {"seat": "–"})
        match message:
            case protocol.WhyNot():
                why = self.state.why_not(seat, message.move)
                return None if why is None else info(why)
            case protocol.Parse():
                return self.state.parse(seat, message.text)
            case protocol.Hint():
                return self.hint(seat, message.level or self.setup.bots)
        raise Refusal("MESSAGE.type", {"type": type(message).__name__.lower()})

    def situation(self, seat: int | None, language: str) -> text.Situation:
        """What a seat has before it when it types."""
        events = self.state.events(seat, 0)
        return text.Situation(self.state, seat, self.setup.names, words(language), events)

    def hint(self, seat: int, level: str) -> list[protocol.Candidate]:
        """What a bot thinks of a seat's moves, the best first."""
        if seat not in self.table.actors():
            raise IllegalMove("TURN", {"seat": seat})
        thinker = bot(level)  # with a stream of its own: to ask must not change the game
        move = decide(thinker, self.state, seat)
        found = [(one.move, one.value, one.visits) for one in thinker.explain()[:HINTS]]
        return [
            {"move": move, "value": value, "visits": visits}
            for move, value, visits in found or [(move, 0.0, 1)]
        ]

    # What happens by itself.

    async def advance(self) -> None:
        """Let the bots move until a person has to decide, or the game is over."""
        while asked := self.table.bot_seats():
            seat = asked[0][0]
            move = decide(self.bot, self.state, seat)
            made = automatic.bot_move(self.table, seat, move, self.now())
            if not made:  # a bot of somebody's own may choose what is not legal
                raise self.state.why_not(seat, move) or IllegalMove("TURN", {"seat": seat})
            self.table.act(made[0])

    def play_again(self, seat: int, move: int) -> None:
        """Make a person's move that was made before the game was saved."""
        self.table.act(log.Moved(at=self.now(), seat=seat, move=move))

    async def inform(self, seat: LocalSeat) -> None:
        """Send a seat the state as it sees it."""
        about = messages.encoded_info(self.table, self.setup.people)
        sent = messages.state_message(self.table, seat.number, True, about, seat.cursor, self.now())
        await seat.receive(decoder.decode(encode(sent)))

    # What can be taken back.

    def takeable(self) -> int:
        """The place of the first move that can still be taken back."""
        place = len(self.history.steps)
        while place and self.still_free(place - 1):
            place -= 1
        return place

    def still_free(self, place: int) -> bool:
        """Whether a person made this move and all later ones alone, and nothing was revealed."""
        step, last = self.history.steps[place], self.history.steps[-1]
        mine = step.seat == last.seat and step.seat in self.setup.people
        return mine and not step.together and step.secrets == self.state.secrets

    def why_no_further(self) -> str:
        """Why nothing before `takeable` can be taken back."""
        history, place = self.history, self.takeable()
        if place == len(history.steps):
            return history.last_reason(history.steps[-1].seat) if place else self.setup.no_undo
        before = history.steps[place - 1] if place else None
        if before is None:
            return self.setup.no_undo
        if before.seat != history.steps[-1].seat:
            return "UNDO.other"
        return "UNDO.together" if before.together else "UNDO.secret"


def seated(setup: Setup, now: float) -> Table:
    """A table at which all have sat down, and the game has started."""
    state = setup.first
    settings = new_settings(
        state.game.name,
        state.players,
        rules=int(state.rules),
        options=dict(state.options),
        undo="free",
        talk="off",
        clock=protocol.Clock(phases={}),
    )
    entries: list[log.AnyEntry] = [
        log.Created(at=now, table="local", settings=settings, seed="", host=PERSON)
    ]
    for seat, name in enumerate(setup.names):
        if seat in setup.people:
            entries.append(log.Sat(at=now, seat=seat, name=name, browser_id=PERSON))
        else:
            entries.append(log.BotSeated(at=now, seat=seat, level=setup.bots, name=name))
    return Table([*entries, log.Started(at=now)])


def new_table(
    game: Game,
    players: int,
    names: Sequence[str],
    seed: int,
    options: Mapping[str, Option],
    bots: str = USUAL_BOT,
) -> LocalTable:
    """Deal a game: people with these names have the first seats, bots the others."""
    setup = Setup(
        first=game.start(players=players, seed=seed, events=True, **options),
        names=seat_names(names, players),
        people=tuple(range(len(names))),
        bots=bots,
        chance=Random((seed + 1) & MOST_SEED),  # not the stream that dealt the cards
        seed=seed,
    )
    return LocalTable(setup)


def info(refusal: Refusal) -> protocol.RefusalInfo:
    """A refusal as the protocol sends it."""
    return protocol.RefusalInfo(refusal.rule, refusal.reason, dict(refusal.figures), str(refusal))


def finished(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that does not wait, such as those of a local seat."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a local seat never waits")
