"""What runs inside compiled code: many games, stepped at once."""
