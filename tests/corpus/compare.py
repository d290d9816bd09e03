"""What counts as the same: the one place where something found is compared with the corpus.

A later version may tell more than an older one did: keys that the corpus does not know are ignored,
at any depth. Everything that it does know has to be there, with the same value.

Where a version tells something else on purpose, the place goes into `CHANGED`, with the version and
the reason; the corpus itself is never changed. A place is the path that a failure of `same` names,
and may hold wildcards: "senji view.offers.*.wants". Neither `CHANGED` nor a new key excuses a
change of moves, draws or results: those belong to the rules, and the rules of a game that has begun
never change.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

from msgspec.json import encode

CHANGED: Final[dict[str, str]] = {}  # the place, and why and since when it differs

MISSING: Final = object()
SHOWN: Final = 10  # differences in a failure


def same(found: Any, saved: Any, where: str) -> None:
    """Fail unless what is found tells all that was saved."""
    lines = differences(found, saved, where)
    assert not lines, "\n".join([f"{len(lines)} differences", *lines[:SHOWN]])


def differences(found: Any, saved: Any, where: str) -> list[str]:
    """Where what is found is not as it was saved, a line for each place."""
    if found is not MISSING and encode(found) == encode(saved):
        return []
    if any(fnmatchcase(where, place) for place in CHANGED):
        return []
    if isinstance(found, dict) and isinstance(saved, dict):
        pairs = [(found.get(key, MISSING), value, str(key)) for key, value in saved.items()]
    elif isinstance(found, list | tuple) and isinstance(saved, list) and len(found) == len(saved):
        pairs = [(*pair, str(at)) for at, pair in enumerate(zip(found, saved, strict=True))]
    else:
        return [f"{where}: {shown(found)}, was {shown(saved)}"]
    return [line for one, other, key in pairs for line in differences(one, other, f"{where}.{key}")]


def shown(value: Any) -> str:
    """A value, as far as a line can show it."""
    return "missing" if value is MISSING else f"{value!r:.200}"
