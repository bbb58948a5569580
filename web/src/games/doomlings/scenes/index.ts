import { random } from '../../../theme/random'
import { AGE_SCENES } from './ages'
import { CATASTROPHE_SCENES } from './catastrophes'
import { EXPANSION_SCENES } from './expansions'
import { disc, HEIGHT, hill, peak, type Scene, sky, stars, WIDTH } from './landscape'
import { SIGN_SCENES } from './signs'

export const SCENE_VIEW = `0 0 ${WIDTH} ${HEIGHT}`
export const SCENES: Record<string, Scene> = { ...AGE_SCENES, ...CATASTROPHE_SCENES, ...EXPANSION_SCENES, ...SIGN_SCENES }

/** Cards from later boxes get a quiet landscape of their own until someone draws them. */
function unknownPlace(name: string): Scene {
  const roll = random(`place ${name}`)
  const hue = Math.round(roll() * 360)
  return (uid) =>
    sky(uid, `hsl(${hue} 40% 30%)`, `hsl(${(hue + 40) % 360} 45% 60%)`, `hsl(${(hue + 70) % 360} 60% 82%)`) +
    stars(name, 18) +
    disc(60 + roll() * 180, 50, 20, '#fff3cf') +
    peak(60 + roll() * 60, 140, 70, 70, `hsl(${hue} 22% 44%)`, '#fff6ea') +
    peak(190 + roll() * 60, 140, 60, 56, `hsl(${hue} 22% 40%)`) +
    hill(146, 8, `hsl(${hue} 24% 32%)`)
}

export function sceneMarkup(name: string, uid: string): string {
  const scene = Object.hasOwn(SCENES, name) ? SCENES[name]! : unknownPlace(name)
  return `<g stroke-linecap="round" stroke-linejoin="round">${scene(uid)}</g>`
}
