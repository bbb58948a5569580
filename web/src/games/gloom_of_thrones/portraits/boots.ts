import { both, dot, line, oval, p, place, repeat, shape } from '../../../drawing/draw'
import { blob, box, mirrored, modelled, ring } from '../ink/pen'
import { BONE, PAPER, SKINS, TONES, WOOD } from '../palette'
import { buttons, coat, hand, neck, ruff, sleeve } from './dress'
import { blush, brows, eyes, head, mouth, nose } from './face'
import type { House } from './sitter'

const { main, deep, accent } = TONES.boots

/** A foot that has been without a boot for some time, seen from below. */
const sole = (skin: string) =>
  modelled(blob([[0, -20], [11, -14], [12, 2], [8, 18], [0, 22], [-9, 18], [-10, 2], [-11, -14]]), skin, { angle: 50, gap: 3, width: 0.7, where: (x) => x > 2 }, 2) + repeat(5, (i) => dot(-9 + i * 4.8, -24 + Math.abs(i - 1) * 2.2, 4 - i * 0.5, skin, 1.6))

const stripes = (outline: ReturnType<typeof blob>) => modelled(outline, BONE, { angle: 4, gap: 9, width: 4.2, color: accent, bare: 0 })

const spectacles = (x: number, y: number) => both(x, `<circle cx="${x + 12}" cy="${y}" r="9" fill="#ffffff55" stroke="#2a1b2e" stroke-width="2"/>`) + line(p`M${x - 3} ${y - 1}q3 -3 6 0M${x + 21} ${y - 2}l7 -3M${x - 21} ${y - 2}l-7 -3`, 1.8)

/** Flat from decades under other people. */
const insoleHead = mirrored(100, [[100, 88], [124, 84], [146, 92], [152, 106], [142, 120], [118, 128], [100, 126]])

export const boots: House = {
  family: 'boots',
  sitters: {
    // The tallest. Nobody asked for anything else.
    barefoot_bertram: {
      crown: { x: 98, y: 30, width: 30, turn: -8 },
      draw: (mood) =>
        coat(100, 146, 44, main) +
        shape('M84 148L100 172L116 148Z', BONE, 2) +
        neck(100, 92, 152, 9, SKINS.olive) +
        line('M92 122q8 4 16 0M92 132q8 4 16 0', 1) +
        head({ x: 100, y: 66, w: 20, h: 34, jaw: 0.86, chin: 0.4 }, SKINS.olive) +
        modelled(blob([[76, 52], [84, 34], [104, 26], [122, 38], [126, 54], [112, 46], [92, 48]]), main, { angle: 60, gap: 3, width: 0.8 }) +
        shape('M118 42C132 34 144 32 154 20C154 36 140 50 122 52Z', accent, 2) +
        eyes({ x: 100, y: 64, apart: 8.5, r: 4.8, kind: 'down', skin: SKINS.olive }, mood) +
        brows('raised', 100, 55, 8.5, 5) +
        nose('hook', 99, 78, 8) +
        shape('M86 88C94 98 106 98 114 88L110 102L100 108L90 102Z', '#7a5a3c', 1.8) +
        mouth('smirk', 100, 89, 6, mood) +
        place(sole(SKINS.olive), 58, 164, 0.95, -24) +
        place(sole(SKINS.olive), 142, 166, 0.95, 22, true),
    },
    // Took vows, but not which.
    sister_sock: {
      crown: { x: 100, y: 38, width: 40 },
      draw: (mood) =>
        stripes(mirrored(100, [[100, 30], [126, 36], [138, 62], [138, 110], [150, 150], [100, 158]])) +
        coat(100, 140, 48, deep) +
        shape('M72 122C84 146 116 146 128 122L134 144C112 160 88 160 66 144Z', '#fbf6ea', 2) +
        modelled(ring(100, 90, 27, 34), '#fbf6ea', { angle: 60, gap: 40 }) +
        modelled(ring(100, 90, 21, 29), SKINS.rosy, { angle: 62, gap: 2.6, width: 0.7, where: (x) => x > 110 }, 1.8) +
        eyes({ x: 100, y: 84, apart: 9, r: 6, kind: 'wide', skin: SKINS.rosy }, mood) +
        brows('raised', 100, 72, 9, 6) +
        nose('button', 100, 98, 7) +
        blush(84, 102, 4) +
        blush(116, 102, 4) +
        mouth('smile', 100, 106, 9, mood) +
        // The congregation.
        stripes(blob([[122, 194, 1], [124, 160], [128, 142], [146, 138], [160, 146], [158, 158], [146, 160], [148, 194, 1]])) +
        dot(140, 146, 3.6, '#fff', 1.6) +
        dot(150, 147, 3.6, '#fff', 1.6) +
        dot(141, 147, 1.4, '#2a1b2e') +
        dot(151, 148, 1.4, '#2a1b2e') +
        line('M142 156Q150 152 158 154', 1.8),
    },
    // It was due back before the war.
    the_librarian: {
      crown: { x: 100, y: 48, width: 38 },
      draw: (mood) =>
        modelled(ring(100, 40, 15, 13), '#8d867c', { angle: 40, gap: 3, width: 0.8 }) +
        line('M82 32L120 46', 4.6) +
        line('M82 32L118 45', 2.2, '#e0c25a') +
        coat(100, 130, 44, '#8a7a5c') +
        shape('M86 132L100 146L114 132L108 126H92Z', BONE, 2) +
        neck(100, 108, 132, 8, SKINS.brown) +
        head({ x: 100, y: 82, w: 23, h: 34, jaw: 0.72 }, SKINS.brown) +
        shape('M77 78C76 58 88 48 100 48S124 58 123 78C116 64 108 60 100 60S84 64 77 78Z', '#8d867c', 2) +
        eyes({ x: 100, y: 84, apart: 12, r: 5, kind: 'plain', skin: SKINS.brown }, mood) +
        spectacles(100, 84) +
        brows('angry', 100, 71, 12, 6) +
        nose('long', 99, 100, 7) +
        mouth('purse', 100, 108, 8, mood) +
        // Hush.
        line('M104 128V106', 8.4) +
        line('M104 128V107', 5, SKINS.brown) +
        place(hand(SKINS.brown, 8), 106, 132) +
        sleeve('M132 192C134 164 120 152 110 140', 14, '#8a7a5c') +
        place(modelled(box(-20, -26, 40, 52), main, { angle: 70, gap: 3.4, width: 0.8 }) + shape('M-14 -18H14V-4H-14Z', PAPER, 1.6) + line('M-10 -13H10M-10 -9H6', 1.2) + shape('M2 -30H18V-16H2Z', '#f3d9d0', 1.6) + line('M5 -26H15M5 -22H12', 1.2, '#9c2f36'), 60, 164, 1, -8) +
        place(hand(SKINS.brown, 8), 74, 178, 1, 30),
    },
    // Every knot she ties has somebody in it.
    lacey_eyelet: {
      crown: { x: 100, y: 42, width: 36 },
      draw: (mood) =>
        modelled(mirrored(100, [[100, 34], [126, 42], [138, 72], [134, 116], [148, 146], [126, 140], [100, 130]]), '#3c2430', { angle: 82, gap: 3.4, width: 0.8, color: '#8a5f6e' }) +
        coat(100, 128, 46, deep) +
        neck(100, 108, 134, 8, SKINS.pale) +
        shape('M80 134H120L112 194H88Z', accent, 2) +
        repeat(5, (i) => line(p`M${90 - i * 0.6} ${142 + i * 10}L${110 + i * 0.4} ${152 + i * 10}M${110 + i * 0.6} ${142 + i * 10}L${90 - i * 0.4} ${152 + i * 10}`, 1.8, BONE)) +
        repeat(6, (i) => dot(88, 142 + i * 10, 2, '#e0c25a', 1) + dot(112, 142 + i * 10, 2, '#e0c25a', 1)) +
        ruff(100, 128, 22, 6) +
        head({ x: 100, y: 80, w: 22, h: 35, jaw: 0.66, chin: 0.22 }, SKINS.pale) +
        shape('M78 76C76 54 88 45 100 45C114 45 124 56 122 76C118 66 112 58 98 56C92 62 84 64 78 76Z', '#3c2430', 2) +
        line('M84 58L94 48M90 60L101 47M97 58L108 48', 1.6, accent) +
        eyes({ x: 100, y: 80, apart: 9.5, r: 5.2, kind: 'aside', skin: SKINS.pale }, mood) +
        both(100, `<circle cx="109.5" cy="80" r="8" fill="none" stroke="#b98a35" stroke-width="2.2"/>`) +
        brows('one', 100, 68, 9.5, 6) +
        nose('snub', 100, 94, 7) +
        mouth('smirk', 100, 103, 7, mood) +
        // A bootlace with plans.
        line('M146 194C176 160 132 150 146 132C158 120 170 140 150 146C136 150 128 134 142 126', 4.8) +
        line('M146 194C176 160 132 150 146 132C158 120 170 140 150 146C136 150 128 134 142 126', 2.2, accent) +
        place(hand(SKINS.pale, 7), 148, 170, 1, 20),
    },
    // Supported everyone for ninety years.
    old_insole: {
      crown: { x: 100, y: 86, width: 40 },
      draw: (mood) =>
        coat(100, 142, 60, main) +
        shape('M88 126H112V148H88Z', SKINS.olive, 2) +
        modelled(insoleHead, SKINS.olive, { angle: 62, gap: 2.6, width: 0.7, where: (x) => x > 128 }) +
        line('M64 96Q100 90 136 96M70 90Q100 86 130 90', 1.1) +
        repeat(9, (i) => line(p`M${56 + i * 11} ${122 - Math.abs(i - 4)}l3 3`, 1.6, accent)) +
        both(100, shape('M148 96C160 92 162 106 150 112Z', SKINS.olive, 2)) +
        line('M56 92q-6 -4 -4 -10M144 92q6 -4 4 -10M60 90q-3 -5 0 -9M140 90q3 -5 0 -9', 1.6, '#f3efe4') +
        eyes({ x: 100, y: 102, apart: 22, r: 5.6, kind: 'shut', skin: SKINS.olive }, mood) +
        brows('worry', 100, 95, 22, 8, '#f3efe4', 4) +
        nose('snub', 100, 108, 9) +
        mouth('smile', 100, 117, 12, mood) +
        modelled(blob([[84, 122], [100, 124], [116, 122], [112, 150], [104, 190], [100, 194], [96, 190], [88, 150]]), '#f3efe4', { angle: 86, gap: 3, width: 0.7 }, 1.8) +
        mouth('smile', 100, 118, 10, mood) +
        line('M140 194V130C140 116 158 116 158 130', 7.6) +
        line('M140 194V130C140 116 158 116 158 130', 3.8, WOOD) +
        place(hand(SKINS.olive, 9), 140, 154) +
        oval(66, 168, 9, 7, accent, 2) +
        line('M60 165l12 6M72 165l-12 6', 1.4) +
        buttons(122, 166, 12, 2, accent),
    },
  },
}
