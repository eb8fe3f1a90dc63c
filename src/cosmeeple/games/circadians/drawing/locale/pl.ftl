### Circadians: słowa rysunku, polski.
board = Plansze
planet = Planeta Ryh
side = { $side ->
    [A] strona świtu
   *[other] strona zmierzchu
 }
port = Port Kosmiczny
in-words = Stół słowami
ai = SI
the-ai = SI
die = Kość
contract = Kontrakt
nothing = nic
water = Woda
algae = Algi
energy = Energia
gem = Klejnot
die-of = { $name }, Kość { $value }
send-here = { $what }: wyślij tu jako
why-not = { $what }: dlaczego nie?
vp = PZ
points = { $count } PZ
ship-flip = Kość można odwrócić
ship-plus = Kość można podnieść o 1 lub 2
ship-shift = Kość można zmienić o 1
ship-algae = bez Alg za Garaż
ship-less = akcja tańsza o: { $goods }
farm-market = { $count ->
    [one] { $count } wymiana
    [few] { $count } wymiany
   *[other] { $count } wymian
} w każdych Zbiorach
farm-six = szóstka daje: { $goods }
farm-passive = w każdych Zbiorach: { $goods }
farm-table = według Kości: { $goods }
space-yields = { $space }: { $goods }
cache-open = Skrytka warta { $count } PZ
cache-closed = Zakryta Skrytka: { $goods } w każdych Zbiorach
harvester-at = Żniwiarka ({ $name }): { $space }
move-here = Przemieść Żniwiarkę: { $space }
ability-0 = ustaw Kość: { $count }
ability-1 = dobierz Kontrakty: { $count }
ability-2 = wymiany: { $count }
ability-3 = Kontrakt za
ability-4 = ruch o 1
ability-5 = za
talk-space = { $faction }, rząd { $row }
progress = Postęp
complication = Komplikacja
hq-place = Kwatera Główna, miejsce { $place }
any = każda
warehouse-space = Magazyn, kolumna { $column }, rząd { $row }
space-of = { $location }, pole { $space }
or = lub
number-minus-die = − Kość
pair-space = Laboratorium, para { $number }
stack-empty = pusty stos
trade-per-pip = za oczko
one-or-two = 1 lub 2 Kości
no-dice = bez Kości
free-spaces = wolne: { $count }
your-base = Twoja Baza Badawcza
to-place = Twój rzut
how-to-place = Przeciągnij Kość na miejsce albo wybierz ją, a potem miejsce.
dice-note = czeka { $idle }, rezerwa { $reserve }
garages = Garaże
garage = Garaż { $number }
canteen = Kantyna
farms = Farmy
farm = Farma { $number }
first-ship = wydrukowany Statek, ±1
rover = Łazik, bez Statku
free = gratis
a-die = za Kość
to-canteen = Wyślij Kości do Kantyny
booster = pozostałe Kości w Farmach liczą o { $count } więcej
foundation = wolny Fundament, { $count } PZ
dice-in-pool = Kości w puli
dice-in-reserve = Kości w rezerwie
contracts-in-hand = Kontrakty na ręce
contracts-fulfilled = Wypełnione Kontrakty
radio = ma Radio
to-draft = Karty przed tobą
in-hand = Kontrakty na ręce, { $count } z { $limit }
payable = można opłacić
fulfilled = Wypełnione
card-less = { $place }: taniej – { $goods }
card-gain = { $place }: zysk – { $goods }
card-scepter = może ignorować Komplikacje
event = Runda i Wydarzenie
round-of = Runda { $round } z { $rounds }
events-left = zostało { $count }
event-kind-1 = { $place }: taniej – { $goods } (jedno z nich)
event-kind-2 = { $place }: drożej – { $goods } (jedno z nich)
event-kind-3 = { $place }: więcej wymian za Kość, o { $amount }
event-kind-4 = { $place }: więcej Kości, o { $amount }
event-kind-5 = { $place }: zysk – { $goods }
event-kind-6 = Każdą wysyłaną Kość można zmienić o { $amount }
event-kind-7 = Zbiory: Kości w Farmach liczą o { $amount } więcej
event-kind-8 = { $place }: { $amount } Wody za każdą Kość, bez wydrukowanej nagrody
event-kind-9 = { $place }: zamknięte
event-kind-10 = Zbiory: plon Żniwiarki mniejszy – { $goods }
event-kind-11 = Skrytki zostają odwrócone; gra kończy się po tej Rundzie
ai-name = SI: { $name }
dice-on-board = Kości na jej planszy
developments = Żetony Rozwoju: { $count }
as-value = { $what }, jako { $value }
warehouse-row = Magazyn, kolumna { $column }: { $reward }
given-up = tracisz: { $what }
yields-there = plon: { $goods }
a-cache = Skrytka z Klejnotami
still-dice = Kości do przydzielenia: { $count }
setting-up = przygotowanie
headline = Runda { $round }, { $phase }
derive-printed = wydrukowane na karcie
derive-row = { $who }: Kość w rzędzie { $row }
tab-base = Baza
tab-boards = Plansze
tab-hand = Kontrakty
stations = Stacje
ai-steps = { $count ->
    [0] { $name }
    [one] { $name }: { $count } krok
    [few] { $name }: { $count } kroki
   *[many] { $name }: { $count } kroków
}
tab-event = Wydarzenie
tab-words = Słowami
counts-1 = { $points } PZ za { $each ->
    [one] Kontrakt
    [few] każde { $each } Kontrakty
   *[other] każde { $each } Kontraktów
} na ręce
counts-2 = { $points } PZ za własną Kość w Magazynie
counts-3 = { $points } PZ za wypełniony punktujący Kontrakt
counts-4 = { $points } PZ za umiejętność pasywną
counts-5 = { $points } PZ za Kość w puli
counts-6 = { $points } PZ za żeton Farmy
counts-7 = { $points } PZ za żeton Statku
counts-8 = { $points } PZ za własną Kość na planszy Negocjacji
counts-9 = { $points } PZ za własną Kość u Leyrien
counts-10 = { $points } PZ za własną Kość u Zcharo
counts-11 = { $points } PZ za własną Kość u Jrayek
counts-12 = { $points } PZ za { $each ->
    [one] Wodę
    [few] każde { $each } Wody
   *[other] każde { $each } Wody
}
counts-13 = { $points } PZ za { $each ->
    [one] Algę
    [few] każde { $each } Algi
   *[other] każde { $each } Alg
}
counts-14 = { $points } PZ za { $each ->
    [one] Energię
    [few] każde { $each } Energii
   *[other] każde { $each } Energii
}
counts-15 = { $points } PZ za { $each ->
    [one] Klejnot
    [few] każde { $each } Klejnoty
   *[other] każde { $each } Klejnotów
}
leader_akira_hope = 1, 2 i 3 liczą się jako 6 w twoich Farmach i Obozie Górniczym
leader_bjorg_and_sal = Sal: dodatkowa Kość o stałej wartości 3; nie do Magazynu i negocjacji
leader_dan_gautama = Druga, inna nagroda za dostawę w Magazynie
leader_jakob_olander = Darmowy Statek do każdego żetonu Farmy
leader_lysias_james = Może traktować Komplikacje jak efekty pozytywne
leader_naira_sol = Nie płaci Alg za Garaże
leader_renzo_nolan = Własna talia 6 Wydarzeń; wybiera, które działa
leader_roslyn_ashford = Kość na końcu każdej Rundy, poniżej limitu
leader_sable_lesedi = Może przemieścić Żniwiarkę na końcu Zbiorów
leader_sunari = Zaczyna z własną Farmą
leader_troy_sullivan = Negocjacje tańsze o 1 Klejnot, 2 Energii, 3 Algi
leader_ul_kah_tal = Zaczyna z własnym Statkiem
leader_zapporah = Rzuca Kośćmi zdobytymi w Wykonaniu; może dać je do Farm
leader_zoey_ashford = 3 Kontrakty więcej; może wypełnić dwa naraz
group-send-headquarters = Kwatera Główna
group-send-mining_camp = Obóz Górniczy
group-send-laboratory = Laboratorium
group-send-foundry = Odlewnia
group-send-market = Targowisko
group-send-academy = Akademia
group-send-control_room = Sterownia
group-send-leyrien = Leyrien
group-send-zcharo = Zcharo
group-send-jrayek = Jrayek
group-send-warehouse = Magazyn
group-assign-garage = Następny Garaż
group-assign-farm_1 = Farma 1
group-set-farm_1 = Farma 1
group-assign-farm_2 = Farma 2
group-set-farm_2 = Farma 2
group-assign-farm_3 = Farma 3
group-set-farm_3 = Farma 3
group-assign-farm_4 = Farma 4
group-set-farm_4 = Farma 4
group-assign-farm_5 = Farma 5
group-set-farm_5 = Farma 5
group-assign-farm_6 = Farma 6
group-set-farm_6 = Farma 6
group-set-garage_1 = Garaż 1
group-set-garage_2 = Garaż 2
group-set-garage_3 = Garaż 3
group-set-garage_4 = Garaż 4
group-set-garage_5 = Garaż 5
steps = Krok po kroku
steps-back = Wstecz
steps-on = Dalej
steps-all = Pokaż wszystko
steps-new = od twojej ostatniej tury
steps-none = Nie było z czego wybierać.
steps-at = Krok { $number } z { $count }
some-die = { $count ->
    [one] { $count } Kość
    [few] { $count } Kości
   *[other] { $count } Kości
 }
some-contract = { $count ->
    [one] { $count } Kontrakt
    [few] { $count } Kontrakty
   *[other] { $count } Kontraktów
 }
harvesters = Żniwiarki
stack-farms = Farmy na wierzchu
stack-ships = Statki na wierzchu
stacks-and-event = Stosy i Wydarzenie
empty-place = pusto
rolled = Rzucone Kości
done-contracts = Wypełnione Kontrakty
close = Zamknij
no-contracts = Brak Kontraktów na ręce
term-saved = taniej o { $count }
term-have = masz { $count }
term-missing = brakuje { $count }
term-points = punktuje teraz, ze wszystkim, co się liczy
term-garage = Algi za Kość stąd
term-stock = Twoje zasoby
slot-ship = Tu może stanąć Statek; pierwszy pusty Garaż punktuje: { $count } PZ.
slot-farm = Tu może stanąć Farma; zakrycie Fundamentu punktuje: { $count } PZ.
trade-these = Wymień
discard-these = Odrzuć te
map-signs = { $kinds }; * żeton Klejnotu, + Wody, (?) zakryta Skrytka, > Żniwiarka
progress-when = pierwsza Kość o tej wartości: przesuń jej znacznik, weź nagrodę
complication-when = warunek spełniony w kolumnie: przesuń znacznik, ponieś karę
progress-short = nowa wartość: jedna nagroda
complication-short = spełniony: jedna kara
term-spaces = wolne pola
term-column = tyle dają razem Kości w kolumnie { $faction }
term-row = PZ za Kość w tym rzędzie, koszt: { $cost } ({ $resource })
space-gives = W każdych Zbiorach: { $goods }
space-token = Kto pierwszy tu wejdzie, bierze: { $goods }.
space-who = Żniwiarki na tym polu: { $who }
slot-harvester = Może tu stanąć Żniwiarka; zmieści się dowolnie wiele.
