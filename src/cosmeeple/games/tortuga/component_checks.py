"""What must hold in components.toml beyond types [TOR-001..003, TOR-006, TOR-034]: known ids,
pieces, tracks, adjacency, abilities that the rules know."""

from __future__ import annotations

from cosmeeple.games.tortuga import vocabulary as words
from cosmeeple.games.tortuga.component_rows import Card, Components, Layout, ScenarioRow
from cosmeeple.kernel.components import Checker

COUNTS = (2, 3, 4)


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, numbers of pieces, tracks, adjacency
    [TOR-001..003, TOR-006, TOR-034]."""
    checker.same_tables(
        c,
        {
            "sector": words.SECTOR_KINDS,
            "starting_card": words.STARTING_CARDS,
            "ship": words.SHIPS,
            "card": words.MARKET_CARDS,
            "hunt": words.HUNTS,
            "scenario": words.SCENARIOS,
        },
    )
    checker.that(
        tuple(row.players for row in c.start_hand) == COUNTS,
        "start_hand[0].players",
        "one row for 2, 3 and 4",
    )
    for i, row in enumerate(c.start_hand):
        checker.that(
            len(row.cards) == row.players, f"start_hand[{i}].cards", "one number for each player"
        )
    checker.that(
        c.constants.market_row_size >= 1, "constants.market_row_size", "must be at least 1"
    )
    for name in (
        "reserve_cost_crypto",
        "refresh_market_cost_crypto",
        "influence_price_crypto",
        "move_cost_maneuver",
    ):
        checker.that(getattr(c.constants, name) >= 1, f"constants.{name}", "must be at least 1")
    checker.that(
        c.rulings.attacker_min_cards >= 1,
        "rulings.attacker_min_cards",
        "an attack needs a card at least",
    )
    checker.that(
        c.rulings.defender_min_cards == 0,
        "rulings.defender_min_cards",
        "a defender may always do without",
    )
    check_pieces(checker, c)
    check_sectors(checker, c)
    check_cards(checker, c)
    for i, scenario in enumerate(c.scenario):
        check_scenario(checker, f"scenario[{i}]", scenario)


def check_pieces(checker: Checker, c: Components) -> None:
    """The box holds what the lists say [TOR-001..003]."""
    sectors = {sector.id: sector for sector in c.sector}
    tiles = sum(sector.tiles for sector in c.sector)
    colours = len(c.player_color)
    found = {
        "sector_tiles": tiles,
        "control_tokens": tiles,
        "turret_tokens": sectors["turret"].tiles,
        "market_tokens": sectors["market"].tiles,
        "ship_miniatures": len(c.ship),
        "mineral_tokens": sum(sector.tiles for sector in c.sector if sector.has_mineral_at_start),
        "hunt_tokens": len(c.hunt),
        "hunt_cards": len(c.hunt),
        "player_markers": c.constants.player_markers * colours,
        "action_summary_cards": colours,
        "ship_cards": sum(card.copies for card in c.ship),
        "mining_cards": c.starting_card[0].copies_per_player * colours,
        "maneuver_cards": c.starting_card[1].copies_per_player * colours,
        "booster_cards": c.starting_card[2].copies_per_player * colours,
    }
    for letter in ("T", *words.DECKS):
        found[f"{letter.lower()}_cards"] = sum(
            card.copies for card in c.card if card.deck == letter
        )
    for i, piece in enumerate(c.component):
        count = found.get(piece.id, piece.count)
        checker.that(
            piece.count == count,
            f"component[{i}].count",
            f"says {piece.count}, the lists have {count}",
        )
    ships = tuple(colour.ship for colour in c.player_color)
    checker.that(
        ships == words.SHIPS,
        "player_color[0].ship",
        f"the colours belong to {', '.join(words.SHIPS)}, in order",
    )
    for i, ship in enumerate(c.ship):
        checker.that(
            ship.color == c.player_color[i].id,
            f"ship[{i}].color",
            f"must be {c.player_color[i].id!r}",
        )


def check_sectors(checker: Checker, c: Components) -> None:
    wanted = {
        kind: sum(name.startswith(kind) for name in words.SECTORS) for kind in words.SECTOR_KINDS
    }
    letters = ("T", "T", "T", *words.DECKS)
    for i, sector in enumerate(c.sector):
        where = f"sector[{i}]"
        checker.that(
            sector.tiles == wanted[sector.id], f"{where}.tiles", f"must stay {wanted[sector.id]}"
        )
        checker.that(
            sector.card_letter == letters[i], f"{where}.card_letter", f"must stay {letters[i]!r}"
        )
        checker.that(
            sector.track == tuple(range(sector.conquest_min, sector.max_defence + 1)),
            f"{where}.track",
            "the track goes from the lowest conquest to the maximum",
        )
        checker.that(
            sector.initial_defence + 1 == sector.conquest_min,
            f"{where}.initial_defence",
            "the first conquest costs one more than the defence",
        )
        checker.that(
            sector.max_defence <= words.HIGHEST_LEVEL,
            f"{where}.max_defence",
            f"at most {words.HIGHEST_LEVEL}",
        )
    players = sorted(count for layout in c.layout for count in layout.players)
    checker.that(
        tuple(players) == COUNTS, "layout[0].players", "every number of players needs one layout"
    )
    for i, layout in enumerate(c.layout):
        check_layout(checker, f"layout[{i}]", layout, wanted)


def check_layout(checker: Checker, where: str, layout: Layout, tiles: dict[str, int]) -> None:
    checker.that(
        len(layout.slots) == layout.sector_count,
        f"{where}.sector_count",
        f"{len(layout.slots)} places",
    )
    names = [slot.slot for slot in layout.slots]
    checker.that(len(set(names)) == len(names), f"{where}.slots", "two places of one name")
    kinds = [slot.kind for slot in layout.slots]
    checker.that(kinds.count("tortuga") == 1, f"{where}.slots", "one Tortuga")
    checker.that(kinds.count("x") == words.SPECIAL_COUNT, f"{where}.slots", "four places X")
    for kind in ("market", "turret"):
        checker.that(
            kinds.count(kind) <= tiles[kind], f"{where}.slots", f"too many places for {kind} tiles"
        )
    at = {(slot.q, slot.r): slot.slot for slot in layout.slots}
    checker.that(len(at) == len(names), f"{where}.slots", "two places on one spot")
    for slot in layout.slots:
        touching = {
            at[place]
            for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            if (place := (slot.q + dq, slot.r + dr)) in at
        }
        checker.that(
            set(slot.adjacent) == touching,
            f"{where}.slots",
            f"{slot.slot} touches {', '.join(sorted(touching))}",
        )


def check_cards(checker: Checker, c: Components) -> None:
    """Decks in their places, piles of one price each, abilities that the rules know
    [TOR-152..154, TOR-A25]."""
    prices = [card.cost for card in c.card if card.deck == "T"]
    for i, card in enumerate(c.card):
        letter = ("T", *words.DECKS)[i // words.T_COUNT]
        checker.that(
            card.deck == letter, f"card[{i}].deck", f"{card.id} must stay in deck {letter}"
        )
        checker.that(card.cost >= 1, f"card[{i}].cost", "must be at least 1")
        if card.deck == "T":
            checker.that(
                prices.count(card.cost) == 1, f"card[{i}].cost", "every T pile has its own price"
            )
    for table, cards in (
        ("starting_card", c.starting_card),
        ("ship", c.ship),
        ("card", c.card),
        ("hunt", c.hunt),
    ):
        for i, one in enumerate(cards):
            check_abilities(checker, f"{table}[{i}].abilities", one)


def check_abilities(checker: Checker, where: str, card: Card) -> None:
    ops = [ability.op for ability in card.abilities]
    checker.that(len(set(ops)) == len(ops), where, "at most one ability of a kind")
    for ability in card.abilities:
        fits = (ability.timing == "skirmish") == (ability.op == "skirmish_bonus")
        checker.that(fits, where, f"{ability.op} cannot have the timing {ability.timing}")
        checker.that(
            0 <= ability.n <= words.LONGEST_MOVE, where, f"n must be from 0 to {words.LONGEST_MOVE}"
        )
        if ability.op in ("remove_card", "take_mineral"):
            known = ("hand", "played") if ability.op == "remove_card" else ("sector", "stash")
            fits = bool(ability.origin) and all(origin in known for origin in ability.origin)
            checker.that(fits, where, f"{ability.op} takes from {' or '.join(known)}")
            checker.that(ability.n in (0, 1), where, f"{ability.op} takes one")
        if ability.op.endswith("_if"):
            checker.that(ability.cond != "", where, f"{ability.op} needs a condition")
        if ability.op == "skirmish_bonus":
            checker.that(ability.when != "", where, "a skirmish bonus says when")
            checker.that(
                card.maneuver > 0, where, "a card without Manoeuvres takes no part in a skirmish"
            )


def check_scenario(checker: Checker, where: str, row: ScenarioRow) -> None:
    options = [
        (reward.take_from_loser, reward.take_from_bank) for reward in row.attacker_win_options
    ]
    fits = len(options) == 1 or [0 in option for option in options] == [True, True]
    checker.that(
        fits if row.attacks_allowed else not options,
        f"{where}.attacker_win_options",
        "one reward, or the choice of loser and bank, where there are attacks",
    )
    checker.that(
        row.tortuga_conquest_ends_game_at_once == row.tortuga_conquest_needs_15_after,
        f"{where}.tortuga_conquest_needs_15_after",
        "an end at the fall of Tortuga goes with the influence it needs",
    )
    checker.that(
        "maneuver" in row.conquest_resources,
        f"{where}.conquest_resources",
        "Manoeuvres always conquer",
    )
