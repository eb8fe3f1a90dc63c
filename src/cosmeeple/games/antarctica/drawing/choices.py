"""The action bar of Antarctica: every option once, in the order of the board, with its gain or
price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmeeple.draw.seen import Choice
from cosmeeple.games.antarctica.drawing import geometry as geo
from cosmeeple.games.antarctica.drawing.board import track_points
from cosmeeple.games.antarctica.drawing.cards import card_text
from cosmeeple.games.antarctica.drawing.facts import group_of, landing, next_turn, words
from cosmeeple.games.antarctica.research import ChooseAdvance, ChooseHarbour, ChooseTrack
from cosmeeple.games.antarctica.setup import PlaceShip
from cosmeeple.games.antarctica.state import ships_here, strength, zone_of
from cosmeeple.games.antarctica.turn import Sail, TakeTurn
from cosmeeple.games.antarctica.vocabulary import (
    BUILDINGS,
    DECKS,
    SHIPS,
    SHIPS_EACH,
    SHIPYARD_CARDS,
    TRACKS,
    ZONES,
    owner,
)

if TYPE_CHECKING:
    from cosmeeple.draw.seen import Seen
    from cosmeeple.draw.words import Words
    from cosmeeple.games.antarctica.state import State

STATION = ("land_station", "coast_station", "sea_station", "advance-3", "land_station")


def choices(seen: Seen) -> list[Choice]:
    """What the viewer can do now, and what it might wonder why it cannot."""
    if not seen.asked:
        return []
    say = words(seen)
    frame = seen.view.frame
    legal = seen.legal()
    found = [choice_of(seen, key, pick, say) for key, pick in legal.items()]
    if isinstance(frame, TakeTurn):
        found += [refused(seen, key, say) for key in wondered(seen) if key not in legal]
        order = {
            "build": 0,
            "hire": 1,
            "research": 2,
            "build_ship": 3,
            "play": 5,
            "discard": 6,
            "no_action": 8,
            "end": 9,
        }
        found.sort(key=lambda choice: order.get(choice.key.split(":")[0], 7) if choice.legal else 4)
    return found


def wondered(seen: Seen) -> list[str]:
    """Actions that a player looks for in the bar although they are not possible now."""
    frame = seen.view.frame
    if not isinstance(frame, TakeTurn) or frame.acted:
        return []
    state: State = seen.view.state
    here = state.buildings[frame.zone]
    stations = [
        f"research:{TRACKS[t]}"
        for t in state.kit.starts[len(state.areas)].tracks
        if here & state.kit.track_stations[t]
    ]
    return ["hire", *stations, "build_ship"]


def refused(seen: Seen, key: str, say: Words) -> Choice:
    failing = [reason for reason in seen.why(key) if not reason.holds]
    note = say("missing", what=seen.texts.reason(failing[0])) if failing else ""
    pictures = {"hire": "camp", "build_ship": "shipyard"}
    name = key.split(":")
    label = (
        say("hire")
        if key == "hire"
        else say("build-ship")
        if key == "build_ship"
        else short_track(TRACKS.index(name[1]), say)
    )
    picture = pictures.get(key) or STATION[TRACKS.index(name[1])]
    return Choice(key, label, note, picture, legal=False)


def short_track(track: int, say: Words) -> str:
    return say(f"short-{TRACKS[track]}")


def choice_of(seen: Seen, key: str, pick: int, say: Words) -> Choice:
    state: State = seen.view.state
    frame = seen.view.question
    assert frame is not None
    parts = key.split(":")
    plain = seen.texts.choice(frame, pick, state)
    if parts[-1] in ("pass", "no_action", "end"):
        return Choice(key, plain, "", "pass")
    if isinstance(frame, (Sail, PlaceShip, ChooseHarbour)) and parts[0] != "discard":
        zone = ZONES.index(parts[1])
        return Choice(
            key,
            plain,
            say(
                "berth", place=len(state.queues[zone]) + 1, count=state.buildings[zone].bit_count()
            ),
            "ship",
        )
    if isinstance(frame, (ChooseTrack, ChooseAdvance)) and parts[0] == "advance":
        return advance_choice(seen, key, TRACKS.index(parts[1]), track_points(seen), say)
    match parts[0]:
        case "build":
            return build_choice(seen, key, DECKS.index(parts[1]), say)
        case "hire" if isinstance(frame, TakeTurn):
            ships = ships_here(state, frame.seat, frame.zone)
            people = state.areas[frame.seat].scientists[frame.zone]
            hired = min(ships + people, state.areas[frame.seat].reserve)
            return Choice(
                key,
                say("hire-count", count=hired),
                say("hire-note", ships=ships, people=people),
                "camp",
            )
        case "research" if isinstance(frame, TakeTurn):
            return advance_choice(
                seen, key, TRACKS.index(parts[1]), strength(state, frame.seat, frame.zone), say
            )
        case "build_ship":
            return Choice(
                key,
                say("build-ship"),
                say("build-ship-note", zone_in=seen.texts.place("zone", state.sun)),
                "shipyard",
            )
        case "discard":
            return discard_choice(seen, key, parts, plain, say)
        case "play":
            card = parts[1]
            picture = {
                "icebreaker": "icebreaker",
                "send_scientist": "scientist",
                "add_two_scientists": "person",
                "quick_research": "advance-3",
            }
            group = group_of(seen, key)
            return Choice(
                key,
                plain,
                card_text(seen, SHIPYARD_CARDS.index(card), say) if not group else "",
                picture[card],
                group=group,
            )
    if parts[0] in ("take", "keep"):
        number = SHIPYARD_CARDS.index(parts[1])
        return Choice(key, plain, card_text(seen, number, say), geo.SHIPYARD_ICONS[number])
    return Choice(key, plain, "", {"move": "ship", "cube": "cube"}.get(parts[0], ""))


def advance_choice(seen: Seen, key: str, track: int, points: int, say: Words) -> Choice:
    state: State = seen.view.state
    start = state.areas[seen.seat].cubes[track]
    end = landing(state, seen.seat, track, points)
    symbols = [
        seen.texts.name("symbol", state.kit.track_symbol[track][at])
        for at in range(start + 1, end + 1)
        if state.kit.track_symbol[track][at] >= 0
        and not (state.kit.track_blue[track][at] and state.used[track] >> at & 1)
    ]
    note = ", ".join([say("points", count=points), *symbols[:2]]) + (
        "…" if len(symbols) > 2 else ""
    )
    label = say("advance", track=short_track(track, say), start=start, end=end)
    moved = seen.texts.say(f"watched-track-{TRACKS[track]}", before=start, after=end)
    return Choice(key, label, note, STATION[track], said=moved)


def build_choice(seen: Seen, key: str, deck: int, say: Words) -> Choice:
    """A building by its name, with what comes after it; what it costs is surely known."""
    state: State = seen.view.state
    card = state.decks[deck][-1]
    notes = []
    if state.kit.card_research[card]:
        notes.append(say("points", count=state.kit.card_research[card]))
    if state.kit.card_star[card]:
        notes.append(say("star"))
    picture = BUILDINGS[state.kit.card_building[card]]
    return Choice(
        key, seen.texts.name("card", card), ", ".join(notes), picture, group=group_of(seen, key)
    )


def discard_choice(seen: Seen, key: str, parts: list[str], plain: str, say: Words) -> Choice:
    state: State = seen.view.state
    if parts[1] == "cube":
        return Choice(key, say("discard-cube"), say("from-available"), "cube", group="discard")
    if len(parts) == 2:
        return Choice(key, say("discard-ship"), say("from-available"), "ship", group="discard")
    ship = seen.seat * SHIPS_EACH + int(parts[2]) - 1
    zone = zone_of(state, ship)
    note = seen.texts.name("zone", zone) if zone >= 0 else plain
    return Choice(key, say("discard-this", ship=SHIPS[ship]), note, "ship", group="discard")


def still(seen: Seen) -> list[str]:
    """What the turn still allows."""
    frame = seen.view.frame
    state: State = seen.view.state
    if not isinstance(frame, (Sail, TakeTurn)):
        return []
    say = words(seen)
    left = []
    if isinstance(frame, TakeTurn) and not frame.acted:
        left.append(say("still-action"))
    cards = state.kit.cards_per_turn - state.carded[frame.seat]
    if cards > 0 and (state.areas[frame.seat].hand or any(state.areas[frame.seat].resources)):
        left.append(say("still-card", count=cards))
    if frame.discards < state.kit.discards_per_turn:
        left.append(say("still-discard", count=state.kit.discards_per_turn - frame.discards))
    return left


def headline(seen: Seen) -> str:
    """The turn, and who is next where."""
    state: State = seen.view.state
    say = words(seen)
    if not state.turns:
        return say("setting-up")
    following = next_turn(seen)
    if following is None:
        return say("turn", turn=state.turns)
    who = seen.texts.name("seat", owner(following.ship))
    key = "turn-icebreaker" if following.icebreaker else "turn-next"
    return say(key, turn=state.turns, name=who, zone_in=seen.texts.place("zone", following.zone))


__all__ = ["choices", "headline", "still"]
