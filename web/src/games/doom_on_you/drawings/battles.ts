import { dot, limb, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { leaf, littleOne, sparkle, star } from '../../../drawing/motifs'
import { INK } from '../../../theme/ink'

const at = (x: number, y: number, svg: string, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${svg}</g>`

/** Battle cards, in the square of the animals. */
export const BATTLES: Record<string, string> = {
  // A very large spear for a very small snack.
  hunt:
    dot(100, 100, 78, '#fff6e0', 3.4) + dot(100, 100, 54, 'none', 0) + line('M100 46A54 54 0 1 0 100.1 46M100 10V52M100 148V190M10 100H52M148 100H190', 6, '#d8433b') +
    at(100, 132, littleOne(26, '#e9b36a', '#fbe3b4', 'shy')) + dot(120, 70, 3, '#62a6cf') + dot(126, 80, 3.6, '#62a6cf') + line('M34 34L84 84', 12) + line('M34 34L84 84', 6, '#8c6a4c') + shape('M78 74L104 104L70 92Z', '#dfe6ea', 3) + at(30, 30, leaf(26, '#d8433b', 2.2), 200),
  // Warranty void if licked.
  force_field:
    oval(100, 176, 60, 8, '#0002', 0) + at(100, 172, littleOne(46, '#f0a3a8', '#fbd9d6')) + line('M94 116Q102 128 110 116', 3) + shape('M98 120h8v8q-4 5 -8 0z', '#e5737e', 2.2) +
    dot(100, 104, 82, '#9fdcf566', 4) + line('M44 74Q58 40 94 34', 8, '#fff') + dot(48, 92, 5, '#fff') + [[18, 44, 20], [184, 60, -20], [26, 168, -30], [178, 160, 24]].map(([x, y, turn]) => at(x!, y!, star(13, '#ffd166', 2.4, 4, 0.4), turn)).join(''),
  // Return to sender, or to somebody.
  deflect:
    line('M8 160C60 150 96 120 104 96C116 60 150 40 184 44', 15) + line('M8 160C60 150 96 120 104 96C116 60 150 40 184 44', 8, '#f2a93b') + shape('M170 22L198 46L168 64Z', '#f2a93b', 3) +
    at(88, 116, limb('M0 40L0 74', 14, '#8c6a4c') + oval(0, 6, 38, 42, '#d8433b', 3.4) + oval(0, 6, 30, 34, '#e96f5f', 0) + dot(-11, 0, 9, '#fffdf4', 2.4) + dot(12, 0, 9, '#fffdf4', 2.4) + dot(-8, 2, 4, INK) + dot(15, 2, 4, INK) + line('M-22 -12L-4 -8M24 -12L6 -8', 3.6) + line('M-12 22Q0 14 14 22', 3), 34) + at(128, 74, star(20, '#ffd166', 2.6, 8, 0.5)),
  // Finders, keepers, feeders.
  capture:
    oval(102, 180, 84, 9, '#0002', 0) + at(100, 178, shape('M-64 0V-84H64V0Z', '#5b4632', 3.4) + littleOne(42, '#8fb6c9', '#dbeaf0', 'shy')) + line('M36 94V178M58 94V178M80 94V178M120 94V178M142 94V178M164 94V178', 8) + line('M36 94V178M58 94V178M80 94V178M120 94V178M142 94V178M164 94V178', 4, '#c3c9d2') + shape('M26 84H174V98H26Z', '#8c6a4c', 3.2) + shape('M26 174H174V186H26Z', '#8c6a4c', 3.2) + line('M100 84V24', 4) + line('M100 24Q130 8 150 20', 4) + shape('M150 20C164 24 166 44 158 56C146 52 140 32 150 20Z', '#f08a3c', 2.8) + at(152, 22, leaf(16, '#7fb55f', 2), -70) + shape('M88 150h24v24h-24z', '#e6b23e', 3) + dot(100, 160, 4, INK) + line('M100 160v8', 3),
  // It was behind you the whole time.
  sneak_attack:
    dot(150, 44, 26, '#fff3cf', 3) + dot(140, 38, 22, '#8fa7b8', 0) + shape('M6 186C0 130 28 96 60 104C74 76 124 76 138 102C172 94 200 128 194 186Z', '#3f5a44', 3.4) + repeat(7, (i) => at(24 + i * 26, 124 + (i % 3) * 16, leaf(28, i % 2 ? '#5a8a5c' : '#4b7450', 2), -120 + i * 24)) +
    [[74, 134], [118, 134]].map(([x, y]) => `<g class="blink">${oval(x!, y!, 17, 13, '#fff3a8', 3)}${oval(x! + 3, y! + 1, 5, 10, INK, 0)}</g>`).join('') + line('M54 114L90 124M138 114L102 124', 6) + shape('M72 160Q96 178 122 158L114 170Q96 180 80 170Z', '#fff', 2.4) + at(172, 88, sparkle(10)) + line('M150 176l16 -34l8 8l-16 30z', 3) + shape(p`M164 144l10 -30l4 36z`, '#dfe6ea', 2.6),
}
