# Circadians po polsku.

# Questions
ask-KeepLeader = Zatrzymaj jednego ze swoich Liderów
ask-PickLeader = Wybierz Lidera
ask-RemoveLeader = Usuń Lidera z gry
ask-DraftContract = Zatrzymaj jeden Kontrakt, resztę przekaż w lewo
ask-ChooseEvent = Które Wydarzenie rozpatrujesz: własne ({ $own_event }) czy zwykłe?
ask-AssignDice = Przydziel Kości do Garaży i Farm
ask-ChooseGarage = Z którego Garażu wysyłasz Kość?
ask-SendDie = Dokąd wysyłasz Kość ({ $source })?
ask-ChoosePrice = Czym płacisz w lokacji { $location }?
ask-SendPartner = Która Kość uzupełnia parę o wartości { $value }?
ask-TakeFarm = Weź Farmę z wierzchu stosu
ask-PlaceFarm = Gdzie budujesz Farmę?
ask-DestroyFarm = Zniszcz jeden ze swoich żetonów Farm
ask-TakeShip = Weź za darmo Statek z wierzchu stosu
ask-PlaceShip = W którym Garażu umieszczasz Statek?
ask-DestroyShip = Zniszcz jeden ze swoich żetonów Statków
ask-Trade = Wykonaj wymianę (pozostało { $left }) albo zakończ
ask-BuyDice = Za ile Kości płacisz?
ask-MoveHarvester = { $water ->
    [0] Przemieść Żniwiarkę o jedno pole albo zostań
   *[other] Zapłać { $water } Wody i przemieść Żniwiarkę o jedno pole albo zostań
 }
ask-MoveBack = Cofnij Żniwiarkę o jedno pole ku środkowi
ask-SetDie = Leyrien: ustawić jedną Kość w Garażu lub Farmie na inną wartość?
ask-DiscardForGoods = { $faction }: odrzucić Kontrakt za pokazane dobra?
ask-UseFaction = { $faction }: użyć zdolności Frakcji?
ask-ChooseProgress = Postęp za pierwszą Kość o wartości { $value }: wybierz nagrodę
ask-ChooseComplication = Komplikacja: który warunek rozpatrujesz?
ask-ChoosePenalty = Komplikacja ({ $condition }): wybierz karę
ask-ReturnDie = Zwróć jedną ze swoich Kości do rezerwy
ask-FulfilContract = Który Kontrakt wypełniasz?
ask-FulfilSecond = Zoey: wypełnić drugi Kontrakt?
ask-ChooseDelivery = Dan: którą nagrodę za dostawę bierzesz najpierw?
ask-ChooseExtraDelivery = Dan: którą inną nagrodę za dostawę bierzesz?
ask-DiscardContracts = Odrzuć Kontrakt (pozostało { $count })
ask-AssignNewDie = Zapporah: przydzielić nową Kość ({ $value }) do Farmy?
ask-HarvestFarm = Który zasób produkuje Farma { $farm }? (Kość: { $value })

# Answers
choice-remove = Usuń: { $what }
choice-event-own = Własne Wydarzenie: { $own_event }
choice-event-common = Zwykłe Wydarzenie
choice-assign-garage = Następny Garaż: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_1 = Farma 1: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_2 = Farma 2: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_3 = Farma 3: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_4 = Farma 4: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_5 = Farma 5: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-assign-farm_6 = Farma 6: { $key ->
    [sal] Sal
   *[other] Kość { $key }
 }
choice-from-garage_1 = Garaż 1
choice-from-garage_2 = Garaż 2
choice-from-garage_3 = Garaż 3
choice-from-garage_4 = Garaż 4
choice-from-garage_5 = Garaż 5
choice-send-headquarters = Kwatera Główna, wartość { $key }
choice-send-laboratory = Laboratorium, wartość { $key }
choice-send-foundry = Odlewnia, wartość { $key }
choice-send-academy = Akademia, wartość { $key }
choice-send-control_room = Sterownia, wartość { $key }
choice-send-mining_camp-1 = Obóz Górniczy, pole 1, wartość { $key }
choice-send-mining_camp-2 = Obóz Górniczy, pole 2, wartość { $key }
choice-send-mining_camp-3 = Obóz Górniczy, pole 3, wartość { $key }
choice-send-mining_camp-4 = Obóz Górniczy, pole 4, wartość { $key }
choice-send-market-1 = Targowisko, pole 1, wartość { $key }
choice-send-market-2 = Targowisko, pole 2, wartość { $key }
choice-send-market-3 = Targowisko, pole 3, wartość { $key }
choice-send-leyrien-1 = Negocjacje: Leyrien, rząd 1, wartość { $key }
choice-send-leyrien-2 = Negocjacje: Leyrien, rząd 2, wartość { $key }
choice-send-leyrien-3 = Negocjacje: Leyrien, rząd 3, wartość { $key }
choice-send-leyrien-4 = Negocjacje: Leyrien, rząd 4, wartość { $key }
choice-send-leyrien-5 = Negocjacje: Leyrien, rząd 5, wartość { $key }
choice-send-zcharo-1 = Negocjacje: Zcharo, rząd 1, wartość { $key }
choice-send-zcharo-2 = Negocjacje: Zcharo, rząd 2, wartość { $key }
choice-send-zcharo-3 = Negocjacje: Zcharo, rząd 3, wartość { $key }
choice-send-zcharo-4 = Negocjacje: Zcharo, rząd 4, wartość { $key }
choice-send-zcharo-5 = Negocjacje: Zcharo, rząd 5, wartość { $key }
choice-send-jrayek-1 = Negocjacje: Jrayek, rząd 1, wartość { $key }
choice-send-jrayek-2 = Negocjacje: Jrayek, rząd 2, wartość { $key }
choice-send-jrayek-3 = Negocjacje: Jrayek, rząd 3, wartość { $key }
choice-send-jrayek-4 = Negocjacje: Jrayek, rząd 4, wartość { $key }
choice-send-jrayek-5 = Negocjacje: Jrayek, rząd 5, wartość { $key }
choice-send-warehouse-1-top = Magazyn, kolumna 1, górny rząd, wartość { $key }
choice-send-warehouse-1-middle = Magazyn, kolumna 1, środkowy rząd, wartość { $key }
choice-send-warehouse-1-bottom = Magazyn, kolumna 1, dolny rząd, wartość { $key }
choice-send-warehouse-2-top = Magazyn, kolumna 2, górny rząd, wartość { $key }
choice-send-warehouse-2-middle = Magazyn, kolumna 2, środkowy rząd, wartość { $key }
choice-send-warehouse-2-bottom = Magazyn, kolumna 2, dolny rząd, wartość { $key }
choice-send-warehouse-3-top = Magazyn, kolumna 3, górny rząd, wartość { $key }
choice-send-warehouse-3-middle = Magazyn, kolumna 3, środkowy rząd, wartość { $key }
choice-send-warehouse-3-bottom = Magazyn, kolumna 3, dolny rząd, wartość { $key }
choice-send-warehouse-4-top = Magazyn, kolumna 4, górny rząd, wartość { $key }
choice-send-warehouse-4-middle = Magazyn, kolumna 4, środkowy rząd, wartość { $key }
choice-send-warehouse-4-bottom = Magazyn, kolumna 4, dolny rząd, wartość { $key }
choice-send-warehouse-5-top = Magazyn, kolumna 5, górny rząd, wartość { $key }
choice-send-warehouse-5-middle = Magazyn, kolumna 5, środkowy rząd, wartość { $key }
choice-send-warehouse-5-bottom = Magazyn, kolumna 5, dolny rząd, wartość { $key }
choice-send-warehouse-6-top = Magazyn, kolumna 6, górny rząd, wartość { $key }
choice-send-warehouse-6-middle = Magazyn, kolumna 6, środkowy rząd, wartość { $key }
choice-send-warehouse-6-bottom = Magazyn, kolumna 6, dolny rząd, wartość { $key }
choice-send-canteen = Do Kantyny
choice-pay = Zapłać: { $what }
choice-pair-headquarters_1 = Kwatera Główna, miejsce 1
choice-pair-headquarters_2 = Kwatera Główna, miejsce 2
choice-pair-headquarters_3 = Kwatera Główna, miejsce 3
choice-pair-headquarters_4 = Kwatera Główna, miejsce 4
choice-pair-garage_1 = Garaż 1
choice-pair-garage_2 = Garaż 2
choice-pair-garage_3 = Garaż 3
choice-pair-garage_4 = Garaż 4
choice-pair-garage_5 = Garaż 5
choice-farm-stack_1 = Lewy stos
choice-ship-stack_1 = Lewy stos
choice-farm-stack_2 = Środkowy stos
choice-ship-stack_2 = Środkowy stos
choice-farm-stack_3 = Prawy stos
choice-ship-stack_3 = Prawy stos
choice-TakeFarm-pass = Bez Farmy
choice-TakeShip-pass = Bez Statku
choice-build-new = Pierwszy od lewej wolny Fundament
choice-install-new = Pierwszy od lewej Garaż bez Statku
choice-build-farm_4 = Zastąp Farmę 4
choice-destroy-farm_4 = Farma 4
choice-build-farm_5 = Zastąp Farmę 5
choice-destroy-farm_5 = Farma 5
choice-build-farm_6 = Zastąp Farmę 6
choice-destroy-farm_6 = Farma 6
choice-install-garage_2 = Zastąp Statek w Garażu 2
choice-scrap-garage_2 = Statek w Garażu 2
choice-install-garage_3 = Zastąp Statek w Garażu 3
choice-scrap-garage_3 = Statek w Garażu 3
choice-install-garage_4 = Zastąp Statek w Garażu 4
choice-scrap-garage_4 = Statek w Garażu 4
choice-install-garage_5 = Zastąp Statek w Garażu 5
choice-scrap-garage_5 = Statek w Garażu 5
choice-Trade-pass = Zakończ handel
choice-buy-1 = Jedna Kość
choice-buy-2 = Dwie Kości
choice-MoveHarvester-pass = Zostań
choice-set-garage_1 = Garaż 1: ustaw na { $key }
choice-set-garage_2 = Garaż 2: ustaw na { $key }
choice-set-garage_3 = Garaż 3: ustaw na { $key }
choice-set-garage_4 = Garaż 4: ustaw na { $key }
choice-set-garage_5 = Garaż 5: ustaw na { $key }
choice-set-farm_1 = Farma 1: ustaw na { $key }
choice-set-farm_2 = Farma 2: ustaw na { $key }
choice-set-farm_3 = Farma 3: ustaw na { $key }
choice-set-farm_4 = Farma 4: ustaw na { $key }
choice-set-farm_5 = Farma 5: ustaw na { $key }
choice-set-farm_6 = Farma 6: ustaw na { $key }
choice-SetDie-pass = Nie używaj
choice-DiscardForGoods-pass = Nie używaj
choice-UseFaction-pass = Nie używaj
choice-exchange = Odrzuć: { $what }
choice-faction-use = Użyj
choice-ChooseComplication-pass = Zignoruj Komplikację (Berło Leyrien)
choice-complication-pair_1 = takie same Kości w kolumnie, pierwszy żeton
choice-complication-pair_2 = takie same Kości w kolumnie, drugi żeton
choice-penalty-mirror = Lysias, odwrotność: { $what }
choice-return-base = Dół Bazy
choice-return-canteen = Kantyna
choice-return-garage_1 = Garaż 1
choice-return-garage_2 = Garaż 2
choice-return-garage_3 = Garaż 3
choice-return-garage_4 = Garaż 4
choice-return-garage_5 = Garaż 5
choice-return-farm_1 = Farma 1
choice-return-farm_2 = Farma 2
choice-return-farm_3 = Farma 3
choice-return-farm_4 = Farma 4
choice-return-farm_5 = Farma 5
choice-return-farm_6 = Farma 6
choice-return-headquarters_1 = Kwatera Główna, miejsce 1
choice-return-headquarters_2 = Kwatera Główna, miejsce 2
choice-return-headquarters_3 = Kwatera Główna, miejsce 3
choice-return-headquarters_4 = Kwatera Główna, miejsce 4
choice-return-mining_camp_1 = Obóz Górniczy, pole 1
choice-return-mining_camp_2 = Obóz Górniczy, pole 2
choice-return-mining_camp_3 = Obóz Górniczy, pole 3
choice-return-mining_camp_4 = Obóz Górniczy, pole 4
choice-return-laboratory_1 = Laboratorium, pole 1
choice-return-laboratory_2 = Laboratorium, pole 2
choice-return-laboratory_3 = Laboratorium, pole 3
choice-return-laboratory_4 = Laboratorium, pole 4
choice-return-foundry_1 = Odlewnia, pole 1
choice-return-foundry_2 = Odlewnia, pole 2
choice-return-foundry_3 = Odlewnia, pole 3
choice-return-foundry_4 = Odlewnia, pole 4
choice-return-market_1 = Targowisko, pole 1
choice-return-market_2 = Targowisko, pole 2
choice-return-market_3 = Targowisko, pole 3
choice-return-market_4 = Targowisko, pole 4
choice-return-academy_1 = Akademia, pole 1
choice-return-academy_2 = Akademia, pole 2
choice-return-academy_3 = Akademia, pole 3
choice-return-academy_4 = Akademia, pole 4
choice-return-control_room_1 = Sterownia, pole 1
choice-return-control_room_2 = Sterownia, pole 2
choice-return-control_room_3 = Sterownia, pole 3
choice-return-control_room_4 = Sterownia, pole 4
choice-fulfil = Wypełnij: { $what }
choice-also = Wypełnij też: { $what }
choice-FulfilSecond-pass = Bez drugiego Kontraktu
choice-deliver-top = Ruch Żniwiarki
choice-deliver-middle = 1 Kość
choice-deliver-bottom = 2 Kontrakty
choice-extra-top = Ruch Żniwiarki
choice-extra-middle = 1 Kość
choice-extra-bottom = 2 Kontrakty
choice-discard = Odrzuć: { $what }
choice-new_die-farm_1 = Farma 1
choice-new_die-farm_2 = Farma 2
choice-new_die-farm_3 = Farma 3
choice-new_die-farm_4 = Farma 4
choice-new_die-farm_5 = Farma 5
choice-new_die-farm_6 = Farma 6
choice-AssignNewDie-pass = Zachowaj na następną Rundę
warning-only-canteen = { $choice }: zostaje tylko Kantyna, a trafią tam wszystkie Kości z twoich Garaży

# What happened
event-LeaderTaken = { $seat } gra jako { $leader }
event-LeaderRemoved = { $seat } usuwa z gry: { $leader }
event-SalJoined = { $seat } bierze żeton Sala
event-RenzoDealt = { $seat } bierze własną talię: { $count } Wydarzeń
event-ContractsPassed = Każdy zatrzymuje Kontrakt i przekazuje { $count } w lewo
event-DraftEnded = Koniec draftu; odrzucone Kontrakty: { $count }
event-RoundStarted = Runda { $round }; Radio ma { $seat }
event-EventRevealed = Wydarzenie Rundy { $round }: { $event_card }{ $good ->
    [true] {" "}(korzystne)
   *[other] {""}
 }
event-OwnEventRevealed = { $seat } odkrywa własne Wydarzenie: { $own_event }
event-EventChosen = { $seat } rozpatruje: { $event_card }
event-CachesTurned = Skrytki z Klejnotami zostają odwrócone: { $cache_values }
event-DiceRolled = { $seat } rzuca za Zasłonką, Kości: { $count }
event-DiceSeen = Twój rzut: { $faces }
event-DiceAssigned = { $seat } odsłania: { $garage_count ->
    [0] Garaże puste
   *[other] Garaże { $in_garages }
 }; { $farm_count ->
    [0] Farmy puste
   *[other] Farmy { $in_farms }
 }
event-GoodsGained = { $seat } zyskuje:{ $water ->
    [0] {""}
    [one] {" "}+{ $water } Woda
   *[other] {" "}+{ $water } Wody
 }{ $algae ->
    [0] {""}
    [one] {" "}+{ $algae } Alga
    [few] {" "}+{ $algae } Algi
   *[other] {" "}+{ $algae } Alg
 }{ $energy ->
    [0] {""}
    [one] {" "}+{ $energy } Energia
   *[other] {" "}+{ $energy } Energii
 }{ $gem ->
    [0] {""}
    [one] {" "}+{ $gem } Klejnot
    [few] {" "}+{ $gem } Klejnoty
   *[other] {" "}+{ $gem } Klejnotów
 } { $cause ->
    [planet] z Planety
    [farm] z Farmy
    [contract] dzięki Kontraktowi
    [event] dzięki Wydarzeniu
    [faction] od Frakcji
    [headquarters] w Kwaterze Głównej
    [leader] dzięki Liderowi
   *[other] jako nagrodę
 }
event-ContractsDrawn = { $seat } dobiera Kontrakty: { $count } (w talii zostaje { $left })
event-ContractsSeen = Twoje nowe Kontrakty: { $contracts_drawn }
event-ContractsShuffled = Odrzucone Kontrakty tworzą nową talię: { $count }
event-ContractsDiscarded = { $seat } odrzuca: { $contract }
event-DiceGained = { $seat } otrzymuje Kości: { $count } (w rezerwie { $reserve }){ $lost ->
    [0] {""}
   *[other] {"; "}przepadają Kości: { $lost }, rezerwa jest pusta
 }
event-NewDieRolled = { $seat } rzuca nową Kością: { $value }
event-NewDieAssigned = { $seat } przydziela Kość { $value } do Farmy { $farm }
event-NewDieKept = { $seat } zachowuje nową Kość na następną Rundę
event-DieSent = { $seat } wysyła { $face } ({ $source }) do: { $location }, jako { $value }
event-DiceToCanteen = { $seat } wysyła Kości do Kantyny: { $count }, zyskując Wodę: { $water }
event-AlgaePaid = { $seat } płaci Algi: { $amount } ({ $source })
event-CostPaid = { $seat } płaci: { $resource } ×{ $amount }
event-HeadquartersTaxed = { $seat } nie otrzymuje nagrody w Kwaterze Głównej: Podatek Wodny
event-GemsMined = { $seat } wydobywa Klejnoty: { $gem } (X={ $x }, wartość { $value })
event-Traded = { $seat } wymienia: { $given_up } ×{ $give_amount } na { $gained } ×{ $get_amount }
event-TradingEnded = { $seat } kończy handel, niewykorzystane wymiany: { $left }
event-HarvesterMoved = { $seat } przemieszcza Żniwiarkę: { $origin } → { $space }
event-HarvesterStayed = { $seat } nie rusza Żniwiarki
event-TokenTaken = { $seat } zabiera: { $resource } ×{ $amount } ({ $space })
event-FarmBuilt = { $seat } buduje: { $farm_tile } (Farma { $farm })
event-FarmDestroyed = { $seat } niszczy: { $farm_tile }
event-FarmDeclined = { $seat } nie bierze Farmy
event-ShipBuilt = { $seat } umieszcza: { $ship_tile } (Garaż { $garage })
event-ShipDestroyed = { $seat } niszczy: { $ship_tile }
event-ShipDeclined = { $seat } nie bierze Statku
event-Negotiated = { $seat } negocjuje: { $faction }, rząd { $row }, Kość { $value }, { $points } PZ na koniec
event-FactionPaid = { $seat } płaci Frakcji: { $resource } ×{ $amount }
event-FactionDeclined = { $seat } nie używa zdolności Frakcji
event-DieSet = { $seat } ustawia Kość { $face } na { $value }
event-ProgressMade = { $seat } osiąga Postęp za pierwszą Kość { $value }: { $reward }
event-ComplicationMet = { $seat } napotyka Komplikację: { $condition }
event-ComplicationIgnored = { $seat } ignoruje Komplikację
event-PenaltySuffered = { $seat } wybiera karę: { $penalty }{ $mirrored ->
    [true] , w wersji pozytywnej
   *[other] {""}
 }
event-GemLost = { $seat } płaci 1 Klejnot
event-DieReturned = { $seat } zwraca Kość do rezerwy (teraz { $reserve })
event-ContractFulfilled = { $seat } wypełnia Kontrakt: { $contract } ({ $points } PZ)
event-ContractPaid = { $seat } płaci za Kontrakt: { $resource } ×{ $amount }
event-SecondContractDeclined = { $seat } nie wypełnia drugiego Kontraktu
event-PlanetHarvested = { $seat } zbiera plon: { $space }
event-FarmHarvested = { $seat } zbiera z Farmy { $farm }: { $resource } ×{ $amount }
event-FarmIdle = { $farm_tile } ({ $seat }) wymaga 6, a ma { $value }
event-DiceBack = { $seat } zabiera z powrotem Kości: { $count }
event-RadioPassed = Radio otrzymuje { $seat }
event-DiceOverLimit = { $seat } zwraca Kości ponad limit { $limit }: { $count }
event-SchemesShuffled = Odrzucone Schematy tworzą nową talię: { $count }
event-SchemeRevealed = SI odkrywa: { $scheme } (nr { $number }, wartość { $value })
event-SchemeAdded = SI dodaje { $scheme }, rozpatrywany na końcu
event-AiHarvesterMoved = SI przemieszcza Żniwiarkę w kierunku Kości o wartości { $value }: { $origin } → { $space }; zabrane Klejnoty: { $gem }, zwrócona Woda: { $water }
event-AiHarvesterStuck = Żniwiarka SI nie może ruszyć w kierunku Kości o wartości { $value } ({ $space })
event-AiWithoutDice = SI nie ma już Kości dla: { $scheme }
event-AiOptionSkipped = { $scheme }: { $target } – niemożliwe, { $cause ->
    [gems] koszt w Klejnotach to { $needed }, a SI ma { $had }
    [all-tokens] wszystkie żetony Rozwoju są odblokowane
   *[other] brak wolnego pola
 }
event-AiSent = { $scheme }: SI wysyła Kość { $value } do: { $target } (Klejnoty teraz: { $gems_left })
event-AiDieStayed = { $scheme }: żadna opcja nie jest możliwa, Kość zostaje
event-AiTokenUnlocked = SI odblokowuje żeton Rozwoju, gwiazdki: { $stars }
event-AiIncidentMoved = SI przesuwa znacznik Incydentu w linii { $progress_line ->
    [true] Postępu
   *[other] Komplikacji
 } na pole { $place }
event-AiDiceBack = SI zabiera z powrotem Kości: { $count } (do rezerwy: { $lost }); na planszy { $on_board }
event-AiGemsGained = SI zyskuje Klejnoty: { $gem } (Kości na planszy: { $on_board })
event-AiDiceGained = SI otrzymuje Kości: { $count }; na planszy { $on_board }
event-TopTokensDestroyed = SI niszczy wierzchnie żetony: { $farm_tile }, { $ship_tile }
event-GameEnded = Koniec gry. Zwycięstwo: { $winners }. Punkty: { $each }
each-GameEnded = { $seat } { $scores }

# Sums
part-printed-cost = wydrukowany koszt
part-ship-discount = Statek
part-contract-discount = wypełnione Kontrakty
part-event-change = Wydarzenie
part-never-below-nothing = nigdy poniżej 0
part-all-discounts = wszystkie zniżki
part-above-rightmost-die = nad pierwszą od prawej Kością
part-development-token = żeton Rozwoju

# Why, or why not
why-academy-value = Pole Akademii przyjmuje wartość { $pips }
    .fails = Żadne pole Akademii nie przyjmuje wartości { $pips }
why-another-reward = Druga nagroda jest innego typu
    .fails = Druga nagroda musi być innego typu
why-another-value = Kość nie pokazuje jeszcze wartości { $pips }
    .fails = Kość pokazuje już wartość { $pips }
why-cannot-dodge = Żadna inna wolna kara by cię nie dotknęła: { $penalty }
    .fails = Inna wolna kara by cię dotknęła, więc tej nie można wybrać: { $penalty }
why-column-on-board = Magazyn ma kolumnę { $column }
    .fails = Magazyn nie ma kolumny { $column }
why-column-takes-value = Kolumna { $column } przyjmuje wartość { $pips }
    .fails = Kolumna { $column } nie przyjmuje wartości { $pips }
why-condition-met = Warunek jest spełniony: { $condition }
    .fails = Warunek nie jest spełniony: { $condition }
why-contract-in-hand = Masz na ręce Kontrakt: { $contract }
    .fails = Nie masz na ręce Kontraktu: { $contract }
why-contract-passed = Wśród otrzymanych kart jest Kontrakt: { $contract }
    .fails = Wśród otrzymanych kart nie ma Kontraktu: { $contract }
why-contract-payable = Stać cię na Kontrakt z ręki
    .fails = Nie stać cię na żaden Kontrakt z ręki
why-die-in-garage = W Garażu { $garage } leży Kość
    .fails = W Garażu { $garage } nie ma Kości
why-die-there = Leży tam Kość
    .fails = Nie ma tam Kości
why-die-to-assign = Taka Kość czeka jeszcze na przydział
    .fails = Żadna taka Kość nie czeka już na przydział
why-enough-water = Masz dość Wody (koszt { $cost }, masz { $stock })
    .fails = Woda: koszt { $cost }, masz { $stock }
why-enough-algae = Masz dość Alg (koszt { $cost }, masz { $stock })
    .fails = Algi: koszt { $cost }, masz { $stock }
why-enough-energy = Masz dość Energii (koszt { $cost }, masz { $stock })
    .fails = Energia: koszt { $cost }, masz { $stock }
why-enough-gem = Masz dość Klejnotów (koszt { $cost }, masz { $stock })
    .fails = Klejnoty: koszt { $cost }, masz { $stock }
why-equal-pair = Twoja następna Kość też może pokazać { $pips } i stać cię na parę
    .fails = Twoja następna Kość nie może pokazać { $pips } albo nie stać cię na parę
why-equal-value = Druga Kość może pokazać { $pips }
    .fails = Druga Kość nie może pokazać { $pips }
why-farm-free = Farma { $farm } jest wolna
    .fails = Na Farmie { $farm } leży już Kość
why-farm-gives = Farma to produkuje: { $resource }
    .fails = Farma tego nie produkuje: { $resource }
why-farm-is-free = Farma jest darmowa
    .fails = Za Farmę trzeba zapłacić
why-farm-takes-die = Farma { $farm } przyjmuje Kość
    .fails = Farma { $farm } nie przyjmuje Kości
why-foundation-free = Jest wolny Fundament (zbudowano { $built } z { $all })
    .fails = Nie ma wolnego Fundamentu (zbudowano { $built } z { $all })
why-garage-algae = Masz dość Alg na Garaż (koszt { $cost }, masz { $stock })
    .fails = Algi za Garaż: koszt { $cost }, masz { $stock }
why-garage-left = Jest wolny Garaż (zajęte { $filled } z { $all })
    .fails = Nie ma wolnego Garażu (zajęte { $filled } z { $all })
why-garage-without-ship = Jest Garaż bez Statku (żetony: { $ships } z { $all })
    .fails = Każdy Garaż ma Statek (żetony: { $ships } z { $all })
why-has-scepter = Masz Berło Leyrien
    .fails = Nie masz Berła Leyrien
why-headquarters-free = W Kwaterze Głównej jest wolne miejsce (wszystkich { $places })
    .fails = W Kwaterze Głównej wszystkie miejsca są zajęte ({ $places })
why-incident-space-free = Pole po prawej stronie jest wolne
    .fails = Pole po prawej stronie jest zajęte
why-is-lysias = Twoim Liderem jest Lysias James
    .fails = Twoim Liderem nie jest Lysias James
why-leader-dealt = Ta karta Lidera jest u ciebie: { $leader }
    .fails = Tej karty Lidera u ciebie nie ma: { $leader }
why-leader-left = Ten Lider jest jeszcze dostępny: { $leader }
    .fails = Ten Lider jest już zajęty: { $leader }
why-less-contract = { $contract }: o { $amount } mniej
    .fails = { $contract }: bez zniżki
why-less-event = { $event }: o { $amount } mniej
    .fails = { $event }: bez zniżki
why-less-ship = Statek: o { $amount } mniej ({ $resource })
    .fails = Statek: bez zniżki ({ $resource })
why-less-troy = Troy: o { $amount } mniej ({ $resource })
    .fails = Troy: bez zniżki ({ $resource })
why-more-event = { $event }: o { $amount } więcej
    .fails = { $event }: bez dopłaty
why-most-bought = Naraz kupuje się najwyżej tyle Kości: { $limit }
    .fails = To za dużo Kości ({ $number }): naraz kupuje się najwyżej { $limit }
why-nearer-to-centre = Krok prowadzi bliżej środka: { $direction }
    .fails = Krok nie prowadzi bliżej środka: { $direction }
why-next-die = To twoja następna dostępna Kość: { $source }
    .fails = To nie jest twoja następna dostępna Kość: { $source }
why-no-foundation-free = Wszystkie twoje Fundamenty są zabudowane
    .fails = Masz jeszcze wolny Fundament
why-no-garage-free = Wszystkie twoje Garaże mają Statki
    .fails = Masz jeszcze Garaż bez Statku
why-not-back-to-headquarters = Kość nie pochodzi z Kwatery Głównej
    .fails = Kość pochodzi z Kwatery Głównej i nie może tam wrócić
why-not-closed = Wydarzenie nie zamyka lokacji
    .fails = Wydarzenie zamyka lokację
why-not-sal = To nie jest Sal
    .fails = To jest Sal
why-one-contract = Nie zatrzymano jeszcze Kontraktu
    .fails = Kontrakt jest już zatrzymany
why-one-leader = Nie zatrzymano jeszcze Lidera
    .fails = Lider jest już zatrzymany
why-own-die-there = Leży tam twoja Kość (nie Sal)
    .fails = Nie leży tam żadna twoja Kość (Sal się nie liczy)
why-own-farm-token = Masz żeton jako Farmę { $farm }
    .fails = Nie masz żetonu jako Farmy { $farm }
why-own-ship-token = Masz żeton Statku w Garażu { $garage }
    .fails = Nie masz żetonu Statku w Garażu { $garage }
why-pair-space-free = W Laboratorium jest wolne miejsce na parę
    .fails = W Laboratorium nie ma wolnego miejsca na parę
why-price-algae-or-water = Stać cię na Algi ({ $algae }) lub Wodę ({ $water }), oprócz Garaży
    .fails = Nie stać cię ani na Algi ({ $algae }), ani na Wodę ({ $water }), oprócz Garaży
why-price-energy-or-water = Stać cię na Energię ({ $energy }) lub Wodę ({ $water }), oprócz Garażu
    .fails = Nie stać cię ani na Energię ({ $energy }), ani na Wodę ({ $water }), oprócz Garażu
why-price-in-this = Cenę można zapłacić tym zasobem: { $resource }
    .fails = Ceny nie można zapłacić tym zasobem: { $resource }
why-reserve-left = W rezerwie jest dość Kości (potrzeba { $needed }, jest { $reserve })
    .fails = W rezerwie jest za mało Kości (potrzeba { $needed }, jest { $reserve })
why-row-free = W rzędzie { $row } jest wolne pole
    .fails = W rzędzie { $row } nie ma wolnego pola
why-row-on-board = Plansza ma rząd { $row }
    .fails = Plansza nie ma rzędu { $row }
why-space-free = Pole { $place } jest wolne
    .fails = Pole { $place } jest zajęte
why-space-on-board = Ta strona planszy ma pole { $place }
    .fails = Ta strona planszy nie ma pola { $place }
why-stack-left = Na którymś stosie są jeszcze żetony
    .fails = Wszystkie stosy są puste
why-stack-not-empty = Na stosie { $stack } są żetony
    .fails = Stos { $stack } jest pusty
why-station-free = Jest tam wolne pole: { $location }
    .fails = Nie ma tam wolnego pola: { $location }
why-trade-left = Możesz jeszcze wymieniać ({ $trades })
    .fails = Nie możesz już wymieniać
why-trade-offered = To pole oferuje wymianę: { $trade }
    .fails = To pole nie oferuje wymiany: { $trade }
why-value-in-reach = Kość może pokazać { $pips }
    .fails = Kość nie może pokazać { $pips }
why-water-tax = Masz dość Wody na Podatek Wodny (koszt { $cost }, masz { $stock })
    .fails = Podatek Wodny kosztuje { $cost } Wody, masz { $stock }
why-way-on-board = W tym kierunku jest pole: { $direction }
    .fails = W tym kierunku nie ma pola: { $direction }

# The AI at a player's seat: why it chose so
priority-scheme-top = górny cel wylosowanego Schematu
priority-scheme-middle = środkowy cel Schematu
priority-scheme-bottom = dolny cel Schematu
priority-next-scheme-top = następny Schemat, jego górny cel
priority-next-scheme-middle = następny Schemat, jego środkowy cel
priority-next-scheme-bottom = następny Schemat, jego dolny cel
priority-no-scheme = żadnego Schematu nie da się wykonać: Kwatera Główna, Sterownia, gdziekolwiek indziej, na końcu Kantyna
priority-few-dice = mniej Kości niż na początku: najpierw Akademia
priority-leftmost-space = pierwsze pole od lewej
priority-topmost-row = najwyższy rząd
priority-lowest-row = najniższy rząd, na który stać, czyli najcenniejszy
priority-drive-into-cache = ostatnia Runda: Sterownia wprowadza Żniwiarkę na Skrytkę z Klejnotami
priority-nearest-cache = najbliższa Skrytka z Klejnotami: dojść i zostać
priority-richest-cache = z równie bliskich odkrytych Skrytek z Klejnotami najcenniejsza
priority-no-cache-yet = przed ostatnią Rundą nie na Skrytkę z Klejnotami
priority-gem-ahead = kierunek, w którym najbliżej leży Klejnot
priority-as-far-as-possible = kierunek, w którym można zajechać najdalej
priority-rightmost-die = pierwsza Kość od prawej
priority-payable-garage = Garaż, na którego koszt w Algach starcza
priority-ignores-factions = SI nie korzysta ze zdolności Frakcji
priority-leftmost-incident = pierwszy od lewej znacznik Incydentu lub miejsce
priority-ignores-complications = Berło Leyrien: nic nie traci
priority-mirrored = Lysias: odwrotność kary
priority-beneficial-event = korzystne Wydarzenie
priority-event-with-water = zwykłe Wydarzenie daje Wodę
priority-dice-to-garages = do Garaży tyle Kości, ile Schematów w Rundzie; w ostatniej wszystkie, na które starcza Alg
priority-farm-pays-most = Kość i Farma, które najbardziej powiększą Zbiory
priority-lowest-die = z Kości dających tyle samo najniższa
priority-die-waits = Kość, która nic nie dodaje, czeka na następną Rundę
priority-trade-for-goal = wymiana, która przybliża do Kontraktu lub negocjacji z największą liczbą punktów
priority-no-useful-trade = żadna wymiana nie prowadzi do większej liczby punktów: koniec
priority-cheaper-price = cena w mniej wartych dobrach
priority-contract-lacks-it = czego brakuje do Kontraktu z największą liczbą punktów
priority-worth-most = najwięcej warte dobra
priority-contract-points = Kontrakt z największą liczbą punktów
priority-cheapest-contract = najtańszy Kontrakt
priority-fewest-points = odpada Kontrakt z najmniejszą liczbą punktów
priority-dearest-contract = odpada najdroższy Kontrakt
priority-within-the-limit = nie więcej Kości, niż pozwala limit
priority-two-dice = raczej dwie Kości niż jedna
priority-die-without-work = Kość, która w tej Rundzie nie ma już nic do zrobienia
priority-keeps-tokens = nie oddaje własnego żetonu za darmowy
priority-token-points = żeton z największą liczbą punktów
priority-farm-without-die = Farma, która nie potrzebuje Kości
priority-leftmost-stack = pierwszy stos od lewej
priority-free-place = wolne miejsce
priority-fewest-token-points = odpada żeton z najmniejszą liczbą punktów
priority-farm-with-die-goes = odpada Farma, która potrzebuje Kości
priority-self-acting-leader = Lider, którego zdolność działa sama

# Points and ties
score-talks = Negocjacje
score-contracts = Kontrakty
score-caches = Żniwiarka na Skrytce
score-ships = Punkty na Statkach
score-garages = Garaże ze Statkami
score-farm_tokens = Punkty na Farmach
score-farms = Liczba Farm
score-gems = Klejnoty
score-warehouse = SI: Magazyn
score-developments = SI: żetony Rozwoju
score-events = SI: korzystne Wydarzenia
tie-dice = najwięcej Kości w puli
tie-goods = najwięcej Energii, Alg i Wody

# Options
option-ai = Przeciwnik SI
option-ai-none = bez SI
option-ai-xiao = Xiao (standardowy)
option-ai-orla = Orla (łatwy)
option-ai-vesper = Vesper (trudny)
option-ai-kestrel = Kestrel (ekspercki)
option-leaders = Liderzy
option-leaders-dealt = jeden z trzech rozdanych
option-leaders-free = wybór spośród wszystkich
option-leaders-dyadic = Sojusz Dyadzki: po dwóch Liderów
option-irenic = Unia Irenicka: Garaże w dowolnej kolejności
option-irenic-no = nie
option-irenic-yes = tak
option-planet = Strona planszy Planety
option-leyrien = Strona planszy Leyrien
option-zcharo = Strona planszy Zcharo
option-jrayek = Strona planszy Jrayek
option-planet-random = losowo
option-planet-A = A
option-planet-B = B
option-leyrien-random = losowo
option-leyrien-A = A
option-leyrien-B = B
option-zcharo-random = losowo
option-zcharo-A = A
option-zcharo-B = B
option-jrayek-random = losowo
option-jrayek-A = A
option-jrayek-B = B

## Co robi odpowiedź
valued-contracts = Kontrakty bliskie wypełnienia
valued-dice = Kości do wysłania teraz i później
valued-farms = Farmy i to, co przynoszą
valued-harvester = miejsce Żniwiarki
valued-others = powstrzymanie pozostałych
valued-points = punkty w tej chwili
valued-resources = zapas surowców
valued-ships = Statki i karty o stałym działaniu
valued-talks = Negocjacje w zasięgu
watched-water = { $count ->
    [one] { $count } Woda
    [few] { $count } Wody
   *[other] { $count } Wody
}
    .name = Woda
watched-algae = { $count ->
    [one] { $count } Alga
    [few] { $count } Algi
   *[other] { $count } Alg
}
    .name = Algi
watched-energy = { $count ->
    [one] { $count } Energia
    [few] { $count } Energii
   *[other] { $count } Energii
}
    .name = Energia
watched-gem = { $count ->
    [one] { $count } Klejnot
    [few] { $count } Klejnoty
   *[other] { $count } Klejnotów
}
    .name = Klejnoty
watched-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
    .name = punkty
    .left = teraz { $after }
watched-contracts = { $count ->
    [one] { $count } Kontrakt na ręce
    [few] { $count } Kontrakty na ręce
   *[other] { $count } Kontraktów na ręce
}
    .name = Kontrakty na ręce
watched-fulfilled = { $count ->
    [one] { $count } wypełniony Kontrakt
    [few] { $count } wypełnione Kontrakty
   *[other] { $count } wypełnionych Kontraktów
}
    .name = wypełnione Kontrakty
watched-dice = { $count ->
    [one] { $count } Kość
    [few] { $count } Kości
   *[other] { $count } Kości
}
    .name = Kości
    .left = potem { $after }
watched-garage-dice = { $count ->
    [one] { $count } Kość w Garażach
    [few] { $count } Kości w Garażach
   *[other] { $count } Kości w Garażach
}
    .name = Kości w Garażach
watched-canteen-dice = { $count ->
    [one] { $count } Kość w Kantynie
    [few] { $count } Kości w Kantynie
   *[other] { $count } Kości w Kantynie
}
    .name = Kości w Kantynie
watched-farms = { $count ->
    [one] { $count } żeton Farmy
    [few] { $count } żetony Farm
   *[other] { $count } żetonów Farm
}
    .name = żetony Farm
watched-ships = { $count ->
    [one] { $count } żeton Statku
    [few] { $count } żetony Statków
   *[other] { $count } żetonów Statków
}
    .name = żetony Statków

## Co wychodzi na jaw
light-farm = potem odkrywa się następny żeton Farmy
light-ship = potem odkrywa się następny żeton Statku
light-event = potem odkrywa się Wydarzenie następnej Rundy
light-scheme = potem SI odkrywa Schemat
light-rest = potem SI kończy Rundę

# --- styles of bots: the name, and what a bot of this style likes
style-builder = budowniczy: Farmy i Statki
style-explorer = odkrywca: Klejnoty
style-trader = kupiec: Kontrakty
