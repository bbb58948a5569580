import { around, dot, fade, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { bug, flower, littleOne, puff } from '../../../../drawing/motifs'
import { random } from '../../../../theme/random'
import type { Feature } from '../types'

/** What happens around the creature. */
export const SURROUNDINGS: Record<string, Feature> = {
  Swarm: {
    shows: 'one more cloud of winged kin',
    draw: ({ copy }) => {
      const roll = random(`swarm ${copy}`)
      const turn = [150, 30, 200, 340, 90][copy % 5]!
      return {
        front: `<g class="hover">${repeat(9, (i) => {
          const out = (i % 3) * 24
          const on = around(200, 196, 134 + out + roll() * 10, 128 + out + roll() * 10, turn - 34 + i * 8 + roll() * 9)
          return place(bug(9 + roll() * 5, ['#a8d377', '#7fb55f', '#d3e88a'][i % 3]!), on.x, Math.min(on.y, 340), 1, roll() * 40 - 20, on.x > 200)
        })}</g>`,
        root: around(200, 200, 150, 140, turn),
      }
    },
  },
  'Pack Behavior': {
    shows: 'pack mates standing close behind',
    draw: ({ skin }) => ({ sky: place(littleOne(46, skin.shade, skin.light), 78, 352) + place(littleOne(38, skin.base, skin.light, 'shy'), 330, 354) + place(littleOne(30, skin.light, '#fff6ea'), 128, 356), root: { x: 200, y: 352 } }),
  },
  'Directly Register': {
    shows: 'a neat single line of paw prints',
    draw: () => ({
      sky: repeat(6, (i) => place(oval(0, 0, 9, 6.5, '#4b3a5f', 0) + dot(-8, -8, 3, '#4b3a5f') + dot(0, -10, 3.2, '#4b3a5f') + dot(8, -8, 3, '#4b3a5f'), 30 + i * 25, 378 - (i % 2) * 5 - i * 2, 0.7 + i * 0.04)),
      root: { x: 120, y: 370 },
    }),
  },
  Flatulence: {
    shows: 'a suspicious green cloud at the rear',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW + 40
      const y = at.bodyBottom - 18
      return { behind: place(puff(17, '#c9d96a'), x, y) + place(puff(25, '#d8e58a'), x + 38, y - 18) + line(p`M${x + 26} ${y - 22}q6 -8 12 0t12 0M${x + 30} ${y - 8}q6 -7 11 0t11 0`, 2.4, '#6f7d2a'), root: { x: at.cx + rig.bodyW, y } }
    },
  },
  Migratory: {
    shows: 'a flock crossing the sky',
    slot: 'sky',
    draw: ({ slot }) => ({ sky: place(line([[0, 0], [-22, 14], [22, 14], [-42, 30], [42, 30]].map(([x, y]) => p`M${x! - 10} ${y! - 4}q6 -5 10 3q4 -8 10 -3`).join(''), 3.4), slot.x, slot.y - 12, slot.scale, slot.side * 14), root: slot }),
  },
  Photosynthesis: {
    shows: 'a low sun and a collar of broad leaves',
    onBelly: true,
    slot: 'sky',
    draw: ({ rig, at, slot }) => ({
      sky: place(fade(dot(0, 0, 52, '#ffe37a'), 0.45) + repeat(10, (i) => line(p`M${Math.cos(i * 0.628) * 35} ${Math.sin(i * 0.628) * 35}L${Math.cos(i * 0.628) * 47} ${Math.sin(i * 0.628) * 47}`, 4.4, '#e8962e')) + dot(0, 0, 27, '#ffcf4d', 3) + line('M-9 -3q3 -4 6 0M4 -3q3 -4 6 0M-6 8q6 5 12 0', 2.4), slot.x, slot.y, slot.scale),
      chest: repeat(7, (i) => {
        const k = [-3, 3, -2, 2, -1, 1, 0][i]!
        return place(shape('M0 0C-16 8 -14 30 0 42C14 30 16 8 0 0Z', i % 2 ? '#8fc46a' : '#a8d377', 2.6) + line('M0 6V32', 1.6), at.cx + k * rig.bodyW * 0.21, at.bodyTop + 12 - Math.abs(k) * 1.5, 0.9, -k * 17)
      }),
      root: at.neck,
    }),
  },
  Propagation: {
    shows: 'dandelion seeds on the wind',
    draw: ({ at }) => {
      const seed = line('M0 16V0M0 0L-9 -9M0 0L-4 -12M0 0L4 -12M0 0L9 -9', 2.2, '#fffdf4') + dot(0, 17, 2.6, '#6b4a2a') + dot(-9, -9, 1.8, '#fffdf4') + dot(-4, -12, 1.8, '#fffdf4') + dot(4, -12, 1.8, '#fffdf4') + dot(9, -9, 1.8, '#fffdf4')
      return { front: `<g class="hover">${[[60, 60, 1, 20], [34, 140, 0.8, -10], [110, 30, 0.9, 34], [322, 40, 1, 18], [368, 118, 0.9, 40], [350, 210, 0.7, 12], [46, 232, 0.7, 26]].map(([x, y, s, r]) => place(seed, x!, y!, s! * 1.25, r!)).join('')}</g>`, root: at.crown }
    },
  },
  'Random Fertilization': {
    shows: 'a die with a flower on every face',
    slot: 'ground',
    draw: ({ slot }) => ({ front: place(shape('M-24 -34L4 -42L26 -32L26 -2L0 10L-24 0Z', '#e9f4d6', 3) + line('M-24 -34L0 -24L26 -32M0 -24V10', 2.8) + place(flower(6, '#ff9fb2'), 1, -33, 1, 0) + place(flower(6, '#62a6cf'), -12, -20) + place(flower(6, '#a17fc9'), -12, -4) + place(flower(7, '#ff9a4d'), 13, -12), slot.x, slot.y, slot.scale), root: slot }),
  },
  'Super Spreader': {
    shows: 'a sneeze that travels',
    draw: ({ rig, at }) => {
      const x = at.cx - rig.headW - 8
      const y = at.mouth.y
      const germ = (r: number, fill: string) => repeat(6, (i) => line(p`M0 0L${Math.cos(i * 1.047) * r * 1.5} ${Math.sin(i * 1.047) * r * 1.5}`, 2.4)) + dot(0, 0, r, fill, 2.2) + dot(-r * 0.3, -r * 0.1, 1.5, '#2a1b2e') + dot(r * 0.3, -r * 0.1, 1.5, '#2a1b2e')
      return { front: line(p`M${x} ${y - 4}l-30 -8M${x} ${y + 6}h-34M${x} ${y + 14}l-28 10`, 3, undefined, ' stroke-dasharray="5 7"') + place(germ(9, '#c8f05a'), x - 48, y - 22) + place(germ(7, '#f58aa8'), x - 60, y + 8) + place(germ(8, '#a9d8f5'), x - 44, y + 34) + place(germ(5, '#c8f05a'), x - 76, y - 40), root: { x, y } }
    },
  },
  Telekinetic: {
    shows: 'stones and a spoon floating in a violet glow',
    draw: () => {
      const stone = shape('M-15 4L-8 -11L8 -12L16 0L8 11L-8 11Z', '#a59aae', 2.8) + line('M-6 -4l8 3l4 -6', 2)
      const glow = fade(dot(0, 0, 27, '#c39af0'), 0.6)
      const spoon = line('M0 22V-6', 7.4) + line('M0 22V-6', 3, '#d5d9e0') + oval(0, -14, 8, 11, '#d5d9e0', 2.4)
      return { front: `<g class="hover">${place(glow + stone, 58, 196, 1, 12) + place(glow + stone, 344, 118, 0.8, -20) + place(glow + spoon, 72, 118, 1, -30) + place(glow + stone, 352, 270, 0.65, 40)}</g>`, root: { x: 200, y: 200 } }
    },
  },
  Fear: {
    shows: 'raised paws, shaking all over',
    look: (look) => {
      look.mood = 'scared'
      look.armsUp = true
    },
    draw: ({ rig, at }) => ({ headBack: line(p`M${at.cx - rig.headW - 12} ${at.head.y - 30}q-8 8 0 16t0 16M${at.cx + rig.headW + 12} ${at.head.y - 30}q8 8 0 16t0 16M${at.cx - rig.headW - 26} ${at.head.y - 20}q-7 7 0 14t0 14M${at.cx + rig.headW + 26} ${at.head.y - 20}q7 7 0 14t0 14`, 3), root: at.head }),
  },
  Boredom: {
    shows: 'half-closed eyes and a string of dots',
    slot: 'sky',
    shape: (rig) => void (rig.tilt += 7),
    look: (look) => void (look.mood = 'bored'),
    draw: ({ slot }) => ({ sky: place(oval(0, 0, 40, 21, '#fffdf4', 2.8) + dot(-17, 0, 4.6, '#2a1b2e') + dot(0, 0, 4.6, '#2a1b2e') + dot(17, 0, 4.6, '#2a1b2e') + dot(-slot.side * 34, 28, 6, '#fffdf4', 2.4) + dot(-slot.side * 46, 42, 3.6, '#fffdf4', 2.2), slot.x, slot.y, slot.scale), root: slot }),
  },
}
