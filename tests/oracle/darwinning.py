"""A second, slow referee for Darwinning!: combinations, prey, survival and scores.

It knows the cards and reads situations as plain data, and shares no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from itertools import combinations, product
from typing import Any

from endling.events import Event
from endling.games.darwinning import vocabulary as v
from endling.games.darwinning.cards import DECK, SPACES, SPECIES

CARD = {card.name: card for card in DECK}
PRINTED = {card.name: card.value for card in DECK}
BOARD = {species.name: species for species in SPECIES}
KINDS = list(v.Combination)
Position = dict[str, Any]
Values = Mapping[str, int]  # by the names of cards
DUMMY = "Dummy"


# --- Combinations ---------------------------------------------------------------------------------


def values_at(options: Mapping[str, Any]) -> Values:
    """What is in the corners of the cards of a table."""
    return {**PRINTED, **options.get("value", {})}


def kinds(cards: Iterable[str], worth: Values) -> set[tuple[int, int]]:
    """Everything that the cards can be, as rank and sum, trying every suit for every joker."""
    found = set()
    given = [CARD[name] for name in cards]
    suits = [[card.suit] if isinstance(card, v.TraitCard) else list(v.Suit) for card in given]
    values = sorted(worth[card.name] for card in given)
    for named in product(*suits):
        rank = _rank(values, len(set(named)) == 1)
        if rank:
            found.add((rank, sum(values)))
    return found


def _rank(values: list[int], one_suit: bool) -> int:
    n, one_value = len(values), len(set(values)) == 1
    in_a_row = n == 3 and values == list(range(values[0], values[0] + 3))
    if n == 4:
        return 7 if one_value else 0
    if n == 3:
        if in_a_row and one_suit:
            return 6
        if one_value:
            return 5
        return 4 if in_a_row else 3 if one_suit else 0
    if n == 2:
        return 2 if one_value else 0
    return 1 if n == 1 else 0


def best(cards: Iterable[str], worth: Values) -> tuple[int, int]:
    """The strongest thing that the cards can be."""
    return max(kinds(cards, worth), default=(0, 0))


def plays(
    hand: list[str], display: list[str], to_beat: tuple[int, int], worth: Values
) -> set[frozenset[str]]:
    """Every set of cards of a hand that may be played."""
    found = set()
    for n in range(1, 5):
        for own in combinations(hand, n):
            if n == 1 or _stands(own, display, to_beat, worth):
                found.add(frozenset(own))
    return found


def _stands(
    own: tuple[str, ...], display: list[str], to_beat: tuple[int, int], worth: Values
) -> bool:
    for m in range(len(display) + 1):
        for more in combinations(display, m):
            if best((*own, *more), worth) >= max(to_beat, (1, 0)):
                return True
    return False


def declarations(own: list[str], display: list[str], worth: Values) -> set[frozenset[str]]:
    """Every set of cards of the display that makes a combination of one's own cards."""
    return {
        frozenset(more)
        for n in range(len(display) + 1)
        for more in combinations(display, n)
        if kinds((*own, *more), worth)
    }


def extends(picked: set[str], allowed: set[frozenset[str]]) -> set[str]:
    """The cards that lead from those picked to something that may be played."""
    return {card for play in allowed if picked < play for card in play - picked}


# --- Boards ---------------------------------------------------------------------------------------


def traits(position: Position, who: int | None) -> set[v.Trait]:
    """The traits that are seen on a board, or on display for the dummy."""
    if who is None:
        cards = [CARD[name] for name in position["display"]]
        return {card.trait for card in cards if isinstance(card, v.TraitCard)}
    found = set()
    for space in SPACES:
        if space.species.name == position["players"][who]["species"]:
            laid = position["traits"].get(space.name)
            if laid:
                found.add(v.Trait(PRINTED[laid[-1]]))
            elif space.printed is not None:
                found.add(space.printed)
    return found


def environments(position: Position, seat: int) -> dict[str, int]:
    """Where a species lives and what that feeds it."""
    player = position["players"][seat]
    found = {place.name.capitalize(): food for place, food in BOARD[player["species"]].food}
    return {**found, **dict.fromkeys(player["settled"].values(), 2)}


def score(position: Position, seat: int) -> int:
    """The points of a seat."""
    player = position["players"][seat]
    board, changed = BOARD[player["species"]], position["options"]
    start = changed["population"].get(board.name, board.population)
    grown = max(0, player["population"] - start)
    points = player["space"] + player["population"] + grown
    points += len(board.food) + 2 * len(player["settled"])
    for n in range(1, 5):
        laid = position["traits"].get(f"{board.name} {n}")
        if laid:
            points += changed["points"].get(laid[-1], 3 if PRINTED[laid[-1]] >= 10 else 1)
    return int(points)


def improved(position: Position, events: Iterable[Event]) -> Position:
    """The boards after all that events tell of them; other cards stay where they were."""
    found = deepcopy(position)
    card = ""  # with which somebody settles
    for event in events:
        player = found["players"][event.player] if event.player is not None else {}
        if event.verb == "climb":
            player["space"] = event.number
        elif event.verb == "population":
            player["population"] = event.number
        elif event.verb == "settle_card":
            card = event.card or ""
        elif event.verb == "settle":
            player["settled"][card] = event.card
        elif event.verb == "dummy_climbs":
            found["dummy_space"] = event.number
        else:
            _move(found, event)
    return found


def _move(position: Position, event: Event) -> None:
    """A card leaves a board or the display, or is laid on a board."""
    source, target = event.source or "", event.target or ""
    if source.startswith("traits@"):
        position["traits"][source.removeprefix("traits@")].remove(event.card)
    if source == "display":
        position["display"].remove(event.card)
    if target.startswith("traits@"):
        laid = position["traits"].setdefault(target.removeprefix("traits@"), [])
        laid.append(event.card)


# --- Survival -------------------------------------------------------------------------------------


def _space(position: Position, who: int | None) -> int:
    found = position["dummy_space"] if who is None else position["players"][who]["space"]
    return int(found)


def everybody(position: Position) -> list[int | None]:
    """All seats, and None for the dummy if it plays."""
    seats: list[int | None] = list(range(len(position["players"])))
    return seats if position["dummy_space"] is None else [*seats, None]


def can_eat(position: Position, eater: int | None, prey: int | None) -> bool:
    """Whether one species can eat another."""
    if eater == prey or (prey is not None and position["players"][prey]["population"] == 0):
        return False
    mine, theirs = traits(position, eater), traits(position, prey)
    here, there = _space(position, eater), _space(position, prey)
    reach = 2 if v.Trait.TEETH in mine else 1 if v.Trait.PHEROMONES in mine else 0
    if there > here + reach:
        return False
    if v.Trait.HARD_SHELL in theirs and v.Trait.TOOLS not in mine:
        return False
    if v.Trait.COMMUNICATION in theirs and here > there and v.Trait.SOCIETY not in mine:
        return False
    if v.Trait.CAMOUFLAGE in theirs and v.Trait.BIGGER_BRAINS not in mine:
        if position["options"]["adjacency"] == "slot":
            return abs(here - there) != 1
        between = range(min(here, there) + 1, max(here, there))
        return any(_space(position, one) in between for one in everybody(position))
    return True


def name(position: Position, who: int | None) -> str:
    """The species of a seat, or the dummy."""
    return DUMMY if who is None else str(position["players"][who]["species"])


def prey(position: Position, eater: int | None) -> set[str]:
    """Everybody that a species can eat, by name."""
    return {name(position, who) for who in everybody(position) if can_eat(position, eater, who)}


def order(position: Position) -> list[int | None]:
    """Everybody from the lowest space to the highest."""
    return sorted(everybody(position), key=lambda who: _space(position, who))


def loans(position: Position, seat: int) -> set[str]:
    """The environments that Symbiosis can use."""
    own = environments(position, seat)
    others = [one for one in range(len(position["players"])) if one != seat]
    elsewhere = {where for one in others for where in environments(position, one)}
    return {where for where in position["environments"] if where in elsewhere and where not in own}


def food(position: Position, seat: int, borrowed: str | None, eaten: int) -> int:
    """All that a species finds to eat."""
    table = position["environments"]
    found = sum(amount for where, amount in environments(position, seat).items() if where in table)
    mine = traits(position, seat)
    found += 3 * (v.Trait.FOOD_STORAGE in mine)
    found += len(mine & {v.Trait.PHEROMONES, v.Trait.TEETH, v.Trait.TOOLS})
    if borrowed:
        others = [one for one in range(len(position["players"])) if one != seat]
        found += max(environments(position, one).get(borrowed, 0) for one in others)
    return found + 2 * eaten
