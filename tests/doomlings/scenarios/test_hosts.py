"""Hosts that move with what is attached to them, how that is shown, and what cannot be attached."""

from __future__ import annotations

import pytest

import endling
from endling.errors import PositionError
from tests.doomlings.scenario import Scenario, known

SETS = ["techlings"]


def test_an_attachment_goes_into_the_hand_with_its_host() -> None:
    table = Scenario(
        hands=[["Costly Signaling"], []],
        piles=[[], ["Gills", "Nano"]],
        attached=[{}, {"Nano": "Gills"}],
        sets=SETS,
    )
    table.play("Costly Signaling").expect("return", actor=0)
    assert table.options == ["Gills"]
    table.choose("Gills")
    assert table.hand(1) == ["Gills", "Nano"]
    assert known(table, viewer=0, of=1) == ["Gills", "Nano"]
    assert table.attached(1) == {}


def test_an_attachment_is_discarded_with_its_host_as_a_trait_of_its_own() -> None:
    table = Scenario(
        hands=[["Voracious"], ["Necromantic", "Fear"]],
        piles=[["Gills", "Nano", "Regenerative Tissue"], []],
        attached=[{"Nano": "Gills"}],
        deck=["Bark", "Quick"],
        sets=[*SETS, "mythlings"],
    )
    table.play("Voracious").choose("Gills").expect("raise", actor=1, cause="Gills").no()
    table.expect("raise", actor=1, cause="Nano").choose("Necromantic")
    assert table.pile(0) == ["Bark", "Quick", "Regenerative Tissue", "Voracious"]
    assert table.hand(1) == ["Fear", "Nano"]


def test_swapped_hosts_exchange_their_attachments() -> None:
    table = Scenario(
        hands=[["Tentacles"], []],
        piles=[["Gills", "Nano"], ["Blubber", "GMO"]],
        attached=[{"Nano": "Gills"}, {"GMO": "Blubber"}],
        sets=SETS,
    )
    table.play("Tentacles").expect("swap_own")
    table.choose("Gills").choose("Blubber")
    assert table.attached(0) == {"GMO": "Blubber"}
    assert table.attached(1) == {"Nano": "Gills"}


def test_equal_traits_are_told_apart_where_one_is_a_host() -> None:
    table = Scenario(
        hands=[["Selfish"], []],
        piles=[[], ["Kidney", "Kidney", "Kidney", "Nano"]],
        attached=[{}, {"Nano": "Kidney"}],
        sets=SETS,
    )
    table.play("Selfish")
    assert table.options == ["Kidney", "Kidney", "Kidney"]
    table.match.play(table.match.legal[0])
    assert table.attached(0) == {"Nano": "Kidney"}
    assert table.pile(1) == ["Kidney", "Kidney"]


def test_views_tell_what_is_attached() -> None:
    table = Scenario(piles=[["Gills", "Nano"], []], attached=[{"Nano": "Gills"}], sets=SETS)
    for seat in (0, 1, None):
        pile = table.match.view(seat)["players"][0]["pile"]
        carried = {entry["card"]: entry["attached"] for entry in pile}
        assert carried == {"Gills": "Nano", "Nano": None}


@pytest.mark.parametrize(
    ("pile", "attached"),
    [
        (["Gills"], {"Nano": "Gills"}),  # it lies elsewhere
        (["Nano"], {"Nano": "Gills"}),
        (["Nano", "Tiny"], {"Nano": "Tiny"}),  # dominants are no hosts
        (["Nano", "GMO"], {"Nano": "GMO"}),  # neither are attachments
        (["Cybernetic", "Gills"], {"Cybernetic": "Gills"}),  # it is blue already
        (["Mecha", "Bad"], {"Mecha": "Bad"}),  # it has an effect
        (["Nano", "GMO", "Gills"], {"Nano": "Gills", "GMO": "Gills"}),  # one each
        (["Gills", "Fear"], {"Gills": "Fear"}),  # no attachment
    ],
)
def test_positions_refuse_what_cannot_be_attached(
    pile: list[str], attached: dict[str, str]
) -> None:
    with pytest.raises(PositionError):
        Scenario(piles=[pile, []], attached=[attached], sets=SETS)


def test_positions_with_attachments_are_read_back() -> None:
    table = Scenario(
        piles=[["Kidney", "Kidney", "Nano", "GMO"], []],
        attached=[{"Nano": "Kidney", "GMO": "Kidney"}],
        sets=SETS,
    )
    again = endling.position("doomlings", table.match.position())
    assert again.state() == table.match.state()
