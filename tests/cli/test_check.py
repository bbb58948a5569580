"""`endling check` must pass on good rules and catch broken ones."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import endling
from endling.cli import check
from endling.cli.any_options import any_options
from endling.cli.bulk import BulkProver
from endling.cli.proof import Problem, Prover
from endling.events import Event
from endling.games import find_game, game_names
from endling.kernel import audit, jit
from endling.match import Match
from tests.cli.conftest import Run

Fails = Callable[..., str]
ARGS = ("check", "doomlings", "--games", "3", "--option", "ages_per_pile=1")


def test_good_rules(run: Run) -> None:
    result = run(*ARGS, "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    counts = data["counts"]
    assert data["problem"] is None
    assert counts["games"] == counts["replays"] == 3
    assert counts["legal actions"] > counts["decisions"] > 0
    assert counts["illegal actions"] > counts["decisions"]
    assert counts["states"] > counts["legal actions"]
    assert counts["views"] > 0
    assert run(*ARGS, "--json").stdout == result.stdout


def test_for_people(run: Run) -> None:
    result = run(*ARGS, "--players", "2")
    assert "no problem found" in result.stdout
    assert "3/3" in result.stderr
    assert "3/3" not in result.stdout


def test_wrong_options(fails: Fails) -> None:
    assert "option 'players'" in fails("check", "doomlings", "--players", "9")
    assert "no such option" in fails("check", "doomlings", "--option", "nonsense=1")
    assert "--games" in fails("check", "doomlings", "--games", "-1")


def test_any_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Mapping[str, Any]] = []
    prove = Prover.prove_game

    def watch(self: Prover, players: int, dice: random.Random) -> Problem | None:
        seen.append(self.options)
        return prove(self, players, dice)

    monkeypatch.setattr(Prover, "prove_game", watch)
    assert run("check", "embers", "--games", "12", "--any-table").exit_code == 0
    assert {options.get("hand_size") for options in seen} == {None, 2, 3, 4}
    seen.clear()
    assert run("check", "embers", "--games", "4", "--any-table", "--option", "hand_size=4")
    assert seen == [{"hand_size": 4}] * 4, "what is given stays"


@pytest.mark.parametrize("name", game_names())
def test_options_drawn_by_lot_speak_of_everything(name: str) -> None:
    game, dice = find_game(name), random.Random(1)
    drawn: dict[str, set[str]] = {option: set() for option in game.option_kinds()}
    for number in range(60):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        options = any_options(game, players, dice, {})
        game.parse_options(options, players)
        for option, value in options.items():
            drawn[option].add(json.dumps(value))
    assert all(drawn.values()), drawn


def _break(monkeypatch: pytest.MonkeyPatch, name: str, broken: Callable[..., Any]) -> None:
    monkeypatch.setattr(Match, name, broken)


def _broken_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def forget(self: Match) -> None:
        undo(self)
        self._bytes[3] ^= 1

    _break(monkeypatch, "undo", forget)


def _shared_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Match.copy

    def share(self: Match) -> Match:
        twin = copy(self)
        twin._attach(self._pool)
        return twin

    _break(monkeypatch, "copy", share)


def _lenient_play(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Match.play

    def accept(self: Match, action: int) -> Any:
        return [] if action not in self.legal else play(self, action)

    _break(monkeypatch, "play", accept)


def _leaking_view(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Match.view

    def leak(self: Match, seat: int | None = None, lang: str = "en") -> Any:
        return view(self, seat, lang) | {"secret": self._pool["key"].tobytes()}

    _break(monkeypatch, "view", leak)


def _broken_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    from endling import notation

    read = notation.read

    def read_less(text: str) -> Match:
        match = read(text)
        match.undo()
        return match

    monkeypatch.setattr(notation, "read", read_less)


def _broken_invariant(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("doomlings")

    def complain(pool: Any) -> None:
        assert int(pool["deck_n"][0]) > 90, "the deck is nearly empty"

    monkeypatch.setattr(game, "check", complain)


def _lost_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("doomlings")
    tell = game.event_text

    def forget(event: Event, players: list[str], lang: str) -> str:
        return "" if event.verb == "reveal" and lang == "de" else tell(event, players, lang)

    monkeypatch.setattr(game, "event_text", forget)


@pytest.mark.parametrize(
    ("breaking", "message"),
    [
        (_broken_undo, "does not restore"),
        (_shared_copy, "changes the original"),
        (_lenient_play, "is accepted"),
        (_leaking_view, "looks different"),
        (_broken_replay, "leads elsewhere"),
        (_broken_invariant, "nearly empty"),
        (_lost_words, "no words in de"),
    ],
)
def test_broken_rules_are_caught(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    breaking: Callable[[pytest.MonkeyPatch], None],
    message: str,
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("endling.cli.check.compile_rules", lambda game: None)
        breaking(broken)
        result = run(*ARGS, "--json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert message in data["problem"]["text"]
    assert data["counts"].get("games", 0) < 3


def test_the_replay_shows_the_problem(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr("endling.cli.check.compile_rules", lambda game: None)
        _broken_invariant(broken)
        result = run(*ARGS)
    assert result.exit_code == 1
    assert "problem: the deck is nearly empty" in result.stdout
    text = next(line for line in result.stdout.splitlines() if line.startswith("replay: "))
    match = endling.replay(text.removeprefix("replay: "))
    # The problem is there after the last action, or one legal action later.
    sizes = [match.position()["deck"]]
    for action in match.legal:
        match.play(action)
        sizes.append(match.position()["deck"])
        match.undo()
    assert any(len(deck) <= 90 for deck in sizes)


def test_an_exception_in_the_rules_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("doomlings")

    def crash(pool: Any) -> None:
        raise IndexError("out of range")

    monkeypatch.setattr(game, "check", crash)
    problem = Prover(game, {}, Counter()).prove_game(2, random.Random(1))
    assert problem is not None
    assert problem.text == "IndexError: out of range"
    assert endling.replay(problem.replay).actions == []


# --- In bulk


@pytest.fixture
def in_bulk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small batches that begin early, also where nothing is compiled."""
    monkeypatch.setattr(check, "INTERPRETED", False)
    monkeypatch.setattr(check, "_SINGLE", 1)
    monkeypatch.setattr(check, "_BATCH", 3)


@pytest.fixture
def interpreted() -> Iterator[None]:
    """Compiled rules cannot be watched or broken from outside."""
    games = [find_game(name) for name in ("doomlings", "embers")]
    for game in games:
        game.load()
        jit.interpret(game.record)
    yield
    jit.use_compiled(*(game.record for game in games))


@pytest.mark.usefixtures("in_bulk")
def test_batches(run: Run) -> None:
    args = ("check", "doomlings", "--games", "10", "--option", "ages_per_pile=1", "--json")
    data = json.loads(run(*args).stdout)
    assert data["problem"] is None
    assert data["counts"]["games"] + data["counts"]["games in bulk"] == 10
    assert data["counts"]["games in bulk"] == 7  # 1, then 3, 1, 3, 1, and one that is left
    assert data["counts"]["decisions in bulk"] > 7


@pytest.mark.usefixtures("in_bulk")
@pytest.mark.parametrize("most", [3, 4, 5, 6])
def test_all_numbers_of_players_come_in_batches(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Counter[tuple[str, int]]()
    for kind, prove in ((Prover, "prove_game"), (BulkProver, "prove_games")):

        def note(self: Any, players: int, *more: Any, kind: str = prove) -> None:
            played[kind, players] += 1

        monkeypatch.setattr(kind, prove, note)
    seats = list(range(2, most + 1))
    pieces = check._prove(find_game("embers"), lambda *_: {}, Counter(), seats, 0, 200, 1)
    assert all(problem is None for _, problem in pieces)
    for prove in ("prove_game", "prove_games"):
        times = [played[prove, players] for players in seats]
        assert min(times) > 0
        assert max(times) <= 2 * min(times)


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(("closely", "most"), [(1, 10_000), (1000, 40)])
def test_few_decisions_may_be_looked_at_closely(
    closely: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = Counter[str]()

    def count_and_agree(s: Any) -> int:
        looked["states"] += 1
        return 0

    monkeypatch.setattr(audit, "problem", count_and_agree)
    counts = Counter[str]()
    BulkProver(find_game("embers"), {}, counts, closely).prove_games(3, 5, random.Random(1))
    assert counts["games in bulk"] <= looked["states"] <= most
    assert (looked["states"] >= counts["decisions in bulk"]) == (closely == 1)


@pytest.mark.usefixtures("in_bulk")
def test_until_stopped(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    proven: list[int] = []

    def prove(self: Prover, players: int, dice: random.Random) -> None:
        proven.append(players)
        if len(proven) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(Prover, "prove_game", prove)
    result = run("check", "doomlings", "--games", "0", "--option", "ages_per_pile=1")
    assert result.exit_code == 0
    assert "no problem found" in result.stdout
    assert "9  games in bulk" in result.stdout


@pytest.mark.usefixtures("interpreted")
def test_a_problem_in_a_batch_comes_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("doomlings")
    prover = BulkProver(game, {}, Counter())

    def complain(s: Any) -> int:
        return 3 if s.deck_n < 90 else 0

    monkeypatch.setattr(audit, "problem", complain)
    problem = prover.prove_games(4, 5, random.Random(1))
    assert problem is not None
    assert problem.text == game.problem_text(3)
    match = endling.replay(problem.replay)
    assert len(match.position()["deck"]) < 90
    match.undo()
    assert len(match.position()["deck"]) >= 90


@pytest.mark.usefixtures("interpreted")
def test_a_leak_is_found_in_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "redact", lambda s, seat: None)
    problem = BulkProver(find_game("doomlings"), {}, Counter()).prove_games(3, 1, random.Random(1))
    assert problem is not None
    assert "look different" in problem.text


def test_warm(run: Run, fails: Fails) -> None:
    assert json.loads(run("warm", "--json").stdout).keys() == set(game_names())
    assert "doomlings is ready" in run("warm", "doomlings").stdout
    assert "did you mean doomlings?" in fails("warm", "domlings")
