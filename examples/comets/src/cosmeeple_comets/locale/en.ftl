ask-ChooseProbe = Choose the probe to send
ask-CatchComet = Choose a comet to catch
choice-send = { $what }
choice-catch = Catch: { $what }
event-CometsCame = Round { $round }. Comets: { $sky }
event-ProbeFlew = { $seat } sends { $probe }
event-CometCaught = { $seat } catches: { $comet }
why-one-probe = one probe a round
why-probe-left = { $holds ->
    [true] { $a-probe } has not flown yet
   *[false] { $a-probe } has flown already
}
why-comet-there = { $holds ->
    [true] this comet is in the sky: { $a-comet }
   *[false] no such comet is left in the sky: { $a-comet }
}
score-ice = Ice
score-iron = Iron
score-dust = Most dust
tie-ice = Tie: the most ice
