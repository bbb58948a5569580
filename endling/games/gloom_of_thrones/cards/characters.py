"""The five families with their 25 characters."""

from __future__ import annotations

from endling.games.gloom_of_thrones.vocabulary import Character, Family

BANNISTER = Family(
    "House Bannister",
    "bannister",
    (
        Character("Ceriously Bannister", alt_name="Gravely Balustrade"),
        Character("Shamey Bannister", alt_name="Sheepish Balustrade"),
        Character("Handrail Bannister", alt_name="Handrail Balustrade"),
        Character("Newel Post Bannister", alt_name="Newel Post Balustrade"),
        Character("Little Lord Tantrum"),
    ),
    alt_name="House Balustrade",
)

KELLY = Family(
    "Kelly C's Caravan",
    "kelly",
    (
        Character("Kelly C", alt_name="Carrie Van"),
        Character("Ser Pine"),
        Character("Mae the Translator"),
        Character("Captain Forhire"),
        Character("Smudge"),
    ),
    alt_name="Carrie Van's Caravan",
)

DRIZZLE = Family(
    "House Drizzle",
    "drizzle",
    (
        Character("Lord Drizzle"),
        Character("Lady Mizzle"),
        Character("Puddle Drizzle"),
        Character("Sleet Drizzle"),
        Character("Fogg"),
    ),
)

BOOTS = Family(
    "The Brotherhood of Borrowed Boots",
    "boots",
    (
        Character("Barefoot Bertram"),
        Character("Sister Sock"),
        Character("The Librarian"),
        Character("Lacey Eyelet"),
        Character("Old Insole"),
    ),
)

BARNACLE = Family(
    "House Barnacle",
    "barnacle",
    (
        Character("Admiral Barnacle"),
        Character("Briny Barnacle"),
        Character("Kelp Barnacle"),
        Character("Aunt Limpet"),
        Character("The Drowned Accountant"),
    ),
    is_base=False,
)

FAMILIES = (BANNISTER, KELLY, DRIZZLE, BOOTS, BARNACLE)
