# Wishes for a game, English.
seek = Find people to play with
seek-lead = Say what you would like to play. Whoever wishes for the same is seated with you at once.
seek-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seek-to = 2 to { $most } players
seek-rated = counts for ratings
seek-casual = for pleasure
seek-only-near = players of about the same strength
seek-only-friends = friends only
seek-found = The table is ready
seek-found-lead = { $game }: you have been seated.
seek-open = To the table
seek-mine = Your wishes
seek-waits = Waiting for others
seek-back = Take back
seek-stay = With a live clock stay on a page of this server; who has been gone for a minute is not seated. Wishes for a game by the day wait for a week, and you will find the table in your list. With a live clock a table waits five minutes until everybody is ready; then the wishes of those who were wait again.
seek-others = Others wish to play
seek-rating = rating { $rating }
seek-take = Play
seek-none = Nobody is waiting now. Make a wish: others see it here and on the front page.
seek-new = Your wish
seek-whom = Against whom
seek-whom-near = Players of about my strength
seek-whom-any = Anybody
seek-whom-friends = Only my friends
seek-counts = Does it count?
seek-counts-yes = Counts for ratings, without hints
seek-counts-no = For pleasure
seek-send = Look for players
seek-link = Find people to play with
seek-link-count = { $count ->
    [one] { $count } wish waits
   *[other] { $count } wishes wait
}
error-many-seeks = Enough wishes of yours wait; take one back first.
error-seek-gone = This wish is no longer waiting.
error-seek-other = This wish is for other players.
error-seek-players = { $game } is played here by { $least } to { $most } people.
dissolved = This table came to nothing: not everybody said in time that they were ready. Whoever did is waiting for a game again.
error-dissolved = This table came to nothing; wish for another game.
