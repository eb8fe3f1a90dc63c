"""What a newcomer reads first: the game in 60 seconds, three tips, beginners' questions
(`lessons/about.toml`)."""

from __future__ import annotations

from functools import cache

import msgspec

from cosmeeple.kernel.components import load_components
from cosmeeple.kernel.engine.errors import BadFile
from cosmeeple.kernel.game import load_game
from cosmeeple.kernel.lessons.lesson import ABOUT, FOLDER, Both, word_count
from cosmeeple.kernel.words.rulebook import rulebook

#: The whole overview in 60 seconds, in so many parts with a picture each; so many tips and
#: questions.
OVERVIEW_WORDS = 130
PARTS = (4, 6)
TIPS, QUESTIONS = 3, 5
LUCKS = ("little", "some", "much")
HEAVIEST = 5


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the real table at a moment of a lesson: drawn by the game, cut out by us."""

    #: The step of the first lesson before whose answers the table stands, and how many of them are
    #: given.
    step: str
    region: str
    answers: int = 0
    #: Elements of the region by id, `data-piece` or class, at most so many; "" is the whole region.
    show: str = ""
    most: int = 5
    #: Of a board: left, top, width and height, in shares of the whole.
    box: tuple[float, float, float, float] | None = None


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing of a figure: an icon, a large number or word, a few words below; or only a sign
    between two."""

    icon: str = ""
    big: str = ""
    note: Both | None = None
    sign: str = ""


class Part(Both, frozen=True, forbid_unknown_fields=True):
    """One picture of the overview with its title and text."""

    title: Both
    #: A picture of the real table, or a figure made of the game's icons.
    picture: Picture | None = None
    figure: tuple[Cell, ...] = ()


class Tip(Both, frozen=True, forbid_unknown_fields=True):
    """A piece of advice, with the rules that it follows from."""

    lead: Both
    rules: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What beginners ask, and the answer."""

    ask: Both
    answer: Both
    rules: tuple[str, ...] = ()


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few words under each figure: what the length, the players, the luck and the weight feel
    like."""

    length: Both
    players: Both
    luck: Both
    weight: Both


class Primer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of about.toml."""

    #: How long a game takes, from and to, in minutes.
    minutes: tuple[int, int]
    #: How much there is to learn, from 1 to 5.
    weight: int
    luck: str
    #: One sentence for the front page, and what it feels like for the game's own.
    line: Both
    feel: Both
    facts: Facts
    #: The large picture beside the words.
    hero: Picture
    part: tuple[Part, ...]
    tip: tuple[Tip, ...]
    question: tuple[Question, ...]


@cache
def primer_of(slug: str) -> Primer | None:
    """What newcomers read about a game; None where it brings nothing."""
    game = load_game(slug)
    path = game.folder() / FOLDER / f"{ABOUT}.toml"
    if not path.is_file():
        return None
    primer = load_components(path, Primer)
    reason = problem(primer, set(rulebook(game).ids()))
    if reason:
        raise BadFile(path.name, None, reason)
    return primer


def problem(primer: Primer, ids: set[str]) -> str:
    """The first limit that is broken; "" for none."""
    low, high = PARTS
    if not low <= len(primer.part) <= high:
        return f"an overview has {low} to {high} parts, not {len(primer.part)}"
    if (len(primer.tip), len(primer.question)) != (TIPS, QUESTIONS):
        return f"there are {TIPS} tips and {QUESTIONS} questions"
    if any((part.picture is None) == (not part.figure) for part in primer.part):
        return "every part has a picture or a figure"
    for language in ("en", "pl"):
        count = sum(word_count(part.get(language)) for part in primer.part)
        if count > OVERVIEW_WORDS:
            return (
                f"{count} words in {language}: nobody reads more than {OVERVIEW_WORDS} in "
                "60 seconds"
            )
    if primer.luck not in LUCKS or not 1 <= primer.weight <= HEAVIEST:
        return f"luck is one of {', '.join(LUCKS)}, the weight goes from 1 to {HEAVIEST}"
    cited = [
        *[rule for tip in primer.tip for rule in tip.rules],
        *[r for one in primer.question for r in one.rules],
    ]
    return next((f"there is no rule {rule!r}" for rule in cited if rule not in ids), "")
