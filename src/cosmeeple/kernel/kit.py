"""A kit: the component data of a game, ready for the rules. Shared by tables, never changed."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from cosmeeple.kernel.records.record import fixed
from cosmeeple.kernel.words.languages import text_in


class Label(NamedTuple):
    """The name of a component in our two languages; in another one it goes by the English name."""

    en: str
    pl: str

    def get(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.en, self.pl)


@mypyc_attr(allow_interpreted_subclasses=True)
@fixed
class Kit:
    """The data of one component file. A game's own kit adds its tables as tuples."""

    #: The ids of each category (zone, card...), and their names for people.
    names: dict[str, tuple[str, ...]]
    labels: dict[str, tuple[Label, ...]]
    #: The fingerprint of the data, which saved games keep.
    edition: str
