"""How cards are attached to traits, in German."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.german_grammar import COLORS
from endling.games.doomlings.text.german_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of

_HELD = {
    (v.Leaving.TAKEN,): "jenes Merkmal kann nicht genommen oder getauscht werden",
    (v.Leaving.DISCARDED,): "jenes Merkmal kann nicht abgeworfen werden",
    tuple(v.Leaving): "jenes Merkmal kann seine Auslage nicht verlassen",
}


@_of(v.Attach)
def _attach(i: v.Attach, spot: Spot) -> str:
    where = "irgendeiner Auslage" if i.anywhere else "deiner eigenen Auslage"
    parts = [f"hänge diese Karte an {_host(i, where)}"]
    if i.color is not None:
        parts.append(f"jenes Merkmal zählt als {COLORS[i.color]} und als keine andere Farbe")
    if i.holds:
        parts.append(_held(i.holds))
    if i.silences:
        parts.append("alle Effekte jenes Merkmals sind ausgeschaltet")
    words = "; ".join(parts)
    if i.roams:
        words += (
            f". Am Ende jedes deiner Züge darfst du sie an ein anderes Merkmal in {where} hängen"
        )
    return words


def _host(i: v.Attach, where: str) -> str:
    plain = ", das keinen Text hat" if i.effectless else ""
    unlike = "" if i.unlike is None else f", das nicht {COLORS[i.unlike]} ist"
    return f"ein Merkmal deiner Wahl in {where}{plain}{unlike}"


def _held(holds: tuple[v.Leaving, ...]) -> str:
    if holds not in _HELD:
        raise MissingPhraseError(f"no phrase for {holds}")
    return _HELD[holds]


@_of(v.ActOfHost)
def _act_of_host(i: v.ActOfHost, spot: Spot) -> str:
    return (
        "die Aktion jenes Merkmals, wenn es eine hat,|geschieht für dich, als hättest du das "
        "Merkmal gerade gespielt"
    )
