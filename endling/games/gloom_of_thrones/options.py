"""The options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from endling.errors import OptionError
from endling.games.gloom_of_thrones import tables as t
from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.mistakes import NothingPrinted
from endling.games.gloom_of_thrones.printing import OPTION_OF, at_table, number_in
from endling.games.gloom_of_thrones.text import LANGUAGES
from endling.games.options import Option, OptionReader, Options
from endling.games.taking import CardNumbers, Cards, Choice, Number
from endling.games.text.mistakes import NeverLeftOut, NotInRange, TooFewLeft, Unknown
from endling.kernel.cardset import card_set
from endling.names import known_name, similar_names

USUAL = "usual"
MIN_PLAYERS, MAX_PLAYERS = 2, 5
START_HAND = 5
_POINTS = Number(-50, 50)  # in a circle

_OPTIONS = {
    "porcelain_throne": Option(Choice((True, False)), True),
    "family_size": Option(Choice((3, 4, 5, USUAL)), USUAL),  # 5, and 4 with five players
    "mixed_families": Option(Choice((False, True)), False),
    "first_player": Option(Choice(("random", "story_vote")), "random"),
    "storytelling": Option(Choice(("off", "free", "prompts", "required_note")), "prompts"),
    "use_alt_names": Option(Choice((False, True)), False),
    "without": Option(Cards(), []),
    **{
        option: Option(CardNumbers(_POINTS.least, _POINTS.most), {})
        for option in OPTION_OF.values()
    },
}
_READER = OptionReader(_OPTIONS, Number(MIN_PLAYERS, MAX_PLAYERS), LANGUAGES)
TAKES, shorten = _READER.takes, _READER.shorten
_NAMES = tuple(card.name for card in t.CARDS)
_DECK_NAMES = _NAMES[: t.DECK_COUNT]


def parse(given: Mapping[str, Any] | None, players: int) -> Options:
    """Complete, checked options; anything wrong is refused with the option's name."""
    options = _READER.complete(given, players)
    options["without"] = sorted({_left_out(name) for name in options["without"]})
    for slot, option in OPTION_OF.items():
        options[option] = _check_points(option, slot, options[option])
    _check_supply(options, players)
    return options


def _find_card(option: str, given: str) -> str:
    card = known_name(given, _NAMES)
    if card is None:
        raise _READER.wrong(option, Unknown("card", given, tuple(similar_names(given, _NAMES)), ()))
    return card


def _left_out(given: str) -> str:
    card = _find_card("without", given)
    if card not in _DECK_NAMES:
        raise _READER.wrong("without", NeverLeftOut(card))
    return card


def _check_points(option: str, slot: str, given: Mapping[str, Any]) -> dict[str, int]:
    """Numbers that differ from those printed in a circle, by card."""
    found = {}
    for name, points in given.items():
        card = _find_card(option, name)
        printed = number_in(t.CARDS[t.NUMBER_OF[card]], slot)
        if printed is None:
            raise _READER.wrong(option, NothingPrinted(card))
        if not _POINTS.fits(points):
            raise _READER.wrong(option, NotInRange(points, _POINTS.least, _POINTS.most, card))
        if points != printed:
            found[card] = points
    return dict(sorted(found.items()))


def _check_supply(options: Options, players: int) -> None:
    """Everybody can be dealt a hand."""
    dealt = [
        card
        for card in t.DECK
        if card.name not in options["without"]
        and (options["porcelain_throne"] or not card.refers_to_throne)
    ]
    if len(dealt) < players * START_HAND:
        raise _READER.wrong("without", TooFewLeft("card", len(dealt), players * START_HAND))


def family_size(options: Options, players: int) -> int:
    """How many characters every family has."""
    if options["family_size"] == USUAL:
        return 4 if players == MAX_PLAYERS else 5
    return int(options["family_size"])


def write(options: Options, s: Any) -> None:
    """Put the options into a state. Stories and names are not part of the rules."""
    s.throne_in_play = options["porcelain_throne"]
    s.family_size = family_size(options, int(s.players))
    s.mixed_families = options["mixed_families"]
    s.story_vote = options["first_player"] == "story_vote"
    removed = (n for n, card in enumerate(t.DECK) if card.name in options["without"])
    s.removed = card_set(removed, t.SET_WORDS)
    cards = [at_table(card, options) for card in t.DECK]
    gloomy = (n for n, card in enumerate(cards) if isinstance(card, v.Modifier) and card.is_gloomy)
    s.gloomy = card_set(gloomy, t.SET_WORDS)
    s.printed = t.numbers_on(cards)


def change_card(options: Options, card: str, fact: str, value: Any) -> Options:
    """Options under which a card has another number in a circle; they are checked later."""
    option = OPTION_OF.get(fact)
    if option is None:
        facts = ", ".join(OPTION_OF)
        raise OptionError(f"{card}.{fact}", f"of a card, only its points can be changed: {facts}")
    return {**options, option: {**options.get(option, {}), card: value}}


def leave_out(options: Options, card: str) -> Options:
    """Options under which a card is not in the game; they are checked later."""
    return {**options, "without": [*options.get("without", []), card]}
