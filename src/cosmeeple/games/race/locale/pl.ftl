# Race for the Galaxy: wszystko, co się czyta, po polsku.

# --- pytania
ask-ChooseStartWorld = Wybierz jeden z dwóch światów początkowych
ask-DiscardStartCards = Odrzucaj karty, aż na ręce zostaną cztery
ask-ChooseAction = Wybierz w tajemnicy akcję na tę rundę
ask-KeepExplored = Które z dobranych kart zatrzymujesz?
ask-ChooseDevelopment = Wyłóż technologię albo nic
ask-PayCard = Zapłata: którą kartę odrzucasz? (pozostało { $left })
ask-ChooseWorld = Skolonizuj świat albo nic
ask-SettleWorld = Jak wykładasz kartę { $world }?
ask-BoostMilitary = Dodaj tymczasową Siłę przeciw karcie { $world } albo podbij teraz
ask-Muster = Użyć tymczasowej Siły w tej fazie Kolonizacji, niczego nie podbijając?
ask-SpendGoodForMilitary = Który towar zużywasz na kartę { $by }?
ask-DiscardToProduce = Odrzucasz kartę, by położyć towar na karcie { $world }?
ask-ChooseExtra = Które dodatkowe wyłożenie jest pierwsze?
ask-ExtraWorld = { $by }: wykładasz jeszcze jeden świat?
ask-SellGood = Który towar sprzedajesz?
ask-UsePower = Której zdolności konsumpcji używasz teraz?
ask-SpendGood = { $most ->
    [1] Który towar zużywasz?
   *[other] Który towar zużywasz? (najwyżej jeszcze { $most })
}
ask-DiscardForPoints = { $by }: odrzucasz kartę za { $points } PZ? (najwyżej jeszcze { $left })
ask-NameNumber = Podaj liczbę; wierzchnia karta jest twoja, jeśli to jej koszt lub obrona
ask-ProduceOnWindfall = Który świat zdobyczny dostaje towar?
ask-DiscardToLimit = Odrzuć karty do dziesięciu

# --- odpowiedzi
choice-start = Zacznij z kartą { $what }
choice-discard = Odrzuć: { $what }
choice-action = { $what }
choice-keep = Zatrzymaj: { $what }
choice-develop = Wyłóż: { $what }
choice-ChooseDevelopment-pass = Nic nie wykładaj
choice-pay = Zapłać kartą { $what }
choice-settle = Skolonizuj: { $what }
choice-settle-lucky = Odkryj wierzchnią kartę talii
choice-ChooseWorld-pass = Nic nie wykładaj
choice-way-conquer = Podbij
choice-way-pay = Zapłać
choice-way-by = Dzięki karcie { $what }
choice-boost = Użyj: { $what }
choice-BoostMilitary-pass = Podbij tym, co jest
choice-muster = Użyj: { $what }
choice-Muster-pass = Bez tymczasowej Siły
choice-spend = Towar z karty { $what }
choice-DiscardToProduce-pass = Bez towaru
choice-use = Użyj: { $what }
choice-use-second = Użyj: { $what }, druga zdolność
choice-ChooseExtra-pass = Bez dodatkowego świata
choice-extra = Wyłóż: { $what }
choice-ExtraWorld-pass = Bez dodatkowego świata
choice-sell = Sprzedaj towar z karty { $what }
choice-UsePower-pass = Zakończ konsumpcję
choice-DiscardForPoints-pass = Nie odrzucaj więcej
choice-name = { $what }
choice-produce = Towar na karcie { $what }
choice-produce-any = Towar na karcie { $what } dzięki zdolności dowolnego rodzaju

# --- co się dzieje
event-StartWorldPlaced = { $seat } zaczyna z kartą { $card }
event-RoundBegan = Runda { $round }
event-ActionRevealed = { $seat } wybiera: { $action }
event-PhaseBegan = Faza: { $phase }
event-DeckShuffled = Odrzucone karty zostają przetasowane: kart w nowej talii: { $count }
cards-number =
    { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
event-CardsDrawn =
    { $cause ->
        [phase] { $seat } dobiera { cards-number } na początku fazy
        [bonus] { $seat } dobiera { cards-number } za premię Kolonizacji
        [placing] { $seat } dobiera { cards-number } za wyłożenie karty
        [trade] { $seat } dobiera { cards-number } za sprzedaż
        [produce] { $seat } dobiera { cards-number } za produkcję
        [most] { $seat } dobiera { cards-number } za największą produkcję
       *[power] { $seat } dobiera { cards-number }
    }
event-CardsSeen = { $seat } ogląda: { $cards }
event-CardsExplored = { $seat } dobiera { cards-number } i zatrzymuje { $kept }
event-CardsDiscarded =
    { $cites ->
        [RAC-022] { $seat } odrzuca z pierwszej ręki { cards-number }
        [RAC-023] { $seat } odrzuca z pierwszej ręki { cards-number }
        [RAC-180] { $seat } odrzuca { cards-number } do limitu
        [RAC-227] { $seat } odrzuca jedną kartę
        [RAC-241] { $seat } odrzuca jedną kartę
       *[other] { $seat } płaci { $count ->
            [one] jedną kartą
           *[other] { $count } kartami
        }
    }
event-NothingPlaced = { $seat } nic nie wykłada
event-LuckTried = { $seat } zdaje się na los: odkrywa wierzchnią kartę talii
event-CardPlaced = { $seat } wykłada kartę { $card }
event-CardPaid =
    { $paid ->
        [0] { $seat } nic nie płaci za: { $card }
        [one] { $seat } płaci 1 kartą za: { $card }
       *[other] { $seat } płaci { $paid } kartami za: { $card }
    }
event-WorldFreed = { $seat } wykłada za darmo kartę { $card } dzięki karcie { $by }
event-WorldConquered = { $seat } podbija kartę { $card } (obrona { $defence })
event-MilitaryBoosted = { $seat } zyskuje { $amount } Siły na tę fazę z karty { $by }
event-CardSacrificed = { $seat } odrzuca ze stołu kartę { $card }
event-CardRevealed =
    { $taken ->
        [tableau] { $seat } odkrywa kartę { $card } i ją wykłada
        [hand] { $seat } odkrywa kartę { $card } i bierze ją na rękę
       *[discard] { $seat } odkrywa kartę { $card } i ją odrzuca
    }
event-NumberNamed = { $seat } podaje liczbę { $number }
event-GoodPlaced = { $seat } kładzie towar na karcie { $card }
event-GoodsGathered = { $seat } gromadzi towary na karcie { $card }: { $count }
event-GoodSold = { $seat } sprzedaje towar z karty { $card } ({ $good })
event-PowerUsed = { $seat } używa karty { $card }
event-GoodSpent = { $seat } zużywa towar z karty { $card }
event-ChipsGained =
    { $multiplier ->
        [1] { $seat } zyskuje { $chips } PZ z karty { $by }
       *[other] { $seat } zyskuje { $chips } PZ z karty { $by } (podwojone)
    }
event-EndTriggered =
    { $cause ->
        [tableau] Koniec gry: na stole gracza leży dwanaście kart
        [pool] Koniec gry: wyczerpała się pula żetonów PZ
        [orb] Koniec gry: wzięto ostatnią kartę Archiwum
       *[rounds] Koniec gry: nie ma już dalszych rund
    }
event-GameEnded = { $scores_count ->
    [0] Wygrywa: { $winners }
   *[other] Wynik końcowy: { $each }. Wygrywa: { $winners }
}
each-GameEnded = { $seat } { $scores }

# --- sumy
part-printed-cost = wydrukowany koszt lub obrona
part-discounts = zniżki
part-bonus-or-rebate = premia lub rabat
part-never-below-zero = koszt nigdy nie spada poniżej zera
part-military = Siła
part-specialised-military = Siła przeciw takim światom
part-temporary-military = tymczasowa Siła
part-used-military = zużyte na pierwszy podbój
part-price = cena towaru
part-sale-bonuses = zdolności handlu
part-sale-bonus-here = zdolność samego świata

# --- dlaczego (nie)
why-action-card-left = { $action }: masz jeszcze taką kartę akcji (wszystkich { $copies })
    .fails = { $action }: takie karty akcji są już zagrane (wszystkich { $copies })
why-actions-left = Wybierasz jeszcze akcję (w rundzie { $actions })
    .fails = Wszystkie akcje tej rundy są wybrane ({ $actions })
why-boosts-military = { $card } daje tymczasową Siłę
    .fails = { $card } nie daje tymczasowej Siły: ani przez odrzucenie ze stołu, ani za posiadany towar
why-can-be-settled = Kartę można wyłożyć: { $card }
    .fails = Karty nie można wyłożyć: { $card }
why-can-pay = Stać cię: koszt { $cost }, masz kart na { $payment }
    .fails = Koszt to { $cost }; masz kart tylko na { $payment }
why-cards-left = Masz karty na ręce
    .fails = Nie masz kart na ręce
why-chooses-once = W tej fazie wybór jest przed tobą i masz karty na ręce
    .fails = W tej fazie wybór jest już za tobą albo nie masz kart na ręce
why-dealt-as-start-world = To jeden z dwóch rozdanych ci światów początkowych: { $card }
    .fails = To nie jest żaden z dwóch rozdanych ci światów początkowych: { $card }
why-fully-settled = Karta jest w pełni wyłożona, jej towaru można użyć: { $card }
    .fails = Karta nie jest jeszcze w pełni wyłożona; jej towar nie może na nią pójść: { $card }
why-good-fits = Towar na karcie jest rodzaju, którego wymaga zdolność: { $card }
    .fails = Towar na karcie nie jest rodzaju, którego wymaga zdolność: { $card }
why-has-consume-power = Karta ma taką zdolność konsumpcji: { $card }
    .fails = Karta nie ma takiej zdolności konsumpcji: { $card }
why-has-lucky-power = Masz kartę pozwalającą kolonizować losowo
    .fails = Nie masz karty pozwalającej kolonizować losowo
why-holds-good = Na karcie leży twój towar: { $card }
    .fails = Na karcie nie leży twój towar: { $card }
why-holds-no-good = Na karcie nie leży towar: { $card }
    .fails = Na karcie leży już towar: { $card }
why-in-hand = Masz na ręce kartę: { $card }
    .fails = Nie masz na ręce karty: { $card }
why-in-tableau = Karta leży na twoim stole: { $card }
    .fails = Karta nie leży na twoim stole: { $card }
why-is-development = To technologia: { $card }
    .fails = To nie jest technologia: { $card }
why-is-military = To świat militarny: { $card }
    .fails = To nie jest świat militarny: { $card }
why-is-not-military = To nie jest świat militarny: { $card }
    .fails = To świat militarny: { $card }
why-is-peaceful = To nie świat Obcych ani świat militarny, za który nie wolno zapłacić: { $card }
    .fails = To świat Obcych albo świat militarny, za który nie wolno zapłacić: { $card }
why-is-windfall = To świat zdobyczny: { $card }
    .fails = To nie jest świat zdobyczny: { $card }
why-is-world = To świat: { $card }
    .fails = To nie jest świat: { $card }
why-just-drawn = To jedna z właśnie dobranych kart: { $card }
    .fails = To nie jest żadna z właśnie dobranych kart: { $card }
why-kind-is-new = Towar tego rodzaju nie poszedł jeszcze na tę zdolność: { $card }
    .fails = Towar tego rodzaju już poszedł na tę zdolność: { $card }
why-may-keep-more = Zatrzymujesz jeszcze kartę (wybrane { $chosen } z { $limit })
    .fails = Wszystkie karty do zatrzymania są wybrane ({ $chosen } z { $limit })
why-military-enough = Siły wystarczy lub może wystarczyć (potrzeba { $needed }, najwyżej { $military })
    .fails = Potrzebna Siła to co najmniej { $needed }; osiągniesz najwyżej { $military }
why-military-still-possible = Po tym Siła { $needed } pozostaje w zasięgu ({ $military })
    .fails = Po tym Siła { $needed } byłaby poza zasięgiem (najwyżej { $military })
why-no-copy = Na twoim stole nie ma jeszcze karty: { $card }
    .fails = Na twoim stole leży już karta: { $card }
why-no-mandatory-power-left = Żadnej zdolności nie trzeba już użyć
    .fails = Zdolności, których trzeba jeszcze użyć: { $powers }; pominąć wolno tylko odrzucanie kart za punkty
why-number-exists = Taka liczba jest na karcie (najwyższa to { $highest })
    .fails = Na żadnej karcie nie ma liczby { $number }: najwyższa to { $highest }
why-orb-in-play = To gra z Archiwum
    .fails = Ta karta akcji należy do gry z Archiwum
why-over-hand-limit = Kart na ręce jest ponad limit ({ $cards }, limit { $limit })
    .fails = Kart na ręce jest { $cards }; limit to { $limit }, niczego się nie odrzuca
why-over-start-hand = Masz jeszcze karty do odrzucenia ({ $cards }, zostaje { $limit })
    .fails = Kart na ręce jest { $cards }; zostaje { $limit }, niczego się nie odrzuca
why-pays-for-military = Karta pozwala płacić za światy militarne: { $card }
    .fails = Karta nie pozwala płacić za światy militarne: { $card }
why-pays-for-this = Zdolność karty { $card } obejmuje kartę: { $for_card }
    .fails = Zdolność karty { $card } nie obejmuje karty: { $for_card }
why-places-extra = Karta pozwala teraz wyłożyć dodatkowy świat: { $card }
    .fails = Karta nie pozwala teraz wyłożyć dodatkowego świata: { $card }
why-power-unused = Zdolność karty jest w tej fazie nieużyta: { $card }
    .fails = Zdolność karty jest już w tej fazie użyta: { $card }
why-power-usable = Masz to, czego wymaga zdolność karty: { $card }
    .fails = Zdolność karty wymaga towarów lub kart, których nie masz: { $card }
why-some-power-left = Jest zdolność, której można jeszcze użyć
    .fails = Nie ma zdolności, której można by jeszcze użyć
why-trade-allowed = Towar z karty można sprzedać z premią Handlu: { $card }
    .fails = Towaru z karty nie można sprzedać z premią Handlu: { $card }
why-two-powers-fit = Do karty pasuje więcej niż jedna zdolność: { $card }
    .fails = Kartę zapełnia jedyna pasująca zdolność: { $card }
why-was-there = Karta leży na stole od początku fazy: { $card }
    .fails = Karta nie leżała na stole na początku fazy: { $card }
why-windfall-power-left = Masz zdolność produkcji na karcie: { $card }
    .fails = Nie masz już zdolności produkcji na karcie: { $card }

# --- punkty
score-chips = Żetony PZ
score-printed = Wydrukowane PZ
score-card = Karty o zmiennych PZ
tie-cards_and_goods = karty na ręce i towary

# --- opcje stołu
option-expansion = Karty
option-expansion-base = Gra podstawowa
option-expansion-artifacts = Gra podstawowa i Artefakty Obcych
option-start = Początek
option-start-dealt = Rozdane światy początkowe i ręce
option-start-preset = Przygotowane ręce na pierwszą grę
option-game = Dwóch graczy
option-game-standard = Zwykła: jedna akcja w rundzie
option-game-advanced = Zaawansowana: dwie akcje w rundzie
option-sacrificed_military = Karta odrzucona ze stołu dla Siły
option-sacrificed_military-lost = od razu traci własną Siłę
option-sacrificed_military-kept = zachowuje własną Siłę do końca fazy

# --- teksty kart: zdolności
power-place-discard_card_to_produce_here = Po wyłożeniu: możesz odrzucić kartę, by położyć tu towar
power-place-second_team = Z Archiwum, po wyłożeniu: drugi zespół wchodzi małą śluzą
power-I-see_more = Dobierz { $n } więcej
power-I-keep_more = Zatrzymaj { $n } więcej
power-I-team_speed = Z Archiwum: zespoły poruszają się o { $n } dalej
power-II-draw_before = Dobierz { $n } na początku
power-II-discount = Technologie kosztują { $n } mniej
power-II-draw_after_placing = Dobierz { $n } po wyłożeniu technologii
power-III-military = { NUMBER($n) ->
        [-1] -1 Siły
       *[other] +{ $n } Siły
    }
power-III-military-only_good = +{ $n } Siły przeciw światom: { $only_good }
power-III-military-only_keyword = +{ $n } Siły przeciw światom { $only_keyword }
power-III-military_per_chromosome_world = +{ $n } Siły za każdy twój świat z ikoną chromosomu
power-III-sacrifice_for_military = Odrzuć tę kartę ze stołu: +{ $n } Siły na tę fazę
power-III-spend_good_for_military = Zużyj towar ({ $good }): +{ $n } Siły na tę fazę
power-III-discount = Światy niemilitarne kosztują { $n } mniej
power-III-discount-only_good = Światy niemilitarne ({ $only_good }) kosztują { $n } mniej
power-III-sacrifice_for_free_world = Odrzuć tę kartę ze stołu: niemilitarny świat inny niż Obcych nic nie kosztuje
power-III-pay_for_military =
    { $targets ->
        [alien] Zapłać za militarne światy Obcych zamiast je podbijać
        [chromosome] Zapłać za militarne światy z ikoną chromosomu zamiast je podbijać
       *[non_alien] Zapłać za światy militarne inne niż Obcych zamiast je podbijać
    }
power-III-pay_for_military-rebate = { power-III-pay_for_military }, o { $rebate } taniej
power-III-conquer_with_leftover = Po podboju podbij drugi świat pozostałą Siłą
power-III-sacrifice_for_extra_world = Odrzuć tę kartę ze stołu: wyłóż za darmo jeszcze jeden niemilitarny świat inny niż Obcych
power-III-settle_if_lucky = Zamiast kolonizować: odkryj kartę; świat niemilitarny wykładasz za darmo, inna karta idzie na rękę
power-III-draw_after_placing = Dobierz { $n } po wyłożeniu świata
power-trade-sale_bonus =
    { $good ->
        [any] o { gain-cards } więcej za sprzedaż dowolnego towaru
       *[other] o { gain-cards } więcej za sprzedaż: { $good }
    }
power-trade-sale_bonus_here = o { gain-cards } więcej za sprzedaż towaru stąd
power-trade-no_bonus_sale_here = Towaru stąd nie można sprzedać z premią Handlu
power-IV-consume =
    { $times ->
        [1] { $take } × { $good } za { $gain }
       *[other] { $take } × { $good } za { $gain }, do { $times } razy
    }
power-IV-consume_three_kinds = Trzy towary trzech rodzajów za { $gain }
power-IV-consume_each_kind = Towary różnych rodzajów, najwyżej { $up_to }, każdy za { $gain }
power-IV-consume_all = Wszystkie towary: po { $vp_each } PZ oprócz jednego
power-IV-sell_good = Sprzedaj towar bez zdolności handlu
power-IV-sell_good-with_bonuses = Sprzedaj towar ze zdolnościami handlu
power-IV-discard_cards_for_vp = Możesz odrzucić karty, najwyżej { $up_to }, każdą za { $vp_each } PZ
power-IV-draw = Dobierz { $n }
power-IV-draw_if_lucky = Podaj liczbę i odkryj kartę: jest twoja, jeśli to jej koszt lub obrona
power-V-produce_here = Produkuje tutaj
power-V-produce_on_windfall =
    { $good ->
        [any] Produkuj na dowolnym świecie zdobycznym
       *[other] Produkuj na świecie zdobycznym: { $good }
    }
power-V-draw_if_produced_here = Dobierz { $n }, gdy produkuje tutaj
power-V-draw = Dobierz { $n }
power-V-draw_per_good_produced = Dobierz { $n } za każdy wyprodukowany towar: { $good }
power-V-draw_if_most_produced = Dobierz { $n } za największą produkcję: { $good }
power-V-draw_per_kind_produced = Dobierz { $n } za każdy wyprodukowany rodzaj
power-V-draw_per_world = Dobierz { $n } za każdy świat: { $good }
power-V-draw_per_keyword = Dobierz { $n } za każdą kartę { $keyword }
power-V-draw_per_rebel_military_world = Dobierz { $n } za każdy militarny świat REBELIA
power-V-draw_per_big_development = Dobierz { $n } za każdą technologię o koszcie { $min_cost } lub wyższym
power-V-gather_goods = Na początku trafiają tu towary: { $good }. Mieści dowolną liczbę
gain-vp = { $n } PZ
gain-cards =
    { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    }
good-any = dowolny towar
keyword-alien = OBCY
keyword-rebel = REBELIA
keyword-imperium = IMPERIUM
keyword-uplift = WSPOMAGANI
keyword-terraforming = TERRAFORMOWANIE

# --- teksty kart: punktacja
line-card-keyword = { $vp } PZ za każdą kartę { $keyword }
line-card_named-card = { $vp } PZ za kartę { $card }
line-development = { $vp } PZ za każdą technologię
line-development-cost = { $vp } PZ za każdą technologię o koszcie { $cost }
line-development-with_power_in = { $vp } PZ za każdą technologię ze zdolnością w fazie { $with_power_in }
line-world = { $vp } PZ za każdy świat
line-world-good-world_type =
    { $world_type ->
        [windfall] { $vp } PZ za każdy świat zdobyczny: { $good }
       *[production] { $vp } PZ za każdy świat produkcyjny: { $good }
    }
line-world-military =
    { $military ->
        [true] { $vp } PZ za każdy świat militarny
       *[false] { $vp } PZ za każdy świat niemilitarny
    }
line-world-keyword-military = { $vp } PZ za każdy militarny świat { $keyword }
line-world-with_power_in = { $vp } PZ za każdy świat ze zdolnością w fazie { $with_power_in }
line-world-military-with_power_in = { $vp } PZ za każdy niemilitarny świat ze zdolnością w fazie { $with_power_in }
line-vp_chips-every = { $vp } PZ za każde { $every } PZ w żetonach
line-military_strength = { $vp } PZ za każdy punkt Siły
line-artifact-family-orb_only =
    { $family ->
        [science] Z Archiwum: { $vp } PZ za każdy znacznik Obcej Nauki
        [technology] Z Archiwum: { $vp } PZ za każdy znacznik Obcej Technologii
       *[uplift] Z Archiwum: { $vp } PZ za każdy znacznik Obcych Wspomaganych
    }

# --- Archiwum
ask-PlayOrbCard = Którą kartę Archiwum wykładasz?
ask-TurnPiece = Jak obracasz { $piece ->
    [small_airlock] małą śluzę
   *[other] kartę { $piece }
}?
ask-LayPiece = Gdzie ma leżeć { piece-name }?
ask-PlaceTeam = Gdzie zaczyna twój zespół badawczy?
ask-OrbTurn = Krok Archiwum: działasz czy pasujesz?
ask-ReturnTeam = Cofasz ten zespół do śluzy?
ask-ChooseTeam = Który zespół się porusza?
ask-MoveTeam = Poruszasz zespół? (pozostało pól: { $left })
ask-DeclareToken = Używasz znacznika artefaktu przy tej zapłacie? (do zapłaty { $cost })
choice-orb = Wyłóż { $what }
choice-PlayOrbCard-pass = Nie wykładaj karty Archiwum
choice-turn-upright = Jak wydrukowano
choice-turn-right = Obrócona w prawo
choice-turn-over = Do góry nogami
choice-turn-left = Obrócona w lewo
choice-at = Do Archiwum
named-at = { lies }
choice-team = Na główną śluzę
named-team = { $square }
choice-team-first = Pierwszy zespół
named-team-first = Pierwszy zespół ({ $square })
choice-team-second = Drugi zespół
named-team-second = Drugi zespół ({ $square })
choice-ChooseTeam-pass = Żaden zespół już się nie porusza
choice-step-move_play = Ruch, wyłożenie
choice-step-move_take = Ruch, dobranie
choice-step-play_take = Wyłożenie, dobranie
choice-step-all = Ruch, wyłożenie, dobranie
choice-OrbTurn-pass = Pas i na początek toru
choice-return = Wróć do śluzy
named-return = Wróć na { $square_to }
choice-ReturnTeam-pass = Zostań tutaj
choice-go = Na pole Archiwum
named-go = Idź na { $square_to }
choice-go-boost = Siła z karty { $what }
choice-go-passage = Przejście przez ścianę lub barierę: { $what }
choice-go-military = Siła ze znacznika { $what }
choice-go-faster = Więcej pól: { $what }
choice-MoveTeam-pass = Zatrzymaj się tutaj
choice-declare = Użyj: { $what }
choice-DeclareToken-pass = Bez dalszych znaczników
choice-boost-genes = { $what }, przeciw światom Genów
choice-SellGood-pass = Nic nie sprzedawaj
choice-SpendGood-pass = Nie zużywaj więcej
event-TokenUsed = { $seat } używa znacznika { $token }
event-TokenTaken = { $seat } bierze artefakt { $letter } { $square_from }
event-TokenSeen = { $seat } ogląda artefakt: { $token }
event-OrbStepBegan = Zaczyna się krok Archiwum: { $track }
event-OrbTurnChosen =
    { $actions ->
        [pass] { $seat } pasuje
        [move_play] { $seat } wykonuje ruch i może wyłożyć
        [move_take] { $seat } wykonuje ruch i dobiera
        [play_take] { $seat } może wyłożyć i dobiera
       *[all] { $seat } wykonuje ruch, może wyłożyć i dobiera
    }
event-TeamMoved = { $seat } przesuwa zespół { $left_square_from } na { $square_to }
event-TeamPlaced = { $seat } stawia zespół na { $square_to }
event-TeamReturned = { $seat } cofa zespół na { $square_to }
event-PieceLaid = { $seat } kładzie { $piece ->
    [small_airlock] małą śluzę
   *[other] kartę { $piece }
}: { lies }
event-OrbCardTaken = { $seat } dobiera kartę Archiwum; pozostaje { $left }
event-OrbCardsSeen = { $seat } ogląda karty Archiwum: { $orb_cards }
event-OrbCardsShown = { $seat } nie może wyłożyć żadnej z kart: { $orb_cards }
event-OrbCardRemoved = { $seat } nie może wyłożyć karty { $orb_card }; odpada ona z gry
why-on-the-grid = Karta leży na siatce 41 na 41 pól
    .fails = Karta wyszłaby poza siatkę 41 na 41 pól
why-attached = Karta zakrywa pole Archiwum albo leży tuż obok
    .fails = Karta ani nie zakrywa pola Archiwum, ani nie leży tuż obok
why-one-square-free = Co najmniej jedno pole karty niczego nie zakrywa
    .fails = Każde pole karty coś by zakrywało
why-covers-allowed = Nie zakrywa śluz, artefaktów ani zespołów
    .fails = Zakryłaby śluzę, artefakt albo zespół
why-covers-no-airlock = Nie zakrywa pola śluzy
    .fails = Zakryłaby pole śluzy: { $square }
why-covers-no-artifact = Nie zakrywa artefaktu
    .fails = Zakryłaby pole z artefaktem: { $square }
why-covers-no-team = Nie zakrywa zespołu
    .fails = Zakryłaby pole z zespołem: { $square }
why-keeps-away = Leży co najmniej o pole od karty, z której się wzięła
    .fails = Dotykałaby karty, z której się wzięła, albo leżała o pole od niej
why-perimeter-as-hard = Żadna krawędź na obrzeżu nie staje się łatwiejsza
    .fails = Krawędź na obrzeżu stałaby się łatwiejsza
why-north-edge-as-hard = Północna krawędź { $square_of } nie staje się łatwiejsza
    .fails = Północna krawędź { $square_of } leży na obrzeżu i jest { $edge ->
        [9] ścianą
       *[other] barierą { $edge }
    }; na karcie jest tam { $new ->
        [0] przejście
       *[other] bariera { $new }
    }
why-east-edge-as-hard = Wschodnia krawędź { $square_of } nie staje się łatwiejsza
    .fails = Wschodnia krawędź { $square_of } leży na obrzeżu i jest { $edge ->
        [9] ścianą
       *[other] barierą { $edge }
    }; na karcie jest tam { $new ->
        [0] przejście
       *[other] bariera { $new }
    }
why-south-edge-as-hard = Południowa krawędź { $square_of } nie staje się łatwiejsza
    .fails = Południowa krawędź { $square_of } leży na obrzeżu i jest { $edge ->
        [9] ścianą
       *[other] barierą { $edge }
    }; na karcie jest tam { $new ->
        [0] przejście
       *[other] bariera { $new }
    }
why-west-edge-as-hard = Zachodnia krawędź { $square_of } nie staje się łatwiejsza
    .fails = Zachodnia krawędź { $square_of } leży na obrzeżu i jest { $edge ->
        [9] ścianą
       *[other] barierą { $edge }
    }; na karcie jest tam { $new ->
        [0] przejście
       *[other] bariera { $new }
    }
why-in-orb-hand = To jedna z twoich kart Archiwum: { $orb_card }
    .fails = To nie jest żadna z twoich kart Archiwum: { $orb_card }
why-fits-somewhere = Karta gdzieś pasuje: { $orb_card }
    .fails = Karta nigdzie nie pasuje: { $orb_card }
why-turn-fits-somewhere = Tak obrócona karta gdzieś pasuje
    .fails = Tak obrócona karta nigdzie nie pasuje
why-may-play-none = Możesz nie wyłożyć karty
    .fails = Ta karta musi zostać wyłożona
why-free-corner = Róg głównej śluzy jest wolny
    .fails = Róg głównej śluzy jest zajęty: zespół zaczyna na wolnym
why-actions-of-the-step = W tym kroku Archiwum wykonujesz akcje w liczbie { $actions }
    .fails = W tym kroku Archiwum wykonujesz akcje w liczbie { $actions } albo pasujesz
why-is-airlock = To śluza: { $square }
    .fails = To nie śluza: { $square }
why-is-elsewhere = Zespół stoi gdzie indziej niż to pole: { $square }
    .fails = Zespół już tu stoi: { $square }
why-all-teams-moved = Wszystkie twoje zespoły mają ruch za sobą
    .fails = Któryś z twoich zespołów nie miał jeszcze ruchu
why-team-in-play = Ten zespół jest w grze
    .fails = Tego zespołu nie ma w grze
why-team-not-moved = Ten zespół jeszcze się nie poruszył
    .fails = Ten zespół już się poruszył
why-team-not-stopped = Tego zespołu nie zatrzymał artefakt
    .fails = Ten zespół wziął artefakt i w tym kroku już stoi
why-team-not-again = Ten zespół nie miał jeszcze drugiej szansy
    .fails = Ten zespół wykorzystał już drugą szansę
why-team-may-move = Zespół może się jeszcze poruszyć (pozostałe pola: { $squares })
    .fails = Zespół nie ma już ruchu albo zatrzymał go artefakt
why-movement-left = Pozostał ruch ({ $movement })
    .fails = Nie ma już ruchu
why-is-square = To inne pole Archiwum: { $square }
    .fails = To nie jest inne pole Archiwum: { $square }
why-within-reach = Leży w zasięgu (pola: { $squares }, Siła { $military } przeciw barierom)
    .fails = Leży poza zasięgiem (pola: { $squares }, Siła { $military } przeciw barierom)
why-enough-movement = Jest dość blisko (pola: { $distance }, pozostało { $left })
    .fails = Odległość w polach: { $distance }; zespołowi zostało { $left }
why-beats-barriers = Siły wystarczy na bariery po drodze (potrzeba { $needed }, masz { $military })
    .fails = Bariera po drodze wymaga Siły { $needed }; masz { $military }
why-some-way = Jest droga na { $square_to }
    .fails = Nie ma drogi na { $square_to }: ścian nie da się przejść, a artefakty zatrzymują zespół
why-holds-token = Ten znacznik leży u ciebie zakryty: { $token }
    .fails = Ten znacznik nie leży u ciebie zakryty: { $token }
why-token-has-use = Znacznik ma takie zastosowanie: { $token }
    .fails = Znacznik nie ma takiego zastosowania: { $token }
why-token-is-good = Znacznik zastępuje tu towar: { $token }
    .fails = Znacznik nie zastępuje tu towaru: { $token }
why-token-discounts = Znacznik obniża koszt tej karty: { $token }
    .fails = Znacznik nie obniża kosztu tej karty: { $token }
why-nothing-to-sell = Nie masz towaru, który można sprzedać
    .fails = Towar, który można sprzedać, trzeba sprzedać
why-spent-enough = Zużyto dość towarów
    .fails = Trzeba jeszcze zużyć towary: { $goods }
why-no-mandatory-good-left = Żaden towar nie musi już trafić do zdolności
    .fails = Towar, który zdolność może przyjąć, musi do niej trafić
why-enough-for-a-use = Masz dość towarów na użycie ({ $goods })
    .fails = Jedno użycie zabiera towary: { $goods }; masz ich mniej
score-artifacts = Artefakty
option-expansion-orb = Gra podstawowa, Artefakty Obcych i Archiwum

## Co robi odpowiedź
valued-consume = zdolności konsumpcji
valued-discounts = zniżki na następne karty
valued-draws = karty oglądane, zatrzymywane i dobierane
valued-goods = towary na światach
valued-hand = ręka i to, co można z niej wyłożyć
valued-military = Siła do podbojów
valued-orb = zespoły, artefakty i karty Archiwum
valued-others = powstrzymanie pozostałych
valued-points = punkty w tej chwili
valued-production = światy, które produkują
valued-tableau = liczba wyłożonych kart
watched-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
    .name = karty
    .left = na ręce { $after }
watched-chips = { $count } PZ w żetonach
    .name = żetony PZ
watched-goods = { $count ->
    [one] { $count } towar
    [few] { $count } towary
   *[other] { $count } towarów
}
    .name = towary
watched-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
    .name = punkty
    .left = teraz { $after }
watched-tableau = { $count ->
    [one] { $count } wyłożona karta
    [few] { $count } wyłożone karty
   *[other] { $count } wyłożonych kart
}
    .name = wyłożone karty
    .left = { $after }
watched-boost = { $count } tymczasowej Siły
    .name = tymczasowa Siła
watched-genes-boost = { $count } tymczasowej Siły przeciw światom Genów
    .name = tymczasowa Siła przeciw światom Genów
watched-orb-cards = { $count ->
    [one] { $count } karta Archiwum
    [few] { $count } karty Archiwum
   *[other] { $count } kart Archiwum
}
    .name = karty Archiwum
watched-teams = { $count ->
    [one] { $count } zespół w grze
    [few] { $count } zespoły w grze
   *[other] { $count } zespołów w grze
}
    .name = zespoły w grze
watched-tokens = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[other] { $count } artefaktów
}
    .name = artefakty

## Co wychodzi na jaw
light-luck = potem odkrywa się wierzchnią kartę

# --- pola Archiwum: `$of` to element, który tam widać, `$form` to przypadek: dokąd (to), skąd (from), czego (of)
square-of =
    { $of ->
        [main_airlock] głównej śluzy
        [small_airlock] małej śluzy
        [second_small_airlock] drugiej małej śluzy
       *[other] karty { $of }
    }
square-outside =
    { $form ->
        [of] miejsca poza Archiwum
        [from] z miejsca poza Archiwum
       *[other] miejsce poza Archiwum
    }
square-somewhere =
    { $form ->
        [of] pola Archiwum
        [from] z pola Archiwum
       *[other] pole Archiwum
    }
square-airlock =
    { $form ->
        [of] { square-of }
        [from] z { square-of }
        [to] { $of ->
            [main_airlock] główną śluzę
            [small_airlock] małą śluzę
           *[other] drugą małą śluzę
        }
       *[other] { $of ->
            [main_airlock] główna śluza
            [small_airlock] mała śluza
           *[other] druga mała śluza
        }
    }
square-teleporter =
    { $form ->
        [of] teleportu { square-of }
        [from] z teleportu { square-of }
       *[other] teleport { square-of }
    }
square-station =
    { $form ->
        [of] stacji żywieniowej { square-of }
        [from] ze stacji żywieniowej { square-of }
        [to] stację żywieniową { square-of }
       *[other] stacja żywieniowa { square-of }
    }
square-artifact =
    { $form ->
        [of] artefaktu { square-of }
        [from] z artefaktu { square-of }
       *[other] artefakt { square-of }
    }
square-only =
    { $form ->
        [of] jedynego widocznego pola { square-of }
        [from] z jedynego widocznego pola { square-of }
       *[other] jedyne widoczne pole { square-of }
    }
square-left =
    { $form ->
        [of] lewego pola { square-of }
        [from] z lewego pola { square-of }
       *[other] lewe pole { square-of }
    }
square-right =
    { $form ->
        [of] prawego pola { square-of }
        [from] z prawego pola { square-of }
       *[other] prawe pole { square-of }
    }
square-upper =
    { $form ->
        [of] górnego pola { square-of }
        [from] z górnego pola { square-of }
       *[other] górne pole { square-of }
    }
square-upper-left =
    { $form ->
        [of] górnego lewego pola { square-of }
        [from] z górnego lewego pola { square-of }
       *[other] górne lewe pole { square-of }
    }
square-upper-centre-left =
    { $form ->
        [of] górnego środkowego lewego pola { square-of }
        [from] z górnego środkowego lewego pola { square-of }
       *[other] górne środkowe lewe pole { square-of }
    }
square-upper-centre =
    { $form ->
        [of] górnego środkowego pola { square-of }
        [from] z górnego środkowego pola { square-of }
       *[other] górne środkowe pole { square-of }
    }
square-upper-centre-right =
    { $form ->
        [of] górnego środkowego prawego pola { square-of }
        [from] z górnego środkowego prawego pola { square-of }
       *[other] górne środkowe prawe pole { square-of }
    }
square-upper-right =
    { $form ->
        [of] górnego prawego pola { square-of }
        [from] z górnego prawego pola { square-of }
       *[other] górne prawe pole { square-of }
    }
square-middle =
    { $form ->
        [of] środkowego pola { square-of }
        [from] ze środkowego pola { square-of }
       *[other] środkowe pole { square-of }
    }
square-middle-left =
    { $form ->
        [of] środkowego lewego pola { square-of }
        [from] ze środkowego lewego pola { square-of }
       *[other] środkowe lewe pole { square-of }
    }
square-middle-right =
    { $form ->
        [of] środkowego prawego pola { square-of }
        [from] ze środkowego prawego pola { square-of }
       *[other] środkowe prawe pole { square-of }
    }
square-lower =
    { $form ->
        [of] dolnego pola { square-of }
        [from] z dolnego pola { square-of }
       *[other] dolne pole { square-of }
    }
square-lower-left =
    { $form ->
        [of] dolnego lewego pola { square-of }
        [from] z dolnego lewego pola { square-of }
       *[other] dolne lewe pole { square-of }
    }
square-lower-centre-left =
    { $form ->
        [of] dolnego środkowego lewego pola { square-of }
        [from] z dolnego środkowego lewego pola { square-of }
       *[other] dolne środkowe lewe pole { square-of }
    }
square-lower-centre =
    { $form ->
        [of] dolnego środkowego pola { square-of }
        [from] z dolnego środkowego pola { square-of }
       *[other] dolne środkowe pole { square-of }
    }
square-lower-centre-right =
    { $form ->
        [of] dolnego środkowego prawego pola { square-of }
        [from] z dolnego środkowego prawego pola { square-of }
       *[other] dolne środkowe prawe pole { square-of }
    }
square-lower-right =
    { $form ->
        [of] dolnego prawego pola { square-of }
        [from] z dolnego prawego pola { square-of }
       *[other] dolne prawe pole { square-of }
    }
# Gdzie leży karta: które z jej pól i jak względem pola Archiwum.
lies =
    { $own ->
        [somewhere] w Archiwum
       *[other] { lies-there }
    }
lies-there = jej { $own ->
    [upper-left] górne lewe
    [upper-centre] górne środkowe
    [upper-right] górne prawe
    [middle-left] środkowe lewe
    [middle-right] środkowe prawe
    [lower-left] dolne lewe
    [lower-centre] dolne środkowe
   *[lower-right] dolne prawe
} pole { $relation ->
    [on] na { $square_to }
    [above] powyżej { $square_of }
    [below] poniżej { $square_of }
    [left] na lewo od { $square_of }
   *[right] na prawo od { $square_of }
}
piece-name =
    { $piece ->
        [main_airlock] główna śluza
        [small_airlock] mała śluza
       *[other] karta { $piece }
    }

# --- styles of bots: the name, and what a bot of this style likes
style-builder = budowniczy: technologie
style-warrior = wojownik: Siła
style-trader = kupiec: towary i żetony
