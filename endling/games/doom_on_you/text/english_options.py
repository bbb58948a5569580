"""The options of a table in English."""

from __future__ import annotations

from endling.games.doom_on_you.text.english_cards import TOKEN
from endling.games.text.options import Count, Named, Names, Numbered, OptionText, Switch

OPTIONS = {
    "end_condition": OptionText(
        "End",
        "The game goes on until one player has food, or stops as soon as one has none; then most "
        "tokens win. With six players the latter often takes one turn only.",
        Named({"last_with_food": "Last with food", "first_player_out": "First one out"}),
    ),
    "starting_tokens": OptionText(
        "Tokens", "How many tokens everybody has at the start.", Count(TOKEN)
    ),
    "opening_truce": OptionText(
        "Opening truce",
        "In the first round nobody sends more than one animal at the same target. Good for the "
        "first target, from four players on above all.",
        Switch("Yes", "No"),
    ),
    "deals": OptionText(
        "Deals",
        "What can be offered for a promise while attacks are prepared.",
        Named({"tokens_only": "Tokens", "tokens_and_cards": "Tokens and cards", "off": "None"}),
    ),
    "declare_mode": OptionText(
        "Declaring",
        "Attacks are declared in turn until nobody adds another, or once around; or by all at the "
        "same time, where whoever is first counts first.",
        Named(
            {
                "rounds_until_all_pass": "Until nobody adds",
                "single_pass": "Once around",
                "real_time": "All at the same time",
            }
        ),
    ),
    "successful_animals_return": OptionText(
        "Animals that succeed",
        "Whether animals whose attack succeeds may come back to the pile.",
        Switch("May come back", "Are discarded"),
    ),
    "drawn_animal_may_enter_pile": OptionText(
        "Animals drawn as a target",
        "Whether the target may put an animal that it draws straight into the pile.",
        Switch("Into the pile", "Into the hand"),
    ),
    "force_field_vs_doom_in_prep": OptionText(
        "Force fields in preparation",
        "Whether force fields stop doom that is drawn in preparation, too.",
        Switch("Stop doom", "Stay in hand"),
    ),
    "total_wipeout": OptionText(
        "Doom for all",
        "What becomes of a doom that would leave nobody with food.",
        Named(
            {
                "only_drawer_affected": "Strikes only who drew it",
                "game_ends_no_winner": "Ends the game",
            }
        ),
    ),
    "attack": OptionText(
        "Other attacks",
        "Animals that attack as if another number were printed on them; with 0 they cannot.",
        Numbered("As printed"),
    ),
    "defense": OptionText(
        "Weaker defenses",
        "Animals that have fewer points of defense than are printed on them.",
        Numbered("As printed"),
    ),
    "tokens": OptionText(
        "Other raids",
        "Animals that steal another number of tokens than is printed on them.",
        Numbered("As printed"),
    ),
    "without": OptionText("Left out", "Cards that stay in the box.", Names(none="Nothing")),
}
