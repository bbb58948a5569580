import { recall, remember } from './store'

/** Whose first tap on a card only looks at it. */
export type Look = 'touch' | 'always' | 'never'
export type Pace = 'calm' | 'brisk' | 'instant'

const KEY = 'settings'
const DEFAULTS = { sound: true, notify: false, pace: 'calm' as Pace, look: 'touch' as Look, silent: false }

/** How this browser likes to play. */
export const settings = $state({ ...DEFAULTS, ...recall<Partial<typeof DEFAULTS>>(KEY, {}) })

export const keepSettings = () => remember(KEY, $state.snapshot(settings))
