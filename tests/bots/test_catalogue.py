"""Bots are found by name, and what is no bot is told in words."""

from __future__ import annotations

import pytest

import sengoku
from sengoku.bots import BOTS, BadBot
from sengoku.bots.catalogue import parsed
from sengoku.words import words
from tests.bots.strangers import First

STRANGERS = "tests.bots.strangers"


@pytest.mark.parametrize("name", BOTS)
def test_our_bots_are_found_by_name(name: str) -> None:
    assert isinstance(sengoku.bot(name, seed=1), sengoku.Bot)


def test_bots_of_other_people_are_found_by_module_and_class() -> None:
    bot = sengoku.bot(f"{STRANGERS}:First:2,loud=yes", seed=1)
    assert isinstance(bot, First)
    assert (bot.place, bot.loud) == (2, True)
    again = sengoku.bot(f"{STRANGERS}:First", place=4)
    assert isinstance(again, First)
    assert again.place == 4


def test_settings_follow_the_name() -> None:
    assert parsed("greedy") == ("greedy", [], {})
    assert parsed("random:200,0.5,deep") == ("random", [200, 0.5, "deep"], {})
    assert parsed("a.b:C") == ("a.b:C", [], {})
    assert parsed("a.b:C:7,x=no,y=1.5") == ("a.b:C", [7], {"x": False, "y": 1.5})


@pytest.mark.parametrize(
    ("name", "reason", "says"),
    [
        ("clever", "unknown", "There is no bot called “clever”."),
        ("", "unknown", "There is no bot called “none”."),
        ("nowhere.at.all:Bot", "module", "nowhere.at.all can’t be imported"),
        (".relative:Bot", "module", "can’t be imported"),
        (f"{STRANGERS}:Second", "class", "There is no class Second"),
        (f"{STRANGERS}:os", "class", "There is no class os"),
        (f"{STRANGERS}:Mute", "choose", "it has no method choose(state, seat)"),
        (f"{STRANGERS}:First:tall=yes", "settings", "can’t be created with these settings"),
        ("random:3", "settings", "The bot random can’t be created with these settings"),
    ],
)
def test_what_is_no_bot_is_told(name: str, reason: str, says: str) -> None:
    with pytest.raises(BadBot) as refused:
        sengoku.bot(name)
    assert (refused.value.rule, refused.value.reason) == ("BOT", reason)
    assert says in str(refused.value)
    assert words().hint(refused.value)


def test_a_bot_may_draw_from_a_given_stream() -> None:
    chance = sengoku.Random(3)
    assert sengoku.bot("random", seed=chance).random is chance
    own = [sengoku.bot("random").random.word() for _ in range(2)]
    assert own[0] != own[1]
