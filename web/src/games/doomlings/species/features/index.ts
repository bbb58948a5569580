import { hash, random } from '../../../../theme/random'
import type { Feature, Mood } from '../types'
import { BODY } from './body'
import { DINOLINGS } from './dinolings'
import { EXCLUSIVES } from './exclusives'
import { FACE } from './face'
import { HEAD } from './head'
import { HIDE } from './hide'
import { LIMBS } from './limbs'
import { MYTHLINGS } from './mythlings'
import { SURROUNDINGS } from './surroundings'
import { TECHLINGS } from './techlings'

/** Features by trait name. */
export const FEATURES: Record<string, Feature> = {
  ...HEAD,
  ...FACE,
  ...LIMBS,
  ...HIDE,
  ...BODY,
  ...SURROUNDINGS,
  ...DINOLINGS,
  ...MYTHLINGS,
  ...TECHLINGS,
  ...EXCLUSIVES,
}

const MOODS: readonly Mood[] = ['content', 'dreamy', 'sly', 'delighted', 'calm']

/** Traits without a drawing of their own still leave a mark: a mood and a slight change of build. */
function changeFor(name: string): Feature {
  const roll = random(`change ${name}`)
  const mood = MOODS[hash(name) % MOODS.length]!
  const tilt = (roll() - 0.5) * 12
  const wider = (roll() - 0.5) * 8
  return {
    shows: `a ${mood} mood and a change of posture`,
    shape: (rig) => {
      rig.tilt += tilt
      rig.bodyW += wider
    },
    look: (look) => void (look.mood = mood),
  }
}

export const hasOwnFeature = (name: string) => Object.hasOwn(FEATURES, name)

export function featureOf(name: string): Feature {
  return hasOwnFeature(name) ? FEATURES[name]! : changeFor(name)
}
