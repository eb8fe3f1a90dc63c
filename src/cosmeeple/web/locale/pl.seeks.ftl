# Szukanie partii, po polsku.
seek = Znajdź współgraczy
seek-lead = Powiedz, w co chcesz zagrać. Kto szuka tego samego, od razu siada z tobą do stołu.
seek-count = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
seek-to = od 2 do { $most } graczy
seek-rated = liczy się do rankingu
seek-casual = dla przyjemności
seek-only-near = gracze o podobnej sile
seek-only-friends = tylko znajomi
seek-found = Stół jest gotowy
seek-found-lead = { $game }: masz już miejsce.
seek-open = Do stołu
seek-mine = Twoje ogłoszenia
seek-waits = Czeka na innych
seek-back = Wycofaj
seek-stay = Przy zegarze na żywo zostań na stronach tego serwera; kogo nie ma od minuty, ten nie zostanie posadzony. Ogłoszenia gier na dni czekają tydzień, a stół znajdziesz na swojej liście. Stół z zegarem na żywo czeka pięć minut, aż wszyscy będą gotowi; potem ogłoszenia gotowych znów czekają.
seek-others = Inni chcą zagrać
seek-rating = ranking { $rating }
seek-take = Zagraj
seek-none = Teraz nikt nie czeka. Dodaj ogłoszenie: inni zobaczą je tutaj i na stronie głównej.
seek-new = Twoje ogłoszenie
seek-whom = Przeciw komu
seek-whom-near = Gracze o sile podobnej do mojej
seek-whom-any = Ktokolwiek
seek-whom-friends = Tylko moi znajomi
seek-counts = Czy partia się liczy?
seek-counts-yes = Do rankingu, bez podpowiedzi
seek-counts-no = Dla przyjemności
seek-send = Szukaj graczy
seek-link = Znajdź współgraczy
seek-link-count = { $count ->
    [one] { $count } ogłoszenie czeka
    [few] { $count } ogłoszenia czekają
   *[many] { $count } ogłoszeń czeka
}
error-many-seeks = Dość twoich ogłoszeń już czeka; najpierw jakieś wycofaj.
error-seek-gone = To ogłoszenie już nie czeka.
error-seek-other = To ogłoszenie jest dla innych graczy.
error-seek-players = W tę grę ({ $game }) gra tu od { $least } do { $most } osób.
dissolved = Przy tym stole nie doszło do gry: nie wszyscy na czas dali znać, że są gotowi. Ogłoszenia tych, którzy dali, znów czekają.
error-dissolved = Przy tym stole nie doszło do gry; daj nowe ogłoszenie.
