"""A kit: the component data of a game, ready for the rules. Shared by tables, never changed."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from cosmeeple.kernel.words.languages import text_in


class Label(NamedTuple):
    """The name of a component in our two languages; in another one it goes by the English name."""

    en: str
    pl: str

    def get(self, language: str) -> str:
        """In this language."""
        return text_in(language, self.en, self.pl)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kit:
    """The data of one component file. A game's own kit adds its tables as tuples.

    `names` are the ids of each category (zone, card...), `labels` their names for people, `digest`
    is the fingerprint of the data that saved games keep.
    """

    def __init__(
        self,
        names: dict[str, tuple[str, ...]],
        labels: dict[str, tuple[Label, ...]],
        digest: str,
    ) -> None:
        self.names: Final = names
        self.labels: Final = labels
        self.digest: Final = digest
