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
box-table = Gra egzemplarzem właściciela
