"""Senji, the judge's weights: one table, in points of honour unless it says otherwise."""

from __future__ import annotations

from typing import Final, final

WEIGHTS: Final = {
    # What is not scored yet.
    "later": 0.9,  # the share of honour still to be scored that counts, early in the game
    "pace": 12.0,  # what a leader gains in a year: how many years are left
    "hope": 0.85,  # the share of an unfinished combination's prize that it counts for
    "progress": 1.25,  # the power of its finished part: above 1, the last cards count most
    "flower": 1.4,  # a hanafuda not seen yet
    "recruit": 8.0,  # a samurai recruited in autumn: its honour and its service
    # Diplomacy cards.
    "own_card": 0.3,  # a card of the own family in hand, to bid or to swap
    "own_point": 0.1,  # each point on it
    "member": 0.9,  # the share of a member's value that its honour when revealed counts for
    "hostage": 0.25,  # each point on a member that can't be revealed
    "support": 0.45,  # each point on a military card of another family
    "trade": 0.7,  # a trade card of another family
    "look": 0.3,  # each point on it
    "set": 1.0,  # the share of the honour for a set that an unfinished one counts for
    "nearly": 3.0,  # the power of its finished part: the last card counts most
    "swap": 0.5,  # how likely a card of another family in play can be had for an own one
    # The board.
    "province": 4.0,
    "unit": 1.7,
    "samurai": 2.5,
    "fear": 0.6,  # the chance that a neighbour who is sure to win attacks
    "calm": 0.5,  # the share of it that is left when they can't move any more this year
    "wary": 0.4,  # how often a foe has a support card worth one die
    "haste": 0.8,  # the share of an attack's gain that an order for it counts for
    # The others.
    "rival": 0.25,  # a rival's honour, against the own
    "leader": 2.0,  # how many times more the leader's counts
    "faith": 1.0,  # promises that everybody is believed to have kept before the first
    "doubt": 1.0,  # and to have broken
    "grudge": 0.3,  # each promise that a rival has broken, when they can be attacked
    "grace": 4.0,  # not to attack somebody who promised peace, if they are believed
    "word": 8.0,  # to keep an own promise; 0: promises cost nothing, and none is made
    "peace": 1.0,  # peace is promised to those whom to attack would gain no more than this
    # Deals.
    "deals": 4.0,  # offers to each of the others in one winter; 0: no deal at all
    "margin": 0.2,  # what a deal has to gain
    "envy": 0.25,  # the share of the other's gain that counts against it
    "covered": 0.8,  # a card that is not shown
    "bid": 3.0,  # the sum that wins every other lot
    "lay": 0.4,  # a card that lies in a bid and can't be swapped
    "whim": 0.5,  # how much bidders' tastes differ, so that not all bid the same
    "taste": 0.2,  # how much the tastes of those who ask for a card differ
}


@final
class Scales:
    """The weights as attributes, which compiled code reads faster than a dictionary.

    Without deals, cards can't be swapped, and those that lie in a bid are not missed.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.later: float = weights["later"]
        self.pace: float = weights["pace"]
        self.hope: float = weights["hope"]
        self.progress: float = weights["progress"]
        self.flower: float = weights["flower"]
        self.recruit: float = weights["recruit"]
        self.own_card: float = weights["own_card"]
        self.own_point: float = weights["own_point"]
        self.member: float = weights["member"]
        self.hostage: float = weights["hostage"]
        self.support: float = weights["support"]
        self.trade: float = weights["trade"]
        self.look: float = weights["look"]
        self.set: float = weights["set"]
        self.nearly: float = weights["nearly"]
        self.swap: float = weights["swap"] if weights["deals"] > 0.0 else 0.0
        self.province: float = weights["province"]
        self.unit: float = weights["unit"]
        self.samurai: float = weights["samurai"]
        self.fear: float = weights["fear"]
        self.calm: float = weights["calm"]
        self.wary: float = weights["wary"]
        self.haste: float = weights["haste"]
        self.rival: float = weights["rival"]
        self.leader: float = weights["leader"]
        self.faith: float = weights["faith"]
        self.doubt: float = weights["doubt"]
        self.grudge: float = weights["grudge"]
        self.grace: float = weights["grace"]
        self.word: float = weights["word"]
        self.peace: float = weights["peace"]
        self.deals: float = weights["deals"]
        self.margin: float = weights["margin"]
        self.envy: float = weights["envy"]
        self.covered: float = weights["covered"]
        self.bid: float = weights["bid"]
        self.lay: float = weights["lay"] if weights["deals"] > 0.0 else 0.0
        self.whim: float = weights["whim"]
        self.taste: float = weights["taste"]
