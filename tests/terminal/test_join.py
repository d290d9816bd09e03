"""At a server's table in the terminal: whole games, talk, votes, leaving, and a lost connection."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from sengoku import cli, protocol
from sengoku.client import Http, Seat
from sengoku.client.background import Background
from sengoku.client.interface import Lost, new_id
from sengoku.games.kernel.refusals import Refusal
from sengoku.games.kernel.streams import Random
from sengoku.terminal.table_screen import TableScreen
from sengoku.words import words
from tests.server.rig import UNLIMITED, Running, play_on
from tests.terminal.typist import Automaton, Typist


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(tmp_path_factory.mktemp("server"), *UNLIMITED)
    yield found
    found.stop()


class Host:
    """Somebody who makes a table and sits at it with a client of their own."""

    def __init__(self, url: str, game: str, players: int, **settings: Any) -> None:
        self.url = url
        self.background = Background()
        self.http = Http(url)
        new = protocol.NewTable(game, players, **settings)
        self.entered = self.call(self.http.make(new))
        self.seat = Seat(self.http, self.entered.id, self.entered.seat)
        self.call(self.seat.open())

    def call(self, work: Any) -> Any:
        return self.background.call(work, 60)

    def link(self, kind: protocol.LinkKind = "invite", seat: int | None = None) -> str:
        return self.url + str(self.call(self.http.link(self.entered.id, kind, seat)).path)

    def until(self, so: Any) -> None:
        self.call(self.seat.until(so))

    def tell(self, message: protocol.Command) -> Any:
        return self.call(self.seat.tell(message))

    @property
    def table(self) -> protocol.TableInfo:
        return self.seat.now.table


@contextmanager
def host(
    server: Running, game: str = "shinobi", players: int = 3, **settings: Any
) -> Iterator[Host]:
    found = Host(server.url, game, players, **settings)
    try:
        yield found
    finally:
        found.call(found.seat.close())
        found.call(found.http.close())
        found.background.close()


GAMES: dict[str, dict[str, Any]] = {
    "shinobi": {"players": 3, "bots": {"2": "random"}},
    "shitenno": {"players": 2},
    "senji": {"players": 3, "bots": {"2": "random"}, "options": {"max_years": 1}},
}


@pytest.mark.parametrize("game", GAMES)
def test_two_terminals_play_a_game_to_its_end(server: Running, game: str) -> None:
    with host(server, game, **GAMES[game]) as table:
        people = [Automaton(table.link(), "Bo"), Automaton(table.link(), "Cy")]
        for one in people:
            one.expect("The game is over")
            assert one.leave() == 0
            assert "1. " in one.text
            assert f"{game}-" not in one.text
        assert table.table.status == "over"
        assert {seat.name for seat in table.table.seats} >= {"Bo", "Cy"}


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_and_a_client_play_a_game_to_its_end(server: Running, game: str) -> None:
    with host(server, game, name="Ann", **GAMES[game]) as table:
        bo = Automaton(table.link(), "Bo")
        table.until(lambda: table.table.seats[1].name == "Bo")
        table.call(table.seat.ready())
        table.background.call(play_on(table.seat, Random(3)), 240)
        bo.expect("The game is over")
        assert bo.leave() == 0


# Coming in.


def test_it_asks_for_a_name_until_one_is_good(server: Running) -> None:
    with host(server, name="Ann") as table:
        bo = Typist(table.link())
        bo.expect("What is your name")
        bo.type("", "ann")
        bo.expect("Somebody at this table is already called ann.")
        bo.type("Bo")
        shown = bo.expect("Some seats are still free")
        assert "A Ann host" in shown
        assert "B Bo you" in shown
        assert "C Free seat" in shown
        assert bo.leave() == 0


def test_a_seat_can_be_chosen(server: Running) -> None:
    with host(server, name="Ann") as table:
        bo = Typist(table.link(), "Bo", "c")
        bo.expect("C Bo you")
        bo.leave()
        with pytest.raises(Refusal, match="Somebody else has this seat"):
            Typist(table.link(), "Cy", "C").end()
        with pytest.raises(Refusal, match="A seat is a letter"):
            Typist(table.link(), "Cy", "7").end()


def test_whoever_finds_no_free_seat_watches_and_may_sit_down_later(server: Running) -> None:
    bots = {"1": "random", "2": "random"}
    with host(server, name="Ann", bots=bots) as table:
        table.call(table.seat.start())
        eve = Typist(table.link())
        assert "You serve" not in eve.expect("waiting for Ann")
        eve.type("1")
        eve.expect("It is not your turn now.")
        table.tell(protocol.Free(new_id(), 1))
        eve.expect("B Free seat")
        eve.type("sit B Eve")
        eve.expect("You have asked for this seat.")
        table.until(lambda: table.table.proposal is not None)
        table.tell(protocol.Vote(new_id(), True))
        eve.expect("You serve")
        table.until(lambda: table.table.seats[1].name == "Eve")
        assert eve.leave() == 0


def test_a_device_link_leads_to_the_own_seat(server: Running) -> None:
    bots = {"1": "random", "2": "random"}
    with host(server, name="Ann", bots=bots) as table:
        ann = Typist(table.link("device", 0))
        ann.expect("A Ann you, host")
        ann.type("start")
        ann.expect("Only the host can do that.")  # hosting stays with the first device
        table.call(table.seat.start())
        ann.expect("First order")
        ann.type("1")
        ann.expect("Second order")
        ann.type("undo")
        ann.expect("First order")
        assert ann.leave() == 0


def test_a_host_in_the_terminal_starts_pauses_and_invites(server: Running) -> None:
    with host(server, name="Ann", talk="public") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        table.tell(protocol.HandHosting(new_id(), 1))
        bo.expect("B Bo you, host")
        bo.type("invite")
        invitation = bo.expect("Anybody with this link can join:").rpartition(": ")[2]
        bo.type("start")
        bo.expect("A seat is still free.")
        bo.type("bot C random")
        bo.expect("C Chiyo bot")
        cy = Typist(invitation.replace(">", "").replace(" ", ""))
        cy.expect("You are watching")
        bo.type("mute A all", "talk off", "say hm")
        bo.expect("Chat is off at this table.")
        bo.type("start")
        bo.expect("Draw pile")  # it begins when all words are revealed
        bo.type("pause")
        bo.expect("The game is paused.")
        assert table.table.status == "paused"
        assert table.table.seats[0].muted
        bo.type("resume", "delete", "delete")
        bo.expect("Goodbye.")
        cy.expect("The host has deleted this table.")
        assert (bo.end(), cy.end()) == (0, 0)


def test_somebody_is_muted_blocked_and_reported_in_the_terminal(server: Running) -> None:
    with host(server, name="Ann Lee", talk="public", bots={"2": "random"}) as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        bo.type("help")
        bo.expect("report SEAT REASON TEXT")
        bo.type("mute ann lee")
        bo.expect("Ann Lee is muted for you.")
        table.tell(protocol.Say(new_id(), "nobody hears this"))
        bo.type("who")
        bo.expect("A Ann Lee host, muted")
        bo.type("unmute A")
        bo.expect("Ann Lee is no longer muted. Ann Lee: nobody hears this")
        bo.type("report Ann Lee rude")
        bo.expect("“rude” is not a reason. Choose from talk, play, name, other.")
        bo.type("report Ann Lee talk shouts at me")
        bo.expect("Done.")
        table.tell(protocol.HandHosting(new_id(), 1))
        bo.expect("B Bo you, host")
        table.tell(protocol.Report(new_id(), 1, "name"))  # of the host: for nobody here
        bo.type("block A")
        bo.expect("Done.")
        table.tell(protocol.Say(new_id(), "and never this"))
        bo.type("who")
        bo.expect("A Ann Lee blocked")
        bo.type("block C")
        bo.expect("A bot has this seat.")
        bo.type("mute B")
        bo.expect("This is your own seat.")
        bo.type("unblock A")
        bo.expect("and never this")
        assert bo.leave() == 0


def test_a_table_that_is_deleted_while_it_is_drawn_is_left_with_a_sentence(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with host(server, name="Ann", bots={"1": "random", "2": "random"}) as table:
        cy = Typist(table.link())
        cy.expect("You are watching")
        must_draw = TableScreen.must_draw

        def deleted_meanwhile(*states: Any) -> bool:
            with suppress(Lost):
                table.tell(protocol.Delete(new_id()))
            while cy.going and table.seat.lost is None:
                time.sleep(0.01)
            return must_draw(*states)

        monkeypatch.setattr(TableScreen, "must_draw", deleted_meanwhile)
        table.tell(protocol.Start(new_id()))
        cy.expect("The host has deleted this table.")
        assert cy.end() == 0


def test_one_picks_for_the_own_seat_where_a_game_leaves_it_to_the_seats(server: Running) -> None:
    with host(server, "shitenno", 3, name="Ann", bots={"2": "random"}) as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        bo.type("help")
        bo.expect("pick WORD")
        bo.type("pick Ii")
        bo.expect("B Bo you, Ii")
        table.call(table.seat.pick("generals", "honda"))
        bo.expect("A Ann host, Honda")
        bo.type("pick honda")
        bo.expect("Ann has already picked this one.")
        bo.type("pick tokugawa")
        bo.expect("The option generals can’t be tokugawa.")
        table.call(table.seat.start())
        table.until(lambda: (table.seat.now.view or {}).get("generals") == [0, 3, 1])
        bo.leave()
    with host(server, name="Ann") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        bo.type("pick ii")
        bo.expect("neither a move nor a command")
        bo.leave()


def test_one_quits_and_comes_back_to_the_own_seat(server: Running) -> None:
    with host(server, name="Ann") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        bo.type("quit")
        text = bo.expect("Return with: sengoku play --join")
        assert bo.end() == 0
        again = Typist("".join(text.rpartition("--join '")[2].split("'")[0].split()))
        again.expect("B Bo you")
        assert again.leave() == 0


# At the table.


def test_people_talk_vote_and_are_shown_who_is_there(server: Running) -> None:
    with host(server, name="Ann", bots={"2": "random"}, talk="private") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("All seats are taken")
        bo.type("say Hello, all!", "whisper A psst", "ready")
        bo.expect("You are ready")
        table.call(table.seat.ready())
        table.until(lambda: table.table.status == "playing" and len(table.seat.talk) == 2)
        assert [line.text for line in table.seat.talk] == ["Hello, all!", "psst"]
        assert table.seat.talk[1].to == [0]
        bo.expect("C")
        table.call(table.seat.say("Welcome, Bo"))
        bo.expect("Ann: Welcome, Bo")
        table.tell(protocol.Propose(new_id(), "end"))
        bo.expect("Ann proposes to end the game without a result. Type yes or no.")
        bo.type("no")
        table.until(lambda: table.table.proposal is None)
        bo.type("end")
        bo.expect("You propose to end the game without a result. Waiting for Ann.")
        table.tell(protocol.Vote(new_id(), True))
        bo.expect("The game ended without a result.")
        bo.type("rematch")
        bo.expect("B Bo you")
        assert bo.leave() == 0


def test_the_clock_and_hints_are_shown_where_the_table_has_them(server: Running) -> None:
    clock = protocol.Clock("move", 600.0)
    bots = {"1": "random", "2": "random"}
    with host(server, bots=bots, hints="all", clock=clock) as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("All seats are taken")
        bo.type("word secret", "name Bob", "/ready")
        shown = bo.expect("First order")
        assert "You have 9:5" in shown or "You have 10:00 left." in shown
        bo.type("hint random", "? 1", "log 1", "rules SHI-30")
        shown = bo.expect("Draw until you hold four")
        assert "tried 1 times" in shown
        assert "(SHI-2" in shown
        assert table.table.seats[0].name == "Bob"
        words = table.table.words or [""]
        assert words[0].startswith("secret ")  # and something that nobody can guess
        assert table.table.pledges[0] == sha256(words[0].encode()).hexdigest()
        assert bo.leave() == 0


def test_the_command_plays_through_pipes(server: Running) -> None:
    with host(server, bots={"1": "random", "2": "random"}) as table:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "sengoku", "play", "--join", table.link()],
            input=b"Bo\nwho\n",
            capture_output=True,
        )
        out = done.stdout.decode()
        assert (done.returncode, done.stderr.decode()) == (0, "")
        assert "> Bo\n" in out
        assert "> who\n" in out
        assert "Return with: sengoku play --join" in out
        assert "\x1b" not in out


def test_one_leaves_for_good_and_a_bot_takes_the_seat(server: Running) -> None:
    with host(server, name="Ann", bots={"2": "random"}) as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("All seats are taken")
        table.call(table.seat.start())
        bo.expect("Benkei" if False else "Draw pile")
        bo.type("leave")
        bo.expect("You can’t undo that. Type leave again")
        assert [seat.kind for seat in table.table.seats] == ["person", "person", "bot"]
        bo.type("leave")
        bo.expect("Goodbye.")
        assert bo.end() == 0
        table.until(lambda: table.table.seats[1].kind == "bot")


def test_one_concedes_and_ranks_last(server: Running) -> None:
    with host(server, "shitenno", 2, name="Ann") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("All seats are taken")
        table.call(table.seat.start())
        bo.type("concede", "look", "concede", "concede")
        bo.expect("Everybody else conceded.")
        assert table.table.result is not None
        assert table.table.result.ranks == [1, 2]
        assert bo.leave() == 0


def test_whose_seat_is_freed_is_told(server: Running) -> None:
    with host(server, name="Ann") as table:
        bo = Typist(table.link(), "Bo")
        bo.expect("B Bo you")
        table.tell(protocol.Free(new_id(), 1))
        bo.expect("This seat is no longer yours.")
        assert bo.end() == 0


def test_help_offers_what_is_possible_now(server: Running) -> None:
    with host(server, name="Ann", bots={"2": "random"}) as table:
        bo = Typist(table.link(), "Bo", language="nl")
        bo.expect("Alle plaatsen zijn bezet")
        bo.type("?")
        shown = bo.expect("je plaats blijft van jou")
        assert " ready meld je klaar" in shown
        assert "concede" not in shown
        assert "help-" not in shown
        table.call(table.seat.start())
        bo.expect("ongezien")
        bo.type("?", "frobnicate")
        shown = bo.expect("nu geen zet")
        assert "concede" in shown
        assert " ready " not in shown
        assert bo.leave() == 0


# What goes wrong.


def test_a_broken_connection_is_shown_and_mended(tmp_path: Path) -> None:
    server = Running(tmp_path, *UNLIMITED)
    try:
        with host(server, name="Ann", bots={"1": "random"}) as table:
            bo = Typist(table.link(), "Bo")
            bo.expect("C Bo you")
            server.kill()
            bo.expect("No connection. Reconnecting")
            bo.type("say Still here?")
            server.start()
            table.until(lambda: [line.text for line in table.seat.talk] == ["Still here?"])
            bo.expect("You: Still here?")
            assert "Reconnected." in bo.text
            assert bo.leave() == 0
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ("nonsense", "“nonsense” is not a link to a table."),
        ("https://example.org/", "is not a link to a table."),
        ("http://[::1/t/abc", "is not a link to a table."),
        ("http://127.0.0.1:1/t/k3v9q2m7x4ab", "The server http://127.0.0.1:1 does not answer"),
        ("http://127.0.0.1:1/t/k3v9q2m7x4ab#xyz", "This link does not work."),
    ],
)
def test_a_bad_link_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], link: str, says: str
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "--join", link, "--name", "Bo"])
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert says in err
    assert len(err.splitlines()) == 2
    assert out == ""


def test_links_that_lead_nowhere_are_told(server: Running) -> None:
    with host(server, name="Ann") as table:
        address = f"{server.url}/t/{table.entered.id}"
        for link, says in {
            address: "need an invitation",
            f"{address}#{'0' * 32}": "This link does not work.",
            f"{server.url}/t/nowhere": "There is no table nowhere.",
        }.items():
            with pytest.raises(Refusal, match=says):
                Typist(link, "Bo").end()


class Foreign(BaseHTTPRequestHandler):
    """A web server that knows no tables."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>It works!</h1>")

    def log_message(self, *_: Any) -> None:
        pass


def test_another_web_server_is_told() -> None:
    with HTTPServer(("127.0.0.1", 0), Foreign) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        with pytest.raises(Refusal, match="There is no Sengoku server"):
            Typist(f"http://127.0.0.1:{other.server_port}/t/k3v9q2m7x4ab", "Bo").end()
        other.shutdown()


@pytest.mark.parametrize(
    "more", [("shinobi",), ("--seed", "3"), ("--name", "Bo", "--name", "Cy"), ("--load", "x.json")]
)
def test_a_link_goes_with_nothing_else(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "--join", "https://example.org/t/k3v9q2m7x4ab", *more])
    assert left.value.code == 2
    assert "has its own game" in capsys.readouterr().err


def test_a_seat_is_chosen_only_at_a_servers_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "shinobi", "--seat", "B"])
    assert left.value.code == 2
    assert words("en").text("CLI.seat") in capsys.readouterr().err
