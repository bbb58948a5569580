"""The 20 Untimely Deaths."""

from __future__ import annotations

from endling.games.gloom_of_thrones.vocabulary import (
    Death,
    Discard,
    DiscardHand,
    Draw,
    FreePlay,
    Icon,
    IconForbidden,
    PointSlots,
    ScoreIfIcon,
    ScoreIfWasMonarch,
    ScorePerDead,
    ThroneMove,
    Who,
)

CROWN, COIN, BLADE, GOBLET, FLAME, HEART, FROST = Icon

DEATHS = (
    Death(
        "Played The Game, Did Not Win",
        effect=ScoreIfWasMonarch(-15),
        alt_name="Reached for the Seat and Fell",
    ),
    Death("Stabbed in the Back Room", effect=ScoreIfIcon(-10, (BLADE,))),
    Death("Raised One Glass Too Many", effect=ScoreIfIcon(-10, (GOBLET,))),
    Death("Died at the Altar, Politely", effect=ScoreIfIcon(-10, (HEART,))),
    Death("Buried under a Heap of Debts", effect=ScoreIfIcon(-10, (COIN,))),
    Death("Froze Mid-Speech", effect=ScoreIfIcon(-10, (FROST,))),
    Death("Confused with the Kindling", effect=ScoreIfIcon(-10, (FLAME,))),
    Death("Pushed off a Parapet", effect=ScoreIfIcon(-10, (BLADE, FROST))),
    Death("Lost the Eating Contest", effect=ScoreIfIcon(-10, (GOBLET, COIN))),
    Death("Set Fire to the Love Letters", effect=ScoreIfIcon(-10, (FLAME, HEART))),
    Death("Undone by Their Own Ambition", effect=ScoreIfIcon(-15, (CROWN,))),
    Death("Died Laughing", PointSlots(0, 0, 0)),
    Death("Met a Merciful End", PointSlots(top=10)),
    Death("Expired of Sheer Boredom", PointSlots(top=-15), effect=DiscardHand()),
    Death("Vanished in the Vaults", PointSlots(bottom=-15), effect=IconForbidden((HEART,))),
    Death("Ate the Evidence", effect=Draw(2)),
    Death("Last of a Long Line", effect=ScorePerDead(-5)),
    Death("Read Their Own Obituary", effect=FreePlay(1)),
    Death("Named No Names", effect=Discard(1, Who.ALL_BUT_PLAYER)),
    Death("Died Dreaming of the Seat", effect=ThroneMove(optional=True)),
)
