# Nauka na partiach, po polsku: analiza, zadania, studia, trener.
analysis = Analiza
analyse = Przeanalizuj partię
analysis-none = Nikt jeszcze nie przyjrzał się tej partii
analysis-what = Każda decyzja jest próbowana od nowa na wielu rozdaniach tego, czego gracz nie mógł znać. Trwa to minutę lub dwie; możesz w tym czasie odejść.
analysis-failed = Ostatnia próba nie doszła do końca.
analysis-running = przejrzane ruchy: { $done } z { $moves }
analysis-progress = Jak daleko doszła analiza
look-again = Sprawdź znowu
whose-eyes = Czyje decyzje
win-share = Udział w wygranej
win-share-of = każdego miejsca w %, ruch po ruchu
expected-score = Oczekiwany wynik
expected-of = gdyby dalej grano szybko i rozsądnie
move-of = ruch { $move } z { $moves }
luck-and-play = Szczęście i gra
luck-sum = początek + inni + własna gra + szczęście = koniec
in-percent = w %
lp-start = początek
lp-others = inni
lp-own = własna gra
lp-luck = szczęście
lp-end = koniec
costly-decisions = Najkosztowniejsze decyzje
decision-at = Ruch { $move }
you-played = Zagrano:
seat-played = { $name }: zagrano
better = Lepiej
difference = Różnica
difference-error = { $points } pkt; z dokładnością do ± { $error } %
why-better = Dlaczego.
on-average = Nieco później jest średnio:
on-counted = Punkty oceny pozycji, po kolei:
on-ending = Na końcu partii, dokończonej { $games } razy z obu:
ending-own = własne punkty
ending-others = punkty najlepszego z innych
ending-win = udział w wygranej
then-perhaps = Dalej zapewne
no-better = Nic nie było tu na pewno lepsze.
no-decision-here = W tej chwili nie było nic do wyboru.
nothing-costly = Żadna decyzja gracza { $name } nie kosztowała na pewno więcej niż 3 %.
nothing-yet = Na razie nic kosztownego; analiza trwa.
what-if-here = A gdyby tutaj?
comparison = Co zagrano i co było lepsze
position-at = Pozycja po ruchu { $move }
turn-before = Turę wcześniej
turn-after = Turę dalej
go-there = Przejdź
as-table = Jako tabela
analysis-how = Zmierzono { $effort }, na podstawie tego, co każdy wtedy wiedział. Początek, błędy i szczęście dają razem koniec.
effort-glance = na szybko
effort-usual = w 120 ciągach dalszych na decyzję
effort-deep = w 480 ciągach dalszych na decyzję, pytając także silnego bota
deepen = Zajrzyj głębiej
analysis-lead = { $lucky ->
    [yes] Szczęście dało { $luck } % ({ $name })
   *[no] Szczęście zabrało { $luck } % ({ $name })
  }, własne błędy kosztowały { $own } %, błędy innych przyniosły { $others } %.
plot-win-label = Udział w wygranej przez { $moves } ruchów; na końcu { $ends }. Najkosztowniejsze decyzje: ruchy { $drops }.
plot-score-label = Oczekiwany wynik końcowy; na końcu { $ends }.
error-analyse-later = Partię analizuje się, gdy jest skończona.
error-analysis-busy = Trwa jeszcze inna twoja analiza. Jedna naraz.
puzzle = Zadanie
puzzles = Zadania
puzzles-of = Zadania: { $game }
puzzles-lead = Pozycje z prawdziwych partii, w których jedna odpowiedź jest wyraźnie najlepsza, a nie jest nią ta, która od razu wygląda najlepiej.
puzzles-yours = Znalezione: { $right } z { $answered }.
puzzle-of-day = Zadanie dnia
puzzle-ask = Grasz jako { $letter }. Która odpowiedź jest najlepsza? Policzono to na wielu rozdaniach tego, czego nie widać.
puzzle-hinted = Po podpowiedzi zostały tylko dwie odpowiedzi.
puzzle-hint = Podpowiedź
puzzle-answer = Odpowiedz
answers = Odpowiedzi
puzzle-position = Pozycja tak, jak widzi ją miejsce { $letter }
puzzle-right = Dobrze: { $best }
puzzle-wrong = Niezupełnie. Najlepiej: { $best }
puzzle-margin = Jest o { $margin } % wygranej lepsza od najlepszej z błędnych (z dokładnością do ± { $error } %) i lepsza od wszystkich w { $steady } % sprawdzonych rozdań.
puzzle-brings = W porównaniu z „{ $tempting }”, średnio nieco później:
puzzle-ending = Na końcu partii, dokończonej { $games } razy po każdej z tych dwóch odpowiedzi:
puzzle-ending-own = twoje punkty
puzzle-ending-win = twój udział w wygranej
puzzle-ending-share = { $win } ± { $error } %
puzzle-tempting = Kusząca odpowiedź.
puzzle-tempting-is = „{ $tempting }” wygląda najlepiej zaraz po ruchu; nieco później zostaje w tyle.
puzzle-bots = Boty znajdują ją tak często:
puzzle-tried = { $count ->
    [0] Nikt inny jeszcze nie próbował.
    [one] Próbowała 1 osoba.
    [few] Próbowały { $count } osoby.
    [many] Próbowało { $count } osób.
   *[other] Próbowało { $count } osoby.
}
puzzle-next = Następne zadanie
puzzle-play-on = Graj stąd dalej
puzzle-count = { $count ->
    [one] 1 zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-number = Zadanie { $number }
puzzle-missed = nie znalezione
no-puzzles = Jeszcze żadnych.
answer-worth = { $share } % wygranej, oczekiwane { $score } pkt
answer-chose = wybrało
answer-best = najlepsza odpowiedź
answer-good = równie dobra
answer-also = równie dobrze: „{ $best }” może jeszcze po niej nastąpić
answer-not = nie najlepsza
answer-mine = twoja
level-1 = łagodne
level-2 = średnie
level-3 = trudne
level-4 = bardzo trudne
streak = Dni z rzędu
streak-days = { $count ->
    [one] dzień z rzędu
   *[other] dni z rzędu
}
streak-best = najlepiej: { $best }
weekday-0 = Pn
weekday-1 = Wt
weekday-2 = Śr
weekday-3 = Cz
weekday-4 = Pt
weekday-5 = So
weekday-6 = Nd
day-solved = rozwiązane
day-not-solved = nierozwiązane
daily-right = Znalezione.
daily-wrong = Tym razem nie; jutro będzie następne.
daily-look = Zobacz jeszcze raz
daily-found = Odpowiedź znalazło { $share } %.
daily-ask = { $count ->
    [one] { $count } odpowiedź, jedna wyraźnie najlepsza.
    [few] { $count } odpowiedzi, jedna z nich wyraźnie najlepsza.
   *[other] { $count } odpowiedzi, jedna z nich wyraźnie najlepsza.
}
daily-streak = { $count ->
    [one] Wczorajsze rozwiązane.
   *[other] { $count } dni z rzędu.
}
daily-solve = Rozwiąż
error-no-puzzle = Nie ma takiego zadania.
coach = Trener
coach-off = wyłączony
coach-first = pierwsza partia: pyta tylko przed ciężkim błędem
coach-learning = nauka: pyta przed kosztownym ruchem
coach-club = gracz klubowy: pyta, gdy ruch kosztuje dziesiątą część wygranej
coach-expert = ekspert: pyta wcześnie
coach-sure = Na pewno? { $choice }
coach-loses = { $better } jest lepsze o około { $percent } % wygranej.
coach-brings = Nieco później „{ $better }” daje średnio: { $brings }.
coach-again = Wybieram jeszcze raz
coach-anyway = Mimo to tak
coach-no-more = Bez trenera
coach-last = Trener: twój ostatni ruch
coach-fine = { $choice }: nic nie było na pewno lepsze.
coach-was-better = Zamiast { $choice }: { $better }, o około { $percent } % wygranej więcej.
error-no-coach = Trener siada tylko przy stołach jednej osoby z botami.
study = Studium
studies = Studia
studies-lead = Partia lub pozycja z twoimi komentarzami i wariantami. Czytać może każdy, kto zna adres.
studies-own = Twoje studia
studies-none = Jeszcze żadnych. Przycisk jest przy każdej analizie i przy każdym zadaniu.
studies-import = Studium z pliku
study-make = Studium
study-position = Pozycja w tej chwili
study-tree = Ruchy, warianty i komentarze
study-begin = Początek
study-here = W tej chwili
study-note = Komentarz
study-mark = Znak
study-no-mark = brak
study-save = Zapisz
study-variation = Miejsce { $letter }:
study-try = Dodaj tę odpowiedź
study-prune = Usuń ten wariant od tego miejsca
study-share = Adres do udostępnienia
study-file = Jako plik
study-copy = Kopia dla mnie
error-no-study = Nie ma takiego studium.
error-bad-study = Ten plik nie jest studium: { $detail }
