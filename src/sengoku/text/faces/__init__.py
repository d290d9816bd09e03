"""The faces of our own games."""
