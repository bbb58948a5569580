import { recall, remember } from '../state/store'

/** Which things were explained in this browser, and whether anything should be. */
class Guide {
  seen = $state.raw<readonly string[]>(recall<string[]>('guide.seen', []))
  on = $state(recall('guide.on', true))

  understood(topic: string): void {
    this.seen = [...this.seen, topic]
    remember('guide.seen', this.seen)
  }

  /** Whoever switches it on again starts from the beginning. */
  turn(on: boolean): void {
    this.on = on
    remember('guide.on', on)
    if (on) {
      this.seen = []
      remember('guide.seen', [])
    }
  }
}

export const guide = new Guide()
