"""Where the database is kept if none is named, and that an older one is still found."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from sengoku.server.config import Config
from sengoku.server.folders import DATABASE, default_database, folder_of_0_1_0


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


def put(folder: Path) -> Path:
    folder.mkdir(parents=True)
    file = folder / DATABASE
    file.write_bytes(b"")
    return file


def test_the_folder_is_the_one_that_0_1_0_used(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_database() == home / ".local" / "share" / "sengoku" / DATABASE
    assert default_database().parent == folder_of_0_1_0()
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert default_database() == home / "data" / "sengoku" / DATABASE
    assert default_database().parent == folder_of_0_1_0()
    assert default_database().parent.is_dir()
    assert Config().address == f"sqlite+aiosqlite:///{default_database()}"
    assert Config(database="other.db").address == "sqlite+aiosqlite:///other.db"


@pytest.fixture
def mac(home: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """On macOS with XDG_DATA_HOME: the folder of platformdirs, and that of 0.1.0."""
    found = home / "data" / "sengoku"
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("sengoku.server.folders.user_data_path", lambda *_, **__: found)
    return found, home / "Library" / "Application Support" / "sengoku"


def test_a_database_of_0_1_0_is_found_where_it_is(mac: tuple[Path, Path]) -> None:
    folder, former = mac
    assert default_database() == folder / DATABASE, "there is none yet"
    file = put(former)
    assert default_database() == file


def test_a_database_in_the_new_folder_is_preferred(mac: tuple[Path, Path]) -> None:
    folder, former = mac
    put(former)
    file = put(folder)
    assert default_database() == file


def test_the_folder_is_asked_of_platformdirs(home: Path) -> None:
    assert default_database().parent == platformdirs.user_data_path("sengoku", appauthor=False)


def test_a_database_below_a_relative_folder_is_found(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Version 0.1.0 took XDG_DATA_HOME as it is; the specification wants relative ones ignored."""
    monkeypatch.chdir(home)
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert default_database().is_absolute()
    put(Path("data", "sengoku"))
    assert default_database() == Path("data", "sengoku", DATABASE)
