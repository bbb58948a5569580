"""Stories in German."""

from __future__ import annotations

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.text.story import SagaWords, Situation, Story

_HE, _SHE = ("er", "ihn", "ihm"), ("sie", "sie", "ihr")

# By the id of the character.
_PRONOUNS = {
    "ceriously_bannister": _SHE,
    "shamey_bannister": _HE,
    "handrail_bannister": _HE,
    "newel_post_bannister": _SHE,
    "little_lord_tantrum": _HE,
    "kelly_c": _SHE,
    "ser_pine": _HE,
    "mae_the_translator": _SHE,
    "captain_forhire": _HE,
    "smudge": _HE,
    "lord_drizzle": _HE,
    "lady_mizzle": _SHE,
    "puddle_drizzle": _SHE,
    "sleet_drizzle": _HE,
    "fogg": _HE,
    "barefoot_bertram": _HE,
    "sister_sock": _SHE,
    "the_librarian": _HE,
    "lacey_eyelet": _SHE,
    "old_insole": _HE,
    "admiral_barnacle": _HE,
    "briny_barnacle": _SHE,
    "kelp_barnacle": _HE,
    "aunt_limpet": _SHE,
    "the_drowned_accountant": _HE,
}

# By the id of the card: what happened to somebody, after their name. The first word is the verb,
# which changes places with the name where something else begins the sentence.
_CLAUSES = {
    "learned_a_lineage": "ahnte auf einmal etwas von Ahnen",
    "crowned_in_a_cupboard": "wurde im Küchenschrank gekrönt",
    "inherited_an_insurrection": "erbte einen Aufstand",
    "held_court_on_the_commode": "hielt auf dem Häuschen Hof",
    "toasted_as_temporary_tyrant": "wurde als Aushilfstyrann gefeiert",
    "wed_into_the_wrong_realm": "heiratete ins falsche Reich",
    "regent_for_a_rainy_week": "regierte eine Regenwoche lang",
    "skewered_at_a_skirmish": "wurde beim Geplänkel gepfählt",
    "knighted_by_mistake": "wurde versehentlich zum Ritter geschlagen",
    "lost_a_limb_to_a_lout": "verlor einen Arm an einen Armleuchter",
    "disarmed_in_a_duel": "stand im Duell dumm da",
    "bested_by_a_brat": "wurde von einem Balg besiegt",
    "mistaken_for_a_mercenary": "wurde mit einem Söldner verwechselt",
    "besieged_in_the_bathhouse": "wurde im Badehaus belagert",
    "vowed_a_vendetta": "verkündete eine Vendetta",
    "exiled_by_everybody": "wurde von aller Welt des Landes verwiesen",
    "poisoned_at_the_pudding_course": "wurde per Pudding vergiftet",
    "drank_the_dungeon_dry": "trank den Kerkerkeller leer",
    "feasted_on_a_foe_s_fortune": "verfutterte ein feindliches Vermögen",
    "gagged_on_a_gilded_grape": "würgte an einer goldenen Traube",
    "banned_from_the_banquet": "wurde vom Bankett verbannt",
    "served_suspicious_stew": "bekam suspekte Suppe serviert",
    "sang_superbly_while_sozzled": "sang sternhagelvoll sehr schön",
    "sobered_up_at_sunrise": "wurde zum Sonnenaufgang nüchtern",
    "jilted_at_the_joust": "wurde im Turniersattel sitzen gelassen",
    "betrothed_to_a_bore": "verlobte sich mit einem Langweiler",
    "adored_by_an_army": "wurde von einer Armee angehimmelt",
    "courted_by_a_con_artist": "wurde von einem Hochstapler hofiert",
    "ghosted_by_a_ghost": "wurde von einem Geist geghostet",
    "hugged_by_the_whole_household": "wurde vom ganzen Gesinde geherzt",
    "scandalised_the_seamstresses": "schockierte die Schneiderinnen",
    "serenaded_under_siege": "wurde belagert und besungen",
    "taxed_to_tatters": "wurde bis aufs Hemd besteuert",
    "owed_an_ogre_interest": "stand beim Oger in der Kreide",
    "won_a_wagered_wagon": "gewann bei einer Wette einen Wagen",
    "manipulated_by_a_maieaster": "wurde von einem Maiester manipuliert",
    "found_a_fortune_in_the_floorboards": "fand Dukaten unter den Dielen",
    "auctioned_the_ancestral_armour": "versteigerte die Ahnenrüstung",
    "bankrupted_by_banners": "ging an Bannern bankrott",
    "frostbitten_on_the_frontier": "holte sich Frostbeulen an der Front",
    "sentenced_to_a_sky_cell": "wurde zur Himmelszelle verurteilt",
    "snowed_in_with_strangers": "wurde mit Fremden eingeschneit",
    "chilled_to_the_chainmail": "fror bis aufs Kettenhemd durch",
    "marched_the_wrong_way_all_winter": "marschierte den ganzen Winter in die falsche Richtung",
    "warmed_by_a_woolly_beast": "wurde vom Zottelvieh gewärmt",
    "left_on_a_lonely_ledge": "wurde am einsamen Abgrund abgestellt",
    "whispered_to_by_the_white_woods": "wurde vom Weißen Wald bewispert",
    "singed_by_a_small_dragon": "wurde von einem Drächlein angesengt",
    "hatched_something_horrid": "brütete etwas Grässliches aus",
    "torched_the_treasury": "fackelte die Schatzkammer ab",
    "rode_a_reptile_royally": "ritt rasant auf einem Reptil",
    "smoked_out_of_the_sanctum": "wurde aus dem Heiligtum geräuchert",
    "took_the_vow_of_the_leaky_watch": "leistete den Eid der Undichten Wache",
    "came_back_rather_wrong": "kehrte ziemlich falsch zurück",
    "turned_slowly_to_stone": "wurde schleichend zu Stein",
    "became_a_beloved_ballad": "wurde zur beliebten Ballade",
    "objection_from_the_gallery": "hörte einen Einspruch von der Galerie",
    "merely_resting": "ruhte sich nur aus",
    "a_clerical_error": "wurde das Opfer eines Versehens der Verwaltung",
    "wrong_name_on_the_tombstone": "wurde auf einem Grabstein verwechselt",
    "amnesty_day": "kam in den Genuss einer Amnestie",
    "the_thaw": "taute ein wenig auf",
    "back_from_the_brink": "sprang dem Tod von der Schippe",
    "a_feast_of_rumours": "kam auf den Tisch beim Festmahl der Gerüchte",
    "tithe_collectors": "hatte die Zehnteintreiber im Haus",
    "abrupt_abdication": "geriet in eine abrupte Abdankung",
    "the_longest_night": "sah die längste Nacht anbrechen",
    "played_the_game_did_not_win": "spielte mit und gewann nicht",
    "stabbed_in_the_back_room": "wurde im Hinterzimmer hinterrücks erstochen",
    "raised_one_glass_too_many": "hob ein Glas zu viel",
    "died_at_the_altar_politely": "verschied höflich am Altar",
    "buried_under_a_heap_of_debts": "wurde unter Schulden verschüttet",
    "froze_mid_speech": "erstarrte mitten in der Rede",
    "confused_with_the_kindling": "wurde mit dem Anmachholz verwechselt",
    "pushed_off_a_parapet": "wurde von der Brüstung geschubst",
    "lost_the_eating_contest": "unterlag beim Wettessen",
    "set_fire_to_the_love_letters": "zündete die Liebesbriefe an",
    "undone_by_their_own_ambition": "ging am eigenen Ehrgeiz ein",
    "died_laughing": "lachte sich tot",
    "met_a_merciful_end": "entschlief ganz sanft",
    "expired_of_sheer_boredom": "verblich vor lauter Langeweile",
    "vanished_in_the_vaults": "verscholl in der Gruft",
    "ate_the_evidence": "aß die Beweise auf",
    "last_of_a_long_line": "stand am Ende einer langen Reihe",
    "read_their_own_obituary": "las den eigenen Nachruf",
    "named_no_names": "nannte keine Namen",
    "died_dreaming_of_the_seat": "starb im Traum vom Thron",
    "the_porcelain_throne": "bestieg den Porzellanthron",
}
_OWN_CLAUSES = {
    "learned_a_lineage": "verstieg sich im falschen Stammbaum",
    "manipulated_by_a_maieaster": "wurde von einem gelehrten Lügner gelinkt",
    "sentenced_to_a_sky_cell": "wurde in einem zugigen Käfig untergebracht",
    "played_the_game_did_not_win": "griff nach dem Sitz und fiel",
}

# {verb} {rest} is the card, {verb_before} {rest_before} the one before it.
_PATTERNS = {
    Situation.OPENING: (
        "{name} {verb} {rest}. Wie konnte das geschehen?",
        "Es begann ganz harmlos: {name} {verb} {rest}. Wer hat zugesehen?",
        "An einem sonst langweiligen Tag {verb} {name} {rest}. Wessen Idee war das?",
        "{name} {verb} {rest}, und niemand war überrascht. Warum nicht?",
        "Am Hof weiß es jeder: {name} {verb} {rest}. Was wird dabei verschwiegen?",
        "Alle Warnungen waren umsonst: {name} {verb} {rest}. Wer hatte {ihn} gewarnt?",
        "{name} {verb} {rest}. Es sah nach einem Unfall aus. War es einer?",
    ),
    Situation.LUCKY_OPENING: (
        "Endlich eine gute Nachricht: {name} {verb} {rest}. Warum hält das Glück nicht an?",
        "Wider alle Wahrscheinlichkeit {verb} {name} {rest}. Wen hat das am meisten geärgert?",
        "Sogar der Regen hörte auf: {name} {verb} {rest}. Was übersehen alle?",
        "{name} {verb} {rest}. Wer hat es herumerzählt, und wer hat es verdorben?",
        "{name} {verb} {rest}. Wer gönnt {ihm} das nicht?",
    ),
    Situation.NEXT: (
        "Erst {verb_before} {name} {rest_before}, dann {verb} {er} {rest}. "
        "Was hat das miteinander zu tun?",
        "{name} {verb_before} {rest_before}. Es kam noch schlimmer: {Er} {verb} {rest}. Wie?",
        "{name} {verb_before} {rest_before}, und als wäre das nicht genug, {verb} {er} {rest}. "
        "Wer hat gelacht?",
        "Alle redeten noch davon: {name} {verb_before} {rest_before}. Da {verb} {er} {rest}. "
        "War das der Plan?",
        "{name} {verb_before} {rest_before}. Wenig später {verb} {er} {rest}. Wer steckt dahinter?",
        "Zuerst hieß es: {name} {verb_before} {rest_before}. Dann hieß es: {Er} {verb} {rest}. "
        "Was ist wirklich geschehen?",
        "Von da an ging es bergab: Erst {verb_before} {name} {rest_before}, und schon {verb} {er} "
        "{rest}. Wer ist schuld?",
    ),
    Situation.LUCKY_NEXT: (
        "{name} {verb_before} {rest_before}. Dann wendete sich das Glück: {Er} {verb} {rest}. "
        "Wer erträgt das nicht?",
        "Niemand hätte damit gerechnet: {name} {verb_before} {rest_before}, und trotzdem {verb} "
        "{er} {rest}. Wie kam es dazu?",
        "Erst {verb_before} {name} {rest_before}, doch dann {verb} {er} {rest}. "
        "Wer hatte die Hand im Spiel?",
        "{name} {verb_before} {rest_before}. Zum Trost {verb} {er} {rest}. Hat es sich gelohnt?",
        "{name} {verb_before} {rest_before}. Zur Entschädigung {verb} {er} {rest}. "
        "Wer hat dafür bezahlt?",
    ),
    Situation.END: (
        "{name} {verb_before} {rest_before}, und am Ende {verb} {er} {rest}. "
        "Wie lauteten die letzten Worte?",
        "Angefangen hat es so: {name} {verb_before} {rest_before}. Geendet hat es so: {Er} {verb} "
        "{rest}. Was steht auf dem Grabstein?",
        "{name} {verb_before} {rest_before}, gab aber nicht auf. Dann {verb} {er} {rest}. "
        "Wer hat {ihn} gefunden?",
        "Erst {verb_before} {name} {rest_before}. Schließlich {verb} {er} {rest}. Wer erbt?",
        "{name} {verb_before} {rest_before}, was sich überleben ließ. Dann {verb} {er} {rest}. "
        "Wer kam zur Beerdigung?",
        "Danach war nichts mehr wie zuvor: {name} {verb_before} {rest_before}. Und so {verb} {er} "
        "{rest}. Wer hat geweint?",
    ),
    Situation.SUDDEN_END: (
        "Und so {verb} {name} {rest}. Wie lauteten die letzten Worte?",
        "Ganz ohne Vorwarnung {verb} {name} {rest}. Wer hat {ihn} gefunden?",
        "Die Glocken läuteten: {name} {verb} {rest}. Wer zog am Seil?",
    ),
    Situation.EVENT: (
        "Ganz unverhofft {verb} {name} {rest}. Wer hat das eingefädelt?",
        "{name} {verb} {rest}. Was ändert das?",
        "Damit hatte niemand gerechnet: {name} {verb} {rest}. Wer hat unterschrieben?",
        "Es war ein Tag wie jeder andere, doch dann {verb} {name} {rest}. "
        "Wer hatte darauf gewartet?",
    ),
    Situation.ELSEWHERE: (
        "„{card}“: Was geschah an diesem Tag?",
        "Unterdessen, anderswo: „{card}“. Wem hat es genützt?",
        "„{card}“: Und wer will davon nichts gewusst haben?",
        "Der Bote brachte nur diese Worte: „{card}“. Wer wurde blass?",
    ),
}


class GermanStory(Story):
    """How German tells stories."""

    clauses = _CLAUSES
    own_clauses = _OWN_CLAUSES
    patterns = _PATTERNS
    first_links = (
        "{name} {verb} {rest}.",
        "Alles begann damit: {name} {verb} {rest}.",
        "Eines Tages {verb} {name} {rest}.",
    )
    links = (
        "Dann {verb} {er} {rest}.",
        "Bald darauf {verb} {er} {rest}.",
        "Als wäre das nicht genug, {verb} {er} {rest}.",
        "Danach {verb} {er} {rest}.",
        "Niemand war überrascht: {Er} {verb} {rest}.",
        "So kam eins zum anderen, und schon {verb} {er} {rest}.",
    )
    last_links = (
        "Und am Ende {verb} {er} {rest}.",
        "So kam es, wie es kommen musste: {name} {verb} {rest}.",
        "Das war es dann: {Er} {verb} {rest}.",
    )

    saga = SagaWords(
        title="Die Saga der elenden Häuser",
        led_by="geführt von {}",
        mixed="Die Familie {}",
        mixed_flavor="Verwandt allein durch Pech.",
        deeds=(
            "Hinter den Kulissen sorgte {player} für {card}.",
            "Auch hinter {card} steckte {player}.",
            "Und niemand außer {player} konnte {card} eingefädelt haben.",
        ),
        nothing="{name} erlebte rein gar nichts.",
        alive="noch am Leben",
        revived="wieder am Leben",
        dead="tot",
        monarch="Monarch bis zuletzt",
        total="Summe: {}",
        winner="{} hat die elendste aller Familien geführt und gewinnt.",
        winners="{} haben gleich elende Familien geführt und teilen sich den Sieg.",
        nobody="Niemand gewinnt, was nur passend ist.",
        said="{}:",
    )

    def blanks(self, name: str, character: v.Character) -> dict[str, str]:
        """A character as patterns speak of it."""
        he, him, to_him = _PRONOUNS[character.id]
        return {"name": name, "er": he, "Er": he.capitalize(), "ihn": him, "ihm": to_him}

    def told(self, clause: str, character: v.Character, before: bool = False) -> dict[str, str]:
        """A clause as patterns speak of it."""
        verb, rest = clause.split(" ", 1)
        suffix = "_before" if before else ""
        return {f"verb{suffix}": verb, f"rest{suffix}": rest}
