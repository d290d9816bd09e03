"""Who may do what: every command and request, by every kind of caller, at every kind of moment.

This is what is promised, not how it is kept: the checks are in `guards`, `commands` and `access`.
`tests/server/test_permissions.py` gives every command as everybody at every moment and compares,
and `docs/permissions.md` is made from it (`make permissions`).

A command is refused with an id such as "HOST.only"; "" stands for one that is done. Here a command
makes sense otherwise: somebody who moves makes a legal move, somebody who votes has been asked.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from sengoku.table.table import Moment

CallerKind: TypeAlias = Literal["seat", "other", "host", "spectator", "stranger", "former"]
Answer: TypeAlias = str  # the id of a refusal; "": it is done
Moments: TypeAlias = tuple[Answer, Answer, Answer, Answer, Answer]

CALLERS: Final[dict[CallerKind, str]] = {
    "seat": "the player whose turn it is, at their seat",
    "other": "another player, at theirs",
    "host": "a host who does not play (one who plays may do what both may)",
    "spectator": "somebody who was invited, and has no seat",
    "stranger": "somebody without an invitation, at a table by invitation",
    "former": "a player who has left, at the seat that is somebody else's now",
}
MOMENTS: Final[tuple[Moment, ...]] = ("waiting", "opening", "playing", "paused", "over")

ALWAYS: Final[Moments] = ("", "", "", "", "")
NOT_YET: Final = ("TABLE.waiting", "TABLE.opening")
# While words are revealed, nobody can change what the deal depends on.
OPENING: Final = ("", "TABLE.opening")
BEFORE_THE_GAME: Final[Moments] = (*OPENING, "TABLE.playing", "TABLE.paused", "TABLE.over")
IN_A_GAME: Final[Moments] = (*NOT_YET, "", "", "TABLE.over")
WHILE_PLAYING: Final[Moments] = (*NOT_YET, "", "TABLE.paused", "TABLE.over")
UNTIL_THE_END: Final[Moments] = (*OPENING, "", "", "TABLE.over")
BUT_NOT_WHILE_OPENING: Final[Moments] = (*OPENING, "", "", "")
AT_THE_END: Final[Moments] = (*NOT_YET, "TABLE.playing", "TABLE.paused", "")
SINCE_THE_START: Final[Moments] = (*NOT_YET, "", "", "")


def everywhere(answer: Answer) -> Moments:
    """The same answer at every moment."""
    return (answer, answer, answer, answer, answer)


class Permission(NamedTuple):
    """Who may give a command, or make a request, and when."""

    command: str  # its type, as clients send it, and what it is about where that matters
    seat: Moments
    other: Moments
    host: Moments
    spectator: Moments
    stranger: Moments = everywhere("TABLE.closed")  # of a command: they don't even come in
    former: Moments = everywhere("KEY.seat")

    def answer(self, caller: CallerKind, moment: Moment) -> Answer:
        """What this caller is answered."""
        moments: Moments = getattr(self, caller)
        return moments[MOMENTS.index(moment)]


def for_players(command: str, seat: Moments, other: Moments | None = None) -> Permission:
    """A command that needs a seat; whose turn it is matters to few of them."""
    none = everywhere("KEY.seat")
    return Permission(command, seat, seat if other is None else other, none, none)


def for_hosts(command: str, host: Moments) -> Permission:
    """A command of the host."""
    others = everywhere("HOST.only")
    return Permission(command, others, others, host, others)


def for_all(command: str, moments: Moments) -> Permission:
    """A command of everybody who is at the table."""
    return Permission(command, moments, moments, moments, moments)


def question_of_a_seat(command: str) -> Permission:
    """A question about what a seat can do."""
    nobody: Moments = (*NOT_YET, "KEY.seat", "KEY.seat", "KEY.seat")
    return Permission(command, SINCE_THE_START, SINCE_THE_START, nobody, nobody)


PERMISSIONS: Final = (
    for_players("move", WHILE_PLAYING, (*NOT_YET, "TURN", "TABLE.paused", "TABLE.over")),
    for_players("undo", WHILE_PLAYING, (*NOT_YET, "UNDO.nothing", "TABLE.paused", "TABLE.over")),
    for_players("propose end", IN_A_GAME),
    for_players("propose free", IN_A_GAME),
    for_players("propose takeover", IN_A_GAME),
    for_players("vote", ("VOTE.none", "VOTE.none", "", "", "VOTE.none")),
    for_players("concede", IN_A_GAME),
    for_players("leave", BUT_NOT_WHILE_OPENING),
    for_players("revoke", ALWAYS),
    for_players("ready", BEFORE_THE_GAME),
    for_players("pledge", BEFORE_THE_GAME),
    for_players("reveal", ("TABLE.waiting", "", "TABLE.playing", "TABLE.paused", "TABLE.over")),
    for_players("pick", BEFORE_THE_GAME),
    for_players("rename", ALWAYS),
    for_players("say", ALWAYS),
    for_all("block", ALWAYS),
    for_players("report", ALWAYS),
    for_players("rematch", AT_THE_END),
    for_hosts("start", BEFORE_THE_GAME),
    for_hosts("add_bot", UNTIL_THE_END),
    for_hosts("free a bot", UNTIL_THE_END),
    for_hosts("free a player", (*OPENING, "HOST.vote", "HOST.vote", "TABLE.over")),
    for_hosts("pause", WHILE_PLAYING),
    for_hosts("pause no longer", (*NOT_YET, "TABLE.playing", "", "TABLE.over")),
    for_hosts("mute", ALWAYS),
    for_hosts("talk", ALWAYS),
    for_hosts("host", ALWAYS),
    for_hosts("invite", ALWAYS),
    for_hosts("delete", ALWAYS),
    question_of_a_seat("why_not"),
    question_of_a_seat("parse"),
    for_all("read", SINCE_THE_START),
    for_all("describe", SINCE_THE_START),
    for_all("ask", SINCE_THE_START),
    for_all("hint", everywhere("BOT.people")),
    for_all("ping", ALWAYS),
)

# What is asked over HTTP, by a browser: here somebody who has left comes without a seat.

REVEALED: Final[Moments] = (*everywhere("TABLE.closed")[1:], "")
OWN_VIEW: Final[Moments] = (*everywhere("KEY.seat")[1:], "")
RECORD: Final[Moments] = (*everywhere("BOOKS.open")[1:], "")


def at_a_seat(answer: Answer) -> Moments:
    """The answer to whoever can't sit down at all, unless nobody can."""
    return (answer, "TABLE.opening", answer, answer, "TABLE.over")


HAS_A_SEAT: Final = at_a_seat("TABLE.other")
NOT_INVITED: Final = at_a_seat("TABLE.closed")


def for_invited(request: str, invited: Moments, stranger: Moments) -> Permission:
    """A request of everybody who was invited once."""
    return Permission(request, invited, invited, invited, invited, stranger, invited)


REQUESTS: Final = (
    for_invited("read about the table", ALWAYS, REVEALED),
    for_invited("replay what everybody saw", ALWAYS, REVEALED),
    Permission("replay what a seat saw", ALWAYS, OWN_VIEW, OWN_VIEW, OWN_VIEW, REVEALED, OWN_VIEW),
    for_invited("get the record", RECORD, REVEALED),
    Permission(
        "sit down, or ask to",
        HAS_A_SEAT,
        HAS_A_SEAT,
        UNTIL_THE_END,
        UNTIL_THE_END,
        NOT_INVITED,
        UNTIL_THE_END,
    ),
    Permission(
        "make an invitation",
        ALWAYS,
        ALWAYS,
        ALWAYS,
        everywhere("HOST.only"),
        everywhere("HOST.only"),
        everywhere("HOST.only"),
    ),
    Permission(
        "make a link to a seat",
        ALWAYS,
        everywhere("KEY.seat"),
        everywhere("KEY.seat"),
        everywhere("KEY.seat"),
        everywhere("KEY.seat"),
    ),
    for_invited("enter with an invitation", ALWAYS, ALWAYS),
)
