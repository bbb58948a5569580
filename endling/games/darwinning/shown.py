"""What views show beside the cards."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import tables as t
from endling.games.darwinning.board import MAX_PLAYERS
from endling.games.darwinning.combinations import rank_of, sum_of
from endling.games.darwinning.improving import lives_in
from endling.games.darwinning.prey import all_prey, card_of
from endling.games.darwinning.state import declared_by
from endling.games.darwinning.survival import environment_food
from endling.games.darwinning.traits import top_of, trait_on_space
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import has
from endling.kernel.jit import rule
from endling.kernel.numbers import num


@rule
def eras(s: Any, viewer: int) -> int:
    """How many eras the game has."""
    return num(t.ERA_COUNT[num(s.long_plan)])


# --- The trick ------------------------------------------------------------------------------------


@rule
def best_combination(s: Any, viewer: int) -> int:
    """The kind of the best combination so far."""
    return rank_of(num(s.strength[num(s.best)])) if num(s.best) >= 0 else 0


@rule
def best_sum(s: Any, viewer: int) -> int:
    """The sum of the best combination so far."""
    return sum_of(num(s.strength[num(s.best)])) if num(s.best) >= 0 else 0


@rule
def used_by_leader(s: Any, seat: int, card: int) -> int:
    """Whether who leads the trick uses this card of the display."""
    return 1 if num(s.leader) >= 0 and has(declared_by(s, num(s.leader)), card) else 0


@rule
def used_by_follower(s: Any, seat: int, card: int) -> int:
    """Whether the other player uses this card of the display."""
    return 1 if num(s.leader) >= 0 and has(declared_by(s, 1 - num(s.leader)), card) else 0


# --- Boards ---------------------------------------------------------------------------------------


@rule
def settled_as(s: Any, seat: int, card: int) -> int:
    """The environment that a card stands for."""
    return t.FIRST_ENVIRONMENT + num(s.settled_as[card - t.FIRST_DECK_CARD]) - 1


@rule
def trait_on(s: Any, seat: int, card: int) -> int:
    """The trait that is seen on a space."""
    return trait_on_space(s, card - t.FIRST_SPACE)


@rule
def is_printed(s: Any, seat: int, card: int) -> int:
    """Whether the trait that is seen on a space is printed there."""
    space = card - t.FIRST_SPACE
    return 1 if top_of(s, space) < 0 and num(t.PRINTED_TRAIT[space]) > 0 else 0


@rule
def is_unused_mutation(s: Any, seat: int, card: int) -> int:
    """Whether a Mutation lies there that has not taken anything yet."""
    top = top_of(s, card - t.FIRST_SPACE)
    return 1 if top >= 0 and num(t.MUTATION_BIT[top]) & ~num(s.used_mutations) != 0 else 0


@rule
def write_prey(s: Any, seat: int, row: Any, at: int) -> int:
    """The species that this one can eat as things stand."""
    n = 0
    prey = all_prey(s, seat) if num(s.lineage[seat]) >= 0 else 0
    while prey != 0:
        who = lowest_bit(prey)
        prey &= prey - 1
        if who >= MAX_PLAYERS or num(s.lineage[who]) >= 0:
            row[at + n] = card_of(s, who)
            n += 1
    return n


@rule
def write_environments(s: Any, seat: int, row: Any, at: int) -> int:
    """Where a species lives, what that feeds it, and whether it is printed on the board."""
    n = 0
    places = lives_in(s, seat) if num(s.lineage[seat]) >= 0 else 0
    while places != 0:
        environment = lowest_bit(places)
        places &= places - 1
        row[at + n] = t.FIRST_ENVIRONMENT + environment
        row[at + t.ENVIRONMENT_COUNT + n] = environment_food(s, seat, environment)
        is_printed = num(s.settled_in[seat]) >> environment & 1 == 0
        row[at + 2 * t.ENVIRONMENT_COUNT + n] = 1 if is_printed else 0
        n += 1
    return n
