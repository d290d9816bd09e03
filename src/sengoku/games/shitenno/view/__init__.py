"""Shitennō, what a seat sees, and the questions that a view answers."""
