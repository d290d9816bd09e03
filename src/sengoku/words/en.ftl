### Sengoku in English.
### A refusal's id is the rule that was broken, its attribute the case, `…-hint` what to do about it.
### What an event tells is `<game>-<event>`; `.then` is the same without its subject.
### `.seen` and `.then-seen` tell more, to those who saw more.
### An empty `.then` leaves the event out of such a line.
### Where a seat is a figure, `$<figure>-me` is "yes" if it is the reader's own.

## Everywhere

cited = { $sentence } ({ $rule })
you = You
nothing = nothing
list = { $head } and { $tail }
figure-seat = { $name }
figure-first = { $name }

## Refusals of every game

TURN = It is not { $seat }’s turn to decide.
CODE =
    .number = { $move } is no move: moves are numbers from 0 to { $most }.
    .seat = Nobody sits at { $seat } in this game.
SEAT = There is no seat { $seat }: seats go from 0 to { $most }.
GAME = There is no game called “{ $game }”.
    .hint = The games are: { $choices }.
    .near = There is no game called “{ $game }”. Did you mean { $nearest }?
OPTION =
    .unknown = { $choices ->
            [none] This game has no options, so “{ $option }” is not one.
           *[other] There is no option “{ $option }”.
        }
    .unknown-hint = { $choices ->
            [none] Leave it out.
           *[other] The options are: { $choices }.
        }
    .value = The option { $option } can’t be { $value }: it is a { $kind ->
            [bool] yes or a no
            [int] whole number
           *[str] word
        }.
    .value-hint = Write { $option }={ $kind ->
            [bool] yes or { $option }=no
            [int] and a number
           *[str] and a word
        }.
SEED =
    .number = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
    .bytes = A sealed seed has 32 bytes, not { $bytes }.
    .stream = This is no random stream: { $stream }.
TEXT =
    .empty = Nothing was typed.
    .short = The { $part } is missing. The whole move is: { $form }.
    .long = “{ $word }” is too much. The whole move is: { $form }.
    .several = “{ $word }” could be { $choices }.
    .unknown = “{ $word }” is no { $part }. Choose from { $choices }.
ASK =
    .unknown = There is no question “{ $question }”. Ask one of these: { $choices }.
    .parts = The question “{ $question }” was not asked rightly: { $problem }.
DUMP =
    .game = This is a position of { $found }, not of { $game }.
    .shape = This is no position: { $problem }.
    .rows = The position is not as large as its table: { $field }.
    .number = The position holds an impossible number: { $field }.

## Games, as they are listed

shinobi-title = Shinobi
shinobi-about = Serve a clan in secret, and have the most of its cards on the table.
shitenno-title = Shitennō
shitenno-about = Divide troops, koku and titles, and win favour in the provinces.

## Prompts, where a game has none of its own

prompt = Choose a move.

## Terminal

UNDO =
    .nothing = There is nothing to take back yet.
    .secret = That can’t be taken back: since then a card was drawn or something hidden became known.
    .other = That can’t be taken back: somebody else has moved since.
    .together = That can’t be taken back: several seats decide at once here.
SAVE =
    .name = Tell me the file too, for example: save game.json
    .write = The game could not be saved as { $file }: { $problem }.
    .foreign = { $file } is there already and is no saved game, so it was left alone.
    .foreign-hint = Choose another name.
LOAD =
    .name = Tell me the file too, for example: load game.json
    .missing = There is no file { $file }.
    .missing-hint = Type the name under which the game was saved.
    .folder = { $file } is a folder, not a saved game.
    .folder-hint = Type the name under which the game was saved.
    .read = { $file } can’t be read: { $problem }.
    .read-hint = Type the name under which the game was saved.
    .corrupt = { $file } is no saved game of Sengoku, or is damaged ({ $problem }).
    .corrupt-hint = Saved games are made with “save” while playing.
COMMAND =
    .number = There is no move { $number }: they go from 1 to { $most }.
    .extra = “{ $command }” stands alone; “{ $rest }” was not understood.
    .unknown = “{ $word }” is neither a move nor a command. Type ? for help.
    .choose = Type the number of a move, or the move itself. Type ? for help.

terminal-help = type ? for help
terminal-log-empty = Nothing has happened yet.
terminal-turn = { $name }, it is your turn.
terminal-curtain-title = The curtain is down.
terminal-curtain = Pass the keyboard to { $name }, then press Enter.
terminal-saved = Saved. Play on, or come back later with: sengoku play --load { $file }
terminal-loaded = Here is the game saved as { $file }.
terminal-quit = Not saved yet. Type a file name to save the game, or press Enter to leave without.
terminal-resume = Goodbye. Come back with: sengoku play --load { $file }
terminal-bye = Goodbye.
terminal-stopped = Stopped. The game was not saved; next time, “save FILE” keeps it.
terminal-again = The same deal once more: { $command }
terminal-over = The game is over
terminal-result = { $rank }. { $name }, { $score } points
terminal-watch = Nobody is at the keyboard: the bots play among themselves.

help-title = What you can type
help-move = a number
    .what = make the move with that number
help-notation = a move
    .what = the same in words, as the list shows it: { $example }; words may be cut short
help-why = ? and a move
    .what = what that move does, or which rule forbids it
help-undo = undo
    .what = take your last move back, as long as nothing was drawn and nobody else moved
help-look = look
    .what = draw the table again
help-log = log
    .what = all that happened, as you saw it (log 10: the last ten lines)
help-rules = rules
    .what = the rules of the game (rules { $rule }: one of them)
help-save = save FILE
    .what = keep the game in a file; load FILE takes it up again
help-quit = quit
    .what = leave the table

## Command line

CLI =
    .error = { $problem }
    .hint = { $command } --help shows what can be typed.
    .players = The number of players must be a whole number, not “{ $value }”.
    .players-hint = For example: --players 4
    .people = The number of people must be a whole number, not “{ $value }”.
    .people-hint = For example: --humans 2
    .humans = There can’t be { $humans } people in a game of { $players }.
    .humans-hint = The rest are bots: choose from 0 to { $players }.
    .seed = The seed must be a whole number from 0 to { $most }, not “{ $value }”.
    .seed-hint = For example: --seed 7. The same seed deals the same cards.
    .option = An option is written name=value, not “{ $value }”.
    .option-hint = { $choices ->
            [none] This game has no options.
           *[other] The options are: { $choices }.
        }
    .names = { $names } names were given, but { $humans } people.
    .names-hint = Leave out --humans: every --name is a person.
    .name = “{ $name }” can’t be a name at the table: a name is 1 to { $most } letters, and only one has it.
    .name-hint = For example: --name Ann --name Bo
    .game = Which game?
    .game-hint = For example: { $example }
    .loaded = A saved game has its own players, seed and options.
    .loaded-hint = Leave out everything but --load.
    .other = { $file } is a game of { $found }, not of { $game }.
    .other-hint = sengoku play --load { $file }
    .rule = There is no rule { $rule } in { $game }.
    .rule-hint = The rules go from { $first } to { $last }: sengoku rules { $game }
    .rules = There are no rules of { $game } to read here.
    .rules-hint = They come with the package that brings the game.
    .bench = The benchmarks come with the installed package, and are not here.
    .bench-hint = Install it with: pip install .
    .value = { $option } can’t be “{ $value }”.
    .value-hint = { $command } --help shows what can be typed.
    .unused = “{ $tokens }” was not understood.
    .unused-hint = { $command } --help shows what can be typed.

games-name = game
games-players = players
games-options = options
games-about = what it is
games-range = { $fewest } to { $most }
engine-compiled = engine compiled
engine-uncompiled = engine not compiled: get a C compiler, reinstall

## Shinobi

# Components
hojo = Hōjō
mori = Mōri
oda = Oda
takeda = Takeda
uesugi = Uesugi
ninja = ninja

# How figures of events are said: cards by number, provinces by their owner.
shinobi-card = { $value ->
    [0] { hojo }
    [1] { mori }
    [2] { oda }
    [3] { takeda }
    [4] { uesugi }
   *[5] { ninja }
}
shinobi-clan = { shinobi-card }
shinobi-target = { shinobi-card }
shinobi-drawn = { shinobi-card }
shinobi-province = { $me ->
    [yes] your province
   *[no] { $doer ->
        [yes] their own province
       *[no] { $name }’s province
    }
}
    .then = { $me ->
        [yes] your province
       *[no] { $doer ->
            [yes] their own
           *[no] { $name }’s
        }
    }
shinobi-source = { shinobi-province }
    .then = { shinobi-province.then }
shinobi-loyalties = { $me ->
    [yes] you
   *[no] { $name }
} served { shinobi-card }

# What is asked
shinobi-prompt = { $order ->
    [1] First order: deploy a card away from home, or strike a column with a ninja.
    [2] Second order: settle a card at home, or march one from elsewhere.
   *[3] { $only ->
        [rest] Third order: nothing can be attacked. Press Enter to end your turn.
       *[attack] Third order: attack with a column of yours a smaller one elsewhere.
    }
}

# What happened
shinobi-start = The cards are dealt. { $first } { $first-me ->
    [yes] take
   *[no] takes
} the first turn.
    .then = { $first } { $first-me ->
        [yes] take
       *[no] takes
    } the first turn
shinobi-deploy = { $seat } deployed { $clan } to { $province }.
    .then = deployed { $clan } to { $province }
    .help = You put a card of { $clan } from your hand into { $province }. It is protected this turn. (SHI-20)
shinobi-strike = { $seat } struck { $clan } in { $province } with a ninja.
    .then = struck { $clan } in { $province } with a ninja
    .help = You discard a ninja and one card of { $clan } in { $province }. What is left there can’t be attacked this turn. (SHI-21)
shinobi-settle = { $seat } settled { $clan } in { $seat-me ->
    [yes] your
   *[no] their
} own province.
    .then = settled { $clan } at home
    .help = You put a card of { $clan } from your hand into your own province. (SHI-23)
shinobi-march = { $seat } marched { $clan } from { $source } to { $province }.
    .then = marched { $clan } from { $source } to { $province }
    .help = You move a card of { $clan } from { $source } to { $province }, where it is protected this turn. (SHI-24)
shinobi-attack = { $seat } attacked { $target } in { $province } with { $clan }.
    .then = attacked { $target } in { $province } with { $clan }
    .help = Your column of { $clan } takes a card from { $target } in { $province } and loses nothing itself. (SHI-27)
shinobi-rest = { $seat } had nothing to attack.
    .then = no attack
    .help = You attack nobody, draw up to four cards, and your turn is over. (SHI-26)
shinobi-draw = { $seat } drew { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
    .seen = { $seat } drew { $drawn }.
    .then = { "" }
    .then-seen = drew { $drawn }
shinobi-end = The game is over, and the loyalties are revealed: { $loyalties }.
    .then = { $loyalties }

# The table in the terminal
shinobi-serve = You serve
shinobi-hand = Hand
shinobi-pile = Draw pile { $cards }
shinobi-last = { $me ->
    [yes] You drew the last card: your turns are over, the others have one more each.
   *[no] { $name } drew the last card: the last round.
}
shinobi-legend = * protected this turn   [4] cards in hand
shinobi-standing = on the table
shinobi-unseen = unseen
shinobi-score = { $rank }. { $name } served { $clan }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the table, { $home } at home
shinobi-tie = Equal with { $score }: the cards at home decide. (SHI-42)
shinobi-shared = Equal at home, too: the place is shared. (SHI-43)
shinobi-unserved = { $clan } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, but nobody served it. (SHI-44)

# Refusals of moves
SHI-04 =
    .players = Shinobi is for { $fewest } to { $most } players, not { $players }.
    .hint = Choose a number from { $fewest } to { $most }.
SHI-20 =
    .own = The first order leads away from home: not into your own province.
    .hand = You hold no card of { $clan } to deploy.
    .sequence = The first order comes now: deploy an army card, or strike with a ninja.
SHI-21 =
    .own = A ninja strikes elsewhere: not in your own province.
    .hand = You hold no ninja to strike with.
SHI-22 =
    .column = A ninja needs a column to strike: there is no { $clan } in province { $province }.
SHI-23 =
    .hand = You hold no card of { $clan } to settle.
    .sequence = The second order comes now: settle a card at home, or march one elsewhere.
SHI-24 =
    .own = No card marches out of your own province.
    .same = A march must lead somewhere else: the card lies in province { $province } already.
    .column = There is no { $clan } in province { $source } to march.
SHI-26 =
    .attack = You must attack while you can: { $attacks ->
        [one] there is { $attacks } possible attack
       *[other] there are { $attacks } possible attacks
    }.
    .sequence = The third order comes now: attack, or end the turn if nothing can be attacked.
SHI-27 =
    .own = The target lies elsewhere: not in your own province.
    .clan = A clan does not attack itself: { $clan } can’t attack { $target }.
    .column = There is no { $target } in province { $province } to attack.
    .strength = The target must be smaller: it has { $defender ->
        [one] { $defender } card
       *[other] { $defender } cards
    }, the attacker { $attacker }.
SHI-28 =
    .protected = { $target } in province { $province } is protected this turn: a card came to it, or a ninja struck it.
    .early = No column can be protected before the first order is given.
SHI-29 =
    .vacated = { $target } in province { $province } is protected this turn: a card has just marched out of it.
    .early = No column can be left behind before the second order is given.

# Refusals of positions
SHI-02 =
    .cards = There must be { $needed } cards of { $kind }, not { $found }.
SHI-10 =
    .loyalty = Every seat serves one of the five clans, and no clan is served twice.
SHI-12 =
    .actors = One seat takes its turn at a time.
SHI-30 =
    .hand = Seat { $seat } can’t hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } now: { $fewest ->
        [0] at most { $most }
       *[other] from { $fewest } to { $most }
    }.
SHI-40 =
    .last = Somebody has drawn the last card just when the pile is empty.
    .turn = Whoever drew the last card takes no more turns.
    .over = The game is over only after the last round.
SHI-41 =
    .early = There are no scores before the end.
    .result = The scores are not those of the table.

## Shitennō

# Components
samurai = Samurai
bushi = Bushi
sohei = Sōhei
shinobi = Shinobi
exchange = Exchange
plus = +1
daimyo = Daimyō
shomyo = Shōmyō
sensei = Sensei
hatamoto = Hatamoto
chugoku = Chūgoku
chubu = Chūbu
hokkaido = Hokkaidō
kyushu = Kyūshū
kanto = Kantō
kansai = Kansai
shikoku = Shikoku
tohoku = Tōhoku

# How figures of events are said: cards and parts of a payment by number, then tiles.
shitenno-cards = { $value ->
    [0] { samurai }
    [1] { bushi }
    [2] { sohei }
    [3] { shinobi }
    [4] { samurai }+{ samurai }
    [5] { samurai }+{ bushi }
    [6] { samurai }+{ sohei }
    [7] { samurai }+{ shinobi }
    [8] { bushi }+{ bushi }
    [9] { bushi }+{ sohei }
    [10] { bushi }+{ shinobi }
    [11] { sohei }+{ sohei }
    [12] { sohei }+{ shinobi }
    [13] { shinobi }+{ shinobi }
    [14] 1 koku
    [15] 2 koku
    [16] 3 koku
    [17] { exchange }
    [18] { plus }
   *[19] { hatamoto }
}
shitenno-card = { shitenno-cards }
shitenno-others = { shitenno-cards }
shitenno-part = { shitenno-cards }
shitenno-paid = { shitenno-cards }
shitenno-shows = { shitenno-cards }
shitenno-tile = { $value ->
    [0] { exchange }
    [1] { plus }
   *[2] Draw
}
shitenno-hierarchy = { $value ->
    [0] { daimyo }
    [1] { shomyo }
    [2] { sensei }
   *[3] { hatamoto }
}
shitenno-rest = { shitenno-hierarchy }
shitenno-titles = { $me ->
    [yes] you are
   *[no] { $name } is
} { shitenno-hierarchy }
shitenno-scores = { $me ->
    [yes] you have
   *[no] { $name } has
} { $value }
shitenno-tairo = { $name }
shitenno-province = { $value ->
    [0] { chugoku }
    [1] { chubu }
    [2] { hokkaido }
    [3] { kyushu }
    [4] { kanto }
    [5] { kansai }
    [6] { shikoku }
   *[7] { tohoku }
}

# What is asked
shitenno-prompt = { $asked ->
    [offer] You are Tairō: add cards to a lot, then offer it with a title.
    [split] You are Tairō: add cards to one lot, the rest is the other. Then split, with a title for each.
    [answer] Accept the lot, or refuse it.
    [choose] Choose one of the two lots.
    [pay] { $only ->
        [place] Confirm: place the kamon.
       *[several] Put the payment together, or withdraw; place confirms it.
    }
   *[turn] { $only ->
        [done] Nothing is left to do this year. Press Enter to end your turn.
       *[several] Claim a province, use a tile or your title, or end your turn.
    }
}

# What happened
shitenno-start = The titles are dealt: { $titles }.
    .then = the titles are dealt: { $titles }
shitenno-drawn = { $seat } drew { $card }.
    .then = drew { $card }
shitenno-year = Round { $round }: { $tairo } { $tairo-me ->
    [yes] are
   *[no] is
} Tairō and { $tairo-me ->
    [yes] lay
   *[no] lays
} open { $cards }.
    .then = round { $round }, { $tairo } { $tairo-me ->
        [yes] are
       *[no] is
    } Tairō: { $cards }
shitenno-reshuffle = The discarded troops became a new pile of { $pile }.
    .then = the discarded troops became a new pile
shitenno-add = { $seat } added { $card } to the lot.
    .then = { "" }
    .help = You add { $card } to the lot that you are putting together; nobody sees it before you send it. (STN-32)
shitenno-remove = { $seat } took { $card } back out of the lot.
    .then = { "" }
    .help = You take { $card } back out of the lot. (STN-32)
shitenno-offer = { $seat } offered a lot with the { $hierarchy }: { $cards }.
    .then = offered { $cards } with the { $hierarchy }
    .help = You offer what you put together with the { $hierarchy } to the others without a lot, one by one. (STN-32)
shitenno-accept = { $seat } accepted it.
    .then = accepted
    .help = The cards of the lot come into your hand, and its tile will be your title. (STN-33)
shitenno-refuse = { $seat } refused it.
    .then = refused
    .help = You leave the lot to the next one; you will be asked about others. (STN-32)
shitenno-keep = Nobody wanted it: the lot is { $seat-me ->
    [yes] yours
   *[no] { $seat }’s
}, and { $tairo } { $tairo-me ->
    [yes] are
   *[no] is
} Tairō now.
    .then = kept the lot that nobody wanted
shitenno-split = { $seat } made two lots: { $cards } with the { $hierarchy }, and { $others } with the { $rest }.
    .then = made two lots: { $cards } with the { $hierarchy }, { $others } with the { $rest }
    .help = What you put together is one lot, with the { $hierarchy }; all other cards are the second, with the { $rest }. The other one chooses. (STN-35)
shitenno-choose = { $seat } chose the lot with the { $hierarchy }.
    .then = chose the { $hierarchy }
    .help = You take the lot with the { $hierarchy }, and the Tairō the other one. (STN-35)
shitenno-titled = The new titles: { $titles }.
    .then = the new titles: { $titles }
shitenno-claim = { $seat } began to pay for { $province }.
    .then = { "" }
    .help = You begin a payment for the next position of { $province }; it can be given up until you place. (STN-41)
shitenno-spend = { $seat } laid down { $part }.
    .then = { "" }
    .help = You lay { $part } down as a part of the payment. (STN-43)
shitenno-withdraw = { $seat } gave the payment up.
    .then = { "" }
    .help = You take everything back into your hand. (STN-43)
shitenno-place = { $seat } took a position of { $province } with { $paid }, for { $favour } favour.
    .seen = { $seat } took a position of { $province } with { $paid }, for { $favour } favour, and won a tile: { $tile }.
    .then = took { $province } with { $paid } for { $favour } favour
    .then-seen = took { $province } with { $paid } for { $favour } favour and won { $tile }
    .help = You pay with what you laid down, and your kamon goes to the leftmost free position. (STN-43)
shitenno-draw = { $seat } used a Draw tile.
    .then = used a Draw tile
    .help = You use a Draw tile and take a troop card from the pile. It can’t be undone. (STN-53)
shitenno-turn = { $seat } turned a kamon in { $province } to its golden side.
    .then = turned a kamon in { $province } golden
    .help = One of your kamon in { $province } becomes golden and counts as two; your turn is over. (STN-56)
shitenno-done = { $seat } ended { $seat-me ->
    [yes] your
   *[no] their
} turn.
    .then = ended the turn
    .help = Your turn is over; the next title has its own. (STN-40)
shitenno-end = The game is over: { $scores }.
    .then = { $scores }

# The table in the terminal
shitenno-see-round = Round { $round }
shitenno-see-piles = troop pile { $troops }, discard { $discards }, koku pile { $koku }
shitenno-see-hand = Hand
shitenno-see-table = Open
shitenno-see-lot = Lot
shitenno-see-rest-lot = The rest
shitenno-see-none = no cards
shitenno-see-paying = Paying for { $province }
shitenno-see-troops = troops
shitenno-see-koku = koku
shitenno-see-kamon = kamon
shitenno-see-favour = favour
shitenno-see-full = full
shitenno-see-tile-left = tiles left
shitenno-see-line = { $rank }. { $name }: { $total }
shitenno-see-line-track = { $favour } on the track
shitenno-see-line-koku = { $koku } koku in hand (STN-62)
shitenno-see-line-exchanged = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
} exchanged (STN-62)
shitenno-see-line-plus = { $tiles } for +1 tiles (STN-62)
shitenno-see-line-majority = { $favour } for { $provinces } (STN-63)
shitenno-see-tie = Equal with { $score }: the higher title is ahead. (STN-64)

# Refusals of moves
STN-08 =
    .players = Shitennō is for { $fewest } to { $most } players, not { $players }.
    .hint = Choose a number from { $fewest } to { $most }.
    .kamon = Seat { $seat } must have as many kamon as the number of players says, not { $found }.
STN-32 =
    .sequence = The Tairō puts a lot together now: add cards, and offer it with a title.
    .answer = A lot is on offer: accept it or refuse it.
    .card = There is no more { $card } to add: { $open } { $open ->
        [one] lies
       *[other] lie
    } open, { $lot } of them in the lot.
    .lot = There is no { $card } in the lot to take back.
    .often = Enough taken apart: { $most } cards were taken back out of this lot already.
    .tile = The tile { $hierarchy } is gone. Left are: { $tiles }.
    .three = Two lots are made only when two are without one: now it is { $players }. Offer one lot.
    .outside = The lot holds more { $card } than lie open.
    .offers = There can’t be { $offers ->
        [one] { $offers } lot
       *[other] { $offers } lots
    } on offer now.
    .actor = The Tairō divides, the others answer.
    .sent = Nothing can be put together while a lot is on offer.
STN-35 =
    .sequence = The Tairō makes two lots now: add cards to one, and split with a title for each.
    .choice = Two lots lie on the table: choose one of them.
    .two = With { $players } left there is no single offer: split everything into two lots.
    .same = Each lot has a tile of its own: not { $hierarchy } twice.
    .tile = Both tiles must be left. These are: { $tiles }.
    .lots = No lot has the { $hierarchy }. Choose from: { $tiles }.
    .fewer = With { $players } without a lot, nothing is left to divide.
    .all = All cards must be in a hand or in one of the two lots.
    .order = Of two lots, the one with the higher tile is written first.
STN-40 =
    .two = No more than { $most } kamon a year.
    .kamon = You have no kamon left to place.
    .sequence = It is the odd year: claim a province, use a tile or your title, or end your turn.
    .actors = One seat decides at a time.
    .early = Kamon are placed in the odd year alone.
    .placed = { $placed } kamon can’t have been placed this turn: { $board } are on the board.
STN-41 =
    .full = All { $positions } positions of { $province } are taken.
    .price = You can’t pay for { $province }: it asks for { $troops }, or for { $koku } koku.
    .left = The kamon of { $province } must stand side by side from the left.
    .claimed = The province that is being paid for can’t be claimed.
STN-43 =
    .begun = A payment is under way: complete it and place, or withdraw.
    .none = No payment is under way: claim a province first.
    .hand = You have no more of { $part } to lay down: { $held } in all, { $spent } laid down.
    .part = With { $part } it would be no payment any more: { $troops } or { $koku } koku are asked for, and nothing superfluous.
    .short = That is not enough yet: { $troops } or { $koku } koku are asked for.
    .often = Enough taken back: { $most } payments were given up already. Complete this one.
    .early = Nothing is paid in the even year.
    .nowhere = Something is laid down, but for no province.
    .held = More is laid down than the seat has.
    .spend = What is laid down can’t become a payment.
    .over = Nothing is paid after the end.
STN-53 =
    .paying = Not in the middle of a payment: place or withdraw first.
    .tile = You have no Draw tile.
    .pile = There is no troop card to draw, neither in the pile nor in the discard.
    .drawn = { $taken } cards were taken unseen, but it must be { $drawn }.
STN-56 =
    .title = Only the Sensei turns kamon; you are { $title }.
    .kamon = You have no plain kamon in { $province } to turn.
    .golden = A position without a kamon can’t be golden.
STN-57 =
    .title = Only the Hatamoto stands in for a troop; you are { $title }.
    .turn = The Hatamoto stood in for a troop already this turn.
    .stood = Only the Hatamoto can have stood in for a troop.
    .early = The Hatamoto can’t have stood in before a kamon was placed.

# Refusals of positions
STN-02 =
    .cards = There must be { $needed } single cards of { $card }, not { $found }.
STN-03 =
    .cards = There must be one double card of { $card }, not { $found }.
STN-04 =
    .cards = There must be { $needed } cards of { $card }, not { $found }.
STN-05 =
    .tiles = There must be two of each bonus tile, not { $found } of tile { $tile }.
STN-06 =
    .titles = No title can be held twice.
STN-22 =
    .hands = The first two cards go to each seat in turn.
    .pile = Seat { $seat } took a card from a pile that was not there then.
STN-23 =
    .hand = Seat { $seat } can’t hold that many { $card }: it is not what the known cards and the journal say.
    .shown = Seat { $seat } showed a { $card } that it never took.
STN-30 =
    .koku = In round { $round } it can’t be that { $drawn } koku were drawn.
    .tiles = The four hierarchy tiles must be in lots or left in the even year, and aside in the odd one.
    .tairo = There is no Tairō in the odd year.
STN-33 =
    .actor = Who has a lot is not asked again this year.
STN-34 =
    .tairo = The Tairō is the highest of those without a lot.
STN-37 =
    .titles = No tile can be in two lots.
    .tiles = A tile that is in a lot can’t be left.
    .earned = In the odd year the tiles have become titles.
STN-44 =
    .favour = Seat { $seat } can’t have { $favour } favour with positions worth { $positions }.
STN-45 =
    .tiles = { $won } { $bonus } tiles were won, but { $found } are held or used.
STN-60 =
    .over = The game goes on until somebody has no kamon left or the koku pile is empty, and no longer.
STN-64 =
    .early = There are no scores before the end.
    .result = The scores are not those of the table.
