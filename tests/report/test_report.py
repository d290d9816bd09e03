"""The report: a page that needs nothing else, with every plot; tables that other programs read."""

from __future__ import annotations

import csv
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from pyarrow import Table, parquet  # type: ignore[import-untyped]

from sengoku import report
from sengoku.arena import BadContest, Decision, Forfeit, Record, Result, run
from sengoku.report.figures import ahead, histogram, lengths, rating_lines, ticks, wins_at
from sengoku.report.plots import COLOURS, MARKS

LOST = Forfeit(1, "raised", 'File "<evil>"\nValueError: 1 < 2 & "so on"')


def game(number: int, ranks: list[int], **more: object) -> Record:
    facts: dict[str, object] = {
        "scores": [10 - rank for rank in ranks],
        "decisions": [5, 6, 7],
        "seconds": [0.1, 0.2, 0.3],
    }
    bots = ["ann", "my.bots:Bo<b>", "cy"]
    turned = bots[number % 3 :] + bots[: number % 3]
    return Record(number, number // 3, 7, turned, ranks, **facts | more)  # type: ignore[arg-type]


RESULT = Result(
    "shinobi",
    [
        game(0, [1, 2, 3]),
        game(1, [2, 1, 3]),
        game(2, [1, 1, 3]),
        game(3, [1, 3, 1], scores=[], forfeit=LOST),
    ],
    Decision("ann", 0.4, "above", 4),
)


class Balance(HTMLParser):
    """Checks that what is opened is closed."""

    void = ("meta", "path", "rect", "circle", "polygon", "polyline", "html")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen += [value or "" for name, value in attrs if name == "id"]
        if tag not in self.void:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.void:
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home: Path = tmp_path_factory.mktemp("out") / "new"
    assert [path.name for path in report.write(RESULT, home)] == [
        "index.html",
        "games.csv",
        "games.parquet",
    ]
    return home


def test_a_bot_has_its_mark_in_every_plot_and_table(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    signed = r'class="(?:bot|sign) (c\d)"[^>]*>(?:<svg class="sign"[^>]*>)?(.*?)</(?:svg|g)>'
    found = re.findall(signed, text)
    assert len(found) > 3 * len(RESULT.bots)
    assert sorted(set(found)) == [(f"c{number}", MARKS[number]) for number in range(3)]
    assert len(set(MARKS)) == COLOURS


def test_the_marks_are_those_of_the_page() -> None:
    page = Path(__file__).parents[2] / "web/src/components/crests.ts"
    paths = [path for mark in MARKS for path in re.findall(r' d="([^"]*)"', mark)]
    assert len(paths) == 4
    assert [path for path in paths if path not in page.read_text(encoding="utf-8")] == []


def test_the_page_has_every_part_and_is_well_formed(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    reader = Balance()
    reader.feed(text)
    assert reader.open == []
    assert reader.seen == [
        "standings",
        "ratings",
        "matrix",
        "seats",
        "scores",
        "lengths",
        "forfeits",
    ]
    assert "Decided after 4 games: ann wins more than 40 %." in text
    assert "report-" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def test_the_page_needs_nothing_else(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert "://" not in text
    assert "<script" not in text
    assert set(re.findall(r'(?:href|src)="([^"]+)"', text)) == {"games.csv", "games.parquet"}


def test_what_bots_are_called_and_say_is_no_html(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert "<b>" not in text
    assert "Bo&lt;b&gt;" in text
    assert "ValueError: 1 &lt; 2 &amp; &quot;so on&quot;" in text


def test_the_tables_hold_every_seat_of_every_game(folder: Path) -> None:
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert rows[0]["bot"] == "ann"
    assert [row["forfeit"] for row in rows].count("raised") == 1
    assert rows[10]["traceback"] == LOST.traceback
    table = parquet.read_table(folder / "games.parquet")
    assert table.to_pylist() == RESULT.games()


def test_without_pyarrow_there_is_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report.write(RESULT, tmp_path)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert [path.name for path in report.write(RESULT, tmp_path)] == ["index.html", "games.csv"]
    assert not (tmp_path / "games.parquet").exists()
    assert "games.parquet" not in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_a_folder_that_can_not_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadContest) as refused:
        report.folder_for(tmp_path / "file")
    assert refused.value.reason == "folder"


def test_a_tournament_of_forfeits_or_of_one_bot_has_a_page_too(tmp_path: Path) -> None:
    lost = game(0, [1, 3, 1], scores=[], forfeit=LOST)
    report.write(Result("shinobi", [lost]), tmp_path)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert 'id="scores"' not in text
    assert 'id="forfeits"' in text
    report.write(run("shinobi", ["random"], games=3), tmp_path)
    assert 'id="matrix"' not in (tmp_path / "index.html").read_text(encoding="utf-8")


# The numbers behind the plots.


def test_who_finishes_ahead_of_whom() -> None:
    result = Result("shinobi", [game(0, [1, 2, 3]), game(3, [2, 2, 1])])
    assert ahead(result, "ann", "my.bots:Bo<b>") == 0.75
    assert ahead(result, "cy", "ann") == 0.5
    assert ahead(result, "ann", "ann") is None


def test_wins_by_seat() -> None:
    assert wins_at(RESULT, "ann", 0) == 0.75
    assert wins_at(RESULT, "ann", 1) == 0.5  # the third game, a tie
    assert wins_at(Result("shinobi", [game(0, [1, 2, 3])]), "ann", 2) is None


def test_ratings_begin_alike_and_end_as_in_the_table() -> None:
    lines = rating_lines(RESULT)
    assert len({line[0].rating for line in lines.values()}) == 1
    for row in RESULT.rows():
        assert lines[row.bot][-1].rating == row.rating
        assert lines[row.bot][-1].games == len(RESULT.records)


def test_only_games_that_ended_have_a_length() -> None:
    assert lengths(RESULT) == [18, 18, 18]


def test_histograms_count_everything_in_round_bins() -> None:
    values = list(range(-3, 180))
    bins = histogram(values, -3, 179)
    assert sum(bins.counts) == len(values)
    assert bins.width == 5
    assert bins.low == -5
    assert histogram([4], 4, 4).counts == [1]


def test_ticks_are_round() -> None:
    assert ticks(0, 100, 5) == [0, 20, 40, 60, 80, 100]
    assert ticks(3, 9, 3) == [4, 6, 8]


def test_the_table_is_one_that_data_frames_are_made_of() -> None:
    """Rows of plain values with the same names: what pandas and pyarrow take."""
    for rows in (RESULT.table(), RESULT.games()):
        table = Table.from_pylist(rows)
        assert table.num_rows == len(rows)
        assert table.column_names == list(rows[0])
