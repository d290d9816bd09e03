"""Senji, everything that bots believe: how positions and moves look, season by season.

**What may the judge see?** A bot never gets the true state: it gets a world that its seat imagines
(`worlds`), in which everything hidden from the seat was dealt at random.

- `value`, `weigh` and `candidates` say how things look *to the seat*. They must not depend on what
  was dealt at random: in every world that the seat holds possible, they give the same numbers (a
  test compares worlds). So they read what lies open and what is the seat's own; others' hands only
  as last seen (`card_guesses`), others' bids only by their number of cards, others' orders not.
- `world`, `chances`, `rollout_move` and `cutoff` serve search, which plays through many imagined
  worlds, each as if it were the truth. They may look at everything in the world that they get.

The opinions serve both: asked by `weigh`, about the seat that the bot plays; asked by
`rollout_move`, about any seat of a world, always from what that seat knows in it.

Where to find what: `judge` is the door. `opinion` says what an opinion is, `opinions` which one
belongs to which phase. Modules `..._values` hold opinions and what they are made from, modules
`..._guesses` what is believed about hidden things. `trust` is about promises, `win_model` about who
will win. `weights` is the table of the numbers that tuning changes.
"""

from sengoku.games.senji.judge.judge import JUDGE

__all__ = ["JUDGE"]
