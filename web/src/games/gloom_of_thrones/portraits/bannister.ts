import { both, dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { blob, box, mirrored, modelled, ring } from '../ink/pen'
import { GOLD, SKINS, TONES, WOOD } from '../palette'
import { buttons, coat, hand, neck, ruff, sleeve } from './dress'
import { blush, brows, eyes, head, mouth, nose } from './face'
import type { House } from './sitter'

const { main, deep } = TONES.bannister
const HAIR = '#d8b35c'

/** A turned piece of a staircase, standing on its foot. */
export const baluster = (height: number, color: string, width = 2): string =>
  modelled(
    mirrored(0, [
      [0, -height, 1],
      [5, -height, 1],
      [4, -height * 0.9],
      [2.6, -height * 0.8],
      [3.4, -height * 0.62],
      [7.4, -height * 0.34],
      [6, -height * 0.16],
      [3, -height * 0.1],
      [6.5, -height * 0.06, 1],
      [6.5, 0, 1],
      [0, 0, 1],
    ]),
    color,
    { angle: 90, gap: 2, width: 0.6, where: (x) => x > 1 },
    width,
  )

const goblet = shape('M-7 -16H7C7 -6 4 -3 1.6 -2V6L7 9H-7L-1.6 6V-2C-4 -3 -7 -6 -7 -16Z', GOLD, 2) + line('M-5.4 -12H5.4', 1.2)

const piece = (turn: number, x: number, y: number) => place(shape('M-8 4L-7 -5L-3 0L0 -7L2 4Z', GOLD, 1.8), x, y, 1, turn)

export const bannister: House = {
  family: 'bannister',
  sitters: {
    // Nothing about her has ever been funny.
    ceriously_bannister: {
      crown: { x: 100, y: 34, width: 30 },
      draw: (mood) =>
        modelled(ring(100, 34, 22, 20), HAIR, { angle: 100, gap: 3, width: 0.8 }) +
        modelled(mirrored(100, [[100, 38], [124, 44], [134, 72], [130, 100], [118, 112], [100, 104]]), HAIR, { angle: 84, gap: 3.4, width: 0.8 }) +
        coat(100, 130, 50, main) +
        shape('M100 134L84 194H116Z', deep, 2) +
        neck(100, 112, 134, 8, SKINS.pale) +
        ruff(100, 130, 36, 12) +
        head({ x: 100, y: 82, w: 23, h: 39, jaw: 0.7, chin: 0.26 }, SKINS.pale) +
        shape('M78 72C80 50 92 44 100 44S120 50 122 72C114 58 108 54 100 54S86 58 78 72Z', HAIR, 2) +
        eyes({ x: 100, y: 80, apart: 10, r: 5.2, kind: 'lidded', skin: SKINS.pale }, mood) +
        brows('flat', 100, 70, 10, 6, deep, 2.4) +
        nose('long', 99, 96, 8) +
        mouth('flat', 100, 108, 7, mood) +
        sleeve('M142 190C140 176 138 172 134 168', 15, main) +
        place(goblet, 133, 158) +
        place(hand(SKINS.pale, 7), 134, 166, 1, 20),
    },
    // The golden glove hides the hand that did it.
    shamey_bannister: {
      crown: { x: 98, y: 50, width: 46, turn: -5 },
      draw: (mood) =>
        modelled(blob([[68, 90], [64, 66], [76, 46], [100, 38], [126, 46], [134, 68], [131, 92], [120, 96], [80, 96]]), HAIR, { angle: 72, gap: 3.2, width: 0.8 }) +
        coat(100, 128, 58, '#a9832f') +
        shape('M100 130L78 150L100 168L122 150Z', main, 2) +
        neck(100, 110, 134, 12, SKINS.rosy) +
        head({ x: 99, y: 82, w: 27, h: 36, jaw: 0.92, chin: 0.52 }, SKINS.rosy) +
        line('M99 113v4', 1.6) +
        repeat(20, (i) => dot(80 + ((i * 17) % 39), 101 + ((i * 7) % 13), 0.7, '#8a6420')) +
        shape('M72 78C70 56 84 46 102 46C122 46 130 62 126 80C122 68 118 60 108 58C98 66 82 62 72 78Z', HAIR, 2) +
        eyes({ x: 97, y: 80, apart: 11, r: 5.4, kind: 'down', skin: SKINS.rosy }, mood) +
        brows('worry', 97, 69, 11, 6, '#8a6420') +
        blush(80, 94, 6) +
        blush(116, 94, 6) +
        nose('long', 97, 94, 7) +
        mouth('wavy', 98, 105, 8, mood) +
        // Flowers by way of apology; they have heard.
        line('M62 182Q58 160 50 152M62 182Q64 160 70 150M62 182Q60 166 60 148', 2.2, '#5c7040') +
        repeat(3, (i) => place(repeat(5, (k) => dot(Math.cos(k * 1.26) * 5, Math.sin(k * 1.26) * 5, 3.2, '#c9636d', 1.4)) + dot(0, 0, 2.6, GOLD, 1.2), [49, 61, 72][i]!, [150, 145, 151][i]!, 1, i * 20)) +
        sleeve('M44 192C48 184 54 182 60 180', 14, '#a9832f') +
        place(hand(GOLD, 9), 63, 180, 1, -10),
    },
    // Others rest on him, at length.
    handrail_bannister: {
      crown: { x: 96, y: 58, width: 36, turn: -14 },
      draw: (mood) =>
        coat(100, 136, 46, deep) +
        `<g transform="rotate(-9 100 130)">` +
        neck(100, 116, 142, 7, SKINS.pale) +
        ruff(100, 138, 22, 8) +
        head({ x: 100, y: 90, w: 19, h: 38, jaw: 0.8, chin: 0.34 }, SKINS.pale) +
        shape('M81 76C80 60 90 52 100 52S120 60 119 76C116 66 112 64 107 67S92 62 81 76Z', '#6b4a2c', 2) +
        eyes({ x: 100, y: 88, apart: 8.5, r: 4.8, kind: 'lidded', skin: SKINS.pale }, mood) +
        brows('worry', 100, 79, 8.5, 5) +
        nose('long', 99, 104, 8) +
        shape('M92 112C96 108 99 110 100 112C101 110 104 108 108 112C105 116 102 114 100 113C98 114 95 116 92 112Z', '#6b4a2c', 1.4) +
        mouth('frown', 100, 120, 6, mood) +
        '</g>' +
        // Elbows and hands of people who never introduced themselves.
        sleeve('M204 40C176 66 146 66 122 54', 17, '#7d8a5a') +
        place(hand(SKINS.olive, 11), 113, 54, 1, 150) +
        sleeve('M-4 128C34 112 54 122 62 140', 17, '#5f7a8c') +
        place(hand(SKINS.brown, 11), 64, 146, 1, -30) +
        sleeve('M204 104C176 108 152 124 142 142', 18, '#a8652f') +
        place(hand(SKINS.rosy, 11), 139, 148, 1, -140),
    },
    // Half statesman, half staircase.
    newel_post_bannister: {
      crown: { x: 100, y: 26, width: 26 },
      draw: (mood) =>
        modelled(mirrored(100, [[100, 128, 1], [128, 128, 1], [124, 142], [138, 160], [142, 182], [134, 194, 1], [100, 194, 1]]), WOOD, { angle: 90, gap: 3, width: 0.8, where: (x) => x > 100 }) +
        line('M66 150H134M60 176H140', 1.6) +
        modelled(box(62, 120, 76, 12), '#b3824c', { angle: 0, gap: 3, width: 0.8, where: (x) => x > 104 }) +
        modelled(blob([[68, 56, 1], [132, 56, 1], [130, 90], [128, 120, 1], [72, 120, 1], [70, 90]]), SKINS.olive, { angle: 66, gap: 2.8, width: 0.7, where: (x) => x > 114 }) +
        modelled(box(62, 48, 76, 11), '#b3824c', { angle: 0, gap: 3, width: 0.8, where: (x) => x > 104 }) +
        modelled(ring(100, 34, 17, 16), '#c99a5c', { angle: 40, gap: 2.8, width: 0.8, where: (x, y) => x + y > 138 }) +
        eyes({ x: 100, y: 80, apart: 14, r: 5.6, kind: 'narrow', skin: SKINS.olive }, mood) +
        brows('one', 100, 70, 14, 7, '#4a3018', 4) +
        nose('hook', 98, 96, 9) +
        shape('M84 106C90 100 96 101 100 104C104 101 110 100 116 106C110 108 104 107 100 106C96 107 90 108 84 106Z', '#4a3018', 1.6) +
        mouth('frown', 100, 114, 8, mood) +
        sleeve('M64 182C74 162 96 164 112 168', 15, main) +
        sleeve('M136 182C128 160 106 162 92 172', 15, main) +
        place(hand(SKINS.olive, 8), 88, 173, 1, 160),
    },
    // Small, but heard in three kingdoms.
    little_lord_tantrum: {
      crown: { x: 100, y: 76, width: 40, turn: 8 },
      draw: (mood) =>
        repeat(7, (i) => line(p`M${100 + Math.cos(-0.35 - i * 0.4) * 62} ${104 + Math.sin(-0.35 - i * 0.4) * 62}L${100 + Math.cos(-0.35 - i * 0.4) * 74} ${104 + Math.sin(-0.35 - i * 0.4) * 74}`, 2.4, main)) +
        coat(100, 152, 40, main) +
        ruff(100, 156, 34, 10) +
        both(100, repeat(5, (i) => modelled(ring(124 + (i % 2) * 6, 90 + i * 10, 9, 8), HAIR, { angle: 30, gap: 2.6, width: 0.7 }))) +
        modelled(ring(100, 116, 31, 33), SKINS.rosy, { angle: 62, gap: 2.8, width: 0.7, where: (x) => x > 118 }) +
        repeat(5, (i) => modelled(ring(78 + i * 11, 88 - Math.sin((i / 4) * Math.PI) * 6, 9, 8), HAIR, { angle: 30, gap: 2.6, width: 0.7 })) +
        eyes({ x: 100, y: 108, apart: 13, r: 5, kind: 'shut', skin: SKINS.rosy }, mood) +
        brows('angry', 100, 100, 13, 7, '#8a6420', 3) +
        blush(79, 120, 5) +
        blush(121, 120, 5) +
        mouth('wail', 100, 128, 12, mood) +
        (mood === 'alive' ? both(100, shape('M116 114C124 118 134 128 138 142C128 140 118 130 114 116Z', '#a9cfe0', 1.6)) : '') +
        piece(20, 52, 172) +
        piece(-30, 72, 182) +
        piece(60, 142, 176) +
        piece(160, 158, 184) +
        oval(60, 184, 3, 3, main, 1.4) +
        buttons(100, 172, 9, 3, GOLD),
    },
  },
}
