"""What every kind of unfinished work may look like in an exact position."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings import work
from endling.games.doomlings.age_deck import CATASTROPHES_TO_THE_END
from endling.games.doomlings.attachments import host_of, is_silenced
from endling.games.doomlings.board import MAX_PLAYERS
from endling.games.doomlings.playing import FROM_HAND, MOST_MANNERS, TAKEN, WITH_ACTION
from endling.games.doomlings.questions import RAISE, REACT, RECOIL
from endling.games.doomlings.rounds import TURNS
from endling.games.doomlings.state import ENDING, REVEALING, TAKING_TURNS
from endling.games.doomlings.targets import COLORLESS
from endling.games.doomlings.turns import CARDS_FOR_A_STUCK_HAND
from endling.games.doomlings.vocabulary import LawKind, Who
from endling.games.soundness import Span, Work, steps
from endling.kernel.actions import COLOR
from endling.kernel.cardset import WORD, cards_in
from endling.kernel.frames import CARD, KIND, ROW, STEP, WHO, X, Y
from endling.kernel.sizes import NO_CARD
from endling.kernel.windows import ASKING_STATES, SEATS, WAITING_STATES, is_asking

_FLAG: Span = (0, 1)
DEEPEST = 16  # random games reach 6
_YOU = int(Who.YOU)
_CHAIN: Span = (0, t.MOST_REPEATS)
_MOST_PAID = int(t.COST[:, 3].max())
_MOST_REDRAWN = max(CARDS_FOR_A_STUCK_HAND, int(t.LAW_VALUE[t.LAW == LawKind.MAY_REDRAW].max()))
_SEAT: Span = (0, MAX_PLAYERS - 1)
_TRAIT: Span = (0, t.TRAIT_COUNT - 1)
_SEATS = range(MAX_PLAYERS + 1)


def is_trait(card: int) -> bool:
    """Whether it is the number of a trait."""
    return card < t.TRAIT_COUNT


def is_none(card: int) -> bool:
    """Whether no card is meant."""
    return card == NO_CARD


def may_be_none(card: int) -> bool:
    """Whether it is the number of a card, or none is meant."""
    return card < t.CARD_COUNT or card == NO_CARD


def has(words: Any, card: int) -> bool:
    """Whether a card is in a set of the record."""
    return bool(int(words[card // WORD]) >> card % WORD & 1)


def set_of(words: Any) -> set[int]:
    """The cards of a set of the record."""
    return set(cards_in(words))


def _movable(s: Any, seat: int, card: int) -> bool:
    """Whether some effect could move a trait out of a pile."""
    if not has(s.pile[seat], card) or host_of(s, card) != NO_CARD:
        return False
    return not has(t.FIXED, card) or (is_silenced(s, card) and not has(t.DOMINANTS, card))


def _below(s: Any) -> Any:
    """The work right under the top."""
    return s.frames[int(s.depth) - 2]


def _of_card(frame: Any) -> bool:
    """Whether the instruction belongs to the card that is said to give it."""
    if frame[CARD] >= t.CARD_COUNT:
        return False
    return any(first <= frame[ROW] < end for first, end in t.SPANS[frame[CARD]].tolist())


def _round(s: Any, frame: Any) -> bool:
    phase, card, step = int(s.phase), frame[CARD], frame[STEP]
    is_last = int(s.catastrophes) == CATASTROPHES_TO_THE_END
    if card != int(s.ages[int(s.age_at)]) or frame[X] > int(s.players) or frame[WHO] != 0:
        return False
    if step == _REVEAL:
        return phase == 0 and card == t.BIRTH_CARD
    if step == TURNS:
        return phase == TAKING_TURNS and not is_last
    if step == _REVEALED:
        return phase == REVEALING
    is_over = t.FIRST_CATASTROPHE <= card < t.BIRTH_CARD and is_last
    return phase == ENDING and is_over and is_revealed(s, int(s.worlds_end))


def is_revealed(s: Any, catastrophe: int) -> bool:
    """Whether it is a catastrophe that lies open."""
    is_one = t.FIRST_CATASTROPHE <= catastrophe < t.BIRTH_CARD
    return is_one and catastrophe in s.ages[: int(s.age_at) + 1].tolist()


def _choose_sign(s: Any, frame: Any) -> bool:
    return frame[X] < int(s.players) and int(s.phase) == 0


def _turn(s: Any, frame: Any) -> bool:
    return bool(frame[WHO] == s.turn and 0 < s.taken <= s.players)


def _playing(s: Any, frame: Any) -> bool:
    if frame[STEP] == _ARRIVE:
        return has(s.hand[frame[WHO]], frame[CARD])
    return frame[STEP] != _PAY_OPPONENT or _movable(s, frame[WHO], frame[Y])


def _window(s: Any, frame: Any) -> bool:
    """Reactions to the work below it; a trait can be taken from the pile in which it lies."""
    below, players = _below(s), int(s.players)
    acting, is_play = int(below[WHO]), int(below[KIND]) == work.PLAYING
    if frame[ROW] != REACT:
        return _trigger(s, frame)
    if frame[STEP] in WAITING_STATES:
        return frame[STEP] > 0 and frame[SEATS] == players
    if frame[WHO] != (acting + 1) % players or int(below[CARD]) != frame[CARD]:
        return False
    if int(below[X]) != 0 or not is_asking(frame, players):
        return False
    if int(below[KIND]) not in (work.PLAYING, work.ACTION):
        return False
    if frame[Y] & 1:
        return is_play and _movable(s, acting, frame[CARD])
    return True


def _roaming(s: Any, frame: Any) -> bool:
    return frame[WHO] == int(s.turn) and has(t.ROAMING, frame[CARD]) and _lies(s, frame)


def _lies(s: Any, frame: Any) -> bool:
    """The card lies in the pile of whoever is asked about it."""
    return has(s.pile[frame[WHO]], frame[CARD])


def _trigger(s: Any, frame: Any) -> bool:
    """A reaction to a discard or to a theft; it may have to wait, or be over already."""
    seats = 1 if frame[ROW] == RECOIL else int(s.players) - 1
    is_one = frame[ROW] == RECOIL or (frame[ROW] == RAISE and is_trait(frame[CARD]))
    if not is_one or not s.has_triggers:
        return False
    waits = frame[STEP] in WAITING_STATES and frame[SEATS] == seats
    return waits or is_asking(frame, seats)


def _effect(s: Any, frame: Any) -> bool:
    return any(
        first <= frame[ROW] < end == frame[Y] for first, end in t.SPANS[frame[CARD]].tolist()
    )


def _each(s: Any, frame: Any) -> bool:
    is_for_several = int(t.ROWS[frame[ROW], t.WHO]) != _YOU if frame[ROW] < len(t.ROWS) else False
    return is_for_several and _of_card(frame) and frame[STEP] <= int(s.players)


def _come_back(s: Any, frame: Any) -> bool:
    below = _below(s)
    return (
        int(below[WHO]) == frame[WHO]
        and bool(int(below[ROW]) & FROM_HAND)
        and _movable(s, frame[WHO], frame[CARD])
    )


def _stabilize(s: Any, frame: Any) -> bool:
    return frame[ROW] < len(t.ROWS)


def _instruction(s: Any, frame: Any) -> bool:
    is_row = frame[ROW] < len(t.ROWS) and int(t.ROWS[frame[ROW], t.VERB]) == frame[KIND]
    if not is_row or not _of_card(frame):
        return False
    check = _ABOUT.get(frame[KIND])
    return check is None or check(s, frame)


def _discard(s: Any, frame: Any) -> bool:
    return bool(frame[X] <= int(s.hand_n[frame[WHO]]))


def _discard_color(s: Any, frame: Any) -> bool:
    return bool(frame[Y] < int(s.players))


def _sift(s: Any, frame: Any) -> bool:
    return set_of(s.fresh) <= set_of(s.hand[frame[WHO]])


def _dig(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or _sift(s, frame)  # nothing is drawn before the colour is chosen


def _give_card(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or has(s.hand[frame[WHO]], frame[X])


def _draw_or_discard(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or _discard(s, frame)


def _swap_anywhere(s: Any, frame: Any) -> bool:
    seats = range(int(s.players))
    return frame[STEP] == 0 or any(_movable(s, seat, frame[X]) for seat in seats)


def _sacrifice(s: Any, frame: Any) -> bool:
    """The card to be played is held, and so are those drawn with it until they are discarded."""
    if frame[STEP] == 2:
        return bool(frame[X] > 0)
    chosen = frame[X] == 0 or has(s.hand[frame[WHO]], frame[X] - 1)
    return chosen and _sift(s, frame)


def _own_trait(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or _movable(s, frame[WHO], frame[X])


def _take(s: Any, frame: Any) -> bool:
    """What was shown is in the hands of others."""
    others = [seat for seat in range(int(s.players)) if seat != frame[WHO]]
    held = {card for seat in others for card in set_of(s.hand[seat])}
    shown = set_of(s.shown)
    return shown <= held and (frame[STEP] == 0 or bool(shown)) and frame[X] < int(s.players)


def _look_and_take(s: Any, frame: Any) -> bool:
    return _take(s, frame) and bool(frame[STEP]) == bool(set_of(s.shown)) and frame[X] == 0


def _trade(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or (frame[X] < int(s.players) and frame[X] != frame[WHO])


def _blight(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or 0 < frame[Y] < int(s.players)


def _recolor(s: Any, frame: Any) -> bool:
    return frame[STEP] == 0 or COLOR <= frame[X] < COLOR + COLORLESS


def _pass_cards(s: Any, frame: Any) -> bool:
    """A promise is a card of the hand."""
    players = int(s.players)
    if frame[X] >= players:
        return False
    for seat in range(players):
        promised = [int(card) for card in s.pledge[seat]]
        if not all(card == NO_CARD or has(s.hand[seat], card) for card in promised):
            return False
        if promised[0] == promised[1] != NO_CARD:
            return False
    return True


def _discard_lowest(s: Any, frame: Any) -> bool:
    """A promise is a card of the hand; there are none left when traits are discarded."""
    promised = [int(s.pledge[seat, 0]) for seat in range(int(s.players))]
    if frame[STEP] == 2:
        return all(card == NO_CARD for card in promised)
    return all(card == NO_CARD or has(s.hand[seat], card) for seat, card in enumerate(promised))


_ABOUT = {
    work.DISCARD: _discard,
    work.DISCARD_COLOR: _discard_color,
    work.SIFT: _sift,
    work.DRAW_OR_DISCARD: _draw_or_discard,
    work.SWAP_ANYWHERE: _swap_anywhere,
    work.SACRIFICE_SELF: _sacrifice,
    work.GIVE_CARD: _give_card,
    work.GIVE_TRAIT: _own_trait,
    work.SWAP_TRAITS: _own_trait,
    work.TAKE_SHOWN: _take,
    work.LOOK_AND_TAKE: _look_and_take,
    work.TRADE_DISCARDS: _trade,
    work.BLIGHT_COLOR: _blight,
    work.RECOLOR: _recolor,
    work.PASS_CARDS: _pass_cards,
    work.DISCARD_LOWEST: _discard_lowest,
    work.DIG: _dig,
    work.ATTACH: _lies,
}

# Steps of the frames of the flow, as they are counted there.
_REVEAL, _REVEALED, _CHOICES, _SCORE = 0, 1, 4, 6
_ARRIVE, _PAY, _PAY_OPPONENT, _WINDOW, _ON_PLAY, _ACT = range(6)


def _asking(x: Span = (0, 0), y: Span = (0, 0), last: int = 0, first: int = 0) -> Work:
    """An instruction that asks and is done before anything else begins."""
    asks = steps(*range(first, last + 1))
    return Work(asks=asks, x=x, y=y, z=_CHAIN, fits=_instruction)


def _discarding(asks: frozenset[int], x: Span = (0, 0), y: Span = (0, 0)) -> Work:
    """An instruction that discards cards one by one, each of which may be reacted to."""
    return Work(asks=asks, waits=steps(1), x=x, y=y, z=_CHAIN, fits=_instruction)


WORKS: dict[int, Work] = {
    work.ROUND: Work(
        waits=steps(_REVEAL, _REVEALED, TURNS, _CHOICES, _SCORE),
        on=steps(),
        x=(0, MAX_PLAYERS),
        fits=_round,
    ),
    work.TURN: Work(
        asks=steps(2, 3, 4, 5),
        waits=steps(1, 3, 4, 6, 7),
        on=steps(work.ROUND),
        cards=is_none,
        x=(0, 20),
        fits=_turn,
    ),
    work.CHOOSE_SIGN: Work(
        asks=steps(0), on=steps(work.ROUND), cards=is_none, x=_SEAT, fits=_choose_sign
    ),
    work.LAST_CHOICES: Work(asks=steps(0), waits=steps(0), on=steps(work.ROUND), cards=is_none),
    work.PLAYING: Work(
        asks=steps(_PAY, _PAY_OPPONENT),
        waits=steps(_ARRIVE, _PAY, _WINDOW, _ON_PLAY, _ACT),
        cards=is_trait,
        x=(0, TAKEN),
        y=_TRAIT,
        z=(0, _MOST_PAID),
        fits=lambda s, frame: frame[ROW] <= FROM_HAND | WITH_ACTION and _playing(s, frame),
    ),
    work.WINDOW: Work(
        asks=ASKING_STATES,
        waits=WAITING_STATES,
        cards=lambda card: card < t.CARD_COUNT,
        x=_FLAG,
        y=(0, MOST_MANNERS),
        z=(0, 255),
        fits=_window,
    ),
    work.ACTION: Work(waits=steps(0, 1), cards=is_trait, x=(0, TAKEN), y=_CHAIN),
    work.EFFECT: Work(
        waits=steps(0),
        cards=lambda card: card < t.CARD_COUNT,
        x=_CHAIN,
        y=(0, len(t.ROWS)),
        fits=_effect,
    ),
    work.EACH: Work(waits=steps(*_SEATS), z=_CHAIN, fits=_each),
    work.COME_BACK: Work(asks=steps(0), on=steps(work.PLAYING), cards=is_trait, fits=_come_back),
    work.OFFER_LATE: Work(asks=steps(0), cards=is_none),
    work.OFFER_ANYTIME: Work(
        asks=steps(0), waits=steps(0), cards=is_trait, x=_SEAT, y=(0, t.TRAIT_COUNT)
    ),
    work.RISING: Work(asks=steps(0), cards=is_trait),
    work.REGROW: Work(waits=steps(0), cards=is_trait),
    work.REDRAW: Work(waits=steps(0), cards=is_none, x=(0, _MOST_REDRAWN)),
    work.ROAMING: Work(asks=steps(0), on=steps(work.TURN), cards=is_trait, fits=_roaming),
    work.STABILIZE: Work(
        asks=steps(0), waits=steps(0), cards=may_be_none, x=_FLAG, z=_CHAIN, fits=_stabilize
    ),
    work.DISCARD: _discarding(steps(1), x=(0, t.TRAIT_COUNT)),
    work.DISCARD_COLOR: _discarding(steps(0), x=(0, COLORLESS - 1), y=_SEAT),
    work.REFRESH: _discarding(steps(0)),
    work.PLAY_ANOTHER: _asking(),
    work.PLAY_DRAWN: _asking(),
    work.PLAY_DISCARDED: _asking(),
    work.STEAL_TRAIT: _asking(),
    work.SWAP_TRAITS: _asking(x=_TRAIT, last=1),
    work.SWAP_SELF: _asking(),
    work.GIVE_TRAIT: _asking(x=_TRAIT, last=1),
    work.GIVE_SELF: _asking(),
    work.RETURN_TRAIT: _asking(),
    work.DISCARD_TRAIT: _asking(),
    work.TRADE_DISCARDS: Work(
        asks=steps(0, 1, 2), waits=steps(2), x=_SEAT, z=_CHAIN, fits=_instruction
    ),
    work.GIVE_CARD: _asking(x=_TRAIT, last=1),
    work.SWAP_HANDS: _asking(),
    work.STEAL_CARDS: _asking(),
    work.TAKE_SHOWN: _asking(x=_SEAT, last=1),
    work.LOOK_AND_TAKE: _asking(last=1),
    work.REPEAT_ACTION: _asking(),
    work.SIFT: _discarding(steps(1), x=(0, t.TRAIT_COUNT)),
    work.SHED_DOMINANTS: Work(asks=steps(0), waits=steps(0), x=_TRAIT, z=_CHAIN, fits=_instruction),
    work.PASS_CARDS: _asking(x=_SEAT, y=_FLAG),
    work.RECOLOR: _asking(x=(0, COLOR + COLORLESS), last=1),
    work.CHOOSE_COLOR: _asking(),
    work.BLIGHT_COLOR: Work(
        asks=steps(0),
        waits=steps(1),
        x=(0, COLORLESS - 1),
        y=_SEAT,
        z=_CHAIN,
        fits=_instruction,
    ),
    work.CHOOSE_CATASTROPHE: _asking(),
    work.PAINT_SELF: _asking(),
    work.DRAW_OR_DISCARD: _discarding(steps(0, 1), x=(0, t.TRAIT_COUNT)),
    work.TAKE_BACK: _asking(),
    work.TAKE_DISCARDED: _asking(x=_TRAIT),
    work.SWAP_ANYWHERE: _asking(x=_TRAIT, last=1),
    work.PLAY_PLAIN_DISCARDED: _asking(),
    work.MAY_DISCARD_TRAIT: _asking(),
    work.SACRIFICE_SELF: Work(
        asks=steps(0), waits=steps(1, 2), x=(0, t.TRAIT_COUNT), z=_CHAIN, fits=_instruction
    ),
    work.ACT_FROM_HAND: _asking(),
    work.DIG: _asking(x=(0, COLORLESS - 1), last=1),
    work.DISCARD_THEIRS: _asking(),
    work.ATTACH: _asking(),
    work.INFECT_LEFT: Work(
        asks=steps(0), waits=steps(1), x=(0, COLORLESS - 1), z=_CHAIN, fits=_instruction
    ),
    work.DISCARD_COMMONEST: _asking(),
    work.DISCARD_LOWEST: Work(
        asks=steps(0, 2),
        waits=steps(1, 2),
        x=(0, MAX_PLAYERS),
        y=(0, (1 << MAX_PLAYERS) - 1),
        z=_CHAIN,
        fits=_instruction,
    ),
}
