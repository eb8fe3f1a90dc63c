# Analiza w terminalu, po polsku.
analysing = przeglądam ruchy
luck-and-play = Szczęście i gra, w procentach wygranej
analysis-seat = Miejsce
analysis-start = początek
analysis-others = błędy innych
analysis-own-play = własne błędy
analysis-luck = szczęście
analysis-end = koniec
analysis-score = wynik
nothing-costly = Żadna decyzja nie kosztowała na pewno więcej niż 3 %.
costly = { $seat }, ruch { $move }: { $loss } % (z dokładnością do ± { $error } %)
played = zagrano
better = lepiej
brings = przynosi średnio
counts = punkty oceny pozycji, po kolei
then = dalej zapewne
