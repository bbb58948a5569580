"""The options of a table."""

from __future__ import annotations

from typing import Any

import pytest

import endling
from endling.errors import OptionError
from tests.gloom_of_thrones.scenario import (
    BANNISTERS,
    CERIOUSLY,
    HARMLESS,
    PLAIN,
    SAD,
    Scenario,
)

GAME = "gloom_of_thrones"


def started(players: int, seed: int = 1, **options: Any) -> Scenario:
    """A new game in which everybody has taken the first family there is."""
    table = Scenario()
    table.match = endling.new(GAME, players, seed, options)
    while table.match.prompt == "choose_family":
        table.match.play(table.match.legal[0])
    return table


def families(table: Scenario) -> list[list[str]]:
    return [[one["card"] for one in p["family"]] for p in table.match.view()["players"]]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"porcelain_throne": 1}, "1 is not possible; it takes true or false"),
        ({"family_size": 2}, "2 is not possible; it takes a whole number from 3 to 5 or 'usual'"),
        ({"family_size": "four"}, "'four' is not possible"),
        ({"mixed_families": "yes"}, "'yes' is not possible; it takes false or true"),
        ({"first_player": "oldest"}, "'oldest' is not possible; it takes 'random' or 'story_vote'"),
        (
            {"storytelling": "loud"},
            "'loud' is not possible; it takes 'off' or 'free' or 'prompts' or 'required_note'",
        ),
        ({"use_alt_names": 0}, "0 is not possible; it takes false or true"),
        ({"without": ["No Such Card"]}, "unknown card 'No Such Card'"),
        ({"without": ["Kelly C"]}, "Kelly C is in every game"),
        ({"without": "The Thaw"}, "'The Thaw' is not possible; it takes a list of card names"),
        ({"top_points": {"No Such Card": 5}}, "unknown card 'No Such Card'"),
        ({"top_points": {"The Thaw": 5}}, "The Thaw has no number in this circle"),
        ({"middle_points": {"Knighted by Mistak": 5}}, "did you mean Knighted by Mistake"),
        ({"middle_points": {"Crowned in a Cupboard": 5}}, "has no number in this circle"),
        ({"bottom_points": {SAD: 51}}, f"{SAD}: 51 is not possible; it takes a whole number from"),
        ({"bottom_points": {SAD: None}}, f"{SAD}: it takes a whole number from −50 to 50"),
        ({"bottom_points": [SAD]}, "it takes a mapping from card names to whole numbers"),
        ({"thrones": 2}, "there is no such option; there are porcelain_throne, family_size"),
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(OptionError) as refused:
        endling.new(GAME, 3, 1, wrong)
    assert str(refused.value).startswith(f"option '{next(iter(wrong))}': ")
    assert why in str(refused.value)


@pytest.mark.parametrize("players", [0, 1, 6, True, "two"])
def test_two_to_five_play(players: Any) -> None:
    with pytest.raises(OptionError, match="players.*it takes a whole number from 2 to 5"):
        endling.new(GAME, players, 1, {})


def test_option_porcelain_throne() -> None:
    with_throne = Scenario([["Crowned in a Cupboard", PLAIN[0]]])
    assert with_throne.play("Crowned in a Cupboard", CERIOUSLY).monarch == CERIOUSLY
    off = {"porcelain_throne": False}
    table = Scenario([["Crowned in a Cupboard", PLAIN[0]]], options=off)
    assert table.play("Crowned in a Cupboard", CERIOUSLY).monarch is None
    assert table.score(CERIOUSLY) == -10


@pytest.mark.parametrize(
    ("players", "size", "expected"),
    [(2, "usual", 5), (4, "usual", 5), (5, "usual", 4), (5, 5, 5), (3, 4, 4), (5, 3, 3)],
)
def test_option_family_size(players: int, size: Any, expected: int) -> None:
    table = started(players, family_size=size)
    assert [len(family) for family in families(table)] == [expected] * players
    everybody = [name for family in families(table) for name in family]
    assert len(set(everybody)) == expected * players


def test_g_40_the_first_printed_characters_stay() -> None:
    assert families(started(2, family_size=3))[0] == list(BANNISTERS[:3])
    assert families(started(2))[0] == list(BANNISTERS)


def test_g_40_five_players_on_the_base_families() -> None:
    table = Scenario()
    table.match = endling.new(GAME, 5, 1)
    assert table.options == ["bannister", "boots", "drizzle", "kelly", "leftovers"]
    for family in ("leftovers", "kelly", "bannister", "boots", "drizzle"):
        table.choose(family=family)
    assert families(table)[0] == ["Little Lord Tantrum", "Smudge", "Fogg", "Old Insole"]
    assert table.match.view()["players"][0]["house"] == "leftovers"


def test_option_mixed_families() -> None:
    tables = [started(4, seed, mixed_families=True) for seed in range(5)]
    assert all(table.match.prompt == "play" for table in tables)
    assert len({tuple(families(table)[0]) for table in tables}) == 5
    for table in tables:
        assert [len(family) for family in families(table)] == [5] * 4
        assert [player["house"] for player in table.match.view()["players"]] == [None] * 4
        assert len({name for family in families(table) for name in family}) == 20


def test_option_first_player() -> None:
    firsts = {started(3, seed).match.view()["first"] for seed in range(20)}
    assert firsts == {0, 1, 2}
    table = started(3, first_player="story_vote")
    for voter, choice in enumerate((1, 2, 2)):
        table.expect("vote", actor=voter)
        assert table.options == ["player 0", "player 1", "player 2"]
        table.choose(player=choice)
    assert [event.number for event in table.events if event.verb == "vote"] == [1, 2, 2]
    assert table.match.view()["first"] == table.match.actor == 2


def test_votes_stay_sealed_until_all_are_in() -> None:
    table = started(3, first_player="story_vote").choose(player=1)
    assert "vote" not in table.happened
    assert [player["choosing"] for player in table.match.view(2)["players"]] == [True] * 3
    before = table.match.view(2)
    table.match.undo()
    assert table.match.view(2) == before  # nobody sees whose vote is in
    table.choose(player=0)
    assert table.match.view(2) == before


@pytest.mark.parametrize("level", ["off", "free", "prompts", "required_note"])
def test_option_storytelling(level: str) -> None:
    """The rules go on alike."""
    table = started(2, storytelling=level)
    assert table.match.options["storytelling"] == level
    assert table.match.state() == started(2).match.state()


def test_option_use_alt_names() -> None:
    game = started(2).match.game
    ours = {card["name"]: card["label"] for card in game.cards("en", {"use_alt_names": True})}
    usual = {card["name"]: card["label"] for card in game.cards("en", {})}
    assert ours["Ceriously Bannister"] == "Gravely Balustrade"
    assert usual["Ceriously Bannister"] == "Ceriously Bannister"
    assert ours["Smudge"] == "Smudge"


def test_option_without() -> None:
    table = started(2, without=["the thaw", "Amnesty Day"])
    everywhere = str(table.match.position())
    assert everywhere.count("The Thaw") == everywhere.count("Amnesty Day") == 1  # in the options
    names = [card["name"] for card in table.match.game.cards("en")][:85]
    with pytest.raises(OptionError, match="only 2 cards are left"):
        endling.new(GAME, 2, 1, {"without": names})


def test_option_top_points() -> None:
    changed = {"top_points": {SAD: -20}}
    table = Scenario([[HARMLESS[0]]], {CERIOUSLY: [SAD]}, options=changed)
    assert table.circles(CERIOUSLY) == [-20, -15, -15]
    table.choose(HARMLESS[0])
    assert table.would_be(CERIOUSLY) == -50
    assert table.choose(CERIOUSLY).points(0) == -50


def test_option_middle_points() -> None:
    changed = {"middle_points": {"Knighted by Mistake": 0}}
    table = Scenario([["Knighted by Mistake"]], {CERIOUSLY: [SAD]}, options=changed)
    assert table.play("Knighted by Mistake", CERIOUSLY).circles(CERIOUSLY) == [-15, 0, -15]


def test_option_bottom_points__what_is_gloomy_follows_from_them() -> None:
    gloomy = "Left on a Lonely Ledge"
    hand = ["The Longest Night", "Knighted by Mistake", PLAIN[0], gloomy]
    for points, playable in ((-15, [PLAIN[0], gloomy]), (15, [PLAIN[0]])):
        table = Scenario([hand], deck=HARMLESS, options={"bottom_points": {gloomy: points}})
        table.play("The Longest Night").play("Knighted by Mistake", CERIOUSLY)
        table.expect("play_extra")
        assert table.options == sorted([*playable, "pass"])


def test_other_points_are_kept_by_positions_replays_cards_and_sheets() -> None:
    top = {"died laughing": 3, SAD: -15}
    match = started(2, top_points=top, bottom_points={SAD: -1}).match
    assert match.options["top_points"] == {"Died Laughing": 3}  # only what differs
    assert match.options["bottom_points"] == {SAD: -1}
    assert endling.replay(match.replay()).state() == match.state()
    again = endling.position(GAME, match.position())
    assert again.position() == match.position()
    assert again.view() == match.view()
    cards = {card["name"]: card for card in match.game.cards("en", match.options)}
    assert cards[SAD]["points"] == [-15, -15, -1]
    sheet = {
        "players": [{"family": [CERIOUSLY, SAD, HARMLESS[0]]}, {"family": []}],
        "options": match.options,
    }
    assert endling.score(GAME, sheet)["totals"] == [-31, 0]


def test_options_travel_in_replays() -> None:
    table = started(5, family_size=5, porcelain_throne=False)
    assert endling.replay(table.match.replay()).options == table.match.options
