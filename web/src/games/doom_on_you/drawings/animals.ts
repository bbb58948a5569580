import { dot, limb, line, oval, p, repeat, shape } from '../../../drawing/draw'
import { flame, leaf } from '../../../drawing/motifs'
import { INK } from '../../../theme/ink'
import type { Coat } from '../palette'

/** The side of a square drawing; the ground is at 184. */
export const VIEW = 200

type Draw = (coat: Coat) => string

/** An eye under a brow that means it. */
const fierce = (x: number, y: number, r: number, iris = INK, tilt = 1) =>
  `<g class="blink">${dot(x, y, r, '#fffdf4', 2.4)}${dot(x + r * 0.25, y + r * 0.15, r * 0.52, iris)}${dot(x + r * 0.4, y - r * 0.12, r * 0.18, '#fff')}</g>` + line(p`M${x - r * 1.3} ${y - r * (1 + 0.75 * tilt)}L${x + r * 1.1} ${y - r * (1 - 0.15 * tilt)}`, 4)
const at = (x: number, y: number, svg: string, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}">${svg}</g>`
const hoof = (x: number, fill: string, width = 15) => shape(p`M${x - width / 2} 172h${width}l3 12h${-width - 6}z`, fill, 2.8)

/** Soft wool and boxing gloves. */
const alpaca: Draw = ({ base, light, dark }) =>
  hoof(78, dark) + hoof(112, dark) + limb('M78 150V172', 15, base) + limb('M112 150V172', 15, base) +
  shape('M48 128C40 108 56 92 72 98C80 86 104 86 110 98C128 94 138 112 130 126C140 144 122 160 106 154C96 166 76 164 70 154C52 158 42 142 48 128Z', base, 3.2) +
  line('M66 122q8 -8 14 0M88 132q8 -8 14 0M72 142q8 -8 14 0', 2.4, dark) +
  shape('M98 110C92 84 94 62 102 50L132 52C134 74 132 96 126 112Z', base, 3.2) +
  shape('M104 46L102 16L114 34ZM128 46L140 20L126 34Z', base, 3) +
  shape('M94 52C90 32 108 26 120 28C140 28 160 40 162 52C162 66 146 72 126 70C108 72 96 66 94 52Z', light, 3.2) +
  shape('M98 40C98 24 112 18 120 26C130 18 140 26 138 36C128 44 106 46 98 40Z', base, 2.8) +
  dot(158, 50, 3, INK) + line('M136 62q10 5 20 -2', 2.8) + fierce(124, 50, 8) +
  limb('M124 122Q146 118 152 104', 12, base) + limb('M118 132Q150 142 166 136', 12, base) +
  at(156, 96, shape('M-14 4C-18 -14 -4 -22 8 -18C22 -14 22 4 12 10L-10 12Z', '#d8433b', 3) + line('M-10 4L10 2', 2.4), -18) +
  at(170, 138, shape('M-14 4C-18 -14 -4 -22 8 -18C22 -14 22 4 12 10L-10 12Z', '#e2574c', 3) + line('M-10 4L10 2', 2.4), 14) + line('M180 106l8 -8M186 118l10 -3', 3)

/** A bird with binoculars and a plan. */
const bird: Draw = ({ base, light, dark }) =>
  line('M92 160L86 184M112 160L116 184M76 184H94M106 184H126', 5) + line('M92 160L86 184M112 160L116 184M76 184H94M106 184H126', 2, '#e6a13e') +
  shape('M40 118L10 96L20 124L8 138L36 140Z', dark, 3) +
  shape('M36 128C44 92 88 78 122 88C150 96 156 128 138 150C116 174 62 170 36 128Z', base, 3.2) + shape('M84 156C104 162 128 152 134 132C120 130 94 136 84 156Z', light, 0) +
  `<g class="flap">${shape('M54 120C60 96 92 94 106 108C98 134 70 142 54 120Z', dark, 3)}${line('M66 120q16 4 30 -8M72 130q12 0 20 -10', 2.2)}</g>` +
  shape('M100 96C98 62 118 46 140 48C164 50 172 70 166 88C160 104 128 112 100 96Z', base, 3.2) + shape('M164 78L192 88L162 98Z', '#f2a93b', 3) + line('M164 88L186 88', 2) +
  oval(136, 76, 15, 14, light, 0) + fierce(134, 78, 9) +
  shape('M98 52C120 40 150 38 172 50L170 56C146 48 122 50 100 60Z', '#5a6e39', 3) + shape('M112 50C112 28 128 18 144 22C156 26 158 38 156 46C142 42 126 44 112 50Z', '#7d9350', 3) + at(150, 26, leaf(26, '#d8433b', 2.2), -52) +
  limb('M120 132Q142 136 150 122', 9, base) + at(158, 112, shape('M-16 -9H16V9H-16Z', '#3d3a4a', 2.8) + dot(16, -4, 7, '#8fd0ef', 2.4) + dot(16, 7, 7, '#8fd0ef', 2.4), -24)

/** A turtle whose shell says it all. */
const turtle: Draw = ({ base, light, dark }) =>
  shape('M30 158L10 168L34 170Z', base, 3) + repeat(2, (i) => shape(p`M${56 + i * 62} 160h26l4 24h${-34}z`, base, 3)) +
  shape('M142 150C140 124 152 106 170 106C190 108 194 130 186 144C178 156 160 160 142 158Z', base, 3.2) + oval(176, 144, 12, 6, light, 0) + line('M164 142Q176 146 186 140', 2.8) + fierce(170, 124, 8.5) +
  shape('M24 162C18 106 46 66 90 66C134 66 160 106 154 162C120 172 60 172 24 162Z', dark, 3.2) +
  shape('M64 92L114 92L138 116V138L118 158H60L38 138V114Z', '#d8433b', 3.4) + shape('M68 98L110 98L131 118V136L115 152H63L45 136V117Z', 'none', 0) + line('M68 99H110L131 119V135L115 151H63L45 135V117Z', 3, '#fff6e0') +
  dot(88, 112, 7, '#fff6e0', 2.2) + shape('M72 146V124Q74 118 80 120V108Q84 104 87 108V104Q91 100 95 104V108Q99 106 101 110V126Q108 120 110 126Q104 142 100 146Z', '#fff6e0', 2.4)

/** You have been leaning on it. */
const chameleon: Draw = ({ base, light, dark }) =>
  line('M6 178H196', 9, '#7a5a34') + line('M6 178H196', 3, '#5a4024') +
  line('M52 150C12 156 8 110 38 108C60 108 58 138 40 134', 16) + line('M52 150C12 156 8 110 38 108C60 108 58 138 40 134', 10, base) +
  limb('M78 152L70 176', 13, base) + limb('M124 154L132 176', 13, base) +
  shape('M46 148C50 106 84 92 116 100C140 106 146 132 138 154C110 168 70 166 46 148Z', base, 3.2) +
  shape('M64 118q10 -14 24 -8q8 12 -6 20q-16 4 -18 -12zM104 134q10 -12 22 -4q6 14 -8 18q-14 0 -14 -14z', dark, 0) + shape('M86 142q10 -8 16 2q-2 12 -12 10q-8 -4 -4 -12z', light, 0) +
  shape('M108 122C100 90 118 70 142 70C172 70 190 92 188 112C184 132 128 140 108 122Z', base, 3.2) + line('M126 122Q160 130 186 112', 3) +
  shape('M112 82C104 56 128 36 150 44C170 50 178 66 172 80C154 66 132 68 112 82Z', dark, 3) + at(122, 56, leaf(24, '#7fb55f', 2.2), -140) + at(146, 44, leaf(26, '#8cc068', 2.2), -78) + at(166, 54, leaf(22, '#7fb55f', 2.2), -24) +
  dot(152, 92, 15, light, 3) + fierce(153, 92, 8) + line('M172 120Q184 134 172 150', 8) + line('M172 120Q184 134 172 150', 4, '#e5737e') + dot(170, 153, 7, '#e5737e', 2.4) + dot(162, 160, 5, '#3d3a4a', 2) + oval(157, 153, 5, 3, '#dfeaf2', 1.8) + oval(166, 150, 3.4, 4.6, '#dfeaf2', 1.8)

/** Stands on one leg, and aims. */
const flamingo: Draw = ({ base, light, dark }) =>
  line('M88 146V184M76 184H102', 7) + line('M88 146V184', 3, '#f2a36b') + line('M100 144L116 160L98 166', 7) + line('M100 144L116 160L98 166', 3, '#f2a36b') +
  shape('M34 120L8 112L22 132L12 146L44 140Z', dark, 3) + shape('M34 128C40 98 80 88 108 104C124 116 120 144 98 152C70 160 40 154 34 128Z', base, 3.2) +
  `<g class="flap">${shape('M50 122C62 104 88 106 98 118C90 140 66 144 50 122Z', dark, 2.8)}</g>` +
  line('M104 122C140 120 134 82 116 72C100 60 106 34 128 34', 20) + line('M104 122C140 120 134 82 116 72C100 60 106 34 128 34', 14, base) +
  oval(130, 38, 21, 18, base, 3.2) + shape('M146 30C164 30 170 44 162 58C158 52 150 50 142 50Z', light, 3) + shape('M162 58C170 44 166 36 160 33L168 50Z', INK, 0) + fierce(132, 36, 8) +
  at(160, 60, flame(62, '#f26b3a', '#ffd166', 3), 154) + line('M150 62l-6 8M158 66l-2 10', 2.6) + line('M96 96q6 4 4 12M112 90q8 2 10 10', 2.4, light)

/** A cuddle with ulterior motives: a panda with more hands than needed. */
const panda: Draw = ({ base, dark }) =>
  oval(70, 176, 20, 12, dark, 3) + oval(132, 176, 20, 12, dark, 3) +
  limb('M60 132Q30 128 22 104', 17, dark) + limb('M64 148Q34 160 18 148', 17, dark) + limb('M142 132Q170 128 178 104', 17, dark) + limb('M138 148Q168 160 184 148', 17, dark) +
  oval(100, 146, 46, 38, base, 3.2) + shape('M62 122Q100 102 138 122L132 136Q100 122 68 136Z', dark, 0) +
  [[24, 96, -20], [20, 146, -70], [176, 96, 20], [180, 146, 70]].map(([x, y, turn]) => at(x!, y!, repeat(3, (i) => line(p`M${-7 + i * 7} 0V-14`, 9) + line(p`M${-7 + i * 7} 0V-14`, 5, '#4a4656')) + dot(0, 2, 11, '#4a4656', 2.6), turn)).join('') +
  dot(62, 48, 18, dark, 3) + dot(138, 48, 18, dark, 3) + oval(100, 78, 50, 42, base, 3.2) +
  oval(78, 78, 15, 17, dark, 0, ' transform="rotate(24 78 78)"') + oval(122, 78, 15, 17, dark, 0, ' transform="rotate(-24 122 78)"') + fierce(80, 80, 7.5) + fierce(120, 80, 7.5, INK, -0.9) +
  oval(100, 96, 8, 5.5, INK, 0) + line('M88 106Q100 116 116 102', 3) + at(30, 82, shape('M-11 -15H11V15H-11Z', '#fff6e0', 2.4) + dot(0, 0, 5, '#d8433b'), -20) + at(170, 82, shape('M-11 -15H11V15H-11Z', '#fff6e0', 2.4) + dot(0, 0, 5, '#5a69bd'), 20)

const bomb = (x: number, y: number) => dot(x, y, 15, '#3a3748', 3) + shape(p`M${x + 6} ${y - 18}h9v8h-9z`, '#5b586b', 2.4) + line(p`M${x + 11} ${y - 18}q2 -10 12 -8`, 2.8) + at(x + 24, y - 24, `<g class="drift">${dot(0, 0, 5, '#ffd166', 2)}</g>`) + dot(x - 5, y - 5, 3.4, '#fff')

/** Throws first, asks nothing. */
const otter: Draw = ({ base, light, dark }) =>
  shape('M60 168C30 184 10 176 8 158C28 166 42 154 58 144Z', dark, 3.2) +
  shape('M58 178C44 132 66 96 98 96C132 96 150 134 138 180Z', base, 3.2) + oval(100, 150, 24, 30, light, 0) + oval(78, 182, 17, 8, dark, 3) + oval(122, 182, 17, 8, dark, 3) +
  dot(64, 62, 10, base, 3) + dot(134, 62, 10, base, 3) + oval(99, 78, 44, 34, base, 3.2) + oval(104, 92, 26, 18, light, 2.6) + oval(106, 82, 9, 6, INK, 0) + shape('M90 96Q106 108 122 94L118 102Q106 110 94 103Z', '#fff', 2.4) + line('M84 90L62 84M84 95L62 98M126 90L148 84M126 95L148 98', 2) + fierce(84, 70, 9) + fierce(118, 70, 9, INK, -0.9) +
  limb('M66 124Q40 112 36 86', 13, base) + limb('M134 124Q160 112 164 86', 13, base) + bomb(30, 64) + bomb(168, 62) + bomb(100, 24)

/** Brakes sold separately. */
const buffalo: Draw = ({ base, light, dark }) =>
  hoof(46, dark, 17) + hoof(76, dark, 17) + hoof(118, dark, 17) + limb('M46 140V172', 17, base) + limb('M76 146V172', 17, base) + limb('M118 148V172', 17, base) +
  line('M22 116Q6 124 10 148', 5) + dot(10, 150, 6, dark, 2.4) + shape('M20 124C24 92 62 74 96 62C132 58 146 92 142 138C120 160 60 160 32 150C22 144 18 136 20 124Z', base, 3.2) +
  shape('M78 72C100 48 136 56 140 84C148 110 132 132 112 140C92 128 70 104 78 72Z', dark, 3) + line('M92 92q8 6 6 16M108 80q10 8 6 20M120 106q4 8 -2 16', 2.4, base) +
  shape('M124 94C104 92 98 74 106 62C110 76 124 80 138 82ZM166 92C186 88 190 70 180 60C178 74 166 80 154 82Z', '#f4e8cf', 3) +
  shape('M122 88C136 76 162 78 170 92C182 112 178 140 160 152C142 150 122 126 122 88Z', base, 3.2) + shape('M146 128C162 118 178 124 180 136C178 150 164 158 150 152C142 146 140 136 146 128Z', light, 3) + dot(158, 138, 3.6, INK) + dot(170, 134, 3.6, INK) + fierce(144, 106, 8) + fierce(164, 104, 7, INK, -0.8) +
  `<g class="drift">${[[186, 150, 9], [194, 138, 6], [180, 166, 7]].map(([x, y, r]) => dot(x!, y!, r!, '#fffdf4', 2.4)).join('')}</g>` + line('M4 92h16M0 108h14M8 76h14', 3.4)

/** Handle with distance. */
const rhino: Draw = ({ base, light, dark }) =>
  repeat(2, (i) => shape(p`M${44 + i * 58} 142h28v42h${-30}z`, dark, 3)) + line('M22 118Q8 126 12 142', 5) +
  shape('M20 128C20 90 54 78 92 82C128 82 140 108 138 148C114 166 56 166 30 154C22 148 20 140 20 128Z', base, 3.2) + line('M58 88Q50 122 62 158M98 84Q110 120 102 160', 2.6, dark) +
  shape('M114 86L104 60L128 76ZM140 80L148 56L156 80Z', base, 3) +
  shape('M110 110C108 84 134 74 156 84C178 94 190 116 186 138C176 156 128 152 110 110Z', base, 3.2) + shape('M160 132C172 126 186 130 186 138C182 150 168 150 158 146Z', light, 0) + line('M152 140Q170 152 186 138', 3) + dot(180, 126, 3, INK) + fierce(140, 104, 8) +
  shape('M164 106C170 92 174 70 180 56C184 76 186 98 180 114Z', '#f4e8cf', 3) + line('M60 54l-8 -8M72 44l-4 -12M46 70l-12 -2', 3) + at(168, 58, line('M-40 12L22 -7', 11) + line('M-40 12L22 -7', 5, '#8b8fa3') + [[-36, 11, 19], [-26, 8, 14], [10, -3, 14], [18, -6, 19]].map(([x, y, tall]) => at(x!, y!, shape(p`M-4.5 ${-tall!}H4.5V${tall!}H-4.5Z`, '#3d3a4a', 2.6), -17)).join(''))

const bricks = (x: number, y: number, w: number, h: number, fill: string) => {
  const rows = Math.round(h / 12)
  return shape(p`M${x} ${y}h${w}v${h}h${-w}z`, fill, 3) + repeat(rows, (i) => (i ? line(p`M${x} ${y + (h / rows) * i}h${w}`, 1.8) : '') + repeat(Math.floor(w / 22), (k) => line(p`M${x + 11 + k * 22 + (i % 2) * 9} ${y + (h / rows) * i}v${h / rows}`, 1.8)))
}

/** The queue starts behind him. */
const gorilla: Draw = ({ base, light, dark }) =>
  bricks(52, 150, 34, 34, dark) + bricks(112, 150, 34, 34, dark) + bricks(12, 86, 34, 88, base) + bricks(152, 86, 34, 88, base) + bricks(44, 82, 110, 72, base) + shape('M66 100h66v40h-66z', light, 2.4) + line('M66 113h66M66 126h66M88 100v13M110 100v13M78 113v13M99 113v13M120 113v13M88 126v14M110 126v14', 1.8) +
  shape('M62 80C58 46 72 22 99 22C126 22 140 46 136 80Z', dark, 3.2) + dot(60, 62, 9, light, 2.8) + dot(138, 62, 9, light, 2.8) + shape('M70 74C66 48 84 42 99 50C114 42 132 48 128 74C124 90 74 90 70 74Z', light, 2.8) + line('M74 50Q99 40 124 50', 5) + fierce(88, 62, 7) + fierce(112, 62, 7, INK, -0.8) + dot(95, 72, 2.4, INK) + dot(104, 72, 2.4, INK) + shape('M84 80h30v7h-30z', '#fff', 2.2) + line('M92 80v7M99 80v7M107 80v7', 1.6) + oval(28, 176, 19, 10, light, 3) + oval(170, 176, 19, 10, light, 3)

/** Please keep off the elephant. */
const elephant: Draw = ({ base, light, dark }) =>
  shape('M44 142h26v42h-28zM96 146h26v38h-28z', dark, 3) + line('M24 120Q10 128 14 146', 5) + shape('M22 130C22 90 58 74 92 78C124 80 134 104 132 150C104 166 52 164 32 154C24 148 22 140 22 130Z', base, 3.2) +
  shape('M104 98C100 66 126 54 150 60C174 66 182 88 176 108C172 124 168 130 170 150C172 164 186 164 190 154C196 176 158 184 152 156C150 142 148 134 142 128C122 126 106 118 104 98Z', base, 3.2) + shape('M96 92C84 70 96 50 118 54C136 60 134 96 118 112C106 112 100 104 96 92Z', light, 3) + shape('M150 128C160 138 172 138 180 128C176 122 166 122 160 120Z', '#fff6e0', 2.6) + line('M158 144q8 -3 13 -1M154 134q8 -2 14 0', 2.2, dark) + fierce(150, 92, 8.5) +
  line('M2 138H136M2 162H136', 8) + line('M2 138H136M2 162H136', 3.4, '#fff6e0') + repeat(6, (i) => shape(p`M${4 + i * 23} 184v-58l9 -10l9 10v58z`, '#fff6e0', 2.8)) + at(84, 146, shape('M-22 -11H22V11H-22Z', '#d8433b', 2.6) + line('M-13 -4L13 4M13 -4L-13 4', 3.4, '#fff6e0'), -6)

/** Technically legal on land. */
const shark: Draw = ({ base, light, dark }) =>
  shape('M26 108L4 70L10 112L2 146Z', dark, 3) + shape('M20 116C44 78 110 66 158 84C182 94 192 108 190 116C166 150 66 154 20 116Z', base, 3.2) + shape('M54 132C92 146 156 142 186 116C150 124 96 126 54 132Z', light, 0) +
  shape('M76 82L92 42L118 74Z', dark, 3) + line('M120 96q-5 10 0 20M128 95q-5 10 0 20M136 94q-5 10 0 20', 2.6) + shape('M150 118L188 114L182 126Q166 136 150 130Z', '#7c2333', 2.8) + shape('M152 119l5 8l5 -9l5 8l5 -8l5 7l5 -9ZM156 131l5 -6l5 6l5 -7l5 4Z', '#fff', 1.8) + fierce(152, 98, 8.5) +
  shape('M60 148H150L140 166H70Z', '#6b5340', 3) + dot(78, 168, 16, '#8c6a4c', 3) + dot(132, 168, 16, '#8c6a4c', 3) + dot(78, 168, 4, INK) + dot(132, 168, 4, INK) + line('M78 153V183M63 168H93M132 153V183M117 168H147', 2) +
  at(96, 62, shape('M-30 -12H24L30 -16V18L24 14H-30Q-42 0 -30 -12Z', '#3d3a4a', 3) + line('M-14 -12V14M8 -12V14', 2.2, '#8b8fa3') + dot(30, 1, 8, INK), -16) + `<g class="drift">${dot(142, 42, 9, '#fffdf4', 2.4)}${dot(156, 34, 12, '#fffdf4', 2.4)}${dot(170, 44, 8, '#fffdf4', 2.4)}</g>`

export const ANIMALS: Record<string, Draw> = {
  alpaca_punch: alpaca,
  hunting_bird: bird,
  deter_tle: turtle,
  camo: chameleon,
  flame_ingo: flamingo,
  hand_a: panda,
  otter_chaos: otter,
  buffa_blow: buffalo,
  rhino_might: rhino,
  gor_wall_a: gorilla,
  ele_fence: elephant,
  shark_tillery: shark,
}
