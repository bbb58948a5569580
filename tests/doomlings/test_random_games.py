"""Random games break no rule, and their scores are those of the slow scorer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import endling
from endling.cli.bulk import BulkProver
from endling.errors import OptionError
from endling.games import find_game
from endling.games.doomlings import options
from endling.games.doomlings.game import Doomlings
from endling.games.doomlings.state import SHIELDED
from endling.games.doomlings.tables import ATTACHMENTS
from endling.games.game import Pool
from endling.kernel import engine
from endling.kernel.build import INTERPRETED
from endling.kernel.cardset import cards_in
from endling.kernel.chacha import new_dice
from tests.oracle.doomlings import score as slow_score
from tests.oracle.doomlings_cards import CARDS

GAME = find_game("doomlings")
SEATS = range(2, 7)
TRAITS = sorted(name for name, card in CARDS.items() if card.of_set == "classic")
SETS = list(options.SETS)
SHARE = 1000 if INTERPRETED else 1  # interpreted rules play only a thousandth of the games
LIMIT = 20_000  # decisions

Options = dict[str, Any]


@pytest.fixture(autouse=True, scope="module")
def _compiled() -> None:
    GAME.load()


def prove(given: Options, players: int, games: int, seed: str) -> None:
    """Play games with every check at every decision; a problem is told with its replay."""
    counts: Counter[str] = Counter()
    prover = BulkProver(GAME, given, counts)
    problem = prover.prove_games(players, max(games // SHARE, 1), random.Random(seed))
    assert problem is None, f"{problem and problem.text}: {problem and problem.replay}"
    assert counts["games in bulk"] == max(games // SHARE, 1)
    assert counts["decisions in bulk"] > 0


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize(("preset", "games"), [("classic", 1000), ("digital", 700)])
def test_games_of_the_presets(preset: str, games: int, players: int) -> None:
    prove({"preset": preset}, players, games, f"{preset} {players}")


def mix(dice: random.Random) -> list[str]:
    """The classic set with any of the others."""
    return [SETS[0], *(name for name in SETS[1:] if dice.random() < 0.5)]


def random_options(dice: random.Random, players: int) -> Options:
    """A table with its own mind, often with many cards removed; always one that can be played."""
    while True:
        sets = mix(dice)
        names = sorted({card["name"] for card in GAME.cards("en") if card["set"] in sets})
        chosen: Options = {
            "preset": dice.choice(["classic", "digital"]),
            "ages_per_pile": dice.choice([1, 2, 3, 5, 8, "all"]),
            "turns_after_catastrophe": dice.random() < 0.5,
            "gene_pool_leader": dice.random() < 0.5,
            "forbidden_cost": dice.choice(["unplayable", "ignored"]),
            "gene_pool_bounds": dice.choice(["kept", "beyond"]),
            "hand_size": dice.randint(1, 8),
            "gene_pool": dice.randint(1, 8),
            "sets": sets,
            "without": dice.sample(names, dice.choice([0, 1, 5, 20, 60])),
            "face_values": {name: dice.randint(-9, 9) for name in dice.sample(TRAITS, 5)},
        }
        try:
            return GAME.parse_options(chosen, players)
        except OptionError:
            continue


@pytest.mark.parametrize("players", SEATS)
def test_games_of_all_kinds_of_tables(players: int) -> None:
    dice = random.Random(f"tables {players}")
    for number in range(20 if not INTERPRETED else 2):
        prove(random_options(dice, players), players, 50, f"table {players} {number}")


@pytest.mark.parametrize("players", SEATS)
def test_games_with_hardly_any_cards(players: int) -> None:
    """The deck is empty after the deal: every draw lives on what was discarded."""
    dice = random.Random(f"few {players}")
    for number in range(15 if not INTERPRETED else 2):
        without: list[str] = []
        for name in dice.sample(TRAITS, len(TRAITS)):
            try:
                GAME.parse_options({"without": [*without, name]}, players)
            except OptionError:
                break
            without.append(name)
        preset = dice.choice(["classic", "digital"])
        prove({"preset": preset, "without": without}, players, 25, f"few {players} {number}")


def test_a_broken_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Doomlings.template

    def broken(self: Doomlings, players: int, given: Options) -> Pool:
        pool = whole(self, players, given)
        pool["start_gene_pool"] = 9
        return pool

    monkeypatch.setattr(Doomlings, "template", broken)
    with pytest.raises(AssertionError, match=r"a gene pool is out of bounds: E1\.doomlings\."):
        prove({}, 3, SHARE, "broken")


# --- Scores ---------------------------------------------------------------------------------------


DRAWING = {"Deus Ex Machina"}  # everybody draws a card
CHOOSING = {"Sentience", "Viral", "Free Will"}  # the calculator insists on a colour for these


def names_in(words: Any) -> list[str]:
    return [GAME.card_names[number] for number in cards_in(words)]


def color(number: int) -> str:
    """A colour as states keep it: one more than its number."""
    return GAME.words_for_colors[number - 1]


def choices_of(s: Any, seat: int, pile: list[str]) -> dict[str, Any]:
    """What was chosen for the cards of a pile; nothing for a card that came after the choices."""
    choices: dict[str, Any] = {}
    for card, kept in (("Sentience", int(s.chosen[0])), ("Viral", int(s.chosen[1]))):
        if card in pile and kept > 0:
            choices[card] = color(kept)
    if "Free Will" in pile and int(s.painted) > 0:
        choices["Free Will"] = color(int(s.painted))
    for slot, number in enumerate(ATTACHMENTS):
        if GAME.card_names[number] in pile and s.host[slot] > 0:
            choices[GAME.card_names[number]] = GAME.card_names[int(s.host[slot]) - 1]
    if int(s.recolor[seat, 0]) > 0:
        choices["Faith"] = [color(int(s.recolor[seat, 0])), color(int(s.recolor[seat, 1]))]
    return choices


def sheet_of(s: Any) -> dict[str, Any]:
    """The score sheet of a finished game, from nothing but its last state."""
    players = []
    is_last = int(s.worlds_end) == int(s.ages[int(s.age_at)])  # a shield covers the last one only
    end = GAME.card_names[int(s.worlds_end)]
    draws = end in DRAWING and int(s.deck_n) + int(s.discard_n) > 0
    for seat in range(int(s.players)):
        pile = names_in(s.pile[seat])
        denied = is_last and int(s.shield[seat]) == SHIELDED
        players.append(
            {
                "pile": pile,
                "hand": names_in(s.hand[seat]),
                "gene_pool": int(s.gene_pool[seat]),
                "choices": choices_of(s, seat, pile),
                "denied": denied,
                "drawn": int(s.drawn_points[seat]) if draws and not denied else None,
                "sign": GAME.card_names[int(s.sign[seat])] if int(s.sign[seat]) else None,
            }
        )
    return {
        "players": players,
        "catastrophe": end,
        "discard_pile": [GAME.card_names[int(n)] for n in s.discard[: int(s.discards_counted) - 1]],
        "options": {
            "gene_pool_leader": bool(s.leader_bonus),
            "gene_pool_bounds": "beyond" if s.gene_pool_unbounded else "kept",
        },
    }


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize(("preset", "games"), [("classic", 500), ("digital", 250)])
def test_scores_are_those_of_the_slow_scorer(preset: str, games: int, players: int) -> None:
    compare_scores({"preset": preset}, players, games)


@pytest.mark.parametrize("players", SEATS)
def test_scores_of_all_sets_are_those_of_the_slow_scorer(players: int) -> None:
    compare_scores({"sets": SETS}, players, 500)


def test_changed_face_values_are_those_of_the_slow_scorer(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random("faces")
    faces = {name: dice.randint(-9, 9) for name in dice.sample(TRAITS, 60)}
    for name, face in faces.items():
        monkeypatch.setitem(CARDS, name, CARDS[name]._replace(face=face))
    compare_scores({"face_values": faces}, 4, 1000)


def compare_scores(given: Options, players: int, games: int) -> None:
    """Play random games; every score must be the one that the slow scorer finds."""
    template = GAME.template(players, GAME.parse_options(given, players))
    dice = new_dice(f"{sorted(given)} {players}".ljust(32).encode()[:32])
    pool = np.zeros(1, GAME.record)
    compared = 0
    for _ in range(max(games // SHARE, 1)):
        engine.random_games(pool, template, dice, 1, LIMIT)
        s = pool[0]
        if int(s.discard_n) < int(s.discards_counted) - 1:
            continue  # a tie took so many cards that what was counted has been shuffled
        sheet = sheet_of(s)
        told = {"face_values", "sets"} & set(given)
        sheet["options"] |= {key: given[key] for key in told}
        expected = slow_score(sheet)
        assert s.points[:players].tolist() == expected["totals"], sheet
        if all(CHOOSING & set(p["pile"]) <= set(p["choices"]) for p in sheet["players"]):
            assert endling.score("doomlings", sheet) == expected, sheet
            compared += 1
    assert compared > 0.9 * games // SHARE
