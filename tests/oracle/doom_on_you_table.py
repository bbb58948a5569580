"""What lies on the table of the second referee for Doom On You: cards, tokens, attacks, points."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.cards import CARDS

KIND: list[v.Card] = [card for card in CARDS for _ in range(card.copies)]
Answer = tuple[str, Any]  # a kind of answer, and which
Asked = Generator["Question", Answer, Any]
PASS: Answer = ("word", "pass")
OFFER: Answer = ("word", "offer")


@dataclass(frozen=True)
class Question:
    """Who is asked what, and what may be answered."""

    seat: int
    name: str
    answers: frozenset[Answer]


class Over(Exception):  # noqa: N818 (it is no error)
    """The game is over, wherever in a turn."""


@dataclass
class Attack:
    """An animal on its way."""

    card: int
    owner: int
    target: int
    gainer: int
    number: int
    is_sneak: bool
    blockers: dict[int, int] = field(default_factory=dict)  # and their points
    plan: str = "open"


def words(*names: str) -> set[Answer]:
    return {("word", name) for name in names}


def of_cards(cards: Iterable[int]) -> set[Answer]:
    return {("card", card) for card in cards}


def of_players(seats: Iterable[int]) -> set[Answer]:
    return {("player", seat) for seat in seats}


def animal(card: int) -> v.Animal:
    found = KIND[card]
    assert isinstance(found, v.Animal)
    return found


def is_animal(card: int) -> bool:
    return isinstance(KIND[card], v.Animal)


class Table:
    """One game, as it lies there."""

    def __init__(
        self, hands: list[set[int]], deck: set[int], first: int, options: dict[str, Any]
    ) -> None:
        self.n = len(hands)
        self.hands, self.deck, self.first, self.options = hands, deck, first, options
        self.piles: list[set[int]] = [set() for _ in hands]
        self.tokens: list[int] = [options["starting_tokens"]] * self.n
        self.places = [0] * self.n  # 0 for those in the game, else how late they went out
        self.discard: set[int] = set()
        self.spent: dict[int, int] = {}
        self.freed: dict[int, int] = {}
        self.attacks: list[Attack] = []
        self.target = -1
        self.round = 0
        self.numbers = 0
        self.fresh: set[int] = set()
        self.drawn: deque[int] = deque()  # what the table draws next
        self.winners: list[int] | None = None

    # --- Small things

    def after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.n

    def clockwise(self, first: int) -> list[int]:
        return [self.after(first, step) for step in range(self.n)]

    def is_in(self, seat: int) -> bool:
        return self.places[seat] == 0

    def alive(self) -> list[int]:
        return [seat for seat in range(self.n) if self.is_in(seat)]

    def attacks_on(self, seat: int) -> list[Attack]:
        return [attack for attack in self.attacks if attack.target == seat]

    def named(self, seat: int, name: str) -> set[int]:
        return {card for card in self.hands[seat] if KIND[card].name == name}

    def animal(self, card: int) -> v.Animal:
        """An animal with the numbers that it has at this table."""
        printed = animal(card)
        facts = ("attack", "defense", "tokens")
        changed = {fact: self.options[fact].get(printed.name) for fact in facts}
        return replace(printed, **{fact: n for fact, n in changed.items() if n is not None})

    # --- Attacks

    def _begin(self, card: int, owner: int, target: int, *, is_sneak: bool) -> Attack:
        self.numbers += 1
        attack = Attack(card, owner, target, owner, self.numbers, is_sneak)
        self.attacks.append(attack)
        return attack

    def _attack_with(self, card: int) -> Attack:
        return next(attack for attack in self.attacks if attack.card == card)

    # --- Points

    def _free(self, card: int, *, with_freed: bool) -> int:
        meant = sum(attack.blockers.get(card, 0) for attack in self.attacks)
        free = self.animal(card).defense - self.spent.get(card, 0) - meant
        return free if with_freed else free - self.freed.get(card, 0)

    def _release(self, attack: Attack) -> None:
        for card, points in attack.blockers.items():
            self.freed[card] = self.freed.get(card, 0) + points
        attack.blockers = {}

    def _end(self, attack: Attack, into: set[int] | None = None) -> None:
        self._release(attack)
        self.attacks.remove(attack)
        self.spent.pop(attack.card, None)
        (self.discard if into is None else into).add(attack.card)

    def _think_over(self, seat: int) -> None:
        """An animal has joined a pile: it may meet what was let through."""
        for attack in self.attacks_on(seat):
            attack.plan = "again" if attack.plan == "through" else attack.plan

    def _die(self, card: int) -> None:
        """An animal of a pile is discarded, and blocks with it fall away."""
        for attack in self.attacks:
            if card in attack.blockers:
                self._release(attack)
                attack.plan = "open"
        for pile in self.piles:
            pile.discard(card)
        self.spent.pop(card, None)
        self.freed.pop(card, None)
        self.discard.add(card)

    # --- Going out

    def _put_out(self, first: int) -> None:
        starved = [
            seat for seat in self.clockwise(first) if self.is_in(seat) and not self.tokens[seat]
        ]
        if not starved:
            return
        place = max(self.places) + 1
        for seat in starved:
            self.places[seat] = place
        for seat in starved:
            self.discard |= self.hands[seat]
            self.hands[seat] = set()
            for card in list(self.piles[seat]):
                self._die(card)
            for attack in list(self.attacks):
                if seat in (attack.owner, attack.target):
                    self._end(attack)
        is_quick = self.options["end_condition"] == "first_player_out"
        if is_quick or len(self.alive()) <= 1:
            raise Over
