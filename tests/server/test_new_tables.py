"""Tables as they are asked for: what they have if nobody says otherwise."""

from __future__ import annotations

import pytest

from sengoku.protocol import Clock, NewTable
from sengoku.server.new_tables import requested_settings

BOTS = {"1": "bushi", "2": "bushi"}
USUAL = {"winter": 240.0}


@pytest.mark.parametrize(
    ("bots", "clock", "phases"),
    [
        (BOTS, None, {}),  # nobody else waits
        (BOTS, Clock(phases=USUAL), USUAL),
        (BOTS, Clock(), USUAL),
        ({"2": "bushi"}, None, USUAL),
        ({}, None, USUAL),
    ],
)
def test_whoever_plays_against_bots_alone_has_no_glass_unless_they_ask_for_one(
    bots: dict[str, str], clock: Clock | None, phases: dict[str, float]
) -> None:
    settings = requested_settings(NewTable("senji", 3, bots=bots, clock=clock))
    assert settings.clock.phases == phases
