"""Senji, the state of a game. What happens to it is in `rules`, what a seat sees in `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from sengoku.games.kernel.contract import ACTORS, State
from sengoku.games.kernel.fields import Plain, Seen
from sengoku.games.kernel.refusals import Figures
from sengoku.games.kernel.streams import Random
from sengoku.games.senji import features, positions, worlds
from sengoku.games.senji.components import FAMILIES, NONE
from sengoku.games.senji.edition import SenjiEdition
from sengoku.games.senji.records import SenjiRecords
from sengoku.games.senji.rules import dealing, refusals
from sengoku.games.senji.rules.phases import PHASES
from sengoku.games.senji.view import limits, sight
from sengoku.games.senji.view.changes import Watch

if TYPE_CHECKING:
    from sengoku.games.kernel.shape import Limit
    from sengoku.games.senji.shape import Open


@final
class Senji(SenjiRecords):
    """A game of Senji. Seat s plays family s + absent."""

    edition: SenjiEdition  # the figures that the game is played with

    def __init__(self) -> None:
        super().__init__()
        self.year: i64 = 0
        self.phase: i64 = 0
        self.host: i64 = NONE
        self.overtime = False
        self.most_lifts: i64 = 0  # switches of the rules: see `versions`
        self.most_changes: i64 = 0
        self.offers_to_each = False
        self.most_promises: i64 = 0
        self.most_recalls: i64 = 0
        self.watch: Watch | None = None  # since somebody asked for stamps; a copy has its own

    def copy(self) -> Senji:
        twin = Senji()
        self.share(twin)
        self.share_records(twin)
        twin.edition = self.edition
        twin.year = self.year
        twin.phase = self.phase
        twin.host = self.host
        twin.overtime = self.overtime
        twin.most_lifts = self.most_lifts
        twin.most_changes = self.most_changes
        twin.offers_to_each = self.offers_to_each
        twin.most_promises = self.most_promises
        twin.most_recalls = self.most_recalls
        return twin

    # The options.

    def read_options(self) -> None:
        edition = self.options["edition"]
        assert isinstance(edition, SenjiEdition)
        self.edition = edition

    @property
    def absent(self) -> i64:
        """How many families are not in play: the first ones (SEN-02)."""
        return FAMILIES - self.players

    @property
    def max_years(self) -> int:
        """After how many years the game ends; 0 is never (SEN-90)."""
        years = self.options["max_years"]
        assert isinstance(years, int)
        return years

    @property
    def raid_units_only(self) -> bool:
        """Whether samurai neither roll nor drown in a raid (SEN-66)."""
        return self.options["raid_dice"] == "units"

    @property
    def umeko_flowers(self) -> bool:
        """Whether Umeko swaps hanafuda, as first printed (SEN-07)."""
        return self.options["umeko"] == "hanafuda"

    @property
    def one_trade(self) -> bool:
        """Whether a family returns one trade card an autumn at most (SEN-80)."""
        return self.options["trades"] == "one"

    # The rules: each phase is an object.

    def set_up(self) -> None:
        dealing.deal(self)

    def enter(self, phase: i64) -> None:
        """Go on with another phase."""
        self.phase = phase
        PHASES[phase].begin(self)

    def moves(self, seat: i64) -> vec[i64]:
        return PHASES[self.phase].moves(self, seat) if self.acts(seat) else vec[i64]()

    # As `State` does it. Python finds in a class itself what programs call all the time: it checks
    # less than for a base class.

    @property
    def actors(self) -> tuple[int, ...]:
        return ACTORS[self.acting]

    def play(self, seat: int, move: int) -> None:
        State.play(self, seat, move)

    def broken(self, seat: i64, move: i64) -> str:
        return PHASES[self.phase].breaks(self, seat, move)

    def make(self, seat: i64, move: i64) -> None:
        PHASES[self.phase].make(self, seat, move)

    def default(self, seat: int) -> int:
        """The phase's least committal move, for a seat whose time is over."""
        if not self.acts(seat):
            return super().default(seat)
        return PHASES[self.phase].default(self, seat)

    def waits(self, seat: int) -> bool:
        return PHASES[self.phase].waits(self, seat)

    def figures(self, seat: i64, move: i64, broken: str) -> Figures:
        return refusals.figures(self, seat, move, broken)

    # What a seat knows, and which positions there are.

    def show_open(self, seen: Plain) -> None:
        sight.show(self, cast("Open", seen))

    def sight(self, seat: int | None) -> Seen:
        return sight.sight(self, seat)

    def stamps(self) -> tuple[int, ...]:
        if self.watch is None:
            self.watch = Watch(self)
        return self.watch.look(self)

    def house_limits(self, seat: i64) -> list[Limit]:
        return limits.limits(self, seat)

    def deal_anew(self, me: i64, random: Random) -> None:
        worlds.deal_anew(self, me, random)

    def numbers(self, seat: i64, out: vec[float], at: i64) -> None:
        features.numbers(self, seat, out, at)

    def check(self) -> None:
        positions.check(self)
