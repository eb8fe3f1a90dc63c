# The terminal, English.
interrupted = Stopped.
which-game = Which game
hint = Type a number, or: undo, why CHOICE, show NAME, map, more, log, rules WORDS, save FILE, load FILE, help, quit
help = 
    A number chooses an option; you can also type its key (the grey text).
    2 5 5                    several at once, where the question takes several
    why 3 or why sail:ross   every condition of an option, with the numbers and the rule
    undo                     back to your last decision
    log                      everything that has happened
    show NAME                a card, a ship, an event or anything else by its name
    map                      where everything lies
    more                     the options that did not fit on the screen
    rules WORDS or ID        look something up in the rules
    save FILE, load FILE     write or read the whole game
    quit                     stop (asks about saving); Ctrl-C does the same
commitment = Commitment to the seed of all chance: { $hash }…
seed-was = The seed was { $seed }; `cosmeeple verify` checks a saved game against the commitment.
your-choice = Your choice
no-such-number = Choose a number from 1 to { $last }.
no-such-answer = { $answer } is no answer here. Near it: { $near }; or type a number.
not-now = { $answer } is not possible now:
name-a-file = Name the file: load FILE
why-what = Name an option: why 3, or why sail:ross
no-map = This game has no map.
always-allowed = Nothing stands against it.
undone = Taken back.
nothing-to-undo = There is nothing to take back.
saved = Saved as { $file }.
hand-over = Player { $seat }, take the keyboard and press Enter
save-before-leaving = Save the game before leaving? (y/n)
yes = y
file-name = File
final-scores = Final scores
total = Total
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
source-rulebook = rulebook
source-derived = derived
source-public = public
source-recalled = recalled
source-reconstructed = reconstructed
source-owner = owner
column-kind = Kind
column-id = Id
column-name = Name
column-source = Source
column-facts = Facts
seat-human = you
thinking = { $seat } is thinking…
more-options = { $count } more: type more
show-what = Name a thing: show NAME
nothing-found = Nothing is called or says { $words }.
learn-lessons = Lessons
learn-game = Game
learn-lesson = Lesson
learn-minutes = { $count } min
learn-new = not begun
learn-at = step { $step } of { $steps }
learn-done = finished
learn-none = { $game } has no lesson yet.
learn-how = cosmeeple learn GAME begins or goes on; --overview: the game in 60 seconds
learn-hint = A number plays. Besides: steps, step 3, back, again, show, why 3, rules ANT-090, show NAME, next, quit
learn-step = Step { $step } of { $steps } · { $title }
learn-next = Type next to go on.
learn-trip = That is a real move, too. Look around as long as you like; the lesson waits.
learn-trip-how = again: back to step { $step }{ $on ->
    [0] {""}
   *[other] ; on: go on like this
}
learn-trip-prompt = (trip, back = step { $step })
learn-kept = Your place is kept: cosmeeple learn { $game }.
learn-over = Here this game ends. again leads back to step { $step }.
learn-finished = That was the lesson. Now a whole game: cosmeeple play { $game } --seats { $seats }
learn-known = What you know by now
learn-60 = { $game } in 60 seconds
learn-tips = Three tips for the first game
learn-asked = Beginners ask
learn-facts = { $from } to { $to } min · { $players } players · weight { $weight } of 5
learn-opponent = Opponent
learn-shown = This leads on:
several-exactly = { $label }: type { $most } numbers, like { $example }
several-up-to = { $label }: type up to { $most } numbers, like { $example }
not-together = Nothing was done: answer { $number } of { $count } ({ $name }) is not possible: { $why }
