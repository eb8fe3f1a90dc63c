### Relikty ludzkości: słowa rysunku, po polsku.
board = Plansza
board-label = Mapa świata z rynkami, wykopaliskami i czarnymi rynkami
boards = Popularność, statek, czarny rynek
cannot = { $name }: niemożliwe, zapytaj dlaczego
none-here = { $name }: brak
tiles = { $name }: { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
}
buyer = Kupujący: { $name }
traders = { $letter }: { $count ->
    [one] { $count } handlarz
   *[other] { $count } handlarzy
}
explorer = Odkrywca { $number }, { $letter }
popularity = Popularność
pays = miejsce, kredyty
track = { $name }: poziom { $level }, miejsce { $place }, daje { $pay }
special = Specjalni kupujący
special-left = Specjalni kupujący w puli: { $count }
mothership = Statek
on-board = na pokładzie
scores-now = punktuje: { $prizes }
centre-left = Lewe
centre-middle = Środkowe
centre-right = Prawe
no-order = jeszcze bez karty rozkazu
black-market = Czarny rynek
stacks = wierzchy, artefakty
stack-empty = Ten stos jest pusty
forecast = Prognoza
drawn = Dobrane artefakty
credits = Kredyty
crew = Dostępna załoga
action-cards = Karty akcji
travel-cards = Karty podróży
traders-all = Handlarze
representatives = Reprezentanci
token = Żeton inicjatywy
gallery = Galeria
worth = teraz warta { $credits }
gallery-short = Próbki: { $samples }, warte { $credits }
hold = Ładownia
hatch = Luk
hand = Ręka
pack = Karty do wyboru
modules = { $count ->
    [one] { $count } moduł
    [few] { $count } moduły
   *[many] { $count } modułów
}
zu-deck = Karty w talii rundy: { $left }
markets = Rynki
sites = Wykopaliska
nobody = nikt nie czeka
nothing-here = brak artefaktów
explorers-here = odkrywcy: { $names }
choose = Wybierz
turn-order = Kolejność tur: { $names }.
passed = Pas: { $names }.
sell-for = Sprzedaj za { $credits }
sale-then = kupujący { $buyers }: { $sum } = { $credits }
sale-exactly = { $sum } = { $credits }
sale-up-to = do { $sum } = { $credits }
tile-for = { $name } za { $credits }
gain = +{ $credits }
price = koszt { $credits }
in-pool = w puli { $count }
actions-left = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}
tiles-to-sell = artefakty w tym kolorze: { $count }
setting-up = przygotowanie
solo-result = kredyty { $yours }, Zu { $zu }
round = runda { $round } z { $rounds }
group-move-1 = Odkrywca 1
group-move-2 = Odkrywca 2
group-move-3 = Odkrywca 3
group-fly-1 = Odkrywca 1
group-fly-2 = Odkrywca 2
group-fly-3 = Odkrywca 3
group-explorer = Lokalizacja
group-jump = Lokalizacja
group-scout = Artefakt
group-copy = Artefakt
group-release = Strażnik
group-invite-m1 = Rynek 1
group-invite-m2 = Rynek 2
group-invite-m3 = Rynek 3
group-invite-m4 = Rynek 4
group-invite-m5 = Rynek 5
group-invite-m6 = Rynek 6
group-fence-yellow = Żółty stos
group-fence-green = Zielony stos
group-fence-red = Czerwony stos
group-fence-purple = Fioletowy stos
group-fence-orange = Pomarańczowy stos
tab-boards = Plansze
tab-zu = Zu
tab-markets = Rynki
tab-sites = Miejsca
ability-dal_harrai = Na początku każdej tury jeden odkrywca przesuwa się za darmo o krok.
ability-issisinui = Prognoza dobiera jeden artefakt więcej, a jeden można wziąć za darmo.
ability-gul = Przed sprzedażą, z odkrywcą na czarnym rynku, można nabyć jeden artefakt za jego wartość.
ability-aqulla = Rynek zgodny z odrzuconą kartą nie wymaga handlarza przy sprzedaży.
ability-kuti_kuti = Jednym odkrywcą można wziąć drugi artefakt tego koloru, tu lub obok.
ord_subsidy-white = 8 kredytów
ord_subsidy-yellow = 3 kredyty za każdą kolumnę galerii ze strażnikiem
ord_zone_jump-white = każdy odkrywca do 3 kroków
ord_zone_jump-yellow = odkrywcy dokądkolwiek, dobierz kartę
ord_invitation-white = 2 kolorowych kupujących na dowolne rynki
ord_invitation-yellow = ułóż kolejkę rynku od nowa
ord_scout_drone-white = artefakt z dowolnych wykopalisk
ord_scout_drone-yellow = do 2 artefaktów z różnych regionów
ord_fence-white = wierzchni artefakt z czarnego rynku
ord_fence-yellow = dowolny artefakt z czarnego rynku i 3 kredyty
ord_delegation-white = do 2 handlarzy na 2 rynkach
ord_delegation-yellow = do 3 handlarzy na 3 rynkach
ord_auction-white = artefakt na aukcję za wartość + 6
ord_auction-yellow = do 2 artefaktów na aukcję za wartość + 6
ord_archive-white = dobierz 3 karty, zatrzymaj 1, 2 kredyty
ord_archive-yellow = próbka z widocznego artefaktu
derive-guards = { $letter }: strażnicy { $count }
derive-credits = kredyty na koniec rundy 3
derive-leftovers = wartość pozostałych artefaktów: zysk Zu, a z modułem twoja strata
zu-steps = { $count ->
    [one] { $count } krok od twojej tury
    [few] { $count } kroki od twojej tury
   *[many] { $count } kroków od twojej tury
}
zu-board = Plansza Zu
steps = Krok po kroku
steps-back = Wstecz
steps-on = Dalej
steps-all = Pokaż wszystko
steps-new = od twojej ostatniej tury
steps-none = Nie było z czego wybierać.
steps-at = Karta { $number } z { $count }
traders-here = handlarze { $names }
forecast-row = Prognoza
orders-row = Rozkazy
cards-title = Karty
in-hand = Na ręce
your-things = Twoje rzeczy
close = Zamknij
found-at = Stanowisko: { $place }, { $count ->
    [0] nic tam nie zostało
   *[other] zostało { $count }
}
has-sample = Masz jego próbkę.
slot-sample = W twojej galerii może znaleźć się jego próbka.
term-gallery = Twoja galeria, z jego próbką
term-owned = artefakty tego koloru u ciebie ({ $region })
term-pay = zapłata za popularność, miejsce { $place }
term-twice = cena w akcji prognozy
term-sale = najlepsza sprzedaż tą kartą teraz
term-buyers = przy sprzedaży tutaj: { $region }
term-free = wolne pola
use-travel = Podróż, paliwo { $fuel }
use-excavate = Wykopaliska: { $colour }
use-market = Akcja rynku: { $places }
use-sell = Sprzedaż: { $colour }
use-smuggle = Przemyt: { $places }
slot-site = { $name }: nic nie zostało; artefakt może tu wrócić
queue-of = Kolejka: { $who }
slot-buyer = wolne miejsca w kolejce kupujących: { $count }
slot-trader = Tu może stanąć twój handlarz.
slot-tile = Tu może leżeć artefakt.
traders-of = Handlarze: { $who }
discard-these = Odrzuć te
keep-these = Zatrzymaj te
steps-there = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
over-the-edge = Przez krawędź mapy: { $ways }
centres = Centra dowodzenia: { $list }
black-stacks = Czarny rynek, wartości od góry: { $stacks }
fuel-up-to = paliwo do { $fuel }
at-markets = { $count ->
    [one] rynek { $markets }
   *[other] rynki { $markets }
}
free-in-row = karty prognozy bez załogi: { $count }
cards-fit = { $count ->
    [one] pasuje { $count } karta
    [few] pasują { $count } karty
   *[other] pasuje { $count } kart
}
