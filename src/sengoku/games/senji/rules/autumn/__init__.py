"""Senji, autumn: what a called family may do (SEN-80 to SEN-85)."""
