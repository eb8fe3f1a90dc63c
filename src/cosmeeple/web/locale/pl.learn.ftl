# Nauka: lekcje, strona gry, strona główna dla nowych, przypomnienia. Polski.
learn = Nauka
lesson = Lekcja
lesson-you = Ty
lesson-opponent = Rywal
lesson-step = Krok { $step } z { $steps }
lesson-step-said = Krok { $step } z { $steps }. { $title }.
lesson-dot = Krok { $step }: { $title }
lesson-progress = Postęp: krok { $step } z { $steps }
lesson-leave = Wyjdź
lesson-fold = Zwiń kartę
lesson-back = Wstecz
lesson-again = Jeszcze raz stąd
lesson-on = Graj tak dalej
lesson-next = Dalej
lesson-show = Pokaż mi
lesson-shown = To prowadzi dalej: { $choice }
lesson-known = Co już wiesz
lesson-trip-title = Wycieczka w bok
lesson-trip = To też prawdziwy ruch. Rozglądaj się, ile chcesz; lekcja poczeka.
lesson-play = Zagraj całą grę z łagodnym botem
lesson-once-more = Jeszcze raz od początku
lesson-home = Na stronę główną
lesson-more = Następna lekcja
key-lesson = do karty lekcji i z powrotem
about-game = O grze
front-new-chip = Na pierwszą wizytę
front-new = Pierwszy raz?
front-new-2 = Poznaj grę w 10 minut.
front-new-lead = Zagraj pierwszą grę z przewodnikiem przeciw cierpliwemu rywalowi. Prawdziwe ruchy od pierwszej minuty; bez instalacji, bez konta.
front-start = Zacznij: { $game }
front-steps = { $steps ->
    [few] { $steps } krótkie kroki do pierwszej wygranej
   *[other] { $steps } krótkich kroków do pierwszej wygranej
}
front-go-on = Wróć do lekcji: { $game }
front-at = krok { $step } z { $steps }
front-other = Inne gry
front-games = Pięć gier
front-games-lead = Każda z pierwszą grą z przewodnikiem, botami od łagodnych po silne i całymi zasadami.
front-learn = Nauka
front-learn-on = Dalej od kroku { $step }
front-learn-again = Poznana
front-minutes = { $count } min
learn-lead = Pierwsze gry z przewodnikiem: prawdziwe ruchy od pierwszej minuty, przeciw cierpliwemu rywalowi. Wyjdź, kiedy chcesz; twoje miejsce poczeka.
learn-steps = { $count ->
    [few] { $count } kroki
   *[other] { $count } kroków
}
learn-begin = Zacznij
learn-then = A potem
learn-then-play = Zagraj z łagodnym botem.
learn-then-play-how = Jest przeciwnikiem przy każdym nowym stole; gdy jakieś pytanie pada pierwszy raz, jedno zdanie mówi, o co chodzi.
learn-then-coach = Pozwól trenerowi zaglądać przez ramię.
learn-then-coach-how = W pierwszych trzech partiach pyta „Na pewno?” przed ruchem, który wiele traci, i mówi dlaczego.
learn-then-analysis = Obejrzyj partię po jej końcu.
learn-then-analysis-how = Analiza pokazuje, które decyzje kosztowały najwięcej, co było lepsze i ile było w tym szczęścia.
learn-then-puzzles = Rozwiązuj jedno zadanie dziennie.
learn-then-puzzles-how = Jedna odpowiedź jest wyraźnie najlepsza i nie jest nią ta, która od razu wygląda najlepiej.
game-minutes = { $from }–{ $to } min
game-players = { $to ->
    [1] 1 gracz
   *[other] { $from }–{ $to } graczy
}
game-weight = Złożoność { $weight } z 5
game-luck-little = Szczęście: mało
game-luck-some = Szczęście: trochę
game-luck-much = Szczęście: dużo
game-games = Gry
game-learn = Nauka
game-learn-note = pierwsza gra z przewodnikiem, { $minutes } minut
game-go-on = Wróć do nauki
game-go-on-note = krok { $step } z { $steps }
game-learn-again = Nauka od nowa
game-play = Zagraj z łagodnym botem
game-play-note = zaczyna się od razu
game-table = Otwórz stół
game-60 = Gra w 60 sekund
game-tips = Trzy rady na pierwszą grę
game-asked = Pytania początkujących
game-lesson-more = { $title }: jeszcze jedna lekcja, { $minutes } minut
game-learn-while = Nie znasz tej gry? Poznaj ją w { $minutes } minut
remind-title = Pierwszy raz
remind-off = Bez przypomnień
remind-off-done = Przypomnienia wyłączone. Włączysz je z powrotem na swoim koncie.
remind-on = Pokazuj znów przypomnienia
