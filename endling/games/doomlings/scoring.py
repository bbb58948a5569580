"""What traits are worth at the end."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import tables as t
from endling.games.doomlings.attachments import attached_to, host_of, is_silenced
from endling.games.doomlings.other_sets import has_sign, painted
from endling.games.doomlings.state import SHIELDED, discarded_for_score, faced, hand_of, pile_of
from endling.games.doomlings.tables import EMPTY
from endling.games.doomlings.targets import COLORLESS, all_of_color, colors_in_pile, of_color
from endling.games.doomlings.vocabulary import Tallied
from endling.kernel.bits import lowest_bit
from endling.kernel.cardset import (
    WORD,
    CardSet,
    both,
    count,
    either,
    has,
    is_empty,
    row_of,
    without,
)
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.sizes import NO_CARD

LEADER_BONUS = 3
_DOMINANTS, _EFFECTLESS = int(Tallied.DOMINANTS), int(Tallied.EFFECTLESS)
_WITH_ACTION, _TRAITS = int(Tallied.WITH_ACTION), int(Tallied.TRAITS)


@rule
def total(s: Any, seat: int) -> int:
    """Everything that counts for a seat."""
    return before_goals(s, seat) + sign_points(s, seat)


@rule
def before_goals(s: Any, seat: int) -> int:
    """Everything that counts for a seat but its sign."""
    return settled_points(s, seat) + open_bonuses(s, seat) + points_from_outside(s, seat)


@rule
def settled_points(s: Any, seat: int) -> int:
    """What the traits of a pile are worth by themselves: it changes only with `grounds` or pile."""
    pile = pile_of(s, seat)
    usual = _valued_as_usual(s, seat)
    points = (count(pile) - count(usual)) * num(t.POINTS[num(s.worlds_end), 1])
    for i in range(t.SET_WORDS):
        word = usual[i]
        while word != 0:
            points += num(s.face[i * WORD + lowest_bit(word)])
            word &= word - 1
    return points + _bonuses(s, seat, without(both(usual, t.WITH_SCORE), t.WITH_OPEN_SCORE))


@rule
def grounds(s: Any, seat: int) -> int:
    """What `settled_points` depends on besides the pile, as one number: colours and World's End."""
    colors = num(s.recolor[seat, 0]) + 8 * num(s.recolor[seat, 1]) + 64 * num(s.chosen[0])
    colors += 512 * painted(s)
    if _is_colorless_worth(s, seat):
        return colors + 4096 * (1 + num(s.worlds_end))
    return colors


@rule
def open_bonuses(s: Any, seat: int) -> int:
    """The bonuses of a pile that depend on hands, gene pools or the piles of others."""
    return _bonuses(s, seat, both(_valued_as_usual(s, seat), t.WITH_OPEN_SCORE))


@rule
def points_from_outside(s: Any, seat: int) -> int:
    """What does not come from the traits of one's own pile."""
    return catastrophe_points(s, seat) + from_opponents(s, seat) + leader_points(s, seat)


@rule
def _valued_as_usual(s: Any, seat: int) -> CardSet:
    """The pile, without colourless traits to which the World's End effect gives another value."""
    pile = pile_of(s, seat)
    if _is_colorless_worth(s, seat):
        return without(pile, without(all_of_color(s, COLORLESS), t.DOMINANTS))
    return pile


@rule
def _bonuses(s: Any, seat: int, cards: CardSet) -> int:
    points = 0
    for i in range(t.SET_WORDS):
        word = cards[i]
        while word != 0:
            points += bonus(s, seat, i * WORD + lowest_bit(word))
            word &= word - 1
    return points


@rule
def card_points(s: Any, seat: int, card: int) -> int:
    """What one trait in the pile is worth: its face value and its bonus."""
    if _is_colorless_worth(s, seat) and not has(t.DOMINANTS, card):
        if has(all_of_color(s, COLORLESS), card):
            return num(t.POINTS[num(s.worlds_end), 1])
    points = num(s.face[card])
    if has(t.WITH_SCORE, card):
        points += bonus(s, seat, card)
    return points


@rule
def _is_colorless_worth(s: Any, seat: int) -> bool:
    """Whether the World's End effect changes what colourless traits of this seat are worth."""
    rule_of_end = num(t.POINTS[num(s.worlds_end), 0])
    return rule_of_end == t.COLORLESS_WORTH and touched_at_end(s, seat)


@rule
def touched_at_end(s: Any, seat: int) -> bool:
    """Whether the World's End effect touches the seat; a shield covers the last catastrophe."""
    last = num(s.ages[num(s.age_at)])
    return not (s.shield[seat] == SHIELDED and num(s.worlds_end) == last)


@rule
def bonus(s: Any, seat: int, card: int) -> int:
    """The drop of life of a trait."""
    if is_silenced(s, card):
        return 0
    kind, points, value = num(t.SCORE[card, 0]), num(t.SCORE[card, 1]), num(t.SCORE[card, 2])
    if kind == t.PER_TRAIT_OF_COLOR:
        return points * count(of_color(s, seat, value))
    if kind == t.KIN:
        return _kin(s, seat, row_of(t.KIN_OF, num(t.KIND[card]), EMPTY), points == 1)
    if kind == t.GENE_POOL_SCORE:
        return num(s.gene_pool[seat])
    if kind <= t.HAND_COLORS:
        return _hand_bonus(s, seat, kind, points)
    if kind == t.ALL_COLORS:
        return points if colors_in_pile(s, seat) == COLORLESS else 0
    if kind == t.PER_OF_SET:
        return points * _kin(s, seat, row_of(t.OF_SET, value, EMPTY), True)
    if kind >= t.PER_OWN_OF_SET:
        return _attachment_bonus(s, seat, card)
    if kind >= t.DISCARDED_NEGATIVES:
        return _discard_bonus(s, kind, points, value)
    return _pile_bonus(s, seat, kind, points, value)


@rule
def _discard_bonus(s: Any, kind: int, points: int, value: int) -> int:
    cards = discarded_for_score(s)
    if kind == t.DISCARDED_NEGATIVES:
        return points * (count(faced(s, cards, t.LEAST_FACE, -1)) // value)
    if kind == t.DISCARDED_DOMINANTS:
        return points * count(both(cards, t.DOMINANTS))
    return points * count(both(cards, row_of(t.OF_SET, value, EMPTY)))


@rule
def _attachment_bonus(s: Any, seat: int, card: int) -> int:
    """The scores that came with attachments, and with what they are attached to."""
    kind, points, value = num(t.SCORE[card, 0]), num(t.SCORE[card, 1]), num(t.SCORE[card, 2])
    if kind == t.PER_OWN_OF_SET:
        if attached_to(s, card) != NO_CARD:
            points = num(t.AS_HOST[card])
        return points * _kin(s, seat, row_of(t.OF_SET, value, EMPTY), False)
    if kind == t.PER_EFFECTLESS:
        return points * count(both(pile_of(s, seat), t.EFFECTLESS))
    if kind == t.LARGEST_GENE_POOL:
        return _largest_gene_pool(s)
    host = host_of(s, card)
    if host == NO_CARD:
        return 0
    if kind == t.HOST_FACE:
        return num(s.face[host])
    cards = EMPTY
    for color in range(COLORLESS):
        colored = of_color(s, seat, color)
        if has(colored, host):
            cards = either(cards, colored)
    return points * count(cards)


@rule
def _largest_gene_pool(s: Any) -> int:
    largest = num(s.gene_pool[0])
    for seat in range(1, num(s.players)):
        largest = max(largest, num(s.gene_pool[seat]))
    return largest


@rule
def _kin(s: Any, seat: int, kin: CardSet, everywhere: bool) -> int:
    if not everywhere:
        return count(both(pile_of(s, seat), kin))
    n = 0
    for other in range(num(s.players)):
        n += count(both(pile_of(s, other), kin))
    return n


@rule
def _hand_bonus(s: Any, seat: int, kind: int, points: int) -> int:
    hand = hand_of(s, seat)
    if kind == t.HAND_SIZE:
        return num(s.hand_n[seat])  # public, unlike the cards themselves
    if kind == t.HAND_WITH_EFFECT:
        return count(both(hand, t.WITH_EFFECT))
    if kind == t.HAND_DOMINANTS:
        return points * count(both(hand, t.DOMINANTS))
    colors = 0
    for color in range(COLORLESS):
        if not is_empty(both(hand, row_of(t.OF_COLOR, color, EMPTY))):
            colors += 1
    return colors


@rule
def _pile_bonus(s: Any, seat: int, kind: int, points: int, value: int) -> int:
    pile = pile_of(s, seat)
    if kind == t.PILE_COLORS:
        return colors_in_pile(s, seat)
    if kind == t.PER_TRAIT:
        return points * count(pile)
    if kind == t.PER_FACE_VALUE:
        return points * count(faced(s, pile, value, value))
    if kind == t.PER_NEGATIVE_FACE:
        return points * count(faced(s, pile, t.LEAST_FACE, -1))
    if kind == t.COLOR_PAIRS:
        return _pairs(s, seat)
    if kind == t.OPPONENT_PAIRS:
        return _opponent_pairs(s, seat, value)
    if kind == t.FEWEST_COLOR:
        return points * _fewest_of_a_color(s, seat)
    if kind == t.MOST_TRAITS:
        return points if _has_most_traits(s, seat) else 0
    if kind == t.PER_CHOSEN_COLOR and s.chosen[0] > 0:
        return points * count(of_color(s, seat, num(s.chosen[0]) - 1))
    return 0


@rule
def _pairs(s: Any, seat: int) -> int:
    pairs = 0
    for color in range(COLORLESS):
        pairs += count(of_color(s, seat, color)) // 2
    return pairs


@rule
def _opponent_pairs(s: Any, seat: int, color: int) -> int:
    pairs = 0
    for other in range(num(s.players)):
        if other != seat:
            pairs += count(of_color(s, other, color)) // 2
    return pairs


@rule
def _fewest_of_a_color(s: Any, seat: int) -> int:
    fewest = 0
    colors = 0
    for color in range(COLORLESS):
        n = count(of_color(s, seat, color))
        if n > 0:
            colors += 1
            fewest = n if fewest == 0 else min(fewest, n)
    return fewest if colors >= 2 else 0


@rule
def _has_most_traits(s: Any, seat: int) -> bool:
    mine = count(pile_of(s, seat))
    for other in range(num(s.players)):
        if other != seat and count(pile_of(s, other)) >= mine:
            return False
    return True


@rule
def from_opponents(s: Any, seat: int) -> int:
    """What opponents' traits do to this seat's score."""
    if s.chosen[1] == 0:
        return 0
    points = 0
    for other in range(num(s.players)):
        if other == seat:
            continue
        for i in range(t.SET_WORDS):
            word = num(s.pile[other, i]) & t.HARMING[i]
            while word != 0:
                card = i * WORD + lowest_bit(word)
                n = count(of_color(s, seat, num(s.chosen[1]) - 1))
                points += num(t.SCORE[card, 1]) * n
                word &= word - 1
    return points


@rule
def catastrophe_points(s: Any, seat: int) -> int:
    """What the World's End effect gives or takes."""
    end = num(s.worlds_end)
    if not touched_at_end(s, seat):
        return 0
    kind, points = num(t.POINTS[end, 0]), num(t.POINTS[end, 1])
    if kind == t.POINTS_PER_TRAIT:
        return points * count(of_color(s, seat, num(t.POINTS[end, 2])))
    if kind == t.POINTS_PER_MISSING_COLOR:
        return points * (COLORLESS - colors_in_pile(s, seat))
    if kind == t.POINTS_PER_FACE:
        return points * count(faced(s, pile_of(s, seat), num(t.POINTS[end, 2]), t.LARGEST_FACE))
    if kind == t.POINTS_FOR_MOST_TRAITS or kind == t.POINTS_FOR_FEWEST_TRAITS:
        mine = count(pile_of(s, seat))
        for other in range(num(s.players)):
            theirs = count(pile_of(s, other))
            if (theirs > mine) if kind == t.POINTS_FOR_MOST_TRAITS else (theirs < mine):
                return 0
        return points
    return num(s.drawn_points[seat])


@rule
def leader_points(s: Any, seat: int) -> int:
    """Option: a bonus for the one player with the largest gene pool."""
    if s.leader_bonus == 0:
        return 0
    for other in range(num(s.players)):
        if other != seat and num(s.gene_pool[other]) >= num(s.gene_pool[seat]):
            return 0
    return LEADER_BONUS


@rule
def sign_points(s: Any, seat: int) -> int:
    """What the sign of a seat is worth, as far as the state tells which it is."""
    if not has_sign(s, seat):
        return 0
    sign = num(s.sign[seat]) - t.FIRST_SIGN
    kind = num(t.GOAL[sign, 0])
    if kind == t.TALLY:
        n = _tally(s, seat, num(t.GOAL[sign, 1]))
        for step in range(2, 8, 3):
            if num(t.GOAL[sign, step]) <= n <= num(t.GOAL[sign, step + 1]):
                return num(t.GOAL[sign, step + 2])
        return 0
    if kind == t.COLOR_SETS:
        return num(t.GOAL[sign, 1]) * _color_sets(s, seat)
    mine = _ranked(s, seat, kind)
    points = num(t.GOAL[sign, 1])
    for other in range(num(s.players)):
        if other != seat:
            theirs = _ranked(s, other, kind)
            if theirs < mine:
                return 0
            if theirs == mine:
                points = num(t.GOAL[sign, 2])
    return points


@rule
def _ranked(s: Any, seat: int, kind: int) -> int:
    """What the lowest of is rewarded."""
    return before_goals(s, seat) if kind == t.LOWEST_SCORE else count(pile_of(s, seat))


@rule
def _tally(s: Any, seat: int, what: int) -> int:
    """How many there are of what a goal counts."""
    if what <= COLORLESS:
        return count(of_color(s, seat, what))
    pile = pile_of(s, seat)
    if what == _DOMINANTS:
        return count(both(pile, t.DOMINANTS))
    if what == _EFFECTLESS:
        return count(both(pile, t.EFFECTLESS))
    if what == _WITH_ACTION:
        return count(both(pile, t.WITH_ACTION))
    return count(pile) if what == _TRAITS else num(s.gene_pool[seat])


@rule
def _color_sets(s: Any, seat: int) -> int:
    """How many times all four colours can be put together, each trait used once.

    Hall's condition: this many, if any colours together have at least this many traits for each.
    """
    most = count(pile_of(s, seat))
    for colors in range(1, 1 << COLORLESS):
        cards = EMPTY
        n = 0
        for color in range(COLORLESS):
            if (colors >> color) & 1 == 1:
                cards = either(cards, of_color(s, seat, color))
                n += 1
        most = min(most, count(cards) // n)
    return most


@rule
def shown_points(s: Any, seat: int) -> int:
    """The points of a seat: final ones when the game is over, running ones before."""
    return num(s.points[seat]) if s.over == 1 else total(s, seat)


@rule
def own_color(s: Any, seat: int) -> int:
    """The colour chosen for a trait of the seat that scores by it, or -1."""
    return -1 if is_empty(both(pile_of(s, seat), t.CHOOSING)) else num(s.chosen[0]) - 1


@rule
def opponents_color(s: Any, seat: int) -> int:
    """The colour chosen for a trait of the seat that costs opponents points by it, or -1."""
    return -1 if is_empty(both(pile_of(s, seat), t.HARMING)) else num(s.chosen[1]) - 1


@rule
def write_recolor(s: Any, seat: int, row: Any, at: int) -> int:
    """The colour that counts as another, and that other."""
    n = 0
    for i in range(2):
        if num(s.recolor[seat, i]) > 0:
            row[at + n] = num(s.recolor[seat, i]) - 1
            n += 1
    return n


@rule
def paint(s: Any, viewer: int) -> int:
    """The colour that a colourless trait has taken on, or -1."""
    return num(s.painted) - 1
