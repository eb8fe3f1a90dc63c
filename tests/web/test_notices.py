"""People who are away hear that it is their turn: once, in one mail, at a confirmed address, until
they want no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any

import msgspec
import pytest
from postbox import Mailbox, mail_server, push_service
from py_vapid import Vapid02
from served import Browser, Served, play_one, serve, wait_for
from sqlalchemy import update

from cosmeeple.store import accounts, reach, schema
from cosmeeple.store.reach_schema import reach as reach_table
from cosmeeple.store.reach_schema import tickets as ticket_rows
from cosmeeple.store.reach_schema import turns
from cosmeeple.store.reach_schema import vacations as vacation_rows
from cosmeeple.web import clocks
from cosmeeple.web.notices.mail import Letter, Post
from cosmeeple.web.notices.push import read_subscription
from cosmeeple.web.notices.summons import DAY, HOUR, MINUTE, is_due
from cosmeeple.web.notices.vacations import days_used
from cosmeeple.web.room import Refused, now_ms
from cosmeeple.web.settings import Settings, is_address

PASSWORD = "a good password"


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Mailbox]]:
    with mail_server() as (box, smtp):
        sender = {
            "smtp": smtp,
            "mail_from": "table@games.example.org",
            "url": "https://games.example.org",
        }
        with serve(tmp_path_factory.mktemp("notices"), private_webhooks=True, **sender) as running:
            # Tests make the rounds themselves.
            yield running, box


#: Browsers of the present test.
OPENED: list[Browser] = []


@pytest.fixture
def site(post: tuple[Served, Mailbox]) -> Iterator[Served]:
    yield post[0]
    while OPENED:
        OPENED.pop().close()


@pytest.fixture
def box(post: tuple[Served, Mailbox]) -> Mailbox:
    post[1].mails.clear()
    post[1].to.clear()
    post[1].refuses.clear()
    return post[1]


class Secure(Browser):
    """The server believes that it is behind https, so its cookies are sent over https only; here
    there is no proxy."""

    def __init__(self, url: str, language: str = "en") -> None:
        super().__init__(url, language)
        self.event_hooks = {"response": [self.unlock]}
        OPENED.append(self)

    def unlock(self, _: Any) -> None:
        for cookie in self.cookies.jar:
            cookie.secure = False


def account(served: Served, name: str, language: str = "en") -> Browser:
    made = Secure(served.url, language)
    made.do("/register", account=name, password=PASSWORD)
    return made


def person_of(served: Served, name: str) -> str:
    row = served.site.store.read(accounts.person_by_account, name)
    assert row is not None
    return str(row["id"])


def confirmed(served: Served, box: Mailbox, name: str, language: str = "en") -> Browser:
    """An account whose address is confirmed."""
    browser = account(served, name, language)
    assert browser.do("/account/mail", mail=f"{name}@example.org") == {"sent": True}
    path = box.link("/mail/confirm/")
    browser.page(path)
    browser.try_to(path)
    return browser


def gone(served: Served, *names: str, minutes: int = 60) -> None:
    """These people were last heard of so long ago, and the questions that wait for them are as
    old."""
    at = now_ms() - minutes * MINUTE
    for one in served.all:
        one.site.hub.signs.last.clear()

    def save(connection: Any) -> None:
        for name in names:
            connection.execute(
                update(reach_table)
                .where(reach_table.c.person == person_of(served, name))
                .values(seen=at)
            )

    served.site.store.write(save)


def tell(served: Served) -> None:
    """A round, after those of the other servers."""
    for one in served.others:
        one.call(one.site.summons.note_signs(now_ms()))
    served.call(served.site.summons.tell())


def older(served: Served, minutes: int) -> None:
    """What waits has waited so much longer."""
    served.site.store.write(
        lambda c: c.execute(update(turns).values(since=turns.c.since - minutes * MINUTE))
    )


def text_of(mail: Message) -> str:
    return str(mail.get_content())  # type: ignore[attr-defined]


def game_of_two(ann: Browser, bob: Browser, pace: str = "days-3", title: str = "Friday") -> str:
    table = ann.new_table("me", "open", pace=pace, name=title)
    bob.do(f"/t/{table}/join", name="Bob")
    return table


# --- when a digest is due


NOW = 20_000 * DAY + 12 * HOUR


@pytest.mark.parametrize(
    ("wanted", "mailed", "untold", "due"),
    [
        ("soon", None, [NOW - 11 * MINUTE], True),
        ("soon", None, [NOW - 9 * MINUTE], False),
        ("soon", NOW - 29 * MINUTE, [NOW - 20 * MINUTE], False),
        ("soon", NOW - 31 * MINUTE, [NOW - 20 * MINUTE], True),
        ("soon", NOW - DAY, [], False),
        ("hours", NOW - 3 * HOUR, [NOW - HOUR], False),
        ("hours", NOW - 4 * HOUR, [NOW - HOUR], True),
        ("daily", NOW - 6 * HOUR, [], True),
        ("daily", NOW - 4 * HOUR, [NOW - 3 * HOUR], False),
        ("off", None, [NOW - DAY], False),
    ],
)
def test_a_digest_is_due(wanted: str, mailed: int | None, untold: list[int], due: bool) -> None:
    assert due == is_due(wanted, 7, mailed, untold, 30 * MINUTE, NOW)


def test_a_daily_digest_waits_for_its_hour() -> None:
    assert not is_due("daily", 13, NOW - 12 * HOUR, [], 0, NOW)
    assert is_due("daily", 13, NOW - 24 * HOUR, [], 0, NOW)


# --- mails


def test_an_address_is_confirmed_before_anything_else_goes_there(
    site: Served, box: Mailbox
) -> None:
    ann = account(site, "ann1")
    bob = account(site, "bob1")
    ann.do("/account/mail", mail="ann1@example.org")
    game_of_two(ann, bob)
    gone(site, "ann1")
    tell(site)
    assert [mail["To"] for mail in box.mails] == ["ann1@example.org"]

    path = box.link("/mail/confirm/")
    assert "Confirm the address" in ann.page(path)  # looking does nothing
    assert site.site.store.read(reach.wishes_of, person_of(site, "ann1")) is None
    assert ann.try_to(path).status_code == 200
    assert ann.try_to(path).status_code == 410  # once
    wish = site.site.store.read(reach.wishes_of, person_of(site, "ann1"))
    assert wish is not None
    assert wish["mail"] == "ann1@example.org"


def test_one_mail_tells_of_all_tables_and_none_is_told_twice(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann2")
    bob = account(site, "bob2")
    first, second = game_of_two(ann, bob), game_of_two(ann, bob, title="Saturday")
    box.mails.clear()
    gone(site, "ann2")
    tell(site)
    assert box.mails == []  # a turn that is a moment old is worth no mail
    older(site, 30)
    tell(site)
    tell(site)

    (mail,) = box.mails
    assert mail["Subject"] == "It is your turn at 2 tables"
    for table in (first, second):
        assert f"https://games.example.org/t/{table}" in text_of(mail)
    assert "2 d left" in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    # The same questions again: no further mail, however long they wait. A new question: after the
    # pause.
    older(site, 300)
    tell(site)
    assert len(box.mails) == 1
    play_one(site, ann, first, 0)
    play_until(site, bob, ann, first)
    gone(site, "ann2")
    tell(site)
    older(site, 30)
    tell(site)
    assert len(box.mails) == 1
    site.site.store.write(
        lambda c: c.execute(update(reach_table).values(mailed=now_ms() - 31 * MINUTE))
    )
    tell(site)
    assert len(box.mails) == 2


def play_until(served: Served, browser: Browser, other: Browser, table: str) -> None:
    """Both play until seat A is asked again after B has answered."""
    room = served.room(table)
    while 1 not in room.deciders():
        play_one(served, other, table, 0)
    while 0 not in room.deciders():
        play_one(served, browser, table, 1)


def test_who_is_there_is_not_told(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann3")
    bob = account(site, "bob3")
    game_of_two(ann, bob)
    box.mails.clear()
    gone(site, "ann3")
    ann.page("/about")  # any request is a sign
    tell(site)
    older(site, 60)
    tell(site)
    assert box.mails == []


def test_a_table_without_turns_by_the_day_tells_only_who_is_long_gone(
    site: Served, box: Mailbox
) -> None:
    ann = confirmed(site, box, "ann4")
    bob = account(site, "bob4")
    table = game_of_two(ann, bob, pace="none")
    for minutes, told in ((2, False), (4, True)):
        gone(site, "ann4", minutes=minutes)
        tell(site)
        rows = site.site.store.read(reach.turns_of, person_of(site, "ann4"))
        assert told == (table in {row["table"] for row in rows})


def test_the_signed_link_stops_the_mails_without_signing_in(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann5", "pl")
    bob = account(site, "bob5")
    game_of_two(ann, bob)
    gone(site, "ann5")
    tell(site)
    older(site, 30)
    box.mails.clear()
    tell(site)
    box.mails = [mail for mail in box.mails if mail["To"] == "ann5@example.org"]
    path = box.link("/mail/off/")
    assert box.mails[-1]["List-Unsubscribe"] == f"<https://games.example.org{path}>"
    assert "Twoja kolej" in str(box.mails[-1]["Subject"])

    stranger = Secure(site.url)
    assert stranger.post(path[:-1] + ("0" if path[-1] != "0" else "1"), data={}).status_code == 410
    assert "No more mails" in stranger.page(path)
    wish = site.site.store.read(reach.wishes_of, person_of(site, "ann5"))
    assert wish is not None
    assert wish["wanted"] == "soon"  # looking does nothing
    assert stranger.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 303
    wish = site.site.store.read(reach.wishes_of, person_of(site, "ann5"))
    assert wish is not None
    assert wish["wanted"] == "off"


def test_an_address_that_takes_no_mail_is_dropped_and_a_busy_server_tried_again(
    site: Served, box: Mailbox
) -> None:
    ann = confirmed(site, box, "ann6")
    bob = account(site, "bob6")
    game_of_two(ann, bob)
    gone(site, "ann6")
    tell(site)
    older(site, 30)
    box.mails.clear()
    box.refuses["ann6@example.org"] = "451 later"
    tell(site)
    wish = site.site.store.read(reach.wishes_of, person_of(site, "ann6"))
    assert wish is not None
    assert (wish["mail"], wish["mailed"]) == ("ann6@example.org", None)
    box.refuses["ann6@example.org"] = "550 nobody here"
    tell(site)
    wish = site.site.store.read(reach.wishes_of, person_of(site, "ann6"))
    assert wish is not None
    assert wish["mail"] is None


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "ann@",
        "ann@localhost",
        "a@b.c\nBcc: x@y.z",
        "a@b.c, x@y.z",
        "Ann <a@b.cd>",
        "ą@b.cd",
        "a" * 250 + "@b.cd",
    ],
)
def test_what_is_no_plain_address_gets_no_mail(site: Served, box: Mailbox, address: str) -> None:
    assert not is_address(address)
    ann = Secure(site.url)
    ann.do("/account/name", name="Ann")
    answer = ann.try_to("/account/mail", mail=address)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-mail")
    assert box.mails == []


def test_no_header_takes_a_second_line() -> None:
    made = Post(Settings(smtp="smtp://127.0.0.1:1", mail_from="t@example.org"))
    with pytest.raises(ValueError, match="(?i)header|linefeed|carriage"):
        made.message(Letter("a@example.org", "hello\nBcc: b@example.org", "x"))
    with pytest.raises(ValueError, match="address"):
        made.message(Letter("a@example.org\nBcc: b@example.org", "hello", "x"))


def test_strangers_get_few_mails_and_nobody_words_in_them(site: Served, box: Mailbox) -> None:
    """Three for one address in a day, from whomever; the sender's name is in none."""
    answers = []
    for number in range(4):
        one = Secure(site.url)
        one.do("/account/name", name=f"Buy gold {number} http://evil.example")
        answers.append(one.try_to("/account/mail", mail="Victim@example.org").status_code)
    assert answers == [200, 200, 200, 429]
    assert len(box.mails) == 3
    assert "gold" not in "".join(text_of(mail) + str(mail["Subject"]) for mail in box.mails)


def test_the_server_sends_only_so_many_mails_an_hour(
    box: Mailbox, post: tuple[Served, Mailbox]
) -> None:
    settings = post[0].site.settings
    few = Post(Settings(smtp=settings.smtp, mail_from=settings.mail_from, mails_per_hour=2))
    sent = [post[0].call(few.send(Letter("a@example.org", "hello", "x"))) for _ in range(3)]
    assert sent == [True, True, False]


# --- a forgotten password


def forget_password(site: Served, box: Mailbox, name: str) -> str:
    box.mails.clear()
    Secure(site.url).do("/forgot", account=name)
    wait_for(lambda: box.mails)
    return box.link("/password/")


def test_a_forgotten_password_is_replaced_by_mail_once(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann7")
    path = forget_password(site, box, "Ann7@example.org ")
    second = forget_password(site, box, "ann7")

    visitor = Secure(site.url)
    visitor.page(path)
    assert visitor.try_to(path, password="short").status_code == 400
    assert visitor.try_to(path, password="another good one").status_code == 200
    assert visitor.try_to(path, password="a third good one").status_code == 410
    assert (
        visitor.try_to(second, password="a third good one").status_code == 410
    )  # void with the first
    assert visitor.try_to("/login", account="ann7", password=PASSWORD).status_code == 403
    visitor.do("/login", account="ann7", password="another good one")
    # All browsers are signed out, through the other server as soon as it has heard of it.
    wait_for(lambda: ann.get("/account/notices").status_code == 403)


def test_nobody_learns_whether_an_account_exists_and_old_links_are_void(
    site: Served, box: Mailbox
) -> None:
    account(site, "ann8")  # an account, and no address
    answers = [
        Secure(site.url).try_to("/forgot", account=name) for name in ("ann8", "nobody", "x@y.z")
    ]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    confirmed(site, box, "ann9")
    path = forget_password(site, box, "ann9")
    site.site.store.write(lambda c: c.execute(update(ticket_rows).values(expires=now_ms() - 1)))
    assert Secure(site.url).get(path).status_code == 410
    assert Secure(site.url).try_to(path, password="another good one").status_code == 410


def test_without_a_mail_server_nothing_of_it_is_offered(served: Served) -> None:
    with Browser(served.url) as ann:
        assert "/forgot" not in ann.page("/account")
        assert ann.try_to("/forgot", account="ann").status_code == 409
        ann.do("/account/name", name="Ann")
        assert "This server sends no mail" in ann.page("/account/notices")


# --- pushed notices


def test_a_browser_is_told_once_and_only_it_can_read_it(served: Served) -> None:
    with (
        push_service() as (receiver, endpoint),
        Browser(served.url) as ann,
        Browser(served.url) as bob,
    ):
        ann.do("/register", account="ann10", password=PASSWORD)
        key = re.search(r'data-push-key="([\w-]+)"', ann.page("/account/notices"))
        assert key
        ann.do("/push/subscribe", endpoint=endpoint, **receiver.keys)
        table = game_of_two(ann, bob)
        gone(served, "ann10")
        tell(served)
        tell(served)

        ((headers, _),) = receiver.taken
        assert msgspec.json.decode(receiver.read()) == {
            "title": "Your turn", "body": "Antarctica: Friday", "url": f"/t/{table}", "tag": table,
        }  # fmt: skip
        assert headers["content-encoding"] == "aes128gcm"
        assert Vapid02.verify(headers["authorization"])
        assert f"k={key[1]}" in headers["authorization"]

        # The maker says that the browser is gone: it is forgotten.
        receiver.status = 410
        game_of_two(ann, bob, title="Sunday")
        gone(served, "ann10")
        tell(served)
        assert served.site.store.read(reach.subscriptions_of, person_of(served, "ann10")) == []


def test_who_is_wanted_at_a_live_table_hears_of_it_at_once(served: Served) -> None:
    with (
        push_service() as (receiver, endpoint),
        Browser(served.url) as ann,
        Browser(served.url, "pl") as bob,
    ):
        for name, browser in (("ann_live", ann), ("bob_live", bob)):
            browser.do("/register", account=name, password=PASSWORD)
        bob.do("/push/subscribe", endpoint=endpoint, **receiver.keys)
        wish = {"game": "race", "players": 2, "pace": "live-15", "strength": "any", "rated": "yes"}
        bob.do("/seek", **wish)
        table = ann.do("/seek", **wish)["table"]
        wait_for(lambda: receiver.taken)
        assert msgspec.json.decode(receiver.read()) == {
            "title": "Twój stół jest gotowy", "body": "Race for the Galaxy: Narodziny Imperiów", "url": f"/t/{table}",
            "tag": table,
        }  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://user@push.example.org/x"},
        {"endpoint": "file:///etc/passwd"},
        {"p256dh": "short"},
        {"auth": "!!"},
    ],
)
def test_what_is_no_browser_is_refused(wrong: dict[str, str]) -> None:
    with push_service() as (receiver, _):
        fields = {"endpoint": "https://push.example.org/x", **receiver.keys}
        assert read_subscription(fields, private=False)["endpoint"] == fields["endpoint"]
        with pytest.raises(Refused):
            read_subscription({**fields, **wrong}, private=False)


def test_a_browser_of_somebody_else_cannot_be_taken_off(served: Served) -> None:
    with (
        push_service() as (receiver, endpoint),
        Browser(served.url) as ann,
        Browser(served.url) as eve,
    ):
        ann.do("/register", account="ann11", password=PASSWORD)
        eve.do("/account/name", name="Eve")
        ann.do("/push/subscribe", endpoint=endpoint + "?11", **receiver.keys)
        eve.do("/push/unsubscribe", endpoint=endpoint + "?11")
        assert len(served.site.store.read(reach.subscriptions_of, person_of(served, "ann11"))) == 1
        ann.do("/push/unsubscribe", endpoint=endpoint + "?11")
        assert served.site.store.read(reach.subscriptions_of, person_of(served, "ann11")) == []


# --- vacations


def test_a_vacation_stops_the_clock_and_everybody_sees_it(served: Served) -> None:
    with Browser(served.url) as ann, Browser(served.url) as bob:
        ann.do("/register", account="ann12", password=PASSWORD)
        table = game_of_two(ann, bob)
        room = served.room(table)
        seat = room.deciders()[0]
        away = ann if seat == 0 else bob
        away.do("/account/vacation", days="5")

        clock = room.company.chairs[seat].clock
        assert clock.deadline is None
        assert clock.left is not None
        left = clock.left
        assert "on vacation until" in bob.page(f"/t/{table}")
        away.do("/account/vacation/end")
        clock = room.company.chairs[seat].clock
        assert clock.left is None
        assert clock.deadline is not None
        assert abs(clock.deadline - clocks.now() - left) < 60_000
        assert "is back from vacation" in bob.page(f"/t/{table}/log?seat=A")

        # Whoever wants to play in a vacation may; an answer ends what was left.
        away.do("/account/vacation", days="5")
        play_one(served, away, table, seat)
        assert seat in room.deciders() or room.company.chairs[seat].clock.left is None


def test_a_question_that_comes_in_a_vacation_waits_too(served: Served) -> None:
    with Browser(served.url) as ann, Browser(served.url) as bob:
        ann.do("/register", account="ann13", password=PASSWORD)
        ann.do("/account/vacation", days="5")
        table = game_of_two(ann, bob)
        tell(served)
        room = served.room(table)
        places = [
            place
            for place in room.company.chairs
            if place.seat in room.deciders() and place.name != "Bob"
        ]
        assert all(place.clock.deadline is None and place.clock.left for place in places)
        # Gone from memory, the clock still stands: it is in the rows.
        left = [place.clock.left for place in room.company.chairs]
        served.forget(table)
        again = served.room(table)
        assert [place.clock.left for place in again.company.chairs] == left


def test_vacations_have_limits(served: Served) -> None:
    with Browser(served.url) as ann:
        ann.do("/register", account="ann14", password=PASSWORD)
        assert ann.try_to("/account/vacation", days="22").status_code == 400
        assert ann.try_to("/account/vacation", days="0").status_code == 400
        ann.do("/account/vacation", days="20")
        assert ann.try_to("/account/vacation", days="5").status_code == 409
        person = person_of(served, "ann14")
        moved = update(vacation_rows).where(vacation_rows.c.person == person)
        values = {"begins": now_ms() - 40 * DAY, "ends": now_ms() - 20 * DAY}
        served.site.store.write(lambda c: c.execute(moved.values(**values)))
        assert ann.try_to("/account/vacation", days="11").status_code == 409
        ann.do("/account/vacation", days="10")
    assert days_used([(0, 10 * DAY), (300 * DAY, 310 * DAY)], 370 * DAY) == 15


def test_nobody_on_vacation_is_told(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann15")
    bob = account(site, "bob15")
    ann.do("/account/vacation", days="3")
    game_of_two(ann, bob)
    box.mails.clear()
    gone(site, "ann15")
    tell(site)
    assert site.site.store.read(reach.turns_of, person_of(site, "ann15")) == []


# --- the app, and people who go


def test_the_app_has_a_manifest_a_worker_and_a_page_without_network(
    served: Served, tmp_path: Path
) -> None:
    with Browser(served.url, "pl") as ann:
        found = ann.get("/manifest.webmanifest")
        assert found.headers["content-type"].startswith("application/manifest+json")
        made = found.json()
        assert (made["display"], made["start_url"], made["lang"]) == ("standalone", "/", "pl")
        for icon in made["icons"]:
            assert ann.get(icon["src"]).status_code == 200
        worker = ann.get("/sw.js")
        assert worker.headers["cache-control"] == "no-cache"
        files = msgspec.json.decode(re.match(r"const FILES = (\[.*?\]);", worker.text)[1])  # type: ignore[index]
        assert [ann.get(file).status_code for file in files] == [200] * len(files)
        ann.do("/account/name", name="Anna Kowalska")
        assert "Disallow: /t/" in ann.get("/robots.txt").text
        assert ann.get("/favicon.ico").headers["location"] in [one["src"] for one in made["icons"]]
        about = ann.get("/about").text
        assert all(link in about for link in ("/box/race", "/api/openapi.json"))
        page = ann.get("/offline").text
        assert "Brak połączenia" in page
        assert "Kowalska" not in page


def test_with_an_account_goes_all_that_reaches_its_person(site: Served, box: Mailbox) -> None:
    ann = confirmed(site, box, "ann16")
    person = person_of(site, "ann16")
    ann.do("/account/delete", password=PASSWORD)
    assert site.site.store.read(reach.wishes_of, person) is None


def test_the_list_of_tables_says_whose_turn_it_is_since_when(served: Served) -> None:
    with Browser(served.url) as ann, Browser(served.url) as bob:
        table = game_of_two(ann, bob)
        room = served.room(table)
        name = room.company.chairs[room.deciders()[0]].name
        assert f"{name} to move for" not in ann.page("/")
        entries = schema.entries
        earlier = update(entries).where(entries.c.table == table).values(at=entries.c.at - 3 * HOUR)
        served.site.store.write(lambda c: c.execute(earlier))
        assert f"{name} to move for 3 h" in ann.page("/")
