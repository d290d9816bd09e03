"""Senji, winter: talks, offers and promises (SEN-40 to SEN-45)."""
