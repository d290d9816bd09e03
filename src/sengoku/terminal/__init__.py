"""Play in a terminal: a table for people and bots at one keyboard.

What draws and asks knows only views, moves, notation, events and words; `session` alone holds a
state, so that the same table can stand elsewhere.
"""
