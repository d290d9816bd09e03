### Sengoku in English.
### A refusal's id is the rule that was broken, its attribute the case, `…-hint` what to do about it.
### A game is called `<game>-title`, `.about` says in a sentence what it is.
### What an event tells is `<game>-<event>`; `.then` is the same without its subject.
### What a move would do is its `.help`; how it is said, and typed, is its `.say`: verb first, all parts, no choices.
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

TURN = It is not { $seat }’s turn to act.
CODE =
    .number = { $move } is not a move: moves are numbers from 0 to { $most }.
    .seat = Nobody has seat { $seat } in this game.
SEAT = There is no seat { $seat }: seats are numbered from 0 to { $most }.
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
    .value = The option { $option } can’t be { $value }: it takes { $kind ->
            [bool] yes or no
            [int] a whole number
           *[str] a word
        }.
    .value-hint = Write { $option }={ $kind ->
            [bool] yes or { $option }=no
            [int] and a number
           *[str] and a word
        }.
    .choice = The option { $option } can’t be { $value }.
    .choice-hint = Choose from { $choices }.
    .seats = The option { $option } can’t be { $value }.
    .seats-hint = Write one word for each of the first seats, none of them twice.
    .taken = { $name } has already picked this one.
    .least = The option { $option } must be at least { $least }.
SEED =
    .number = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
    .bytes = A secret seed has 32 bytes, not { $bytes }.
    .stream = This is not a random stream: { $stream }.
    .size = A draw has 1 to 2147483648 possible outcomes, not { $size }.
TEXT =
    .empty = Nothing was typed.
    .short = The { $part } is missing. The whole move is: { $form }.
    .long = “{ $word }” is too much. The whole move is: { $form }.
    .several = “{ $word }” could be { $choices }.
    .unknown = “{ $word }” is not a { $part }. Choose from { $choices }.
    .none = “{ $word }” is none of these: { $choices }.
    .legal = “{ $word }” is not a move now. You can: { $choices }.
    .wait = You can’t move now. { $asked }
    .wait-hint = Type help to see what you can ask.
    .watching = You are watching: you can ask, but you can’t move.
    .part = “{ $part }”: { $problem } Nothing was played.
    .many = That is more than { $most } moves.
    .beyond = After “{ $move }” something is drawn or revealed, or somebody else acts: nothing can follow it in one line.
ASK =
    .unknown = There is no question “{ $question }”. Ask one of these: { $choices }.
    .parts = The arguments of the question “{ $question }” are wrong: { $problem }.
DUMP =
    .game = This is a position of { $found }, not of { $game }.
    .shape = This is not a position: { $problem }.
    .rows = The position does not have the size of its table: { $field }.
    .number = The position contains an impossible number: { $field }.
    .unknown = A position has no field “{ $field }”.
    .stuck = Seat { $seat } has to act, but has no legal move.
RULES =
    .newer = This game is played by version { $rules } of its rules, but this Sengoku knows them only up to version { $newest }. Nothing was changed. Install a newer Sengoku to continue.
    .older = This game is played by version { $rules } of its rules, but this Sengoku knows them only from version { $oldest } on. Nothing was changed. Finish it with the Sengoku that it was started with.
    .number = “{ $rules }” is not a version of the rules. The versions are { $oldest } to { $newest }.

## Bots

BOT =
    .unknown = There is no bot called “{ $bot }”.
    .unknown-hint = The bots are: { $choices }. Write your own as package.module:Class.
    .module = The bot’s module { $module } can’t be imported: { $problem }.
    .module-hint = Check that it is installed or in the current folder, and that its name is spelt correctly.
    .class = There is no class { $class } in { $module }.
    .class-hint = Write a bot of your own as package.module:Class.
    .choose = { $class } in { $module } is not a bot: it has no method choose(state, seat).
    .choose-hint = Derive the class from sengoku.Bot and define that method.
    .settings = The bot { $bot } can’t be created with these settings: { $problem }.
    .settings-hint = Write settings after the name: name:setting=value,setting=value
    .nobody = No bot plays { $game } at the level { $level } yet.
    .nobody-hint = The levels of this game are: { $choices }.
    .tuned = { $file } contains no weights: { $problem }.
    .tuned-hint = Create such a file with: sengoku tune
    .judge = There is no judge for positions of { $game } yet, so this bot can’t play it.
    .judge-hint = The bot “random” plays every game.
    .level = There is no bot “{ $level }” for this game.
    .level-hint = Choose from { $choices }.
    .people = Hints are off while you play against other people.
    .busy = The bot has no answer yet. Try again.
    .hints = Hints are off at this table.
WEIGHT = There is no weight “{ $weight }”.
    .hint = The weights are: { $choices }.

## Research

EXTRA = This needs the package { $package }. Install it from the folder of Sengoku’s source: pip install ".[{ $extra }]"
RESEARCH =
    .bots = You named { $bots } bots for { $seats } other seats.
    .bots-hint = Name one bot per seat, or one for all of them.
    .trained = This bot was trained for { $game } with { $players } players only.
    .trained-hint = Use it at such a table, or train another one.

## Arena

ARENA =
    .bots = Which bots?
    .bots-hint = For example: sengoku arena shinobi greedy random
    .games = Play at least one game, not { $games }.
    .games-hint = For example: --games 400
    .jobs = Use at least one process, not { $jobs }.
    .jobs-hint = For example: --jobs 2
    .patience = A bot needs some time for each move, not { $patience } seconds.
    .patience-hint = For example: --patience 10
    .decide = The share to test must lie strictly between 0% and 100%, not at { $share }%.
    .decide-hint = For example: --decide 45%
    .on = Games can’t be played on “{ $on }”.
    .on-hint = Choose here, ray or ray:ADDRESS.
    .file = { $file } can’t be read: { $problem }.
    .file-hint = Choose another name for the file.
    .folder = The report can’t be written to { $folder }: { $problem }.
    .folder-hint = Choose the name of a new folder.
    .other = { $file } already exists and belongs to another tournament.
    .other-hint = Choose another name, or repeat the same game, bots, players, games, seed and options.

RAY =
    .missing = Playing on a cluster needs the library Ray.
    .missing-hint = Install it from the folder of Sengoku’s source: pip install ".[ray]"
    .connect = There is no cluster at “{ $where }”: { $problem }.
    .connect-hint = Start one with: ray start --head. To use this machine alone, leave out --on.
    .there = A machine of the cluster could not play: { $problem }.
    .there-hint = Install the same version of Sengoku, and your own bots, on all machines.
TUNE =
    .missing = Tuning needs the library cmaes.
    .missing-hint = Install it from the folder of Sengoku’s source: pip install ".[tune]"
    .keep = There is no weight “{ $weight }” to keep.
    .keep-hint = The weights are: { $choices }.
    .few = At least two weights must be left to tune.
    .few-hint = Name fewer weights with --keep.
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
arena-fair = A fair share of the wins is { $share }%. Margins (±) are 95% intervals; for the rating, one standard deviation.
arena-raised = { $bot } raised an error and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-illegal = { $bot } made an illegal move and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-hung = { $bot } took too long and forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:
arena-died = The process of { $bot } ended, and it forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}:

arena-above = Decided after { $games } games: { $bot } wins more than { $share }.
arena-below = Decided after { $games } games: { $bot } wins less than { $share }.
arena-open = Undecided after { $games } games: { $bot } may win more or less than { $share }.
arena-written = Saved: { $file }
arena-no-parquet = A Parquet file needs pyarrow. Install it from the folder of Sengoku’s source: pip install ".[report]"

report-title = { $game }: the arena
report-about = { $games } games, { $deals } deals, { $players } players per table
report-standings = Standings
    .about = The share of the wins, with ties split, and its 95% interval. The dashed line is the fair share. Ratings are Plackett–Luce, with one standard deviation.
report-ratings = Ratings over time
    .about = After every game, with a band of one standard deviation.
report-games-axis = games played
report-matrix = Who beats whom
    .about = How often the bot of the row finished ahead of the bot of the column at the same table. A tie counts half.
report-seats = Wins by seat
    .about = The share of the wins in each seat. Every deal was played in all rotations.
report-seat = seat { $seat }
report-scores = Scores
    .about = How often each score was reached. The dashed line is the mean.
report-score-axis = score
report-mean = mean { $mean }
report-lengths = Length of the games
    .about = The decisions of all seats together, in games played to the end.
report-decisions-axis = decisions per game
report-median = median { $median }
report-forfeits = Forfeits
    .about = A bot that raises an error, makes an illegal move, takes too long or ends its process loses that game.
report-files = The data of every seat in every game:
report-fan = Sengoku is an unofficial fan project.

tune-better = Better: won { $wins } of { $games } games on new deals, where equal strength would win { $fair }. Saved as { $file }.
tune-worse = Not shown to be better: won { $wins } of { $games } games on new deals, where equal strength would win { $fair }. Nothing was saved.

bots-bots = Bots
bots-levels = Levels, easiest first
bots-own = Write a bot of your own as package.module:Class. Settings follow after a colon.
bot-random = Plays any legal move, each with the same chance.
bot-greedy = Plays the move that the game’s judge likes best now.
bot-search = Thinks ahead in positions that fit what it has seen.
level-ashigaru = A foot soldier: knows the rules, but overlooks most of what matters.
level-bushi = A warrior: sees what is at hand, but misses some of it.
level-samurai = A samurai: takes the best move for now and forgets nothing.
level-daimyo = A lord: thinks ahead, and is the strongest.

## Games, as they are listed

shinobi-title = Shinobi
    .about = Serve a clan in secret, and have the most of its cards on the table.
shitenno-title = Shitennō
    .about = Divide troops, koku and titles, and win favour in the provinces.
senji-title = Senji
    .about = Negotiate, trade and fight to become Shōgun.

## Prompts, where a game has none of its own

prompt = Choose a move.

# Played by text: headings, answers, and the words that ask. The first word of `.say` is what one
# types for a kind of move; `text-ask-…` are the words that ask a question, the shortest first.
text-asked = Asked
text-last = Last turn
text-board = Board
text-hand = Hand
text-score = Score
text-offers = Offers and promises
text-moves = Moves
text-field = Field
text-value = Value
text-mine = my mine own
text-small = the a an of to in on from for with and at by s province
text-move = { $number }: { $move }
text-row = { $name }: { $cells }
text-legal = { $move }: you can do this now.
text-time = { $name }: { $time }
text-over = The game is over.
text-waiting = Waiting for { $names }.
text-no-hand = You hold nothing.
text-no-events = Nothing has happened yet.
text-no-moves = There is nothing for you to decide now.
text-no-places = There are no neighbours in this game.
text-no-score = Nobody has a score yet.
text-no-offers = There are no offers and no promises.
text-no-clock = There is no time limit.
text-ask-board = b board
text-ask-hand = h hand
text-ask-last = l last
text-ask-asked = w what
text-ask-moves = m moves
text-ask-why = why
text-ask-near = near
text-ask-score = score
text-ask-offers = offers
text-ask-clock = clock time
text-ask-hint = hint
text-ask-undo = undo
text-ask-repeat = repeat
text-ask-help = help
text-help = Type a move, such as “{ $example }”, or its number. Words may be cut short. Several moves: “;” between them.
text-help-board = b: the board; b NAME: all about one place or player
text-help-hand = h: what you hold and know
text-help-last = l: what happened since your last move; l 5: the last five events
text-help-asked = w: what is asked of you
text-help-moves = m: your moves by number; m WORD: those that begin so
text-help-why = why MOVE: why it is not allowed, or what it does
text-help-near = near PLACE: what lies beside it
text-help-score = score: how it stands
text-help-offers = offers: what is offered and promised
text-help-clock = clock: the time that is left
text-help-hint = hint: what a bot would do
text-help-undo = undo: take your last move back
text-help-repeat = repeat: hear the last answer again
text-help-help = help: this list

## The table and its server

UNDO =
    .nothing = There is nothing to undo yet.
    .secret = You can’t undo that: since then a card was drawn or something hidden was revealed.
    .other = You can’t undo that: somebody else has moved since.
    .together = You can’t undo that: several players act at once here.
    .none = There is no undo at this table.
MESSAGE =
    .form = The server can’t read this message: { $problem }.
    .type = There is no message type “{ $type }” here.
    .large = A message can have at most { $most } characters.
    .failed = Something went wrong on the server. Try again.
VERSION =
    .stale = The game has moved on since you chose this (you were at { $version }, it is at { $now }).
TABLE =
    .none = There is no table { $table }. It may have been deleted.
    .waiting = The game has not begun yet.
    .opening = The game is about to begin: players’ words for the deal are being revealed.
    .playing = The game has already begun.
    .paused = The game is paused.
    .over = The game is over.
    .full = All seats at this table are taken.
    .taken = Somebody else has this seat.
    .free = { $seats ->
            [one] A seat is still free.
           *[other] { $seats } seats are still free.
        }
    .free-hint = Wait for somebody to join, or add a bot.
    .nobody = Nobody has this seat.
    .bot = A bot has this seat.
    .closed = You need an invitation to join this table.
    .closed-hint = Ask somebody at the table for a link.
    .spectators = This table has no spectators.
    .again = Somebody else was faster. Try again.
    .freed = This seat is no longer yours.
    .other = You have another seat in this game, or had one. Nobody sees two hands.
    .other-hint = To share one device, create the table with Pass and play.
    .out = You can’t take a seat at this table.
    .out-hint = Ask somebody at the table for a new link.
    .own = This is your own seat.
    .deleted = The host has deleted this table.
NAME =
    .form = A name has 1 to { $most } visible characters; “{ $name }” does not.
    .taken = Somebody at this table is already called { $name }.
    .word = A word for the seed has at most { $most } visible characters.
PLEDGE =
    .none = You have not committed to a word.
    .revealed = Your word has already been revealed.
    .other = This is not the word that you committed to.
VOTE =
    .none = There is no vote now.
    .open = There is already another vote.
    .asked = You are not part of this vote.
    .voted = You have already answered.
    .overdue = This player still has time. A player who is away can be replaced by a bot after five minutes if the others agree, or after half an hour if nobody else is there to agree.
    .declined = Not everybody agreed.
    .again = The others did not agree. You can ask again after { $minutes } minutes.
    .late = Not everybody agreed in time, so a bot has taken the seat.
    .alone = Nobody else is here to agree.
    .kept = The player of this seat was removed. While only one player is left, only the removed player or a bot can take it.
TALK =
    .off = Chat is off at this table.
    .muted = You have been muted.
    .private = At this table all chat is public.
    .form = Type something that others can read.
    .seat = Nobody listens at that seat.
HOST =
    .only = Only the host can do that.
    .person = That seat has no person who could be the host.
    .vote = In a game that has begun, the players vote on that.
KEY =
    .wrong = This link does not work.
    .wrong-hint = It may have been used already, or replaced. Ask for a new one.
    .old = This link has expired: it was valid for 15 minutes.
    .seat = This seat is not yours.
    .devices = No other device came to this seat after this one.
    .none = This browser has no key yet. Take a seat or follow an invitation first.
BOOKS =
    .closed = This game keeps its secrets: you can replay only what your own seat saw.
    .open = You can get the record when the game is over.
LIMIT =
    .reports = You have already sent { $most } reports at this table.
    .names = You have had { $most } names at this table: keep this one.
    .tabs = This seat is open in too many windows: the oldest one was closed.
    .messages = That was too fast: send at most { $most } messages per second.
    .requests = Too many requests. Try again in { $seconds } seconds.
    .tables = Too many new tables. Try again in { $seconds } seconds.
    .sockets = At most { $most } people can be at this table.
    .entries = This table’s log is full: it holds at most { $most } entries.
    .unsent = Your connection was too slow to keep up. Reconnect.
    .links = A table can have at most { $most } links.
    .devices = At most { $most } devices can play one seat. Sign out other devices first.
    .talk = This table’s chat is full: it holds at most { $most } messages.
ORIGIN = This request came from another site.
CLOCK =
    .seconds = A clock can’t have { $seconds } seconds.
    .form = There is no clock of this kind.
RECORD =
    .file = { $file } can’t be read: { $problem }.
    .json = { $file } is not a JSON document.
    .none = This is not the record of a game.
    .format = This record has the unknown format { $format }.
    .field = The record has no valid “{ $field }”.
    .form = The record is malformed: { $problem }.
    .commitment = This is not the seed that was committed to.
    .pledge = The word of { $name } is not the one that was committed to.
    .draws = The record and the game have different numbers of draws.
    .draw = Draw { $number } does not follow from the seed.
    .move = Move { $number } can’t be made: { $problem }
    .result = The result is not the one that the game had.
serve-open = Open { $address } in a browser. Press Ctrl-C to stop the server.

## Terminal

SAVE =
    .name = Type the name of the file too, for example: save game.json
    .write = The game could not be saved as { $file }: { $problem }.
    .foreign = { $file } already exists and is not a saved game, so it was left unchanged.
    .foreign-hint = Choose another name.
LOAD =
    .name = Type the name of the file too, for example: load game.json
    .missing = There is no file { $file }.
    .missing-hint = Type the name that the game was saved under.
    .folder = { $file } is a folder, not a saved game.
    .folder-hint = Type the name that the game was saved under.
    .read = { $file } can’t be read: { $problem }.
    .read-hint = Type the name that the game was saved under.
    .corrupt = { $file } is not a saved game of Sengoku, or is damaged ({ $problem }).
    .corrupt-hint = Use “save” while playing to save a game.
COMMAND =
    .reason = “{ $reason }” is not a reason. Choose from { $choices }.
    .number = There is no move { $number }: moves go from 1 to { $most }.
    .extra = Type “{ $command }” alone, without “{ $rest }”.
    .unknown = “{ $word }” is neither a move nor a command. Type ? for help.
    .choose = Type the number of a move, or the move itself. Type ? for help.
    .seat = There is no seat “{ $seat }”: type its letter, A to { $last }, or the player’s name.
    .needs = This command needs something more. Type ? for help.
    .turn = It is not your turn now.
JOIN =
    .link = “{ $link }” is not a link to a table.
    .link-hint = A link looks like this: https://example.org/t/k3v9q2m7x4ab#… – put it in quotes.
    .unreachable = The server { $server } does not answer ({ $problem }).
    .unreachable-hint = Check the address, and whether the server is running.
    .foreign = There is no Sengoku server at { $server }.
    .foreign-hint = Check the address.
    .seat = A seat is a letter, such as B, not “{ $seat }”.

terminal-help = type ? for help
terminal-turn = { $name }, it is your turn.
terminal-curtain-title = The curtain is down.
terminal-curtain = Pass the keyboard to { $name }, then press Enter.
terminal-saved = Saved. Play on, or resume later with: sengoku play --load { $file }
terminal-loaded = This is the game saved as { $file }.
terminal-quit = The game is not saved. Type a file name to save it, or press Enter to quit without saving.
terminal-resume = Goodbye. Resume with: sengoku play --load { $file }
terminal-bye = Goodbye.
terminal-stopped = Stopped. The game was not saved; next time, save it with “save FILE”.
terminal-again = Same deal again: { $command }
terminal-over = The game is over
terminal-result = { $rank }. { $name }, { $score } points
terminal-watch = Only bots play in this game.

# At a server’s table
terminal-name = What is your name at this table?
terminal-host = host
terminal-wait-people = Some seats are still free. Type ready when you want to play, or ? for help.
terminal-wait-you = All seats are taken. Type ready to begin.
terminal-wait-ready = You are ready; the game begins when everybody is.
terminal-watching = You are watching; the game has not begun yet.
terminal-waiting = waiting for { $names }
terminal-clock = You have { $time } left.
terminal-vote = Type yes or no.
terminal-vote-over = The vote is over.
terminal-rematch = There is a new table for the same players: type rematch to play there.
terminal-rank = { $rank }. { $name }
terminal-back = Reconnected.
terminal-done = Done.
terminal-confirm = You can’t undo that. Type { $command } again if you are sure.
terminal-hint = { $move } ({ $value }, tried { $visits } times)
terminal-invitation = Anybody with this link can join: { $link }
terminal-device = To continue on another device, open this link within 15 minutes; it works once: { $link }
terminal-return = Goodbye. Your seat stays yours. Return with: sengoku play --join '{ $link }'

help-title = What you can type
help-move = a number
    .what = make the move with that number
help-notation = a move
    .what = make the move, typed as in the list: { $example }; you can shorten the words
help-why = ? and a move
    .what = what that move does, or which rule forbids it
help-undo = undo
    .what = undo your last move, if nothing was drawn and nobody else has moved since
help-look = look
    .what = show the table again
help-log = log
    .what = show what happened, as you saw it (log 10: the last ten lines)
help-rules = rules
    .what = show the rules of the game (rules { $rule }: one of them)
help-save = save FILE
    .what = save the game to a file; load FILE resumes it
help-quit = quit
    .what = leave the table
help-table-who =
    .what = show who is at which seat
help-table-sit = sit SEAT NAME
    .what = take a free seat; once the game has begun, the others have to agree
help-table-hint =
    .what = show what a bot thinks of your moves, if the table allows it
help-table-invite =
    .what = get a link for others to join
help-table-link =
    .what = get a link to continue on another device
help-table-leave =
    .what = leave for good: a bot takes your seat (leave free: anybody can take it)
help-table-rematch =
    .what = play again with the same players
help-table-delete =
    .what = delete the table, with everything about it
help-table-quit =
    .what = quit; your seat stays yours
help-table-ready =
    .what = say that you are ready to start
help-table-unready =
    .what = say that you are not ready yet
help-table-word = word WORD
    .what = add a word to the seed, so that nobody can know the cards
help-table-pick = pick WORD
    .what = pick something for your seat, such as whose crest you have
help-table-name = name NAME
    .what = change your name
help-table-say = say TEXT
    .what = say something to everybody
help-table-whisper = whisper SEAT TEXT
    .what = say something to one player or several (B,C), if the table allows it
help-table-yes =
    .what = agree to the proposal
help-table-no =
    .what = decline the proposal, or withdraw your own
help-table-end =
    .what = propose to end the game without a result
help-table-takeover = takeover SEAT
    .what = propose that a bot takes the seat of a player who is away
help-table-expel = expel SEAT
    .what = propose that a player leaves the game
help-table-revoke =
    .what = sign out the devices that came to your seat after this one
help-table-concede =
    .what = concede the game; a bot plays on for you
help-table-start =
    .what = start the game, once all seats are taken
help-table-bot = bot SEAT LEVEL
    .what = put a bot on a free seat
help-table-free = free SEAT
    .what = free a bot’s seat; before the game, also a player’s
help-table-pause =
    .what = pause the game and its clocks
help-table-resume =
    .what = resume the game
help-table-mute = mute SEAT
    .what = hide what a player says, for you alone
help-table-unmute = unmute SEAT
    .what = show what a muted player says, and said
help-table-block = block SEAT
    .what = never hear or meet a player again on this server
help-table-unblock = unblock SEAT
    .what = no longer block a player
help-table-report = report SEAT REASON TEXT
    .what = report a player to the host; the reason is talk, play, name or other
help-table-mute-all = mute SEAT all
    .what = mute a player for everybody
help-table-unmute-all = unmute SEAT all
    .what = unmute a player for everybody
terminal-report = { $by } reported { $name }: { $reason }
help-table-talk =
    .what = turn chat off for everybody (talk on: turn it on)
help-table-host = /host SEAT
    .what = make somebody else the host

## Command line

record-good = The record is correct: { $moves } moves and { $draws } draws follow from the seed that was committed to.
record-words = Words in the deal: { $names }.
record-no-words = No player had committed to a word, so whoever ran the server could have chosen the deal.
CLI =
    .error = { $problem }
    .docs = There is no documentation in { $folder }.
    .docs-hint = `make docs` builds it in build/docs.
    .root = A sub-path must begin with a slash; “{ $value }” does not.
    .workers = Several workers need PostgreSQL: --database postgresql://…
    .listen = Can’t listen on { $host }, port { $port }: { $problem }.
    .listen-hint = Another server may be running there. Choose another port with --port, or another address with --host.
    .crashed = No worker stays up: each has crashed { $crashes } times in a row.
    .crashed-hint = See the log above for the reason, and check that the database can be reached.
    .hint = See { $command } --help.
    .players = The number of players must be a whole number, not “{ $value }”.
    .players-hint = For example: --players 4
    .people = The number of people must be a whole number, not “{ $value }”.
    .people-hint = For example: --humans 2
    .humans = A game of { $players } players can’t have { $humans } people.
    .humans-hint = The other players are bots: choose from 0 to { $players }.
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
    .decide = The share to test must be a percentage, not “{ $value }”.
    .decide-hint = For example: --decide 45%
    .benchmark = There is no benchmark “{ $value }”.
    .benchmark-hint = The benchmarks are: { $choices }.
    .seed = The seed must be a whole number from 0 to { $most }, not “{ $value }”.
    .seed-hint = For example: --seed 7. The same seed deals the same cards.
    .option = Write an option as name=value, not “{ $value }”.
    .option-hint = { $choices ->
            [none] This game has no options.
           *[other] The options are: { $choices }.
        }
    .names = You gave { $names ->
            [one] { $names } name
           *[other] { $names } names
        } for { $humans } people.
    .names-hint = Leave out --humans: every --name adds a person.
    .name = “{ $name }” can’t be a player’s name: it needs 1 to { $most } letters, and nobody else may have it.
    .name-hint = For example: --name Ann --name Bo
    .game = Which game?
    .game-hint = For example: { $example }
    .loaded = A saved game has its own players, seed and options.
    .loaded-hint = Leave out everything except --load.
    .joined = A server’s table has its own game, players and options.
    .joined-hint = With --join you can give only one --name and one --seat.
    .seat = You can choose a seat only at a server’s table.
    .seat-hint = For example: sengoku play --join LINK --seat B
    .other = { $file } is a game of { $found }, not of { $game }.
    .other-hint = sengoku play --load { $file }
    .rule = There is no rule { $rule } in { $game }.
    .rule-hint = The rules go from { $first } to { $last }: sengoku rules { $game }
    .rules = There are no rules of { $game } here.
    .rules-hint = They come with the package of the game.
    .bench = The benchmarks come with the installed package; this is not one.
    .bench-hint = Install it with: pip install .
    .value = { $option } can’t be “{ $value }”.
    .value-hint = See { $command } --help.
    .least = { $option } must be at least { $least }, not “{ $value }”.
    .least-hint = See { $command } --help.
    .range = { $option } must be from { $least } to { $most }, not “{ $value }”.
    .range-hint = See { $command } --help.
    .positive = { $option } must be more than 0, not “{ $value }”.
    .positive-hint = See { $command } --help.
    .unused = “{ $tokens }” was not understood.
    .unused-hint = See { $command } --help.
    .language = Sengoku does not speak “{ $language }” yet.
    .language-hint = The languages are: { $choices }.

games-name = game
games-players = players
games-options = options
games-about = what it is
games-range = { $fewest } to { $most }
engine-compiled = engine compiled
engine-uncompiled = engine not compiled: install a C compiler, then reinstall

## For translators

check-none = There is no { $language }.ftl yet: copy en.ftl to that name, then translate it.
check-junk = Fluent can’t parse this: { $name }
check-twice = { $name } occurs twice.
check-missing = { $name } is missing.
check-unknown = { $name } is neither in English nor used by another message.
check-figures = { $name } does not use the same placeholders as the English message: { $figures }.
check-same = { $name } is still English.
check-rule = The rule { $name } is missing.
check-order = The rules in { $name } are not in the order of the English rules.
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
    [1] First order: deploy a card to another province, or strike a column with a ninja.
    [2] Second order: settle a card in your province, or march one from another province.
   *[3] { $only ->
        [rest] Third order: there is nothing to attack. Press Enter to end your turn.
       *[attack] Third order: choose one of your columns and attack a smaller one in another province.
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
    .help = You put a { $clan } card from your hand into { $province }. Its column is protected this turn. (SHI-20)
    .say = deploy { $clan } to { $province }
shinobi-strike = { $seat } struck { $clan } in { $province } with a ninja: one card was discarded.
    .then = struck { $clan } in { $province } with a ninja
    .help = You discard a ninja and one { $clan } card in { $province }. The rest of that column can’t be attacked this turn. (SHI-21)
    .say = strike { $clan } in { $province }
shinobi-settle = { $seat } settled { $clan } in { $seat-me ->
    [yes] your
   *[no] their
} own province.
    .then = settled { $clan } at home
    .help = You put a { $clan } card from your hand into your own province. (SHI-23)
    .say = settle { $clan } in your province
shinobi-march = { $seat } marched { $clan } from { $source } to { $province }.
    .then = marched { $clan } from { $source } to { $province }
    .help = You move a { $clan } card from { $source } to { $province }. Its new column is protected this turn. (SHI-24)
    .say = march { $clan } from { $source } to { $province }
shinobi-attack = { $seat } attacked { $target } in { $province } with { $clan }: one { $target } card was discarded.
    .then = attacked { $target } in { $province } with { $clan }
    .help = Your { $clan } column attacks: { $target } in { $province } loses one card to the discard pile, and you lose none. (SHI-27)
    .say = attack { $target } in { $province } with { $clan }
shinobi-rest = { $seat } had nothing to attack.
    .then = no attack
    .help = You attack nothing, draw up to four cards and end your turn. (SHI-26)
    .say = end turn
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
    [yes] You drew the last card: your turns are over, and everybody else has one more.
   *[no] { $name } drew the last card: this is the last round.
}
shinobi-legend = * protected this turn   [4] cards in hand
shinobi-standing = on the table
shinobi-unseen = unseen
shinobi-score = { $rank }. { $name } served { $clan }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the table, { $home } at home
shinobi-tie = Tied at { $score }: the cards at home decide. (SHI-42)
shinobi-shared = Tied at home too: they share the place. (SHI-43)
shinobi-unserved = { $clan } has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, but nobody served it. (SHI-44)

# Shinobi in text
shinobi-text-provinces = Cards in the provinces
shinobi-text-owner = owner
shinobi-text-safe = { $cards } (protected)
shinobi-text-piles = The piles
shinobi-text-count = cards
shinobi-text-kind = card
shinobi-text-player = player
shinobi-text-pile = pile
shinobi-text-serve = You serve { $clan }: { $table } on the table, { $home } of them in your province.
shinobi-text-hand = In your hand: { $cards }.
shinobi-text-standing = On the table: { $clans }.
shinobi-text-place = You serve { $clan }: number { $place } of the five clans.

# Refusals of moves
SHI-04 =
    .players = Shinobi is for { $fewest } to { $most } players, not { $players }.
    .hint = Choose a number from { $fewest } to { $most }.
SHI-20 =
    .own = The first order can’t go to your own province. Choose another one.
    .hand = You have no { $clan } card to deploy.
    .sequence = Give your first order now: deploy an army card, or strike with a ninja.
SHI-21 =
    .own = A ninja can’t strike in your own province. Choose another one.
    .hand = You have no ninja.
    .discards = More ninja are discarded than cards that they struck.
SHI-22 =
    .column = A ninja needs a column to strike: there is no { $clan } in province { $province }.
SHI-23 =
    .hand = You have no { $clan } card to settle.
    .sequence = Give your second order now: settle a card in your province, or march one from another province.
SHI-24 =
    .own = Cards can’t march out of your own province.
    .same = A march must lead to another province: the card is already in province { $province }.
    .column = There is no { $clan } in province { $source } to march.
SHI-26 =
    .attack = You must attack if you can: { $attacks ->
        [one] there is { $attacks } possible attack
       *[other] there are { $attacks } possible attacks
    }.
    .sequence = Give your third order now: attack, or end your turn if there is nothing to attack.
SHI-27 =
    .own = You can’t attack a column in your own province. Choose another province.
    .clan = A clan can’t attack itself: { $clan } can’t attack { $target }.
    .column = There is no { $target } in province { $province } to attack.
    .strength = You can attack only a smaller column: { $target } in province { $province } has { $defender ->
        [one] { $defender } card
       *[other] { $defender } cards
    }, your { $clan } column has { $attacker }.
SHI-28 =
    .protected = { $target } in province { $province } is protected this turn: a card came to it, or a ninja struck it.
    .early = No column is protected before the first order.
    .many = More columns are protected than orders were given.
    .own = The first order protects no column in a player’s own province.
SHI-29 =
    .vacated = { $target } in province { $province } is protected this turn: a card has just marched out of it.
    .early = A column is left by a march of this turn, and only with the option.
    .own = Nobody marches a card out of their own province.

# Refusals of positions
SHI-02 =
    .cards = There must be { $needed } cards of { $kind }, not { $found }.
SHI-10 =
    .loyalty = Every seat serves one of the five clans, and no clan is served twice.
SHI-12 =
    .actors = Exactly one seat has its turn.
SHI-13 =
    .deeds = What the seats did for { $clan } does not add up to its cards on the table.
SHI-30 =
    .hand = Seat { $seat } can’t have { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } now: { $fewest ->
        [0] at most { $most }
       *[other] from { $fewest } to { $most }
    }.
SHI-40 =
    .last = The last card counts as drawn if, and only if, the pile is empty.
    .turn = Whoever drew the last card has no more turns.
    .over = The game is over only after the last round.
SHI-41 =
    .early = There are no scores before the end.
    .result = The scores do not match the cards on the table.

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
    [split] You are Tairō: add cards to one lot, and the rest is the other. Then split, with a title for each.
    [answer] Accept or refuse the lot.
    [choose] Choose one of the two lots.
    [pay] { $only ->
        [place] Place the kamon to confirm the payment.
       *[several] Choose what to pay with, then place the kamon. Or withdraw.
    }
   *[turn] { $only ->
        [done] There is nothing left to do this year. Press Enter to end your turn.
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
} out { $cards }.
    .then = round { $round }, { $tairo } { $tairo-me ->
        [yes] are
       *[no] is
    } Tairō: { $cards }
shitenno-reshuffle = The discarded troops were shuffled into a new pile of { $pile }.
    .then = the discarded troops were shuffled into a new pile
shitenno-add = { $seat } added { $card } to the lot.
    .then = { "" }
    .help = You add { $card } to your lot. Nobody sees it until you offer the lot. (STN-32)
    .say = add { $card } to the lot
shitenno-remove = { $seat } took { $card } back out of the lot.
    .then = { "" }
    .help = You take { $card } back out of the lot. (STN-32)
    .say = remove { $card } from the lot
shitenno-offer = { $seat } offered a lot with the { $hierarchy }: { $cards }.
    .then = offered { $cards } with the { $hierarchy }
    .help = You offer this lot with the { $hierarchy } to the others without a lot, one by one. (STN-32)
    .say = offer the lot with { $hierarchy }
shitenno-accept = { $seat } accepted the lot.
    .then = accepted
    .help = The cards go into your hand, and the tile will be your title. (STN-33)
    .say = accept the lot
shitenno-refuse = { $seat } refused the lot.
    .then = refused
    .help = You pass this lot on to the next player, and can still get a later one. (STN-32)
    .say = refuse the lot
shitenno-keep = Nobody wanted the lot: { $seat-me ->
    [yes] you keep it
   *[no] { $seat } keeps it
}, and { $tairo-me ->
    [yes] you are
   *[no] { $tairo } is
} Tairō now.
    .then = kept the lot that nobody wanted
shitenno-split = { $seat } made two lots: { $cards } with the { $hierarchy }, and { $others } with the { $rest }.
    .then = made two lots: { $cards } with the { $hierarchy }, { $others } with the { $rest }
    .help = The cards you chose are one lot, with the { $hierarchy }; all the others are the second, with the { $rest }. The other player chooses first. (STN-35)
    .say = split with { $hierarchy } for the lot and { $rest } for the rest
shitenno-choose = { $seat } chose the lot with the { $hierarchy }.
    .then = chose the { $hierarchy }
    .help = You take the lot with the { $hierarchy }, and the Tairō takes the other. (STN-35)
    .say = choose the lot with { $hierarchy }
shitenno-titled = The new titles: { $titles }.
    .then = the new titles: { $titles }
shitenno-claim = { $seat } began a payment for { $province }.
    .then = { "" }
    .help = You begin a payment for the next position in { $province }. You can withdraw until you place the kamon. (STN-41)
    .say = claim { $province }
shitenno-spend = { $seat } added { $part } to the payment.
    .then = { "" }
    .help = You add { $part } to the payment. (STN-43)
    .say = spend { $part }
shitenno-withdraw = { $seat } withdrew the payment.
    .then = { "" }
    .help = You take the whole payment back into your hand. (STN-43)
    .say = withdraw the payment
shitenno-place = { $seat } placed a kamon in { $province } for { $paid } and gained { $favour } favour.
    .seen = { $seat } placed a kamon in { $province } for { $paid }, gained { $favour } favour and won a tile: { $tile }.
    .then = placed a kamon in { $province } for { $paid } and gained { $favour } favour
    .then-seen = placed a kamon in { $province } for { $paid }, gained { $favour } favour and won a tile: { $tile }
    .help = You make the payment, and your kamon goes to the leftmost free position. (STN-43)
    .say = place the kamon
shitenno-draw = { $seat } used a Draw tile.
    .then = used a Draw tile
    .help = You use a Draw tile and draw a troop card. You can’t undo it. (STN-53)
    .say = draw a card for a Draw tile
shitenno-turn = { $seat } turned a kamon in { $province } to its golden side.
    .then = turned a kamon in { $province } golden
    .help = One of your kamon in { $province } becomes golden and counts as two. This ends your turn. (STN-56)
    .say = turn a kamon in { $province }
shitenno-done = { $seat } ended { $seat-me ->
    [yes] your
   *[no] their
} turn.
    .then = ended the turn
    .help = You end your turn, and the next title has its turn. (STN-40)
    .say = end turn
shitenno-end = The game is over: { $scores }.
    .then = { $scores }

# The table in the terminal
shitenno-see-round = Round { $round }
shitenno-see-piles = troop pile { $troops }, discard { $discards }, koku pile { $koku }
shitenno-see-hand = Hand
shitenno-see-table = Laid out
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
shitenno-see-tie = Tied at { $score }: the higher title is ahead. (STN-64)

# Shitennō in text
shitenno-text-provinces = Provinces with positions { $values }
shitenno-text-province = name
shitenno-text-position = position { $value }
shitenno-text-golden = { $name } (golden)
shitenno-text-price = price
shitenno-text-cost = { $troops } or { $koku } koku
shitenno-text-gain = favour for you
shitenno-text-leader = majority
shitenno-text-leftmost = { $leader } (leftmost)
shitenno-text-tiles = tiles
shitenno-text-player = player
shitenno-text-title = title
shitenno-text-next = { $title } (next: { $next })
shitenno-text-known = known cards
shitenno-text-pile = pile
shitenno-text-count = cards
shitenno-text-troops = Troop pile
shitenno-text-discards = Discarded troops
shitenno-text-koku = Koku pile
shitenno-text-lots = The lots
shitenno-text-lot = Lot with the { $title }
shitenno-text-hand = In your hand: { $cards }.
shitenno-text-own-title = Your title: { $title }.
shitenno-text-own-tiles = Your tiles: { $tiles }.
shitenno-text-putting = Lot so far: { $cards }. The rest: { $rest }.
shitenno-text-paying = You are paying for { $province } ({ $price }). Payment so far: { $cards }.
shitenno-text-offered = On offer with the { $title }: { $cards }.
shitenno-compound-claim =
    .form = claim Kansai 1: pays in the first way that “b Kansai” lists, and places; claim Kansai bushi, 1 koku: pays with these
shitenno-compound-offer =
    .form = offer bushi, 1 koku | Shōmyō: puts these cards into the lot and offers it with this title
shitenno-compound-split =
    .form = split bushi, 1 koku | Shōmyō Hatamoto: the cards of the first lot, then the titles of both

# Refusals of moves
STN-08 =
    .players = Shitennō is for { $fewest } to { $most } players, not { $players }.
    .hint = Choose a number from { $fewest } to { $most }.
    .kamon = Seat { $seat } must have the number of kamon for this many players, not { $found }.
STN-32 =
    .sequence = Put a lot together now: add cards, then offer it with a title.
    .answer = A lot is on offer: accept or refuse it.
    .card = There is no more { $card } to add: { $open } { $open ->
        [one] is
       *[other] are
    } laid out, and { $lot } of them in the lot.
    .lot = There is no { $card } in the lot to take back.
    .often = You have already taken { $most } cards back out of this lot. Offer it now.
    .tile = The tile { $hierarchy } is gone. These are left: { $tiles }.
    .three = You split into two lots only when two players have none: now there are { $players }. Offer one lot.
    .outside = The lot has more { $card } than are laid out.
    .offers = { $offers ->
        [one] { $offers } lot
       *[other] { $offers } lots
    } can’t be on offer now.
    .actor = The Tairō divides, and the others answer.
    .sent = A lot is on offer, so no other can be put together.
STN-35 =
    .sequence = Make two lots now: add cards to one, then split, with a title for each.
    .choice = Choose one of the two lots.
    .two = With { $players } players left you can’t offer one lot: split everything into two lots.
    .same = Each lot needs a tile of its own: you can’t use { $hierarchy } twice.
    .tile = Both tiles must still be there. These are left: { $tiles }.
    .lots = No lot has the { $hierarchy }. Choose from: { $tiles }.
    .fewer = With { $players } without a lot, there is nothing left to divide.
    .all = All cards must be in a hand or in one of the two lots.
    .order = The lot with the higher tile must be the first of the two.
STN-40 =
    .two = You can place at most { $most } kamon per year.
    .kamon = You have no kamon left to place.
    .sequence = It is the odd year: claim a province, use a tile or your title, or end your turn.
    .actors = Exactly one seat acts at a time.
    .early = Kamon are placed only in the odd year.
    .placed = { $placed } kamon can’t have been placed this turn: { $board } are on the board.
STN-41 =
    .full = All { $positions } positions of { $province } are taken.
    .price = You can’t pay for { $province }: it costs { $troops }, or { $koku } koku.
    .left = The kamon in { $province } must be next to each other, from the left.
    .claimed = The province being paid for can’t be claimed.
STN-43 =
    .begun = You have begun a payment: complete it and place the kamon, or withdraw.
    .none = There is no payment yet: claim a province first.
    .hand = You have no more { $part } to pay with: { $held } in all, { $spent } in the payment.
    .part = { $part } does not fit into this payment. The price is { $troops } or { $koku } koku, and every piece you pay must be needed.
    .short = That is not enough yet: the price is { $troops } or { $koku } koku.
    .often = You have already withdrawn { $most } payments. Complete this one.
    .early = Nobody pays in the even year.
    .nowhere = There is a payment, but no province that it is for.
    .held = The payment has more than the seat holds.
    .spend = These pieces can’t become a payment.
    .over = Nobody pays after the end.
STN-53 =
    .paying = You can’t draw during a payment: place the kamon or withdraw first.
    .tile = You have no Draw tile.
    .pile = There is no troop card to draw, neither in the pile nor in the discards.
    .drawn = { $taken } cards were drawn in secret, but it should be { $drawn }.
STN-56 =
    .title = Only the Sensei can turn a kamon; you are { $title }.
    .kamon = You have no plain kamon in { $province } to turn.
    .golden = A position without a kamon can’t be golden.
STN-57 =
    .title = Only the Hatamoto can stand in for a troop; you are { $title }.
    .turn = The Hatamoto has already stood in for a troop this turn.
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
    .titles = Two seats can’t have the same title.
STN-22 =
    .hands = The first two cards go to each seat in turn.
    .pile = Seat { $seat } drew a card from a pile that did not exist then.
STN-23 =
    .hand = Seat { $seat } can’t have that many { $card }: it does not match the known cards and the journal.
    .shown = Seat { $seat } showed a { $card } that it never drew.
STN-30 =
    .koku = In round { $round }, { $drawn } koku can’t have been drawn.
    .tiles = The four hierarchy tiles must be in lots or left in the even year, and aside in the odd one.
    .tairo = There is no Tairō in the odd year.
STN-33 =
    .actor = A player who has a lot is offered no other this year.
STN-34 =
    .tairo = The Tairō must be the highest of those without a lot.
STN-37 =
    .titles = No tile can be in two lots.
    .tiles = A tile in a lot can’t be left over as well.
    .earned = In the odd year the tiles are titles.
STN-44 =
    .favour = Seat { $seat } can’t have { $favour } favour with positions worth { $positions }.
STN-45 =
    .tiles = { $won } { $bonus } tiles were won, but { $found } are held or used.
STN-60 =
    .over = The game ends when a player has no kamon left or the koku pile is empty, and not before or after.
STN-64 =
    .early = There are no scores before the end.
    .result = The scores do not match the board.

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
senji-figure-attack_card = { $value ->
    [-1] no card
   *[other] { senji-figure-card }
}
senji-figure-defence_card = { senji-figure-attack_card }
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
    [spare-broken] not to attack { $province } (broken)
    [strike-kept] to attack { $province } (kept)
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
    [20] via the northern sea to { MUT }
    [21] via the northern sea to { DEW }
    [22] via the northern sea to { HIT }
    [23] via the northern sea to { ECH }
    [24] via the northern sea to { MUS }
    [25] via the northern sea to { SUR }
    [26] via the northern sea to { KAG }
    [27] via the northern sea to { SHI }
    [28] via the northern sea to { OWA }
    [29] via the northern sea to { YAM }
    [30] via the northern sea to { IZM }
    [31] via the northern sea to { AKI }
    [32] via the northern sea to { KII }
    [33] via the northern sea to { SAN }
    [34] via the northern sea to { TOS }
    [35] via the northern sea to { CHI }
    [36] via the northern sea to { BUN }
    [37] via the northern sea to { SAT }
    [38] via the southern sea to { MUT }
    [39] via the southern sea to { DEW }
    [40] via the southern sea to { HIT }
    [41] via the southern sea to { ECH }
    [42] via the southern sea to { MUS }
    [43] via the southern sea to { SUR }
    [44] via the southern sea to { KAG }
    [45] via the southern sea to { SHI }
    [46] via the southern sea to { OWA }
    [47] via the southern sea to { YAM }
    [48] via the southern sea to { IZM }
    [49] via the southern sea to { AKI }
    [50] via the southern sea to { KII }
    [51] via the southern sea to { SAN }
    [52] via the southern sea to { TOS }
    [53] via the southern sea to { CHI }
    [54] via the southern sea to { BUN }
   *[other] via the southern sea to { SAT }
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
    [0] a sun
    [1] an animal
    [2] a tanzaku
   *[other] a plain card
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
    [1] not to attack { $province }
    [2] to attack { $province }
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
senji-figure-attacker = { $name }
senji-figure-victim = { senji-figure-to }
senji-figure-loser = { $name }
senji-figure-with = { senji-figure-to }
senji-figure-seats = { senji-figure-to }
senji-figure-partner = { $value ->
    [none] from the deck
   *[other] { $me ->
        [yes] of yours
       *[no] of { $name }
    }
}
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
# Names in moves that are typed: a card of one’s own family, a kind of card, a promise.
senji-figure-slot = { $value ->
    [0] member 1
    [1] member 2
    [2] member 3
    [3] member 4
    [4] military 1
    [5] military 2
    [6] military 3
    [7] military 4
    [8] trade 1
    [9] trade 2
    [10] trade 3
    [11] trade 4
   *[other] bluff
}
senji-figure-kind = { $value ->
    [0] yellow member
    [1] yellow military
    [2] yellow trade
    [3] blue member
    [4] blue military
    [5] blue trade
    [6] black member
    [7] black military
    [8] black trade
    [9] red member
    [10] red military
    [11] red trade
    [12] green member
    [13] green military
    [14] green trade
    [15] purple member
    [16] purple military
    [17] purple trade
   *[other] any card
}
senji-figure-promise = { $value ->
    [0] peace
    [1] spare
    [2] attack
   *[other] mercy
}
senji-figure-led = { $value ->
    [0] without the samurai
    [no] without the samurai
   *[other] with the samurai
}

# What is asked
senji-prompt = { $phase ->
    [choosing] Keep one of the three samurai.
    [calling] Call a province: its owner builds a fortress there and may add units and a samurai.
    [posting] How many units do you put there, and does your samurai join them?
    [hosting] The lead is shared: choose who hosts the Emperor this year.
    [bidding] Lay cards of your family under the lots in secret to bid for them, then choose Ready.
    [winter] Winter: make offers, answer them and give promises to win cards and allies. Choose Ready when you have finished.
    [ordering] Spring: give an order to each of your provinces, then choose Ready.
    [spying] Fūma may look at one order.
    [shifting] You may change one of your orders.
    [summer] Summer: you host the Emperor. Call the next order or fleet.
    [moving] Movement: plan where each piece goes, then set out.
    [drowning] The sea takes some of your raid: choose who drowns.
    [queuing] Choose the battle that is fought next.
    [silencing] Kojirō may silence an enemy samurai.
    [rerolling] Genba may roll dice again.
    [supporting] Play a support card or a bluff in secret, or no card.
    [hostage] You lost the battle. You may execute a hostage.
    [retreating] Choose where Tadakatsu withdraws to.
    [autumn] Autumn: call the next family.
    [trading] Autumn: trade, score, recruit and reveal, then choose Done.
    [showing] Show one more of your hanafuda.
    [picking] Take one of the cards shown.
    [keeping] Keep one of the samurai.
    [placing] Choose where the samurai goes.
   *[swapping] Umeko: choose the card that you give.
}

# What happened
senji-start = The cards are dealt.
    .then = The cards are dealt
senji-samurai_drawn = You looked at { $choice }.
    .then = You looked at { $choice }
senji-keep = { $seat } kept { $samurai }.
    .then = kept { $samurai }
    .help = You keep { $samurai } and gain the honour that this samurai brings. (SEN-10, SEN-83)
    .say = keep { $samurai }
senji-samurai_shown = The samurai were revealed: { $kept }.
    .then = The samurai were revealed: { $kept }
# Who acts, inside a sentence.
the-seat = { $seat-me ->
    [yes] you
   *[no] { $seat }
}
senji-caller = { $seat } { $seat-me ->
    [yes] have
   *[no] has
} the most honour and { $seat-me ->
    [yes] call
   *[no] calls
} the provinces.
    .then = the most honour: calling the provinces
senji-call = { $seat } called { $province }.
    .then = called { $province }
    .help = You call { $province }. During the set-up its owner fills it; in summer its order is carried out. (SEN-11, SEN-60)
    .say = call { $province }
senji-post = { $seat } built a fortress in { $province }, with { $units ->
    [0] no units
    [one] { $units } unit
   *[other] { $units } units
}.
    .then = built a fortress in { $province }, with { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    }
    .help = You build a fortress there and add these units; “led” adds your samurai. (SEN-11)
    .seen = { $seat } { senji-post.then-seen }.
    .then-seen = built a fortress in { $province }, with { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    } and { $samurai }
    .say = post units: { $units }, { $led }
senji-roll_off = Roll for the Emperor, by { $seats }: { $faces }.
    .then = Roll for the Emperor, by { $seats }: { $faces }
senji-host = Year { $year }: the Emperor visits { the-seat }.
    .then = Year { $year }: the Emperor visits { the-seat }
    .help = This family hosts the Emperor this year, and calls in summer and autumn. (SEN-20)
    .say = host: { $seat }
senji-lot = From the { $deck } deck: { $card }.
    .then = From the { $deck } deck: { $card }
senji-bids_in = All bids are in.
    .then = All bids are in
senji-winter = Winter began: time to talk.
    .then = Winter began: time to talk
senji-lay = { $seat } laid a card under { $lot }.
    .then = laid a card under { $lot }
    .help = You lay this card of your family under { $lot } as part of your bid. (SEN-31)
    .say = lay { $card } on { $lot }
senji-lift = { $seat } took a card back from { $lot }.
    .then = took a card back from { $lot }
    .help = You take this card back from under { $lot }. (SEN-31)
    .say = lift { $card } from { $lot }
senji-ready = { $seat } { $seat-me ->
    [yes] are
   *[no] is
} ready.
    .then = { $seat-me ->
        [yes] are
       *[no] is
    } ready
    .help = You are ready. Until everybody else is, you can still change your mind. (SEN-40)
    .say = ready
senji-seal = { $seat } { $seat-me ->
    [yes] are
   *[no] is
} done for good.
    .then = { $seat-me ->
        [yes] are
       *[no] is
    } done for good
    .help = You are done, and can’t change anything or answer any more. (SEN-40)
    .say = lock in
senji-change = { $seat } { $seat-me ->
    [yes] are
   *[no] is
} not ready any more.
    .then = { $seat-me ->
        [yes] are
       *[no] is
    } not ready any more
    .help = You are not ready after all, and can act again. (SEN-40)
    .say = change my mind
senji-offer = { $seat } { senji-offer.then }.
    .then = offered { $to } { $open ->
        [nothing] { $covered ->
            [0] nothing
            [one] { $covered } covered card
           *[other] { $covered } covered cards
        }
       *[other] { $open }{ $covered ->
            [0] {""}
            [one] {" "}and { $covered } covered card
           *[other] {" "}and { $covered } covered cards
        }
    } { $wants ->
        [nothing] as a gift
       *[other] for { $wants }
    }
    .help = You begin an offer to this player: choose what you give, shown or covered, and what you want for it, then send it. (SEN-42)
    .say = offer to { $seat }
senji-refused = { $to-me ->
    [yes] You
   *[no] { $to }
} refused { $seat-me ->
    [yes] your
   *[no] { $seat }’s
} offer.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } refused { $seat-me ->
        [yes] your
       *[no] { $seat }’s
    } offer
senji-withdrawn = { $seat } withdrew an offer to { $to }.
    .then = withdrew an offer to { $to }
senji-countered = { $to-me ->
    [yes] You
   *[no] { $to }
} answered { $seat-me ->
    [yes] your
   *[no] { $seat }’s
} offer with another.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } answered { $seat-me ->
        [yes] your
       *[no] { $seat }’s
    } offer with another
senji-taken = { $to-me ->
    [yes] You
   *[no] { $to }
} accepted { $seat-me ->
    [yes] your
   *[no] { $seat }’s
} offer.
    .then = { $to-me ->
        [yes] You
       *[no] { $to }
    } accepted { $seat-me ->
        [yes] your
       *[no] { $seat }’s
    } offer
senji-void = { $seat-me ->
    [yes] Your
   *[no] { $seat }’s
} offer to { $to } no longer stands.
    .then = { $seat-me ->
        [yes] your
       *[no] { $seat }’s
    } offer to { $to } no longer stands
senji-deal = { $seat } gave { $to } { $given } for { $paid }.
    .then = gave { $to } { $given } for { $paid }
senji-promise = { $seat } promised { $pledge }.
    .then = promised { $pledge }
    .seen = { $seat } promised { $to } { $pledge }.
    .then-seen = promised { $to } { $pledge }
    .help = You begin a promise: name the province, if it needs one, and whom you make it to. It binds nobody. (SEN-45)
    .say = promise: { $pledge }
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
senji-frozen = { $card } stays frozen: the highest bids are tied at { $sum }.
    .then = { $card } stays frozen: the highest bids are tied at { $sum }
senji-won = { $seat } won { $card } and paid { $paid }.
    .then = won { $card } and paid { $paid }
senji-unsold = Nobody bid on { $left }: back under the { $deck } deck.
    .then = Nobody bid on { $left }: back under the { $deck } deck
senji-spring = Spring began: time to give orders.
    .then = Spring began: time to give orders
senji-order = { $seat } ordered { $token } in { $province }.
    .then = ordered { $token } in { $province }
    .help = You lay an order face down in { $province }: { $token }. (SEN-50)
    .say = order { $token } in { $province }
senji-unorder = { $seat } took back the order in { $province }.
    .then = took back the order in { $province }
    .help = You take back the order in { $province }. (SEN-50)
    .say = unorder { $province }
senji-summer = Summer began: all orders are in.
    .then = Summer began: all orders are in
senji-spy = Fūma looked at the order in { $province } for { $seat }.
    .seen = Fūma saw the order in { $province }: { $token }.
    .then = Fūma looked at the order in { $province } for { $seat }
    .then-seen = Fūma saw the order in { $province }: { $token }
    .help = Fūma shows the order in { $province } to you alone. (SEN-07)
    .say = spy on { $province }
senji-decline = { $seat } chose not to.
    .then = chose not to
    .help = You do without the power, the support card or the hostage. (SEN-71, SEN-75)
    .say = decline
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
    .help = You call this fleet: its owner moves everything in { $sea }. (SEN-67)
    .say = fleet: { $seat }, { $sea }
senji-march = { $seat } planned to send { $piece ->
    [unit] a unit
   *[other] { $piece }
} { $way }.
    .then = planned to send { $piece ->
        [unit] a unit
       *[other] { $piece }
    } { $way }
    .help = You plan to send this piece { $way }: { $piece }. Nothing moves before you set out. (SEN-63)
    .say = march { $piece } { $way }
senji-recall = { $seat } began the plan again.
    .then = began the plan again
    .help = You begin the plan again. (SEN-63)
    .say = plan again
senji-go = { $seat } set out from { $origin }.
    .then = set out from { $origin }
    .help = The plan is complete: all pieces set out. (SEN-63)
    .say = set out
senji-moves = { $seat } sent { $piece ->
    [unit] { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
   *[other] { $piece }
} { $way }.
    .then = sent { $piece ->
        [unit] { $count ->
            [one] { $count } unit
           *[other] { $count } units
        }
       *[other] { $piece }
    } { $way }
senji-raid = { $seat } raided via { $sea }: rolled { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, lost { $drowned } at sea.
    .then = raided via { $sea }: rolled { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, lost { $drowned } at sea
senji-drown = { $seat } lost { $piece ->
    [unit] a unit
   *[other] { $piece }
} on the way to { $province }.
    .then = lost { $piece ->
        [unit] a unit
       *[other] { $piece }
    } on the way to { $province }
    .help = The sea takes this piece on the way to { $province }: { $piece }. (SEN-66)
    .say = drown { $piece } off { $province }
senji-battle = { $seat } { senji-battle.then }.
    .then = attacked { $defender } in { $province }: { $attack ->
        [0] no units
        [one] { $attack } unit
       *[other] { $attack } units
    }{ $attackers ->
        [nothing] {""}
       *[other] {" "}and { $attackers }
    } against { $defence ->
        [0] no units
        [one] { $defence } unit
       *[other] { $defence } units
    }{ $defenders ->
        [nothing] {""}
       *[other] {" "}and { $defenders }
    }
    .seen = { senji-battle } Promised: { $promises }.
    .then-seen = { senji-battle.then }; promised: { $promises }
senji-silence = Kojirō silenced { $samurai } for { the-seat }.
    .then = Kojirō silenced { $samurai } for { the-seat }
    .help = { $samurai } captures no die and has no power in this battle. (SEN-07)
    .say = silence { $samurai }
senji-capture = Dice captured: { $attack } by the attacker, { $defence } by the defender.
    .then = Dice captured: { $attack } by the attacker, { $defence } by the defender
senji-roll = { $seat } rolled { $faces }.
    .then = rolled { $faces }
senji-reroll = { $seat } put a { $family } die aside.
    .then = put a { $family } die aside
    .help = You put a { $family } die aside to roll it again. (SEN-07)
    .say = reroll a { $family } die
senji-rerolled = Genba rolled again for { the-seat }: { $faces }.
    .then = Genba rolled again for { the-seat }: { $faces }
senji-support = { $seat } chose { $card }.
    .then = chose { $card }
    .help = You choose { $card } in secret for this battle. (SEN-71)
    .say = support with { $card }
senji-support_shown = { $attacker } played { $attack_card }, { $defender } { $defence_card }.
    .then = { $attacker } played { $attack_card }, { $defender } { $defence_card }
senji-totals = Totals: { $attack } against { $defence }.
    .then = Totals: { $attack } against { $defence }
senji-tie = A tie: the dice are rolled again.
    .then = A tie: the dice are rolled again
senji-victory = { $seat } won the battle of { $province }.
    .then = won the battle of { $province }
senji-execute = { $seat } executed { $card } and gained { $gained } honour; { $victim } lost { $lost }.
    .then = executed { $card } and gained { $gained } honour; { $victim } lost { $lost }
    .seen = { senji-execute } Promised: { $promises }.
    .then-seen = { senji-execute.then }; promised: { $promises }
    .help = You execute { $card }: you gain its value in honour, and the winner loses twice as much. (SEN-75)
    .say = execute { $card }
senji-spared = { $seat } executed nobody.
    .then = executed nobody
senji-retreat = Tadakatsu withdrew to { $province } for { the-seat }.
    .then = Tadakatsu withdrew to { $province } for { the-seat }
    .help = Tadakatsu withdraws to { $province } and survives. (SEN-76)
    .say = retreat to { $province }
senji-losses = { $loser } lost { $lost ->
    [0] no units
    [one] { $lost } unit
   *[other] { $lost } units
}; { $winner } lost { $cost } and gained { $honour } honour.
    .then = { $loser } lost { $lost ->
        [0] no units
        [one] { $lost } unit
       *[other] { $lost } units
    }; { $winner } lost { $cost } and gained { $honour } honour
    .seen = { senji-losses } Fallen samurai: { $fallen }.
    .then-seen = { senji-losses.then }; fallen samurai: { $fallen }
senji-autumn = Autumn began: the families are called in turn.
    .then = Autumn began: the families are called in turn
senji-invite = { $seat } { $seat-me ->
    [yes] take
   *[no] takes
} the next autumn turn.
    .then = { $seat-me ->
        [yes] take
       *[no] takes
    } the next autumn turn
    .help = You call this family: it takes the next autumn turn. (SEN-80)
    .say = invite: { $seat }
senji-done = { $seat } finished { $seat-me ->
    [yes] your
   *[no] their
} autumn turn.
    .then = finished the autumn turn
    .help = You end your autumn turn. (SEN-80)
    .say = done
senji-trade = { $seat } returned { $card }.
    .then = returned { $card }
    .help = You return { $card }: its family shows you as many hanafuda as its value, and you take one. (SEN-80)
    .say = trade in { $card }
senji-shown = { $seat } looked at { $cards } hanafuda { $partner }.
    .seen = { $seat } looked at { $cards } hanafuda { $partner }: { $flowers }.
    .then = looked at { $cards } hanafuda { $partner }
    .then-seen = looked at { $cards } hanafuda { $partner }: { $flowers }
senji-present = { $seat } showed { $flower }.
    .then = showed { $flower }
    .help = You show this hanafuda: { $flower }. (SEN-80)
    .say = present { $flower }
senji-picked = { $seat } took one of them.
    .seen = { $seat } took { $flower }.
    .then = took one of them
    .then-seen = took { $flower }
senji-tribute = { $seat } added { $card } to the set.
    .then = added { $card } to the set
    .help = You add { $card } to the set of families, which is worth 10 honour. (SEN-81)
    .say = add { $card } to the set
senji-tributes = { $seat } returned { $returned } for 10 honour.
    .then = returned { $returned } for 10 honour
senji-combine = { $seat } played { $combo }.
    .then = played { $combo }
    .help = You discard { $combo } for honour. (SEN-82)
    .say = combine { $combo }
senji-bend = { $seat } played { $combo }, with { $flower } as { $missing }.
    .then = played { $combo }, with { $flower } as { $missing }
    .help = Ishida lets { $flower } count as { $missing } in { $combo }. (SEN-07)
    .say = bend { $combo }, with { $flower } as { $missing }
senji-recruit = { $seat } discarded tanzaku to recruit.
    .then = discarded tanzaku to recruit
    .help = You discard tanzaku, draw three samurai and keep one. (SEN-83)
    .say = recruit a samurai
senji-recruited = { $seat } recruited { $samurai }.
    .then = recruited { $samurai }
senji-settle = { $seat } put { $samurai } in { $province }.
    .then = put { $samurai } in { $province }
    .help = The samurai goes to { $province }. (SEN-83)
    .say = settle in { $province }
senji-embark = { $seat } put { $samurai } in { $sea }.
    .then = put { $samurai } in { $sea }
    .help = The samurai goes to { $sea }. (SEN-83)
    .say = embark in { $sea }
senji-reveal = { $seat } revealed { $card }.
    .then = revealed { $card }
    .help = You reveal { $card } and gain its value in honour. (SEN-84)
    .say = reveal { $card }
senji-retake = { $seat } took { $card } back.
    .then = took { $card } back
    .help = You take { $card } back into your hand and lose its honour again. (SEN-84)
    .say = retake { $card }
senji-hire = { $seat } hired a unit in { $sea }.
    .then = hired a unit in { $sea }
    .help = You pay honour for a new unit in { $sea }. (SEN-85)
    .say = hire a unit in { $sea }
senji-enlist = { $seat } paid for a samurai.
    .then = paid for a samurai
    .help = You pay honour for a samurai: you draw three and keep one. (SEN-85)
    .say = enlist a samurai
senji-redraw = { $seat } discarded { $flower } and drew another.
    .then = discarded { $flower } and drew another
    .help = Daisuke lets you discard { $flower } and draw another hanafuda. (SEN-07)
    .say = exchange { $flower }
senji-swap = Umeko swapped a card for { the-seat }.
    .then = Umeko swapped a card for { the-seat }
    .help = Umeko swaps a card between you and this player. (SEN-07)
    .say = swap with { $seat }
senji-slip = { $seat } gave { $card }.
    .then = gave { $card }
    .help = You give { $card }. (SEN-07)
    .say = give { $card }
senji-palm = { $seat } gave { $flower }.
    .then = gave { $flower }
    .help = You give this hanafuda: { $flower }. (SEN-07)
    .say = palm { $flower }
senji-swapped = { $seat } and { $with } swapped cards.
    .then = and { $with } swapped cards
senji-reshuffle = The discarded hanafuda were shuffled into a new deck: { $cards } cards.
    .then = The discarded hanafuda were shuffled into a new deck: { $cards } cards
senji-samurai_reshuffle = The fallen samurai were shuffled into the deck: { $cards } cards.
    .then = The fallen samurai were shuffled into the deck: { $cards } cards
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
    .help = You add { $card } to the offer, face up. (SEN-42)
    .say = show { $card }
senji-cover =
    .help = You add { $card } to the offer, face down. (SEN-42)
    .say = cover { $card }
senji-want =
    .help = You ask for such a card in return. (SEN-42)
    .say = want { $kind }
senji-exactly =
    .help = The last card you asked for must have exactly this value. (SEN-42)
    .say = exactly value { $value }
senji-send =
    .help = You send the offer. It stands until it is answered or withdrawn, or winter ends. (SEN-43)
    .say = send the offer
senji-take =
    .help = You accept this offer. If you may choose what to give, you choose it next. (SEN-42)
    .say = take offer { $number } from { $seat }
senji-pay =
    .help = You give { $card } for the next card asked for. (SEN-42)
    .say = pay { $card }
senji-refuse =
    .help = You refuse this offer; nobody learns why. (SEN-42)
    .say = refuse offer { $number } from { $seat }
senji-counter =
    .help = You refuse this offer and begin one of your own to the same player. (SEN-44)
    .say = counter offer { $number } from { $seat }
senji-about =
    .help = The promise is about { $province }. (SEN-45)
    .say = about { $province }
senji-tell =
    .help = You make the promise to this player alone. (SEN-45)
    .say = tell { $seat }
senji-proclaim =
    .help = You make the promise to everybody. (SEN-45)
    .say = proclaim to all
senji-withdraw =
    .help = You withdraw this offer, unless it has been answered. (SEN-43)
    .say = withdraw offer { $number } to { $seat }
senji-drop =
    .help = You give up your unfinished offer, promise or set. (SEN-42, SEN-81)
    .say = drop what you began
senji-fight =
    .help = The battle of { $province } is fought next. (SEN-69)
    .say = fight in { $province }
senji-pick =
    .help = You take this hanafuda: { $flower }. (SEN-80)
    .say = pick { $flower }

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

# The table in text
senji-text-column = { $column ->
    [province] province
    [owner] owner
    [units] units
    [samurai] samurai
    [order] order
    [neighbours] neighbours
    [sea] sea
    [player] player
    [family] family
    [honour] honour
    [provinces] provinces
    [hanafuda] hanafuda
    [revealed] members revealed
    [kept] promises kept
    [broken] promises broken
    [now] now
    [lot] lot
    [card] card
    [bid] your bid
    [bids] bids
    [frozen] frozen bids
    [attacker] attacker
    [defender] defender
    [against] against
    [captured] captured dice
    [dice] dice
   *[total] total
}
senji-text-state = { $state ->
    [closed] closed
    [hidden] hidden
    [call] to be called
    [host] hosts the Emperor
    [ready] ready
    [sealed] done for good
    [decides] decides
    [done] autumn done
    [kept] kept
   *[offered] to choose from
}
senji-text-fleets = Fleets
senji-text-line = { $label }: { $items }
senji-text-own = Your family, { $family }: { $cards }
senji-text-others = Cards of other families: { $cards }
senji-text-given = { $card } (from { $name })
senji-text-flowers = Hanafuda: { $cards }
senji-text-seen = Last seen with { $name }: { $cards }
senji-text-samurai = { $samurai } ({ $place }): { $honour } honour. { $power }
senji-text-laid = Under { $lot } ({ $card }): { $cards }, worth { $worth }
senji-text-orders = Orders: { $orders }
senji-text-unordered = No order yet: { $provinces }
senji-text-covered = { $card } (covered)
senji-text-unseen = { $count ->
    [one] { $count } covered card
   *[other] { $count } covered cards
}
senji-text-draft = Your offer to { $name }, not sent yet: { $given }; for { $wants }
senji-text-received = Offer { $number } from { $name }: { $given }; for { $wants }
senji-text-sent = Your offer { $number } to { $name }: { $given }; for { $wants }
senji-text-payment = You are taking offer { $number } from { $name }. Paid: { $cards }. Asked for next: { $want }
senji-text-promising = Your promise, not made yet: { $promise }
senji-text-set = Your set of families: { $cards } ({ $held } of { $needed })
senji-text-plan = Plan from { $origin }: { $steps }
senji-text-stays = Staying there: { $pieces }
senji-text-step = { $piece } { $way }
senji-text-attack = { $province }: { $own } against { $other }. You win { $wins }% of such battles, before support cards.
senji-text-strike = { $province } attacked from { $origin }: { $own } against { $other }. The attacker wins { $wins }% of such battles, before support cards.
senji-text-support = { $card }: +{ $adds } in this battle
senji-text-hostage = { $card }: +{ $gained } honour for you, −{ $lost } for the winner
senji-text-shown = Hanafuda shown: { $cards }
senji-text-breaks = Your next step breaks a promise. { $said }
senji-text-goal = { $goal } honour or more at the end of a year win, for whoever leads alone.
senji-text-last = The game ends after year { $year }.
senji-text-autumn = Not called this autumn yet: { $names }
senji-text-shores = Coasts of { $sea }
# Lines that stand for several moves: the words that begin them, and how they go on.
senji-compound-bid = bid
    .form = bid trade 4, member 1 on yellow trade
senji-compound-offer = offer
    .form = offer Chiyo member 1, covered trade 2 for purple member
senji-compound-counter = counter
    .form = counter Chiyo 1 member 1 for purple member
senji-compound-take = take accept
    .form = take Chiyo 1 with blue trade 1
senji-compound-promise = promise
    .form = promise Chiyo spare Kaga
senji-compound-order = order
    .form = order Kaga movement, Owari production, rest recruitment
senji-compound-move = move
    .form = move 2 and Akashi Kaga Owari
senji-compound-march = march
    .form = march 2 and Akashi to Owari
senji-compound-post = post
    .form = post 2 and Akashi
# Small words in them.
senji-small-on = on under
senji-small-for = for
senji-small-with = with
senji-small-hides = covered hidden
senji-small-and = and
senji-small-rest = rest
senji-small-all = all everybody everything
senji-small-unit = unit units
senji-small-nothing = nothing nobody none

# Refusals of moves and positions
SEN-01 =
    .family = There is no family of this colour.
SEN-02 =
    .players = Senji is for { $fewest } to { $most } players, not { $players }.
    .closed = That province is closed: its family is not in play.
    .fortress = { $province } must have a fortress if, and only if, its family is in play.
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
    .units_per_player = This must be { $needed }.
    .fortresses = This must be { $needed }.
    .units_per_zone = This must be { $needed }.
    .start_units = This must be { $needed }.
    .samurai_offer = This must be { $needed }.
SEN-05 =
    .bluff = A family must have { $needed } bluffs.
    .family = The cards of { $family } are missing.
    .value = { $value } is not a value, or occurs twice: values go from 1 to 4.
SEN-06 =
    .cards = There must be { $needed } hanafuda of type { $type }, not { $found }.
    .copies = Each hanafuda must occur one to four times.
    .month = A month must have { $needed } cards.
    .months = There must be { $needed } months.
    .type = There is no type { $type }.
SEN-07 =
    .daisuke = You do not have Daisuke on the board.
    .daisuke_hand = You have no such hanafuda to discard.
    .daisuke_once = Daisuke has already helped this autumn.
    .fuma_looks = Fūma looks first: choose an order, or choose no order.
    .fuma_order = There is no order there.
    .fuma_own = That order is yours: Fūma looks at an opponent’s.
    .fuma_same = That order is already there.
    .fuma_shifts = Change one of your orders now, or leave them as they are.
    .genba = No uncaptured die shows { $family }.
    .honour = A samurai must bring more than 0 and less than 60 honour.
    .ishida = You do not have Ishida on the board.
    .ishida_once = Ishida has already helped this autumn.
    .ishida_type = { $flower } can’t count as { $missing } here.
    .kojiro = That samurai does not fight against you in this battle.
    .place = A samurai must be in one place, on its own side.
    .samurai = There must be eighteen samurai, each exactly once.
    .tadakatsu = Tadakatsu can withdraw only to a province of yours next to the battle.
    .umeko = You do not have Umeko on the board.
    .umeko_card = Choose a diplomacy card to swap.
    .umeko_flower = Choose a hanafuda to swap.
    .umeko_hand = You have no such card to swap.
    .umeko_must = You have a card to swap, so you must swap it.
    .umeko_once = Umeko has already swapped this autumn.
    .umeko_self = Umeko swaps with an opponent. Choose one.
SEN-08 =
    .dice = There must be { $needed } dice.
    .faces = The dice must have one face per family.
SEN-09 =
    .memory = Somebody remembers something that is not true.
SEN-10 =
    .chosen = The samurai kept must be one of those drawn.
    .drawn = You did not draw that samurai.
    .hanafuda = 0 to 8 hanafuda must be dealt.
    .sequence = Keep one of your samurai first.
SEN-11 =
    .called = That province has already been called.
    .samurai = Your samurai is already on the board.
    .sequence = The provinces are being called and filled now.
    .units = You have only { $left } units left to place.
SEN-20 =
    .host = Somebody must host the Emperor.
    .sequence = Choose the host of the Emperor now.
    .tied = The host must be one of those with { $honour } honour.
SEN-31 =
    .hand = You don’t have that card.
    .laid = That card is not there.
    .lifts = You have already taken back { $most } cards.
    .lot = There is nothing for sale there.
    .ready = You are ready. Change your mind first.
    .sequence = It is time to bid.
    .open = You are not ready yet.
    .changes = You have already changed your mind { $most } times.
SEN-40 =
    .gone = That player has left the talks and won’t answer.
    .ready = You are ready. Change your mind first.
    .sequence = It is winter: talk, or choose Ready.
    .open = You are not ready yet.
    .changes = You have already changed your mind { $most } times.
SEN-41 =
    .bluff = Bluffs never change hands.
    .hand = That card is not in your hand.
SEN-42 =
    .begin = Begin an offer first.
    .card = There is no such card.
    .empty = The offer is empty.
    .fit = That card is not what is asked for next.
    .lifts = You have already given up { $most } things.
    .nothing = You have nothing unfinished to give up.
    .offer = There is no such offer.
    .self = You can’t make an offer to yourself. Choose another player.
    .twice = That card is already in the offer.
    .unfinished = Finish your offer first: send it or drop it.
    .unpaid = Choose the cards that you give first.
    .want = You can name a value only for a card of a family and kind.
    .wants = You don’t have what is asked for.
SEN-43 =
    .offer = There is no such offer.
    .season = Offers stand only in winter.
SEN-44 =
    .cards = You can give at most { $most } cards in an offer.
    .each = You have already made { $most } offers to that player this winter.
    .offers = You have made { $made } of { $most } offers this winter.
    .wants = You can ask for at most { $most } cards in an offer.
SEN-45 =
    .hearer = Choose whom you make the promise to.
    .promise = There is no such promise.
    .promises = You have made { $made } of { $most } promises this winter.
    .province = Choose the province that the promise is about.
    .self = You can’t promise something to yourself. Choose another player.
SEN-50 =
    .laid = There is already an order there.
    .lifts = You have already taken back { $most } orders.
    .missing = { $missing } of your provinces have no order yet.
    .none = There is no order there.
    .owner = That province is not yours.
    .ready = You are ready. Change your mind first.
    .sequence = It is time to give orders.
    .open = You are not ready yet.
    .changes = You have already changed your mind { $most } times.
SEN-60 =
    .fleet = That fleet can’t be called.
    .order = There is no order left to call there.
    .sequence = Call the next order or fleet now.
SEN-63 =
    .border = That province is not a neighbour.
    .mover = A movement must have a mover and a start.
    .recall = You can’t begin the plan again.
    .samurai = That samurai is not there to send.
    .sequence = A movement is being planned now.
    .units = There is no unit left there to send.
SEN-64 =
    .room = At most { $most } of your units can be in one province.
SEN-65 =
    .coast = That sea does not touch this province.
    .room = At most { $most } of your units can be in one sea, including those that pass through.
SEN-66 =
    .coast = That province is not on that sea.
    .origin = A raid can’t land where it started.
    .raid = That piece is not in the raid. { $drowning } more must drown.
    .sequence = Choose who drowns first.
    .units = Samurai don’t drown in this game.
SEN-67 =
    .coast = That province is not on the fleet’s sea.
    .same = The fleet is already in that sea.
SEN-68 =
    .provinces = Nobody can have more than { $most } provinces: you have { $provinces }.
SEN-69 =
    .battle = There is no battle there.
    .sequence = Choose the next battle now.
SEN-70 =
    .defender = The defender must be the owner of the province.
    .field = A battle must have a province.
    .sequence = A battle is going on: the powers come first.
SEN-71 =
    .hand = You don’t have that card.
    .kind = In battle you can play only military support or one of your own bluffs.
    .sequence = Support is being chosen now.
    .third = Support must come from a third family.
SEN-75 =
    .hand = You don’t have that card.
    .member = You can execute only family members.
    .sequence = Decide about a hostage first.
    .victor = The battle must have a winner.
    .winner = You can execute only a member of the winner’s family.
SEN-76 =
    .sequence = Tadakatsu withdraws first.
SEN-80 =
    .one = At this table you can return only one trade card each autumn, and you have returned one.
    .called = That family has already been called.
    .hand = You don’t have that card.
    .kind = That is not a trade card.
    .offered = No such card is shown.
    .own = You can’t trade with a card of your own family.
    .sequence = You can’t do that in autumn.
    .show = Show one of your hanafuda.
    .shown = You have no more hanafuda of that type to show.
    .take = Take one of the cards shown.
    .trader = A family must have been called.
    .under = There are more cards under the deck than in it.
SEN-81 =
    .families = The set needs cards of { $needed } other families: you have { $families }.
    .hand = You don’t have that card.
    .lifts = You have already given up { $most } things.
    .nothing = You have nothing unfinished to give up.
    .own = The set takes only cards of other families.
    .twice = That family is already in the set.
    .unfinished = Finish the set first, or drop it.
SEN-82 =
    .cards = You don’t have the cards for that combination.
    .combination = The honour for { $combination } is missing.
    .need = There is no such combination.
SEN-83 =
    .drawn = You did not draw that samurai.
    .keep = Keep one of the samurai first.
    .none = No samurai is left.
    .place = Put the samurai on the board first.
    .province = That province is not yours.
    .sea = While you have a province, the samurai must go to one.
    .tanzaku = Recruiting costs { $needed } tanzaku: you have { $tanzaku }.
SEN-84 =
    .hand = You don’t have that card.
    .honour = Taking it back costs { $needed } honour: you have { $honour }.
    .member = You can reveal only family members.
    .once = You have already revealed or taken back that card this autumn.
    .one = You have already revealed a member of that family.
    .own = You can reveal only members of other families.
    .revealed = You have not revealed that card.
SEN-85 =
    .honour = That costs { $needed } honour: you have { $honour }.
    .provinces = You can hire only while you have no province. You have { $provinces }.
    .room = At most { $most } units can be in one sea.
    .units = All your units are already on the board.
SEN-90 =
    .actors = Somebody must act until the game is over.
    .early = There are no scores before the end.
    .result = The scores do not match the board.
    .win = The goal must be more than 0.
EDITION =
    .json = The edition can’t be read at line { $line }: { $problem }.
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
page-none-open = Nobody is waiting just now. Create a table, and friends or strangers can join.
page-none-live = There is no game to watch just now.
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
page-access = Who can join?
page-access-invitation = People with the link
page-access-open = Anybody
page-make = Create table
page-fan = Unofficial fan project. All text, artwork and code are original.
page-docs = The handbook
page-shinobi-length = 30
page-shitenno-length = 45
page-senji-length = 120
page-loading = One moment …
page-failed = The server can’t be reached.
page-again = Try again

# Settings
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = Same as device
page-light = Light
page-dark = Dark
page-name = Your name
page-name-usual = Guest
page-sound = Sounds
page-confirm = Confirm moves that can’t be undone
page-confirm-note = One more tap before a card is drawn
page-notify = Notify me when it is my turn
page-notify-note = If the browser allows it
page-by-text = Play by text
page-by-text-note = Words, tables and one line to type: for ears and keyboards
page-by-board = Play on the board
page-speech = For screen readers
page-speech-all = Everything
page-speech-digest = A digest each turn
page-speech-mine = Only what concerns me

# Before the game
page-waiting = The table is ready
page-waiting-note = Friends with the link or bots can take the free seats.
page-waiting-full = All seats are taken.
page-seat-free = Free seat
page-seat-free-note = waiting for somebody
page-seat-bot = bot, { $level }
page-seat-you = you
page-seat-ready = ready
page-seat-here = at the table
page-sit = Take this seat
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
page-invite-note = Anybody with this link can join. No account is needed.
page-link = The link
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied

# At the table
page-board = The board
page-your-hand = Your actions
page-now = to act
page-table-of = with { $names }
page-watching = You are watching
page-take-seat = Take a seat
page-over = The game is over.
page-paused = The game is paused.
page-others-turn = { $count ->
    [one] Waiting for { $name } …
   *[other] Waiting for { $name } …
}
page-undo = Undo
page-undo-ask = Ask to undo
page-undone = Undone.
page-not-now = Nothing can be done here now.
page-clock-begins = Time limit: { $time }.
page-clock-warning = { $seconds } seconds left.
page-skip = Skip to
page-skip-asked = What is asked
page-skip-hand = Your hand
page-skip-board = The board
page-skip-log = The log
page-copy-of = { $thing }, { $copy } of { $count }
page-does = { $does }: { $what }
page-drop = Put back
page-hint = Hint
page-hint-title = What a strong player would do
page-confirm-ask = You can’t undo this. Do it?
page-result = The result
page-rules = Rules
page-replay = Replay
page-notes = Overview
page-log = What happened
page-log-short = Log
page-talk = Chat
page-talk-empty = Nobody has said anything yet.
page-talk-off = Chat is off at this table.
page-say = Say something
page-notation = Type a move
page-notation-example = Type a move: { $example }
page-text-command = Command
page-text-line = Number, move or question
page-text-question = Your question
page-text-help = What can I type?
page-text-candidate = { $number }: { $move }, { $share }
page-text-again = Type it again to confirm.
page-lost = No connection. Reconnecting …
page-closed = You can’t enter this table.
page-nowhere = There is nothing at this address.
page-propose-undo = { $me ->
    [yes] You propose to undo the last move.
   *[no] { $name } proposes to undo the last move.
}
page-propose-end = { $me ->
    [yes] You propose to end the game without a result.
   *[no] { $name } proposes to end the game without a result.
}
page-propose-takeover = { $me ->
    [yes] You propose that a bot takes over for { $about }.
   *[no] { $name } proposes that a bot takes over for { $about }.
}
page-propose-free = { $me ->
    [yes] You propose that { $about } leaves the game.
   *[no] { $name } proposes that { $about } leaves the game.
}
page-propose-sit = { $name } wants to take the free seat and would see its hand and all its secrets so far. Unless everybody agrees within two minutes, a bot takes the seat.
page-asked = You have asked for this seat. The others have two minutes to agree; then a bot takes it.
page-curtain = Pass the device to { $name }
page-curtain-note = Nobody else should look now.
page-curtain-open = I am { $name }

# The end
page-won = { $me ->
    [yes] You have won
   *[no] { $name } has won
}
page-won-together = { $names } share the victory
page-ended = The game ended without a result.
page-conceded = Everybody else conceded.
page-chart = The game, move by move
page-chart-score = The score
page-chart-chances = The chances
page-chances = Each player’s chances, as the strongest bot saw them
page-rematch = Play again
page-share-game = Share the game
page-share-step = Share this move
page-share-open = Anybody with the link can watch this game, with all hands open.
page-share-closed = Only people with an invitation can watch this game again, and what was hidden stays hidden.
page-fair = Was the deal fair?
page-fair-check = Check it here
page-fair-working = Checking …
page-fair-yes = Sealed before the first card was dealt, and never changed.
page-fair-note = Before the deal the server published a fingerprint (SHA-256) of its random seed. The seed is now public: your browser has just checked that it has that fingerprint, and that all { $draws } draws follow from it.
page-fair-no = The seed does not match its fingerprint: these are not the cards that were promised.
page-fair-own = Your browser put a random word of its own into the deal, so nobody could prepare the cards.
page-fair-words = Words in the deal: { $names }.
page-fair-no-words = No player’s word is in the deal, so the fingerprint alone proves little: whoever runs the server could have tried many seeds before the game.
page-fair-changed = The words in this deal are not the ones that were pledged before the game.
page-fair-closed = This game keeps its secrets, and so its seed stays secret too.

# Replay
page-step = Move { $step } of { $steps }
page-first = To the deal
page-back = Back one move
page-forward = Forward one move
page-last = To the end
page-seen-by = As seen by
page-spectators = everybody
page-back-to-table = Back to the table

# Rules
page-rules-of = The rules of { $game }
page-rules-all = All rules
page-rules-old = This game began by version { $rules } of the rules, and is played by it to the end.
page-search = Search the rules
page-search-none = No rule contains that.
page-rules-example = Example

# Shinobi on the page
shinobi-ask-first = First order: deploy a card to another province, or strike with a ninja.
shinobi-ask-deploy = Deploy { $card }: choose a province.
shinobi-ask-strike = Strike with the ninja: choose a column.
shinobi-ask-second = Second order: settle a card in your province, or march one from another province.
shinobi-ask-settle = Settle { $card } in your own province.
shinobi-ask-march = March { $card }: choose a province.
shinobi-ask-third = Third order: choose one of your columns to attack with.
shinobi-ask-target = Attack with { $card }: choose a smaller column in another province.
shinobi-ask-rest = Third order: there is nothing to attack. End your turn.
shinobi-button-rest = End turn
shinobi-province = { $me ->
    [yes] Your province
   *[no] { $owner }’s province
}
shinobi-home = Your province
shinobi-here = here
shinobi-here-said = { $me ->
    [yes] { $card } to your province
   *[no] { $card } to { $owner }’s province
}
shinobi-aim = { $ninja ->
    [yes] Strike
   *[no] Attack
}: { $column }
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
shinobi-pile-low = The pile is running low
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
shinobi-deeds = Who helped or hurt which clan
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
page-run = Play
page-halt = Pause

## Shitennō on the page
honda = Honda
sakakibara = Sakakibara
sakai = Sakai
ii = Ii
shitenno-ask-offer = You are Tairō: tap cards for a lot, then the title that goes with it.
shitenno-ask-send = Offer the lot with the title { $title }?
shitenno-ask-split = You are Tairō: divide all the cards into two lots and give each a title. The other player chooses first.
shitenno-ask-rest = The first lot has the { $title }. Which title does the second have?
shitenno-ask-answer = { $name } offers you this lot with the title { $title }.
shitenno-ask-choose = Choose one of the two lots; the Tairō takes the other.
shitenno-ask-pay = Pay for { $province }: tap what to pay with.
shitenno-ask-place = { $province } is paid for. Place the kamon?
shitenno-ask-province = How will you pay for { $province }?
shitenno-ask-claim = Choose a province for a kamon, or end your turn. You can place { $left } more.
shitenno-ask-turn = Sensei: turn one of your kamon to its golden side, or end your turn.
shitenno-ask-done = There is nothing more to place: end your turn.
shitenno-button-accept = Accept
shitenno-button-refuse = Refuse
shitenno-button-place = Place the kamon
shitenno-button-withdraw = Withdraw
shitenno-button-draw = Use a Draw tile
shitenno-button-done = End turn
shitenno-generals = The generals
shitenno-order = The order of turns
shitenno-order-done = done
shitenno-order-later = later
shitenno-order-tap = Tap a province to see its price and what it brings.
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
shitenno-card-to = { $where ->
    [first] { $card } to the first lot
    [second] { $card } to the second lot
    [lot] { $card } to the lot
   *[table] { $card } back to the table
}
shitenno-title-for = { $where ->
    [first] { $title } for the first lot
    [second] { $title } for the second lot
   *[lot] { $title } for the lot
}
shitenno-pay-with = Pay with { $parts }
shitenno-seals = Titles left
shitenno-seal-first = Choose the title of the first lot first.
shitenno-tap-cards = Tap a card to add it to the lot.
shitenno-send = Offer this lot
shitenno-take = Take the lot of the { $title }
shitenno-divides = { $name } divides
shitenno-round-of = Who is offered the lot
shitenno-refused = refused
shitenno-thinks = asked now
shitenno-later = asked later
shitenno-keeps = keeps it if all refuse
shitenno-buys = With it you could pay for: { $provinces }.
shitenno-none = none
shitenno-helper-on = What would it buy?
shitenno-helper-off = Hide
shitenno-or-koku = or { $koku } koku
shitenno-ways = Ways to pay: { $count }
shitenno-ways-all = All { $count } ways to pay
shitenno-ways-few = Cheapest only
shitenno-use-hatamoto = The Hatamoto stands in for { $troop }.
shitenno-use-exchange = Exchange: { $what } becomes { $into }.
shitenno-use-copy = +1: one more { $what }.
shitenno-lost = Lost: { $what }
shitenno-pay-place = Pay and place
shitenno-step-by-step = Step by step
shitenno-turn-gold = Turn a kamon golden
shitenno-laid = Payment:
shitenno-tap-hand = Tap cards in your hand.
shitenno-known = Known cards in each hand
shitenno-left = Troops you haven’t seen
shitenno-left-note = In the pile ({ $pile } cards) or hidden in hands. Koku pile: { $koku }.
shitenno-if-now = If the game ended now
shitenno-end-track = Positions and titles
shitenno-end-koku = Koku in hand
shitenno-end-exchanged = Troops exchanged for koku
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
   *[no] ; there is no tile left
}
shitenno-power = { $title ->
    [daimyo] Goes first; 2 more favour for each kamon you place. (STN-44)
    [shomyo] 1 more favour for each kamon you place. (STN-44)
    [sensei] At the end of your turn you may turn one kamon golden: it counts as two. (STN-56)
   *[hatamoto] Once per turn the Hatamoto stands in for any one troop. (STN-57)
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
    .full = Your move could not be saved because the server’s disk is full. Nothing was lost, and the game has not changed.
    .full-hint = Try again later: the server’s operator has to free some disk space.
    .away = The server can’t reach its database just now. Nothing was lost.
    .away-hint = Try again in a moment.
    .open = The database can’t be opened: { $problem }.
    .open-hint = Check that it is running and that --database is correct.
BACKUP =
    .none = There is no database { $file }.
    .none-hint = Name another one with --database.
    .empty = The database contains no Sengoku tables.
    .empty-hint = Name another one with --database.
    .file = { $file } can’t be used: { $problem }.
    .form = { $file } is not a backup of Sengoku.
    .form-hint = Make a backup with: sengoku backup FILE
    .broken = { $file } is damaged: its checksum is wrong. Nothing was restored.
    .broken-hint = Use another backup.
    .newer = { $file } was made by a newer version of Sengoku.
    .newer-hint = Install that version, then restore.
    .taken = The database already contains tables. Nothing was restored.
    .taken-hint = Restore into a new file, or an empty database: --database OTHER
    .log = The game at table { $table } can’t be replayed: { $problem }. Nothing was restored.
    .unplayable = Table { $table } can’t be played here. { $problem } Nothing was restored.
    .database = The database reported an error: { $problem }. Nothing was restored.
reports-none = Nothing was reported.
reports-one = { $time }, table { $table }: { $by } reported { $name } ({ $reason })
backup-doing = Backing up
backup-done = { $file } contains { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $rows } rows. Keep it secret: it contains the hidden cards of games in progress.
restore-doing = Restoring
restore-done = Restored { $tables ->
        [one] one table
       *[other] { $tables } tables
    } and { $rows } rows. Every game was replayed to check it.

## Senji's board in the browser: the map and the war

senji-panel = This season
senji-season-setup = Set-up
    .about = Keep a samurai, and fill the provinces.
senji-season-emperor = The Emperor
    .about = The family with the most honour hosts the Emperor, and chooses this year what is called next.
senji-season-auction = Auction
    .about = Bid in secret for cards of the absent families.
senji-season-winter = Winter
    .about = Talk: make offers, deals and promises.
senji-season-spring = Spring
    .about = Place one order face down in each of your provinces.
senji-season-summer = Summer
    .about = The host calls the orders; they are carried out, and battles are fought.
senji-season-autumn = Autumn
    .about = Trade, combine and recruit for honour.
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
    [0] No units: does your samurai go there?
    [one] One unit: does your samurai join it?
   *[other] { $units } units: does your samurai join them?
}
senji-ask-order = Choose the order for { $province }.
senji-ask-orders = Spring: tap each of your provinces and choose its order. { $missing ->
    [one] One has no order yet.
   *[other] { $missing } have no order yet.
}
senji-ask-ordered = Every province has its order. Choose Ready.
senji-ask-waits = You have finished. Waiting for the others.
senji-ask-move = Movement from { $origin }: choose who goes where, or nobody.
senji-ask-go = Send more from { $origin }, or set out.
senji-ask-where = Choose a destination: { $piece }.
senji-ask-drown = { $drowning ->
    [one] The sea takes one piece of the raid: choose which.
   *[other] The sea takes { $drowning } pieces of the raid: choose the next.
}
senji-ask-off = On the way to which province? ({ $piece })
senji-button-ready = Ready
senji-button-seal = Lock in
senji-button-change = Change my mind
senji-button-decline = { $phase ->
    [spying] Look at no order
    [shifting] Change no order
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
   *[no] { $name }’s
}, { $units ->
    [0] no units
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-piece = On the map: { $piece }
senji-call-said = Call { $what } ({ $name })
senji-map-closed = { $province }, closed
senji-map-waits = { $province }, not called yet
senji-map-order = an order face down
senji-map-fought = attacked by { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-fleet = { $name }’s fleet in { $sea }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
senji-map-lift = Take back
senji-map-raid = Raid via { $sea }
senji-map-call = Call
senji-map-sail = Call the fleet
senji-map-fight = Fight here
senji-map-spy = Look here
senji-map-retreat = Withdraw here
senji-map-larger = Enlarge the map
senji-map-whole = See the whole map
senji-setup-samurai = Your samurai
senji-setup-kept = You keep { $samurai }. Waiting for the others.
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
senji-setup-fills = Waiting for { $name } to fill { $province }.
senji-setup-left = { $count ->
    [one] { $count } province is left.
   *[other] { $count } provinces are left.
}
senji-spring-orders = Your orders
senji-spring-none = none yet
senji-spring-again = Same as last year ({ $count })
senji-spring-help = Tap a province, then its order. Nobody sees it until it is called.
senji-spring-lifts = { $lifts ->
    [one] You can still change one order.
   *[other] You can still change { $lifts } orders.
}
senji-summer-call = You host the Emperor: call the next order or fleet.
senji-summer-calls = { $name } hosts the Emperor, and calls
senji-summer-left = Still to call: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
}.
senji-summer-plans = { $name } plans a movement from { $origin }
senji-summer-raid = A raid via { $sea }
senji-summer-drown = { $count ->
    [one] One of the raid drowns.
   *[other] { $count } of the raid drown.
}
senji-summer-off = On the way to { $province } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
})
senji-summer-battles = Battles
senji-summer-spy = Before the first call you may look at one order of an opponent.
senji-summer-shift = Now you may change one of your own orders.
senji-summer-spied = { $province }: { $token }.
senji-march-from = Movement from { $origin }
senji-march-none = There is nobody left to send.
senji-march-batch = Units at once
senji-march-land = By land
senji-march-sea = To sea
senji-march-plan = The plan
senji-march-attack = { $province }: { $own } against { $other }
senji-march-limits = { $entering ->
    [0] You can enter no more enemy provinces.
    [one] You can enter one more enemy province.
   *[other] You can enter { $entering } more enemy provinces.
} At most 6 units in one place. { $recalls ->
    [0] You can’t begin the plan again.
    [one] You can begin the plan again once.
   *[other] You can begin the plan again { $recalls } times.
}
senji-odds = First roll: { $win }% won, { $tie }% tied, { $loss }% lost
senji-odds-chance = { $chance }%
senji-odds-note = You win { $wins }% of such battles, before support cards. Average losses: { $own } units for you, { $other } for the defender.
senji-about-closed = Closed: the { $family } family is not in play.
senji-about-home = home of the { $family } family
senji-about-units = Units
senji-about-order = Order
senji-about-land = By land
senji-about-crossings = By strait
senji-about-seas = Seas
senji-about-inland = none
senji-about-promise = { $name } to { $to }: { $pledge }
senji-about-odds = Chances of an attack on these units, without samurai and cards
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
    [one] A tie: the dice were rolled again.
   *[other] { $count } ties: the dice were rolled again.
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
senji-battle-losses = Units lost: { $lost } by the loser, { $cost } by the winner.
senji-battle-honour = +{ $honour } honour
senji-battle-fallen = Fallen samurai: { $names }.
senji-word-said = { $name } → { $to }: “{ $words }”
senji-word-broken = A promise is broken.
senji-word-kept = A promise is kept.
senji-word-ask = { $said } Do you want to break this promise?
senji-word-year = Promises kept and broken
senji-notes-families = The families
senji-notes-family = Family
senji-notes-provinces = Provinces
senji-notes-units = Units on the board
senji-notes-trust = { $kept } kept, { $broken } broken
senji-notes-decks = { $flowers } hanafuda and { $samurai } samurai left in the decks.
senji-notes-ours = Reconstructed: map and cards
    .about = The borders, the card values, most samurai and some of the combinations are in no source that we have. These are ours, made to fit everything that is known. The provinces are drawn from today’s prefectures.
    .own = If you own the game, put its numbers into a file with this layout, and play with that:
senji-notes-theirs = Played with numbers from the printed game
senji-end-samurai = Samurai
senji-end-attack = Attacks won
senji-end-defence = Defences won
senji-end-executions = Executions
senji-end-hostages = Own members lost
senji-end-sets = Sets of families
senji-end-flowers = Hanafuda
senji-end-members = Members revealed
senji-end-hired = Hired
senji-end-dossier = The dossier
    .about = Every secret deal and every promise of this game.
senji-end-open = Open dossier
senji-end-none = There were no secret deals and no promises.
senji-end-year = Year { $year }

## Senji on the page: cards, winter, the auction, autumn
page-talk-all = To all
page-talk-to = Only { $name }
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
senji-cards-fold = Show the map
senji-cards-unfold = Back
senji-cards-samurai = Your samurai
senji-button-done = Done
senji-winter-title = Winter
senji-winter-with = Choose whom to talk to
senji-winter-square = The square
senji-winter-words = { $kept } promises kept, { $broken } broken
senji-winter-ready = ready
senji-winter-sealed = has left
senji-winter-fresh = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
senji-winter-said = Chat: { $name }
senji-winter-quiet = Only you and { $name } see this chat.
senji-winter-quiet-square = Everybody sees this chat.
senji-winter-whisper = Whisper to { $name }
senji-winter-say-all = Say it to all
senji-winter-offer = Make an offer
senji-winter-promise = Make a promise
senji-winter-gone = { $name } has left the talks.
senji-winter-leave = Leave talks
senji-auction-seal = Lock in my bids
senji-winter-left = Time left: { $time }
senji-winter-say-peace = { $to ->
    [all] I won’t attack anybody this year.
   *[other] I won’t attack any of your provinces this year.
}
senji-winter-say-spare = I won’t attack { $province } this year.
senji-winter-say-strike = I will attack { $province } this year.
senji-winter-say-mercy = { $to ->
    [all] I won’t execute anybody this year.
   *[other] I won’t execute any of your family this year.
}
senji-winter-promise-peace = Peace
senji-winter-promise-spare = Not to attack a province
senji-winter-promise-strike = To attack a province
senji-winter-promise-mercy = Mercy
senji-winter-ask-talk = Winter: whisper, make offers and promises, then choose Ready.
senji-winter-ask-wait = You are ready. You can still answer until winter ends.
senji-winter-ask-answer = You have an offer to answer.
senji-winter-ask-offer = Offer to { $name }: tap what you give and what you want.
senji-winter-ask-how = Shown or covered?
senji-winter-ask-pay = Choose the card that you give { $name }.
senji-winter-ask-where = { $promise }: choose the province.
senji-winter-ask-hearer = { $promise }: choose whom you promise it to.
senji-winter-offer-said = { $me ->
    [yes] Your offer
   *[no] An offer to you
}: shown { $open }{ $covered ->
    [0] {""}
   *[other] , covered { $covered }
}, for { $wants }
senji-winter-answer = { $me ->
    [yes] { $how }: your offer { $number } to { $name }
   *[no] { $how }: { $name }’s offer { $number }
}
senji-winter-take = Accept
senji-winter-counter = Counter
senji-winter-refuse = Refuse
senji-winter-withdraw = Withdraw
senji-winter-you-give = You give
senji-winter-you-get = You get
senji-winter-gift = nothing: a gift
senji-winter-paying = Asked for now: { $want }
senji-winter-tap-hand = Tap a card in your hand that fits.
senji-winter-drop = Cancel
senji-winter-which = Choose a promise
senji-winter-where = { $promise }: choose the province
senji-winter-tell = To { $name }
senji-winter-proclaim = To all, in the square
senji-winter-shown = Shown
senji-winter-covered = Covered
senji-winter-lay-here = Put here
senji-winter-tap-card = Tap a card in your hand first
senji-winter-draft = Your offer to { $name }
senji-winter-send = Send offer
senji-winter-tap-want = Tap what you want in return. Choose nothing to make it a gift.
senji-winter-exactly = of value
senji-winter-exactly-said = The last one with value { $value }
senji-winter-want = What you want
senji-winter-any = any card
senji-auction-title = The auction
senji-auction-note = Cards of absent families are for sale. Bid with cards of your own: they stay covered until winter ends, and the highest sum wins.
senji-auction-ready = Who is ready
senji-auction-thinks = is bidding
senji-auction-lot = { $card }, your bid { $sum }
senji-auction-lay-here = Bid on this card
senji-auction-frozen = { $me ->
    [yes] You have { $sum } frozen here
   *[no] { $name } has { $sum } frozen here
}
senji-auction-lift = Take back { $card }
senji-auction-none = no bid
senji-auction-sum = your bid: { $sum }
senji-auction-nothing = There is nothing for sale this year.
senji-auction-count = { $count ->
    [one] { $name } { $count } card
   *[other] { $name } { $count } cards
}
senji-auction-lot-said = For sale: { $card }. Bids: { $bids }.
senji-auction-ask = Lay cards of your family under what you want to buy, then choose Ready.
senji-auction-ask-lot = Bid with { $card }: choose what to buy.
senji-auction-ask-wait = Your bids are in. Waiting for the others.
senji-auction-reveal = The bids are revealed
senji-auction-won = { $me ->
    [yes] You win
   *[no] { $name } wins
}
senji-auction-tied = Tied: frozen
senji-auction-unsold = Nobody bid
senji-autumn-title = Autumn
senji-autumn-where = Where does the samurai go?
senji-autumn-swap = Umeko: tap the card that you give { $name }, covered.
senji-autumn-busy = { $me ->
    [yes] It is your autumn turn.
   *[other] Waiting for { $name } to turn cards into honour.
}
senji-autumn-has = { $honour } honour, { $count } hanafuda
senji-autumn-call = Call
senji-autumn-now = now
senji-autumn-done = done
senji-autumn-later = still to come
senji-autumn-shows = { $count ->
    [one] { $name } looks at one of your hanafuda.
   *[other] { $name } looks at { $count } of your hanafuda and takes one.
}
senji-autumn-takes = Take one of these
senji-autumn-watch = { $name } looks at these and takes one
senji-autumn-tap-flower = Tap the hanafuda that you show.
senji-autumn-recruits = Three samurai: keep one
senji-autumn-keep = Keep { $samurai }
senji-autumn-cards = Diplomacy
senji-autumn-combos = Hanafuda combinations
senji-autumn-combo-said = { $combo }: { $have } of { $need }; worth { $prize }
senji-autumn-samurai = a samurai
senji-autumn-honour = { $honour } honour
senji-autumn-ishida = with Ishida
senji-autumn-as = { $flower } as { $missing }
senji-autumn-daisuke = Daisuke exchanges
senji-autumn-diplomacy = Diplomacy cards
senji-autumn-trade = { $name } shows { $count }, you take one
senji-autumn-deck = Look at { $count } of the deck, keep one
senji-autumn-reveal = Reveal: +{ $honour } honour
senji-autumn-retake = Take back: −{ $honour } honour
senji-autumn-no-cards = No trade card or member of another family in hand.
senji-autumn-set = One card of each family: { $honour } honour
senji-autumn-set-has = { $have } of { $need }
senji-autumn-tribute = Add { $card } to the set
senji-autumn-umeko = Umeko: swap a card with
senji-autumn-hire = Without a province you can hire:
senji-autumn-hire-unit = a unit, { $sea }: −{ $honour }
senji-autumn-enlist = a samurai: −{ $honour }
senji-autumn-ask-trade = Your autumn turn: turn your cards into honour, then choose Done.
senji-autumn-ask-bend = Choose which hanafuda counts as which type.
senji-autumn-ask-show = { $left ->
    [one] { $name } returned your trade card: show one more hanafuda.
   *[other] { $name } returned your trade card: show { $left } more hanafuda.
}
senji-autumn-ask-pick = { $name } shows you these: take one.
senji-autumn-ask-pick-deck = These are from the top of the deck: keep one.
senji-autumn-ask-keep = Keep one of the samurai.
senji-autumn-ask-keep-him = Keep { $samurai }?
senji-autumn-ask-place = Choose where { $samurai } goes.
senji-power-akashi = +1 in battle when attacking.
senji-power-chosokabe = No dice are rolled for a raid that Chōsokabe joins, so nobody drowns.
senji-power-daisuke = Once each autumn, discard a hanafuda and draw one.
senji-power-ekei = Your set of families needs four families instead of five.
senji-power-fuma = Before the first call, look at an opponent’s order. Then you may change one of yours.
senji-power-genba = Once per battle, roll up to two uncaptured dice again.
senji-power-hosokawa = Production in Hosokawa’s province draws three hanafuda instead of two.
senji-power-ishida = Once each autumn, one hanafuda counts as any type.
senji-power-jubei = Draw a hanafuda when your family is called in autumn.
senji-power-kojiro = At the start of a battle with Kojirō, name an enemy samurai: that samurai captures no die and has no power.
senji-power-mori = +1 in battle when defending.
senji-power-naoe = Once each autumn, take two of the cards shown for a trade card instead of one.
senji-power-oda = No power.
senji-power-ranmaru = Recruiting costs four tanzaku instead of five.
senji-power-sanada = Captures two dice instead of one.
senji-power-tadakatsu = If your side loses, Tadakatsu escapes to a neighbouring province of yours.
senji-power-umeko = Once each autumn, swap a covered diplomacy card with an opponent.
senji-power-yodo = When a member of your family is executed you lose only its value, not twice that.

## The page: who is at the table

page-people = Who is here
page-seat-away = away
page-seat-conceded = conceded; a bot plays on
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
page-word-missing = { $me ->
    [yes] Your
   *[no] { $name }’s
} word was not revealed in time; it counts as empty.
page-away-turn = { $count ->
    [one] Waiting for { $name }, who is away.
   *[other] Waiting for { $name }, who are away.
}
page-replace = Replace with a bot
page-stand = Leave seat
page-device = Continue on another device
page-device-note = Open this link there within 15 minutes. It works once, and the seat stays yours here too.
page-devices = { $count } devices have your seat.
page-revoke = Sign out other devices
page-revoke-note = Devices that came after this one lose your seat, and old links to it stop working.
page-pause = Pause
page-resume = Resume
page-leave = Leave for good
page-leave-ask = A bot takes your seat and plays on, and the seat is no longer yours. To come back later, just close the page: your seat waits for you.
page-concede = Concede
page-concede-ask = A bot plays on in your seat, and you rank behind everybody who has not conceded.
page-end = End the game
page-end-ask = The game ends without a result if everybody agrees.

# Who is here: what can't be undone, and what all are asked.
page-propose-waits = Waiting for { $names }.
page-withdraw = Withdraw
page-expel = Remove a player
page-expel-whom = Who should leave the game?
page-expel-ask = If everybody else agrees, { $name } loses the seat. A bot or a new player can take it.
page-conceded-turn = You conceded: a bot plays on in your seat.
page-seat-overdue = out of time
page-look-in = Watch the game

# Between strangers: muted, blocked and reported players. What is `page-conduct-…` is loaded when it is needed.
page-about-person = Mute, block or report { $name }
page-muted-lines = { $count ->
    [one] One message is hidden.
   *[other] { $count } messages are hidden.
}
page-muted-show = Show
page-muted-hide = Hide
page-blocked-here = { $count ->
    [one] Somebody you blocked sits here: { $names }.
   *[other] People you blocked sit here: { $names }.
}
page-seat-muted = muted
page-seat-blocked = blocked
page-report-came = { $by } reported { $name } to you.
page-conduct-mute = Mute
page-conduct-mute-note = Hides what { $name } says at this table. Only for you.
page-conduct-unmute = Unmute
page-conduct-muted = { $name } is muted for you.
page-conduct-unmuted = { $name } is no longer muted.
page-conduct-block = Block
page-conduct-block-note = Nothing { $name } says reaches you, at any table. They can’t sit at tables you host or join games you play. They are not told.
page-conduct-unblock = Unblock
page-conduct-blocked = { $name } is blocked.
page-conduct-unblocked = { $name } is no longer blocked.
page-conduct-undo = Undo
page-conduct-report = Report
page-conduct-report-note = The host of this table sees your report, with the last messages you got from { $name }. They are not told.
page-conduct-report-host = Whoever runs this server sees your report, with the last messages you got from { $name }. They are not told.
page-conduct-why = What is wrong?
page-conduct-reason-talk = Offensive chat
page-conduct-reason-play = Unfair play
page-conduct-reason-name = Offensive name
page-conduct-reason-other = Something else
page-conduct-text = More about it (optional)
page-conduct-send = Send report
page-conduct-sent = Thank you. The host can see your report now.
page-conduct-sent-host = Thank you. Whoever runs this server can see your report now.
page-conduct-reports = Reports
page-conduct-reports-note = Only you see them, and whoever runs this server.
page-conduct-about = { $by } about { $name }: { $reason }
page-conduct-gone = { $name } has left.
page-conduct-mute-all = Mute for everybody
page-conduct-unmute-all = Unmute for everybody
page-conduct-expel = Remove by vote
page-conduct-talk-off = Turn chat off
page-conduct-talk-on = Turn chat on
page-conduct-list = Blocked players
page-conduct-list-note = By the name they had when you blocked them.

# Plain HTTP: what browsers keep to themselves.
page-copy-self = The browser does not allow copying. The link is selected: press Ctrl+C (⌘C on a Mac), or touch and hold it.
page-fair-insecure = Browsers can check this only on pages served over HTTPS. If you have installed Sengoku, you can check the record of the game: sengoku verify.

# On what friends sit down, and how long they may think.
page-time = Time to think
page-time-none = No limit
page-time-minute = A minute per move
page-time-day = A day per move
page-hints-whom = Hints
page-hints-alone = Only against bots
page-hints-all = Always
page-hints-off = Off
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
    .usual = Any

# What the limits of the house leave, told when little is left.
senji-left-offers = { $left ->
    [0] no more offers this winter
    [one] one more offer this winter
   *[other] { $left } more offers this winter
}
senji-left-offers-to = { $left ->
    [0] no more offers to { $name } this winter
    [one] one more offer to { $name } this winter
   *[other] { $left } more offers to { $name } this winter
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
