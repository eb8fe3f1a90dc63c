# An owner's copy of a game (/box/SLUG)
box = Own the box?
box-title = Your copy of { $game }
box-lead = Some of what the program plays with was printed only on boards and cards, and had to be reconstructed. If you own the game, look it up and put it right here: your copy is one link and one file, and tables play with it.
box-tables = What to look up
box-yours = Your copy
box-play = New table with this copy
box-save = Save as one file
box-link = Link to this copy
box-open = Go on with a saved file
box-compare = Compare with another copy
box-compare-with = its link
box-compare-do = Compare
box-progress = { $seen } of { $unsure } entries looked up ({ $percent } %)
box-corrected = { $count ->
    [one] one correction
   *[other] { $count } corrections
 }
box-look = Where to look
box-our-drawing = This is our drawing, with our numbers: compare it with the real thing.
box-seen = I looked: this is how my copy has it
box-keep = Check and keep in the link
box-ours = We have: { $value }
box-wrong = This cannot be: { $reason }
box-more = Pages
box-before = Before
box-after = Next
box-nothing = Everything that this game plays with is printed in its rulebook: there is nothing to look up.
box-compare-title = Two copies of { $game }
box-differ = { $count ->
    [one] They differ in one place.
   *[other] They differ in { $count } places.
 }
box-same = They have the same numbers everywhere.
box-what = What
box-first = First copy
box-second = Second copy
box-program = The program
box-looked = Looked up
box-only-first = Looked up only in the first
box-only-second = Looked up only in the second
box-table = Played with an owner's copy of the components
