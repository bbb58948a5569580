import { crown } from '../ornaments/throne'
import { SKINS } from '../palette'
import * as arms from './arms'
import * as feast from './feast'
import * as house from './house'
import * as people from './people'
import type { Piece } from './scene'
import * as wild from './wild'

/** What happened to everybody, or nearly. */
export const EVENTS: Record<string, readonly Piece[]> = {
  objection_from_the_gallery: [[people.bubble('!'), 26, -20, 1.1], [people.pointing, -18, 18, 1.15, -14], [people.gavel, 40, 26, 0.7]],
  merely_resting: [[house.coffin, -12, 6, 1.15, -80], [people.snores, 14, -16, 1.2]],
  a_clerical_error: [[people.torn, -32, 2, 0.9, -6], [people.scroll, 32, 2, 0.9, 6], [people.arrows, 0, 4, 0.8], [people.quill, 2, -28, 0.6]],
  wrong_name_on_the_tombstone: [[house.tomb, -6, 2, 1.3], [people.barred, -6, -4, 0.4], [people.quill, 40, -6, 0.9]],
  amnesty_day: [[arms.chain, -4, 30, 1.1], [wild.bird, -6, -12, 1.7], [wild.flowers, 40, 4, 0.8]],
  the_thaw: [[wild.snowflake, -20, -14, 1], [wild.icicles, -20, 24, 0.8], [wild.flowers, 30, 6, 1.3]],
  back_from_the_brink: [[house.coffin, 10, 6, 1.15, 14], [people.palm(SKINS.pale), -24, -4, 0.9, -20]],
  a_feast_of_rumours: [[people.ear, -38, 4, 1], [people.bubble('…'), -6, -28, 0.8], [people.bubble('?'), 36, -20, 0.8], [feast.roast, 16, 24, 0.8]],
  tithe_collectors: [[people.purse, -20, 12, 1.1], [people.pointing, 30, -12, 0.9, 150], [people.coins, 32, 26, 0.7]],
  abrupt_abdication: [[people.rod, -10, 4, 1.2], [crown(30), 20, 34, 0.9, 20], [wild.wave, 16, 38, 0.7]],
  the_longest_night: [[wild.moon, -14, 0, 1.35], [wild.bat, 32, -26, 0.9, 10], [wild.bat, 40, 8, 0.6, -10], [house.candle, 30, 30, 0.6]],
}
