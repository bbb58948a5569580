import { language } from '../../../state/language.svelte'
import { words as de } from './de'
import { type DarwinningWords, words as en } from './en'

const ALL: Record<string, DarwinningWords> = { en, de }

/** The words of Darwinning! in the language in use; read inside components so that a switch is seen. */
export const own = (): DarwinningWords => ALL[language.code] ?? en

/** Names of traits in a line of text, each once: nothing in it has to be parted. */
export const traitsInLine = (traits: readonly string[]): string => [...new Set(traits)].map((trait) => own().traits[trait]?.replaceAll('\u00AD', '') ?? '').join(', ')
