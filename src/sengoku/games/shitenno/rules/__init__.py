"""Shitennō, how it is played: a module for each phase, and what they share."""
