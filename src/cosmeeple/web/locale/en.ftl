### Words of the pages, English.

## Everywhere
skip = Skip to the content
pages = Pages
tables = Tables
rules = Rules
about = About
sign-in = Sign in
language = Language
theme-light = Light theme
theme-dark = Dark theme
close = Close
copy = Copy
copied = Copied
send = Send
save = Save
menu = Menu
and = and
you = you
player = Player
players = Players
person = person
bot = bot
bots = bots
bot-named = bot { $name }
bot-level = { $level ->
    [1] plays at random
    [2] for a first game
    [3] for learners
    [4] club player
   *[5] expert
}
bot-random = Drifter
bot-greedy = Pathfinder
bot-easy = Cadet
bot-medium = Navigator
bot-hard = Captain
bot-automaton = automaton
bot-styled = { $bot } ({ $style })
style-builder = builder
style-warrior = warrior
style-explorer = explorer
style-trader = trader
alone-against = Alone you play against { $name }, with its own board and cards from the rulebook.
automaton-of = { $name } (automaton)
automaton = automaton
away = away
stand-in = { $bot } stands in
failed = That did not work
connection-lost = Connection lost, trying again…
connection-back = Connected again
your-turn = Your turn
watching = Watching
please-wait = Please wait
game-over = Game over

## Lobby
hello = Good to see you, { $name }
hello-guest = Five games, one table
lobby-lead = Open a table, invite friends by a link, or play against bots. No account needed.
tables-wait = { $count ->
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
}
import = Open a game file
games = Games
new-table = New table
seats = Seats
seat-letter = Seat { $letter }
seat-me = I play
seat-open = Free, anyone with the link
seat-here = A person at this device
name-here = Name
your-name = Your name
pace = Pace
pace-none = No clock
pace-how-none = Everybody moves when they like.
pace-kind-live = Live, for each player
pace-kind-days = By correspondence
pace-live-15 = Live, 15 min + 15 s
pace-live-30 = Live, 30 min + 20 s
pace-live-60 = Live, 60 min + 30 s
pace-days-1 = 1 day a move
pace-days-3 = 3 days a move
pace-days-7 = 7 days a move
pace-short-live-15 = 15 min + 15 s
pace-short-live-30 = 30 min + 20 s
pace-short-live-60 = 60 min + 30 s
pace-short-days-1 = 1 day a move
pace-short-days-3 = 3 days
pace-short-days-7 = 7 days
who-may-come = Who may come
by-link = By link
by-link-how = Only those to whom you send it.
public = Everybody
public-how = The table stands in the list until it is full.
name-of-table = Name of the table
name-of-table-example = Sunday at Grandma’s
open-table = Open the table
running-tables = Running tables
finished-tables = Finished
no-tables = No tables yet. Open the first one.
table-unnamed = Table without a name
table-name = “{ $name }”
free-seat = Free seat
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
sandbox = What if
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
join = Join
open = Open
watch = Watch
result = Result
moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
row-open = { $game }, { $taken } of { $seats } seats taken

## Waiting room and invitation
waiting-lead = the table waits for its players
anyone-with-link = anyone with the link
change = Change…
change-seat = Change seat { $letter }
sit-here = Sit here
start = Start the game
start-when-full = { $count ->
    [one] One seat is still free: invite somebody or give it to a bot.
   *[other] { $count } seats are still free: invite somebody or give them to bots.
}
is-ready = ready
not-ready = not ready yet
ready-why = The clock is live: the game begins when everybody is ready.
say-ready = I am ready
host-starts = The host starts the game when everybody is here.
invite = Invite
invite-text = Scan the code or send the link. A name is enough to play.
invite-link = Invitation link
join-title = Join “{ $name }”
join-go = Take a seat
no-account-needed = No account needed: this browser remembers your seat.
commitment = The server's part of chance is fixed; its fingerprint:
nonce-in = has added a random number
nonce-own = Your browser added the random number { $nonce }… to the deal.
nonce-own-and-others = Your browser added the random number { $nonce }… to the deal; so did { $others }.
nonce-others = A random number was added to the deal by: { $others }.
nonce-nobody = Nobody at the table added a random number to the deal: it comes from the server's part alone.

## Table
areas = Areas
beside = Beside the board
log = Log
chat = Chat
in-words = In words
notes = Notes
no-notes = Nothing to answer, no advice asked for.
notes-and-log = Notes, log and chat
asks-you = A question for you
in-words-short = Words
score-now = Score if the game ended now
own-area = Your area, { $name }
clock = Time left
days = { $count } d
hours = { $count } h
what-you-can-do = What you can do
options = Options
several-sum = { $chosen } chosen + { $missing } missing = { $all }
several-enough = { $count ->
    [one] 1 is enough; take it back first
   *[other] { $count } are enough; take one back first
}
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
still-allowed = Still allowed:
waiting-for = Waiting for { $name }
waiting-for-several = Waiting for { $names }
nothing-to-do = Nothing is asked
undo = Undo
undo-free = free
undo-ask = ask { $names }
undo-asked = waiting for { $names }
undo-asked-you = you are asked
undo-closed = not possible
undo-closed-over = the game is over
undo-closed-rated = rated game: it showed something
undo-closed-gone = its player has left for good
undo-question = { $names } asks to take the last move back.
seat-question = { $name } asks to take over the seat of { $was } and will see its cards.
seat-question-here = { $by } asks to seat { $name }, a friend at the same device, in place of { $was }; they will see its cards.
join-asks = The game is running, so these people will be asked first: { $names }.
seat-asked = You have asked for the seat of { $was }. Still to agree: { $names }.
withdraw = Never mind
ask-for-seat = Ask to take this seat
agree = Agree
refuse = Refuse
hand-over-title = Hand the device to { $name }
hand-over-text = Nobody else should look now.
hand-over-go = I am { $name }
since-title = Since your last turn
stand-in-plays = { $bot } plays for you.
come-back = Play again myself
take-seat = Take this seat
in-all = in all
show-moment = Show this moment in the replay
whole-log = Show the whole log
log-find = Search the log
log-find-short = Search
log-of = Show { $name }
no-chat = Nothing said yet
chat-write = Write to the table
this-table = This table
token = Key for a program (API)
notifications = Notify me when it is my turn
game-file = Game file
what-if = What if
what-if-long = Try it out in a private copy against bots; hidden cards are dealt again
why-not-title = Why not { $what }?
why-held = { $count } other conditions hold
why-possible = This is possible now.
keyboard = Keyboard
key-option = go to an option
key-arrows = next option, next place on the board
key-enter = choose
key-board = go to the board
key-actions = go to the action bar
key-log = go to the log
key-undo = undo
key-zoom = zoom the board
key-steps = back and on through what the automaton considered
key-escape = close what is open
more-options = { $count } more
rules-page = All rules as a page
key-inspect = What this is: card, ship, faction
key-rules = rules
moves-of-others = Moves of others
moves-off = at once
moves-quick = quickly
moves-slow = slowly
skip-moves = Skip
again = What others did, step by step
next-step = Next
show-missed = Show me
key-skip = skip the moves that are being shown

## Notes in the log
note-undo = { $name } takes moves back (from { $from })
note-ask-undo = { $name } asks to take a move back
note-refuse-undo = { $name } does not agree
note-agree-undo = { $name } agrees
note-ask-seat = { $name } asks to take over from { $was }
note-ask-seat-here = { $name }, at a shared device, asks to take over from { $was }
note-agree-seat = { $name } agrees
note-refuse-seat = { $name } does not agree
note-withdraw-seat = { $name } no longer asks for the seat
note-started = The game begins
note-forked = A private copy from move { $at }
note-imported = Opened from a file
note-exported = Saved as a file
note-joined = { $name } joins the table
note-left = { $name } leaves; { $bot } stands in
note-timeout = Time is up for { $name }; { $bot } stands in
note-returned = { $name } is back
note-seat-person = { $name } takes the seat
note-seat-bot = { $name } takes the seat (bot)
note-seat-open = The seat is free
note-pace = The pace has changed
note-rematch = A new game of the same table has begun

## End
wins = { $names } wins with { $score }
win-together = { $names } win together with { $score }
final-score = Final score
best-in-category = best in the category
total = Total
score-over-game = Score over the game
if-ended-then = if it had ended after that move
plot-label = Score of each player after every move, as if the game had ended then
other-scores = Other scores
what = What
together = Together
board = Board
play-again = Play again
minutes = { $count } min
tie = Equal totals: { $what }
fair-title = Chance was fair
fair-text = seed { $seed }
fair-nonce = { $name } added { $nonce }
fair-yours = ✓ The number that this browser added and remembered is in the deal, and the fingerprint is the one it was shown before.
fair-not-yours = ✗ This browser remembers another number or another fingerprint for this table. Check the game file, and ask the operator.
fair-how = The seed matches the fingerprint shown before the first move. Check the game file with: cosmeeple verify FILE

## Replay
replay = Replay
all-open = All cards open
as-you-saw = As you saw it
back-to-table = Back to the table
replay-first = First moment
replay-back = One move back
replay-play = Play
replay-next = One move on
replay-last = Last moment
speed = Speed
move = Move
jump-to = Go to move
of-moves = of { $moves }
moment = Moment of the game
share-moment = Share this moment
replay-start = The game begins
replay-secret = A choice is made in secret
bot-decides = { $name } decides
replay-move = Move { $at } of { $moves }

## Rules
contents = Contents
search-rules = Search by word or number
components = Components and their sources
rules-lead = In our own words. Every number in the log and in “why not?” leads here.
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
all-rules = Show all rules
see = See also
components-lead = Every number the program plays with, and where it comes from. An owner of the box can correct it in one file.
source-rulebook = rulebook
source-derived = derived
source-public = public
source-recalled = recalled
source-reconstructed = reconstructed
source-owner = owner
source-rulebook-long = printed in the rulebook
source-derived-long = follows from the rulebook
source-public-long = from reviews and previews
source-recalled-long = from memory of the game
source-reconstructed-long = our own, because the pictures are lost
source-owner-long = typed in from the box by somebody who owns it

## Account, about
account = Account
account-name = Account name
password = Password
password-old = Old password
password-new = New password
password-hint = At least 8 characters.
register = Make an account
register-why = Not needed to play. With an account your games are on all your devices.
sign-out = Sign out
account-games = { $count ->
    [one] 1 game played
   *[other] { $count } games played
}
account-wins = { $count ->
    [one] 1 won
   *[other] { $count } won
}
webhook = Webhook
webhook-why = We send a POST to this address when it is your turn.
delete-account = Delete the account
delete-why = Your name disappears from all tables; the games stay.
about-what = Five science-fiction board games, complete to the last rule, at one table: alone, with friends on one screen or far away, or against bots.
about-unofficial = A fan-made program, not affiliated with the publishers: game names only say what is played; no artwork, no rulebook text, no logos.
about-data = Some component data is reconstructed; every number says where it comes from.
about-programs = Programs may play too, and bring bots of their own: everything they can ask this server, in the form of OpenAPI, is at
programs = Programs
to-tables = To the tables

## Errors
error-400 = The browser sent something we do not understand
error-403 = You may not do that
error-404 = There is nothing here
error-405 = You may not do that here
error-409 = Somebody was faster
error-413 = That is too large
error-423 = This table is frozen
error-frozen-rules = The game was played with version { $then } of its rules; this program has version { $now }. It is kept as it is and cannot be shown or played on by this program.
error-frozen-components = The game was played with other component data than this program has. It is kept as it is and cannot be shown or played on by this program.
error-frozen-damage = What is stored of this game does not fit together, so it is neither shown nor played on: { $what ->
    [seed] the seed is not the one that was promised
    [chain] the chain of digests breaks at move { $move }
    [position] move { $move } leads to another position than the one that was written
   *[rows] some of its rows are missing or cannot be read
}. All other tables go on. The operator can find out more with cosmeeple audit, and restore a backup.
error-429 = Too many tries, please wait a little
error-500 = Something broke on our side
error-503 = The server cannot do this now
error-no-table = There is no such table.
error-stale = The position has changed meanwhile; look again, then choose.
error-illegal = That is not possible now.
error-not-together = None of the { $count } choices was made, because choice { $number } ({ $name }) is not possible: { $why }.
error-together-shows = Something comes to light in between; make these choices one after the other.
error-not-your-seat = This is not your seat.
error-not-yours = This does not belong to you.
error-not-away = A bot may stand in only for somebody who has been away for three minutes.
error-not-host = Only the host of the table may do that.
error-seat-taken = The seat is taken.
error-over = The game is over.
error-not-over = The game is not over yet.
error-not-started = The game has not begun.
error-already-started = The game has already begun.
error-not-running = The table is not running.
error-nothing-to-undo = There is nothing to take back.
error-already-asked = The others are being asked already.
error-undo-rated = This game counts for ratings: a move that showed something hidden stays.
error-undo-gone = Somebody who made one of these moves has left the table for good and cannot agree.
error-seen-a-hand = You have seen another hand of this game, so you cannot take this seat.
error-refused-before = The people at this table have already refused this.
error-not-yet = The people at the table have not agreed yet.
error-nothing-asked = Nobody has asked for that.
error-not-asked = You are not asked.
error-key-used = This was sent twice with different content.
error-frozen = This game was played with other rules or components than this program has. It cannot go on here.
error-closing = The server is being restarted; try again in a moment.
error-bad-table = This table cannot be opened.
error-unknown = That is unknown.
error-unknown-bot = There is no such bot.
error-unknown-seat-kind = A seat cannot be that.
error-bad-pace = There is no such pace.
error-no-person = Nobody knows yet who you are: sign in, or sit down at a table first.
error-no-seat = There is no free seat.
error-no-moment = The game has no such moment.
error-empty = Please write something.
error-export-later = The game file holds the seed, so it can be had when the game is over. Until then the menu of the table has a file of what you know.
error-sandbox-export = A private copy has no game file.
error-bad-file = This is no readable game file: { $detail }
error-csrf = The page was too old; load it again.
error-too-fast = Too many tries, please wait a little.
error-many-bots = Too many tables of bots alone are running from your address. Wait until one has ended.
error-damaged = This table is damaged and cannot be opened. The other tables are not touched by it.
error-too-large = That is too large.
error-bad-account = An account name has 3 to 30 letters or digits.
error-bad-password = A password has at least 8 characters.
error-bad-login = Name or password is wrong.
error-wrong-password = The password is wrong.
error-has-account = You already have an account.
error-account-taken = This name is taken.
error-bad-webhook = This is no address that we may call.
error-not-found = There is nothing here.
error-bad-request = The browser sent something we do not understand.
error-broken = Something broke on our side.
error-disk = This could not be saved: the server's disk is full or cannot be written. Nothing has changed; please try again later.
error-nonce-there = Your random number is already in the deal; it cannot be exchanged.

## Bots explain, advice, seats, statistics
why-move = Why this move?
why-move-title = Move { $move }: why { $bot } chose “{ $choice }”
thought-options = The options considered
thought-option = Option
thought-share = Expected
thought-points = Points
thought-votes = Votes
thought-visits = Tried
thought-chosen = Chosen:
thought-line = then
thought-secret = in secret
thought-more = { $count ->
    [one] One more option was considered.
   *[other] { $count } more options were considered.
}
thought-effort = { $count ->
    [one] After one game played in thought. Expected: the share of the win, with a part for the margin.
   *[other] After { $count } games played in thought. Expected: the share of the win, with a part for the margin.
}
thought-rehearsed = { $count ->
    [one] After one game rehearsed to its end. Votes: in how many of the guessed deals the best game began so.
   *[other] After { $count } games rehearsed to their end. Votes: in how many of the guessed deals the best game began so.
}
thought-glance = Points: how the position looks at the end of the turn, against the others.
thought-random = This bot draws lots.
thought-priorities = The priorities that it followed, in their order
thought-priority = Priority
thought-before = Before
thought-after = Left
thought-follows = The automaton compares its answers by one priority after the other; the last that tells them apart decides.
thought-lots = { $count ->
    [one] One answer was left.
   *[other] Lots decided among { $count } answers.
}
thought-only-one = There was nothing to weigh.
hint = Hint
hint-free = ask a bot
hint-thinking = thinking
hint-given = in the notes
hint-long = What would a bot do in your place? It knows only what you know.
hint-title = { $bot } would choose: { $choice }
hints-are-on = Bots may be asked for advice here.
hints-are-off = Bots may not be asked for advice here.
hints-allow = Allow hints
hints-forbid = Forbid hints
note-hint = { $name } asks a bot for advice
note-hints-on = Hints are allowed from now on
note-hints-off = Hints are not allowed any more
error-explain-later = A bot tells its reasons when the game is over: they show what it holds.
error-no-thought = There is nothing to tell about this move.
error-no-hints = Hints are not allowed at this table.
error-not-your-turn = You are not asked anything now.
free-for-people = Free it for people
note-stand-in = { $bot } now plays for { $name }
note-fallback = { $name } ({ $bot }) could not think to the end and takes what looks best at a glance
note-hand-bot = { $name } (bot: { $bot }) takes over from { $was }
note-seat-automaton = { $name } takes the seat: { $bot }
note-hand-automaton = { $name }, { $bot }, takes over from { $was }
hand-for-good = { $bot } for good
note-hand-person = { $name } takes over from { $was }
note-hand-open = The seat of { $was } is free; { $bot } plays until somebody takes it
error-no-automaton = { $en } has no automaton; choose a bot.
error-no-style = { $en } has no bots of this style; choose another.
stats = Statistics
stats-lead = From all finished games of this server; what-if tables and imported games do not count. A seat counts for whoever holds it at the end.
stats-none = No game has been finished yet.
stats-game = Game
stats-players = Players
stats-games = Games
stats-mean = Mean score
stats-winning = Winner's mean
stats-seats = Wins by seat
stats-people = People won
stats-of = { $won } of { $seats } seats
stats-ranking = Players
stats-ranking-lead = Accounts and bots in public games of two or more. The rating is openskill's, with its uncertainty; sorted by what is nearly sure.
stats-player = Player
stats-wins = Wins
stats-won = Won
stats-rating = Rating
stats-best = Best
known-file = What I know (file)

## companions: the automaton alone, beside a physical game

companion = Companion for your box
companion-lead = You play with the real pieces. The automaton plays here: say what lies on the table, and it tells its move and why.
companion-mine = Go on
companion-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
companion-what-relics = Zu plays its cards, explains every priority and keeps its gallery, hold and hatch.
companion-what-circadians = The AI resolves its Schemes, explains every option and keeps its dice, Gems and tokens.
companion-schemes-ours = All Scheme cards here are reconstructed, because the pictures are lost. If you own the game, type in your real cards on the next page; they are kept with this companion, in its file too.
companion-scheme = My Scheme says something else
companion-scheme-note = { $typed ->
    [0] All { $all } Schemes here are reconstructed.
    [20] All { $all } Schemes are your real cards.
   *[other] Your real cards: { $typed } of { $all }; the other Schemes are reconstructed.
} Choose one and type in what the real card says: that is played from now on. A card drawn for the first time takes the place of one that you do not have.
companion-scheme-choose = Type in the real card
companion-scheme-go = Remember this card
companion-scheme-title = Your real card for: { $name }
companion-scheme-fields = The fields start with what this Scheme says here now. Destinations from the top of the card.
companion-scheme-typed = your card
companion-scheme-other = My card says something else
companion-back = Back
companion-as-list = All spaces as a list
companion-pick = choose
companion-scheme-value = Value of the die
companion-scheme-option = Destination { $number }
companion-did-scheme = real card: { $name }
error-companion-scheme = A Scheme has a value from 1 to 6, three destinations and 0 to 9 Gems. Nothing was changed.
companion-modules = Difficulty modules
companion-people = People at the table
companion-begin = Begin
companion-round = Round { $round } of { $rounds }
companion-undo = Take back
companion-which-relics = Which card does Zu reveal?
companion-which-circadians = Which Scheme is revealed?
companion-card = Card
companion-choose = This card lies open
companion-draw = Draw it here
companion-draw-note = when the cards stay in the box
companion-other-card = Another card
companion-table = What lies on the table
companion-table-note = Remembered from before: correct only what is different.
companion-table-nothing = This card does not look at the table.
companion-draws = Drawn at the table
companion-draws-note = { $count ->
    [one] Draw the top action card and { $count } tile of its colour.
   *[other] Draw the top action card and { $count } tiles of its colour.
}
companion-action-card = Action card
companion-tile = Tile { $number }
companion-extra = Extra Scheme, only when a die goes to the Foundry
companion-reveal = Tell the move: { $name }
companion-new-round = Begin round { $round }
companion-event = Event of the round
companion-event-go = This Event lies open
companion-extra-due = The extra Scheme is resolved
companion-harvest = Harvest
companion-harvest-note = When everybody has finished the actions, the dice come back and the AI gains Gems.
companion-harvest-go = Harvest of the AI
companion-rest = Rest
companion-rest-note = Say how high the stacks are; the AI may destroy the top tokens.
companion-rest-go = Rest of the AI
companion-farms = Farm stacks
companion-ships = Ship stacks
companion-stack = Stack { $number }
companion-passes = { $name } passes
companion-over = The last round is played
companion-over-relics = You win with more than { $points } points; a tie is no win.
companion-over-circadians = Enter the points of the Gem Caches below first, if you have not. You win with more points than { $points }.
companion-move = The move
companion-last-move = The last move
companion-no-move = Nothing yet. Here you will read the moves ({ $name }) and the reasons.
companion-deeds = Do this at the table
companion-no-deeds = There is nothing to do at the table.
companion-why = Why, step by step
companion-history = { $count ->
    [one] All that was done: { $count } step
   *[other] All that was done: { $count } steps
}
companion-board = Board: { $name }
companion-credits = Credits
companion-gallery = Gallery
companion-worth = worth { $number } now
companion-sampled = sampled
companion-not-sampled = not sampled
companion-of = { $number } of { $most }
companion-nothing = empty
companion-deck = Cards of this round
companion-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
companion-ai = AI board
companion-schemes = Schemes under the board
companion-placed = Its dice on the boards
companion-events = Events so far
companion-points = Points so far:
companion-correct = The table shows something else
companion-correct-go = Remember this
companion-link = Address of this companion
companion-link-note = Keep it: whoever has it can go on here, on any device.
companion-nobody = nobody
companion-free = free
companion-none = none
companion-token-none = empty
companion-token-water = Water
companion-token-gem = Gem
companion-cache = Gem Cache { $number }, clockwise from the top
companion-value = { $number }
companion-did-enter = what lies on the table
companion-did-round = a new round
companion-did-event = Event: { $name }
companion-did-extra = the extra Scheme
companion-did-stacks = the heights of the stacks
companion-did-harvest = Harvest
companion-did-rest = Rest
companion-did-reveal = Scheme
companion-at-buyers = Buyers on the popularity tracks
companion-at-buyers-note = The fewer buyers are left on a track, the more popular is its colour.
companion-at-dig = Tiles on dig sites
companion-at-black = Black market
companion-at-black-note = The top tile of each stack first.
companion-at-queues = Queues of buyers
companion-at-queues-note = The front of the queue first.
companion-at-ship = Buyers on the ship
companion-at-ship-note = Those of the last sale, yours or Zu's: they go home when Zu sells.
companion-at-forecast = Forecast, from left to right
companion-at-forecast_crew = Crew on the forecast cards
companion-at-areas-A-guards = Your samples in the gallery
companion-at-areas-A-hold = Your hold
companion-at-areas-A-hatch = Your hidden hatch
companion-at-areas-A-traders = Your traders
companion-at-areas-A-representatives = Your representatives
companion-at-areas-B-credits = Credits
companion-at-areas-B-crew = Available crew of Zu
companion-at-areas-B-guards = Samples of Zu in the gallery
companion-at-areas-B-hold = Hold of Zu
companion-at-areas-B-hatch = Hidden hatch of Zu
companion-at-areas-B-traders = Traders of Zu
companion-at-areas-B-representatives = Representatives of Zu
companion-at-tokens = Tokens on the Planet
companion-at-tokens-note = By space: the first number counts to the right, the second down to the right; 0,0 is the centre.
companion-at-progress = Progress tokens on the left
companion-at-rewards_taken = Progress rewards on the right
companion-at-complications = Complication tokens on the left
companion-at-penalties_taken = Complication penalties on the right
companion-at-ai-dice = Dice on its board
companion-at-ai-gems = Gems
companion-at-ai-tokens = Development tokens unlocked
companion-at-ai-harvester = Harvester
companion-at-caches = Points of the Gem Caches
companion-at-factions = Sides of the faction boards
companion-line-progress = Progress
companion-line-complication = Complication
error-no-companion = There is no such companion. Check the address.
error-companion-full = This companion has too many entries; begin another one.
error-companion-changed = The rules of this program have changed since; this companion can no longer be continued.
error-companion-number = { $label }: please give a number from 0 to { $most }.
error-companion-choice = { $label }: please choose one from the list.
error-companion-not-due = Something else comes next; look again. Nothing was changed.
error-companion-refused = That does not fit, nothing was changed: { $detail }.
error-companion-tiles = There are only { $most } tiles of { $what } in the box, not { $number }. Nothing was changed.
error-companion-queue = A queue has at most { $most } buyers; market { $number } would have more. Nothing was changed.
error-companion-buyers = There are only { $most } buyers ({ $what }) in the box, not { $number }. Nothing was changed.
error-companion-counted = Please count the buyers ({ $what }) again: { $most } are in play, but here are { $number }: { $waiting } on the popularity tracks or in the special area, { $queued } in queues, { $ship } on the ship. Nothing was changed.
error-companion-room = The hold and the hatch of Zu have no room for that. Nothing was changed.
error-companion-deck-empty = The deck of Zu is empty: Zu passes.
error-companion-card-twice = This card has already been revealed in this round. Nothing was changed.
error-companion-action-card = A forecast needs the action card that was drawn at the table. Nothing was changed.
error-companion-tile-colour = The tiles must have the colour of the action card. Nothing was changed.
error-companion-last-round = This is the last round.
error-companion-foundry = The die goes to the Foundry: draw the extra Scheme and name it too. Nothing was changed.
error-companion-no-foundry = The die does not go to the Foundry, so no extra Scheme is revealed. Nothing was changed.
error-companion-no-schemes = All Schemes lie under the AI board, so none can be drawn. Take back what you entered last. Nothing was changed.
error-companion-line = { $line }: all six tokens must lie somewhere; now { $left } lie on the left and { $right } on the right. Nothing was changed.
error-companion-dice = The AI cannot have { $number } dice on its board. Nothing was changed.
error-companion-tokens = The AI has at most three Development tokens. Nothing was changed.
error-companion-cache = The Harvester of the AI never enters a Gem Cache. Nothing was changed.
error-companion-spaces = There are { $most } spaces, not { $number }. Nothing was changed.
error-companion-stacks = The stacks cannot be that high. Nothing was changed.
error-companion-nothing = There is nothing to take back.
companion-action = action { $number } of 2
companion-where = Where this is
companion-tap-dig = Tap a tile for every one that lies on its site; Shift and tap takes one away.
companion-tap-tokens = Tap a space to go on: nothing, Water, Gem.
companion-score-note = Its deck is empty. When you have passed too, the command centres score: check both numbers of representatives.
companion-score-go = Score round { $round }
companion-prepare = Prepare round { $round }
companion-prepare-relics = Order cards: drawn for round 2, turned over for round 3.|Queues of 4 lose their front buyer, then all are filled up to 3.|Forecast cards are resolved; crew on them comes back, also Zu's.|Turn order by the initiative tokens; Zu takes none.|Deal yourself 9 cards: keep 2, lose 2 at random, keep 2, lose 1, keep the last 2. Zu gets none.|Zu's new deck is made here: three of its old cards are shuffled in.
companion-total = Points ({ $name }):
companion-setup = Set-up for the automaton
companion-setup-relics = Set up as for two players. Zu gets its board and its credits as shown here.|Zu has no explorers, no travel cards and no hand.|Lay out crew of an unused colour; a second set may follow, Zu's crew never ends (unless a module says so).|Zu's three round decks are kept here; you may also shuffle the real ones and name the cards that come.|Zu's place in the turn order is the initiative on its board.
companion-setup-circadians = Use the one-player sides of the boards (with two or three people: by the number of seats, the AI included).|Lay the three Development tokens on the AI board by their stars.|One die of an unused colour on each grey die icon of its board, the others in reserve.|Its Harvester starts in the centre.|The Schemes are shuffled here; you may also draw the real ones and name them.
companion-save = Save as a file
companion-save-note = everything said and done, to go on anywhere
companion-load = Go on from a file
companion-load-note = A file saved from a companion becomes a new companion with an address of its own.
companion-load-go = Load
companion-file = File
companion-did-score = the command centres score
error-companion-file = This file is no saved companion ({ $why }). Nothing has changed.

## How somebody likes a table
likes = How you like it
likes-kept = Kept in this browser; a change is there at once.
sure = Sure? Press again
like-cards = Cards
like-cards-fit = as large as fits
like-cards-large = large
like-cards-small = small
like-density = Spacing
like-density-normal = normal
like-density-close = close
like-board = Sides
like-board-left = log on the right
like-board-right = mirrored: log on the left
like-dock = Log beside the table
like-dock-wide = on wide screens
like-dock-always = from 1180 px
like-dock-never = only when opened
like-powers = Powers on cards
like-powers-words = words
like-powers-symbols = symbols
like-text = Size of words
like-text-100 = 100%
like-text-112 = 112%
like-text-125 = 125%
like-motion = Motion
like-motion-system = as the system says
like-motion-off = none
like-sound = Sounds
like-sound-off = off
like-sound-on = on
like-confirm = Passing and ending my turn
like-confirm-off = at once
like-confirm-on = ask first
like-hover = Details under the pointer
like-hover-on = after a moment
like-hover-off = only when pressed

## The form for a new table
modules = Modules
modules-easier = Easier
modules-harder = Harder
modules-none = None is needed, any number may be combined.
how-strong = How strong is a bot?
players-from-to = { $least } to { $most } players
bot-how-easy = friendly
bot-how-medium = even
bot-how-hard = strong
bot-how-random = by chance
bot-how-greedy = greedy
bot-why-easy = Looks one move ahead and answers at once. Good for a first game.
bot-why-medium = Plans its turn and keeps an eye on the score. A fair match for those who know the rules.
bot-why-hard = Thinks for up to two seconds, some turns ahead, and reckons with your answers.
bot-why-random = Plays anything that is allowed.
bot-why-greedy = Takes what pays most at once.
bots-styled = With a liking of its own
styles-why = A bot with a style likes some things a little more than they are worth: a builder builds, a warrior fights, an explorer explores, a trader trades. It may play a little weaker for that.
guest = Guest
