"""Versions of a game's rules: a game that has begun is played to its end by those it began with.

Where two versions differ, the rules ask a *switch*, by name: all of them stand in one table of the
game, each with the rule that it changes and the first version in which it is on. A state keeps the
number of its rules, and has each switch as an attribute: True or False, or the figure that the
switch changes (`Game.blank` sets them).
"""

from __future__ import annotations

from typing import Any, final

from sengoku.games.kernel.refusals import IllegalSetup


@final
class Switch:
    """A difference between versions of the rules: off before the version `since`, then on.

    >>> change = Switch("SHI-27", since=2)
    >>> change.on(1), change.on(2), change.on(3)
    (False, True, True)
    >>> figure = Switch("SHI-27", since=2, before=12, then=24)
    >>> figure.value(1), figure.value(2)
    (12, 24)
    """

    def __init__(self, rule: str, since: int, before: object = False, then: object = True) -> None:
        self.rule = rule  # the id of the rule that it changes
        self.since = since
        # What the state's attribute is: objects, as an `int` would make 0 and 1 of False and True.
        self.before = before
        self.then = then

    def on(self, rules: int) -> bool:
        """Whether it is on in this version of the rules."""
        return rules >= self.since

    def value(self, rules: int) -> object:
        """What the attribute of a state is in this version of the rules."""
        return self.then if self.on(rules) else self.before


def playable(rules: Any, versions: range) -> int:
    """The number of a version of the rules, if it is one of those that can be played.

    >>> playable(1, range(1, 3))
    1
    """
    oldest, newest = versions[0], versions[-1]
    if type(rules) is not int:
        found = str(rules)[:20]
        raise IllegalSetup("RULES.number", {"rules": found, "oldest": oldest, "newest": newest})
    number: int = rules
    if number > newest:
        raise IllegalSetup("RULES.newer", {"rules": number, "newest": newest})
    if number < oldest:
        raise IllegalSetup("RULES.older", {"rules": number, "oldest": oldest})
    return number
