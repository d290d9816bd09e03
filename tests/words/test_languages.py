"""Every language says all that English says, with the same figures, in its own typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sengoku
from sengoku import words as speech
from sengoku.games.kernel.refusals import Refusal
from sengoku.registry import names
from sengoku.words import languages, paragraphs, preferred, words
from sengoku.words.__main__ import main
from sengoku.words.check import SAME, Finding, check, figures, said, source
from tests.words.pseudo import PSEUDO, alone, pseudo

FOLDER = Path(speech.__file__).parent
OTHERS = [language for language in languages() if language != "en"]
TOLD = ("fr", "it", "nl")  # whose sentences are held against those of this file
NARROW = "\u202f"  # the narrow space of French, at which no line ends


def test_every_language_has_a_name_of_its_own() -> None:
    names_of_them = {language: words(language).text("language") for language in languages()}
    ours = {"en": "English", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
    assert names_of_them | ours == names_of_them
    assert len(set(names_of_them.values())) == len(names_of_them)


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_language_is_complete(language: str) -> None:
    found = [finding for finding in check(language) if language != "en" or finding.case != "same"]
    assert found == []


def test_what_stays_english_is_a_short_list_and_needed() -> None:
    english, others = said("en"), [said(language) for language in OTHERS]
    assert len(SAME) < 100
    for name in SAME:
        assert any(other[name].pattern.equals(english[name].pattern) for other in others), name


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_the_same_ids_in_the_same_order(game: str, language: str) -> None:
    english, other = words("en").rules(game), words(language).rules(game)
    assert english is not None
    assert other is not None
    assert other != english
    assert list(paragraphs(other)) == list(paragraphs(english))
    assert other.count("\n#") == english.count("\n#")
    options = re.compile(r"`[^`]+`")
    assert options.findall(other) == options.findall(english)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_tells_the_same_figures(game: str, language: str) -> None:
    english, other = paragraphs(words("en").rules(game) or ""), words(language)
    for rule, text in english.items():
        told = other.rule(game, rule) or ""
        cited = re.findall(r"[A-Z]{3}-\d\d", text)
        assert re.findall(r"[A-Z]{3}-\d\d", told) == cited, rule
        assert digits(told) == digits(text), rule


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"(?<![-\d])\d+", text))


# The typography.


def texts(language: str) -> dict[str, str]:
    """What people read: messages with their placeables as they are written, and the rules."""
    lines = [line for line in source(language).split("\n") if not line.startswith("#")]
    found = {f"{language}.ftl": "\n".join(lines)}
    for path in (FOLDER / "rules").glob(f"*.{language}.md"):
        found[path.name] = re.sub(r"`[^`]*`", "", path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_apostrophes_are_typographic(language: str) -> None:
    for name, text in texts(language).items():
        if not name.endswith(".en.md"):  # read as plain Markdown
            assert re.findall(r".{0,20}\w'.{0,20}", text) == [], name


def test_french_has_narrow_spaces_before_its_high_marks_and_inside_its_quotes() -> None:
    for name, text in texts("fr").items():
        bare = re.sub(r"\[[^\]]*\]|\w+:\w+|apez \?|--\S+|= \?|   !|\d:", "", text)
        assert re.findall(rf".{{0,20}}[^{NARROW}\s][;!?](?!\S).{{0,20}}", bare) == [], name
        assert re.findall(r".{0,20} [:;!?»].{0,20}", bare) == [], name
        assert re.findall(rf".{{0,20}}(?:«[^{NARROW}]|[^{NARROW}]»).{{0,20}}", bare) == [], name


@pytest.mark.parametrize(("language", "quotes"), [("en", "“”"), ("it", "«»"), ("nl", "“”")])
def test_quotes_are_those_of_the_language(language: str, quotes: str) -> None:
    for name, text in texts(language).items():
        assert set(re.findall("[“”«»„]", text)) <= set(quotes), name


# What is told.


def test_seats_are_named_and_addressed_in_every_language() -> None:
    seats = ["Ann", "Bo", "Cy"]
    event = {"event": "attack", "seat": 1, "clan": 2, "target": 0, "province": 0}
    told = {language: alone(language).event("shinobi", event, seats, 0) for language in TOLD}
    assert told == {
        "fr": "Bo a attaqué Hōjō chez vous avec Oda : une carte Hōjō défaussée.",
        "it": "Bo ha attaccato Hōjō nella tua provincia con Oda: una carta Hōjō scartata.",
        "nl": "Bo viel Hōjō in jouw provincie aan met Oda: één kaart Hōjō afgelegd.",
    }
    mine = {language: alone(language).event("shinobi", event, seats, 1) for language in TOLD}
    assert mine == {
        "fr": "Vous avez attaqué Hōjō chez Ann avec Oda : une carte Hōjō défaussée.",
        "it": "Hai attaccato Hōjō nella provincia di Ann con Oda: una carta Hōjō scartata.",
        "nl": "Je viel Hōjō in de provincie van Ann aan met Oda: één kaart Hōjō afgelegd.",
    }


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("fr", "a pioché 1 carte.", "a pioché 2 cartes."),
        ("it", "ha pescato 1 carta.", "ha pescato 2 carte."),
        ("nl", "trok 1 kaart.", "trok 2 kaarten."),
    ],
)
def test_a_number_decides_between_one_and_several(language: str, one: str, two: str) -> None:
    for cards, said_so in ((1, one), (2, two)):
        event = {"event": "draw", "seat": 0, "cards": cards}
        assert alone(language).event("shinobi", event, ["Ann", "Bo"], 1) == f"Ann {said_so}"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_promise_that_was_kept_is_not_told_as_broken(language: str) -> None:
    event = {"event": "verdict", "seat": 0, "pledge": 0}
    seats = ["Ann", "Bo", "Cy"]
    kept, broken = [
        alone(language).event("senji", event | {"kept": kept}, seats, 1) for kept in ("yes", "no")
    ]
    assert kept != broken
    shown = {"event": "samurai_shown", "kept": [0, 1, 2]}
    assert "Bo" in alone(language).event("senji", shown, seats, 0)


def test_the_reader_of_an_offer_is_addressed() -> None:
    seats = ["Ann", "Bo", "Cy"]
    event = {"event": "refused", "seat": 0, "to": 1}
    told = [words("en").event("senji", event, seats, reader) for reader in (0, 1, 2)]
    assert told == [
        "Bo refused your offer.",
        "You refused Ann’s offer.",
        "Bo refused Ann’s offer.",
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_words_of_the_notation_have_a_name(language: str) -> None:
    refusal = Refusal("SEN-07.genba", {"family": "yellow"})
    assert "yellow" not in words(language).refusal(refusal)
    part = Refusal("TEXT.short", {"part": "province", "form": "deploy <clan> to <province>"})
    named = words(language).text("part-name", part="province")
    assert named in words(language).refusal(part)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_kind_of_move_is_explained(game: str, language: str) -> None:
    moves = sengoku.game(game).moves
    seats = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
    for kind in moves.kinds.values():
        event = {"event": kind.name, "seat": 0} | moves.parts(kind.first)
        told = alone(language).told(game, event, seats, 0, "help")
        assert re.search(r"\([A-Z]{3}-\d\d(, [A-Z]{3}-\d\d)?\)$", told), (kind.name, told)


# Which language is spoken.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl"}, "nl"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


# The check of a language finds what is wrong.

SMALL = {  # whole languages, which take a second to parse, would show no more
    "en": "oda = Oda\nprompt = Choose a move.\nsenji-title = Senji\n    .about = A year of war.\n",
    "fr": "oda = Oda\nprompt = Choisissez un coup.\nsenji-title = Senji\n    .about = Un an.\n",
}
FAULTS = [
    ("missing", "oda = Oda\n", ""),
    ("twice", "oda = Oda\n", "oda = Oda\noda = Oda\n"),
    ("twice", "senji-title = Senji\n", "senji-title = Senji\n    .about = Encore.\n"),
    ("unknown", "oda = Oda\n", "oda = Oda\nodda = Odda\n"),
    ("junk", "oda = Oda\n", "oda = Oda\nthis is nothing\n"),
    ("figures", "prompt = Choisissez un coup.", "prompt = Choisissez { $move }."),
    ("same", "prompt = Choisissez un coup.", "prompt = Choose a move."),
]


@pytest.mark.parametrize(("case", "right", "wrong"), FAULTS)
def test_a_fault_is_found(
    case: str, right: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text(SMALL["en"], encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(SMALL["fr"], encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [tmp_path])
    assert check("fr") == []
    assert SMALL["fr"].count(right) == 1
    (tmp_path / "fr.ftl").write_text(SMALL["fr"].replace(right, wrong), encoding="utf-8")
    assert [finding.case for finding in check("fr")] == [case]


def test_rules_that_are_missing_or_in_another_order_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules").mkdir()
    english, other = (tmp_path / "rules" / f"go.{language}.md" for language in ("en", "fr"))
    english.write_text("**GO-01** Stones.\n\n**GO-02** Eyes.\n", encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [tmp_path])
    other.write_text("**GO-02** Des yeux.\n\n**GO-01** Des pierres.\n", encoding="utf-8")
    assert check("fr") == [Finding("order", "go.fr.md")]
    other.write_text("**GO-02** Des yeux.\n", encoding="utf-8")
    assert check("fr") == [Finding("rule", "GO-01")]


def test_the_command_for_translators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["fr"]) == 0
    assert capsys.readouterr().out == "fr: complete\n"
    assert main([]) == 0
    assert capsys.readouterr().out.count("complete") == len(OTHERS)
    (tmp_path / "en.ftl").write_text("shogi = Shōgi, with { $pieces }\n", encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [*speech.FOLDERS, tmp_path])
    assert main(["it"]) == 1
    assert capsys.readouterr().out == "shogi is missing.\nit: 1 thing to do\n"
    assert main(["zz"]) == 1
    assert capsys.readouterr().out.startswith("There is no zz.ftl yet")


def test_a_new_language_may_begin_as_a_copy_of_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As docs/translate.md tells it: what is still to be translated is listed."""
    began = source("en").replace("page-play = Play now", "page-play = Jugar")
    (tmp_path / "es.ftl").write_text(began, encoding="utf-8")
    monkeypatch.setattr(speech, "FOLDERS", [*speech.FOLDERS, tmp_path])
    to_do = check("es")
    assert Finding("same", "page-settings") in to_do
    assert Finding("same", "page-play") not in to_do
    assert {finding.case for finding in to_do} == {"same", "rule"}


def test_pseudo_words_are_accented_and_in_brackets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = pseudo(tmp_path, monkeypatch)
    assert strange.text("shinobi-pile", cards=7) == "⟦Ďŕàŵ ṕíĺé 7⟧"
    assert strange.text("oda") == "⟦Óďà⟧"
    assert PSEUDO in languages()
    assert figures("shinobi-score", said(PSEUDO)) == figures("shinobi-score", said("en"))
