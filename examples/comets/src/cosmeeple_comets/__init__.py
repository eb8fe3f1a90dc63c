"""Comet Fishers, for 2 to 4 players: a small game, to show how a package brings one to the
table."""

from cosmeeple.kernel.game import Game
from cosmeeple_comets.data import load_kit
from cosmeeple_comets.rules import (
    KINDS,
    BeginRound,
    CatchComet,
    ChooseProbe,
    State,
    evaluate,
    laws,
    mask,
    moment,
    outcome,
    redeal,
    set_up,
)

GAME = Game(
    slug="comets",
    names={"en": "Comet Fishers", "pl": "Łowcy komet"},
    seats=(2, 3, 4),
    rules_version=1,
    options=(),
    kinds=KINDS,
    state=State,
    frames=(ChooseProbe, CatchComet, BeginRound),
    load_kit=load_kit,
    setup=set_up,
    mask=mask,
    redeal=redeal,
    outcome=outcome,
    evaluate=evaluate,
    laws=laws,
    moment=moment,
    longest=100,
    package=__name__,
)

__all__ = ["GAME"]
