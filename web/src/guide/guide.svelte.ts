import { recall, remember } from '../state/store'

/** Which things of a game were explained in this browser, and whether anything should be. */
class Guide {
  private seen = $state.raw<Record<string, readonly string[]>>(recall('guide.seen', {}))
  on = $state(recall('guide.on', true))

  seenIn(game: string): readonly string[] {
    return this.seen[game] ?? []
  }

  understood(game: string, topic: string): void {
    this.seen = { ...this.seen, [game]: [...this.seenIn(game), topic] }
    remember('guide.seen', this.seen)
  }

  /** Everything of a game is explained anew. */
  restart(game: string): void {
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
