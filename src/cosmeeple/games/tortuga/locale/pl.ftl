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
event-HandsDealt = Pierwsze ręce, od pierwszego gracza: { $sizes } kart
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
event-SectorStrengthened = { $seat } wzmacnia { $sector } do { $level } za { $level } Crypto
event-DefenceRaised = { $seat } podnosi obronę, { $sector }: { $level }
event-MarkerTakenBack = { $seat } zabiera znacznik z żetonu Polowania: { $sector }
event-AttackBegun = { $attacker } atakuje, broni się { $defender }: { $sector }
event-CardCommitted = Kładziesz zakrytą kartę: { $card }
event-AttackDeclared = { $attacker } atakuje, zakryte karty: { $count }
event-DefenceShown = { $seat } broni się kartami: { $cards }
event-AttackRevealed = { $seat } odkrywa karty: { $cards }
event-StrengthCounted = Siła gracza { $seat }: { $total }
event-SkirmishWon = Potyczkę ({ $sector }) wygrywa { $winner }, { $strength } do { $against }; przegrywa { $loser }
event-ShipDrivenOff = Statek gracza { $seat } schodzi z planszy do jego następnej tury
event-InfluenceTaken = { $winner } bierze wpływy: od gracza { $loser } { $taken }, z banku { $from_bank }
event-SectorSeized = { $winner } przejmuje sektor { $sector } (traci { $loser }), obrona { $level }
event-LastRoundBegan = Tortuga upada! Uzurpator: { $seat }; pozostali mają ostatnią turę, bez podbojów i ataków
event-PoliticalVictory = { $seat } ma wpływy: { $influence }. Zwycięstwo polityczne
event-RoundLimitReached = Stół kończy grę po { $rounds } rundach (zabezpieczenie przed grą bez końca, nie zasada)
event-GameEnded = Wpływy na koniec: { $scores }. Wygrywa: { $winners }

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
why-ability-left = karta { $a-card } ma tę zdolność, jeszcze nieużytą
why-another-player = inny gracz
why-attacks-allowed = ataki są dozwolone w tym scenariuszu
why-below-maximum = obrona poniżej końca toru: { $a-sector }
why-card-fights = karta { $a-card } z symbolem Manewrów
why-card-in-hand = karta { $a-card } na ręce
why-card-in-hand-left = karta na ręce
why-card-in-row = karta { $a-card } odkryta na rynku: { $b-sector }
why-card-on-sale = karta { $a-card } do kupienia: { $b-sector }
why-card-played = karta { $a-card } zagrana w tej turze i wciąż na stole
why-card-reserved = karta w rezerwie
why-card-used = karta { $a-card } użyta w tej potyczce
why-cards-to-draw = karta w talii albo na stosie kart odrzuconych
why-controller-away = statek kontrolującego sektor { $a-sector } jest gdzie indziej (inaczej pozostaje atak)
why-crypto = Crypto: potrzeba { $a }, masz { $b }
why-crypto-conquers = podbój za Crypto jest możliwy w tym scenariuszu
why-deck-not-empty = karta w talii: { $a-sector }
why-fighting-cards = karty z symbolem Manewrów: co najmniej { $a }
why-hunt-here = żeton Polowania: { $a-sector }
why-influence-after = wpływy po podboju Tortugi: potrzeba { $a }, masz { $b }
why-level-higher = więcej niż obecna obrona ({ $b })
why-level-in-steps = najwyżej { $b } z tą kartą
why-level-on-track = najwyżej { $b }, koniec toru
why-loser-chooses = przegrany wybiera w tym scenariuszu
why-loser-has-influence = przegrany ma żetony wpływów
why-maneuver = Manewry: potrzeba { $a }, masz { $b }
why-marker-free = wolny znacznik
why-market-token = żeton Targu: { $a-sector }
why-mineral-held = Minerał w ładowni
why-mineral-here = Minerał: { $a-sector }
why-not-scouted-yet = żeton Polowania bez twojego znacznika: { $a-sector }
why-not-your-sector = { $a-sector } nie jest jeszcze twoim sektorem
why-own-marker-on-hunt = twój znacznik na żetonie Polowania: { $a-sector }
why-own-sector-or-tortuga = Tortuga albo sektor pod twoją kontrolą
why-removes-from-hand = karta pozwala usuwać z ręki
why-removes-played = karta pozwala usuwać zagrane karty
why-reserve-empty = pusta rezerwa
why-scouted = twój znacznik na żetonie Polowania: { $a-sector }
why-sector-grows = sektor { $a-sector } można wzmacniać
why-sector-in-reach = { $a-sector } w zasięgu statku ({ $b }) i inny niż obecny sektor
why-sector-unused = zdolność jeszcze nieużyta w tej turze: { $a-sector }
why-ship-free = statek { $a-card } jest wolny
why-ship-here = statek gracza { $a-seat } w twoim sektorze
why-ship-in-sector = twój statek w sektorze { $a-sector }
why-ship-in-tortuga = twój statek w Tortudze
why-ship-off-board = twój statek jest poza planszą
why-ship-on-board = twój statek na planszy
why-special-sector = statek w sektorze z własnym rynkiem, nie { $a-sector }
why-stash-not-empty = Minerał w skrytce Kopalni
why-takes-from-sector = karta bierze Minerały z sektora
why-takes-from-stash = karta bierze Minerały ze skrytki
why-token-unused = żeton Targu jeszcze nieużyty w tej turze: { $a-sector }
why-tortuga-stands = Tortuga jeszcze nie upadła
why-your-sector = sektor { $a-sector } pod twoją kontrolą

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
ability-maneuver-ship_in_t_sector = Manewry +{ $n }, jeśli twój statek jest w Tortudze, na Targu albo w Twierdzy.
ability-maneuver-sector_of_opponent = Manewry +{ $n }, jeśli twój statek jest w sektorze przeciwnika.
ability-per-token = +{ $n } Crypto za każdy twój żeton Targu (najwyżej { $most }).
ability-influence = Albo zamiast zasobów usuń ją z gry; wpływy: { $n }.
ability-attack = Gdy atakujesz: +{ $n }.
ability-defend = Gdy się bronisz: +{ $n }.
ability-fight = Gdy atakujesz lub się bronisz: +{ $n }.
ability-reward = Z ręki: usuń ją z gry; wpływy: { $n }.

## Co robi odpowiedź
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
