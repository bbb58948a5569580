import { dot, limb, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { flower, leaf } from '../../../drawing/motifs'
import { type Body, type Coat, eye, foot, smile } from './body'
import { INK } from '../../../theme/ink'

/** The species: every one is crossed with something that it never met. All look to the right. */
type Draw = (coat: Coat) => Body

/** Half jelly, half houseplant. */
const amoeba: Draw = ({ base, light, dark }) => ({
  behind: limb('M62 140Q34 128 28 146', 13, base) + limb('M140 132Q168 118 176 132', 13, base) + limb('M72 166Q50 180 38 178', 14, base) + limb('M134 168Q154 182 168 176', 14, base),
  front:
    shape('M100 60C140 56 164 92 156 130C150 168 128 184 98 182C66 182 44 162 46 126C48 90 66 62 100 60Z', base, 3.2) +
    shape('M100 76C130 74 146 98 142 126C138 154 120 168 98 168C76 166 60 152 62 126C64 98 78 78 100 76Z', light, 0, ' opacity="0.75"') +
    dot(80, 146, 8, dark) + dot(124, 150, 5, dark) + dot(72, 118, 5, dark) +
    `<g transform="translate(96 62) rotate(-64)">${leaf(26, '#8cc068', 2.2)}</g><g transform="translate(100 62) rotate(-118)">${leaf(20, '#8cc068', 2.2)}</g>` +
    eye(106, 108, 19, dark) + smile(110, 142, 12),
  places: { trunk: { x: 98, y: 132, rx: 48, ry: 44 }, crown: { x: 100, y: 62, r: 30 }, mouth: { x: 110, y: 144 }, brow: { x: 106, y: 86 }, hand: { x: 174, y: 132 }, tail: { x: 32, y: 146 } },
})

/** Half beetle, half stag. */
const beetle: Draw = ({ base, light, dark }) => ({
  behind: [66, 92, 118].map((x, i) => line(p`M${x} 150L${x - 8 + i * 7} 168L${x - 12 + i * 10} 184`, 6)).join('') + line('M150 84C160 66 150 48 158 38M154 66L170 58M152 54L142 44', 6.5) + line('M150 84C160 66 150 48 158 38M154 66L170 58M152 54L142 44', 2.6, '#d8b077'),
  front:
    oval(94, 132, 54, 34, base, 3.2) + line('M42 126Q94 84 146 122', 2.4, dark) +
    line('M94 100V165', 2.4, dark) + oval(94, 152, 36, 10, light, 0, ' opacity="0.6"') +
    oval(148, 112, 27, 26, dark, 3.2) + oval(154, 122, 17, 13, light, 0) + eye(144, 102, 9) + eye(164, 104, 8) + smile(160, 124, 9, 4) +
    line('M172 96Q188 84 186 72', 2.6) + dot(186, 71, 3.4, base, 2),
  places: { trunk: { x: 94, y: 132, rx: 52, ry: 33 }, crown: { x: 148, y: 87, r: 22 }, mouth: { x: 164, y: 126 }, brow: { x: 154, y: 102 }, hand: { x: 160, y: 152 }, tail: { x: 42, y: 134 } },
})

/** Half mouse, half squirrel. */
const mouse: Draw = ({ base, light, dark }) => ({
  behind: shape('M62 164C18 164 8 112 30 86C46 68 70 82 62 102C52 120 60 140 84 146Z', dark, 3.2) + line('M34 104C34 128 44 148 64 154', 2.4, base) + oval(120, 62, 23, 25, dark, 3.2) + oval(121, 64, 13, 15, '#f0b9bd', 0),
  front:
    shape('M64 182C46 168 56 122 92 116C122 110 140 140 132 182Z', base, 3.2) + oval(104, 160, 20, 22, light, 0) +
    shape('M92 112C88 82 120 72 146 84C166 92 184 108 184 116C180 130 130 140 110 132C100 128 94 122 92 112Z', base, 3.2) +
    oval(152, 60, 24, 26, base, 3.2) + oval(153, 63, 14, 16, '#f7c9c9', 0) +
    dot(184, 114, 6, '#e2828c', 2.2) + eye(140, 102, 9) + smile(164, 126, 9, 3) + line('M170 118l22 -6M170 121l22 4', 1.6) +
    foot(84, 182, 15, light) + foot(122, 182, 13, light) + limb('M118 146Q132 152 140 146', 9, base),
  places: { trunk: { x: 98, y: 150, rx: 36, ry: 32 }, crown: { x: 136, y: 76, r: 24 }, mouth: { x: 166, y: 128 }, brow: { x: 140, y: 98 }, hand: { x: 144, y: 146 }, tail: { x: 30, y: 96 } },
})

/** Half frog, half chameleon. */
const frog: Draw = ({ base, light, dark }) => ({
  behind: line('M52 158C14 162 12 118 38 116C58 116 56 142 40 138', 15) + line('M52 158C14 162 12 118 38 116C58 116 56 142 40 138', 9, base) + shape('M60 184C34 176 40 134 74 140L92 176Z', dark, 3),
  front:
    shape('M58 178C50 132 86 112 116 116C146 118 158 148 150 180Z', base, 3.2) + oval(112, 162, 30, 18, light, 0) +
    shape('M86 122C76 92 96 78 124 78C158 78 182 96 180 116C176 134 150 140 122 138C102 138 90 134 86 122Z', base, 3.2) +
    shape('M98 124Q138 138 178 116Q172 134 136 136Q108 136 98 124Z', light, 0) + line('M98 120Q138 138 178 114', 2.8) +
    dot(112, 76, 17, base, 3) + dot(156, 78, 16, base, 3) + eye(114, 74, 11) + eye(158, 76, 10.5) + dot(172, 100, 2, INK) + dot(177, 101, 2, INK) +
    foot(74, 184, 18, base) + foot(136, 184, 17, base) + line('M120 186l0 -6M136 188v-6M150 186v-5', 1.6),
  places: { trunk: { x: 104, y: 152, rx: 44, ry: 32 }, crown: { x: 134, y: 68, r: 28 }, mouth: { x: 146, y: 128 }, brow: { x: 136, y: 90 }, hand: { x: 152, y: 160 }, tail: { x: 36, y: 126 } },
})

/** Half fish, half rooster: it walks. */
const fish: Draw = ({ base, light, dark }) => ({
  behind: shape('M58 120L14 86Q24 120 12 158Z', dark, 3.2) + line('M26 108L46 118M24 136L46 126', 2) + limb('M92 158L88 178', 6, '#e6b23e', 2.4) + limb('M118 158L124 178', 6, '#e6b23e', 2.4) + line('M76 184L88 178L98 184M112 184L124 178L136 184', 4.4),
  front:
    shape('M50 122C66 82 124 70 162 94C182 108 186 124 182 132C166 164 98 178 50 122Z', base, 3.2) +
    shape('M70 138C110 166 156 152 178 134C150 140 110 146 70 138Z', light, 0) +
    shape('M88 88C92 66 116 58 132 64C126 70 126 76 128 82Z', dark, 3) +
    shape('M132 82Q128 62 140 62Q144 52 152 62Q164 58 160 74L164 92Z', '#d8503f', 2.8) +
    shape('M104 126Q88 138 98 152Q114 150 118 134Z', dark, 2.8) +
    repeat(5, (i) => line(p`M${74 + i * 15} ${110 + (i % 2) * 8}q6 6 0 14`, 2, dark)) +
    eye(150, 110, 10.5) + smile(174, 132, 9, 3),
  places: { trunk: { x: 106, y: 122, rx: 48, ry: 34 }, crown: { x: 146, y: 80, r: 24 }, mouth: { x: 176, y: 133 }, brow: { x: 156, y: 106 }, hand: { x: 122, y: 146 }, tail: { x: 20, y: 122 } },
})

/** Half pig, half duck. */
const pig: Draw = ({ base, light, dark }) => ({
  behind: line('M44 128q-18 -6 -12 -20q12 -8 14 4q-2 10 -14 6', 4) + limb('M66 160V178', 10, '#e59a3c', 2.6) + limb('M122 160V178', 10, '#e59a3c', 2.6),
  front:
    oval(92, 134, 54, 38, base, 3.2) + oval(92, 158, 34, 12, light, 0) +
    shape('M64 118C50 118 44 142 62 150C82 154 96 142 94 128C84 130 74 126 64 118Z', dark, 2.8) + line('M66 132q8 6 18 4M62 140q10 6 20 2', 2, light) +
    oval(146, 106, 36, 33, base, 3.2) + shape('M118 84L114 52L142 72Z', dark, 3) + shape('M150 72L166 48L174 80Z', base, 3) +
    oval(174, 114, 14, 17, dark, 3) + dot(170, 112, 3, INK) + dot(179, 112, 3, INK) + eye(138, 98, 9) + eye(160, 96, 8) + smile(156, 130, 10, 5) +
    shape('M50 184L58 174L66 178L76 174L80 184Z', '#e59a3c', 2.6) + shape('M106 184L114 174L122 178L132 174L136 184Z', '#e59a3c', 2.6),
  places: { trunk: { x: 92, y: 136, rx: 52, ry: 37 }, crown: { x: 146, y: 74, r: 28 }, mouth: { x: 156, y: 132 }, brow: { x: 150, y: 92 }, hand: { x: 138, y: 158 }, tail: { x: 34, y: 118 } },
})

/** Half monkey, half lemur. */
const monkey: Draw = ({ base, light, dark }) => ({
  behind:
    line('M66 164C14 168 10 108 40 84C52 74 66 84 58 96', 17) + line('M66 164C14 168 10 108 40 84C52 74 66 84 58 96', 11, light) + line('M66 164C14 168 10 108 40 84C52 74 66 84 58 96', 11, dark, ' stroke-dasharray="13 13"'),
  front:
    shape('M72 182C58 160 64 124 98 120C132 120 138 158 128 182Z', base, 3.2) + oval(102, 160, 18, 20, light, 0) +
    dot(82, 92, 15, base, 3) + dot(82, 92, 8, light) + dot(164, 90, 15, base, 3) + dot(164, 90, 8, light) +
    oval(124, 88, 38, 36, base, 3.2) + shape('M124 66C144 56 162 76 150 94C160 112 142 124 126 124C106 124 94 112 102 94C92 74 108 56 124 66Z', light, 2.6) +
    eye(114, 86, 9.5) + eye(138, 86, 9.5) + dot(124, 104, 2, INK) + dot(131, 104, 2, INK) + smile(132, 112, 11, 5) +
    shape('M110 56Q122 40 136 54Q128 56 126 62Z', dark, 2.6) + foot(84, 182, 16, dark) + foot(120, 182, 16, dark) + limb('M120 140Q144 150 154 136', 11, base) + dot(156, 134, 8, light, 2.8),
  places: { trunk: { x: 100, y: 152, rx: 34, ry: 31 }, crown: { x: 124, y: 53, r: 28 }, mouth: { x: 130, y: 116 }, brow: { x: 126, y: 76 }, hand: { x: 158, y: 134 }, tail: { x: 34, y: 96 } },
})

/** Half snake, half lynx. */
const snake: Draw = ({ base, light, dark }) => ({
  behind: line('M40 168Q18 160 14 142', 12) + line('M40 168Q18 160 14 142', 6, base) + shape('M6 150L20 148L10 128Z', '#e7c86a', 2.4),
  front:
    shape('M34 178C20 150 66 140 104 146C150 148 170 170 150 184C110 190 60 188 34 178Z', base, 3.2) + line('M52 182Q96 160 148 180', 2.4, dark) +
    shape('M60 158C50 128 96 120 118 126C146 132 146 152 128 158C104 164 78 166 60 158Z', base, 3.2) + line('M70 160Q100 142 132 152', 2.4, dark) +
    limb('M92 136C82 112 96 92 126 90', 24, base) + repeat(4, (i) => oval(58 + i * 24, 172 - (i % 2) * 3, 8, 4.6, dark, 0)) +
    shape('M104 88C100 62 134 54 160 66C182 74 188 88 180 98C160 114 112 116 104 88Z', base, 3.2) + shape('M126 104Q154 110 180 96Q170 108 148 110Q134 110 126 104Z', light, 0) +
    shape('M112 70L104 38L132 60Z', dark, 2.8) + shape('M138 60L150 34L158 64Z', dark, 2.8) + line('M104 38l-3 -10M150 34l2 -10', 3) +
    eye(136, 80, 9) + eye(162, 80, 8) + line('M182 96q10 2 14 -3m-14 3q9 5 13 4', 2.4, '#c2384c') + smile(168, 100, 12, 3),
  places: { trunk: { x: 94, y: 162, rx: 54, ry: 24 }, crown: { x: 134, y: 60, r: 26 }, mouth: { x: 172, y: 101 }, brow: { x: 148, y: 74 }, hand: { x: 146, y: 146 }, tail: { x: 16, y: 142 } },
})

/** Half bird, half fox. */
const bird: Draw = ({ base, light, dark }) => ({
  behind: shape('M66 146C34 168 6 156 8 128C10 110 26 106 32 120C44 126 58 124 72 128Z', '#dd8a44', 3.2) + shape('M8 130C8 114 24 106 32 120C22 120 18 132 24 142C14 142 8 138 8 130Z', '#fff5e3', 2.4) + limb('M94 164V178', 5, '#e6b23e', 2.4) + limb('M118 164V178', 5, '#e6b23e', 2.4) + line('M80 184L94 178L104 184M106 184L118 178L130 184', 4.4),
  front:
    shape('M58 132C60 108 88 98 112 104C140 108 150 140 132 160C108 176 64 166 58 132Z', base, 3.2) + oval(122, 146, 17, 20, light, 0) +
    shape('M66 124C72 160 104 166 116 150C108 146 112 138 118 132C100 128 84 116 66 124Z', dark, 3) +
    oval(136, 86, 32, 31, base, 3.2) + shape('M112 72L108 40L132 58Z', '#dd8a44', 2.8) + shape('M142 56L160 36L164 66Z', '#dd8a44', 2.8) +
    oval(148, 96, 17, 14, light, 0) + shape('M162 86L190 94L164 106Q158 96 162 86Z', '#f0b53f', 3) + line('M164 97L184 95', 2) + eye(132, 84, 9.5) + eye(154, 80, 8),
  places: { trunk: { x: 98, y: 136, rx: 42, ry: 30 }, crown: { x: 136, y: 56, r: 25 }, mouth: { x: 172, y: 102 }, brow: { x: 142, y: 72 }, hand: { x: 136, y: 158 }, tail: { x: 14, y: 134 } },
})

/** Half crocodile, half cow. */
const crocodile: Draw = ({ base, light, dark }) => ({
  behind: shape('M58 146C28 150 12 132 4 110C20 122 42 124 66 128Z', base, 3.2) + repeat(3, (i) => shape(p`M${20 + i * 14} ${122 + i * 3}l4 -11l8 10Z`, dark, 2.2)) + limb('M70 158V176', 12, dark) + limb('M116 158V176', 12, dark),
  front:
    oval(92, 140, 50, 28, base, 3.2) + shape('M64 126C76 116 92 122 88 136C80 146 62 142 64 126Z', '#fbf6ea', 0) + shape('M102 146C112 136 130 142 126 156C116 164 104 158 102 146Z', '#fbf6ea', 0) + oval(92, 162, 32, 8, light, 0) +
    shape('M118 122C112 92 134 82 148 92L190 104Q198 114 190 122L140 136C126 136 120 132 118 122Z', base, 3.2) + shape('M130 128L190 118Q192 124 186 126L142 138Q132 136 130 128Z', light, 2.4) +
    repeat(5, (i) => shape(p`M${142 + i * 10} ${126 - i * 1.7}l3 8l4 -9Z`, '#fffdf4', 1.6)) +
    dot(138, 88, 12, base, 3) + eye(139, 86, 8.5) + shape('M122 82Q110 64 124 58Q120 70 132 76Z', '#efe3c4', 2.6) + shape('M148 78Q152 60 164 62Q156 70 158 82Z', '#efe3c4', 2.6) +
    dot(184, 106, 2.4, INK) + foot(70, 182, 15, dark) + foot(118, 182, 15, dark),
  places: { trunk: { x: 92, y: 140, rx: 48, ry: 28 }, crown: { x: 138, y: 76, r: 20 }, mouth: { x: 168, y: 128 }, brow: { x: 150, y: 92 }, hand: { x: 138, y: 162 }, tail: { x: 12, y: 118 } },
})

/** Half tyrannosaur, half hen. */
const tRex: Draw = ({ base, light, dark }) => ({
  behind: shape('M72 150C38 158 16 138 8 104C28 120 50 118 76 116Z', base, 3.2) + shape('M8 104L26 98L22 114Z', '#fbf2df', 2.4) + shape('M14 118L34 112L30 126Z', '#fbf2df', 2.4) + shape('M108 150L120 172L112 180L128 184L138 178L126 148Z', dark, 3),
  front:
    shape('M66 140C62 108 92 90 118 102C140 116 134 152 110 162C86 168 70 160 66 140Z', base, 3.2) + oval(116, 138, 17, 24, light, 0) +
    shape('M70 132C82 128 96 134 100 150C92 168 96 174 88 180L104 184L66 184L76 172C70 160 62 144 70 132Z', base, 3.2) + shape('M70 118C84 110 100 118 100 132C88 140 74 134 70 118Z', '#fbf2df', 2.6) +
    shape('M100 86C96 54 130 44 152 52L184 62Q192 74 186 84L178 88L188 94Q184 106 168 106L128 108C110 108 102 98 100 86Z', base, 3.2) + line('M140 88L180 87', 2.6) + repeat(4, (i) => shape(p`M${148 + i * 9} 87l3 7l4 -7Z`, '#fffdf4', 1.4)) +
    shape('M112 56Q104 36 118 38Q122 24 132 36Q146 28 142 48Z', '#d8503f', 2.8) + shape('M150 106q4 14 10 0Z', '#d8503f', 2.4) + eye(142, 66, 9) + dot(180, 68, 2.4, INK) +
    limb('M128 122Q142 122 144 130', 6, base) + line('M144 130l5 3m-6 -1l1 6', 2.4),
  places: { trunk: { x: 100, y: 134, rx: 36, ry: 32 }, crown: { x: 130, y: 47, r: 24 }, mouth: { x: 166, y: 98 }, brow: { x: 150, y: 60 }, hand: { x: 148, y: 132 }, tail: { x: 14, y: 112 } },
})

/** Half elephant, half zebra. */
const elephant: Draw = ({ base, light, dark }) => ({
  behind: line('M42 116q-18 10 -16 30', 4) + shape('M20 144l14 -2l-4 18Z', dark, 2.4) + shape('M60 150V184H80V158Z', dark, 3) + shape('M112 150V184H130V158Z', dark, 3),
  front:
    oval(88, 122, 52, 42, base, 3.2) + shape('M48 150V184H70V158Z', base, 3) + shape('M98 152V184H120V156Z', base, 3) +
    line('M62 88q-8 24 0 48M82 82q-8 30 0 60M102 86q-4 26 4 50', 6, dark) +
    oval(140, 96, 36, 35, base, 3.2) + shape('M164 104C186 108 190 132 180 150C176 160 164 156 166 148C172 138 168 128 156 128Z', base, 3.2) + line('M176 124l8 -3M176 136l8 -1', 2) +
    shape('M112 74C88 66 82 104 96 122C108 130 124 122 124 104Z', light, 3.2) + shape('M154 128q4 14 16 12q-8 -4 -8 -14Z', '#fffdf4', 2.4) +
    eye(142, 90, 9) + eye(162, 90, 7.5) + line('M52 184v-5M60 184v-5M104 184v-5M112 184v-5', 1.8),
  places: { trunk: { x: 88, y: 124, rx: 50, ry: 40 }, crown: { x: 142, y: 62, r: 28 }, mouth: { x: 154, y: 128 }, brow: { x: 152, y: 78 }, hand: { x: 172, y: 152 }, tail: { x: 28, y: 136 } },
})

/** Half orca, half panda. */
const orca: Draw = ({ base, light, dark }) => ({
  behind: shape('M46 136C22 136 10 120 6 100C24 108 36 110 50 118Z', base, 3.2) + shape('M46 140C28 150 18 160 16 174C34 172 50 164 60 150Z', base, 3.2),
  front:
    shape('M44 128C58 92 112 72 154 88C182 98 192 116 188 130C176 164 84 178 44 128Z', base, 3.2) + shape('M74 146C112 170 168 160 187 134C160 134 142 138 128 132C108 142 90 146 74 146Z', light, 0) +
    shape('M88 90C92 62 108 50 122 48C118 62 120 74 126 84Z', base, 3.2) + dot(140, 82, 11, dark, 3) + dot(170, 88, 10, dark, 3) +
    oval(138, 108, 13, 8.5, light, 0, ' transform="rotate(-14 138 108)"') + eye(150, 110, 7.5) + smile(174, 132, 13, 4) +
    shape('M104 140C96 156 104 172 120 176C128 164 126 150 120 140Z', dark, 3) + foot(92, 180, 14, '#e6b23e') + foot(132, 180, 14, '#e6b23e'),
  places: { trunk: { x: 104, y: 124, rx: 54, ry: 36 }, crown: { x: 152, y: 78, r: 25 }, mouth: { x: 174, y: 136 }, brow: { x: 156, y: 98 }, hand: { x: 124, y: 168 }, tail: { x: 14, y: 110 } },
})

/** A scarecrow of straw, which has no player. */
const dummy: Draw = ({ base, light, dark }) => ({
  behind: line('M100 90V186', 9) + line('M100 90V186', 4, '#9a6a3c') + line('M40 112H160', 9) + line('M40 112H160', 4, '#9a6a3c'),
  front:
    shape('M70 104L130 104L140 168L60 168Z', '#7f9ab0', 3.2) + line('M62 168l-6 12M78 168l-3 14M122 168l3 14M138 168l6 12', 3, dark) +
    shape('M48 104L70 104L66 124L46 122Z', '#7f9ab0', 2.8) + shape('M130 104L152 104L154 122L134 124Z', '#7f9ab0', 2.8) + line('M46 118l-14 -6m14 0l-14 6M154 118l14 -6m-14 0l14 6', 3, dark) +
    oval(102, 74, 31, 30, base, 3.2) + oval(104, 86, 18, 12, light, 0) + line('M86 66l10 10m0 -10l-10 10M112 66l10 10m0 -10l-10 10', 3.4) + line('M88 90q16 10 32 0M94 89v6M104 92v6M114 89v6', 2.4) +
    shape('M58 58Q100 40 148 58L128 54L120 24L84 26L78 54Z', dark, 3) + `<g transform="translate(128 44)">${flower(8, '#e5734f')}</g>`,
  places: { trunk: { x: 100, y: 138, rx: 36, ry: 30 }, crown: { x: 102, y: 46, r: 24 }, mouth: { x: 106, y: 92 }, brow: { x: 104, y: 60 }, hand: { x: 164, y: 116 }, tail: { x: 36, y: 118 } },
})

export const BODIES: Record<string, Draw> = { amoeba, beetle, mouse, frog, fish, pig, monkey, snake, bird, crocodile, t_rex: tRex, elephant, orca, dummy }
