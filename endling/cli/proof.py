"""What must hold in every game at every step, whatever the game is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from endling import notation
from endling.errors import EndlingError, IllegalAction
from endling.events import Events
from endling.games.game import Game
from endling.match import Match

_ILLEGAL_TRIES = 4
_VIEW_EVERY = 8  # a seat's view is compared with that of a fair guess once in this many decisions
_LIMIT = 20_000  # decisions; a game that takes longer does not end


@dataclass(frozen=True)
class Problem:
    """Something that does not hold, and the game that shows it."""

    text: str
    replay: str


class Prover:
    """Plays random games and counts what it has checked."""

    def __init__(self, game: Game, options: Mapping[str, Any], counts: Counter[str]) -> None:
        self.game = game
        self.options = options
        self.counts = counts

    def prove_game(self, players: int, dice: random.Random) -> Problem | None:
        """Play one game; the first problem ends it."""
        key = dice.randbytes(32)
        match: Match | None = None
        try:
            match = Match.new(self.game.name, players, key, self.options)
            self._prove_words(match, match.opening)
            while not match.over:
                assert len(match.actions) < _LIMIT, f"no end after {_LIMIT} decisions"
                self._prove_step(match, dice)
                self._prove_words(match, match.play(dice.choice(match.legal)))
                self.counts["decisions"] += 1
            self._prove_end(match)
        except Exception as problem:  # anything that goes wrong in the rules is what we look for
            kind = "" if isinstance(problem, AssertionError) else f"{type(problem).__name__}: "
            where = _replay_of(match) if match else f"(none: not dealt) key {key.hex()}"
            return Problem(f"{kind}{problem}", where)
        self.counts["games"] += 1
        return None

    def _check(self, match: Match) -> None:
        """The game's own invariants."""
        match.check()
        self.counts["states"] += 1

    def _prove_step(self, match: Match, dice: random.Random) -> None:
        self._check(match)
        assert match.actor is not None, "nobody is asked although the game goes on"
        legal = match.legal
        assert legal, "somebody is asked but has no legal answer"
        assert legal == sorted(set(legal)), "the legal actions are not in order"
        self._prove_legal(match, legal)
        self._prove_illegal(match, legal, dice)
        if dice.randrange(_VIEW_EVERY) == 0:
            self._prove_view(match, dice)

    def _prove_legal(self, match: Match, legal: list[int]) -> None:
        """Every legal action can be played and taken back; a copy shares nothing."""
        before, length = match.state(), len(match.actions)
        twin = match.copy()
        for action in legal:
            twin.play(action)
            self._check(twin)
            assert twin.state() != before, f"action {action} changes nothing"
            assert match.state() == before, "playing in a copy changes the original"
            twin.undo()
            assert twin.state() == before, f"undoing action {action} does not restore the state"
            assert len(twin.actions) == length, f"undoing action {action} leaves a trace"
            self.counts["legal actions"] += 1

    def _prove_illegal(self, match: Match, legal: list[int], dice: random.Random) -> None:
        """What is not legal is refused with a reason and changes nothing."""
        before = match.state()
        illegal = sorted(set(range(self.game.actions.end)) - set(legal))
        tried = dice.sample(illegal, min(_ILLEGAL_TRIES, len(illegal)))
        for action in (-1, self.game.actions.end, *tried):
            try:
                match.play(action)
            except IllegalAction:
                pass
            else:
                raise AssertionError(f"illegal action {action} is accepted")
            assert match.state() == before, f"refusing action {action} changes the state"
            self.counts["illegal actions"] += 1

    def _prove_view(self, match: Match, dice: random.Random) -> None:
        """A fair guess looks the same to the seat it was made for."""
        seat = dice.randrange(match.players)
        before = match.state()
        guess = match.determinize(seat, dice.randbytes(32))
        assert match.state() == before, "guessing changes the original"
        assert guess.view(seat) == match.view(seat), f"a guess looks different to seat {seat}"
        self._check(guess)
        self.counts["views"] += 1

    def _prove_words(self, match: Match, events: Events) -> None:
        """What happened, the question and the answers can be told in every language."""
        for lang in self.game.languages:
            names = [match.player_name(seat, lang) for seat in range(match.players)]
            words = [match.question(lang)] if match.actor is not None else []
            words += [choice["label"] for choice in match.choices(lang)]
            for event in events:
                seats: list[int | None] = [None, *range(match.players)]
                seen = [event] if event.seen_by is None else [event, *map(event.for_seat, seats)]
                words += [self.game.event_text(known, names, lang) for known in seen]
            assert all(words), f"something has no words in {lang}"
            self.counts["texts"] += len(words)

    def _prove_end(self, match: Match) -> None:
        """The end: nobody is asked, the ranking is whole, the replay leads here again."""
        self._check(match)
        assert match.actor is None, "somebody is asked after the end"
        assert match.legal == [], "something is legal after the end"
        ranked = sorted(seat for place in match.ranking for seat in place)
        assert ranked == list(range(match.players)), "the ranking is not whole"
        assert match.winners in (match.ranking[0], []), "the winners are not the best"
        again = notation.read(match.replay())
        assert again.state() == match.state(), "the replay leads elsewhere"
        assert again.replay() == match.replay(), "the replay of a replay is another one"
        self.counts["replays"] += 1


def _replay_of(match: Match) -> str:
    """The replay that shows a problem, or at least what was played."""
    try:
        return match.replay()
    except (EndlingError, ValueError, IndexError) as problem:
        return f"(none: {problem}) key {match.key.hex()} actions {match.actions}"
