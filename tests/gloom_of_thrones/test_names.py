"""Our own names, all over a table that wants them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import endling
from endling.games import find_game
from endling.games.gloom_of_thrones.text import LANGUAGES, GloomLanguage
from endling.match import Match

WORDS = Path(__file__).parents[2] / "web" / "src" / "games" / "gloom_of_thrones" / "words"
PLAYERS = ["Ann", "Ben"]
RULEBOOK = ("Bannister", "Kelly", "Maieaster", "Sky Cell", "Learned a Lineage", "Did Not Win")
GERMAN = ("Geländer", "Kelly", "Maiester", "Himmelszelle", "Ahnen geahnt", "Mitgespielt")


def spoken(match: Match, lang: str) -> str:
    """Everything that is said in a game."""
    dice = random.Random(1)
    words = [match.game.event_text(event, PLAYERS, lang) for event in match.opening]
    while not match.over:
        words += [match.question(lang), *(choice["label"] for choice in match.choices(lang))]
        events = match.play(dice.choice(match.legal))
        words += [match.game.event_text(event, PLAYERS, lang) for event in events]
    return "\n".join(words)


@pytest.mark.parametrize(("lang", "names"), [("en", RULEBOOK), ("de", GERMAN)])
def test_a_table_speaks_as_it_is_told(lang: str, names: tuple[str, ...]) -> None:
    said = spoken(endling.new("gloom_of_thrones", players=2, seed=3), lang)
    assert sum(name in said for name in names) >= 3
    options = {"use_alt_names": True}
    own = spoken(endling.new("gloom_of_thrones", players=2, seed=3, options=options), lang)
    assert not [name for name in names if name in own]
    assert len(own.splitlines()) == len(said.splitlines())


def test_cards_are_labeled_as_the_table_calls_them() -> None:
    game = find_game("gloom_of_thrones")
    labels = {card["name"]: card["label"] for card in game.cards("en")}
    own = {card["name"]: card["label"] for card in game.cards("en", {"use_alt_names": True})}
    assert labels["Kelly C"] == "Kelly C"
    assert own["Kelly C"] == "Carrie Van"
    assert labels["Smudge"] == own["Smudge"] == "Smudge"
    assert endling.cards("gloom_of_thrones", "de")[0]["label"] == "Ahnen geahnt"


def test_only_words_differ() -> None:
    match, own = (
        endling.new("gloom_of_thrones", players=3, seed=5, options={"use_alt_names": alt})
        for alt in (False, True)
    )
    assert match.state() == own.state()
    assert match.view(0)["players"] == own.view(0)["players"]
    assert own.game.name == match.game.name
    assert own.game.record is match.game.record


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=lambda language: language.code)
def test_the_browser_calls_families_as_the_game_does(language: GloomLanguage) -> None:
    words = (WORDS / f"{language.code}.ts").read_text(encoding="utf-8")
    for key, name in language.colors.items():
        assert f"{key}: '{name}'" in words or f'{key}: "{name}"' in words
