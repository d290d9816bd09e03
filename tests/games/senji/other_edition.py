"""An edition of Senji with other figures wherever an edition may have them."""

from __future__ import annotations

import json
from typing import Any

from sengoku.games.senji import FIGURES


def other_figures() -> Any:
    """Every honour, every prize, the goal, the hanafuda, some cards, borders, seas and homes."""
    data = json.loads(json.dumps(FIGURES)) | {"name": "other"}
    for place, row in enumerate(data["samurai"]):
        row["honour"] = 10 + place
    for combination in data["hanafuda"]["combinations"]:
        if "honour" in combination:
            combination["honour"] += 20
    data["hanafuda"]["copies"] = 3
    data["limits"]["win"] = 45
    data["limits"]["start_hanafuda"] = 5
    data["diplomacy"]["red"]["family"] = [1, 2, 4]
    provinces = {row["id"]: row for row in data["provinces"]}
    join(provinces["MUT"], provinces["SAT"])
    provinces["MUT"]["family"], provinces["YAM"]["family"] = (
        provinces["YAM"]["family"],
        provinces["MUT"]["family"],
    )
    provinces["SHI"]["seas"] = ["south"]
    return data


def join(one: Any, two: Any) -> None:
    """Make neighbours of two provinces that are none."""
    one["land"].append(two["id"])
    two["land"].append(one["id"])
