"""What people fill in wrongly is told in their language, and says what and where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from endling.errors import EndlingError, OptionError
from endling.games.doomlings.game import GAME
from endling.games.doomlings.mistakes import OWN
from endling.games.text.mistakes import COMMON, Complaint
from tests.doomlings.games import CLASSIC

ADA: dict[str, Any] = {"name": "Ada"}
ENDS = {"catastrophes": ["Ice Age", "Glacial Meltdown"]}


def sheet(player: Mapping[str, Any], **entries: Any) -> dict[str, Any]:
    return {"players": [player, {}], **entries}


SHEETS: dict[str, tuple[dict[str, Any], str, str]] = {
    "color missing": (
        sheet(ADA | {"pile": ["Viral"]}),
        "Ada: Viral needs a choice of color: red, blue, green or purple",
        "Ada: Viral braucht die Wahl einer Farbe: rot, blau, grün oder violett",
    ),
    "nameless": (
        sheet({"pile": ["Viral"]}),
        "Player 1: Viral needs a choice of color: red, blue, green or purple",
        "Spieler 1: Viral braucht die Wahl einer Farbe: rot, blau, grün oder violett",
    ),
    "no color": (
        sheet(ADA | {"pile": ["Viral"], "choices": {"Viral": "Ice Age"}}),
        "Ada: Viral: unknown color 'Ice Age'; there are red, blue, green, purple",
        "Ada: Viral: unbekannte Farbe „Ice Age“; es gibt rot, blau, grün, violett",
    ),
    "catastrophe missing": (
        sheet(ADA | {"pile": ["Prepper"]}, **ENDS),
        "Ada: Prepper needs a choice of catastrophe: Ice Age or Glacial Meltdown",
        "Ada: Prepper braucht die Wahl einer Katastrophe: Ice Age oder Glacial Meltdown",
    ),
    "one color of two": (
        sheet(ADA | {"pile": ["Faith"], "choices": {"Faith": "red"}}),
        "Ada: Faith: it takes two colors; the first counts as the second",
        "Ada: Faith: nötig sind zwei Farben; die erste zählt als die zweite",
    ),
    "a color as itself": (
        sheet(ADA | {"pile": ["Faith"], "choices": {"Faith": ["red", "red"]}}),
        "Ada: Faith: it takes two different colors",
        "Ada: Faith: nötig sind zwei verschiedene Farben",
    ),
    "too many": (
        sheet(ADA | {"pile": ["Tiny", "Tiny"]}),
        "Ada: pile: Tiny occurs 2 times in all; there is only 1",
        "Ada: Auslage: Tiny kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "one too many": (
        sheet(ADA | {"pile": ["Kidney"] * 7}),
        "Ada: pile: Kidney occurs 7 times in all; there are only 6",
        "Ada: Auslage: Kidney kommt insgesamt 7-mal vor; es gibt nur 6",
    ),
    "unknown card": (
        sheet(ADA | {"hand": ["Tny"]}),
        "Ada: hand: unknown card 'Tny'; did you mean Tiny?",
        "Ada: Hand: unbekannte Karte „Tny“; gemeint ist vielleicht Tiny",
    ),
    "unknown catastrophe": (
        sheet(ADA, catastrophes=["Ice Agee"]),
        "catastrophes: unknown catastrophe 'Ice Agee'; did you mean Ice Age?",
        "Katastrophen: unbekannte Katastrophe „Ice Agee“; gemeint ist vielleicht Ice Age",
    ),
    "another's card": (
        sheet(ADA | {"pile": ["Tiny"], "choices": {"Viral": "red"}}),
        "Ada: choices: unknown card of this pile 'Viral'; there are Tiny",
        "Ada: Wahl: unbekannte Karte dieser Auslage „Viral“; es gibt Tiny",
    ),
    "no gene pool": (
        sheet(ADA | {"gene_pool": None}),
        "Ada: gene pool: it takes a whole number from 1 to 8",
        "Ada: Genpool: möglich ist eine ganze Zahl von 1 bis 8",
    ),
    "gene pool": (
        sheet(ADA | {"gene_pool": 9}),
        "Ada: gene pool: 9 is not possible; it takes a whole number from 1 to 8",
        "Ada: Genpool: „9“ geht nicht; möglich ist eine ganze Zahl von 1 bis 8",
    ),
    "gene pool beyond": (
        sheet(ADA | {"gene_pool": 31}, options={"gene_pool_bounds": "beyond"}),
        "Ada: gene pool: 31 is not possible; it takes a whole number from −20 to 30",
        "Ada: Genpool: „31“ geht nicht; möglich ist eine ganze Zahl von −20 bis 30",
    ),
    "drawn": (
        sheet(ADA | {"drawn": 1000}),
        "Ada: drawn: it takes the face value or the name of the drawn card",
        "Ada: gezogen: nötig ist der Grundwert oder der Name der gezogenen Karte",
    ),
    "nothing drawn": (
        sheet(ADA, catastrophe="Deus Ex Machina"),
        "Ada: drawn: Deus Ex Machina needs the card that was drawn, by name or face value",
        "Ada: gezogen: Deus Ex Machina braucht die gezogene Karte, mit Namen oder Grundwert",
    ),
    "two catastrophes": (
        sheet(
            ADA | {"pile": ["Prepper"], "choices": {"Prepper": "Ice Age"}},
            catastrophe="Grey Goo",
        ),
        "Ada: Prepper: Ice Age was chosen, but Grey Goo is given as the catastrophe that counts",
        "Ada: Prepper: gewählt wurde Ice Age, aber als geltende Katastrophe ist Grey Goo angegeben",
    ),
    "a catastrophe that is not the last": (
        sheet(ADA, catastrophe="Ice Age", **ENDS),
        "catastrophe: nobody can have chosen Ice Age, so the last one counts: Glacial Meltdown",
        "Katastrophe: niemand kann Ice Age gewählt haben, also gilt die letzte: Glacial Meltdown",
    ),
    "a catastrophe that never struck": (
        sheet(ADA, catastrophe="Grey Goo", **ENDS),
        "catastrophe: unknown catastrophe 'Grey Goo'; there are Ice Age, Glacial Meltdown",
        "Katastrophe: unbekannte Katastrophe „Grey Goo“; es gibt Ice Age, Glacial Meltdown",
    ),
    "a catastrophe twice": (
        sheet(ADA, catastrophes=["Ice Age", "Grey Goo", "Ice Age"]),
        "catastrophes: Ice Age occurs 2 times in all; there is only 1",
        "Katastrophen: Ice Age kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "four catastrophes": (
        sheet(ADA, catastrophes=["Ice Age", "Grey Goo", "Solar Flare", "Retrovirus"]),
        "catastrophes: a game has 3 at most",
        "Katastrophen: eine Partie hat höchstens 3",
    ),
    "drawn for nothing": (
        sheet(ADA | {"drawn": 3}, catastrophe="Ice Age"),
        "Ada: drawn: a card is drawn only if Deus Ex Machina counts at World's End, and only by "
        "those whom it touches",
        "Ada: gezogen: gezogen wird nur, wenn Deus Ex Machina am Weltende gilt, und nur von denen, "
        "die es trifft",
    ),
    "drawn by who is shielded": (
        sheet(
            ADA | {"pile": ["Denial"], "denied": True, "drawn": 0}, catastrophe="Deus Ex Machina"
        ),
        "Ada: drawn: a card is drawn only if Deus Ex Machina counts at World's End, and only by "
        "those whom it touches",
        "Ada: gezogen: gezogen wird nur, wenn Deus Ex Machina am Weltende gilt, und nur von denen, "
        "die es trifft",
    ),
    "drawn from another pile": (
        sheet(ADA | {"pile": ["Tiny"], "drawn": "Tiny"}, catastrophe="Deus Ex Machina"),
        "Ada: drawn: Tiny occurs 2 times in all; there is only 1",
        "Ada: gezogen: Tiny kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "drawn from a set that is not in use": (
        sheet(ADA | {"drawn": "Talons"}, catastrophe="Deus Ex Machina"),
        "Ada: drawn: Talons is a card of a set that is not in use: Dinolings",
        "Ada: gezogen: Talons gehört zu einem Kartenset, das nicht dabei ist: Dinolings",
    ),
    "nothing shields": (
        sheet(ADA | {"denied": True}, catastrophe="Ice Age"),
        "Ada: denied: Denial is not in the pile",
        "Ada: verschont: Denial liegt nicht in der Auslage",
    ),
    "nobody is spared": (
        sheet(ADA | {"pile": ["Denial"], "denied": True}, catastrophe="The Four Horsemen"),
        "Ada: denied: The Four Horsemen passes nobody by",
        "Ada: verschont: The Four Horsemen verschont niemanden",
    ),
    "nothing to choose": (
        sheet(ADA | {"pile": ["Tiny"], "choices": {"Tiny": "red"}}),
        "Ada: Tiny: no points depend on a choice for this card",
        "Ada: Tiny: von einer Wahl für diese Karte hängen keine Punkte ab",
    ),
    "nothing that counts to choose": (
        sheet(ADA | {"pile": ["Eloquence"], "choices": {"Eloquence": "Swarm"}}),
        "Ada: Eloquence: no points depend on a choice for this card",
        "Ada: Eloquence: von einer Wahl für diese Karte hängen keine Punkte ab",
    ),
    "chosen twice": (
        sheet(ADA | {"pile": ["Viral"], "choices": {"Viral": "red", "viral": "blue"}}),
        "Ada: Viral: there are two choices for this card",
        "Ada: Viral: für diese Karte ist zweimal gewählt",
    ),
    "three dominants": (
        sheet({}, options={"without": ["Tiny"]})
        | {"players": [{}, ADA | {"pile": ["Antlers", "Echolocation", "Immunity", "Denial"]}]},
        "Ada: pile: Echolocation, Immunity and Denial are dominant; a pile has 2 of these at most, "
        "and one more only with Heroic",
        "Ada: Auslage: Echolocation, Immunity und Denial sind dominant; eine Auslage hat davon "
        "höchstens 2, und eine weitere nur mit Heroic",
    ),
    "three dominants of several sets": (
        sheet(
            ADA | {"pile": ["Legendary", "Ruggedized", "Motley"]},
            options={"sets": ["classic", "mythlings", "techlings", "kickstarter_exclusive"]},
        ),
        "Ada: pile: Legendary, Ruggedized and Motley are dominant; a pile has 2 of these at most, "
        "and one more only with Heroic",
        "Ada: Auslage: Legendary, Ruggedized und Motley sind dominant; eine Auslage hat davon "
        "höchstens 2, und eine weitere nur mit Heroic",
    ),
    "four dominants": (
        sheet(ADA | {"pile": ["Heroic", "Echolocation", "Immunity", "Denial"]}),
        "Ada: pile: Heroic, Echolocation, Immunity and Denial are dominant; a pile has 3 of these "
        "at most",
        "Ada: Auslage: Heroic, Echolocation, Immunity und Denial sind dominant; eine Auslage hat "
        "davon höchstens 3",
    ),
    "a hero without the age of its birth": (
        sheet(
            ADA | {"pile": ["Heroic", "Echolocation", "Immunity"]},
            options={"without": ["Birth of a Hero"]},
        ),
        "Ada: pile: Heroic, Echolocation and Immunity are dominant; a pile has 2 of these at most",
        "Ada: Auslage: Heroic, Echolocation und Immunity sind dominant; eine Auslage hat davon "
        "höchstens 2",
    ),
    "in two piles": (
        {"players": [{"pile": ["Tiny"]}, ADA | {"pile": ["Tiny"]}]},
        "Ada: pile: Tiny occurs 2 times in all; there is only 1",
        "Ada: Auslage: Tiny kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "in a pile and in a hand": (
        {"players": [ADA | {"hand": ["Tiny"]}, {"pile": ["Tiny"]}]},
        "Ada: hand: Tiny occurs 2 times in all; there is only 1",
        "Ada: Hand: Tiny kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "in a pile and discarded": (
        sheet(
            ADA | {"pile": ["Talons"]},
            discard_pile=["Talons"],
            options={"sets": ["classic", "dinolings"]},
        ),
        "discard pile: Talons occurs 2 times in all; there is only 1",
        "Ablagestapel: Talons kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "no such card to draw": (
        sheet(ADA | {"drawn": 6}, catastrophe="Deus Ex Machina"),
        "Ada: drawn: no card with the face value 6 is left to draw",
        "Ada: gezogen: keine Karte mit dem Grundwert 6 ist zum Ziehen übrig",
    ),
    "the only such card is in a pile": (
        sheet(ADA | {"pile": ["Tiny"], "drawn": 17}, catastrophe="Deus Ex Machina"),
        "Ada: drawn: no card with the face value 17 is left to draw",
        "Ada: gezogen: keine Karte mit dem Grundwert 17 ist zum Ziehen übrig",
    ),
    "a host that has an attachment": (
        sheet(
            ADA
            | {
                "pile": ["Nano", "GMO", "Antlers"],
                "choices": {"Nano": "Antlers", "GMO": "Antlers"},
            },
            options={"sets": ["classic", "techlings"]},
        ),
        "Ada: Nano: something is attached to Antlers already",
        "Ada: Nano: an Antlers hängt schon etwas",
    ),
    "a sign twice": (
        {
            "players": [{"sign": "The Bilbies"}, ADA | {"sign": "The Bilbies"}],
            "options": {"sets": ["classic", "meaning_of_life"]},
        },
        "Ada: sign: The Bilbies occurs 2 times in all; there is only 1",
        "Ada: Zeichen: The Bilbies kommt insgesamt 2-mal vor; es gibt nur 1",
    ),
    "a sign that the table plays without": (
        sheet(ADA | {"sign": "The Bilbies"}),
        "Ada: sign: The Bilbies is a card of a set that is not in use: Meaning of Life",
        "Ada: Zeichen: The Bilbies gehört zu einem Kartenset, das nicht dabei ist: "
        "Der Sinn des Lebens",
    ),
    "a catastrophe that is left out": (
        sheet(ADA, catastrophes=["Ice Age"], options={"without": ["Ice Age"]}),
        "catastrophes: Ice Age is left out of this game",
        "Katastrophen: Ice Age ist in diesem Spiel weggelassen",
    ),
    "no host": (
        sheet(
            ADA | {"pile": ["Nano", "Tiny"], "choices": {"Nano": "Tiny"}},
            options={"sets": ["classic", "techlings"]},
        ),
        "Ada: Nano: Nano cannot be attached to Tiny",
        "Ada: Nano: Nano kann nicht an Tiny hängen",
    ),
    "too many players": (
        {"players": [{}] * 7},
        "players: 7 is not possible; it takes a whole number from 2 to 6",
        "Spieler: „7“ geht nicht; möglich ist eine ganze Zahl von 2 bis 6",
    ),
}

_AGES = [card["name"] for card in CLASSIC if card["kind"] == "age"]
_ENDS = [card["name"] for card in CLASSIC if card["kind"] == "catastrophe"]
_TRAITS = [card["name"] for card in CLASSIC if card["kind"] == "trait"]

OPTIONS: dict[str, tuple[dict[str, Any], str, str]] = {
    "number": (
        {"hand_size": 9},
        "Hand at the start: 9 is not possible; it takes a whole number from 1 to 8",
        "Starthand: „9“ geht nicht; möglich ist eine ganze Zahl von 1 bis 8",
    ),
    "unknown card": (
        {"without": ["Tny"]},
        "Left out: unknown card 'Tny'; did you mean Tiny?",
        "Weggelassen: unbekannte Karte „Tny“; gemeint ist vielleicht Tiny",
    ),
    "always there": (
        {"without": ["The Birth of Life"]},
        "Left out: The Birth of Life is in every game",
        "Weggelassen: The Birth of Life ist in jedem Spiel",
    ),
    "no trait": (
        {"face_values": {"Ice Age": 3}},
        "Other face values: unknown trait 'Ice Age'",
        "Andere Grundwerte: unbekanntes Merkmal „Ice Age“",
    ),
    "face value": (
        {"face_values": {"Tiny": 51}},
        "Other face values: Tiny: 51 is not possible; it takes a whole number from −50 to 50",
        "Andere Grundwerte: Tiny: „51“ geht nicht; möglich ist eine ganze Zahl von −50 bis 50",
    ),
    "no face value": (
        {"face_values": {"Tiny": ""}},
        "Other face values: Tiny: it takes a whole number from −50 to 50",
        "Andere Grundwerte: Tiny: möglich ist eine ganze Zahl von −50 bis 50",
    ),
    "ages": (
        {"without": _AGES[1:]},
        "Left out: only 1 age is left; it takes 9",
        "Weggelassen: nur 1 Zeitalter ist übrig; nötig sind 9",
    ),
    "catastrophes": (
        {"without": _ENDS[2:]},
        "Left out: only 2 catastrophes are left; it takes 3",
        "Weggelassen: nur 2 Katastrophen sind übrig; nötig sind 3",
    ),
    "traits": (
        {"without": _TRAITS[1:]},
        "Left out: only 1 trait is left; it takes 15",
        "Weggelassen: nur 1 Merkmal ist übrig; nötig sind 15",
    ),
}


def _refused(given: dict[str, Any]) -> EndlingError:
    with pytest.raises(EndlingError) as refused:
        GAME.score_sheet(given) if "players" in given else GAME.parse_options(given, 3)
    return refused.value


@pytest.mark.parametrize("case", [*SHEETS.values(), *OPTIONS.values()], ids=[*SHEETS, *OPTIONS])
def test_mistakes_are_told_in_every_language(case: tuple[dict[str, Any], str, str]) -> None:
    given, english, german = case
    error = _refused(given)
    assert GAME.error_text(error, "en") == english
    assert GAME.error_text(error, "de") == german
    if not isinstance(error, OptionError):
        assert str(error) == english
    else:  # by the key that a program gives, not by the title that people see
        assert str(error) == f"option {error.option!r}: {english.partition(': ')[2]}"


def test_every_mistake_is_made_here() -> None:
    about = [_refused(given).about for given, _, _ in (*SHEETS.values(), *OPTIONS.values())]
    made = {type(complaint.mistake) for complaint in about if isinstance(complaint, Complaint)}
    assert made == {*COMMON, *OWN}


@pytest.mark.parametrize(
    "given", [{"players": 7}, sheet(ADA | {"pile": ["Denial"], "denied": "no"})]
)
def test_mistakes_of_programs_are_told_in_english(given: dict[str, Any]) -> None:
    error = _refused(given)
    assert GAME.error_text(error, "de") == str(error)
