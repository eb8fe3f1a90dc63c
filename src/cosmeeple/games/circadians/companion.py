"""The AI alone, for owners of the box [CIR-240..270, CIR-R28..R31, CIR-R41, CIR-R47].

People play at the physical table and say what lies there; the AI's turn with all its reasons comes
from here, and so does the memory of its dice, Gems, tokens and Harvester. The position is an
ordinary state: what a person enters is written into it by readable paths (`board.market`,
`tokens.1,0`, `progress`), what the AI does changes it by the rules. Schemes are drawn physically
and named, or drawn here. Everything can be undone.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cosmeeple.games.circadians import automaton
from cosmeeple.games.circadians import vocabulary as words
from cosmeeple.games.circadians.components import OWN_FILE, load_kit
from cosmeeple.games.circadians.kit import CircadiansKit
from cosmeeple.games.circadians.scoring import outcome
from cosmeeple.games.circadians.setup import DEALT, NO, RANDOM, set_up
from cosmeeple.games.circadians.state import State
from cosmeeple.kernel.engine.errors import BadInput, UnknownKey
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.engine.rows import picks
from cosmeeple.kernel.game import Game
from cosmeeple.kernel.kit import Kit
from cosmeeple.kernel.records.beside import Beside

#: What the pieces on the table are called in the state; only these need to be right before a Scheme
#: is revealed.
PLANET: Final = "tokens"
INCIDENTS: Final = ("progress", "rewards_taken", "complications", "penalties_taken")
SCHEME_TOKEN: Final = len(words.DEVELOPMENTS)
#: Where a Scheme can send a die [CIR-251, CIR-255..261], how many destinations it names, and the
#: most Gems it may give.
DESTINATIONS: Final = tuple(
    [name for name in words.TARGETS if name not in ("headquarters", "control_room", "negotiation")]
)
SCHEME_OPTIONS: Final = 3
MOST_GEMS: Final = 9


@dataclass
class Companion(Beside):
    """One physical game with an AI."""

    state: State
    extras_done: int = 0
    #: Did the last regular Scheme come from the cards at the table? Then what the Foundry adds does
    #: too.
    named: bool = False
    #: The Schemes that an owner has typed in from the real cards; the others are reconstructed.
    typed: frozenset[int] = frozenset()

    @classmethod
    def start(
        cls,
        game: Game,
        seed: int,
        ai: str = "xiao",
        people: int = 1,
        planet: str = "A",
        kit: Kit | None = None,
    ) -> Companion:
        """A fresh game against this AI, for one to three people; the planet has its tokens
        [CIR-240..242, CIR-R41]."""
        if f"ai_{ai}" not in words.AI_BOARDS:
            raise UnknownKey(
                f"{ai!r} is no AI; there are {', '.join(board[3:] for board in words.AI_BOARDS)}"
            )
        if people not in (1, 2, 3):
            raise BadInput(f"an AI plays against one, two or three people, not {people}")
        if planet not in ("A", "B"):
            raise UnknownKey(f"the planet has the sides A and B, not {planet!r}")
        options = {"ai": ai, "leaders": DEALT, "irenic": NO, "planet": planet}
        options.update(dict.fromkeys(words.FACTIONS, RANDOM))
        rng = Rng(state_from_seed(seed))
        return cls(game, set_up(kit or game.kit(), people, options, rng).state, rng)

    # --- what people say

    def refused(self, changed: State, entered: tuple[str, ...]) -> str:
        return impossible(self.state, changed)

    def stacks(self, farms: Sequence[int], ships: Sequence[int]) -> None:
        """How high the stacks are: all that the AI needs to know of them in Rest [CIR-265]."""
        changed = self.state.clone()
        for heights, limit in ((farms, len(words.FARM_TILES)), (ships, len(words.SHIP_TILES))):
            if len(heights) != len(changed.farm_stacks) or min(heights) < 0 or max(heights) > limit:
                raise BadInput(f"three heights are wanted, not {list(heights)}")
        changed.farm_stacks = [[0] * height for height in farms]
        changed.ship_stacks = [[0] * height for height in ships]
        self.remember("stacks", changed, ())

    def event(self, name: str) -> None:
        """The common Event of a new round: beneficial ones score for the AI at the end
        [CIR-245, CIR-270]."""
        if name not in words.EVENTS:
            raise UnknownKey(f"{name!r} is no Event; ids read like {words.EVENTS[0]}")
        changed = self.state.clone()
        changed.events_shown = [*changed.events_shown, words.EVENTS.index(name)]
        changed.round += 1
        self.remember(f"event {name}", changed, ())

    def correct_scheme(self, scheme: str, value: int, options: Sequence[str], gems: int) -> None:
        """What the real card says: ours are reconstructed, this one is no longer. It becomes a
        corrected component file, checked and read like any other, and is played from now on
        [CIR-003, CIR-251]."""
        number = scheme_number(scheme)
        if not 1 <= value <= words.SIDES:
            raise BadInput(f"a Scheme shows a die value from 1 to {words.SIDES}, not {value}")
        if not 0 <= gems <= MOST_GEMS:
            raise BadInput(f"a Scheme gives from 0 to {MOST_GEMS} Gems, not {gems}")
        if len(options) != SCHEME_OPTIONS:
            raise BadInput(f"a Scheme has {SCHEME_OPTIONS} destinations, not {len(options)}")
        for option in options:
            if option not in DESTINATIONS:
                raise UnknownKey(f"{option!r} is nowhere for the AI to go")
        changed = self.state.clone()
        typed = self.typed | {number}
        changed.kit = corrected_kit(self.state.kit, typed, number, value, tuple(options), gems)
        self.remember(f"scheme {scheme}", changed, ())
        self.typed = typed

    def looks_at(self, scheme: str) -> tuple[str, ...]:
        """The parts of the table that matter for this Scheme, as paths."""
        first = self.waits_for() == "scheme" and not self.state.ai.schemes
        wanted: list[str] = [PLANET] if first else []
        for target in self.state.kit.automata.scheme_targets[scheme_number(scheme)]:
            if target >= words.FIRST_FACTION:
                wanted += ["board.negotiation", *INCIDENTS]
            else:
                wanted.append(f"board.{words.TARGETS[target]}")
        return tuple(dict.fromkeys(wanted))

    # --- the AI acts

    def waits_for(self) -> str:
        """What comes next in the AI's turn: `scheme`, `extra`, or `done`
        [CIR-253, CIR-258, CIR-R47]."""
        automata, ai = self.state.kit.automata, self.state.ai
        regular = automata.schemes_developed if ai.tokens >= SCHEME_TOKEN else automata.schemes
        if len(ai.schemes) < regular and not self.extras_done:
            return "scheme"
        return "extra" if self.extras_done < len(ai.extras) else "done"

    def next_scheme(self) -> str:
        """The Scheme that `reveal` will draw here, for those who leave the cards in the box; an
        empty deck is shuffled again, the same way as then [CIR-241, CIR-247]. "" when all of them
        lie open.
        """
        top = automaton.draw_scheme(self.working_table())
        return words.SCHEMES[top] if top != automaton.NO_SCHEME else ""

    def reveal(self, scheme: str = "", extra: str = "") -> tuple[Event, ...]:
        """Resolve a regular Scheme, named or (unnamed) drawn here; `extra` is what a die in the
        Foundry reveals."""
        if self.waits_for() != "scheme":
            raise BadInput("no regular Scheme is due now")
        if not scheme and not self.next_scheme():
            raise BadInput("all Schemes lie under the AI board: no more can be drawn")
        if extra and not scheme:
            raise BadInput("an extra Scheme can be named only beside a Scheme that is named too")
        if extra and extra == scheme:
            raise BadInput(f"{extra} lies under the AI board already")
        table = self.working_table()
        if extra:
            put_on_top(table.state, extra)
        if scheme:
            put_on_top(table.state, scheme)
        automaton.ResolveScheme(len(table.state.ai.schemes) + 1).happen(table)
        need_named(bool(scheme), extra, self.state, table.state)
        events = self.done("reveal", table)
        self.named = bool(scheme)
        return events

    def next_extra(self) -> str:
        """The Scheme that `resolve_extra` is about; "" when none is due."""
        return (
            words.SCHEMES[self.state.ai.extras[self.extras_done]]
            if self.waits_for() == "extra"
            else ""
        )

    def resolve_extra(self, extra: str = "") -> tuple[Event, ...]:
        """Resolve the next Scheme that the Foundry added; `extra` is the one that it may add in
        turn, to be named like the first when the cards are at the table [CIR-258, CIR-R30]."""
        if self.waits_for() != "extra":
            raise BadInput("no extra Scheme is due now")
        table = self.working_table()
        if extra:
            put_on_top(table.state, extra)
        automaton.send_ai_die(table, table.state.ai.extras[self.extras_done])
        need_named(self.named, extra, self.state, table.state)
        events = self.done("extra", table)
        self.extras_done += 1
        return events

    def harvest(self) -> tuple[Event, ...]:
        """Its dice come back and it gains Gems [CIR-263]."""
        table = self.working_table()
        automaton.AiHarvest().happen(table)
        return self.done("harvest", table)

    def rest(self) -> tuple[Event, ...]:
        """New dice, tokens destroyed, Schemes discarded; people's dice come back
        [CIR-145, CIR-264, CIR-265]."""
        table = self.working_table()
        automaton.AiRest().happen(table)
        for location in range(words.FIRST_STATION, words.LAST_STATION + 1):
            table.state.board[location] = picks(
                [
                    piece
                    if piece != words.FREE and words.owner_of(piece) == words.AI_OWNER
                    else words.FREE
                    for piece in table.state.board[location]
                ]
            )
        events = self.done("rest", table)
        self.extras_done = 0
        return events

    def points(self) -> dict[str, int]:
        """The AI's points by category, with the Caches as entered [CIR-266..270]."""
        found: dict[str, int] = {}
        for row in outcome(self.state).rows:
            found[row.category] = found.get(row.category, 0) + row.points[-1]
        return {category: number for category, number in found.items() if number}


def corrected_kit(
    kit: CircadiansKit,
    typed: frozenset[int],
    number: int,
    value: int,
    options: tuple[str, ...],
    gems: int,
) -> CircadiansKit:
    """The kit of our own file with the Schemes of this one, but for one of them; `typed` are an
    owner's."""
    automata = kit.automata
    text = re.sub(
        r"^\[\[scheme\]\]\n(?:(?!\[).*\n?)*",
        "",
        OWN_FILE.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    for at in range(len(words.SCHEMES)):
        shown, targets, gained = (
            automata.scheme_value[at],
            automata.scheme_targets[at],
            automata.scheme_gems[at],
        )
        names = [words.TARGETS[target] for target in targets]
        if at == number:
            shown, names, gained = value, list(options), gems
        text += (
            f'\n[[scheme]]\nid = "{words.SCHEMES[at]}"\nvalue = {shown}\noptions = '
            f"{names}\ngems = {gained}\n"
        )
        text += f'source = "{"owner" if at in typed else "reconstructed"}"\n'
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(text, encoding="utf-8")
        return load_kit(file)


def scheme_number(name: str) -> int:
    if name not in words.SCHEMES:
        raise UnknownKey(f"{name!r} is no Scheme; ids read like {words.SCHEMES[0]}")
    return words.SCHEMES.index(name)


def put_on_top(s: State, name: str) -> None:
    """The named Scheme is the next to be drawn; one that lies open already cannot be drawn."""
    number = scheme_number(name)
    if number in s.ai.schemes or number in s.ai.extras:
        raise BadInput(f"{name} lies under the AI board already")
    if number in s.ai.deck:
        s.ai.deck.remove(number)
    else:
        s.ai.discard.remove(number)
    s.ai.deck.append(number)


def need_named(named: bool, extra: str, before: State, after: State) -> None:
    """Cards at the table are drawn there: the Scheme that the Foundry adds is named, and no other
    [CIR-258]."""
    added = foundry_added(before, after)
    if extra and not added:
        raise BadInput("the die does not go to the Foundry: no extra Scheme is revealed")
    if named and added and not extra:
        raise BadInput("the die goes to the Foundry: draw the extra Scheme and name it too")


def foundry_added(before: State, after: State) -> bool:
    return len(after.ai.extras) > len(before.ai.extras)


def impossible(before: State, after: State) -> str:
    """Why this cannot lie on a table; empty when it can."""
    for location, spaces in enumerate(after.board):
        if len(spaces) != len(before.board[location]):
            wanted = len(before.board[location])
            return f"{words.TARGETS[location]} has {wanted} spaces, not {len(spaces)}"
    ai = after.ai
    if not 0 <= ai.dice <= after.kit.automata.dice_spaces[ai.board]:
        return f"the AI cannot have {ai.dice} dice on its board"
    if ai.gems < 0 or not 0 <= ai.tokens <= len(words.DEVELOPMENTS):
        return "the AI has at least no Gems and at most three Development tokens"
    if ai.harvester >= after.kit.planet.cells:
        return "the AI's Harvester never enters a Gem Cache"
    for left, right, line in (
        (after.progress, after.rewards_taken, "Progress"),
        (after.complications, after.penalties_taken, "Complication"),
    ):
        if left.bit_count() + right.bit_count() != len(after.kit.talks.threshold):
            return (
                f"the {line} line has {left.bit_count()} tokens on the left and "
                f"{right.bit_count()} on the right"
            )
    return ""
