### Tortuga 2199: słowa rysunku, po polsku.
board = Plansza
map = Mapa sektorów
race-of = { $letter }: wpływy { $total }, w tym w żetonach { $tokens }
crypto = Crypto
maneuvers = Manewry
price = cena
reward = nagroda
difficulty = trudność
face-down = zakryta karta
cannot-sector = { $sector }: niemożliwe, zapytaj dlaczego
stash = Skrytka Kopalni
stash-count = skrytka wydanych Minerałów: { $count }
hunt-unknown = nierozpoznany żeton Polowania
hunt-known = Polowanie: { $name }, trudność { $difficulty }
ship-of = Statek gracza { $name }
attack-ship = Atakuj statek gracza { $name }
cards-left = karty w talii
in-hand = karty na ręce
in-deck = karty w talii
discarded = stos kart odrzuconych
reserved = karta w rezerwie
minerals = Minerały
market-tokens = żetony Targu
turret-tokens = żetony Twierdzy
trophies = zdobyte żetony Polowania
ship-away = statek poza planszą
scouted = Rozpoznane cele polowania
here = tutaj
hold = Twoja ładownia
hand = Ręka
this-turn = Ta tura
played = Zagrane
bought = Kupione
deck = Talia
discard-pile = Odrzucone { $count }
reserve = Rezerwa
piles = Stosy Tortugi
piles-where = w sektorach T
piles3 = Twoje stosy
markets-left = Rynki po lewej stronie mapy
markets-right = Rynki po prawej stronie mapy
sectors = Sektory
held = kontroluje { $name }, obrona { $level }
free = niczyj; podbój kosztuje { $cost }
worth = wpływy: { $value }
has-mineral = Minerał
scouted-by = rozpoznany przez: { $letters }
next-to = przylega do: { $sectors }
ships = statki
fly = Leć
conquer = Podbij
hunt = Poluj
gives-crypto = { $n } Crypto
gives-maneuvers = { $n ->
    [one] { $n } Manewr
    [few] { $n } Manewry
   *[other] { $n } Manewrów
}
gives-nothing = bez Crypto i Manewrów
turn-ends = { $kept ->
    [0] dobierasz { $drawn ->
        [one] { $drawn } kartę
        [few] { $drawn } karty
       *[other] { $drawn } kart
    }
    [one] odrzucasz kartę z ręki, dobierasz { $drawn }
    [few] odrzucasz { $kept } karty z ręki, dobierasz { $drawn }
   *[other] odrzucasz { $kept } kart z ręki, dobierasz { $drawn }
}
strength = siła { $n }
level-now = obrona teraz { $n }
missing = { $what }
still-crypto = { $n } Crypto
still-maneuvers = Manewry: { $n }
setting-up = wybór statków
round = runda { $n }
round-next = runda { $n }. Następnie: { $name }
last-round = ostatnia runda, uzurpator: { $name }
skirmish = Potyczka
fight-title = { $attacker } atakuje, broni się { $defender }: { $sector }
fight-tie = Przy równej sile wygrywa obrońca.
fight-step-1 = Atak, zakryty
fight-step-2 = Obrona, odkryta
fight-step-3 = Odkrycie
attacks-with = { $count ->
    [one] atakuje { $count } zakrytą kartą
   *[other] atakuje { $count } zakrytymi kartami
}
will-defend = broni się za chwilę
defends-with = { $count ->
    [one] broni się { $count } odkrytą kartą
   *[other] broni się { $count } odkrytymi kartami
}
at-least = { $count } lub więcej
so-far = na razie
only-you = tylko ty to widzisz
wins = wygrywa
removed = usunięta
put-away = pokaż lub schowaj
tab-hold = Ręka
tab-markets = Rynki
tab-offer = Tortuga
tab-sectors = Sektory
group-play = Zagraj kartę
group-claim = Odbierz nagrodę
group-buy = Kup kartę
group-refresh = Odśwież rynek
group-strengthen = Wzmocnij
group-remove = Usuń kartę
group-move = Ruch
group-vortex = Wir: usuń
group-token = Żetony Targu
group-use-move = Leć do
group-use-raise = Podnieś obronę
group-use-mineral = Weź Minerał
group-use-remove-hand = Usuń z ręki
group-use-remove-played = Usuń zagraną kartę
open-cards = Odkryte karty
none = brak
discard-of = Odrzucone karty: { $name }
trophies-of = Zdobyte żetony Polowania: { $name }
market-of = Rynek: { $deck } (w talii { $count })
known-below = znane na spodzie: { $cards }
hunt-deck = Talia Polowań
box = Usunięte z gry
tab-cards = Karty
won-attack = { $taken ->
    [0] wpływy: { $bank } z banku
   *[other] { $bank ->
        [0] wpływy: { $taken } od pokonanego
       *[other] wpływy: { $taken } od pokonanego i { $bank } z banku
    }
}
if-won = za wygraną: { $reward }
or = albo
hunt-short = żeton Polowania
t-market = Tortuga, Targi i Twierdze
markets-title = Karty na sprzedaż (Crypto)
in-reserve = W rezerwie
played-cards = Zagrane
your-cards = Twoje karty
term-have = { $unit }: masz teraz
term-left = { $unit }: zostanie
term-short = { $unit }: brakuje
term-conquest = Manewry potrzebne teraz do podboju
slot-control = Tu może leżeć twój żeton kontroli.
lay-these = Walcz tymi
play-plain = { $count ->
    [2] Zagraj obie zwykłe karty
    [few] Zagraj { $count } zwykłe karty
   *[other] Zagraj { $count } zwykłych kart
}
with-coins = { $tokens ->
    [0] { $minerals ->
        [one] za 1 Minerał
        [few] za { $minerals } Minerały
       *[other] za { $minerals } Minerałów
    }
    [one] { $minerals ->
        [0] z 1 żetonem Targu
        [one] z 1 żetonem Targu i za 1 Minerał
        [few] z 1 żetonem Targu i za { $minerals } Minerały
       *[other] z 1 żetonem Targu i za { $minerals } Minerałów
    }
   *[other] { $minerals ->
        [0] z { $tokens } żetonami Targów
        [one] z { $tokens } żetonami Targów i za 1 Minerał
        [few] z { $tokens } żetonami Targów i za { $minerals } Minerały
       *[other] z { $tokens } żetonami Targów i za { $minerals } Minerałów
    }
}

## Na karcie za małej na zdania
brief-reward = Nagroda +{ $n }
brief-move = Ruch { $n }
brief-draw = Dobierz { $n }
brief-mineral = Weź Minerał
brief-scout = Rozpoznaj
brief-reserve = Zarezerwuj
brief-raise = Obrona do +{ $n }
brief-remove = Usuń kartę
brief-crypto-ship_in_t_sector = Sektor T: +{ $n } Crypto
brief-crypto-sector_of_opponent = Sektor rywala: +{ $n } Crypto
brief-maneuver-ship_in_t_sector = { $n ->
    [one] Sektor T: +{ $n } Manewr
    [few] Sektor T: +{ $n } Manewry
   *[other] Sektor T: +{ $n } Manewrów
}
brief-maneuver-sector_of_opponent = { $n ->
    [one] Sektor rywala: +{ $n } Manewr
    [few] Sektor rywala: +{ $n } Manewry
   *[other] Sektor rywala: +{ $n } Manewrów
}
brief-per-token = +{ $n } Crypto za żeton Targu, do { $most }
brief-influence = Lub usuń: +{ $n } do wpływów
brief-fight = Atak, obrona +{ $n }
brief-attack = Atak +{ $n }
brief-defend = Obrona +{ $n }
