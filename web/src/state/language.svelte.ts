import type { Words } from '../lang/en'
import { recall, remember } from './store'

// A language is a file in `lang/`; nothing else has to be told about it.
const files = import.meta.glob<{ words: Words }>('../lang/*.ts', { eager: true })
export const LANGUAGES: Record<string, Words> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/(\w+)\.ts$/, '$1'), file.words]),
)

/** The remembered language, else the first of the browser's that we speak, else English. */
export function startLanguage(remembered: string | null, wanted: readonly string[]): string {
  const candidates = [remembered ?? '', ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())]
  return candidates.find((code) => Object.hasOwn(LANGUAGES, code)) ?? 'en'
}

class Language {
  code = $state(startLanguage(recall<string | null>('lang', null), navigator.languages ?? []))
  words = $derived(LANGUAGES[this.code]!)

  choose(code: string): void {
    this.code = code
    remember('lang', code)
  }
}

export const language = new Language()
/** The words of the language in use; read inside components so that a switch is seen. */
export const say = (): Words => language.words
