"""A slow scorer for Doomlings (all sets) that is meant to be checked by reading it.

``score`` takes a sheet that describes the end of a game and returns the points of every player::

    sheet = {
        "players": [
            {
                "pile": ["Kidney", "Kidney", "Tiny"],   # trait pile, after all discards
                "hand": ["Fear"],
                "gene_pool": 5,
                "choices": {                            # only for cards of this pile
                    "Sentience": "red",
                    "Viral": "blue",
                    "Faith": ["red", "blue"],           # red counts as blue; optional
                    "Free Will": "green",
                    "Nano": "Tiny",                     # attached to; a trait of this pile
                },
                "denied": False,                        # optional: untouched by the catastrophe
                "drawn": 3,                             # optional: face of the drawn card
                "sign": "The Weaver",                   # optional
            },
        ],
        "catastrophe": "Ice Age",                       # or None
        "discard_pile": ["Tiny"],                       # optional
        "options": {"gene_pool_leader": False, "sets": ["classic"]},
    }

The result has ``totals``, ``per_card`` (in the order of the pile), ``catastrophe_points``,
``from_opponents``, ``gene_pool_leader`` and ``winners`` (every seat that shares the top total).
Names that do not exist and choices that make no sense raise ``ValueError``.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any

from .doomlings_cards import ATTACHMENTS, CARDS, CATASTROPHES, COLOURS, NONE, WITH_ACTION, Card

AI_TAKEOVER_WORTH = 2
DRAWN_CARD_LIMIT = 5
GENE_POOL_LEADER_POINTS = 3


@dataclass
class Player:
    pile: list[str]
    colours: list[tuple[str, ...]]  # of each trait of the pile, after Free Will and Faith
    hand: list[str]
    gene_pool: int
    sentience: str  # the chosen colour, NONE if nothing was chosen
    viral: str
    denied: bool
    drawn: int
    sign: str  # "" if there is none
    hosts: dict[str, int]  # attachment -> place of its host in the pile


# ---------------------------------------------------------------- reading the sheet


def card(name: str) -> Card:
    if name not in CARDS:
        raise ValueError(f"no trait is called {name!r}")
    return CARDS[name]


def checked_colour(value: Any) -> str:
    if value not in COLOURS:
        raise ValueError(f"not a colour: {value!r}")
    return str(value)


def find_hosts(pile: list[str], choices: dict[str, Any]) -> dict[str, int]:
    """Where the host of each attachment lies; of equal traits the last ones are taken first."""
    hosts: dict[str, int] = {}
    for name in sorted(ATTACHMENTS & set(choices)):
        host = choices[name]
        places = [at for at, other in enumerate(pile) if other == host and at not in hosts.values()]
        if not places or card(host).dominant or host in ATTACHMENTS:
            raise ValueError(f"{name} cannot be attached to {host!r} in the pile")
        if name == "Cybernetic" and "blue" in card(host).colours:
            raise ValueError(f"{host!r} in the pile is blue already")
        if name == "Transgenic Modification" and "green" in card(host).colours:
            raise ValueError(f"{host!r} in the pile is green already")
        if name == "Mecha" and card(host).text:
            raise ValueError(f"{host!r} in the pile has text")
        hosts[name] = places[-1]
    return hosts


def read_player(entry: dict[str, Any]) -> Player:
    pile = list(entry["pile"])
    hand = list(entry.get("hand") or [])
    for name in pile + hand:
        card(name)

    choices = {}
    for name, choice in (entry.get("choices") or {}).items():
        if choice is None:
            continue
        if name not in pile:
            raise ValueError(f"a choice for {name!r}, which is not in the pile")
        choices[name] = choice

    colours = [card(name).colours for name in pile]
    if "Free Will" in choices:
        colours[pile.index("Free Will")] = (checked_colour(choices["Free Will"]),)
    hosts = find_hosts(pile, choices)
    if "Cybernetic" in hosts:
        colours[hosts["Cybernetic"]] = ("blue",)
    if "Transgenic Modification" in hosts:
        colours[hosts["Transgenic Modification"]] = ("green",)
    if "Faith" in choices:
        if len(choices["Faith"]) != 2:
            raise ValueError("Faith takes two colours")
        old = checked_colour(choices["Faith"][0])
        new = checked_colour(choices["Faith"][1])
        if old == new:
            raise ValueError("Faith takes two different colours")
        colours = [
            tuple({new if colour == old else colour for colour in trait}) for trait in colours
        ]

    drawn = entry.get("drawn")
    return Player(
        pile=pile,
        colours=colours,
        hand=hand,
        gene_pool=entry["gene_pool"],
        sentience=checked_colour(choices["Sentience"]) if "Sentience" in choices else NONE,
        viral=checked_colour(choices["Viral"]) if "Viral" in choices else NONE,
        denied=bool(entry.get("denied", False)),
        drawn=0 if drawn is None else drawn,
        sign=entry.get("sign") or "",
        hosts=hosts,
    )


# ---------------------------------------------------------------- counting


def count_colour(player: Player, colour: str) -> int:
    """Traits of one of the four colours in the player's pile."""
    assert colour in COLOURS
    return len([trait for trait in player.colours if colour in trait])


def pairs(number: int) -> int:
    return number // 2


# ---------------------------------------------------------------- what one trait scores


def bonus(name: str, player: Player, opponents: list[Player], discarded: list[str]) -> int:
    """What a trait gives its owner on top of its face value."""
    rule = card(name).rule

    if rule == "":
        return 0

    # the gene pool
    if rule == "gene_pool":
        return player.gene_pool

    # the hand (Faith does not reach it)
    if rule == "hand_size":
        return len(player.hand)
    if rule == "hand_with_text":
        return len([held for held in player.hand if card(held).text])
    if rule == "hand_dominants":
        return 2 * len([held for held in player.hand if card(held).dominant])
    if rule == "hand_colours":
        held_colours = [colour for held in player.hand for colour in card(held).colours]
        return len([colour for colour in COLOURS if colour in held_colours])

    # names
    if rule == "same_name_own":
        return player.pile.count(name)
    if rule == "same_name_all":
        return player.pile.count(name) + sum(other.pile.count(name) for other in opponents)

    # colours of one's own pile
    if rule == "own_red":
        return count_colour(player, "red")
    if rule == "own_blue":
        return count_colour(player, "blue")
    if rule == "own_green":
        return count_colour(player, "green")
    if rule == "own_purple":
        return count_colour(player, "purple")
    if rule == "own_colourless":
        return player.colours.count(())
    if rule == "minus_colourless":
        return -player.colours.count(())
    if rule == "pile_colours":
        return len([colour for colour in COLOURS if count_colour(player, colour) > 0])
    if rule == "colour_pairs":
        return sum(pairs(count_colour(player, colour)) for colour in COLOURS)
    if rule == "rarest_colour":
        counts = [count_colour(player, colour) for colour in COLOURS]
        present = [number for number in counts if number > 0]
        return 2 * min(present) if len(present) >= 2 else 0
    if rule == "chosen_colour":
        return 0 if player.sentience == NONE else count_colour(player, player.sentience)

    # face values of one's own pile
    if rule == "negative_faces":
        return 2 * len([trait for trait in player.pile if card(trait).face < 0])
    if rule == "faces_of_one":
        return len([trait for trait in player.pile if card(trait).face == 1])

    # sizes of piles
    if rule == "minus_pile_size":
        return -len(player.pile)
    if rule == "most_traits":
        return 4 if all(len(player.pile) > len(other.pile) for other in opponents) else 0

    # the piles of the opponents
    if rule == "green_pairs_of_opponents":
        return sum(pairs(count_colour(other, "green")) for other in opponents)
    if rule == "harm_opponents":
        return 0  # see viral_points

    # sets and colours
    if rule == "all_colours":
        return 4 if all(count_colour(player, colour) > 0 for colour in COLOURS) else 0
    if rule == "mythlings":
        piles = [player.pile, *(other.pile for other in opponents)]
        return len([n for pile in piles for n in pile if card(n).of_set == "mythlings"])

    # attachments and their hosts
    if rule == "own_techlings":
        techlings = len([n for n in player.pile if card(n).of_set == "techlings"])
        carries = any(player.pile[at] == name for at in player.hosts.values())
        return 2 * techlings if carries else techlings
    if rule == "own_without_text":
        return len([trait for trait in player.pile if not card(trait).text])
    if rule == "largest_gene_pool":
        return max(player.gene_pool, *(other.gene_pool for other in opponents), player.gene_pool)
    if rule == "face_of_host":
        return card(player.pile[player.hosts[name]]).face if name in player.hosts else 0
    if rule == "colours_of_host":
        shared = player.colours[player.hosts[name]] if name in player.hosts else ()
        return len([trait for trait in player.colours if set(trait) & set(shared)])

    # the discard pile
    if rule == "discarded_negatives":
        return len([name for name in discarded if card(name).face < 0]) // 3
    if rule == "discarded_dominants":
        return len([name for name in discarded if card(name).dominant])
    if rule == "discarded_dinolings":
        return len([name for name in discarded if card(name).of_set == "dinolings"])

    raise AssertionError(f"unknown rule {rule!r}")


def trait_points(
    at: int, player: Player, opponents: list[Player], effect: str, discarded: list[str]
) -> int:
    name = player.pile[at]
    facts = card(name)
    to_revalue = player.colours[at] == () and not facts.dominant
    if effect == "revalue_colourless" and to_revalue and not player.denied:
        return AI_TAKEOVER_WORTH
    if player.hosts.get("Lyonization") == at:
        return facts.face
    return facts.face + bonus(name, player, opponents, discarded)


# ---------------------------------------------------------------- points that no own trait gives


def catastrophe_points(player: Player, everybody: list[Player], effect: str) -> int:
    """Points of the catastrophe's World's End effect."""
    if player.denied:
        return 0
    sizes = [len(somebody.pile) for somebody in everybody]

    if effect == "minus_1_per_red":
        return -count_colour(player, "red")
    if effect == "minus_1_per_blue":
        return -count_colour(player, "blue")
    if effect == "minus_1_per_green":
        return -count_colour(player, "green")
    if effect == "minus_1_per_purple":
        return -count_colour(player, "purple")
    if effect == "minus_2_per_missing_colour":
        return -2 * len([colour for colour in COLOURS if count_colour(player, colour) == 0])
    if effect == "most_traits_lose_5":
        return -5 if len(player.pile) == max(sizes) else 0
    if effect == "fewest_traits_gain_4":
        return 4 if len(player.pile) == min(sizes) else 0
    if effect == "minus_1_per_face_of_3":
        return -len([trait for trait in player.pile if card(trait).face >= 3])
    if effect == "drawn_card":
        return min(player.drawn, DRAWN_CARD_LIMIT)
    if effect in ("", "revalue_colourless"):
        return 0

    raise AssertionError(f"unknown effect {effect!r}")


def viral_points(player: Player, opponents: list[Player]) -> int:
    """What the Viral cards of the opponents cost the player."""
    points = 0
    for other in opponents:
        if other.viral != NONE:
            points -= count_colour(player, other.viral)
    return points


def gene_pool_leader_points(player: Player, opponents: list[Player], in_use: bool) -> int:
    if in_use and all(player.gene_pool > other.gene_pool for other in opponents):
        return GENE_POOL_LEADER_POINTS
    return 0


# ---------------------------------------------------------------- signs

FEW = {
    "The Cabochon": "red",
    "The Fellmonger": "blue",
    "The Lumberjack": "green",
    "The Soothsayer": "purple",
}
MANY = {
    "The Warrior": "red",
    "The Jellyfish": "blue",
    "The Warbler": "green",
    "The Vixen": "purple",
}


def few(number: int) -> int:
    return 6 if number == 0 else 3 if number <= 2 else 0


def many(number: int) -> int:
    return 6 if number >= 6 else 3 if number >= 3 else 0


def colour_sets(player: Player) -> int:
    """Try out which of its colours each trait stands for."""
    coloured = [trait for trait in player.colours if trait]
    single = [trait[0] for trait in coloured if len(trait) == 1]
    best = 0
    for chosen in product(*(trait for trait in coloured if len(trait) > 1)):
        all_of_them = single + list(chosen)
        best = max(best, min(all_of_them.count(colour) for colour in COLOURS))
    return best


def sign_points(
    player: Player, opponents: list[Player], own_score: int, other_scores: list[int]
) -> int:
    """What a secret goal is worth; scores are those before all goals."""
    sign = player.sign
    if sign == "":
        return 0
    if sign in FEW:
        return few(count_colour(player, FEW[sign]))
    if sign in MANY:
        return many(count_colour(player, MANY[sign]))
    if sign == "The Magician":
        return few(player.colours.count(()))
    if sign == "The Spirit Gardener":
        return many(player.colours.count(()))
    if sign == "The Bilbies":
        return {0: 10, 1: 4}.get(len([n for n in player.pile if card(n).dominant]), 0)
    if sign == "The Cosmic Jinx":
        return {3: 4, 2: 8, 1: 8}.get(player.gene_pool, 0)
    if sign == "The Logician":
        return many(len([n for n in player.pile if not card(n).text]))
    if sign == "The Tigris":
        return many(len([n for n in player.pile if n in WITH_ACTION]))
    if sign == "The Maven":
        return 7 if len(player.pile) >= 15 else 3 if len(player.pile) >= 10 else 0
    if sign == "The Weaver":
        return 3 * colour_sets(player)
    if sign == "The Dancer":
        lowest = min(other_scores, default=own_score + 1)
        return 12 if own_score < lowest else 8 if own_score == lowest else 0
    if sign == "The Vagrant":
        fewest = min((len(other.pile) for other in opponents), default=len(player.pile) + 1)
        return 8 if len(player.pile) < fewest else 6 if len(player.pile) == fewest else 0
    raise ValueError(f"no sign is called {sign!r}")


# ---------------------------------------------------------------- everything together


def score(sheet: dict[str, Any]) -> dict[str, Any]:
    everybody = [read_player(entry) for entry in sheet["players"]]
    if not everybody:
        raise ValueError("a sheet needs at least one player")

    catastrophe = sheet.get("catastrophe")
    if catastrophe is None:
        effect = ""
    elif catastrophe in CATASTROPHES:
        effect = CATASTROPHES[catastrophe]
    else:
        raise ValueError(f"no catastrophe is called {catastrophe!r}")

    discarded = list(sheet.get("discard_pile") or [])

    leader_in_use = bool((sheet.get("options") or {}).get("gene_pool_leader", False))

    totals = []
    per_card = []
    from_catastrophe = []
    from_opponents = []
    from_gene_pool = []
    for seat, player in enumerate(everybody):
        opponents = everybody[:seat] + everybody[seat + 1 :]
        card_points = [
            trait_points(at, player, opponents, effect, discarded) for at in range(len(player.pile))
        ]
        catastrophe_part = catastrophe_points(player, everybody, effect)
        opponents_part = viral_points(player, opponents)
        gene_pool_part = gene_pool_leader_points(player, opponents, leader_in_use)

        totals.append(sum(card_points) + catastrophe_part + opponents_part + gene_pool_part)
        per_card.append(
            [
                {"card": name, "points": points}
                for name, points in zip(player.pile, card_points, strict=True)
            ]
        )
        from_catastrophe.append(catastrophe_part)
        from_opponents.append(opponents_part)
        from_gene_pool.append(gene_pool_part)

    with_signs = "meaning_of_life" in (sheet.get("options") or {}).get("sets", [])
    goals = [
        sign_points(
            player,
            everybody[:seat] + everybody[seat + 1 :],
            totals[seat],
            totals[:seat] + totals[seat + 1 :],
        )
        for seat, player in enumerate(everybody)
    ]
    totals = [points + goal for points, goal in zip(totals, goals, strict=True)]
    return {
        "totals": totals,
        "per_card": per_card,
        "catastrophe_points": from_catastrophe,
        "from_opponents": from_opponents,
        "gene_pool_leader": from_gene_pool,
        **({"meaning_of_life": goals} if with_signs else {}),
        "winners": [seat for seat, total in enumerate(totals) if total == max(totals)],
    }
