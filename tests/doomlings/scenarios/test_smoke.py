from tests.doomlings.scenario import Scenario


def test_bad() -> None:
    table = Scenario(hands=[["Bad"], ["Fear", "Gills", "Quick"]])
    table.play("Bad")
    assert len(table.hand(1)) == 1
    assert table.pile(0) == ["Bad"]


def test_tiny() -> None:
    table = Scenario(hands=[["Tiny"], []], piles=[["Fear"]])
    table.play("Tiny")
    assert table.worth(0, "Tiny") == [15]


def test_reveal() -> None:
    table = Scenario(hands=[["Tiny"], ["Bad"]], age="Flourish", reveal=True, deck=["Fear", "Gills", "Quick", "Teeth"])
    assert table.hand(0) == ["Fear", "Gills", "Tiny"]
    table.expect("play", actor=0)
