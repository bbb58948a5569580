import { api, ApiError, useToken } from '../net/api'
import type { PlayerMade } from '../net/messages.generated'
import { secretLink } from '../router.svelte'
import { recall, remember } from './store'

const ANIMALS = ['Axolotl', 'Dodo', 'Gecko', 'Kakapo', 'Lemur', 'Manul', 'Numbat', 'Okapi', 'Pangolin', 'Quokka', 'Tapir', 'Wombat']

/** Who sits at this browser: nobody until the first table, then a name and a token. */
class Me {
  identity = $state<PlayerMade | null>(recall<PlayerMade | null>('me', null))
  draft = $state(recall('name', ANIMALS[Math.floor(Math.random() * ANIMALS.length)]!))

  constructor() {
    useToken(this.identity?.token ?? null)
  }

  get token(): string | null {
    return this.identity?.token ?? null
  }

  /** The address that makes another device the same player. */
  get personalLink(): string {
    if (!this.identity) return ''
    const { player, token, name } = this.identity
    return location.origin + secretLink('continue', player, token, name)
  }

  /** Make sure that there is a player; a new one gets the name from the page. */
  async ensure(): Promise<PlayerMade> {
    if (this.identity) return this.identity
    const name = this.draft.trim() || ANIMALS[0]!
    remember('name', name)
    const identity = await api.newPlayer(name)
    this.become(identity)
    return identity
  }

  /** Do something that needs a player. A token the server has forgotten is replaced by a new one. */
  async doing<T>(act: () => Promise<T>): Promise<T> {
    await this.ensure()
    try {
      return await act()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 401) throw problem
      this.draft = this.identity?.name ?? this.draft
      this.identity = null
      useToken(null)
      await this.ensure()
      return await act()
    }
  }

  async rename(name: string): Promise<void> {
    if (!this.identity || !name.trim() || name.trim() === this.identity.name) return
    this.become({ ...this.identity, name: (await api.rename(name)).name })
  }

  become(identity: PlayerMade): void {
    this.identity = identity
    remember('me', identity)
    useToken(identity.token)
  }
}

export const me = new Me()
