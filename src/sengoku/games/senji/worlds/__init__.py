"""Senji, other worlds: everything hidden from a seat is dealt anew, as its memory allows.

What the seat can't know is assumed as follows, and nowhere else. A world depends on these
assumptions, the seat's view and the random numbers alone.

- A diplomacy card that must still be where it was last seen (`memory`: `firm`) is there. Any other
  is with its last known holder in three of four worlds, and otherwise with anybody: cards may have
  passed on in deals that the seat did not see.
- Bids face down are any of the bidder's own cards that can be there. While bids are still being
  laid, a bidder who is ready has laid each of their cards with one chance in four; the others have
  laid none.
- Orders are any of the three, all equally likely; while orders are being laid, the others who are
  not ready have laid none. An order that Fuma saw is as it was seen.
- Nobody else is putting anything together, and others have no offers among themselves. A covered
  card offered to the seat is any card that the giver may hold.
- Hanafuda, samurai and the layers of decks are shuffled. Hanafuda seen in another's hand are still
  there, except for cards that have left it unseen since.
- A choice already made in secret is any that its seat has. To play no support card is as likely as
  to play one.
- The others remember what everybody knows.
"""

from sengoku.games.senji.worlds.deal import deal_anew

__all__ = ["deal_anew"]
