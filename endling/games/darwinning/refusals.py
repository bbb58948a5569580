"""Why a choice is not legal, found by the same functions that make choices legal."""

from __future__ import annotations

from typing import Any

from endling.games.darwinning import questions as ask_for
from endling.games.darwinning import reasons as r
from endling.games.darwinning import tables as t
from endling.games.darwinning import words as w
from endling.games.darwinning.combinations import extensions
from endling.games.darwinning.improving import lives_in
from endling.games.darwinning.places import is_joker
from endling.games.darwinning.prey import why_not_eat, with_card_of
from endling.games.darwinning.setup import species_in_game
from endling.games.darwinning.state import hand_of, on_display, picked_by
from endling.games.darwinning.survival import is_on_table
from endling.games.darwinning.traits import has_trait, owner_of, trait_of
from endling.games.reasons import GAME_OVER, LEGAL, NOT_ASKED, NOT_IN_HAND
from endling.kernel.actions import CARD, PLAYER, is_legal
from endling.kernel.cardset import has, row_of
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num


@entry
def why_not(pool: Any, action: int) -> int:
    """Why the action is refused; LEGAL if it is not."""
    s = pool[0]
    if s.over == 1:
        return GAME_OVER
    if is_legal(s, action):
        return LEGAL
    prompt, card = num(s.prompt), action - CARD
    if t.FIRST_DECK_CARD <= card < t.FIRST_SPACE:
        return _why_not_card(s, prompt, card)
    if t.FIRST_ENVIRONMENT <= card < t.FIRST_SPECIES:
        return _why_not_environment(s, prompt, card - t.FIRST_ENVIRONMENT)
    if t.FIRST_SPECIES <= card <= t.DUMMY_CARD:
        return _why_not_species(s, prompt, card)
    if t.FIRST_SPACE <= card < t.CARD_COUNT:
        return _why_not_space(s, prompt, card - t.FIRST_SPACE)
    if PLAYER <= action < PLAYER + num(s.players) and prompt == ask_for.LEADER:
        return r.NO_CARDS
    return _why_not_word(s, prompt, action)


@rule
def _why_not_word(s: Any, prompt: int, action: int) -> int:
    if prompt == ask_for.USE:
        if action == w.TRAIT:
            return r.NEVER_A_TRAIT
        if action == w.ENVIRONMENT and num(t.LIVES_IN[num(s.cause)]) != 0:
            return r.ENVIRONMENT_KNOWN
        is_way = w.FOOD_CHAIN <= action <= w.ENVIRONMENT
        return r.NO_ICON if is_way else NOT_ASKED
    if action == w.MUTATE and (prompt == ask_for.LEAD or prompt == ask_for.FOLLOW):
        return r.NO_MUTATION
    return NOT_ASKED


# --- Cards that are dealt -------------------------------------------------------------------------


@rule
def _why_not_card(s: Any, prompt: int, card: int) -> int:
    if prompt == ask_for.LEAD or prompt == ask_for.FOLLOW:
        return _why_not_play(s, num(s.actor), card)
    if prompt == ask_for.KEEP:
        return NOT_IN_HAND
    if prompt == ask_for.DECLARE:
        return r.FORMS_NOTHING if has(on_display(s), card) else r.NOT_ON_DISPLAY
    if prompt == ask_for.IMPROVE:
        return r.NOT_PLAYED
    if prompt == ask_for.PICK:
        return r.NOT_DISCARDED
    if prompt == ask_for.MUTATE:
        return _why_not_take(s, num(s.actor), card)
    return NOT_ASKED


@rule
def _why_not_play(s: Any, seat: int, card: int) -> int:
    if has(picked_by(s, seat), card):
        return r.PICKED_ALREADY
    hand = hand_of(s, seat)
    if not has(hand, card):
        return NOT_IN_HAND
    anything = extensions(s, picked_by(s, seat), hand, on_display(s), 0)
    return r.TOO_WEAK if has(anything, card) else r.FORMS_NOTHING


@rule
def _why_not_take(s: Any, seat: int, card: int) -> int:
    space = num(s.traits_on[card - t.FIRST_DECK_CARD]) - 1 - t.FIRST_SPACE
    is_there = has(on_display(s), card) or space >= 0
    if not is_there or is_joker(card):
        return r.NO_TRAIT_CARD
    if trait_of(card) == t.MUTATION:
        return r.MUTATION
    is_own = space >= 0 and owner_of(s, space) == seat
    return r.OWN_TRAIT if is_own or has_trait(s, seat, trait_of(card)) else r.NO_TRAIT_CARD


# --- Environments, species and spaces -------------------------------------------------------------


@rule
def _why_not_environment(s: Any, prompt: int, environment: int) -> int:
    if prompt != ask_for.SETTLE and prompt != ask_for.BORROW:
        return NOT_ASKED
    if lives_in(s, num(s.actor)) >> environment & 1 == 1:
        return r.ENVIRONMENT_KNOWN
    if prompt == ask_for.SETTLE:
        return r.ENVIRONMENT_NOT_SHOWN
    return r.NOBODY_LIVES_THERE if is_on_table(s, environment) else r.NOT_ON_THE_TABLE


@rule
def _why_not_species(s: Any, prompt: int, card: int) -> int:
    if prompt == ask_for.EAT:
        prey = with_card_of(s, card)
        if prey < 0:
            return r.SPECIES_NOT_IN_GAME
        reason = why_not_eat(s, num(s.actor), prey)
        return r.EATEN_ALREADY if reason == LEGAL else reason
    if prompt != ask_for.CHOOSE_SPECIES and prompt != ask_for.DRAFT_SPECIES:
        return NOT_ASKED
    if card == t.DUMMY_CARD or not has(species_in_game(s), card):
        return r.SPECIES_NOT_IN_GAME
    for seat in range(num(s.players)):
        if has(row_of(s.species, seat, t.NO_TILES), card):
            return r.SPECIES_TAKEN
    return r.SPECIES_NOT_OFFERED


@rule
def _why_not_space(s: Any, prompt: int, space: int) -> int:
    if prompt != ask_for.LAY and prompt != ask_for.TRANSFORM:
        return NOT_ASKED
    return r.TRAIT_KNOWN if owner_of(s, space) == num(s.actor) else r.NOT_YOUR_BOARD
