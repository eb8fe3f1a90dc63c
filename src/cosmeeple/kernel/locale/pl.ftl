# Słowa wspólne dla wszystkich gier.
hidden-thing = zakryte
nothing = nic
choice-pass = Pas
score-total = Razem
tie-first-places = pierwsze miejsca
