"""The rules of the games. Pure: no clock, no input or output, no words."""
