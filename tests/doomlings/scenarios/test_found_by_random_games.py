"""Situations that random games found and that once went wrong."""

from __future__ import annotations

from tests.doomlings.scenario import Scenario


def test_trunk__paying_for_the_discarded_card_shuffles_the_discard_pile_away() -> None:
    """The cost triggers a draw from an empty deck while the card on top is being played."""
    options = {"without": ["Self-Awareness", "Automimicry", "Chromatophores", "Parasitic"]}
    piles = [["Kidney", "Regenerative Tissue"]]
    discard = ["Retractable Claws", "Bark"]
    rest = Scenario([["Trunk"]], piles, discard=discard, options=options).deck
    table = Scenario([["Trunk"], rest], piles, discard=discard, options=options)
    assert table.deck == []
    table.play("Trunk").expect("pay_discard", actor=0, cause="Retractable Claws").choose("Kidney")
    assert "Retractable Claws" in table.pile(0)
    table.match.check()


def test_retractable_claws__cannot_be_played_again_while_its_cost_is_paid() -> None:
    """Paying regrows Vampirism, which steals Voracious and lets the player play once more."""
    table = Scenario(
        [["Retractable Claws", "Fear"], []],
        [["Kidney", "Regenerative Tissue"], ["Voracious"]],
        deck=["Vampirism"],
    )
    table.play("Retractable Claws").choose("Kidney").expect("steal", actor=0).choose("Voracious")
    table.expect("play_another", actor=0)
    assert table.options == ["Fear"]
    assert "Retractable Claws" in table.pile(0)


def test_tentacles__swaps_a_trait_that_faith_has_recolored() -> None:
    """At World's End a green trait counts as blue; Vampirism then makes Tentacles act."""
    table = Scenario(
        [["Vampirism"], []],
        [["Faith", "Eloquence", "Bark"], ["Tentacles", "Gills"]],
        age="Ice Age",
        reveal=True,
        first=1,
        catastrophes=["Grey Goo", "Retrovirus"],
    )
    table.expect("worlds_end", actor=0).choose("Faith").choose(color="green").choose(color="blue")
    table.play("Vampirism").choose("Tentacles").expect("swap_own", actor=0)
    table.choose("Bark").expect("swap_other", actor=0)
    assert table.options == ["Gills"]
    table.choose("Gills")
    assert "Gills" in table.pile(0)
    assert table.pile(1) == ["Bark"]
