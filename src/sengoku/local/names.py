"""Names of people and bots at a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sengoku.games.kernel.refusals import Refusal
from sengoku.table.seats import BOT_NAMES

NAME_LENGTH: Final = 12


def seat_names(people: Sequence[str], players: int) -> list[str]:
    """The people's names, then names for the bots that no person has.

    >>> seat_names(["benkei"], 3)
    ['benkei', 'Benkei (bot)', 'Chiyo']
    """
    taken = {name.casefold() for name in people}
    names = list(people)
    for seat in range(len(people), players):
        name = bot_name(seat)
        names.append(f"{name} (bot)" if name.casefold() in taken else name)
    return names


def bot_name(seat: int) -> str:
    """The name of a bot in this seat, which begins with the letter of the seat.

    >>> bot_name(1), bot_name(7)
    ('Benkei', 'Benkei 2')
    """
    again, place = divmod(seat, len(BOT_NAMES))
    return f"{BOT_NAMES[place]} {again + 1}" if again else BOT_NAMES[place]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that can't be shown, or can't be told apart."""
    met: set[str] = set()
    for name in names:
        good = name.isprintable() and name == name.strip() and 0 < len(name) <= NAME_LENGTH
        if not good or name.casefold() in met:
            raise Refusal("CLI.name", {"name": name, "most": NAME_LENGTH})
        met.add(name.casefold())
