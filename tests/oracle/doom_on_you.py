"""A second, slow referee for Doom On You, which shares no code with the rules.

It plays along: a generator asks what should be asked, of whom and with which answers, and takes
what was answered. It knows the cards; only what is drawn it has to be told. Where the rules keep a
stack of frames, points by number and counters as a parity, it calls itself, counts points anew and
lets every counter be decided by what follows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any

from endling.games.doom_on_you import vocabulary as v
from endling.games.doom_on_you.cards import CARDS

KIND: list[v.Card] = [card for card in CARDS for _ in range(card.copies)]
Answer = tuple[str, Any]  # a kind of answer, and which
Asked = Generator["Question", Answer, Any]
PASS: Answer = ("word", "pass")
OFFER: Answer = ("word", "offer")
PROMISES = ("spare", "join", "stay_out", "help", "favor")


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


class Referee:
    """One game."""

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

    # --- The game

    def game(self) -> Asked:
        """All rounds, until it is over."""
        try:
            while True:
                yield from self._round()
        except Over:
            alive = self.alive()
            most = max((self.tokens[seat] for seat in alive), default=0)
            self.winners = [seat for seat in alive if self.tokens[seat] == most]

    def _round(self) -> Asked:
        if self.round == 100:
            raise Over
        self.round += 1
        if self.round > 1:
            self.first = next(
                seat for seat in self.clockwise(self.after(self.first)) if self.is_in(seat)
            )
            for seat in self.clockwise(self.first):
                yield from self._preparation(seat)
            self.first = next(seat for seat in self.clockwise(self.first) if self.is_in(seat))
        yield from self._placing()
        self.fresh.clear()
        for seat in self.clockwise(self.first):
            if self.is_in(seat):
                yield from self._turn(seat)

    def _preparation(self, seat: int) -> Asked:
        for _ in range(3):
            if not self.is_in(seat) or not (self.deck or self.discard):
                return
            if self.round < 60:
                answer = yield Question(seat, "draw", frozenset(words("draw", "stop")))
                if answer == ("word", "stop"):
                    return
            card = yield from self._draw(seat)
            if card is not None and KIND[card].name == "FORCE FIELD":
                self.fresh.add(card)

    def _draw(self, seat: int) -> Asked:
        if not self.deck:
            self.deck, self.discard = self.discard, set()
        if not self.deck:
            return None
        card = self.drawn.popleft()
        self.deck.remove(card)
        kind = KIND[card]
        if isinstance(kind, v.Doom):
            yield from self._doom(seat, card, kind)
            return None
        self.hands[seat].add(card)
        return card

    def _placing(self) -> Asked:
        chosen: dict[int, set[int]] = {}
        for seat in self.alive():
            mine = chosen[seat] = set()
            while len(self.piles[seat]) + len(mine) < 3:
                animals = {card for card in self.hands[seat] if is_animal(card)}
                if not animals:
                    break
                answers = of_cards(animals) | words("done")
                answer = yield Question(seat, "place", frozenset(answers))
                if answer[0] == "word":
                    break
                mine.add(answer[1])
                self.hands[seat].remove(answer[1])
        for seat, cards in chosen.items():
            self.piles[seat] |= cards

    # --- A turn

    def _turn(self, seat: int) -> Asked:
        self.target, self.numbers = seat, 0
        yield from self._window("opening", seat, lambda: True)
        yield from self._declaring(seat)
        yield from self._window("declared", seat, lambda: bool(self.attacks_on(seat)))
        card = yield from self._draw(seat)
        if self.is_in(seat):
            if card is not None and is_animal(card) and self.options["drawn_animal_may_enter_pile"]:
                yield from self._entering(seat, card)
            yield from self._window("drawn", seat, lambda: True)
            yield from self._defense(seat, None)
        assert not self.attacks
        self.target = -1

    def _entering(self, seat: int, card: int) -> Asked:
        if len(self.piles[seat]) < 3:
            answer = yield Question(seat, "enter", frozenset(words("yes", "no")))
            if answer == ("word", "yes"):
                self.hands[seat].remove(card)
                self.piles[seat].add(card)

    def _declaring(self, target: int) -> Asked:
        offered: set[int] = set()
        sent: set[int] = set()
        while True:
            is_new = False
            for seat in self.clockwise(target)[1:]:
                while self.is_in(seat):
                    attackers = {card for card in self.piles[seat] if animal(card).attack > 0}
                    if self.options["opening_truce"] and self.round == 1 and seat in sent:
                        attackers = set()
                    if not attackers:
                        break
                    answers = of_cards(attackers) | words("done") | self._offer(seat, offered)
                    answer = yield Question(seat, "declare", frozenset(answers))
                    if answer == OFFER:
                        offered.add(seat)
                        yield from self._deal(seat)
                        continue
                    if answer[0] == "word":
                        break
                    is_new = True
                    sent.add(seat)
                    self.piles[seat].remove(answer[1])
                    self._begin(answer[1], seat, target, is_sneak=False)
            if not is_new or self.options["declare_mode"] == "single_pass":
                return

    def _begin(self, card: int, owner: int, target: int, *, is_sneak: bool) -> Attack:
        self.numbers += 1
        attack = Attack(card, owner, target, owner, self.numbers, is_sneak)
        self.attacks.append(attack)
        return attack

    # --- Windows

    def _window(
        self,
        name: str,
        first: int,
        is_open: Callable[[], bool],
        offered: set[int] | None = None,
        once: bool = False,
    ) -> Asked:
        """All in turn until nobody acts; returns whether the first act has closed it."""
        offered = set() if offered is None else offered
        waiting = self.clockwise(first)
        while is_open() and waiting:
            seat = waiting.pop(0)
            answers = of_cards(self._playable(seat, name)) | self._offer(seat, offered)
            if not self.is_in(seat) or not answers:
                continue
            answer = yield Question(seat, name, frozenset(answers | {PASS}))
            if answer == PASS:
                continue
            if answer == OFFER:
                offered.add(seat)
                yield from self._deal(seat)
            else:
                yield from self._battle(seat, answer[1])
            if once:
                return True
            waiting = self.clockwise(first)
        return False

    def _playable(self, seat: int, window: str) -> set[int]:
        hand = self.hands[seat]
        found: set[int] = set()
        if self._prey():
            found |= self.named(seat, "HUNT")
        if any(is_animal(card) and animal(card).attack for card in hand):
            found |= self.named(seat, "SNEAK ATTACK")
        if window == "opening" or not self.attacks:
            return found
        found |= self.named(seat, "CAPTURE")
        if any(self._is_stoppable(attack) for attack in self.attacks):
            found |= self.named(seat, "FORCE FIELD")
        if any(self._new_targets(seat, attack) for attack in self.attacks):
            found |= self.named(seat, "DEFLECT")
        return found

    def _prey(self) -> set[int]:
        everywhere = set().union(*self.piles) | {attack.card for attack in self.attacks}
        return {card for card in everywhere if animal(card).power != v.Power.HUNT_IMMUNE}

    @staticmethod
    def _is_stoppable(attack: Attack) -> bool:
        return animal(attack.card).power != v.Power.FORCE_FIELD_IMMUNE

    def _new_targets(self, seat: int, attack: Attack) -> set[int]:
        return set(self.alive()) - {seat, attack.target}

    # --- Battle cards

    def _one_of(self, seat: int, question: str, answers: set[Answer]) -> Asked:
        """What somebody chooses; where there is only one answer, nobody is asked."""
        if len(answers) == 1:
            return next(iter(answers))[1]
        answer = yield Question(seat, question, frozenset(answers))
        return answer[1]

    def _battle(self, seat: int, card: int) -> Asked:
        name = KIND[card].name
        if name == "HUNT":
            prey = yield from self._one_of(seat, "hunt", of_cards(self._prey()))
            if (yield from self._show(seat, card)):
                self._hunt(prey)
        elif name == "FORCE FIELD":
            attacked = {one.target for one in self.attacks if self._is_stoppable(one)}
            saved = yield from self._one_of(seat, "protect", of_players(attacked))
            if (yield from self._show(seat, card)):
                for attack in self.attacks_on(saved):
                    if self._is_stoppable(attack):
                        self._end(attack)
        elif name == "DEFLECT":
            yield from self._deflect(seat, card)
        elif name == "CAPTURE":
            attackers = of_cards(one.card for one in self.attacks)
            taken = yield from self._one_of(seat, "capture", attackers)
            yield from self._show(seat, card)
            self._end(self._attack_with(taken), into=self.piles[seat])
            for attack in self.attacks_on(seat):
                attack.plan = "again" if attack.plan == "through" else attack.plan
        else:
            yield from self._sneak(seat, card)

    def _show(self, seat: int, card: int) -> Asked:
        """The card is played; returns whether it counts in the end."""
        self.hands[seat].remove(card)
        self.discard.add(card)
        kind = KIND[card]
        assert isinstance(kind, v.Battle)
        if not kind.counterable:
            return True
        for step in range(1, self.n):
            other = self.after(seat, step)
            answers = of_cards(self.named(other, kind.name) - self.fresh)
            if self.is_in(other) and answers:
                answer = yield Question(other, "counter", frozenset(answers | {PASS}))
                if answer != PASS:
                    counts = yield from self._show(other, answer[1])
                    return not counts
        return True

    def _deflect(self, seat: int, card: int) -> Asked:
        possible = {one.card for one in self.attacks if self._new_targets(seat, one)}
        chosen = yield from self._one_of(seat, "deflect", of_cards(possible))
        attack = self._attack_with(chosen)
        targets = of_players(self._new_targets(seat, attack))
        target = yield from self._one_of(seat, "deflect_to", targets)
        if (yield from self._show(seat, card)):
            self._release(attack)
            attack.target, attack.gainer, attack.plan = target, seat, "open"
            if target != self.target:
                yield from self._defense(target, attack)

    def _sneak(self, seat: int, card: int) -> Asked:
        able = {one for one in self.hands[seat] if is_animal(one) and animal(one).attack}
        chosen = yield from self._one_of(seat, "sneak", of_cards(able))
        others = of_players(set(self.alive()) - {seat})
        target = yield from self._one_of(seat, "sneak_at", others)
        yield from self._show(seat, card)
        self.hands[seat].remove(chosen)
        attack = self._begin(chosen, seat, target, is_sneak=True)
        if target != self.target:
            yield from self._defense(target, attack)

    def _attack_with(self, card: int) -> Attack:
        return next(attack for attack in self.attacks if attack.card == card)

    def _hunt(self, card: int) -> None:
        for attack in self.attacks:
            if attack.card == card:
                self._end(attack)
                return
        self._die(card)

    # --- Points

    def _free(self, card: int, *, with_freed: bool) -> int:
        meant = sum(attack.blockers.get(card, 0) for attack in self.attacks)
        free = animal(card).defense - self.spent.get(card, 0) - meant
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

    # --- Defense

    def _defense(self, seat: int, only: Attack | None) -> Asked:
        def pending() -> list[Attack]:
            here = [one for one in self.attacks if one.target == seat]
            return [one for one in here if only is None or one is only]

        offered: set[int] = set()
        while True:
            for attack in pending():
                if attack.plan in ("open", "again"):
                    yield from self._plan(seat, attack)
            is_over = not (
                yield from self._window(
                    "planned", self.after(seat), lambda: bool(pending()), offered, once=True
                )
            )
            if is_over:
                break
        while pending():
            yield from self._resolve(seat, pending()[0])
        if not self.attacks_on(seat):
            for card in self.piles[seat]:
                self.freed.pop(card, None)

    def _plan(self, seat: int, attack: Attack) -> Asked:
        with_freed = attack.plan == "open"
        need = animal(attack.card).attack

        def able() -> set[int]:
            return {one for one in self.piles[seat] if self._free(one, with_freed=with_freed) > 0}

        if sum(self._free(one, with_freed=with_freed) for one in able()) < need:
            attack.plan = "through"
            return
        while need:
            more = words() if attack.blockers else words("let_through")
            answers = of_cards(able()) | more
            answer = yield Question(seat, "defend", frozenset(answers))
            if answer[0] == "word":
                attack.plan = "through"
                return
            card = answer[1]
            points = min(need, self._free(card, with_freed=with_freed))
            unfreed = min(points, self._free(card, with_freed=False))
            if points > unfreed:
                self.freed[card] -= points - unfreed
            attack.blockers[card] = points
            need -= points
        attack.plan = "blocked"

    def _resolve(self, seat: int, attack: Attack) -> Asked:
        if attack.plan == "blocked":
            blockers, attack.blockers = attack.blockers, {}
            self._end(attack)
            for card, points in blockers.items():
                self.spent[card] = self.spent.get(card, 0) + points
                if self.spent[card] == animal(card).defense:
                    self._die(card)
            return
        if not self.is_in(attack.gainer):
            self._end(attack)
            return
        taken = min(animal(attack.card).tokens, self.tokens[seat])
        self.tokens[seat] -= taken
        self.tokens[attack.gainer] += taken
        spent = self.spent.get(attack.card, 0)
        returns = self.options["successful_animals_return"] and not attack.is_sneak
        self._end(attack)
        if returns:
            self.discard.discard(attack.card)  # not yet
        self._put_out(seat)
        if returns:
            yield from self._returning(attack, spent)

    def _returning(self, attack: Attack, spent: int) -> Asked:
        owner = attack.owner
        if self.is_in(owner) and len(self.piles[owner]) < 3:
            answer = yield Question(owner, "return", frozenset(words("yes", "no")))
            if answer == ("word", "yes"):
                self.piles[owner].add(attack.card)
                if spent:
                    self.spent[attack.card] = spent
                return
        self.discard.add(attack.card)

    # --- Dooms

    def _doom(self, drawer: int, card: int, doom: v.Doom) -> Asked:
        victims = {drawer}
        if doom.victims == v.Victims.EVERYBODY:
            victims = set(self.alive())
        elif doom.victims == v.Victims.DRAWER_AND_OTHER:
            others = of_players(set(self.alive()) - {drawer})
            victims.add((yield from self._one_of(drawer, "doom_other", others)))
        if self.target >= 0 or self.options["force_field_vs_doom_in_prep"]:
            yield from self._shields(drawer, victims)
        chosen = yield from self._victims_choose(drawer, victims, doom)
        losses = {seat: self._tokens_lost(seat, doom.loss) for seat in victims}
        left = [self.tokens[seat] - losses.get(seat, 0) for seat in self.alive()]
        if max(left) == 0 and self.options["total_wipeout"] == "only_drawer_affected":
            victims &= {drawer}
        for seat in victims:
            self.tokens[seat] -= losses[seat]
            for lost in chosen[seat]:
                self._die(lost)
        self.discard.add(card)
        self._put_out(drawer)

    def _shields(self, drawer: int, victims: set[int]) -> Asked:
        waiting = self.clockwise(drawer)
        while waiting and victims:
            seat = waiting.pop(0)
            fields = self.named(seat, "FORCE FIELD") - self.fresh
            if not self.is_in(seat) or not fields:
                continue
            answer = yield Question(seat, "struck", frozenset(of_cards(fields) | {PASS}))
            if answer == PASS:
                continue
            saved = yield from self._one_of(seat, "protect", of_players(victims))
            if (yield from self._show(seat, answer[1])):
                victims.discard(saved)
            waiting = self.clockwise(drawer)

    def _victims_choose(self, drawer: int, victims: set[int], doom: v.Doom) -> Asked:
        """The animals that each victim loses."""
        lost: dict[int, set[int]] = {}
        for seat in self.clockwise(drawer):
            if seat not in victims:
                continue
            pile, loss = self.piles[seat], doom.loss
            lost[seat] = set(pile) if isinstance(loss, v.LoseAllAnimals) else set()
            if isinstance(loss, v.LoseAnimals | v.KeepAnimals):
                name = "lose" if isinstance(loss, v.LoseAnimals) else "keep"
                marked = set(pile) if len(pile) <= loss.amount else set()
                while len(pile) > loss.amount and len(marked) < loss.amount:
                    answers = frozenset(of_cards(pile - marked))
                    answer = yield Question(seat, name, answers)
                    marked.add(answer[1])
                lost[seat] = marked if name == "lose" else pile - marked
        return lost

    def _tokens_lost(self, seat: int, loss: v.Loss) -> int:
        has = self.tokens[seat]
        if isinstance(loss, v.LoseTokens):
            return min(has, loss.amount)
        if isinstance(loss, v.LoseHalf):
            return min(has // 2, loss.most)
        if isinstance(loss, v.LoseAnimals) and not self.piles[seat]:
            return min(has, loss.tokens_instead)
        return 0

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

    # --- Deals

    def _offer(self, seat: int, offered: set[int]) -> set[Answer]:
        kind = self.options["deals"]
        has_something = self.tokens[seat] > 1 or (kind == "tokens_and_cards" and self.hands[seat])
        is_possible = kind != "off" and len(self.alive()) > 2 and seat not in offered
        return {OFFER} if is_possible and has_something else set()

    def _deal(self, seat: int) -> Asked:
        others = frozenset(of_players(set(self.alive()) - {seat}))
        _, taker = yield Question(seat, "deal_with", others)
        card = None
        if self.options["deals"] == "tokens_and_cards" and self.hands[seat]:
            more = words("no") if self.tokens[seat] > 1 else set()
            answers = frozenset(of_cards(self.hands[seat]) | more)
            answer = yield Question(seat, "deal_card", answers)
            card = answer[1] if answer[0] == "card" else None
        least = 1 if card is None else 0
        amounts = {("number", n) for n in range(least, min(self.tokens[seat], 26))}
        tokens = yield from self._one_of(seat, "deal_tokens", amounts)
        yield Question(seat, "deal_for", frozenset(words(*PROMISES)))
        answer = yield Question(taker, "deal_accept", frozenset(words("yes", "no")))
        if answer == ("word", "yes"):
            self.tokens[seat] -= tokens
            self.tokens[taker] += tokens
            if card is not None:
                self.hands[seat].remove(card)
                self.hands[taker].add(card)
