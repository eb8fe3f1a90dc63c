### Relikty ludzkości, po polsku. Identyfikatory wynikają z kodu; zob. docs/adding_a_game.md.

## Opcje przy tworzeniu stołu
option-hands = Początkowe ręce
option-hands-deal = Rozdanie sześciu kart
option-hands-draft = Draft, dla doświadczonych
option-easier_no_start_credits = Łatwiej: Zu zaczyna bez kredytów
option-easier_no_start_credits-off = Nie
option-easier_no_start_credits-on = Tak
option-easier_no_failed_credits = Łatwiej: nieudane akcje nic Zu nie dają
option-easier_no_failed_credits-off = Nie
option-easier_no_failed_credits-on = Tak
option-easier_no_coloured_buyers = Łatwiej: Zu dodaje tylko specjalnych kupujących
option-easier_no_coloured_buyers-off = Nie
option-easier_no_coloured_buyers-on = Tak
option-easier_burn_card = Łatwiej: Zu często odrzuca następną kartę
option-easier_burn_card-off = Nie
option-easier_burn_card-on = Tak
option-easier_limited_crew = Łatwiej: Zu ma jeden zestaw załogi
option-easier_limited_crew-off = Nie
option-easier_limited_crew-on = Tak
option-harder_both_colours = Trudniej: Zu wydobywa oba kolory z karty
option-harder_both_colours-off = Nie
option-harder_both_colours-on = Tak
option-harder_failed_15 = Trudniej: nieudana akcja daje Zu 15 kredytów
option-harder_failed_15-off = Nie
option-harder_failed_15-on = Tak
option-harder_any_storage = Trudniej: Zu używa ładowni i luku do wszystkiego
option-harder_any_storage-off = Nie
option-harder_any_storage-on = Tak
option-harder_leftover_penalty = Trudniej: pozostałe artefakty kosztują swoją wartość
option-harder_leftover_penalty-off = Nie
option-harder_leftover_penalty-on = Tak
option-harder_second_acquire = Trudniej: Zu nabywa drugi artefakt
option-harder_second_acquire-off = Nie
option-harder_second_acquire-on = Tak

## Pytania
ask-ChooseFaction = Wybierz frakcję
ask-RedrawCard = Cztery lub więcej kart tego samego koloru lub symbolu możesz teraz odrzucić; zatrzymaj resztę
ask-DraftCards = Weź w tajemnicy 2 karty z pakietu (pakiet { $number } z 3)
ask-KeepSoloCard = Zatrzymaj karty: jeszcze { $left }
ask-PlaceExplorer = Umieść trzeciego odkrywcę
ask-MoveFreely = Piloci: przesuń za darmo jednego odkrywcę do sąsiedniej lokalizacji albo zostań
ask-ChooseAction = Wybierz akcję { $number } w tej turze
ask-PlayCard = Wybierz kartę. { $action }
ask-MoveExplorer = Przesuń odkrywcę o jeden krok albo zakończ (paliwo { $fuel })
ask-ExcavateTile = { $first ->
    [nic] Wybierz artefakt do wydobycia ({ $region })
   *[other] Wydobądź drugi artefakt ({ $region }) albo zakończ
}
ask-Sample = Pobrać próbkę: { $artefact }?
ask-ReleaseGuard = Brak dostępnej załogi: wybierz strażnika, który opuści galerię
ask-ChooseMarket = Wybierz rynek dla karty { $card }
ask-PlaceTrader = Umieścić handlarza: { $market }?
ask-AddSpecialBuyer = Dodać specjalnego kupującego na { $market }?
ask-AddColouredBuyer = Dodaj na { $market } kolorowego kupującego albo żadnego
ask-BuyBeforeSale = Przemytnicy: nabądź przed sprzedażą artefakt za jego wartość albo żadnego
ask-ChooseSaleRegion = Wybierz kolor, który sprzedajesz
ask-ChooseSaleMarket = { $chosen ->
    [0] Wybierz rynek do sprzedaży ({ $region })
   *[other] Wybierz kolejny rynek albo sprzedaj
}
ask-ChooseSaleTile = Wybierz artefakt do sprzedania ({ $region }, zostało { $left })
ask-DiscardDrawn = Odrzuć jedną z dobranych kart; zatrzymujesz { $kept }
ask-ChooseOrderMarket = Wybierz rynek i centrum dla karty { $card }
ask-TakeOrderStep = Rozkaz: { $market }, { $centre }. Handlarz, reprezentant albo wycofanie reprezentanta
ask-UseOrder = Użyć zdolności: { $order_card }?
ask-JumpExplorer = Skok: wybierz, dokąd trafia odkrywca { $explorer ->
    [0] 1
    [1] 2
   *[other] 3
}, albo go zostaw
ask-InviteBuyer = Wybierz rynek i kupującego do zaproszenia (zostało { $left })
ask-ClearQueue = Wybierz rynek, którego wszyscy kupujący wracają do puli
ask-RefillQueue = Dodaj kupującego na { $market } albo zakończ
ask-ScoutTile = { $first ->
    [nic] Weź artefakt z dowolnego miejsca wykopalisk
   *[other] Weź drugi artefakt z innego regionu albo zakończ
}
ask-FenceTile = { $free ->
    [true] Weź za darmo dowolny artefakt z czarnego rynku
   *[false] Weź za darmo wierzchni artefakt ze stosu czarnego rynku
}
ask-DelegateTrader = Wybierz rynek dla handlarza albo zakończ (zostało { $left })
ask-AuctionTile = Wybierz artefakt na aukcję za jego wartość + { $bonus }
ask-SampleRemotely = Wybierz widoczny artefakt, z którego pobierasz próbkę; zostaje na miejscu
ask-ChooseSmuggling = Dostawa na czarny rynek czy nabycie z niego?
ask-DeliverTile = { $first ->
    [nic] Wybierz artefakt do dostarczenia
   *[other] Dostarcz drugi artefakt z innego regionu albo zakończ
}
ask-AcquireTile = { $first ->
    [nic] Wybierz stos czarnego rynku
   *[other] Nabądź drugi artefakt z innego regionu albo zakończ
}
ask-StoreTile = Gdzie umieszczasz: { $artefact }?
ask-ReplaceForecast = Wybierz kartę prognozy, którą zastępuje { $card }
ask-KeepTile = Jasnowidze: weź za darmo jeden z dobranych artefaktów albo żadnego
ask-PlaceTile = Wybierz dobrany artefakt, który trafia na miejsce wykopalisk
ask-BuyTile = Kup dobrany artefakt za podwójną wartość albo wtasuj resztę
ask-DiscardCard = Pas: odrzuć karty akcji, aż zostaną 2

## Odpowiedzi
choice-faction = { $what }
choice-redraw = Odrzuć: { $what }
choice-draft = { $what }
choice-keep = { $what }
choice-explorer = { $what }
choice-fly-1 = Odkrywca 1: { $what }
choice-fly-2 = Odkrywca 2: { $what }
choice-fly-3 = Odkrywca 3: { $what }
choice-travel = Podróż
choice-excavate = Wydobycie
choice-market = Rynek
choice-sell = { $key ->
    [none] Sprzedaż
   *[other] { $what }
}
choice-order-trader = Handlarz: { $market }
choice-order-representative = Reprezentant: { $centre }
choice-order-withdraw = Wycofaj reprezentanta: { $centre }
choice-order-use = Użyj
choice-order = Rozkaz
choice-smuggle-deliver = Dostawa
choice-smuggle-acquire = Nabycie
choice-smuggle = Przemyt
choice-forecast = Prognoza
choice-card = { $what }
choice-move-1 = Odkrywca 1: { $what }
choice-move-2 = Odkrywca 2: { $what }
choice-move-3 = Odkrywca 3: { $what }
choice-dig = { $what }
choice-sample-crew = Pobierz próbkę
choice-sample = Pobierz próbkę strażnikiem z pola { $what }
choice-release = Strażnik z pola { $what }
choice-at = { $what }
choice-trader-crew = Umieść handlarza
choice-trader = Użyj strażnika z pola { $what }
choice-buyer = Dodaj: { $what }
choice-acquire = Ze stosu: { $what }
choice-tile-hold = { $what }, z ładowni
choice-tile-hatch = { $what }, z luku
choice-discard = Odrzuć: { $what }
choice-jump = Cel: { $what }
choice-invite-m1 = Rynek 1: { $what }
choice-invite-m2 = Rynek 2: { $what }
choice-invite-m3 = Rynek 3: { $what }
choice-invite-m4 = Rynek 4: { $what }
choice-invite-m5 = Rynek 5: { $what }
choice-invite-m6 = Rynek 6: { $what }
choice-clear = { $what }
choice-refill = { $what }
choice-scout = { $what }
choice-fence-yellow = Żółty stos, { $what } od góry
choice-fence-green = Zielony stos, { $what } od góry
choice-fence-red = Czerwony stos, { $what } od góry
choice-fence-purple = Fioletowy stos, { $what } od góry
choice-fence-orange = Pomarańczowy stos, { $what } od góry
choice-delegate = { $what }
choice-auction-hold = { $what }, z ładowni
choice-auction-hatch = { $what }, z luku
choice-copy = { $what }
choice-deliver-hold = { $what }, z ładowni
choice-deliver-hatch = { $what }, z luku
choice-store-hold = Do ładowni
choice-store-hatch = Do ukrytego luku
choice-replace = Karta { $what } w rzędzie
choice-place = { $what }
choice-buy = { $what }
choice-RedrawCard-pass = Zatrzymaj resztę
choice-MoveFreely-pass = Zostań
choice-MoveExplorer-pass = Koniec ruchu
choice-ExcavateTile-pass = Bez drugiego artefaktu
choice-Sample-pass = Bez próbki
choice-PlaceTrader-pass = Bez handlarza
choice-AddSpecialBuyer-pass = Bez specjalnego kupującego
choice-AddColouredBuyer-pass = Bez kolorowego kupującego
choice-BuyBeforeSale-pass = Nic nie nabywaj
choice-ChooseSaleMarket-pass = Sprzedaj
choice-TakeOrderStep-pass = Gotowe
choice-UseOrder-pass = Nie używaj
choice-JumpExplorer-pass = Zostaw
choice-RefillQueue-pass = Koniec
choice-ScoutTile-pass = Koniec
choice-DelegateTrader-pass = Koniec
choice-AuctionTile-pass = Koniec
choice-DeliverTile-pass = Koniec
choice-AcquireTile-pass = Koniec
choice-KeepTile-pass = Nie bierz żadnego
choice-BuyTile-pass = Nic nie kupuj

## Co się dzieje
event-FactionChosen = { $seat } wybiera frakcję { $faction }
event-HandDealt = { $seat } ma karty: { $cards }
event-HandDealtUnseen = { $seat } otrzymuje karty: { $count }
event-CardsRedrawn = { $seat } dobiera ponownie karty: { $count }
event-ForecastLaid = Prognoza: { $cards }
event-TilesRevealed = Na miejscach wykopalisk: { $artefacts }
event-BlackMarketFilled = Na czarnym rynku, od góry: { $artefacts }
event-BuyerJoined = { $pushed ->
    [nic] Kupujący na { $market }: { $buyer }
   *[other] Kupujący na { $market }: { $buyer }; wypchnięty: { $pushed }
}
event-BuyerLeft = Kupujący z początku kolejki odchodzi; { $market }: { $buyer }
event-ExplorerPlaced = { $seat } umieszcza odkrywcę: { $location }
event-OrdersRevealed = Karty rozkazów rundy { $round }, od lewej: { $order_cards }
event-ForecastResolved = Prognoza { $card }: { $tiles ->
    [0] stos się wyczerpał
    [1] tylko { $artefacts } na miejsce wykopalisk; stos się wyczerpał
    [2] { $artefacts } na miejsca wykopalisk; stos się wyczerpał
   *[other] { $artefacts } na miejsca wykopalisk, { $buried } na spód czarnego rynku
}
event-CrewReturned = { $seat } odzyskuje znacznik załogi z prognozy
event-TurnOrderSet = Kolejność tur: { $order }
event-CardsKept = { $seat } bierze: { $cards }
event-CardsKeptUnseen = { $seat } bierze karty z pakietu: { $count }
event-CardsLost = Losowo odrzucone: { $cards }
event-BlackMarketRotated = Rotacja czarnego rynku; na wierzchu: { $artefacts }
event-RoundStarted = Zaczyna się runda { $round }
event-TurnStarted = Tura: { $seat }
event-CardPlayed = { $seat } zagrywa kartę { $card }. { $action }
event-ExplorerMoved = { $seat } przesuwa odkrywcę: { $origin } → { $location }
event-TileExcavated = { $seat } wydobywa artefakt { $artefact } ({ $location })
event-TileTaken = { $seat } bierze artefakt { $artefact }
event-GuardPlaced = { $seat } pobiera próbkę: { $artefact }
event-GuardReleased = { $seat } oddaje strażnika z pola { $guard }
event-ColumnFilled = { $seat } po raz pierwszy zapełnia kolumnę ({ $region }) i dobiera kartę
event-CardDrawn = { $seat } dobiera kartę { $card }
event-CardDrawnUnseen = { $seat } dobiera kartę akcji
event-TraderPlaced = { $seat } umieszcza handlarza: { $market }
event-TileSold = { $seat } sprzedaje artefakt { $artefact }
event-BuyersBoarded = { $returned_count ->
    [0] Na statek: { $moved }
   *[other] Na statek: { $moved }; z powrotem do puli: { $returned }
}
event-TraderPromoted = { $seat }: handlarz awansuje na reprezentanta; { $market } → { $centre }
event-RepresentativePlaced = { $seat } umieszcza reprezentanta: { $centre }
event-RepresentativeWithdrawn = { $seat } wycofuje reprezentanta: { $centre }
event-OrderUsed = { $seat } używa zdolności: { $order_card }
event-CreditsGained = { $seat } otrzymuje kredyty: { $credits } ({ $cause ->
    [columns] kolumny ze strażnikiem
    [fence] Dojście do paserów
    [archive] Kopia archiwalna
   *[subsidy] Subwencja
})
event-QueueCleared = Wszyscy kupujący wracają do puli: { $market }
event-TileAuctioned = { $seat } wystawia artefakt { $artefact } na aukcję; kredyty: { $credits }
event-TileDelivered = { $seat } dostarcza artefakt { $artefact }; kredyty: { $credits }
event-TileAcquired = { $seat } nabywa artefakt { $artefact }; cena: { $price }
event-TileStored = { $place ->
    [hatch] { $seat } umieszcza artefakt { $artefact } w luku
   *[hold] { $seat } umieszcza artefakt { $artefact } w ładowni
}
event-ForecastReplaced = { $crewed ->
    [true] { $seat } zastępuje w prognozie kartę { $old_card } kartą { $card } i kładzie na niej załogę
   *[false] { $seat } zastępuje w prognozie kartę { $old_card } kartą { $card }, bez załogi
}
event-TokenTaken = { $seat } bierze żeton inicjatywy { $token }
event-TilesDrawn = { $count ->
    [0] { $seat } zastaje pusty stos
   *[other] { $seat } dobiera artefakty: { $artefacts }
}
event-TilePlaced = { $seat } umieszcza artefakt { $artefact }: { $location }
event-TileKept = { $seat } bierze za darmo artefakt { $artefact }
event-TileBought = { $seat } kupuje artefakt { $artefact }; cena: { $price }
event-TilesReturned = Wtasowane z powrotem: { $artefacts }
event-Passed = { $seat } pasuje
event-CardDiscarded = { $seat } odrzuca kartę { $card }
event-CentreScored = { $centre }: { $each }
each-CentreScored = { $seat }: reprezentanci { $counts }, kredyty { $credits_each }
event-LeftoversCounted = { $seat }: pozostałe artefakty liczą się za { $credits }
event-GameEnded = Wynik końcowy: { $each }. Wygrywa: { $winners }
each-GameEnded = { $seat } { $scores }
event-SaleMade = { $seat } sprzedaje ({ $region }): { $markets }; miejsce w popularności { $place }, zainteresowani kupujący { $buyers_interested }; kredyty: { $credits }
event-GalleryScored = Galeria, { $seat }: kredyty { $credits }
event-ZuCardRevealed = Zu odkrywa kartę: { $zu_card }
event-ZuPassed = Talia Zu jest pusta: Zu pasuje
event-ZuCardBurnt = Zu odrzuca następną kartę bez odkrywania (zostało { $left })
event-ZuCarriedOver = Odrzucone karty Zu: { $carried } do nowej talii, { $removed_count } poza grę
event-ZuFailed = { $zu_card }: akcja nieudana ({ $cause ->
    [traders-everywhere] Zu ma handlarzy na każdym rynku
    [no-crew] Zu nie ma już załogi
    [nothing-for-sale] Zu nie ma artefaktów
    [nobody-interested] nikt nie chce tego, co ma Zu
   *[nothing-to-deliver] Zu nie ma czego dostarczyć
}). Zu otrzymuje kredyty: { $credits }
event-ZuTurnedTo = { $way ->
    [acquire] Zamiast tego Zu nabywa na czarnym rynku
   *[deliver] Zamiast tego Zu dostarcza na czarny rynek
}: { $cause ->
    [hold-full] ładownia jest pełna
    [storage-full] ładownia i luk są pełne
    [nothing-to-acquire] żaden stos nie ma niczego dla Zu
   *[nothing-to-excavate] na wykopaliskach nie ma niczego dla Zu
}
event-ZuWanted = Pożądany kolor Zu: { $region }
event-ZuCountedRoom = Wolne pola Zu na wydobyte artefakty: { $room } (luk { $hatch_free })
event-ZuIgnored = Zu pomija artefakt { $artefact }: ma już kopię lub próbkę
event-ZuSkipped = { $cause ->
    [empty] Stos { $region } jest pusty
    [known] { $region }: Zu ma już artefakt { $artefact }
   *[credits] { $region }: Zu nie stać na artefakt { $artefact }
}
event-ZuComparedColours = Zu porównuje kolory; kryterium: { $criterion ->
    [popularity] popularność
    [two-tiles] dwa artefakty zamiast jednego
    [none-owned] brak własnych artefaktów
    [your-tiles] najmniej twoich artefaktów
    [own-tiles] najwięcej własnych artefaktów
    [fewest-tiles] najmniej własnych artefaktów
    [markets-sold-at] liczba rynków do sprzedaży
    [sale-credits] kredyty ze sprzedaży
   *[lots] losowanie
}. { $regions } ({ $scores }); zostaje { $left_regions }
event-ZuComparedArtefacts = Zu porównuje artefakty; kryterium: { $criterion ->
    [not-sampled-by-you] brak twojej próbki
    [copies-on-board] najmniej kopii na planszy świata
    [value] wartość
   *[lots] losowanie
}. { $artefacts } ({ $scores }); zostaje { $left_artefacts }
event-ZuComparedMarkets = Zu porównuje rynki; kryterium: { $criterion ->
    [interested] zainteresowani kupujący
    [your-traders] twoi handlarze obok handlarza Zu
    [influence] zmiana wpływów (1 największa)
    [influence-gap] najmniejsza różnica reprezentantów
   *[lots] losowanie
}. { $markets } ({ $scores }); zostaje { $left_markets }
event-ZuComparedDeliveries = Zu porównuje dostawy; kryterium: { $criterion ->
    [value] łączna wartość
    [from-hold] artefakty z ładowni
    [unpopular] najmniej popularne kolory
   *[lots] losowanie
}. { $firsts } oraz { $seconds } ({ $scores }); zostaje numer { $left }

## Sumy w dzienniku
part-popularity = popularność koloru
part-interested-buyers = zainteresowani kupujący
part-several-markets = kilka rynków naraz
part-gallery-row = rząd galerii
part-gallery-column = kolumna galerii

## Dlaczego nie? Każdy wpis mówi, co musi zachodzić.
why-action-card = to karta akcji: { $card }
    .fails = to nie jest karta akcji: { $card }
why-adjacent = lokalizacje sąsiadują: { $location }, { $to_location }
    .fails = lokalizacje nie sąsiadują: { $location }, { $to_location }
why-another-market = ten rynek nie jest jeszcze wybrany: { $market }
    .fails = ten rynek jest już wybrany: { $market }
why-another-place = odkrywcy jeszcze tam nie ma: { $location }
    .fails = odkrywca już tam jest: { $location }
why-another-region = jest z innego regionu niż pierwszy artefakt
    .fails = jest z tego samego regionu co pierwszy artefakt
why-another-site = to inne miejsce wykopalisk niż dla pierwszego artefaktu
    .fails = to znów miejsce wykopalisk pierwszego artefaktu
why-as-far-as-possible = z rozkazu nic więcej nie da się zrobić
    .fails = użyty rozkaz wykonuje się w miarę możliwości
why-buyer-interested = { $market }: jest kupujący na kolor { $region }
    .fails = { $market }: nie ma kupującego na kolor { $region }
why-buyer-left = w puli jest taki kupujący: { $buyer }
    .fails = w puli nie ma takiego kupującego: { $buyer }
why-card-drawn = wśród dobranych kart jest karta: { $card }
    .fails = wśród dobranych kart nie ma karty: { $card }
why-card-fits-market = karta pasuje do rynku: { $card }, { $market }
    .fails = karta nie pasuje do rynku: { $card }, { $market }
why-card-for-action = masz kartę i pozycję na tę akcję
    .fails = nie masz karty albo pozycji na tę akcję
why-some-tile-in-reach = na wykopaliskach z twoim odkrywcą jest artefakt
    .fails = na wykopaliskach z twoimi odkrywcami nie ma artefaktu
why-card-of-that-colour = masz kartę w kolorze takiego artefaktu
    .fails = nie masz karty w kolorze takiego artefaktu
why-explorer-on-some-market = twój odkrywca jest na rynku
    .fails = żaden twój odkrywca nie jest na rynku
why-card-of-that-market = masz kartę z symbolem tego rynku
    .fails = nie masz karty z symbolem tego rynku
why-explorer-on-some-black-market = twój odkrywca jest na czarnym rynku
    .fails = żaden twój odkrywca nie jest na czarnym rynku
why-card-of-that-black-market = masz kartę z symbolem tego czarnego rynku
    .fails = nie masz karty z symbolem tego czarnego rynku
why-action-card-in-hand = masz na ręce kartę akcji
    .fails = nie masz na ręce karty akcji
why-card-has-colour = karta ma kolor: { $card }
    .fails = karta nie ma koloru: { $card }
why-card-has-symbol = karta ma symbol rynku: { $card }
    .fails = karta nie ma symbolu rynku: { $card }
why-card-in-hand = masz na ręce kartę: { $card }
    .fails = nie masz na ręce karty: { $card }
why-card-in-hand-at-all = masz kartę na ręce
    .fails = nie masz kart na ręce
why-card-in-pack = wśród kart do wyboru jest karta: { $card }
    .fails = wśród kart do wyboru nie ma karty: { $card }
why-card-of-set = to jedna z czterech lub więcej podobnych kart: { $card }
    .fails = to nie jest jedna z czterech lub więcej podobnych kart: { $card }
why-coloured-buyer = w tym kroku to kolorowy kupujący
    .fails = w tym kroku dodaje się tylko kolorowego kupującego
why-credits = masz dość kredytów (potrzeba { $needed }, masz { $credits })
    .fails = kredyty: masz { $credits }, potrzeba { $needed }
why-crew-available = masz dostępną załogę ({ $crew })
    .fails = nie masz dostępnej załogi
why-crew-or-guard = masz dostępną załogę albo strażnika do przesunięcia
    .fails = nie masz ani dostępnej załogi, ani strażnika do przesunięcia
why-explorer-at-market = twój odkrywca jest na rynku: { $market }
    .fails = żaden twój odkrywca nie jest na rynku: { $market }
why-explorer-on-black-market = twój odkrywca jest na czarnym rynku, do którego pasuje karta: { $card }
    .fails = żaden twój odkrywca nie jest na czarnym rynku, do którego pasuje karta: { $card }
why-explorer-on-market = twój odkrywca jest na rynku, do którego pasuje karta: { $card }
    .fails = żaden twój odkrywca nie jest na rynku, do którego pasuje karta: { $card }
why-explorer-there = twój odkrywca jest w tym miejscu: { $location }
    .fails = żaden twój odkrywca nie jest w tym miejscu: { $location }
why-explorers-apart = żadnych dwóch twoich odkrywców nie kończy w jednym miejscu
    .fails = dwóch twoich odkrywców skończyłoby w jednym miejscu
why-faction-free = ta frakcja jest wolna: { $faction }
    .fails = ta frakcja jest już zajęta: { $faction }
why-few-of-kind = dodano mniej niż { $limit } tego rodzaju (dotąd { $added })
    .fails = dodano już { $limit } tego rodzaju
why-forecast-card-free = jest karta prognozy bez załogi
    .fails = na każdej karcie prognozy leży załoga
why-forecast-space = w rzędzie jest karta numer { $number }
    .fails = w rzędzie nie ma karty numer { $number }
why-fuel-left = zostało paliwo ({ $fuel })
    .fails = nie ma już paliwa
why-guard-there = na polu stoi inny twój strażnik: { $artefact }
    .fails = na polu nie stoi inny twój strażnik: { $artefact }
why-hatch-free = w twoim luku jest wolne pole ({ $free })
    .fails = w twoim luku nie ma wolnego pola
why-hold-free = w twojej ładowni jest wolne pole ({ $free })
    .fails = w twojej ładowni nie ma wolnego pola
why-markets-left = można wybrać kolejny rynek (wybrane { $chosen } z { $limit })
    .fails = nie można wybrać więcej rynków (wybrane { $chosen } z { $limit })
why-no-crew-on-card = na karcie nie ma załogi: { $card }
    .fails = na karcie leży załoga: { $card }
why-no-own-explorer = nie ma tam twojego odkrywcy: { $location }
    .fails = jest tam już twój odkrywca: { $location }
why-not-passed = jeszcze nie pasujesz
    .fails = masz już za sobą pas
why-one-market-at-least = jeden rynek jest wybrany
    .fails = trzeba wybrać co najmniej jeden rynek
why-one-tile-at-least = jeden artefakt jest wybrany
    .fails = trzeba wybrać co najmniej jeden artefakt
why-outlet = masz handlarza na rynku z kupującym na ten kolor: { $region }
    .fails = nie masz handlarza na rynku z kupującym na ten kolor: { $region }
why-own-representative = masz tam reprezentanta: { $centre }
    .fails = nie masz tam reprezentanta: { $centre }
why-own-tile = masz artefakt w ładowni lub luku
    .fails = nie masz artefaktu w ładowni ani luku
why-pick-left = możesz jeszcze wziąć kartę z pakietu (wzięte { $taken } z { $limit })
    .fails = z pakietu wzięto już wszystkie karty (wzięte { $taken } z { $limit })
why-queue-space = w kolejce jest miejsce (kupujący: { $buyers } z { $limit })
    .fails = kolejka jest pełna (kupujący: { $buyers } z { $limit })
why-sale-possible = sprzedaż byłaby potem możliwa
    .fails = żadna sprzedaż nie byłaby potem możliwa
why-same-or-next-site = to samo, sąsiednie miejsce albo takie, gdzie jest twój odkrywca: { $location }
    .fails = to ani to samo, ani sąsiednie miejsce i nie ma tam twojego odkrywcy: { $location }
why-space-empty = na polu nie ma jeszcze strażnika: { $artefact }
    .fails = na polu stoi już strażnik: { $artefact }
why-space-free = w twojej ładowni lub luku jest wolne pole
    .fails = w twojej ładowni i luku nie ma wolnego pola
why-special-buyer = w tym kroku to specjalny kupujący
    .fails = w tym kroku dodaje się tylko specjalnego kupującego
why-stack-left = w stosie jest taki artefakt: { $region }
    .fails = w stosie nie ma takiego artefaktu: { $region }
why-step-left = ten krok jest jeszcze przed tobą
    .fails = ten krok jest już wykonany: każdy jest raz
why-supply-empty = nie ma dostępnej załogi, więc można przesuwać strażników
    .fails = strażników przesuwa się dopiero bez dostępnej załogi (jest { $crew })
why-tile-and-outlet = któryś z twoich artefaktów pasuje do rynku z twoim handlarzem
    .fails = żaden z twoich artefaktów nie pasuje do rynku z twoim handlarzem
why-tile-drawn = wśród dobranych artefaktów jest ten: { $artefact }
    .fails = wśród dobranych artefaktów nie ma tego: { $artefact }
why-tile-for-market = masz artefakt na każdy rynek ({ $tiles })
    .fails = masz za mało artefaktów: jeden na każdy rynek ({ $tiles })
why-tile-in-reach = na wykopaliskach z twoim odkrywcą jest taki artefakt: { $region }
    .fails = na wykopaliskach z twoim odkrywcą nie ma takiego artefaktu: { $region }
why-tile-in-sight = artefakt jest na wykopaliskach lub na wierzchu czarnego rynku: { $artefact }
    .fails = artefaktu nie ma na wykopaliskach ani na wierzchu czarnego rynku: { $artefact }
why-tile-of-colour = masz artefakt w tym kolorze: { $region }
    .fails = nie masz artefaktu w tym kolorze: { $region }
why-tile-owned = artefakt leży w tym miejscu: { $artefact }
    .fails = artefaktu nie ma w tym miejscu: { $artefact }
why-tile-there = artefakt leży na swoim miejscu wykopalisk: { $artefact }
    .fails = artefaktu nie ma na jego miejscu wykopalisk: { $artefact }
why-tile-to-acquire = jest artefakt, na który wystarczy ci kredytów i miejsca
    .fails = nie ma artefaktu, na który wystarczyłoby ci kredytów i miejsca
why-tile-to-smuggle = masz artefakt do dostarczenia albo możesz jakiś nabyć
    .fails = nie masz artefaktu do dostarczenia i żadnego nie możesz nabyć
why-top-of-stack = leży na wierzchu stosu: { $region }
    .fails = można wziąć tylko wierzch stosu: { $region }
why-trader-there = masz tam handlarza: { $market }
    .fails = nie masz tam handlarza: { $market }
why-within-steps = jest dość blisko (kroki: { $steps }, najwyżej { $limit })
    .fails = jest za daleko (kroki: { $steps }, najwyżej { $limit })

## Punktacja
score-credits = Kredyty
score-gallery_rows = Rzędy galerii
score-gallery_columns = Kolumny galerii
score-leftovers = Pozostałe artefakty
tie-artefacts-left = pozostałe artefakty
tie-zu-wins-ties = remis jest zwycięstwem Zu

## Zu na miejscu gracza: co brał pod uwagę
priority-wish-excavate = wylosowany zamiar: wydobycie albo podróż tam, gdzie jest możliwe; przy pełnej ładowni przemyt
priority-wish-market = wylosowany zamiar: handlarz na nowym rynku albo podróż tam
priority-wish-order = wylosowany zamiar: rozkaz
priority-wish-sell = wylosowany zamiar: sprzedaż
priority-wish-burst = wylosowany zamiar: zryw, czyli sprzedaż albo handlarz na nowym rynku
priority-wish-forecast = wylosowany zamiar: prognoza
priority-no-wish = żadnego zamiaru nie da się spełnić: przemyt, potem podróż, potem pas
priority-nearer = odkrywca, którego nic nie trzyma, bliżej celu zamiaru
priority-place-for-wish = najlepsze miejsce dla wylosowanego zamiaru
priority-stay = nie ma dokąd iść: zostaje
priority-card-travel = karta podróży
priority-card-reaches = dość paliwa, by dotrzeć
priority-card-least-fuel = najmniej paliwa
priority-card-popular = karta najpopularniejszego koloru
priority-card-new-colour = kolor, którego ma najmniej na ręce
priority-card-new-symbol = symbol, którego ma najmniej na ręce
priority-card-unpopular = karta najmniej popularnego koloru
priority-card-old-colour = kolor, którego ma najwięcej na ręce
priority-card-old-symbol = symbol, którego ma najwięcej na ręce
priority-card-too-many = za dużo kart jednego koloru lub symbolu: jedna z nich odchodzi
priority-colour-wanted = kolor z artefaktem, którego jeszcze nie ma
priority-colour-popular = najpopularniejszy kolor
priority-colour-two-tiles = dwa artefakty zamiast jednego
priority-colour-none-owned = kolor, z którego nie ma artefaktu
priority-colour-rivals-few = najmniej artefaktów rywali
priority-colour-most-tiles = kolor, z którego ma najwięcej artefaktów
priority-market-new = rynek bez własnego handlarza
priority-market-buyers = najwięcej kupujących zainteresowanych najpopularniejszym kolorem, jaki ma na sprzedaż
priority-market-buyers-colour = najwięcej kupujących zainteresowanych kolorem
priority-market-rivals = najwięcej handlarzy rywali tam, gdzie ma też własnego
priority-market-own-trader = rynek z własnym handlarzem
priority-influence = największa zmiana wpływów w centrum dowodzenia
priority-influence-gap = najmniejsza różnica w centrum dowodzenia
priority-sale-markets = sprzedaż na największej liczbie rynków
priority-sale-credits = najwięcej kredytów za sprzedaż
priority-tile-unknown = artefakt, którego nie ma ani próbki, ani kopii
priority-tile-not-sampled = artefakt, którego próbkę ma najmniej rywali
priority-tile-rare = najmniej kopii na planszy świata
priority-tile-dear = najwyższa wartość
priority-tile-cheap = najniższa wartość
priority-tile-bought = pożądany artefakt: bez próbki i bez kopii
priority-tile-other = artefakt do kupienia zostaje: na wykopaliska trafia inny
priority-sampled = zawsze pobiera próbkę, ale nigdy kosztem strażnika galerii
priority-guard-cheapest = strażnik najmniej wartościowego artefaktu
priority-trader-new = handlarz tam, gdzie go nie ma
priority-trader-there = handlarz już tam jest
priority-crew-left = dopóki w zasobach jest załoga
priority-buyer-special = specjalny kupujący
priority-buyer-for-sale = kupujący w kolorze, który ma na sprzedaż
priority-queue-short = najkrótsza kolejka
priority-order-steps = handlarz, jeśli go nie ma, i reprezentant; nigdy wycofanie
priority-order-unused = nie używa zdolności rozkazów
priority-forecast-left = pierwsza od lewej karta prognozy bez załogi
priority-smuggle-way = nabywa, jeśli jest co, w przeciwnym razie dostarcza
priority-stack-eligible = na wierzchu: stać go, a nie ma ani próbki, ani kopii
priority-stack-right = pożądany kolor, potem następny stos po prawej
priority-hatch-first = ukryty luk przed ładownią
priority-one-only = wystarczy jeden artefakt
priority-pair-value = największa wartość dwóch artefaktów różnych kolorów
priority-pair-from-hold = z ładowni przed ukrytym lukiem
priority-pair-unpopular = najmniej popularny kolor

## Co robi odpowiedź
valued-centres = miejsca w centrach
valued-credits = kredyty w tej chwili
valued-crew = załoga pod ręką
valued-gallery = galeria i jej luki
valued-others = powstrzymanie pozostałych
valued-trade = przyszłe sprzedaże, wykopaliska i rozkazy
watched-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[other] { $count } kredytów
}
    .name = kredyty
    .left = potem { $after }
watched-crew = { $count ->
    [one] { $count } członek załogi
    [few] { $count } członków załogi
   *[other] { $count } członków załogi
}
    .name = załoga
    .left = zostaje { $after }
watched-hold = { $count ->
    [one] { $count } artefakt w ładowni
    [few] { $count } artefakty w ładowni
   *[other] { $count } artefaktów w ładowni
}
    .name = artefakty w ładowni
watched-hatch = { $count ->
    [one] { $count } artefakt w luku
    [few] { $count } artefakty w luku
   *[other] { $count } artefaktów w luku
}
    .name = artefakty w luku
watched-gallery = { $count ->
    [one] { $count } strażnik w galerii
    [few] { $count } strażników w galerii
   *[other] { $count } strażników w galerii
}
    .name = strażnicy w galerii
watched-traders = { $count ->
    [one] { $count } handlarz
    [few] { $count } handlarzy
   *[other] { $count } handlarzy
}
    .name = handlarze
watched-representatives = { $count ->
    [one] { $count } reprezentant
    [few] { $count } reprezentantów
   *[other] { $count } reprezentantów
}
    .name = reprezentanci
watched-hand = { $count ->
    [one] { $count } karta akcji
    [few] { $count } karty akcji
   *[other] { $count } kart akcji
}
    .name = karty akcji
watched-travel-cards = { $count ->
    [one] { $count } karta podróży
    [few] { $count } karty podróży
   *[other] { $count } kart podróży
}
    .name = karty podróży

## Co wychodzi na jaw
light-tiles = potem losuje się artefakty
light-board = potem rozkłada się planszę
light-forecast = potem rozlicza się prognozę
light-orders = potem odkrywa się nowe karty rozkazów
light-zu = potem działa Zu

# --- styles of bots: the name, and what a bot of this style likes
style-explorer = odkrywca: wydobyte artefakty
style-trader = kupiec: handlarze na rynkach
