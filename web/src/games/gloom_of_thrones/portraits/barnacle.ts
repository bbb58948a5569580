import { both, dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { blob, box, mirrored, modelled, ring } from '../ink/pen'
import { BONE, GOLD, PAPER, SKINS, STEEL, TONES } from '../palette'
import { buttons, coat, hand, neck, sleeve } from './dress'
import { brows, eyes, head, mouth, nose } from './face'
import type { House } from './sitter'

const { main, deep, accent } = TONES.barnacle

/** The thing itself: a small volcano with an opinion. */
export const barnacleShell = (size: number, color: string = BONE): string => {
  const s = size
  return shape(p`M${-s} ${s * 0.6}L${-s * 0.45} ${-s * 0.6}L${s * 0.45} ${-s * 0.6}L${s} ${s * 0.6}Q0 ${s} ${-s} ${s * 0.6}Z`, color, Math.min(2, s * 0.3)) + oval(0, -s * 0.6, s * 0.45, s * 0.2, '#2a1b2e', 0) + line(p`M${-s * 0.3} ${-s * 0.3}l${-s * 0.25} ${s * 0.9}M0 ${-s * 0.3}v${s}M${s * 0.3} ${-s * 0.3}l${s * 0.25} ${s * 0.9}`, Math.min(1, s * 0.15))
}

const bubbles = (points: readonly (readonly [number, number, number])[]) => points.map(([x, y, r]) => dot(x, y, r, '#ffffff66', 1.4) + line(p`M${x - r * 0.5} ${y - r * 0.2}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.4}`, 1, '#fff')).join('')

const fish = (size: number, color: string) => shape(p`M${-size} 0Q${-size * 0.2} ${-size * 0.7} ${size * 0.6} 0L${size * 1.1} ${-size * 0.5}V${size * 0.5}L${size * 0.6} 0Q${-size * 0.2} ${size * 0.7} ${-size} 0Z`, color, 1.8) + dot(-size * 0.5, -size * 0.1, size * 0.12, '#2a1b2e')

const strand = (x: number, top: number, bottom: number, sway: number) => {
  const d = p`M${x} ${top}C${x + sway} ${top + (bottom - top) * 0.3} ${x - sway} ${top + (bottom - top) * 0.6} ${x + sway * 0.6} ${bottom}`
  return line(d, 10.5) + line(d, 6.4, '#5f7a3c') + line(d, 0.9, '#2f4a24')
}

export const barnacle: House = {
  family: 'barnacle',
  sitters: {
    // His fleet, in full, in his hand.
    admiral_barnacle: {
      crown: { x: 100, y: 36, width: 30 },
      draw: (mood) =>
        coat(100, 132, 54, deep) +
        shape('M88 134H112L108 194H92Z', BONE, 2) +
        buttons(100, 146, 13, 4, GOLD) +
        both(100, modelled(ring(144, 150, 17, 8), GOLD, { angle: 90, gap: 3, width: 0.9 }) + repeat(6, (i) => line(p`M${130 + i * 5.6} 156v8`, 2.2, '#a8832f'))) +
        neck(100, 112, 138, 11, SKINS.rosy) +
        head({ x: 100, y: 88, w: 26, h: 33, jaw: 0.92, chin: 0.5 }, SKINS.rosy) +
        both(100, modelled(blob([[122, 80], [132, 90], [136, 112], [124, 122], [112, 112], [120, 100]]), '#ece7da', { angle: 70, gap: 3, width: 0.7 })) +
        eyes({ x: 100, y: 84, apart: 11, r: 5, kind: 'plain', skin: SKINS.rosy }, mood) +
        brows('flat', 100, 75, 11, 7, '#ece7da', 4.4) +
        nose('hook', 99, 96, 9) +
        mouth('frown', 100, 110, 8, mood) +
        modelled(blob([[46, 70, 1], [66, 44], [100, 34], [134, 44], [154, 70, 1], [128, 64], [100, 62], [72, 64]]), deep, { angle: 70, gap: 3.2, width: 0.8, color: '#7fb0a8' }) +
        line('M48 69Q74 60 100 60T152 69', 3, GOLD) +
        place(barnacleShell(7), 76, 46) +
        place(barnacleShell(5), 88, 40) +
        place(barnacleShell(6), 126, 108) +
        place(barnacleShell(8), 120, 46) +
        place(shape('M-18 0H18L11 10H-11ZM0 0L0 -20L13 -2Z', PAPER, 2) + line('M0 -18L-10 -2H0', 1.6), 62, 166) +
        place(hand(SKINS.rosy, 9), 62, 180, 1, 10) +
        sleeve('M46 196C48 190 52 188 56 186', 14, deep),
    },
    // Preserved, as meat is.
    briny_barnacle: {
      crown: { x: 100, y: 42, width: 42 },
      draw: (mood) =>
        coat(100, 132, 54, '#c9a63c') +
        line('M100 136V194', 1.8) +
        buttons(106, 148, 14, 3, deep) +
        neck(100, 110, 136, 11, SKINS.brown) +
        head({ x: 100, y: 86, w: 25, h: 32, jaw: 0.94, chin: 0.54 }, SKINS.brown) +
        repeat(16, (i) => line(p`M${82 + ((i * 7) % 36)} ${102 + ((i * 5) % 14)}l1 2`, 1.2)) +
        eyes({ x: 100, y: 82, apart: 11, r: 5, kind: 'narrow', skin: SKINS.brown }, mood) +
        brows('angry', 100, 74, 11, 7, '#2a1b2e', 4) +
        nose('snub', 100, 94, 9) +
        mouth('frown', 100, 105, 10, mood) +
        line('M110 106l16 4', 4.4) +
        line('M110 106l15 4', 2, BONE) +
        modelled(blob([[54, 74, 1], [72, 62], [74, 44], [100, 34], [126, 44], [128, 62], [146, 74, 1], [124, 70], [100, 66], [76, 70]]), '#c9a63c', { angle: 66, gap: 3, width: 0.8, where: (x) => x > 98 }) +
        line('M70 62Q100 54 130 62', 1.8) +
        // Salt, inside and out.
        place(modelled(blob([[-11, -14, 1], [11, -14, 1], [15, 22, 1], [-15, 22, 1]]), '#e9f0ef', { angle: 80, gap: 4, width: 0.7, where: (x) => x > 2 }) + shape('M-11 -14C-11 -24 11 -24 11 -14Z', STEEL, 2) + dot(-4, -18, 1.1, '#2a1b2e') + dot(0, -20, 1.1, '#2a1b2e') + dot(4, -18, 1.1, '#2a1b2e'), 142, 150, 1, 24) +
        place(hand(SKINS.brown, 9), 150, 168, 1, 10) +
        repeat(9, (i) => dot(120 + ((i * 11) % 20), 118 + ((i * 7) % 16), 1.3, '#fff', 0.8)) +
        place(fish(15, '#9db7bc'), 66, 166, 1, -70),
    },
    // Has hold of the frame, and of you.
    kelp_barnacle: {
      crown: { x: 100, y: 42, width: 40, turn: 3 },
      draw: (mood) =>
        coat(100, 134, 44, main) +
        neck(100, 112, 138, 8, '#d5dfc8') +
        head({ x: 100, y: 84, w: 23, h: 37, jaw: 0.72 }, '#d5dfc8') +
        eyes({ x: 100, y: 84, apart: 10, r: 6.4, kind: 'wide', skin: '#d5dfc8' }, mood) +
        brows('worry', 100, 72, 10, 6, '#2f4a24') +
        nose('button', 100, 98, 7) +
        mouth('wavy', 100, 108, 8, mood) +
        repeat(4, (i) => strand(76 + i * 5.5, 48 + Math.abs(2 - i) * 2, 136 + ((i * 23) % 34), 6 - i * 2)) +
        repeat(3, (i) => strand(114 + i * 7, 50 + i * 3, 150 - ((i * 17) % 30), 3 + i * 2)) +
        modelled(blob([[68, 64], [78, 44], [100, 36], [122, 44], [133, 64], [116, 54], [100, 58], [84, 54]]), '#5f7a3c', { angle: 60, gap: 3, width: 0.8 }) +
        // Long fingers around something that would rather sink alone.
        line('M146 194V124M130 140H162M128 166C130 188 162 188 164 166', 9) +
        line('M146 194V124M130 140H162M128 166C130 188 162 188 164 166', 5, STEEL) +
        dot(146, 119, 6, STEEL, 2.4) +
        dot(146, 119, 2.4, TONES.barnacle.wall, 1.4) +
        sleeve('M112 192C120 172 128 164 136 160', 12, main) +
        repeat(4, (i) => line(p`M134 ${152 + i * 6}H156`, 6) + line(p`M134 ${152 + i * 6}H155`, 3, '#d5dfc8')),
    },
    // Arrived for tea, some time ago.
    aunt_limpet: {
      crown: { x: 90, y: 32, width: 18, turn: -14 },
      draw: (mood) =>
        coat(100, 134, 60, '#8a5f78') +
        shape('M76 136C86 150 114 150 124 136L118 128H82Z', BONE, 2) +
        head({ x: 100, y: 96, w: 31, h: 32, jaw: 0.95, chin: 0.5 }, SKINS.pale) +
        eyes({ x: 100, y: 94, apart: 13, r: 5, kind: 'lidded', skin: SKINS.pale }, mood) +
        brows('raised', 100, 84, 13, 7) +
        nose('button', 100, 106, 8) +
        mouth('purse', 100, 115, 9, mood) +
        dot(117, 110, 1.6, '#2a1b2e') +
        line('M117 110l4 3M117 110l4 0', 0.8) +
        both(100, repeat(4, (i) => modelled(ring(112 + i * 7.5, 66 + i * i * 2.8, 10, 9), '#b7aeb4', { angle: 30, gap: 2.8, width: 0.8 }))) +
        modelled(ring(100, 62, 12, 9), '#b7aeb4', { angle: 30, gap: 2.8, width: 0.8 }) +
        // It is not a hat. It was there in the morning.
        place(modelled(blob([[-2, -34, 1], [14, -14], [26, 4], [22, 12], [0, 15], [-22, 12], [-26, 4], [-14, -14]]), '#d8b98f', { angle: 72, gap: 3.2, width: 0.8, where: (x) => x > 4 }) + repeat(6, (i) => line(p`M-2 -32L${-20 + i * 8} ${11 + (i % 2) * 2}`, 1.6, '#7a5a4a')) + line('M-11 -14Q0 -8 10 -15M-18 -2Q0 6 18 -3', 2, accent), 96, 50, 0.86, -14) +
        both(100, line('M128 104q7 3 5 10', 1.8) + dot(132, 117, 3.4, accent, 1.4)) +
        // Tea; and luggage for some years.
        place(shape('M-12 -8H12C12 4 6 8 0 8S-12 4 -12 -8Z', '#fbf6ea', 2) + line('M12 -5c8 -2 8 8 -2 8', 2) + oval(0, 10, 16, 3.4, '#fbf6ea', 2) + line('M-4 -13q-4 -5 0 -9M4 -13q-4 -5 0 -9', 1.4), 138, 156) +
        place(hand(SKINS.pale, 9), 138, 174) +
        modelled(box(44, 162, 44, 32), accent, { angle: 0, gap: 8, width: 1 }) +
        modelled(box(50, 142, 32, 20), '#c9a63c', { angle: 60, gap: 4, width: 0.8 }) +
        line('M58 142v-6h16v6M58 162v32M74 162v32', 2.4),
    },
    // Went down with the ship. Is still adding it up.
    the_drowned_accountant: {
      crown: { x: 100, y: 42, width: 34 },
      draw: (mood) =>
        coat(100, 132, 46, '#3e4a4e') +
        shape('M90 132L100 144L110 132ZM97 144H103L106 176L100 184L94 176Z', accent, 2) +
        neck(100, 112, 136, 8, SKINS.drowned) +
        head({ x: 100, y: 86, w: 22, h: 36, jaw: 0.76 }, SKINS.drowned) +
        eyes({ x: 100, y: 86, apart: 10, r: 5, kind: 'lidded', skin: SKINS.drowned }, mood) +
        `<circle cx="90" cy="86" r="8.4" fill="none" stroke="#2a1b2e" stroke-width="1.8"/><circle cx="110" cy="86" r="8.4" fill="none" stroke="#2a1b2e" stroke-width="1.8"/>` +
        line('M98 85q2 -2 4 0', 1.6) +
        brows('flat', 100, 74, 10, 6) +
        nose('long', 99, 101, 8) +
        mouth('flat', 100, 112, 6, mood) +
        modelled(mirrored(100, [[100, 34], [118, 38], [122, 58, 1], [138, 62, 1], [134, 67], [100, 68, 1]]), '#3e4a4e', { angle: 70, gap: 3, width: 0.8, where: (x) => x > 98 }) +
        line('M79 57Q100 62 121 57', 3, accent) +
        place(repeat(5, (i) => shape('M-3 0L0 -11L3 0Z', '#d98a4a', 1.4, ` transform="rotate(${i * 72})"`)) + dot(0, 0, 3.4, '#d98a4a'), 84, 46, 1, 12) +
        place(fish(8, '#e0b25a'), 132, 74, 1, 10) +
        bubbles([[120, 46, 4], [128, 30, 5.4], [74, 96, 3], [66, 82, 4.4], [144, 106, 3.4]]) +
        place(shape('M-26 -14H0V16H-26ZM0 -14H26V16H0Z', PAPER, 2) + line('M-22 -8H-4M-22 -3H-4M-22 2H-4M-22 7H-4M4 -8H22M4 -3H22M4 2H22M4 7H16', 1, '#5f7a8c'), 86, 172, 1, -4) +
        line('M122 176L140 140', 2.6) +
        shape('M134 154C136 142 142 132 152 126C152 138 146 150 136 156Z', '#fbf6ea', 1.8) +
        place(hand(SKINS.drowned, 8), 124, 174) +
        line(p`M40 150q10 -6 20 0t20 0t20 0t20 0t20 0t20 0`, 2, '#ffffffaa'),
    },
  },
}
