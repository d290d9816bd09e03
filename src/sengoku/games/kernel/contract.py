"""The contract of a game: `Game` starts and loads, `State` is one game under way.

Everything outside `games` (bots, tables, interfaces, research) knows a game through these two
classes alone. A game fills in the methods marked "for games", the rest is done here once for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sengoku.games.kernel.dumps import holder_of, state_of, written
from sengoku.games.kernel.editions import Choices, Option, chosen, no_figures, picks_in
from sengoku.games.kernel.fields import KERNEL_FIELDS, Field, Plain, Seen, open_form, with_sight
from sengoku.games.kernel.moves import Moves, label
from sengoku.games.kernel.refusals import (
    Figures,
    IllegalMove,
    IllegalSetup,
    UnknownQuestion,
)
from sengoku.games.kernel.streams import Random, SealedRandom
from sengoku.games.kernel.versions import Switch, playable

if TYPE_CHECKING:
    from sengoku.games.kernel.shape import Limit

MOST_SEATS: Final = 26  # a literal, which is compiled in: as many as there are LETTERS

# Every set of up to six acting seats as the tuple that `State.actors` shows, by its bit mask: a
# look-up is faster than making the tuple.
ACTORS: Final = [tuple([seat for seat in range(6) if mask >> seat & 1]) for mask in range(1 << 6)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name and tables, and how a state of it is started or loaded."""

    def __init__(
        self, name: str, *, home: str, rules: int, fewest: int, most: int, players_rule: str,
        state: Callable[[], State], moves: Moves, fields: dict[str, Field],
        features: tuple[str, ...], options: Mapping[str, Option] | None = None,
        choices: Choices | None = None, by_seat: tuple[str, ...] = (),
        questions: dict[str, Callable[..., Any]] | None = None, talk: str = "public",
        clocks: Mapping[str, float] | None = None,
        symmetry: Mapping[str, tuple[str, ...]] | None = None,
        figures: Callable[[dict[str, Option]], Seen] | None = None,
        oldest: int | None = None, switches: Mapping[str, Switch] | None = None,
        shows: Iterable[str] = (),
    ) -> None:  # fmt: skip
        self.name = name
        self.home = home  # the module whose GAME this is
        self.rules = rules  # the newest version of the rules; codes of moves are those of all
        # The versions that can be played: the newest alone, unless `oldest` names an earlier one.
        self.versions = range(rules if oldest is None else oldest, rules + 1)
        # Where they differ: a state has each switch as an attribute.
        self.switches: dict[str, Switch] = dict(switches or {})
        self.players = range(fewest, most + 1)
        self.players_rule = players_rule
        self.state = state
        self.moves = moves
        self.fields: dict[str, Field] = KERNEL_FIELDS | fields
        self.features = features
        self.sheet = vec[float]([0.0] * len(features))  # all zeros, copied for each observation
        self.options: dict[str, Option] = dict(options or {})
        self.choices: Choices = choices or {}  # of options that are words
        self.by_seat = by_seat  # options of which every seat may pick a choice of its own
        self.questions: dict[str, Callable[..., Any]] = questions or {}
        # Defaults for tables of this game:
        self.talk = talk  # how people talk at its tables: "off", "public" or "private"
        self.clocks: dict[str, float] = dict(clocks or {})  # seconds for a phase, by its name
        # Names that the rules treat alike, by the prefix of the features that say which one is
        # one's own: {"I am": SEATS}. Learners may permute them: one seat's data serves all seats.
        self.symmetry: dict[str, tuple[str, ...]] = dict(symmetry or {})
        self.figures_of: Callable[[dict[str, Option]], Seen] = figures or no_figures
        # The keys that `State.show_open` fills in, in the order of the game's views.
        self.open_form: Plain = open_form(name, shows)

    @property
    def actions(self) -> int:
        """The size of the action space: every move is a number below it."""
        return self.moves.size

    def __repr__(self) -> str:
        return f"<{self.name}, {self.players[0]} to {self.players[-1]} players>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return at_home, (self.home,)

    def start(
        self,
        players: int,
        seed: int | bytes | Random,
        *,
        events: bool = False,
        rules: Any = None,
        **options: Any,
    ) -> State:
        """A new game, dealt.

        The seed is a number for a fast stream, 32 bytes for the sealed stream of a live table, or
        a stream to split one from. With `events`, what happens is recorded for `State.events`.
        `rules` is the number of a version of the rules, the newest by default.
        """
        state = self.blank(players, options, rules)
        if isinstance(seed, Random):
            state.random = seed.split()
        else:
            state.random = SealedRandom(seed) if isinstance(seed, bytes) else Random(seed)
        if events:
            state.record = [[] for _ in range(players + 1)]
        state.set_up()
        return state

    def load(self, dump: Any) -> State:
        """The state that a dump holds; `IllegalPosition` says what is impossible in it."""
        return state_of(self, dump)

    def blank(self, players: int, options: dict[str, Any], rules: Any = None) -> State:
        """A state of this game with nothing on the table yet."""
        version = self.rules if rules is None else playable(rules, self.versions)
        if players not in self.players:
            raise IllegalSetup(
                f"{self.players_rule}.players",
                {"players": players, "fewest": self.players[0], "most": self.players[-1]},
            )
        state = self.state()
        state.game = self
        state.rules = version
        for name, switch in self.switches.items():
            setattr(state, name, switch.value(version))
        state.players = players
        state.options = chosen(self.options, options, self.choices, self.by_seat)
        for name in self.by_seat:
            picks_in(name, str(state.options[name]), str(self.options[name]), players)
        state.read_options()
        return state

    def figures(self, **options: Any) -> Plain:
        """What is in the box with these options: counts, prizes, prices and limits, as plain data.

        Nothing of it changes during a game: whoever shows a game needs it once for each table.
        """
        picked = chosen(self.options, options, self.choices, self.by_seat)
        return dict(self.figures_of(picked))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game under way: the whole truth about it."""

    def __init__(self) -> None:
        self.game: Game = NO_GAME
        self.rules: i64 = 0  # the version of the rules that it is played by
        self.players: i64 = 0
        self.options: dict[str, Option] = {}
        self.acting: i64 = 0  # the seats that may decide now, as bits
        self.scores: tuple[int, ...] = ()  # empty until the game is over, like `ranks`
        self.ranks: tuple[int, ...] = ()  # 1 for the winners; equal where the rules leave a tie
        # Counts random draws and things that a seat learned: no undo across one. What a
        # seat shows by its own move does not count: taking it back teaches it nothing.
        self.secrets: i64 = 0
        self.random: Random = NO_RANDOM
        self.record: list[list[Plain]] = []  # by seat, the spectators' last; empty: not recorded
        self.owned: i64 = 0  # the records that no copy shares, as bits; see `unshare`

    # For games: the rules.

    def set_up(self) -> None:
        """Deal a new game, with chance from `self.random`."""
        raise NotImplementedError

    def read_options(self) -> None:
        """Keep what the rules ask of the options all the time; a look-up there is slow."""

    def moves(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat: all of them and no others; none if it is not an actor."""
        raise NotImplementedError

    def any_move(self, seat: i64, random: Random) -> i64:
        """A legal move of an actor, each as likely as any other: one of `moves`, by one draw.

        A game may do without the list: to make it is a seventh of the time of random play.
        """
        moves = self.moves(seat)
        return moves[random.below(len(moves))]

    def broken(self, seat: i64, move: i64) -> str:
        """The rule (and the case) that this move of an actor would break, or FINE."""
        raise NotImplementedError

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        """The numbers that explain why the move breaks that rule."""
        raise NotImplementedError

    def make(self, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same state, on its own from now on."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise IllegalPosition if no game can come to this."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Copy every record that another state may share: `restore` is about to overwrite them."""

    # For games: what a seat knows.

    def open_sight(self) -> Seen:
        """What the game shows to everybody: a server writes it once for all."""
        return {}

    def show_open(self, seen: Plain) -> None:
        """Put what the game shows to everybody into an open view.

        A game that says what it `shows` may fill it in here, instead of returning it in
        `open_sight`: that spares a large game a fifth of the time of a view.
        """
        with_sight(self.game.name, seen, self.open_sight())

    def sight(self, seat: int | None) -> Seen:
        """What the game shows to this seat besides; None is a spectator."""
        raise NotImplementedError

    def stamps(self) -> tuple[int, ...]:
        """For each seat's own view, that of spectators, and the open one: a number that stays the
        same only while that part of what is seen does; () where a game keeps none. Legal moves stay
        the same while both parts do. Players are not shown them.
        """
        return ()

    def house_limits(self, seat: i64) -> list[Limit]:
        """What the seat may do only a few times more, by a limit of the house.

        So that every game ends, whatever can be taken back has one. It follows from the view.
        """
        return []

    def deal_anew(self, me: i64, random: Random) -> None:
        """Deal everything hidden from the seat anew (-1: from a spectator), as its view allows.

        It depends on the view and the stream alone, and every world that the view allows is as
        likely as the rules make it.
        """
        raise NotImplementedError

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        """Write one number for each of `game.features` into the zeros of `out`, from `at` on."""
        raise NotImplementedError

    # The contract.

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; () when the game is over."""
        acting = self.acting
        if acting < 64:
            return ACTORS[acting]
        return tuple([seat for seat in range(self.players) if self.acts(seat)])

    @property
    def deciders(self) -> tuple[int, ...]:
        """The actors that have something to decide; the others wait. Bots are asked for these."""
        return tuple([seat for seat in self.actors if self.decides(seat)])

    def decider(self) -> i64:
        """The first of `deciders`, who is asked next where seats are asked in turn; -1 at the end.

        Arena, terminal and research environments all ask this. It is a method, and not a property,
        for code that is compiled in another folder.
        """
        acting = self.acting  # bits are read here: to call `decides` for every seat is slower
        seat: i64 = 0
        while acting >> seat:
            if acting >> seat & 1 and not self.waits(seat):
                return seat
            seat += 1
        return -1

    def decides(self, seat: i64) -> bool:
        """Whether the seat may decide now, and has something to decide."""
        return self.acts(seat) and not self.waits(seat)

    def waits(self, seat: int) -> bool:
        """Whether an actor has done all that it had to do, until others give it something new.

        It depends on the seat's view alone, and the actors never wait all at once.
        """
        return False

    def play(self, seat: int, move: int) -> None:
        """Make a move, in place; `IllegalMove` if it is not in `moves(seat)`."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise refusal
        self.make(seat, move)

    def why_not(self, seat: int, move: int) -> IllegalMove | None:
        """The answer that `play` would give, without trying; None if the move is legal."""
        table = self.game.moves
        size: int = table.size  # not i64: a move may be any number
        if not 0 <= move < size:
            return IllegalMove("CODE.number", {"move": str(move), "most": size - 1})
        if not (0 <= seat < MOST_SEATS and self.acts(seat)):
            return IllegalMove("TURN", {"seat": label(seat)})
        actor: i64 = seat  # from here on both are small numbers
        code: i64 = move
        if table.seats[code] > self.players:
            return IllegalMove("CODE.seat", {"seat": label(table.seats[code] - 1)})
        broken = self.broken(actor, code)
        if not broken:
            return None
        return IllegalMove(broken, table.labels(move) | self.figures(actor, code, broken))

    def default(self, seat: int) -> int:
        """The move that is made for a seat whose time is over."""
        moves = self.moves(seat)
        if len(moves) == 0:
            raise IllegalMove("TURN", {"seat": label(seat)})
        return moves[0]

    def text(self, seat: int, move: int) -> str:
        """The move in notation."""
        return self.game.moves.text(move)

    def parse(self, seat: int, text: str) -> int:
        """The move that a text means, legal or not; `UnknownText` if it means none."""
        return self.game.moves.parse(text)

    def view(self, seat: int | None) -> Plain:
        """All that this seat may know, as plain data; None is a spectator."""
        view = self.open_view()
        view.update(self.own_view(seat))
        return view

    def open_view(self) -> Plain:
        """The part of a view that is the same for everybody."""
        view = self.game.open_form.copy()
        view["game"] = self.game.name
        view["rules"] = int(self.rules)
        view["players"] = self.players
        view["options"] = written(self.options, 0)
        view["actors"] = list(self.actors)
        view["scores"] = list(self.scores)
        view["ranks"] = list(self.ranks)
        self.show_open(view)
        return view

    def own_view(self, seat: int | None) -> Plain:
        """The rest of a seat's view; None is a spectator."""
        self.known_seat(seat)
        view: Plain = {
            "seat": seat,
            "limits": [] if seat is None else self.house_limits(seat),
        }
        return with_sight(self.game.name, view, self.sight(seat))

    def imagine(self, seat: int | None, random: Random) -> State:
        """A state in which everything hidden from the seat is dealt anew.

        It depends on the view and the stream alone: equal views give equal worlds.
        """
        self.known_seat(seat)
        world = self.copy()
        world.random = random.split()
        world.record = []
        world.secrets = 0
        world.deal_anew(-1 if seat is None else seat, random)
        return world

    def observation(self, seat: int) -> vec[float]:
        """The view as an array of numbers, one for each of `game.features`."""
        self.known_seat(seat)
        out = self.game.sheet[:]
        self.numbers(seat, out, 0)
        return out

    def ask(self, seat: int | None, question: str, **parts: Any) -> Any:
        """The answer to one of `game.questions`, from the seat's view alone."""
        answer = self.game.questions.get(question)
        if answer is None:
            raise UnknownQuestion(
                "ASK.unknown", {"question": question, "choices": ", ".join(self.game.questions)}
            )
        try:
            return answer(self.view(seat), **parts)
        except TypeError as error:
            raise UnknownQuestion(
                "ASK.parts", {"question": question, "problem": str(error)}
            ) from None

    def events(self, seat: int | None, since: int = 0) -> list[Plain]:
        """What happened, as this seat saw it, from its own event number `since` on.

        Empty unless the game was started with `events=True`.
        """
        self.known_seat(seat)
        if not self.record:
            return []
        seen = self.record[self.players if seat is None else seat]
        return [written(event, 0) for event in seen[max(since, 0) :]]

    def dump(self) -> Plain:
        """The whole truth as JSON; `game.load` is the inverse."""
        dump: Plain = {"game": self.game.name}
        for name, field in self.game.fields.items():
            if name != "game":
                dump[name] = written(getattr(holder_of(self, field), name), field.row)
        return dump

    def describe(self, seat: int | None, **how: Any) -> str:
        """What the seat sees and may do, as text: `sengoku.text.describe` says how."""
        self.known_seat(seat)
        return TELLERS[-1](self, seat, **how)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(repr(self.dump()))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return loaded, (self.game, self.dump())

    def __repr__(self) -> str:
        who = " ".join([label(seat) for seat in self.actors])
        now = f"{who} to decide" if who else f"over, ranks {self.ranks}"
        return f"<{self.game.name}, {self.players} players, {now}>"

    # For games: helpers.

    def acts(self, seat: i64) -> bool:
        """Whether the seat may decide now."""
        return 0 <= seat < self.players and self.acting >> seat & 1 == 1

    def known_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table."""
        players: int = self.players
        if seat is not None and not 0 <= seat < players:
            raise IllegalMove("SEAT", {"seat": str(seat), "most": players - 1})

    def share(self, twin: State) -> None:
        """Copy the fields that `State` itself declares to a twin."""
        twin.game = self.game
        twin.rules = self.rules
        twin.players = self.players
        twin.options = self.options
        twin.acting = self.acting
        twin.scores = self.scores
        twin.ranks = self.ranks
        twin.secrets = self.secrets
        twin.random = self.random.copy()
        if self.record:
            twin.record = [list(seen) for seen in self.record]

    def tell(self, event: Plain, private: dict[int, Plain] | None = None) -> None:
        """Record an event for all, with what only some seats see of it added for these."""
        for seat in range(self.players + 1):
            seen = private.get(seat) if private is not None else None
            self.record[seat].append(event | seen if seen is not None else event)

    def whisper(self, seats: list[int], event: Plain) -> None:
        """Record an event of which nobody but these seats learns, not even that it happened."""
        for seat in seats:
            self.record[seat].append(event)

    def tell_move(self, seat: int, move: int) -> None:
        """Record a move that everybody sees."""
        event: Plain = {"event": self.game.moves.kind(move).name, "seat": seat}
        self.tell(event | self.game.moves.parts(move))


def at_home(home: str) -> Game:
    """Unpickle a game: the GAME of the module `home`."""
    found: Game = import_module(home).GAME
    return found


def loaded(game: Game, dump: Plain) -> State:
    """Unpickle a state."""
    return game.load(dump)


TELLERS: list[Callable[..., str]] = []  # functions that describe states; the last is used
NO_RANDOM: Final = Random(0)
NO_GAME: Final = Game(
    "", home=__name__, rules=0, fewest=0, most=0, players_rule="", state=State, moves=Moves(),
    fields={}, features=(),
)  # fmt: skip
