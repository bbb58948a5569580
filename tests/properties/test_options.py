"""Options of any game are complete and checked, or refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from endling.errors import OptionError
from tests.kits import KITS, Kit, each_game, each_table
from tests.properties.games import plain_values, refusal


@each_table
def test_the_options_of_a_table_are_complete(kit: Kit, players: int) -> None:
    for given_ in (*kit.tables, kit.short, {}, None):
        options = kit.game.parse_options(given_, players)
        assert set(options) == set(kit.game.option_takes())
        assert kit.game.parse_options(json.loads(json.dumps(options)), players) == options
        assert kit.game.parse_options(kit.game.shorten_options(options), players) == options


@given(st.sampled_from(KITS), st.data())
def test_nonsense_is_refused_by_name(kit: Kit, data: st.DataObject) -> None:
    names = st.sampled_from(list(kit.game.option_takes())) | st.text()
    given_ = data.draw(st.dictionaries(names, plain_values, max_size=4))
    before = json.dumps(given_)
    refused = refusal(lambda: kit.game.parse_options(given_, 2))
    if refused is None:
        assert set(given_) <= set(kit.game.option_takes())
    else:
        assert isinstance(refused, OptionError)
        assert repr(refused.option) in str(refused)
    assert json.dumps(given_) == before, "what the caller gave is left alone"


@given(
    st.sampled_from(KITS),
    plain_values.filter(lambda value: value is not None and not isinstance(value, dict)),
)
@example(KITS[0], [["a", "b"]])
def test_options_that_are_no_mapping_are_refused(kit: Kit, value: Any) -> None:
    with pytest.raises(OptionError):
        kit.game.parse_options(value, 2)


@each_game
@pytest.mark.parametrize("players", [0, 1, 11, -3, 2.0, "3", None, True])
def test_impossible_numbers_of_players_are_refused(kit: Kit, players: Any) -> None:
    least, most = kit.players[0], kit.players[-1]
    with pytest.raises(OptionError, match=f"'players'.*from {least} to {most}"):
        kit.game.parse_options({}, players)
