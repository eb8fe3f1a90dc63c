# Słowa rysunku Race for the Galaxy.
tab-hand = Ręka
tab-orb = Archiwum
tab-words = Słowami
group-squares = Wybierz pole
tableaux = Stoły graczy
round = Runda
nobody = nikt
good-here = { $count ->
    [one] z towarem
   *[other] z towarami: { $count }
}
by-own-kind = dzięki zdolności dla jego rodzaju
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
orb-cards = Karty Archiwum
artifacts = Artefakty
face-down = zakryte: { $letters }
teams = Zespoły badawcze
your-hand = Twoja ręka
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
stations-seen = { $count ->
    [one] { $count } stacja
    [few] { $count } stacje
   *[other] { $count } stacji
}
track = Tor kolejności
your-orb-cards = Twoje karty Archiwum
used = użyty
team-at = Zespół gracza { $name }: { $square }
action-explore_5 = dobierz 5 więcej
action-explore_1_1 = dobierz 1 i zatrzymaj 1 więcej
action-explore_orb = trzy akcje Archiwum
action-develop = koszt o 1 mniejszy
action-settle = dobierz 1 po wyłożeniu
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
still-goods = { $count ->
    [one] najwyżej { $count } towar
    [few] najwyżej { $count } towary
   *[other] najwyżej { $count } towarów
}
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
tableau-of = Stół gracza { $name }
whose-tableau = Co jest pokazane
beside-the-orb = Obok Archiwum
phases = Fazy
next = następna
of-limit = z { $limit }
of-pool = z { $full } PZ
can-develop = { $count ->
    [0] teraz nie można wyłożyć żadnej technologii
    [one] teraz można wyłożyć 1 technologię
    [few] teraz można wyłożyć { $count } technologie
   *[other] teraz można wyłożyć { $count } technologii
}
can-settle = { $count ->
    [0] teraz nie można wyłożyć żadnego świata
    [one] teraz można wyłożyć 1 świat
    [few] teraz można wyłożyć { $count } światy
   *[other] teraz można wyłożyć { $count } światów
}
badge-pay = zapłać { $paid }
badge-strength = { $have } z { $need }
badge-boost = { $have } + { $more } z { $need }
did-conquered = podbity świat
did-placed = wyłożona karta
did-nothing = nic nie wyłożone
did-explored = dobrane karty
did-sold = sprzedany towar
did-consumed = zużyte towary
did-produced = produkcja
bonus-explore_5 = +5
bonus-explore_1_1 = +1, +1
bonus-explore_orb = Archiwum
bonus-develop = o 1 taniej
bonus-settle = +1 karta
bonus-consume_trade = Handel
bonus-consume_x2 = 2 × PZ
bonus-produce = +1 zdobyczny
# Zdolności tak, jak stoją na karcie na ręce; zdolność bez wiersza tutaj ma tam całe zdanie.
short-place-discard_card_to_produce_here = Odrzuć kartę: towar tutaj
short-place-second_team = Archiwum: drugi zespół
short-I-team_speed = Archiwum: zespoły +{ $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
}
short-II-discount = Technologie o { $n } taniej
short-II-draw_after_placing = Dobierz { $n } po wyłożeniu
short-III-military-only_good = +{ $n } Siły: { $only_good }
short-III-military-only_keyword = +{ $n } Siły: { $only_keyword }
short-III-military_per_chromosome_world = +{ $n } Siły za świat z chromosomem
short-III-sacrifice_for_military = Odrzuć ze stołu: +{ $n } Siły
short-III-spend_good_for_military = { $good }: +{ $n } Siły
short-III-discount = Światy o { $n } taniej
short-III-discount-only_good = { $only_good }: światy o { $n } taniej
short-III-sacrifice_for_free_world = Odrzuć ze stołu: świat za darmo
short-III-pay_for_military = { $targets ->
    [alien] Płać za militarne światy Obcych
    [chromosome] Płać za militarne z chromosomem
   *[non_alien] Płać za światy militarne
}
short-III-pay_for_military-rebate = { $targets ->
    [alien] Płać za militarne światy Obcych, −{ $rebate }
    [chromosome] Płać za militarne z chromosomem, −{ $rebate }
   *[non_alien] Płać za światy militarne, −{ $rebate }
}
short-III-conquer_with_leftover = Podbij drugi świat
short-III-sacrifice_for_extra_world = Odrzuć ze stołu: jeszcze jeden świat
short-III-settle_if_lucky = Spróbuj szczęścia po świat
short-III-draw_after_placing = Dobierz { $n } po wyłożeniu
short-trade-sale_bonus = { $good ->
    [any] o { $n } więcej za każdy towar
   *[other] o { $n } więcej: { $good }
}
short-trade-sale_bonus_here = o { $n } więcej za towar stąd
short-trade-no_bonus_sale_here = Bez premii Handlu za ten towar
short-IV-consume_three_kinds = Trzy rodzaje za { $gain }
short-IV-consume_each_kind = Każdy rodzaj za { $gain }, do { $up_to }
short-IV-consume_all = Wszystkie: po { $vp_each } PZ oprócz jednego
short-IV-sell_good = Sprzedaj towar
short-IV-sell_good-with_bonuses = Sprzedaj towar ze zdolnościami
short-IV-discard_cards_for_vp = Karty po { $vp_each } PZ, do { $up_to }
short-IV-draw_if_lucky = Podaj koszt i odkryj kartę
short-V-produce_on_windfall = { $good ->
    [any] Produkuj na dowolnym zdobycznym
   *[other] Zdobyczny: { $good }
}
short-V-draw_if_produced_here = Dobierz { $n }, gdy produkuje
short-V-draw_per_good_produced = Dobierz { $n } za towar: { $good }
short-V-draw_if_most_produced = Dobierz { $n } za najwięcej: { $good }
short-V-draw_per_kind_produced = Dobierz { $n } za każdy rodzaj
short-V-draw_per_world = Dobierz { $n } za świat: { $good }
short-V-draw_per_keyword = Dobierz { $n } za kartę { $keyword }
short-V-draw_per_rebel_military_world = Dobierz { $n } za militarny świat REBELIA
short-V-draw_per_big_development = Dobierz { $n } za technologię od { $min_cost }
short-V-gather_goods = Towary trafiają tu: { $good }
short-line-card-keyword = { $vp } PZ za kartę { $keyword }
short-line-card_named-card = { $vp } PZ: { $card }
short-line-development = { $vp } PZ za technologię
short-line-development-cost = { $vp } PZ za technologię za { $cost }
short-line-development-with_power_in = { $vp } PZ za technologię z { $with_power_in }
short-line-world = { $vp } PZ za świat
short-line-world-good-world_type = { $world_type ->
    [windfall] { $vp } PZ za zdobyczny: { $good }
   *[production] { $vp } PZ za produkcyjny: { $good }
}
short-line-world-military = { $military ->
    [true] { $vp } PZ za świat militarny
   *[false] { $vp } PZ za świat niemilitarny
}
short-line-world-keyword-military = { $vp } PZ za militarny świat { $keyword }
short-line-world-with_power_in = { $vp } PZ za świat z { $with_power_in }
short-line-vp_chips-every = { $vp } PZ za { $every } w żetonach
short-line-military_strength = { $vp } PZ za punkt Siły
short-line-world-military-with_power_in = { $vp } PZ za niemilitarny świat z { $with_power_in }
short-line-artifact-family-orb_only = { $family ->
    [science] Archiwum: { $vp } PZ za znacznik Nauki
    [technology] Archiwum: { $vp } PZ za znacznik Technologii
   *[uplift] Archiwum: { $vp } PZ za znacznik Wspomaganych
}
others-artifacts = Artefakty na stole
copies = { $count ->
    [one] 1 kopia w grze
    [few] { $count } kopie w grze
   *[other] { $count } kopii w grze
}
is-development = Technologia
is-world = Świat
is-military-world = Świat militarny
is-windfall = Zdobyczny: { $good }
is-producer = Produkuje: { $good }
term-cost = koszt na karcie
term-less = zniżki
term-pay = kart z ręki; z { $others } pozostałych zostaje { $stay }
term-short = kart z ręki; pozostałych jest tylko { $others }
term-defence = obrona
term-military = twoja Siła przeciw niemu
term-boost = można jeszcze dodać
term-score = twój wynik, gdyby gra się teraz skończyła
phase-1 = Wszyscy dobierają karty i zatrzymują część z nich.
phase-2 = Każdy może wyłożyć technologię z ręki i zapłacić za nią kartami.
phase-3 = Każdy może wyłożyć świat: zapłacić za niego kartami albo podbić go Siłą.
phase-4 = Towary są sprzedawane za karty (Handel), potem zdolności konsumpcji dają za nie PZ i karty.
phase-5 = Światy produkcyjne bez towaru dostają towar; zdolności produkują na światach zdobycznych.
is-piece = Karta Archiwum
piece-text = Układana w Archiwum w jednym z obrotów: musi stykać się z tym, co leży, przejścia biegną dalej, a śluz nie wolno zakrywać.
slot-title = Wolne miejsce
slot-card = Tu może stanąć karta: następna technologia lub następny świat, który wyłożysz.
adds-military = +{ $n } Siły
have-number = niewidoczne karty z tą liczbą: { $count } z { $all }
chart-legend = t teleport, s stacja, * artefakt, = śluza, litery zespoły, - | ściany, liczby bariery
