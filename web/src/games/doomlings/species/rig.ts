import { random } from '../../../theme/random'
import type { Anchors, Look, Rig } from './types'

export const VIEW = 400
export const GROUND = 352
const CX = VIEW / 2

/** Every family line has its own proportions; the seed is the family. */
export function baseRig(seed: string): Rig {
  const roll = random(`rig ${seed}`)
  const around = (mid: number, spread: number) => mid + (roll() * 2 - 1) * spread
  const longNecked = roll() < 0.22
  return {
    size: 1.12,
    lift: 0,
    neck: longNecked ? around(30, 6) : 0,
    dome: around(0.6, 0.22),
    jaw: around(0.62, 0.2),
    shoulders: around(0.78, 0.16),
    hips: around(1.14, 0.16),
    bodyW: around(58, 8),
    bodyH: longNecked ? around(96, 4) : around(112, 10),
    legLen: around(30, 6),
    legW: 24,
    armW: 19,
    headW: longNecked ? around(60, 4) : around(68, 7),
    headH: longNecked ? around(48, 3) : around(55, 6),
    tilt: around(0, 5),
    lean: around(0, 2.5),
    eye: around(18.5, 2),
  }
}

export function baseLook(seed: string): Look {
  const roll = random(`look ${seed}`)
  const pick = <T>(options: readonly T[]) => options[Math.floor(roll() * options.length)] as T
  return {
    mood: 'content',
    ears: pick(['round', 'pointed', 'drooping', 'feelers', 'fins'] as const),
    tuft: pick([0, 1, 2] as const),
    snout: pick(['muzzle', 'muzzle', 'plain', 'plain', 'beak'] as const),
    tail: pick(['brush', 'taper', 'puff', 'curl'] as const),
    belly: pick(['patch', 'patch', 'bands', 'bib'] as const),
    legs: 'paws',
    fingers: false,
    claws: false,
    muscles: false,
    freshArm: false,
    armsUp: false,
    gesture: pick(['rest', 'rest', 'wave', 'wave', 'shy', 'hips'] as const),
    glance: Math.round((roll() * 2 - 1) * 10) / 10,
    iris: null,
    pupil: 1,
    mouth: { open: 0, teeth: false, fangs: false, tongue: 'none', drool: false },
    nose: 'button',
    tails: [],
    wash: null,
    blush: 0.5,
  }
}

export function anchorsOf(rig: Rig, look: Look, busyHands: number): Anchors {
  const foot = GROUND - rig.lift
  const hip = foot - rig.legLen
  const bodyBottom = hip + 12
  const bodyTop = bodyBottom - rig.bodyH
  const neck = { x: CX, y: bodyTop + 14 }
  const head = { x: CX, y: neck.y - rig.headH * 0.8 - rig.neck }
  const shoulderY = bodyTop + 30
  const shoulder = rig.bodyW * 0.66
  // A busy or frightened hand is held up, an idle one hangs.
  const reach = (busy: boolean, waving: boolean) => {
    if (look.armsUp) return { dx: rig.bodyW + 26, dy: -14 }
    if (busy) return { dx: rig.bodyW + 30, dy: 22 }
    if (waving) return { dx: rig.bodyW + 28, dy: -6 }
    if (look.gesture === 'shy') return { dx: rig.bodyW * 0.3, dy: 40 }
    if (look.gesture === 'hips') return { dx: rig.bodyW * 0.96, dy: 46 }
    return { dx: rig.bodyW + 15, dy: 50 }
  }
  const right = reach(busyHands > 0, false)
  const left = reach(busyHands > 1, look.gesture === 'wave')
  return {
    cx: CX,
    foot,
    hip,
    bodyTop,
    bodyBottom,
    neck,
    head,
    crown: { x: CX, y: head.y - rig.headH },
    brow: { x: CX, y: head.y - rig.headH * 0.52 },
    nose: { x: CX, y: head.y + rig.headH * 0.3 },
    mouth: { x: CX, y: head.y + rig.headH * 0.56 },
    chest: { x: CX, y: bodyTop + rig.bodyH * 0.36 },
    belly: { x: CX, y: bodyTop + rig.bodyH * 0.62 },
    tail: { x: CX + rig.bodyW * 0.7, y: bodyBottom - 22 },
    shoulderL: { x: CX - shoulder, y: shoulderY },
    shoulderR: { x: CX + shoulder, y: shoulderY },
    handL: { x: CX - left.dx, y: shoulderY + left.dy },
    handR: { x: CX + right.dx, y: shoulderY + right.dy },
  }
}
