"""Senji, every field of a state and who may see it (SEN-09)."""

from __future__ import annotations

from typing import Final

from sengoku.games.kernel import ALL, NOBODY, OWNER, SOME, Field

FIELDS: Final = {
    "year": Field(ALL),  # counted from 1; 0 during the set-up
    "phase": Field(ALL),  # what is being decided now
    "host": Field(ALL),  # who hosts the Emperor (SEN-20); in the set-up, who calls (SEN-11)
    "overtime": Field(ALL),  # somebody had reached the goal, but the lead was shared (SEN-90)
    "honour": Field(ALL),  # by seat
    "owners": Field(ALL),  # the seat whose fortress stands in each province, NONE if closed
    "units": Field(ALL),  # in each province, its owner's
    "samurai": Field(ALL),  # in each province, as bits, its owner's
    "fleets": Field(ALL, row=2),  # units in each sea, by seat
    "fleet_samurai": Field(ALL, row=2),  # samurai in each sea, as bits, by seat
    "reserve": Field(ALL),  # units not on the board, by seat (SEN-04)
    "retinue": Field(ALL),  # samurai on the board, as bits, by seat
    "fallen": Field(ALL),  # the samurai's discard pile, as bits (SEN-79)
    "samurai_deck": Field(NOBODY),  # the last card is drawn first
    "drawn": Field(OWNER, row=1),  # samurai among which a seat chooses, as bits
    "chosen": Field(OWNER, row=1),  # the samurai kept in the set-up, until all have (SEN-10)
    "called": Field(ALL),  # the province called in the set-up
    "flowers": Field(OWNER, row=4),  # hanafuda in hand, by type
    "flower_deck": Field(NOBODY),  # the last card is drawn first
    "flower_discards": Field(ALL),  # by type
    "under": Field(ALL),  # seat and number of cards for each packet put under the deck, from below
    "sightings": Field(OWNER, row=30),  # hanafuda seen in other hands: see `memory`
    "hands": Field(OWNER, row=6),  # diplomacy cards, masks by family: see `cards`
    "givers": Field(OWNER, row=6),  # who gave the cards in hand: see `memory`
    "holders": Field(OWNER, row=6),  # who held a card when last seen: see `memory`
    "firm": Field(OWNER, row=6),  # the cards that must still be there
    "unlaid": Field(OWNER, row=6),  # the cards that are in nobody's bid
    "decks": Field(NOBODY),  # of the absent families: see `cards`
    "revealed": Field(ALL, row=6),  # members lying open, masks by family (SEN-84)
    "touched": Field(ALL),  # members revealed or taken back this autumn, masks by family
    "out": Field(ALL),  # members executed, masks by family (SEN-75)
    "lots": Field(ALL),  # cards for sale, two for each absent family, or NONE (SEN-30)
    "laid": Field(OWNER, row=6),  # bids face down, masks of the own family by lot (SEN-31)
    "frozen": Field(ALL, row=6),  # bids turned up and tied (SEN-32)
    "readiness": Field(ALL),  # by seat, where many decide at once
    "changes": Field(ALL),  # how often a seat may still take its ready back
    "lifts": Field(OWNER, row=1),  # how often a seat may still take back something half made
    "drafts": Field(OWNER, row=15),  # what a seat is putting together
    "offers": Field(SOME, row=15),  # those that stand: for who gives and who is asked (SEN-42)
    "sent": Field(SOME, row=6),  # offers this winter, from row to column: for the two
    "promises": Field(SOME, row=4),  # speaker, hearer, promise, province: for who hears it (SEN-45)
    "trust": Field(OWNER, row=12),  # promises heard that were kept, then broken, by speaker
    "attacked": Field(ALL),  # provinces attacked this year, as bits, by seat
    "assailed": Field(ALL),  # seats attacked this year, as bits, by seat
    "executed": Field(ALL),  # seats with a member executed this year, as bits, by executioner
    "orders": Field(OWNER, row=18),  # face down, by province; 0 is none (SEN-50)
    "spied": Field(OWNER, row=1),  # the order that Fuma saw: province * 4 + order
    "pending": Field(ALL),  # provinces still to be called, as bits
    "pending_fleets": Field(ALL),  # fleets still to be called, as bits: seat * 2 + sea
    "mover": Field(ALL),  # whose movement it is; the attacker in a battle
    "origin": Field(ALL),  # where it starts: a province, or 18 + sea
    "plan": Field(SOME),  # piece * 56 + way for each piece: for the mover until it sets out
    "recalls": Field(SOME),  # how often the plan may still be begun anew: for the mover
    "raid": Field(ALL),  # the sea of the raid whose dice were rolled
    "drowning": Field(ALL),  # how many of the raid are still to drown (SEN-66)
    "attack_units": Field(ALL),  # on their way into each province
    "attack_samurai": Field(ALL),  # on their way into each province, as bits
    "battles": Field(ALL),  # provinces still to be fought for, as bits (SEN-69)
    "field": Field(ALL),  # the province fought for now
    "defender": Field(ALL),
    "silenced": Field(ALL),  # the samurai that Kojiro named
    "captured_attacker": Field(ALL),  # dice (SEN-70)
    "captured_defender": Field(ALL),
    "dice": Field(ALL),  # rolled, by emblem
    "rerolls": Field(ALL),  # dice that Genba may still roll again in this battle
    "aside": Field(ALL),  # dice that he is about to roll
    "supports": Field(OWNER, row=1),  # the card chosen, NONE, or UNASKED (SEN-71)
    "victor": Field(ALL),  # of the battle
    "invited": Field(ALL),  # families called this autumn, as bits
    "trader": Field(ALL),  # the family called
    "used": Field(ALL),  # powers that it has used up, as bits
    "partner": Field(ALL),  # with whom it trades or swaps
    "shown": Field(SOME),  # hanafuda by type: for the partner, then also for the trader (SEN-80)
    "to_show": Field(SOME),  # how many are still to be shown: for the partner
    "picked": Field(ALL),  # how many the trader has taken
    "mercenary": Field(ALL),  # the samurai being recruited is hired (SEN-85)
    "placing": Field(ALL),  # the samurai to be placed
    "swaps": Field(OWNER, row=1),  # the card chosen for Umeko, NONE, or UNASKED
}
