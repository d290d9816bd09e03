"""Senji in text, lines of winter: an offer, a counter-offer, an acceptance with its payment."""

from __future__ import annotations

from sengoku.games.kernel.refusals import UnknownText
from sengoku.text.composing import Composer, NotCompound
from sengoku.text.faces.senji.box import CARD, KIND, SEAT, WANT
from sengoku.text.faces.senji.phrases import (
    card_of,
    cut,
    is_small,
    items,
    lead,
    named,
    near,
    seat_and_rest,
    tokens_of,
    view_of,
    wants_of,
)
from sengoku.text.vocabulary import Tokens, patterns

# Offers.


def offer(composer: Composer, rest: str) -> None:
    """Begin an offer, fill it and send it: "offer chiyo member 1 for purple member"."""
    found = seat_and_rest(composer, SEAT, tokens_of(rest))
    if found is None or not found[1]:
        raise NotCompound
    composer.play("offer", found[0])
    fill(composer, found[1])


def counter(composer: Composer, rest: str) -> None:
    """Answer an offer with another: "counter chiyo 1 member 1 for purple member"."""
    giver, number, after = offer_named(composer, "counter", tokens_of(rest))
    composer.play("counter", giver, number)
    if after:
        fill(composer, after)


def fill(composer: Composer, said: Tokens) -> None:
    """What an offer gives and asks for; then it is sent."""
    given, wants = cut(composer, said, "for")
    for item in items(composer, given):
        if not is_small(composer, item[0], "nothing"):
            give(composer, item)
    for item in items(composer, wants or ()):
        if not is_small(composer, item[0], "nothing"):
            want(composer, item)
    composer.play("send")


def give(composer: Composer, said: Tokens) -> None:
    """Show a card, or cover it if the words say so."""
    plain = tuple([word for word in said if not is_small(composer, word, "hides")])
    kind = "show" if len(plain) == len(said) else "cover"
    card = card_of(composer, plain, lambda card: composer.can(kind, card))
    composer.play(kind, card)


def want(composer: Composer, said: Tokens) -> None:
    """Ask for a kind of card, or for one card."""
    found = near(composer, WANT, said)
    wanted = named(composer, WANT if found else KIND, said)
    kind, value = wants_of(wanted)
    composer.play("want", kind)
    if value is not None:
        composer.play("exactly", value)


# Answers.


def offer_named(composer: Composer, kind: str, said: Tokens) -> tuple[int, int, Tokens]:
    """Whose offer is meant, its number, and what follows; the only one needs no number."""
    giver: int | None = None
    number: int | None = None
    between = words_of(composer, kind)
    while said:
        found = lead(composer, said, SEAT) if giver is None else None
        if said[0].isdecimal() and number is None:
            number, said = max(int(said[0][:3]) - 1, 0), said[1:]
        elif found is not None:
            giver, said = found[1], found[2]
        elif said[0] in between:
            said = said[1:]
        else:
            break
    if giver is None:
        raise NotCompound
    return giver, only_one(composer, giver) if number is None else number, said


def words_of(composer: Composer, kind: str) -> set[str]:
    """The words with which a kind of move is said, its parts aside."""
    game, speech = composer.state.game, composer.vocabulary.words
    said = patterns(game, game.moves[kind], speech.language)
    return {word for pattern in said for word in pattern if isinstance(word, str)}


def only_one(composer: Composer, giver: int) -> int:
    """The number of the only offer that a player has made to the seat."""
    there = [
        one["number"]
        for one in view_of(composer)["own"]["offers"]
        if one["from"] == giver and one["to"] == composer.seat
    ]
    if len(there) != 1:
        raise NotCompound
    return int(there[0])


def take(composer: Composer, rest: str) -> None:
    """Accept an offer and pay for it: "take benkei 2 with blue trade 1"."""
    before, said = cut(composer, tokens_of(rest), "with")
    giver, number, after = offer_named(composer, "take", before)
    if after:
        raise NotCompound
    wants = [
        want
        for one in view_of(composer)["own"]["offers"]
        for want in one["wants"]
        if (one["from"], one["number"]) == (giver, number)
    ]
    hand = view_of(composer)["own"]["hand"]
    cards = [card_of(composer, one, hand.__contains__) for one in items(composer, said or ())]
    composer.play("take", giver, number)
    settle(composer, [card for card in cards if card not in wants])


def settle(composer: Composer, cards: list[int]) -> None:
    """Pay with all of these cards, in the order in which they fit."""
    paid = len(cards) > 0
    for _ in range(len(cards)):
        fits = [card for card in cards if paying(composer) and composer.can("pay", card)]
        card = fits[0] if fits else cards[0]
        if not paying(composer):
            name = composer.vocabulary.name(CARD, card)
            form = composer.vocabulary.words.text("senji-compound-take.form")
            raise UnknownText("TEXT.long", {"word": name, "form": form})
        composer.play("pay", card)
        cards.remove(card)
    if paid and paying(composer):
        composer.play("ready")  # refused: it says that more is to be paid


def paying(composer: Composer) -> bool:
    """Whether the seat is about to pay for an offer."""
    drafted = view_of(composer)["own"]["drafted"]
    return drafted is not None and drafted["what"] == "payment"


def answer(kind: str, composer: Composer, rest: str) -> None:
    """Answer the only offer of a player without its number."""
    giver, number, after = offer_named(composer, kind, tokens_of(rest))
    if after:
        raise NotCompound
    composer.play(kind, giver, number)
