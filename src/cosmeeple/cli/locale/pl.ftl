# Terminal, po polsku.
interrupted = Przerwano.
which-game = Która gra
hint = Wpisz numer albo: undo (cofnij), why WYBÓR (dlaczego), show NAZWA (pokaż), map (mapa), more (dalej), log, rules SŁOWA (zasady), save PLIK, load PLIK, help (pomoc), quit (koniec)
help = 
    Numer wybiera możliwość; można też wpisać jej klucz (szary tekst).
    2 5 5                      kilka naraz, gdy pytanie na to pozwala
    why 3 albo why sail:ross   wszystkie warunki wyboru, z liczbami i zasadą
    undo                       powrót do twojej ostatniej decyzji
    log                        wszystko, co się wydarzyło
    show NAZWA                 karta, statek, wydarzenie albo cokolwiek innego po nazwie
    map                        co gdzie leży
    more                       możliwości, które nie zmieściły się na ekranie
    rules SŁOWA albo ID        szukanie w zasadach
    save PLIK, load PLIK       zapis i odczyt całej gry
    quit                       koniec (pyta o zapis); Ctrl-C działa tak samo
commitment = Zobowiązanie do ziarna losowości: { $hash }…
seed-was = Ziarno to { $seed }; `cosmeeple verify` porównuje zapisaną grę ze zobowiązaniem.
your-choice = Twój wybór
no-such-number = Wybierz numer od 1 do { $last }.
no-such-answer = Tu nie ma odpowiedzi { $answer }. Podobne: { $near }; można też wpisać numer.
not-now = Teraz nie można: { $answer }
name-a-file = Podaj plik: load PLIK
why-what = Podaj możliwość: why 3 albo why sail:ross
no-map = Ta gra nie ma mapy.
always-allowed = Nic nie stoi na przeszkodzie.
undone = Cofnięto.
nothing-to-undo = Nie ma czego cofnąć.
saved = Zapisano jako { $file }.
hand-over = Graczu { $seat }, usiądź do klawiatury i naciśnij Enter
save-before-leaving = Zapisać grę przed wyjściem? (t/n)
yes = t
file-name = Plik
final-scores = Wynik końcowy
total = Razem
winner = { $count ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
source-rulebook = instrukcja
source-derived = wyprowadzone
source-public = publiczne
source-recalled = z pamięci
source-reconstructed = odtworzone
source-owner = od właściciela
column-kind = Rodzaj
column-id = Id
column-name = Nazwa
column-source = Źródło
column-facts = Dane
seat-human = ty
thinking = { $seat } myśli…
more-options = Jeszcze { $count }: wpisz more
show-what = Podaj nazwę: show NAZWA
nothing-found = Nic się tak nie nazywa ani tego nie mówi: { $words }.
learn-lessons = Lekcje
learn-game = Gra
learn-lesson = Lekcja
learn-minutes = { $count } min
learn-new = nierozpoczęta
learn-at = krok { $step } z { $steps }
learn-done = ukończona
learn-none = { $game } nie ma jeszcze lekcji.
learn-how = cosmeeple learn GRA zaczyna albo wznawia; --overview: gra w 60 sekund
learn-hint = Numer gra. Poza tym: steps, step 3, back, again, show, why 3, rules ANT-090, show NAZWA, next, quit
learn-step = Krok { $step } z { $steps } · { $title }
learn-next = Wpisz next, by iść dalej.
learn-trip = To też prawdziwy ruch. Rozglądaj się, ile chcesz; lekcja poczeka.
learn-trip-how = again: z powrotem do kroku { $step }{ $on ->
    [0] {""}
   *[other] ; on: graj tak dalej
}
learn-trip-prompt = (wycieczka, back = krok { $step })
learn-kept = Twoje miejsce czeka: cosmeeple learn { $game }.
learn-over = Tutaj ta gra się kończy. again prowadzi z powrotem do kroku { $step }.
learn-finished = To była lekcja. Teraz cała gra: cosmeeple play { $game } --seats { $seats }
learn-known = Co już wiesz
learn-60 = { $game } w 60 sekund
learn-tips = Trzy rady na pierwszą grę
learn-asked = Pytania początkujących
learn-facts = { $from } do { $to } min · graczy: { $players } · złożoność { $weight } z 5
learn-opponent = Rywal
learn-shown = To prowadzi dalej:
several-exactly = { $label }: wpisz numery po kolei, razem { $most }, np. { $example }
several-up-to = { $label }: wpisz numery po kolei, najwyżej { $most }, np. { $example }
not-together = Nic się nie stało: wybór { $number } z { $count } ({ $name }) jest niemożliwy: { $why }
