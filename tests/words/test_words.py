"""The words are complete: whatever the rules can refuse or tell has a sentence."""

import re
from functools import cache
from pathlib import Path

import pytest

import sengoku
from sengoku import words as speech
from sengoku.games.kernel import State, play_out
from sengoku.games.kernel.refusals import Figures, Refusal, bare
from sengoku.registry import GAMES, names
from sengoku.words import Words, languages, words
from tests.words.pseudo import alone

SOURCES = Path(__file__).parent.parent.parent / "src" / "sengoku"
SEATS = ["Ann", "Bo", "Cy", "Di", "Ed"]
LOUD = re.compile(r"[^.:!?] (You|Vous|Tu|Jij)\b")  # the reader, large in mid-sentence
BROKEN = re.compile(r'"([A-Z]+(?:-\d+)?\.[a-z_]+)"')
PLACEABLE = re.compile(r"\{\s*\$([a-z_-]+)")


def refusals_in_the_source() -> list[str]:
    found = {"TURN", "SEAT", "GAME"}
    for path in SOURCES.rglob("*.py"):
        found |= set(BROKEN.findall(path.read_text(encoding="utf-8")))
    found |= {f"{sengoku.game(name).players_rule}.players" for name in GAMES}
    return sorted(found)


def test_the_source_has_refusals_to_look_for() -> None:
    assert {"SHI-27.strength", "CODE.number", "OPTION.unknown", "UNDO.secret"} <= set(
        refusals_in_the_source()
    )


@pytest.mark.parametrize("broken", refusals_in_the_source())
def test_every_refusal_has_a_message(broken: str) -> None:
    rule, _, reason = broken.partition(".")
    bundle = words().bundles[0]
    assert bundle.has_message(rule), rule
    message = bundle.get_message(rule)
    assert (reason in message.attributes) if reason else message.value is not None


def test_a_rule_is_told_with_its_figures_and_cited() -> None:
    columns: Figures = {"clan": "oda", "target": "mori", "province": "B"}
    refusal = Refusal("SHI-27.strength", columns | {"attacker": 3, "defender": 3})
    said = (
        "You can attack only a smaller column: Mōri in province B has 3 cards, "
        "your Oda column has 3. (SHI-27)"
    )
    assert words().refusal(refusal) == said
    assert str(refusal) == said


def test_names_have_their_macrons() -> None:
    assert [words().label(clan) for clan in ("hojo", "mori", "oda", "takeda", "uesugi")] == [
        "Hōjō",
        "Mōri",
        "Oda",
        "Takeda",
        "Uesugi",
    ]
    refusal = Refusal("SHI-20.hand", {"clan": "hojo"})
    assert words().refusal(refusal) == "You have no Hōjō card to deploy. (SHI-20)"


@pytest.mark.parametrize("broken", ["XYZ-01.other", "SHI-27.unheard", "NOWHERE", "SHI-27.strength"])
def test_a_missing_message_or_figure_is_no_crash(broken: str) -> None:
    refusal = Refusal(broken, {"some": "figure"})
    assert words().refusal(refusal) == bare(refusal)
    assert words().hint(refusal) == ""


@cache
def refused() -> list[Refusal]:
    """One refusal of every kind, from a random game."""
    state = sengoku.game("shinobi").start(players=3, seed=4, protect_move_source=True)
    random = sengoku.Random(4)
    told = {}
    while state.actors:
        seat = state.actors[0]
        for move in range(state.game.actions):
            refusal = state.why_not(seat, move)
            if refusal is not None:
                told[refusal.rule, refusal.reason] = refusal
        moves = state.moves(seat)
        state.play(seat, moves[random.below(len(moves))])
    return list(told.values())


@pytest.mark.parametrize("language", languages())
def test_every_illegal_move_of_a_game_is_told_in_words(language: str) -> None:
    assert len(refused()) > 12
    for refusal in refused():
        assert alone(language).refusal(refusal) != bare(refusal)
        assert "{" not in alone(language).refusal(refusal)


@cache
def finished(players: int) -> State:
    state = sengoku.game("shinobi").start(players=players, seed=players, events=True)
    play_out(state, sengoku.Random(players))
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("language", languages())
def test_every_event_is_a_sentence_for_every_reader(language: str, players: int) -> None:
    speech = alone(language)
    for seat in [*range(players), None]:
        for event in finished(players).events(seat):
            sentence = speech.event("shinobi", event, SEATS, seat)
            assert sentence.endswith(".")
            assert "event" not in sentence
            assert "{" not in sentence
            assert not LOUD.search(sentence)
            assert "event" not in speech.then("shinobi", event, SEATS, seat)


def test_the_reader_is_you_and_the_others_have_names() -> None:
    event = {"event": "attack", "seat": 1, "clan": 2, "target": 0, "province": 0}
    tell = words().event
    fell = "with Oda: one Hōjō card was discarded."
    assert tell("shinobi", event, SEATS, 0) == f"Bo attacked Hōjō in your province {fell}"
    assert tell("shinobi", event, SEATS, 1) == f"You attacked Hōjō in Ann’s province {fell}"
    assert tell("shinobi", event, SEATS) == f"Bo attacked Hōjō in Ann’s province {fell}"


def test_a_draw_tells_its_cards_to_those_who_saw_them() -> None:
    event = {"event": "draw", "seat": 0, "cards": 2}
    assert words().event("shinobi", event, SEATS, 1) == "Ann drew 2 cards."
    seen = event | {"drawn": [2, 5]}
    assert words().event("shinobi", seen, SEATS, 0) == "You drew Oda and ninja."


def test_an_unknown_event_is_no_crash() -> None:
    assert words().event("nogame", {"event": "jump", "seat": 1}, SEATS) == "event jump, seat 1"


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_title_a_sentence_and_rules(game: str) -> None:
    for language in languages():
        assert alone(language).find(f"{game}-title", {})
        assert alone(language).find(f"{game}-title.about", {})
        assert alone(language).rules(game)


def test_every_rule_that_the_source_cites_stands_in_the_rules() -> None:
    known = set(words().rule_ids("shinobi"))
    cited = set()
    for path in [*SOURCES.rglob("*.py"), SOURCES / "words" / "en.ftl"]:
        cited |= set(re.findall(r"SHI-\d\d", path.read_text(encoding="utf-8")))
    assert cited <= known
    assert known == {
        f"SHI-{number:02}"
        for number in (*range(1, 5), *range(10, 14), *range(20, 31), *range(40, 45))
    }


def test_one_rule_can_be_found_by_its_id() -> None:
    text = words().rule("shinobi", "shi-27")
    assert text is not None
    assert text.startswith("**SHI-27**")
    assert "fewer" in text
    assert words().rule("shinobi", "SHI-99") is None


def test_another_language_is_one_file_and_falls_back_to_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx.ftl").write_text("oda = Ôda\nUNDO =\n    .nothing = Rien.\n", encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [*speech.FOLDERS, tmp_path])
    assert "xx" in languages()
    other = Words("xx")
    assert other.label("oda") == "Ôda"
    assert other.label("mori") == "Mōri"
    assert other.refusal(Refusal("UNDO.nothing")) == "Rien."
    assert "somebody else" in other.refusal(Refusal("UNDO.other"))


def test_there_are_no_isolation_marks() -> None:
    assert words().text("shinobi-pile", cards=7) == "Draw pile 7"


def test_what_has_no_message_is_its_name() -> None:
    assert words().text("nothing-of-the-kind") == "nothing-of-the-kind"
    assert words("tlh").text("oda") == "Oda"
