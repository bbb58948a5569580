"""Stories in English."""

from __future__ import annotations

from endling.games.gloom_of_thrones import vocabulary as v
from endling.games.gloom_of_thrones.text.story import SagaWords, Situation, Story

_HE, _SHE, _IT = ("he", "him", "his"), ("she", "her", "her"), ("it", "it", "its")

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
    "smudge": _IT,
    "lord_drizzle": _HE,
    "lady_mizzle": _SHE,
    "puddle_drizzle": _SHE,
    "sleet_drizzle": _HE,
    "fogg": _IT,
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

# By the id of the card: what happened to somebody, after their name.
_CLAUSES = {
    "learned_a_lineage": "learned a lineage",
    "crowned_in_a_cupboard": "was crowned in a cupboard",
    "inherited_an_insurrection": "inherited an insurrection",
    "held_court_on_the_commode": "held court on the commode",
    "toasted_as_temporary_tyrant": "was toasted as a temporary tyrant",
    "wed_into_the_wrong_realm": "wed into the wrong realm",
    "regent_for_a_rainy_week": "was regent for a rainy week",
    "skewered_at_a_skirmish": "was skewered at a skirmish",
    "knighted_by_mistake": "was knighted by mistake",
    "lost_a_limb_to_a_lout": "lost a limb to a lout",
    "disarmed_in_a_duel": "was disarmed in a duel",
    "bested_by_a_brat": "was bested by a brat",
    "mistaken_for_a_mercenary": "was mistaken for a mercenary",
    "besieged_in_the_bathhouse": "was besieged in the bathhouse",
    "vowed_a_vendetta": "vowed a vendetta",
    "exiled_by_everybody": "was exiled by everybody",
    "poisoned_at_the_pudding_course": "was poisoned at the pudding course",
    "drank_the_dungeon_dry": "drank the dungeon dry",
    "feasted_on_a_foe_s_fortune": "feasted on a foe's fortune",
    "gagged_on_a_gilded_grape": "gagged on a gilded grape",
    "banned_from_the_banquet": "was banned from the banquet",
    "served_suspicious_stew": "was served suspicious stew",
    "sang_superbly_while_sozzled": "sang superbly while sozzled",
    "sobered_up_at_sunrise": "sobered up at sunrise",
    "jilted_at_the_joust": "was jilted at the joust",
    "betrothed_to_a_bore": "was betrothed to a bore",
    "adored_by_an_army": "was adored by an army",
    "courted_by_a_con_artist": "was courted by a con artist",
    "ghosted_by_a_ghost": "was ghosted by a ghost",
    "hugged_by_the_whole_household": "was hugged by the whole household",
    "scandalised_the_seamstresses": "scandalized the seamstresses",
    "serenaded_under_siege": "was serenaded under siege",
    "taxed_to_tatters": "was taxed to tatters",
    "owed_an_ogre_interest": "owed an ogre interest",
    "won_a_wagered_wagon": "won a wagered wagon",
    "manipulated_by_a_maieaster": "was manipulated by a Maieaster",
    "found_a_fortune_in_the_floorboards": "found a fortune in the floorboards",
    "auctioned_the_ancestral_armour": "auctioned the ancestral armor",
    "bankrupted_by_banners": "was bankrupted by banners",
    "frostbitten_on_the_frontier": "was frostbitten on the frontier",
    "sentenced_to_a_sky_cell": "was sentenced to a sky cell",
    "snowed_in_with_strangers": "was snowed in with strangers",
    "chilled_to_the_chainmail": "was chilled to the chainmail",
    "marched_the_wrong_way_all_winter": "marched the wrong way all winter",
    "warmed_by_a_woolly_beast": "was warmed by a woolly beast",
    "left_on_a_lonely_ledge": "was left on a lonely ledge",
    "whispered_to_by_the_white_woods": "was whispered to by the white woods",
    "singed_by_a_small_dragon": "was singed by a small dragon",
    "hatched_something_horrid": "hatched something horrid",
    "torched_the_treasury": "torched the treasury",
    "rode_a_reptile_royally": "rode a reptile royally",
    "smoked_out_of_the_sanctum": "was smoked out of the sanctum",
    "took_the_vow_of_the_leaky_watch": "took the vow of the Leaky Watch",
    "came_back_rather_wrong": "came back rather wrong",
    "turned_slowly_to_stone": "turned slowly to stone",
    "became_a_beloved_ballad": "became a beloved ballad",
    "objection_from_the_gallery": "heard an objection from the gallery",
    "merely_resting": "was merely resting",
    "a_clerical_error": "fell victim to a clerical error",
    "wrong_name_on_the_tombstone": "was mixed up on a tombstone",
    "amnesty_day": "was granted an amnesty",
    "the_thaw": "thawed a little",
    "back_from_the_brink": "came back from the brink",
    "a_feast_of_rumours": "was served up at a feast of rumors",
    "tithe_collectors": "had the tithe collectors in the house",
    "abrupt_abdication": "got caught up in an abrupt abdication",
    "the_longest_night": "saw the longest night begin",
    "played_the_game_did_not_win": "played the game and did not win",
    "stabbed_in_the_back_room": "was stabbed in the back room",
    "raised_one_glass_too_many": "raised one glass too many",
    "died_at_the_altar_politely": "died politely at the altar",
    "buried_under_a_heap_of_debts": "was buried under a heap of debts",
    "froze_mid_speech": "froze mid-speech",
    "confused_with_the_kindling": "was confused with the kindling",
    "pushed_off_a_parapet": "was pushed off a parapet",
    "lost_the_eating_contest": "lost the eating contest",
    "set_fire_to_the_love_letters": "set fire to the love letters",
    "undone_by_their_own_ambition": "was undone by {their} own ambition",
    "died_laughing": "died laughing",
    "met_a_merciful_end": "met a merciful end",
    "expired_of_sheer_boredom": "expired of sheer boredom",
    "vanished_in_the_vaults": "vanished in the vaults",
    "ate_the_evidence": "ate the evidence",
    "last_of_a_long_line": "was the last of a long line",
    "read_their_own_obituary": "read {their} own obituary",
    "named_no_names": "named no names",
    "died_dreaming_of_the_seat": "died dreaming of the seat",
    "the_porcelain_throne": "took the Porcelain Throne",
}
_OWN_CLAUSES = {
    "learned_a_lineage": "traced the wrong family tree",
    "manipulated_by_a_maieaster": "was misled by a learned liar",
    "sentenced_to_a_sky_cell": "was lodged in a windy cage",
    "played_the_game_did_not_win": "reached for the seat and fell",
}

# {Name} begins a sentence, {name} stands inside one; {did} is the card, {had} the one before it.
_PATTERNS = {
    Situation.OPENING: (
        "{Name} {did}. How did it come to that?",
        "It began with a small thing: {name} {did}. Who was watching?",
        "On an otherwise dull day, {name} {did}. Whose idea was it?",
        "{Name} {did}, and nobody was surprised. Why not?",
        "Ask anyone at court: {name} {did}. What do they leave out?",
        "There had been warnings, and yet {name} {did}. Who had warned {them}?",
        "{Name} {did}. It looked like an accident. Was it?",
    ),
    Situation.LUCKY_OPENING: (
        "For once, good news: {name} {did}. Why will it not last?",
        "Against all odds, {name} {did}. Whom did it annoy the most?",
        "Even the rain stopped: {name} {did}. What is everyone overlooking?",
        "{Name} {did}. Who spread the news, and who spoiled it?",
        "{Name} {did} and very nearly smiled. Who saw it?",
    ),
    Situation.NEXT: (
        "First {name} {had}, then {they} {did}. What links the two?",
        "{Name} {had}. It could only get worse: {they} {did}. How?",
        "Ever since {name} {had}, things had gone downhill, until {they} {did}. Who is to blame?",
        "It was not enough that {name} {had}; {they} also {did}. Who laughed?",
        "After {name} {had}, {they} {did}. Was that the plan?",
        "People still spoke of how {name} {had}, and now {they} {did}. Where did it happen?",
        "Some say that {name} {had}. Others say that {they} {did}. What really happened?",
    ),
    Situation.LUCKY_NEXT: (
        "{Name} {had}. Then the luck turned, and {they} {did}. Who could not bear it?",
        "Nobody would have guessed it after {name} {had}, but {they} {did}. How?",
        "First {name} {had}, yet then {they} {did}. Who had a hand in it?",
        "{Name} {had}; by way of consolation, {they} {did}. Was it worth it?",
        "{Name} {had} and deserved better, so {they} {did}. Who paid for it?",
    ),
    Situation.END: (
        "{Name} {had}, and in the end {they} {did}. What were the last words?",
        "It started when {name} {had}. It ended when {they} {did}. What does the stone say?",
        "{Name} {had} and still did not give up. Then {they} {did}. Who found {them}?",
        "First {name} {had}. Finally, {they} {did}. Who inherits?",
        "{Name} {had}, which could be survived. Then {they} {did}. Who came to the funeral?",
        "{Name} {had} and lived to tell of it. Then {they} {did}. Who tells of it now?",
    ),
    Situation.SUDDEN_END: (
        "And so {name} {did}. What were the last words?",
        "Quite without warning, {name} {did}. Who found {them}?",
        "The bells were ringing: {name} {did}. Who pulled the rope?",
    ),
    Situation.EVENT: (
        "Then the unexpected: {name} {did}. Who arranged it?",
        "{Name} {did}. What does that change?",
        "Nobody had reckoned with it: {name} {did}. Who signed the papers?",
        "It was a day like any other, but {name} {did}. Who had been waiting for that?",
    ),
    Situation.ELSEWHERE: (
        "“{card}”: what happened on that day?",
        "Meanwhile, elsewhere: “{card}”. Who gained by it?",
        "“{card}”: and who claims not to have known?",
        "A messenger brought only these words: “{card}”. Who turned pale?",
    ),
}


def _inside(name: str) -> str:
    """A name inside a sentence."""
    return f"the {name[4:]}" if name.startswith("The ") else name


class EnglishStory(Story):
    """How English tells stories."""

    clauses = _CLAUSES
    own_clauses = _OWN_CLAUSES
    patterns = _PATTERNS
    first_links = ("{Name} {did}.", "It all began when {name} {did}.", "One day {name} {did}.")
    links = (
        "Then {they} {did}.",
        "Soon after, {they} {did}.",
        "As if that were not enough, {they} {did}.",
        "Next, {they} {did}.",
        "Nobody was surprised when {they} {did}.",
        "One thing led to another, and {they} {did}.",
    )
    last_links = (
        "And in the end, {they} {did}.",
        "So it was that {name} {did}.",
        "That was it: {they} {did}.",
    )

    saga = SagaWords(
        title="The Saga of the Miserable Houses",
        led_by="led by {}",
        mixed="{} family",
        mixed_flavor="Related by nothing but bad luck.",
        deeds=(
            "Behind the scenes, {player} saw to {card}.",
            "It was {player}, too, who was behind {card}.",
            "And nobody but {player} could have arranged {card}.",
        ),
        nothing="Nothing whatsoever happened to {name}.",
        alive="still alive",
        revived="alive again",
        dead="dead",
        monarch="the last Monarch",
        total="Total: {}",
        winner="{} led the most miserable family of all and wins.",
        winners="{} led equally miserable families and share the win.",
        nobody="Nobody wins, which is only fitting.",
        said="{}:",
    )

    def blanks(self, name: str, character: v.Character) -> dict[str, str]:
        """A character as patterns speak of it."""
        they, them, their = _PRONOUNS[character.id]
        return {"Name": name, "name": _inside(name), "they": they, "them": them, "their": their}

    def told(self, clause: str, character: v.Character, before: bool = False) -> dict[str, str]:
        """A clause as patterns speak of it."""
        their = _PRONOUNS[character.id][2]
        return {"had" if before else "did": clause.format(their=their)}
