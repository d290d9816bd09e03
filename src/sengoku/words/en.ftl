### Sengoku in English.
### A refusal's id is the rule that was broken, its attribute the case, `…-hint` what to do about it.
### A game is called `<game>-title`, `.about` says in a sentence what it is.
### What an event tells is `<game>-<event>`; `.then` is the same without its subject.
### What a move would do is its `.help`.
### `.seen` and `.then-seen` tell more, to those who saw more.
### How a figure of an event is said is `<game>-figure-<figure>`.
### An empty `.then` leaves the event out of such a line.
### Where a seat is a figure, `$<figure>-me` is "yes" if it is the reader's own.

## Everywhere

cited = { $sentence } ({ $rule })
you = You
language = English
player = Player { $seat }
nothing = nothing
list = { $head } and { $tail }
figure-seat = { $name }
figure-first = { $name }
log-empty = Nothing has happened yet.

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
    .choice = The option { $option } can’t be { $value }.
    .choice-hint = Choose from { $choices }.
    .least = The option { $option } must be at least { $least }.
SEED =
    .number = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
    .bytes = A sealed seed has 32 bytes, not { $bytes }.
    .stream = This is no random stream: { $stream }.
    .size = A draw is from 1 to 2147483648 possibilities, not from { $size }.
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
    .unknown = A position has no field “{ $field }”.
    .stuck = Seat { $seat } would have to decide, but has no move.
RULES =
    .newer = This game is played by version { $rules } of its rules; this Sengoku knows them up to version { $newest }. Nothing was changed: install a newer Sengoku, and go on there.
    .older = This game is played by version { $rules } of its rules; this Sengoku knows them from version { $oldest } on. Nothing was changed: finish it with the Sengoku that it was begun with.
    .number = “{ $rules }” is no version of the rules: they are numbered from { $oldest } to { $newest }.

## Bots

BOT =
    .unknown = There is no bot called “{ $bot }”.
    .unknown-hint = There are: { $choices }; one of your own is written package.module:Class.
    .module = The bot’s module { $module } can’t be imported: { $problem }.
    .module-hint = Is it installed, or in the current folder, with its name spelt right?
    .class = There is no class { $class } in { $module }.
    .class-hint = A bot of your own is written package.module:Class.
    .choose = { $class } in { $module } is no bot: it has no method choose(state, seat).
    .choose-hint = Derive it from sengoku.Bot, and write that method.
    .settings = The bot { $bot } can’t be made so: { $problem }.
    .settings-hint = Settings are written after its name: name:setting=value,setting=value
    .nobody = Nobody plays { $game } at the level { $level } yet.
    .nobody-hint = For this game there is: { $choices }.
    .tuned = { $file } holds no weights: { $problem }.
    .tuned-hint = Such files are written by: sengoku tune
    .judge = Nobody can judge positions of { $game } yet, so the bot can’t play it.
    .judge-hint = The bot “random” plays every game.
    .level = There is no bot “{ $level }” for this game.
    .level-hint = Choose from { $choices }.
    .people = There are no hints while others play against you.
    .busy = The bot has no answer now. Try again.
    .hints = There are no hints at this table.
WEIGHT = There is no weight “{ $weight }” to judge by.
    .hint = The weights are: { $choices }.

## Research

EXTRA = This needs the package { $package }. Install it in the folder of Sengoku’s source: pip install ".[{ $extra }]"
RESEARCH =
    .bots = { $bots } bots were named for { $seats } other seats.
    .bots-hint = Name one for each of them, or one for all.
    .trained = This bot learned to play { $game } with { $players } players, and nothing else.
    .trained-hint = Ask it to such a table, or train another.

## Arena

ARENA =
    .bots = Which bots?
    .bots-hint = For example: sengoku arena shinobi greedy random
    .games = There must be at least one game to play, not { $games }.
    .games-hint = For example: --games 400
    .jobs = At least one process must play, not { $jobs }.
    .jobs-hint = For example: --jobs 2
    .patience = A bot needs some time for a move, not { $patience } seconds.
    .patience-hint = For example: --patience 10
    .decide = A share of the wins lies between 0 and 100 %, so { $share } % needs no deciding.
    .decide-hint = For example: --decide 45%
    .on = Games can’t be played on “{ $on }”.
    .on-hint = Choose here, ray, or ray:ADDRESS.
    .file = { $file } can’t be read: { $problem }.
    .file-hint = Choose another name for the file.
    .folder = The report can’t be written to { $folder }: { $problem }.
    .folder-hint = Choose the name of a new folder.
    .other = { $file } is there already, and does not hold this tournament.
    .other-hint = Choose another name, or the same game, bots, players, games, seed and options.

RAY =
    .missing = Playing on a cluster needs the library Ray.
    .missing-hint = Install it in the folder of Sengoku’s source: pip install ".[ray]"
    .connect = There is no cluster at “{ $where }”: { $problem }.
    .connect-hint = Start one with: ray start --head. On one machine alone, leave out --on.
    .there = A machine of the cluster could not play: { $problem }.
    .there-hint = Install the same version of Sengoku, and your own bots, on all of them.
TUNE =
    .missing = Tuning needs the library cmaes.
    .missing-hint = Install it in the folder of Sengoku’s source: pip install ".[tune]"
    .keep = There is no weight “{ $weight }” to keep.
    .keep-hint = The weights are: { $choices }.
    .few = There must be at least two weights to tune.
    .few-hint = Keep fewer of them.
    .games = Tuning needs at least one generation and one game.
    .games-hint = For example: --generations 20 --games 200
    .proof = The proof needs at least { $least } games.
    .proof-hint = For example: --proof 2000

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

arena-above = Decided after { $games } games: { $bot } wins more than { $share }.
arena-below = Decided after { $games } games: { $bot } wins less than { $share }.
arena-open = Not decided in { $games } games: whether { $bot } wins more or less than { $share }.
arena-written = Written: { $file }
arena-no-parquet = No Parquet file without pyarrow; in the folder of Sengoku’s source: pip install ".[report]"

report-title = { $game }: the arena
report-about = { $games } games, { $deals } deals, { $players } players at a table
report-standings = Standings
    .about = The share of the wins, ties split, with its 95 % interval; the dashed line is the fair share. Ratings are Plackett–Luce, with one sigma.
report-ratings = Ratings over time
    .about = After every game, in a band of one sigma.
report-games-axis = games played
report-matrix = Who beats whom
    .about = How often the row finished ahead of the column at the same table; a tie is half.
report-seats = Wins by seat
    .about = The share of the wins in each seat; every deal was played in all rotations.
report-seat = seat { $seat }
report-scores = Scores
    .about = How often each score was reached; the dashed line is the mean.
report-score-axis = score
report-mean = mean { $mean }
report-lengths = Length of the games
    .about = The decisions of all seats together, in games that were played to the end.
report-decisions-axis = decisions in a game
report-median = median { $median }
report-forfeits = Forfeits
    .about = Whoever raises an error, moves illegally, thinks for too long or ends its process has lost that game.
report-files = Every seat of every game:
report-fan = Sengoku is an unofficial fan work.

tune-better = Better: { $wins } of { $games } games on fresh deals, { $fair } would be no gain. Written: { $file }
tune-worse = Not shown to be better: { $wins } of { $games } games on fresh deals, { $fair } would be no gain. Nothing was written.

bots-bots = Bots
bots-levels = Levels, the easiest first
bots-own = A bot of your own is written package.module:Class; settings follow after a colon.
bot-random = Any legal move, each as likely as any other.
bot-greedy = The move that looks best now, to the judge of the game.
bot-search = Thinks ahead, in worlds that fit what it has seen.
level-ashigaru = A foot soldier: knows the rules, overlooks most of what matters.
level-bushi = A warrior: sees what is at hand, misses some of it.
level-samurai = A samurai: takes what is best now, and forgets nothing.
level-daimyo = A lord: thinks ahead, and is the strongest there is.

## Games, as they are listed

shinobi-title = Shinobi
    .about = Serve a clan in secret, and have the most of its cards on the table.
shitenno-title = Shitennō
    .about = Divide troops, koku and titles, and win favour in the provinces.
senji-title = Senji
    .about = Talk, trade and fight your family to the title of Shōgun.

## Prompts, where a game has none of its own

prompt = Choose a move.

## The table and its server

UNDO =
    .nothing = There is nothing to take back yet.
    .secret = That can’t be taken back: since then a card was drawn or something hidden became known.
    .other = That can’t be taken back: somebody else has moved since.
    .together = That can’t be taken back: several seats decide at once here.
    .none = At this table nothing is taken back.
MESSAGE =
    .form = This message can’t be understood: { $problem }.
    .type = There is no message of the type “{ $type }” here.
    .large = A message has at most { $most } characters.
    .failed = Something went wrong on the server. Try again.
VERSION =
    .stale = The game has gone on since this was chosen (you were at { $version }, it is at { $now }).
TABLE =
    .none = There is no table { $table }. It may have been deleted.
    .waiting = The game has not begun yet.
    .playing = The game has begun already.
    .paused = The game is paused.
    .over = The game is over.
    .full = All seats at this table are taken.
    .taken = Somebody else has this seat.
    .free = { $seats ->
            [one] A seat is still free.
           *[other] { $seats } seats are still free.
        }
    .free-hint = Wait for somebody, or add a bot.
    .nobody = Nobody has this seat.
    .bot = A bot has this seat.
    .closed = This table is only for those with an invitation.
    .closed-hint = Ask somebody at the table for a link.
    .spectators = This table can’t be watched.
    .again = Somebody else was faster. Try again.
    .freed = This seat is no longer yours.
    .deleted = The host has deleted this table.
NAME =
    .form = A name has 1 to { $most } characters that can be seen, not “{ $name }”.
    .taken = Somebody at this table is called { $name } already.
    .word = A word for the seed has at most { $most } characters that can be seen.
VOTE =
    .none = Nothing is being asked now.
    .open = Something else is being asked now.
    .asked = You are not asked.
    .voted = You have answered already.
    .overdue = This seat still has time. Who is away can be replaced after five minutes, by one alone after half an hour.
    .declined = Not everybody agreed.
TALK =
    .off = Nobody talks at this table now.
    .muted = You have been muted.
    .private = At this table all talk is public.
    .form = A line of talk needs something that can be read.
    .seat = Nobody listens there.
HOST =
    .only = Only the host can do that.
    .person = No person sits there who could be the host.
KEY =
    .wrong = This link does not work.
    .wrong-hint = It may have been used already, or replaced. Ask for a new one.
    .old = This link was good for a quarter of an hour, which is over.
    .seat = This seat is not yours.
BOOKS =
    .closed = The books of this game stay closed: there is only what each seat saw.
    .open = There is a record only when the game is over.
LIMIT =
    .messages = That was too fast: at most { $most } messages a second.
    .requests = Too many requests. Try again in { $seconds } seconds.
    .tables = Too many new tables. Try again in { $seconds } seconds.
    .sockets = At most { $most } people can be at this table.
    .entries = This table’s log is full: it holds at most { $most } entries.
    .unsent = Too much was left unread. Connect again.
    .links = At most { $most } links can lead to a table.
    .talk = Enough was said at this table: at most { $most } lines.
ORIGIN = This page belongs to another site.
CLOCK =
    .seconds = A clock can’t give { $seconds } seconds.
    .form = There is no such clock.
RECORD =
    .file = { $file } can’t be read: { $problem }.
    .json = { $file } is no JSON document.
    .none = This is no record of a game.
    .format = This record has the format { $format }, which is not known here.
    .field = The record has no proper “{ $field }”.
    .form = The record is malformed: { $problem }.
    .commitment = The seed is not the one that was committed to.
    .draws = The record has another number of draws than the game.
    .draw = Draw { $number } does not follow from the seed.
    .move = Move { $number } can’t be made: { $problem }
    .result = The result is not that of the game.
record-good = Everything is as it should be: { $moves } moves and { $draws } draws follow from the seed that was committed to.
serve-open = The tables are at { $address } – open it in a browser; Ctrl-C ends the server.

## Terminal

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
    .seat = There is no seat “{ $seat }”: name one by its letter, A to { $last }, or by who sits there.
    .needs = Something is missing after this command. Type ? for help.
    .turn = You have nothing to decide now.
JOIN =
    .link = “{ $link }” is no link to a table.
    .link-hint = It looks like this: https://example.org/t/k3v9q2m7x4ab#… – put it in quotes.
    .unreachable = The server { $server } does not answer ({ $problem }).
    .unreachable-hint = Is the address right, and the server running?
    .foreign = There are no tables of Sengoku at { $server }.
    .foreign-hint = Is the address right?
    .seat = A seat has a letter, such as B, not “{ $seat }”.

terminal-help = type ? for help
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

# At a server’s table
terminal-name = What is your name at this table?
terminal-host = host
terminal-wait-people = Some seats are still free. Type ready when you want to play, or ? for help.
terminal-wait-you = All seats are taken. Type ready to begin.
terminal-wait-ready = You are ready; the game begins when everybody is.
terminal-watching = You watch; the game has not begun yet.
terminal-waiting = waiting for { $names }
terminal-clock = You have { $time } left.
terminal-vote = Type yes or no.
terminal-vote-over = The vote is over.
terminal-rematch = There is a new table for the same people: type rematch to play there.
terminal-rank = { $rank }. { $name }
terminal-back = Connected again.
terminal-done = Done.
terminal-confirm = That can’t be undone: type { $command } once more if you are sure.
terminal-hint = { $move } ({ $value }, tried { $visits } times)
terminal-invitation = Whoever has this link can sit down: { $link }
terminal-device = Go on elsewhere, once, within a quarter of an hour: { $link }
terminal-return = Goodbye. Your seat stays yours; come back with: sengoku play --join '{ $link }'

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
help-table-who =
    .what = who sits where
help-table-sit = sit SEAT NAME
    .what = sit down on a free seat
help-table-hint =
    .what = what a bot thinks of your moves, where the table allows it
help-table-invite =
    .what = a link by which others can sit down
help-table-link =
    .what = a link to go on with your seat on another device
help-table-leave =
    .what = leave for good: a bot takes your seat (leave free: anybody may)
help-table-rematch =
    .what = play again with the same people
help-table-delete =
    .what = delete the table, with everything about it
help-table-quit =
    .what = go; your seat stays yours
help-table-ready =
    .what = be ready to start
help-table-unready =
    .what = not be ready after all
help-table-word = word WORD
    .what = your word for the seed, so that nobody knows the cards
help-table-name = name NAME
    .what = be called something else
help-table-say = say TEXT
    .what = talk to everybody
help-table-whisper = whisper SEAT TEXT
    .what = talk to one person, or to several (B,C), where the table allows it
help-table-yes =
    .what = agree to what is being asked
help-table-no =
    .what = refuse it, or take your own request back
help-table-end =
    .what = ask everybody to end the game without a result
help-table-takeover = takeover SEAT
    .what = ask that a bot take the seat of somebody who is away
help-table-concede =
    .what = give the game up; a bot plays on for you
help-table-start =
    .what = deal, as soon as all seats are taken
help-table-bot = bot SEAT LEVEL
    .what = a bot for a free seat
help-table-free = free SEAT
    .what = free somebody’s seat
help-table-pause =
    .what = let the game and its clocks stand
help-table-resume =
    .what = go on after a pause
help-table-mute = mute SEAT
    .what = let somebody talk no more
help-table-unmute = unmute SEAT
    .what = let them talk again
help-table-talk =
    .what = switch talk off for everybody (talk on: on again)
help-table-host = /host SEAT
    .what = make somebody else the host

## Command line

CLI =
    .error = { $problem }
    .docs = There is no site in { $folder }.
    .docs-hint = `make docs` builds one in build/docs.
    .root = A sub-path begins with a slash; “{ $value }” does not.
    .workers = Several workers need PostgreSQL: --database postgresql://…
    .listen = Can’t listen on { $host }, port { $port }: { $problem }.
    .listen-hint = Does another server run there? --port chooses another port, --host another address.
    .crashed = No worker can run: each crashed { $crashes } times in a row.
    .crashed-hint = The log above says why; can the database be reached?
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
    .generations = The number of generations must be a whole number, not “{ $value }”.
    .generations-hint = For example: --generations 20
    .proof = The number of games must be a whole number, not “{ $value }”.
    .proof-hint = For example: --proof 2000
    .patience = The time for a move must be a number of seconds, not “{ $value }”.
    .patience-hint = For example: --patience 10
    .decide = The share to decide about must be a percentage, not “{ $value }”.
    .decide-hint = For example: --decide 45%
    .benchmark = There is no benchmark “{ $value }”.
    .benchmark-hint = There are: { $choices }.
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
    .joined = A server’s table has its own game, players and options.
    .joined-hint = With --join, only one --name and a --seat can be given.
    .seat = A seat is chosen only at a server’s table.
    .seat-hint = For example: sengoku play --join LINK --seat B
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
    .least = { $option } must be at least { $least }, not “{ $value }”.
    .least-hint = { $command } --help shows what can be typed.
    .range = { $option } must be from { $least } to { $most }, not “{ $value }”.
    .range-hint = { $command } --help shows what can be typed.
    .positive = { $option } must be more than 0, not “{ $value }”.
    .positive-hint = { $command } --help shows what can be typed.
    .unused = “{ $tokens }” was not understood.
    .unused-hint = { $command } --help shows what can be typed.
    .language = Sengoku does not speak “{ $language }” yet.
    .language-hint = The languages are: { $choices }.

games-name = game
games-players = players
games-options = options
games-about = what it is
games-range = { $fewest } to { $most }
engine-compiled = engine compiled
engine-uncompiled = engine not compiled: get a C compiler, reinstall

## For translators

check-none = There is no { $language }.ftl yet: copy en.ftl, and say it in that language.
check-junk = Fluent can’t read this: { $name }
check-twice = { $name } is there twice.
check-missing = { $name } is missing.
check-unknown = { $name } is neither in English nor used by another message.
check-figures = { $name } does not use the figures of the English message: { $figures }.
check-same = { $name } is still English.
check-rule = The rule { $name } is missing.
check-order = The rules in { $name } are not in the order of the English ones.
check-total = { $language }: { $count ->
    [0] complete
    [one] { $count } thing to do
   *[other] { $count } things to do
}

## Shinobi

# Components
hojo = Hōjō
mori = Mōri
oda = Oda
takeda = Takeda
uesugi = Uesugi
ninja = ninja

# How figures of events are said: cards by number, provinces by their owner.
shinobi-figure-card = { $value ->
    [0] { hojo }
    [1] { mori }
    [2] { oda }
    [3] { takeda }
    [4] { uesugi }
   *[5] { ninja }
}
shinobi-figure-clan = { shinobi-figure-card }
shinobi-figure-target = { shinobi-figure-card }
shinobi-figure-drawn = { shinobi-figure-card }
shinobi-figure-province = { $me ->
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
shinobi-figure-source = { shinobi-figure-province }
    .then = { shinobi-figure-province.then }
shinobi-figure-loyalties = { $me ->
    [yes] you
   *[no] { $name }
} served { shinobi-figure-card }

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
    .discards = More ninja are discarded than cards that they struck.
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
    .early = A column is protected from the first order on, and none before it.
    .many = More columns are protected than orders were given.
    .own = The first order protects no column of the own province.
SHI-29 =
    .vacated = { $target } in province { $province } is protected this turn: a card has just marched out of it.
    .early = A column is left behind by a march of this turn, and only with the option.
    .own = No card marches out of the own province.

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
shitenno-figure-cards = { $value ->
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
shitenno-figure-card = { shitenno-figure-cards }
shitenno-figure-others = { shitenno-figure-cards }
shitenno-figure-part = { shitenno-figure-cards }
shitenno-figure-paid = { shitenno-figure-cards }
shitenno-figure-shows = { shitenno-figure-cards }
shitenno-figure-tile = { $value ->
    [0] { exchange }
    [1] { plus }
   *[2] Draw
}
shitenno-figure-hierarchy = { $value ->
    [0] { daimyo }
    [1] { shomyo }
    [2] { sensei }
   *[3] { hatamoto }
}
shitenno-figure-rest = { shitenno-figure-hierarchy }
shitenno-figure-titles = { $me ->
    [yes] you are
   *[no] { $name } is
} { shitenno-figure-hierarchy }
shitenno-figure-scores = { $me ->
    [yes] you have
   *[no] { $name } has
} { $value }
shitenno-figure-tairo = { $name }
shitenno-figure-province = { $value ->
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
    .help = You add { $card } to the lot that you are putting together; nobody sees it before you offer it. (STN-32)
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
}, and { $tairo-me ->
    [yes] you are
   *[no] { $tairo } is
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

## Senji

# Components
akashi = Akashi
chosokabe = Chōsokabe
daisuke = Daisuke
ekei = Ekei
fuma = Fūma
genba = Genba
hosokawa = Hosokawa
ishida = Ishida
jubei = Jūbei
kojiro = Kojirō
naoe = Naoe
ranmaru = Ranmaru
sanada = Sanada
tadakatsu = Tadakatsu
umeko = Umeko
yodo = Yodo
MUT = Mutsu
DEW = Dewa
HIT = Hitachi
ECH = Echigo
MUS = Musashi
SUR = Suruga
KAG = Kaga
SHI = Shinano
OWA = Owari
YAM = Yamashiro
IZM = Izumo
AKI = Aki
KII = Kii
SAN = Sanuki
TOS = Tosa
CHI = Chikuzen
BUN = Bungo
SAT = Satsuma
yellow = yellow
blue = blue
black = black
red = red
green = green
purple = purple
sun = sun
animal = animal
tanzaku = tanzaku
plain = plain

# How figures of events are said.
senji-figure-card = { $value ->
    [0] yellow member 1
    [1] yellow member 2
    [2] yellow member 3
    [3] yellow member 4
    [4] yellow military 1
    [5] yellow military 2
    [6] yellow military 3
    [7] yellow military 4
    [8] yellow trade 1
    [9] yellow trade 2
    [10] yellow trade 3
    [11] yellow trade 4
    [12] yellow bluff
    [13] blue member 1
    [14] blue member 2
    [15] blue member 3
    [16] blue member 4
    [17] blue military 1
    [18] blue military 2
    [19] blue military 3
    [20] blue military 4
    [21] blue trade 1
    [22] blue trade 2
    [23] blue trade 3
    [24] blue trade 4
    [25] blue bluff
    [26] black member 1
    [27] black member 2
    [28] black member 3
    [29] black member 4
    [30] black military 1
    [31] black military 2
    [32] black military 3
    [33] black military 4
    [34] black trade 1
    [35] black trade 2
    [36] black trade 3
    [37] black trade 4
    [38] black bluff
    [39] red member 1
    [40] red member 2
    [41] red member 3
    [42] red member 4
    [43] red military 1
    [44] red military 2
    [45] red military 3
    [46] red military 4
    [47] red trade 1
    [48] red trade 2
    [49] red trade 3
    [50] red trade 4
    [51] red bluff
    [52] green member 1
    [53] green member 2
    [54] green member 3
    [55] green member 4
    [56] green military 1
    [57] green military 2
    [58] green military 3
    [59] green military 4
    [60] green trade 1
    [61] green trade 2
    [62] green trade 3
    [63] green trade 4
    [64] green bluff
    [65] purple member 1
    [66] purple member 2
    [67] purple member 3
    [68] purple member 4
    [69] purple military 1
    [70] purple military 2
    [71] purple military 3
    [72] purple military 4
    [73] purple trade 1
    [74] purple trade 2
    [75] purple trade 3
    [76] purple trade 4
    [77] purple bluff
   *[other] nothing
}
senji-figure-given = { senji-figure-card }
senji-figure-paid = { senji-figure-card }
senji-figure-returned = { senji-figure-card }
senji-figure-left = { senji-figure-card }
senji-figure-stake = { senji-figure-card }
senji-figure-played = { senji-figure-card }
senji-figure-covered_cards = { senji-figure-card }
senji-figure-open = { senji-figure-card }
senji-figure-got = { senji-figure-card }
senji-figure-samurai = { $value ->
    [0] { akashi }
    [1] { chosokabe }
    [2] { daisuke }
    [3] { ekei }
    [4] { fuma }
    [5] { genba }
    [6] { hosokawa }
    [7] { ishida }
    [8] { jubei }
    [9] { kojiro }
    [10] { mori }
    [11] { naoe }
    [12] { oda }
    [13] { ranmaru }
    [14] { sanada }
    [15] { tadakatsu }
    [16] { umeko }
   *[other] { yodo }
}
senji-figure-choice = { senji-figure-samurai }
senji-figure-attackers = { senji-figure-samurai }
senji-figure-defenders = { senji-figure-samurai }
senji-figure-fallen = { senji-figure-samurai }
senji-figure-promises = { $value ->
    [peace-broken] peace (broken)
    [spare-broken] to spare the province (broken)
    [strike-kept] to strike the province (kept)
   *[other] mercy (broken)
}
senji-figure-kept = { $value ->
    [yes] yes
    [no] no
   *[other] { senji-figure-to }: { senji-figure-samurai }
}
senji-figure-province = { $value ->
    [0] { MUT }
    [1] { DEW }
    [2] { HIT }
    [3] { ECH }
    [4] { MUS }
    [5] { SUR }
    [6] { KAG }
    [7] { SHI }
    [8] { OWA }
    [9] { YAM }
    [10] { IZM }
    [11] { AKI }
    [12] { KII }
    [13] { SAN }
    [14] { TOS }
    [15] { CHI }
    [16] { BUN }
   *[other] { SAT }
}
senji-figure-origin = { $value ->
    [0] { MUT }
    [1] { DEW }
    [2] { HIT }
    [3] { ECH }
    [4] { MUS }
    [5] { SUR }
    [6] { KAG }
    [7] { SHI }
    [8] { OWA }
    [9] { YAM }
    [10] { IZM }
    [11] { AKI }
    [12] { KII }
    [13] { SAN }
    [14] { TOS }
    [15] { CHI }
    [16] { BUN }
    [17] { SAT }
    [18] the northern sea
   *[other] the southern sea
}
senji-figure-sea = { $value ->
    [0] the northern sea
   *[other] the southern sea
}
senji-figure-way = { $value ->
    [0] to { MUT }
    [1] to { DEW }
    [2] to { HIT }
    [3] to { ECH }
    [4] to { MUS }
    [5] to { SUR }
    [6] to { KAG }
    [7] to { SHI }
    [8] to { OWA }
    [9] to { YAM }
    [10] to { IZM }
    [11] to { AKI }
    [12] to { KII }
    [13] to { SAN }
    [14] to { TOS }
    [15] to { CHI }
    [16] to { BUN }
    [17] to { SAT }
    [18] to the northern sea
    [19] to the southern sea
    [20] by the northern sea to { MUT }
    [21] by the northern sea to { DEW }
    [22] by the northern sea to { HIT }
    [23] by the northern sea to { ECH }
    [24] by the northern sea to { MUS }
    [25] by the northern sea to { SUR }
    [26] by the northern sea to { KAG }
    [27] by the northern sea to { SHI }
    [28] by the northern sea to { OWA }
    [29] by the northern sea to { YAM }
    [30] by the northern sea to { IZM }
    [31] by the northern sea to { AKI }
    [32] by the northern sea to { KII }
    [33] by the northern sea to { SAN }
    [34] by the northern sea to { TOS }
    [35] by the northern sea to { CHI }
    [36] by the northern sea to { BUN }
    [37] by the northern sea to { SAT }
    [38] by the southern sea to { MUT }
    [39] by the southern sea to { DEW }
    [40] by the southern sea to { HIT }
    [41] by the southern sea to { ECH }
    [42] by the southern sea to { MUS }
    [43] by the southern sea to { SUR }
    [44] by the southern sea to { KAG }
    [45] by the southern sea to { SHI }
    [46] by the southern sea to { OWA }
    [47] by the southern sea to { YAM }
    [48] by the southern sea to { IZM }
    [49] by the southern sea to { AKI }
    [50] by the southern sea to { KII }
    [51] by the southern sea to { SAN }
    [52] by the southern sea to { TOS }
    [53] by the southern sea to { CHI }
    [54] by the southern sea to { BUN }
   *[other] by the southern sea to { SAT }
}
senji-figure-piece = { $value ->
    [0] unit
    [1] { akashi }
    [2] { chosokabe }
    [3] { daisuke }
    [4] { ekei }
    [5] { fuma }
    [6] { genba }
    [7] { hosokawa }
    [8] { ishida }
    [9] { jubei }
    [10] { kojiro }
    [11] { mori }
    [12] { naoe }
    [13] { oda }
    [14] { ranmaru }
    [15] { sanada }
    [16] { tadakatsu }
    [17] { umeko }
   *[other] { yodo }
}
senji-figure-token = { $value ->
    [0] production
    [1] recruitment
   *[other] movement
}
senji-figure-flower = { $value ->
    [0] { sun }
    [1] { animal }
    [2] { tanzaku }
   *[other] { plain }
}
senji-figure-missing = { senji-figure-flower }
senji-figure-drawn = { senji-figure-flower }
senji-figure-flowers = { senji-figure-flower }
senji-figure-lot = { $value ->
    [0] yellow lot 1
    [1] yellow lot 2
    [2] blue lot 1
    [3] blue lot 2
    [4] black lot 1
   *[other] black lot 2
}
senji-figure-family = { $value ->
    [0] { yellow }
    [1] { blue }
    [2] { black }
    [3] { red }
    [4] { green }
   *[other] { purple }
}
senji-figure-faces = { senji-figure-family }
senji-figure-deck = { senji-figure-family }
senji-figure-pledge = { $value ->
    [0] peace
    [1] to spare a province
    [2] to strike a province
   *[other] mercy
}
senji-figure-combo = { $value ->
    [0] four suns
    [1] four animals
    [2] five plain cards
    [3] one of each type
   *[other] five tanzaku
}
senji-figure-to = { $me ->
    [yes] you
   *[no] { $name }
}
senji-figure-defender = { senji-figure-to }
senji-figure-winner = { senji-figure-to }
senji-figure-loser = { $name }
senji-figure-with = { senji-figure-to }
senji-figure-seats = { senji-figure-to }
senji-figure-partner = { senji-figure-to }
senji-figure-honours = { senji-figure-to } { $value }
senji-figure-bids = { $value }
senji-figure-wants = { $value ->
    [96] any card
   *[other] { senji-figure-wanted }
}
senji-figure-wanted = { $value ->
    [0] yellow member 1
    [1] yellow member 2
    [2] yellow member 3
    [3] yellow member 4
    [4] yellow military 1
    [5] yellow military 2
    [6] yellow military 3
    [7] yellow military 4
    [8] yellow trade 1
    [9] yellow trade 2
    [10] yellow trade 3
    [11] yellow trade 4
    [12] yellow bluff
    [13] blue member 1
    [14] blue member 2
    [15] blue member 3
    [16] blue member 4
    [17] blue military 1
    [18] blue military 2
    [19] blue military 3
    [20] blue military 4
    [21] blue trade 1
    [22] blue trade 2
    [23] blue trade 3
    [24] blue trade 4
    [25] blue bluff
    [26] black member 1
    [27] black member 2
    [28] black member 3
    [29] black member 4
    [30] black military 1
    [31] black military 2
    [32] black military 3
    [33] black military 4
    [34] black trade 1
    [35] black trade 2
    [36] black trade 3
    [37] black trade 4
    [38] black bluff
    [39] red member 1
    [40] red member 2
    [41] red member 3
    [42] red member 4
    [43] red military 1
    [44] red military 2
    [45] red military 3
    [46] red military 4
    [47] red trade 1
    [48] red trade 2
    [49] red trade 3
    [50] red trade 4
    [51] red bluff
    [52] green member 1
    [53] green member 2
    [54] green member 3
    [55] green member 4
    [56] green military 1
    [57] green military 2
    [58] green military 3
    [59] green military 4
    [60] green trade 1
    [61] green trade 2
    [62] green trade 3
    [63] green trade 4
    [64] green bluff
    [65] purple member 1
    [66] purple member 2
    [67] purple member 3
    [68] purple member 4
    [69] purple military 1
    [70] purple military 2
    [71] purple military 3
    [72] purple military 4
    [73] purple trade 1
    [74] purple trade 2
    [75] purple trade 3
    [76] purple trade 4
    [77] purple bluff
    [78] some yellow member
    [79] some yellow military
    [80] some yellow trade
    [81] some blue member
    [82] some blue military
    [83] some blue trade
    [84] some black member
    [85] some black military
    [86] some black trade
    [87] some red member
    [88] some red military
    [89] some red trade
    [90] some green member
    [91] some green military
    [92] some green trade
    [93] some purple member
    [94] some purple military
    [95] some purple trade
   *[other] any card
}

# What is asked
senji-prompt = { $phase ->
    [choosing] Keep one of the three samurai.
    [calling] Call a province: its owner puts a fortress there, and what else they like.
    [posting] How many units do you put there, and is your samurai with them?
    [hosting] The lead is shared: who hosts the Emperor this year?
    [bidding] Lay cards of your family under the lots, in secret, then be ready.
    [winter] Winter: offer, answer, promise, and be ready when you have said all.
    [ordering] Spring: an order for each of your provinces, then be ready.
    [spying] Fūma may look at one order.
    [shifting] You may change one of your orders.
    [summer] Summer: you host the Emperor. What is called next?
    [moving] Movement: send pieces on their way, then go.
    [drowning] The sea takes its due: who drowns?
    [queuing] Which battle is fought next?
    [silencing] Kojirō may silence a samurai.
    [rerolling] Genba may roll dice again.
    [supporting] A support card, a bluff, or nothing?
    [hostage] You lost. Do you execute a hostage?
    [retreating] Where does Tadakatsu withdraw to?
    [autumn] Autumn: which family is called next?
    [trading] Autumn: trade, score, recruit, reveal; then be done.
    [showing] Show one more of your hanafuda.
    [picking] Take one of the cards shown.
    [keeping] Keep one of the samurai.
    [placing] Where does the samurai stand?
   *[swapping] Umeko: which card do you give?
}

# What happened
senji-start = The cards are dealt.
    .then = The cards are dealt
senji-samurai_drawn = You look at { $choice }.
    .then = You look at { $choice }
senji-keep = { $seat } kept { $samurai }.
    .then = kept { $samurai }
    .help = You keep { $samurai } and gain the honour that comes with this samurai. (SEN-10, SEN-83)
senji-samurai_shown = The samurai are shown: { $kept }.
    .then = The samurai are shown: { $kept }
# Who acts, inside a sentence.
the-seat = { $seat-me ->
    [yes] you
   *[no] { $seat }
}
senji-caller = Most honour: { $seat }, who calls the provinces.
    .then = Most honour: { $seat }, who calls the provinces
senji-call = { $seat } called { $province }.
    .then = called { $province }
    .help = You call { $province }: before the first year it is filled, in summer its order is carried out. (SEN-11, SEN-60)
senji-post = { $seat } put a fortress into { $province }, with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}.
    .then = put a fortress into { $province }, with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
    .help = You put a fortress and these units there; “led” puts your samurai with them. (SEN-11)
senji-roll_off = A roll for the Emperor, by { $seats }: { $faces }.
    .then = A roll for the Emperor, by { $seats }: { $faces }
senji-host = Year { $year }: the Emperor visits { the-seat }.
    .then = Year { $year }: the Emperor visits { the-seat }
    .help = This family hosts the Emperor for the year, and calls in summer and autumn. (SEN-20)
senji-lot = From the { $deck } deck: { $card }.
    .then = From the { $deck } deck: { $card }
senji-bids_in = All bids are in.
    .then = All bids are in
senji-winter = Winter has come: the talks begin.
    .then = Winter has come: the talks begin
senji-lay = { $seat } laid a card under { $lot }.
    .then = laid a card under { $lot }
    .help = You lay this card of your family under { $lot }, as a part of your bid. (SEN-31)
senji-lift = { $seat } took a card back from { $lot }.
    .then = took a card back from { $lot }
    .help = You take this card back from under { $lot }. (SEN-31)
senji-ready = Ready: { $seat }.
    .then = Ready: { $seat }
    .help = You have done all that you want; until everybody has, you may still change your mind. (SEN-40)
senji-seal = Ready for good: { $seat }.
    .then = Ready for good: { $seat }
    .help = You have done all that you want, for good: you neither change nor answer any more. (SEN-40)
senji-change = No longer ready: { $seat }.
    .then = No longer ready: { $seat }
    .help = You take your ready back, and may act again. (SEN-40)
senji-offer = { $seat } offered { $to }: shown { $open }{ $covered ->
    [0] {""}
   *[other] , covered { $covered }
}, for { $wants }.
    .then = offered { $to }: shown { $open }{ $covered ->
        [0] {""}
       *[other] , covered { $covered }
    }, for { $wants }
    .help = You begin an offer to this player: show or cover what you give, want what you want, then send it. (SEN-42)
senji-refused = { $to-me ->
    [yes] You
   *[no] { $to }
} refused an offer of { $seat-me ->
    [yes] yours
   *[no] { $seat }
}.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } refused an offer of { $seat-me ->
        [yes] yours
       *[no] { $seat }
    }
senji-withdrawn = { $seat } withdrew an offer to { $to }.
    .then = withdrew an offer to { $to }
senji-countered = { $to-me ->
    [yes] You
   *[no] { $to }
} answered an offer of { $seat-me ->
    [yes] yours
   *[no] { $seat }
} with another.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } answered an offer of { $seat-me ->
        [yes] yours
       *[no] { $seat }
    } with another
senji-taken = { $to-me ->
    [yes] You
   *[no] { $to }
} took an offer of { $seat-me ->
    [yes] yours
   *[no] { $seat }
}.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } took an offer of { $seat-me ->
        [yes] yours
       *[no] { $seat }
    }
senji-void = An offer of { $seat-me ->
    [yes] yours
   *[no] { $seat }
} to { $to } no longer stands.
    .then = an offer of { $seat-me ->
        [yes] yours
       *[no] { $seat }
    } to { $to } no longer stands
senji-deal = { $seat } gave { $to } { $given } for { $paid }.
    .then = gave { $to } { $given } for { $paid }
senji-promise = { $seat } promised { $pledge }.
    .then = promised { $pledge }
    .seen = { $seat } promised { $to } { $pledge }.
    .then-seen = promised { $to } { $pledge }
    .help = You begin a promise: say about what, if it needs a province, and to whom. It binds nobody. (SEN-45)
senji-verdict = { $seat } had promised { $pledge }: { $kept ->
    [yes] kept
   *[no] broken
}.
    .then = had promised { $pledge }: { $kept ->
        [yes] kept
       *[no] broken
    }
    .seen = { $seat } had promised { $to } { $pledge }: { $kept ->
        [yes] kept
       *[no] broken
    }.
    .then-seen = had promised { $to } { $pledge }: { $kept ->
        [yes] kept
       *[no] broken
    }
senji-bid = { $seat } had bid { $stake } on { $card }.
    .then = had bid { $stake } on { $card }
senji-frozen = { $card } stays frozen: the highest bids are equal, { $sum } each.
    .then = { $card } stays frozen: the highest bids are equal, { $sum } each
senji-won = { $seat } won { $card } and paid { $paid }.
    .then = won { $card } and paid { $paid }
senji-unsold = Nobody bid on { $left }: under the { $deck } deck.
    .then = Nobody bid on { $left }: under the { $deck } deck
senji-spring = Spring: orders are laid.
    .then = Spring: orders are laid
senji-order = { $seat } laid { $token } in { $province }.
    .then = laid { $token } in { $province }
    .help = You lay this order face down in { $province }: { $token }. (SEN-50)
senji-unorder = { $seat } took back the order in { $province }.
    .then = took back the order in { $province }
    .help = You take the order in { $province } back. (SEN-50)
senji-summer = Summer: the orders are in.
    .then = Summer: the orders are in
senji-spy = Fūma looked at the order in { $province } for { $seat }.
    .seen = In { $province } lies { $token }.
    .then = Fūma looked at the order in { $province } for { $seat }
    .then-seen = In { $province } lies { $token }
    .help = Fūma looks at the order in { $province } for you alone. (SEN-07)
senji-decline = { $seat } declined.
    .then = declined
    .help = You do without what is asked: the power, the support card, or the hostage. (SEN-71, SEN-75)
senji-called = In { $province }, { the-seat } had ordered { $token }.
    .then = In { $province }, { the-seat } had ordered { $token }
senji-levy = { $seat } recruited { $units ->
    [one] { $units } unit
   *[other] { $units } units
} in { $province }.
    .then = recruited { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } in { $province }
senji-fleet = { $seat } called a fleet in { $sea }.
    .then = called a fleet in { $sea }
    .help = You call this fleet: its owner moves all that is in { $sea }. (SEN-67)
senji-march = { $seat } planned: { $piece } { $way }.
    .then = planned: { $piece } { $way }
    .help = You plan this way for one piece: { $piece } { $way }. Nothing moves before you go. (SEN-63)
senji-recall = { $seat } planned anew.
    .then = planned anew
    .help = You plan the movement anew. (SEN-63)
senji-go = { $seat } set out from { $origin }.
    .then = set out from { $origin }
    .help = The plan is whole: all pieces set out. (SEN-63)
senji-moves = { $seat } sent { $count } × { $piece } { $way }.
    .then = sent { $count } × { $piece } { $way }
senji-raid = { $seat } raided through { $sea }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $drowned } lost at sea.
    .then = raided through { $sea }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $drowned } lost at sea
senji-drown = { $seat } lost { $piece } off { $province }.
    .then = lost { $piece } off { $province }
    .help = The sea takes this piece of the raid on { $province }: { $piece }. (SEN-66)
senji-battle = { $seat } attacked { $defender } in { $province }: { $attack ->
    [one] { $attack } unit
   *[other] { $attack } units
} and { $attackers } against { $defence } and { $defenders }.
    .then = attacked { $defender } in { $province }: { $attack ->
        [one] { $attack } unit
       *[other] { $attack } units
    } and { $attackers } against { $defence } and { $defenders }
    .seen = { senji-battle } Promised: { $promises }.
    .then-seen = { senji-battle.then }; promised: { $promises }
senji-silence = Kojirō silences { $samurai } for { the-seat }.
    .then = Kojirō silences { $samurai } for { the-seat }
    .help = { $samurai } neither captures a die nor has a power in this battle. (SEN-07)
senji-capture = Dice captured: { $attack } by the attacker, { $defence } by the defender.
    .then = Dice captured: { $attack } by the attacker, { $defence } by the defender
senji-roll = { $seat } rolled { $faces }.
    .then = rolled { $faces }
senji-reroll = { $seat } put a { $family } die aside.
    .then = put a { $family } die aside
    .help = You put a { $family } die aside, to be rolled again. (SEN-07)
senji-rerolled = Genba rolled again for { the-seat }: { $faces }.
    .then = Genba rolled again for { the-seat }: { $faces }
senji-support = { $seat } chose { $card }.
    .then = chose { $card }
    .help = You choose { $card } in secret, for this battle. (SEN-71)
senji-support_shown = Support: { $played }.
    .then = Support: { $played }
senji-totals = Totals: { $attack } against { $defence }.
    .then = Totals: { $attack } against { $defence }
senji-tie = Equal: the dice are rolled again.
    .then = Equal: the dice are rolled again
senji-victory = { $seat } won the battle of { $province }.
    .then = won the battle of { $province }
senji-execute = { $seat } executed { $card }: { $gained } honour gained, { $lost } lost by the winner.
    .then = executed { $card }: { $gained } honour gained, { $lost } lost by the winner
    .seen = { senji-execute } Promised: { $promises }.
    .then-seen = { senji-execute.then }; promised: { $promises }
    .help = You execute { $card }: you gain the value, the winner loses twice as much. (SEN-75)
senji-spared = { $seat } executed nobody.
    .then = executed nobody
senji-retreat = Tadakatsu withdrew to { $province } for { the-seat }.
    .then = Tadakatsu withdrew to { $province } for { the-seat }
    .help = Tadakatsu withdraws to { $province } and lives. (SEN-76)
senji-losses = { $loser } lost { $lost ->
    [one] { $lost } unit
   *[other] { $lost } units
}, { $winner } { $cost }; { $honour } honour for { $winner }.
    .then = { $loser } lost { $lost ->
        [one] { $lost } unit
       *[other] { $lost } units
    }, { $winner } { $cost }; { $honour } honour for { $winner }
    .seen = { senji-losses } Fallen samurai: { $fallen }.
    .then-seen = { senji-losses.then }; fallen samurai: { $fallen }
senji-autumn = Autumn: the families are called.
    .then = Autumn: the families are called
senji-invite = Called: { $seat }.
    .then = Called: { $seat }
    .help = You call this family; it has its autumn now. (SEN-80)
senji-done = { $seat } finished the autumn.
    .then = finished the autumn
    .help = Your autumn is over. (SEN-80)
senji-trade = { $seat } returned { $card }.
    .then = returned { $card }
    .help = You return { $card }; its family shows you as many hanafuda as its value, and you take one. (SEN-80)
senji-shown = { $seat } saw { $cards } hanafuda.
    .seen = { $seat } saw { $flowers }.
    .then = saw { $cards } hanafuda
    .then-seen = saw { $flowers }
senji-present = { $seat } showed { $flower }.
    .then = showed { $flower }
    .help = You show this hanafuda: { $flower }. (SEN-80)
senji-picked = { $seat } took one of them.
    .seen = { $seat } took { $flower }.
    .then = took one of them
    .then-seen = took { $flower }
senji-tribute = { $seat } put { $card } into the set.
    .then = put { $card } into the set
    .help = You put { $card } into the set of families that brings 10 honour. (SEN-81)
senji-tributes = { $seat } returned { $returned } for 10 honour.
    .then = returned { $returned } for 10 honour
senji-combine = { $seat } played { $combo }.
    .then = played { $combo }
    .help = You discard { $combo } for honour. (SEN-82)
senji-bend = { $seat } played { $combo }, { $flower } counting as { $missing }.
    .then = played { $combo }, { $flower } counting as { $missing }
    .help = Ishida lets { $flower } count as { $missing }, for { $combo }. (SEN-07)
senji-recruit = { $seat } spent tanzaku to recruit.
    .then = spent tanzaku to recruit
    .help = You discard tanzaku, draw three samurai and keep one. (SEN-83)
senji-recruited = { $seat } recruited { $samurai }.
    .then = recruited { $samurai }
senji-settle = { $seat } put the samurai into { $province }.
    .then = put the samurai into { $province }
    .help = The samurai stands in { $province }. (SEN-83)
senji-embark = { $seat } put the samurai into { $sea }.
    .then = put the samurai into { $sea }
    .help = The samurai stands in { $sea }. (SEN-83)
senji-reveal = { $seat } revealed { $card }.
    .then = revealed { $card }
    .help = You reveal { $card } and gain the value in honour. (SEN-84)
senji-retake = { $seat } took { $card } back.
    .then = took { $card } back
    .help = You take { $card } back into your hand, and lose the honour again. (SEN-84)
senji-hire = { $seat } hired a unit in { $sea }.
    .then = hired a unit in { $sea }
    .help = You pay honour for a new unit in { $sea }. (SEN-85)
senji-enlist = { $seat } paid for a samurai.
    .then = paid for a samurai
    .help = You pay honour for a samurai: you draw three and keep one. (SEN-85)
senji-redraw = { $seat } discarded { $flower } and drew another.
    .then = discarded { $flower } and drew another
    .help = Daisuke lets you discard this hanafuda and draw another: { $flower }. (SEN-07)
senji-swap = Umeko swaps a card for { the-seat }.
    .then = Umeko swaps a card for { the-seat }
    .help = Umeko swaps a card between you and this player. (SEN-07)
senji-slip = { $seat } gave { $card }.
    .then = gave { $card }
    .help = You give { $card }. (SEN-07)
senji-palm = { $seat } gave { $flower }.
    .then = gave { $flower }
    .help = You give this hanafuda: { $flower }. (SEN-07)
senji-swapped = { $seat } and { $with } swapped cards.
    .then = and { $with } swapped cards
senji-reshuffle = The hanafuda discards are shuffled: { $cards } cards.
    .then = The hanafuda discards are shuffled: { $cards } cards
senji-samurai_reshuffle = The fallen samurai are shuffled in: { $cards } cards.
    .then = The fallen samurai are shuffled in: { $cards } cards
senji-draw = { $seat } drew { $cards } hanafuda.
    .seen = { $seat } drew { $drawn }.
    .then = drew { $cards } hanafuda
    .then-seen = drew { $drawn }
senji-year_end = Year { $year } is over: { $honours }.
    .then = Year { $year } is over: { $honours }
senji-end = The game is over: { $honours }.
    .then = The game is over: { $honours }

# Moves that are told by what follows from them
senji-show =
    .help = You put { $card } into the offer, for its reader to see. (SEN-42)
senji-cover =
    .help = You put { $card } into the offer, covered. (SEN-42)
senji-want =
    .help = You want such a card for what you give. (SEN-42)
senji-exactly =
    .help = You want the last card that you named in just this value. (SEN-42)
senji-send =
    .help = You send the offer; it stands until it is answered, withdrawn, or winter is over. (SEN-43)
senji-take =
    .help = You accept this offer; where a card of your choice is wanted, you choose it next. (SEN-42)
senji-pay =
    .help = You give { $card } for the next thing that is wanted. (SEN-42)
senji-refuse =
    .help = You refuse this offer; nobody learns why. (SEN-42)
senji-counter =
    .help = You refuse this offer, and begin one of your own to the same player. (SEN-44)
senji-about =
    .help = The promise is about { $province }. (SEN-45)
senji-tell =
    .help = You make the promise to this player alone. (SEN-45)
senji-proclaim =
    .help = You make the promise to everybody. (SEN-45)
senji-withdraw =
    .help = You take this offer back, unless it was answered. (SEN-43)
senji-drop =
    .help = You give up what you are putting together. (SEN-42, SEN-81)
senji-fight =
    .help = The battle of { $province } is fought next. (SEN-69)
senji-pick =
    .help = You take this hanafuda: { $flower }. (SEN-80)

# The table in the terminal
senji-table-year = Year { $year }, { $season }
senji-table-season = { $phase ->
    [choosing] set-up
    [calling] set-up
    [posting] set-up
    [hosting] the Emperor
    [bidding] auction
    [winter] winter
    [ordering] spring
    [autumn] autumn
    [trading] autumn
    [showing] autumn
    [picking] autumn
    [keeping] autumn
    [placing] autumn
    [swapping] autumn
    [over] the end
   *[other] summer
}
senji-table-card = { $kind ->
    [member] member { $value }
    [military] military { $value }
    [trade] trade { $value }
   *[bluff] bluff
}
senji-table-hosts = Host of the Emperor: { $name }
senji-table-honour = honour
senji-table-hand = Hand
senji-table-flowers = Hanafuda
senji-table-lots = For sale
senji-table-offers = Offers
senji-table-offer = { $from } to { $to }, number { $number }: shown { $shown }; covered { $covered }; for { $wants }
senji-table-battle = Battle of { $province }: { $attack } against { $defence }, dice { $dice }
senji-table-legend = A3 = three units of A   • samurai   ! order to be called   ~ closed
senji-table-fleet = fleets
senji-table-score = { $rank }. { $name }: { $score } honour

# Refusals of moves and positions
SEN-01 =
    .family = There is no family of this colour.
SEN-02 =
    .players = Senji is for { $fewest } to { $most } players, not { $players }.
    .closed = That province is closed: its family is not in play.
    .fortress = { $province } must have a fortress just if its family is in play.
SEN-03 =
    .border = { $province } can’t be a neighbour here.
    .homes = { $family } must have { $needed } home provinces, not { $found }.
    .provinces = The provinces must be these: { $needed }.
    .sea = There is no sea { $sea }.
    .symmetry = { $province } borders { $other }, but not the other way round.
SEN-04 =
    .card = There must be { $needed } of { $card }, not { $found }.
    .cards = { $family } must have { $needed } cards, not { $found }.
    .units = { $family } must have { $needed } units in all, not { $found }.
    .units_per_player = This figure must be { $needed }.
    .fortresses = This figure must be { $needed }.
    .units_per_zone = This figure must be { $needed }.
    .start_units = This figure must be { $needed }.
    .samurai_offer = This figure must be { $needed }.
SEN-05 =
    .bluff = A family has { $needed } bluffs.
    .family = The cards of { $family } are missing.
    .value = { $value } is no value, or is there twice: values go from 1 to 4.
SEN-06 =
    .cards = There must be { $needed } hanafuda of type { $type }, not { $found }.
    .copies = The hanafuda come once to four times.
    .month = A month has { $needed } cards.
    .months = There are { $needed } months.
    .type = There is no type { $type }.
SEN-07 =
    .daisuke = Daisuke is not on your side of the board.
    .daisuke_hand = You hold no such hanafuda to discard.
    .daisuke_once = Daisuke has helped this autumn already.
    .fuma_looks = Fūma’s look comes first: choose an order, or decline.
    .fuma_order = No order lies there.
    .fuma_own = That order is your own: Fūma looks at an opponent’s.
    .fuma_same = That order lies there already.
    .fuma_shifts = Change one of your orders, or decline.
    .genba = No uncaptured die shows { $family }.
    .honour = A samurai brings some honour, but less than 60.
    .ishida = Ishida is not on your side of the board.
    .ishida_once = Ishida has helped this autumn already.
    .ishida_type = { $flower } can’t stand for { $missing } there.
    .kojiro = That samurai does not fight against you here.
    .place = A samurai stands in one place, on its own side.
    .samurai = There must be eighteen samurai, each once.
    .tadakatsu = Tadakatsu withdraws to a province of yours next to the battle.
    .umeko = Umeko is not on your side of the board.
    .umeko_card = A diplomacy card is to be swapped.
    .umeko_flower = A hanafuda is to be swapped.
    .umeko_hand = You hold nothing of that to swap.
    .umeko_must = You have something to swap, so you must.
    .umeko_once = Umeko has swapped this autumn already.
    .umeko_self = Umeko swaps with an opponent.
SEN-08 =
    .dice = There are { $needed } dice.
    .faces = The dice have one face for each family.
SEN-09 =
    .memory = Somebody remembers what is not so.
SEN-10 =
    .chosen = A samurai is kept out of those drawn.
    .drawn = You did not draw that samurai.
    .hanafuda = Between 0 and 8 hanafuda are dealt.
    .sequence = Keep one of your samurai first.
SEN-11 =
    .called = That province was called already.
    .samurai = Your samurai stands already.
    .sequence = The provinces are being called and filled.
    .units = You have only { $left } units left to put down.
SEN-20 =
    .host = Somebody must host the Emperor.
    .sequence = The host is to be chosen now.
    .tied = The host must be among those with { $honour } honour.
SEN-31 =
    .hand = You don’t hold that card.
    .laid = That card does not lie there.
    .lifts = You have taken back { $most } cards already.
    .lot = Nothing is for sale there.
    .ready = You are ready: change that first.
    .sequence = Bids are being laid now.
    .open = You are not ready yet.
    .changes = You have taken your ready back { $most } times.
SEN-40 =
    .gone = That player has sealed the talks and will not answer.
    .ready = You are ready: change that first.
    .sequence = It is winter: talk, or be ready.
    .open = You are not ready yet.
    .changes = You have taken your ready back { $most } times.
SEN-41 =
    .bluff = Bluffs never change hands.
    .hand = That card is not in your hand.
SEN-42 =
    .begin = Begin an offer first.
    .card = There is no such card.
    .empty = The offer is empty.
    .fit = That card does not fill the next want.
    .lifts = You have dropped { $most } things already.
    .nothing = You are putting nothing together.
    .offer = That is no offer.
    .self = An offer goes to somebody else.
    .twice = That card is in the offer already.
    .unfinished = Finish your offer first: send it, or drop it.
    .unpaid = Choose the cards that you pay first.
    .want = Only a want of a family and kind gets a value.
    .wants = You can’t fill what is wanted.
SEN-43 =
    .offer = There is no such offer.
    .season = Offers stand only in winter.
SEN-44 =
    .cards = An offer gives at most { $most } cards.
    .offers = You have made { $made } offers this winter, of { $most }.
    .wants = An offer wants at most { $most } cards.
SEN-45 =
    .hearer = Say to whom you promise it.
    .promise = That is no promise.
    .promises = You have made { $made } promises this winter, of { $most }.
    .province = Say which province you mean.
    .self = A promise is made to somebody else.
SEN-50 =
    .laid = An order lies there already.
    .lifts = You have taken back { $most } orders already.
    .missing = { $missing } of your provinces have no order yet.
    .none = No order lies there.
    .owner = That province is not yours.
    .ready = You are ready: change that first.
    .sequence = Orders are being laid now.
    .open = You are not ready yet.
    .changes = You have taken your ready back { $most } times.
SEN-60 =
    .fleet = That fleet is not there to be called.
    .order = No order waits there.
    .sequence = The next order or fleet is to be called.
SEN-63 =
    .border = That province is no neighbour.
    .mover = A movement has a mover and a start.
    .recall = The plan can’t be begun anew.
    .samurai = That samurai is not there to be sent.
    .sequence = A movement is being planned.
    .units = No unit is left there to be sent.
SEN-64 =
    .room = At most { $most } units stand in one province.
SEN-65 =
    .coast = That sea is not on the coast here.
    .room = At most { $most } units of yours are in one sea, those passing through included.
SEN-66 =
    .coast = That province is not on that sea.
    .origin = A raid does not lead back to its start.
    .raid = That piece is not in the raid: { $drowning } more must drown.
    .sequence = The sea takes its due first.
    .units = Samurai don’t drown here.
SEN-67 =
    .coast = That province is not on the fleet’s sea.
    .same = The fleet is in that sea already.
SEN-68 =
    .provinces = Nobody has more than { $most } provinces: you have { $provinces }.
SEN-69 =
    .battle = No battle waits there.
    .sequence = The next battle is to be chosen.
SEN-70 =
    .defender = The owner of the province defends it.
    .field = A battle is fought somewhere.
    .sequence = A battle is going on: the powers come first.
SEN-71 =
    .hand = You don’t hold that card.
    .kind = Only military support and own bluffs help in battle.
    .sequence = Support is being chosen.
    .third = Support must come from a third family.
SEN-75 =
    .hand = You don’t hold that card.
    .member = Only family members can be executed.
    .sequence = Decide about a hostage first.
    .victor = Somebody won the battle.
    .winner = A hostage must be of the winner’s family.
SEN-76 =
    .sequence = Tadakatsu withdraws first.
SEN-80 =
    .one = At this table one trade card an autumn is all, and you have returned one.
    .called = That family was called already.
    .hand = You don’t hold that card.
    .kind = That is no trade card.
    .offered = No such card is shown.
    .own = A trade card of your own family trades nothing.
    .sequence = It is autumn: that is not done now.
    .show = Show one of your hanafuda.
    .shown = You have no more of that type to show.
    .take = Take one of the cards shown.
    .trader = Some family is called.
    .under = More cards lie under the deck than in it.
SEN-81 =
    .families = The set needs cards of { $needed } other families: you hold { $families }.
    .hand = You don’t hold that card.
    .lifts = You have dropped { $most } things already.
    .nothing = You are putting nothing together.
    .own = The set is made of other families’ cards.
    .twice = That family is in the set already.
    .unfinished = Finish the set first, or drop it.
SEN-82 =
    .cards = You don’t hold the cards for that.
    .combination = What { $combination } bring is missing.
    .need = There is no such combination.
SEN-83 =
    .drawn = You did not draw that samurai.
    .keep = Keep one of the samurai first.
    .none = No samurai is left.
    .place = Put the samurai down first.
    .province = That province is not yours.
    .sea = While you have a province the samurai stands in one.
    .tanzaku = Recruiting needs { $needed } tanzaku: you hold { $tanzaku }.
SEN-84 =
    .hand = You don’t hold that card.
    .honour = Taking it back costs { $needed } honour: you have { $honour }.
    .member = Only family members are revealed.
    .once = That card was moved this autumn already.
    .one = You have revealed a member of that family already.
    .own = Reveal members of other families.
    .revealed = You have not revealed that card.
SEN-85 =
    .honour = That costs { $needed } honour: you have { $honour }.
    .provinces = Only who has no province hires: you have { $provinces }.
    .room = At most { $most } units are in one sea.
    .units = All your units are on the board.
SEN-90 =
    .actors = Somebody decides until the game is over.
    .early = There are no scores before the end.
    .result = The scores are not those of the table.
    .win = The goal must be more than nothing.
EDITION =
    .json = The edition can’t be read, line { $line }: { $problem }.
    .object = The edition must be a JSON object.
    .shape = The edition is not complete: { $problem }.
    .unknown = There is no edition “{ $edition }” here. Nothing was changed: bring its file, with all figures, or choose “{ $standard }”.

## The page

page-home = Sengoku: all games
page-menu = Menu
page-close = Close
page-yes = Yes
page-no = No
page-more = More
page-send = Send
page-share = Share

# Home
page-tagline = Three games of the Warring States, at one table.
page-players = { $fewest } to { $most } players
page-players-are = { $players } players
page-bots-are = { $level } bots
page-minutes = { $minutes } minutes
page-play = Play now
page-invite-friends = Invite friends
page-one-device = Pass and play
page-friends-at = { $game } with friends
page-device-at = { $game } on one device
page-one-device-note = Pass the device around: a curtain hides each hand from the others.
page-people-here = Players on this device
page-name-of = Name of player { $number }
page-others = The other seats
page-others-bots = Bots
page-others-friends = Friends with the link
page-running = Games in progress
page-finished = My finished games
page-open-tables = Open tables
page-watch = Watch
page-none-mine = Finished games will appear here.
page-none-open = Nobody is waiting just now. Make a table, and friends or strangers can sit down.
page-none-live = No game to watch just now.
page-your-turn = Your turn
page-is-over = Over
page-is-waiting = Waiting for players
page-seats-taken = { $taken } of { $seats }
page-level = Strength of the bots
page-level-random = Beginner
page-level-greedy = Skilled
page-level-search = Strong
page-level-ashigaru = Easy
page-level-bushi = Fair
page-level-samurai = Skilled
page-level-daimyo = Strong
page-how-many = Players
page-access = Who may sit down?
page-access-invitation = Those with the link
page-access-open = Anybody
page-make = Make the table
page-fan = An unofficial fan work: words, pictures and code are its own.
page-docs = The handbook
page-shinobi-length = 30
page-shitenno-length = 45
page-senji-length = 120
page-loading = One moment …
page-failed = The server could not be reached.
page-again = Try again

# Settings
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = As the device
page-light = Day
page-dark = Night
page-name = Your name
page-name-usual = Guest
page-sound = Sounds
page-confirm = Ask before what can’t be undone
page-confirm-note = One more tap before a card is drawn
page-notify = Notify me when it is my turn
page-notify-note = Where the browser allows it

# Before the game
page-waiting = The table is set
page-waiting-note = Free seats can be taken by friends with the link, or by bots.
page-waiting-full = All seats are taken.
page-seat-free = Free seat
page-seat-free-note = waiting for somebody
page-seat-bot = bot, { $level }
page-seat-you = you
page-seat-ready = ready
page-seat-here = at the table
page-sit = Sit here
page-name-first = Enter your name first: the others will see it.
page-visitors = { $count ->
    [one] Somebody is here without a seat: one seat stays free for them.
   *[other] { $count } people are here without a seat: as many seats stay free for them.
}
page-will-watch = All seats are taken: you will watch.
page-add-bot = Add a bot
page-free-seat = Free this seat
page-ready = I am ready
page-unready = Not yet
page-start = Begin
page-invite = Invite friends
page-invite-note = Whoever has this link can sit down. No account is needed.
page-link = The link
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied

# At the table
page-board = The board
page-your-hand = What you can do
page-now = to decide
page-table-of = with { $names }
page-watching = You are watching
page-take-seat = Take a seat
page-over = The game is over.
page-paused = The game is paused.
page-others-turn = { $count ->
    [one] { $name } decides …
   *[other] { $name } decide …
}
page-undo = Undo
page-undo-ask = Ask to undo
page-drop = Put back
page-hint = Hint
page-hint-title = What a strong player would do
page-confirm-ask = This can’t be taken back. Do it?
page-result = The result
page-rules = Rules
page-replay = Replay
page-notes = Memory
page-log = What happened
page-log-short = Log
page-talk = Talk
page-talk-empty = Nobody has said anything yet.
page-talk-off = There is no talk at this table.
page-say = Say something
page-notation = Type a move
page-notation-example = Type a move: { $example }
page-lost = No connection. Trying again …
page-closed = This table can’t be entered.
page-nowhere = There is nothing at this address.
page-propose-undo = { $me ->
    [yes] You ask to take the last move back.
   *[no] { $name } asks to take the last move back.
}
page-propose-end = { $me ->
    [yes] You ask to end the game without a result.
   *[no] { $name } asks to end the game without a result.
}
page-propose-takeover = { $me ->
    [yes] You ask that a bot take over from { $about }.
   *[no] { $name } asks that a bot take over from { $about }.
}
page-curtain = Pass the device to { $name }
page-curtain-note = Nobody else should look now.
page-curtain-open = I am { $name }

# The end
page-won = { $me ->
    [yes] You have won
   *[no] { $name } has won
}
page-won-together = { $names } share the victory
page-ended = The game was ended without a result.
page-conceded = The others have conceded.
page-chart = The game, move by move
page-chart-score = The score
page-chart-chances = The chances
page-chances = How each one stood, as the strongest bot saw it
page-rematch = Play again
page-share-game = Share the game
page-share-step = Share this move
page-share-open = Anyone who has the link can watch this game, with every hand open.
page-share-closed = Only people who were invited can watch this game again: what is hidden stays hidden.
page-fair = Was the deal fair?
page-fair-check = Check it here
page-fair-working = Checking …
page-fair-yes = Sealed before the first card was dealt, and never changed.
page-fair-note = The server showed a seal (SHA-256) before the deal. Your browser has just made the same seal from the seed that is now open, and derived all { $draws } draws of the game from it.
page-fair-no = The seal does not match: these cards were not those that were promised.
page-fair-closed = The books of this game stay closed, so its seed does, too.

# Replay
page-step = Move { $step } of { $steps }
page-first = To the deal
page-back = One move back
page-forward = One move on
page-last = To the end
page-seen-by = As seen by
page-spectators = everybody
page-back-to-table = Back to the table

# Rules
page-rules-of = The rules of { $game }
page-rules-all = All rules
page-rules-old = This game began by version { $rules } of the rules, and is played by it to the end.
page-search = Search in the rules
page-search-none = No rule says that.
page-rules-example = For example

# Shinobi on the page
shinobi-ask-first = First order: deploy a card to another province, or strike with a ninja.
shinobi-ask-deploy = To which province do you deploy { $card }?
shinobi-ask-strike = Which column shall the ninja strike?
shinobi-ask-second = Second order: settle a card at home, or march one that lies elsewhere.
shinobi-ask-settle = Settle { $card } in your own province.
shinobi-ask-march = Where shall { $card } march to?
shinobi-ask-third = Third order: choose a column of yours to attack with.
shinobi-ask-target = Whom shall { $card } attack?
shinobi-ask-rest = Third order: nothing can be attacked. End your turn.
shinobi-button-rest = End my turn
shinobi-province = { $me ->
    [yes] Your province
   *[no] { $owner }’s province
}
shinobi-home = Your province
shinobi-here = here
shinobi-held = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
shinobi-column = { $clan }, { $owner }: { $cards ->
    [0] empty
    [one] { $cards } card
   *[other] { $cards } cards
}
shinobi-protected = protected this turn
shinobi-pile-name = Draw pile
shinobi-pile-low = The pile runs low
shinobi-pile-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
shinobi-last-round = Last round
shinobi-discards = Discards
shinobi-serve-clan = You serve { $clan }
shinobi-serve-note = Nobody else knows. { $cards } on the table.
shinobi-served-note = { $cards } on the table.
shinobi-memory = Cards of each clan
shinobi-in-hand = your hand
shinobi-gone = discarded
shinobi-tally = { $clan }: { $table } on the table, { $hand } in your hand, { $unseen } unseen, { $gone } discarded
shinobi-deeds = Who did what for whom
shinobi-served = served { $clan }, { $home } at home

## The page: hints, the waiting room, replays

shinobi-hint-deploy = Deploy { $clan } to { $province }
shinobi-hint-strike = Strike { $clan } in { $province } with the ninja
shinobi-hint-settle = Settle { $clan } in your province
shinobi-hint-march = March { $clan } from { $source } to { $province }
shinobi-hint-attack = Attack { $target } in { $province } with { $clan }
shinobi-hint-rest = End the turn
page-fill-bots = Fill with bots
page-all-open = all hands open
page-run = Play it
page-halt = Stop

## Shitennō on the page
honda = Honda
sakakibara = Sakakibara
sakai = Sakai
ii = Ii
shitenno-ask-offer = You are Tairō: tap cards for a lot, then the title that goes with it.
shitenno-ask-send = Offer the lot with the title { $title }?
shitenno-ask-split = You are Tairō: make two lots of everything, then give each a title.
shitenno-ask-rest = The first lot goes with the { $title }. And the second?
shitenno-ask-answer = { $name } offers you this lot with the title { $title }.
shitenno-ask-choose = Choose one of the two lots; the Tairō takes the other.
shitenno-ask-pay = Pay for { $province }: tap what you lay down.
shitenno-ask-place = { $province } is paid for. Place the kamon?
shitenno-ask-province = How do you pay for { $province }?
shitenno-ask-claim = Choose a province for a kamon, or end your turn. { $left } may still be placed.
shitenno-ask-turn = Sensei: turn one of your kamon to its golden side, or end your turn.
shitenno-ask-done = Nothing more can be placed: end your turn.
shitenno-button-accept = Accept
shitenno-button-refuse = Refuse
shitenno-button-place = Place the kamon
shitenno-button-withdraw = Withdraw
shitenno-button-draw = Use a Draw tile
shitenno-button-done = End my turn
shitenno-generals = The generals
shitenno-order = The order of this year
shitenno-order-done = done
shitenno-order-later = later
shitenno-order-tap = Tap a province to see what it costs and brings.
shitenno-order-place = In the order of titles: { $place }
shitenno-tairo = Tairō
shitenno-next-title = { $title } from this year on
shitenno-track = Favour: { $list }
shitenno-piles = Round { $round } · { $troops } troops and { $koku } koku in the piles
shitenno-provinces = The provinces
shitenno-as-rows = As a list
shitenno-as-map = As a map
shitenno-zoom-in = Enlarge the map
shitenno-zoom-out = See the whole map
shitenno-said-price = next position { $value }: { $troops }, or { $value } koku; tiles left: { $tiles }
shitenno-lot-first = First lot
shitenno-lot-second = Second lot
shitenno-seals = Titles that are left
shitenno-seal-first = First choose the title of the first lot.
shitenno-tap-cards = Tap a card to add it to the lot.
shitenno-send = Offer this lot
shitenno-take = Take the lot of the { $title }
shitenno-divides = { $name } divides
shitenno-round-of = The offer goes round
shitenno-refused = refused
shitenno-thinks = asked now
shitenno-later = asked later
shitenno-keeps = to keep, if all refuse
shitenno-buys = With it you could pay for: { $provinces }.
shitenno-none = none
shitenno-helper-on = What would it buy?
shitenno-helper-off = Don’t tell me
shitenno-or-koku = or { $koku } koku
shitenno-ways = Ways to pay: { $count }
shitenno-ways-all = All { $count } ways to pay
shitenno-ways-few = Only the cheapest
shitenno-use-hatamoto = The Hatamoto stands for { $troop }.
shitenno-use-exchange = Exchange: { $what } becomes { $into }.
shitenno-use-copy = +1: one more { $what }.
shitenno-lost = Lost: { $what }
shitenno-pay-place = Pay and place
shitenno-step-by-step = Step by step
shitenno-turn-gold = Turn a kamon golden
shitenno-laid = Laid down:
shitenno-tap-hand = Tap cards of your hand.
shitenno-known = Cards known in each hand
shitenno-left = Troops you haven’t seen
shitenno-left-note = In the pile ({ $pile } cards) or secret in hands. Koku pile: { $koku }.
shitenno-if-now = If the game ended now
shitenno-end-track = Positions and titles
shitenno-end-koku = Koku in hand
shitenno-end-exchanged = Troops exchanged into koku
shitenno-end-plus = +1 tiles left
shitenno-end-majorities = Majorities: { $provinces }
shitenno-end-provinces = Province by province
shitenno-holds = { $cards ->
    [one] card
   *[other] cards
}
shitenno-said-kamon = { $value }: { $name }{ $golden ->
    [yes] , golden
   *[no] { "" }
}
shitenno-said-leads = { $me ->
    [yes] You lead
   *[no] { $name } leads
} with { $kamon }
shitenno-offered = { $me ->
    [yes] Your offer
   *[no] { $name }’s offer
}
shitenno-gain = favour: { $value }{ $bonus ->
    [0] { "" }
   *[other] { " " }and { $bonus } for your title
}{ $tile ->
    [yes] , and the top tile with its hidden bonus
   *[no] ; no tile is left
}
shitenno-power = { $title ->
    [daimyo] First in order; 2 more favour for each kamon you place. (STN-44)
    [shomyo] 1 more favour for each kamon you place. (STN-44)
    [sensei] At the end of your turn you may turn one kamon golden: it counts as two. (STN-56)
   *[hatamoto] Once a turn the Hatamoto stands in for any one troop. (STN-57)
}
shitenno-end-leads = { $me ->
    [yes] You lead
   *[no] { $name } leads
} with { $kamon }
shitenno-end-tied = Tied at { $kamon }; { $me ->
    [yes] you are
   *[no] { $name } is
} leftmost (STN-63)

## The store: no room to write, backups, workers that fall.

STORE =
    .full = The table can’t write this down now: there is no room left. Nothing was lost, and nothing has changed.
    .full-hint = Try again in a while; whoever runs this server has to make room.
    .away = The tables can’t be reached just now. Nothing was lost.
    .away-hint = Try again in a moment.
    .open = The database can’t be opened: { $problem }.
    .open-hint = Does it run, and is --database spelt right?
BACKUP =
    .none = There is no database { $file }.
    .none-hint = --database names another one.
    .empty = The database holds no tables of Sengoku.
    .empty-hint = --database names another one.
    .file = { $file } can’t be used: { $problem }.
    .form = { $file } is no backup of Sengoku’s.
    .form-hint = Backups are made by: sengoku backup FILE
    .broken = { $file } is damaged: it is not what was once written. Nothing was restored.
    .broken-hint = Use another backup.
    .newer = { $file } was made by a newer Sengoku.
    .newer-hint = Install that one, then restore.
    .taken = The database already holds tables; nothing was restored.
    .taken-hint = Restore into a new file, or an empty database: --database OTHER
    .log = The game at table { $table } can’t be played again: { $problem }. Nothing was restored.
    .unplayable = Table { $table } can’t be played here. { $problem } Nothing was restored.
    .database = The database refused: { $problem }. Nothing was restored.
backup-doing = Backing up
backup-done = { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $rows } rows. Keep it secret: it knows the cards of games under way.
restore-doing = Restoring
restore-done = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } and { $rows } rows are restored, and every game was played again to check it.

## Senji's board in the browser: the map and the war

senji-panel = What the season asks
senji-season-setup = Set-up
    .about = Samurai are kept, and the provinces filled.
senji-season-emperor = The Emperor
    .about = Who has most honour hosts him, and calls this year.
senji-season-auction = Auction
    .about = Covered bids for cards of the absent families.
senji-season-winter = Winter
    .about = Talks: offers, deals, promises.
senji-season-spring = Spring
    .about = An order face down on each own province.
senji-season-summer = Summer
    .about = The host calls; orders are carried out, battles are fought.
senji-season-autumn = Autumn
    .about = Trade, combinations, samurai: honour.
senji-season-end = The end
senji-year = { $year ->
    [0] Before the first year
   *[other] { $season ->
        [emperor] Year { $year }: the Emperor
        [auction] Year { $year }: the auction
        [winter] Year { $year }: winter
        [spring] Year { $year }: spring
        [summer] Year { $year }: summer
        [autumn] Year { $year }: autumn
       *[other] Year { $year }
    }
}
senji-family = { $name }, { $family }: { $honour } honour, { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}{ $host ->
    [yes] , hosts the Emperor
   *[no] { "" }
}{ $ready ->
    [yes] , ready
   *[no] { "" }
}
senji-provinces = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
senji-ready-now = ready
senji-everybody = all
senji-ask-keep = Keep { $samurai }?
senji-ask-call = Call { $province }?
senji-ask-post = { $province } is called: how many units do you put there?
senji-ask-led = { $units ->
    [0] No units: does your samurai stand there?
    [one] One unit: is your samurai with it?
   *[other] { $units } units: is your samurai with them?
}
senji-ask-order = What is ordered in { $province }?
senji-ask-orders = Spring: tap your provinces to order. { $missing ->
    [one] One has no order yet.
   *[other] { $missing } have no order yet.
}
senji-ask-ordered = Every province has its order. Are you ready?
senji-ask-waits = You have decided. The others still think.
senji-ask-move = Movement from { $origin }: who goes where? Or nobody.
senji-ask-go = More from { $origin }, or does the plan stand?
senji-ask-where = Where to? ({ $piece })
senji-ask-drown = { $drowning ->
    [one] The sea takes one of the raid: who is it?
   *[other] The sea takes { $drowning } of the raid: who is the next?
}
senji-ask-off = Off which province? ({ $piece })
senji-button-ready = Ready
senji-button-seal = Ready for good
senji-button-change = Change my mind
senji-button-decline = { $phase ->
    [spying] Look at none
    [shifting] Change none
    [silencing] Silence nobody
    [rerolling] Keep the dice
    [hostage] Execute nobody
   *[other] No card
}
senji-button-go = Set out
senji-button-recall = Plan again
senji-map-unit = unit
senji-map-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-label = { $province }, { $me ->
    [yes] yours
   *[no] of { $name }
}, { $units ->
    [0] no units
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-closed = { $province }, closed
senji-map-waits = { $province }, not called yet
senji-map-order = an order face down
senji-map-fought = attacked by { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-fleet = Fleet of { $name } in { $sea }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-lift = Take it back
senji-map-raid = Raid by { $sea }
senji-map-call = Call
senji-map-sail = Call the fleet
senji-map-fight = Fight here
senji-map-spy = Look at it
senji-map-retreat = Withdraw here
senji-map-larger = Enlarge the map
senji-map-whole = See the whole map
senji-setup-samurai = Your samurai
senji-setup-kept = You keep { $samurai }. The others still choose.
senji-setup-keep = Keep { $samurai }
senji-setup-post = { $province }: units and samurai
senji-setup-led = { $led ->
    [1] With the samurai
   *[other] Without the samurai
}
senji-setup-calls = { $me ->
    [yes] You call
   *[no] { $name } calls
} the provinces
senji-setup-fills = { $name } fills { $province }.
senji-setup-left = { $count ->
    [one] { $count } province is left.
   *[other] { $count } provinces are left.
}
senji-spring-orders = Your orders
senji-spring-none = none yet
senji-spring-again = As last year ({ $count })
senji-spring-help = Tap a province, then its order. Nobody sees it before it is called.
senji-spring-lifts = { $lifts ->
    [one] You may still change one order.
   *[other] You may still change { $lifts } orders.
}
senji-summer-call = You host: what is called next?
senji-summer-calls = { $name } hosts, and calls
senji-summer-left = To be called: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
}.
senji-summer-plans = { $name } plans a movement from { $origin }
senji-summer-raid = A raid through { $sea }
senji-summer-drown = { $count ->
    [one] One of the raid drowns.
   *[other] { $count } of the raid drown.
}
senji-summer-off = Off { $province } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
})
senji-summer-battles = Battles
senji-summer-spy = Before the first call you may look at one order of somebody else.
senji-summer-shift = Now you may change one of your own orders.
senji-summer-spied = { $province }: { $token }.
senji-march-from = Movement from { $origin }
senji-march-none = Nobody is left to be sent.
senji-march-batch = Units at once
senji-march-land = Next door
senji-march-sea = To sea
senji-march-plan = The plan
senji-march-attack = { $province }: { $own } against { $other }
senji-march-limits = { $entering ->
    [0] No further enemy province may be entered.
    [one] One more enemy province may be entered.
   *[other] { $entering } more enemy provinces may be entered.
} At most 6 units in one place. { $recalls ->
    [0] The plan can’t be begun anew.
    [one] The plan can be begun anew once.
   *[other] The plan can be begun anew { $recalls } times.
}
senji-odds = The first roll: { $win }% won, { $tie }% equal, { $loss }% lost
senji-odds-chance = { $chance }%
senji-odds-note = { $wins }% in the end, without cards. Units lost on average: { $own } against { $other }.
senji-about-closed = Closed: the { $family } family does not play.
senji-about-home = home of the { $family } family
senji-about-units = Units
senji-about-order = Order
senji-about-land = By land
senji-about-crossings = By strait
senji-about-seas = Seas
senji-about-inland = none
senji-about-promise = { $name } to { $to }: { $pledge }
senji-about-odds = An attack on those who stand there now, without samurai and cards
senji-about-attackers = units
senji-about-chance = won
senji-battle-of = The battle of { $province }
senji-battle-skip = Skip
senji-battle-attacks = the attacker
senji-battle-defends = the defender
senji-battle-captured = { $count ->
    [one] { $count } die captured
   *[other] { $count } dice captured
}
senji-battle-total = Total { $total }
senji-battle-part = { $count } { $part ->
    [units] by units
    [captured] captured
    [emblems] rolled
    [power] by a power
   *[support] by support
}
senji-battle-alone = no support
senji-battle-bluff = bluff
senji-battle-execute = +{ $value } for you
senji-battle-tie = { $count ->
    [one] Equal: the dice were rolled again.
   *[other] Equal { $count } times: the dice were rolled again.
}
senji-battle-won = { $me ->
    [yes] You win the battle
   *[no] { $name } wins the battle
}
senji-battle-spared = { $me ->
    [yes] You execute nobody.
   *[no] { $name } executes nobody.
}
senji-battle-executed = { $me ->
    [yes] You execute
   *[no] { $name } executes
} { $card }: +{ $gained } honour, −{ $lost } for the winner.
senji-battle-losses = Units lost: { $lost } and { $cost }.
senji-battle-honour = +{ $honour } honour
senji-battle-fallen = Fallen samurai: { $names }.
senji-word-said = { $name } → { $to }: “{ $words }”
senji-word-broken = A promise is broken.
senji-word-kept = A promise is kept.
senji-word-ask = { $said } Do you break this promise?
senji-word-year = What became of the promises
senji-notes-families = The families
senji-notes-family = Family
senji-notes-provinces = Provinces
senji-notes-units = Units on the board
senji-notes-trust = { $kept } kept, { $broken } broken
senji-notes-decks = { $flowers } hanafuda and { $samurai } samurai in their decks.
senji-notes-ours = Reconstructed: map and cards
    .about = Borders, card values, most samurai and part of the combinations are in no source that we have: these are ours, made to fit all that is known. The provinces are drawn from today’s prefectures.
    .own = Who owns the box writes its figures into a file of the same form, and plays with them:
senji-notes-theirs = Played with figures from a box
senji-end-samurai = Samurai
senji-end-attack = Attacks won
senji-end-defence = Defences won
senji-end-executions = Executions
senji-end-hostages = Own members executed
senji-end-sets = Sets of families
senji-end-flowers = Hanafuda
senji-end-members = Members revealed
senji-end-hired = Hired
senji-end-dossier = The dossier
    .about = Every secret deal and every promise of this game.
senji-end-open = Open it
senji-end-none = Nobody dealt in secret, and nobody promised anything.
senji-end-year = Year { $year }

## Senji on the page: cards, winter, the auction, autumn
page-talk-all = To all
page-talk-to = Only to { $name }
page-talk-hearer = Who hears it?
page-whispers = to { $names }
senji-cards-honour = { $honour } honour
senji-cards-when-combat = in battle
senji-cards-when-raid = in a raid
senji-cards-when-summer = in summer
senji-cards-when-autumn = in autumn
senji-cards-when-always = always
senji-cards-from = { $card }, given by { $name }
senji-cards-none = No diplomacy cards in hand
senji-cards-flowers = { $count } × { $flower }
senji-cards-fold = See the map
senji-cards-unfold = Back
senji-cards-samurai = Your samurai
senji-button-done = Done for this autumn
senji-winter-title = Winter
senji-winter-with = Whom do you talk with?
senji-winter-square = The square
senji-winter-words = { $kept } promises kept, { $broken } broken
senji-winter-ready = ready
senji-winter-sealed = gone
senji-winter-fresh = { $count ->
    [one] { $count } new thing
   *[other] { $count } new things
}
senji-winter-said = Talk: { $name }
senji-winter-quiet = Only you and { $name } hear what is said here.
senji-winter-quiet-square = Everybody hears what is said here.
senji-winter-whisper = Whisper to { $name }
senji-winter-say-all = Say it to all
senji-winter-offer = Make an offer
senji-winter-promise = Promise something
senji-winter-gone = { $name } has left the talks.
senji-winter-leave = Leave the talks for good
senji-auction-seal = Change nothing any more
senji-winter-left = Time left: { $time }
senji-winter-say-peace = { $to ->
    [all] I attack nobody this year.
   *[other] I attack no province of yours this year.
}
senji-winter-say-spare = I don’t attack { $province } this year.
senji-winter-say-strike = I attack { $province } this year.
senji-winter-say-mercy = { $to ->
    [all] I execute nobody this year.
   *[other] I execute nobody of yours this year.
}
senji-winter-promise-peace = Peace
senji-winter-promise-spare = To spare a province
senji-winter-promise-strike = To strike a province
senji-winter-promise-mercy = Mercy
senji-winter-ask-talk = Winter: whisper, offer, promise; then be ready.
senji-winter-ask-wait = You are ready. You can still answer until winter ends.
senji-winter-ask-answer = Somebody has made you an offer.
senji-winter-ask-offer = An offer to { $name }: tap what you give and what you want.
senji-winter-ask-how = Shown or covered?
senji-winter-ask-pay = Which of your cards do you give { $name }?
senji-winter-ask-where = { $promise }: which one?
senji-winter-ask-hearer = { $promise }: to whom do you promise it?
senji-winter-offer-said = { $me ->
    [yes] Your offer
   *[no] An offer to you
}: shown { $open }{ $covered ->
    [0] {""}
   *[other] , covered { $covered }
}, for { $wants }
senji-winter-take = Accept
senji-winter-counter = Counter
senji-winter-refuse = Decline
senji-winter-withdraw = Withdraw
senji-winter-you-give = You give
senji-winter-you-get = You get
senji-winter-gift = nothing: a gift
senji-winter-paying = What is wanted now: { $want }
senji-winter-tap-hand = Tap a card of your hand that fits.
senji-winter-drop = Drop it
senji-winter-which = What do you promise?
senji-winter-where = { $promise }: which one?
senji-winter-tell = To { $name }
senji-winter-proclaim = To all, in the square
senji-winter-shown = Shown
senji-winter-covered = Covered
senji-winter-lay-here = Lay it here
senji-winter-tap-card = First tap a card of your hand
senji-winter-draft = Your offer to { $name }
senji-winter-send = Send it
senji-winter-tap-want = Tap below what you want; nothing makes it a gift
senji-winter-exactly = of value
senji-winter-exactly-said = The last one of value { $value }
senji-winter-want = What you want
senji-winter-any = any card
senji-auction-title = The auction
senji-auction-note = Cards of absent families are for sale. What you lay under them stays covered until winter is over; the highest sum wins.
senji-auction-ready = Who is ready
senji-auction-thinks = is bidding
senji-auction-lot = { $card }, your bid { $sum }
senji-auction-lay-here = Lay it under this card
senji-auction-frozen = { $me ->
    [yes] You have { $sum } frozen here
   *[no] { $name } has { $sum } frozen here
}
senji-auction-lift = Take back { $card }
senji-auction-none = no bid
senji-auction-sum = your bid: { $sum }
senji-auction-nothing = Nothing is for sale this year.
senji-auction-count = { $count ->
    [one] { $name } { $count } card
   *[other] { $name } { $count } cards
}
senji-auction-lot-said = For sale: { $card }. Bids: { $bids }.
senji-auction-ask = Lay cards of your family under what you would like, then be ready.
senji-auction-ask-lot = Under which card do you lay { $card }?
senji-auction-ask-wait = Your bids are laid. The others are still bidding.
senji-auction-reveal = The bids are turned up
senji-auction-won = { $me ->
    [yes] You win
   *[no] { $name } wins
}
senji-auction-tied = Equal: frozen
senji-auction-unsold = Nobody bid
senji-autumn-title = Autumn
senji-autumn-where = Where does the samurai stand?
senji-autumn-swap = Umeko: tap the card that you give { $name }, covered.
senji-autumn-busy = { $me ->
    [yes] It is your autumn.
   *[other] { $name } turns cards into honour.
}
senji-autumn-has = { $honour } honour, { $count } hanafuda
senji-autumn-call = Call
senji-autumn-now = now
senji-autumn-done = done
senji-autumn-later = still to come
senji-autumn-shows = { $count ->
    [one] { $name } sees one of your hanafuda.
   *[other] { $name } sees { $count } of your hanafuda and takes one.
}
senji-autumn-takes = Take one of these
senji-autumn-watch = { $name } sees these, and takes one
senji-autumn-tap-flower = Tap what you show among your hanafuda.
senji-autumn-recruits = Three have come: one stays
senji-autumn-keep = Keep { $samurai }
senji-autumn-cards = Diplomacy
senji-autumn-combos = Hanafuda combinations
senji-autumn-combo-said = { $combo }: { $have } of { $need }; brings { $prize }
senji-autumn-samurai = a samurai
senji-autumn-honour = { $honour } honour
senji-autumn-ishida = with Ishida
senji-autumn-as = { $flower } as { $missing }
senji-autumn-daisuke = Daisuke exchanges
senji-autumn-diplomacy = Diplomacy cards
senji-autumn-trade = { $name } shows { $count }, you take one
senji-autumn-deck = See { $count } of the deck, keep one
senji-autumn-reveal = Reveal: +{ $honour } honour
senji-autumn-retake = Take back: −{ $honour } honour
senji-autumn-no-cards = No trade card or member of another family in hand.
senji-autumn-set = One card of each family: { $honour } honour
senji-autumn-set-has = { $have } of { $need }
senji-autumn-tribute = Put { $card } into the set
senji-autumn-umeko = Umeko swaps a card with
senji-autumn-hire = Without a province you may hire:
senji-autumn-hire-unit = a unit, { $sea }: −{ $honour }
senji-autumn-enlist = a samurai: −{ $honour }
senji-autumn-ask-trade = Your autumn: make honour of what you hold, then be done.
senji-autumn-ask-bend = Which hanafuda counts as which type?
senji-autumn-ask-show = { $left ->
    [one] { $name } has returned your trade card: show one hanafuda more.
   *[other] { $name } has returned your trade card: show { $left } hanafuda more.
}
senji-autumn-ask-pick = { $name } shows you these: take one.
senji-autumn-ask-pick-deck = These lay on top of the deck: keep one.
senji-autumn-ask-keep = Keep one of the samurai.
senji-autumn-ask-keep-him = Keep { $samurai }?
senji-autumn-ask-place = Where does { $samurai } stand?
senji-power-akashi = +1 in battle when attacking.
senji-power-chosokabe = Nobody in his raid rolls dice.
senji-power-daisuke = Once an autumn, discard a hanafuda and draw one.
senji-power-ekei = The set of five families needs only four.
senji-power-fuma = Before the first call, look at an opponent’s order; then you may change one of yours.
senji-power-genba = Once a battle, roll up to two uncaptured dice again.
senji-power-hosokawa = Production where he stands draws three.
senji-power-ishida = Once an autumn, one hanafuda counts as any type.
senji-power-jubei = Draw a hanafuda when your family is called.
senji-power-kojiro = Name an enemy samurai in the battle: no die, no power.
senji-power-mori = +1 in battle when defending.
senji-power-naoe = Once an autumn, a trade card takes two of the cards shown.
senji-power-oda = No power.
senji-power-ranmaru = Recruiting costs four tanzaku.
senji-power-sanada = Captures two dice.
senji-power-tadakatsu = If his side loses he escapes to an own neighbouring province.
senji-power-umeko = Once an autumn, an opponent swaps a covered diplomacy card with you.
senji-power-yodo = Your executed members cost you their value once.

## The page: who is at the table

page-people = Who is here
page-seat-away = away
page-seat-conceded = has conceded; a bot plays on
page-change-left-bot = { $before } left: the bot { $after } plays on.
page-change-left-free = { $before } left: the seat is free.
page-change-sat-bot = The bot { $after } took the free seat.
page-change-sat-person = { $me ->
    [yes] You
   *[no] { $after }
} took the free seat.
page-change-left-person = { $me ->
    [yes] You
   *[no] { $after }
} took over from { $before }.
page-change-conceded = { $before } conceded: a bot plays on.
page-change-renamed = { $before } is now called { $after }.
page-away-turn = { $count ->
    [one] Waiting for { $name }, who is away.
   *[other] Waiting for { $name }, who are away.
}
page-replace = Let a bot play on
page-stand = Stand up
page-device = Go on at another device
page-device-note = Open this link there: it works once, within a quarter of an hour, and the seat stays yours here, too.
page-pause = Pause
page-resume = Go on
page-leave = Leave for good
page-leave-ask = A bot takes your seat and plays on; it is no longer yours. If you only want to come back later, just close the page: your seat waits.
page-concede = Concede
page-concede-ask = A bot plays on in your seat, and you rank behind all who have not conceded.
page-end = End the game
page-end-ask = The game ends without a result, if everybody agrees.

# Who is here: what can't be undone, and what all are asked.
page-propose-waits = Still to answer: { $names }.
page-withdraw = Withdraw
page-replace-ask = A bot takes the seat of { $name } and plays on. Whoever comes back can only watch, until you free the seat again.
page-conceded-turn = You have conceded: a bot plays on in your seat.
page-seat-overdue = the time is over
page-look-in = Watch the game

# Plain HTTP: what browsers keep to themselves.
page-copy-self = The browser does not let us copy. The link is selected: press Ctrl+C (⌘C on a Mac), or hold it with your finger.
page-fair-insecure = Browsers make seals only on pages that come over HTTPS. Whoever has Sengoku installed can check the record of the game: sengoku verify.

# On what friends sit down, and how long they may think.
page-time = Time to think
page-time-none = No limit
page-time-minute = A minute a move
page-time-day = A day a move
page-hints-whom = Hints from a strong player
page-hints-alone = When alone
page-hints-all = For all
page-hints-off = None
page-clock-left = { $me ->
    [yes] You have
   *[no] { $name } has
} { $time } left.

# The options of each game, as the page offers them: `.value` is a choice.
page-options = Rules of this table
shinobi-option-first = Who begins
    .chance = Chance
shinobi-option-protect_move_source = A column that a card has left this turn
    .yes = Is protected
    .no = Is not
senji-option-raid_dice = Dice in a raid
    .all = Units and samurai
    .units = Units alone
senji-option-umeko = Umeko swaps
    .diplomacy = Diplomacy cards
    .hanafuda = Hanafuda
senji-option-trades = Trade cards returned in an autumn
    .any = Any number
    .one = One
shitenno-option-generals = Your general
    .usual = By seat

# What the limits of the house leave, told when little is left.
senji-left-offers = { $left ->
    [0] no more offers this winter
    [one] one more offer this winter
   *[other] { $left } more offers this winter
}
senji-left-promises = { $left ->
    [0] no more promises this winter
    [one] one more promise this winter
   *[other] { $left } more promises this winter
}
senji-left-lifts = { $left ->
    [0] nothing more can be taken back
    [one] one more thing can be taken back
   *[other] { $left } more things can be taken back
}
senji-left-changes = { $left ->
    [0] ready can’t be taken back any more
    [one] ready can be taken back once more
   *[other] ready can be taken back { $left } more times
}
shitenno-left-cards = { $left ->
    [0] no more cards can be taken back
    [one] one more card can be taken back
   *[other] { $left } more cards can be taken back
}
shitenno-left-payments = { $left ->
    [0] no more payments can be given up
    [one] one more payment can be given up
   *[other] { $left } more payments can be given up
}
