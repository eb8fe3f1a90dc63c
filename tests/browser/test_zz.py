import random
import pytest
from test_taps import *
from test_taps import tap_an_answer, phone
import test_taps
def test_dbg(phone, served):
    real = test_taps.tap
    def tap(control):
        before = phone.locator(".inspector").count()
        what = control.evaluate("one => one.outerHTML.slice(0,160)")
        phone.evaluate("""() => { if (!window.evs) { window.evs=[]; for (const t of ['pointerdown','pointerup','click','pointercancel']) document.addEventListener(t, (e)=>window.evs.push([t, Math.round(performance.now()), e.target.outerHTML.slice(0,60)]), true)} window.evs.length=0 }""")
        try:
            real(control)
        finally:
            after = phone.locator(".inspector").count()
            print(before, after, what[:120], phone.evaluate("window.evs ?? []"))
    test_taps.tap = tap
    table = open_table(phone, "me", "bot:random", game="tortuga")
    room = served.room(table)
    chance = random.Random(3)
    wait_asked(phone)
    phone.set_default_timeout(4000)
    try:
        for _ in range(14):
            tap_an_answer(phone, chance)
            wait_asked(phone)
    finally:
        test_taps.tap = real
        phone.screenshot(path="/tmp/w/dbg.png")
