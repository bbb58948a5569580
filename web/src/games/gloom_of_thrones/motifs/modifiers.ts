import { cloud, drop, flame } from '../../../drawing/motifs'
import { crown, throne } from '../ornaments/throne'
import { SKINS, TONES } from '../palette'
import * as arms from './arms'
import * as feast from './feast'
import * as house from './house'
import * as people from './people'
import type { Piece } from './scene'
import * as wild from './wild'

const FIRE = flame(34, '#e5734f', '#fbd28a', 2)
const CLOUD = cloud(60, '#d5dde2', 2)
const DROP = drop(7, '#9fc4d8', 1.6)
const CROWN = crown(30)

/** What befell somebody: one little scene a card. */
export const MODIFIERS: Record<string, readonly Piece[]> = {
  learned_a_lineage: [[wild.wreath, 0, 0, 1.3], [CROWN, 0, 8, 0.9]],
  crowned_in_a_cupboard: [[house.cupboard, 2, 4, 1.2], [CROWN, 6, -8, 0.7, 8]],
  inherited_an_insurrection: [[house.castle, 0, 6, 1], [arms.pitchfork, -42, 2, 0.95, -14], [arms.pitchfork, 42, 2, 0.95, 14], [FIRE, 26, -26, 0.7]],
  held_court_on_the_commode: [[throne(), -6, 46, 0.58], [people.scroll, 38, 18, 0.7, 10]],
  toasted_as_temporary_tyrant: [[feast.goblet, -32, 8, 0.95, 16], [feast.goblet, 32, 8, 0.95, -16], [feast.goblet, 0, 14, 1], [CROWN, 0, -20, 0.9, -8]],
  wed_into_the_wrong_realm: [[house.signpost, 26, 4, 1.1], [people.ringBand, -26, 8, 0.9, -12], [CROWN, -26, -26, 0.7]],
  regent_for_a_rainy_week: [[CLOUD, -22, -36, 0.8], [CLOUD, 24, -38, 0.7], [people.umbrella, 0, 12, 1.15], [CROWN, 0, -22, 0.6], [DROP, -44, -8], [DROP, 46, -6], [DROP, -48, 22], [DROP, 48, 24]],
  skewered_at_a_skirmish: [[arms.shield, 0, 2, 1.15], [arms.sword, 0, 0, 1.35, 62]],
  knighted_by_mistake: [[arms.helmet, -12, 10, 1.1], [arms.sword, 24, -4, 1, -60], [people.bubble('?'), 38, 26, 0.7]],
  lost_a_limb_to_a_lout: [[arms.gauntlet, -22, 10, 1, -70], [arms.axe, 28, 2, 1.2, 20]],
  disarmed_in_a_duel: [[arms.gauntlet, -30, 18, 0.95], [arms.sword, 24, -10, 1.05, 130], [people.swoop, 0, 0]],
  bested_by_a_brat: [[arms.helmet, -22, 12, 0.95, 160], [arms.woodenSword, 18, 0, 1.2, 24], [people.rattle, 44, 20, 0.8, 20]],
  mistaken_for_a_mercenary: [[people.purse, -22, 8, 1.15], [arms.sword, 26, 0, 1.15, 28]],
  besieged_in_the_bathhouse: [[house.bathtub, 0, 18, 1.25], [house.duck, 12, -2, 1], [arms.arrow, -38, -14, 0.8, 50], [arms.arrow, 2, -34, 0.8, 80], [arms.arrow, 42, -12, 0.8, 128]],
  vowed_a_vendetta: [[people.list, -14, 0, 1.2], [arms.dagger, 32, 4, 1.25, 22]],
  exiled_by_everybody: [[house.signpost, -26, 4, 1.15], [people.bundle, 22, -6, 0.95], [people.boot, 26, 30, 0.6]],
  poisoned_at_the_pudding_course: [[feast.pudding, 0, 18, 1.2], [people.skull, 0, -24, 0.8]],
  drank_the_dungeon_dry: [[feast.barrel, -12, 4, 1.2], [arms.chain, 22, -34, 0.9, 20], [feast.goblet, 38, 24, 0.7, 70]],
  feasted_on_a_foe_s_fortune: [[feast.roast, 0, -4, 1.2], [people.coins, -30, 24, 0.8], [people.coins, 32, 26, 0.7]],
  gagged_on_a_gilded_grape: [[feast.grapes, 0, 0, 1.45]],
  banned_from_the_banquet: [[feast.plate, 0, 32, 1.3], [feast.swan, 0, 2, 1.15], [people.barred, 0, 0]],
  served_suspicious_stew: [[feast.cauldron, 0, 14, 1.25], [people.boot, 4, -18, 0.5, -60], [house.watching, -16, -6, 0.9]],
  sang_superbly_while_sozzled: [[feast.lute, -16, 2, 1.2], [feast.bottle, 36, 12, 0.9, 12], [feast.notes, 12, -34, 0.9], [feast.notes, -42, -26, 0.7, -12]],
  sobered_up_at_sunrise: [[wild.sun, -8, -6, 1.15], [wild.bird, 36, 20, 1.1], [wild.bird, -42, 30, 0.8]],
  jilted_at_the_joust: [[wild.horse, -18, 4, 1.2], [arms.lance, 8, 34, 0.9, 20], [people.broken, 36, -14, 0.8]],
  betrothed_to_a_bore: [[people.ringBand, 0, -16, 0.9], [wild.rock, -34, 26, 0.9], [wild.rock, 0, 30, 1.1], [wild.rock, 36, 28, 0.8], [people.snores, 26, -18, 0.8]],
  adored_by_an_army: [[arms.helmet, -36, 12, 0.8], [arms.helmet, 36, 12, 0.8], [arms.helmet, 0, 20, 0.9], [people.whole, -20, -30, 0.5, -12], [people.whole, 20, -30, 0.5, 12], [people.whole, 0, -36, 0.6]],
  courted_by_a_con_artist: [[people.mask(true, '#f4ecd9'), -20, 0, 1.15, -8], [wild.flowers, 32, 6, 1.2, 10]],
  ghosted_by_a_ghost: [[people.ghost, -14, 0, 1.25], [people.broken, 36, 14, 0.85, 10]],
  hugged_by_the_whole_household: [[people.whole, 0, 0, 1.1], [people.palm(SKINS.rosy), -40, 4, 0.8, 62], [people.palm(SKINS.brown), 40, 4, 0.8, -62], [people.palm(SKINS.olive), -20, 34, 0.7, 26], [people.palm(SKINS.pale), 22, 34, 0.7, -26]],
  scandalised_the_seamstresses: [[people.needle, -22, 4, 1.1], [people.scissors, 34, 4, 1.05, 12]],
  serenaded_under_siege: [[house.catapult, 18, 10, 1], [feast.lute, -34, 6, 0.95], [feast.notes, -8, -34, 0.8]],
  taxed_to_tatters: [[people.torn, -18, 0, 1.25, -6], [people.coins, 32, 16, 0.95], [people.pointing, 34, -24, 0.6, 160]],
  owed_an_ogre_interest: [[people.ogre, -10, -4, 1.15], [people.coins, 36, 24, 0.95]],
  won_a_wagered_wagon: [[house.wagon, -4, 2, 1.15], [feast.dice, 42, 32, 0.8, 16], [feast.dice, -46, -34, 0.7, -20]],
  manipulated_by_a_maieaster: [[people.puppet, 0, 4, 1.3]],
  found_a_fortune_in_the_floorboards: [[house.floor, 0, -6, 1.2], [people.coins, 0, 4, 0.7], [people.palm('#efe6d3'), 24, -12, 0.6, 12]],
  auctioned_the_ancestral_armour: [[arms.armour, -20, 4, 1.2], [people.gavel, 34, 4, 1]],
  bankrupted_by_banners: [[arms.banner(TONES.bannister.main), -36, 2, 1], [arms.banner(TONES.drizzle.main), -2, -6, 1.1], [arms.banner(TONES.boots.main), 32, 2, 1], [people.coins, 2, 34, 0.5]],
  frostbitten_on_the_frontier: [[people.mitten, -16, 4, 1.25, -10], [wild.snowflake, 34, -16, 0.9], [wild.icicles, 30, 28, 0.7]],
  sentenced_to_a_sky_cell: [[CLOUD, -26, 34, 0.9], [CLOUD, 28, 38, 0.9], [house.cage, 0, -4, 1.15], [people.skull, 0, 4, 0.45]],
  snowed_in_with_strangers: [[house.cabin, 0, 6, 1.35], [wild.snowflake, -46, -34, 0.5], [wild.snowflake, 46, -36, 0.6]],
  chilled_to_the_chainmail: [[arms.helmet, 0, -4, 1.2], [wild.icicles, 0, 30, 1], [wild.snowflake, 44, -28, 0.5], [wild.snowflake, -44, -20, 0.5]],
  marched_the_wrong_way_all_winter: [[people.map, 0, -18, 1.1, 180], [people.boot, -22, 24, 0.75], [people.boot, 26, 28, 0.75]],
  warmed_by_a_woolly_beast: [[wild.beast, -4, 4, 1.4], [wild.snowflake, 44, -36, 0.5]],
  left_on_a_lonely_ledge: [[wild.cliff, 6, 6, 1.2], [people.palm(SKINS.pale), 6, -24, 0.5, 20]],
  whispered_to_by_the_white_woods: [[wild.bareTree, -36, 6, 1.05], [wild.bareTree, 2, 2, 1.25], [wild.bareTree, 40, 8, 0.95], [people.ear, 22, -36, 0.5]],
  singed_by_a_small_dragon: [[wild.dragon, -18, 6, 1.15], [FIRE, 40, 2, 1, 80]],
  hatched_something_horrid: [[wild.egg, 0, 0, 1.5]],
  torched_the_treasury: [[FIRE, -22, 0, 1.2], [FIRE, 4, -4, 1.5], [FIRE, 26, 0, 1.1], [house.chest, 0, 20, 1.05]],
  rode_a_reptile_royally: [[wild.dragon, 0, 12, 1.4], [CROWN, 32, -26, 0.7, 12]],
  smoked_out_of_the_sanctum: [[wild.smoke, -30, -4, 1.1], [wild.smoke, 34, 0, 1], [house.censer, 0, 8, 1.2]],
  took_the_vow_of_the_leaky_watch: [[house.tower, -8, 2, 1.3], [DROP, 26, -16, 1.2], [DROP, 32, 6, 1.2], [DROP, 24, 26, 1.2], [house.candle, 44, 16, 0.7]],
  came_back_rather_wrong: [[house.tomb, -22, 0, 1.1, -8], [people.palm('#b5c4a4'), 28, 14, 1.05, 8]],
  turned_slowly_to_stone: [[house.statue, 0, 0, 1.35]],
  became_a_beloved_ballad: [[people.scroll, -10, 2, 1.25, -6], [feast.notes, -10, -2, 1.1], [people.whole, 36, -18, 0.7, 10], [feast.lute, 38, 24, 0.6]],
}

