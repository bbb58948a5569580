import { language } from '../../../state/language.svelte'
import { words as de } from './de'
import { type GloomWords, words as en } from './en'

const ALL: Record<string, GloomWords> = { en, de }

/** The words of Gloom of Thrones in the language in use; read inside components so that a switch is seen. */
export const own = (): GloomWords => ALL[language.code] ?? en
