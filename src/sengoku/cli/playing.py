"""The command `play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sengoku.bots import ready
from sengoku.cli.values import Count, Seed, choice, found, given, random_seed
from sengoku.games.kernel import Game
from sengoku.games.kernel.refusals import Refusal
from sengoku.local import USUAL_BOT, LocalTable, check_names, new_table
from sengoku.local import load as load_table
from sengoku.terminal.app import keyboard
from sengoku.terminal.hotseat import HotSeat, default_names
from sengoku.terminal.theme import console
from sengoku.words import words

USUAL_PLAYERS: Final = 4


def play(
    game: str = "",
    /,
    *,
    players: Count | None = None,
    humans: Count | None = None,
    name: tuple[str, ...] = (),
    seed: Seed | None = None,
    option: tuple[str, ...] = (),
    bots: str = "",
    load: str = "",
    join: str = "",
    seat: str = "",
) -> int:
    """Play in the terminal: against bots, with others at the same keyboard, or at a server's table.

    Parameters
    ----------
    game
        The name of a game, such as shinobi.
    players
        How many players, including bots (4, if the game allows it).
    humans
        How many of them are people at this keyboard (1).
    name
        A person's name; can be repeated.
    seed
        A number that decides the deal; the same number deals the same cards.
    option
        An option of the game, written name=value; see sengoku games.
    bots
        Who plays the other seats: a level or a bot (see sengoku bots), or your own bot,
        module:Class.
    load
        The file of a saved game to resume.
    join
        The link to a server's table, as a browser opens it: join it, or watch.
    seat
        The letter of the seat to take there (the first free seat).
    """
    deal = (players, humans, seed, option, bots)
    if join:
        return joined(join, name[0] if name else "", seat, any_given(*deal, game, load, name[1:]))
    if seat:
        raise Refusal("CLI.seat")
    if load:
        table = resumed(load, game, any_given(*deal, name))
    else:
        table = dealt(game, players, humans, name, seed, option, bots or USUAL_BOT)
    screen = console()
    return HotSeat(table, screen, keyboard(screen), words()).run()


def any_given(*options: object) -> bool:
    """Whether one of these options was typed."""
    return any([value not in (None, (), "") for value in options])


def joined(link: str, name: str, seat: str, more: bool) -> int:
    """Play at a server's table; no option but a name and a seat may be given with its link."""
    if more:
        raise Refusal("CLI.joined")
    from sengoku.terminal.joined import join_table  # network libraries are slow to import

    return join_table(link, name, seat, console(), words())


def resumed(file: str, game: str, more: bool) -> LocalTable:
    """The game in a file; no other option may be given with it."""
    if more:
        raise Refusal("CLI.loaded")
    table = load_table(file)
    if game and found(game, "play").name != table.game.name:
        figures = {"file": file, "found": table.game.name, "game": game}
        raise Refusal("CLI.other", dict(figures))
    return table


def dealt(
    game: str,
    players: int | None,
    humans: int | None,
    names: Sequence[str],
    seed: int | None,
    option: Sequence[str],
    bots: str = USUAL_BOT,
) -> LocalTable:
    """A new game as the options say."""
    rules = found(game, "play")
    seats = given(players, usual(rules, len(names)))
    people = given(humans, len(names) or 1)
    options = dict([choice(rules, text) for text in option])
    ready(bots, rules)
    rules.blank(seats, options)  # refuses what can't be played before it asks who plays
    if names and people != len(names):
        raise Refusal("CLI.names", {"names": len(names), "humans": people})
    if people > seats:
        raise Refusal("CLI.humans", {"humans": people, "players": seats})
    check_names(names)
    people_names = names or default_names(people, words())
    deal = given(seed, random_seed())
    return new_table(rules, seats, people_names, deal, options, bots)


def usual(game: Game, people: int) -> int:
    """The default number of players: four, or the nearest number that the game allows."""
    return min(max(USUAL_PLAYERS, people, game.players[0]), game.players[-1])
