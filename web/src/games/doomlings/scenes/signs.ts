import { dot, fade, line, p, place } from '../../../drawing/draw'
import { sparkle } from '../../../drawing/motifs'
import { glow, type Scene, sky, stars } from './landscape'

type Star = readonly [x: number, y: number, size?: number]

/** A sign of the sky: its stars, the lines between them by number, and the hue of its night. */
interface Sign {
  hue: number
  stars: readonly Star[]
  lines: readonly (readonly number[])[]
}

const SIGNS: Record<string, Sign> = {
  'The Bilbies': { hue: 28, stars: [[84, 40], [96, 84, 2], [72, 118], [98, 150], [130, 140], [126, 100], [112, 38], [186, 44], [198, 86, 2], [176, 120], [200, 150], [232, 138], [228, 100], [214, 42]], lines: [[0, 1, 6, 1, 2, 3, 4, 5, 1], [7, 8, 13, 8, 9, 10, 11, 12, 8]] },
  'The Cabochon': { hue: 350, stars: [[106, 56], [194, 56], [234, 92, 2], [150, 162, 2], [66, 92, 2], [126, 92], [174, 92], [150, 56]], lines: [[0, 1, 2, 3, 4, 0], [4, 5, 6, 2], [0, 5, 7, 6, 1], [5, 3, 6]] },
  'The Cosmic Jinx': { hue: 285, stars: [[92, 44], [120, 78, 2], [180, 78, 2], [208, 44], [216, 104], [150, 152, 2], [84, 104], [132, 104], [168, 104], [150, 124]], lines: [[0, 1, 2, 3, 4, 5, 6, 0], [7, 9, 8]] },
  'The Dancer': { hue: 320, stars: [[150, 34, 2], [150, 62], [104, 48], [82, 74], [196, 74], [222, 50], [146, 104], [112, 130], [86, 164], [178, 122], [208, 150, 2]], lines: [[0, 1, 2, 3], [1, 4, 5], [1, 6, 7, 8], [6, 9, 10]] },
  'The Fellmonger': { hue: 20, stars: [[92, 46], [208, 46], [226, 78], [196, 92, 2], [204, 140], [176, 160], [124, 160], [96, 140], [104, 92, 2], [74, 78], [150, 60]], lines: [[0, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]] },
  'The Jellyfish': { hue: 200, stars: [[94, 88], [112, 50], [150, 36, 2], [188, 50], [206, 88], [150, 96], [104, 124], [96, 160], [134, 128], [140, 166], [166, 126], [160, 164, 2], [196, 122], [208, 158]], lines: [[0, 1, 2, 3, 4, 5, 0], [0, 6, 7], [5, 8, 9], [5, 10, 11], [4, 12, 13]] },
  'The Logician': { hue: 230, stars: [[84, 60, 2], [84, 140], [150, 100, 2], [216, 60], [216, 140, 2], [150, 40], [150, 160]], lines: [[0, 2, 4], [1, 2, 3], [0, 5, 3, 4, 6, 1, 0]] },
  'The Lumberjack': { hue: 130, stars: [[84, 158], [196, 60, 2], [172, 36], [232, 44], [240, 96], [214, 88], [118, 126], [146, 102]], lines: [[0, 6, 7, 1], [1, 2, 3, 4, 5, 1]] },
  'The Magician': { hue: 265, stars: [[74, 96, 2], [106, 64], [150, 96], [194, 128], [226, 96, 2], [194, 64], [106, 128], [150, 40], [150, 158]], lines: [[0, 1, 2, 3, 4, 5, 2, 6, 0], [7, 2, 8]] },
  'The Maven': { hue: 45, stars: [[150, 60], [96, 48], [66, 62], [66, 140], [96, 128], [150, 142, 2], [204, 128], [234, 140], [234, 62], [204, 48]], lines: [[0, 1, 2, 3, 4, 5, 0], [0, 9, 8, 7, 6, 5]] },
  'The Soothsayer': { hue: 300, stars: [[66, 98], [106, 66], [150, 54], [194, 66], [234, 98], [194, 128], [150, 140], [106, 128], [150, 97, 2], [150, 28], [98, 36], [202, 36]], lines: [[0, 1, 2, 3, 4, 5, 6, 7, 0], [2, 9], [1, 10], [3, 11]] },
  'The Spirit Gardener': { hue: 95, stars: [[150, 166], [150, 118, 2], [118, 100], [98, 72], [128, 68], [182, 100], [202, 72], [172, 68], [150, 44, 2], [132, 88], [168, 88]], lines: [[0, 1, 2, 3, 4, 9, 1], [1, 5, 6, 7, 10, 1], [4, 8, 7]] },
  'The Tigris': { hue: 35, stars: [[62, 126], [84, 86, 2], [126, 84], [176, 76], [212, 66, 2], [236, 46], [222, 96], [196, 118], [202, 158], [166, 122], [116, 124], [108, 160], [90, 122]], lines: [[0, 1, 2, 3, 4, 5], [4, 6, 7, 8], [7, 9, 10, 11], [10, 12, 1]] },
  'The Vagrant': { hue: 215, stars: [[118, 162], [128, 112], [140, 68, 2], [150, 40], [168, 92], [196, 104, 2], [160, 162], [196, 162], [92, 78], [84, 52], [110, 44]], lines: [[0, 1, 2, 3], [2, 4, 5, 7], [1, 6], [2, 8, 9, 10, 8]] },
  'The Vixen': { hue: 15, stars: [[78, 44, 2], [112, 72], [188, 72], [222, 44, 2], [224, 96], [150, 158, 2], [76, 96], [128, 104], [172, 104], [150, 134]], lines: [[0, 1, 2, 3, 4, 5, 6, 0], [7, 9, 8]] },
  'The Warbler': { hue: 160, stars: [[62, 84], [92, 70, 2], [116, 54], [138, 72], [188, 92], [244, 72, 2], [206, 114], [166, 132], [118, 118], [150, 162], [176, 162]], lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 1], [7, 9], [7, 10]] },
  'The Warrior': { hue: 0, stars: [[150, 30, 2], [136, 58], [164, 58], [144, 124], [156, 124], [112, 118], [188, 118], [150, 164, 2], [150, 136]], lines: [[0, 1, 3, 5, 8, 6, 4, 2, 0], [8, 7]] },
  'The Weaver': { hue: 185, stars: [[150, 96, 2], [150, 40], [206, 68], [206, 124], [150, 152], [94, 124], [94, 68], [150, 66], [180, 81], [180, 111], [150, 126], [120, 111], [120, 81]], lines: [[1, 2, 3, 4, 5, 6, 1], [7, 8, 9, 10, 11, 12, 7], [1, 0, 4], [2, 0, 5], [3, 0, 6]] },
}

/** Small cards show only the middle of a scene: a sign keeps to it. */
const MIDDLE = { x: 150, y: 98, width: 122 }
function fitted(given: readonly Star[]): Star[] {
  const across = given.map(([x]) => x)
  const [least, most] = [Math.min(...across), Math.max(...across)]
  const scale = Math.min(1, MIDDLE.width / (most - least))
  return given.map(([x, y, size]) => [MIDDLE.x + (x - (least + most) / 2) * scale, MIDDLE.y + (y - MIDDLE.y) * scale, size])
}

const drawn = (name: string, { hue, stars: given, lines }: Sign): Scene => {
  const points = fitted(given)
  return (uid) =>
    sky(uid, `hsl(${hue} 45% 9%)`, `hsl(${hue} 42% 19%)`, `hsl(${hue} 46% 34%)`) +
    stars(name, 46, 190, `hsl(${hue} 60% 84%)`) +
    glow(150, 98, 60, `hsl(${hue} 60% 46%)`) +
    lines.map((path) => line(path.map((n, i) => p`${i ? 'L' : 'M'}${points[n]![0]} ${points[n]![1]}`).join(''), 2.2, '#fff3cf', ' opacity=".75"')).join('') +
    points.map(([x, y, size = 1]) => fade(dot(x, y, 5 + size * 4, '#fff3cf'), 0.28) + place(sparkle(5 + size * 4, '#fffdf4'), x, y)).join('')
}

/** The signs that give a life its meaning: constellations, each in a night of its own. */
export const SIGN_SCENES: Record<string, Scene> = Object.fromEntries(Object.entries(SIGNS).map(([name, sign]) => [name, drawn(name, sign)]))
