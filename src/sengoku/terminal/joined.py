"""At a server's table in a terminal: how one sits down there, and all that can be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from sengoku import protocol
from sengoku.client.background import Background
from sengoku.client.interface import new_id
from sengoku.client.seat import Seat, sit_down
from sengoku.games.kernel.refusals import Refusal
from sengoku.terminal.app import Leave, Read, short
from sengoku.terminal.enter import Entrance, seat_number
from sengoku.terminal.live import LiveTerminal, lines, typed_by_hand
from sengoku.terminal.requests import REQUESTS, Request, needed, seat_in
from sengoku.terminal.screen import game_of
from sengoku.words import Words

SHARED_HELP: Final = ("move", "notation", "why", "undo", "look", "log", "rules")


class Joined(LiveTerminal):
    """One seat at a server's table, or a spectator's place, in a terminal."""

    def __init__(
        self, entrance: Entrance, seat: Seat, console: Console, read: Read, words: Words
    ) -> None:
        super().__init__(entrance, seat, console, read, words)
        self.confirming = ""  # the request that will be carried out if it is typed once more
        self.commands |= {
            "who": self.who,
            "mute": lambda rest: self.mute(rest, True),
            "unmute": lambda rest: self.mute(rest, False),
            "sit": self.sit,
            "invite": self.invite,
            "link": self.link,
            "leave": self.leave,
            "rematch": self.rematch,
            "delete": self.delete,
        }

    # What was typed.

    def command(self, word: str) -> Callable[[str], bool] | None:
        """The command of this name; with a slash before it never a kind of move."""
        name = word.removeprefix("/").lower()
        if name != self.confirming:
            self.confirming = ""
        if self.now().moves and word in game_of(self.seat).moves.kinds:
            return None
        return self.commands.get(name) or self.request(name)

    def reading(self, line: str) -> protocol.Reading:
        """What a line means; there are no questions about a game that has not begun."""
        if self.now().view is None:
            raise unknown(line.partition(" ")[0])
        if line.isdecimal() and not self.now().moves:
            raise Refusal("COMMAND.turn")
        return super().reading(line)

    def request(self, name: str) -> Callable[[str], bool] | None:
        """What asks the table for something."""
        request = REQUESTS.get(name)
        return None if request is None else lambda rest: self.send(name, request, rest)

    def send(self, name: str, request: Request, rest: str) -> bool:
        """Ask the table for something; the answer, or why it is refused."""
        message = request.make(rest, self.seat)
        if request.confirm and not self.confirmed(name):
            return False
        self.tell(message)
        self.say("terminal-done", "soft")
        return False

    def confirmed(self, name: str) -> bool:
        """Whether a request that can't be undone was typed a second time."""
        if self.confirming == name:
            self.confirming = ""
            return True
        self.confirming = name
        self.say("terminal-confirm", command=name)
        return False

    def undo(self, rest: str) -> bool:
        """Take the last move back, or ask the others to agree."""
        self.alone("undo", rest)
        if self.now().undo == "ask":
            self.tell(protocol.Propose(new_id(), "undo"))
        else:
            self.call(self.seat.undo())
        return self.moved()

    def moved(self) -> bool:
        """Have the table drawn at the next decision, even if that has the same moves."""
        self.acted = True
        return False

    def refuse(self, refusal: Refusal) -> None:
        """Print why something was refused; draw the table if it was chosen from an old one."""
        super().refuse(refusal)
        if refusal.rule == "VERSION":
            self.draw()

    # Commands of a server's table.

    def help(self) -> None:
        """Say what can be typed now."""
        topics = ["look", "log", "rules", "who"]
        if self.now().moves:
            topics = ["move", "notation", "why", "undo", "hint", *topics]
        if self.seat.number is None:
            topics.append("sit")
        else:
            topics += ["invite", "link", "leave"]
        topics += ["mute", "unmute"]
        topics += [name for name, request in REQUESTS.items() if request.offered(self.seat)]
        topics += ["rematch"] if self.seat.over and self.seat.number is not None else []
        topics += ["delete"] if self.now().host else []
        example = self.now().moves[0].text if self.now().moves else ""
        topics = [topic if topic in SHARED_HELP else f"table-{topic}" for topic in topics]
        game = game_of(self.seat)
        figures = {"example": example, "rule": game.players_rule}
        self.screen.help([*topics, "table-quit"], game.moves.kinds, **figures)

    def who(self, rest: str) -> bool:
        """Show who sits where."""
        self.alone("who", rest)
        self.table_screen.seats(self.seat)
        return False

    def mute(self, rest: str, muted: bool) -> bool:
        """Hide what somebody says, or no longer; "all": from everybody, as the host."""
        command = "mute" if muted else "unmute"
        if rest.casefold().endswith(" all"):
            return self.send(command, REQUESTS[f"{command}-all"], rest[:-4])
        at = seat_in(rest, self.seat)
        person, name = self.now().table.seats[at].person, self.seat.names[at]
        if not person or at == self.seat.number:
            raise Refusal("TABLE.own" if person else "TABLE.nobody", {"seat": at})
        lines = self.table_screen.mute(self.seat, person, muted)
        self.say(f"page-conduct-{command}d", "soft", name=name)
        self.screen.show(*lines)
        return False

    def sit(self, rest: str) -> bool:
        """Sit down on a free seat, as a spectator: the seat's letter, and a name."""
        where, _, name = rest.partition(" ")
        number = seat_in(where, self.seat)
        if self.now().view is not None:
            self.say("page-asked", "soft")
        self.entrance.call(sit_down(self.entrance.http, self.seat.table, number, needed(name)))
        self.move_to(number, self.seat.table)
        return True

    def move_to(self, number: int | None, table: str) -> None:
        """Take another seat, at this table or at another."""
        seat = self.entrance.open(number, table)
        self.seat.listeners.clear()
        self.close()
        self.take(seat)

    def invite(self, rest: str) -> bool:
        """Show a new invitation."""
        self.alone("invite", rest)
        self.say_link("terminal-invitation", self.entrance.link(self.seat, "invite"))
        return False

    def link(self, rest: str) -> bool:
        """Show a link by which one goes on elsewhere."""
        self.alone("link", rest)
        self.say_link("terminal-device", self.entrance.link(self.seat, "device"))
        return False

    def leave(self, rest: str) -> bool:
        """Hand the seat to a bot, or free it, and go."""
        if rest not in ("", "free"):
            raise Refusal("COMMAND.extra", {"command": "leave", "rest": rest})
        if not self.confirmed("leave"):
            return False
        self.tell_and_go(protocol.Leave(new_id(), "free" if rest else "bot"))
        return False

    def tell_and_go(self, message: protocol.Command) -> None:
        """Give the last command; the server may close the connection before it answers."""
        try:
            self.tell(message)
        except Refusal as refusal:
            if refusal.reason not in ("freed", "deleted"):
                raise
        self.say("terminal-bye")
        raise Leave

    def rematch(self, rest: str) -> bool:
        """Play again: at a new table, in the same seats."""
        self.alone("rematch", rest)
        table = self.tell(protocol.Rematch(new_id())).table
        self.move_to(self.seat.number, table or self.seat.table)
        return True

    def delete(self, rest: str) -> bool:
        """Delete the table, as the host."""
        self.alone("delete", rest)
        if not self.confirmed("delete"):
            return False
        self.tell_and_go(protocol.Delete(new_id()))
        return False

    def quit(self, rest: str) -> bool:
        """Go, but keep the seat."""
        self.alone("quit", rest)
        self.farewell()
        raise Leave


def join_table(
    link: str, name: str, seat: str, console: Console, words: Words, read: Read | None = None
) -> int:
    """Sit down at the table that a link leads to, and stay until somebody leaves; the exit code."""
    number = seat_number(seat)
    read = read or lines
    background = Background()
    try:
        entrance = Entrance(link, background)
        try:
            found = entrance.seat(asking(console, words, read), name, number)
            return Joined(entrance, found, console, read, words).run()
        finally:
            entrance.close()
    except EOFError:  # nobody is there who could give a name
        console.print(Text(words.text("terminal-bye")))
        return 0
    finally:
        background.close()


def asking(console: Console, words: Words, read: Read) -> Callable[[Refusal | None], str]:
    """Ask for a name, again and again until one is typed."""

    def ask_name(refusal: Refusal | None) -> str:
        if refusal is not None:
            console.print(Text(words.refusal(refusal)))
        name = ""
        while not name:
            console.print(Text(words.text("terminal-name"), style="now"))
            console.print("> ", end="")
            name = read().strip()
            if not typed_by_hand():
                console.print(Text(name))
        return name

    return ask_name


def unknown(word: str) -> Refusal:
    """The refusal of a word that is neither a move nor a command."""
    return Refusal("COMMAND.unknown", {"word": short(word)})
