import { recall, remember } from '../state/store'

/** After this many answers a note that is in sight has been read. */
const ANSWERS_TO_READ = 2

/** Which things of a game were explained in this browser, and whether anything should be. */
class Guide {
  private seen = $state.raw<Record<string, readonly string[]>>(recall('guide.seen', {}))
  private table = recall('guide.table', '')
  private passed = { topic: '', answers: 0 }
  on = $state(recall('guide.on', true))

  seenIn(game: string): readonly string[] {
    return this.seen[game] ?? []
  }

  understood(game: string, topic: string): void {
    this.seen = { ...this.seen, [game]: [...this.seenIn(game), topic] }
    remember('guide.seen', this.seen)
  }

  /** Somebody has answered a question with this note in sight, and plays on without a word about it: then it has been read. */
  passBy(game: string, topic: string): void {
    const isSame = this.passed.topic === topic
    this.passed = { topic, answers: isSame ? this.passed.answers + 1 : 1 }
    if (this.passed.answers >= ANSWERS_TO_READ) this.understood(game, topic)
  }

  /** Whether this table is somebody's guided first game. */
  leads(table: string): boolean {
    return this.table === table
  }

  /** Everything in a game is explained again, and more than usual, at this table. */
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
