# Słowa wspólne dla wszystkich gier.
hidden-thing = zakryte
nothing = nic
choice-pass = Pas
score-total = Razem
tie-first-places = pierwsze miejsca
preview-unknown = { $what }: ?
preview-ends = gra się kończy
preview-more = potem decydują zakryte karty albo los
light-cards = potem dobiera się karty
preview-asked = dalej: { $prompt }
preview-menu = { $count ->
    [0] nic tam nie można zrobić
   *[other] można tam: { $choices }
}
preview-any-case = W każdym razie: { $what }
preview-plus = +{ $what }
preview-minus = −{ $what }
in-words-players = Gracze
not-asked-there = nikt tam o to nie pyta
