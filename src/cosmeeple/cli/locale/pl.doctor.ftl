# `cosmeeple doctor` i samo polecenie, po polsku.
no-web = Stół w przeglądarce potrzebuje biblioteki { $missing }, której tu nie ma:
    pip install 'cosmeeple[web]'     albo od razu: uvx 'cosmeeple[web]'
    Bez niej: `cosmeeple play` gra w tym terminalu, `cosmeeple --help` wymienia wszystkie polecenia.
doctor-is-ok = dobrze
doctor-is-note = uwaga
doctor-is-slow = hm
doctor-is-bad = ŹLE
doctor-python = Cosmeeple { $cosmeeple }, Python { $python }, { $system }, procesory dla nas: { $processors }.
doctor-compiled = Jądro i wszystkie gry ({ $games }) są skompilowane.
doctor-interpreted = Zasady są interpretowane: wyniki te same, 6 do 9 razy wolniej, więc silne boty myślą płycej. Gotowa paczka (wheel) dla tego systemu jest skompilowana; instalacja ze źródeł też, jeśli jest kompilator C.
doctor-half-compiled = Skompilowana jest tylko część, bez { $missing }: ta instalacja jest uszkodzona. Zainstaluj ją ponownie.
doctor-game-broken = Nie można wczytać gry { $game }: { $error }
doctor-speed = Losowe decyzje w Antarktydzie na sekundę: { $speed }.
doctor-extra = Dodatek `{ $extra }` jest zainstalowany.
doctor-no-extra = Dodatku `{ $extra }` nie ma (brak { $missing }): pip install 'cosmeeple[{ $extra }]'
doctor-terminal = Terminal pokazuje wszystkie litery ({ $encoding }).
doctor-letters = Terminalowi ({ $encoding }) brakuje liter, zamiast nich są znaki zapytania: ustaw PYTHONUTF8=1.
doctor-settings = Plik ustawień: { $file }{ $there ->
    [yes] .
   *[no] {" "}(nie ma go; to nie szkodzi).
}
doctor-settings-wrong = Złe ustawienie: { $error }
doctor-warning = { $line }
doctor-database = Baza { $path }: czytelna, z obecnym schematem ({ $schema }).
doctor-database-older = Baza { $path } ma starszy schemat { $schema }: następny start serwera zmieni go na { $newest }. Najpierw zrób kopię.
doctor-database-newer = Baza { $path } pochodzi z nowszego Cosmeeple (schemat { $schema }): zaktualizuj ten program.
doctor-database-broken = Baza { $path }: { $error }
doctor-no-database = Gier jeszcze nie ma; będą w { $path }.
doctor-read-only = Nie można pisać do { $path }: podaj inne miejsce przez --db albo COSMEEPLE_DB.
doctor-port = { $error }; podaj inny przez --port.
doctor-port-free = { $host }:{ $port } jest wolny dla serwera.
doctor-serving = Nasz serwer odpowiada pod { $host }:{ $port }: { $status }.
doctor-bots = Bot we własnym procesie odpowiedział w { $seconds } s.
doctor-bots-fail = Bot we własnym procesie zawiódł ({ $why }): przy stole zastępowałyby go tylko szybkie odpowiedzi.
