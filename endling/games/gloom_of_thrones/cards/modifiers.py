"""The 56 Modifiers."""

from __future__ import annotations

from endling.games.gloom_of_thrones.vocabulary import (
    BonusOnDeath,
    DeathAsFreePlay,
    DeathOnlyByOwner,
    Discard,
    DiscardHand,
    Draw,
    DrawLimit,
    DrawLimitIfMonarch,
    DrawOnDeath,
    DrawThenDiscard,
    EventImmune,
    GiveCards,
    Icon,
    LoseActions,
    Modifier,
    PointSlots,
    RefillHand,
    RevealHand,
    ScryPick,
    SkipNextDraw,
    SkipTurn,
    StealRandom,
    TaxOnModifier,
    TextBox,
    Who,
)

CROWN, COIN, BLADE, GOBLET, FLAME, HEART, FROST = Icon

MODIFIERS = (
    Modifier(
        "Learned a Lineage",
        PointSlots(top=-15, bottom=-15),
        (CROWN,),
        effect=DiscardHand(),
        alt_name="Traced the Wrong Family Tree",
    ),
    Modifier("Crowned in a Cupboard", PointSlots(top=-10), (CROWN,), effect=SkipNextDraw()),
    Modifier(
        "Inherited an Insurrection",
        PointSlots(middle=-20),
        (CROWN, BLADE),
        effect=Draw(1, Who.ALL_BUT_OWNER),
    ),
    Modifier("Held Court on the Commode", PointSlots(bottom=-15), (CROWN,), effect=DrawLimit(-1)),
    Modifier("Toasted as Temporary Tyrant", PointSlots(middle=15), (CROWN, GOBLET), effect=Draw(2)),
    Modifier("Wed into the Wrong Realm", PointSlots(top=10), (CROWN, HEART), effect=Draw(1)),
    Modifier(
        "Regent for a Rainy Week", PointSlots(bottom=0), (CROWN,), effect=DrawLimitIfMonarch(+1)
    ),
    Modifier("Skewered at a Skirmish", PointSlots(top=-15), (BLADE,), text_box=TextBox.CLEAR),
    Modifier("Knighted by Mistake", PointSlots(middle=10), (BLADE,), effect=Draw(1)),
    Modifier(
        "Lost a Limb to a Lout", PointSlots(top=-20, middle=-10), (BLADE,), effect=SkipNextDraw()
    ),
    Modifier("Disarmed in a Duel", PointSlots(top=-10, bottom=-10), (BLADE,), effect=Discard(1)),
    Modifier("Bested by a Brat", PointSlots(middle=-15), (BLADE,)),
    Modifier("Mistaken for a Mercenary", PointSlots(bottom=-10), (COIN, BLADE), effect=Draw(1)),
    Modifier(
        "Besieged in the Bathhouse", PointSlots(top=-15, bottom=-15), (BLADE,), effect=DrawLimit(-1)
    ),
    Modifier("Vowed a Vendetta", PointSlots(middle=-10), (BLADE,), effect=DrawOnDeath(1)),
    Modifier("Exiled by Everybody", PointSlots(-15, -15, -15), effect=SkipTurn()),
    Modifier(
        "Poisoned at the Pudding Course",
        PointSlots(top=-10, bottom=-15),
        (GOBLET,),
        effect=Discard(2),
    ),
    Modifier("Drank the Dungeon Dry", PointSlots(top=-15), (GOBLET,), effect=TaxOnModifier(1)),
    Modifier("Feasted on a Foe's Fortune", PointSlots(middle=10), (COIN, GOBLET), effect=Draw(2)),
    Modifier("Gagged on a Gilded Grape", PointSlots(top=-15, middle=-5), (GOBLET,)),
    Modifier("Banned from the Banquet", PointSlots(bottom=-20), (GOBLET,), effect=SkipNextDraw()),
    Modifier("Served Suspicious Stew", PointSlots(middle=-10), (GOBLET,), text_box=TextBox.CLEAR),
    Modifier(
        "Sang Superbly while Sozzled",
        PointSlots(top=15),
        (GOBLET,),
        effect=DrawThenDiscard(draw=2, discard=1),
    ),
    Modifier("Sobered up at Sunrise", PointSlots(top=0, bottom=10), (GOBLET,), effect=RefillHand()),
    Modifier("Jilted at the Joust", PointSlots(top=-10, middle=-10), (HEART,), effect=Discard(1)),
    Modifier("Betrothed to a Bore", PointSlots(middle=-20), (HEART,), effect=DrawLimit(-1)),
    Modifier("Adored by an Army", PointSlots(top=0, bottom=20), (HEART,), effect=Draw(2)),
    Modifier("Courted by a Con Artist", PointSlots(top=-15), (HEART,)),
    Modifier("Ghosted by a Ghost", PointSlots(bottom=-10), (HEART,), text_box=TextBox.CLEAR),
    Modifier(
        "Hugged by the Whole Household", PointSlots(middle=15), (HEART,), effect=DrawLimit(+1)
    ),
    Modifier(
        "Scandalised the Seamstresses",
        PointSlots(middle=-15, bottom=-10),
        (HEART,),
        effect=RevealHand(),
    ),
    Modifier("Serenaded under Siege", PointSlots(top=10, bottom=0), (HEART,), effect=Draw(1)),
    Modifier(
        "Taxed to Tatters",
        PointSlots(middle=-20),
        (COIN,),
        effect=GiveCards(1, Who.OWNER, Who.LEFT_OF_OWNER),
    ),
    Modifier("Owed an Ogre Interest", PointSlots(top=-20), (COIN,), effect=SkipNextDraw()),
    Modifier("Won a Wagered Wagon", PointSlots(middle=15), (COIN,), effect=Draw(2)),
    Modifier(
        "Manipulated by a Maieaster",
        PointSlots(bottom=-15),
        (COIN,),
        effect=StealRandom(1, Who.OWNER, Who.RIGHT_OF_OWNER),
        alt_name="Misled by a Learned Liar",
    ),
    Modifier(
        "Found a Fortune in the Floorboards", PointSlots(top=20), (COIN,), effect=DrawLimit(+1)
    ),
    Modifier(
        "Auctioned the Ancestral Armour", PointSlots(top=-10, bottom=-10), (COIN,), effect=Draw(1)
    ),
    Modifier("Bankrupted by Banners", PointSlots(top=-5, middle=-15), (COIN,), effect=Discard(1)),
    Modifier(
        "Frostbitten on the Frontier",
        PointSlots(top=-15, bottom=-15),
        (FROST,),
        effect=DrawLimit(-1),
    ),
    Modifier(
        "Sentenced to a Sky Cell",
        PointSlots(top=-20),
        (FROST,),
        effect=EventImmune(),
        alt_name="Lodged in a Windy Cage",
    ),
    Modifier(
        "Snowed in with Strangers", PointSlots(middle=-10, bottom=-10), (FROST,), effect=Discard(1)
    ),
    Modifier("Chilled to the Chainmail", PointSlots(top=-10), (FROST,), text_box=TextBox.CLEAR),
    Modifier(
        "Marched the Wrong Way all Winter",
        PointSlots(middle=-20, bottom=-20),
        (FROST,),
        effect=LoseActions(1),
    ),
    Modifier("Warmed by a Woolly Beast", PointSlots(middle=10, bottom=5), (FROST,)),
    Modifier("Left on a Lonely Ledge", PointSlots(bottom=-15), (FROST,), effect=DeathAsFreePlay()),
    Modifier(
        "Whispered to by the White Woods",
        PointSlots(top=-10),
        (FROST,),
        effect=ScryPick(look=3, take=1),
    ),
    Modifier("Singed by a Small Dragon", PointSlots(top=-15), (FLAME,)),
    Modifier(
        "Hatched Something Horrid", PointSlots(middle=-15, bottom=-15), (FLAME,), effect=Discard(2)
    ),
    Modifier(
        "Torched the Treasury", PointSlots(top=-20, middle=-15), (COIN, FLAME), effect=DiscardHand()
    ),
    Modifier("Rode a Reptile Royally", PointSlots(top=0, middle=20), (FLAME,), effect=RefillHand()),
    Modifier(
        "Smoked out of the Sanctum",
        PointSlots(bottom=-10),
        (FLAME,),
        effect=Discard(1, Who.ALL_BUT_OWNER),
    ),
    Modifier(
        "Took the Vow of the Leaky Watch", PointSlots(top=-10), (FROST,), effect=DeathOnlyByOwner()
    ),
    Modifier("Came Back Rather Wrong", PointSlots(middle=-15), (FLAME,), effect=BonusOnDeath(-10)),
    Modifier(
        "Turned Slowly to Stone", PointSlots(bottom=-25), effect=DrawLimit(-1, persistent=True)
    ),
    Modifier(
        "Became a Beloved Ballad",
        PointSlots(top=10, bottom=10),
        (HEART,),
        effect=DrawLimit(+1, persistent=True),
    ),
)
