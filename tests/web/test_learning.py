"""Lessons and the pages for newcomers over the web: with and without scripts, kept for guests, in
both languages."""

from __future__ import annotations

import operator
import re

import pytest
from served import Browser, Served
from sqlalchemy import select

from cosmeeple.kernel.lessons.course import fresh
from cosmeeple.kernel.lessons.lesson import Both, Lesson, all_lessons, find_lesson
from cosmeeple.kernel.lessons.lesson_checks import moments
from cosmeeple.kernel.lessons.primer import primer_of
from cosmeeple.kernel.lessons.reminders import reminders_of
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.store import accounts, learned, schema
from cosmeeple.study.puzzles import puzzle_ids
from cosmeeple.web.learning.cards import lesson_page
from cosmeeple.web.learning.pictures import pictures_of
from cosmeeple.web.pages import Reader
from cosmeeple.web.render import lesson_document, render_regions

GAMES = ("antarctica", "tortuga", "relics", "circadians", "race")


def field(page: str, name: str) -> str:
    found = re.search(rf'data-{name}="([^"]*)"', page)
    assert found, name
    return found[1]


def test_two_clicks_from_the_front_page_to_the_first_step(ann: Browser) -> None:
    front = ann.page("/")
    assert 'href="/learn/race"' in front
    assert 'href="/games/antarctica"' in front
    assert "Learn in 10 minutes." in front
    about = ann.page("/games/antarctica")
    assert 'href="/learn/antarctica"' in about
    step = ann.page("/learn/antarctica")
    assert "Step 1 of 14" in step
    assert "The sun says who plays" in step


def test_all_lessons_stand_on_a_page_with_how_far_one_is(ann: Browser) -> None:
    version = int(field(ann.page("/learn/tortuga"), "version"))
    for _ in range(2):
        version = ann.do("/learn/tortuga/first/move", choice="play:mining", version=version)[
            "version"
        ]
    page = ann.page("/learn")
    assert 'href="/learn"' in ann.page("/")
    for lesson in all_lessons():
        assert lesson.title.get("en") in page
        assert f'href="/learn/{lesson.game}' in page
    assert 'href="/learn/race/orb"' in page
    assert "Go on at step 2" in page
    assert page.count("<progress") == 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_has_a_page_of_its_own_in_both_languages(
    ann: Browser, bob: Browser, slug: str
) -> None:
    for browser, words in ((ann, "The game in 60 seconds"), (bob, "Gra w 60 sekund")):
        page = browser.page(f"/games/{slug}")
        assert (f'href="/puzzles/{slug}"' in page) == bool(puzzle_ids(slug))
        assert words in page
        assert page.count("<details") == 5
        assert f'href="/rules/{slug}"' in page
        assert 'value="bot:easy"' in page


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_pictures_are_of_the_real_table_and_inert(slug: str, language: str) -> None:
    primer = primer_of(slug)
    assert primer is not None
    for part, picture in zip(primer.part, pictures_of(slug, language), strict=True):
        assert (len(picture) > 200) == (part.picture is not None)
        assert "data-choice" not in picture
        assert "tabindex" not in picture
        ids = re.findall(r'\sid="([^"]+)"', picture)
        assert len(ids) == len(set(ids))
        assert all(one.startswith("p") for one in ids)


def test_a_lesson_is_played_by_plain_forms(ann: Browser) -> None:
    ann.page("/learn/race")
    for choice in ("action:settle", "keep:space_marines"):
        page = ann.page("/learn/race")
        fields = {"csrf": ann.csrf, "choice": choice, "version": field(page, "version")}
        answer = ann.post("/learn/race/first/move", data=fields)
        assert answer.status_code == 303
        assert answer.headers["location"] == "/learn/race"
    page = ann.page("/learn/race?show=1")
    assert "A world for nothing" in page
    assert "This leads on: " in page
    fields = {"csrf": ann.csrf, "what": "back", "version": field(page, "version")}
    assert ann.post("/learn/race/first/go", data=fields).status_code == 303
    assert "Explore, thanks to Vega" in ann.page("/learn/race")


def test_a_step_can_be_done_again_once_something_was_answered(ann: Browser) -> None:
    again = 'name="what" value="again"'
    page = ann.page("/learn/circadians")
    assert again not in page
    version = int(field(page, "version"))
    first = find_lesson("circadians").step[0].do[0]
    found = ann.do("/learn/circadians/first/move", choice=first, version=version)
    second = find_lesson("circadians").step[1].do[0]
    assert again not in found["news"]["regions"]["r-lesson"]
    found = ann.do("/learn/circadians/first/move", choice=second, version=found["version"])
    assert again in found["news"]["regions"]["r-lesson"]


def test_progress_is_kept_for_guests_and_shown(served: Served, ann: Browser) -> None:
    del served
    page = ann.page("/learn/tortuga")
    version = int(field(page, "version"))
    for choice in ("play:mining", "play:mining"):
        found = ann.do("/learn/tortuga/first/move", choice=choice, version=version)
        version = found["version"]
        assert found["news"]["version"] == version
    assert "Step 2 of 13" in found["news"]["regions"]["r-lesson"]
    assert "Step 2 of 13" in ann.page("/learn/tortuga")
    front = ann.page("/")
    assert "Go on: Tortuga 2199" in front
    assert "step 2 of 13" in front
    assert "Go on learning" in ann.page("/games/tortuga")


def test_another_move_begins_a_side_trip_and_leads_back(bob: Browser) -> None:
    version = int(field(bob.page("/learn/antarctica"), "version"))
    found = bob.do("/learn/antarctica/first/move", choice="sail:enderby", version=version)
    card = found["news"]["regions"]["r-lesson"]
    assert "Tam też można przybić." in card
    assert found["news"]["moves"] == "A"
    found = bob.do("/learn/antarctica/first/go", what="again", version=found["version"])
    assert "Krok 1 z 14" in found["news"]["regions"]["r-lesson"]
    assert found["news"]["moves"] == ""


def test_what_is_wrong_is_refused(ann: Browser) -> None:
    version = int(field(ann.page("/learn/relics"), "version"))
    wrong = ann.try_to("/learn/relics/first/move", choice="sell", version=version)
    assert wrong.status_code == 409
    assert wrong.json()["error"] == "illegal"
    stale = ann.try_to("/learn/relics/first/move", choice="travel", version=version + 7)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")
    assert (
        ann.try_to("/learn/relics/first/go", what="step", step=9, version=version).status_code
        == 409
    )
    assert ann.try_to("/learn/relics/first/go", what="fly", version=version).status_code == 400
    ann.page("/learn/relics/nothing", 404)
    ann.page("/learn/chess", 404)
    ann.page("/games/chess", 404)


def test_why_not_and_moments_of_a_lesson(ann: Browser) -> None:
    ann.page("/learn/race")
    why = ann.get(
        "/learn/race/first/why",
        params={"choice": "action:explore_orb"},
        headers={"accept": "application/json"},
    )
    assert why.status_code in (200, 404)
    version = int(field(ann.page("/learn/antarctica"), "version"))
    why = ann.get("/learn/antarctica/first/why", params={"choice": "sail:ross"})
    assert why.status_code == 200
    assert any(one["rule"] == "ANT-050" and not one["holds"] for one in why.json()["reasons"])
    ann.do("/learn/antarctica/first/move", choice="sail:wilkes", version=version)
    moment = ann.get("/learn/antarctica/first/replay/regions", params={"at": "1"}).json()
    assert "r-board" in moment["regions"]
    assert "r-actions" not in moment["regions"]
    assert ann.get("/learn/antarctica/first/replay/regions", params={"at": "99"}).status_code == 400


def test_who_goes_is_forgotten(served: Served, ann: Browser) -> None:
    before = set(learners(served, "lesson:race/first"))
    version = int(field(ann.page("/learn/race"), "version"))
    ann.do("/learn/race/first/move", choice="action:settle", version=version)
    (person,) = set(learners(served, "lesson:race/first")) - before
    served.site.store.write(accounts.anonymise, person, 1)
    assert served.site.store.read(learned.load_all, person) == {}


def learners(served: Served, key: str) -> list[str]:
    """Who has begun."""
    found = select(schema.learned.c.person).where(schema.learned.c.key == key)
    return list(
        served.site.store.read(lambda connection: connection.execute(found).scalars().all())
    )


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.key)
def test_every_step_names_only_what_is_there(lesson: Lesson) -> None:
    """Numbers and names of things in a text are on the page at that step, in its rules, or stated
    of the position."""
    for language in ("en", "pl"):
        said = said_at_steps(lesson, language)
        for place, step in enumerate(lesson.step):
            known = (
                said[place]
                | said.get(place - 1, set())
                | words_of_rules(lesson, step.rules, language)
            )
            assert missing(lesson, step.get(language), known, language) == [], (step.id, language)
            # What is said after the answer speaks of what it has brought.
            after = known | said.get(place + 1, set())
            for text in (step.done, step.compare, step.know):
                if text is not None:
                    assert missing(lesson, text.get(language), after, language) == [], (
                        step.id,
                        language,
                    )


def test_a_text_that_names_what_is_not_there_is_found() -> None:
    lesson = find_lesson("race")
    said = said_at_steps(lesson, "en")[0] | words_of_rules(lesson, lesson.step[0].rules, "en")
    assert missing(lesson, "You have 97 points and 4 cards.", said, "en") == ["97"]
    assert missing(lesson, "**Place New Sparta**.", said - {"Sparta"}, "en") == ["New Sparta"]


def said_at_steps(lesson: Lesson, language: str) -> dict[int, set[str]]:
    """All words and numbers that the table shows while a step lasts, and those that are stated of
    its position."""
    said: dict[int, set[str]] = {}
    for course in moments(lesson):
        regions = render_regions(lesson_page(course, 1, language), Reader(language))
        shown = " ".join(without_tags(html) for name, html in regions.items() if name != "r-lesson")
        said.setdefault(course.step, set()).update(re.findall(r"[^\W_]+", shown))
        said[course.step].update(
            re.findall(r"\d+", " ".join((*course.now.sees, *course.now.expect)))
        )
    return said


def missing(lesson: Lesson, text: str, known: set[str], language: str) -> list[str]:
    """Numbers and proper names of a text that are not known."""
    text = re.sub(r"\{[^}]*\}", "", text)
    numbers = [number for number in re.findall(r"\b\d+\b", text) if number not in known]
    named = [
        name for name in things(lesson, language) if re.search(rf"\b{re.escape(name)}\b", text)
    ]
    return [*numbers, *(name for name in named if not set(re.findall(r"[^\W_]+", name)) <= known)]


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.key)
def test_both_languages_name_the_same_numbers_and_sums_are_right(lesson: Lesson) -> None:
    for step in lesson.step:
        own = Both(step.en, step.pl)
        for text in (
            own,
            step.title,
            step.plain,
            step.done,
            step.compare,
            step.know,
            *step.otherwise,
        ):
            if text is not None:
                assert numbers_of(text.en) == numbers_of(text.pl), (step.id, text.en)
        if step.compare is not None:
            assert sums_are_right(step.compare.en), (step.id, step.compare.en)


def test_a_wrong_sum_is_found() -> None:
    assert sums_are_right("2 goods × 1 point × 2 = 4")
    assert not sums_are_right("2 goods × 1 point × 2 = 5")
    assert not sums_are_right("Defence 2 ≤ Military 1: enough")


def numbers_of(text: str) -> set[str]:
    return set(re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", text)))


SIGNS = {"×": operator.mul, "+": operator.add, "−": operator.sub}
CLAIMS = {"=": operator.eq, "≤": operator.le, ">": operator.gt, "<": operator.lt, "≥": operator.ge}


def sums_are_right(text: str) -> bool:
    """Is what a comparison claims true? Numbers and signs are read from left to right, words are
    passed over, and what follows a comma."""
    left, sign, claim = 0, "+", ""
    value = 0
    for part in re.findall(r"\d+|[×+−=≤≥<>]", text.partition(",")[0]):
        if part in CLAIMS:
            left, value, sign, claim = value, 0, "+", part
        elif part in SIGNS:
            sign = part
        else:
            value = SIGNS[sign](value, int(part))
    return not claim or bool(CLAIMS[claim](left, value))


def without_tags(html: str) -> str:
    """What is read of a region: its text and the labels of its controls."""
    labels = re.findall(r'(?:aria-label|title|data-name)="([^"]*)"', html)
    return " ".join([re.sub(r"<[^>]*>", " ", html), *labels])


def words_of_rules(lesson: Lesson, rules: tuple[str, ...], language: str) -> set[str]:
    book = rulebook(lesson.load_game())
    found = [book.find(rule) for rule in rules]
    return set(
        re.findall(
            r"[^\W_]+", " ".join(f"{rule.title(language)} {rule.text(language)}" for rule in found)
        )
    )


def things(lesson: Lesson, language: str) -> list[str]:
    """Proper names of cards, places and pieces, with more than three letters."""
    kit = fresh(lesson).table.state.kit
    names = {label.get(language) for labels in kit.labels.values() for label in labels}
    return sorted(name for name in names if len(name) > 3 and name[0].isupper())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_whole_page_of_every_step_is_drawn(language: str) -> None:
    """One lesson a run in full; the others at their first step."""
    for lesson in all_lessons():
        for number, course in enumerate(moments(lesson)):
            if number and lesson.key != "race/first":
                break
            text = lesson_document(lesson_page(course, 1, language), Reader(language))
            assert "{" not in re.sub(r"<[^>]*>", "", text.partition("<main")[2])
            assert 'id="r-lesson"' in text


def test_a_kept_course_of_another_file_goes_on_at_its_step(ann: Browser, served: Served) -> None:
    key = "lesson:circadians/first"
    before = set(learners(served, key))
    version = int(field(ann.page("/learn/circadians"), "version"))
    ann.do("/learn/circadians/first/move", choice="assign:garage:5", version=version)
    (person,) = set(learners(served, key)) - before
    other = '{"step": "farm", "furthest": "gem", "line": ["A nonsense"], "starts": {}}'
    served.site.store.write(learned.save, person, key, other)
    assert "Step 2 of 14" in ann.page("/learn/circadians")


def test_a_reminder_is_told_once_and_switched_off_for_good(ann: Browser) -> None:
    ann.new_table("me", "bot:random")
    found = ann.do("/remind", game="antarctica", kind="Sail")
    assert "The sun woke this ship" in found["text"]
    assert found["href"] == "/rules/antarctica#ANT-050"
    assert ann.do("/remind", game="antarctica", kind="Sail") == {}
    assert ann.do("/remind", game="antarctica", kind="ChooseHarbour") == {}
    assert ann.do("/remind", off="yes") == {"off": True}
    assert ann.do("/remind", game="antarctica", kind="TakeTurn") == {}
    assert ann.do("/remind", off="no") == {"off": False}
    assert "text" in ann.do("/remind", game="antarctica", kind="ChooseTrack")
    assert ann.try_to("/remind", game="chess", kind="Sail").status_code == 404


def test_what_was_met_in_a_lesson_needs_no_reminder(ann: Browser) -> None:
    version = int(field(ann.page("/learn/antarctica"), "version"))
    ann.do("/learn/antarctica/first/move", choice="sail:wilkes", version=version)
    assert ann.do("/remind", game="antarctica", kind="TakeTurn") == {}


@pytest.mark.parametrize("slug", GAMES)
def test_every_question_has_its_reminder_or_explains_itself(slug: str) -> None:
    assert len(reminders_of(slug)) >= 9


def test_the_bar_names_its_question_and_a_lesson_does_not(ann: Browser) -> None:
    table = ann.new_table("me", "bot:random")
    page = ann.page(f"/t/{table}")
    assert re.search(r'id="r-actions"[^>]* data-question="\w+" data-game="antarctica"', page)
    assert "data-question" not in ann.page("/learn/antarctica")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_sentences_call_the_learner_by_a_letter(language: str) -> None:
    """The plate says "You", but "You plays Mining" is no English and "Ty zagrywa" no Polish."""
    lesson = find_lesson("tortuga")
    page = lesson_page(list(moments(lesson))[4], 1, language)
    assert page.seen.seats[lesson.seat].name == {"en": "You", "pl": "Ty"}[language]
    told = [page.seen.texts.event(event) for line in page.log for event in line.events]
    assert any(re.search(r"\bA\b", line) for line in told)
    assert not [line for line in told if re.search(r"\b(You|Ty)\b", line)]
