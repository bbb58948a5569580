import type { GameView } from '../view.generated'

/** All seats in the order in which they are the target in this round. */
export function targetOrder({ players, first_target }: GameView): number[] {
  return players.map((_, i) => ((first_target ?? 0) + i) % players.length)
}

/** Those still in the game who are the target later in this round, the next one first. */
export function targetsAhead(view: GameView): number[] {
  const order = targetOrder(view)
  const at = view.target === null ? -1 : order.indexOf(view.target)
  return order.slice(at + 1).filter((seat) => !view.players[seat]!.out)
}
