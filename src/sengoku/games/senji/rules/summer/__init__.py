"""Senji, summer: calls, movement, raids and battles (SEN-60 to SEN-79)."""
