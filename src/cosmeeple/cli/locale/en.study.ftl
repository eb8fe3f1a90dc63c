# Analysis in the terminal, English.
analysing = looking at the moves
luck-and-play = Luck and play, in per cent of the win
analysis-seat = Seat
analysis-start = start
analysis-others = mistakes of others
analysis-own-play = own mistakes
analysis-luck = luck
analysis-end = end
analysis-score = score
nothing-costly = No decision surely cost more than 3 %.
costly = { $seat }, move { $move }: { $loss } % (sure to ± { $error } %)
played = played
better = better
brings = on average it brings
counts = points of the evaluation, part by part
then = then perhaps
