"""Situations that random games found and that once went wrong."""

from __future__ import annotations

from tests.doomlings.scenario import Scenario


def test_trunk__cost_of_the_discarded_card_shuffles_the_discard_pile_away() -> None:
    """Paying triggers a draw from an empty deck while the card on top is being played."""
    table = Scenario(
        hands=[["Trunk"]],
        piles=[["Kidney", "Regenerative Tissue"]],
        discard=["Retractable Claws", "Bark"],
    )
    everything_else = table.deck
    table = Scenario(
        hands=[["Trunk"], everything_else],
        piles=[["Kidney", "Regenerative Tissue"]],
        discard=["Retractable Claws", "Bark"],
        seed=2,
    )
    assert table.deck == []
    table.play("Trunk")
    while table.match.prompt == "react":
        table.no()
    table.expect("pay_discard", actor=0, cause="Retractable Claws").choose("Kidney")
    while table.match.prompt == "react":
        table.no()
    assert "Retractable Claws" in table.pile(0)
    table.match.game.check(table.match._pool)
