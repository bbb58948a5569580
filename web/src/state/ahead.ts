import { whenIdle } from '../parts/idle'
import { readyModule } from './cards.svelte'

/** Fetches what a table of a game is shown with, as soon as the browser has nothing else to do. */
export async function fetchAhead(game: string, isWanted = () => true): Promise<void> {
  try {
    await whenIdle()
    if (isWanted()) await Promise.all([import('../pages/Table.svelte'), readyModule(game)])
  } catch {
    // The table will try again.
  }
}
