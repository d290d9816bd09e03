"""The kernel as a package: what games of other packages import stays where it was."""

from __future__ import annotations

from importlib import import_module

import pytest

from sengoku.games import kernel
from sengoku.games.kernel.judge import Judge

OLD_ADDRESSES = {  # in version 0.1.0, with what games and judges imported from there
    "sengoku.games.kernel": "Game State Field Edition Plain Option ALL OWNER SOME NOBODY "
    "possible ranked play_out label written",
    "sengoku.games.moves": "SEATS Moves Part Kind scratch",
    "sengoku.games.chance": "Random SealedRandom stream",
    "sengoku.games.refusals": "FINE Figures IllegalMove IllegalPosition IllegalSetup Refusal "
    "UnknownQuestion UnknownText VOICES",
    "sengoku.games.learning": "chosen flag one_hot part parts ratio",
    "sengoku.games.judging": "Judge",
}


@pytest.mark.parametrize("address", OLD_ADDRESSES)
def test_plug_ins_of_version_0_1_find_what_they_import(address: str) -> None:
    module = import_module(address)
    for name in OLD_ADDRESSES[address].split():
        assert hasattr(module, name), f"{address} has no {name}"


def test_old_and_new_addresses_lead_to_the_same_classes() -> None:
    assert import_module("sengoku.games.moves").Moves is kernel.Moves
    assert import_module("sengoku.games.chance").Random is kernel.Random
    assert import_module("sengoku.games.judging").Judge is Judge
