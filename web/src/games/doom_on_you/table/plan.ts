import type { Choice } from '../../../net/view'
import type { DoomBook } from '../cards/model'
import type { AttacksItem, GameView, PileItem } from '../view.generated'
import type { Step } from './steps'

/** An animal that is to take part in a block, by the numbers of the cards. */
export interface Part {
  attacker: number
  blocker: number
}

export interface Block extends Part {
  points: number
}

/** A defense while it is planned. */
export interface Planning {
  /** The attacks that are to be decided about, by the numbers of the cards, and the one that animals are added to. */
  attacks: readonly number[]
  current: number | null
  blocks: readonly Block[]
  /** Whether an animal takes part against the current attack; null: it cannot. */
  isBlocking(blocker: number): boolean | null
  onselect(attack: number): void
  ontoggle(blocker: number): void
  ondrop(attack: number, blocker: number): void
  onsuggest: (() => void) | null
  onundo: (() => void) | null
  onclear(): void
  onsubmit(): void
}

const isOpen = ({ plan }: AttacksItem): boolean => plan === 'open' || plan === 'open_again'

/** The attacks that the viewer has to decide about: all on the target of the turn, else the one in question. */
export function attacksInQuestion(view: GameView): AttacksItem[] {
  const mine = view.attacks.filter((attack) => attack.target === view.seat && isOpen(attack))
  if (view.seat === view.target) return mine
  // Of equal animals the deepest within other attacks comes first, as it does in the forecast.
  const turnOf = ({ id }: AttacksItem) => view.forecast.findIndex((step) => step.id === id)
  return mine.filter(({ card }) => card === view.cause).sort((one, other) => turnOf(one) - turnOf(other)).slice(0, 1)
}

/** The animals of the viewer that still have points. */
export const blockersOf = (view: GameView): PileItem[] => (view.seat === null ? [] : view.players[view.seat]!.pile.filter(({ defense_left, guarding }) => defense_left > guarding))

const sum = (blocks: readonly Block[]): number => blocks.reduce((total, { points }) => total + points, 0)

/** What is decided already. */
export const blocksIn = (view: GameView): Block[] => view.blocks.map(({ attacker_id, blocker_id, points }) => ({ attacker: attacker_id, blocker: blocker_id, points }))

/** The points an attack takes that nothing is planned for yet. */
export function missingFor(view: GameView, book: DoomBook, blocks: readonly Block[], attack: AttacksItem): number {
  return (book.card(attack.card).attack ?? 0) - sum([...blocksIn(view), ...blocks].filter(({ attacker }) => attacker === attack.id))
}

export const freeOf = (animal: PileItem, blocks: readonly Block[]): number => animal.defense_left - animal.guarding - sum(blocks.filter(({ blocker }) => blocker === animal.id))

/** How many points everybody gives, as the rules take them: attack by attack, each animal as many as it can. */
export function settle(view: GameView, book: DoomBook, parts: readonly Part[]): Block[] {
  const blocks: Block[] = []
  const animals = blockersOf(view)
  for (const attack of attacksInQuestion(view))
    for (const part of parts.filter(({ attacker }) => attacker === attack.id)) {
      const animal = animals.find(({ id }) => id === part.blocker)
      const points = animal ? Math.min(missingFor(view, book, blocks, attack), freeOf(animal, blocks)) : 0
      if (points > 0) blocks.push({ ...part, points })
    }
  return blocks
}

/** The attack that the next animal is added to: the same one until it is blocked, then whichever comes. */
export const currentAfter = (view: GameView, book: DoomBook, parts: readonly Part[], attack: AttacksItem): number | null => (missingFor(view, book, settle(view, book, parts), attack) > 0 ? attack.id : null)

const PLANNED = { open: 'open', open_again: 'open', let_through: 'through', blocked: 'blocked' } as const

/**
 * What is foreseen, with a defense that is not decided yet. Tokens are paid in order, as long as there are any; whoever
 * has none left neither attacks nor is attacked, which the defense may have prevented.
 */
export function foresee(view: GameView, book: DoomBook, blocks: readonly Block[]): Step[] {
  const asked = attacksInQuestion(view)
  const left = view.players.map(({ tokens }) => tokens)
  const pay = (step: Step): Step => {
    if (step.loser !== null) left[step.loser]! -= step.tokens
    if (step.gainer !== null) left[step.gainer]! += step.tokens
    return step
  }
  return view.forecast.map((step): Step => {
    const attack = view.attacks.find(({ id }) => id === step.id)
    const isAsked = asked.some(({ id }) => id === step.id)
    if (!attack || (!isAsked && step.outcome !== 'in_vain')) return pay(step)
    const isMet = missingFor(view, book, blocks, attack) <= 0
    const outcome = isAsked ? (isMet ? 'blocked' : 'through') : PLANNED[attack.plan]
    const needed = [attack.target, attack.owner, ...(outcome === 'blocked' ? [] : [attack.gainer])]
    if (needed.some((seat) => left[seat]! <= 0)) return { ...step, outcome: 'in_vain', tokens: 0, out: false }
    const tokens = outcome === 'blocked' ? 0 : Math.min(book.card(step.card).tokens ?? 0, left[attack.target]!)
    return pay({ ...step, outcome, tokens, out: tokens > 0 && left[attack.target] === tokens })
  })
}

/** The next answer on the way to a defense against these attacks; null: what is asked is not part of it. */
export function nextAnswer(view: GameView, book: DoomBook, blocks: readonly Block[], attacks: readonly number[]): Choice | null {
  const attack = attacksInQuestion(view).find(({ card }) => card === view.cause)
  if (!attack || !attacks.includes(attack.id)) return null
  const given = view.blocks.filter(({ attacker_id }) => attacker_id === attack.id)
  const wanted = blocks.filter(({ attacker }) => attacker === attack.id)
  const besides = given.filter(({ blocker_id }) => !wanted.some(({ blocker }) => blocker === blocker_id))
  const points = sum(wanted) + besides.reduce((total, block) => total + block.points, 0)
  const isMet = points >= (book.card(attack.card).attack ?? 0)
  const next = isMet ? wanted.find(({ blocker }) => !given.some(({ blocker_id }) => blocker_id === blocker)) : undefined
  if (next) return view.choices.find(({ kind, id }) => kind === 'card' && id === next.blocker) ?? null
  return view.choices.find(({ word }) => word === 'let_through') ?? null
}
