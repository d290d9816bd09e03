"""The stated types of views hold in every phase: those of all states of the corpus."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import ValidationError, convert

from sengoku.registry import GAMES, game, shape
from tests.corpus.files import files, name, read


@pytest.mark.parametrize("path", files("dumps"), ids=name)
def test_views_of_every_phase_have_the_stated_types(path: Path) -> None:
    for case in read(path):
        rules = game(case["dump"]["game"])
        state = rules.load(case["dump"])
        stated = shape(rules)
        assert stated is not None
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            assert convert(view, stated.View) == view


@pytest.mark.parametrize("played", GAMES)
def test_a_view_of_another_type_is_found(played: str) -> None:
    """What the tests above rely on: missing keys, further keys and other values are found."""
    rules = game(played)
    stated = shape(rules)
    assert stated is not None
    view = rules.start(rules.players[0], 1).view(0)
    assert convert(view, stated.View) == view
    for key in view:
        with pytest.raises(ValidationError):
            convert({name: view[name] for name in view if name != key}, stated.View)
        with pytest.raises(ValidationError):
            convert(view | {key: 0.5}, stated.View)
    assert convert(view | {"more": 1}, stated.View) != view | {"more": 1}
