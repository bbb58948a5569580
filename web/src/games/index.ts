import type { GameModule } from './module'

/** The game of those who have not chosen one yet. */
export const FIRST_GAME = 'doomlings'

// A folder is a game; nothing else has to be told about it.
const folders = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** What the browser has of a game alone; nothing for a game without a folder. */
export async function loadModule(game: string): Promise<GameModule> {
  const load = Object.hasOwn(folders, `./${game}/index.ts`) ? folders[`./${game}/index.ts`] : undefined
  return load ? (await load()).default : {}
}
