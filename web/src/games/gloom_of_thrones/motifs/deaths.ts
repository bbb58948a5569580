import { flame } from '../../../drawing/motifs'
import { crown, throne } from '../ornaments/throne'
import { SKINS } from '../palette'
import * as arms from './arms'
import * as feast from './feast'
import * as house from './house'
import * as people from './people'
import type { Piece } from './scene'
import * as wild from './wild'

const FIRE = flame(34, '#e5734f', '#fbd28a', 2)
const CROWN = crown(30)

/** How somebody went. */
export const DEATHS: Record<string, readonly Piece[]> = {
  played_the_game_did_not_win: [[throne(), 24, 46, 0.55], [people.king, -28, 24, 1.05, -80]],
  stabbed_in_the_back_room: [[house.door, 8, 2, 1.3], [arms.dagger, -26, 6, 1.3, 80]],
  raised_one_glass_too_many: [[feast.goblet, -30, 24, 0.7], [feast.goblet, 0, 24, 0.7], [feast.goblet, 30, 24, 0.7], [feast.goblet, -15, -12, 0.7], [feast.goblet, 15, -12, 0.7, 18], [feast.goblet, 34, -34, 0.7, 60]],
  died_at_the_altar_politely: [[house.altar, 0, 16, 1.15], [wild.flowers, -30, -22, 0.9], [wild.flowers, 30, -22, 0.9], [people.ringBand, 0, -26, 0.6]],
  buried_under_a_heap_of_debts: [[people.palm(SKINS.rosy), 6, -18, 0.75], [people.scroll, -34, 22, 0.8, -30], [people.torn, 32, 22, 0.8, 24], [people.letter, -6, 30, 1, 8], [people.letter, 14, 14, 0.9, -14], [people.coins, -18, 10, 0.5]],
  froze_mid_speech: [[people.frozenHead, -12, 2, 1.35], [people.bubble('…'), 38, -26, 0.75]],
  confused_with_the_kindling: [[wild.twigs, 0, 18, 1.1], [FIRE, -18, 14, 1.2], [FIRE, 16, 12, 1.4], [house.watching, 0, 20, 1]],
  pushed_off_a_parapet: [[house.parapet, -12, 8, 1.15], [people.boot, 40, 18, 0.6, 130], [arms.helmet, 34, -22, 0.5, 150]],
  lost_the_eating_contest: [[feast.plate, 0, 28, 1.35], [feast.bone, -10, 14, 1, 20], [feast.bone, 12, 10, 1, -30], [feast.bone, 0, -2, 1, 70], [feast.fork, 48, 0, 0.95, 12], [people.skull, -4, -30, 0.5]],
  set_fire_to_the_love_letters: [[people.letter, -24, 26, 0.9, -14], [people.letter, 22, 28, 0.9, 12], [people.letter, 0, 16, 1], [FIRE, -16, 8, 1.1], [FIRE, 14, 6, 1.4], [people.broken, 0, -34, 0.4]],
  undone_by_their_own_ambition: [[house.ladder, -6, 6, 1.25, 8], [CROWN, 18, -36, 1], [people.palm(SKINS.pale), -38, 22, 0.7, 60]],
  died_laughing: [[people.mask(true, '#f0c25a'), -16, 0, 1.25, -10], [people.skull, 36, 14, 0.75, 14]],
  met_a_merciful_end: [[people.pillow, 0, 12, 1.3], [people.feather, -22, -28, 0.9], [people.feather, 30, -22, 0.7, 40]],
  expired_of_sheer_boredom: [[house.book, 0, 14, 1.2], [people.snores, -16, -14, 1.1], [house.hourglass, 42, -20, 0.6]],
  vanished_in_the_vaults: [[house.vault, 0, 0, 1.25], [house.candle, -46, 20, 0.6]],
  ate_the_evidence: [[people.bitten, -16, 0, 1.25, -6], [feast.fork, 34, 0, 1.15, 10]],
  last_of_a_long_line: [[house.tomb, -40, 8, 0.6], [house.tomb, -12, 4, 0.75], [house.tomb, 28, -2, 1.05]],
  read_their_own_obituary: [[people.newspaper, -6, 0, 1.25, -4], [people.glasses, 30, 26, 0.9, -10]],
  named_no_names: [[people.sewn, 0, 8, 1.5], [people.mask(false, '#f4ecd9'), -38, -30, 0.45, -10]],
  died_dreaming_of_the_seat: [[house.bed, -6, 22, 1.05], [people.cloudlet, 0, 0], [throne(), 20, 0, 0.28]],
}
