# Słowa rysunku Race for the Galaxy.
tab-hand = Ręka
tab-piles = Stosy
tab-orb = Archiwum
tab-words = Słowami
group-squares = Wybierz pole
board = Runda i stoły graczy
tableau-of = Stół gracza { $name }
tableaux = Stoły graczy
round = Runda
nobody = nikt
of-twelve = { $count } z { $all }
good-here = { $count ->
    [one] z towarem
   *[other] z towarami: { $count }
}
kind-development = technologia, koszt { $cost }
kind-world = świat, koszt { $cost }
kind-military = świat militarny, obrona { $cost }
points = { $count } PZ
points-variable = zmienne PZ
chromosome = chromosom
hand-cards = Karty na ręce
chips = Żetony PZ
military = Siła
tableau-cards = Karty na stole
goods = Towary
orb-cards = Karty Archiwum
artifacts = Artefakty
face-down = zakryte: { $letters }
teams = Zespoły badawcze
your-hand = Twoja ręka
hand-of = { $count } z { $limit }
hand-empty = Brak kart
pay-these = Zapłać tymi
keep-these = Zatrzymaj te
discard-these = Odrzuć te
chosen = wybrana
price = { $less ->
    [0] zapłać { $paid }
   *[other] zapłać { $paid } = { $cost } − { $less }
}
strength = Siła { $have } z { $need }
pool = żetony PZ
deck = talia
discards = odrzucone
orb-deck = talia Archiwum
piles = Stosy
the-orb = Archiwum
in-words = Stoły słowami
with-goods = { $name }, towary: { $count }
square = Pole { $cell }
stations-seen = stacje: { $count }
track = Tor kolejności
your-orb-cards = Twoje karty Archiwum
used = użyty
team-at = Zespół gracza { $name } na { $cell }
word-teleporter = Teleport na { $cell }
word-station = Stacja żywieniowa na { $cell }
word-token = Artefakt na { $cell }
word-piece = Leży: { $piece }
action-explore_5 = dobierz 5 więcej
action-explore_1_1 = dobierz 1 i zatrzymaj 1 więcej
action-explore_orb = trzy akcje Archiwum
action-develop = koszt o 1 mniejszy
action-settle = dobierz 1 po zagraniu
action-consume_trade = najpierw sprzedaj towar
action-consume_x2 = podwójne PZ za towary
action-produce = jeszcze jeden świat zdobyczny
still-pay = { $count ->
    [one] 1 karta do zapłaty
    [few] { $count } karty do zapłaty
   *[other] { $count } kart do zapłaty
}
still-keep = { $count ->
    [one] 1 karta do zatrzymania
    [few] { $count } karty do zatrzymania
   *[other] { $count } kart do zatrzymania
}
still-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
still-moves = { $count ->
    [one] 1 pole
    [few] { $count } pola
   *[other] { $count } pól
}
still-goods = do { $count } towarów
setting-up = przygotowanie
in-round = runda { $round }
in-phase = runda { $round }, { $phase }
being-laid = Właśnie kładziona
square-steps = { $square }, { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
square-far = { $square }, poza zasięgiem
with-artifact = artefakt
with-teleporter = teleport
with-station = stacja żywieniowa
card-turned = { $card }, { $turn }
lay-left = Obróć w lewo
lay-right = Obróć w prawo (R)
lay-back = Poprzednie miejsce (P)
lay-next = Następne miejsce (N)
lay-here = Połóż tutaj
lay-place = miejsce { $number } z { $all }
lay-not = tu nie wolno
zoom-in = Powiększ
zoom-out = Pomniejsz
legend-wall = ściana
legend-strong = za mocna bariera
legend-weak = bariera do przejścia
legend-teleporter = teleport
legend-station = stacja żywieniowa
legend-artifact-a = artefakt A
legend-artifact-b = artefakt B
legend-breeding = pole hodowli
no-cards = brak
