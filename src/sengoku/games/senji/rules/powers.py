"""Senji, the powers of the samurai: SEN-07, and where each of them acts.

The rule that a power changes tests for the samurai by name. POWERS lists these places, as
`module.function` or `module.Class.method` below this folder; a test compares the list with the code
in both directions.

To add or change a power:

- Write it into the rule that it changes. Call `has` if it works from anywhere on the board, or
  `summer.battle.powerful` if the samurai has to fight. Add the place to POWERS, and to WHEN in
  which season it works.
- A power about which its owner decides needs a phase of its own, as `summer.fuma` has, or a kind of
  move in autumn, as `autumn.ishida` has: see `notation` and `phases`. One that works once an autumn
  is marked in `autumn.used`. Add its kind of move to DECIDED.
- Limits: declare a new field in `fields`, and the values that it can have in `positions.numbers`.
- Judge: what the power is worth (`judge.samurai_values.SERVICE`) and, if it changes a battle, the
  odds (`judge.battle_odds`, `view.odds`). A new kind of move or a new phase needs an opinion in
  `judge.opinions`.
- Words, in every language: `senji-power-NAME`, the prompt and buttons of a new move, each reason
  for which it is refused.
- Tests: of the rule, by its id, and a mutation in tests/mutations/senji.toml.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from mypy_extensions import i64

if TYPE_CHECKING:
    from sengoku.games.senji.state import Senji

When: TypeAlias = Literal["combat", "raid", "summer", "autumn", "always", "none"]

POWERS: Final[dict[str, tuple[str, ...]]] = {
    # One more to the attacker's total.
    "akashi": ("summer.battle.power_of",),
    # No dice for a raid that the samurai joins.
    "chosokabe": ("summer.raids.raid_dice",),
    # Once an autumn: a hanafuda for the top one of the deck.
    "daisuke": (
        "autumn.daisuke.redraw_moves",
        "autumn.daisuke.redraw_breaks",
        "autumn.daisuke.Redraw.make",
    ),
    # Four other families are enough for a set.
    "ekei": ("autumn.tribute.needed",),
    # Before the first call of summer: looks at an order, and may change one of the seat's own.
    "fuma": ("summer.fuma.spies",),
    # Once a battle: up to two dice are rolled again.
    "genba": ("summer.battle.Rerolling.begin",),
    # A third hanafuda from production in the samurai's province.
    "hosokawa": ("summer.calls.produce",),
    # Once an autumn: a hanafuda counts as another type.
    "ishida": ("autumn.ishida.bend_moves", "autumn.ishida.bend_breaks", "autumn.ishida.Bend.make"),
    # A hanafuda when the family is called in autumn.
    "jubei": ("autumn.families.Autumn.make",),
    # Before the roll: an enemy samurai captures no die and has no power.
    "kojiro": ("summer.battle.kojiros_seat",),
    # One more to the defender's total.
    "mori": ("summer.battle.power_of",),
    # Once an autumn: a second one of the hanafuda shown.
    "naoe": ("autumn.trade.Picking.make",),
    # No power.
    "oda": (),
    # Recruiting takes one tanzaku less.
    "ranmaru": ("autumn.combinations.need",),
    # Captures two dice.
    "sanada": ("summer.battle.captures_of",),
    # Escapes from a lost battle.
    "tadakatsu": ("summer.aftermath.Retreating.begin", "summer.aftermath.retreat"),
    # Once an autumn: swaps a covered card with an opponent.
    "umeko": ("autumn.umeko.swap_breaks", "autumn.umeko.Swap.make"),
    # An executed hostage costs no more than its value.
    "yodo": ("summer.aftermath.ransom",),
}

# When a power works, as it is printed on the card.
WHEN: Final[dict[str, When]] = {
    "akashi": "combat",
    "chosokabe": "raid",
    "daisuke": "autumn",
    "ekei": "autumn",
    "fuma": "summer",
    "genba": "combat",
    "hosokawa": "summer",
    "ishida": "autumn",
    "jubei": "autumn",
    "kojiro": "combat",
    "mori": "combat",
    "naoe": "autumn",
    "oda": "none",
    "ranmaru": "autumn",
    "sanada": "combat",
    "tadakatsu": "combat",
    "umeko": "autumn",
    "yodo": "always",
}

# Powers about which their owner decides: the kind of move by which they are used.
DECIDED: Final[dict[str, str]] = {
    "daisuke": "redraw",
    "fuma": "spy",
    "genba": "reroll",
    "ishida": "bend",
    "kojiro": "silence",
    "tadakatsu": "retreat",
    "umeko": "swap",
}


def has(state: Senji, seat: i64, samurai: i64) -> bool:
    """Whether this samurai of the seat is on the board."""
    return state.board.retinue[seat] >> samurai & 1 == 1
