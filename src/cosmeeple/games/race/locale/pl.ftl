# Race for the Galaxy: wszystko, co się czyta, po polsku.

# --- pytania
ask-ChooseStartWorld = Wybierz jeden z dwóch światów początkowych
ask-DiscardStartCards = Odrzucaj karty, aż na ręce zostaną cztery
ask-ChooseAction = Wybierz w tajemnicy akcję na tę rundę
ask-KeepExplored = Które z dobranych kart zatrzymujesz?
ask-ChooseDevelopment = Zagraj technologię albo nic
ask-PayCard = Zapłata: którą kartę odrzucasz? (pozostało { $left })
ask-ChooseWorld = Skolonizuj świat albo nic
ask-SettleWorld = Jak zagrywasz kartę { $world }?
ask-BoostMilitary = Dodaj tymczasową Siłę przeciw karcie { $world } albo podbij teraz
ask-Muster = Użyć tymczasowej Siły w tej fazie Kolonizacji, niczego nie podbijając?
ask-SpendGoodForMilitary = Który towar zużywasz na kartę { $by }?
ask-DiscardToProduce = Odrzucasz kartę, by położyć towar na karcie { $world }?
ask-ChooseExtra = Które dodatkowe zagranie jest pierwsze?
ask-ExtraWorld = { $by }: zagrywasz jeszcze jeden świat?
ask-SellGood = Który towar sprzedajesz?
ask-UsePower = Której zdolności konsumpcji używasz teraz?
ask-SpendGood = Który towar zużywasz? (jeszcze do { $most })
ask-DiscardForPoints = { $by }: odrzucasz kartę za { $points } PZ? (jeszcze do { $left })
ask-NameNumber = Podaj liczbę; wierzchnia karta jest twoja, jeśli to jej koszt lub obrona
ask-ProduceOnWindfall = Który świat zdobyczny dostaje towar?
ask-DiscardToLimit = Odrzuć karty do dziesięciu

# --- odpowiedzi
choice-start = Zacznij z kartą { $what }
choice-discard = Odrzuć: { $what }
choice-action = { $what }
choice-keep = Zatrzymaj: { $what }
choice-develop = Zagraj: { $what }
choice-ChooseDevelopment-pass = Nic nie zagrywaj
choice-pay = Zapłać kartą { $what }
choice-settle = Skolonizuj: { $what }
choice-settle-lucky = Odkryj wierzchnią kartę talii
choice-ChooseWorld-pass = Nic nie zagrywaj
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
choice-extra = Zagraj: { $what }
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
event-DeckShuffled = Odrzucone karty zostają przetasowane: nowa talia ma { $count } kart
event-CardsDrawn =
    { $cause ->
        [phase] { $seat } dobiera { $count } na początku fazy
        [bonus] { $seat } dobiera { $count } za premię Kolonizacji
        [placing] { $seat } dobiera { $count } za zagranie karty
        [trade] { $seat } dobiera { $count } za sprzedaż
        [produce] { $seat } dobiera { $count } za produkcję
        [most] { $seat } dobiera { $count } za największą produkcję
       *[power] { $seat } dobiera { $count }
    }
event-CardsSeen = { $seat } ogląda: { $cards }
event-CardsExplored = { $seat } dobiera { $count } i zatrzymuje { $kept }
event-CardsDiscarded =
    { $count ->
        [one] { $seat } odrzuca jedną kartę
        [few] { $seat } odrzuca { $count } karty
       *[other] { $seat } odrzuca { $count } kart
    }
event-NothingPlaced = { $seat } nic nie zagrywa
event-LuckTried = { $seat } zdaje się na los: odkrywa wierzchnią kartę talii
event-CardPlaced = { $seat } zagrywa kartę { $card }
event-CardPaid = { $seat } płaci { $paid } za kartę { $card }
event-WorldFreed = { $seat } zagrywa za darmo kartę { $card } dzięki karcie { $by }
event-WorldConquered = { $seat } podbija { $card }: obrona { $defence }
event-MilitaryBoosted = { $seat } zyskuje { $amount } Siły na tę fazę z karty { $by }
event-CardSacrificed = { $seat } poświęca kartę { $card }
event-CardRevealed =
    { $taken ->
        [tableau] { $seat } odkrywa kartę { $card } i ją zagrywa
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
event-GameEnded = Zwycięstwo: { $winners }

# --- sumy
part-cards-drawn = dobrane karty
part-cards-kept = zatrzymane karty
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
why-action-card-left = { $a-action }: gracz ma takich kart akcji { $b }
why-actions-left = W rundzie zagrywa się kart akcji: { $a }
why-boosts-military = { $a-card } musi dawać tymczasową Siłę: przez poświęcenie albo za posiadany towar
why-can-be-settled = Kartę { $a-card } można zagrać
why-can-pay = Koszt to { $a }; kart na zapłatę jest { $b }
why-cards-left = Potrzebne są karty na ręce
why-chooses-once = W tej fazie wybiera się raz, mając karty na ręce
why-dealt-as-start-world = { $a-card } musi być jednym z dwóch rozdanych światów początkowych
why-fully-settled = { $a-card } nie jest jeszcze w pełni zagraną kartą; jej towar nie może na nią pójść
why-good-fits = Towar z karty { $a-card } musi być rodzaju, którego wymaga zdolność
why-has-consume-power = { $a-card } musi mieć taką zdolność konsumpcji
why-has-lucky-power = Potrzebna jest karta pozwalająca kolonizować na szczęście
why-holds-good = Na karcie { $a-card } musi leżeć twój towar
why-holds-no-good = Na karcie { $a-card } nie może leżeć towar
why-in-hand = Karta { $a-card } musi być na ręce
why-in-tableau = Karta { $a-card } musi leżeć na twoim stole
why-is-development = { $a-card } musi być technologią
why-is-military = { $a-card } musi być światem militarnym
why-is-not-military = { $a-card } nie może być światem militarnym
why-is-peaceful = { $a-card } nie może być światem Obcych ani światem militarnym, chyba że wolno za niego zapłacić
why-is-windfall = { $a-card } musi być światem zdobycznym
why-is-world = { $a-card } musi być światem
why-just-drawn = { $a-card } musi być jedną z właśnie dobranych kart
why-kind-is-new = Towar tego rodzaju co na karcie { $a-card } już poszedł na tę zdolność
why-may-keep-more = Wybrane do zatrzymania: { $a } z { $b }
why-military-enough = Potrzebna Siła to co najmniej { $a }; jest lub może być { $b }
why-military-still-possible = Po tym { $a } musi pozostać w zasięgu; byłoby { $b }
why-no-copy = Na twoim stole nie może jeszcze leżeć karta { $a-card }
why-no-mandatory-power-left = Zdolności do użycia: { $a }; pominąć wolno tylko odrzucanie kart za punkty
why-number-exists = Najwyższa liczba na karcie to { $a }, nie { $b }
why-orb-in-play = Ta karta akcji należy do gry z Archiwum
why-over-hand-limit = Kart na ręce jest { $a }; limit to { $b }
why-over-start-hand = Kart na ręce jest { $a }; zostaje { $b }
why-pays-for-military = { $a-card } musi pozwalać płacić za światy militarne
why-pays-for-this = Zdolność karty { $a-card } musi obejmować kartę { $b-card }
why-places-extra = { $a-card } musi teraz pozwalać zagrać dodatkowy świat
why-power-unused = Zdolność karty { $a-card } jest już w tej fazie użyta
why-power-usable = Zdolność karty { $a-card } wymaga towarów lub kart, których brakuje
why-some-power-left = Musi istnieć zdolność, której można jeszcze użyć
why-trade-allowed = Towaru z karty { $a-card } nie można sprzedać z premią Handlu
why-two-powers-fit = Kartę { $a-card } zapełnia jedyna pasująca zdolność
why-was-there = Karta { $a-card } musi leżeć na stole od początku fazy
why-windfall-power-left = Potrzebna jest zdolność produkcji na karcie { $a-card }

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
option-sacrificed_military = Karta poświęcona dla Siły
option-sacrificed_military-lost = od razu traci własną Siłę
option-sacrificed_military-kept = zachowuje własną Siłę do końca fazy

# --- teksty kart: zdolności
power-place-discard_card_to_produce_here = Po zagraniu: możesz odrzucić kartę, by położyć tu towar
power-place-second_team = Z Archiwum, po zagraniu: drugi zespół wchodzi małą śluzą
power-I-see_more = Dobierz { $n } więcej
power-I-keep_more = Zatrzymaj { $n } więcej
power-I-team_speed = Z Archiwum: zespoły poruszają się o { $n } dalej
power-II-draw_before = Dobierz { $n } na początku
power-II-discount = Technologie kosztują { $n } mniej
power-II-draw_after_placing = Dobierz { $n } po zagraniu technologii
power-III-military = { NUMBER($n) ->
        [-1] -1 Siły
       *[other] +{ $n } Siły
    }
power-III-military-only_good = +{ $n } Siły przeciw światom: { $only_good }
power-III-military-only_keyword = +{ $n } Siły przeciw światom { $only_keyword }
power-III-military_per_chromosome_world = +{ $n } Siły za każdy twój świat z ikoną chromosomu
power-III-sacrifice_for_military = Poświęć tę kartę: +{ $n } Siły na tę fazę
power-III-spend_good_for_military = Zużyj towar ({ $good }): +{ $n } Siły na tę fazę
power-III-discount = Światy niemilitarne kosztują { $n } mniej
power-III-discount-only_good = Światy niemilitarne ({ $only_good }) kosztują { $n } mniej
power-III-sacrifice_for_free_world = Poświęć tę kartę: niemilitarny świat inny niż Obcych nic nie kosztuje
power-III-pay_for_military =
    { $targets ->
        [alien] Zapłać za militarne światy Obcych zamiast je podbijać
        [chromosome] Zapłać za militarne światy z ikoną chromosomu zamiast je podbijać
       *[non_alien] Zapłać za światy militarne inne niż Obcych zamiast je podbijać
    }
power-III-pay_for_military-rebate = { power-III-pay_for_military }, o { $rebate } taniej
power-III-conquer_with_leftover = Po podboju podbij drugi świat pozostałą Siłą
power-III-sacrifice_for_extra_world = Poświęć tę kartę: zagraj za darmo jeszcze jeden niemilitarny świat inny niż Obcych
power-III-settle_if_lucky = Zamiast kolonizować: odkryj kartę; świat niemilitarny zagrywasz za darmo, inna karta idzie na rękę
power-III-draw_after_placing = Dobierz { $n } po zagraniu świata
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
power-IV-consume_each_kind = Do { $up_to } towarów różnych rodzajów, każdy za { $gain }
power-IV-consume_all = Wszystkie towary: po { $vp_each } PZ oprócz jednego
power-IV-sell_good = Sprzedaj towar bez zdolności handlu
power-IV-sell_good-with_bonuses = Sprzedaj towar ze zdolnościami handlu
power-IV-discard_cards_for_vp = Możesz odrzucić do { $up_to } kart, każdą za { $vp_each } PZ
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
ask-PlayOrbCard = Którą kartę Archiwum zagrywasz?
ask-TurnPiece = Jak obracasz kartę { $piece }?
ask-LayPiece = Gdzie leży karta { $piece }? (jej lewe górne pole)
ask-PlaceTeam = Gdzie zaczyna twój zespół badawczy?
ask-OrbTurn = Krok Archiwum: działasz czy pasujesz?
ask-ReturnTeam = Cofasz ten zespół do śluzy?
ask-ChooseTeam = Który zespół się porusza?
ask-MoveTeam = Poruszasz zespół? (pozostało pól: { $left })
ask-DeclareToken = Używasz znacznika artefaktu przy tej zapłacie? (do zapłaty { $cost })
choice-orb = Zagraj { $what }
choice-PlayOrbCard-pass = Nie zagrywaj karty Archiwum
choice-turn-upright = Jak wydrukowano
choice-turn-right = Obrócona w prawo
choice-turn-over = Do góry nogami
choice-turn-left = Obrócona w lewo
choice-at = Na { $key }
choice-team = Na { $key }
choice-team-first = Pierwszy zespół
choice-team-second = Drugi zespół
choice-ChooseTeam-pass = Żaden zespół już się nie porusza
choice-step-move_play = Ruch, zagranie
choice-step-move_take = Ruch, dobranie
choice-step-play_take = Zagranie, dobranie
choice-step-all = Ruch, zagranie, dobranie
choice-OrbTurn-pass = Pas i na początek toru
choice-return = Wróć na { $key }
choice-ReturnTeam-pass = Zostań tutaj
choice-go = Idź na { $key }
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
event-TokenTaken = { $seat } bierze artefakt { $letter } z pola { $cell }
event-TokenSeen = { $seat } ogląda artefakt: { $token }
event-OrbStepBegan = Zaczyna się krok Archiwum: { $track }
event-OrbTurnChosen =
    { $actions ->
        [pass] { $seat } pasuje
        [move_play] { $seat } wykonuje ruch i może zagrać
        [move_take] { $seat } wykonuje ruch i dobiera
        [play_take] { $seat } może zagrać i dobiera
       *[all] { $seat } wykonuje ruch, może zagrać i dobiera
    }
event-TeamMoved = { $seat } porusza zespół z { $origin } na { $cell }
event-TeamPlaced = { $seat } stawia zespół na { $cell }
event-TeamReturned = { $seat } cofa zespół na { $cell }
event-PieceLaid = { $seat } kładzie kartę { $piece } na { $cell }
event-OrbCardTaken = { $seat } dobiera kartę Archiwum; pozostaje { $left }
event-OrbCardsSeen = { $seat } ogląda karty Archiwum: { $orb_cards }
event-OrbCardsShown = { $seat } nie może zagrać żadnej z kart: { $orb_cards }
event-OrbCardRemoved = { $seat } nie może zagrać karty { $orb_card }; odpada ona z gry
why-on-the-grid = Karta musi leżeć na siatce 41 na 41 pól
why-attached = Karta musi zakrywać pole Archiwum albo leżeć tuż obok
why-one-square-free = Co najmniej jedno pole karty nie może niczego zakrywać
why-covers-allowed = Nie wolno zakrywać śluz, artefaktów i zespołów
why-covers-no-airlock = Zakryłaby { $a-cell }, pole śluzy
why-covers-no-artifact = Zakryłaby { $a-cell }, gdzie leży artefakt
why-covers-no-team = Zakryłaby { $a-cell }, gdzie stoi zespół
why-keeps-away = Nie może leżeć o pole od karty, z której się wzięła { $holds ->
    [true] {""}
   *[false] (pole { $a-cell })
}
why-perimeter-as-hard = Żadna krawędź na obrzeżu nie staje się łatwiejsza
why-north-edge-as-hard = Północna krawędź pola { $a-cell } leży na obrzeżu i jest { $b ->
    [9] ścianą
   *[other] barierą { $b }
}; karta ma tam { $c ->
    [0] przejście
   *[other] barierę { $c }
}
why-east-edge-as-hard = Wschodnia krawędź pola { $a-cell } leży na obrzeżu i jest { $b ->
    [9] ścianą
   *[other] barierą { $b }
}; karta ma tam { $c ->
    [0] przejście
   *[other] barierę { $c }
}
why-south-edge-as-hard = Południowa krawędź pola { $a-cell } leży na obrzeżu i jest { $b ->
    [9] ścianą
   *[other] barierą { $b }
}; karta ma tam { $c ->
    [0] przejście
   *[other] barierę { $c }
}
why-west-edge-as-hard = Zachodnia krawędź pola { $a-cell } leży na obrzeżu i jest { $b ->
    [9] ścianą
   *[other] barierą { $b }
}; karta ma tam { $c ->
    [0] przejście
   *[other] barierę { $c }
}
why-in-orb-hand = { $a-orb_card } musi być jedną z twoich kart Archiwum
why-fits-somewhere = { $a-orb_card } musi gdzieś pasować
why-turn-fits-somewhere = Tak obrócona karta musi gdzieś pasować
why-may-play-none = Ta karta musi zostać zagrana
why-free-corner = Zespół zaczyna na wolnym rogu głównej śluzy
why-actions-of-the-step = W tym kroku Archiwum wykonujesz akcje w liczbie { $a } albo pasujesz
why-is-airlock = { $a-cell } musi być śluzą
why-is-elsewhere = Zespół już stoi na { $a-cell }
why-all-teams-moved = Wszystkie twoje zespoły muszą mieć ruch za sobą
why-team-in-play = Ten zespół musi być w grze
why-team-not-moved = Ten zespół już się poruszył
why-team-not-stopped = Ten zespół wziął artefakt i w tym kroku już stoi
why-team-not-again = Ten zespół wykorzystał już drugą szansę
why-team-may-move = Zespołowi pozostało pól: { $a }, albo zatrzymał go artefakt
why-movement-left = Musi pozostać ruch ({ $a })
why-is-square = { $a-cell } musi być innym polem Archiwum
why-within-reach = Leży w zasięgu { $a } pól, przy Sile { $b } przeciw barierom
why-enough-movement = Odległość w polach: { $a }; zespołowi zostało { $b }
why-beats-barriers = Bariera po drodze wymaga Siły { $a }; masz { $b }
why-some-way = Musi być droga na { $a-cell }: ścian nie da się przejść, a artefakty zatrzymują zespół
why-holds-token = Znacznik { $a-token } musi leżeć u ciebie zakryty
why-token-has-use = { $a-token } musi mieć takie zastosowanie
why-token-is-good = { $a-token } musi tu zastępować towar
why-token-discounts = { $a-token } musi obniżać koszt tej karty
why-nothing-to-sell = Towar, który można sprzedać, trzeba sprzedać
why-spent-enough = Trzeba jeszcze zużyć towary: { $a }
why-no-mandatory-good-left = Towar, który zdolność może przyjąć, musi do niej trafić
why-enough-for-a-use = Jedno użycie zabiera towary: { $a }; tyle ich musi być
score-artifacts = Artefakty
option-expansion-orb = Gra podstawowa, Artefakty Obcych i Archiwum

## Co robi odpowiedź
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
    [one] { $count } karta Sfery
    [few] { $count } karty Sfery
   *[other] { $count } kart Sfery
}
    .name = karty Sfery
watched-teams = { $count ->
    [one] { $count } drużyna w grze
    [few] { $count } drużyny w grze
   *[other] { $count } drużyn w grze
}
    .name = drużyny w grze
watched-tokens = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[other] { $count } artefaktów
}
    .name = artefakty
