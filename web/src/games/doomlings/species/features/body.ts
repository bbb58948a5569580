import { around, both, dot, fade, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { flower, heart, leaf, littleOne, lonelyEye, star } from '../../../../drawing/motifs'
import type { Feature } from '../types'

/** Worn on, grown from or carried in the trunk of the body. */
export const BODY: Record<string, Feature> = {
  Kidney: {
    shows: 'one more kidney in plain view',
    slot: 'belly',
    draw: ({ slot }) => ({
      chest: place(shape('M-3 -15C12 -20 21 -6 15 8C11 19 -2 20 -6 12C-9 6 -2 4 -3 -1C-4 -6 -13 -11 -3 -15Z', '#c9414b', 2.8) + line('M6 -10q8 3 6 13', 2.4, '#ff9a94') + line('M-4 1q-7 2 -8 10', 3, '#7c1f33'), slot.x, slot.y, slot.scale * 0.86, slot.side * -8, slot.side < 0),
      root: slot,
    }),
  },
  Mitochondrion: {
    shows: 'a glowing power bean in the belly',
    slot: 'belly',
    draw: ({ slot }) => ({
      chest: place(fade(oval(0, 0, 32, 24, '#ffe37a', 0), 0.6) + oval(0, 0, 24, 15, '#ff9d5c', 2.8) + line('M-16 4q2 -12 6 -2t6 -2t6 -2t6 -2t6 2', 2.6, '#8f2a1b'), slot.x, slot.y, slot.scale, -14),
      root: slot,
    }),
  },
  Doting: {
    shows: 'a little one peeking out of a pouch',
    onBelly: true,
    draw: ({ rig, at, skin }) => {
      const y = at.bodyBottom - 42
      const w = rig.bodyW * 0.56
      return { chest: place(littleOne(24, skin.light, '#fff6ea'), at.cx, y + 22) + shape(p`M${at.cx - w} ${y - 1}Q${at.cx} ${y + 12} ${at.cx + w} ${y - 1}Q${at.cx + w * 0.86} ${y + 36} ${at.cx} ${y + 36}Q${at.cx - w * 0.86} ${y + 36} ${at.cx - w} ${y - 1}Z`, skin.light, 3) + line(p`M${at.cx - w + 7} ${y + 8}Q${at.cx} ${y + 18} ${at.cx + w - 7} ${y + 8}`, 2, undefined, ' stroke-dasharray="4 5"'), front: place(heart(9, '#f0655f'), 268, at.belly.y - 26, 1, 14), root: { x: at.cx, y } }
    },
  },
  Fecundity: {
    shows: 'a garland of ripe berries',
    onBelly: true,
    draw: ({ rig, at }) => ({
      chest: repeat(9, (i) => {
        const on = around(at.cx, at.bodyTop + 22, rig.bodyW * 0.84, 40, 196 + i * 18.5)
        return i % 3 === 1 ? place(leaf(18, '#7fb55f'), on.x, on.y, 1, 90) : dot(on.x, on.y, 9, i % 2 ? '#e0527a' : '#ff9a4d', 2.4) + dot(on.x - 3, on.y - 3, 2, '#fff')
      }),
      root: at.chest,
    }),
  },
  Heroic: {
    shows: 'a cape and a star on the chest',
    onBelly: true,
    slot: 'chest',
    draw: ({ rig, at, slot }) => {
      const w = rig.bodyW
      const t = at.bodyTop + 12
      return {
        behind: shape(p`M${at.cx - w * 0.6} ${t}C${at.cx - w * 1.3} ${t + 40} ${at.cx - w * 1.7} ${at.foot - 60} ${at.cx - w * 1.5} ${at.foot - 10}q20 -10 34 2q22 -12 ${w * 1.5 - 34} 0q26 -12 ${w * 0.7} 0q20 -14 ${w * 0.92} -6C${at.cx + w * 1.8} ${at.foot - 70} ${at.cx + w * 1.3} ${t + 40} ${at.cx + w * 0.6} ${t}Z`, '#c8323f', 3.4) + line(p`M${at.cx - w * 1.1} ${t + 70}Q${at.cx - w * 1.36} ${at.foot - 60} ${at.cx - w * 1.24} ${at.foot - 20}M${at.cx + w * 1.14} ${t + 70}Q${at.cx + w * 1.4} ${at.foot - 60} ${at.cx + w * 1.3} ${at.foot - 24}`, 2.6, '#7f1726'),
        chest: place(star(19, '#ffd166', 3), slot.x, slot.y + 2, slot.scale),
        root: { x: at.cx, y: t },
      }
    },
  },
  Vampirism: {
    shows: 'a tall collar, pale skin and little fangs',
    look: (look) => {
      look.mouth.fangs = true
      look.wash = { color: '#e9e2f2', strength: 0.4 }
      look.mood = 'sly'
    },
    draw: ({ rig, at }) => {
      const w = rig.headW
      const y = at.neck.y
      return {
        behind: shape(p`M${at.cx} ${y + 24}L${at.cx + w * 0.7} ${y + 30}C${at.cx + w * 1.4} ${y - 10} ${at.cx + w * 1.36} ${y - 60} ${at.cx + w * 1.56} ${y - 84}Q${at.cx + w * 0.9} ${y - 60} ${at.cx + w * 0.6} ${y - 20}L${at.cx - w * 0.6} ${y - 20}Q${at.cx - w * 0.9} ${y - 60} ${at.cx - w * 1.56} ${y - 84}C${at.cx - w * 1.36} ${y - 60} ${at.cx - w * 1.4} ${y - 10} ${at.cx - w * 0.7} ${y + 30}Z`, '#a3203a', 3.4) + both(at.cx, shape(p`M${at.cx + rig.bodyW * 0.5} ${at.bodyTop + 22}Q${at.cx + rig.bodyW * 1.7} ${at.belly.y} ${at.cx + rig.bodyW * 1.5} ${at.foot - 8}Q${at.cx + rig.bodyW} ${at.foot - 24} ${at.cx} ${at.foot - 16}V${at.bodyTop + 20}Z`, '#33233f', 3.2)),
        chest: place(dot(0, 0, 8, '#e8443c', 2.6), at.cx, at.bodyTop + 36),
        root: at.neck,
      }
    },
  },
  Branches: {
    shows: 'leafy branches growing from the shoulders',
    draw: ({ at }) => {
      const x = at.shoulderR.x - 6
      const y = at.shoulderR.y - 6
      const wood = p`M${x} ${y}C${x + 28} ${y - 18} ${x + 56} ${y - 44} ${x + 72} ${y - 92}M${x + 36} ${y - 28}Q${x + 62} ${y - 30} ${x + 88} ${y - 40}M${x + 58} ${y - 58}Q${x + 50} ${y - 80} ${x + 40} ${y - 92}`
      const tips: [number, number, number][] = [[72, -92, -70], [88, -40, -10], [40, -92, -110], [66, -72, -14], [60, -34, -80], [50, -46, 190]]
      return { behind: both(at.cx, line(wood, 13) + line(wood, 7.5, '#8a5f3c') + tips.map(([dx, dy, a], i) => place(leaf(24, i % 2 ? '#a8d377' : '#7fb55f'), x + dx, y + dy, 1, a)).join('')), root: at.chest }
    },
  },
  Prepper: {
    shows: 'a bulging backpack with a bedroll',
    draw: ({ rig, at }) => {
      const w = rig.bodyW
      const y = at.bodyTop + 6
      return {
        behind: shape(p`M${at.cx - w * 1.16} ${y + 20}q0 -26 30 -26H${at.cx + w * 1.16 - 30}q30 0 30 26v62q0 14 -20 14H${at.cx - w * 1.16 + 20}q-20 0 -20 -14z`, '#7a6a3f', 3.4) + limb(p`M${at.cx - w * 1.2} ${y - 8}H${at.cx + w * 1.2}`, 20, '#b5543c') + dot(at.cx + w * 1.2, y - 8, 11, '#d98a6a', 2.8) + line(p`M${at.cx + w * 1.2 - 4} ${y - 8}a4 4 0 1 1 4 4`, 2.2) + shape(p`M${at.cx - w * 1.16 - 14} ${y + 44}h18v30h-18z`, '#c9ced6', 2.8),
        chest: both(at.cx, line(p`M${at.cx + w * 0.42} ${y + 14}Q${at.cx + w * 0.6} ${y + 44} ${at.cx + w * 0.76} ${y + 62}`, 11) + line(p`M${at.cx + w * 0.42} ${y + 14}Q${at.cx + w * 0.6} ${y + 44} ${at.cx + w * 0.76} ${y + 62}`, 6, '#7a6a3f')),
        root: at.chest,
      }
    },
  },
  Parasitic: {
    shows: 'an uninvited guest latched on to the shoulder',
    slot: 'shoulder',
    draw: ({ slot }) => ({
      held: place(line('M-12 6q-10 4 -12 12M-4 10q-4 8 -2 14M10 8q6 6 6 14', 3.4) + shape('M-19 2C-22 -20 18 -28 21 -4C22 14 -14 18 -19 2Z', '#7d3f6e', 3) + line('M6 -18q-2 14 3 27M13 -14q-1 10 2 19', 2, '#b87aa8') + place(lonelyEye(8, '#c8f05a'), -7, -6), slot.x, slot.y - 6, slot.scale, 0, slot.side > 0),
      root: slot,
    }),
  },
  Symbiosis: {
    shows: 'a small bird keeping company on the shoulder',
    slot: 'shoulder',
    draw: ({ slot }) => ({
      held: place(shape('M-18 4C-22 -22 10 -34 18 -14Q32 -12 34 0Q18 14 0 12Q-14 14 -18 4Z', '#f4c95d', 3) + shape('M-18 -8l-13 4l12 5z', '#e5734f', 2.4) + shape('M4 -4q14 -4 20 6q-14 8 -20 -6z', '#d99a3c', 2.2) + dot(-9, -10, 3, '#2a1b2e') + line('M-2 12v9M7 12v9', 2.6), slot.x, slot.y - 18, slot.scale, 0, slot.side > 0),
      root: slot,
    }),
  },
  Morality: {
    shows: 'a tiny angel of a conscience on the shoulder',
    slot: 'shoulder',
    draw: ({ slot }) => ({
      held: place(oval(-16, -12, 12, 7, '#fff', 2.2, ' transform="rotate(24 -16 -12)"') + oval(16, -12, 12, 7, '#fff', 2.2, ' transform="rotate(-24 16 -12)"') + littleOne(15, '#fff6dc', '#fff', 'glad') + limb('M-9 -30a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z', 2.4, '#ffd76a', 1.6), slot.x, slot.y - 4, slot.scale * 1.35),
      root: slot,
    }),
  },
  'Self-Replicating': {
    shows: 'a copy budding off at the hip',
    draw: ({ rig, at, skin }) => ({
      tail: limb(p`M${at.cx - rig.bodyW * 0.6} ${at.belly.y + 10}Q${at.cx - rig.bodyW - 20} ${at.belly.y + 14} ${at.cx - rig.bodyW - 32} ${at.belly.y - 8}`, 14, skin.base) + place(littleOne(29, skin.base, skin.light), at.cx - rig.bodyW - 36, at.belly.y + 4, 1, -10),
      root: { x: at.cx - rig.bodyW, y: at.belly.y },
    }),
  },
  'Tiny Little Melons': {
    shows: 'a vine with two small melons',
    slot: 'ground',
    draw: ({ slot }) => {
      const melon = dot(0, -15, 17, '#8fc46a', 3) + line('M-9 -28q-6 13 0 26M0 -32v34M9 -28q6 13 0 26', 2.6, '#3f7a3a')
      return { front: place(line('M-30 -4C-22 -44 14 -52 36 -10', 4, '#4f8f46') + place(leaf(24, '#6fae5b'), 2, -42, 1, -40) + place(melon, -18, 0) + place(melon, 20, 2, 0.86), slot.x, slot.y, slot.scale), root: slot }
    },
  },
  Fortunate: {
    shows: 'a four-leaf clover worn on the chest',
    onBelly: true,
    slot: 'chest',
    draw: ({ slot }) => ({
      chest: place(line('M0 0q4 14 12 20', 3.4, '#2c5a2a') + [45, 135, 225, 315].map((a) => place(heart(11, '#6fbf5b', 2.4), Math.cos((a * Math.PI) / 180) * 12, Math.sin((a * Math.PI) / 180) * 12, 1, a + 90 + 180)).join(''), slot.x, slot.y + 2, slot.scale * 0.9),
      root: slot,
    }),
  },
  Pollination: {
    shows: 'bees, and blossoms in the fur',
    onBelly: true,
    draw: ({ rig, at }) => {
      const bee = oval(0, 0, 14, 10, '#ffd166', 2.6) + line('M-3 -9v18M4 -9v18', 3.4) + oval(-3, -12, 6, 9, '#ffffffd0', 2, ' transform="rotate(-20)"') + oval(6, -11, 6, 9, '#ffffffd0', 2, ' transform="rotate(20)"') + dot(-9, -2, 2, '#2a1b2e')
      return { chest: [[-0.6, 0.78], [0.58, 0.72], [0.1, 0.9]].map(([dx, dy]) => place(flower(10, '#fff', '#ffd166'), at.cx + dx! * rig.bodyW, at.bodyTop + dy! * rig.bodyH)).join(''), front: `<g class="hover">${place(bee, 118, at.head.y - 46) + line(`M140 ${Math.round(at.head.y - 40)}q12 10 22 2`, 2, undefined, ' stroke-dasharray="2 6"') + place(bee, 302, at.belly.y - 60, 0.8, 0, true)}</g>`, root: at.chest }
    },
  },
  Late: {
    shows: 'a pocket watch dangling on its chain',
    onBelly: true,
    draw: ({ rig, at }) => ({
      chest: line(p`M${at.cx + rig.bodyW * 0.2} ${at.chest.y}Q${at.cx + rig.bodyW * 0.34} ${at.belly.y + 4} ${at.cx + rig.bodyW * 0.66} ${at.belly.y - 6}`, 3, '#a8792a') + place(dot(0, 0, 16, '#f4c95d', 3) + dot(0, 0, 11, '#fffdf4', 1.6) + line('M0 -7V0L5 4', 2.4) + dot(0, -18, 4, '#f4c95d', 2.4), at.cx + rig.bodyW * 0.62, at.belly.y + 16),
      root: at.chest,
    }),
  },
  Selfish: {
    shows: 'a hoard of coins guarded at its feet',
    slot: 'ground',
    draw: ({ slot }) => {
      const coin = (x: number, y: number) => oval(x, y, 13, 6, '#f4c95d', 2.6) + line(p`M${x - 6} ${y}h12`, 1.8, '#a8792a')
      return { front: place(coin(-16, 0) + coin(12, 2) + coin(-10, -9) + coin(14, -8) + coin(2, -17) + place(star(6, '#fffdf4', 0, 4, 0.3), 18, -24), slot.x, slot.y, slot.scale), root: slot }
    },
    look: (look) => void (look.mood = 'sly'),
  },
  'Egg Clusters': {
    shows: 'a clutch of speckled eggs',
    slot: 'ground',
    draw: ({ slot }) => {
      const egg = (x: number, y: number, fill: string) => oval(x, y - 15, 13, 17, fill, 2.8) + dot(x - 4, y - 20, 2, '#8fb8cc') + dot(x + 4, y - 12, 2.6, '#8fb8cc') + dot(x - 2, y - 7, 1.6, '#8fb8cc')
      return { front: place(egg(-20, 0, '#e6f1f4') + egg(20, 0, '#f7ead0') + egg(0, -14, '#f4f7ef') + egg(0, 5, '#e6f1f4') + line('M-40 2q40 16 80 0', 4.4, '#7d5836'), slot.x, slot.y, slot.scale), root: slot }
    },
  },
  Mindful: {
    shows: 'closed eyes and a seat of lotus petals',
    look: (look) => void (look.mood = 'calm'),
    draw: ({ rig, at }) => {
      const y = at.foot + 8
      const w = rig.bodyW + 26
      return { front: [-1, -0.55, 0.55, 1, 0].map((k) => shape(p`M${at.cx + k * w * 0.5} ${y + 4}C${at.cx + k * w * 0.5 - 30} ${y - 10} ${at.cx + k * w - 12} ${y - 34 + Math.abs(k) * 8} ${at.cx + k * w} ${y - 36 + Math.abs(k) * 12}C${at.cx + k * w + 12} ${y - 30 + Math.abs(k) * 8} ${at.cx + k * w * 0.5 + 30} ${y - 10} ${at.cx + k * w * 0.5} ${y + 4}Z`, k === 0 ? '#ffd9e3' : '#f7b3c6', 2.8)).join(''), root: { x: at.cx, y } }
    },
  },
  Altruistic: {
    shows: 'a gift offered with both eyes on you',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(shape('M-18 -18h36v30h-36z', '#f7b3c6', 3) + shape('M-5 -18h10v30h-10z', '#e0527a', 0) + line('M-18 -18h36v30h-36z', 3) + shape('M-22 -26h44v10h-44z', '#f9c6d4', 3) + shape('M0 -26q-20 -4 -14 -14q10 -4 14 14zM0 -26q20 -4 14 -14q-10 -4 -14 14z', '#e0527a', 2.6), slot.x, slot.y - 8, slot.scale), root: slot }),
  },
  Brave: {
    shows: 'a wooden sword held high',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(shape('M-6 -12L-7 -76L0 -88L7 -76L6 -12Z', '#d9a866', 3) + line('M0 -74V-18', 2, '#9c6b35') + shape('M-18 -14h36v8h-36z', '#8a5f3c', 3) + limb('M0 -2V12', 6, '#b5543c', 2.6), slot.x, slot.y, slot.scale, slot.side * 18), root: slot }),
  },
  Just: {
    shows: 'a pair of scales',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(limb('M0 6V-56', 4, '#f4c95d', 2.2) + limb('M-28 -50Q0 -60 28 -50', 3.6, '#f4c95d', 2.2) + line('M-28 -50l-11 28M-28 -50l11 28M28 -50l-11 28M28 -50l11 28', 1.8) + shape('M-42 -22h28q-2 12 -14 12t-14 -12zM14 -22h28q-2 12 -14 12t-14 -12z', '#f4c95d', 2.6), slot.x, slot.y, slot.scale, slot.side * 6), root: slot }),
  },
  Gratitude: {
    shows: 'a bouquet of meadow flowers',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(line('M0 8L-14 -30M0 8L0 -38M0 8L14 -30', 4, '#4f8f46') + place(flower(13, '#ff9fb2'), -16, -34) + place(flower(13, '#a9c8f5'), 16, -34) + place(flower(15, '#fff3b0', '#e5734f'), 0, -46) + shape('M-13 -14L0 12L13 -14Q0 -8 -13 -14Z', '#fffdf4', 2.6), slot.x, slot.y, slot.scale, slot.side * 12), root: slot }),
  },
  'Self-Awareness': {
    shows: 'a hand mirror with its own eye in it',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(limb('M0 10V-14', 6, '#b5854a', 2.6) + oval(0, -38, 22, 26, '#d9a866', 3) + oval(0, -38, 16, 20, '#cfeaf5', 2) + place(lonelyEye(9, '#7d5aab'), 0, -36) + line('M-9 -50l6 -6', 2.6, '#fff'), slot.x, slot.y, slot.scale, slot.side * 10), root: slot }),
  },
  'Optimistic Nihilism': {
    shows: 'a cheerful little void on a string',
    slot: 'hand',
    draw: ({ slot }) => ({ held: place(line('M0 0q-10 -24 0 -46', 2.4) + fade(dot(0, -76, 38, '#ffd166'), 0.5) + dot(0, -76, 29, '#191428', 3) + line('M-34 -66a36 10 0 0 0 68 -18', 3.4, '#ffbf69') + dot(-9, -80, 3.4, '#fff3cf') + dot(9, -80, 3.4, '#fff3cf') + line('M-9 -70q9 9 18 0', 3, '#fff3cf'), slot.x, slot.y, slot.scale * 0.94), root: slot }),
  },
  Territorial: {
    shows: 'a flag planted in the ground',
    slot: 'ground',
    look: (look) => void (look.mood = 'fierce'),
    draw: ({ slot }) => ({ sky: place(limb('M0 4V-116', 5, '#8a5f3c', 2.6) + shape('M3 -114q24 -12 44 0q14 6 30 0l-8 20l8 20q-18 6 -32 0q-20 -10 -42 0z', '#e5734f', 3) + place(star(10, '#fff3cf', 2), 34, -94) + oval(0, 4, 16, 5, '#6b4a5a', 2.4), slot.x - 14, slot.y, slot.scale), root: slot }),
  },
  Introspective: {
    shows: 'a small lit window in its chest',
    onBelly: true,
    slot: 'chest',
    draw: ({ slot }) => ({ chest: place(fade(dot(0, 0, 30, '#ffe37a'), 0.5) + shape('M-15 16V-4A15 15 0 0 1 15 -4V16Z', '#ffe9a0', 3) + line('M0 -18V16M-15 2H15', 2.4) + shape('M-18 16h36v5h-36z', '#b5854a', 2.4), slot.x, slot.y + 6, slot.scale), root: slot }),
    look: (look) => void (look.mood = 'calm'),
  },
  Eloquence: {
    shows: 'a bow tie and an ornate speech bubble',
    slot: 'sky',
    draw: ({ at, slot }) => ({
      chest: shape(p`M${at.cx} ${at.neck.y + 12}l-22 -11v24zM${at.cx} ${at.neck.y + 12}l22 -11v24z`, '#8f2a4b', 2.8) + dot(at.cx, at.neck.y + 12, 6, '#c2476b', 2.6),
      sky: place(shape(slot.side > 0 ? 'M-38 -24Q0 -38 38 -24Q48 0 38 20Q8 30 -12 25L-34 40L-30 21Q-48 4 -38 -24Z' : 'M38 -24Q0 -38 -38 -24Q-48 0 -38 20Q-8 30 12 25L34 40L30 21Q48 4 38 -24Z', '#fffdf4', 3) + line('M-24 -10q8 -8 14 0t14 0t14 0M-22 6q8 -6 12 0t12 0', 3.2, '#8f2a4b') + place(star(5, '#ffbf69', 0, 4, 0.3), 22, 6), slot.x, slot.y, slot.scale),
      root: slot,
    }),
  },
  Immunity: {
    shows: 'a shimmering protective bubble',
    draw: ({ at }) => {
      const y = (at.crown.y + at.foot) / 2 - 2
      const r = Math.min(148, (at.foot - at.crown.y) / 2 + 26)
      return { aura: dot(at.cx, y, r, '#bfeaf5', 0, ' opacity=".4"') + line(p`M${at.cx - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, 3, '#4aa5c4'), held: line(p`M${at.cx - r * 0.8} ${y - r * 0.4}Q${at.cx - r * 0.66} ${y - r * 0.72} ${at.cx - r * 0.36} ${y - r * 0.86}`, 6, '#fff', ' opacity=".85"') + line(p`M${at.cx + r * 0.86} ${y + r * 0.28}q-4 14 -10 24`, 5, '#fff', ' opacity=".7"'), root: { x: at.cx, y } }
    },
  },
}
