import { GROUND, VIEW } from './rig'
import type { Anchors, Rig, Slot, SlotName } from './types'

/** Places where things may go, best place first. When all are taken, things get smaller and shift. */
function placesFor(name: SlotName, rig: Rig, at: Anchors): Slot[] {
  const slot = (x: number, y: number, scale = 1): Slot => ({ x, y, scale, side: x < at.cx ? -1 : 1 })
  const mid = VIEW / 2
  const onBody = (dx: number, dy: number, scale = 1) => slot(mid + dx * rig.bodyW, at.bodyTop + dy * rig.bodyH, scale)
  switch (name) {
    case 'hand':
      return [slot(at.handR.x, at.handR.y), slot(at.handL.x, at.handL.y), slot(352, GROUND + 4, 0.8), slot(48, GROUND + 4, 0.8), slot(mid + 84, GROUND + 22, 0.7)]
    case 'sky':
      return [slot(326, 74), slot(74, 74), slot(356, 160, 0.85), slot(44, 160, 0.85), slot(258, 36, 0.75), slot(142, 36, 0.75), slot(360, 232, 0.7), slot(40, 232, 0.7)]
    case 'ground':
      return [slot(76, GROUND + 10), slot(324, GROUND + 10), slot(128, GROUND + 30, 0.8), slot(274, GROUND + 30, 0.8), slot(34, GROUND + 26, 0.75), slot(366, GROUND + 26, 0.75), slot(mid, GROUND + 36, 0.7)]
    case 'chest':
      return [onBody(0, 0.42), onBody(-0.44, 0.38, 0.72), onBody(0.44, 0.38, 0.72)]
    case 'belly':
      return [onBody(0, 0.72), onBody(-0.46, 0.62, 0.85), onBody(0.46, 0.62, 0.85), onBody(-0.3, 0.88, 0.8), onBody(0.3, 0.88, 0.8), onBody(0, 0.5, 0.75), onBody(-0.68, 0.78, 0.65), onBody(0.68, 0.78, 0.65)]
    case 'shoulder':
      return [slot(Math.min(at.shoulderL.x - 22, mid - rig.headW - 8), at.shoulderL.y + 2), slot(Math.max(at.shoulderR.x + 22, mid + rig.headW + 8), at.shoulderR.y + 2)]
    case 'crown': {
      const top = at.crown.y
      return [slot(mid, top), slot(mid + rig.headW * 0.44, top + 7, 0.85), slot(mid - rig.headW * 0.44, top + 7, 0.85), slot(mid + rig.headW * 0.74, top + 22, 0.7), slot(mid - rig.headW * 0.74, top + 22, 0.7)]
    }
  }
}

export interface SlotKeeper {
  take(name: SlotName): Slot
}

export function slotKeeper(rig: Rig, at: Anchors): SlotKeeper {
  const taken = new Map<SlotName, number>()
  return {
    take(name) {
      const places = placesFor(name, rig, at)
      const turn = taken.get(name) ?? 0
      taken.set(name, turn + 1)
      const round = Math.floor(turn / places.length)
      const chosen = places[turn % places.length] as Slot
      return { ...chosen, x: chosen.x + round * 9 * -chosen.side, y: chosen.y - round * 12, scale: chosen.scale * 0.8 ** round }
    },
  }
}
