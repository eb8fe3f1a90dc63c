# Words that every game shares.
hidden-thing = hidden
nothing = nothing
choice-pass = Pass
score-total = Total
tie-first-places = first places
preview-unknown = { $what }: ?
preview-ends = the game ends
preview-more = then hidden cards or chance decide
light-cards = then cards are drawn
preview-asked = next: { $prompt }
preview-menu = { $count ->
    [0] nothing can be done there
   *[other] possible there: { $choices }
}
preview-any-case = In any case: { $what }
preview-plus = +{ $what }
preview-minus = −{ $what }
in-words-players = Players
not-asked-there = it is not asked for there
