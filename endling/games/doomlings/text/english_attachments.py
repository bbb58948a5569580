"""How cards are attached to traits, in English."""

from __future__ import annotations

from endling.games.doomlings import vocabulary as v
from endling.games.doomlings.text.english_grammar import COLORS
from endling.games.doomlings.text.english_instructions import PHRASES
from endling.games.doomlings.text.parts import Spot
from endling.games.text.phrases import MissingPhraseError

_of = PHRASES.of

_HELD = {
    (v.Leaving.TAKEN,): "that trait cannot be taken or swapped",
    (v.Leaving.DISCARDED,): "that trait cannot be discarded",
    tuple(v.Leaving): "that trait cannot leave its pile",
}


@_of(v.Attach)
def _attach(i: v.Attach, spot: Spot) -> str:
    where = "any pile" if i.anywhere else "your own pile"
    parts = [f"attach this card to {_host(i, where)}"]
    if i.color is not None:
        parts.append(f"that trait counts as {COLORS[i.color]} and as no other color")
    if i.holds:
        parts.append(_held(i.holds))
    if i.silences:
        parts.append("all effects of that trait are switched off")
    words = "; ".join(parts)
    if i.roams:
        words += (
            f". At the end of each of your turns you may move this card to another trait in {where}"
        )
    return words


def _host(i: v.Attach, where: str) -> str:
    plain = " that has no text" if i.effectless else ""
    unlike = "" if i.unlike is None else f" that is not {COLORS[i.unlike]}"
    return f"a trait of your choice in {where}{plain}{unlike}"


def _held(holds: tuple[v.Leaving, ...]) -> str:
    if holds not in _HELD:
        raise MissingPhraseError(f"no phrase for {holds}")
    return _HELD[holds]


@_of(v.ActOfHost)
def _act_of_host(i: v.ActOfHost, spot: Spot) -> str:
    return "if that trait has an action, it happens for you, as if you had just played that trait"
