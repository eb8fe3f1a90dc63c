ask-ChooseProbe = Wybierz sondę do wysłania
ask-CatchComet = Wybierz kometę do złowienia
choice-send = { $what }
choice-catch = Złów: { $what }
event-CometsCame = Runda { $round }. Komety: { $sky }
event-ProbeFlew = { $seat } wysyła: { $probe }
event-CometCaught = { $seat } łowi: { $comet }
why-one-probe = jedna sonda na rundę
why-probe-left = { $holds ->
    [true] { $a-probe } jeszcze nie leciała
   *[false] { $a-probe } już leciała
}
why-comet-there = { $holds ->
    [true] ta kometa jest na niebie: { $a-comet }
   *[false] takiej komety nie ma już na niebie: { $a-comet }
}
score-ice = Lód
score-iron = Żelazo
score-dust = Najwięcej pyłu
tie-ice = Remis: najwięcej lodu
