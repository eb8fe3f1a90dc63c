"""What must hold in components.toml beyond types [RAC-007]: known ids, numbers of cards,
well-formed powers, the cost table."""

from __future__ import annotations

from cosmeeple.games.race import vocabulary as words
from cosmeeple.games.race.component_rows import CardRow, Components
from cosmeeple.games.race.orb_kit import MARKS
from cosmeeple.games.race.powers import fault_of
from cosmeeple.kernel.components import Checker


def check(checker: Checker, c: Components) -> None:
    """What must hold beyond types: known ids, numbers of cards, the printed cost table, well-formed
    powers [RAC-007]."""
    checker.same_tables(
        c,
        {
            "card": words.CARDS,
            "good": words.GOODS,
            "phase": words.PHASES,
            "action": words.ACTIONS,
            "artifact": words.ARTIFACT_TOKENS,
            "orb_card": words.ORB_CARDS,
        },
    )
    for name, found, wanted_count in (
        ("base_cards", copies(c, "base"), c.deck.base_cards),
        ("artifacts_cards", copies(c, "artifacts"), c.deck.artifacts_cards),
        ("total_cards", copies(c, "base") + copies(c, "artifacts"), c.deck.total_cards),
        ("base_designs", sum(card.set == "base" for card in c.card), c.deck.base_designs),
        (
            "artifacts_designs",
            sum(card.set == "artifacts" for card in c.card),
            c.deck.artifacts_designs,
        ),
    ):
        checker.that(
            found == wanted_count, f"deck.{name}", f"says {wanted_count}, the file has {found}"
        )
    for where, box, cards in (
        (
            "components_base",
            c.components_base.start_worlds + c.components_base.game_cards,
            c.deck.base_cards,
        ),
        (
            "components_artifacts",
            c.components_artifacts.start_worlds + c.components_artifacts.game_cards,
            c.deck.artifacts_cards,
        ),
    ):
        checker.that(
            box == cards, f"{where}.game_cards", f"the box has {box} cards, the deck {cards}"
        )
    check_chips(checker, c)
    check_cost_table(checker, c)
    check_starts(checker, c)
    for i, card in enumerate(c.card):
        check_card(checker, f"card[{i}]", card)
    check_orb(checker, c)


def copies(c: Components, of_set: str) -> int:
    return sum(card.copies for card in c.card if card.set == of_set)


def check_chips(checker: Checker, c: Components) -> None:
    """The chips of 1 and 5 make the pool of the most players; the expansion adds the fifth player's
    share [RAC-020]."""
    each = c.limits.vp_pool_per_player
    base = c.base_chips.one + 5 * c.base_chips.five
    checker.that(
        base == each * c.players.max_base, "base_chips.one", f"{base} points in ones and fives"
    )
    added = c.components_artifacts.vp_chips
    fits = added.one + 5 * added.five == each * (c.players.max_with_artifacts - c.players.max_base)
    checker.that(fits, "components_artifacts.vp_chips", "must be the shares of the added players")


def check_cost_table(checker: Checker, c: Components) -> None:
    """The numbers of cards of each cost are those of the rulebook's table [RAC-007]."""
    table = c.cost_table
    for name, wanted, cards in (
        ("development", table.development, [card for card in c.card if card.kind == "development"]),
        (
            "world_peaceful",
            table.world_peaceful,
            [c_ for c_ in c.card if c_.kind == "world" and not c_.military],
        ),
        (
            "world_military",
            table.world_military,
            [c_ for c_ in c.card if c_.kind == "world" and c_.military],
        ),
    ):
        for value, number in zip(table.values, wanted, strict=True):
            found = sum(card.copies for card in cards if max(card.cost, card.defence) == value)
            checker.that(
                found == number,
                f"cost_table.{name}",
                f"says {number} cards of {value}, the file has {found}",
            )


def check_starts(checker: Checker, c: Components) -> None:
    numbers = sorted(card.start_number for card in c.card if card.start_number >= 0)
    stacks = sorted((*c.start_world_stacks.blue_even, *c.start_world_stacks.red_odd))
    checker.that(
        numbers == stacks == list(range(len(numbers))),
        "start_world_stacks",
        "must hold every start number once",
    )
    hands = {key: hand for key, hand in c.first_game_hands.items() if key != "source"}
    keys = [str(number) for number in range(1, c.players.max_with_artifacts + 1)]
    checker.that(
        list(hands) == keys, "first_game_hands", f"must have the start worlds {', '.join(keys)}"
    )
    ids = [card.id for card in c.card]
    for key, hand in hands.items():
        known = (
            isinstance(hand, list)
            and len(hand) == c.limits.start_keep
            and all(card in ids for card in hand)
        )
        checker.that(known, f"first_game_hands.{key}", f"must be {c.limits.start_keep} cards")


def check_card(checker: Checker, where: str, card: CardRow) -> None:
    world = card.kind == "world"
    coloured = card.world_type in ("production", "windfall")
    costs, defends = card.cost >= 0, card.defence >= 0
    produces = any(row.get("power") == "produce_here" for row in card.powers)
    for field, holds, reason in (
        ("copies", card.copies >= 1, "at least one"),
        ("copies", not world or card.copies == 1, "every world exists once"),
        ("defence", defends == (world and card.military), "military worlds have a defence"),
        ("cost", costs != defends, "either a cost or a defence"),
        ("world_type", bool(card.world_type) == world, "worlds have a type, developments none"),
        ("good", bool(card.good) == coloured, "production and windfall worlds have a good"),
        ("scoring", card.vp_variable == bool(card.scoring), "just ? cards have scoring lines"),
        ("powers", produces == (card.world_type == "production"), "production worlds produce here"),
    ):
        checker.that(holds, f"{where}.{field}", reason)
    for row in card.powers:
        fault = fault_of(row)
        checker.that(not fault, f"{where}.powers", fault)
    keys = [(row["phase"], row["power"]) for row in card.powers]
    for key in set(keys):
        single = key == ("III", "military") or keys.count(key) == 1
        checker.that(single, f"{where}.powers", f"{key[1]} stands there twice")
    for line in card.scoring:
        named = line.per != "card_named" or line.card in words.CARDS
        checker.that(named, f"{where}.scoring", f"{line.card!r} is no card")


def check_orb(checker: Checker, c: Components) -> None:
    """Maps are well formed, their counts are right, tokens and spots are as many
    [RAC-002, RAC-341, RAC-406]."""
    maps = [(f"orb_card[{i}].map", card.map) for i, card in enumerate(c.orb_card)]
    maps += [
        ("main_airlock.left", c.main_airlock.left),
        ("main_airlock.right", c.main_airlock.right),
    ]
    for where, rows in (*maps, ("small_airlock.map", c.small_airlock.map)):
        for y, row in enumerate(rows):
            checker.that(len(row) == 5, where, f"row {y} must have five characters")
            for x, mark in enumerate(row):
                square, edge = x % 2 == 1 and y % 2 == 1, x % 2 != y % 2
                known = mark in MARKS if square else mark in " -|34567" if edge else mark == "+"
                checker.that(known, where, f"{mark!r} cannot stand in row {y}, column {x}")
    for i, card in enumerate(c.orb_card):
        text = "".join(card.map[1::2])
        for name, marks, wanted in (
            ("artifacts", "ab!", card.artifacts),
            ("breeding", "!", card.breeding),
            ("teleports", "t", card.teleports),
            ("stations", "s", card.stations),
        ):
            found = sum(text.count(mark) for mark in marks)
            checker.that(
                found == wanted, f"orb_card[{i}].{name}", f"says {wanted}, the map has {found}"
            )
    box = c.components_artifacts
    for letter, marks, cards, tokens in (
        ("A", "a!", box.orb_cards_a, box.artifact_tokens_a),
        ("B", "b", box.orb_cards_b, box.artifact_tokens_b),
    ):
        own = [card for card in c.orb_card if card.back == letter]
        spots = sum(row.count(mark) for card in own for row in card.map for mark in marks)
        held = sum(token.copies for token in c.artifact if token.back == letter)
        checker.that(
            len(own) == cards,
            "components_artifacts.orb_cards_a",
            f"there are {len(own)} {letter} cards",
        )
        checker.that(
            held == tokens == spots,
            "artifact[0].copies",
            f"{held} {letter} tokens for {spots} spots",
        )
