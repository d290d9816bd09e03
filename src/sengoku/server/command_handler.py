"""The command handler: carries out the commands of sockets, each once, and answers them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.server import metrics, questions
from sengoku.server.hub import Hub
from sengoku.server.keys import KEY_BYTES, hashed, new_id
from sengoku.server.log_writer import Conflict
from sengoku.server.room import Room
from sengoku.server.socket import Socket, refused
from sengoku.table import Table, access, commands, conduct, entries, guards
from sengoku.table.entries import HOST, Entry
from sengoku.table.settings import for_another_game


class CommandHandler:
    """Takes what clients send, changes rooms, and answers.

    An answer is sent right after `Room.run` returns, without waiting in between: so it follows the
    new state, and comes before anything that others do next.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def command(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Carry out a command and answer it, or answer why it is refused."""
        kind = type(message).__name__
        try:
            await self.perform(room, socket, message)
            metrics.count_command(kind, "done").inc()
        except Refusal as refusal:
            metrics.count_command(kind, "refused").inc()
            socket.send(room.remember_refusal(socket, message.id, refusal))
            if refusal.rule == "VERSION":
                async with room.lock:  # so that nothing is sent that is not on disk yet
                    room.tell_everything(socket)

    async def perform(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Carry out a command; one that was refused before is refused again."""
        known = room.refusals.get((socket.browser_id, socket.seat, message.id))
        if known is not None:
            socket.send(known)
            return
        match message:
            case protocol.Rematch():
                await self.rematch(room, socket, message)
            case protocol.Block():
                await self.block(room, socket, message)
            case protocol.Invite():
                await self.invite(room, socket, message)
            case protocol.Delete():
                await self.delete(room, socket, message)
            case _:
                await self.change_table(room, socket, message)

    async def change_table(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """A command that adds entries to the log; if it is there already, it is only answered."""
        who = HOST if socket.seat is None else socket.seat

        def change(table: Table) -> Iterable[Entry]:
            is_own = socket.seat is not None or (  # not a spectator's
                socket.browser_id == table.host
                or (socket.browser_id, message.id) == table.handed_on
            )
            if is_own and (who, message.id) in table.answered:
                return []
            return commands.perform(table, room.caller(socket.browser_id, socket.seat), message)

        def answered() -> None:
            socket.send(protocol.Done(message.id, room.table.version(who)))

        if isinstance(message, protocol.Leave):  # the answer comes before the end of the socket
            await room.run(change, answered)
            return
        await room.run(change)
        version = room.table.answered.get((who, message.id), room.table.version(who))
        socket.send(protocol.Done(message.id, version))

    async def invite(self, room: Room, socket: Socket, message: protocol.Invite) -> None:
        """Make a new invitation, which replaces earlier ones (host only).

        The key follows from the command, so that the same command again gets the same key. Nobody
        else knows the browser's id, and the table's seed is a secret as long as a game is played.
        """
        caller = room.caller(socket.browser_id, socket.seat)
        secret = f"{room.table.created.seed} {socket.browser_id} {message.id}"
        key = hashed(secret)[: 2 * KEY_BYTES]

        def change(table: Table) -> Iterable[Entry]:
            entry = access.replace_invitation(table, caller, hashed(key))
            entry.who, entry.id = caller.who, message.id
            return [] if (caller.who, message.id) in table.answered else [entry]

        await room.run(change)
        version = room.table.answered[caller.who, message.id]
        socket.send(protocol.Done(message.id, version, key=key))

    async def block(self, room: Room, socket: Socket, message: protocol.Block) -> None:
        """Block whoever has a seat, with all their browsers, or no longer; nobody else is told."""
        hub, browser_id = self.hub, socket.browser_id
        caller = room.caller(browser_id, socket.seat)
        other = conduct.other_person(room.table, caller, message.seat)
        if browser_id not in room.table.guests:  # anybody can think of a key that nobody knows
            raise guards.refuse("KEY.none")
        hub.new_blocks.check(browser_id, hub.now())
        hub.new_blocks.check(socket.address, hub.now())
        if message.blocked:
            await hub.blocks.add(browser_id, other.browser_ids, other.name)
        else:
            await hub.blocks.remove(browser_id, other.browser_ids)
        await hub.blocks_changed(browser_id)
        socket.send(protocol.Done(message.id, room.table.version(caller.who)))

    async def delete(self, room: Room, socket: Socket, message: protocol.Delete) -> None:
        """Delete the table (host only)."""
        guards.require_host(room.table, room.caller(socket.browser_id, socket.seat))
        await room.delete()
        socket.send(protocol.Done(message.id, 0))
        room.close_sockets(4410, "TABLE.deleted", protocol.Bye("deleted"))

    async def rematch(self, room: Room, socket: Socket, message: protocol.Rematch) -> None:
        """Create a table with the same people; a second request gets the same table."""
        caller = room.caller(socket.browser_id, socket.seat)
        async with room.rematching:
            if room.table.rematch is None:
                await self.make_rematch(room, socket, caller)
        version = room.table.version(caller.who)
        socket.send(protocol.Done(message.id, version, table=room.table.rematch))

    async def make_rematch(self, room: Room, socket: Socket, caller: guards.Caller) -> None:
        """Create the next table, and note it at the old one.

        Its id follows from the old one, so that two servers that are asked at once make the same
        table, and from its host's key, so that nobody else can find it.
        """
        old, hub = room.table, self.hub
        guards.own_seat_even_if_conceded(old, caller)
        guards.require_status(old, "over")
        secret = sha256(f"rematch {old.created.seed} {old.host}".encode()).digest()
        ident = new_id(lambda count: secret[:count])
        host = old.host if old.seats_of(old.host) else socket.browser_id
        if not await hub.store.lines(ident):
            hub.new_tables.check(socket.address, hub.now())
            created = hub.first_entry(ident, for_another_game(old.settings), host)
            blocked = await hub.blocks.of(host)
            with suppress(Conflict):  # another server was faster
                await hub.create([created, *access.reseat(old, hub.now(), blocked)])
        rematched = entries.Rematched(at=hub.now(), table=ident)
        await room.run(lambda table: [rematched] if table.rematch is None else [])

    async def answer(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Answer a question, which changes nothing."""
        try:
            if isinstance(message, protocol.Hint):
                value = await questions.hint(
                    room, self.hub.thinkers, self.hub.chance, socket.seat, message.level
                )
            else:
                async with room.lock:
                    value = await questions.answer_beside(
                        room.table, socket.seat, message, self.hub.now()
                    )
        except Refusal as refusal:
            socket.send(refused(message.id, refusal))
        else:
            socket.send(protocol.Answer(message.id, value))
