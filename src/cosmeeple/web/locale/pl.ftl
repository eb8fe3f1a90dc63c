### Słowa stron, po polsku.

## Wszędzie
skip = Przejdź do treści
pages = Strony
tables = Stoły
rules = Zasady
about = O programie
sign-in = Zaloguj się
language = Język
theme-light = Jasny motyw
theme-dark = Ciemny motyw
close = Zamknij
copy = Kopiuj
copied = Skopiowano
send = Wyślij
save = Zapisz
menu = Menu
and = i
you = ty
player = Gracz
players = Gracze
person = osoba
bot = bot
bots = boty
bot-named = bot { $name }
bot-level = { $level ->
    [1] gra na oślep
    [2] na pierwszą partię
    [3] dla uczących się
    [4] gracz klubowy
   *[5] ekspert
}
bot-random = Dryfownik
bot-greedy = Tropiciel
bot-easy = Kadet
bot-medium = Nawigator
bot-hard = Kapitan
bot-automaton = automat
bot-styled = { $bot } ({ $style })
style-builder = budowniczy
style-warrior = wojownik
style-explorer = odkrywca
style-trader = kupiec
alone-against = W pojedynkę grasz przeciwko: { $name }, z własną planszą i kartami z instrukcji.
automaton-of = { $name } (automat)
automaton = automat
away = poza stołem
stand-in = gra { $bot }
failed = Nie udało się
connection-lost = Brak połączenia, próbuję ponownie…
connection-back = Znów połączono
your-turn = Twój ruch
watching = Oglądasz
please-wait = Poczekaj
game-over = Koniec gry

## Lobby
hello = Miło cię widzieć, { $name }
hello-guest = Pięć gier, jeden stół
lobby-lead = Otwórz stół, zaproś znajomych linkiem albo zagraj z botami. Konto nie jest potrzebne.
tables-wait = { $count ->
    [one] Jeden stół czeka na twój ruch.
    [few] { $count } stoły czekają na twój ruch.
   *[other] { $count } stołów czeka na twój ruch.
}
import = Otwórz plik gry
games = Gry
new-table = Nowy stół
seats = Miejsca
seat-letter = Miejsce { $letter }
seat-me = Gram ja
seat-open = Wolne, każdy z linkiem
seat-here = Osoba przy tym urządzeniu
name-here = Imię
your-name = Twoje imię
pace = Tempo
pace-none = Bez zegara
pace-how-none = Każdy gra, kiedy chce.
pace-kind-live = Na żywo, dla każdego gracza
pace-kind-days = Korespondencyjnie
pace-live-15 = Na żywo, 15 min + 15 s
pace-live-30 = Na żywo, 30 min + 20 s
pace-live-60 = Na żywo, 60 min + 30 s
pace-days-1 = 1 dzień na ruch
pace-days-3 = 3 dni na ruch
pace-days-7 = 7 dni na ruch
pace-short-live-15 = 15 min + 15 s
pace-short-live-30 = 30 min + 20 s
pace-short-live-60 = 60 min + 30 s
pace-short-days-1 = 1 dzień na ruch
pace-short-days-3 = 3 dni
pace-short-days-7 = 7 dni
who-may-come = Kto może dołączyć
by-link = Z linkiem
by-link-how = Tylko ci, którym go wyślesz.
public = Wszyscy
public-how = Stół stoi na liście, dopóki nie będzie pełny.
name-of-table = Nazwa stołu
name-of-table-example = Niedziela u Babci
open-table = Otwórz stół
running-tables = Trwające stoły
finished-tables = Zakończone
no-tables = Nie ma jeszcze stołów. Otwórz pierwszy.
table-unnamed = Stół bez nazwy
table-name = „{ $name }”
free-seat = Wolne miejsce
seats-free = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
sandbox = Co by było, gdyby
watchers = { $count ->
    [one] 1 widz
   *[other] { $count } widzów
}
join = Dołącz
open = Otwórz
watch = Oglądaj
result = Wynik
moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
row-open = { $game }, zajęte miejsca: { $taken } z { $seats }

## Poczekalnia i zaproszenie
waiting-lead = stół czeka na graczy
anyone-with-link = każdy z linkiem
change = Zmień…
change-seat = Zmień miejsce { $letter }
sit-here = Usiądź tutaj
start = Zacznij grę
start-when-full = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo oddaj je botowi.
    [few] { $count } miejsca są jeszcze wolne: zaproś kogoś albo oddaj je botom.
   *[other] { $count } miejsc jest jeszcze wolnych: zaproś kogoś albo oddaj je botom.
}
is-ready = gotowość
not-ready = jeszcze bez gotowości
ready-why = Zegar liczy na żywo: gra zacznie się, gdy wszyscy dadzą znać, że są gotowi.
say-ready = Można zaczynać
host-starts = Grę zaczyna gospodarz, gdy wszyscy już są.
invite = Zaproszenie
invite-text = Zeskanuj kod albo wyślij link. Do gry wystarczy imię.
invite-link = Link z zaproszeniem
join-title = Dołącz do stołu „{ $name }”
join-go = Zajmij miejsce
no-account-needed = Konto nie jest potrzebne: ta przeglądarka pamięta twoje miejsce.
commitment = Udział serwera w losie jest ustalony; jego odcisk:
nonce-in = liczba losowa dodana
nonce-own = Twoja przeglądarka dodała do losu liczbę { $nonce }….
nonce-own-and-others = Twoja przeglądarka dodała do losu liczbę { $nonce }…; swoją dodali też: { $others }.
nonce-others = Liczbę losową do losu dodali: { $others }.
nonce-nobody = Nikt przy stole nie dodał do losu liczby: los pochodzi z samego udziału serwera.

## Stół
areas = Obszary
beside = Obok planszy
log = Dziennik
chat = Czat
in-words = Słowami
notes = Notatki
no-notes = Nie ma pytań do ciebie ani rad.
notes-and-log = Notatki, dziennik i czat
asks-you = Pytanie do ciebie
in-words-short = Słowa
score-now = Wynik, gdyby gra skończyła się teraz
own-area = Twój obszar, { $name }
clock = Pozostały czas
days = { $count } d
hours = { $count } h
what-you-can-do = Co możesz zrobić
several-sum = { $chosen } wybrane + { $missing } brakujące = { $all }
several-enough = { $count ->
    [one] Wystarczy 1; najpierw cofnij wybór
    [few] Wystarczą { $count }; najpierw cofnij wybór
   *[many] Wystarczy { $count }; najpierw cofnij wybór
}
options = Możliwości
choices = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
still-allowed = Jeszcze wolno:
waiting-for = Ruch ma { $name }
waiting-for-several = Ruch mają: { $names }
nothing-to-do = Nie ma pytania
undo = Cofnij
undo-free = swobodnie
undo-ask = za zgodą: { $names }
undo-asked = czeka na zgodę: { $names }
undo-asked-you = pytają ciebie
undo-closed = niemożliwe
undo-closed-over = gra skończona
undo-closed-rated = gra rankingowa: coś odkryto
undo-closed-gone = autor ruchu odszedł na dobre
undo-question = { $names } prosi o cofnięcie ostatniego ruchu.
seat-question = { $name } prosi o miejsce ({ $was }) i zobaczy jego karty.
seat-question-here = { $by } chce posadzić kogoś przy tym samym urządzeniu ({ $name }) na miejscu ({ $was }); zobaczą jego karty.
join-asks = Gra już trwa, więc potrzebna jest zgoda: { $names }.
seat-asked = Prosisz o miejsce ({ $was }). Czeka na zgodę: { $names }.
withdraw = Rezygnuję
ask-for-seat = Poproś o to miejsce
agree = Zgoda
refuse = Odmawiam
hand-over-title = Przekaż urządzenie: { $name }
hand-over-text = Niech nikt inny teraz nie patrzy.
hand-over-go = To ja, { $name }
since-title = Od twojej ostatniej tury
stand-in-plays = Za ciebie gra { $bot }.
come-back = Gram znów sam(a)
take-seat = Zajmij to miejsce
in-all = razem
show-moment = Pokaż tę chwilę w powtórce
whole-log = Pokaż cały dziennik
log-find = Szukaj w dzienniku
log-find-short = Szukaj
log-of = Pokaż: { $name }
no-chat = Jeszcze nic nie napisano
chat-write = Napisz do stołu
this-table = Ten stół
token = Klucz dla programu (API)
notifications = Powiadom, gdy mój ruch
game-file = Plik gry
what-if = Co, gdyby
what-if-long = Wypróbuj w prywatnej kopii przeciw botom; zakryte karty są rozdane na nowo
why-not-title = Dlaczego nie: { $what }?
why-held = Pozostałe warunki spełnione: { $count }
why-possible = To jest teraz możliwe.
keyboard = Klawiatura
key-option = przejdź do możliwości
key-arrows = następna możliwość, następne miejsce na planszy
key-enter = wybierz
key-board = przejdź do planszy
key-actions = przejdź do paska akcji
key-log = przejdź do dziennika
key-undo = cofnij
key-zoom = powiększ planszę
key-steps = wstecz i dalej przez rozważania automatu
key-escape = zamknij, co otwarte
more-options = Jeszcze { $count }
rules-page = Wszystkie zasady jako strona
key-inspect = Co to jest: karta, statek, frakcja
key-rules = zasady
moves-of-others = Ruchy innych
moves-off = od razu
moves-quick = szybko
moves-slow = powoli
skip-moves = Pomiń
again = Co zrobili inni, krok po kroku
next-step = Dalej
show-missed = Pokaż
key-skip = pomiń pokazywane ruchy

## Notatki w dzienniku
note-undo = { $name } cofa ruchy (od { $from })
note-ask-undo = { $name } prosi o cofnięcie ruchu
note-refuse-undo = { $name } się nie zgadza
note-agree-undo = { $name } się zgadza
note-ask-seat = { $name } prosi o miejsce ({ $was })
note-ask-seat-here = { $name }, przy wspólnym urządzeniu, prosi o miejsce ({ $was })
note-agree-seat = { $name } się zgadza
note-refuse-seat = { $name } się nie zgadza
note-withdraw-seat = { $name } już nie prosi o miejsce
note-started = Gra się zaczyna
note-forked = Prywatna kopia od ruchu { $at }
note-imported = Otwarto z pliku
note-exported = Zapisano do pliku
note-joined = Do stołu siada { $name }
note-left = Od stołu odchodzi { $name }; gra { $bot }
note-timeout = Czas minął: { $name }; gra { $bot }
note-returned = Wraca { $name }
note-seat-person = Miejsce zajmuje { $name }
note-seat-bot = Miejsce zajmuje { $name } (bot)
note-seat-open = Miejsce jest wolne
note-pace = Zmieniono tempo
note-rematch = Zaczęła się nowa gra tego stołu

## Koniec
wins = Wygrywa { $names }: { $score }
win-together = Wygrywają razem { $names }: { $score }
final-score = Wynik końcowy
best-in-category = najlepszy w kategorii
total = Razem
score-over-game = Wynik w czasie gry
if-ended-then = gdyby gra skończyła się po tym ruchu
plot-label = Wynik każdego gracza po każdym ruchu, jakby gra się wtedy skończyła
other-scores = Pozostałe punkty
what = Co
together = Razem
board = Plansza
play-again = Zagraj ponownie
minutes = { $count } min
tie = Równe wyniki: { $what }
fair-title = Los był uczciwy
fair-text = ziarno { $seed }
fair-nonce = { $name } dodaje { $nonce }
fair-yours = ✓ Liczba, którą ta przeglądarka dodała i zapamiętała, jest w losie, a odcisk jest tym, który wtedy zobaczyła.
fair-not-yours = ✗ Ta przeglądarka pamięta dla tego stołu inną liczbę albo inny odcisk. Sprawdź plik gry i zapytaj administratora.
fair-how = Ziarno zgadza się z odciskiem pokazanym przed pierwszym ruchem. Sprawdź plik gry: cosmeeple verify PLIK

## Powtórka
replay = Powtórka
all-open = Wszystko odkryte
as-you-saw = Tak, jak było widać
back-to-table = Wróć do stołu
replay-first = Pierwsza chwila
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-next = Ruch naprzód
replay-last = Ostatnia chwila
speed = Prędkość
move = Ruch
jump-to = Przejdź do ruchu
of-moves = z { $moves }
moment = Chwila gry
share-moment = Udostępnij chwilę
replay-start = Gra się zaczyna
replay-secret = Zapada tajna decyzja
bot-decides = { $name } podejmuje decyzję
replay-move = Ruch { $at } z { $moves }

## Zasady
contents = Spis treści
search-rules = Szukaj słowa lub numeru
components = Elementy i ich źródła
rules-lead = Własnymi słowami. Każdy numer w dzienniku i w „dlaczego nie?” prowadzi tutaj.
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
   *[other] Znaleziono { $count } zasad.
}
all-rules = Pokaż wszystkie zasady
see = Zobacz też
components-lead = Każda liczba, z którą gra program, i skąd pochodzi. Właściciel gry może ją poprawić w jednym pliku.
source-rulebook = instrukcja
source-derived = wyprowadzone
source-public = publiczne
source-recalled = z pamięci
source-reconstructed = odtworzone
source-owner = od właściciela
source-rulebook-long = wydrukowane w instrukcji
source-derived-long = wynika z instrukcji
source-public-long = z recenzji i zapowiedzi
source-recalled-long = z pamięci o grze
source-reconstructed-long = nasze, bo ilustracje zaginęły
source-owner-long = przepisane z pudełka przez kogoś, kto ma grę

## Konto, o programie
account = Konto
account-name = Nazwa konta
password = Hasło
password-old = Stare hasło
password-new = Nowe hasło
password-hint = Co najmniej 8 znaków.
register = Załóż konto
register-why = Do gry nie jest potrzebne. Z kontem twoje gry są na wszystkich urządzeniach.
sign-out = Wyloguj się
account-games = { $count ->
    [one] 1 rozegrana gra
    [few] { $count } rozegrane gry
   *[other] { $count } rozegranych gier
}
account-wins = wygrane: { $count }
webhook = Webhook
webhook-why = Gdy przyjdzie twój ruch, wyślemy POST na ten adres.
delete-account = Usuń konto
delete-why = Twoje imię zniknie ze wszystkich stołów; gry pozostaną.
about-what = Pięć gier planszowych science fiction, z każdą zasadą, przy jednym stole: w pojedynkę, ze znajomymi przy jednym ekranie lub daleko, albo przeciw botom.
about-unofficial = Program fanowski, niezwiązany z wydawcami: nazwy gier mówią tylko, w co się gra; bez ilustracji, tekstów instrukcji i logo.
about-data = Część danych o elementach jest odtworzona; każda liczba mówi, skąd pochodzi.
about-programs = Grać mogą też programy, także z własnymi botami: wszystko, o co mogą zapytać ten serwer, w postaci OpenAPI, jest pod adresem
programs = Programy
to-tables = Do stołów

## Błędy
error-400 = Przeglądarka przysłała coś niezrozumiałego
error-403 = Tego ci nie wolno
error-404 = Tu nic nie ma
error-405 = Tego tu nie można zrobić
error-409 = Ktoś był szybszy
error-413 = To jest za duże
error-423 = Ten stół jest zamrożony
error-frozen-rules = W tę grę grano według wersji { $then } zasad; ten program ma wersję { $now }. Gra zostaje, jak jest; ten program nie może jej pokazać ani kontynuować.
error-frozen-components = W tę grę grano z innymi danymi komponentów niż te, które ma ten program. Gra zostaje, jak jest; ten program nie może jej pokazać ani kontynuować.
error-frozen-damage = Zapis tej gry nie jest spójny, więc nie można jej pokazać ani kontynuować: { $what ->
    [seed] ziarno nie jest tym, które przyrzeczono
    [chain] łańcuch odcisków pęka przy ruchu { $move }
    [position] ruch { $move } prowadzi do innej pozycji niż zapisana
   *[rows] części wierszy brakuje albo nie da się ich odczytać
}. Wszystkie inne stoły działają. Administrator dowie się więcej poleceniem cosmeeple audit i może odtworzyć kopię zapasową.
error-429 = Za dużo prób, poczekaj chwilę
error-500 = Coś się u nas zepsuło
error-503 = Serwer nie może tego teraz zrobić
error-no-table = Nie ma takiego stołu.
error-stale = Pozycja się tymczasem zmieniła; spójrz i wybierz jeszcze raz.
error-illegal = To teraz niemożliwe.
error-not-together = Nie wykonano żadnego z { $count } wyborów, bo wybór { $number } ({ $name }) jest niemożliwy: { $why }.
error-together-shows = Po drodze coś się odsłania; dokonaj tych wyborów po kolei.
error-not-your-seat = To nie twoje miejsce.
error-not-yours = To nie należy do ciebie.
error-not-away = Bot może zastąpić tylko kogoś, kogo nie ma od trzech minut.
error-not-host = To może zrobić tylko gospodarz stołu.
error-seat-taken = Miejsce jest zajęte.
error-over = Gra jest skończona.
error-not-over = Gra jeszcze trwa.
error-not-started = Gra się jeszcze nie zaczęła.
error-already-started = Gra już się zaczęła.
error-not-running = Przy tym stole nie trwa gra.
error-nothing-to-undo = Nie ma czego cofać.
error-already-asked = Inni są już pytani.
error-undo-rated = Ta gra liczy się do rankingu: ruchu, który coś odkrył, nie można cofnąć.
error-undo-gone = Autor jednego z tych ruchów na dobre odszedł od stołu i nie może wyrazić zgody.
error-seen-a-hand = Znasz już inną rękę w tej grze, więc nie możesz zająć tego miejsca.
error-refused-before = Osoby przy tym stole już odmówiły.
error-not-yet = Osoby przy stole jeszcze się nie zgodziły.
error-nothing-asked = Nikt o to nie prosił.
error-not-asked = Nikt cię o to nie pyta.
error-key-used = To samo wysłano dwa razy z różną treścią.
error-frozen = Tę grę rozegrano według innych zasad albo z innymi elementami, niż ma ten program. Nie można jej tu kontynuować.
error-closing = Serwer się restartuje; spróbuj za chwilę.
error-bad-table = Tego stołu nie można otworzyć.
error-unknown = To jest nieznane.
error-unknown-bot = Nie ma takiego bota.
error-unknown-seat-kind = Miejsce nie może takie być.
error-bad-pace = Nie ma takiego tempa.
error-no-person = Jeszcze nie wiadomo, kim jesteś: zaloguj się albo najpierw usiądź do stołu.
error-no-seat = Nie ma wolnego miejsca.
error-no-moment = Gra nie ma takiej chwili.
error-empty = Napisz coś.
error-export-later = Plik gry zawiera ziarno losowania, więc można go pobrać po zakończeniu gry. Do tego czasu w menu stołu jest plik z tym, co wiesz.
error-sandbox-export = Prywatna kopia nie ma pliku gry.
error-bad-file = To nie jest czytelny plik gry: { $detail }
error-csrf = Strona była zbyt stara; wczytaj ją ponownie.
error-too-fast = Za dużo prób, poczekaj chwilę.
error-many-bots = Z Twojego adresu działa już za dużo stołów samych botów. Poczekaj, aż któryś skończy grę.
error-damaged = Ten stół jest uszkodzony i nie można go otworzyć. Pozostałych stołów to nie dotyczy.
error-too-large = To jest za duże.
error-bad-account = Nazwa konta ma od 3 do 30 liter lub cyfr.
error-bad-password = Hasło ma co najmniej 8 znaków.
error-bad-login = Zła nazwa lub hasło.
error-wrong-password = Złe hasło.
error-has-account = Masz już konto.
error-account-taken = Ta nazwa jest zajęta.
error-bad-webhook = Pod ten adres nie możemy dzwonić.
error-not-found = Tu nic nie ma.
error-bad-request = Przeglądarka przysłała coś niezrozumiałego.
error-broken = Coś się u nas zepsuło.
error-disk = Nie udało się tego zapisać: dysk serwera jest pełny albo nie daje się na nim pisać. Nic się nie zmieniło; spróbuj później.
error-nonce-there = Twoja liczba losowa jest już w losie; nie można jej zamienić.

## Bots explain, advice, seats, statistics
why-move = Dlaczego ten ruch?
why-move-title = Ruch { $move }: dlaczego „{ $choice }” ({ $bot })
thought-options = Rozważane możliwości
thought-option = Możliwość
thought-share = Szanse
thought-points = Punkty
thought-votes = Głosy
thought-visits = Próby
thought-chosen = Wybrane:
thought-line = potem
thought-secret = w tajemnicy
thought-more = { $count ->
    [one] Rozważono jeszcze { $count } możliwość.
    [few] Rozważono jeszcze { $count } możliwości.
   *[other] Rozważono jeszcze { $count } możliwości.
}
thought-effort = { $count ->
    [one] Po jednej partii rozegranej w myślach. Szanse: udział w wygranej, po części także przewaga punktów.
    [few] Po { $count } partiach rozegranych w myślach. Szanse: udział w wygranej, po części także przewaga punktów.
   *[other] Po { $count } partiach rozegranych w myślach. Szanse: udział w wygranej, po części także przewaga punktów.
}
thought-rehearsed = { $count ->
    [one] Po jednej partii przećwiczonej do końca. Głosy: w ilu odgadniętych rozdaniach tak zaczynała się najlepsza partia.
    [few] Po { $count } partiach przećwiczonych do końca. Głosy: w ilu odgadniętych rozdaniach tak zaczynała się najlepsza partia.
   *[other] Po { $count } partiach przećwiczonych do końca. Głosy: w ilu odgadniętych rozdaniach tak zaczynała się najlepsza partia.
}
thought-glance = Punkty: ocena sytuacji na koniec tury w porównaniu z innymi.
thought-random = Ten bot losuje.
thought-priorities = Priorytety, którymi się kierował, w kolejności
thought-priority = Priorytet
thought-before = Przed
thought-after = Zostało
thought-follows = Automat porównuje odpowiedzi według kolejnych priorytetów; decyduje ostatni, który je rozróżnia.
thought-lots = { $count ->
    [one] Została jedna odpowiedź.
    [few] Los zdecydował między { $count } odpowiedziami.
   *[many] Los zdecydował między { $count } odpowiedziami.
}
thought-only-one = Nie było nad czym się zastanawiać.
hint = Podpowiedź
hint-free = zapytaj bota
hint-thinking = myśli
hint-given = w notatkach
hint-long = Co zrobiłby bot na twoim miejscu? Wie tylko to, co ty.
hint-title = Rada bota ({ $bot }): { $choice }
hints-are-on = Przy tym stole wolno pytać boty o radę.
hints-are-off = Przy tym stole nie wolno pytać botów o radę.
hints-allow = Zezwól na podpowiedzi
hints-forbid = Zabroń podpowiedzi
note-hint = { $name } pyta bota o radę
note-hints-on = Od teraz wolno korzystać z podpowiedzi
note-hints-off = Podpowiedzi nie są już dozwolone
error-explain-later = Bot podaje powody po zakończeniu gry: zdradzają, co trzyma na ręce.
error-no-thought = O tym ruchu nie ma nic do powiedzenia.
error-no-hints = Przy tym stole podpowiedzi nie są dozwolone.
error-not-your-turn = Teraz nikt cię o nic nie pyta.
free-for-people = Zwolnij dla ludzi
note-stand-in = Zastępstwo ({ $name }): gra { $bot }
note-fallback = { $name } ({ $bot }) nie kończy namysłu i wybiera to, co na pierwszy rzut oka wygląda najlepiej
note-hand-bot = { $name } (bot: { $bot }) przejmuje miejsce ({ $was })
note-seat-automaton = Miejsce zajmuje { $name }: { $bot }
note-hand-automaton = { $name }, { $bot }, przejmuje miejsce ({ $was })
hand-for-good = { $bot } na stałe
note-hand-person = { $name } przejmuje miejsce ({ $was })
note-hand-open = Miejsce ({ $was }) jest wolne; zanim ktoś je zajmie, gra { $bot }
error-no-automaton = { $pl } nie ma automatu; wybierz bota.
error-no-style = { $pl } nie ma botów o tym stylu; wybierz inny.
stats = Statystyki
stats-lead = Ze wszystkich zakończonych gier tego serwera; stoły „co, gdyby” i gry z plików się nie liczą. Miejsce liczy się temu, kto zajmuje je na końcu.
stats-none = Nie zakończono jeszcze żadnej gry.
stats-game = Gra
stats-players = Graczy
stats-games = Gier
stats-mean = Średni wynik
stats-winning = Średnia zwycięzcy
stats-seats = Wygrane wg miejsc
stats-people = Wygrane ludzi
stats-of = { $won } z { $seats } miejsc
stats-ranking = Gracze
stats-ranking-lead = Konta i boty w publicznych grach co najmniej dwóch osób. Ranking według openskill, z niepewnością; kolejność według tego, co niemal pewne.
stats-player = Gracz
stats-wins = Wygrane
stats-won = Wygrane
stats-rating = Ranking
stats-best = Najlepszy
known-file = Co wiem (plik)

## companions: the automaton alone, beside a physical game

companion = Towarzysz pudełka
companion-lead = Grasz prawdziwymi elementami, a automat gra tutaj: powiedz, co leży na stole, a on powie, co robi i dlaczego.
companion-mine = Graj dalej
companion-entries = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
companion-what-relics = Zu zagrywa swoje karty, wyjaśnia każdy priorytet i pamięta swoją galerię, ładownię i luk.
companion-what-circadians = SI rozpatruje swoje Schematy, wyjaśnia każdą możliwość i pamięta swoje Kości, Klejnoty i żetony.
companion-schemes-ours = Wszystkie karty Schematów są tu odtworzone, bo ilustracje zaginęły. Jeśli masz grę, wpisz prawdziwe karty na następnej stronie; zostaną z tym towarzyszem, także w jego pliku.
companion-scheme = Mój Schemat jest inny
companion-scheme-note = { $typed ->
    [0] Wszystkie Schematy ({ $all }) są tu odtworzone.
    [20] Wszystkie Schematy ({ $all }) to twoje prawdziwe karty.
   *[other] Twoje prawdziwe karty: { $typed } z { $all }; pozostałe Schematy są odtworzone.
} Wybierz jeden i wpisz, co jest na prawdziwej karcie: odtąd tak gra SI. Karta dobrana pierwszy raz zajmuje miejsce takiej, której nie masz.
companion-scheme-choose = Wpisz prawdziwą kartę
companion-scheme-go = Zapamiętaj tę kartę
companion-scheme-title = Twoja prawdziwa karta zamiast: { $name }
companion-scheme-fields = Pola zaczynają od tego, co ten Schemat mówi tu teraz. Cele od góry karty.
companion-scheme-typed = twoja karta
companion-scheme-other = Na mojej karcie jest inaczej
companion-back = Wróć
companion-as-list = Wszystkie pola jako lista
companion-pick = wybierz
companion-scheme-value = Wartość Kości
companion-scheme-option = Cel { $number }
companion-did-scheme = prawdziwa karta: { $name }
error-companion-scheme = Schemat ma wartość od 1 do 6, trzy cele i od 0 do 9 Klejnotów. Nic się nie zmieniło.
companion-modules = Moduły trudności
companion-people = Osoby przy stole
companion-begin = Zacznij
companion-round = Runda { $round } z { $rounds }
companion-undo = Cofnij
companion-which-relics = Którą kartę odkrywa Zu?
companion-which-circadians = Który Schemat został odkryty?
companion-card = Karta
companion-choose = Ta karta leży odkryta
companion-draw = Dobierz tutaj
companion-draw-note = gdy karty zostają w pudełku
companion-other-card = Inna karta
companion-table = Co widać na stole
companion-table-note = Zapamiętane wcześniej: popraw tylko różnice.
companion-table-nothing = Ta karta nie pyta o stół.
companion-draws = Dobrane przy stole
companion-draws-note = { $count ->
    [one] Dobierz wierzchnią kartę akcji i { $count } żeton w jej kolorze.
    [few] Dobierz wierzchnią kartę akcji i { $count } żetony w jej kolorze.
    [many] Dobierz wierzchnią kartę akcji i { $count } żetonów w jej kolorze.
   *[other] Dobierz wierzchnią kartę akcji i { $count } żetonu w jej kolorze.
}
companion-action-card = Karta akcji
companion-tile = Żeton { $number }
companion-extra = Dodatkowy Schemat, tylko gdy Kość trafia do Odlewni
companion-reveal = Pokaż ruch: { $name }
companion-new-round = Zacznij rundę { $round }
companion-event = Wydarzenie rundy
companion-event-go = To Wydarzenie leży odkryte
companion-extra-due = Rozpatrywany jest dodatkowy Schemat
companion-harvest = Zbiory
companion-harvest-note = Gdy wszyscy skończą akcje, Kości wracają, a SI zyskuje Klejnoty.
companion-harvest-go = Zbiory SI
companion-rest = Odpoczynek
companion-rest-note = Powiedz, jak wysokie są stosy; SI może zniszczyć wierzchnie żetony.
companion-rest-go = Odpoczynek SI
companion-farms = Stosy Farm
companion-ships = Stosy Statków
companion-stack = Stos { $number }
companion-passes = { $name } pasuje
companion-over = Ostatnia runda rozegrana
companion-over-relics = Wygrywasz, gdy masz więcej niż { $points } pkt; remis nie jest wygraną.
companion-over-circadians = Najpierw wpisz niżej punkty Skrytek, jeśli ich brak. Wygrywasz, mając więcej niż { $points } pkt.
companion-move = Ruch
companion-last-move = Ostatni ruch
companion-no-move = Jeszcze nic. Tu przeczytasz, co robi { $name } i dlaczego.
companion-deeds = Zrób to na stole
companion-no-deeds = Na stole nie ma nic do zrobienia.
companion-why = Dlaczego tak, krok po kroku
companion-history = { $count ->
    [one] Wszystko, co się stało: { $count } krok
    [few] Wszystko, co się stało: { $count } kroki
    [many] Wszystko, co się stało: { $count } kroków
   *[other] Wszystko, co się stało: { $count } kroku
}
companion-board = Plansza: { $name }
companion-credits = Kredyty
companion-gallery = Galeria
companion-worth = teraz warta { $number }
companion-sampled = jest próbka
companion-not-sampled = brak próbki
companion-of = { $number } z { $most }
companion-nothing = pusto
companion-deck = Karty tej rundy
companion-deck-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
companion-ai = Plansza SI
companion-schemes = Schematy pod planszą
companion-placed = Kości SI na planszach
companion-events = Dotychczasowe Wydarzenia
companion-points = Punkty dotąd:
companion-correct = Na stole jest inaczej
companion-correct-go = Zapamiętaj
companion-link = Adres tego towarzysza
companion-link-note = Zachowaj go: kto go ma, może tu grać dalej, na każdym urządzeniu.
companion-nobody = nikt
companion-free = wolne
companion-none = brak
companion-token-none = puste
companion-token-water = Woda
companion-token-gem = Klejnot
companion-cache = Skrytka { $number }, od góry zgodnie z ruchem wskazówek
companion-value = { $number }
companion-did-enter = co widać na stole
companion-did-round = nowa runda
companion-did-event = Wydarzenie: { $name }
companion-did-extra = dodatkowy Schemat
companion-did-stacks = wysokość stosów
companion-did-harvest = Zbiory
companion-did-rest = Odpoczynek
companion-did-reveal = Schemat
companion-at-buyers = Kupcy na torach popularności
companion-at-buyers-note = Im mniej kupców zostało na torze, tym popularniejszy jest kolor.
companion-at-dig = Żetony na wykopaliskach
companion-at-black = Czarny rynek
companion-at-black-note = Najpierw wierzchni żeton każdego stosu.
companion-at-queues = Kolejki kupców
companion-at-queues-note = Najpierw początek kolejki.
companion-at-ship = Kupcy na statku
companion-at-ship-note = Z ostatniej sprzedaży, twojej lub Zu: wracają, gdy Zu sprzedaje.
companion-at-forecast = Prognoza, od lewej do prawej
companion-at-forecast_crew = Załoga na kartach prognozy
companion-at-areas-A-guards = Twoje próbki w galerii
companion-at-areas-A-hold = Twoja ładownia
companion-at-areas-A-hatch = Twój ukryty luk
companion-at-areas-A-traders = Twoi handlarze
companion-at-areas-A-representatives = Twoi reprezentanci
companion-at-areas-B-credits = Kredyty
companion-at-areas-B-crew = Dostępna załoga Zu
companion-at-areas-B-guards = Próbki Zu w galerii
companion-at-areas-B-hold = Ładownia Zu
companion-at-areas-B-hatch = Ukryty luk Zu
companion-at-areas-B-traders = Handlarze Zu
companion-at-areas-B-representatives = Reprezentanci Zu
companion-at-tokens = Żetony na Planecie
companion-at-tokens-note = Według pól: pierwsza liczba rośnie w prawo, druga w dół w prawo; 0,0 to środek.
companion-at-progress = Żetony Postępu po lewej
companion-at-rewards_taken = Nagrody Postępu po prawej
companion-at-complications = Żetony Komplikacji po lewej
companion-at-penalties_taken = Kary Komplikacji po prawej
companion-at-ai-dice = Kości na jej planszy
companion-at-ai-gems = Klejnoty
companion-at-ai-tokens = Odblokowane żetony Rozwoju
companion-at-ai-harvester = Żniwiarka
companion-at-caches = Punkty Skrytek
companion-at-factions = Strony plansz frakcji
companion-line-progress = Postęp
companion-line-complication = Komplikacje
error-no-companion = Nie ma takiego towarzysza. Sprawdź adres.
error-companion-full = Ten towarzysz ma za dużo wpisów; zacznij nowego.
error-companion-changed = Reguły programu zmieniły się od tamtej pory; tego towarzysza nie można kontynuować.
error-companion-number = { $label }: podaj liczbę od 0 do { $most }.
error-companion-choice = { $label }: wybierz coś z listy.
error-companion-not-due = Teraz kolej na co innego; spójrz jeszcze raz. Nic się nie zmieniło.
error-companion-refused = To się nie zgadza, nic się nie zmieniło: { $detail }.
error-companion-tiles = W pudełku liczba żetonów „{ $what }” to { $most }, a nie { $number }. Nic się nie zmieniło.
error-companion-queue = Najwięcej kupców w kolejce: { $most }; rynek { $number } miałby więcej. Nic się nie zmieniło.
error-companion-buyers = W pudełku liczba kupców (kolor: { $what }) to { $most }, a nie { $number }. Nic się nie zmieniło.
error-companion-counted = Policz jeszcze raz kupców ({ $what }): w grze jest ich { $most }, a tutaj { $number }: na torach popularności lub w puli specjalnych { $waiting }, w kolejkach { $queued }, na statku { $ship }. Nic się nie zmieniło.
error-companion-room = W ładowni i luku Zu nie ma na to miejsca. Nic się nie zmieniło.
error-companion-deck-empty = Talia Zu jest pusta: Zu pasuje.
error-companion-card-twice = Ta karta była już odkryta w tej rundzie. Nic się nie zmieniło.
error-companion-action-card = Prognoza wymaga karty akcji dobranej przy stole. Nic się nie zmieniło.
error-companion-tile-colour = Żetony muszą mieć kolor karty akcji. Nic się nie zmieniło.
error-companion-last-round = To jest ostatnia runda.
error-companion-foundry = Kość trafia do Odlewni: dobierz dodatkowy Schemat i podaj go też. Nic się nie zmieniło.
error-companion-no-foundry = Kość nie trafia do Odlewni, więc nie odkrywa się dodatkowego Schematu. Nic się nie zmieniło.
error-companion-no-schemes = Wszystkie Schematy leżą pod planszą SI, więc nie da się żadnego dobrać. Cofnij to, co wpisano ostatnio. Nic się nie zmieniło.
error-companion-line = { $line }: wszystkie sześć żetonów musi gdzieś leżeć; teraz po lewej: { $left }, po prawej: { $right }. Nic się nie zmieniło.
error-companion-dice = SI nie może mieć na planszy tylu Kości: { $number }. Nic się nie zmieniło.
error-companion-tokens = SI ma najwyżej trzy żetony Rozwoju. Nic się nie zmieniło.
error-companion-cache = Żniwiarka SI nigdy nie wchodzi na Skrytkę. Nic się nie zmieniło.
error-companion-spaces = Liczba pól to { $most }, a nie { $number }. Nic się nie zmieniło.
error-companion-stacks = Stosy nie mogą być tak wysokie. Nic się nie zmieniło.
error-companion-nothing = Nie ma czego cofnąć.
companion-action = akcja { $number } z 2
companion-where = Gdzie to jest
companion-tap-dig = Stuknij żeton tyle razy, ile ich leży na wykopaliskach; Shift i stuknięcie odejmuje.
companion-tap-tokens = Stuknij pole, aby zmienić: nic, Woda, Klejnot.
companion-score-note = Talia jest pusta. Gdy ty też spasujesz, punktują centra dowodzenia: sprawdź liczby reprezentantów.
companion-score-go = Podlicz rundę { $round }
companion-prepare = Przygotuj rundę { $round }
companion-prepare-relics = Karty rozkazów: na rundę 2 dobierane, na rundę 3 odwracane.|Kolejki z 4 kupcami tracą pierwszego, potem wszystkie uzupełnia się do 3.|Rozpatrz karty prognozy; załoga z nich wraca, także załoga Zu.|Kolejność według żetonów inicjatywy; Zu ich nie bierze.|Rozdaj sobie 9 kart: zatrzymaj 2, strać losowo 2, zatrzymaj 2, strać 1, zatrzymaj ostatnie 2. Zu nie dostaje żadnych.|Nowa talia Zu powstaje tutaj: wtasowano trzy z jego starych kart.
companion-total = Punkty ({ $name }):
companion-setup = Przygotowanie automatu
companion-setup-relics = Przygotuj grę jak dla dwóch osób. Zu dostaje swoją planszę i kredyty, jak tutaj pokazano.|Zu nie ma odkrywców, kart podróży ani ręki.|Połóż załogę nieużywanego koloru; może dojść drugi komplet, załoga Zu się nie kończy (chyba że moduł mówi inaczej).|Trzy talie rund Zu są prowadzone tutaj; możesz też tasować prawdziwe i podawać odkryte karty.|Miejsce Zu w kolejności wynika z inicjatywy na jego planszy.
companion-setup-circadians = Użyj stron plansz dla jednej osoby (przy dwóch lub trzech osobach: według liczby miejsc razem z SI).|Połóż trzy żetony Rozwoju na planszy SI według gwiazdek.|Po jednej Kości nieużywanego koloru na każdej szarej ikonie kości, reszta w rezerwie.|Jej Żniwiarka zaczyna na środku.|Schematy są tasowane tutaj; możesz też dobierać prawdziwe i je podawać.
companion-save = Zapisz jako plik
companion-save-note = wszystko, co powiedziano i zrobiono, by grać dalej gdziekolwiek
companion-load = Graj dalej z pliku
companion-load-note = Plik zapisany z towarzysza staje się nowym towarzyszem z własnym adresem.
companion-load-go = Wczytaj
companion-file = Plik
companion-did-score = punktacja centrów dowodzenia
error-companion-file = Ten plik nie jest zapisanym towarzyszem ({ $why }). Nic się nie zmieniło.

## How somebody likes a table
likes = Jak lubisz grać
likes-kept = Zapamiętane w tej przeglądarce; zmiana działa od razu.
sure = Na pewno? Naciśnij jeszcze raz
like-cards = Karty
like-cards-fit = tak duże, jak się mieszczą
like-cards-large = duże
like-cards-small = małe
like-density = Odstępy
like-density-normal = zwykłe
like-density-close = małe
like-board = Strony
like-board-left = dziennik po prawej
like-board-right = odbicie: dziennik po lewej
like-dock = Dziennik obok stołu
like-dock-wide = na szerokich ekranach
like-dock-always = od 1180 px
like-dock-never = tylko po otwarciu
like-powers = Moce na kartach
like-powers-words = słowami
like-powers-symbols = symbolami
like-text = Wielkość słów
like-text-100 = 100%
like-text-112 = 112%
like-text-125 = 125%
like-motion = Ruch
like-motion-system = jak w systemie
like-motion-off = bez ruchu
like-sound = Dźwięki
like-sound-off = wyłączone
like-sound-on = włączone
like-confirm = Pas i koniec mojej tury
like-confirm-off = od razu
like-confirm-on = pytaj przed
like-hover = Szczegóły pod wskaźnikiem
like-hover-on = po chwili
like-hover-off = tylko po naciśnięciu

## The form for a new table
modules = Moduły
modules-easier = Łatwiej
modules-harder = Trudniej
modules-none = Żaden nie jest potrzebny, można łączyć dowolnie wiele.
how-strong = Jak silny jest bot?
players-from-to = liczba graczy: { $least } do { $most }
bot-how-easy = przyjazny
bot-how-medium = równy
bot-how-hard = silny
bot-how-random = na los szczęścia
bot-how-greedy = zachłanny
bot-why-easy = Patrzy jeden ruch naprzód i odpowiada od razu. Dobry na pierwszą grę.
bot-why-medium = Planuje swoją turę i pilnuje wyniku. Równy przeciwnik dla tych, którzy znają zasady.
bot-why-hard = Myśli do dwóch sekund, na kilka tur naprzód, i liczy się z twoimi odpowiedziami.
bot-why-random = Gra cokolwiek, co wolno.
bot-why-greedy = Bierze to, co od razu daje najwięcej.
bots-styled = Z własnym upodobaniem
styles-why = Bot ze stylem niektóre rzeczy ceni trochę bardziej, niż są warte: budowniczy buduje, wojownik walczy, odkrywca odkrywa, kupiec handluje. Może przez to grać odrobinę słabiej.
guest = Gość
