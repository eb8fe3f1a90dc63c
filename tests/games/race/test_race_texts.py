"""Everything a person reads is there, in both languages."""

from __future__ import annotations

import dataclasses
import inspect
import re

import pytest
from race_build import GAME, own_kit

from cosmeeple.games.race import events
from cosmeeple.games.race.cardtext import card_text
from cosmeeple.games.race.orb_places import PARTS
from cosmeeple.games.race.styles import STYLES
from cosmeeple.games.race.valued import VALUED
from cosmeeple.games.race.watched import WATCHED
from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.engine.domain import PASS
from cosmeeple.kernel.engine.journal import Event
from cosmeeple.kernel.engine.playout import play_randomly
from cosmeeple.kernel.engine.rng import Rng
from cosmeeple.kernel.thinking.valued import OTHERS
from cosmeeple.kernel.words.preview import CARDS
from cosmeeple.kernel.words.text import Texts, locale_files

LANGUAGES = ("en", "pl")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder().glob("*.py")))


def messages(language: str) -> set[str]:
    own = GAME.folder() / "locale" / f"{language}.ftl"
    assert own in locale_files(GAME, language)
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", own.read_text(encoding="utf-8"), re.M))


def wanted() -> set[str]:
    """The messages that the code asks for."""
    keys = {f"ask-{frame.__name__}" for frame in GAME.questions()}
    happened = [
        one for one in vars(events).values() if isinstance(one, type) and issubclass(one, Event)
    ]
    keys |= {f"event-{one.__name__}" for one in happened if one is not Event}
    keys |= {f"why-{key}" for key in re.findall(r'"RAC-[A-Z0-9]+",\s*"([a-z-]+)"', SOURCES)}
    sums = (GAME.folder() / "events.py").read_text(encoding="utf-8")
    keys |= {f"part-{key}" for key in re.findall(r'Part\([^"]*"([a-z-]+)"', sums)}
    keys |= {f"score-{key}" for key in re.findall(r'ScoreRow\("(\w+)"', SOURCES)}
    keys |= {"tie-cards_and_goods", "each-GameEnded"}
    keys |= {f"watched-{quantity.key}" for quantity in WATCHED.quantities}
    keys |= {f"valued-{key}" for key in (*VALUED.keys, OTHERS)}
    keys |= {f"style-{style}" for style in GAME.styles}
    keys |= {f"light-{what}" for what in WATCHED.lights.values() if what not in ("", CARDS)}
    keys |= {f"named-{key}" for key in ("at", "go", "return", "team", "team-first", "team-second")}
    keys |= {
        "lies",
        "piece-name",
        "cards-number",
        "square-of",
        "square-outside",
        "square-somewhere",
        "lies-there",
    }
    keys |= {f"square-{part}" for part in PARTS}
    for option in GAME.options:
        keys |= {
            f"option-{option.key}",
            *[f"option-{option.key}-{value}" for value in option.values],
        }
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    found = messages(language)
    generated = {
        key
        for key in found
        if key.startswith(("choice-", "power-", "line-", "gain-", "good-", "keyword-"))
    }

    assert wanted() | {f"style-{style}" for style in STYLES} == found - generated


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    texts = Texts(GAME, None, language)
    for question in GAME.questions():
        verbs = {question.verb} if question.verb else set()
        for pick in question.domain.picks:
            key = question.domain.key(pick)
            said = texts.choice(blank(question), pick)
            assert said
            assert "{" not in said
            assert said not in (key, *verbs) or key.isdigit()


def blank(question: type[Decision] | type[Simultaneous]) -> Decision | Simultaneous:
    """A frame of this class with the simplest fields."""
    fields = {
        "seats": (0, 1),
        "powers": (0, 0, 0, 0, 1),
        **dict.fromkeys(("must", "extra", "tokens", "trade", "with_bonuses"), False),
    }
    names = inspect.signature(question).parameters
    return question(**{name: fields.get(name, 0) for name in names})


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_events_are_formatted(language: str) -> None:
    texts = Texts(GAME, None, language)
    for question in GAME.questions():
        assert "$" not in texts.prompt(blank(question))
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            values: list[object] = []
            for field in dataclasses.fields(kind):
                values.append(
                    "" if field.type == "str" else (0,) if "tuple" in str(field.type) else 1
                )
            said = texts.event(kind(*values))
            assert "$" not in said
            assert not said.startswith("event-")


@pytest.mark.rule("RAC-006", "RAC-250")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_line_of_every_card_has_a_sentence(language: str) -> None:
    texts = Texts(GAME, None, language)
    used = set()
    for card in own_kit().cards:
        sentences = card_text(texts, card.number)
        assert len(card.powers) + len(card.lines) == len(sentences)
        for sentence in sentences:
            assert not sentence.text.startswith(("power-", "line-"))
            assert "{" not in sentence.text
            used.add(sentence.text)
    assert len(used) > 90


def test_passing_is_named_where_it_is_possible() -> None:
    texts = Texts(GAME, None, "en")
    for question in GAME.questions():
        if question.domain.optional:
            assert "Pass" != texts.choice(blank(question), PASS)


@pytest.mark.rule("RAC-190")
def test_the_last_line_names_everybodys_points_and_the_winner() -> None:
    t = GAME.new(3, 5, {"expansion": "base", "start": "preset"}, telling=True)
    play_randomly(t, Rng(5))

    ended = t.journal[-1].event
    result = GAME.outcome(t.state)

    assert isinstance(ended, events.GameEnded)
    assert (result.winners, result.scores) == (ended.winners, ended.scores)
    for language in LANGUAGES:
        line = Texts(GAME, t.state.kit, language).event(ended)
        assert all(str(points) in line for points in result.scores), line


def test_an_end_told_before_points_were_is_still_a_sentence() -> None:
    """Rows of tables that were stored then have no points."""
    for language in LANGUAGES:
        assert "{" not in Texts(GAME, None, language).event(events.GameEnded((1,)))
