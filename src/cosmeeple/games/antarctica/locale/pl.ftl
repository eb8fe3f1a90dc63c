### Antarktyda, po polsku.

## Opcje przy zakładaniu stołu
option-placement = Statki początkowe
option-placement-free = Ustawiają gracze
option-placement-first_game = Ustalone, jak w pierwszej grze
option-placement-snake = Ustawiają gracze, we czworo w kolejności wężyka

## Gdzie
zone-in-ross = na Wybrzeżu Rossa
zone-in-marie_byrd = na Ziemi Marii Byrd
zone-in-wilkes = na Ziemi Wilkesa
zone-in-princess_elizabeth = na Ziemi Księżniczki Elżbiety
zone-in-enderby = na Ziemi Enderby
zone-in-queen_maud = na Ziemi Królowej Maud
zone-in-graham = na Ziemi Grahama
zone-in-ellsworth = na Ziemi Ellswortha

## Pytania
ask-PlaceShip = Wybierz strefę dla statku początkowego
ask-PlaceBonusCube = Wybierz Tor Badań dla dodatkowej kostki
ask-Sail = Wybierz strefę, do której płyniesz
ask-TakeTurn = { $acted ->
    [true] Akcja { $zone_in } wykonana. Zakończ turę albo użyj tego, na co jeszcze pozwala
   *[false] Wybierz jedną akcję { $zone_in }
}
ask-ChooseTrack = Wybierz tor dla { $points ->
    [one] { $points } Punktu Badań
   *[other] { $points } Punktów Badań
}
ask-ChooseAdvance = Przesuń się o 3 pola na wybranym torze albo spasuj
ask-ChooseShip = Wybierz swój statek do przestawienia albo spasuj
ask-ChooseHarbour = Wybierz strefę dla statku { $ship }
ask-TakeShipyardCard = Weź Kartę Stoczni ze stosu albo spasuj
ask-KeepShipyardCard = Zatrzymaj jedną Kartę Stoczni; resztę podajesz dalej

## Odpowiedzi
choice-place = { $what }
choice-cube = { $what }
choice-sail = { $what }
choice-build-basic = Buduj: talia podstawowa
choice-build-double = Buduj: talia podwójna
choice-build-advanced = Buduj: talia zaawansowana
choice-build-basic-card = Buduj z Kartą Zasobów: talia podstawowa
choice-build-double-card = Buduj z Kartą Zasobów: talia podwójna
choice-build-advanced-card = Buduj z Kartą Zasobów: talia zaawansowana
named-build = Buduj: { $what }
named-build-card = Buduj z Kartą Zasobów: { $what }
choice-build_ship = Buduj statek
choice-hire = Zatrudnij naukowców
choice-research = Badania: { $what }
choice-no_action = Bez akcji, koniec tury
choice-end = Zakończ turę
choice-discard-cube = Odrzuć kostkę
choice-discard-ship = { $key ->
    [none] Odrzuć statek z Dostępnych Zasobów
   *[other] Odrzuć statek { $key } z planszy
}
choice-play-icebreaker = Lodołamacz: { $what }
choice-play-send_scientist = Wysłanie naukowca
choice-play-add_two_scientists = Dodaj 2 naukowców
choice-play-quick_research = Szybkie badania: { $what }
choice-advance = { $what }
choice-move = Statek { $key }
choice-to = { $what }
choice-take = { $what }
choice-keep = { $what }
choice-ChooseAdvance-pass = Bez postępu na torze
choice-ChooseShip-pass = Bez przestawiania statku
choice-TakeShipyardCard-pass = Bez karty

## Co się dzieje
event-ShipPlaced = { $seat } stawia statek { $ship } { $zone_in }
event-BonusCubePlaced = { $seat } kładzie dodatkową kostkę: { $track }
event-SunMoved = Tura { $turn }: Słońce stoi { $zone_in }, gra { $seat }
event-IcebreakerUsed = Tura { $turn }: dzięki Lodołamaczowi { $zone_in } od razu gra { $seat }
event-ShipSailed = { $seat } płynie: { $origin } → { $zone }
event-Passed = { $seat } nie wykonuje akcji
event-PieceDiscarded = { $piece ->
    [cube] { $seat } odrzuca kostkę
   *[ship] { $seat } odrzuca statek
}{ $hired ->
    [0] { "" }
   *[other] { " " }i dostaje naukowca (Rezerwa { $reserve_left })
}
event-BuildingErected = { $seat } wznosi budynek: { $building } ({ $card }) { $zone_in } za { $spent ->
    [one] { $spent } naukowca
   *[other] { $spent } naukowców
} (zasoby { $supply_left })
event-ResourceCardPlayed = { $seat } zagrywa kartę { $resource_card } zamiast budynku { $building }
event-ResourceCardTaken = { $seat } dostaje kartę: { $resource_card }
event-AdvancedCardTaken = { $seat } dostaje kartę: { $resource_card }
event-ScientistsHired = { $seat } zatrudnia { $hired ->
    [one] { $hired } naukowca
   *[other] { $hired } naukowców
} { $zone_in } (Rezerwa { $reserve_left })
event-ScientistsReceived = { $seat } dostaje { $hired ->
    [one] { $hired } naukowca
   *[other] { $hired } naukowców
} (Rezerwa { $reserve_left })
event-ScientistsAdded = { $seat } dostaje { $hired ->
    [one] { $hired } naukowca
   *[other] { $hired } naukowców
} (Rezerwa { $reserve_left })
event-ScientistSent = { $seat } stawia naukowca { $zone_in } (zasoby { $supply_left })
event-StationUsed = { $seat } używa Stacji Badawczej { $zone_in }: { $points ->
    [one] { $points } Punkt Badań
    [few] { $points } Punkty Badań
   *[other] { $points } Punktów Badań
}
event-CubeAdvanced = { $seat } przesuwa kostkę, { $track }: { $start } → { $space }
event-SymbolFired = { $everybody ->
    [true] { $symbol } dla wszystkich ({ $track }, pole { $space })
   *[false] { $symbol } dla gracza { $seat } ({ $track }, pole { $space })
}
event-ShipLaunched = { $seat } woduje statek { $ship } { $zone_in }
event-ShipLaunchedBySymbol = { $seat } woduje statek { $ship } { $zone_in }
event-LaunchSkipped = { $full ->
    [true] { $seat } nie woduje statku: wszystkie pola { $zone_in } są zajęte
   *[other] { $seat } nie woduje statku: brak statków w Dostępnych Zasobach
}
event-ShipMoved = { $seat } przestawia statek { $ship }: { $origin } → { $zone }
event-ShipyardCardTaken = { $seat } bierze kartę: { $shipyard_card }
event-ShipyardCardTakenUnseen = { $seat } bierze Kartę Stoczni
event-ShipyardCardDeclined = { $seat } nie bierze Karty Stoczni
event-ShipyardPileRemoved = { $left ->
    [one] Ostatnia Karta Stoczni trafia do pudełka
    [few] Ostatnie { $left } Karty Stoczni trafiają do pudełka
   *[other] Ostatnie { $left } Kart Stoczni trafia do pudełka
}: nie wystarczy dla wszystkich
event-ShipyardCardPlayed = { $seat } zagrywa kartę: { $shipyard_card }
event-IcebreakerPlaced = { $seat } kładzie Lodołamacz { $zone_in }
event-EndTriggered = { $cause ->
    [last-scientist] Koniec gry: { $seat } stawia ostatniego naukowca
    [last-building] Koniec gry: { $seat } wznosi ostatni budynek
    [stalemate] Koniec gry: przez trzy okrążenia Słońca ruszają się tylko statki
    [turn-limit] Koniec gry: osiągnięto limit tur
   *[no-ships] Koniec gry: na planszy nie ma już statków
}
event-GameEnded = Wynik końcowy: { $each }. Wygrywa: { $winners }
each-GameEnded = { $seat } { $scores }

## Sumy w dzienniku
part-own-ships-here = własne statki w strefie
part-own-scientists-here = własni naukowcy w strefie
part-reserve-too-small = brak w Rezerwie
part-research-points = Punkty Badań
part-occupied-spaces-jumped = przeskoczone zajęte pola
part-points-lost-at-the-end = punkty bez wolnego pola

## Dlaczego nie? Każdy warunek z liczbami.
why-access = masz statek w strefie z budynkiem: { $building }
    .fails = żaden twój statek nie stoi w strefie z budynkiem: { $building }
why-action-taken = akcja jest wykonana albo pominięta
    .fails = turę kończy się dopiero po akcji albo po rezygnacji z niej
why-another-zone = statku nie ma jeszcze { $zone_in }
    .fails = statek stoi już { $zone_in }
why-building-not-here = { $zone_in } nie ma jeszcze tego budynku: { $building }
    .fails = { $zone_in } stoi już ten budynek: { $building }
why-camp-here = { $zone_in } jest Obóz
    .fails = { $zone_in } nie ma Obozu
why-card-in-hand = masz na ręce kartę: { $shipyard_card }
    .fails = nie masz na ręce karty: { $shipyard_card }
why-card-in-pile = w stosie jest karta: { $shipyard_card }
    .fails = w stosie nie ma karty: { $shipyard_card }
why-card-left = w tej turze można jeszcze zagrać kartę (zagrano { $played } z { $limit })
    .fails = w tej turze nie można już zagrać karty (zagrano { $played } z { $limit })
why-card-passed-to-you = wśród podanych kart jest karta: { $shipyard_card }
    .fails = wśród podanych kart nie ma karty: { $shipyard_card }
why-cube-available = masz kostkę w Dostępnych Zasobach ({ $cubes })
    .fails = nie masz kostki w Dostępnych Zasobach
why-deck-left = w tej talii jest jeszcze karta
    .fails = ta talia jest pusta
why-discard-left = w tej turze można jeszcze odrzucić element (wykonano { $made } z { $limit })
    .fails = w tej turze nie można już niczego odrzucić (wykonano { $made } z { $limit })
why-free-space-ahead = przed twoją kostką jest wolne pole: { $track }
    .fails = przed twoją kostką nie ma wolnego pola: { $track }
why-game-goes-on = gra się jeszcze nie kończy
    .fails = gra już się kończy
why-no-action-yet = akcja w tej turze jest jeszcze przed tobą
    .fails = akcja w tej turze jest już wykonana
why-no-own-icebreaker = nie masz jeszcze Lodołamacza { $zone_in }
    .fails = masz już Lodołamacz { $zone_in }
why-not-the-active-ship = to nie jest statek, który ma teraz płynąć: { $ship }
    .fails = statek { $ship } musi najpierw popłynąć
why-one-building-missing = poza twoim zasięgiem jest dokładnie jeden wymagany budynek
    .fails = Karta Zasobów zastępuje jeden budynek; wymaganych budynków poza zasięgiem: { $missing }
why-own-ship-second = { $zone_in } twój statek stoi na drugim polu od Słońca
    .fails = { $zone_in } twój statek nie stoi na drugim polu od Słońca
why-points-for-first-step = punktów wystarczy na pierwszy krok na torze ({ $points } z { $needed })
    .fails = punktów nie wystarczy na pierwszy krok na torze ({ $points } z { $needed })
why-reserve-left = w twojej Rezerwie są naukowcy ({ $reserve })
    .fails = w twojej Rezerwie nie ma już naukowców
why-resource-card = masz Kartę Zasobów, która zastępuje budynek: { $building }
    .fails = nie masz Karty Zasobów, która zastępuje budynek: { $building }
why-scientists = masz dość naukowców w zasobach (potrzeba { $needed }, masz { $supply })
    .fails = masz za mało naukowców w zasobach (potrzeba { $needed }, masz { $supply })
why-ship-available = masz statek w Dostępnych Zasobach ({ $ships })
    .fails = nie masz statku w Dostępnych Zasobach
why-ship-not-new = statek { $ship } był na planszy przed tą turą
    .fails = statek { $ship } pojawił się na planszy w tej turze
why-ship-on-board = statek { $ship } jest na planszy
    .fails = statku { $ship } nie ma na planszy
why-ship-space-free = jest wolne Pole Statków (zajęte { $taken } z { $spaces })
    .fails = wszystkie Pola Statków są zajęte ({ $taken } z { $spaces })
why-shipyard-here = { $zone_in } jest Stocznia
    .fails = { $zone_in } nie ma Stoczni
why-somebody-here = masz w tej strefie statki lub naukowców ({ $number })
    .fails = nie masz w tej strefie statków ani naukowców
why-space-at-the-sun = w strefie ze Słońcem jest wolne pole (zajęte { $taken } z { $spaces })
    .fails = w strefie ze Słońcem wszystkie pola są zajęte ({ $taken } z { $spaces })
why-station-here = w Strefie Docelowej jest Stacja Badawcza tego toru: { $track }
    .fails = w Strefie Docelowej nie ma Stacji Badawczej tego toru: { $track }
why-track-not-taken = nikt jeszcze nie wybrał tego toru w tej akcji: { $track }
    .fails = ten tor został już wybrany w tej akcji: { $track }
why-track-open = ten tor jest otwarty przy tej liczbie graczy: { $track }
    .fails = ten tor jest zamknięty przy tej liczbie graczy: { $track }
why-zone-open = strefa jest otwarta przy tej liczbie graczy: { $zone }
    .fails = strefa jest zamknięta przy dwóch graczach: { $zone }

## Punktacja
score-zones = Strefy
score-tracks = Tory Badań
score-star_cards = Karty z gwiazdką
score-discarded = Odrzucone zasoby
tie-first-places = pierwsze miejsca
tie-building-cards = Karty Budowy

## Rysunek w terminalu

## Co robi odpowiedź
valued-buildings = budynki w zasięgu
valued-cards = karty i Lodołamacze
valued-others = powstrzymanie pozostałych
valued-points = punkty w tej chwili
valued-research = Tory Badań i droga do ich następnych symboli
valued-scientists = naukowcy do wysłania i zatrudnienia
valued-ships = statki, czyli przyszłe tury
valued-zones = przewagi w strefach
watched-scientists = { $count ->
    [one] { $count } naukowiec
    [few] { $count } naukowców
   *[other] { $count } naukowców
}
    .name = naukowcy w zasobach
    .left = zasoby { $after }
watched-reserve = { $count } w Rezerwie
    .name = naukowcy w Rezerwie
    .left = zostaje { $after }
watched-researchers = { $count ->
    [one] { $count } naukowiec w strefach
    [few] { $count } naukowców w strefach
   *[other] { $count } naukowców w strefach
}
    .name = naukowcy w strefach
watched-ships-at-sea = { $count ->
    [one] { $count } statek na planszy
    [few] { $count } statki na planszy
   *[other] { $count } statków na planszy
}
    .name = statki na planszy
watched-ships-available = { $count ->
    [one] { $count } dostępny statek
    [few] { $count } dostępne statki
   *[other] { $count } dostępnych statków
}
    .name = dostępne statki
watched-cubes-available = { $count ->
    [one] { $count } dostępna kostka
    [few] { $count } dostępne kostki
   *[other] { $count } dostępnych kostek
}
    .name = dostępne kostki
watched-basic-cards = { $count ->
    [one] { $count } Podstawowa Karta Zasobów
    [few] { $count } Podstawowe Karty Zasobów
   *[other] { $count } Podstawowych Kart Zasobów
}
    .name = Podstawowe Karty Zasobów
watched-advanced-cards = { $count ->
    [one] { $count } Zaawansowana Karta Zasobów
    [few] { $count } Zaawansowane Karty Zasobów
   *[other] { $count } Zaawansowanych Kart Zasobów
}
    .name = Zaawansowane Karty Zasobów
watched-shipyard-cards = { $count ->
    [one] { $count } Karta Stoczni
    [few] { $count } Karty Stoczni
   *[other] { $count } Kart Stoczni
}
    .name = Karty Stoczni
watched-building-cards = { $count ->
    [one] { $count } Karta Budowy
    [few] { $count } Karty Budowy
   *[other] { $count } Kart Budowy
}
    .name = Karty Budowy
watched-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
    .name = punkty
    .left = teraz { $after }
watched-track-land_1 = Tor Lądowy { $before } → { $after }
    .name = Tor Lądowy
watched-track-coast_1 = Tor Nabrzeżny { $before } → { $after }
    .name = Tor Nabrzeżny
watched-track-sea_1 = Tor Morski { $before } → { $after }
    .name = Tor Morski
watched-track-shelf = Tor Szelfowy { $before } → { $after }
    .name = Tor Szelfowy
watched-track-land_2 = Tor Lodowcowy { $before } → { $after }
    .name = Tor Lodowcowy

# --- styles of bots: the name, and what a bot of this style likes
style-builder = budowniczy: budynki
