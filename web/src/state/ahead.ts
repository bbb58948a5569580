import { api } from '../net/api'
import { whenIdle } from '../parts/idle'
import { loadCards, readyModule } from './cards.svelte'
import { language } from './language.svelte'

/** Fetches what a table of a game is shown with, as soon as the browser has nothing else to do. */
export async function fetchAhead(game: string, isWanted = () => true): Promise<void> {
  try {
    await whenIdle()
    if (isWanted()) await Promise.all([import('../pages/Table.svelte'), readyModule(game)])
  } catch {
    // The table will try again.
  }
}

/** Fetches the game of a table while its page is still on the way. */
export async function fetchGameOf(table: string): Promise<void> {
  try {
    const { game } = await api.table(table, language.code)
    await loadCards(game, table)
  } catch {
    // The page asks again when it is there.
  }
}
