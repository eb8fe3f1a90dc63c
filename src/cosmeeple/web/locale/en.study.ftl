# Learning from games, English: analysis, puzzles, studies, coach.
analysis = Analysis
analyse = Analyse this game
analysis-none = Nobody has looked at this game yet
analysis-what = Every decision is tried again on many deals of what the player could not know. It takes a minute or two; you may go away meanwhile.
analysis-failed = The last try did not come to its end.
analysis-running = { $done } of { $moves } moves looked at
analysis-progress = How far the analysis has come
look-again = Look again
whose-eyes = Whose decisions
win-share = Win share
win-share-of = of each seat in %, by move
expected-score = Expected score
expected-of = if good quick play went on from there
move-of = move { $move } of { $moves }
luck-and-play = Luck and play
luck-sum = start + others + own play + luck = end
in-percent = in %
lp-start = start
lp-others = others
lp-own = own play
lp-luck = luck
lp-end = end
costly-decisions = The most costly decisions
decision-at = Move { $move }
you-played = Played:
seat-played = { $name } played
better = Better
difference = Difference
difference-error = { $points } points; sure to ± { $error } %
why-better = Why.
on-average = A little later it has on average:
on-counted = Points of the evaluation, part by part:
on-ending = At the end of the game, finished { $games } times from both:
ending-own = own points
ending-others = points of the best other
ending-win = share of the win
then-perhaps = Then perhaps
no-better = Nothing was surely better here.
no-decision-here = There was nothing to decide at this moment.
nothing-costly = No decision of { $name } surely cost more than 3 %.
nothing-yet = Nothing costly so far; the analysis goes on.
what-if-here = What if from here
comparison = What was played and what was better
position-at = The position after move { $move }
turn-before = A turn back
turn-after = A turn on
go-there = Go there
as-table = As a table
analysis-how = Measured { $effort }, from what each player knew at the time. Start, mistakes and luck add up to the end.
effort-glance = at a glance
effort-usual = with 120 continuations a decision
effort-deep = with 480 continuations a decision, and the strong bot asked as well
deepen = Look deeper
analysis-lead = { $lucky ->
    [yes] Luck gave { $name } { $luck } %
   *[no] Luck took { $luck } % from { $name }
  }, own mistakes cost { $own } %, mistakes of others brought { $others } %.
plot-win-label = Win share over { $moves } moves; at the end { $ends }. The most costly decisions: moves { $drops }.
plot-score-label = Expected final score; at the end { $ends }.
error-analyse-later = A game is analysed when it is over.
error-analysis-busy = Another analysis of yours is still under way. One at a time.
puzzle = Puzzle
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-lead = Positions of real games in which one answer is clearly best, and the one that looks best at once is not it.
puzzles-yours = You found { $right } of { $answered }.
puzzle-of-day = Puzzle of the day
puzzle-ask = You are { $letter }. Which answer is best? It is counted through on many deals of what you cannot see.
puzzle-hinted = With the hint only two answers are left.
puzzle-hint = A hint
puzzle-answer = Answer
answers = Answers
puzzle-position = The position, as seat { $letter } sees it
puzzle-right = Right: { $best }
puzzle-wrong = Not quite. Best: { $best }
puzzle-margin = It is { $margin } % of the win better than the next one that is wrong (sure to ± { $error } %), and the best of them all in { $steady } % of the deals tried.
puzzle-brings = Compared with “{ $tempting }”, a little later and on average:
puzzle-ending = At the end of the game, finished { $games } times from each of the two:
puzzle-ending-own = your points
puzzle-ending-win = your share of the win
puzzle-ending-share = { $win } ± { $error } %
puzzle-tempting = The tempting answer.
puzzle-tempting-is = “{ $tempting }” looks best right after it; a little later it is behind.
puzzle-bots = Bots find it so often:
puzzle-tried = { $count ->
    [0] Nobody else has tried it yet.
    [one] 1 person tried it.
   *[other] { $count } people tried it.
}
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-number = Puzzle { $number }
puzzle-missed = not found
no-puzzles = None yet.
answer-worth = { $share } % of the win, { $score } points expected
answer-chose = chosen by
answer-best = the best answer
answer-good = as good
answer-also = as good: “{ $best }” can still follow
answer-not = not the best
answer-mine = yours
level-1 = gentle
level-2 = middling
level-3 = hard
level-4 = very hard
streak = Days in a row
streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
streak-best = best: { $best }
weekday-0 = M
weekday-1 = T
weekday-2 = W
weekday-3 = T
weekday-4 = F
weekday-5 = S
weekday-6 = S
day-solved = solved
day-not-solved = not solved
daily-right = You found it.
daily-wrong = Not this time; tomorrow there is another.
daily-look = Look at it again
daily-found = { $share } % found the answer.
daily-ask = { $count } answers, one of them is clearly best.
daily-streak = { $count ->
    [one] You solved yesterday's.
   *[other] { $count } days in a row so far.
}
daily-solve = Solve it
error-no-puzzle = There is no such puzzle.
coach = Coach
coach-off = off
coach-first = first game: asks only before grave mistakes
coach-learning = learning: asks before costly moves
coach-club = club player: asks before what costs a tenth of the win
coach-expert = expert: asks early
coach-sure = Sure? { $choice }
coach-loses = { $better } is about { $percent } % of the win better.
coach-brings = A little later “{ $better }” has on average: { $brings }.
coach-again = Choose again
coach-anyway = Play it anyway
coach-no-more = No more coach
coach-last = Coach: your last move
coach-fine = { $choice }: nothing was surely better.
coach-was-better = Instead of { $choice }: { $better }, about { $percent } % of the win more.
error-no-coach = A coach sits only at tables of one person and bots.
study = Study
studies = Studies
studies-lead = A game or a position with your comments and variations. Whoever has the address may read it.
studies-own = Your studies
studies-none = None yet. Every analysis and every puzzle has a button for one.
studies-import = A study from a file
study-make = Study
study-position = The position at this moment
study-tree = Moves, variations and comments
study-begin = The beginning
study-here = At this moment
study-note = Comment
study-mark = Mark
study-no-mark = none
study-save = Save
study-variation = Seat { $letter }:
study-try = Add this answer
study-prune = Remove this variation from here on
study-share = Address to share
study-file = As a file
study-copy = A copy for me
error-no-study = There is no such study.
error-bad-study = This file is no study: { $detail }
