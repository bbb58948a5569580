"""Questions, answers and reasons in German; what every game has is not here."""

from __future__ import annotations

QUESTIONS = {
    "choose_species": "Wähle deine Art",
    "draft_species": "Wähle eine der beiden Arten; die andere scheidet aus",
    "leader": "Du stehst in der Nahrungskette am tiefsten: Wer spielt zum ersten Stich aus?",
    "lead": "Du spielst aus: Wähle nacheinander die Karten einer Kombination",
    "follow": "Du bist dran: Wähle die Karten einer Kombination oder irgendeine einzelne Karte",
    "name_suit": "Wähle die Farbe deines Jokers",
    "declare": "Wähle eine Karte der Auslage, die zu deinen kommt",
    "improve": "Wähle eine Karte des Stichs, mit der du deine Art verbesserst",
    "pick": "Wähle eine abgeworfene Karte, mit der du deine Art verbesserst",
    "use": "Wofür nutzt du die Karte?",
    "settle": "Wo soll deine Art künftig leben?",
    "lay": "Wähle einen Platz für das Merkmal",
    "mutate": "Wähle die Merkmalkarte, die Mutation nimmt",
    "keep": "Wähle bis zu zwei Karten, die du für die nächste Ära behältst",
    "borrow": "Symbiose: Welche Umgebung soll auch dich ernähren?",
    "eat": "Wähle eine Art, die du frisst",
    "transform": "Metamorphose: Wähle einen Platz für das gezogene Merkmal",
}

QUESTIONS_ABOUT = {
    "name_suit": "Wähle die Farbe von {}",
    "use": "Wofür nutzt du {}?",
    "settle": "Wo soll deine Art dank {} künftig leben?",
    "lay": "Wähle einen Platz für {}",
    "transform": "Metamorphose: Wähle einen Platz für {}",
}

ANSWERS = {
    "join": "{} dazunehmen",
    "improve": "Mit {} verbessern",
    "settle": "{} leben",
    "lay": "Auf {}",
    "borrow": "{} Nahrung finden",
    "eat": "{} fressen",
}

PLAYERS = {"leader": "{} spielt aus"}

WORDS = {
    "take_back": "Karten zurücknehmen",
    "mutate": "Mutation nutzen",
    "food_chain": "In der Nahrungskette aufsteigen",
    "population": "Population vergrößern",
    "environment": "Neue Umgebung besiedeln",
    "trait": "Als Merkmal legen",
}

WORD_ANSWERS = {
    ("lead", "done"): "Diese Karten spielen",
    ("follow", "done"): "Diese Karten spielen",
    ("declare", "done"): "Keine weitere Karte nutzen",
    ("improve", "no"): "Nichts verbessern",
    ("pick", "no"): "Keine Karte nehmen",
    ("mutate", "no"): "Jetzt nichts nehmen",
    ("keep", "done"): "Keine weitere Karte behalten",
    ("borrow", "no"): "Keine andere Umgebung nutzen",
    ("eat", "done"): "Nicht weiter fressen",
    ("transform", "no"): "Abwerfen",
}

REASONS = {
    "not_played": "keine der Karten, mit denen du verbessern kannst",
    "not_on_display": "nicht in der Auslage",
    "species_taken": "diese Art ist schon vergeben",
    "species_not_offered": "keine deiner beiden Arten",
    "species_not_in_game": "diese Art ist nicht im Spiel",
    "no_cards": "hat keine Karten zum Ausspielen",
    "picked_already": "ist schon gewählt",
    "forms_nothing": "ergibt mit den anderen Karten keine Kombination",
    "too_weak": "übertrifft die beste Kombination nicht",
    "no_icon": "dafür taugt die Karte nicht",
    "environment_not_shown": "diese Umgebung zeigt die Karte nicht",
    "environment_known": "dort lebt deine Art schon",
    "never_a_trait": "Joker sind nie Merkmale",
    "trait_known": "deine Art hat dieses Merkmal; es kann nur auf sich selbst liegen",
    "not_your_board": "gehört zu einer anderen Tafel",
    "no_trait_card": "keine Merkmalkarte, die auf einer anderen Tafel obenauf liegt",
    "own_trait": "hat deine Art schon",
    "mutation": "Mutation nimmt keine Mutation",
    "no_mutation": "du hast keine unbenutzte Mutation, oder es gibt nichts zu nehmen",
    "not_on_the_table": "liegt in dieser Ära nicht aus",
    "nobody_lives_there": "dort lebt keine andere Art",
    "itself": "eine Art frisst sich nicht selbst",
    "eaten_already": "hast du schon gefressen",
    "no_population": "hat keine Population",
    "out_of_reach": "steht zu weit über dir",
    "hard_shell": "hat Panzer, und du hast kein Werkzeug",
    "communication": "hat Verständigung und steht unter dir, und du hast keine Gesellschaft",
    "camouflage": "hat Tarnung und steht neben dir, und du hast kein Großhirn",
}
