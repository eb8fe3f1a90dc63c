## Przepustki: programy, które działają w imieniu konta
permits = Programy
permits-lead = Przepustka pozwala twojemu programowi działać w imieniu konta. Nie widzi żadnej strony ani ustawień; możesz ją w każdej chwili odebrać. O co programy mogą pytać:
permits-mine = Twoje przepustki
permits-none = Żaden program nie działa w twoim imieniu.
permit-new = Nowa przepustka
permit-made = Twoja nowa przepustka
permit-once = Skopiuj ją teraz: nigdy więcej jej nie pokażemy. Kto ją ma, może to, do czego służy.
permit-name = Do czego służy, twoimi słowami
permit-may = Może
permit-may-read = czytać, przy których stołach siedzisz, twoje ogłoszenia i znajomych
permit-may-play = siadać do stołów i grać na twoich miejscach
permit-may-meet = dawać ogłoszenia o grę, wchodzić do turniejów i je prowadzić
permit-may-friends = zapraszać do znajomych, przyjmować i kończyć znajomości oraz blokować
permit-ends = Kończy się
permit-days = { $days ->
    [one] po { $days } dniu
   *[other] po { $days } dniach
}
permit-never = nigdy sama z siebie
permit-make = Wystaw przepustkę
permit-end = Odbierz
permit-since = wystawiona { $day }
permit-until = do { $day }
permit-over = wygasła
permit-used = ostatnio użyta { $day }
permit-unused = nieużyta
error-permit-name = Nazwij ją, żeby później wiedzieć, do czego służy.
error-many-permits = Masz już { $most } przepustek; odbierz najpierw którąś z nich.
error-no-permit = Nie ma takiej przepustki; może została już odebrana.
error-not-permitted = Ta przepustka do tego nie służy.
