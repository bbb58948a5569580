import { around, both, dot, fade, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { flame, flower, heart, leaf, puff, sparkle, star } from '../../../../drawing/motifs'
import { eyeGap } from '../face'
import type { Feature } from '../types'

const GOLD = '#ffd76a'

/** What the old tales tell of. */
export const MYTHLINGS: Record<string, Feature> = {
  Ancient: {
    shows: 'a long white beard down to the belly',
    draw: ({ rig, at }) => {
      const w = rig.headW * 0.5
      const y = at.mouth.y
      return {
        headFront:
          shape(p`M${at.cx - w} ${y - 10}Q${at.cx - w * 0.2} ${y + 10} ${at.cx} ${y + 2}Q${at.cx + w * 0.2} ${y + 10} ${at.cx + w} ${y - 10}C${at.cx + w * 1.1} ${y + 40} ${at.cx + w * 0.5} ${y + 66} ${at.cx + 8} ${y + 112}Q${at.cx} ${y + 92} ${at.cx - 10} ${y + 108}C${at.cx - w * 0.5} ${y + 66} ${at.cx - w * 1.1} ${y + 40} ${at.cx - w} ${y - 10}Z`, '#f4f2ea', 3) +
          line(p`M${at.cx - w * 0.5} ${y + 16}q2 30 16 56M${at.cx} ${y + 20}v64M${at.cx + w * 0.5} ${y + 16}q-2 30 -16 56`, 2, '#b9b4a6') +
          both(at.cx, line(p`M${at.cx + eyeGap(rig) - 14} ${at.brow.y + 4}q14 -12 30 2`, 6.5, '#f4f2ea')),
        root: at.mouth,
      }
    },
  },
  Destined: {
    shows: 'a guiding star over the head, and a beam of its light',
    slot: 'sky',
    draw: ({ at, slot }) => ({
      sky: fade(shape(p`M${slot.x} ${slot.y}L${at.cx - 46} ${at.foot}H${at.cx + 46}Z`, '#fff3cf', 0), 0.26) + place(fade(dot(0, 0, 40, '#fff3cf'), 0.4) + star(30, GOLD, 3, 8, 0.36) + star(12, '#fffdf4', 0, 4, 0.3), slot.x, slot.y, slot.scale),
      root: slot,
    }),
  },
  'Diaphanous Wings': {
    shows: 'four see-through wings with silver veins',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.4
      const y = at.bodyTop + 34
      const wing = (length: number, turn: number) => place(oval(length / 2, 0, length / 2, length * 0.19, '#d8f3ff', 2.6, ' fill-opacity=".55"') + line(p`M4 0H${length - 8}M${length * 0.2} 0q${length * 0.2} ${-length * 0.12} ${length * 0.44} ${-length * 0.1}M${length * 0.2} 0q${length * 0.2} ${length * 0.12} ${length * 0.44} ${length * 0.1}`, 1.8, '#8fb8d8'), x, y, 1, turn)
      return { behind: `<g class="flap">${both(at.cx, wing(132, -40) + wing(104, 8))}</g>`, front: `<g class="hover">${place(sparkle(9, '#fff'), at.cx + 118, y - 60) + place(sparkle(6, '#fff'), at.cx - 126, y - 30) + place(sparkle(7, '#fff'), at.cx - 96, y - 78)}</g>`, root: { x: at.cx, y } }
    },
  },
  'Dragon Heart': {
    shows: 'a heart that burns through the chest',
    slot: 'chest',
    onBelly: true,
    draw: ({ slot }) => ({
      chest: place(fade(dot(0, 0, 36, '#ff9a4d'), 0.45) + place(flame(40, '#ff7a2c', '#ffe37a'), -2, -6) + heart(19, '#d93a4a', 3) + line('M-9 -4l6 6l-4 6M7 -8l-3 8l6 4', 2.2, '#ffd166') + line('M-12 -8q3 -6 8 -5', 2.6, '#ffb0a8'), slot.x, slot.y + 4, slot.scale),
      root: slot,
    }),
  },
  Effigial: {
    shows: 'a straw doll stuck with pins',
    slot: 'hand',
    draw: ({ slot }) => ({
      held: place(limb('M-18 -14H18', 7, '#e0c070', 2.4) + limb('M-6 12V26M6 12V26', 7, '#e0c070', 2.4) + shape('M-10 -20H10L13 14H-13Z', '#e8cf86', 2.8) + dot(0, -33, 14, '#e8cf86', 2.8) + line('M-7 -37l5 5M-2 -37l-5 5M2 -37l5 5M7 -37l-5 5M-5 -26h10', 2) + line('M-10 -18H10M-12 8H12', 3, '#a85a3a') + line('M20 -46L8 -34M-20 0L-6 -4M16 4L4 -2', 2.2, '#8f97a8') + dot(21, -47, 3.4, '#d93a4a', 1.6) + dot(-22, 1, 3.4, '#62a6cf', 1.6) + dot(18, 5, 3.4, '#7fb55f', 1.6), slot.x, slot.y - 4, slot.scale),
      root: slot,
    }),
  },
  'Elven Ears': {
    shows: 'long ears that end in a point',
    draw: ({ rig, at, skin }) => {
      const x = at.cx + rig.headW * 0.86
      const y = at.head.y
      return { headFront: both(at.cx, shape(p`M${x - 12} ${y - 12}C${x + 6} ${y - 30} ${x + 46} ${y - 44} ${x + 84} ${y - 66}C${x + 70} ${y - 28} ${x + 44} ${y + 12} ${x - 4} ${y + 20}Z`, skin.base, 3) + shape(p`M${x - 2} ${y - 8}C${x + 14} ${y - 20} ${x + 40} ${y - 32} ${x + 62} ${y - 46}C${x + 50} ${y - 22} ${x + 30} ${y} ${x + 2} ${y + 8}Z`, '#f4a6a0', 0) + limb(p`M${x + 26} ${y + 8}a7 7 0 1 0 10 -8`, 2.4, GOLD, 1.4)), root: at.head }
    },
  },
  Fey: {
    shows: 'a ring of toadstools with dancing lights',
    draw: () => {
      const stool = (h: number, fill: string) => limb(p`M0 0V${-h}`, 6, '#f4efe0', 2.2) + shape(p`M${-h * 0.62} ${-h}Q0 ${-h * 2} ${h * 0.62} ${-h}Q0 ${-h * 0.8} ${-h * 0.62} ${-h}Z`, fill, 2.6) + dot(-h * 0.2, -h * 1.26, 2.6, '#fffdf4') + dot(h * 0.2, -h * 1.2, 2.2, '#fffdf4')
      const lights = [[70, 250], [110, 190], [312, 214], [338, 284], [86, 310]] as const
      return {
        front: [[60, 362, 20], [112, 380, 24], [170, 388, 18], [236, 388, 22], [296, 378, 20], [344, 360, 24]].map(([x, y, h], i) => place(stool(h!, i % 2 ? '#d93a4a' : '#e5734f'), x!, y!)).join('') + `<g class="hover">${lights.map(([x, y]) => fade(dot(x, y, 11, '#eaffb0'), 0.5) + dot(x, y, 4, '#fffdf4')).join('')}</g>`,
        root: { x: 200, y: 380 },
      }
    },
  },
  Gelatinous: {
    shows: 'a wobbling body with things afloat inside',
    shape: (rig) => {
      rig.bodyW += 14
      rig.hips += 0.1
    },
    look: (look) => void (look.wash = { color: '#9fe0b8', strength: 0.45 }),
    hide: ({ roll }) => repeat(16, () => dot(110 + roll() * 180, 190 + roll() * 160, 3 + roll() * 7, '#eafff2', 1.4, ' fill-opacity=".55"')) + place(line('M-14 0H14', 8) + line('M-14 0H14', 4, '#f2e6c8') + dot(-16, -4, 5, '#f2e6c8', 1.8) + dot(-16, 4, 5, '#f2e6c8', 1.8) + dot(16, -4, 5, '#f2e6c8', 1.8) + dot(16, 4, 5, '#f2e6c8', 1.8), 226, 296, 0.9, 32) + place(dot(0, 0, 9, GOLD, 2) + line('M-3 -4h6v8h-6z', 1.6), 172, 312),
  },
  Icy: {
    shows: 'icicles under both arms and a frozen breath',
    look: (look) => void (look.wash = { color: '#cfe9f7', strength: 0.5 }),
    draw: ({ rig, at }) => {
      const icicle = (length: number) => shape(p`M-6 0H6L0 ${length}Z`, '#dff4ff', 2.2) + line(p`M-2 3V${length * 0.5}`, 1.8, '#fff')
      const x = at.cx + rig.bodyW * 0.7
      return { arms: both(at.cx, place(icicle(30), x + 2, at.shoulderR.y + 26) + place(icicle(22), x + 14, at.shoulderR.y + 32) + place(icicle(18), x - 10, at.shoulderR.y + 22)), headFront: fade(place(puff(15, '#eef9ff', 1.8), at.cx - rig.headW - 22, at.mouth.y) + place(puff(9, '#eef9ff', 1.6), at.cx - rig.headW - 48, at.mouth.y - 10), 0.9) + place(icicle(16), at.cx - 5, at.nose.y + 6, 0.7), root: at.chest }
    },
  },
  Legendary: {
    shows: 'a statue of itself on a plinth, with a laurel',
    slot: 'ground',
    draw: ({ rig, at, slot }) => ({
      front: place(shape('M-26 0H26V-12H20V-30H-20V-12H-26Z', '#b9b3c6', 2.8) + shape('M-12 -30Q-16 -58 -8 -64Q0 -84 8 -64Q16 -58 12 -30Z', '#d5d0de', 2.8) + dot(-3, -66, 1.8, '#2a1b2e') + dot(4, -66, 1.8, '#2a1b2e') + line('M12 -52l12 -14', 4) + line('M-14 -20h28', 2.4, '#7a7488'), slot.x, slot.y, slot.scale),
      headFront: both(at.cx, repeat(5, (i) => { const on = around(at.cx, at.head.y, rig.headW * 0.92, rig.headH * 0.96, 26 + i * 13); return place(leaf(19, GOLD, 2), on.x, on.y, 1, -(26 + i * 13) - 44) })),
      root: at.crown,
    }),
  },
  Mighty: {
    shows: 'a war hammer that is far too big',
    slot: 'hand',
    look: (look) => void (look.muscles = true),
    draw: ({ slot }) => ({
      held: place(limb('M0 34V-40', 8, '#8a5f3c', 2.6) + line('M-4 10l8 6M-4 22l8 6', 2) + shape('M-38 -66H30L38 -58V-34H-38Z', '#a8b0c0', 3.2) + line('M-30 -60H24M-38 -44H38', 2.4, '#e4e9f2') + shape('M-8 -72h16v8h-16z', '#c9a04a', 2.4) + place(star(8, GOLD, 2), -20, -49), slot.x, slot.y, slot.scale, slot.side * 12),
      root: slot,
    }),
  },
  Necromantic: {
    shows: 'a skull candle and hands that come out of the ground',
    slot: 'ground',
    draw: ({ slot }) => ({
      front: place(shape('M-17 -4Q-22 -34 0 -36Q22 -34 17 -4L10 0V8H-10V0Z', '#f2ead8', 2.8) + dot(-7, -16, 5.4, '#2a1b2e') + dot(8, -16, 5.4, '#2a1b2e') + shape('M-2 -7l2 -4l3 4z', '#2a1b2e', 0) + line('M-5 8v-6M0 8v-6M5 8v-6', 2) + shape('M-8 -36q-2 -10 2 -14h12q4 6 1 14z', '#e8e0f4', 2.2) + place(flame(24, '#7fe05a', '#eaffb0'), 1, -50), slot.x, slot.y, slot.scale) + place(limb('M0 10Q2 -8 -2 -20', 8, '#9ab88a', 2.4) + line('M-2 -22l-9 -9M-2 -22l-3 -13M-2 -22l5 -12M-2 -22l11 -6', 4.4) + line('M-2 -22l-9 -9M-2 -22l-3 -13M-2 -22l5 -12M-2 -22l11 -6', 2, '#9ab88a'), slot.x + slot.side * -46, slot.y + 10, slot.scale),
      root: slot,
    }),
  },
  'Orcish Tusks': {
    shows: 'two tusks that stick up past the cheeks',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW * 0.32
      const y = at.mouth.y + 6
      return { headFront: line(p`M${at.cx - rig.headW * 0.42} ${y - 2}Q${at.cx} ${y + 10} ${at.cx + rig.headW * 0.42} ${y - 2}`, 3.6) + both(at.cx, shape(p`M${x - 8} ${y + 4}Q${x + 14} ${y - 6} ${x + 12} ${y - 42}Q${x + 30} ${y - 10} ${x + 8} ${y + 8}Z`, '#f6edd0', 2.8) + line(p`M${x + 2} ${y + 1}q8 -4 11 -12`, 1.8, '#b89f6a') + limb(p`M${x + 5} ${y - 8}l12 2`, 2.4, '#c9a04a', 1.4)), root: at.mouth }
    },
  },
  'Rainbow Horn': {
    shows: 'a twisted horn in all colours',
    draw: ({ at }) => {
      const y = at.crown.y + 16
      const bands = ['#e5484d', '#f28a3c', '#ffcf4d', '#6fae5b', '#4f94cf', '#8f62c4']
      return { headFront: repeat(6, (i) => { const w = 15 - i * 2.3; const top = y - 14 * (i + 1); return shape(p`M${at.cx - w} ${y - 14 * i}Q${at.cx} ${y - 14 * i + 5} ${at.cx + w} ${y - 14 * i}L${at.cx + w - 2.3} ${top}Q${at.cx} ${top + 5} ${at.cx - w + 2.3} ${top}Z`, bands[i]!, 2.4) }) + place(sparkle(11, '#fffdf4'), at.cx + 18, y - 84) + place(sparkle(6, '#fffdf4'), at.cx - 20, y - 60), root: at.crown }
    },
  },
  Righteous: {
    shows: 'a shield with a radiant sun',
    slot: 'hand',
    draw: ({ slot }) => ({
      held: place(shape('M-28 -38Q0 -46 28 -38Q30 8 0 30Q-30 8 -28 -38Z', '#4f86c4', 3.2) + shape('M-20 -31Q0 -37 20 -31Q22 4 0 20Q-22 4 -20 -31Z', '#eaf3fb', 0) + repeat(8, (i) => line(p`M${Math.cos(i * 0.785) * 11} ${-10 + Math.sin(i * 0.785) * 11}L${Math.cos(i * 0.785) * 18} ${-10 + Math.sin(i * 0.785) * 18}`, 3, '#e8962e')) + dot(0, -10, 8, GOLD, 2.2), slot.x, slot.y + 6, slot.scale),
      root: slot,
    }),
  },
  Witchy: {
    shows: 'a tall crooked hat with a buckle',
    draw: ({ rig, at }) => {
      const { x, y } = { x: at.cx, y: at.crown.y + 16 }
      const w = rig.headW
      return {
        headFront:
          shape(p`M${x - w * 0.5} ${y}Q${x - w * 0.3} ${y - 60} ${x - 2} ${y - 84}Q${x + 22} ${y - 104} ${x + 52} ${y - 88}Q${x + 26} ${y - 82} ${x + 26} ${y - 62}Q${x + w * 0.4} ${y - 30} ${x + w * 0.5} ${y}Z`, '#4a3470', 3.2) +
          shape(p`M${x - w * 0.5} ${y - 2}Q${x} ${y + 8} ${x + w * 0.5} ${y - 2}L${x + w * 0.45} ${y - 18}Q${x} ${y - 8} ${x - w * 0.44} ${y - 18}Z`, '#8f62c4', 2.4) +
          shape(p`M${x - 10} ${y - 14}h20v15h-20z`, GOLD, 2.4) + shape(p`M${x - 5} ${y - 9}h10v6h-10z`, '#8f62c4', 1.8) +
          oval(x, y + 5, w * 1.04, 12, '#4a3470', 3.2) + line(p`M${x - 10} ${y - 50}l12 6M${x - 2} ${y - 66}l10 4`, 2, '#7a5aa8'),
        root: at.crown,
      }
    },
  },
  Zombified: {
    shows: 'grey-green skin, stitches and one loose eye',
    look: (look) => {
      look.wash = { color: '#9ab88a', strength: 0.55 }
      look.mood = 'dazed'
    },
    draw: ({ rig, at }) => ({
      headFront: line(p`M${at.cx + rig.headW * 0.1} ${at.crown.y + 8}q14 10 10 30M${at.cx + rig.headW * 0.02} ${at.crown.y + 16}l16 -4M${at.cx + rig.headW * 0.08} ${at.crown.y + 27}l16 -3`, 2.8) + line(p`M${at.cx - eyeGap(rig)} ${at.head.y + rig.eye * 0.8}q-4 16 2 28`, 3.4, '#c9414b') + place(dot(0, 0, 9, '#fffdf4', 2.4) + dot(1, 2, 4, '#7fae5b') + dot(1, 2, 2, '#2a1b2e'), at.cx - eyeGap(rig) + 3, at.head.y + rig.eye + 34) + place(flower(8, '#c9c2b0', '#7a6a4a', 5, 1.8), at.cx + rig.headW * 0.74, at.crown.y + 16, 1, 20),
      root: at.head,
    }),
  },
}
