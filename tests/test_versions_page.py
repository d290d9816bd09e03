"""The page about versions of the rules: every game, every switch, nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import sengoku
from sengoku.registry import GAMES
from sengoku.words import words

PAGE = (Path(__file__).parent.parent / "docs" / "versions.md").read_text(encoding="utf-8")


def test_every_switch_has_a_line() -> None:
    told = re.findall(r"\| (\w+) \| `(\w+)` \| ([A-Z]+-\d+) \| (\d+) \|", PAGE)
    there = [
        (words("en").text(f"{name}-title"), switch, about.rule, str(about.since))
        for name in GAMES
        for switch, about in sengoku.game(name).switches.items()
    ]
    assert told == there


def test_every_game_has_its_versions() -> None:
    told = re.findall(r"^\| (\w+) \| (\d+) \| ([\d, ]+) \|$", PAGE, re.MULTILINE)
    there = [
        (words("en").text(f"{name}-title"), str(game.rules), ", ".join(map(str, game.versions)))
        for name, game in [(name, sengoku.game(name)) for name in GAMES]
    ]
    assert told == there
