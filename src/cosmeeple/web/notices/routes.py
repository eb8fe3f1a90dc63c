"""The addresses of notices and of the app."""

from __future__ import annotations

from starlette.routing import Route

from cosmeeple.web.notices import app, pages
from cosmeeple.web.visit import handled


def routes() -> list[Route]:
    """The addresses of notices."""
    gets = {
        "/account/notices": pages.notices,
        "/mail/confirm/{token}": pages.confirm_page,
        "/mail/off": pages.off_done,
        "/mail/off/{token}": pages.off_page,
        "/forgot": pages.forgot_page,
        "/password/{token}": pages.password_page,
        "/offline": app.offline,
    }
    posts = {
        "/account/notices": pages.set_notices,
        "/account/mail": pages.set_mail,
        "/mail/confirm/{token}": pages.confirm,
        "/forgot": pages.forgot,
        "/password/{token}": pages.set_password,
        "/push/subscribe": pages.subscribe,
        "/push/unsubscribe": pages.unsubscribe,
        "/account/vacation": pages.vacation,
        "/account/vacation/end": pages.back_from_vacation,
    }
    return [
        *[Route(path, handled(one.__name__, one), methods=["GET"]) for path, one in gets.items()],
        *[Route(path, handled(one.__name__, one), methods=["POST"]) for path, one in posts.items()],
        Route("/mail/off/{token}", pages.one_click, methods=["POST"]),
        Route("/manifest.webmanifest", app.manifest, methods=["GET"]),
        Route("/robots.txt", app.robots, methods=["GET"]),
        Route("/favicon.ico", app.favicon, methods=["GET"]),
        Route("/sw.js", app.worker, methods=["GET"]),
    ]
