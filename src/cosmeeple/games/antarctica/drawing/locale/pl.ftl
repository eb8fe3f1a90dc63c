### Antarktyda: słowa rysunku, po polsku.
board = Plansza
board-label = Plansza: strefy wokół bieguna, Słońce { $zone_in }
zones = Strefy
tracks = Tory Badań
offer = Budynki do wzięcia
closed = zamknięta przy dwóch graczach
zone-can = { $zone }: wybierz, Pole Statków { $berth }
zone-cannot = { $zone }: niemożliwe, zapytaj dlaczego
buildings = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
people-of = { $letter }: { $count ->
    [one] { $count } naukowiec
   *[other] { $count } naukowców
}
ship-at = Statek { $ship }, { $name }, pole { $place } { $zone_in }
track-can = { $track }: wybierz, kostka dojdzie na pole { $space }
now = Teraz
next = Potem
vp = PZ
space = Pole { $space }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
choose = Wybierz
short-marie_byrd = M. Byrd
short-ross = Ross
short-wilkes = Wilkes
short-princess_elizabeth = Ks. Elżb.
short-enderby = Enderby
short-queen_maud = Kr. Maud
short-graham = Graham
short-ellsworth = Ellsworth
short-land_1 = Lądowy
short-coast_1 = Nabrzeżny
short-sea_1 = Morski
short-shelf = Szelfowy
short-land_2 = Lodowcowy
supply = Zasoby
reserve = Rezerwa
available = Dostępne
discards = Odrzucone
built = Wzniesione
scientists = Naukowcy
ships = Statki
cubes = Kostki
in-supply = Naukowcy w zasobach
in-reserve = Naukowcy w Rezerwie
ships-available = Dostępne statki
cubes-available = Dostępne kostki
star-cards = Karty z gwiazdką
discarded = Odrzucone zasoby
resource-cards = Karty Zasobów
shipyard-cards = Karty Stoczni
building-cards = Karty Budowy
your-cards = Twoje karty
may-be-played = { $left ->
    [0] teraz żadnej nie można zagrać
   *[other] można zagrać: { $left }
}
choose-card = Wybierz kartę
no-cards = Nie masz kart.
card-icebreaker = Tam, gdzie twój statek jest drugi: gdy Słońce następnym razem tam dotrze, zagra on zaraz po pierwszym
card-send_scientist = { $amount } z zasobów do tej strefy
card-add_two_scientists = { $amount } z Rezerwy do zasobów
card-quick_research = Postęp o { $amount } na dowolnym torze
resource = Zastępuje jeden brakujący: { $what }
cards-left = ile kart
pile = Karty Stoczni
advanced-stack = Zaawansowane Karty Zasobów
deck-basic = Podstaw.
deck-double = Podwójne
deck-advanced = Zaawans.
deck-empty = Brak kart
costs-scientists = Potrzebni naukowcy
gives-research = Punkty Badań
needs = Wymaga
needs-nothing = niczego
need-without = brak: { $building }
need-missing = { $building } (poza zasięgiem)
star = gwiazdka
nobody = jeszcze nikogo
no-ships = brak statków
sun-here = Tu jest Słońce:
missing = { $what }
hire = Zatrudnij naukowców
hire-count = Zatrudnij { $count }
hire-note = { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[other] { $ships } statków
} + { $people ->
    [one] { $people } naukowiec
   *[other] { $people } naukowców
}
build-ship = Zbuduj statek
build-ship-note = stanie { $zone_in }
berth = Pole Statków { $place }, { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[other] { $count } budynków
}
advance = { $track } { $start } → { $end }
points = { $count ->
    [one] { $count } Punkt Badań
    [few] { $count } Punkty Badań
   *[other] { $count } Punktów Badań
}
scientists-count = { $count ->
    [one] { $count } naukowiec
   *[other] { $count } naukowców
}
discard-cube = Kostka
discard-ship = Statek
discard-this = Statek { $ship }
from-available = z Dostępnych
still-action = 1 akcja
still-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
still-discard = { $count ->
    [one] { $count } odrzucenie
    [few] { $count } odrzucenia
   *[other] { $count } odrzuceń
}
setting-up = przygotowanie
turn = tura { $turn }
turn-next = tura { $turn }. Potem: { $name } { $zone_in }
turn-icebreaker = tura { $turn }. Potem: { $name } { $zone_in }, dzięki Lodołamaczowi
group-discard = Odrzuć
group-play-icebreaker = Lodołamacz
group-play-quick_research = Szybkie badania
group-build-basic_resource_card = Z Podstawową Kartą Zasobów
group-build-advanced_resource_card = Z Zaawansowaną Kartą Zasobów
tab-offer = Oferta
tab-mine = Karty
tab-zones = Strefy
tab-tracks = Tory
derive-buildings = budynki w strefie
derive-people = naukowcy wszystkich graczy
derive-bonus = premia za pierwsze miejsce
derive-first = dla pierwszego
derive-below = każde niższe miejsce: naukowcy jednego gracza wyżej
derive-track = wartości wszystkich kostek na torze
derive-track-below = każde niższe miejsce: wartość jednej kostki wyżej
derive-stars = karty z gwiazdką wszystkich graczy
derive-discarded = odrzucone zasoby wszystkich graczy
for-everybody = raz dla wszystkich, najpierw dla ruszającego
for-mover = dla ruszającego
plain-ships = statki od Słońca
plain-no-building = bez budynków
plain-scientists = naukowcy
plain-icebreaker = Lodołamacz
plain-sun = { $zone } (Słońce)
plain-zones = Strefy w kolejności Słońca
plain-nobody = nikt
plain-needs = wymaga: { $what }
plain-offer = Oferta
plain-hand = Twoje Karty Stoczni
term-prize = dla pierwszego { $zone_in }, gdyby gra się wtedy skończyła
needed-by = Potrzebują tego karty z oferty: { $cards }
access-of = Dostęp ma: { $who }
slot-could = { $building }: może tu stanąć
slot-offer = W ofercie: { $card }
slot-no-offer = Żadna karta w ofercie nie ma teraz tego budynku.
