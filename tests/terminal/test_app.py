"""At the table: whole games, every command, and how one leaves."""

from pathlib import Path
from typing import Any

import pytest

import sengoku
from sengoku.games.kernel.streams import Random
from tests.terminal.play import Play, play
from tests.terminal.session import Session, deal, load, new_session


def at(play_there: Play) -> str:
    """What came after the first screen."""
    return play_there.text[len(play_there.asked[0][1]) :]


class Reckless(Play):
    """Types the number of a random move whenever it is asked, to the end of the game."""

    def __init__(self, session: Session, **settings: Any) -> None:
        super().__init__(session, **settings)
        self.chance = Random(3)

    def read(self) -> str:
        shown = self.out.getvalue()
        self.asked.append((self.terminal.at_keyboard, shown))
        if shown.rstrip().endswith("press Enter."):
            return ""
        session = self.session
        people = [seat for seat in session.actors if seat in session.people]
        return str(1 + self.chance.below(len(session.moves(people[0]))))


@pytest.mark.parametrize(("people", "players"), [(1, 3), (1, 4), (2, 5), (0, 4)])
def test_a_whole_game(people: int, players: int) -> None:
    table = Reckless(deal(people, players=players)).run()
    assert table.code == 0
    assert "The game is over" in table.text
    assert table.text.count(" served ") >= players
    assert "1. " in table.text
    assert f"--players {players} --humans {people} --seed 7" in table.text
    assert not table.session.actors


@pytest.mark.parametrize("width", [20, 40, 60, 80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    table = Reckless(deal(1, players=5), width=width).run()
    assert max(len(line) for line in table.text.splitlines()) <= width


def test_the_end_explains_ties_and_clans_without_an_agent() -> None:
    rules = {"SHI-42", "SHI-43", "SHI-44"}
    seeds = iter(range(300))  # a tie that is broken is rare, one that is not is rarer
    while rules:
        text = play(deal(0, players=3, seed=next(seeds))).text
        rules -= {rule for rule in rules if f"({rule})" in text}


def test_the_first_screen_shows_what_one_must_know() -> None:
    session = deal()
    text = play(session).text
    for wanted in ("Benkei", "You serve", "Hand", "Draw pile", "on the table", "unseen", "▸ First"):
        assert wanted in text
    view = session.view(0)
    assert f"Draw pile {view['pile']}" in text


def test_moves_are_made_by_number_or_by_notation() -> None:
    session = deal()
    session.advance()
    wanted = session.text(0, session.moves(0)[1])
    numbered, typed, short = deal(), deal(), deal()
    play(numbered, "2")
    play(typed, wanted)
    play(short, " ".join(word[:2] for word in wanted.upper().split()))
    assert numbered.state == typed.state == short.state
    assert numbered.view(0)["order"] == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no move 0: moves go from 1 to"),
        ("99", "There is no move 99"),
        ("9" * 5000, "There is no move 999"),
        ("²", "is not a move now. You can: "),
        ("-1", "is not a move now. You can: "),
        ("", "Type the number of a move"),
        ("dance", "“dance” is not a move now. You can: "),
        ("deploy", "“deploy” is not a move now. You can: deploy "),
        ("deploy tokugawa to B", "“deploy tokugawa to B” is not a move now"),
        ("deploy oda to B now", "“deploy oda to B now” is not a move now"),
        ("deploy oda to A", "can’t go to your own province. Choose another one. (SHI-20)"),
        ("deploy oda to E", "“deploy oda to E” is not a move now"),
        ("rest", "Give your first order now"),
        ("undo now", "Type “undo” alone"),
        ("undo", "nothing to undo"),
        ("quit now", "Type “quit” alone"),
        ("log all", "Type “log” alone"),
        ("save", "Type the name of the file"),
        ("load", "Type the name of the file"),
        ("load nowhere.json", "There is no file nowhere.json"),
        ("rules SHI-99", "There is no rule SHI-99"),
        ("[bold]x[/nonsense]", "“[bold]x[/nonsense]” is not a move now"),
    ],
)
def test_what_is_refused_is_told_and_changes_nothing(line: str, answer: str) -> None:
    session = deal()
    session.advance()
    before = session.state.copy()
    table = play(session, line)
    assert answer in " ".join(at(table).split())
    assert session.state == before
    assert len(table.asked) == 2  # it was asked again, without a new screen
    assert table.text.count("type ? for help") == 1


def test_help_and_explanations() -> None:
    text = " ".join(at(play(deal(), "?", "help", "? 1", "? attack oda on mori in B")).split())
    assert text.count("What you can type") == 2
    assert "from your hand into" in text
    assert "Give your first order now" in text
    assert "fewer" in " ".join(at(play(deal(), "? shi-27")).split())


def test_every_legal_move_can_be_explained() -> None:
    session = deal(1, seed=3)
    session.advance()
    for _ in range(9):
        moves = session.moves(0)
        table = play(session, *[f"? {number + 1}" for number in range(len(moves))])
        assert at(table).count("(SHI-") == len(moves)
        session.play(0, moves[-1])
        session.advance()


def test_log_and_rules_can_be_read() -> None:
    session = deal()
    text = play(session, "1", "log", "log 1", "rules", "rules SHI-30").text
    assert text.count("The cards are dealt.") == 1
    assert text.count("You deployed") == 2
    assert "What you want" in text
    assert text.count("Draw until you hold four") == 2


def test_look_draws_the_table_again() -> None:
    assert play(deal(), "look").text.count("type ? for help") == 2


def test_undo_and_its_limits() -> None:
    session = deal()
    session.advance()
    before = session.state.copy()
    play(session, "1", "1", "undo", "undo")
    assert session.state == before
    text = " ".join(play(session, "1", "1", "1", "undo").text.split())
    assert "somebody else has moved since" in text


def test_enter_ends_a_turn_without_an_attack() -> None:
    session = deal(1, seed=1)
    session.advance()
    table = play(session, "1", "1")
    assert "Press Enter to end your turn" in table.text
    assert play(session, "").session.view(0)["order"] == 1


def test_save_quit_and_load(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    session = deal()
    table = play(session, "1", f"save {file}", "quit")
    assert table.code == 0
    assert f"sengoku play --load '{file}'" in table.text.replace("\n", "")
    assert load(str(file)).state == session.state
    other = play(deal(seed=9), f"load '{file}'", "1")
    assert other.session.seed == 7
    assert other.session.view(0)["order"] == 3


def test_quit_asks_before_a_game_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = play(deal(), "quit", str(tmp_path), str(file))
    assert "The game is not saved" in table.text
    assert "left unchanged" in table.text
    assert file.is_file()
    table = play(deal(), "1", "quit", "")
    assert (table.code, table.text.rstrip()[-8:]) == (0, "Goodbye.")


def test_a_closed_line_ends_politely() -> None:
    table = play(deal())
    assert table.code == 0
    assert "Stopped. The game was not saved" in table.text


def test_an_interrupt_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Play(deal())

    def interrupted() -> str:
        raise KeyboardInterrupt

    table.terminal.read = interrupted
    assert table.run().code == 130
    assert "Stopped." in table.text


def test_without_colours_there_is_not_one_escape() -> None:
    assert "\x1b" not in play(deal(2), "", "1").text
    text = play(deal(), force_terminal=True, no_color=True, width=80, height=24).text
    assert "38;" not in text
    assert "48;" not in text
    assert "[Oda]" in text or "[Hōjō]" in text or "[Mōri]" in text or "[Takeda]" in text


def test_a_dumb_terminal_gets_plain_text() -> None:
    text = play(deal(2), "", "1", force_terminal=True, _environ={"TERM": "dumb"}).text
    assert "\x1b" not in text


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_screen_fits_a_small_terminal(players: int) -> None:
    settings: dict[str, Any] = {
        "force_terminal": True,
        "color_system": None,
        "height": 24,
        "width": 80,
    }
    table = Reckless(deal(1, players=players), **settings).run()
    screens = table.text.split("\x1b[2J")[1:-1]
    assert len(screens) > 15
    assert sum(screen.count("\n") > 23 for screen in screens) <= len(screens) // 4


# Several people at one keyboard.


def test_the_curtain_stands_between_two_people() -> None:
    table = Reckless(deal(2)).run()
    sat: int | None = None  # whose screen was seen last
    curtains = 0
    risen = False
    for seat, text in table.asked:
        if text.rstrip().endswith("press Enter."):
            risen = True
            curtains += 1
            continue
        assert seat == sat or risen
        sat, risen = seat, False
    assert curtains > 10
    assert "Pass the keyboard to Bo, then press Enter." in table.text
    assert "Pass the keyboard to Ann, then press Enter." in table.text


def hand_line(session: Session, seat: int) -> str:
    view = session.view(seat)
    kinds = ("Hōjō", "Mōri", "Oda", "Takeda", "Uesugi", "ninja")
    held = [kind for kind, count in enumerate(view["hand"]) for _ in range(count)]
    return f"You serve [{kinds[view['loyalty']]}]   Hand " + " ".join(f"[{kinds[k]}]" for k in held)


def test_nobody_sees_the_hand_or_the_loyalty_of_another() -> None:
    """Worlds that differ in Bo's secrets alone look the same to Ann, letter by letter."""
    session = deal(2, seed=12)
    session.advance()
    while session.actors != (0,):
        seat = session.actors[0]
        session.play(seat, session.moves(seat)[0])
        session.advance()
    screens = set()
    hands = set()
    for world in range(8):
        twin = deal(2, seed=12)
        twin.state = session.state.imagine(0, Random(world))
        twin.state.record = [list(session.events(0)) for _ in range(5)]
        twin.seen = list(session.seen)
        hands.add(hand_line(twin, 1))
        screens.add(play(twin, "", "?", "log", "2").text)
    assert len(hands) > 4
    assert len(screens) == 1


def test_ones_own_hand_is_shown_only_to_oneself() -> None:
    table = Reckless(deal(2, seed=12))
    shown = []
    real = table.read

    def read() -> str:
        line = real()
        seat = table.terminal.at_keyboard
        if line:
            shown.append(seat)
            session = table.session
            last = table.asked[-1][1].split("Pass the keyboard")[-1]
            assert f"Pass the keyboard to {session.names[session.actors[0]]}" in table.text
            assert hand_line(session, session.actors[0]) in last
            assert hand_line(session, 1 - session.actors[0]) not in last
        return line

    table.terminal.read = read
    table.run()
    assert set(shown) == {0, 1}


def test_on_a_real_screen_the_curtain_leaves_nothing_to_scroll_back_to() -> None:
    text = play(deal(2), "", force_terminal=True).text
    assert text.startswith("\x1b[H\x1b[2J\x1b[3J")
    assert "You serve" not in text.split("Pass the keyboard")[0]


# Games of other people.


def test_a_game_without_a_drawing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    from sengoku.terminal import draw

    monkeypatch.setattr(draw, "DRAWINGS", "sengoku.terminal.nowhere")
    table = Reckless(new_session(sengoku.game("shinobi"), 3, ["Ann"], 2, {})).run()
    assert table.code == 0
    assert "hand_sizes" in table.text
    assert "points" in table.text
