import { around, dot, fade, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { flame, leaf, sparkle } from '../../../../drawing/motifs'
import type { Anchors, Feature, Rig } from '../types'

/** Points along the visible outline, from the right hip over the head to the left hip. */
function rim(rig: Rig, at: Anchors, count: number): { x: number; y: number; turn: number; head: boolean }[] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const a = -38 + t * 256
    const head = a > 12 && a < 168
    const on = head
      ? around(at.head.x, at.head.y, rig.headW, rig.headH, a)
      : around(at.cx, at.bodyTop + rig.bodyH * 0.62, rig.bodyW * 1.02, rig.bodyH * 0.46, a < 90 ? a + 22 : a - 22)
    return { ...on, turn: 90 - a, head }
  })
}

const onRim = (rig: Rig, at: Anchors, count: number, draw: (i: number) => string) => {
  const spots = rim(rig, at, count).map((s, i) => ({ head: s.head, svg: place(draw(i), s.x, s.y, 1, s.turn) }))
  const join = (head: boolean) => spots.filter((s) => s.head === head).map((s) => s.svg).join('')
  return { behind: join(false), headBack: join(true), root: at.neck }
}

const scatter = (count: number, roll: () => number, draw: (i: number, x: number, y: number) => string) =>
  // Golden-ratio steps spread marks evenly; pure chance clumps them over the face.
  repeat(count, (i) => draw(i, 122 + ((i * 0.618) % 1) * 156 + roll() * 10, 96 + (i / count) * 246 + roll() * 8))

/** Coverings cut to the outline, and what grows along its rim. */
export const HIDE: Record<string, Feature> = {
  'Fire Skin': {
    shows: 'flames licking around the outline',
    look: (look) => void (look.wash = { color: '#ff8a3c', strength: 0.3 }),
    draw: ({ rig, at }) => onRim(rig, at, 19, (i) => place(flame(30 + (i % 3) * 9, '#f2632c', '#ffd166'), 0, 6)),
  },
  Spiny: {
    shows: 'a coat of spines',
    draw: ({ rig, at }) => onRim(rig, at, 25, (i) => shape(p`M-7 8L${(i % 2) * 4 - 2} ${-22 - (i % 2) * 8}L7 8Z`, '#e8dcc8', 2.6)),
  },
  Viral: {
    shows: 'knobbed spikes all over the rim',
    draw: ({ rig, at }) => onRim(rig, at, 17, (i) => line('M0 6V-14', 5) + dot(0, -18, i % 2 ? 7 : 8.5, i % 2 ? '#e0527a' : '#8b5bd1', 2.6)),
  },
  'Stone Skin': {
    shows: 'grey, cracked stone for a skin',
    look: (look) => void (look.wash = { color: '#9a97a0', strength: 0.72 }),
    hide: ({ roll }) => repeat(12, (i) => line(p`M${112 + (i % 4) * 50} ${100 + Math.floor(i / 4) * 84 + roll() * 20}l${14 + roll() * 8} ${10 + roll() * 8}l-6 12l14 ${8 + roll() * 8}m-14 -8l-14 6`, 2.6, '#4d4a57')) + scatter(16, roll, (_, x, y) => oval(x, y, 3 + roll() * 3, 2.5, '#6e6b78', 0)),
  },
  'Iridescent Scales': {
    shows: 'shimmering scales in every hue',
    hide: () =>
      repeat(15, (row) =>
        repeat(11, (col) => {
          const x = 104 + col * 19 + (row % 2) * 9.5
          const y = 92 + row * 18
          const hue = (x * 1.4 + y * 1.1) % 360
          return shape(p`M${x - 10} ${y}a10 12 0 0 0 20 0`, `hsl(${Math.round(hue)} 70% 74%)`, 1.6, ' fill-opacity=".72"')
        }),
      ),
  },
  Camouflage: {
    shows: 'a patchwork of hiding colours and a twig disguise',
    hide: ({ roll }) => scatter(22, roll, (i, x, y) => shape(p`M${x - 22} ${y}q2 -20 18 -16q10 -8 20 4q14 8 2 20q-6 12 -20 6q-18 4 -20 -14z`, ['#6f8a4e', '#a98d5b', '#4e6b52', '#c8b98a'][i % 4]!, 0)),
    draw: ({ rig, at }) => ({ headFront: [-1, 1].map((s) => place(leaf(30, '#6f8a4e') + place(leaf(24, '#8aa05c'), 2, -4, 1, -52), at.cx + s * rig.headW * 0.62, at.crown.y + 18, 1, s > 0 ? -40 : 220, false)).join(''), root: at.crown }),
  },
  Chromatophores: {
    shows: 'spots in all four colours',
    hide: ({ roll }) => scatter(38, roll, (i, x, y) => dot(x, y, 6 + roll() * 8, ['#e5734f', '#62a6cf', '#7fb55f', '#a17fc9'][i % 4]!, 1.8) + dot(x - 2, y - 2, 2.4, '#fff', 0, ' opacity=".6"')),
  },
  Poisonous: {
    shows: 'warning spots and rising fumes',
    hide: ({ roll }) => scatter(30, roll, (i, x, y) => oval(x, y, 9 + (i % 3) * 4, 8 + (i % 2) * 4, '#2d1f3d', 0) + oval(x - 1, y - 1, 5 + (i % 3) * 2, 4 + (i % 2) * 2, '#c8f05a', 0)),
    draw: ({ rig, at }) => ({ headBack: [[-0.8, -22, 9], [-0.4, -44, 6], [0.6, -34, 8], [0.9, -60, 5]].map(([dx, dy, r]) => dot(at.cx + dx! * rig.headW, at.crown.y + dy!, r!, '#c8f05a', 2.4, ' fill-opacity=".7"')).join(''), root: at.crown }),
  },
  'Sticky Secretions': {
    shows: 'slime dripping into a puddle',
    onBelly: true,
    draw: ({ rig, at }) => {
      const w = rig.bodyW
      const y = at.belly.y + 6
      const step = (w * 1.92) / 7
      const drips = [20, 48, 26, 56, 22, 44, 18].map((length) => p`c0 ${length} ${-step} ${length} ${-step} 0`).join('')
      const slime = p`M${at.cx - w * 0.96} ${y}Q${at.cx} ${y + 16} ${at.cx + w * 0.96} ${y}v24${drips}Z`
      return { chest: shape(slime, '#b7e36a', 2.8, ' fill-opacity=".9"') + line(p`M${at.cx - w * 0.8} ${y + 14}q10 5 22 6`, 3.4, '#efffc0'), legs: oval(at.cx, at.foot + 3, w + 34, 11, '#b7e36a', 2.8) + oval(at.cx - 26, at.foot + 1, 16, 3, '#efffc0', 0), root: at.belly }
    },
  },
  Scutes: {
    shows: 'bony plates in rows',
    onBelly: true,
    hide: ({ at, rig }) =>
      repeat(5, (row) =>
        repeat(6, (col) => {
          const x = at.cx - rig.bodyW * 1.25 + (col + (row % 2) * 0.5) * rig.bodyW * 0.46
          const y = at.belly.y - 8 + row * 15
          return shape(p`M${x} ${y}l13 -9l13 9l-4 12h-18z`, row % 2 ? '#7fa8b8' : '#9cc0c8', 2.2)
        }),
      ),
  },
  Overgrowth: {
    shows: 'vines winding around the body',
    onBelly: true,
    draw: ({ rig, at }) => {
      const w = rig.bodyW
      const vine = (y: number, dir: number) => {
        const d = p`M${at.cx - dir * w * 1.02} ${y + 12}Q${at.cx - dir * w * 0.2} ${y + 26} ${at.cx + dir * w * 1.02} ${y - 14}`
        return line(d, 9.5) + line(d, 5, '#4f8f46') + [-0.6, -0.1, 0.4, 0.8].map((t, i) => place(leaf(20, i % 2 ? '#8fc46a' : '#6fae5b'), at.cx + dir * t * w, y + 16 - (t + 1) * 11, 1, i % 2 ? -58 * dir : 70)).join('')
      }
      return { chest: vine(at.bodyTop + rig.bodyH * 0.42, 1) + vine(at.bodyTop + rig.bodyH * 0.74, -1), legs: line(p`M${at.cx - w * 0.46 - 15} ${at.foot - 16}q16 8 30 -4`, 7) + line(p`M${at.cx - w * 0.46 - 15} ${at.foot - 16}q16 8 30 -4`, 4, '#4f8f46'), root: at.belly }
    },
  },
  'Cold Blood': {
    shows: 'a frosty skin hung with icicles',
    look: (look) => void (look.wash = { color: '#bfe3f2', strength: 0.5 }),
    draw: ({ rig, at }) => {
      const icicle = (x: number, y: number, l: number) => shape(p`M${x - 6} ${y}h12l-5 ${l}q-1 3 -2 0z`, '#e6f8ff', 2.2)
      const y = at.head.y + rig.headH * 0.86
      return { headBack: [-0.62, -0.4, 0.36, 0.6].map((k, i) => icicle(at.cx + k * rig.headW, y - Math.abs(k) * 16 + 10, 20 + (i % 2) * 9)).join(''), headFront: [-0.7, 0.68].map((k) => place(line('M0 -9V9M-8 -4.5L8 4.5M-8 4.5L8 -4.5', 2.6, '#fff'), at.cx + k * rig.headW, at.brow.y + 10)).join(''), arms: [at.handL, at.handR].map((h) => icicle(h.x - 4, h.y + 10, 18) + icicle(h.x + 6, h.y + 8, 12)).join(''), root: at.head }
    },
  },
  'Warm Blood': {
    shows: 'a heart glowing through the chest',
    slot: 'chest',
    onBelly: true,
    draw: ({ at, slot }) => ({
      chest: place(fade(dot(0, 0, 36, '#ffd166'), 0.5) + shape('M0 15C-22 0 -16 -15 -7 -14C-3 -13 0 -9 0 -6C0 -9 3 -13 7 -14C16 -15 22 0 0 15Z', '#e8443c', 2.8), slot.x, slot.y + 2, slot.scale),
      aura: fade(oval(at.cx, at.chest.y - 10, 102, 108, '#ffcf8a', 0), 0.4),
      root: slot,
    }),
  },
  'Regenerative Tissue': {
    shows: 'stitched seams and a freshly grown pink arm',
    look: (look) => void (look.freshArm = true),
    onBelly: true,
    draw: ({ rig, at }) => ({
      chest: line(p`M${at.cx - rig.bodyW * 0.72} ${at.belly.y - 18}Q${at.cx - 6} ${at.belly.y + 12} ${at.cx + rig.bodyW * 0.5} ${at.belly.y + 34}`, 2.8) + repeat(6, (i) => line(p`M${at.cx - rig.bodyW * 0.6 + i * rig.bodyW * 0.2} ${at.belly.y - 20 + i * 10}l-6 13`, 2.6)),
      arms: place(sparkle(10, '#fff', 0), at.handL.x - 18, at.handL.y - 14) + line(p`M${at.shoulderL.x - 14} ${at.shoulderL.y - 6}l6 18M${at.shoulderL.x - 22} ${at.shoulderL.y + 2}l8 14`, 2.4),
      root: at.shoulderL,
    }),
  },
}
