import { both, dot, line, p, place, repeat, shape } from '../../../drawing/draw'
import { cloud, drop } from '../../../drawing/motifs'
import { blob, mirrored, modelled, ring } from '../ink/pen'
import { BONE, SKINS, STEEL, TONES, WOOD } from '../palette'
import { buttons, coat, fur, hand, neck, sleeve } from './dress'
import { brows, eyes, head, mouth, nose } from './face'
import type { House, Mood } from './sitter'

const { main, deep, accent } = TONES.drizzle
const WET = '#9fc4d8'

const rain = (x: number, y: number, w: number, n: number, length = 9) => repeat(n, (i) => line(p`M${x + ((i * 37) % w)} ${y + ((i * 23) % 18)}l-2 ${length}`, 2, '#4d7d99'))

/** An animal as far as the ears, a carpet from there on. */
const fogg = (mood: Mood) =>
  modelled(blob([[44, 132], [30, 148, 1], [38, 152], [26, 172, 1], [42, 174], [40, 192, 1], [160, 192, 1], [158, 174], [174, 172, 1], [162, 152], [170, 148, 1], [156, 132], [100, 120]]), '#8f979c', { angle: 78, gap: 4, width: 0.9 }) +
  repeat(12, (i) => line(p`M${42 + i * 10.6} 190v${7 + (i % 2) * 2}`, 2.4, accent)) +
  shape('M66 150H134V182H66Z', 'none', 1.4) +
  shape('M72 156H128V176H72Z', main, 1.6) +
  repeat(4, (i) => place(shape('M0 -7L7 0L0 7L-7 0Z', accent, 1.2), 79 + i * 14, 166)) +
  modelled(blob([[66, 78], [58, 38, 1], [82, 56], [100, 52], [118, 56], [142, 38, 1], [134, 78], [150, 96, 1], [136, 102], [144, 116, 1], [128, 118], [116, 136], [100, 142], [84, 136], [72, 118], [56, 116, 1], [64, 102], [50, 96, 1]]), '#aab2b6', { angle: 70, gap: 3.2, width: 0.8, where: (x) => x > 108 }) +
  both(100, shape('M134 48L124 64L132 70Z', '#d8b0a8', 1.6)) +
  modelled(blob([[100, 92], [114, 100], [118, 120], [108, 136], [92, 136], [82, 120], [86, 100]]), BONE, { angle: 60, gap: 3, width: 0.7, where: (x) => x > 104 }, 2) +
  shape('M90 108H110L104 118H96Z', '#2a1b2e', 1.6) +
  line('M100 118V124', 1.8) +
  eyes({ x: 100, y: 84, apart: 18, r: 6.4, kind: 'wide', skin: '#aab2b6' }, mood) +
  brows('worry', 100, 72, 18, 8) +
  (mood === 'dead' ? mouth('flat', 100, 127, 9, mood) : mouth('teeth', 100, 127, 10, mood === 'revived' ? 'revived' : 'alive')) +
  both(100, repeat(3, (i) => dot(112 + i * 3, 110 + i * 5, 1, '#2a1b2e')))

export const drizzle: House = {
  family: 'drizzle',
  sitters: {
    // He said it would rain. It is raining on him alone.
    lord_drizzle: {
      crown: { x: 100, y: 60, width: 38 },
      draw: (mood) =>
        place(cloud(72, '#8796a1'), 100, 36) +
        rain(68, 48, 66, 14, 11) +
        coat(100, 134, 58, deep) +
        fur(100, 130, 56, 40, '#7d7466', 15) +
        head({ x: 100, y: 88, w: 23, h: 34, jaw: 0.8 }, SKINS.pale) +
        modelled(blob([[78, 98], [84, 106], [100, 104], [116, 106], [122, 98], [124, 124], [114, 150], [108, 142], [102, 160], [96, 146], [88, 152], [76, 124]]), '#79706a', { angle: 84, gap: 3, width: 0.8 }) +
        shape('M76 84C74 64 86 56 100 56S126 64 124 84C120 72 114 66 106 66C98 70 82 68 76 84Z', '#79706a', 2) +
        eyes({ x: 100, y: 86, apart: 10, r: 5, kind: 'lidded', skin: SKINS.pale }, mood) +
        brows('worry', 100, 77, 10, 6, '#5a524c', 3.4) +
        nose('long', 99, 99, 8) +
        mouth('frown', 100, 114, 7, mood) +
        // The finger of a man who has warned everyone.
        sleeve('M150 192C154 178 152 168 148 158', 15, deep) +
        place(hand(SKINS.pale, 8), 147, 150) +
        line('M150 146V130', 8) +
        line('M150 146V131', 4.4, SKINS.pale) +
        line('M50 192L62 146', 5.4) +
        line('M50 192L62 146', 2.4, WOOD) +
        shape('M62 146C40 150 34 164 38 176L46 168L50 178L58 168L62 180L68 168L78 172C82 160 76 148 62 146Z', main, 2),
    },
    // The scarf is eleven ells long and has a purpose.
    lady_mizzle: {
      crown: { x: 100, y: 44, width: 40 },
      draw: (mood) =>
        coat(100, 134, 50, main) +
        head({ x: 100, y: 80, w: 24, h: 36, jaw: 0.84 }, SKINS.olive) +
        modelled(mirrored(100, [[100, 36], [126, 44], [134, 70], [130, 112], [122, 116], [124, 84], [118, 62], [100, 58]]), '#6d7f8b', { angle: 80, gap: 3, width: 0.8 }) +
        repeat(7, (i) => line(p`M${80 + i * 6.6} ${52 - Math.sin((i / 6) * Math.PI) * 8}v5`, 1.2)) +
        eyes({ x: 100, y: 82, apart: 10, r: 5.2, kind: 'narrow', skin: SKINS.olive }, mood) +
        brows('angry', 100, 74, 10, 6) +
        nose('hook', 99, 94, 8) +
        mouth('purse', 100, 104, 8, mood) +
        modelled(blob([[68, 116], [100, 112], [132, 116], [138, 132], [120, 144], [80, 144], [62, 132]]), accent, { angle: 90, gap: 5, width: 1.2, bare: 0 }) +
        modelled(blob([[76, 140], [100, 140], [98, 170], [104, 194, 1], [74, 194, 1]]), accent, { angle: 0, gap: 6, width: 1.4, bare: 0 }) +
        repeat(5, (i) => line(p`M${76 + i * 6} 186v10`, 2, deep)) +
        // Needles: the pointed kind.
        line('M48 146L132 190M150 146L78 190', 5.6) +
        line('M48 146L132 190M150 146L78 190', 2.6, BONE) +
        dot(46, 145, 4.4, deep, 1.6) +
        dot(152, 145, 4.4, deep, 1.6) +
        place(hand(SKINS.olive, 8), 66, 162, 1, 20) +
        place(hand(SKINS.olive, 8), 136, 162, 1, -20, true),
    },
    // Knee-high to everybody, and armed at that height.
    puddle_drizzle: {
      crown: { x: 100, y: 88, width: 34, turn: -6 },
      draw: (mood) =>
        modelled(ring(100, 188, 76, 12), WET, { angle: 0, gap: 4, width: 0.9 }) +
        modelled(mirrored(100, [[100, 82], [124, 90], [138, 118], [136, 150], [146, 190], [100, 190, 1]]), accent, { angle: 72, gap: 3.4, width: 0.8, where: (x) => x > 108 }) +
        modelled(ring(100, 126, 27, 26), SKINS.rosy, { angle: 62, gap: 2.8, width: 0.7, where: (x) => x > 114 }) +
        shape('M74 122C76 104 88 100 100 100S124 104 126 122C120 112 114 114 110 108C104 116 92 110 86 114C82 114 78 118 74 122Z', '#7a5a3c', 2) +
        eyes({ x: 100, y: 126, apart: 11, r: 5.6, kind: 'wide', skin: SKINS.rosy }, mood) +
        brows('angry', 100, 115, 11, 7, '#4a3326', 3.4) +
        nose('button', 100, 138, 7) +
        mouth('teeth', 100, 146, 8, mood) +
        line('M100 158V190', 1.6) +
        buttons(94, 166, 11, 2, deep) +
        // A wooden sword, the right way round for once.
        line('M150 172L166 104', 9) +
        line('M150 172L166 104', 5, WOOD) +
        line('M142 158L164 164', 7) +
        line('M142 158L164 164', 3.4, WOOD) +
        sleeve('M132 168C138 174 144 176 150 174', 13, accent) +
        place(hand(SKINS.rosy, 7), 150, 172) +
        repeat(5, (i) => place(drop(4, WET, 1.4), 40 + i * 6 + (i % 2) * 60, 172 - (i % 3) * 9)),
    },
    // The chair came with the title. So did the icicles.
    sleet_drizzle: {
      crown: { x: 100, y: 42, width: 40 },
      draw: (mood) =>
        modelled(mirrored(100, [[100, 16, 1], [112, 34, 1], [124, 20, 1], [134, 44, 1], [146, 32, 1], [152, 70], [154, 194, 1], [100, 194, 1]]), '#c3dbe6', { angle: 80, gap: 5, width: 0.8, where: (x) => x > 116 }) +
        coat(100, 132, 46, deep) +
        neck(100, 110, 136, 8, '#dfe6e8') +
        fur(100, 130, 40, 20, '#b6bfc4', 11) +
        head({ x: 100, y: 82, w: 22, h: 36, jaw: 0.74 }, '#dfe6e8') +
        shape('M78 82C72 60 74 50 80 40L86 54L92 34L99 52L106 33L112 54L121 42C126 52 128 62 122 82C118 68 110 64 100 64S82 70 78 82Z', '#58646c', 2) +
        line('M80 40l-1 10M92 34l0 10M106 33l0 10M121 42l0 10', 2, '#fff') +
        eyes({ x: 100, y: 84, apart: 9.5, r: 5.4, kind: 'wide', skin: '#dfe6e8' }, mood) +
        brows('worry', 100, 73, 9.5, 6, '#58646c') +
        nose('long', 99, 98, 8) +
        dot(102, 99, 4.4, '#7fb0d0') +
        shape('M99 102l2 10l3 -10Z', '#e8f6fc', 1.2) +
        mouth('teeth', 100, 113, 7, mood) +
        line('M62 112l-5 3M60 120l-5 1M138 112l5 3M140 120l5 1', 1.8, '#fff') +
        both(100, sleeve('M142 190C140 172 126 166 112 170', 14, deep)) +
        place(hand(STEEL, 8), 96, 172, 1, 10) +
        place(hand(STEEL, 8), 106, 172, 1, -10, true) +
        repeat(6, (i) => shape(p`M${48 + i * 18} 194l4 ${-12 - (i % 3) * 5}l4 ${12 + (i % 3) * 5}Z`, '#e8f6fc', 1.4)),
    },
    fogg: { crown: { x: 100, y: 54, width: 34 }, draw: fogg },
  },
}
