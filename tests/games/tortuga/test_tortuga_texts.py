"""Every question, answer, event and reason has its words, in both languages."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest
from tortuga_build import scene

from cosmeeple.games.tortuga import GAME, events
from cosmeeple.games.tortuga.styles import STYLES
from cosmeeple.games.tortuga.valued import VALUED
from cosmeeple.games.tortuga.watched import WATCHED
from cosmeeple.kernel.engine.journal import Event, Told
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.thinking.valued import OTHERS
from cosmeeple.kernel.words.text import LANGUAGES, Texts

FOLDER = Path(inspect.getfile(events)).parent
EVENTS = [
    cls
    for _, cls in inspect.getmembers(events, inspect.isclass)
    if issubclass(cls, Event) and cls is not Event
]
#: Where the key stands among the arguments of a requirement.
REQUIREMENTS = {"need": 2, "must": 2, "granted": 2, "some": 2, "enough": 3, "below": 3}


def messages(language: str) -> set[str]:
    text = (FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))


def reason_keys() -> set[str]:
    """The second text of every `need` and `must` in the rules."""
    keys = set()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in REQUIREMENTS
                and ast.unparse(node.func.value) == "why"
            ):
                key = node.args[REQUIREMENTS[node.func.attr]]
                for one in [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]:
                    assert isinstance(one, ast.Constant), ast.unparse(node)
                    keys.add(str(one.value))
    return keys


def part_keys() -> set[str]:
    source = (FOLDER / "events.py").read_text(encoding="utf-8")
    return set(re.findall(r'Part\([^,]+, "([a-z-]+)"', source))


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_unused(language: str) -> None:
    wanted = {f"ask-{frame.__name__}" for frame in GAME.questions()}
    wanted |= {f"event-{cls.__name__}" for cls in EVENTS}
    wanted |= {f"why-{key}" for key in reason_keys()}
    wanted |= {f"part-{key}" for key in part_keys()}
    wanted |= {"option-scenario", *[f"option-scenario-{value}" for value in GAME.options[0].values]}
    wanted |= {"each-GameEnded", *[f"watched-{quantity.key}" for quantity in WATCHED.quantities]}
    wanted |= {f"valued-{key}" for key in (*VALUED.keys, OTHERS)}
    wanted |= {f"style-{style}" for style in STYLES}
    wanted |= {"score-tokens", "score-sectors", "tie-usurper", "tie-sectors"}

    have = messages(language)

    assert wanted <= have
    rest = {key for key in have - wanted if not key.startswith(("choice-", "ability-"))}
    assert rest == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_every_question_reads_well(language: str) -> None:
    texts = Texts(GAME, None, language)
    used = set()
    for cls in GAME.questions():
        frame = cls(**dict.fromkeys(inspect.signature(cls).parameters, 0))
        assert not texts.prompt(frame).startswith("ask-")
        for pick in cls.domain.picks:
            label = texts.choice(frame, pick)
            assert label
            assert "choice-" not in label
            assert "{" not in label
            assert "$" not in label
        verb = [cls.verb] if cls.verb else []
        for key in cls.domain.keys:
            parts = [*verb, *key.split(":")]
            for length in range(len(parts), 0, -1):
                message = "choice-" + "-".join(parts[:length])
                if texts.has(message):
                    used.add(message)
                    break
            else:
                pytest.fail(f"no message for {cls.__name__} {key}")
        if cls.domain.optional:
            used.add(f"choice-{cls.__name__}-pass")
    assert {key for key in messages(language) if key.startswith("choice-")} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_reasons_of_whole_games_read_well(language: str) -> None:
    texts = Texts(GAME, None, language, ["Ann", "Bob", "Cid", "Dee"])
    seen = set()
    for players, scenario in ((2, "peaceful"), (4, "standard"), (4, "aggressive")):
        match = Match.start(GAME, players, 3, {"scenario": scenario})
        rng = Rng(state_from_seed(8))
        told: list[Told] = list(match.happened[0])
        for step in range(600):
            if match.table.over():
                break
            seat = match.table.deciders()[0]
            frame = match.table.agenda[-1]
            assert "{" not in texts.prompt(frame)
            if step % 40 == 0:
                for pick in frame.domain.picks:  # type: ignore[attr-defined]
                    for reason in match.table.why(seat, pick).reasons:
                        sentence = texts.reason(reason)
                        assert "{" not in sentence
                        assert "why-" not in sentence
            domain = frame.domain  # type: ignore[attr-defined]
            told += match.play(
                seat, text_of(frame.verb, domain.key(rng.pick(match.table.options(seat))))
            )  # type: ignore[attr-defined]
        for event, _ in told:
            sentence = texts.event(event)
            seen.add(type(event).__name__)
            assert "{" not in sentence, sentence
            assert "event-" not in sentence
            assert "None" not in sentence
            for part in event.parts():
                assert not texts.part(part).startswith("part-")
    assert len(seen) > 30


def text_of(verb: str, key: str) -> str:
    return f"{verb}:{key}" if verb else key


def test_a_reason_names_numbers_and_things() -> None:
    made = scene(crypto=3)
    pick = next(p for p in range(300) if made.table.agenda[-1].domain.key(p) == "buy:bodyguard")  # type: ignore[attr-defined]

    failing = made.table.why(0, pick).failing()

    assert [Texts(GAME, None, "en").reason(one) for one in failing] == [
        "you have 3 Crypto, 4 are needed"
    ]
    assert [Texts(GAME, None, "pl").reason(one) for one in failing] == ["masz 3 Crypto, potrzeba 4"]
    assert SEAT_LETTERS[0] == "A"


@pytest.mark.parametrize("cls", EVENTS, ids=[cls.__name__ for cls in EVENTS])
def test_every_event_names_its_rule(cls: type[Event]) -> None:
    assert re.fullmatch(r"TOR-[A-Z]?\d+", cls.rule)
