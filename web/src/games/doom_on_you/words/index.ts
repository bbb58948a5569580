import { language } from '../../../state/language.svelte'
import { words as de } from './de'
import { type DoomWords, words as en } from './en'

const ALL: Record<string, DoomWords> = { en, de }

/** The words of Doom On You in the language in use; read inside components so that a switch is seen. */
export const own = (): DoomWords => ALL[language.code] ?? en
