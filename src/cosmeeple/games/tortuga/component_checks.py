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
    players = [hands.players for hands in c.start_hand]
    checker.rows_for("start_hand[0].players", players, COUNTS, "number of players")
    for row, hands in checker.each("start_hand", c.start_hand):
        row.that(len(hands.cards) == hands.players, "cards", "one number for each player")
    constants = checker.at("constants")
    for name in (
        "market_row_size",
        "reserve_cost_crypto",
        "refresh_market_cost_crypto",
        "influence_price_crypto",
        "move_cost_maneuver",
    ):
        constants.at_least(name, getattr(c.constants, name), 1)
    attackers, defenders = c.rulings.attacker_min_cards, c.rulings.defender_min_cards
    rulings = checker.at("rulings")
    rulings.that(attackers >= 1, "attacker_min_cards", "an attack needs a card at least")
    rulings.that(defenders == 0, "defender_min_cards", "a defender may always do without")
    check_pieces(checker, c)
    check_sectors(checker, c)
    check_cards(checker, c)
    for row, scenario in checker.each("scenario", c.scenario):
        check_scenario(row, scenario)


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
        copies = sum(card.copies for card in c.card if card.deck == letter)
        found[f"{letter.lower()}_cards"] = copies
    for row, piece in checker.each("component", c.component):
        row.counted("count", piece.count, found.get(piece.id, piece.count))
    ships = tuple(colour.ship for colour in c.player_color)
    checker.that(
        ships == words.SHIPS,
        "player_color[0].ship",
        f"the colours belong to {', '.join(words.SHIPS)}, in order",
    )
    for i, ship in enumerate(c.ship):
        checker.equal(f"ship[{i}].color", ship.color, c.player_color[i].id)


def check_sectors(checker: Checker, c: Components) -> None:
    wanted = {
        kind: sum(name.startswith(kind) for name in words.SECTORS) for kind in words.SECTOR_KINDS
    }
    letters = iter(("T", "T", "T", *words.DECKS))
    for row, sector in checker.each("sector", c.sector):
        row.equal("tiles", sector.tiles, wanted[sector.id])
        row.equal("card_letter", sector.card_letter, next(letters))
        track = tuple(range(sector.conquest_min, sector.max_defence + 1))
        whole = "the track goes from the lowest conquest to the maximum"
        row.that(sector.track == track, "track", whole)
        dearer = sector.initial_defence + 1 == sector.conquest_min
        cost = "the first conquest costs one more than the defence"
        row.that(dearer, "initial_defence", cost)
        most = words.HIGHEST_LEVEL
        row.that(sector.max_defence <= most, "max_defence", f"at most {most}")
    players = sorted(count for layout in c.layout for count in layout.players)
    checker.rows_for("layout[0].players", players, COUNTS, "number of players")
    for row, layout in checker.each("layout", c.layout):
        check_layout(row, layout, wanted)


def check_layout(row: Checker, layout: Layout, tiles: dict[str, int]) -> None:
    places = len(layout.slots)
    row.that(places == layout.sector_count, "sector_count", f"{places} places")
    names = {slot.slot for slot in layout.slots}
    row.that(len(names) == places, "slots", "two places of one name")
    kinds = [slot.kind for slot in layout.slots]
    row.that(kinds.count("tortuga") == 1, "slots", "one Tortuga")
    row.that(kinds.count("x") == words.SPECIAL_COUNT, "slots", "four places X")
    for kind in ("market", "turret"):
        enough = kinds.count(kind) <= tiles[kind]
        row.that(enough, "slots", f"too many places for {kind} tiles")
    at = {(slot.q, slot.r): slot.slot for slot in layout.slots}
    row.that(len(at) == places, "slots", "two places on one spot")
    for slot in layout.slots:
        touching = {
            at[place]
            for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            if (place := (slot.q + dq, slot.r + dr)) in at
        }
        fits = set(slot.adjacent) == touching
        row.that(fits, "slots", f"{slot.slot} touches {', '.join(sorted(touching))}")


def check_cards(checker: Checker, c: Components) -> None:
    """Decks in their places, piles of one price each, abilities that the rules know
    [TOR-152..154, TOR-A25]."""
    prices = [card.cost for card in c.card if card.deck == "T"]
    for i, card in enumerate(c.card):
        row = checker.at(f"card[{i}]")
        letter = ("T", *words.DECKS)[i // words.T_COUNT]
        row.that(card.deck == letter, "deck", f"{card.id} must stay in deck {letter}")
        row.at_least("cost", card.cost, 1)
        if card.deck == "T":
            row.that(prices.count(card.cost) == 1, "cost", "every T pile has its own price")
    for table in ("starting_card", "ship", "card", "hunt"):
        for row, one in checker.each(table, getattr(c, table)):
            check_abilities(row, one)


def check_abilities(row: Checker, card: Card) -> None:
    where = "abilities"
    ops = [ability.op for ability in card.abilities]
    row.that(len(set(ops)) == len(ops), where, "at most one ability of a kind")
    for ability in card.abilities:
        op, most = ability.op, words.LONGEST_MOVE
        fits = (ability.timing == "skirmish") == (op == "skirmish_bonus")
        row.that(fits, where, f"{op} cannot have the timing {ability.timing}")
        row.that(0 <= ability.n <= most, where, f"n must be from 0 to {most}")
        if op in ("remove_card", "take_mineral"):
            known = ("hand", "played") if op == "remove_card" else ("sector", "stash")
            fits = bool(ability.origin) and all(origin in known for origin in ability.origin)
            row.that(fits, where, f"{op} takes from {' or '.join(known)}")
            row.that(ability.n in (0, 1), where, f"{op} takes one")
        if op.endswith("_if"):
            row.that(ability.cond != "", where, f"{op} needs a condition")
        if op == "skirmish_bonus":
            row.that(ability.when != "", where, "a skirmish bonus says when")
            fights = "a card without Manoeuvres takes no part in a skirmish"
            row.that(card.maneuver > 0, where, fights)


def check_scenario(row: Checker, scenario: ScenarioRow) -> None:
    options = [
        (reward.take_from_loser, reward.take_from_bank) for reward in scenario.attacker_win_options
    ]
    fits = len(options) == 1 or [0 in option for option in options] == [True, True]
    row.that(
        fits if scenario.attacks_allowed else not options,
        "attacker_win_options",
        "one reward, or the choice of loser and bank, where there are attacks",
    )
    ends, needs = (
        scenario.tortuga_conquest_ends_game_at_once,
        scenario.tortuga_conquest_needs_15_after,
    )
    row.that(
        ends == needs,
        "tortuga_conquest_needs_15_after",
        "an end at the fall of Tortuga goes with the influence it needs",
    )
    conquers = "maneuver" in scenario.conquest_resources
    row.that(conquers, "conquest_resources", "Manoeuvres always conquer")
