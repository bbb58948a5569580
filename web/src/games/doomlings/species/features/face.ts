import { INK } from '../../../../theme/ink'
import { both, dot, fade, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { eyeGap } from '../face'
import { drop, heart } from '../../../../drawing/motifs'
import type { Feature } from '../types'

/** Eyes, nose, mouth and what is worn on them. */
export const FACE: Record<string, Feature> = {
  Adorable: {
    shows: 'huge sparkling eyes and heart-shaped blush',
    shape: (rig) => void (rig.eye += 5),
    look: (look) => void (look.mood = 'delighted'),
    draw: ({ rig, at }) => ({
      face: both(at.cx, place(heart(10, '#f0655f', 0), at.cx + rig.headW * 0.72, at.head.y + rig.headH * 0.44, 1, -10)),
      root: at.head,
    }),
  },
  Fangs: { shows: 'two long fangs', look: (look) => void (look.mouth.fangs = true) },
  Teeth: { shows: 'a broad toothy grin', look: (look) => void (look.mouth.teeth = true) },
  Voracious: {
    shows: 'a wide open mouth, crumbs flying',
    look: (look) => void (look.mouth.open = 1),
    draw: ({ at }) => ({
      headFront: repeat(6, (i) => dot(at.cx + [-38, 40, -30, 33, -44, 47][i]!, at.mouth.y + [4, 8, 24, 28, 32, -6][i]!, 3 + (i % 3), '#e0b070', 1.8)),
      root: at.mouth,
    }),
  },
  Saliva: {
    shows: 'a drooping tongue and drool',
    look: (look) => {
      look.mouth.tongue = look.mouth.tongue === 'forked' ? 'forked' : 'plain'
      look.mouth.drool = true
    },
  },
  Trunk: { shows: 'an elephant-like trunk', look: (look) => void (look.nose = 'trunk') },
  Nosy: {
    shows: 'a very long, inquisitive nose',
    look: (look) => {
      if (look.nose !== 'trunk') look.nose = 'long'
      look.mood = 'sly'
    },
    draw: ({ rig, at }) => ({
      headFront: line(p`M${at.cx - rig.headW - 30} ${at.nose.y - 16}q-9 -5 -12 -13M${at.cx - rig.headW - 36} ${at.nose.y - 4}q-10 0 -16 -4M${at.cx - rig.headW - 34} ${at.nose.y + 9}q-8 5 -15 4`, 2.6),
      root: at.nose,
    }),
  },
  Clever: {
    shows: 'round spectacles',
    draw: ({ rig, at }) => {
      const gap = eyeGap(rig)
      const y = at.head.y + rig.headH * 0.04
      const r = rig.eye + 7
      const lens = (s: number) => dot(at.cx + s * gap, y, r, '#dff3ff', 3.4, ' fill-opacity=".25"') + line(p`M${at.cx + s * gap - r * 0.6} ${y + r * 0.2}l${r * 0.5} ${-r * 0.7}`, 2.4, '#fff')
      return { headFront: lens(-1) + lens(1) + line(p`M${at.cx - gap + r} ${y - 3}q${gap - r} -6 ${(gap - r) * 2} 0M${at.cx - gap - r} ${y - 2}l-9 -5M${at.cx + gap + r} ${y - 2}l9 -5`, 3.4), root: { x: at.cx, y } }
    },
  },
  Denial: {
    shows: 'rose-tinted glasses',
    draw: ({ rig, at }) => {
      const gap = eyeGap(rig)
      const y = at.head.y - 2
      const w = rig.eye + 9
      const lens = (s: number) => {
        const x = at.cx + s * gap
        return place(heart(w * 0.92, '#ff8fa8', 3.2).replace('fill="#ff8fa8"', 'fill="#ff8fa8" fill-opacity=".88"'), x, y + 3) + line(p`M${x - w * 0.5} ${y - 2}l7 -8M${x - w * 0.28} ${y + 2}l8 -10`, 2.8, '#fff')
      }
      return { headFront: line(p`M${at.cx - gap + w * 0.6} ${y - 8}q${gap - w * 0.6} -6 ${(gap - w * 0.6) * 2} 0M${at.cx - gap - w * 0.9} ${y - 8}l-9 -4M${at.cx + gap + w * 0.9} ${y - 8}l9 -4`, 3.4) + lens(-1) + lens(1), root: { x: at.cx, y } }
    },
  },
  Sneaky: {
    shows: 'a dark mask around the eyes',
    look: (look) => void (look.mood = 'sly'),
    draw: ({ rig, at }) => {
      const y = at.head.y
      const w = rig.headW
      return { headHide: shape(p`M${at.cx - w * 1.1} ${y - 14}Q${at.cx - w * 0.4} ${y - 36} ${at.cx} ${y - 12}Q${at.cx + w * 0.4} ${y - 36} ${at.cx + w * 1.1} ${y - 14}L${at.cx + w * 1.06} ${y + 14}Q${at.cx + w * 0.5} ${y + 34} ${at.cx} ${y + 12}Q${at.cx - w * 0.5} ${y + 34} ${at.cx - w * 1.06} ${y + 14}Z`, '#3d3154', 2.4), root: { x: at.cx, y } }
    },
  },
  Persuasive: {
    shows: 'a splendid curled moustache',
    draw: ({ at }) => {
      const y = at.mouth.y - 5
      return { headFront: both(at.cx, shape(p`M${at.cx} ${y}C${at.cx + 10} ${y - 12} ${at.cx + 28} ${y - 8} ${at.cx + 34} ${y}C${at.cx + 40} ${y + 6} ${at.cx + 52} ${y + 4} ${at.cx + 50} ${y - 8}C${at.cx + 62} ${y + 4} ${at.cx + 48} ${y + 18} ${at.cx + 32} ${y + 12}C${at.cx + 20} ${y + 14} ${at.cx + 6} ${y + 8} ${at.cx} ${y + 4}Z`, '#4a2f3c', 2.4)), root: at.mouth }
    },
  },
  'Heat Vision': {
    shows: 'glowing red eyes with heat rays',
    look: (look) => {
      look.iris = '#e0301e'
      look.mood = 'fierce'
    },
    draw: ({ rig, at }) => {
      const gap = eyeGap(rig)
      const y = at.head.y + 2
      const ray = (s: number) => {
        const x = at.cx + s * gap
        return fade(shape(p`M${x - 5} ${y - 5}L${x - 112} ${y + 108}L${x - 78} ${y + 126}L${x + 6} ${y + 5}Z`, '#ff5a3c', 0), 0.42) + fade(shape(p`M${x - 2} ${y - 2}L${x - 102} ${y + 115}L${x - 88} ${y + 122}L${x + 2} ${y + 2}Z`, '#ffe9a0', 0), 0.7)
      }
      return { headFront: ray(-1) + ray(1), root: { x: at.cx, y } }
    },
  },
  Venomous: {
    shows: 'a forked tongue and a dripping stinger',
    look: (look) => {
      look.mouth.tongue = 'forked'
      look.tails.push('stinger')
    },
  },
  Nocturnal: {
    shows: 'wide night eyes under a crescent moon',
    slot: 'sky',
    shape: (rig) => void (rig.eye += 3),
    look: (look) => {
      look.pupil = 1.5
      look.iris = '#e8b93c'
    },
    draw: ({ rig, at, slot }) => ({
      sky: place(fade(dot(0, 0, 44, '#fff3cf'), 0.35) + shape('M10 -32A34 34 0 1 0 30 22A27 27 0 0 1 10 -32Z', '#ffe9a8', 2.8) + dot(-16, 4, 3.5, '#e8c878') + dot(-8, 18, 2.5, '#e8c878'), slot.x, slot.y, slot.scale),
      headHide: both(at.cx, dot(at.cx + eyeGap(rig), at.head.y + 1, rig.eye + 8, '#4b3a66', 0, ' opacity=".55"')),
      root: slot,
    }),
  },
  Sweat: {
    shows: 'beads of sweat',
    draw: ({ rig, at }) => ({
      headFront: place(drop(12, '#9fd8ef'), at.cx + rig.headW * 0.66, at.brow.y + 2) + place(drop(9, '#9fd8ef'), at.cx - rig.headW * 0.74, at.brow.y + 8) + place(drop(9, '#9fd8ef'), at.cx + rig.headW + 14, at.head.y - 18, 1, 30) + place(drop(7, '#9fd8ef'), at.cx - rig.headW - 13, at.head.y - 26, 1, -30),
      root: at.brow,
    }),
  },
  Saudade: {
    shows: 'a longing look and one tear',
    look: (look) => void (look.mood = 'sad'),
    draw: ({ rig, at }) => ({ face: place(drop(10, '#8fc9ea'), at.cx + eyeGap(rig) + 5, at.head.y + rig.eye + 12), root: at.head }),
  },
  Bark: {
    shows: 'a skin of furrowed bark',
    look: (look) => void (look.wash = { color: '#8a6a4a', strength: 0.5 }),
    hide: ({ roll }) =>
      repeat(17, (i) => {
        const x = 112 + i * 11
        const knot = i % 4 === 1 ? oval(x + 5, 140 + roll() * 170, 6, 10, '#5f4429', 2, '') : ''
        return line(p`M${x} 90q${-6 + roll() * 12} 40 0 70t0 66t${-3 + roll() * 6} 70t0 70`, 2.2, '#5f4429', ` opacity="${0.5 + (i % 3) * 0.15}"`) + knot
      }),
  },
  Reckless: {
    shows: 'sticking plasters and a bump',
    onBelly: true,
    draw: ({ rig, at }) => {
      const plaster = shape('M-19 -6h38q5 6 0 12h-38q-5 -6 0 -12z', '#f3c9a0', 2.6) + shape('M-7 -6h14v12h-14z', '#e0a878', 1.6) + dot(-2, 0, 1.2, INK) + dot(3, 0, 1.2, INK)
      return {
        headFront: place(plaster + place(plaster, 0, 0, 1, 90), at.cx + rig.headW * 0.52, at.brow.y - 4, 0.85, 34),
        chest: place(plaster, at.cx - rig.bodyW * 0.4, at.belly.y + 12, 0.9, -28),
        root: at.brow,
      }
    },
  },
}
