import { recall, remember } from '../state/store'

/** Which things of a game were explained in this browser, and whether anything should be. */
class Guide {
  private seen = $state.raw<Record<string, readonly string[]>>(recall('guide.seen', {}))
  private table = recall('guide.table', '')
  on = $state(recall('guide.on', true))

  seenIn(game: string): readonly string[] {
    return this.seen[game] ?? []
  }

  understood(game: string, topic: string): void {
    this.seen = { ...this.seen, [game]: [...this.seenIn(game), topic] }
    remember('guide.seen', this.seen)
  }

  /** Whether this table is somebody's guided first game. */
  leads(table: string): boolean {
    return this.table === table
  }

  /** Everything of a game is explained anew, and more than usual, at this table. */
  lead(game: string, table: string): void {
    this.table = table
    remember('guide.table', table)
    this.on = true
    remember('guide.on', true)
    this.seen = { ...this.seen, [game]: [] }
    remember('guide.seen', this.seen)
  }

  /** Whoever switches it on again starts from the beginning. */
  turn(on: boolean): void {
    this.on = on
    remember('guide.on', on)
    if (on) {
      this.seen = {}
      remember('guide.seen', {})
    }
  }
}

export const guide = new Guide()
