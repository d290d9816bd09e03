"""Games of every released version, which all later versions open, continue, replay and verify.

`tests/corpus/<version>/` was written by that version (`python -m tests.corpus.make`) and is never
changed afterwards:

- `about.json`: the version, its games, their rules, player counts and phases
- `dumps/`: bare states, at least one for every phase of every game, each with all that follows
  from it: views, moves, how it ends
- `records/`: records of games, with what every viewer saw after each move
- `saves/`: games saved in the terminal
- `databases/`: databases of the server, with what every viewer of every table was told

A viewer is a seat, or a spectator; the spectator comes last. What counts as the same is decided in
one place, `compare`.
"""
