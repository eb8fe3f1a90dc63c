# Words that every game shares.
hidden-thing = hidden
nothing = nothing
choice-pass = Pass
score-total = Total
tie-first-places = first places
