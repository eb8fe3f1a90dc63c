### Tortuga 2199, po polsku.

## Opcje przy zakładaniu stołu
option-scenario = Scenariusz
option-scenario-standard = Gra podstawowa
option-scenario-aggressive = Agresywni piraci – Wszyscy na pokład!
option-scenario-peaceful = Pokojowi piraci – W poszukiwaniu skarbów!

## Pytania
ask-ChooseShip = Wybierz statek; jego karta trafia do twojej talii
ask-PlaceShip = Postaw statek na planszy: w Tortudze albo we własnym sektorze
ask-TakeReserve = Dobierasz kartę z rezerwy?
ask-TakeAction = Wybierz akcję albo zakończ turę
ask-UseAbility = { $card }: użyj zdolności albo zakończ zagrywanie karty
ask-ChooseGain = { $card }: weź zasoby albo usuń kartę z gry za wpływy
ask-ReserveCard = Wybierz kartę do rezerwy
ask-RaiseTo = Podnieś obronę, { $sector }, do wartości
ask-StrengthenTo = Wzmocnij do X za X Crypto: { $sector }
ask-TakeBackMarker = Nie masz wolnego znacznika: zabierz jeden z żetonu Polowania
ask-CommitCard = Atak, broni się { $defender }: połóż zakryte karty, potem zakończ wybór
ask-DefendCard = Atakuje { $attacker }: wyłóż odkryte karty, potem zakończ wybór
ask-ChooseLostCard = Wybierz kartę użytą w potyczce, która znika z gry
ask-ChooseReward = Wybierz nagrodę za zwycięstwo; przegrywa { $loser }

## Odpowiedzi
choice-ship = { $what }
choice-place = { $what }
choice-reserved-take = Dobierz
choice-TakeReserve-pass = Zostaw w rezerwie
choice-end = Zakończ turę
choice-play = Zagraj: { $what }
choice-claim = Odbierz nagrodę: { $what }
choice-buy = Kup: { $what }
choice-refresh = Odśwież rynek: { $what } idzie na spód talii
choice-move = Leć: { $what }
choice-collect = Zbierz Minerał
choice-scout = Rozpoznaj cel polowania
choice-hunt = Poluj
choice-conquer = Podbij sektor
choice-conquer-crypto = Podbij sektor za Crypto
choice-strengthen = Wzmocnij: { $what }
choice-attack = Atakuj: { $what }
choice-reserve = Zarezerwuj kartę
choice-remove = Usuń z gry: { $what }
choice-influence = Kup 1 punkt wpływów
choice-mineral = Wydaj Minerał jako Crypto
choice-token = Użyj żetonu Targu: { $what }
choice-fortress = Forteca: weź punkt Manewrów
choice-laboratory = Laboratorium: zarezerwuj kartę za darmo
choice-mines = Kopalnie: weź Minerał ze skrytki
choice-vortex = Wir: usuń z gry za darmo: { $what }
choice-use-draw = Dobierz karty
choice-use-scout = Rozpoznaj cel polowania za darmo
choice-use-reserve = Zarezerwuj kartę za darmo
choice-use-mineral-sector = Weź Minerał ze swojego sektora
choice-use-mineral-stash = Weź Minerał ze skrytki
choice-use-move = Leć: { $what }
choice-use-raise = Podnieś obronę: { $what }
choice-use-remove-hand = Usuń z ręki: { $what }
choice-use-remove-played = Usuń zagraną kartę: { $what }
choice-UseAbility-pass = Koniec z tą kartą
choice-gain-resources = Weź zasoby
choice-gain-influence = Usuń kartę za wpływy
choice-stow = { $what }
choice-raise = { $key }
choice-marker = { $what }
choice-commit = { $what }
choice-CommitCard-pass = Gotowe: atak tymi kartami
choice-defend = { $what }
choice-DefendCard-pass = Gotowe: obrona tymi kartami
choice-lose = { $what }
choice-reward-loser = Wpływy od przegranego
choice-reward-bank = Wpływy z banku

## Co się dzieje
event-FirstPlayerDrawn = Zaczyna { $seat }
event-ShipChosen = { $seat } wybiera statek: { $ship }
event-HandsDealt = Karty na pierwszych rękach, od pierwszego gracza: { $sizes }
event-TurnBegan = Runda { $rounds }: gra { $seat }
event-TurnEnded = { $seat } kończy turę
event-ShipPlaced = { $seat } stawia statek: { $sector }
event-ReserveTaken = { $seat } dobiera kartę z rezerwy
event-ReserveTakenSecretly = Z twojej rezerwy: { $card }
event-ReserveLeft = { $seat } zostawia kartę w rezerwie
event-CardsDrawn = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}
event-CardsDrawnSecretly = Dobierasz: { $cards }
event-DeckShuffled = { $seat } tasuje odrzucone karty w nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
event-CardPlayed = { $seat } zagrywa kartę: { $card }
event-ResourcesTaken = { $seat } bierze zasoby karty { $card }: Crypto { $crypto }, Manewry { $maneuver }
event-InfluenceFromCard = { $seat } dostaje wpływy za kartę { $card }: { $influence }
event-CardRemoved = Karta { $card } (gracz { $seat }) znika z gry
event-TrophyBoxed = Żeton Polowania { $card } (gracz { $seat }) trafia do pudełka bez nagrody
event-CardReserved = { $seat } rezerwuje kartę
event-CardReservedSecretly = Rezerwujesz: { $card }
event-ShipMoved = { $seat } leci: { $origin } → { $sector }
event-CardBought = { $seat } kupuje kartę { $card } za { $price } Crypto
event-CardRevealed = Nowa karta na rynku, { $deck }: { $card }
event-MarketRefreshed = { $seat } odkłada na spód talii, { $deck }: { $card }
event-MineralTaken = { $from_stash ->
    [true] { $seat } bierze Minerał ze skrytki (ma { $held })
   *[false] { $seat } zbiera Minerał, { $sector } (ma { $held })
}
event-MineralSpent = { $seat } wydaje Minerał jako Crypto (zostaje { $held }, skrytka { $stash })
event-MarketTokenUsed = { $seat } używa żetonu Targu ({ $sector }): Crypto { $crypto }
event-SectorUsed = { $seat } używa zdolności sektora: { $sector }
event-InfluenceBought = { $seat } kupuje 1 punkt wpływów za { $price } Crypto
event-HuntScouted = { $seat } rozpoznaje cel polowania: { $sector }
event-HuntSeen = Widzisz, { $sector }: { $card }
event-HuntCaptured = { $seat } chwyta cel { $card } ({ $sector }) za Manewry: { $paid }; wpływy: { $influence }
event-HuntClaimed = { $seat } odbiera nagrodę za polowanie, { $card }; wpływy: { $influence }
event-SectorConquered = { $taken ->
    [true] { $seat } podbija sektor { $sector } (traci { $former }), obrona { $level }
   *[false] { $seat } podbija sektor { $sector }, obrona { $level }
}
event-SectorStrengthened = { $seat } wzmacnia sektor { $sector } do { $level } za { $level } Crypto
event-DefenceRaised = { $seat } podnosi obronę, { $sector }: { $level }
event-MarkerTakenBack = { $seat } zabiera znacznik z żetonu Polowania: { $sector }
event-AttackBegun = { $attacker } atakuje, broni się { $defender }: { $sector }
event-CardCommitted = Kładziesz zakrytą kartę: { $card }
event-AttackDeclared = { $attacker } atakuje; zakryte karty: { $count }
event-DefenceShown = { $cards_count ->
    [0] { $seat } broni się bez kart
   *[other] { $seat } broni się kartami: { $cards }
}
event-AttackRevealed = { $seat } odkrywa karty: { $cards }
event-StrengthCounted = Siła gracza { $seat }: { $total }
event-SkirmishWon = Potyczkę ({ $sector }) wygrywa { $winner }, { $strength } do { $against }; przegrywa { $loser }
event-ShipDrivenOff = Statek gracza { $seat } schodzi z planszy do jego następnej tury
event-InfluenceTaken =
    { $taken ->
        [0] { $winner } bierze wpływy z banku: { $from_bank }
       *[other] { $from_bank ->
            [0] { $winner } bierze wpływy od gracza { $loser }: { $taken }
           *[other] { $winner } bierze wpływy: od gracza { $loser }: { $taken }, z banku: { $from_bank }
        }
    }
event-SectorSeized = { $winner } przejmuje sektor { $sector } (traci { $loser }), obrona { $level }
event-LastRoundBegan = Tortuga upada! Uzurpator: { $seat }; pozostali mają ostatnią turę, bez podbojów i ataków
event-PoliticalVictory = { $seat } ma wpływy: { $influence }. Zwycięstwo polityczne
event-RoundLimitReached = Stół kończy grę po { $rounds } rundach (zabezpieczenie przed grą bez końca, nie zasada)
event-GameEnded = Wpływy na koniec: { $each }. Wygrywa: { $winners }
each-GameEnded = { $seat } { $scores }

## Sumy w dzienniku
part-printed-crypto = Crypto na karcie
part-extra-crypto = dodatkowe Crypto ze zdolności
part-printed-maneuver = Manewry na karcie
part-extra-maneuver = dodatkowe Manewry ze zdolności
part-cards-strength = Manewry na kartach
part-skirmish-abilities = zdolności w potyczce
part-turret-tokens = żetony Twierdzy
part-sector-defence = połowa obrony własnego sektora
part-from-the-loser = wpływy od przegranego
part-from-the-bank = wpływy z banku

## Dlaczego nie? Każdy warunek z liczbami.
why-ability-left = karta ma tę zdolność, jeszcze nieużytą: { $card }
    .fails = karta nie ma tej zdolności albo jest już użyta: { $card }
why-another-player = to inny gracz
    .fails = to nie jest inny gracz przy tym stole
why-attacks-allowed = ataki są dozwolone w tym scenariuszu
    .fails = w tym scenariuszu nie ma ataków
why-below-maximum = obrona nie doszła do końca toru: { $sector }
    .fails = obrona jest na końcu toru: { $sector }
why-card-fights = karta ma symbol Manewrów: { $card }
    .fails = karta nie ma symbolu Manewrów: { $card }
why-card-in-hand = masz na ręce kartę: { $card }
    .fails = nie masz na ręce karty: { $card }
why-card-in-hand-left = masz kartę na ręce
    .fails = nie masz kart na ręce
why-card-in-row = karta leży odkryta na tym rynku: { $card } ({ $sector })
    .fails = karta nie leży odkryta na tym rynku: { $card } ({ $sector })
why-card-on-sale = kartę można kupić tam, gdzie jest twój statek: { $card } ({ $sector })
    .fails = tam, gdzie jest twój statek ({ $sector }), nie ma tej karty; sprzedaje ją: { $sold_sector } ({ $card })
why-card-played = karta zagrana w tej turze wciąż leży na stole: { $card }
    .fails = karty nie zagrano w tej turze albo już jej nie ma na stole: { $card }
why-card-reserved = masz kartę w rezerwie
    .fails = twoja rezerwa jest pusta
why-card-used = karty użyto w tej potyczce: { $card }
    .fails = karty nie użyto w tej potyczce: { $card }
why-cards-to-draw = w twojej talii albo na stosie kart odrzuconych jest karta
    .fails = twoja talia i stos kart odrzuconych są puste
why-controller-away = statek kontrolującego sektor jest gdzie indziej: { $sector }
    .fails = w sektorze jest statek jego właściciela ({ $seat }): zdobyć go można tylko atakiem ({ $sector })
why-crypto = masz dość Crypto (potrzeba { $needed }, masz { $crypto })
    .fails = masz { $crypto } Crypto, potrzeba { $needed }
why-crypto-conquers = w tym scenariuszu można podbijać za Crypto
    .fails = w tym scenariuszu nie można podbijać za Crypto
why-deck-not-empty = w talii tego rynku jest karta: { $sector }
    .fails = talia tego rynku jest pusta: { $sector }
why-fighting-cards = masz dość kart z symbolem Manewrów (co najmniej { $needed })
    .fails = masz za mało kart z symbolem Manewrów (potrzeba co najmniej { $needed })
why-hunt-here = w tym sektorze jest żeton Polowania: { $sector }
    .fails = w tym sektorze nie ma żetonu Polowania: { $sector }
why-influence-after = po podboju Tortugi wpływów wystarczy (potrzeba { $needed }, będzie { $influence })
    .fails = po podboju Tortugi punktów wpływów będzie { $influence }, potrzeba { $needed }
why-level-higher = to więcej niż obecna obrona ({ $now })
    .fails = to nie jest więcej niż obecna obrona ({ $now })
why-level-in-steps = karta do tego wystarczy (najwyżej { $most })
    .fails = ta karta sięga tylko do { $most }
why-level-on-track = to mieści się na torze (najwyżej { $most })
    .fails = tor kończy się na { $most }
why-loser-chooses = w tym scenariuszu wybiera przegrany
    .fails = w tym scenariuszu przegrany nie wybiera
why-loser-has-influence = przegrany ma żetony wpływów
    .fails = przegrany nie ma żetonów wpływów
why-maneuver = masz dość Manewrów (potrzeba { $needed }, masz { $maneuvers })
    .fails = Manewry: masz { $maneuvers }, potrzeba { $needed }
why-marker-free = masz wolny znacznik
    .fails = nie masz wolnego znacznika
why-market-token = masz żeton tego Targu: { $sector }
    .fails = nie masz żetonu tego Targu: { $sector }
why-mineral-held = masz Minerał w ładowni
    .fails = nie masz Minerału w ładowni
why-mineral-here = w tym sektorze jest Minerał: { $sector }
    .fails = w tym sektorze nie ma Minerału: { $sector }
why-not-scouted-yet = na żetonie Polowania nie ma jeszcze twojego znacznika: { $sector }
    .fails = na żetonie Polowania jest już twój znacznik: { $sector }
why-not-your-sector = nie kontrolujesz tego sektora: { $sector }
    .fails = kontrolujesz już ten sektor: { $sector }
why-own-marker-on-hunt = na żetonie Polowania jest twój znacznik: { $sector }
    .fails = na żetonie Polowania nie ma twojego znacznika: { $sector }
why-own-sector-or-tortuga = to Tortuga albo sektor pod twoją kontrolą
    .fails = to ani Tortuga, ani sektor pod twoją kontrolą
why-removes-from-hand = karta pozwala usuwać karty z ręki
    .fails = karta nie pozwala usuwać kart z ręki
why-removes-played = karta pozwala usuwać zagrane karty
    .fails = karta nie pozwala usuwać zagranych kart
why-reserve-empty = twoja rezerwa jest pusta
    .fails = w twojej rezerwie leży już karta
why-scouted = żeton Polowania masz rozpoznany: { $sector }
    .fails = żetonu Polowania nie masz rozpoznanego: { $sector }
why-sector-grows = ten sektor można wzmacniać: { $sector }
    .fails = tego sektora nie można wzmacniać: { $sector }
why-sector-in-reach = sektor jest w zasięgu statku ({ $reach }): { $sector }
    .fails = sektor jest poza zasięgiem statku ({ $reach }) albo statek już tam jest: { $sector }
why-sector-unused = zdolność tego sektora jest jeszcze nieużyta w tej turze: { $sector }
    .fails = zdolność tego sektora jest już użyta w tej turze: { $sector }
why-ship-free = ten statek jest wolny: { $card }
    .fails = ten statek jest już zajęty: { $card }
why-ship-here = w twoim sektorze jest statek gracza: { $seat }
    .fails = w twoim sektorze nie ma statku gracza: { $seat }
why-ship-in-sector = twój statek jest w tym sektorze: { $sector }
    .fails = twojego statku nie ma w tym sektorze: { $sector }
why-ship-in-tortuga = twój statek jest w Tortudze
    .fails = twojego statku nie ma w Tortudze
why-ship-off-board = twój statek jest poza planszą
    .fails = twój statek jest na planszy
why-ship-on-board = twój statek jest na planszy
    .fails = twój statek jest poza planszą
why-special-sector = twój statek jest w sektorze z własnym rynkiem: { $sector }
    .fails = ten sektor nie ma własnego rynku: { $sector }
why-stash-not-empty = w skrytce Kopalni jest Minerał
    .fails = skrytka Kopalni jest pusta
why-takes-from-sector = karta bierze Minerały z sektora
    .fails = karta nie bierze Minerałów z sektora
why-takes-from-stash = karta bierze Minerały ze skrytki
    .fails = karta nie bierze Minerałów ze skrytki
why-token-unused = ten żeton Targu jest jeszcze nieużyty w tej turze: { $sector }
    .fails = ten żeton Targu jest już użyty w tej turze: { $sector }
why-tortuga-stands = Tortuga jeszcze nie upadła
    .fails = Tortuga upadła: nie można już podbijać ani atakować
why-your-sector = kontrolujesz ten sektor: { $sector }
    .fails = nie kontrolujesz tego sektora: { $sector }

## Punktacja
score-tokens = Żetony wpływów
score-sectors = Żetony kontroli
tie-usurper = uzurpator
tie-sectors = kontrolowane sektory

## Co robią karty, z ich danych
ability-move = Przemieść statek o maksymalnie { $n ->
    [one] { $n } sektor
    [few] { $n } sektory
   *[other] { $n } sektorów
}.
ability-draw = Dobierz { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
ability-scout = Rozpoznaj za darmo cel polowania w sektorze swojego statku.
ability-reserve = Zarezerwuj kartę za darmo.
ability-mineral = { $from ->
    [sector] Weź Minerał ze swojego sektora.
    [stash] Weź Minerał ze skrytki Kopalni.
   *[both] Weź Minerał ze swojego sektora albo ze skrytki Kopalni.
}
ability-raise = Podnieś obronę jednego swojego sektora o maksymalnie { $n }.
ability-remove = { $from ->
    [hand] Usuń z gry kartę z ręki.
    [played] Usuń z gry kartę zagraną w tej turze.
   *[both] Usuń z gry kartę z ręki albo zagraną w tej turze.
}
ability-crypto-ship_in_t_sector = +{ $n } Crypto, jeśli twój statek jest w Tortudze, na Targu albo w Twierdzy.
ability-crypto-sector_of_opponent = +{ $n } Crypto, jeśli twój statek jest w sektorze przeciwnika.
ability-maneuver-ship_in_t_sector = { $n ->
    [one] +{ $n } Manewr
    [few] +{ $n } Manewry
   *[other] +{ $n } Manewrów
}, jeśli twój statek jest w Tortudze, na Targu albo w Twierdzy.
ability-maneuver-sector_of_opponent = { $n ->
    [one] +{ $n } Manewr
    [few] +{ $n } Manewry
   *[other] +{ $n } Manewrów
}, jeśli twój statek jest w sektorze przeciwnika.
ability-per-token = +{ $n } Crypto za każdy twój żeton Targu (najwyżej { $most }).
ability-influence = Albo zamiast zasobów usuń ją z gry; wpływy: { $n }.
ability-attack = Gdy atakujesz: +{ $n }.
ability-defend = Gdy się bronisz: +{ $n }.
ability-fight = Gdy atakujesz lub się bronisz: +{ $n }.
ability-reward = Z ręki: usuń ją z gry; wpływy: { $n }.

## Co robi odpowiedź
valued-deck = przeciętna ręka z własnych kart
valued-hunts = rozpoznane i schwytane cele
valued-influence = wpływy w tej chwili
valued-minerals = zachowane Minerały
valued-others = powstrzymanie pozostałych
valued-sectors = obrona i żetony sektorów
valued-ship = statek na planszy
valued-turn = to, co jeszcze da ta tura
watched-crypto = { $count } Crypto
    .name = Crypto
    .left = potem { $after }
watched-manoeuvres = { $count ->
    [one] { $count } Manewr
    [few] { $count } Manewry
   *[other] { $count } Manewrów
}
    .name = Manewry
    .left = potem { $after }
watched-influence = { $count ->
    [one] { $count } punkt wpływów
    [few] { $count } punkty wpływów
   *[other] { $count } punktów wpływów
}
    .name = wpływy
    .left = { $after }
watched-minerals = { $count ->
    [one] { $count } Minerał
    [few] { $count } Minerały
   *[other] { $count } Minerałów
}
    .name = Minerały
watched-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
    .name = karty na ręce
watched-reserve = { $count ->
    [one] { $count } karta w rezerwie
    [few] { $count } karty w rezerwie
   *[other] { $count } kart w rezerwie
}
    .name = karty w rezerwie
watched-owned = { $count ->
    [one] { $count } własna karta
    [few] { $count } własne karty
   *[other] { $count } własnych kart
}
    .name = własne karty
watched-sectors = { $count ->
    [one] { $count } kontrolowany sektor
    [few] { $count } kontrolowane sektory
   *[other] { $count } kontrolowanych sektorów
}
    .name = kontrolowane sektory
watched-defence = { $count } do obrony kontrolowanych sektorów
    .name = obrona kontrolowanych sektorów
watched-trophies = { $count ->
    [one] { $count } schwytany cel
    [few] { $count } schwytane cele
   *[other] { $count } schwytanych celów
}
    .name = schwytane cele
why-controller-gone = statek kontrolującego sektor jest gdzie indziej: { $sector }
    .fails = w sektorze jest statek jego właściciela ({ $seat }): { $sector }
why-card-sold = karta leży odkryta na rynku: { $card }
    .fails = karta nie leży teraz odkryta na żadnym rynku: { $card }
why-crypto-to-come = w tej turze możesz jeszcze zyskać Crypto (Minerały: { $minerals }, żetony Targu: { $tokens })
    .fails = w tej turze nie zyskasz już Crypto z Minerałów ani żetonów Targu

# --- styles of bots: the name, and what a bot of this style likes
style-warrior = wojownik: sektory
style-trader = kupiec: żetony Targów i Minerały
