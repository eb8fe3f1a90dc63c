"""Pages as HTML: pure functions from the dataclasses of pages.py and table_pages.py. No store, no
clock, no true table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, assert_never

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined
from markupsafe import Markup

from cosmeeple.draw import html
from cosmeeple.draw.seen import OPEN
from cosmeeple.kernel.game import SEAT_LETTERS, all_games, load_game
from cosmeeple.kernel.records.transcript import Match
from cosmeeple.kernel.words.languages import LANGUAGES, OURS, complete, own_name
from cosmeeple.web import newtable, plots, regions
from cosmeeple.web.assets import Asset, art_url, asset_url, asset_version, assets, sprite
from cosmeeple.web.pace import PACES
from cosmeeple.web.pages import (
    AboutPage,
    AccountPage,
    ComponentsPage,
    ErrorPage,
    GamePage,
    LearnPage,
    LobbyPage,
    Page,
    Reader,
    RulesPage,
    StatsPage,
)
from cosmeeple.web.preferences import CHOICES
from cosmeeple.web.regions import words
from cosmeeple.web.table_pages import (
    EndPage,
    JoinPage,
    ReplayPage,
    TableInfo,
    TablePage,
    ThoughtPage,
    WaitingPage,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seat, Seen
    from cosmeeple.kernel.engine.outcome import ScoreRow

HERE = Path(__file__).parent


def template_of_game(name: str) -> str | None:
    """`games/SLUG/NAME` is a piece of a page that a game brings, in its `drawing/pages`."""
    folder, _, rest = name.partition("/")
    slug, _, file = rest.partition("/")
    if folder != "games" or not file:
        return None
    path = load_game(slug).folder() / "drawing" / "pages" / file
    return path.read_text(encoding="utf-8") if path.is_file() else None


@cache
def environment() -> Environment:
    """The templates, with what all of them use."""
    made = Environment(
        loader=ChoiceLoader(
            [FileSystemLoader(HERE / "templates"), FunctionLoader(template_of_game)]
        ),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        icon=lambda name, extra="": html.safe(html.icon(name, extra)),
        tag=lambda seat, small=False: html.safe(html.tag(seat, small)),
        seat_class=html.seat_class,
        asset=asset_url,
        art=art_url,
        letters=SEAT_LETTERS,
        first_game=lambda: all_games()[0].slug,
        added_sentence=regions.added_sentence,
        time_left=regions.time_left,
        time_span=regions.time_span,
        seat_kind=regions.seat_kind,
        bot_name=regions.bot_name,
        game_icon=game_icon,
        emblem=lambda slug: html.safe(emblem(slug)),
        paces=PACES,
        likes=CHOICES,
        languages=languages(),
        modules=newtable.modules,
        is_module=newtable.is_module,
        short_labels=newtable.short_labels,
        by_strength=newtable.by_strength,
        styled=newtable.styled,
        table_title=table_title,
        all_games=all_games,
    )
    return made


@dataclass(frozen=True)
class Spoken:
    """A language of the switch. One that is not complete says so."""

    code: str
    name: str

    @property
    def short(self) -> str:
        """As a button says it."""
        return self.code.partition("_")[0].upper()


def languages() -> list[Spoken]:
    """Polish first, as always, then English, then those that somebody has brought."""
    order = sorted(LANGUAGES, key=lambda one: (one not in OURS, one != "pl", one))
    return [Spoken(one, own_name(one) + ("" if complete(one) == 1 else " (beta)")) for one in order]


def say(language: str, key: str, **values: Any) -> str:
    """A text of the pages, by its id in web/locale."""
    return words(language).say(key, **values)


# --- pages


def render_page(page: Page, reader: Reader) -> str:
    """A whole HTML document."""
    match page:
        case LobbyPage():
            name = "new.html" if page.form is not None else "lobby.html"
            return document(
                name,
                reader,
                everything=bool(page.scene),
                page=page,
                regions=lobby_regions(page, reader),
            )
        case WaitingPage():
            return document(
                "waiting.html",
                reader,
                page=page,
                info=page.info,
                regions=render_regions(page, reader),
            )
        case JoinPage():
            return document("join.html", reader, page=page, info=page.info)
        case TablePage():
            return table_document(page, reader)
        case GamePage():
            return document("game.html", reader, everything=True, page=page)
        case LearnPage():
            return document("learn.html", reader, page=page)
        case EndPage():
            return document(
                "end.html", reader, page=page, info=page.info, **end_values(page, reader)
            )
        case ThoughtPage():
            return document(
                "thought.html",
                reader,
                page=page,
                info=page.info,
                thought=render_thought(page, reader),
            )
        case ReplayPage():
            return replay_document(page, reader)
        case RulesPage():
            drawn = regions.rule_pictures(page.game, reader.language) if page.found is None else {}
            pictures = {section: html.safe(text) for section, text in drawn.items()}
            return document("rules.html", reader, page=page, pictures=pictures)
        case ComponentsPage():
            return document("components.html", reader, page=page)
        case AccountPage():
            return document(
                "account.html", reader, page=page, game_names=game_names(reader.language)
            )
        case StatsPage():
            return document("stats.html", reader, page=page, game_names=game_names(reader.language))
        case AboutPage():
            return document("about.html", reader, page=page)
        case ErrorPage():
            return document("error.html", reader, page=page)
    assert_never(page)


def document(name: str, reader: Reader, everything: bool = False, **values: Any) -> str:
    """A whole page from a template."""
    say_it = words(reader.language)
    text = environment().get_template(name).render(reader=reader, t=say_it, **values)
    return text.replace("<!--sprite-->", sprite(text, everything), 1)


def framed(
    name: str, page: TablePage | ReplayPage, reader: Reader, drawn: dict[str, str], **values: Any
) -> str:
    """A page with a game's table in the frame."""
    return document(
        name,
        reader,
        everything=True,
        page=page,
        info=page.info,
        seen=page.seen,
        regions={name: html.safe(text) for name, text in drawn.items()},
        places=regions.places_of(page.info.game),
        game_words=regions.game_words(page.info.game, reader.language),
        seat_order=regions.seat_order(page.seen),
        **values,
    )


def table_document(page: TablePage, reader: Reader) -> str:
    """The page of a table."""
    drawn = regions.table_regions(page, reader)
    return framed(
        "table.html", page, reader, drawn, notes=regions.note_count(page), watch=watch_of(page)
    )


def lesson_document(page: TablePage, reader: Reader, *, shown: bool = False) -> str:
    """The table of a lesson: the same frame with the card; `shown`: the answer that leads on is
    named."""
    return framed(
        "lesson.html",
        page,
        reader,
        regions.table_regions(page, reader),
        card=page.lesson,
        shown=shown,
    )


def watch_of(page: TablePage | ReplayPage) -> str:
    """What the stream of this page watches."""
    seat = f".{SEAT_LETTERS[page.seen.seat]}" if page.seen.seat >= 0 else ""
    return f"{page.info.id}{seat}"


def replay_document(page: ReplayPage, reader: Reader) -> str:
    """The page of one moment."""
    say_it = words(reader.language)
    return framed(
        "replay.html",
        page,
        reader,
        regions.replay_regions(page, reader),
        flags=spaced(page.highlights, page.moves),
        curve=html.safe(plots.replay_curve(page.curve, page.at, say_it("plot-label"))),
        watch=watch_of(page),
    )


def spaced(highlights: tuple[tuple[int, int], ...], moves: int) -> list[tuple[int, int]]:
    """Flags of the timeline that do not lie upon each other."""
    found: list[tuple[int, int]] = []
    for move, seat in highlights:
        if not found or move - found[-1][0] >= moves * 0.03:
            found.append((move, seat))
    return found


# --- regions


def render_regions(
    page: TablePage | ReplayPage | WaitingPage | LobbyPage, reader: Reader
) -> dict[str, str]:
    """Everything on the page that can change, by element id; each value is the whole element."""
    match page:
        case TablePage():
            return regions.table_regions(page, reader)
        case ReplayPage():
            return regions.replay_regions(page, reader)
        case WaitingPage():
            seats = fragment("_waiting_seats.html", reader, page=page, info=page.info)
            return {
                "r-waiting": seats,
                "r-chat": regions.chat_box(page.info, page.chat, reader, words(reader.language)),
            }
        case LobbyPage():
            return lobby_regions(page, reader)
    assert_never(page)


def render_live(
    page: TablePage | WaitingPage, reader: Reader
) -> tuple[dict[str, str], regions.Listed | None]:
    """The same, with the log of a table in its parts: a stream sends what it has more."""
    if isinstance(page, WaitingPage):
        return render_regions(page, reader), None
    log = regions.log_box(page, words(reader.language))
    return regions.regions_but_log(page, reader), log


def lobby_regions(page: LobbyPage, reader: Reader) -> dict[str, str]:
    """What changes in the lobby."""
    names = game_names(reader.language)
    return {
        "r-tables": fragment("_tables.html", reader, page=page),
        # On the page of wishes; the front page has a link to it.
        "r-seeks": fragment("_seeks.html", reader, seeks=page.seeks, game_names=names),
    }


def fragment(name: str, reader: Reader, **values: Any) -> str:
    """A piece of a page from a template."""
    return (
        environment().get_template(name).render(reader=reader, t=words(reader.language), **values)
    )


def render_log(page: TablePage, reader: Reader) -> str:
    """The whole log as list items."""
    return regions.whole_log(page, words(reader.language))


def render_thought(page: ThoughtPage, reader: Reader) -> Markup:
    """The options that a bot weighed: what the page has and the panel beside the log shows."""
    return html.safe(regions.thought_box(page.thought, page.info, words(reader.language)))


def row_line(seen: Seen | None, info: TableInfo, reader: Reader) -> str:
    """One sentence about a table for a list."""
    say_it = words(reader.language)
    if info.status == "gathering" or seen is None:
        taken = sum(seat.kind != "open" for seat in info.seats)
        return say_it(
            "row-open", game=info.game.names[reader.language], taken=taken, seats=len(info.seats)
        )
    line = regions.headline_of(seen)
    scores = regions.scores_of(seen) if info.status == "finished" else None
    if scores:
        best = [info.seats[seat].name for seat, score in enumerate(scores) if score == max(scores)]
        key = "wins" if len(best) == 1 else "win-together"
        line = say_it(key, names=f" {say_it('and')} ".join(best), score=max(scores))
    return ", ".join(part for part in (info.game.names[reader.language], line) if part)


def table_title(seats: tuple[Seat, ...]) -> str:
    """What a table without a name is called: those who sit there."""
    return ", ".join(seat.name for seat in seats if seat.kind != OPEN and seat.name)


def game_names(language: str) -> dict[str, str]:
    """The games by name."""
    return {game.slug: game.names[language] for game in all_games()}


# --- pictures of the games


def game_icon(slug: str) -> str:
    """The icon of a game in lists: its drawing says which."""
    return str(getattr(regions.renderer(slug), "ICON", "card"))


@cache
def emblem(slug: str) -> str:
    """The picture of a game in the lobby, drawn by us; a game without one shows its icon, large."""
    path = load_game(slug).folder() / "drawing" / "emblem.svg"
    return (
        path.read_text(encoding="utf-8") if path.is_file() else html.icon(game_icon(slug), "emblem")
    )


# --- the end


def score_curve(match: Match) -> tuple[tuple[int, ...], ...]:
    """The scores as if the game had ended after each move: replayed once, then kept by the
    server."""
    again = match.back_to(0)
    game = match.game
    curve = [tuple(game.outcome(again.table.state).scores)]
    for move in match.moves:
        again.play(move.seat, move.text)
        curve.append(tuple(game.outcome(again.table.state).scores))
    return tuple(curve)


def end_values(page: EndPage, reader: Reader) -> dict[str, Any]:
    """Totals by category, every row, the plot."""
    outcome = page.outcome
    seats = range(len(outcome.scores))
    categories: list[str] = []
    for row in outcome.rows:
        if row.category not in categories:
            categories.append(row.category)
    sums = {
        name: [
            sum(row.points[seat] for row in outcome.rows if row.category == name) for seat in seats
        ]
        for name in categories
    }
    order = sorted(seats, key=lambda seat: (outcome.ranks[seat], seat))
    best = max(1, *outcome.scores)
    say_it = words(reader.language)
    icons = getattr(regions.renderer(page.info.game.slug), "CATEGORY_ICONS", {})
    return {
        "categories": categories,
        "sums": sums,
        "order": order,
        "icons": icons,
        "bars": {
            seat: html.safe(plots.share_bar([sums[name][seat] for name in categories], best))
            for seat in seats
        },
        "plot": html.safe(
            plots.score_plot(page.curve, say_it("plot-label"), page.marks or marks(page))
        )
        if len(page.curve) > 1
        else "",
        "rows": {
            name: [
                (row, row_name(page, row), derived(page, row))
                for row in outcome.rows
                if row.category == name
            ]
            for name in categories
        },
        "names": [regions.player_name(page.info, seat, say_it) for seat in seats],
        "winner": regions.winner_line(page.info, outcome, say_it),
        "tie": tie_line(page, reader),
    }


def row_name(page: EndPage, row: ScoreRow) -> str:
    """What a row of the final score is called."""
    if not row.item:
        return page.texts.say(f"score-{row.category}")
    key = f"score-{row.category}-{row.item}"
    return (
        page.texts.say(key) if page.texts.has(key) else page.texts.name_of_id(row.item) or row.item
    )


def derived(page: EndPage, row: ScoreRow) -> list[tuple[str, str, str, str]]:
    """How a row's points came about: (number, sign, words, rule); empty where the game does not
    say."""
    explain = getattr(regions.renderer(page.info.game.slug), "derivation", None)
    if explain is None or page.seen is None:
        return []
    found: list[tuple[str, str, str, str]] = explain(page.seen, row.category, row.item)
    return found


def tie_line(page: EndPage, reader: Reader) -> str:
    """What decided between equal totals."""
    outcome = page.outcome
    top = max(outcome.scores)
    if sum(score == top for score in outcome.scores) < 2:
        return ""
    parts = [
        f"{page.texts.say(f'tie-{name}')}: "
        + ", ".join(f"{SEAT_LETTERS[seat]} {number}" for seat, number in enumerate(numbers))
        for name, numbers in outcome.tie_breaks
    ]
    return say(reader.language, "tie", what="; ".join(parts)) if parts else ""


def marks(page: EndPage) -> tuple[tuple[int, str], ...]:
    """The moves under a plot."""
    moves = len(page.curve) - 1
    step = max(1, round(moves / 6 / 10) * 10 if moves > 30 else 5)
    return (*((move, str(move)) for move in range(0, moves - step // 2, step)), (moves, str(moves)))


__all__ = [
    "Asset",
    "asset_url",
    "asset_version",
    "assets",
    "render_live",
    "render_log",
    "render_page",
    "render_regions",
    "row_line",
    "say",
    "score_curve",
]
