import { around, both, dot, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { leaf } from '../../../../drawing/motifs'
import type { Feature } from '../types'

/** Arms, legs, wings, tails and the build of the body. */
export const LIMBS: Record<string, Feature> = {
  'Brute Strength': {
    shows: 'mighty arms',
    shape: (rig) => void (rig.armW += 12),
    look: (look) => void (look.muscles = true),
  },
  'Fine Motor Skills': { shows: 'long nimble fingers', look: (look) => void (look.fingers = true) },
  'Retractable Claws': { shows: 'curved claws on every paw', look: (look) => void (look.claws = true) },
  Tentacles: { shows: 'curling tentacles for legs', shape: (rig) => void (rig.legLen += 12), look: (look) => void (look.legs = 'tentacles') },
  'Woody Stems': {
    shows: 'long wooden stilt legs',
    shape: (rig) => {
      rig.legLen += 26
      rig.bodyH -= 8
    },
    look: (look) => {
      if (look.legs === 'paws') look.legs = 'stems'
    },
    draw: ({ rig, at }) => ({ legs: both(at.cx, place(leaf(20, '#8fc46a'), at.cx + rig.bodyW * 0.46 + 16, at.foot - 31, 1, -28)), root: { x: at.cx, y: at.hip } }),
  },
  Flight: {
    shows: 'feathered wings, feet off the ground',
    shape: (rig) => void (rig.lift += 22),
    draw: ({ rig, at, skin }) => {
      const x = at.cx + rig.bodyW * 0.5
      const y = at.bodyTop + 46
      const wing =
        shape(p`M${x} ${y}C${x + 30} ${y - 70} ${x + 84} ${y - 96} ${x + 122} ${y - 74}C${x + 126} ${y - 56} ${x + 112} ${y - 48} ${x + 108} ${y - 46}C${x + 116} ${y - 30} ${x + 98} ${y - 20} ${x + 92} ${y - 20}C${x + 96} ${y - 2} ${x + 74} ${y + 2} ${x + 68} ${y}C${x + 66} ${y + 18} ${x + 30} ${y + 26} ${x} ${y + 16}Z`, '#eef6fb', 3.4) +
        line(p`M${x + 108} ${y - 46}Q${x + 84} ${y - 40} ${x + 64} ${y - 44}M${x + 92} ${y - 20}Q${x + 70} ${y - 18} ${x + 52} ${y - 24}M${x + 68} ${y}Q${x + 52} ${y} ${x + 38} ${y - 6}`, 2.4, skin.shade)
      return { behind: `<g class="flap">${both(at.cx, wing)}</g>`, root: { x: at.cx, y } }
    },
  },
  'Deep Roots': {
    shows: 'roots that hold on to the ground',
    draw: ({ rig, at }) => {
      const root = (x: number, dx: number, dy: number, w: number) => limb(p`M${x} ${at.foot - 12}Q${x + dx * 0.2} ${at.foot + 4} ${x + dx * 0.6} ${at.foot + dy * 0.5}T${x + dx} ${at.foot + dy}`, w, '#8a5f3c', 2.6)
      const s = rig.bodyW * 0.46
      return { legs: both(at.cx, root(at.cx + s, 64, 14, 8) + root(at.cx + s, 40, 30, 7) + root(at.cx + s - 4, 12, 34, 7) + root(at.cx + s - 6, -22, 26, 6)), root: { x: at.cx, y: at.foot } }
    },
  },
  Blubber: {
    shows: 'a very round body with soft folds',
    onBelly: true,
    shape: (rig) => {
      rig.bodyW += 26
      rig.headW += 6
      rig.legLen -= 6
    },
    draw: ({ rig, at }) => ({
      chest: line(p`M${at.cx - rig.bodyW * 0.84} ${at.bodyBottom - 34}q16 14 34 6M${at.cx + rig.bodyW * 0.84} ${at.bodyBottom - 34}q-16 14 -34 6M${at.cx - rig.bodyW * 0.78} ${at.bodyBottom - 56}q12 8 22 3M${at.cx + rig.bodyW * 0.78} ${at.bodyBottom - 56}q-12 8 -22 3`, 2.8) + line(p`M${at.cx - 5} ${at.bodyBottom - 22}q5 5 10 0`, 2.8),
      root: at.belly,
    }),
  },
  Tiny: {
    shows: 'a creature so small that daisies tower over it',
    shape: (rig) => void (rig.size *= 0.58),
    draw: () => ({
      sky: place(limb('M0 0C-6 -60 8 -110 -2 -170', 7, '#6fae5b', 2.6) + place(leaf(44, '#7fb55f'), 0, -60, 1, -30) + place(leaf(36, '#7fb55f'), -2, -90, 1, 205) + repeat(9, (i) => place(oval(0, -26, 9, 18, '#fffdf4', 2.4), -2, -178, 1, i * 40)) + dot(-2, -178, 14, '#ffd166', 2.8), 74, 358),
      root: { x: 74, y: 356 },
    }),
  },
  Quick: {
    shows: 'running shoes and speed lines',
    draw: ({ rig, at }) => {
      const shoe = (x: number) => shape(p`M${x - 17} ${at.foot + 2}V${at.foot - 17}Q${x - 6} ${at.foot - 12} ${x + 4} ${at.foot - 16}Q${x + 10} ${at.foot - 8} ${x + 24} ${at.foot - 6}Q${x + 27} ${at.foot + 2} ${x + 22} ${at.foot + 2}Z`, '#f2503c', 3) + shape(p`M${x - 18} ${at.foot}H${x + 25}v5H${x - 18}z`, '#fffdf4', 2.4) + line(p`M${x - 1} ${at.foot - 14}l5 6M${x + 5} ${at.foot - 12}l4 5`, 2, '#fffdf4')
      const y = at.belly.y
      return { legs: shoe(at.cx - rig.bodyW * 0.46) + shoe(at.cx + rig.bodyW * 0.46), sky: line(p`M34 ${y - 62}h58M18 ${y - 20}h60M34 ${y + 24}h46M22 ${y + 58}h62`, 4.5, '#fffdf4', ' opacity=".85"'), root: { x: at.cx, y: at.foot } }
    },
  },
  Impatience: {
    shows: 'a tapping foot',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.46 + 26
      return { legs: line(p`M${x} ${at.foot - 24}q10 -2 14 -12M${x + 4} ${at.foot - 12}q14 0 22 -8M${x + 2} ${at.foot - 34}q5 -5 5 -12`, 3), headFront: line(p`M${at.cx + rig.headW + 12} ${at.head.y - 26}l14 -10M${at.cx + rig.headW + 16} ${at.head.y - 8}l18 -2`, 3.6), root: { x, y: at.foot } }
    },
    look: (look) => void (look.mood = 'bored'),
  },
  Memory: { shows: 'a bow tied to the tail, so as not to forget', look: (look) => void look.tails.push('knot') },
  Automimicry: { shows: 'a false face at the end of the tail', look: (look) => void look.tails.push('false face') },
  'Costly Signaling': {
    shows: 'a showy fan of tail feathers',
    draw: ({ rig, at }) => {
      const base = { x: at.cx, y: at.bodyBottom - 30 }
      const feather = (a: number) => {
        const tip = around(base.x, base.y, 128 + rig.bodyW * 0.12, 160, a)
        return limb(p`M${base.x} ${base.y}Q${(base.x + tip.x) / 2} ${(base.y + tip.y) / 2 + 8} ${tip.x} ${tip.y}`, 4, '#2f8f83', 2.2) + place(oval(0, 0, 21, 27, '#3fae96', 2.8) + oval(0, 3, 13, 17, '#f4c95d', 0) + oval(0, 5, 8, 10, '#2f4fa3', 0), tip.x, tip.y, 1, 90 - a)
      }
      return { behind: [14, 166, 35, 145, 57, 123, 79, 101].map(feather).join(''), root: base }
    },
  },
  'Painted Shell': {
    shows: 'a shell painted with bright rings',
    draw: ({ rig, at, skin }) => {
      const w = rig.bodyW + 36
      const y = at.bodyTop + rig.bodyH * 0.5
      const h = rig.bodyH * 0.66
      return {
        behind:
          oval(at.cx, y, w, h, '#c98d4e', 3.6) +
          oval(at.cx, y, w - 9, h - 9, '#f4d58a', 0) +
          repeat(16, (i) => {
            const on = around(at.cx, y, w - 16, h - 16, i * 22.5)
            return dot(on.x, on.y, i % 2 ? 6 : 8, [skin.accent, '#e5734f', '#62a6cf', '#7fb55f'][i % 4]!, 2)
          }),
        root: { x: at.cx, y },
      }
    },
  },
}
