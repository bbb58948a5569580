"""Traits from Saliva to Selfish."""

from __future__ import annotations

from endling.games.doomlings import reasons as r
from endling.games.doomlings.vocabulary import Color
from tests.doomlings.scenario import Scenario, because, known, world_ends
from tests.doomlings.scenarios.traits import at_rest, can_be_stopped, is_of_color, raises_gene_pool

# --- Saliva, Saudade


def test_saliva() -> None:
    raises_gene_pool("Saliva", 1)


def test_saliva__value_and_color() -> None:
    assert at_rest([["Saliva"]]).worth(0, "Saliva") == [1]
    is_of_color("Saliva", Color.BLUE)


def test_saliva__ignored_when_it_came_but_undone_when_it_leaves() -> None:
    table = Scenario(hands=[["Voracious", "Saliva"]], gene_pools=[8])
    table.play("Voracious").play("Saliva")
    assert table.gene_pool(0) == 8
    table.choose("Saliva")
    assert table.gene_pool(0) == 7


def test_saudade() -> None:
    hand = ["Quick", "Fangs", "Gills", "Bark", "Fear", "Mindful"]
    table = Scenario(hands=[["Saudade", *hand], ["Adorable"]], piles=[["Teeth"], ["Selfish"]])
    table.play("Saudade").expect("skip_stabilizing", actor=0)
    assert table.worth(0, "Saudade") == [1 + 3]


def test_saudade__all_four_colors_or_none() -> None:
    four = Scenario(hands=[["Quick", "Gills", "Bark", "Adorable"]], piles=[["Saudade"]])
    assert four.worth(0, "Saudade") == [1 + 4]
    none = Scenario(hands=[["Fear", "Faith"]], piles=[["Saudade", "Quick", "Gills"]])
    assert none.worth(0, "Saudade") == [1]
    empty = Scenario(hands=[[], ["Fear"]], piles=[["Saudade"]], turn=1)
    assert empty.worth(0, "Saudade") == [1]
    is_of_color("Saudade", Color.NONE)


def test_saudade__at_the_end() -> None:
    table = world_ends("Super Volcano", [["Quick", "Bark"], []], [["Saudade"]])
    assert table.points(0) == 1 + 2
    ignored = world_ends("AI Takeover", [["Quick"], []], [["Saudade"]])
    assert ignored.points(0) == 2


# --- Scutes


def test_scutes() -> None:
    table = Scenario(hands=[["Scutes"], ["Gills", "Spiny"]], piles=[["Bad", "Tiny"], ["Fear"]])
    table.play("Scutes").expect("give_trait", actor=0, cause="Scutes")
    assert table.options == ["Bad", "Scutes"]
    assert table.why_not("Tiny") == because(r.DOMINANT)
    assert table.why_not("Fear") == because(r.NOT_IN_YOUR_PILE)
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.pile(1)) == (["Scutes", "Tiny"], ["Bad", "Fear"])
    assert table.hand(1) == ["Gills", "Spiny"]
    assert table.worth(0, "Scutes") == [3]


def test_scutes__three_players() -> None:
    table = Scenario(hands=[["Scutes"], [], []], piles=[["Fear"]])
    table.play("Scutes").choose("Fear").expect("opponent", actor=0, cause="Scutes")
    assert table.options == ["player 1", "player 2"]
    assert table.why_not(player=0) == because(r.NOT_AN_OPPONENT)
    table.choose(player=2)
    assert (table.pile(0), table.pile(1), table.pile(2)) == (["Scutes"], [], ["Fear"])


def test_scutes__gives_itself_when_there_is_nothing_else() -> None:
    table = Scenario(hands=[["Scutes"]], piles=[["Tiny"]])
    table.play("Scutes")
    assert table.options == ["Scutes"]
    table.choose("Scutes")
    assert (table.pile(0), table.pile(1)) == (["Tiny"], ["Scutes"])


def test_scutes__giving_is_allowed_while_traits_are_protected() -> None:
    table = Scenario(hands=[["Scutes", "Bark"], ["Quick"]], piles=[["Fear"]], age="Reforestation")
    table.play("Scutes").choose("Fear")
    assert (table.pile(0), table.pile(1)) == (["Scutes"], ["Fear"])


def test_scutes__gene_pools_follow_and_requirements_are_ignored() -> None:
    table = Scenario(hands=[["Scutes"]], piles=[["Warm Blood"]], gene_pools=[7, 5])
    table.play("Scutes").choose("Warm Blood")
    assert (table.gene_pool(0), table.gene_pool(1)) == (5, 7)
    needy = Scenario(hands=[["Scutes"]], piles=[["Delicious"]])
    needy.play("Scutes").choose("Delicious")
    assert needy.pile(1) == ["Delicious"]


def test_scutes__stopped() -> None:
    can_be_stopped("Scutes", piles=(["Fear"], []))


# --- Selective Memory


def test_selective_memory() -> None:
    table = Scenario(
        hands=[["Selective Memory"]],
        discard=["Quick", "Introspective", "Fear"],
        deck=["Bark", "Leaves", "Gills", "Spiny"],
    )
    table.play("Selective Memory").expect("play_discarded", actor=0, cause="Selective Memory")
    assert table.options == ["Fear", "Introspective", "Quick"]
    table.choose("Introspective").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Selective Memory"]
    assert table.hand(0) == ["Bark", "Gills", "Leaves", "Spiny"]
    assert table.discard == ["Quick", "Fear"]
    assert table.worth(0, "Selective Memory") == [0]


def test_selective_memory__empty_discard_pile() -> None:
    table = Scenario(hands=[["Selective Memory"]])
    table.play("Selective Memory").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Selective Memory"]


def test_selective_memory__requirements_and_dominants() -> None:
    discard = ["Heroic", "Delicious", "Morality", "Retractable Claws", "Tiny", "Fear"]
    table = Scenario(
        hands=[["Selective Memory"]], piles=[["Faith", "Immunity"], ["Gills"]], discard=discard
    )
    table.play("Selective Memory")
    assert table.options == ["Delicious", "Fear"]
    assert table.why_not("Heroic") == because(r.THIRD_DOMINANT)
    assert table.why_not("Tiny") == because(r.THIRD_DOMINANT)
    assert table.why_not("Morality") == because(r.CANNOT_PAY)
    assert table.why_not("Retractable Claws") == because(r.CANNOT_PAY)
    assert table.why_not("Gills") == because(r.NOT_DISCARDED)


def test_selective_memory__requirement_of_three_green_traits() -> None:
    table = Scenario(hands=[["Selective Memory"]], discard=["Heroic", "Fear"])
    table.play("Selective Memory")
    assert table.options == ["Fear"]
    assert table.why_not("Heroic") == because(r.NEEDS_TRAITS, 3, Color.GREEN)
    met = Scenario(
        hands=[["Selective Memory"]], piles=[["Bark", "Leaves", "Trunk"]], discard=["Heroic"]
    )
    met.play("Selective Memory").choose("Heroic")
    assert "Heroic" in met.pile(0)


def test_selective_memory__costs_are_paid() -> None:
    table = Scenario(hands=[["Selective Memory"]], piles=[["Quick"]], discard=["Retractable Claws"])
    table.play("Selective Memory").choose("Retractable Claws")
    table.expect("pay_discard", actor=0, cause="Retractable Claws").choose("Quick")
    assert table.pile(0) == ["Retractable Claws", "Selective Memory"]
    assert table.discard == ["Quick"]


def test_selective_memory__nothing_playable() -> None:
    table = Scenario(hands=[["Selective Memory"]], discard=["Heroic"])
    table.play("Selective Memory").expect("skip_stabilizing", actor=0)
    assert table.discard == ["Heroic"]


def test_selective_memory__ages_apply() -> None:
    table = Scenario(
        hands=[["Selective Memory", "Fangs"], ["Spiny"]],
        discard=["Quick", "Gills", "Fear"],
        age="Natural Harmony",
    )
    table.play("Selective Memory").expect("play_discarded", actor=0)
    assert table.options == ["Fear", "Quick"]
    assert table.why_not("Gills") == because(r.SAME_COLOR_AS_LAST, 0, Color.BLUE)


def test_selective_memory__when_played_happens_too() -> None:
    table = Scenario(hands=[["Selective Memory"]], piles=[[], ["Fear"]], discard=["Vampirism"])
    table.play("Selective Memory").choose("Vampirism").expect("steal", actor=0, cause="Vampirism")
    table.choose("Fear")
    assert table.pile(0) == ["Fear", "Selective Memory", "Vampirism"]


def test_selective_memory__the_second_action_can_be_cancelled() -> None:
    table = Scenario(hands=[["Selective Memory"], ["Automimicry"]], discard=["Introspective"])
    table.play("Selective Memory").expect("react", actor=1, cause="Selective Memory").no()
    table.choose("Introspective").expect("react", actor=1, cause="Introspective")
    table.choose("Automimicry").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Introspective", "Selective Memory"]
    assert table.hand(0) == []


def test_selective_memory__stopped() -> None:
    can_be_stopped("Selective Memory", discard=["Fear"])


# --- Self-Awareness


def test_self_awareness() -> None:
    table = Scenario(hands=[["Self-Awareness", "Fear"], ["Gills"]])
    table.expect("anytime", actor=0, cause="Self-Awareness")
    assert table.options == ["no", "player 1"]
    table.choose(player=1).expect("play", actor=0)
    assert (table.pile(0), table.pile(1)) == ([], ["Self-Awareness"])
    assert table.hand(0) == ["Fear"]
    assert table.worth(1, "Self-Awareness") == [-1]
    assert table.points(1) == -1


def test_self_awareness__in_the_turn_of_another() -> None:
    table = Scenario(hands=[["Fear"], ["Gills"], ["Self-Awareness", "Quick"]])
    table.expect("anytime", actor=2)
    assert table.options == ["no", "player 0", "player 1"]
    table.choose(player=0).expect("play", actor=0)
    assert table.pile(0) == ["Self-Awareness"]
    assert table.hand(2) == ["Quick"]


def test_self_awareness__offered_in_every_turn() -> None:
    table = Scenario(hands=[["Fear"], ["Gills", "Spiny"], ["Self-Awareness", "Quick"]])
    for seat, card in enumerate(["Fear", "Gills", "Quick"]):
        table.expect("anytime", actor=2).no().expect("play", actor=seat)
        table.play(card).skip_stabilizing()
    assert table.hand(2) == ["Self-Awareness"]


def test_self_awareness__as_an_ordinary_turn() -> None:
    table = Scenario(hands=[["Self-Awareness", "Fear"], ["Automimicry"]])
    table.no().play("Self-Awareness").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Self-Awareness"]
    assert table.points(0) == -1
    assert at_rest([["Mindful", "Self-Awareness"]]).worth(0, "Mindful") == [2]


def test_self_awareness__the_last_card_of_the_hand() -> None:
    table = Scenario(hands=[["Self-Awareness"], ["Gills"]])
    table.choose(player=1).expect("play", actor=1)
    assert len(table.hand(0)) == 5
    assert table.pile(1) == ["Self-Awareness"]


def test_self_awareness__before_the_end_of_the_world() -> None:
    table = world_ends("Super Volcano", [["Self-Awareness"], []], [["Fear"], ["Bark"]])
    table.expect("anytime", actor=0, cause="Self-Awareness").choose(player=1)
    assert table.match.over
    assert (table.points(0), table.points(1)) == (1, 1)


def test_self_awareness__colorless_traits_are_banned() -> None:
    table = Scenario(hands=[["Self-Awareness", "Gills"]], age="Tropical Lands")
    table.expect("play", actor=0)
    assert table.why_not("Self-Awareness") == because(r.AGE_FORBIDS_COLOR, 0, Color.NONE)


def test_self_awareness__no_action_to_cancel() -> None:
    table = Scenario(
        hands=[["Self-Awareness", "Fear"], ["Automimicry", "Gills"]], age="Age of Peace"
    )
    table.choose(player=1).expect("play", actor=0)
    assert table.pile(1) == ["Self-Awareness"]


def test_self_awareness__the_question_is_secret() -> None:
    table = Scenario(hands=[["Fear"], ["Self-Awareness"], []])
    table.expect("anytime", actor=1)
    for seat in (0, 2, None):
        view = table.match.view(seat)
        assert (view["actor"], view["prompt"], view["cause"]) == (None, None, None)
        assert view["players"][1]["known_hand"] == []


# --- Self-Replicating


def test_self_replicating() -> None:
    table = Scenario(
        hands=[["Self-Replicating"], ["Gills", "Spiny"]], discard=["Quick", "Bad", "Heroic"]
    )
    table.play("Self-Replicating").expect("play_discarded", actor=0, cause="Self-Replicating")
    assert table.options == ["Bad", "Quick"]
    assert table.why_not("Heroic") == because(r.NEEDS_TRAITS, 3, Color.GREEN)
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bad", "Self-Replicating"]
    assert table.hand(1) == ["Gills", "Spiny"]
    assert table.discard == ["Quick", "Heroic"]
    assert table.worth(0, "Self-Replicating") == [0]


def test_self_replicating__empty_discard_pile() -> None:
    table = Scenario(hands=[["Self-Replicating", "Fear"]])
    table.play("Self-Replicating").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Self-Replicating"]


def test_self_replicating__third_dominant() -> None:
    table = Scenario(
        hands=[["Self-Replicating"]], piles=[["Faith", "Immunity"]], discard=["Tiny", "Fear"]
    )
    table.play("Self-Replicating")
    assert table.options == ["Fear"]
    assert table.why_not("Tiny") == because(r.THIRD_DOMINANT)


def test_self_replicating__comes_back() -> None:
    table = Scenario(hands=[["Bark", "Fear"]], piles=[["Self-Replicating"]])
    table.play("Bark").expect("come_back", actor=0, cause="Self-Replicating")
    assert table.options == ["no", "yes"]
    table.yes().expect("skip_stabilizing", actor=0)
    assert (table.pile(0), table.hand(0)) == (["Bark"], ["Fear", "Self-Replicating"])
    assert known(table, 1, of=0) == ["Self-Replicating"]


def test_self_replicating__stays() -> None:
    table = Scenario(hands=[["Bark", "Fear"]], piles=[["Self-Replicating"]])
    table.play("Bark").no().expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Bark", "Self-Replicating"]


def test_self_replicating__only_for_green_traits_from_your_own_hand() -> None:
    other_color = Scenario(hands=[["Quick"]], piles=[["Self-Replicating"]])
    other_color.play("Quick").expect("skip_stabilizing", actor=0)
    opponent = Scenario(hands=[["Bark"]], piles=[[], ["Self-Replicating"]])
    opponent.play("Bark").expect("skip_stabilizing", actor=0)
    itself = Scenario(hands=[["Self-Replicating"]])
    itself.play("Self-Replicating").expect("skip_stabilizing", actor=0)
    stolen = Scenario(hands=[["Directly Register"]], piles=[["Self-Replicating"], ["Leaves"]])
    stolen.play("Directly Register").choose("Leaves").expect("skip_stabilizing", actor=0)


def test_self_replicating__not_for_green_traits_from_the_discard_pile() -> None:
    own = Scenario(hands=[["Self-Replicating"]], discard=["Bark"])
    own.play("Self-Replicating").choose("Bark").expect("skip_stabilizing", actor=0)
    assert own.pile(0) == ["Bark", "Self-Replicating"]
    memory = Scenario(hands=[["Selective Memory"]], piles=[["Self-Replicating"]], discard=["Bark"])
    memory.play("Selective Memory").choose("Bark").expect("skip_stabilizing", actor=0)


def test_self_replicating__dominants_and_further_plays_count() -> None:
    dominant = Scenario(hands=[["Symbiosis"]], piles=[["Self-Replicating"]])
    dominant.play("Symbiosis").expect("come_back", actor=0)
    further = Scenario(hands=[["The Third Eye", "Bark"]], piles=[["Self-Replicating"]])
    further.play("The Third Eye").play("Bark").expect("come_back", actor=0).yes()
    assert further.hand(0) == ["Self-Replicating"]


def test_self_replicating__asked_again_for_every_green_trait() -> None:
    table = Scenario(hands=[["Propagation", "Bark"]], piles=[["Self-Replicating"]])
    table.play("Propagation").expect("come_back", actor=0).no()
    table.play("Bark").expect("come_back", actor=0).yes()
    assert table.pile(0) == ["Bark", "Propagation"]


def test_self_replicating__coming_back_is_no_action() -> None:
    peace = Scenario(
        hands=[["Bark", "Fear"], ["Gills"]], piles=[["Self-Replicating"]], age="Age of Peace"
    )
    peace.play("Bark").expect("come_back", actor=0).yes()
    assert peace.pile(0) == ["Bark"]
    uncancelled = Scenario(hands=[["Bark"], ["Automimicry"]], piles=[["Self-Replicating"]])
    uncancelled.play("Bark").expect("come_back", actor=0).yes().expect("skip_stabilizing", actor=0)
    protected = Scenario(
        hands=[["Bark", "Fear"], ["Gills"]], piles=[["Self-Replicating"]], age="Reforestation"
    )
    protected.play("Bark").expect("come_back", actor=0)


def test_self_replicating__stopped() -> None:
    can_be_stopped("Self-Replicating", discard=["Fear"])
    is_of_color("Self-Replicating", Color.GREEN)


# --- Selfish


def test_selfish() -> None:
    table = Scenario(
        hands=[["Selfish"], ["Gills", "Spiny"], []],
        piles=[["Antlers"], ["Bad", "Bark", "Sentience"], ["Quick", "Fear"]],
    )
    table.play("Selfish").expect("steal", actor=0, cause="Selfish")
    assert table.options == ["Bad", "Quick"]
    assert table.why_not("Bark") == because(r.WRONG_COLOR, 0, Color.RED)
    assert table.why_not("Fear") == because(r.WRONG_COLOR, 0, Color.RED)
    assert table.why_not("Sentience") == because(r.DOMINANT)
    assert table.why_not("Antlers") == because(r.NOT_IN_AN_OPPONENTS_PILE)
    table.choose("Bad").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Antlers", "Bad", "Selfish"]
    assert table.pile(1) == ["Bark", "Sentience"]
    assert table.hand(1) == ["Gills", "Spiny"]
    assert table.worth(0, "Selfish") == [1]


def test_selfish__no_target() -> None:
    table = Scenario(hands=[["Selfish"]], piles=[["Antlers"], ["Bark", "Sentience"]])
    table.play("Selfish").expect("skip_stabilizing", actor=0)
    assert table.pile(0) == ["Antlers", "Selfish"]


def test_selfish__traits_are_protected() -> None:
    table = Scenario(
        hands=[["Selfish", "Fear"], ["Gills"]],
        piles=[[], ["Quick"]],
        gene_pools=[1],
        age="Reforestation",
    )
    table.play("Selfish").expect("play", actor=1)
    assert table.pile(1) == ["Quick"]


def test_selfish__the_same_name_in_two_piles() -> None:
    table = Scenario(hands=[["Selfish"], [], []], piles=[[], ["Kidney", "Kidney"], ["Kidney"]])
    table.play("Selfish").choose("Kidney", of=2)
    assert [table.pile(seat) for seat in range(3)] == [
        ["Kidney", "Selfish"],
        ["Kidney", "Kidney"],
        [],
    ]


def test_selfish__gene_pools_follow_and_costs_are_ignored() -> None:
    table = Scenario(hands=[["Selfish"]], piles=[[], ["Brute Strength"]], gene_pools=[5, 4])
    table.play("Selfish").choose("Brute Strength")
    assert (table.gene_pool(0), table.gene_pool(1)) == (4, 5)
    claws = Scenario(hands=[["Selfish"]], piles=[["Quick"], ["Retractable Claws"]])
    claws.play("Selfish").choose("Retractable Claws").expect("skip_stabilizing", actor=0)
    assert claws.pile(0) == ["Quick", "Retractable Claws", "Selfish"]


def test_selfish__stopped() -> None:
    can_be_stopped("Selfish", piles=([], ["Antlers"]))
