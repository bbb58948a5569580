import { around, both, dot, fade, limb, line, oval, p, place, repeat, shape } from '../../../../drawing/draw'
import { leaf } from '../../../../drawing/motifs'
import { eyeGap } from '../face'
import type { Feature } from '../types'

const STEEL = '#b4bccb'
const DARK_STEEL = '#6d7689'
const SIGNAL = '#5fe0d0'

const bolt = (x: number, y: number, r = 4) => dot(x, y, r, STEEL, 1.8) + line(p`M${x - r * 0.6} ${y}h${r * 1.2}`, 1.4)

/** What grew in a laboratory. */
export const TECHLINGS: Record<string, Feature> = {
  Binary: {
    shows: 'a rain of ones and zeros',
    draw: () => ({
      sky: repeat(8, (column) =>
        repeat(6, (row) => {
          const x = column < 4 ? 24 + column * 26 : 300 + (column - 4) * 26
          const y = 36 + row * 44 + (column % 3) * 16
          return fade((column * 5 + row * 3) % 4 < 2 ? line(p`M${x - 3} ${y - 8}l4 -4v20`, 3, SIGNAL) : oval(x, y, 6, 9, 'none', 0, ` stroke="${SIGNAL}" stroke-width="3"`), 1 - row * 0.13)
        }),
      ),
      root: { x: 200, y: 60 },
    }),
  },
  'Bionic Arm': {
    shows: 'a steel arm with pistons and a claw',
    slot: 'hand',
    draw: ({ at, slot }) => {
      const shoulder = slot.side > 0 ? at.shoulderR : at.shoulderL
      const elbow = { x: (shoulder.x + slot.x) / 2 + slot.side * 16, y: (shoulder.y + slot.y) / 2 + 14 }
      return {
        held:
          limb(p`M${shoulder.x} ${shoulder.y}L${elbow.x} ${elbow.y}L${slot.x} ${slot.y}`, 14, STEEL, 3) +
          line(p`M${shoulder.x} ${shoulder.y - 2}L${elbow.x} ${elbow.y - 2}`, 2.4, '#eef2f8') +
          bolt(shoulder.x, shoulder.y, 9) + bolt(elbow.x, elbow.y, 8) +
          place(limb('M-6 0Q-20 -14 -10 -28M6 0Q20 -14 10 -28', 6, DARK_STEEL, 2.4) + dot(0, 0, 10, STEEL, 2.8) + dot(0, 0, 4, '#ff5a3c', 1.6), slot.x, slot.y, slot.scale),
        root: shoulder,
      }
    },
  },
  'Bone Reinforcement': {
    shows: 'steel braces and rods along the legs',
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.46
      return { legs: both(at.cx, limb(p`M${x + 13} ${at.hip - 8}V${at.foot - 4}`, 5, STEEL, 2.2) + repeat(3, (i) => limb(p`M${x - 13} ${at.hip + 2 + i * (rig.legLen * 0.34)}h28`, 4.5, DARK_STEEL, 2) + bolt(x + 13, at.hip + 2 + i * (rig.legLen * 0.34), 3.4))), root: { x: at.cx, y: at.hip } }
    },
  },
  Cybernetic: {
    shows: 'half a face of steel with a blue lens',
    draw: ({ rig, at }) => {
      const x = at.cx + eyeGap(rig)
      const y = at.head.y + rig.headH * 0.06
      return {
        headHide: shape(p`M${at.cx + rig.headW * 0.1} ${at.head.y - rig.headH * 1.1}L${at.cx + rig.headW * 1.2} ${at.head.y - rig.headH}V${at.head.y + rig.headH * 0.5}L${at.cx + rig.headW * 0.4} ${at.head.y + rig.headH * 0.62}L${at.cx + rig.headW * 0.26} ${at.head.y + rig.headH * 0.14}L${at.cx + rig.headW * 0.02} ${at.head.y - rig.headH * 0.3}Z`, STEEL, 2.8) + line(p`M${x - 4} ${y + rig.eye + 8}h22M${at.cx + rig.headW * 0.36} ${at.brow.y - 8}h24`, 2, DARK_STEEL),
        headFront: dot(x, y, rig.eye + 4, DARK_STEEL, 3) + dot(x, y, rig.eye - 3, '#16263f', 2) + dot(x, y, rig.eye * 0.46, '#4fb8ff') + dot(x - 4, y - 5, 3, '#fff') + bolt(at.cx + rig.headW * 0.78, at.head.y + rig.headH * 0.34) + bolt(at.cx + rig.headW * 0.72, at.brow.y - 2),
        root: at.head,
      }
    },
  },
  Electromagnetic: {
    shows: 'a horseshoe magnet that pulls everything in',
    slot: 'sky',
    draw: ({ slot }) => ({
      sky: place(limb('M-22 22V-6A22 22 0 0 1 22 -6V22', 15, '#d93a4a', 3) + shape('M-31 14h18v14h-18zM13 14h18v14h-18z', '#eef2f8', 3) + line('M-22 40l-5 9l8 3l-6 10M22 40l5 9l-8 3l6 10', 3, '#ffd166') + place(shape('M-6 -3h12v6h-12z', DARK_STEEL, 1.8), -2, 50, 1, 24) + place(dot(0, 0, 5, STEEL, 1.8), 6, 66), slot.x, slot.y - 8, slot.scale, slot.side * 16),
      root: slot,
    }),
  },
  GMO: {
    shows: 'a tomato with wings and a barcode',
    slot: 'ground',
    draw: ({ slot }) => ({
      front: place(oval(-30, -26, 18, 9, '#eef6fb', 2.4, ' transform="rotate(24 -30 -26)"') + oval(30, -26, 18, 9, '#eef6fb', 2.4, ' transform="rotate(-24 30 -26)"') + oval(0, -20, 26, 22, '#e5484d', 3) + repeat(4, (i) => place(leaf(16, '#6fae5b', 2), 0, -40, 1, -200 + i * 72)) + shape('M-13 -24h26v16h-26z', '#fffdf4', 2) + line('M-9 -22v12M-5 -22v12M-1 -22v12M4 -22v12M9 -22v12', 2) + line('M-3 -22v12M6 -22v12', 1), slot.x, slot.y, slot.scale),
      root: slot,
    }),
  },
  'Grey Hat': {
    shows: 'a grey hat pulled low, and a hood of secrets',
    look: (look) => void (look.mood = 'sly'),
    draw: ({ rig, at }) => {
      const { x, y } = { x: at.cx, y: at.crown.y + 18 }
      const w = rig.headW
      return { headFront: shape(p`M${x - w * 0.6} ${y}C${x - w * 0.66} ${y - 50} ${x - w * 0.3} ${y - 52} ${x} ${y - 42}C${x + w * 0.3} ${y - 52} ${x + w * 0.66} ${y - 50} ${x + w * 0.6} ${y}Z`, '#8f95a3', 3.2) + shape(p`M${x - w * 0.61} ${y}Q${x} ${y + 12} ${x + w * 0.61} ${y}L${x + w * 0.6} ${y - 15}Q${x} ${y - 4} ${x - w * 0.6} ${y - 15}Z`, '#3d4250', 2.4) + shape(p`M${x - w * 1.12} ${y + 2}Q${x} ${y - 14} ${x + w * 1.12} ${y + 2}Q${x + w * 0.6} ${y + 22} ${x} ${y + 20}Q${x - w * 0.6} ${y + 22} ${x - w * 1.12} ${y + 2}Z`, '#8f95a3', 3.2) + line(p`M${x} ${y - 42}v16`, 2.4), root: at.crown }
    },
  },
  'Hyper-Myelination': {
    shows: 'nerves that glow through the skin like wires',
    hide: () => repeat(7, (i) => line(p`M${200} 120C${196 + (i - 3) * 8} 190 ${200 + (i - 3) * 26} 230 ${200 + (i - 3) * 34} 360`, 4.5, '#a06ad8', ' opacity=".8"') + repeat(6, (j) => dot(200 + (i - 3) * (6 + j * 5), 170 + j * 34, 4.4, '#f2dcff', 1.4))),
    draw: ({ rig, at }) => ({ headBack: repeat(5, (i) => { const on = around(at.cx, at.head.y, rig.headW + 16, rig.headH + 18, 40 + i * 25); return line(p`M${at.cx + (on.x - at.cx) * 0.8} ${at.head.y + (on.y - at.head.y) * 0.8}L${on.x} ${on.y}`, 3, '#c9a0ec') + dot(on.x, on.y, 5, '#f2dcff', 2) }), root: at.crown }),
  },
  Lyonization: {
    shows: 'calico patches, each switched off at its own plug',
    hide: ({ roll }) => repeat(9, (i) => shape(p`M${110 + (i % 3) * 66} ${110 + Math.floor(i / 3) * 84}q${20 + roll() * 16} ${-18 - roll() * 8} ${40 + roll() * 8} ${6 + roll() * 10}q6 ${22 + roll() * 12} ${-16 - roll() * 8} ${34}q-34 4 ${-30} -38z`, ['#e8a05a', '#4b3a2f', '#fbf2df'][i % 3]!, 0)),
    draw: ({ rig, at }) => ({ tail: limb(p`M${at.cx - rig.bodyW * 0.8} ${at.bodyBottom - 16}q-34 10 -42 34t-30 10`, 4, '#33303f', 1.6), front: place(shape('M-10 -8h14v16h-14z', '#33303f', 2) + line('M4 -4h8M4 4h8', 3, STEEL), at.cx - rig.bodyW * 0.8 - 76, at.bodyBottom + 30, 1, 180), root: at.belly }),
  },
  Mecha: {
    shows: 'legs of a walking machine',
    shape: (rig) => void (rig.legLen += 20),
    draw: ({ rig, at }) => {
      const x = at.cx + rig.bodyW * 0.5
      const knee = (at.hip + at.foot) / 2
      return { legs: both(at.cx, limb(p`M${x - 6} ${at.hip - 8}L${x + 18} ${knee}`, 13, STEEL, 3) + limb(p`M${x + 18} ${knee}L${x} ${at.foot - 8}`, 11, DARK_STEEL, 3) + bolt(x + 18, knee, 9) + shape(p`M${x - 18} ${at.foot + 4}L${x - 12} ${at.foot - 12}H${x + 16}L${x + 26} ${at.foot + 4}Z`, STEEL, 3) + line(p`M${x - 4} ${at.foot - 4}v7M${x + 8} ${at.foot - 4}v7`, 2)), root: { x: at.cx, y: at.hip } }
    },
  },
  Nano: {
    shows: 'a cloud of tiny six-legged machines',
    draw: ({ at }) => {
      const machine = (fill: string) => line('M-9 -4l-6 -4M-9 3l-7 1M-7 8l-5 6M9 -4l6 -4M9 3l7 1M7 8l5 6', 1.8) + shape('M-9 -6L0 -11L9 -6V6L0 11L-9 6Z', fill, 2) + dot(-3, -1, 2, '#16263f') + dot(4, -1, 2, '#16263f')
      return { front: `<g class="hover">${[[70, 236, 1], [98, 206, 0.7], [52, 278, 0.8], [326, 224, 0.9], [352, 262, 0.7], [302, 186, 0.6], [346, 312, 0.9], [76, 320, 0.7]].map(([x, y, s], i) => place(machine(i % 2 ? '#a8d377' : '#5fe0d0'), x!, y!, s!, i * 40)).join('')}</g>`, root: at.belly }
    },
  },
  'Neural Link': {
    shows: 'a port behind the ear with a cable to the clouds',
    slot: 'sky',
    draw: ({ rig, at, slot }) => {
      const x = at.cx + slot.side * rig.headW * 0.78
      const y = at.head.y - rig.headH * 0.34
      return { sky: line(p`M${x} ${y}C${x + slot.side * 70} ${y - 30} ${slot.x - slot.side * 40} ${slot.y + 70} ${slot.x} ${slot.y + 16}`, 6.5) + line(p`M${x} ${y}C${x + slot.side * 70} ${y - 30} ${slot.x - slot.side * 40} ${slot.y + 70} ${slot.x} ${slot.y + 16}`, 3, '#4fb8ff') + place(shape('M-34 14A14 14 0 0 1 -28 -12A20 20 0 0 1 8 -18A16 16 0 0 1 34 -2A12 12 0 0 1 32 14Z', '#dff0ff', 2.8) + line('M-12 4h8v-8h8v8h8', 2.4, '#4380b4'), slot.x, slot.y, slot.scale), headFront: dot(x, y, 10, DARK_STEEL, 2.6) + dot(x, y, 4.4, '#4fb8ff', 1.6), root: { x, y } }
    },
  },
  'Phreakish Eyes': {
    shows: 'eyes with dials in place of pupils',
    look: (look) => void (look.iris = '#e0301e'),
    draw: ({ rig, at }) => {
      const y = at.head.y + rig.headH * 0.06
      const dial = repeat(10, (i) => dot(Math.cos((i * 36 * Math.PI) / 180) * rig.eye * 0.66, Math.sin((i * 36 * Math.PI) / 180) * rig.eye * 0.66, rig.eye * 0.14, '#fffdf4', 1.2))
      return { headFront: both(at.cx, place(dot(0, 0, rig.eye, '#8f1f2a', 3) + dial + dot(0, 0, rig.eye * 0.34, '#ffcf4d', 2), at.cx + eyeGap(rig), y)) + line(p`M${at.cx + rig.headW * 0.5} ${at.crown.y + 10}q8 -30 28 -34`, 3) + dot(at.cx + rig.headW * 0.5 + 29, at.crown.y - 25, 5, '#ff5a3c', 2), root: at.head }
    },
  },
  Ruggedized: {
    shows: 'rubber bumpers on every corner',
    draw: ({ rig, at }) => {
      const bumper = (x: number, y: number, turn: number) => place(shape('M-22 -10Q0 -18 22 -10Q26 2 18 10Q0 2 -18 10Q-26 2 -22 -10Z', '#ffb02e', 3) + line('M-12 -8l-3 12M0 -11v12M12 -8l3 12', 3, '#33303f'), x, y, 1, turn)
      return { arms: bumper(at.shoulderL.x - 8, at.shoulderL.y - 4, -38) + bumper(at.shoulderR.x + 8, at.shoulderR.y - 4, 38) + bumper(at.cx - rig.bodyW * 0.9, at.bodyBottom - 16, -128) + bumper(at.cx + rig.bodyW * 0.9, at.bodyBottom - 16, 128), headFront: bumper(at.cx, at.crown.y + 8, 0), root: at.chest }
    },
  },
  'Subdermal Plating': {
    shows: 'riveted plates just under the skin',
    hide: () => repeat(5, (row) => repeat(4, (i) => { const x = 92 + i * 58 + (row % 2) * 24; const y = 96 + row * 56; return `<rect x="${x}" y="${y}" width="52" height="48" rx="7" fill="#c9bfdc" fill-opacity=".65" stroke="#6f6288" stroke-width="2.2"/>` + [[7, 7], [45, 7], [7, 41], [45, 41]].map(([dx, dy]) => dot(x + dx!, y + dy!, 2.8, '#6f6288')).join('') })),
  },
  'Transgenic Modification': {
    shows: 'a double helix wound around a green sapling',
    slot: 'hand',
    draw: ({ slot }) => ({
      held: place(repeat(6, (i) => line(p`M${-12 * Math.cos(i * 1.05)} ${24 - i * 15}H${12 * Math.cos(i * 1.05)}`, 2.6, '#e5734f')) + line('M-12 24C-12 6 12 6 12 -12S-12 -30 -12 -48', 4.4, '#4f94cf') + line('M12 24C12 6 -12 6 -12 -12S12 -30 12 -48', 4.4, '#6fae5b') + place(leaf(24, '#8fc46a'), 0, -50, 1, -36) + place(leaf(22, '#6fae5b'), 0, -50, 1, 214), slot.x, slot.y, slot.scale, slot.side * 8),
      root: slot,
    }),
  },
}
