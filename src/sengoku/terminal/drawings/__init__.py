"""How the games of the house look in the terminal: a module each, called as the game."""
