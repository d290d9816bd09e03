"""Sentences agree: with names that begin with a vowel, one and several, the reader and others."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sengoku.games.kernel.refusals import Refusal
from sengoku.words import languages
from tests.words.pseudo import alone

SEATS = ["Akira", "Émile", "Bo"]  # the reader is one of them, or nobody
ECHIGO, OWARI = 3, 8
AKASHI, EKEI, ODA = 0, 3, 12
NARROW = "\u202f"

SPARE: dict[str, Any] = {"event": "promise", "seat": 1, "pledge": 1, "province": ECHIGO, "to": 0}
BROKEN: dict[str, Any] = {
    "event": "verdict", "seat": 0, "pledge": 2, "province": OWARI, "to": 1, "kept": "no",
}  # fmt: skip
POST: dict[str, Any] = {
    "event": "post", "seat": 1, "province": ECHIGO, "units": 1, "led": True, "samurai": EKEI,
}  # fmt: skip
BARE: dict[str, Any] = {"event": "post", "seat": 0, "province": OWARI, "units": 0, "led": False}
SUPPORT: dict[str, Any] = {
    "event": "support_shown", "played": [-1, 30], "attacker": 0, "defender": 1,
    "attack_card": -1, "defence_card": 30,
}  # fmt: skip
EXECUTED: dict[str, Any] = {
    "event": "execute", "seat": 1, "card": 2, "gained": 3, "lost": 6, "victim": 0,
}  # fmt: skip
SHOWN: dict[str, Any] = {"event": "shown", "seat": 1, "partner": 0, "cards": 2}
DECK: dict[str, Any] = {"event": "shown", "seat": 0, "partner": None, "cards": 3}
SETTLED: dict[str, Any] = {"event": "settle", "seat": 1, "province": OWARI, "samurai": AKASHI}
BATTLE: dict[str, Any] = {
    "event": "battle", "seat": 1, "defender": 0, "province": ECHIGO, "attack": 2, "defence": 0,
    "attackers": [], "defenders": [EKEI], "promises": ["spare-broken"],
}  # fmt: skip

TOLD: dict[str, list[tuple[dict[str, Any], str]]] = {  # to Akira
    "en": [
        (SPARE, "Émile promised you not to attack Echigo."),
        (BROKEN, "You had promised Émile to attack Owari: broken."),
        (POST, "Émile built a fortress in Echigo, with 1 unit and Ekei."),
        (BARE, "You built a fortress in Owari, with no units."),
        (SUPPORT, "You played no card, Émile black military 1."),
        (EXECUTED, "Émile executed yellow member 3 and gained 3 honour; you lost 6."),
        (SHOWN, "Émile looked at 2 hanafuda of yours."),
        (DECK, "You looked at 3 hanafuda from the deck."),
        (SETTLED, "Émile put Akashi in Owari."),
        (BATTLE, "Émile attacked you in Echigo: 2 units against no units and Ekei. "
                 "Promised: not to attack Echigo (broken)."),
    ],
    "fr": [
        (SPARE, "Émile vous a promis d’épargner Echigo."),
        (BROKEN, f"Vous aviez promis à Émile d’attaquer Owari{NARROW}: promesse rompue."),
        (POST, "Émile a placé une forteresse à Echigo, avec 1 unité et Ekei."),
        (BARE, "Vous avez placé une forteresse à Owari, sans unité."),
        (SUPPORT, f"Soutiens révélés{NARROW}: aucune carte pour vous, soutien noir 1 pour Émile."),
        (EXECUTED, f"Émile a exécuté un otage (membre jaune 3){NARROW}; points d’honneur gagnés"
                   f"{NARROW}: 3, perdus par vous{NARROW}: 6."),
        (SHOWN, "Émile a vu 2 hanafuda chez vous."),
        (DECK, "Vous avez vu 3 hanafuda dans le paquet."),
        (SETTLED, "Émile a placé Akashi à Owari."),
        (BATTLE, f"Émile a lancé une attaque contre vous à Echigo{NARROW}: 2 unités contre Ekei. "
                 f"Promis{NARROW}: d’épargner Echigo (promesse rompue)."),
    ],
    "it": [
        (SPARE, "Émile ti ha promesso di risparmiare Echigo."),
        (BROKEN, "Avevi promesso a Émile di attaccare Owari: promessa infranta."),
        (POST, "Émile ha messo una fortezza in Echigo, con 1 unità ed Ekei."),
        (BARE, "Hai messo una fortezza in Owari, senza unità."),
        (SUPPORT, "Sostegno: nessuna carta per te, sostegno nero 1 per Émile."),
        (EXECUTED, "Émile ha giustiziato membro giallo 3 (punti onore guadagnati: 3, "
                   "persi da te: 6)."),
        (SHOWN, "Émile ha visto 2 hanafuda tra i tuoi."),
        (DECK, "Hai visto 3 hanafuda in cima al mazzo."),
        (SETTLED, "Émile ha messo Akashi in Owari."),
        (BATTLE, "Émile ti ha attaccato in Echigo: 2 unità contro 0 ed Ekei. "
                 "Promesso: di risparmiare Echigo (promessa infranta)."),
    ],
    "nl": [
        (SPARE, "Émile beloofde jou Echigo te sparen."),
        (BROKEN, "Je had Émile beloofd Owari aan te vallen: belofte gebroken."),
        (POST, "Émile zette een vesting neer in Echigo, met 1 eenheid en Ekei."),
        (BARE, "Je zette een vesting neer in Owari, zonder eenheden."),
        (SUPPORT, "Steun: geen kaart voor jou, zwarte steunkaart 1 voor Émile."),
        (EXECUTED, "Émile stelde geel familielid 3 terecht en won 3 eer; jij verloor er 6."),
        (SHOWN, "Émile zag 2 hanafuda van jou."),
        (DECK, "Je zag 3 hanafuda van de stapel."),
        (SETTLED, "Émile zette Akashi neer in Owari."),
        (BATTLE, "Émile viel jou aan in Echigo: 2 eenheden tegen Ekei. "
                 "Beloofd: Echigo te sparen (gebroken)."),
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", TOLD)
def test_events_name_what_they_are_about(language: str) -> None:
    told = [alone(language).event("senji", event, SEATS, 0) for event, _ in TOLD[language]]
    assert told == [sentence for _, sentence in TOLD[language]]


# What must follow no name that begins with a vowel, in whatever sentence.
HIATUS = {
    "en": r"\ba (?=[AEIOUÉaeio])",
    "fr": r"\b(?:de|le|la|que|ne|du|se|si) (?=[AEIOUÉaeiouyé])(?!onz)",
    "it": r"\b(?:della|dello|alla|nella|sulla|lo|la|una) (?=[aeiou][a-z])|\be (?=E)",
    "nl": r"$^",
}


@pytest.mark.parametrize("language", TOLD)
def test_no_sentence_needs_an_elision(language: str) -> None:
    samurai = [AKASHI, EKEI, ODA]
    events: list[dict[str, Any]] = [event for event, _ in TOLD[language]]
    for at in range(3):
        events += [
            {"event": "won", "seat": at, "card": 0, "paid": [4, 8]},
            {"event": "levy", "seat": at, "units": 1, "province": ECHIGO},
            {"event": "called", "seat": at, "province": OWARI, "token": 0},
            {"event": "recruited", "seat": at, "samurai": samurai[at]},
            {"event": "silence", "seat": at, "samurai": samurai[at]},
            {"event": "losses", "loser": at, "lost": 1, "winner": (at + 1) % 3, "cost": 0,
             "honour": 2, "fallen": samurai},
            {"event": "victory", "seat": at, "province": ECHIGO},
            {"event": "refused", "seat": at, "to": (at + 1) % 3},
            {"event": "withdrawn", "seat": at, "to": (at + 1) % 3},
            {"event": "present", "seat": at, "flower": 1},
            {"event": "drown", "seat": at, "piece": 1, "province": OWARI},
            {"event": "moves", "seat": at, "piece": 0, "way": ECHIGO, "count": 2},
        ]  # fmt: skip
    for event in events:
        for me in (None, 0, 1, 2):
            said = alone(language).event("senji", event, SEATS, me)
            assert not re.search(HIATUS[language], said), said


@pytest.mark.parametrize(
    ("piece", "count", "told"),
    [(0, 1, "1 unit to Owari"), (0, 2, "2 units to Owari"), (1, 1, "Akashi to Owari")],
)
def test_english_counts_what_was_sent(piece: int, count: int, told: str) -> None:
    event = {"event": "moves", "seat": 1, "piece": piece, "way": OWARI, "count": count}
    assert alone("en").event("senji", event, SEATS, 0) == f"Émile sent {told}."


OFFERS = [
    ([67], 1, [96], "Émile offered you purple member 3 and 1 covered card for any card."),
    ([], 2, [], "Émile offered you 2 covered cards as a gift."),
    ([], 0, [2], "Émile offered you nothing for yellow member 3."),
]


@pytest.mark.parametrize(("shown", "covered", "wants", "told"), OFFERS)
def test_english_passes_over_what_an_offer_lacks(
    shown: list[int], covered: int, wants: list[int], told: str
) -> None:
    event = {"event": "offer", "seat": 1, "to": 0, "open": shown, "covered": covered}
    assert alone("en").event("senji", event | {"wants": wants}, SEATS, 0) == told


@pytest.mark.parametrize("event", ["ready", "seal", "change", "invite"])
def test_english_verbs_agree_with_the_reader(event: str) -> None:
    told = {me: alone("en").event("senji", {"event": event, "seat": 0}, SEATS, me) for me in (0, 1)}
    assert re.match("You (are|take) ", told[0])
    assert re.match("Akira (is|takes) ", told[1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("defender", [1, 2])
def test_a_refused_attack_names_both_columns(language: str, defender: int) -> None:
    columns = {"clan": "oda", "target": "uesugi", "province": "B"}
    figures = columns | {"attacker": 1, "defender": defender}
    said = alone(language).refusal(Refusal("SHI-27.strength", figures))
    for part in ("Oda", "Uesugi", "B", "1", str(defender)):
        assert re.search(rf"\b{part}\b", said), said
