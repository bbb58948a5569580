import { FIRST_GAME } from '../games'
import { api, type GameInfo } from '../net/api'
import { recall, remember } from './store'

/** The games that the server knows, and the one that this browser is about. */
class Games {
  known = $state.raw<readonly GameInfo[] | null>(null)
  current = $state(recall('game', FIRST_GAME))

  load(lang: string): void {
    api.games(lang).then(
      (found) => {
        this.known = found
        if (!this.has(this.current)) this.current = found[0]?.name ?? FIRST_GAME
      },
      () => (this.known = null),
    )
  }

  /** How few and how many can play the current one. */
  get players(): [number, number] {
    return this.known?.find((game) => game.name === this.current)?.players ?? [2, 6]
  }

  /** How many minutes the first game of a newcomer takes, if the current one has one. */
  get firstGame(): number | null {
    return this.known?.find((game) => game.name === this.current)?.first_game ?? null
  }

  /** What a game is called; its name as long as the server has not answered. */
  titleOf(name: string): string {
    return this.known?.find((game) => game.name === name)?.title ?? name
  }

  /** Whether there is such a game; as long as the server has not answered, there may be. */
  has(name: string): boolean {
    return this.known?.some((game) => game.name === name) ?? true
  }

  choose(name: string): void {
    this.current = name
    remember('game', name)
  }
}

export const games = new Games()
