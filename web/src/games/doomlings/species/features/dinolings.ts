import { around, both, dot, fade, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { leaf } from '../../../../drawing/motifs'
import type { Feature } from '../types'

const BONE = '#f2e6c8'
const HORN = '#e0c48a'

/** What is left of the dinosaurs. */
export const DINOLINGS: Record<string, Feature> = {
  'Bony Plates': {
    shows: 'a double row of kite-shaped plates down the back',
    draw: ({ rig, at }) => {
      const plate = (size: number) => shape(p`M0 ${size * 0.3}L${-size * 0.62} ${-size * 0.3}L0 ${-size * 1.3}L${size * 0.62} ${-size * 0.3}Z`, '#8fb06a', 3) + line(p`M0 ${size * 0.1}V${-size * 0.9}M0 ${-size * 0.2}l${size * 0.3} ${-size * 0.24}M0 ${-size * 0.2}l${-size * 0.3} ${-size * 0.24}`, 1.8, '#56753c')
      return {
        behind: repeat(7, (i) => {
          const a = 6 + i * 28
          const on = around(at.cx, at.belly.y, rig.bodyW + 18, rig.bodyH * 0.9, a)
          return place(plate(30 + (3 - Math.abs(i - 3)) * 5), on.x, on.y, 1, 90 - a)
        }),
        root: at.chest,
      }
    },
  },
  'Carnosaur Jaw': {
    shows: 'an enormous lower jaw with a fence of teeth',
    shape: (rig) => {
      rig.headW += 8
      rig.jaw += 0.2
    },
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ rig, at, skin }) => {
      const w = rig.headW * 0.9
      const y = at.mouth.y - 2
      const tooth = (i: number) => p`L${at.cx - w * 0.8 + (i + 0.5) * w * 0.2} ${y + 15}L${at.cx - w * 0.8 + (i + 1) * w * 0.2} ${y + 1}`
      return {
        headFront:
          shape(p`M${at.cx - w} ${y}Q${at.cx} ${y + 12} ${at.cx + w} ${y}Q${at.cx + w * 0.96} ${y + 44} ${at.cx} ${y + 50}Q${at.cx - w * 0.96} ${y + 44} ${at.cx - w} ${y}Z`, skin.base, 3.4) +
          shape(p`M${at.cx - w * 0.88} ${y + 2}Q${at.cx} ${y + 12} ${at.cx + w * 0.88} ${y + 2}Q${at.cx + w * 0.7} ${y + 26} ${at.cx} ${y + 28}Q${at.cx - w * 0.7} ${y + 26} ${at.cx - w * 0.88} ${y + 2}Z`, '#5c1626', 2.6) +
          shape(p`M${at.cx - w * 0.8} ${y + 1}${repeat(8, tooth)}Z`, '#fffdf4', 2) +
          line(p`M${at.cx - w * 0.4} ${y + 38}q6 4 12 1M${at.cx + w * 0.3} ${y + 39}q6 0 11 -4`, 2.2),
        root: at.mouth,
      }
    },
  },
  'Ceratopsian Horns': {
    shows: 'a scalloped neck frill and three horns',
    draw: ({ rig, at, skin }) => {
      const w = rig.headW * 1.32
      const h = rig.headH * 1.2
      const y = at.head.y - rig.headH * 0.12
      const scallops = repeat(11, (i) => {
        const on = around(at.cx, y, w, h, -8 + i * 19.6)
        return dot(on.x, on.y, 11, skin.accent, 2.8)
      })
      const browHorn = shape(p`M${at.cx + rig.headW * 0.2} ${at.brow.y - 8}Q${at.cx + rig.headW * 0.5} ${at.brow.y - 32} ${at.cx + rig.headW * 0.58} ${at.brow.y - 62}Q${at.cx + rig.headW * 0.74} ${at.brow.y - 24} ${at.cx + rig.headW * 0.52} ${at.brow.y}Z`, HORN, 3) + line(p`M${at.cx + rig.headW * 0.4} ${at.brow.y - 14}q10 0 14 6`, 1.8, '#9a7038')
      return {
        headBack: scallops + oval(at.cx, y, w, h, skin.shade, 3.4) + oval(at.cx, y - 4, w * 0.84, h * 0.84, skin.accent, 0, ' opacity=".45"'),
        headFront: both(at.cx, browHorn) + shape(p`M${at.nose.x - 9} ${at.nose.y - 4}Q${at.nose.x - 1} ${at.nose.y - 12} ${at.nose.x} ${at.nose.y - 30}Q${at.nose.x + 6} ${at.nose.y - 10} ${at.nose.x + 9} ${at.nose.y - 4}Z`, HORN, 2.8),
        root: at.head,
      }
    },
  },
  'Cranial Crest': {
    shows: 'a long hollow crest swept back from the forehead',
    draw: ({ rig, at }) => {
      const { x, y } = { x: at.cx, y: at.crown.y }
      return {
        headBack:
          shape(p`M${x - rig.headW * 0.34} ${y + 20}C${x - 30} ${y - 30} ${x + 26} ${y - 74} ${x + 92} ${y - 78}C${x + 104} ${y - 76} ${x + 102} ${y - 62} ${x + 90} ${y - 58}C${x + 54} ${y - 46} ${x + 44} ${y - 14} ${x + rig.headW * 0.5} ${y + 26}Z`, '#d97a5a', 3.2) +
          line(p`M${x - 4} ${y - 2}C${x + 14} ${y - 36} ${x + 44} ${y - 60} ${x + 84} ${y - 68}`, 3, '#f6c08a') +
          line(p`M${x + 66} ${y - 66}l10 12M${x + 46} ${y - 56}l10 14M${x + 28} ${y - 42}l12 14`, 2),
        root: at.crown,
      }
    },
  },
  'Dermal Armor': {
    shows: 'a mosaic of bony studs in the skin',
    hide: ({ roll }) =>
      repeat(9, (row) =>
        repeat(10, (i) => {
          const x = 96 + i * 23 + (row % 2) * 11
          const y = 104 + row * 30
          return oval(x, y, 8 + roll() * 2, 7 + roll() * 2, BONE, 2) + line(p`M${x - 4} ${y - 2}q4 -4 8 0`, 1.6, '#b89f6a')
        }),
      ),
  },
  'Egg Predation': {
    shows: 'a stolen egg with the yolk running',
    slot: 'hand',
    draw: ({ slot }) => ({
      held: place(oval(0, -14, 20, 27, '#eef3df', 3) + line('M-20 -16l8 6l6 -9l7 9l7 -8l6 7l6 -5', 3) + dot(-8, -28, 3, '#8fb8c8') + dot(6, -32, 2.4, '#8fb8c8') + dot(9, -2, 3, '#8fb8c8') + shape('M-9 -12q-3 16 0 24q4 6 7 0q1 -8 4 -8q4 2 4 8q4 3 6 -3q2 -10 -2 -20z', '#ffcf4d', 2.2), slot.x, slot.y, slot.scale, slot.side * 10),
      root: slot,
    }),
  },
  'Elongated Neck': {
    shows: 'a neck that goes on and on',
    shape: (rig) => {
      rig.neck += 44
      rig.bodyH -= 14
      rig.headW -= 8
      rig.headH -= 6
      rig.size *= 0.92
    },
    draw: ({ rig, at }) => ({ body: line(repeat(4, (i) => p`M${at.cx - rig.headW * 0.22} ${at.neck.y - 4 - i * 15}q${rig.headW * 0.22} 7 ${rig.headW * 0.44} 0`), 2, undefined, ' opacity=".6"'), root: at.neck }),
  },
  Fronds: {
    shows: 'tall fern fronds unrolling behind the back',
    draw: ({ at }) => {
      const frond = (turn: number, length: number) =>
        place(line(p`M0 0Q${length * 0.1} ${-length * 0.6} ${length * 0.3} ${-length}`, 4.4, '#3f7a3a') + repeat(7, (i) => place(leaf(length * 0.24 - i * 2, '#7fb55f', 2), length * 0.03 + i * length * 0.035, -length * 0.22 - i * length * 0.11, 1, i % 2 ? -20 : 200)) + line(p`M${length * 0.3} ${-length}q10 -8 12 4q-2 8 -8 4`, 3, '#3f7a3a'), at.cx, at.bodyBottom - 18, 1, turn)
      return { behind: both(at.cx, frond(26, 168) + frond(58, 150)) + frond(-6, 160), root: { x: at.cx, y: at.bodyBottom } }
    },
  },
  Protofeathers: {
    shows: 'a ruff of downy first feathers',
    onBelly: true,
    draw: ({ rig, at }) => ({
      chest: repeat(3, (row) =>
        repeat(7 - row, (i) => {
          const k = i - (6 - row) / 2
          return place(shape('M0 0C-10 6 -9 22 0 30C9 22 10 6 0 0Z', ['#c9a0d8', '#e3c4ec', '#f4e3f7'][row]!, 2.2) + line('M0 4V22', 1.4), at.cx + k * rig.bodyW * 0.22, at.bodyTop + 10 + row * 17, 0.95, -k * 13)
        }),
      ),
      root: at.neck,
    }),
  },
  'Pterosaur Wings': {
    shows: 'leathery wings stretched on one long finger',
    shape: (rig) => void (rig.lift += 14),
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.48
      const y = at.bodyTop + 40
      const wing =
        shape(p`M${x} ${y}L${x + 52} ${y - 64}L${x + 138} ${y - 92}Q${x + 118} ${y - 46} ${x + 128} ${y + 6}Q${x + 92} ${y - 8} ${x + 74} ${y + 34}Q${x + 46} ${y + 8} ${x} ${y + 36}Z`, '#d99a6a', 3.4) +
        line(p`M${x} ${y}L${x + 52} ${y - 64}L${x + 138} ${y - 92}`, 6.5) +
        line(p`M${x} ${y}L${x + 52} ${y - 64}L${x + 138} ${y - 92}`, 3, '#f2c79a') +
        line(p`M${x + 52} ${y - 64}Q${x + 72} ${y - 20} ${x + 74} ${y + 28}M${x + 52} ${y - 64}Q${x + 100} ${y - 44} ${x + 124} ${y}`, 2, '#8a5236') +
        line(p`M${x + 52} ${y - 64}l-6 -14M${x + 52} ${y - 64}l6 -15M${x + 52} ${y - 64}l14 -10`, 3.2)
      return { behind: `<g class="flap">${both(at.cx, wing)}</g>`, root: { x: at.cx, y } }
    },
  },
  Pycnofibers: {
    shows: 'a coat of short fuzzy bristles',
    hide: ({ roll }) => line(repeat(260, () => p`M${100 + roll() * 200} ${90 + roll() * 270}q${-3 + roll() * 6} ${6 + roll() * 4} ${-6 + roll() * 12} ${13 + roll() * 6}`), 2.6, '#fff1dc', ' opacity=".8"'),
    look: (look) => void (look.tuft = 2),
  },
  'Serrated Teeth': {
    shows: 'a saw of teeth from ear to ear',
    draw: ({ rig, at }) => {
      const w = rig.headW * 0.56
      const y = at.mouth.y - 3
      const teeth = repeat(9, (i) => p`L${at.cx - w + (i + 0.5) * w * 0.222} ${y + 13 - Math.abs(i - 4) * 1.4}L${at.cx - w + (i + 1) * w * 0.222} ${y + 1}`)
      return { headFront: line(p`M${at.cx - w - 6} ${y - 6}Q${at.cx - w} ${y} ${at.cx - w} ${y}H${at.cx + w}Q${at.cx + w} ${y} ${at.cx + w + 6} ${y - 6}`, 4) + shape(p`M${at.cx - w} ${y}${teeth}Z`, '#fffdf4', 2.2), root: at.mouth }
    },
  },
  Talons: {
    shows: 'sickle-shaped claws on both feet',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.46
      return { legs: both(at.cx, shape(p`M${x + 2} ${at.foot - 8}Q${x + 8} ${at.foot - 40} ${x + 40} ${at.foot - 44}Q${x + 22} ${at.foot - 24} ${x + 20} ${at.foot - 2}Z`, '#4d3a63', 2.8) + line(p`M${x + 9} ${at.foot - 18}q8 -14 18 -19`, 2.2, '#a98fc4') + repeat(2, (i) => shape(p`M${x - 14 + i * 13} ${at.foot - 4}q-1 10 -6 14q12 -2 13 -13z`, '#4d3a63', 2.2))), root: { x: at.cx, y: at.foot } }
    },
  },
  'Terror Beak': {
    shows: 'a hooked beak big enough for anyone',
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ at }) => {
      const { x, y } = at.nose
      return {
        headFront:
          shape(p`M${x - 40} ${y + 2}Q${x - 20} ${y - 26} ${x + 4} ${y - 26}Q${x + 36} ${y - 24} ${x + 40} ${y + 4}Q${x + 24} ${y + 12} ${x + 2} ${y + 12}Q${x} ${y + 40} ${x - 14} ${y + 46}Q${x - 18} ${y + 30} ${x - 22} ${y + 14}Q${x - 34} ${y + 12} ${x - 40} ${y + 2}Z`, '#f2b04c', 3.2) +
          shape(p`M${x - 24} ${y + 16}Q${x} ${y + 26} ${x + 28} ${y + 12}Q${x + 18} ${y + 34} ${x} ${y + 32}Q${x - 18} ${y + 30} ${x - 24} ${y + 16}Z`, '#d98a2e', 2.8) +
          dot(x - 10, y - 9, 2.6, '#2a1b2e') + dot(x + 14, y - 9, 2.6, '#2a1b2e') + line(p`M${x - 26} ${y - 4}q10 -14 24 -15`, 2.4, '#ffe0a0'),
        root: at.nose,
      }
    },
  },
  Thagomizer: { shows: 'a tail that ends in four great spikes', look: (look) => void look.tails.push('spikes') },
  'Tiny Arms': {
    shows: 'two arms that reach nothing at all',
    shape: (rig) => {
      rig.armW -= 8
      rig.headW += 6
      rig.headH += 4
    },
    look: (look) => {
      look.gesture = 'shy'
      look.claws = true
    },
    draw: ({ at }) => ({ front: fade(place(line('M0 0q8 -10 18 -8M2 10h18M0 20q8 8 18 6', 3), at.handR.x + 34, at.handR.y - 8), 0.85), root: at.handR }),
  },
}
