"""Senji, what is in the box: SEN-01 to SEN-08, and the numbers that the rules count with.

Figures that another edition may change (borders, card values, honour) are not here but in
`edition`: these are the names and sizes on which the table of moves is built.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

FAMILY_NAMES: Final = ("yellow", "blue", "black", "red", "green", "purple")  # SEN-01
FAMILIES: Final[i64] = 6
FEWEST: Final = 3  # SEN-02: seat s plays family s + absent, the absent ones come first
MOST: Final = 6
SEATS_MOST: Final[i64] = 6

PROVINCE_NAMES: Final = (  # SEN-03
    "MUT", "DEW", "HIT", "ECH", "MUS", "SUR", "KAG", "SHI", "OWA",
    "YAM", "IZM", "AKI", "KII", "SAN", "TOS", "CHI", "BUN", "SAT",
)  # fmt: skip
PROVINCES: Final[i64] = 18
SEA_NAMES: Final = ("north", "south")
SEAS: Final[i64] = 2
HOMES: Final[i64] = 3
REALM: Final[i64] = 6  # provinces of one player at most (SEN-68)

UNITS: Final[i64] = 12  # of each player (SEN-04)
CROWD: Final[i64] = 6  # of them in one place at most (SEN-62, SEN-64, SEN-65, SEN-85)

# A diplomacy card is family * 13 + slot; slots count members, military support and trade cards of
# value 1 to 4, then the bluff (SEN-05). Cards that lie together are a mask of slots by family;
# the two bluffs of a family are alike, so its mask counts them: bit 12, then bit 13.
KIND_NAMES: Final = ("member", "military", "trade")
MEMBER: Final[i64] = 0
MILITARY: Final[i64] = 1
TRADE: Final[i64] = 2
KINDS: Final[i64] = 3
VALUES: Final[i64] = 4
SLOTS: Final[i64] = 13
BLUFF: Final[i64] = 12
BLUFFS: Final[i64] = 2
VALUED: Final[i64] = 0xFFF
MEMBERS: Final[i64] = 0x00F
MILITARIES: Final[i64] = 0x0F0
TRADES: Final[i64] = 0xF00
CARDS: Final[i64] = 78
SLOT_NAMES: Final = (
    *[f"{kind}-{value}" for kind in KIND_NAMES for value in (1, 2, 3, 4)],
    "bluff",
)
CARD_NAMES: Final = tuple([f"{family}-{slot}" for family in FAMILY_NAMES for slot in SLOT_NAMES])

FLOWER_NAMES: Final = ("sun", "animal", "tanzaku", "plain")  # SEN-06
SUN: Final[i64] = 0
ANIMAL: Final[i64] = 1
TANZAKU: Final[i64] = 2
PLAIN: Final[i64] = 3
FLOWERS: Final[i64] = 4
SIGHTING: Final[i64] = 5  # what a seat remembers of the hanafuda in another hand: see `memory`

SAMURAI_NAMES: Final = (  # SEN-07
    "akashi", "chosokabe", "daisuke", "ekei", "fuma", "genba", "hosokawa", "ishida", "jubei",
    "kojiro", "mori", "naoe", "oda", "ranmaru", "sanada", "tadakatsu", "umeko", "yodo",
)  # fmt: skip
SAMURAI: Final[i64] = 18
AKASHI: Final[i64] = 0
CHOSOKABE: Final[i64] = 1
DAISUKE: Final[i64] = 2
EKEI: Final[i64] = 3
FUMA: Final[i64] = 4
GENBA: Final[i64] = 5
HOSOKAWA: Final[i64] = 6
ISHIDA: Final[i64] = 7
JUBEI: Final[i64] = 8
KOJIRO: Final[i64] = 9
MORI: Final[i64] = 10
NAOE: Final[i64] = 11
ODA: Final[i64] = 12
RANMARU: Final[i64] = 13
SANADA: Final[i64] = 14
TADAKATSU: Final[i64] = 15
UMEKO: Final[i64] = 16
YODO: Final[i64] = 17

DICE: Final[i64] = 9  # SEN-08
ORDER_NAMES: Final = ("production", "recruitment", "movement")
PRODUCTION: Final[i64] = 1  # an order as it lies in a province; 0 is none
RECRUITMENT: Final[i64] = 2
MOVEMENT: Final[i64] = 3

LOTS: Final[i64] = 6  # two for each of at most three absent families (SEN-30)
LOT_NAMES: Final = tuple([f"{family}-lot-{lot}" for family in FAMILY_NAMES[:3] for lot in (1, 2)])

OFFERS: Final[i64] = 12  # a player's offers in one winter to one player, or to all (SEN-44)
OFFER_CARDS: Final[i64] = 5  # given, and wanted, in one offer (SEN-44)
PROMISE_COLUMNS: Final[i64] = 4  # of a promise made: speaker, hearer, promise, province
PROMISE_NAMES: Final = ("peace", "spare", "strike", "mercy")
PROMISES: Final[i64] = 4
PEACE: Final[i64] = 0
SPARE: Final[i64] = 1
STRIKE: Final[i64] = 2
MERCY: Final[i64] = 3
EVERYBODY: Final[i64] = 6  # who hears a promise said to all

# Where a piece may go (SEN-63): a province by land or by landing, a sea, a province by a raid
# through a sea.
BY_SEA: Final[i64] = 18  # the first of the two seas
BY_RAID: Final[i64] = 20  # raid through sea s into province p: 20 + 18 s + p
WAYS: Final[i64] = 56
WAY_NAMES: Final = (
    *PROVINCE_NAMES,
    *SEA_NAMES,
    *[f"{province}-by-{sea}" for sea in SEA_NAMES for province in PROVINCE_NAMES],
)
UNIT: Final[i64] = 0  # who goes: a unit, or 1 + the samurai
PIECE_NAMES: Final = ("unit", *SAMURAI_NAMES)

COMBO_NAMES: Final = ("suns", "animals", "plains", "quartet", "recruit")  # SEN-82, SEN-83
SUNS: Final[i64] = 0
ANIMALS: Final[i64] = 1
PLAINS: Final[i64] = 2
QUARTET: Final[i64] = 3
RECRUIT: Final[i64] = 4

NONE: Final[i64] = -1  # no seat, no card, no province
UNASKED: Final[i64] = -2  # a secret choice that is still to be made

# Where in the year we are: what is being decided now.
CHOOSING: Final[i64] = 0  # set-up: which samurai to keep (SEN-10)
CALLING: Final[i64] = 1  # set-up: the next province (SEN-11)
POSTING: Final[i64] = 2  # set-up: what to put there (SEN-11)
HOSTING: Final[i64] = 3  # the last host breaks a tie (SEN-20)
BIDDING: Final[i64] = 4  # SEN-31
WINTER: Final[i64] = 5  # SEN-40
ORDERING: Final[i64] = 6  # SEN-50
SPYING: Final[i64] = 7  # Fuma looks at an order
SHIFTING: Final[i64] = 8  # Fuma may change one
SUMMER: Final[i64] = 9  # the host's next call (SEN-60)
MOVING: Final[i64] = 10  # a plan is made (SEN-63)
DROWNING: Final[i64] = 11  # SEN-66
QUEUING: Final[i64] = 12  # which battle is next (SEN-69)
SILENCING: Final[i64] = 13  # Kojiro (SEN-70)
REROLLING: Final[i64] = 14  # Genba (SEN-70)
SUPPORTING: Final[i64] = 15  # SEN-71
HOSTAGE: Final[i64] = 16  # SEN-75
RETREATING: Final[i64] = 17  # Tadakatsu
AUTUMN: Final[i64] = 18  # the host calls a family
TRADING: Final[i64] = 19  # a family does what it likes (SEN-80 to SEN-85)
SHOWING: Final[i64] = 20  # hanafuda are shown for a trade card (SEN-80)
PICKING: Final[i64] = 21  # and one of them is taken
KEEPING: Final[i64] = 22  # which samurai to recruit (SEN-83)
PLACING: Final[i64] = 23  # and where (SEN-83, SEN-85)
SWAPPING: Final[i64] = 24  # Umeko
OVER: Final[i64] = 25
Phase: TypeAlias = Literal[
    "choosing", "calling", "posting", "hosting", "bidding", "winter", "ordering", "spying",
    "shifting", "summer", "moving", "drowning", "queuing", "silencing", "rerolling", "supporting",
    "hostage", "retreating", "autumn", "trading", "showing", "picking", "keeping", "placing",
    "swapping", "over",
]  # fmt: skip
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# Where many decide at once: how far a seat has come.
OPEN: Final[i64] = 0
READY: Final[i64] = 1  # may still change its mind, and in winter still answers
SEALED: Final[i64] = 2  # decides nothing more in this phase

# What a seat is putting together: a row of numbers, seen by it alone.
DRAFT: Final[i64] = 15
IDLE: Final[i64] = 0
OFFERING: Final[i64] = 1
PROMISING: Final[i64] = 2
PAYING: Final[i64] = 3
GATHERING: Final[i64] = 4  # the set of SEN-81
# Columns of a draft and of an offer: what it is (of an offer: who gives), to whom, its number,
# how many cards are given and wanted, the cards given (twice the card, plus 1 if covered), wants.
WHAT: Final[i64] = 0
WITH: Final[i64] = 1
NUMBER: Final[i64] = 2
GIVEN: Final[i64] = 3
WANTED: Final[i64] = 4
FIRST_GIVEN: Final[i64] = 5
FIRST_WANT: Final[i64] = 10
# A want is a card, or one of a family and kind (78 + family * 3 + kind), or any card.
WANT_OF_KIND: Final[i64] = 78
WANT_ANY: Final[i64] = 96
