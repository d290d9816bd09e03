"""Senji, all phases, in the order of their numbers in `components`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from sengoku.games.senji.rules.auction import Bidding
from sengoku.games.senji.rules.autumn.families import Autumn, Trading
from sengoku.games.senji.rules.autumn.recruiting import Keeping, Placing
from sengoku.games.senji.rules.autumn.trade import Picking, Showing
from sengoku.games.senji.rules.autumn.umeko import Swapping
from sengoku.games.senji.rules.emperor import Hosting
from sengoku.games.senji.rules.phase import Phase
from sengoku.games.senji.rules.setup import Calling, Choosing, Posting
from sengoku.games.senji.rules.spring import Ordering
from sengoku.games.senji.rules.summer.aftermath import Hostage, Retreating
from sengoku.games.senji.rules.summer.arrival import Queuing
from sengoku.games.senji.rules.summer.battle import Rerolling, Silencing
from sengoku.games.senji.rules.summer.calls import Summer
from sengoku.games.senji.rules.summer.fuma import Shifting, Spying
from sengoku.games.senji.rules.summer.movement import Moving
from sengoku.games.senji.rules.summer.raids import Drowning
from sengoku.games.senji.rules.summer.support import Supporting
from sengoku.games.senji.rules.winter.talks import Winter
from sengoku.games.senji.rules.year import Over

# A vec, as no item of it is checked for its class: with a list random play was 5 % slower.
PHASES: Final = vec[Phase](
    [
        Choosing(),
        Calling(),
        Posting(),
        Hosting(),
        Bidding(),
        Winter(),
        Ordering(),
        Spying(),
        Shifting(),
        Summer(),
        Moving(),
        Drowning(),
        Queuing(),
        Silencing(),
        Rerolling(),
        Supporting(),
        Hostage(),
        Retreating(),
        Autumn(),
        Trading(),
        Showing(),
        Picking(),
        Keeping(),
        Placing(),
        Swapping(),
        Over(),
    ]
)
