"""Names of cards where there is little room: where a long word may be broken, and a name cut short
as on a spine, for cards too small for the whole of it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

VOWELS: Final = "aąeęioóuyAĄEĘIOÓUY"
#: Consonants that begin a syllable together, in either language.
ONSETS: Final = "(?:[bcdfgkpt][rl]|ch|cz|sz|rz|dz|dź|dż|gw|kw|st|[^aąeęioóuy])"
#: After a vowel, before the consonants of the next syllable, four letters from either end.
BREAK: Final = re.compile(rf"(?<=\w{{3}}[{VOWELS}])(?={ONSETS}[{VOWELS}]\w{{2}})")
SOFT_HYPHEN: Final = "\u00ad"
#: Letters of a word that is never broken.
UNBROKEN: Final = 9
#: Room in each of two lines of low cards, in letters of middling width: of cards that are 72, 85
#: and 105 px wide.
LINES: Final = (10.0, 11.5, 13.2)
NARROW: Final = "fijlrtI.,-– "
WIDE: Final = "mwMWQOGDNHUĆŃÓ"
#: To how many letters a word is cut, the gentlest first.
CUTS: Final = (8, 6, 5, 4, 3, 2)


def breakable(name: str) -> str:
    """The name with soft hyphens in its long words."""
    return re.sub(
        r"\w+",
        lambda found: BREAK.sub(SOFT_HYPHEN, found[0]) if len(found[0]) > UNBROKEN else found[0],
        name,
    )


def width(text: str) -> float:
    """About how many letters of middling width."""
    return sum(0.6 if one in NARROW else 1.3 if one in WIDE else 1.0 for one in text)


def in_two_lines(name: str, line: float) -> bool:
    """Does it stand in two lines with so much room?"""
    words = name.split(" ")
    return any(
        max(width(" ".join(words[:place])), width(" ".join(words[place:]))) <= line
        for place in range(1, len(words) + 1)
    )


def cut(word: str, letters: int) -> str:
    """A word cut before a vowel, with a full stop."""
    if len(word) <= letters + 1 or word.endswith("."):
        return word
    end = letters
    while end > 3 and (word[end] not in VOWELS or word[end - 1] in VOWELS):
        end -= 1
    return f"{word[:end]}."


@lru_cache(maxsize=1024)
def shortened(name: str, line: float) -> str:
    """The name, its longest words cut as little as two lines with so much room allow."""
    short = name
    for letters in CUTS:
        for word in sorted(name.split(" "), key=len, reverse=True):
            if in_two_lines(short, line):
                return short
            words = short.split(" ")
            place = name.split(" ").index(word)
            words[place] = cut(word, letters)
            short = " ".join(words)
    return short
