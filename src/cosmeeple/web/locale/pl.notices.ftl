# Kto jest daleko, po polsku: powiadomienia, listy, urlop, aplikacja.
notices = Powiadomienia i urlop
notices-lead = Gdy przyjdzie twoja kolej, a ciebie nie będzie, damy znać: w tej przeglądarce, e-mailem albo i tak, i tak.
notices-webhook = Webhook dla programów jest na stronie konta.
push = W tej przeglądarce
push-why = Powiadomienie pojawi się także wtedy, gdy żadna nasza strona nie jest otwarta. Mówi, która gra czeka, nigdy co masz na ręce.
push-on = Powiadamiaj w tej przeglądarce
push-off = Bez powiadomień tutaj
push-is-on = Ta przeglądarka cię powiadomi.
push-denied = Ta przeglądarka odrzuca powiadomienia z tej strony; można to zmienić w jej ustawieniach.
push-unable = Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie i iPadzie dodaj najpierw stronę do ekranu początkowego; gdzie indziej potrzebny jest adres zaczynający się od https.
push-browsers = { $count ->
    [one] Jedna twoja przeglądarka przyjmuje powiadomienia.
    [few] { $count } twoje przeglądarki przyjmują powiadomienia.
    [many] { $count } twoich przeglądarek przyjmuje powiadomienia.
   *[other] { $count } twojej przeglądarki przyjmuje powiadomienia.
}
mail = E-mailem
mail-none = Ten serwer nie wysyła poczty.
mail-first = Najpierw wyślemy odnośnik. Dopóki go nie otworzysz, nic więcej tam nie pójdzie. Puste pole usuwa adres.
mail-address = Adres e-mail
mail-confirmed = Ten adres jest potwierdzony.
mail-how-often = Jak często
mail-soon = Wkrótce, najwyżej co { $minutes } minut
mail-hours = Najwyżej co cztery godziny
mail-daily = Raz dziennie, wszystko, co czeka
mail-off = Nigdy
mail-hour = Godzina codziennego listu
mail-confirm-sent = List z odnośnikiem jest w drodze. Odnośnik działa 24 godziny.
mail-confirm-subject = Potwierdź adres e-mail
mail-confirm-lead = Ktoś, pewnie ty, chce pod tym adresem dostawać wiadomości, gdy w grze przyjdzie jego kolej. Otwórz ten odnośnik, aby potwierdzić; działa raz, przez 24 godziny:
mail-confirm-why = Jeśli to nie ty, nie rób nic: pod ten adres nic nie przyjdzie.
mail-confirm-ask = Czy powiadomienia mają przychodzić na adres, pod który przyszedł ten odnośnik?
mail-confirm-go = Potwierdź adres
mail-link-confirm = Potwierdzenie adresu e-mail
mail-link-off = Koniec listów
mail-off-ask = Czy przestać wysyłać powiadomienia na ten adres? W każdej chwili można je włączyć znowu.
mail-off-go = Nie wysyłajcie
mail-off-done = Na ten adres nie pójdą już powiadomienia.
mail-off-here = Nie chcę więcej takich listów:
mail-settings = Jak często dajemy znać:
mail-why = Ten list przyszedł, bo to twoja kolej, a nie było cię przy stole.
mail-turn-subject = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
mail-turn-lead = { $count ->
    [one] Czeka na ciebie stół:
    [few] Czekają na ciebie { $count } stoły:
    [many] Czeka na ciebie { $count } stołów:
   *[other] Czeka na ciebie { $count } stołu:
}
mail-turn-of-since = ruch: { $name }, od { $since }
minutes-short = { $count } min
mail-turn-left = zostało { $left }
mail-turn-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
mail-password-subject = Nowe hasło
mail-password-lead = Ktoś poprosił o nowe hasło do twojego konta „{ $account }”. Otwórz ten odnośnik, aby je wybrać; działa raz, przez godzinę:
mail-password-why = Jeśli to nie ty, nie rób nic: hasło zostaje bez zmian.
mail-link-password = Wybierz nowe hasło
mail-link-forgot = Zapomniane hasło
forgot-link = Nie pamiętasz hasła?
forgot-why = Podaj nazwę konta albo adres e-mail. Jeśli jest konto z potwierdzonym adresem, wyślemy tam odnośnik.
forgot-who = Nazwa konta albo adres e-mail
forgot-go = Wyślij odnośnik
forgot-sent = Jeśli jest takie konto z potwierdzonym adresem, list jest w drodze. Odnośnik działa raz, przez godzinę.
vacation = Urlop
vacation-why = Twoje zegary przy stołach korespondencyjnych stają, a inni widzą do kiedy. Najwyżej { $longest } dni naraz. Możesz wrócić wcześniej i grać w tym czasie.
vacation-now = Urlop do { $until }
vacation-planned = Od { $from } do { $until }
vacation-begins = Pierwszy dzień (puste: dziś)
vacation-days = Dni
vacation-left = { $count ->
    [one] Na ten rok został jeden dzień.
    [few] Na ten rok zostały { $count } dni.
    [many] Na ten rok zostało { $count } dni.
   *[other] Na ten rok zostało { $count } dnia.
}
vacation-go = Idę na urlop
vacation-end = Już jestem
note-vacation = { $name } ma urlop do { $until }; zegar stoi
note-vacation-over = { $name } wraca z urlopu; zegar idzie dalej
turn-of-since = ruch: { $name }, od { $since }
clock-stopped = stoi
app-what = Gry planszowe ze znajomymi i botami, przy jednym stole
offline = Brak połączenia
offline-what = Stoły są na serwerze, a z nim nie ma teraz połączenia.
offline-tables = Twoje stoły i gry są bezpieczne; pokażemy je, gdy połączenie wróci.
offline-moves = W tym czasie nie można wykonywać ruchów; zegary korespondencyjne idą dalej.
offline-alone = Aby grać bez sieci, zainstaluj sam program: pip install cosmeeple.
offline-again = Spróbuj ponownie
error-no-mail = Ten serwer nie wysyła poczty.
error-bad-mail = Ten adres nie przyjmuje poczty.
error-many-mails = Dość listów na jeden dzień; spróbuj jutro.
error-mail-failed = Nie udało się wysłać listu. Spróbuj później.
error-old-link = Ten odnośnik był już użyty albo jest za stary. Poproś o nowy.
error-410 = Już tego nie ma
error-bad-vacation = Urlop ma od 1 do { $longest } dni, a w roku najwyżej { $most }.
error-vacation-twice = W tych dniach masz już urlop.
