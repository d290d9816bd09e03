# Janken, in English. Another language is one more file; what it does not say is said in English.

janken-title = Janken
    .about = Rock, paper, scissors, all at once. Whoever reads the others best wins.
rock = rock
paper = paper
scissors = scissors
janken-figure-hand = { $value ->
    [0] rock
    [1] paper
   *[2] scissors
}
janken-figure-hands = { $name }: { janken-figure-hand }
janken-figure-points = { $name } { $value }
janken-prompt = Choose a hand. Nobody sees it until all have chosen.
janken-left = { $left ->
    [0] All hands are shown.
    [one] The last round
   *[other] { $left } rounds to go
}
janken-chosen = has chosen
janken-thinks = is choosing
janken-text-player = player
janken-text-points = points
janken-text-hand = hand
janken-throw = { $seat } chose a hand.
    .seen = { $seat } chose { $hand }.
    .then = chose a hand
    .then-seen = chose { $hand }
    .say = throw { $hand }
janken-reveal = The hands: { $hands }. The points: { $points }.
JAN-01 =
    .players = Janken is for { $fewest } to { $most } players, not { $players }.
