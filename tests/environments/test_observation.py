"""What a seat sees as numbers tells nothing that is hidden, in any game."""

from __future__ import annotations

import numpy as np

from endling.board.declaration import Form, Of
from tests.environments.rows import (
    decisions,
    fresh_notes,
    look,
    look_back,
    numbers_in,
    ones,
    pool_of,
    take_apart,
)
from tests.kits import Kit, each_game, each_table

SEEDS, GUESSES = range(2), 3
NOTED_SEEDS = range(4)
SHARE = 0.3  # of the decisions, where looking takes long


@each_table
def test_notes_of_earlier_looks_change_nothing(kit: Kit, players: int) -> None:
    """One set of notes goes through all seats and all games, and every row is as without them."""
    notes, kept = fresh_notes(kit.game), 0
    for match, _, _ in decisions(kit, players, NOTED_SEEDS):
        for seat in range(players):
            before = notes.copy()
            assert np.array_equal(look(match, seat, notes)[0], look(match, seat)[0]), match.replay()
            kept += np.array_equal(notes, before)
    assert kept > 0


@each_game
def test_slices_follow_each_other(kit: Kit) -> None:
    at = 0
    for part in (*kit.game.observation, *kit.game.memory):
        assert part.start == at
        assert part.length > 0
        assert part.meaning
        at = part.end


@each_game
def test_numbers_are_not_cut(kit: Kit) -> None:
    """What an entry cannot hold would be told as something else."""
    stacks = [zone for zone in kit.game.board.zones if zone.form == Form.STACK]
    parts = {part.name for part in kit.game.observation}
    piles = [zone for zone in kit.game.board.zones_of(Of.TABLE) if zone.size_key in parts]
    facts = kit.game.board.numbers()
    for match, _, _ in decisions(kit, kit.players[-1], [3]):
        state, seen = pool_of(match)[0], take_apart(kit.game, look(match, 0)[0])
        for zone in stacks:
            hosts = kit.game.board.hosts_of(zone)
            lies_on = state[f"{zone.name}_on"][: zone.cards.count].astype(int)
            assert seen[zone.name] == np.where(lies_on, lies_on - hosts.first, 0).tolist()
            assert max(seen[zone.name]) <= hosts.count
        for zone in piles:
            assert numbers_in(seen, zone.size_key) in ([0], [state[f"{zone.name}_n"]])
        for fact in facts:
            seats = match.players if fact in kit.game.board.seat else 1
            stored = np.ravel(state[fact.field or fact.name])[:seats]
            assert numbers_in(seen, fact.name)[:seats] == stored.astype(int).tolist()


@each_table
def test_what_is_hidden_changes_nothing(kit: Kit, players: int) -> None:
    """Everything that a seat cannot know is dealt anew, again and again: its row stays the same."""
    differing = 0
    memory = np.zeros(kit.game.memory_words, np.int64)
    for match, _, dice in decisions(kit, players, SEEDS):
        for seat in range(players) if dice.random() < SHARE else ():
            row, mask = look(match, seat)
            remembered = look_back(match, seat, memory)
            for _ in range(GUESSES):
                guess = match.determinize(seat, dice.randrange(10**9))
                other_row, other_mask = look(guess, seat)
                assert np.array_equal(row, other_row), match.replay()
                assert np.array_equal(mask, other_mask), match.replay()
                assert np.array_equal(remembered, look_back(guess, seat, memory)), match.replay()
                differing += guess.state() != match.state()
    assert differing > 20


@each_table
def test_only_who_is_asked_has_a_mask(kit: Kit, players: int) -> None:
    for match, _, _ in decisions(kit, players, [1]):
        for seat in range(players):
            _, mask = look(match, seat)
            assert len(mask) == match.game.actions.end
            assert ones(mask.tolist()) == (match.legal if seat == match.actor else [])
