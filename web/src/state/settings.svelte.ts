import { recall, remember } from './store'

export type Pace = 'calm' | 'brisk' | 'instant'

const KEY = 'settings'
const DEFAULTS = { sound: true, notify: false, pace: 'calm' as Pace, silent: false }

/** How this browser likes to play. */
export const settings = $state({ ...DEFAULTS, ...recall<Partial<typeof DEFAULTS>>(KEY, {}) })

export const keepSettings = () => remember(KEY, $state.snapshot(settings))
