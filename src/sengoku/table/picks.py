"""What each seat picks before the game, where a game leaves a choice to every seat (`by_seat`).

The table is made with the options of its settings. People pick for their own seats until the game
starts; then their picks become part of the options, and everything else goes by these.
"""

from __future__ import annotations

from msgspec.structs import replace

from sengoku import registry
from sengoku.games.kernel.editions import no_choice, picks_as_option, picks_in
from sengoku.games.kernel.refusals import Figures
from sengoku.table.seats import TableSeat
from sengoku.table.settings import Settings, TableRefusal


def picks(settings: Settings, seats: list[TableSeat], option: str) -> list[str]:
    """What every seat has of an option now.

    Where nobody has picked, it is what the table was made with, unless somebody has picked that.
    """
    usual = str(registry.game(settings.game).options[option])
    at_first = picks_in(option, str(settings.options.get(option, usual)), usual, settings.players)
    own = [seat.picks.get(option) for seat in seats]
    rest = [usual if word in own else word for word in at_first]
    return [rest[at] if word is None else word for at, word in enumerate(own)]


def picked(settings: Settings, seats: list[TableSeat], seat: int) -> dict[str, str]:
    """What a seat has picked, by option; only what is not left open."""
    game = registry.game(settings.game)
    found = {option: picks(settings, seats, option)[seat] for option in game.by_seat}
    return {option: word for option, word in found.items() if word != game.options[option]}


def check_pick(
    settings: Settings, seats: list[TableSeat], seat: int, option: str, choice: str
) -> None:
    """Raise unless a seat may pick this: one of the choices that nobody else has picked."""
    game = registry.game(settings.game)
    if option not in game.by_seat:
        figures: Figures = {"option": option, "choices": ", ".join(game.by_seat)}
        raise TableRefusal("OPTION.unknown", figures)
    if choice not in game.choices[option]:
        raise no_choice(option, choice, game.choices[option])
    for at, word in enumerate(picks(settings, seats, option)):
        taken = word == choice != game.options[option]
        if taken and at != seat and seats[at].kind == "person":
            raise TableRefusal("OPTION.taken", {"name": seats[at].name})


def with_picks(settings: Settings, seats: list[TableSeat]) -> Settings:
    """The settings that the game starts with: what was picked is part of the options."""
    if not any([seat.picks for seat in seats]):
        return settings
    game = registry.game(settings.game)
    found = {
        option: picks_as_option(picks(settings, seats, option), str(game.options[option]))
        for option in game.by_seat
    }
    return replace(settings, options=settings.options | found)
