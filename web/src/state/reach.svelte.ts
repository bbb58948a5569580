import { api } from '../net/api'
import type { Reach } from '../net/messages.generated'
import { language } from './language.svelte'

/** Where others can reach the table: links begin with it. */
class Reachable {
  known = $state.raw<Reach | null>(null)
  origin = $derived(this.known?.address?.replace(/\/$/, '') ?? location.origin)

  load(): void {
    api.reach(language.code).then(
      (found) => (this.known = found),
      () => {},
    )
  }
}

export const reach = new Reachable()
