# Słowa wspólne dla wszystkich gier.
hidden-thing = zakryte
nothing = nic
choice-pass = Pas
score-total = Razem
tie-first-places = pierwsze miejsca
preview-unknown = { $what }: ?
preview-ends = gra się kończy
preview-more = potem coś wychodzi na jaw
preview-asked = dalej: { $prompt }
