"""Everything a person reads is there in both languages, and Zu's reasons in all their variants."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from cosmeeple.games.relics import GAME, events
from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.words.text import LANGUAGES, Texts

FOLDER = Path(inspect.getfile(events)).parent
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")}
EVENTS = [
    one
    for one in vars(events).values()
    if inspect.isclass(one) and issubclass(one, Event) and one is not Event
]
languages = pytest.mark.parametrize("language", LANGUAGES)


def locale(language: str) -> str:
    return (FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


def ids(language: str) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", locale(language), re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    assert ids("en") == ids("pl")


@languages
def test_nothing_is_missing(language: str) -> None:
    wanted = {f"ask-{frame.__name__}" for frame in GAME.questions()}
    wanted |= {f"event-{event.__name__}" for event in EVENTS}
    reasons = re.compile(r'"REL-[A-Z]?\d+",\s*"([a-z-]+)"')
    for name, source in SOURCES.items():
        if not name.startswith(("zu", "events")):
            wanted |= {f"why-{key}" for key in reasons.findall(source)}
    wanted |= {
        f"part-{words}" for words in re.findall(r'Part\([^"]*"([\w-]+)"', SOURCES["events.py"])
    }
    wanted |= {f"score-{row.category}" for row in GAME.outcome(GAME.new(1, 1).state).rows}
    wanted |= {"tie-artefacts-left", "tie-zu-wins-ties"}
    for option in GAME.options:
        wanted |= {
            f"option-{option.key}",
            *[f"option-{option.key}-{value}" for value in option.values],
        }
    for frame in GAME.questions():
        if frame.domain.optional:
            wanted.add(f"choice-{frame.__name__}-pass")

    assert sorted(wanted - ids(language)) == []


@languages
def test_no_message_is_left_over(language: str) -> None:
    reasons = {
        key for source in SOURCES.values() for key in re.findall(r'"([a-z][a-z-]+)"', source)
    }
    unused = {key for key in ids(language) if key.startswith("why-") and key[4:] not in reasons}
    unused |= {
        key
        for key in ids(language)
        if key.startswith("ask-") and key[4:] not in {f.__name__ for f in GAME.frames}
    }

    assert unused == set()


@languages
def test_every_criterion_and_cause_of_zu_has_words(language: str) -> None:
    text = locale(language)
    zu = "\n".join(source for name, source in SOURCES.items() if name.startswith("zu"))
    criteria = set(re.findall(r'"([a-z-]+)", (?:"REL-|CLASS_RULES|cites)', zu)) - {"lots"}
    causes = set(
        re.findall(
            r'(?:fail\(t, self\.zu_card, |fail\(t, zu_card, |wanted, |zu_card, )"([a-z-]+)"', zu
        )
    )

    assert len(criteria) > 12
    assert len(causes) > 6
    for key in criteria | causes:
        assert re.search(rf"\[{key}\]", text), key


@languages
def test_whole_games_read_without_gaps(language: str) -> None:
    texts = Texts(GAME, None, language, ("Ann", "Bob", "Cyd", "Dan"))
    for players in GAME.seats:
        table = GAME.new(players, 40 + players, telling=True)
        rng = Rng(state_from_seed(players))
        asked: dict[str, int] = {}
        while not table.over():
            frame = table.agenda[-1]
            options = table.options(table.deciders()[0])
            name = type(frame).__name__
            asked[name] = asked.get(name, 0) + 1
            if asked[name] > 4:
                table.apply(table.deciders()[0], options[0] if rng.below(2) else rng.pick(options))
                continue
            assert isinstance(frame, (Decision, Simultaneous))
            seat = table.deciders()[0]
            said = [
                texts.prompt(frame),
                *[texts.choice(frame, pick) for pick in table.options(seat)],
            ]
            said += [
                texts.reason(reason)
                for pick in frame.domain.picks[:25]
                for reason in table.why(seat, pick).reasons
            ]
            for one in said:
                assert one
                assert not re.search(r"[{}]|^(ask|choice|why)-", one), one
            table.apply(seat, options[0] if rng.below(2) else rng.pick(options))
        for told in table.journal:
            assert not re.search(r"[{}]|^event-", texts.event(told.event)), told.event


@pytest.mark.rule("REL-903")
def test_names_of_cards_reach_only_their_owner() -> None:
    """Events with action cards that are nobody else's business always have an audience."""
    table = GAME.new(2, 3, telling=True)
    rng = Rng(state_from_seed(3))
    while not table.over():
        seat = table.deciders()[0]
        table.apply(seat, rng.pick(table.options(seat)))
    private = (events.HandDealt, events.CardsKept, events.CardDrawn)
    told = [one for one in table.journal if isinstance(one.event, private)]

    assert told
    assert all(one.audience == getattr(one.event, "seat") for one in told)


@pytest.mark.rule("REL-701")
@languages
def test_zu_is_called_zu_behind_the_names_of_the_players(language: str) -> None:
    texts = Texts(GAME, None, language, ("Ann",))

    assert [texts.name("seat", seat) for seat in (0, 1)] == ["Ann", "Zu"]
