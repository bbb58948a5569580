"""What cards and deals do, as the second referee for Doom On You has it."""

from __future__ import annotations

from endling.games.doom_on_you import vocabulary as v
from tests.oracle.doom_on_you_table import (
    KIND,
    OFFER,
    PASS,
    Answer,
    Asked,
    Attack,
    Question,
    Table,
    animal,
    is_animal,
    of_cards,
    of_players,
    words,
)

PROMISES = ("spare", "join", "stay_out", "help", "favor")


class Cards(Table):
    """Battle cards, dooms and deals."""

    def _defense(self, seat: int, only: Attack | None) -> Asked:
        """Whoever is attacked by a nested attack defends at once."""
        raise NotImplementedError

    def _playable(self, seat: int, window: str) -> set[int]:
        hand = self.hands[seat]
        found: set[int] = set()
        if self._prey():
            found |= self.named(seat, "HUNT")
        if any(is_animal(card) and self.animal(card).attack for card in hand):
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
            self._think_over(seat)
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
        able = {one for one in self.hands[seat] if is_animal(one) and self.animal(one).attack}
        chosen = yield from self._one_of(seat, "sneak", of_cards(able))
        others = of_players(set(self.alive()) - {seat})
        target = yield from self._one_of(seat, "sneak_at", others)
        yield from self._show(seat, card)
        self.hands[seat].remove(chosen)
        attack = self._begin(chosen, seat, target, is_sneak=True)
        if target != self.target:
            yield from self._defense(target, attack)

    def _hunt(self, card: int) -> None:
        for attack in self.attacks:
            if attack.card == card:
                self._end(attack)
                return
        self._die(card)

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
