"""Facts about the trait cards of all sets, as far as scoring needs them.

One line per card name.  A card whose printed value is a compass star has face value 0.  ``text`` is
False only for cards with nothing printed at the bottom; a card that carries no more than a
requirement still carries text.  ``rule`` names the way the card itself scores; ``doomlings.py``
spells the rules out.
"""

from typing import NamedTuple

COLOURS = ("red", "blue", "green", "purple")
NONE = ""


class Card(NamedTuple):
    colour: str  # one of COLOURS, or NONE
    face: int
    text: bool = True
    dominant: bool = False
    copies: int = 1
    rule: str = ""
    also: tuple[str, ...] = ()  # further colours
    of_set: str = "classic"

    @property
    def colours(self) -> tuple[str, ...]:
        return (self.colour, *self.also) if self.colour else ()


CARDS: dict[str, Card] = {
    # red
    "Antlers": Card("red", 3, text=False),
    "Bad": Card("red", 1),
    "Brave": Card("red", 1, rule="hand_dominants"),
    "Brute Strength": Card("red", 4),
    "Endurance": Card("red", 1),
    "Fangs": Card("red", 1, text=False),
    "Fire Skin": Card("red", 3, text=False),
    "Heat Vision": Card("red", -1, rule="own_red"),
    "Hot Temper": Card("red", 2),
    "Kidney": Card("red", 0, copies=6, rule="same_name_own"),
    "Quick": Card("red", 2, text=False),
    "Reckless": Card("red", 3),
    "Retractable Claws": Card("red", 5),
    "Stone Skin": Card("red", 2, text=False),
    "Territorial": Card("red", 1),
    "Voracious": Card("red", 2),
    "Warm Blood": Card("red", -1),
    "Apex Predator": Card("red", 4, dominant=True, rule="most_traits"),
    "Hyper-Intelligence": Card("red", 4, dominant=True),
    "Sentience": Card("red", 2, dominant=True, rule="chosen_colour"),
    # blue
    "Automimicry": Card("blue", -1),
    "Blubber": Card("blue", 4, text=False),
    "Chromatophores": Card("blue", 0),
    "Cold Blood": Card("blue", 1),
    "Costly Signaling": Card("blue", -2),
    "Egg Clusters": Card("blue", -1, rule="own_blue"),
    "Flight": Card("blue", 2),
    "Gills": Card("blue", 1, text=False),
    "Iridescent Scales": Card("blue", 1),
    "Migratory": Card("blue", 2, text=False),
    "Painted Shell": Card("blue", 1),
    "Regenerative Tissue": Card("blue", 0),
    "Saliva": Card("blue", 1),
    "Scutes": Card("blue", 3),
    "Selective Memory": Card("blue", 0),
    "Spiny": Card("blue", 1, text=False),
    "Sweat": Card("blue", 2),
    "Tentacles": Card("blue", 1),
    "Echolocation": Card("blue", 4, dominant=True),
    "Immunity": Card("blue", 4, dominant=True, rule="negative_faces"),
    "Tiny": Card("blue", 17, dominant=True, rule="minus_pile_size"),
    # green
    "Appealing": Card("green", 3, text=False),
    "Bark": Card("green", 2, text=False),
    "Branches": Card("green", 0, rule="green_pairs_of_opponents"),
    "Deep Roots": Card("green", 2, text=False),
    "Fecundity": Card("green", 1),
    "Fortunate": Card("green", 0, rule="hand_size"),
    "Leaves": Card("green", 1, text=False),
    "Overgrowth": Card("green", -1, rule="own_green"),
    "Photosynthesis": Card("green", 1),
    "Pollination": Card("green", 1, rule="faces_of_one"),
    "Propagation": Card("green", 1),
    "Random Fertilization": Card("green", 0, rule="gene_pool"),
    "Self-Replicating": Card("green", 0),
    "Swarm": Card("green", 0, copies=5, rule="same_name_all"),
    "Tiny Little Melons": Card("green", 1),
    "Trunk": Card("green", 1),
    "Woody Stems": Card("green", 1, text=False),
    "Heroic": Card("green", 7, dominant=True),
    "Pack Behavior": Card("green", 3, dominant=True, rule="colour_pairs"),
    "Symbiosis": Card("green", 3, dominant=True, rule="rarest_colour"),
    # purple
    "Adorable": Card("purple", 4, text=False),
    "Big Ears": Card("purple", 1, text=False),
    "Clever": Card("purple", 1),
    "Directly Register": Card("purple", 1),
    "Dreamer": Card("purple", 1),
    "Fine Motor Skills": Card("purple", 2, text=False),
    "Impatience": Card("purple", 1),
    "Inventive": Card("purple", 1),
    "Memory": Card("purple", 2),
    "Nocturnal": Card("purple", 3, text=False),
    "Nosy": Card("purple", 1),
    "Parasitic": Card("purple", -2),
    "Persuasive": Card("purple", 1),
    "Poisonous": Card("purple", 2),
    "Selfish": Card("purple", 1),
    "Sneaky": Card("purple", 2),
    "Sticky Secretions": Card("purple", -1, rule="own_purple"),
    "Super Spreader": Card("purple", 2),
    "Teeth": Card("purple", 1),
    "Telekinetic": Card("purple", 1),
    "Venomous": Card("purple", -2),
    "Camouflage": Card("purple", 1, dominant=True, rule="hand_size"),
    "Vampirism": Card("purple", 3, dominant=True),
    "Viral": Card("purple", 2, dominant=True, rule="harm_opponents"),
    # colourless
    "Altruistic": Card(NONE, 0, rule="gene_pool"),
    "Boredom": Card(NONE, 0, rule="hand_with_text"),
    "Confusion": Card(NONE, -2, text=False),
    "Delicious": Card(NONE, 4),
    "Doting": Card(NONE, 2),
    "Eloquence": Card(NONE, 1),
    "Fear": Card(NONE, 1, text=False),
    "Flatulence": Card(NONE, 3, text=False),
    "Gratitude": Card(NONE, 0, rule="pile_colours"),
    "Introspective": Card(NONE, 1),
    "Just": Card(NONE, 2),
    "Late": Card(NONE, 1),
    "Mindful": Card(NONE, 0, rule="own_colourless"),
    "Mitochondrion": Card(NONE, 1),
    "Morality": Card(NONE, 5),
    "Prepper": Card(NONE, 2),
    "Saudade": Card(NONE, 1, rule="hand_colours"),
    "Self-Awareness": Card(NONE, -1),
    "The Third Eye": Card(NONE, 0),
    "Denial": Card(NONE, 4, dominant=True),
    "Faith": Card(NONE, 4, dominant=True),
    "Optimistic Nihilism": Card(NONE, 4, dominant=True),
    # several colours
    "Acrobatic": Card("purple", 2, text=False, also=("green",), of_set="multi_color"),
    "Bloom": Card("green", 1, text=False, also=("blue",), of_set="multi_color"),
    "Bullheaded": Card("red", 1, text=False, also=("green",), of_set="multi_color"),
    "Curiosity": Card("blue", 1, text=False, also=("red",), of_set="multi_color"),
    "Free Will": Card(NONE, 2, of_set="multi_color"),
    "Hand-Wing": Card("red", 1, text=False, also=("purple",), of_set="multi_color"),
    "Mitosis": Card("blue", 1, text=False, also=("purple",), of_set="multi_color"),
    # exclusives of the campaign, and the promo
    "Beauty": Card("green", 2, of_set="kickstarter_exclusive"),
    "Bones": Card(NONE, 2, of_set="kickstarter_exclusive"),
    "Fulfilled": Card(NONE, 4, of_set="kickstarter_exclusive"),
    "Juicy": Card("purple", 2, of_set="kickstarter_exclusive"),
    "Motley": Card(
        "red", 4, dominant=True, also=("blue", "green", "purple"), of_set="kickstarter_exclusive"
    ),
    "Pride": Card("red", 2, of_set="kickstarter_exclusive"),
    "Tube Feet": Card("blue", 2, of_set="kickstarter_exclusive"),
    "Tetrachromatic": Card("purple", 4, rule="minus_colourless", of_set="promo_1e"),
    # dinolings
    "Bony Plates": Card("green", 2, of_set="dinolings"),
    "Carnosaur Jaw": Card("red", 9, dominant=True, of_set="dinolings"),
    "Ceratopsian Horns": Card("green", 4, text=False, of_set="dinolings"),
    "Cranial Crest": Card(NONE, 1, rule="discarded_negatives", of_set="dinolings"),
    "Dermal Armor": Card(NONE, 2, of_set="dinolings"),
    "Egg Predation": Card("purple", 1, of_set="dinolings"),
    "Elongated Neck": Card("blue", 1, of_set="dinolings"),
    "Fronds": Card("green", 0, of_set="dinolings"),
    "Protofeathers": Card("purple", -2, of_set="dinolings"),
    "Pterosaur Wings": Card("blue", 1, of_set="dinolings"),
    "Pycnofibers": Card(NONE, 1, of_set="dinolings"),
    "Serrated Teeth": Card("red", -1, rule="discarded_dominants", of_set="dinolings"),
    "Talons": Card("purple", 2, text=False, of_set="dinolings"),
    "Terror Beak": Card("blue", 3, of_set="dinolings"),
    "Thagomizer": Card("green", 1, of_set="dinolings"),
    "Tiny Arms": Card("red", -1, rule="discarded_dinolings", of_set="dinolings"),
    # mythlings
    "Ancient": Card("red", 2, of_set="mythlings"),
    "Destined": Card(NONE, 4, text=False, of_set="mythlings"),
    "Diaphanous Wings": Card("blue", -1, text=False, of_set="mythlings"),
    "Dragon Heart": Card("red", 1, rule="all_colours", of_set="mythlings"),
    "Effigial": Card(NONE, -3, of_set="mythlings"),
    "Elven Ears": Card("green", -1, rule="mythlings", of_set="mythlings"),
    "Fey": Card("green", 1, of_set="mythlings"),
    "Gelatinous": Card("red", 2, of_set="mythlings"),
    "Icy": Card("blue", 3, text=False, of_set="mythlings"),
    "Legendary": Card("blue", 8, dominant=True, of_set="mythlings"),
    "Mighty": Card("red", 2, of_set="mythlings"),
    "Necromantic": Card("purple", 1, of_set="mythlings"),
    "Orcish Tusks": Card("green", 2, of_set="mythlings"),
    "Rainbow Horn": Card(NONE, 2, of_set="mythlings"),
    "Righteous": Card("blue", 1, of_set="mythlings"),
    "Witchy": Card("purple", 2, of_set="mythlings"),
    "Zombified": Card("purple", -2, of_set="mythlings"),
    # techlings
    "Binary": Card(NONE, 0, of_set="techlings"),
    "Bionic Arm": Card("red", -1, rule="own_techlings", of_set="techlings"),
    "Bone Reinforcement": Card("red", 1, of_set="techlings"),
    "Cybernetic": Card("blue", 1, of_set="techlings"),
    "Electromagnetic": Card("purple", 1, of_set="techlings"),
    "GMO": Card(NONE, -1, rule="colours_of_host", of_set="techlings"),
    "Grey Hat": Card(NONE, -1, of_set="techlings"),
    "Hyper-Myelination": Card("purple", 0, rule="largest_gene_pool", of_set="techlings"),
    "Lyonization": Card("green", 1, of_set="techlings"),
    "Mecha": Card("blue", 0, rule="own_without_text", of_set="techlings"),
    "Nano": Card("green", 0, rule="face_of_host", of_set="techlings"),
    "Neural Link": Card("blue", 2, of_set="techlings"),
    "Phreakish Eyes": Card("red", 2, of_set="techlings"),
    "Ruggedized": Card(NONE, 4, dominant=True, of_set="techlings"),
    "Subdermal Plating": Card("purple", -1, of_set="techlings"),
    "Transgenic Modification": Card("green", 1, of_set="techlings"),
}

ATTACHMENTS = frozenset(
    """
    Bone Reinforcement; Cybernetic; Electromagnetic; GMO; Lyonization; Mecha; Nano; Ruggedized;
    Subdermal Plating; Transgenic Modification
    """.replace("\n    ", " ")
    .strip()
    .split("; ")
)

# Catastrophes: name -> what its World's End effect does to the points ("" = nothing that is counted
# here, because it only removes traits before the counting starts).
CATASTROPHES: dict[str, str] = {
    "AI Takeover": "revalue_colourless",
    "Deus Ex Machina": "drawn_card",
    "Glacial Meltdown": "",
    "Grey Goo": "most_traits_lose_5",
    "Ice Age": "minus_1_per_red",
    "Mass Extinction": "",
    "Mega Tsunami": "",
    "Nuclear Winter": "",
    "Overpopulation": "fewest_traits_gain_4",
    "Pulse Event": "",
    "Retrovirus": "minus_1_per_green",
    "Solar Flare": "minus_1_per_purple",
    "Super Volcano": "minus_1_per_blue",
    "The Big One": "minus_2_per_missing_colour",
    "The Four Horsemen": "",
    "Impact Event": "minus_1_per_face_of_3",
    "Eyes Open From Behind the Stars": "",
    "Bioengineered Plague": "",
}

# The traits whose text begins with the action symbol.
WITH_ACTION = frozenset(
    """
    Bad; Hot Temper; Reckless; Territorial; Voracious; Cold Blood; Costly Signaling; Flight;
    Iridescent Scales; Painted Shell; Scutes; Selective Memory; Sweat; Tentacles; Photosynthesis;
    Propagation; Self-Replicating; Tiny Little Melons; Trunk; Clever; Directly Register; Impatience;
    Inventive; Memory; Nosy; Persuasive; Poisonous; Selfish; Telekinetic; Venomous; Doting;
    Introspective; The Third Eye; Beauty; Bones; Juicy; Pride; Tube Feet; Bony Plates; Dermal Armor;
    Egg Predation; Elongated Neck; Protofeathers; Pterosaur Wings; Pycnofibers; Thagomizer;
    Ancient; Mighty; Binary; Grey Hat; Neural Link; Phreakish Eyes
    """.replace("\n    ", " ")
    .strip()
    .split("; ")
)
