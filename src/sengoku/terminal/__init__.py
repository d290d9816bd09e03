"""Play in a terminal: at one keyboard with others and bots (`hotseat`), or at a server (`joined`).

Both play through the client's interface: screens are made from the messages that a seat receives,
never from the state of a game.
"""
