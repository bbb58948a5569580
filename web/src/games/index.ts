import type { Component } from 'svelte'
import type { GameModule } from './module'

/** The game of those who have not chosen one yet. */
export const FIRST_GAME = 'doomlings'

// A folder is a game; nothing else has to be told about it.
const folders = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')

/** What lies in a file of a game, if there is such a file. */
const load = async <Found>(files: Record<string, () => Promise<{ default: Found }>>, path: string): Promise<Found | undefined> => (Object.hasOwn(files, path) ? (await files[path]!()).default : undefined)

/** What the browser has of a game alone; nothing for a game without a folder. */
export const loadModule = async (game: string): Promise<GameModule> => (await load(folders, `./${game}/index.ts`)) ?? {}

/** The picture of a game on the front page, which needs little of the game besides. */
export const loadPicture = (game: string): Promise<Component | undefined> => load(pictures, `./${game}/Picture.svelte`)
