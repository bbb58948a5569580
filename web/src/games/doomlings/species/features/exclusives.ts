import { around, both, dot, fade, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { flower, leaf, sparkle, star } from '../../../../drawing/motifs'
import { eyeGap } from '../face'
import type { Feature } from '../types'

const FOUR = ['#e5484d', '#4f94cf', '#6fae5b', '#8f62c4'] as const

/** Traits of several colours, and those that came outside of the boxes. */
export const EXCLUSIVES: Record<string, Feature> = {
  Acrobatic: {
    shows: 'a leg in the air on a striped ball',
    shape: (rig) => {
      rig.lift += 26
      rig.lean += 7
    },
    look: (look) => void (look.armsUp = true),
    draw: ({ at }) => ({ legs: place(dot(0, 0, 25, '#f4f0e2', 3) + shape('M0 -25Q-18 0 0 25Q18 0 0 -25Z', '#8f62c4', 2.4) + line('M-24 -6Q0 -14 24 -6M-24 8Q0 16 24 8', 3, '#6fae5b'), at.cx, at.foot + 20), root: { x: at.cx, y: at.foot } }),
  },
  Bloom: {
    shows: 'blue water lilies that open all over the shoulders',
    draw: ({ at }) => {
      const lily = (r: number) => repeat(7, (i) => place(shape(p`M0 0C${-r * 0.4} ${-r * 0.4} ${-r * 0.3} ${-r} 0 ${-r * 1.2}C${r * 0.3} ${-r} ${r * 0.4} ${-r * 0.4} 0 0Z`, i % 2 ? '#7fb8e8' : '#a9d4f5', 2), 0, 0, 1, -90 + i * 30)) + dot(0, -3, r * 0.3, '#ffd166', 1.8)
      return { arms: place(leaf(34, '#6fae5b'), at.shoulderL.x, at.shoulderL.y, 1, 200) + place(leaf(34, '#6fae5b'), at.shoulderR.x, at.shoulderR.y, 1, -20) + place(lily(25), at.shoulderL.x - 6, at.shoulderL.y + 2, 1, -16) + place(lily(25), at.shoulderR.x + 6, at.shoulderR.y + 2, 1, 16), headBack: place(lily(19), at.cx, at.crown.y + 4), root: at.chest }
    },
  },
  Bullheaded: {
    shows: 'bull horns, a nose ring and two puffs of breath',
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW * 0.6
      const y = at.crown.y + 26
      return { headBack: both(at.cx, shape(p`M${x - 10} ${y - 12}C${x + 40} ${y - 8} ${x + 62} ${y - 34} ${x + 54} ${y - 66}C${x + 92} ${y - 24} ${x + 60} ${y + 26} ${x} ${y + 18}Z`, '#f2e6c8', 3.2) + shape(p`M${x + 58} ${y - 40}Q${x + 60} ${y - 54} ${x + 54} ${y - 66}Q${x + 72} ${y - 46} ${x + 70} ${y - 28}Z`, '#4b3a2f', 0)), headFront: line(p`M${at.nose.x - 9} ${at.nose.y + 5}a10 11 0 1 0 18 0`, 7) + line(p`M${at.nose.x - 9} ${at.nose.y + 5}a10 11 0 1 0 18 0`, 3.4, '#ffd76a'), root: at.crown }
    },
  },
  Curiosity: {
    shows: 'a magnifying glass held up to one eye',
    draw: ({ rig, at }) => {
      const x = at.cx - eyeGap(rig)
      const y = at.head.y + rig.headH * 0.06
      const r = rig.eye + 12
      return { headFront: limb(p`M${x - r * 0.7} ${y + r * 0.7}L${x - r * 1.5} ${y + r * 1.6}`, 9, '#a8513a', 2.6) + dot(x, y, r, '#d8f1ff', 0, ' fill-opacity=".35"') + oval(x, y, r, r, 'none', 0, ' stroke="#2a1b2e" stroke-width="8"') + oval(x, y, r, r, 'none', 0, ' stroke="#ffd76a" stroke-width="4"') + line(p`M${x - r * 0.5} ${y - r * 0.3}q5 -9 14 -11`, 3, '#fff'), root: { x, y } }
    },
  },
  'Free Will': {
    shows: 'a cut leash and a signpost that points everywhere',
    slot: 'ground',
    draw: ({ at, rig, slot }) => ({
      front: place(limb('M0 0V-74', 7, '#a8743f', 2.6) + repeat(4, (i) => place(shape('M-4 -8H34L44 0L34 8H-4Z', FOUR[i]!, 2.4), 0, -66 + i * 15, 1, i % 2 ? 176 : -6)), slot.x, slot.y, slot.scale),
      chest: line(p`M${at.cx - rig.bodyW * 0.5} ${at.bodyTop + 20}Q${at.cx} ${at.bodyTop + 34} ${at.cx + rig.bodyW * 0.5} ${at.bodyTop + 20}`, 9) + line(p`M${at.cx - rig.bodyW * 0.5} ${at.bodyTop + 20}Q${at.cx} ${at.bodyTop + 34} ${at.cx + rig.bodyW * 0.5} ${at.bodyTop + 20}`, 5, '#d93a4a') + line(p`M${at.cx} ${at.bodyTop + 30}v20l-4 6m4 -6l5 5`, 3.4, '#d93a4a'),
      root: slot,
    }),
  },
  'Hand-Wing': {
    shows: 'bat wings with a hand at each bend',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.5
      const y = at.bodyTop + 36
      const wing =
        shape(p`M${x} ${y}Q${x + 30} ${y - 60} ${x + 66} ${y - 72}Q${x + 110} ${y - 60} ${x + 126} ${y - 12}Q${x + 104} ${y - 22} ${x + 92} ${y + 10}Q${x + 74} ${y - 10} ${x + 58} ${y + 26}Q${x + 40} ${y + 6} ${x} ${y + 30}Z`, '#a3486a', 3.4) +
        line(p`M${x + 66} ${y - 72}Q${x + 90} ${y - 40} ${x + 92} ${y + 6}M${x + 66} ${y - 72}Q${x + 62} ${y - 20} ${x + 58} ${y + 22}`, 2.2, '#5c1f3f') +
        line(p`M${x + 66} ${y - 72}l-12 -16M${x + 66} ${y - 72}l-2 -20M${x + 66} ${y - 72}l8 -18M${x + 66} ${y - 72}l16 -11`, 6.4) +
        line(p`M${x + 66} ${y - 72}l-12 -16M${x + 66} ${y - 72}l-2 -20M${x + 66} ${y - 72}l8 -18M${x + 66} ${y - 72}l16 -11`, 3, '#d97a9a')
      return { behind: `<g class="flap">${both(at.cx, wing)}</g>`, root: { x: at.cx, y } }
    },
  },
  Mitosis: {
    shows: 'a cell about to become two',
    slot: 'belly',
    draw: ({ slot }) => ({
      chest: place(shape('M-4 -14C-30 -26 -36 20 -4 14Q0 10 4 14C36 20 30 -26 4 -14Q0 -10 -4 -14Z', '#a9c4f5', 2.8) + dot(-16, 0, 7, '#8f62c4', 2) + dot(16, 0, 7, '#8f62c4', 2) + line('M-9 -3L9 -3M-9 3H9', 1.6, '#5a3f8f') + line('M-26 -8q2 -5 7 -6', 2, '#fff'), slot.x, slot.y, slot.scale * 1.05),
      root: slot,
    }),
  },
  Beauty: {
    shows: 'long lashes and a hand mirror',
    slot: 'hand',
    draw: ({ rig, at, slot }) => ({
      held: place(limb('M0 22V2', 7, '#c98aa8', 2.4) + oval(0, -20, 18, 22, '#ffd76a', 3) + oval(0, -20, 12, 16, '#dff3ff', 2) + line('M-6 -16l9 -12M-2 -12l7 -9', 2.4, '#fff'), slot.x, slot.y, slot.scale, slot.side * 10),
      headFront: both(at.cx, line(p`M${at.cx + eyeGap(rig) + rig.eye * 0.6} ${at.head.y - rig.eye * 0.5}l12 -9M${at.cx + eyeGap(rig) + rig.eye * 0.2} ${at.head.y - rig.eye * 0.8}l7 -12M${at.cx + eyeGap(rig) - rig.eye * 0.3} ${at.head.y - rig.eye * 0.84}l1 -13`, 3.2)) + place(sparkle(10, '#fffdf4'), at.cx + rig.headW + 10, at.brow.y - 14),
      root: slot,
    }),
  },
  Bones: {
    shows: 'the skeleton shows through',
    hide: () => line('M200 130V330', 13) + line('M200 130V330', 8, '#fbf2df') + repeat(5, (i) => line(p`M${200 - 52 + i * 4} ${222 + i * 22}Q200 ${204 + i * 22} ${200 + 52 - i * 4} ${222 + i * 22}`, 9) + line(p`M${200 - 52 + i * 4} ${222 + i * 22}Q200 ${204 + i * 22} ${200 + 52 - i * 4} ${222 + i * 22}`, 5, '#fbf2df')),
    draw: ({ at }) => ({ held: both(at.cx, place(line('M-8 0H8', 7) + line('M-8 0H8', 3.4, '#fbf2df') + dot(-9, -3, 4, '#fbf2df', 1.8) + dot(-9, 3, 4, '#fbf2df', 1.8) + dot(9, -3, 4, '#fbf2df', 1.8) + dot(9, 3, 4, '#fbf2df', 1.8), at.handR.x, at.handR.y + 14, 1, 70)), root: at.chest }),
  },
  Fulfilled: {
    shows: 'eyes closed, hands on a full belly, roots of light',
    look: (look) => {
      look.mood = 'calm'
      look.gesture = 'shy'
    },
    draw: ({ rig, at }) => ({ aura: repeat(12, (i) => { const a = i * 30; const from = around(at.cx, at.chest.y - 10, rig.bodyW + 40, rig.bodyH * 0.9, a); const to = around(at.cx, at.chest.y - 10, rig.bodyW + 66, rig.bodyH * 1.14, a); return line(p`M${from.x} ${from.y}L${to.x} ${to.y}`, 5, '#ffe9a0', ' opacity=".85"') }) + fade(oval(at.cx, at.chest.y, rig.bodyW + 44, rig.bodyH * 0.96, '#fff3cf', 0), 0.3), root: at.chest }),
  },
  Juicy: {
    shows: 'a slice of melon, dripping',
    slot: 'hand',
    draw: ({ slot }) => ({
      held: place(shape('M-34 -20A34 34 0 0 0 34 -20Z', '#5fa84a', 3) + shape('M-28 -20A28 28 0 0 0 28 -20Z', '#f4f7d8', 0) + shape('M-25 -20A25 25 0 0 0 25 -20Z', '#f0506a', 2) + [[-12, -12], [0, -8], [12, -12], [-5, -2], [6, -1]].map(([x, y]) => oval(x!, y!, 2.2, 3.4, '#33201f', 0)).join('') + shape('M-16 14q-5 10 0 14q5 -4 0 -14zM8 15q-4 8 0 12q4 -4 0 -12z', '#f0506a', 1.8), slot.x, slot.y + 4, slot.scale, slot.side * -12),
      root: slot,
    }),
  },
  Motley: {
    shows: 'a jester’s cap and a coat of four colours',
    onBelly: true,
    draw: ({ rig, at }) => {
      const { x, y } = { x: at.cx, y: at.crown.y + 18 }
      const w = rig.headW * 0.8
      return {
        headFront:
          shape(p`M${x - w} ${y}Q${x - w * 0.9} ${y - 36} ${x - w * 1.3} ${y - 44}Q${x - w * 0.4} ${y - 62} ${x} ${y - 20}Z`, FOUR[0], 3) +
          shape(p`M${x + w} ${y}Q${x + w * 0.9} ${y - 36} ${x + w * 1.3} ${y - 44}Q${x + w * 0.4} ${y - 62} ${x} ${y - 20}Z`, FOUR[1], 3) +
          shape(p`M${x - w * 0.5} ${y}Q${x - 16} ${y - 50} ${x} ${y - 66}Q${x + 16} ${y - 50} ${x + w * 0.5} ${y}Z`, FOUR[2], 3) +
          dot(x - w * 1.3, y - 42, 7, '#ffd76a', 2.4) + dot(x + w * 1.3, y - 42, 7, '#ffd76a', 2.4) + dot(x, y - 70, 7, '#ffd76a', 2.4) +
          shape(p`M${x - w} ${y + 5}Q${x} ${y + 13} ${x + w} ${y + 5}L${x + w} ${y - 7}Q${x} ${y} ${x - w} ${y - 7}Z`, FOUR[3], 2.6),
        chest: repeat(6, (i) => place(shape('M0 -15L11 0L0 15L-11 0Z', FOUR[i % 4]!, 2), at.cx + ((i % 3) - 1) * rig.bodyW * 0.46, at.chest.y + 12 + Math.floor(i / 3) * 34)),
        root: at.crown,
      }
    },
  },
  Pride: {
    shows: 'a puffed chest with a rosette',
    shape: (rig) => void (rig.shoulders += 0.26),
    look: (look) => void (look.gesture = 'hips'),
    onBelly: true,
    slot: 'chest',
    draw: ({ slot }) => ({
      chest: place(shape('M-10 8L-16 38L-6 30L0 40L6 30L16 38L10 8Z', '#d93a4a', 2.6) + flower(21, '#e5484d', '#ffd76a', 10, 2) + place(star(8, '#fffdf4', 0), 0, 0), slot.x, slot.y - 2, slot.scale),
      root: slot,
    }),
  },
  'Tube Feet': {
    shows: 'rows of little suckers to stand on',
    shape: (rig) => void (rig.legLen -= 4),
    draw: ({ rig, at }) => ({ legs: repeat(9, (i) => { const x = at.cx + (i - 4) * rig.bodyW * 0.26; return limb(p`M${x} ${at.hip}Q${x + (i - 4) * 3} ${at.foot - 14} ${x + (i - 4) * 5} ${at.foot - 2}`, 7, '#7fc0e0', 2.4) + oval(x + (i - 4) * 5, at.foot, 7, 4, '#bfe6f5', 2.2) }), root: { x: at.cx, y: at.hip } }),
  },
  Tetrachromatic: {
    shows: 'rainbow irises that see one colour more',
    shape: (rig) => void (rig.eye += 3),
    draw: ({ rig, at }) => {
      const y = at.head.y + rig.headH * 0.06
      const eye = repeat(4, (i) => dot(0, 0, rig.eye * (0.84 - i * 0.16), FOUR[i]!, i ? 0 : 2.2)) + dot(0, 0, rig.eye * 0.24, '#2a1b2e') + dot(-rig.eye * 0.3, -rig.eye * 0.3, rig.eye * 0.18, '#fff')
      return { headFront: both(at.cx, place(eye, at.cx + eyeGap(rig), y)) + repeat(4, (i) => fade(line(p`M${at.cx - rig.headW * 0.9 - i * 7} ${at.brow.y}Q${at.cx} ${at.crown.y - 26 - i * 8} ${at.cx + rig.headW * 0.9 + i * 7} ${at.brow.y}`, 4, FOUR[i]!), 0.75)), root: at.head }
    },
  },
}
