"""A second, slow referee for Doom On You, which shares no code with the rules.

It plays along: a generator asks what should be asked, of whom and with which answers, and takes
what was answered. It knows the cards; only what is drawn it has to be told. Where the rules keep a
stack of frames, points by number and counters as a parity, it calls itself, counts points anew and
lets every counter be decided by what follows it.
"""

from __future__ import annotations

from collections.abc import Callable

from endling.games.doom_on_you import vocabulary as v
from tests.oracle.doom_on_you_cards import Cards
from tests.oracle.doom_on_you_table import (
    KIND,
    OFFER,
    PASS,
    Asked,
    Attack,
    Over,
    Question,
    is_animal,
    of_cards,
    words,
)


class Referee(Cards):
    """Rounds, turns, windows and defense."""

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
        if self.options["declare_mode"] == "real_time":
            yield from self._rushing(target)
            return
        offered: set[int] = set()
        sent: set[int] = set()
        while True:
            is_new = False
            for seat in self.clockwise(target)[1:]:
                while self.is_in(seat):
                    attackers = self._attackers(seat, sent)
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

    def _attackers(self, seat: int, sent: set[int]) -> set[int]:
        if self.options["opening_truce"] and self.round == 1 and seat in sent:
            return set()
        return {card for card in self.piles[seat] if self.animal(card).attack > 0}

    def _rushing(self, target: int) -> Asked:
        """All may act; after everybody who does, all are asked anew."""
        offered: set[int] = set()
        sent: set[int] = set()
        waiting = self.clockwise(target)[1:]
        while waiting:
            seat = waiting.pop(0)
            attackers = self._attackers(seat, sent)
            if not attackers:
                continue
            answers = of_cards(attackers) | words("done") | self._offer(seat, offered)
            answer = yield Question(seat, "rush", frozenset(answers))
            if answer == ("word", "done"):
                continue
            if answer == OFFER:
                offered.add(seat)
                yield from self._deal(seat)
            else:
                sent.add(seat)
                self.piles[seat].remove(answer[1])
                self._begin(answer[1], seat, target, is_sneak=False)
            waiting = self.clockwise(target)[1:]

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
        need = self.animal(attack.card).attack

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
                if self.spent[card] == self.animal(card).defense:
                    self._die(card)
            return
        if not self.is_in(attack.gainer):
            self._end(attack)
            return
        taken = min(self.animal(attack.card).tokens, self.tokens[seat])
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
                self._think_over(owner)
                return
        self.discard.add(attack.card)
