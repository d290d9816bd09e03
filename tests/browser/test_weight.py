"""The page is light, asks no other host for anything, and has no lock on a registry."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path

from bench.browser import Server
from bench.page import BAR, first_files, first_play, weight
from sengoku.server.pages import WEB
from tests.browser.conftest import Person
from web.tests.fixtures import TARGET, written

ROOT = Path(__file__).parents[2]


def test_first_play_loads_less_than_promised() -> None:
    assert 50_000 < first_play(WEB) <= BAR


def test_a_first_game_loads_what_is_counted_and_asks_nobody_but_its_server(
    people: Callable[..., Person], server: Server
) -> None:
    person = people()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    counted = first_files(WEB)
    heaviest = max(counted, key=lambda game: weight(WEB, counted[game]))
    games = [game["name"] for game in person.context.request.get("/api/games").json()]
    person.play_now(games.index(heaviest))
    assert [address for address in asked if not address.startswith(server.address)] == []
    paths = {address.removeprefix(f"{server.address}/") for address in asked}
    loaded = {path for path in paths if path.endswith((".js", ".css"))}
    assert len(loaded) > 10
    assert loaded - counted[heaviest] == set()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads(ROOT.joinpath("web/package-lock.json").read_text())
    assert len(lock["packages"]) > 40
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []


def test_the_lock_file_holds_the_binaries_of_every_machine() -> None:
    """Without them `npm ci` refuses it, or leaves another machine without its bundler."""
    packages = json.loads(ROOT.joinpath("web/package-lock.json").read_text())["packages"]
    named = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    for machine in product(("linux", "darwin", "win32"), ("x64", "arm64")):
        assert [name for name in named if "-".join(machine) in name]
    there = {path.rpartition("node_modules/")[2] for path in packages}
    assert sorted(named - there) == []


def test_the_positions_of_the_pages_own_tests_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "python -m web.tests.fixtures"
