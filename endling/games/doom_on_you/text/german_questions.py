"""Questions, answers and reasons in German; what every game has is not here."""

from __future__ import annotations

_WINDOW = "Möchtest du eine Kampfkarte spielen?"

QUESTIONS = {
    "draw": "Karte ziehen oder aufhören?",
    "place": "Wähle nacheinander Tiere für deine Auslage",
    "declare": "Wähle nacheinander Tiere, die das Ziel angreifen",
    "rush": "Das Ziel angreifen?",
    "enter": "Das gezogene Tier in deine Auslage legen?",
    "defend": "Wähle ein Tier, das den Angreifer blockt, oder lass ihn durch",
    "return": "Das Tier in deine Auslage zurücknehmen?",
    "opening": "Vor den Ansagen: Möchtest du eine Kampfkarte spielen?",
    "declared": "Die Angriffe sind angesagt. " + _WINDOW,
    "drawn": "Das Ziel hat gezogen. " + _WINDOW,
    "planned": "Die Verteidigung ist geplant. " + _WINDOW,
    "struck": "Möchtest du das Verhängnis für jemanden aufhalten?",
    "counter": "Möchtest du die Karte kontern?",
    "hunt": "Wähle ein Tier, das du erlegst",
    "protect": "Wen soll das Kraftfeld schützen?",
    "deflect": "Wähle einen Angriff, den du umlenkst",
    "deflect_to": "Wen soll der Angriff treffen?",
    "capture": "Wähle einen Angreifer, den du fängst",
    "sneak": "Wähle ein Tier aus deiner Hand, das angreift",
    "sneak_at": "Wen soll es angreifen?",
    "doom_other": "Wer soll mit dir leiden?",
    "lose": "Wähle ein Tier, das du verlierst",
    "keep": "Wähle ein Tier, das du behältst",
    "deal_with": "Wem möchtest du etwas bieten?",
    "deal_card": "Wähle eine Karte aus deiner Hand, die du bietest",
    "deal_tokens": "Wie viele Marken bietest du?",
    "deal_for": "Was möchtest du dafür?",
    "deal_accept": "Nimmst du das Angebot an?",
}

QUESTIONS_ABOUT = {
    "enter": "{} in deine Auslage legen?",
    "defend": "Wähle ein Tier, das {} blockt, oder lass den Angriff durch",
    "return": "{} in deine Auslage zurücknehmen?",
    "planned": "Die Verteidigung gegen {} ist geplant. " + _WINDOW,
    "struck": "Möchtest du {} für jemanden aufhalten?",
    "counter": "Möchtest du {} kontern?",
    "doom_other": "Wen soll {} außer dir treffen?",
    "deal_accept": "Nimmst du das Angebot mit {} an?",
}

ANSWERS = {
    "place": "{} auslegen",
    "send": "Mit {} angreifen",
    "block": "Mit {} blocken",
    "counter": "Mit {} kontern",
    "hunt": "{} erlegen",
    "deflect": "{} umlenken",
    "capture": "{} fangen",
    "lose": "{} verlieren",
}

PLAYERS = {"protect": "{} schützen", "sneak_at": "{} angreifen", "deflect_to": "Auf {}"}

WORDS = {
    "draw": "Ziehen",
    "stop": "Aufhören",
    "let_through": "Durchlassen",
    "offer": "Abmachung anbieten",
    "spare": "Keine Angriffe auf mich in dieser Runde",
    "join": "Gegen das Ziel mitmachen",
    "stay_out": "Keine Kampfkarten in diesem Zug",
    "help": "Mir in diesem Zug mit Kampfkarten helfen",
    "favor": "Ein Gefallen, wie besprochen",
}

WORD_ANSWERS = {
    ("place", "done"): "Nichts mehr auslegen",
    ("declare", "done"): "Keine weiteren Angreifer",
    ("rush", "done"): "Zurückhalten",
    ("enter", "yes"): "In die Auslage",
    ("enter", "no"): "Auf der Hand behalten",
    ("return", "yes"): "Zurücknehmen",
    ("return", "no"): "Abwerfen",
    ("deal_card", "no"): "Keine Karte",
    ("deal_accept", "yes"): "Annehmen",
    ("deal_accept", "no"): "Ablehnen",
}

REASONS = {
    "not_in_pile": "liegt nicht in deiner Auslage",
    "not_attacking": "greift nicht an",
    "not_in_play": "weder in einer Auslage noch im Angriff",
    "yourself": "dich selbst kannst du nicht wählen",
    "out": "ist ausgeschieden",
    "present_target": "ist schon das Ziel",
    "not_attacked": "wird von nichts angegriffen, was ein Kraftfeld stoppt",
    "not_struck": "wird vom Verhängnis nicht getroffen oder ist geschützt",
    "offered_already": "du hast schon etwas geboten",
    "nothing_to_offer": "du hast nichts zu bieten",
    "no_deals": "Abmachungen sind nicht möglich",
    "last_token": "eine Marke musst du behalten",
    "not_an_animal": "kein Tier",
    "no_attack": "kann nicht angreifen",
    "no_points": "hat dafür keine Verteidigungspunkte mehr",
    "camo": "wird von HUNT nie getötet",
    "not_now": "nicht vor den Ansagen",
    "no_target": "es gibt nichts, worauf die Karte zielen könnte",
    "wrong_counter": "hilft gegen diese Karte nicht",
    "too_fresh": "wurde in dieser Vorbereitung gezogen",
}
