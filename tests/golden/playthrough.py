"""A whole game as readable text."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import endling
from endling.match import Match

FOLDER = Path(__file__).parent
NAMES = ["Ann", "Ben", "Cem", "Dee", "Eve", "Fay"]


@dataclass(frozen=True)
class Golden:
    """Which game a page tells."""

    game: str
    table: str  # what kind of table it is
    players: int
    seed: int
    lang: str
    options: Mapping[str, Any]

    @property
    def page(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.game}_{self.table}_{self.lang}.txt"


CLASSIC, DIGITAL = {"preset": "classic"}, {"preset": "digital"}
GOLDENS = (
    Golden("embers", "usual", players=3, seed=10, lang="en", options={}),
    Golden("embers", "usual", players=2, seed=10, lang="de", options={}),
    Golden("doomlings", "classic", players=4, seed=11, lang="en", options=CLASSIC),
    Golden("doomlings", "digital", players=3, seed=12, lang="en", options=DIGITAL),
    Golden("doomlings", "classic", players=2, seed=13, lang="de", options=CLASSIC),
    Golden("gloom_of_thrones", "usual", players=3, seed=14, lang="en", options={}),
    Golden("gloom_of_thrones", "usual", players=5, seed=15, lang="de", options={}),
    Golden(
        "gloom_of_thrones",
        "without_throne",
        players=2,
        seed=16,
        lang="en",
        options={"porcelain_throne": False, "mixed_families": True, "first_player": "story_vote"},
    ),
    Golden("darwinning", "two_players", players=2, seed=17, lang="en", options={}),
    Golden("darwinning", "usual", players=4, seed=18, lang="de", options={}),
    Golden(
        "darwinning",
        "draft",
        players=6,
        seed=19,
        lang="en",
        options={"species_assignment": "draft", "adjacency": "rank"},
    ),
    Golden("doom_on_you", "two_players", players=2, seed=20, lang="en", options={}),
    Golden("doom_on_you", "usual", players=4, seed=26, lang="de", options={}),
    Golden(
        "doom_on_you",
        "first_player_out",
        players=6,
        seed=20,
        lang="en",
        options={
            "end_condition": "first_player_out",
            "deals": "tokens_and_cards",
            "drawn_animal_may_enter_pile": True,
            "opening_truce": True,
        },
    ),
)


def tell(golden: Golden) -> str:
    """Play the game with choices that anybody can follow, and write everything down."""
    match = endling.new(golden.game, golden.players, golden.seed, options=golden.options)
    lines = [f"{golden.game}, {golden.table}, {golden.players} players, seed {golden.seed}", ""]
    lines += _log(match, match.opening, golden.lang)
    while not match.over:
        lines += _decision(match, golden.lang)
    lines += ["", f"scores: {match.scores}", f"winners: {match.winners}"]
    for seat in range(match.players):
        lines.append(f"{NAMES[seat]}: {_ACCOUNTS[golden.game](match.view(seat)['players'][seat])}")
    lines += ["", match.replay(), ""]
    return "\n".join(lines)


def _pile(player: dict[str, Any]) -> str:
    return ", ".join(f"{entry['card']} {entry['points']}" for entry in player["pile"])


def _family(player: dict[str, Any]) -> str:
    return "; ".join(
        f"{one['card']} {one['score']}{' (dead)' if one['dead'] else ''}: {', '.join(one['stack'])}"
        for one in player["family"]
    )


def _hearths(player: dict[str, Any]) -> str:
    return "; ".join(
        f"{one['card']} {one['heat']}: {', '.join(one['stack'])}" for one in player["hearth"]
    )


def _species(player: dict[str, Any]) -> str:
    traits = [space["trait"] for space in player["spaces"] if space["trait"]]
    homes = [place["environment"] for place in player["lives_in"]]
    return (
        f"{player['species'][0]} on space {player['space']}, population {player['population']}, "
        f"{', '.join(traits)}; lives in {', '.join(homes)}"
    )


def _food(player: dict[str, Any]) -> str:
    if player["out"]:
        return "out"
    animals = [f"{one['card']} {one['defense_left']}" for one in player["pile"]]
    return f"{player['tokens']} tokens; {', '.join(animals)}"


# What is written of each player in the end.
_ACCOUNTS = {
    "embers": _hearths,
    "doomlings": _pile,
    "gloom_of_thrones": _family,
    "darwinning": _species,
    "doom_on_you": _food,
}


def _decision(match: Match, lang: str) -> list[str]:
    """The open question, all answers with the chosen one marked, and what comes of it."""
    number, actor = len(match.actions), match.actor
    assert actor is not None
    choices = match.choices(lang)
    chosen = choices[_pick(number, len(choices))]
    lines = ["", f"#{number} {NAMES[actor]}: {match.question(lang)}"]
    for choice in choices:
        mark = ">" if choice is chosen else " "
        lines.append(f"  {mark} {choice['action']:3} {choice['label']}")
    return lines + _log(match, match.play(chosen["action"]), lang)


def _pick(number: int, options: int) -> int:
    """A choice that depends on nothing but the number of the decision."""
    digest = hashlib.sha256(f"golden {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % options


def _log(match: Match, events: endling.Events, lang: str) -> list[str]:
    lines = []
    for event in events:
        lines.append("    " + match.game.event_text(event, NAMES[: match.players], lang))
        if event.verb == "reveal":  # an age of Doomlings
            lines.append(f"    [{_summary(match)}]")
    return lines


def _summary(match: Match) -> str:
    """Hands, piles and scores at a glance (as things stand after the whole step)."""
    players = match.position()["players"]
    scores = match.scores
    return "; ".join(
        f"{NAMES[seat]}: hand {len(player['hand'])}, pile {len(player['pile'])}, "
        f"gene pool {player['gene_pool']}, points {scores[seat]}"
        for seat, player in enumerate(players)
    )
