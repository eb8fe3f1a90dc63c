"""A game on the terminal: the position, the question with its options, what a person types, and the
bots between."""

from __future__ import annotations

import difflib
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.prompt import Prompt
from rich.table import Table
from rich.text import Text

from cosmeeple.bots.base import Bot, ask
from cosmeeple.bots.registry import bot_spec
from cosmeeple.cli.about import about
from cosmeeple.cli.draw import WIDTH, draw_events, draw_map, draw_position, draw_scores
from cosmeeple.draw.brought import brought, choices_of, game_words, rows_of, said_once
from cosmeeple.draw.seen import Choice, Seat, Seen, Several
from cosmeeple.kernel.engine.agenda import Decision, Simultaneous
from cosmeeple.kernel.engine.errors import BadInput
from cosmeeple.kernel.engine.journal import Event, heard_by
from cosmeeple.kernel.engine.rng import Rng, state_from_seed
from cosmeeple.kernel.game import SEAT_LETTERS
from cosmeeple.kernel.records.codec import notation, pick_of, question
from cosmeeple.kernel.records.together import SIGN, NotTogether, apart, joined, steps
from cosmeeple.kernel.records.transcript import Match, commitment, load
from cosmeeple.kernel.records.view import view
from cosmeeple.kernel.words.consequences import Effect, in_any_case
from cosmeeple.kernel.words.palette import seat_mark
from cosmeeple.kernel.words.preview import previews
from cosmeeple.kernel.words.rulebook import rulebook
from cosmeeple.kernel.words.text import Phrases, Texts

HUMAN = "human"
Question = Decision | Simultaneous
COMMANDS = ("undo", "why", "log", "save", "load", "help", "rules", "show", "map", "more", "quit")
#: So many options are listed at once, in so many lines; and so many things of one name are shown.
SCREEN = 20
OPTION_LINES = 30
SHOWN = 6
#: The longest key that is shown.
KEY = 32


class Quit(Exception):
    """The person wants to stop."""


def offered(seen: Seen, said: Sequence[Effect] = ()) -> list[Choice]:
    """The options as the page orders and calls them, those of a group together; without what has
    been `said` of all."""
    found = [*rows_of(seen), *[choice for choice in choices_of(seen, said) if choice.legal]]
    groups = list(dict.fromkeys([choice.group or choice.key for choice in found]))
    return sorted(found, key=lambda choice: groups.index(choice.group or choice.key))


@dataclass
class TerminalGame:
    """One session at the terminal."""

    console: Console
    words: Phrases
    match: Match
    seats: tuple[str, ...]
    shown_to: int = -1
    #: How much of the journal each seat has been told.
    heard: dict[int, int] = field(default_factory=dict)
    bots: dict[int, Bot] = field(default_factory=dict)
    #: The options of the question at hand in the order in which they are listed, and how many have
    #: been.
    offered: list[Choice] = field(default_factory=list)
    listed: int = 0
    #: How many answers the question takes at once, where it takes several.
    several: Several | None = None
    #: Answers that were sent together: their number, by the count of moves after them. They are
    #: taken back together.
    sent: dict[int, int] = field(default_factory=dict)

    def texts(self) -> Texts:
        """Seats are called by their letters; "you" is who plays alone against bots."""
        alone = len(self.humans()) == 1
        names = [
            self.words.say("seat-human") if who == HUMAN and alone else who for who in self.seats
        ]
        players = [
            SEAT_LETTERS[seat] if name == HUMAN else f"{SEAT_LETTERS[seat]} ({name})"
            for seat, name in enumerate(names)
        ]
        return Texts(self.match.game, self.match.kit, self.words.language, players)

    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    def run(self) -> None:
        self.console.print(
            self.words.say("commitment", hash=commitment(self.match.header.seed)[:32]), style="dim"
        )
        self.console.print(self.words.say("hint"), style="dim")
        try:
            while not self.match.table.over():
                self.one_step()
        except (KeyboardInterrupt, EOFError, Quit):
            self.offer_to_save()
            return
        self.tell_news(self.shown_to)
        result = self.match.game.outcome(self.match.table.state)
        draw_scores(self.console, result, self.texts(), self.words, tuple(self.seats))
        self.console.print(
            self.words.say("seed-was", seed=str(self.match.header.seed)), style="dim"
        )

    def one_step(self) -> None:
        """The next seat decides: people first, since they wait."""
        deciders = self.match.table.deciders()
        asked = [seat for seat in deciders if self.seats[seat] == HUMAN] or list(deciders)
        seat = asked[0]
        if self.seats[seat] == HUMAN:
            self.ask(seat)
        else:
            self.match.play(seat, self.bot_choice(seat))

    def bot_choice(self, seat: int) -> str:
        """Bots see a re-dealt table, never the true one. Their chance comes from the game, and what
        they remember lasts until something is taken back or another game is loaded.
        """
        game, table = self.match.game, self.match.table
        rng = Rng(state_from_seed(self.match.header.seed * 1009 + len(self.match.moves)))
        bot = self.bots.setdefault(seat, bot_spec(self.seats[seat]).make())
        with self.console.status(self.words.say("thinking", seat=SEAT_LETTERS[seat])):
            pick = bot.choose(ask(game, table, len(self.seats), seat, rng, rng.split()))
        return notation(question(table), pick)

    # --- asking a person

    def ask(self, seat: int) -> None:
        if self.shown_to != seat and len(self.humans()) > 1:
            self.hand_over(seat)
        self.shown_to = seat
        self.tell_news(seat)
        seen = self.draw(seat)
        options = list(seen.legal().values())
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and not self.match.table.over():
            answer = Prompt.ask(self.words.say("your-choice"), console=self.console).strip()
            try:
                if self.obey(seat, answer, options):
                    return
            except BadInput as error:
                self.console.print(str(error), style="red", markup=False)

    def draw(self, seat: int) -> Seen:
        """The table as the seat sees it, the question and its options."""
        seen = self.seen(seat)
        draw_position(self.console, seen)
        self.console.print()
        self.console.print(
            seat_mark(seat), seen.texts.prompt(question(self.match.table)), style="bold"
        )
        self.ask_options(seen)
        return seen

    def seen(self, seat: int) -> Seen:
        """What the seat sees, with what its answers surely do."""
        game, table = self.match.game, self.match.table
        texts = self.texts()
        chairs = tuple(
            [Seat(number, name) for number, name in enumerate(texts.players[: len(self.seats)])]
        )
        rng = Rng(state_from_seed(len(self.match.moves)))
        sure = {one.pick: one for one in previews(game, table, seat, rng)}
        heard = tuple([tuple(heard_by(told, seat)) for told in self.match.happened])
        return Seen(
            game,
            view(game, table, seat),
            texts,
            chairs,
            heard[-1] if heard else (),
            heard,
            previews=sure,
        )

    def ask_options(self, seen: Seen) -> None:
        """List the options from the first one on."""
        said = said_once(seen)
        if said:
            self.console.print(Text(in_any_case(seen.texts, said), style="dim"))
        self.offered = offered(seen, said)
        self.listed = 0
        self.list_options()
        self.several = brought(seen, "several", lambda _: None)(seen)
        if self.several is not None:
            self.say_several(seen.seat, self.several)

    def say_several(self, seat: int, several: Several) -> None:
        """How answers are sent together, where more than one may be: with numbers that could be
        typed now."""
        most = min(several.most, sum([choice.copies for choice in self.offered]))
        exactly = several.least == several.most
        example = self.together(seat, most if exactly else min(most, 3))
        if len(example) < 2 or (exactly and len(example) < most):
            return
        key = "several-exactly" if exactly else "several-up-to"
        numbers = " ".join([str(number) for number in example])
        said = self.words.say(key, most=most, label=several.label, example=numbers)
        self.console.print(said, style="yellow", highlight=False)

    def together(self, seat: int, count: int) -> list[int]:
        """Numbers of so many options that may be chosen together, fewer where that is all."""
        chosen: list[int] = []
        answers: list[str] = []
        while len(chosen) < count:
            before = len(chosen)
            for number, choice in enumerate(self.offered, 1):
                if len(chosen) == count or chosen.count(number) >= choice.copies:
                    continue
                try:
                    list(steps(self.match.table, seat, [*answers, choice.key]))
                except BadInput:
                    continue
                chosen.append(number)
                answers.append(choice.key)
            if len(chosen) == before:
                break
        return chosen

    def list_options(self) -> None:
        """The next options, as many as a screen takes: what they are called, what they do, how they
        are typed."""
        width = min(WIDTH, self.console.width)
        fitting = self.console.options.update_width(width)
        shown = self.offered[self.listed : self.listed + SCREEN]
        grid = self.grid(shown)
        while (
            len(shown) > 1
            and len(self.console.render_lines(grid, fitting, pad=False)) > OPTION_LINES
        ):
            shown = shown[:-1]
            grid = self.grid(shown)
        self.console.print(grid, width=width)
        self.listed += len(shown)
        left = len(self.offered) - self.listed
        if left:
            self.console.print(self.words.say("more-options", count=left), style="yellow")

    def grid(self, shown: Sequence[Choice]) -> Table:
        """Options with their numbers, under the title of their group."""
        words = game_words(self.match.game, self.words.language)
        grid = Table.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(ratio=1)
        grid.add_column(no_wrap=True)
        group = ""
        for number, choice in enumerate(shown, self.listed + 1):
            if choice.group != group:
                group = choice.group
                title = words.say("group-" + group.replace(":", "-")) if group else ""
                if not choice.label.startswith(title):
                    grid.add_row("", Text(title, style="italic"), "")
            second = " · ".join([line for line in (choice.does, choice.note) if line])
            label = Text(choice.label)
            if second:
                label.append(f"  {second}", style="dim")
            # Nobody types a whole row, or what leaves no room for what it does; its number is
            # enough.
            key = "" if SIGN in choice.key or len(choice.key) > KEY else choice.key
            grid.add_row(Text(f"{number:3}", style="bold"), label, Text(key, style="dim"))
        return grid

    def obey(self, seat: int, answer: str, options: list[int]) -> bool:
        """True when the position may have changed and everything is to be drawn again."""
        word, _, rest = answer.partition(" ")
        numbers = answer.replace(",", " ").split()
        if numbers and all(number.isdigit() for number in numbers):
            self.make(seat, joined(self.whole([self.numbered(number) for number in numbers])))
            return True
        if word not in COMMANDS:
            return self.play_typed(seat, answer, options) if answer else False
        return self.do_command(seat, word, rest.strip(), options)

    def whole(self, answers: list[str]) -> list[str]:
        """Several answers with the one that ends the question, where it takes any number of
        them."""
        several = self.several
        if several is None or len(answers) < 2 or several.done in answers:
            return answers
        end = several.done if len(answers) < several.most else several.last
        return [*answers, end] if end else answers

    def numbered(self, number: str) -> str:
        """The answer, or the answers together, behind a number of the list."""
        if not 1 <= int(number) <= len(self.offered):
            raise BadInput(self.words.say("no-such-number", last=len(self.offered)))
        return self.offered[int(number) - 1].key

    def play_typed(self, seat: int, answer: str, options: list[int]) -> bool:
        """An answer by its key. What is wrong with it is said in the player's language, with the
        rules against it."""
        if SIGN in answer:
            self.make(seat, answer)
            return True
        frame = question(self.match.table)
        pick = self.typed_pick(frame, answer, options)
        if pick not in options:
            self.console.print(self.words.say("not-now", answer=answer), style="red", markup=False)
            self.explain(seat, answer, options)
            return False
        self.make(seat, answer)
        return True

    def make(self, seat: int, text: str) -> None:
        """A person's answer is played, or several together: all of them or none."""
        answers = apart(text)
        try:
            made = len(list(steps(self.match.table, seat, answers)))
        except NotTogether as error:
            raise BadInput(
                self.words.say("not-together", **error.said(self.texts(), seat))
            ) from None
        for one in answers[:made]:
            self.match.play(seat, one)
        if made > 1:
            self.sent[len(self.match.moves)] = made

    def typed_pick(self, frame: Question, answer: str, options: list[int]) -> int:
        try:
            return pick_of(frame, answer)
        except BadInput:
            offered = [notation(frame, pick) for pick in options]
            near = difflib.get_close_matches(answer, offered, 3, 0.4) or offered[:3]
            raise BadInput(
                self.words.say("no-such-answer", answer=answer, near=", ".join(near))
            ) from None

    def do_command(self, seat: int, word: str, rest: str, options: list[int]) -> bool:
        if word == "quit":
            raise Quit
        if word == "help":
            self.console.print(self.words.say("help"))
        elif word == "log":
            for told in self.match.happened:
                draw_events(self.console, heard_by(told, seat), self.texts())
        elif word == "rules":
            self.show_rules(rest)
        elif word == "show":
            self.show(seat, rest)
        elif word == "map":
            if not draw_map(self.console, self.seen(seat)):
                raise BadInput(self.words.say("no-map"))
        elif word == "more":
            if self.listed >= len(self.offered):
                self.listed = 0
            self.list_options()
        elif word == "why":
            self.explain(seat, rest, options)
        elif word == "save":
            self.save(rest)
        elif word == "load":
            if not rest:
                raise BadInput(self.words.say("name-a-file"))
            self.match = load(Path(rest))
            self.seats = self.match.header.seats or (HUMAN,) * self.match.header.players
            self.heard = {}
            self.bots = {}
            self.sent = {}
            return True
        else:
            return self.undo()
        return False

    def undo(self) -> bool:
        """Back to the last decision of a person; chance stays as it was, so nothing can be tried
        twice."""
        for count in range(len(self.match.moves) - 1, -1, -1):
            if self.seats[self.match.moves[count].seat] == HUMAN:
                self.match = self.match.back_to(count + 1 - self.sent.pop(count + 1, 1))
                self.bots = {}  # they may have seen what comes after
                self.heard = {
                    one: min(told, len(self.match.happened)) for one, told in self.heard.items()
                }
                self.console.print(self.words.say("undone"), style="yellow")
                return True
        raise BadInput(self.words.say("nothing-to-undo"))

    def explain(self, seat: int, rest: str, options: list[int]) -> None:
        """`why sail:ross` or `why 3`: every requirement with its numbers and its rule."""
        frame = question(self.match.table)
        if not rest:
            raise BadInput(self.words.say("why-what"))
        # Of several together, the last one is in question.
        pick = self.typed_pick(
            frame, apart(self.numbered(rest) if rest.isdigit() else rest)[-1], options
        )
        texts = self.texts()
        why = self.match.table.why(seat, pick)
        for reason in sorted(why.reasons, key=lambda one: one.holds):
            mark = "[green]✓[/]" if reason.holds else "[red]✗[/]"
            self.console.print(
                f"  {mark} {texts.reason(reason)} [dim]{reason.rule}[/]", highlight=False
            )
        if not why.reasons:
            self.console.print(self.words.say("always-allowed"))

    def show_rules(self, rest: str) -> None:
        book = rulebook(self.match.game)
        language = self.words.language
        found = (
            [book.find(rest.upper())]
            if rest.upper() in book.ids()
            else book.search(rest, language)[:12]
        )
        if not found:
            self.console.print(self.words.say("nothing-found", words=rest))
        for rule in found:
            self.console.print(
                f"[bold]{rule.id}[/] {rule.title(language)}: {rule.text(language)}", highlight=False
            )

    def show(self, seat: int, rest: str) -> None:
        """`show NAME`: whatever has that name, a card, a Ship, an Event, a Leader, or a rule."""
        if not rest:
            raise BadInput(self.words.say("show-what"))
        found = about(self.seen(seat), rest)
        if not found:
            self.show_rules(rest)
            return
        for title, lines in found[:SHOWN]:
            self.console.print(Text(title, style="bold"))
            for line in lines:
                for wrapped in textwrap.wrap(line, min(WIDTH, self.console.width) - 2):
                    self.console.print(Text(f"  {wrapped}"))

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.slug}.game")
        try:
            self.match.save(path)
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror}") from None
        self.console.print(self.words.say("saved", file=str(path)), style="green")

    # --- around the questions

    def tell_news(self, seat: int) -> None:
        """What has happened since the seat was last told."""
        events: list[Event] = []
        for told in self.match.happened[self.heard.get(seat, 0) :]:
            events.extend(heard_by(told, seat))
        self.heard[seat] = len(self.match.happened)
        draw_events(self.console, events, self.texts())

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared, so that nobody sees another's hand."""
        self.console.clear()
        Prompt.ask(
            self.words.say("hand-over", seat=SEAT_LETTERS[seat]),
            console=self.console,
            default="",
            show_default=False,
        )
        self.console.clear()

    def offer_to_save(self) -> None:
        """Ctrl-C never loses a game."""
        self.console.print()
        try:
            yes = self.words.say("yes")
            answer = Prompt.ask(
                self.words.say("save-before-leaving"), console=self.console, default=yes
            ).lower()
            if answer[:1] in ("y", "t"):
                self.save(
                    Prompt.ask(
                        self.words.say("file-name"),
                        default=f"{self.match.game.slug}.game",
                        console=self.console,
                    )
                )
        except (KeyboardInterrupt, EOFError):
            self.console.print()
