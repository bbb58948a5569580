"""The flow of a game: setting up, rounds, turns, stabilizing, World's End, ties."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import happenings as h
from endling.games.doomlings import prompts as ask_for
from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.effects.ages import peek
from endling.games.doomlings.effects.program import is_shielded
from endling.games.doomlings.places import (
    AGES,
    DECK,
    DISCARD,
    NOWHERE,
    NUMBER_OFFSET,
    change_gene_pool,
    discard_card,
    draw,
    move,
    top_of_deck,
)
from endling.games.doomlings.playing import (
    FROM_HAND,
    WITH_ACTION,
    begin_offer_anytime,
    begin_offer_late,
    extra_plays,
    play,
    start_effect,
)
from endling.games.doomlings.scoring import total
from endling.games.doomlings.state import (
    ENDING,
    FINISHED,
    NO_CARD,
    NO_SHIELD,
    REVEALING,
    SHIELD_READY,
    SHIELDED,
    TAKING_TURNS,
    hand_of,
    pile_of,
    recall,
    remember,
    seat_after,
)
from endling.games.doomlings.targets import (
    distinct,
    law,
    law_value,
    playable,
    playable_hand,
    random_card,
)
from endling.games.doomlings.vocabulary import LawKind
from endling.kernel.actions import CARD as CARD_ACTION
from endling.kernel.actions import DONE, KEEP, NO, NONE, REDRAW, YES, YES_OR_NO
from endling.kernel.asking import ask
from endling.kernel.cardset import (
    EMPTY,
    WORD,
    both,
    count,
    either,
    has,
    is_empty,
    lowest,
    one,
    without,
)
from endling.kernel.chacha import shuffle
from endling.kernel.events import log_is_full, note
from endling.kernel.frames import CARD, STEP, WHO, X, goto, is_on_top, pop, push
from endling.kernel.jit import rule
from endling.kernel.numbers import num

CATASTROPHES_TO_THE_END = 3
CARDS_FOR_AN_EMPTY_HAND = 5
CARDS_FOR_A_STUCK_HAND = 3
TIE_DRAWS = 50  # after so many draws a tie is left a tie (it takes a deck of equal cards)

_REVERSED = int(LawKind.REVERSED)
_PEEK = int(LawKind.PEEK)
_MAY_REDRAW = int(LawKind.MAY_REDRAW)
_MAY_SKIP = int(LawKind.MAY_SKIP_STABILIZING)
_MAY_DISCARD = int(LawKind.MAY_DISCARD_BEFORE_STABILIZING)
_STABILIZE_TO = int(LawKind.STABILIZE_TO)
_DRAW_AFTER = int(LawKind.DRAW_AFTER_STABILIZING)


# --- Setting up ----------------------------------------------------------------------------------


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
    _stack_ages(s)
    s.last_played = NO_CARD
    s.turn = -1
    for seat in range(num(s.players)):
        s.gene_pool[seat] = s.start_gene_pool
        s.pledge[seat, 0] = NO_CARD
        s.pledge[seat, 1] = NO_CARD
        for _ in range(num(s.start_hand)):
            draw(s, seat, h.DEAL)
    push(s, work.ROUND, 0, t.BIRTH_CARD, 0)
    return False


@rule
def is_removed(s: Any, card: int) -> bool:
    """Whether the table plays without this card."""
    return (num(s.removed[card // WORD]) >> (card % WORD)) & 1 == 1


@rule
def _stack_ages(s: Any) -> None:
    """The birth of life on three piles, each of ages and one catastrophe, each shuffled."""
    ages = 0
    for card in range(t.FIRST_AGE, t.FIRST_CATASTROPHE):
        if not is_removed(s, card):
            s.ages[1 + ages] = card
            ages += 1
    shuffle(s, s.ages, 1, 1 + ages)
    per_pile = num(s.ages_per_pile)
    if per_pile > 0:
        ages = min(ages, CATASTROPHES_TO_THE_END * per_pile)
    _put_catastrophes_in(s, ages)
    s.ages[0] = t.BIRTH_CARD
    s.ages_n = 1 + ages + CATASTROPHES_TO_THE_END


@rule
def _put_catastrophes_in(s: Any, ages: int) -> None:
    # From the last pile to the first, so that the ages above can make room.
    end = 1 + ages
    drawn = EMPTY
    for pile in range(CATASTROPHES_TO_THE_END - 1, -1, -1):
        first = 1 + pile_start(ages, pile)
        for i in range(end - 1, first - 1, -1):
            s.ages[i + pile] = s.ages[i]
        card = _draw_catastrophe(s, drawn)
        drawn = either(drawn, one(card - t.FIRST_CATASTROPHE))
        s.ages[end + pile] = card
        shuffle(s, s.ages, first + pile, end + pile + 1)
        end = first
    for i in range(1 + ages + CATASTROPHES_TO_THE_END, len(s.ages)):
        s.ages[i] = 0


@rule
def pile_start(ages: int, pile: int) -> int:
    """How many ages lie in the piles before this one: as equal as possible, large ones first."""
    return (ages * pile + 2) // CATASTROPHES_TO_THE_END


@rule
def _draw_catastrophe(s: Any, drawn: tuple[int, int]) -> int:
    left = EMPTY
    for card in range(t.FIRST_CATASTROPHE, t.BIRTH_CARD):
        if not is_removed(s, card) and not has(drawn, card - t.FIRST_CATASTROPHE):
            left = either(left, one(card - t.FIRST_CATASTROPHE))
    return t.FIRST_CATASTROPHE + random_card(s, left)


# --- Rounds --------------------------------------------------------------------------------------

_REVEAL, _REVEALED, TURNS, _OFFER, _CHOICES, _CATASTROPHE_ENDS, _SCORE = range(7)


@rule
def game_round(s: Any, f: int, answer: int) -> bool:
    """The frame at the bottom of the stack: round after round, then World's End."""
    while is_on_top(s, f, work.ROUND) and not log_is_full(s):
        step = num(s.frames[f, STEP])
        if step == TURNS:
            _next_turn(s, f)
        elif step == _REVEAL:
            _reveal(s, f)
        elif step == _REVEALED:
            _after_reveal(s, f)
        elif step == _OFFER:
            goto(s, f, _CHOICES)
            begin_offer_anytime(s)
        elif step == _CHOICES:
            _last_choices(s, f)
        elif step == _CATASTROPHE_ENDS:
            goto(s, f, _SCORE)
            note(s, h.WORLDS_END, NO_CARD, num(s.worlds_end), AGES, NOWHERE)
            start_effect(s, num(s.first), num(s.worlds_end), t.ON_WORLDS_END, 0)
        else:
            pop(s)
            _score(s)
    return False


@rule
def _reveal(s: Any, f: int) -> None:
    """Turn over the next age; a catastrophe at once changes gene pools and the first player."""
    if s.phase != 0:
        s.age_at = num(s.age_at) + 1
    card = num(s.ages[num(s.age_at)])
    s.frames[f, CARD] = card
    for seat in range(num(s.players)):
        s.knows_age[seat] = 0
        if s.shield[seat] == SHIELDED:
            s.shield[seat] = NO_SHIELD
    s.phase = REVEALING
    is_catastrophe = t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD
    if s.skipping == 1 and not is_catastrophe:
        note(s, h.SKIP_AGE, NO_CARD, card, AGES, NOWHERE)
        return
    s.skipping = 0
    s.cut = 0
    note(s, h.REVEAL, NO_CARD, card, AGES, NOWHERE)
    if is_catastrophe:
        _begin_catastrophe(s, card)
    goto(s, f, _REVEALED)
    start_effect(s, num(s.first), card, t.ON_REVEAL, 0)


@rule
def _begin_catastrophe(s: Any, card: int) -> None:
    s.catastrophes = num(s.catastrophes) + 1
    s.first = seat_after(s, num(s.first), 1)
    note(s, h.FIRST_PLAYER, num(s.first), card, NOWHERE, NOWHERE)
    for seat in range(num(s.players)):
        if s.shield[seat] == SHIELD_READY:
            s.shield[seat] = NO_SHIELD if num(t.UNDENIABLE[card]) == 1 else SHIELDED
            note(s, h.SHIELD, seat, card, NOWHERE, num(s.shield[seat]))
    for turn in range(num(s.players)):
        seat = seat_after(s, num(s.first), turn)
        if num(t.GENE_POOL[card]) != 0 and not is_shielded(s, seat, card):
            change_gene_pool(s, seat, num(t.GENE_POOL[card]))


@rule
def _after_reveal(s: Any, f: int) -> None:
    is_catastrophe = t.FIRST_CATASTROPHE <= num(s.frames[f, CARD]) < t.BIRTH_CARD
    if is_catastrophe and num(s.catastrophes) == CATASTROPHES_TO_THE_END:
        s.phase = ENDING
        s.worlds_end = num(s.frames[f, CARD])
        goto(s, f, _OFFER)
    elif s.cut == 1 or (is_catastrophe and s.turns_after_catastrophe == 0):
        goto(s, f, _REVEAL)
    else:
        s.phase = TAKING_TURNS
        s.taken = 0
        goto(s, f, TURNS)


@rule
def _next_turn(s: Any, f: int) -> None:
    taken = num(s.taken)
    s.turn = -1
    if s.cut == 1 or taken == num(s.players):
        goto(s, f, _REVEAL)
        return
    if law(s) == _REVERSED:
        seat = seat_after(s, num(s.first), num(s.players) - 1 - taken)
    else:
        seat = seat_after(s, num(s.first), taken)
    s.taken = taken + 1
    s.turn = seat
    s.extra = 0
    push(s, work.TURN, seat, NO_CARD, 0)


# --- A turn --------------------------------------------------------------------------------------

_OFFER_ANYTIME, _BEGIN, _PLAY, _EXTRA, _BEFORE_STABILIZING, _HOW_TO_STABILIZE, _END = range(7)


@rule
def turn(s: Any, f: int, answer: int) -> bool:
    """One player's turn: one stage after the other, until something comes in between."""
    seat = num(s.frames[f, WHO])
    while is_on_top(s, f, work.TURN):
        if _turn_stage(s, f, num(s.frames[f, STEP]), seat, answer):
            return True
        answer = NONE
    return False


@rule
def _turn_stage(s: Any, f: int, step: int, seat: int, answer: int) -> bool:
    if step == _OFFER_ANYTIME:
        goto(s, f, _BEGIN)
        begin_offer_anytime(s)
        return False
    if step == _BEGIN:
        goto(s, f, _PLAY)
        _begin_turn(s, seat)
        return False
    if step == _PLAY:
        return _play_a_trait(s, f, seat, answer)
    if step == _EXTRA:
        return _play_extra(s, f, seat, answer)
    if step == _BEFORE_STABILIZING:
        return _discard_before_stabilizing(s, f, seat, answer)
    if step == _HOW_TO_STABILIZE:
        return _how_to_stabilize(s, f, seat, answer)
    pop(s)
    return False


@rule
def _begin_turn(s: Any, seat: int) -> None:
    note(s, h.TURN, seat, NO_CARD, NOWHERE, NOWHERE)
    if law(s) == _PEEK:
        peek(s, seat)
    if not is_empty(both(pile_of(s, seat), t.EARLY_DRAWS)):
        draw(s, seat, h.DRAW)


@rule
def _play_a_trait(s: Any, f: int, seat: int, answer: int) -> bool:
    if answer != NONE:
        if answer == KEEP or answer == REDRAW:
            return _skip_turn(s, f, seat, answer)
        goto(s, f, _EXTRA)
        play(s, seat, answer - CARD_ACTION, FROM_HAND | WITH_ACTION)
        return False
    if s.hand_n[seat] == 0:
        note(s, h.SKIP_TURN, seat, NO_CARD, NOWHERE, NOWHERE)
        pop(s)
        for _ in range(CARDS_FOR_AN_EMPTY_HAND):
            draw(s, seat, h.DRAW)
        return False
    cards = playable_hand(s, seat)
    if is_empty(cards):
        return ask(s, seat, ask_for.STUCK, NO_CARD, (1 << KEEP) | (1 << REDRAW), EMPTY)
    return ask(s, seat, ask_for.PLAY, NO_CARD, 0, cards)


@rule
def _skip_turn(s: Any, f: int, seat: int, answer: int) -> bool:
    note(s, h.SKIP_TURN, seat, NO_CARD, NOWHERE, NOWHERE)
    pop(s)
    if answer == REDRAW:
        _redraw(s, seat, CARDS_FOR_A_STUCK_HAND)
    return False


@rule
def _redraw(s: Any, seat: int, n: int) -> None:
    frame = push(s, work.REDRAW, seat, NO_CARD, 0)
    s.frames[frame, X] = n


@rule
def redraw(s: Any, f: int, answer: int) -> bool:
    """Discard the whole hand, then draw new cards. X: how many."""
    seat = num(s.frames[f, WHO])
    if s.hand_n[seat] > 0:
        discard_card(s, seat, lowest(hand_of(s, seat)))
        return False
    n = num(s.frames[f, X])
    pop(s)
    for _ in range(n):
        draw(s, seat, h.DRAW)
    return False


@rule
def _play_extra(s: Any, f: int, seat: int, answer: int) -> bool:
    if answer == NONE:
        if s.extra == 1:
            cards = both(playable_hand(s, seat), extra_plays(s))
            if not is_empty(cards):
                return ask(s, seat, ask_for.PLAY_EXTRA, current_age(s), 1 << NO, cards)
        goto(s, f, _BEFORE_STABILIZING)
        return False
    s.extra = 2
    goto(s, f, _BEFORE_STABILIZING)
    if answer != NO:
        play(s, seat, answer - CARD_ACTION, FROM_HAND | WITH_ACTION)
    return False


@rule
def current_age(s: Any) -> int:
    """The age in force."""
    return num(s.ages[num(s.age_at)])


@rule
def _discard_before_stabilizing(s: Any, f: int, seat: int, answer: int) -> bool:
    """Some ages let players discard a few cards before they stabilize. X: how many so far."""
    if answer != NONE and answer != DONE:
        s.frames[f, X] = num(s.frames[f, X]) + 1
        discard_card(s, seat, answer - CARD_ACTION)
        return False
    if answer == NONE and law(s) == _MAY_DISCARD and s.hand_n[seat] > 0:
        if num(s.frames[f, X]) < law_value(s):
            hand = distinct(hand_of(s, seat))
            return ask(s, seat, ask_for.DISCARD_MORE, current_age(s), 1 << DONE, hand)
    goto(s, f, _HOW_TO_STABILIZE)
    return False


@rule
def _how_to_stabilize(s: Any, f: int, seat: int, answer: int) -> bool:
    kind = law(s)
    if answer == NONE:
        if kind == _MAY_REDRAW:
            return ask(s, seat, ask_for.REDRAW, current_age(s), YES_OR_NO, EMPTY)
        if kind == _MAY_SKIP:
            return ask(s, seat, ask_for.SKIP_STABILIZING, current_age(s), YES_OR_NO, EMPTY)
    goto(s, f, _END)
    if answer == YES:
        if kind == _MAY_REDRAW:
            _redraw(s, seat, law_value(s))
        return False
    frame = push(s, work.STABILIZE, seat, NO_CARD, 0)
    s.frames[frame, X] = 1
    return False


@rule
def stabilize(s: Any, f: int, answer: int) -> bool:
    """Draw or discard until the hand is as large as it should be. X: this ends a turn."""
    seat = num(s.frames[f, WHO])
    ends_turn = s.frames[f, X] == 1
    size = max(num(s.gene_pool[seat]), 0)
    if ends_turn and law(s) == _STABILIZE_TO:
        size = law_value(s)
    if answer != NONE:
        discard_card(s, seat, answer - CARD_ACTION)
    held = num(s.hand_n[seat])
    if held > size:
        if size == 0:
            discard_card(s, seat, lowest(hand_of(s, seat)))
            return False
        cause = num(s.frames[f, CARD])
        return ask(s, seat, ask_for.STABILIZE, cause, 0, distinct(hand_of(s, seat)))
    pop(s)
    for _ in range(size - held):
        draw(s, seat, h.DRAW)
    if ends_turn and law(s) == _DRAW_AFTER:
        for _ in range(law_value(s)):
            draw(s, seat, h.DRAW)
    begin_offer_late(s, seat)
    return False


# --- World's End ---------------------------------------------------------------------------------


@rule
def _last_choices(s: Any, f: int) -> None:
    """In turn order everybody carries out the World's End effects of their traits."""
    asked = num(s.frames[f, X])
    if asked == num(s.players):
        goto(s, f, _CATASTROPHE_ENDS)
        return
    s.frames[f, X] = asked + 1
    push(s, work.LAST_CHOICES, seat_after(s, num(s.first), asked), NO_CARD, 0)


@rule
def last_choices(s: Any, f: int, answer: int) -> bool:
    """One player's World's End effects, in the order that player likes."""
    seat = num(s.frames[f, WHO])
    if answer == DONE:
        pop(s)
        return False
    if answer != NONE:
        _last_choice(s, seat, answer - CARD_ACTION)
        return False
    due = without(both(pile_of(s, seat), t.WITH_WORLDS_END), recall(s.resolved))
    sneaking = playable(s, seat, both(hand_of(s, seat), t.SNEAKS))
    if is_empty(sneaking):
        if is_empty(due):
            pop(s)
            return False
        if count(due) == 1:
            _last_choice(s, seat, lowest(due))
            return False
    words = 1 << DONE if is_empty(due) else 0
    return ask(s, seat, ask_for.WORLDS_END, NO_CARD, words, either(due, sneaking))


@rule
def _last_choice(s: Any, seat: int, card: int) -> None:
    if has(hand_of(s, seat), card):
        play(s, seat, card, FROM_HAND)
        return
    remember(s.resolved, either(recall(s.resolved), one(card)))
    start_effect(s, seat, card, t.ON_WORLDS_END, 0)


@rule
def _score(s: Any) -> None:
    for seat in range(num(s.players)):
        s.points[seat] = total(s, seat)
    push(s, work.TIE, 0, NO_CARD, 0)


@rule
def tie(s: Any, f: int, answer: int) -> bool:
    """While several players lead, each of them draws a trait and adds its face value. X: draws."""
    best = num(s.points[0]) + num(s.tie_points[0])
    for seat in range(1, num(s.players)):
        best = max(best, num(s.points[seat]) + num(s.tie_points[seat]))
    leaders = 0
    for seat in range(num(s.players)):
        if num(s.points[seat]) + num(s.tie_points[seat]) == best:
            leaders |= 1 << seat
    rounds = num(s.frames[f, X])
    if leaders & (leaders - 1) == 0 or rounds == TIE_DRAWS or top_of_deck(s) == NO_CARD:
        pop(s)
        s.phase = FINISHED
        s.over = 1
        s.turn = -1
        note(s, h.GAME_OVER, NO_CARD, NO_CARD, NOWHERE, NOWHERE)
        return False
    s.frames[f, X] = rounds + 1
    for turn_ in range(num(s.players)):
        seat = seat_after(s, num(s.first), turn_)
        if (leaders >> seat) & 1 == 1:
            _tie_draw(s, seat)
    return False


@rule
def _tie_draw(s: Any, seat: int) -> None:
    card = top_of_deck(s)
    if card != NO_CARD:
        move(s, h.NOTHING, card, DECK, DISCARD)
        s.tie_points[seat] = num(s.tie_points[seat]) + num(s.face[card])
        note(s, h.TIE_BREAK, seat, card, DECK, num(s.face[card]) + NUMBER_OFFSET)
