"""Senji, what a seat sees (SEN-09), and the questions that a view answers.

`sight` builds views up, `hidden` says which cards a seat can't see, `prospects` what its choices
would bring. `questions` lists the questions and `odds` computes the answer to the only one.
"""
