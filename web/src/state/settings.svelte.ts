import { recall, remember } from './store'

/** Whose first tap on a card only looks at it. */
export type Look = 'touch' | 'always' | 'never'
export type Theme = 'dark' | 'light' | 'device'
export type CardSize = 'small' | 'usual' | 'large'
export type Pace = 'calm' | 'brisk' | 'instant'

const KEY = 'settings'
const DEFAULTS = { sound: true, volume: 0.6, confirm: false, cardSize: 'usual' as CardSize, theme: 'dark' as Theme, notify: false, pace: 'calm' as Pace, look: 'touch' as Look, silent: false }

/** How this browser likes to play. */
export const settings = $state({ ...DEFAULTS, ...recall<Partial<typeof DEFAULTS>>(KEY, {}) })

export const keepSettings = () => remember(KEY, $state.snapshot(settings))

const SCALES: Record<CardSize, number> = { small: 0.85, usual: 1, large: 1.25 }
/** How large cards are, by what they usually are. */
export const cardScale = (): number => SCALES[settings.cardSize] ?? 1

/** The theme in use: the chosen one, or that of the device. */
export const themeInUse = (prefersLight: boolean): 'dark' | 'light' => (settings.theme === 'light' || (settings.theme === 'device' && prefersLight) ? 'light' : 'dark')
