"""The board of Darwinning!, declared once: zones, facts, and the score calculator's form."""

from __future__ import annotations

from endling.board.declaration import (
    LARGEST,
    Area,
    Board,
    Cards,
    Entry,
    Fact,
    Form,
    Group,
    Kind,
    Listing,
    Look,
    Of,
    SeenBy,
    Sheet,
    Zone,
)
from endling.board.places import Places
from endling.games.darwinning import tables as t
from endling.games.darwinning.event_types import EVENTS
from endling.games.darwinning.questions import QUESTIONS
from endling.games.darwinning.reasons import REASONS
from endling.games.reasons import LEGAL
from endling.kernel.sizes import NO_CARD

MAX_PLAYERS = 6
PREVIEWS = 180  # entries: three cards, two of them jokers, have 29 uses, each seen by six species
CHANCES = 48
COUNTED = "hands_counted"  # the option under which everybody counts hands

DECK_CARDS = Cards("deck_card", t.FIRST_DECK_CARD, t.DECK_COUNT)
ENVIRONMENTS = Cards("environment", t.FIRST_ENVIRONMENT, t.ENVIRONMENT_COUNT)
SPECIES = Cards("species", t.FIRST_SPECIES, t.SPECIES_COUNT + 1, in_game="setup.species_in_game")
SPACES = Cards("trait_space", t.FIRST_SPACE, t.SPACE_COUNT, in_game="setup.spaces_in_game")

_USES = ("food_chain", "population", "environment", "trait")
_TRAITS = ("", *(kind.trait.name.lower() for kind in t.TRAITS))

BOARD = Board(
    game="darwinning",
    package="endling.games.darwinning",
    most_players=MAX_PLAYERS,
    card_names=tuple(card.name for card in t.CARDS),
    colors=t.SUIT_KEYS,
    questions=QUESTIONS,
    events=EVENTS,
    guess="visibility.guess_kept",
    zones=(
        Zone(
            "deck",
            Of.TABLE,
            DECK_CARDS,
            Form.LIST,
            SeenBy.NOBODY,
            counted_by=SeenBy.NOBODY,
            counted_if=COUNTED,
            area=Area.MIDDLE,
        ),
        Zone("discard", Of.TABLE, DECK_CARDS, Form.LIST, newest_first=True, area=Area.MIDDLE),
        Zone(
            "display",
            Of.TABLE,
            DECK_CARDS,
            Form.SET,
            facts=(
                Fact("used_by_leader", Kind.BOOL, rule="shown.used_by_leader"),
                Fact("used_by_follower", Kind.BOOL, rule="shown.used_by_follower"),
            ),
            area=Area.MIDDLE,
            look=Look.ROW,
        ),
        Zone("drawn", Of.TABLE, DECK_CARDS, Form.SET, area=Area.MIDDLE, look=Look.ROW),
        Zone(
            "hand",
            Of.SEAT,
            DECK_CARDS,
            Form.SET,
            SeenBy.OWNER,
            counted_by=SeenBy.OWNER,
            counted_if=COUNTED,
            guess_sizes="knowledge.guess_hand_sizes",
            area=Area.HAND,
            look=Look.FAN,
        ),
        Zone(
            "picked",  # for a combination that is not played yet, or to be kept for the next era
            Of.SEAT,
            DECK_CARDS,
            Form.SET,
            SeenBy.OWNER,
            counted_by=SeenBy.OWNER,
            part_of="hand",
            area=Area.HAND,
            look=Look.ROW,
        ),
        Zone("played", Of.SEAT, DECK_CARDS, Form.SET, area=Area.SEAT, look=Look.ROW),
        Zone(
            "used",  # for the food chain, or for population
            Of.SEAT,
            DECK_CARDS,
            Form.SET,
            area=Area.SEAT,
            look=Look.HEAP,
        ),
        Zone(
            "settled",
            Of.SEAT,
            DECK_CARDS,
            Form.SET,
            facts=(Fact("environment", Kind.CARD, rule="shown.settled_as", none=NO_CARD),),
            area=Area.SEAT,
            look=Look.HEAP,
        ),
        Zone("environments", Of.TABLE, ENVIRONMENTS, Form.SET, area=Area.MIDDLE, look=Look.ROW),
        Zone("elsewhere", Of.TABLE, ENVIRONMENTS, Form.SET, shown=False),
        Zone("species", Of.SEAT, SPECIES, Form.SET, area=Area.SEAT, look=Look.ROW),
        Zone(
            "offered",
            Of.SEAT,
            SPECIES,
            Form.SET,
            SeenBy.OWNER,
            counted_by=SeenBy.OWNER,
            area=Area.HAND,
            look=Look.FAN,
        ),
        Zone(
            "box",
            Of.TABLE,
            SPECIES,
            Form.SET,
            SeenBy.NOBODY,
            counted_by=SeenBy.NOBODY,
        ),
        Zone("dummy", Of.TABLE, SPECIES, Form.SET, area=Area.MIDDLE, look=Look.ROW),
        Zone(
            "spaces",
            Of.SEAT,
            SPACES,
            Form.SET,
            facts=(
                Fact("trait", Kind.WORD, rule="shown.trait_on", words=_TRAITS, none=0),
                Fact("printed", Kind.BOOL, rule="shown.is_printed"),
                Fact("unused", Kind.BOOL, rule="shown.is_unused_mutation"),
                Fact("points", rule="scoring.space_points"),
            ),
            area=Area.SEAT,
            look=Look.ROW,
        ),
        Zone("traits", Of.CARD, DECK_CARDS, Form.STACK, on="spaces", area=Area.CARD),
    ),
    table=(
        Fact("era", most=t.ERAS.shape[1], area=Area.MIDDLE),
        Fact("eras", rule="shown.eras", area=Area.MIDDLE),
        Fact("leader", Kind.SEAT, none=-1),
        Fact("best", Kind.SEAT, none=-1, area=Area.MIDDLE),  # who has the best combination so far
        Fact(
            "combination",
            Kind.WORD,
            rule="shown.best_combination",
            words=t.COMBINATION_KEYS,
            none=0,
            area=Area.MIDDLE,
        ),
        Fact("sum", rule="shown.best_sum", area=Area.MIDDLE),
        Fact(  # what has to be beaten: the best so far, or what the leader of two can still declare
            "to_beat",
            Kind.WORD,
            rule="chances.combination_to_beat",
            words=t.COMBINATION_KEYS,
            none=0,
        ),
        Fact("to_beat_sum", rule="chances.sum_to_beat"),
        Fact("last_trick", Kind.BOOL, area=Area.MIDDLE),
        Fact("dummy_space", none=0, most=t.TRACK, area=Area.MIDDLE),
        Listing(
            "dummy_can_eat",
            (Fact("", Kind.CARD),),
            room=MAX_PLAYERS,
            write="shown.write_prey_of_dummy",
        ),
        Listing(
            "dummy_cannot_eat",
            (Fact("species", Kind.CARD), Fact("reason", Kind.WORD, words=REASONS.names)),
            room=MAX_PLAYERS,
            write="shown.write_others_of_dummy",
        ),
        Listing(  # cards of the viewer that are part of something that beats it
            "beating",
            (Fact("", Kind.CARD),),
            room=t.DECK_COUNT,
            write="chances.write_beating",
        ),
        Listing(  # what the viewer could play
            "chances",
            (
                Fact("combination", Kind.WORD, words=t.COMBINATION_KEYS, none=0),
                Fact("sum"),
                *(Fact(f"card_{n}", Kind.CARD, none=NO_CARD) for n in range(1, 5)),
            ),
            room=CHANCES,
            write="chances.write_chances",
        ),
        Listing(  # what would become of a species if the viewer used a card so
            "previews",
            (
                Fact("card", Kind.CARD),
                Fact("use", Kind.WORD, words=_USES),
                Fact("where", Kind.CARD, none=NO_CARD),
                Fact("species", Kind.CARD),
                Fact("space"),
                Fact("population"),
                Fact("expected_food"),
                Fact("expected_bites"),
                Fact("bite_limit"),
                Fact("expected_population"),
            ),
            room=PREVIEWS,
            write="previews.write_previews",
        ),
        Listing(  # who could then eat whom, or no longer
            "hunts",
            (
                Fact("card", Kind.CARD),
                Fact("use", Kind.WORD, words=_USES),
                Fact("where", Kind.CARD, none=NO_CARD),
                Fact("eater", Kind.CARD),
                Fact("prey", Kind.CARD),
                Fact("reason", Kind.WORD, words=REASONS.names, none=LEGAL),
            ),
            room=PREVIEWS,
            write="previews.write_hunts",
        ),
    ),
    seat=(
        Fact("points", rule="scoring.points_of", area=Area.SEAT),
        Group(
            "points_for",
            (
                Fact("food_chain", field="space"),
                Fact("population", rule="shown.points_for_population"),
                Fact("environments", rule="shown.points_for_environments"),
                Fact("traits", rule="shown.points_for_traits"),
            ),
        ),
        Fact("space", none=0, most=t.TRACK, area=Area.SEAT),
        Fact("population", most=LARGEST, area=Area.SEAT),
        Fact("bites", most=LARGEST, area=Area.SEAT),
        Fact("food", rule="survival.sure_food", area=Area.SEAT),
        Listing(
            "can_eat",
            (Fact("", Kind.CARD),),
            room=MAX_PLAYERS,
            write="shown.write_prey",
        ),
        Listing(
            "cannot_eat",
            (Fact("species", Kind.CARD), Fact("reason", Kind.WORD, words=REASONS.names)),
            room=MAX_PLAYERS,
            write="shown.write_others",
        ),
        Fact("expected_food", rule="forecast.expected_food"),
        Fact("expected_bites", rule="forecast.expected_bites"),
        Fact("expected_population", rule="forecast.expected_population"),
        Fact("bite_limit", rule="shown.bite_limit_of"),
        Fact("fed", Kind.BOOL, rule="forecast.has_fed"),
        Listing(
            "lives_in",
            (Fact("environment", Kind.CARD), Fact("food"), Fact("printed", Kind.BOOL)),
            room=t.ENVIRONMENT_COUNT,
            write="shown.write_environments",
        ),
    ),
    sheet=Sheet(
        player=(
            Entry("species", "card", of=("species",)),
            Entry("space", "number", least=1, most=t.TRACK),
            Entry("population", "number", most=60),
            Entry("settled", "cards", of=("environment",)),
            Entry("traits", "cards", of=("trait_card",)),
            Entry("zero_space", "card", of=("trait_card",), optional=True),
        )
    ),
)
PLACES = Places(BOARD)
