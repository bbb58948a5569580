"""What the rules read from outside: replays, positions, score sheets, options."""

from __future__ import annotations

import contextlib
import json
import random
import zlib
from functools import cache
from typing import Any

import endling
from endling import notation
from endling.errors import EndlingError
from endling.games import find_game, game_names
from endling.match import Match
from scripts.fuzz.mutation import damaged, damaged_bytes, damaged_text

_SEEDS = 300
_PLAYED_ON = 150  # decisions in a position that was accepted


@cache
def _options(game: str) -> tuple[dict[str, Any], ...]:
    """Some options that can be."""
    kinds = find_game(game).option_kinds()
    presets = kinds["preset"].values if "preset" in kinds else ()  # type: ignore[attr-defined]
    return ({}, *({"preset": preset} for preset in presets))


def _match(number: int, steps: int = 400) -> Match:
    """A game after some random decisions."""
    dice = random.Random(f"fuzz {number}")
    game = find_game(dice.choice(game_names()))
    players = dice.randint(game.min_players, game.max_players)
    match = Match.new(game.name, players, dice.randbytes(32), dice.choice(_options(game.name)))
    for _ in range(dice.randrange(steps)):
        if match.over:
            break
        match.play(dice.choice(match.legal))
    return match


@cache
def _position(number: int) -> tuple[str, str]:
    """The game and the position of a seed, as JSON; some with what a seat cannot know guessed."""
    match = _match(number)
    if number % 3 == 1 and not match.over:
        match = match.determinize(number % match.players, number)
    position = match.position()
    if number % 7 == 2:
        del position["more"]
    return match.game.name, json.dumps(position)


def try_position(dice: random.Random) -> bool:
    """A position is refused, or never breaks an invariant later."""
    game, text = _position(dice.randrange(_SEEDS))
    position = json.loads(text)
    more = position.get("more")
    if more is not None and dice.random() < 0.7:
        position["more"] = damaged(more, dice)
    else:
        position = damaged(position, dice)
    try:
        match = endling.position(game, position, dice.randrange(10))
    except EndlingError:
        return False
    _play_on(match, dice)
    return True


def _play_on(match: Match, dice: random.Random) -> None:
    for _ in range(_PLAYED_ON):
        match.check()
        if match.over:
            break
        match.play(dice.choice(match.legal))
    for seat in (None, *range(match.players)):
        match.view(seat)
    assert len(match.scores) == match.players
    match.position()


@cache
def a_replay(number: int) -> str:
    """A replay, of a game that was dealt or set up."""
    match = _match(number)
    if number % 2:
        steps = [match.play(match.legal[0]) for _ in range(3) if not match.over]
        assert len(steps) <= 3
        match = Match.from_position(match.game.name, match.position(), number)
        for _ in range(number % 5):
            if not match.over:
                match.play(match.legal[-1])
    return match.replay()


@cache
def _start(number: int) -> str:
    """The options or the position that a replay begins with, as JSON."""
    return json.dumps(notation._unpack_json(a_replay(number).split(".")[4]))


def try_replay(dice: random.Random) -> bool:
    """A replay is refused, or leads to a game."""
    number, change = dice.randrange(_SEEDS), dice.random()
    if change >= 0.6 and dice.random() < 0.9:
        number -= number % 2  # those without a position: a sound one takes long to check
    parts = a_replay(number).split(".")[:-1]
    at = dice.randrange(len(parts))
    if change < 0.6 and parts[4] != notation.NOTHING:
        start = json.dumps(damaged(json.loads(_start(number)), dice))
        parts[4] = notation._pack(zlib.compress(start.encode(), 1))
    elif change < 0.8:
        parts[at] = damaged_text(parts[at], dice)
    elif change < 0.9:
        parts[at] = notation._pack(damaged_bytes(parts[at].encode(), dice))
    else:
        length, _, digits = parts[6].partition("~")
        parts[6] = f"{length}~" + notation._pack(damaged_bytes(notation._unpack(digits), dice))
    body = ".".join(parts)
    is_sealed = body.isascii() and dice.random() < 0.95
    line = f"{body}.{notation._check(body)}" if is_sealed else damaged_text(body, dice)
    try:
        match = endling.replay(line)
    except EndlingError:
        return False
    match.check()
    return True


@cache
def a_sheet(number: int) -> tuple[str, str]:
    """What a finished game looks like on a score sheet."""
    match = _match(number, 10_000)
    dice = random.Random(number)
    position = match.position()
    sheet: dict[str, Any] = {"players": position["players"], "options": position["options"]}
    for seat, player in enumerate(position["players"]):
        chosen = [cards for cards in player.values() if isinstance(cards, list)]
        words = [*match.game.words_for_colors, *match.game.card_names]
        player["name"] = f"P{seat}"
        if dice.random() < 0.3:
            player["choices"] = {
                dice.choice(cards): dice.choice(words) for cards in chosen if cards
            }
    for name, value in position.items():  # whatever a sheet takes as well
        with contextlib.suppress(EndlingError):
            endling.score(match.game.name, {**sheet, name: value})
            sheet[name] = value
    return match.game.name, json.dumps(sheet)


def try_sheet(dice: random.Random) -> bool:
    """A score sheet is refused, or scored."""
    game, text = a_sheet(dice.randrange(_SEEDS))
    try:
        result = endling.score(game, damaged(json.loads(text), dice))
    except EndlingError as problem:
        find_game(game).error_text(problem, "de")
        return False
    json.dumps(result)
    return True


def try_options(dice: random.Random) -> bool:
    """Options are refused, or understood the same a second time."""
    game = find_game(dice.choice(game_names()))
    options: Any = dict(dice.choice(_options(game.name)))
    kinds = game.option_kinds()
    for name in dice.sample(list(kinds), min(len(kinds), dice.randrange(3))):
        choices = (*getattr(kinds[name], "values", ()), dice.randrange(1, 9), [])
        cards = dice.sample(game.card_names, 2)
        options[name] = dice.choice((*choices, cards, dict.fromkeys(cards, dice.randrange(-9, 9))))
    players: Any = damaged(dice.randint(game.min_players, game.max_players), dice)
    if dice.random() < 0.8:
        players = game.min_players
    if dice.random() < 0.6:
        options = damaged(options, dice)
    try:
        parsed = game.parse_options(options, players)
    except EndlingError as problem:
        game.error_text(problem, "de")
        return False
    assert game.parse_options(game.shorten_options(parsed), players) == parsed
    if dice.random() < 0.02:
        Match.new(game.name, players, 1, options).check()
    return True
