import { both, dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { heart, puff } from '../../../drawing/motifs'
import { blob, box, mirrored, modelled, ring } from '../ink/pen'
import { GOLD, PAPER, SKINS, STEEL, TONES } from '../palette'
import { buttons, coat, hand, neck } from './dress'
import { brows, eyes, head, mouth, nose } from './face'
import type { House, Mood } from './sitter'

const { main, deep, accent } = TONES.kelly
const SILVER = '#e8e2d2'

const plait = (x: number, y: number, n: number) => repeat(n, (i) => modelled(blob([[x - 8, y + i * 13], [x, y - 4 + i * 13], [x + 8, y + i * 13], [x + 4, y + 11 + i * 13], [x - 4, y + 11 + i * 13]]), SILVER, { angle: 40, gap: 2.8, width: 0.7 }, 1.8)) + shape(p`M${x - 4} ${y + n * 13 - 3}L${x} ${y + n * 13 + 10}L${x + 4} ${y + n * 13 - 3}Z`, main, 1.6)

const pineBranch = (y: number, w: number) => modelled(mirrored(100, [[100, y - 20, 1], [100 + w * 0.4, y - 10], [100 + w, y, 1], [100 + w * 0.6, y + 1, 1], [100 + w * 0.45, y + 5, 1], [100 + w * 0.2, y + 2, 1], [100, y + 6, 1]]), '#5d7350', { angle: 76, gap: 2.8, width: 0.8, where: (x) => x > 92 }, 2)

/** Soot, and the look of a goose that has been promised a crown. */
const smudge = (mood: Mood) =>
  modelled(blob([[146, 150], [168, 128], [166, 150], [176, 152], [160, 166], [162, 176], [140, 172]]), deep, { angle: 30, gap: 3, width: 0.8, color: '#f3e7d644' }) +
  modelled(blob([[54, 156], [32, 128], [36, 150], [26, 152], [40, 166], [40, 176], [62, 172]]), deep, { angle: -30, gap: 3, width: 0.8, color: '#f3e7d644' }) +
  modelled(blob([[100, 120], [136, 140], [148, 178], [136, 196, 1], [64, 196, 1], [52, 178], [66, 140]]), '#7a6a5e', { angle: 60, gap: 3.2, width: 0.8, where: (x) => x > 104 }) +
  modelled(blob([[100, 146], [118, 160], [122, 196, 1], [78, 196, 1], [82, 160]]), '#c9a58a', { angle: 0, gap: 7, width: 1.2, bare: 0 }, 1.8) +
  modelled(blob([[84, 150], [86, 112], [82, 84], [92, 66], [112, 68], [118, 88], [112, 112], [116, 150]]), '#7a6a5e', { angle: 60, gap: 3, width: 0.8, where: (x) => x > 100 }) +
  repeat(4, (i) => shape(p`M${82 - i * 0.5} ${92 + i * 16}l-11 4l11 7Z`, main, 1.8)) +
  shape('M92 52L88 32L100 46ZM112 50L118 30L104 45Z', '#c9a58a', 2) +
  modelled(blob([[84, 62], [96, 46], [116, 48], [124, 60], [142, 66], [148, 76], [138, 84], [118, 84], [98, 88], [84, 78]]), '#7a6a5e', { angle: 60, gap: 3, width: 0.8, where: (_, y) => y > 74 }) +
  line('M112 79Q130 80 145 76', 1.8) +
  dot(140, 69, 1.6, '#2a1b2e') +
  eyes({ x: 107, y: 60, apart: 9, r: 5.6, kind: 'wide', skin: '#7a6a5e' }, mood) +
  brows('worry', 107, 50, 9, 5) +
  (mood === 'dead' ? '' : place(puff(8, '#d8d2cc', 1.8), 160, 58) + place(puff(6, '#e6e1da', 1.6), 170, 42) + place(puff(4, '#efeae4', 1.4), 166, 28)) +
  dot(76, 168, 7, '#2a1b2e44') +
  dot(128, 176, 6, '#2a1b2e44') +
  dot(94, 104, 5, '#2a1b2e44')

export const kelly: House = {
  family: 'kelly',
  sitters: {
    // The list of titles continues in the next room.
    kelly_c: {
      crown: { x: 100, y: 48, width: 36 },
      draw: (mood) =>
        modelled(mirrored(100, [[100, 40], [128, 50], [136, 80], [132, 118], [118, 130], [100, 120]]), SILVER, { angle: 84, gap: 3.4, width: 0.7 }) +
        coat(100, 126, 50, accent) +
        neck(100, 108, 132, 9, SKINS.pale) +
        shape('M78 130L100 150L122 130L114 126L100 138L86 126Z', GOLD, 2) +
        plait(64, 118, 4) +
        head({ x: 100, y: 80, w: 24, h: 35, jaw: 0.76 }, SKINS.pale) +
        shape('M76 76C76 52 88 45 100 45S124 52 124 76C118 60 108 58 100 50C92 58 82 60 76 76Z', SILVER, 2) +
        line('M80 62Q100 54 120 62', 2.4, GOLD) +
        dot(100, 58, 3, main, 1.4) +
        eyes({ x: 100, y: 81, apart: 10, r: 5, kind: 'shut', skin: SKINS.pale }, mood) +
        brows('raised', 100, 71, 10, 6, '#9a8f78') +
        nose('snub', 100, 92, 8) +
        mouth('smirk', 100, 102, 6, mood) +
        dot(115, 94, 4, '#2a1b2e44') +
        modelled(blob([[122, 124, 1], [158, 118, 1], [160, 170, 1], [152, 194, 1], [120, 194, 1]]), PAPER, { angle: 0, gap: 5, width: 1, bare: 0, where: (x) => x > 128 && x < 154 }) +
        oval(140, 121, 20, 4.5, '#e4d5b4', 2) +
        place(hand(SKINS.pale, 8), 122, 150, 1, 60),
    },
    // His helmet is evergreen. So is he.
    ser_pine: {
      crown: { x: 100, y: 26, width: 22 },
      draw: (mood) =>
        coat(100, 132, 56, STEEL, 3.6) +
        both(100, modelled(ring(146, 152, 18, 15), STEEL, { angle: 20, gap: 3, width: 0.8 })) +
        shape('M86 132H114L110 194H90Z', '#9aa3a8', 2) +
        neck(100, 114, 138, 9, SKINS.olive) +
        head({ x: 100, y: 94, w: 23, h: 32 }, SKINS.olive) +
        eyes({ x: 100, y: 94, apart: 10, r: 5.6, kind: 'up', skin: SKINS.olive }, mood) +
        brows('worry', 100, 85, 10, 6) +
        nose('long', 99, 107, 7) +
        mouth('frown', 100, 115, 6, mood) +
        pineBranch(82, 40) +
        pineBranch(66, 31) +
        pineBranch(50, 22) +
        pineBranch(38, 13) +
        // A likeness of her, kept close; she has never met him.
        line('M84 138Q100 176 116 138', 1.6, GOLD) +
        place(heart(11, '#c9636d', 2) + line('M-4 -2l3 3l-2 3l4 3', 1.4), 100, 168) +
        place(hand(STEEL, 8), 118, 176, 1, 30),
    },
    // What she hears has thorns; what she says has none.
    mae_the_translator: {
      crown: { x: 100, y: 40, width: 44 },
      draw: (mood) =>
        modelled(blob([[100, 30], [128, 36], [146, 58], [146, 88], [130, 110], [70, 110], [54, 88], [54, 58], [72, 36]]), '#3b2a26', { angle: 45, gap: 3.6, width: 0.8, color: '#8a6a58' }) +
        coat(100, 130, 48, '#8f6a3a') +
        shape('M78 132C88 146 112 146 122 132L116 126H84Z', main, 2) +
        neck(100, 108, 134, 9, SKINS.dark) +
        head({ x: 100, y: 82, w: 24, h: 33 }, SKINS.dark) +
        shape('M74 70C80 54 92 50 100 50S120 54 126 70C116 62 108 60 100 60S84 62 74 70Z', accent, 2) +
        repeat(6, (i) => dot(80 + i * 8, 62 - Math.sin((i / 5) * Math.PI) * 5, 1.8, GOLD)) +
        eyes({ x: 100, y: 82, apart: 10, r: 5, kind: 'plain', skin: SKINS.dark }, mood) +
        brows('raised', 100, 73, 10, 6) +
        nose('button', 100, 94, 8) +
        mouth('smile', 100, 101, 8, mood) +
        both(100, dot(125, 92, 3, GOLD, 1.4)) +
        place(shape('M-20 0L-13 -5L-17 -13L-7 -9L-2 -19L4 -9L14 -14L12 -4L21 1L12 5L14 14L4 10L-2 17L-7 9L-17 12L-13 5Z', '#f6efe0', 2) + line('M-8 -3l5 4M-3 -3l-5 4M4 -3l5 4M9 -3l-5 4', 1.8, main), 62, 158) +
        place(shape('M-18 -2C-18 -16 18 -16 18 -2C18 10 2 12 -2 11L-10 18L-8 9C-14 8 -18 4 -18 -2Z', '#f6efe0', 2) + place(heart(6, '#d98a94', 1.6), 0, -2), 140, 156),
    },
    // Paid until the first. It is the thirty-first.
    captain_forhire: {
      crown: { x: 100, y: 42, width: 40, turn: 4 },
      draw: (mood) =>
        modelled(blob([[72, 80], [66, 104], [74, 122], [126, 122], [134, 104], [128, 80]]), '#4a3326', { angle: 84, gap: 3, width: 0.8 }) +
        coat(100, 130, 56, deep) +
        line('M62 148L120 194', 8, '#2a1b2e') +
        line('M62 148L120 194', 4, main) +
        neck(100, 110, 134, 11, SKINS.brown) +
        head({ x: 100, y: 86, w: 25, h: 33, jaw: 0.9, chin: 0.5 }, SKINS.brown) +
        eyes({ x: 100, y: 84, apart: 11, r: 5.2, kind: 'aside', skin: SKINS.brown }, mood) +
        brows('one', 100, 75, 11, 6, '#2a1b2e', 3) +
        nose('hook', 98, 96, 8) +
        shape('M100 102C92 96 80 100 68 92C74 106 88 110 100 106C112 110 126 106 132 92C120 100 108 96 100 102Z', '#4a3326', 1.8) +
        mouth('smirk', 100, 111, 6, mood) +
        modelled(blob([[56, 66, 1], [74, 58], [84, 38], [104, 34], [122, 44], [128, 58], [146, 60, 1], [124, 72], [100, 68], [76, 74]]), main, { angle: 70, gap: 3, width: 0.8, where: (x) => x > 92 }) +
        shape('M118 56C134 40 136 22 156 18C150 32 152 46 128 60Z', '#f0e6d0', 2) +
        line('M124 56Q140 40 152 22', 1.2) +
        // The calendar is the only thing he obeys.
        modelled(box(120, 146, 34, 36), PAPER, { angle: 0, gap: 40 }) +
        shape('M120 146H154V155H120Z', main, 2) +
        `<text x="137" y="177" font-family="Fraunces Variable, Georgia, serif" font-weight="700" font-size="22" text-anchor="middle" fill="#2a1b2e">31</text>` +
        place(hand(SKINS.brown, 8), 120, 178, 1, 40) +
        modelled(blob([[52, 168], [46, 184], [58, 194], [74, 192], [76, 178], [66, 166], [70, 160, 1], [52, 160, 1]]), '#a8813f', { angle: 60, gap: 3, width: 0.8 }) +
        buttons(100, 144, 12, 2, GOLD),
    },
    smudge: { crown: { x: 104, y: 42, width: 28, turn: 6 }, draw: smudge },
  },
}
