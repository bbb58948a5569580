"""Setting up: the deck is shuffled and dealt, the age deck stacked."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import event_types as h
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import is_removed, stack
from endling.games.doomlings.places import draw
from endling.games.doomlings.signs import deal_signs
from endling.kernel.cardset import CardSet, possible, read_set, without
from endling.kernel.chacha import shuffle
from endling.kernel.frames import pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD


@rule
def setup(s: Any, f: int, answer: int) -> bool:
    """Shuffle, deal, stack the age deck; then the first round."""
    pop(s)
    n = 0
    for card in range(t.TRAIT_COUNT):
        if not is_removed(s, card):
            s.deck[n] = card
            n += 1
    s.deck_n = n
    shuffle(s, s.deck, 0, n)
    stack(s)
    s.last_played = NO_CARD
    s.turn = -1
    for seat in range(num(s.players)):
        s.gene_pool[seat] = s.start_gene_pool
        s.pledge[seat, 0] = NO_CARD
        s.pledge[seat, 1] = NO_CARD
        for _ in range(num(s.start_hand)):
            draw(s, seat, h.DEAL)
    push(s, work.ROUND, 0, t.BIRTH_CARD, 0)
    deal_signs(s)
    return False


@rule
def traits_in_game(s: Any) -> CardSet:
    """The traits that the table plays with."""
    return without(possible(t.ALL_TRAITS), read_set(s.removed, t.EMPTY))
