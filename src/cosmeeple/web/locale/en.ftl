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
bot-level = level { $level } of 5
bot-random = Drifter
bot-greedy = Pathfinder
bot-easy = Cadet
bot-medium = Navigator
bot-hard = Captain
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
pace-live-15 = Live, 15 min + 15 s
pace-live-30 = Live, 30 min + 20 s
pace-live-60 = Live, 60 min + 30 s
pace-days-1 = 1 day a move
pace-days-3 = 3 days a move
pace-days-7 = 7 days a move
who-may-come = Who may come
by-link = By link
public = Everybody
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
host-starts = The host starts the game when everybody is here.
invite = Invite
invite-text = Scan the code or send the link. A name is enough to play.
invite-link = Invitation link
join-title = Join “{ $name }”
join-go = Take a seat
no-account-needed = No account needed: this browser remembers your seat.
commitment = Chance is fixed; its fingerprint:

## Table
areas = Areas
beside = Beside the board
log = Log
chat = Chat
in-words = In words
score-now = Score if the game ended now
own-area = Your area, { $name }
clock = Time left
days = { $count } d
hours = { $count } h
what-you-can-do = What you can do
options = Options
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
undo-question = { $names } asks to take the last move back.
agree = Agree
refuse = Refuse
hand-over-title = Hand the device to { $name }
hand-over-text = Nobody else should look now.
hand-over-go = I am { $name }
since-title = Since your last turn
stand-in-plays = { $bot } plays for you.
come-back = Play again myself
let-bot-play = Let a bot play
let-bot-stand-in = Let a bot stand in
take-seat = Take this seat
in-all = in all
show-moment = Show this moment in the replay
whole-log = Show the whole log
log-find = Search the log
log-of = Show { $name }
no-chat = Nothing said yet
chat-write = Write to the table
this-table = This table
sounds = Sounds
notifications = Notify me when it is my turn
game-file = Game file
what-if = What if
what-if-long = Try it out in a private copy against bots; hidden cards are dealt anew
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
key-escape = close what is open

## Notes in the log
note-undo = { $name } takes moves back (from { $from })
note-ask-undo = { $name } asks to take a move back
note-refuse-undo = { $name } does not agree
note-agree-undo = { $name } agrees
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
fair-how = It matches the fingerprint shown before the first move. Check the game file with: cosmeeple verify FILE

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
source-rulebook-long = printed in the rulebook
source-derived-long = follows from the rulebook
source-public-long = from reviews and previews
source-recalled-long = from memory of the game
source-reconstructed-long = our own, because the pictures are lost

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
to-tables = To the tables

## Errors
error-400 = The browser sent something we do not understand
error-403 = You may not do that
error-404 = There is nothing here
error-405 = You may not do that here
error-409 = Somebody was faster
error-413 = That is too large
error-429 = Too many tries, please wait a little
error-500 = Something broke on our side
error-503 = The server is being restarted
error-no-table = There is no such table.
error-stale = The position has changed meanwhile; look again, then choose.
error-illegal = That is not possible now.
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
error-nothing-asked = Nobody has asked for that.
error-not-asked = You are not asked.
error-key-used = This was sent twice with different content.
error-frozen = The table cannot be changed now.
error-closing = The server is being restarted; try again in a moment.
error-bad-table = This table cannot be opened.
error-unknown = That is unknown.
error-unknown-bot = There is no such bot.
error-unknown-seat-kind = A seat cannot be that.
error-bad-pace = There is no such pace.
error-no-person = At least one person must sit at the table.
error-no-seat = There is no free seat.
error-no-moment = The game has no such moment.
error-empty = Please write something.
error-export-later = The game file can be had when the game is over.
error-sandbox-export = A private copy has no game file.
error-bad-file = This is no readable game file: { $detail }
error-csrf = The page was too old; load it again.
error-too-fast = Too many tries, please wait a little.
error-too-large = That is too large.
error-bad-account = An account name has 3 to 30 letters or digits.
error-bad-password = A password has at least 8 characters.
error-bad-login = Name or password is wrong.
error-has-account = You already have an account.
error-account-taken = This name is taken.
error-bad-webhook = This is no address that we may call.
error-not-found = There is nothing here.
error-bad-request = The browser sent something we do not understand.
error-broken = Something broke on our side.
