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

## Bots

BOT =
    .unknown = There is no bot called “{ $bot }”.
    .unknown-hint = The bots are: { $choices }; one of your own is written package.module:Class.
    .module = The bot’s module { $module } can’t be imported: { $problem }.
    .module-hint = Is it installed, or in the current folder, with its name spelt right?
    .class = There is no class { $class } in { $module }.
    .class-hint = A bot of your own is written package.module:Class.
    .choose = { $class } in { $module } is no bot: it has no method choose(state, seat).
    .choose-hint = Derive it from sengoku.Bot, and write that method.
    .settings = The bot { $bot } can’t be made so: { $problem }.
    .settings-hint = Settings are written after its name: name:setting=value,setting=value
    .judge = Nobody can judge positions of { $game } yet, so the bot can’t play it.
    .judge-hint = The bot “random” plays every game.
WEIGHT = There is no weight “{ $weight }” to judge by.
    .hint = The weights are: { $choices }.

## Arena

ARENA =
    .bots = Which bots?
    .bots-hint = For example: sengoku arena shinobi greedy random
    .games = There must be at least one game to play, not { $games }.
    .games-hint = For example: --games 400
    .jobs = At least one process must play, not { $jobs }.
    .jobs-hint = For example: --jobs 2
    .file = { $file } can’t be read: { $problem }.
    .file-hint = Choose another name for the file.
    .other = { $file } is there already, and does not hold this tournament.
    .other-hint = Choose another name, or the same game, bots, players, games, seed and options.

arena-playing = Playing
arena-rate = { $rate } games/s
arena-bot = bot
arena-games = games
arena-wins = wins
arena-rank = mean rank
arena-rating = rating
arena-time = per move
arena-decisions = moves
arena-forfeits = forfeits
arena-fair = A fair share of the wins is { $share } %. Margins (±) are 95 %, the rating’s one sigma.
arena-raised = { $bot } raised an error and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-illegal = { $bot } made an illegal move and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-hung = { $bot } thought for too long and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-died = { $bot } ended its process and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:

## Games, as they are listed

shinobi-title = Shinobi
shinobi-about = Serve a clan in secret, and have the most of its cards on the table.

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
    .games = The number of games must be a whole number, not “{ $value }”.
    .games-hint = For example: --games 400
    .jobs = The number of processes must be a whole number, not “{ $value }”.
    .jobs-hint = For example: --jobs 2
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
SHI-13 =
    .deeds = What the seats did for { $clan } does not add up to its cards on the table.
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
