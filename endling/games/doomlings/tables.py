"""The declared cards as tables of numbers, which compiled rules read."""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings import work
from endling.games.doomlings.cards import AGES, BIRTH, CATASTROPHES, SETS, SIGNS, TRAITS
from endling.kernel.cardset import CardSet, card_set, either, words_for
from endling.kernel.numbering import Numbered

Table = np.ndarray[Any, np.dtype[np.int16] | np.dtype[np.int64]]

# Every physical card has its own number: traits (copies side by side), signs, ages, catastrophes,
# and birth, which is never an answer.
CARDS: tuple[v.Card, ...] = (
    *(trait for trait in TRAITS for _ in range(trait.copies)),
    *SIGNS,
    *AGES,
    *CATASTROPHES,
    BIRTH,
)
TRAIT_COUNT = sum(trait.copies for trait in TRAITS)
FIRST_SIGN = TRAIT_COUNT
FIRST_AGE = FIRST_SIGN + len(SIGNS)
FIRST_CATASTROPHE = FIRST_AGE + len(AGES)
BIRTH_CARD = FIRST_CATASTROPHE + len(CATASTROPHES)
CARD_COUNT = BIRTH_CARD + 1
SET_WORDS = words_for(TRAIT_COUNT)
EMPTY = card_set([], SET_WORDS)
NUMBER_OF = {card.name: number for number, card in reversed(list(enumerate(CARDS)))}

# Which set a card belongs to, by its name. The birth of life opens every game.
SET_NAMES = tuple(box.name for box in SETS)
SET_OF = {card.name: box.name for box in SETS for card in box.cards} | {BIRTH.name: SET_NAMES[0]}

# Ages and catastrophes as sets, counted from the first age.
AGE_OFFSETS = card_set(range(len(AGES)), SET_WORDS)
CATASTROPHE_OFFSETS = card_set(range(len(AGES), len(AGES) + len(CATASTROPHES)), SET_WORDS)

_TRAIT_CARDS = [card for card in CARDS if isinstance(card, v.Trait)]


def _numbers(wanted: Any) -> CardSet:
    numbers = [number for number, trait in enumerate(_TRAIT_CARDS) if wanted(trait)]
    return card_set(numbers, SET_WORDS)


def _face(trait: v.Trait) -> int:
    return trait.face or 0


# --- Sets of traits ------------------------------------------------------------------------------

ALL_TRAITS = _numbers(lambda t: True)
CLASSIC_TRAITS = _numbers(lambda t: SET_OF[t.name] == SET_NAMES[0])
DOMINANTS = _numbers(lambda t: t.dominant)
FIXED = _numbers(lambda t: t.dominant or v.Ability.STAY in t.abilities)  # never leave a pile
COLORLESS = _numbers(lambda t: not t.colors)
EFFECTLESS = _numbers(lambda t: t.effectless)
WITH_EFFECT = _numbers(lambda t: not t.effectless)
WITH_ACTION = _numbers(lambda t: bool(t.action))
WITH_WORLDS_END = _numbers(lambda t: bool(t.worlds_end))
WITH_SCORE = _numbers(lambda t: t.score is not None)
_OPEN_SCORES = (
    v.GenePool,
    v.HandSize,
    v.HandWithEffect,
    v.HandDominants,
    v.HandColors,
    v.OpponentPairs,
    v.MostTraits,
    v.DiscardedNegatives,
    v.DiscardedDominants,
    v.DiscardedOfSet,
    v.PerOfSet,
    v.LargestGenePool,
)
WITH_OPEN_SCORE = _numbers(  # those that depend on more than the pile they lie in
    lambda t: isinstance(t.score, _OPEN_SCORES) or t.score == v.Kin(everywhere=True)
)
CHOOSING = _numbers(lambda t: isinstance(t.score, v.PerChosenColor))
PAINTABLE = _numbers(lambda t: v.PaintSelf() in t.worlds_end)
HARMING = _numbers(lambda t: isinstance(t.score, v.OpponentsPerChosenColor))
WITH_GENE_POOL = _numbers(lambda t: t.gene_pool != 0)
CONDITIONAL = _numbers(lambda t: t.needs is not None or t.cost is not None)


def _able(ability: v.Ability) -> CardSet:
    return _numbers(lambda t: ability in t.abilities)


CANCELS = _able(v.Ability.CANCEL)
PARASITES = _able(v.Ability.PARASITE)
EFFIGIES = _able(v.Ability.EFFIGY)
OPPOSING = _able(v.Ability.OPPOSE)
CHALLENGERS = _able(v.Ability.CHALLENGE)
TO_ACTIONS = either(CANCELS, either(EFFIGIES, OPPOSING))  # reactions to an action
REACTIONS = either(either(TO_ACTIONS, PARASITES), CHALLENGERS)
RECOILING = _able(v.Ability.RECOIL)
RAISING = _able(v.Ability.RAISE)
RISING = _able(v.Ability.RISE)
HAUNTING = _able(v.Ability.HAUNT)
UNEXPECTED = _able(v.Ability.UNEXPECTED)
RAINBOWS = _able(v.Ability.RAINBOW)
ANYTIME = either(_able(v.Ability.ANYTIME), either(UNEXPECTED, RAINBOWS))
WITH_TRIGGER = either(either(RECOILING, RAISING), either(RISING, HAUNTING))
LATE = _able(v.Ability.LATE)
SNEAKS = _able(v.Ability.SNEAK)
ACTING_COUNT = len(  # cards that act at World's End
    [card for card in CARDS if isinstance(card, v.Trait) and card.acts_at_worlds_end]
)
SHIELDS = _able(v.Ability.SHIELD)
EARLY_DRAWS = _able(v.Ability.EARLY_DRAW)
ENDURING = _able(v.Ability.ENDURE)
REGROWING = _able(v.Ability.REGROW)
COMING_BACK = _able(v.Ability.COME_BACK)

# --- Attachments: a slot of the record for each --------------------------------------------------

ATTACHMENTS = tuple(n for n, trait in enumerate(_TRAIT_CARDS) if trait.attachment is not None)
ATTACHING = card_set(ATTACHMENTS, SET_WORDS)
ROAMING = _numbers(lambda t: t.attachment is not None and t.attachment.roams)
_GRIPS = [trait.attachment for trait in _TRAIT_CARDS if trait.attachment is not None]
LEAVINGS = (*v.Leaving, None)  # how traits leave piles; the last one: they are only pointed at
TAKEN, DISCARDED, HANDED, STAYING = range(len(LEAVINGS))


def _fits(trait: v.Trait, grip: v.Attach) -> bool:
    """Whether a trait can be the host of an attachment, by what is printed on it."""
    if trait.dominant or trait.attachment is not None:
        return False
    if grip.unlike is not None and trait.is_of(grip.unlike):
        return False
    return trait.effectless or not grip.effectless


def _table(rows: list[Any]) -> Table:
    """Narrow numbers where they suffice: rules look into many tables, which share one cache."""
    wide = np.array(rows, np.int64)
    narrow = wide.astype(np.int16)
    return narrow if (narrow == wide).all() else wide


SLOT = _table([ATTACHMENTS.index(n) if n in ATTACHMENTS else -1 for n in range(TRAIT_COUNT)])
IN_SLOT = _table(list(ATTACHMENTS))
HOSTS = _table([_numbers(lambda t, g=grip: _fits(t, g)) for grip in _GRIPS])
ANYWHERE = _table([int(grip.anywhere) for grip in _GRIPS])
HOST_COLOR = _table([-1 if grip.color is None else int(grip.color) for grip in _GRIPS])
SILENCING = _table([int(grip.silences) for grip in _GRIPS])
HOLDING = _table([[int(way in grip.holds) for way in LEAVINGS] for grip in _GRIPS])

OF_COLOR = _table([_numbers(lambda t, c=color: t.is_of(c)) for color in v.Color])
OF_SET = _table([_numbers(lambda t, n=name: SET_OF[t.name] == n) for name in SET_NAMES])
# For every trait, all that have a colour in common with it.
OF_SAME_COLOR = _table(
    [_numbers(lambda t, c=set(trait.colors): c & set(t.colors)) for trait in _TRAIT_CARDS]
)
# Cards that cannot be told apart: one row per name with several copies.
TWINS = _table(
    [_numbers(lambda t, n=trait.name: t.name == n) for trait in TRAITS if trait.copies > 1]
)

TWINNED = _numbers(lambda t: t.copies > 1)

# For every trait, all of its name.
NAMESAKES = _table([_numbers(lambda t, n=trait.name: t.name == n) for trait in _TRAIT_CARDS])

# --- One number per trait ------------------------------------------------------------------------

# As printed; an option can change them, so rules read them from the record. An event tells a face
# value, and the points drawn with it, in a byte.
FACE = _table([_face(t) for t in _TRAIT_CARDS])
LEAST_FACE, LARGEST_FACE = -50, 50
MOST_POINTS = 20_000  # that anybody can have, and can lack: more than all cards at these values
KIND = _table([TRAITS.index(t) for t in _TRAIT_CARDS])
GENE_POOL = _table([c.gene_pool if isinstance(c, v.Trait | v.Catastrophe) else 0 for c in CARDS])
GENE_POOL_FOR_ALL = _table([int(t.gene_pool_for_all) for t in _TRAIT_CARDS])
NEEDED = _table([t.needs.n if t.needs else 0 for t in _TRAIT_CARDS])
NEEDED_COLOR = _table([int(t.needs.color) if t.needs else 0 for t in _TRAIT_CARDS])
UNDENIABLE = _table([int(isinstance(c, v.Catastrophe) and c.undeniable) for c in CARDS])

# --- Which traits: a kind and a value ------------------------------------------------------------

ANY, COLORED, FACED, FACED_AT_LEAST, FACED_BETWEEN, IN_SET, HIGHEST = range(7)
BETWEEN = 16  # two face values as one number: the lower one times this, and the higher one


def _those(those: v.Those) -> tuple[int, int]:
    if those.color is not None:
        return COLORED, int(those.color)
    if those.face is not None:
        return FACED, those.face
    if those.at_most is not None:
        return FACED_BETWEEN, (those.at_least or 0) * BETWEEN + those.at_most
    if those.at_least is not None:
        return FACED_AT_LEAST, those.at_least
    if those.of_set is not None:
        return IN_SET, SET_NAMES.index(those.of_set)
    if those.highest:
        return HIGHEST, 0
    return ANY, 0


NO_COST, DISCARD_COST, GIVE_COST = range(3)


def _cost(trait: v.Trait) -> tuple[int, int, int, int, int]:
    """The kind of a cost, which traits pay it, how many, and whether cards of the hand do, too."""
    cost = trait.cost
    if cost is None:
        return NO_COST, 0, 0, 0, 0
    kind = GIVE_COST if cost.give else DISCARD_COST
    return kind, *_those(cost.those), cost.n, int(cost.hand)


COST = _table([_cost(t) for t in _TRAIT_CARDS])

# --- Programs: rows of instructions --------------------------------------------------------------

VERB, WHO, A, B, C = range(5)
ON_ACTION, ON_PLAY, ON_WORLDS_END, ON_REVEAL = range(4)
NO_COLOR = len(v.Color)


def _encode(i: v.Instruction) -> tuple[int, int, int, int]:
    """Whom the instruction is for, and its three arguments."""
    you, everyone = v.Who.YOU, v.Who.EVERYONE
    match i:
        case v.Draw(amount, who):
            return who, amount.kind, amount.value, 0
        case v.Discard(amount, who, pick):
            return who, amount.kind, amount.value, pick
        case v.Stabilize(who):
            return who, 0, 0, 0
        case v.PlayAnother(action):
            return you, int(action), 0, 0
        case v.PlayDrawn(color):
            return you, NO_COLOR if color is None else color, 0, 0
        case v.PlayDiscarded(top, action):
            return you, int(top), int(action), 0
        case v.StealTrait(those, action):
            return you, *_those(those), int(action)
        case v.SwapTraits(same_color):
            return you, int(same_color), 0, 0
        case v.DiscardTrait(those, who):
            return who, *_those(those), 0
        case v.StealCards(n, holders):
            if holders is None:
                return you, n, 0, 0
            return v.Who.HOLDERS, n, NUMBER_OF[holders], 0
        case v.LookAndTake(n):
            return you, TRAIT_COUNT if n is None else n, 0, 0
        case v.PeekAge(n):
            return you, n, 0, 0
        case v.RepeatAction(own):
            return you, int(own), 0, 0
        case v.Sift(draw, keep):
            return everyone, draw, keep, 0
        case v.ShedDominants() | v.InfectLeft() | v.DiscardCommonest():
            return everyone, 0, 0, 0
        case v.ForcePlay(name):
            return everyone, NUMBER_OF[name], 0, 0
        case v.DrawPoints(at_most):
            return everyone, at_most, 0, 0
        case v.DrawOrDiscard(draw, discard):
            return everyone, draw, discard, 0
        case v.DiscardTheirs(those):
            return you, *_those(those), 0
        case v.TakeDiscarded(n) | v.Dig(n):
            return you, n, 0, 0
        case _:
            return you, 0, 0, 0


def _programs_of(card: v.Card) -> tuple[v.Program, v.Program, v.Program, v.Program]:
    match card:
        case v.Trait():
            return card.action, card.on_play, card.worlds_end, ()
        case v.Age():
            return (), (), (), card.reveal
        case v.Catastrophe():
            return (), (), card.worlds_end, card.reveal
        case v.Birth() | v.Sign():
            return (), (), (), ()


def _build_programs() -> tuple[Table, Table]:
    rows: list[tuple[int, ...]] = []
    spans: list[list[tuple[int, int]]] = []
    first_of: dict[str, list[tuple[int, int]]] = {}
    for card in CARDS:
        if card.name not in first_of:
            first_of[card.name] = []
            for program in _programs_of(card):
                start = len(rows)
                rows += [(work.OF_INSTRUCTION[type(i)], *_encode(i)) for i in program]
                first_of[card.name].append((start, len(rows)))
        spans.append(first_of[card.name])
    return _table(rows), _table(spans)


# ROWS[row] is an instruction; SPANS[card, occasion] is where its program begins and ends.
ROWS, SPANS = _build_programs()

# Which kind of repeating action a card has (a bit), so that repeats never go in circles.
REPEATS_OWN, REPEATS_OPPONENTS, REPEATS_HAND = 1, 2, 4
MOST_REPEATS = REPEATS_OWN | REPEATS_OPPONENTS | REPEATS_HAND


def _repeats(trait: v.Trait) -> int:
    bits = {
        v.RepeatAction(own=True): REPEATS_OWN,
        v.RepeatAction(own=False): REPEATS_OPPONENTS,
        v.ActFromHand(): REPEATS_HAND,
    }
    return sum(bits.get(i, 0) for i in trait.action)


REPEATERS = _table([_numbers(lambda t, b=chain: _repeats(t) & b) for chain in range(8)])

# --- Laws of ages --------------------------------------------------------------------------------

_LAWS = [card.law if isinstance(card, v.Age) else v.Law(v.LawKind.NONE) for card in CARDS]
LAW = _table([int(law.kind) for law in _LAWS])
LAW_VALUE = _table([law.value for law in _LAWS])


def _banned(law: v.Law) -> CardSet:
    if law.kind == v.LawKind.BAN_COLOR:
        return _numbers(lambda t: t.is_of(v.Color(law.value)))
    return EMPTY


BANNED = _table([_banned(law) for law in _LAWS])

# --- Scores --------------------------------------------------------------------------------------

SCORES = Numbered[type[v.Score]]()
NO_SCORE = SCORES.declare(v.Score)
GENE_POOL_SCORE = SCORES.declare(v.GenePool)
HAND_SIZE = SCORES.declare(v.HandSize)
HAND_WITH_EFFECT = SCORES.declare(v.HandWithEffect)
HAND_DOMINANTS = SCORES.declare(v.HandDominants)
HAND_COLORS = SCORES.declare(v.HandColors)
PILE_COLORS = SCORES.declare(v.PileColors)
PER_TRAIT_OF_COLOR = SCORES.declare(v.PerTraitOfColor)
PER_TRAIT = SCORES.declare(v.PerTrait)
PER_FACE_VALUE = SCORES.declare(v.PerFaceValue)
PER_NEGATIVE_FACE = SCORES.declare(v.PerNegativeFace)
KIN = SCORES.declare(v.Kin)
COLOR_PAIRS = SCORES.declare(v.ColorPairs)
OPPONENT_PAIRS = SCORES.declare(v.OpponentPairs)
FEWEST_COLOR = SCORES.declare(v.FewestColor)
MOST_TRAITS = SCORES.declare(v.MostTraits)
PER_CHOSEN_COLOR = SCORES.declare(v.PerChosenColor)
OPPONENTS_PER_CHOSEN_COLOR = SCORES.declare(v.OpponentsPerChosenColor)
DISCARDED_NEGATIVES = SCORES.declare(v.DiscardedNegatives)
DISCARDED_DOMINANTS = SCORES.declare(v.DiscardedDominants)
DISCARDED_OF_SET = SCORES.declare(v.DiscardedOfSet)
ALL_COLORS = SCORES.declare(v.AllColors)
PER_OF_SET = SCORES.declare(v.PerOfSet)
PER_OWN_OF_SET = SCORES.declare(v.PerOwnOfSet)
PER_EFFECTLESS = SCORES.declare(v.PerEffectless)
PER_HOST_COLOR = SCORES.declare(v.PerHostColor)
HOST_FACE = SCORES.declare(v.HostFace)
LARGEST_GENE_POOL = SCORES.declare(v.LargestGenePool)


def _score(score: v.Score | None) -> tuple[int, int, int]:
    """The kind of a score, its points (or flag), and its colour, face value or set."""
    if score is None:
        return NO_SCORE, 0, 0
    kind = SCORES.number_of(type(score))
    match score:
        case v.PerTraitOfColor(points, color):
            return kind, points, int(color)
        case v.PerFaceValue(points, face):
            return kind, points, face
        case v.Kin(everywhere):
            return kind, int(everywhere), 0
        case v.OpponentPairs(color):
            return kind, 1, int(color)
        case v.DiscardedNegatives(every):
            return kind, 1, every
        case (
            v.DiscardedOfSet(points, of_set)
            | v.PerOfSet(points, of_set)
            | v.PerOwnOfSet(points, of_set)
        ):
            return kind, points, SET_NAMES.index(of_set)
        case (
            v.HandDominants(points)
            | v.PerTrait(points)
            | v.PerNegativeFace(points)
            | v.FewestColor(points)
            | v.MostTraits(points)
            | v.PerChosenColor(points)
            | v.OpponentsPerChosenColor(points)
            | v.DiscardedDominants(points)
            | v.AllColors(points)
            | v.PerEffectless(points)
            | v.PerHostColor(points)
        ):
            return kind, points, 0
        case _:
            return kind, 1, 0


SCORE = _table([_score(t.score) for t in _TRAIT_CARDS])
# The points of a score instead, while a card is attached to the trait.
AS_HOST = _table(
    [t.score.as_host if isinstance(t.score, v.PerOwnOfSet) else 0 for t in _TRAIT_CARDS]
)
KIN_OF = _table([_numbers(lambda t, n=trait.name: t.name == n) for trait in TRAITS])

# --- Points at World's End -----------------------------------------------------------------------

POINT_RULES = Numbered[type[v.Points]]()
NO_POINTS = POINT_RULES.declare(v.Points)
POINTS_PER_TRAIT = POINT_RULES.declare(v.PointsPerTrait)
POINTS_PER_MISSING_COLOR = POINT_RULES.declare(v.PointsPerMissingColor)
POINTS_FOR_MOST_TRAITS = POINT_RULES.declare(v.PointsForMostTraits)
POINTS_FOR_FEWEST_TRAITS = POINT_RULES.declare(v.PointsForFewestTraits)
COLORLESS_WORTH = POINT_RULES.declare(v.ColorlessWorth)
POINTS_PER_FACE = POINT_RULES.declare(v.PointsPerFace)


def _points(card: v.Card) -> tuple[int, int, int]:
    rule = card.points if isinstance(card, v.Catastrophe) else None
    match rule:
        case None:
            return NO_POINTS, 0, 0
        case v.PointsPerTrait(points, color):
            return POINT_RULES.number_of(type(rule)), points, int(color)
        case v.PointsPerFace(points, at_least):
            return POINT_RULES.number_of(type(rule)), points, at_least
        case (
            v.PointsPerMissingColor(points)
            | v.PointsForMostTraits(points)
            | v.PointsForFewestTraits(points)
            | v.ColorlessWorth(points)
        ):
            return POINT_RULES.number_of(type(rule)), points, 0
        case _:
            raise TypeError(f"no table row for {rule}")


POINTS = _table([_points(card) for card in CARDS])


# --- Signs ---------------------------------------------------------------------------------------

GOALS: tuple[type[v.Goal], ...] = (v.Tally, v.LowestScore, v.FewestTraits, v.ColorSets)
TALLY, LOWEST_SCORE, FEWEST_TRAITS, COLOR_SETS = range(len(GOALS))


def _goal(goal: v.Goal) -> tuple[int, ...]:
    """The kind of a goal, and its numbers; of a tally what is counted, and two steps."""
    match goal:
        case v.Tally(what, good, best):
            steps = (good.least, good.most, good.points, best.least, best.most, best.points)
            return TALLY, what, *steps
        case v.LowestScore(alone, tied):
            return LOWEST_SCORE, alone, tied, 0, 0, 0, 0, 0
        case v.FewestTraits(alone, tied):
            return FEWEST_TRAITS, alone, tied, 0, 0, 0, 0, 0
        case v.ColorSets(points):
            return COLOR_SETS, points, 0, 0, 0, 0, 0, 0
        case _:
            raise TypeError(f"no table row for {goal}")


GOAL = _table([_goal(sign.goal) for sign in SIGNS])  # counted from the first sign
