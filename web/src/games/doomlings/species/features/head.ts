import { around, both, dot, fade, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { flame, flower, leaf, lonelyEye, puff, sparkle, spiral, star } from '../../../../drawing/motifs'
import type { Feature } from '../types'

/** Things that grow from, sit on or hover over the head. */
export const HEAD: Record<string, Feature> = {
  Antlers: {
    shows: 'a pair of branching antlers',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW * 0.34
      const y = at.crown.y + 12
      const beam = p`M${x} ${y}C${x + 6} ${y - 22} ${x + 40} ${y - 24} ${x + 42} ${y - 66}`
      const tines = p`M${x + 18} ${y - 20}Q${x + 14} ${y - 40} ${x + 8} ${y - 48}M${x + 36} ${y - 36}Q${x + 58} ${y - 40} ${x + 62} ${y - 56}M${x + 8} ${y - 12}Q${x + 26} ${y - 6} ${x + 36} ${y - 14}`
      return { headBack: both(at.cx, line(beam + tines, 16) + line(beam + tines, 9.5, '#d9a866') + line(p`M${x + 3} ${y - 8}C${x + 8} ${y - 24} ${x + 36} ${y - 26} ${x + 39} ${y - 58}`, 2, '#f2d3a0')), root: at.crown }
    },
  },
  Bad: {
    shows: 'two small crooked horns and a scowl',
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW * 0.5
      const y = at.crown.y + 16
      return { headFront: both(at.cx, shape(p`M${x - 15} ${y - 2}Q${x - 2} ${y - 16} ${x - 4} ${y - 40}Q${x + 24} ${y - 22} ${x + 13} ${y + 10}Q${x} ${y - 2} ${x - 15} ${y - 2}Z`, '#5c2233', 3) + line(p`M${x - 3} ${y - 9}q8 -1 13 4M${x + 2} ${y - 20}q5 0 9 3`, 1.8, '#c9737c')), root: at.crown }
    },
  },
  'Big Ears': {
    shows: 'enormous sail-like ears',
    draw: ({ rig, at, skin }) => {
      const x = at.cx + rig.headW * 0.7
      const y = at.head.y - rig.headH * 0.2
      return {
        headBack: both(
          at.cx,
          shape(p`M${x - 10} ${y - 20}C${x + 6} ${y - 84} ${x + 78} ${y - 88} ${x + 84} ${y - 30}C${x + 88} ${y + 10} ${x + 56} ${y + 36} ${x + 8} ${y + 28}Z`, skin.base, 3.4) +
            shape(p`M${x + 4} ${y - 12}C${x + 14} ${y - 62} ${x + 64} ${y - 66} ${x + 69} ${y - 28}C${x + 70} ${y} ${x + 46} ${y + 18} ${x + 12} ${y + 14}Z`, '#f4a6a0', 0) +
            line(p`M${x + 12} ${y - 6}Q${x + 30} ${y - 32} ${x + 52} ${y - 40}M${x + 16} ${y + 4}Q${x + 36} ${y - 6} ${x + 54} ${y - 14}`, 1.8),
        ),
        root: at.head,
      }
    },
  },
  Leaves: {
    shows: 'a crown of fresh leaves',
    draw: ({ rig, at }) => ({
      headFront: repeat(7, (i) => {
        const a = 20 + i * 23.3
        const on = around(at.head.x, at.head.y, rig.headW * 0.9, rig.headH * 0.93, a)
        return place(leaf(30 + (i % 2) * 8, i % 2 ? '#7fb55f' : '#a8d377'), on.x, on.y, 1, -a + (i % 2 ? 16 : -14))
      }),
      root: at.crown,
    }),
  },
  Appealing: {
    shows: 'a big blossom behind the ear',
    draw: ({ rig, at }) => ({
      headFront: place(place(leaf(26, '#6fae5b'), 4, 8, 1, 30) + place(leaf(24, '#6fae5b'), -4, 8, 1, 150) + flower(25, '#ff9fb2', '#ffd166', 6, 2.6), at.cx - rig.headW * 0.72, at.head.y - rig.headH * 0.56, 1, -12),
      root: at.crown,
    }),
  },
  Faith: {
    shows: 'a halo of candlelight',
    draw: ({ at }) => ({
      headFront: fade(oval(at.cx, at.crown.y - 36, 62, 20, '#fff3cf', 0), 0.5) + limb(p`M${at.cx - 46} ${at.crown.y - 36}a46 12 0 1 0 92 0a46 12 0 1 0 -92 0z`, 5.5, '#ffd76a', 2.8),
      root: at.crown,
    }),
  },
  'The Third Eye': {
    shows: 'an upright third eye on the brow',
    draw: ({ rig, at }) => {
      const y = at.brow.y - 7
      const r = rig.eye * 0.78
      const ray = (a: number) => {
        const from = around(at.cx, y, r + 7, r + 7, a)
        const to = around(at.cx, y, r + 14, r + 14, a)
        return p`M${from.x} ${from.y}L${to.x} ${to.y}`
      }
      return { headFront: line([20, 55, 90, 125, 160].map(ray).join(''), 2.6, '#7a3fa0') + place(lonelyEye(r, '#7a3fa0'), at.cx, y), root: { x: at.cx, y } }
    },
  },
  'Hyper-Intelligence': {
    shows: 'a swollen brain under a glass dome',
    shape: (rig) => void (rig.headH += 5),
    draw: ({ rig, at }) => {
      const w = rig.headW * 0.74
      const y = at.crown.y + 22
      const folds = p`M${at.cx - w * 0.66} ${y - 22}q14 -20 26 -4q10 -18 24 -4M${at.cx + 2} ${y - 30}q14 -16 24 0q14 -6 18 10M${at.cx - w * 0.44} ${y - 44}q14 -14 26 -2q12 -14 28 2M${at.cx} ${y - 58}v50`
      return {
        headBack:
          shape(p`M${at.cx - w * 0.86} ${y}C${at.cx - w * 1.05} ${y - 44} ${at.cx - w * 0.6} ${y - 66} ${at.cx} ${y - 62}C${at.cx + w * 0.6} ${y - 66} ${at.cx + w * 1.05} ${y - 44} ${at.cx + w * 0.86} ${y}Z`, '#f3a5b5', 3) +
          line(folds, 2.4, '#a8465f') +
          shape(p`M${at.cx - w} ${y + 4}C${at.cx - w * 1.24} ${y - 66} ${at.cx - w * 0.5} ${y - 82} ${at.cx} ${y - 80}C${at.cx + w * 0.5} ${y - 82} ${at.cx + w * 1.24} ${y - 66} ${at.cx + w} ${y + 4}`, '#d8f1ff', 2.6, ' fill-opacity=".35"') +
          line(p`M${at.cx - w * 0.78} ${y - 40}q8 -22 26 -28`, 4, '#fff'),
        root: at.crown,
      }
    },
  },
  Confusion: {
    shows: 'spiral eyes and a whirl overhead',
    slot: 'crown',
    look: (look) => void (look.mood = 'dazed'),
    draw: ({ at, slot }) => ({
      headFront: place(spiral(20, 4) + place(star(8, '#ffd166', 2), -32, 8) + place(star(6, '#ffd166', 2), 34, -4), slot.x, slot.y - 34, slot.scale),
      root: at.crown,
    }),
  },
  Inventive: {
    shows: 'a glowing bulb on a spring',
    slot: 'crown',
    draw: ({ slot }) => ({
      headFront: place(
        line('M0 4q12 -4 0 -8t0 -8t0 -8t0 -8', 3.4) +
          fade(dot(0, -50, 30, '#ffe9a0'), 0.55) +
          shape('M-9 -32C-9 -40 -18 -44 -18 -55A18 18 0 0 1 18 -55C18 -44 9 -40 9 -32Z', '#ffe07a', 2.8) +
          line('M-5 -36l-3 -14l5 5l3 -6l3 6l5 -5l-3 14', 2) +
          shape('M-9 -34h18v7h-18z', '#b9b3c6', 2.6),
        slot.x,
        slot.y,
        slot.scale,
      ),
      root: slot,
    }),
  },
  'Hot Temper': {
    shows: 'steam hissing from both sides of the head',
    look: (look) => {
      look.mood = 'fierce'
      look.blush = 0.9
    },
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW
      const y = at.head.y - 4
      return { headBack: both(at.cx, place(puff(13, '#fff6ea'), x + 20, y - 4) + place(puff(18, '#fff6ea'), x + 42, y - 24) + place(puff(10, '#fff6ea'), x + 62, y - 46)), root: at.head }
    },
  },
  Delicious: {
    shows: 'sugar icing with sprinkles and a cherry',
    slot: 'crown',
    draw: ({ rig, at, slot, roll }) => {
      const w = rig.headW
      const top = at.crown.y - 3
      const icing = p`M${at.cx - w * 0.78} ${top + 34}C${at.cx - w * 0.6} ${top + 4} ${at.cx - w * 0.3} ${top} ${at.cx} ${top}C${at.cx + w * 0.3} ${top} ${at.cx + w * 0.6} ${top + 4} ${at.cx + w * 0.78} ${top + 34}q-6 12 -13 0q-6 -8 -11 0q-3 16 -12 15q-8 -1 -9 -14q-8 -8 -13 -1q-6 12 -13 1q-8 -7 -12 0q-2 17 -11 16q-8 -2 -8 -15q-7 -8 -12 -2q-6 10 -12 0z`
      const colors = ['#62a6cf', '#ffd166', '#7fb55f', '#a17fc9']
      const sprinkles = repeat(8, (i) => place(line('M-4 0h8', 3.4, colors[i % 4]), at.cx + (i - 3.5) * w * 0.17, top + 12 + roll() * 14, 1, roll() * 180))
      const cherry = place(line('M0 -14q4 -18 16 -22', 2.6) + dot(0, -8, 13, '#d93a4a', 2.8) + line('M-6 -12q2 -5 6 -5', 2.4, '#fff'), slot.x, slot.y, slot.scale)
      return { headFront: shape(icing, '#ffc4d6', 3) + sprinkles + cherry, root: at.crown }
    },
  },
  'Selective Memory': {
    shows: 'a puzzle piece missing from the head',
    slot: 'crown',
    draw: ({ rig, at }) => {
      const piece = 'M-14 -14h9q-4 -9 5 -9t5 9h9v9q9 -4 9 5t-9 5v9h-28z'
      return {
        headFront: place(shape(piece, '#2f2347', 2.6), at.cx + rig.headW * 0.5, at.brow.y + 2, 0.9, 8) + place(shape(piece, '#f4d58a', 2.6), at.cx + rig.headW * 0.86, at.crown.y - 10, 0.9, 28),
        root: at.crown,
      }
    },
  },
  Sentience: {
    shows: 'a small flame of mind over the head, with orbiting thoughts',
    slot: 'crown',
    draw: ({ slot }) => ({
      headFront: place(
        fade(dot(0, -34, 34, '#ffe9a0'), 0.4) + place(flame(34, '#ff9a4d', '#fff0a8'), 0, -16) + line('M-44 -26a46 13 0 0 0 88 0', 2.2, '#fff3cf') + dot(-40, -20, 4.5, '#62a6cf', 2) + dot(12, -13, 4.5, '#7fb55f', 2) + dot(42, -24, 4.5, '#a17fc9', 2),
        slot.x,
        slot.y,
        slot.scale,
      ),
      root: slot,
    }),
  },
  Endurance: {
    shows: 'a sweatband across the brow',
    draw: ({ rig, at }) => {
      const y = at.brow.y + 2
      const w = rig.headW * 0.88
      return {
        headFront: shape(p`M${at.cx - w} ${y + 2}Q${at.cx} ${y - 22} ${at.cx + w} ${y + 2}L${at.cx + w * 1.05} ${y + 13}Q${at.cx} ${y - 10} ${at.cx - w * 1.05} ${y + 13}Z`, '#fff6ea', 2.8) + line(p`M${at.cx - w} ${y + 8}Q${at.cx} ${y - 15} ${at.cx + w} ${y + 8}`, 3, '#e5734f'),
        root: { x: at.cx, y },
      }
    },
  },
  Gills: {
    shows: 'feathery gills on both cheeks',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.headW * 0.94
      const y = at.head.y + rig.headH * 0.3
      const frond = (turn: number, length: number) =>
        place(limb(p`M-6 0Q${length * 0.5} -5 ${length} 0`, 7, '#f58a8a', 2.6) + line(repeat(4, (i) => p`M${8 + (i * length) / 5} -4l6 -9M${8 + (i * length) / 5} 3l6 8`), 3.2, '#d9536a'), x - 4, y, 1, turn)
      return { headBack: both(at.cx, frond(-34, 44) + frond(-2, 48) + frond(30, 40)), headFront: both(at.cx, line(p`M${x - 16} ${y - 4}q-7 8 -1 18M${x - 25} ${y}q-5 7 -1 14`, 2.8, '#a8394d')), root: { x: at.cx, y } }
    },
  },
  Echolocation: {
    shows: 'a leaf nose and rings of sound',
    draw: ({ rig, at }) => {
      const y = at.nose.y
      const rings = (side: number) => repeat(3, (i) => line(p`M${at.cx + side * (rig.headW + 16 + i * 18)} ${y - 18 - i * 9}Q${at.cx + side * (rig.headW + 32 + i * 22)} ${y} ${at.cx + side * (rig.headW + 16 + i * 18)} ${y + 18 + i * 9}`, 4.4 - i * 0.8, '#2d6fa3', ` opacity="${0.95 - i * 0.2}"`))
      return {
        headBack: rings(-1) + rings(1),
        headFront: shape(p`M${at.cx} ${y - 30}q13 12 12 26q-4 14 -12 15q-8 -1 -12 -15q-1 -14 12 -26z`, '#8a5a86', 2.8) + oval(at.cx - 5, y + 2, 2.2, 3.4, '#2a1b2e', 0) + oval(at.cx + 5, y + 2, 2.2, 3.4, '#2a1b2e', 0),
        root: { x: at.cx, y },
      }
    },
  },
  'Apex Predator': {
    shows: 'a great mane',
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ rig, at, skin }) => {
      const spikes = 18
      const ring = (rx: number, ry: number, depth: number, turn: number) =>
        'M' + Array.from({ length: spikes * 2 }, (_, i) => {
          const k = i % 2 ? depth : 1
          const on = around(at.head.x, at.head.y + 6, rx * k, ry * k, turn + (i * 180) / spikes)
          return p`${on.x} ${on.y}`
        }).join('L') + 'Z'
      return { headBack: shape(ring(rig.headW + 44, rig.headH + 44, 0.78, 4), skin.deep, 3.4) + shape(ring(rig.headW + 26, rig.headH + 26, 0.82, 12), skin.accent, 2.4), root: at.head }
    },
  },
  Dreamer: {
    shows: 'a nightcap and a dream drifting off',
    slot: 'sky',
    look: (look) => void (look.mood = 'dreamy'),
    draw: ({ slot }) => ({
      sky: place(
        puff(34, '#fffdf4', 2.6) + place(shape('M4 -17A15 15 0 1 0 14 10A12 12 0 0 1 4 -17Z', '#ffd166', 2.4), -8, -2) + place(sparkle(6, '#a17fc9'), 18, -14) + dot(-slot.side * 30, 34, 7, '#fffdf4', 2.4) + dot(-slot.side * 44, 50, 4, '#fffdf4', 2.2),
        slot.x,
        slot.y,
        slot.scale,
      ),
      root: slot,
    }),
  },
}
