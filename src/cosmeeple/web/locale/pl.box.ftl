# Egzemplarz właściciela gry (/box/SLUG)
box = Masz pudełko?
box-title = Twój egzemplarz: { $game }
box-lead = Część tego, czym gra program, była nadrukowana tylko na planszach i kartach i trzeba było ją odtworzyć. Jeśli masz tę grę, sprawdź i popraw to tutaj: twój egzemplarz to jeden odnośnik i jeden plik, a stoły nim grają.
box-tables = Co sprawdzić
box-yours = Twój egzemplarz
box-play = Nowy stół z tym egzemplarzem
box-save = Zapisz jako jeden plik
box-link = Odnośnik do tego egzemplarza
box-open = Kontynuuj z zapisanym plikiem
box-compare = Porównaj z innym egzemplarzem
box-compare-with = jego odnośnik
box-compare-do = Porównaj
box-progress = Sprawdzone pozycje: { $seen } z { $unsure } ({ $percent } %)
box-corrected = { $count ->
    [one] jedna poprawka
    [few] { $count } poprawki
   *[other] { $count } poprawek
 }
box-look = Gdzie patrzeć
box-our-drawing = To nasz rysunek z naszymi liczbami: porównaj go z prawdziwym elementem.
box-seen = Sprawdzone: tak jest w moim egzemplarzu
box-keep = Sprawdź i zachowaj w odnośniku
box-ours = My mamy: { $value }
box-wrong = Tak być nie może: { $reason }
box-more = Strony
box-before = Poprzednie
box-after = Następne
box-nothing = Wszystko, czym gra ta gra, jest w jej instrukcji: nie ma czego sprawdzać.
box-compare-title = Dwa egzemplarze: { $game }
box-differ = { $count ->
    [one] Różnią się w jednym miejscu.
    [few] Różnią się w { $count } miejscach.
   *[other] Różnią się w { $count } miejscach.
 }
box-same = Wszędzie mają te same liczby.
box-what = Co
box-first = Pierwszy egzemplarz
box-second = Drugi egzemplarz
box-program = Program
box-looked = Sprawdzone
box-only-first = Sprawdzone tylko w pierwszym
box-only-second = Sprawdzone tylko w drugim
box-played = Gra egzemplarzem właściciela
box-table-zone = strefy
box-table-track = tory badań
box-table-building_card = karty budynków
box-table-resource_card = karty zasobów
box-table-first_game_placement = pierwsza partia
box-table-component = elementy w pudełku
box-table-player_color = kolory
box-table-layout = układy kafli
box-table-ship = statki
box-table-card = karty
box-table-hunt = Łowy
box-table-card_symbol = symbole kart
box-table-command_centre = centra dowodzenia
box-table-location = miejsca
box-table-edge = linie
box-table-action_card = karty akcji
box-table-popularity_track = tory popularności
box-table-popularity_pay = zapłata za popularność
box-table-gallery_row = galeria
box-table-faction = frakcje
box-table-zu = plansza Zu
box-table-zu_card = karty Zu
box-table-order_card = karty rozkazów
box-table-planet = planeta
box-table-farm_tile = kafle farm
box-table-contract = kontrakty
box-table-event = wydarzenia
box-table-negotiation = plansza negocjacji
box-table-headquarters = kwatera główna
box-table-ai_board = plansze SI
box-table-development_token = żetony rozwoju
box-table-scheme = karty planów
box-table-players = gracze
box-table-components_base = karty w pudełku
box-table-base_chips = żetony punktów
box-table-good = towary
box-table-phase = fazy
box-table-action = karty akcji
box-table-first_game_hands = ręce pierwszej partii
box-table-main_airlock = śluza główna
box-table-small_airlock = małe śluzy
box-table-airlock_reverse_faces = rewersy śluz
box-table-artifact = artefakty
box-table-orb_card = karty Kuli
box-names = Pola noszą nazwy z pliku; słowa w nich też są słowami pliku.
