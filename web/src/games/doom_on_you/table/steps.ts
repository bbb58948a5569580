import type { Choice } from '../../../net/view'
import type { ForecastItem, GameView, PreviewsItem } from '../view.generated'

/** One thing that comes of what lies on the table. */
export type Step = ForecastItem

/** Whose an animal on the table is; null: it lies nowhere there. */
export function ownerOf(view: GameView, animal: number): number | null {
  const attack = view.attacks.find(({ id }) => id === animal)
  const seat = view.players.findIndex(({ pile }) => pile.some(({ id }) => id === animal))
  return attack?.owner ?? (seat < 0 ? null : seat)
}

/** Something that can be done, and what would come of it. */
export interface Thought {
  with: string | null
  animal: string | null
  animal_id: number | null
  player: number | null
  steps: Step[]
}

const belongs = (thought: Thought, row: PreviewsItem): boolean => thought.with === row.with && thought.animal_id === row.animal_id && thought.player === row.player

export const sameThought = (one: Thought, other: Thought): boolean => one.with === other.with && one.animal_id === other.animal_id && one.player === other.player

/** Two that mean the same to everybody: equal cards of a hand. */
const isTwin = (view: GameView, one: Thought, other: Thought): boolean => one.with === other.with && one.player === other.player && one.animal === other.animal && one.animal_id !== null && !isOnTable(view, one.animal_id)
const isOnTable = (view: GameView, id: number): boolean => view.attacks.some((attack) => attack.id === id) || view.players.some(({ pile }) => pile.some((animal) => animal.id === id))

/** Everything that is foreseen for whoever is asked, each thing once. */
export function thoughtsIn(view: GameView): Thought[] {
  const found: Thought[] = []
  for (const row of view.previews) {
    const { with: card, animal, animal_id, player, ...step } = row
    let thought = found.find((one) => belongs(one, row))
    if (!thought) found.push((thought = { with: card, animal, animal_id, player, steps: [] }))
    thought.steps.push(step)
  }
  return found.filter((thought, i) => !found.slice(0, i).some((one) => isTwin(view, one, thought)))
}

/** Thoughts by the card they begin with, those about attacks as these are numbered; null: attacks of an own animal. */
export function byCard(view: GameView, thoughts: readonly Thought[]): [string | null, Thought[]][] {
  const numberOf = ({ animal_id }: Thought): number => view.attacks.find(({ id }) => id === animal_id)?.number ?? 0
  const found = new Map<string | null, Thought[]>()
  for (const thought of thoughts) found.set(thought.with, [...(found.get(thought.with) ?? []), thought])
  return [...found].map(([card, members]) => [card, members.sort((one, other) => numberOf(one) - numberOf(other))])
}

/** What happens to an animal of a pile, which has no number: there may be others of its kind. */
export const isOfPile = (view: GameView, step: Step): boolean => step.outcome === 'hunted' && step.loser !== null && !view.attacks.some(({ id }) => id === step.id)

/** Whether a step is not what it would be otherwise. */
export const isNews = (step: Step, usual: readonly Step[]): boolean => !usual.some((one) => one.id === step.id && one.outcome === step.outcome && one.loser === step.loser && one.gainer === step.gainer && one.tokens === step.tokens)

/** Steps to be told: what goes the same way to no effect, one after the other, is told at once. */
export function folded(steps: readonly Step[]): { step: Step; others: Step[] }[] {
  const found: { step: Step; others: Step[] }[] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last && step.outcome === 'in_vain' && last.step.outcome === 'in_vain') last.others.push(step)
    else found.push({ step, others: [] })
  }
  return found
}

/** The tokens of every seat after all steps. */
export function tokensAfter(view: GameView, steps: readonly Step[]): number[] {
  const after = view.players.map(({ tokens }) => tokens)
  for (const { loser, gainer, tokens } of steps) {
    if (loser !== null) after[loser]! -= tokens
    if (gainer !== null && tokens) after[gainer]! += tokens
  }
  return after
}

/** The answer by which a thought is carried further, if it is one of those that are open. */
export function answerFor(view: GameView, thought: Thought): Choice | null {
  const { choices } = view
  const onAnimal = choices.find((choice) => choice.kind === 'card' && choice.id !== undefined && choice.id === thought.animal_id) ?? choices.find((choice) => choice.kind === 'card' && choice.card === thought.animal && choice.zone !== 'pile' && choice.zone !== 'attacks')
  const onCard = choices.find((choice) => choice.kind === 'card' && choice.card === thought.with)
  const onPlayer = choices.find((choice) => choice.kind === 'player' && choice.player === thought.player)
  return (thought.with === view.cause || thought.with === null ? null : onCard) ?? onAnimal ?? onPlayer ?? null
}

/** What comes of this card, animal or attack, if only one thing can. */
export function glanceAt(thoughts: readonly Thought[], card: string | null, id: number | null): Thought | null {
  const about = id === null ? thoughts.filter((one) => card !== null && (one.with === card || (one.with === null && one.animal === card))) : thoughts.filter(({ animal_id }) => animal_id === id)
  return about.length === 1 ? about[0]! : null
}
