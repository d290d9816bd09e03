"""A tournament as a folder: a page with plots, and all games as CSV and Parquet."""

from __future__ import annotations

from pathlib import Path

from sengoku.arena import BadContest, Result
from sengoku.report.files import write_csv, write_parquet
from sengoku.report.page import page
from sengoku.words import Words, words

__all__ = ["folder_for", "write"]


def folder_for(name: str | Path) -> Path:
    """Create the folder of a report; called before the games, so that it fails early if at all."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.joinpath("index.html").touch()
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadContest("ARENA.folder", {"folder": str(folder), "problem": problem}) from None
    return folder


def write(result: Result, folder: str | Path, language: Words | None = None) -> list[Path]:
    """Write the report; returns its files. The Parquet file needs pyarrow."""
    home = folder_for(folder)
    written = [home / "index.html", home / "games.csv"]
    write_csv(result, home / "games.csv")
    if write_parquet(result, home / "games.parquet"):
        written.append(home / "games.parquet")
    names = [path.name for path in written[1:]]
    written[0].write_text(page(result, names, language or words()), encoding="utf-8")
    return written
