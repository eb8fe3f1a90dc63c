"""Every question, answer, event, reason, priority, sum, score and option has its words in both
languages."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from cosmeeple.games.circadians import GAME, events
from cosmeeple.games.circadians.ai_schemes import FIRST_SCHEME, NEXT_SCHEME
from cosmeeple.games.circadians.styles import STYLES
from cosmeeple.games.circadians.valued import VALUED
from cosmeeple.games.circadians.watched import WATCHED
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.thinking.valued import OTHERS
from cosmeeple.kernel.words.preview import CARDS
from cosmeeple.kernel.words.text import LANGUAGES, Texts

FOLDER = GAME.folder()
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
EVENTS = [
    cls
    for cls in vars(events).values()
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
]
#: The bodies of all `warning` methods.
WARNINGS = re.findall(r"def warning\(.*?(?=\n    def |\n\n\n)", SOURCES, re.DOTALL)


def messages(language: str) -> set[str]:
    text = (FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def why_keys() -> set[str]:
    """The second text of every requirement."""
    keys: set[str] = set()
    for call in re.split(r"why\.(?:need|must|granted|enough|below|some)\(", SOURCES)[1:]:
        found = re.search(
            r'(?:"CIR-\w+"|\brule),\s*("[a-z0-9-]+"(?: if [^,]+? else "[a-z0-9-]+")?)', call[:400]
        )
        if found:
            keys |= set(re.findall(r'"([a-z0-9-]+)"', found[1]))
    return keys | {f"enough-{name}" for name in ("water", "algae", "energy", "gem")}


def priority_keys() -> set[str]:
    """The sentences of the AI at a player's seat."""
    return set(re.findall(r'Priority\(\s*"CIR-\w+",\s*"([a-z-]+)"', SOURCES)) | {
        *FIRST_SCHEME,
        *NEXT_SCHEME,
    }


def wanted() -> set[str]:
    keys = {f"ask-{frame.__name__}" for frame in GAME.questions()}
    keys |= {f"style-{style}" for style in STYLES}
    keys |= {f"event-{cls.__name__}" for cls in EVENTS}
    keys |= {f"why-{key}" for key in why_keys()}
    keys |= {f"priority-{key}" for key in priority_keys()}
    keys |= {
        f"warning-{key}"
        for key in re.findall(r'return (?:\(\s*)?"([a-z-]+)"\s+if', "".join(WARNINGS))
    }
    keys |= {f"part-{words}" for words in re.findall(r'Part\([^"]+"([a-z-]+)"', SOURCES)}
    keys |= {f"score-{name}" for name in re.findall(r'row\(\s*s,\s*"(\w+)"', SOURCES)}
    keys |= {f"tie-{name}" for name in re.findall(r'\("(\w+)", (?:dice|goods)\)', SOURCES)}
    keys |= {"each-GameEnded", *[f"watched-{quantity.key}" for quantity in WATCHED.quantities]}
    keys |= {f"valued-{key}" for key in (*VALUED.keys, OTHERS)}
    keys |= {f"style-{style}" for style in GAME.styles}
    keys |= {f"light-{what}" for what in WATCHED.lights.values() if what not in ("", CARDS)}
    for option in GAME.options:
        keys |= {
            f"option-{option.key}",
            *[f"option-{option.key}-{value}" for value in option.values],
        }
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_left_over(language: str) -> None:
    given = {key for key in messages(language) if not key.startswith("choice-")}

    assert set() == wanted() - given
    assert set() == given - wanted()


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")


def test_the_polish_text_is_polish() -> None:
    texts = [Texts(GAME, None, language) for language in LANGUAGES]
    same = [
        key
        for key in messages("en")
        if texts[0].say(key) == texts[1].say(key) and not key.startswith(("option-", "each-"))
    ]
    assert [] == same


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_a_name_that_is_not_its_key(language: str) -> None:
    texts = Texts(GAME, None, language)
    used: set[str] = set()
    for frame in GAME.questions():
        for pick in frame.domain.picks:
            key = frame.domain.key(pick)
            parts = [*([frame.verb] if frame.verb else []), *key.split(":")]
            if pick == -1:
                used.add(f"choice-{frame.__name__}-pass")
                assert texts.has(f"choice-{frame.__name__}-pass")
                continue
            names = ["choice-" + "-".join(parts[:length]) for length in range(len(parts), 0, -1)]
            found = [name for name in names if texts.has(name)]
            used |= set(found[:1])
            named = frame.domain.kind in texts.kit.labels or texts.name_of_id(parts[-1]) not in (
                None,
                parts[-1],
            )
            assert found or named, (frame.__name__, key)
    left = {key for key in messages(language) if key.startswith("choice-")} - used
    assert set() == left


def test_events_and_questions_read_well_in_a_whole_game() -> None:
    """No message shows its id or an unfilled variable."""
    match = Match.start(GAME, 2, 5, {"ai": "xiao", "leaders": "dyadic"})
    rng = Rng(state_from_seed(5))
    texts = [Texts(GAME, None, language) for language in LANGUAGES]
    while not match.table.over():
        frame = match.table.agenda[-1]
        seat = match.table.deciders()[0]
        picks = match.table.options(seat)
        for text in texts:
            check_line(text.prompt(frame))
            for pick in picks:
                check_line(text.choice(frame, pick))  # type: ignore[arg-type]
            for reason in match.table.why(seat, picks[0]).reasons:
                check_line(text.reason(reason))
        told = match.play(seat, f"{frame.verb}:{frame.domain.key(rng.pick(picks))}")  # type: ignore[attr-defined]
        for entry in told:
            for text in texts:
                check_line(text.event(entry.event))
                for part in entry.event.parts():
                    check_line(text.part(part))


def check_line(line: str) -> None:
    assert line
    assert not re.match(r"^(ask|choice|event|why|part)-", line), line
    assert "{" not in line, line
    assert "$" not in line, line


def test_events_have_rules_of_our_ledger() -> None:
    ids = set(
        re.findall(
            r'^id = "(CIR-\w+)"',
            Path(FOLDER / "rules.toml").read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    )
    for cls in EVENTS:
        assert cls.rule in ids, cls
        assert dataclasses.is_dataclass(cls)
