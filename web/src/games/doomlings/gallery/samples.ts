import type { DoomCard } from '../cards/model'
import { hash, random } from '../../../theme/random'
import type { Trait } from '../species/types'
import { CLASSIC_AGES, CLASSIC_CATASTROPHES, CLASSIC_TRAITS, type PrintedTrait } from './classic'
import { EXPANSION_AGES, EXPANSION_CATASTROPHES, EXPANSION_TRAITS, SIGNS } from './expansions'

export const ALL_TRAITS: readonly PrintedTrait[] = [...CLASSIC_TRAITS, ...EXPANSION_TRAITS]

/** Filler of every length a card has to bear; the real effects come from the server. */
const SENTENCES = [
  'Sample line of an ordinary length, to see how it sits.',
  'A second sentence follows, because most effects need a condition and a consequence.',
  'Long cards explain what happens when a trait leaves the pile, who chooses, and which cards are spared.',
  'The longest ones add what to do if nothing fits.',
]

function sampleText(name: string): string {
  const length = hash(name) % 5
  return SENTENCES.slice(0, length).join(' ')
}

export function traitCard(trait: PrintedTrait): DoomCard {
  return {
    name: trait.name,
    label: trait.name,
    kind: 'trait',
    colors: [...trait.colors],
    face_value: trait.value,
    dominant: trait.dominant ?? false,
    copies: trait.copies ?? 1,
    game: 'doomlings',
    icons: [...(trait.icons ?? [])],
    gene_pool: trait.genePool ?? null,
    text: sampleText(trait.name),
  }
}

const bare = { colors: [], face_value: null, dominant: false, copies: 1, game: 'doomlings' }

export const TRAIT_CARDS: readonly DoomCard[] = ALL_TRAITS.map(traitCard)
/** The worst a translation may do to a card. */
export const LONGEST: DoomCard = {
  ...TRAIT_CARDS[0]!,
  name: 'Two Colours',
  label: 'Zweifarbige Verwandlungskünstlerin',
  colors: ['red', 'green'],
  face_value: -12,
  dominant: true,
  icons: ['action', 'out_of_turn', 'worlds_end', 'drop_of_life', 'persistent'],
  gene_pool: -2,
  text: [...SENTENCES, ...SENTENCES].join(' ') + '\n' + SENTENCES.join(' '),
}
export const AGE_CARDS: readonly DoomCard[] = [
  { ...bare, name: 'The Birth of Life', label: 'The Birth of Life', kind: 'birth', icons: ['gene_pool'], gene_pool: 5, text: SENTENCES[0]! },
  ...[...CLASSIC_AGES, ...EXPANSION_AGES, ...SIGNS].map((name): DoomCard => ({ ...bare, name, label: name, kind: 'age', icons: [], gene_pool: null, text: sampleText(name) || SENTENCES[1]! })),
]
export const CATASTROPHE_CARDS: readonly DoomCard[] = [...CLASSIC_CATASTROPHES, ...EXPANSION_CATASTROPHES.map((name) => ({ name, genePool: -1 }))].map(
  ({ name, genePool }): DoomCard => ({ ...bare, name, label: name, kind: 'catastrophe', icons: ['gene_pool', 'worlds_end'], gene_pool: genePool, text: `${SENTENCES[0]}\n${SENTENCES[1]}` }),
)

export const trait = (name: string): PrintedTrait => {
  const found = ALL_TRAITS.find((t) => t.name === name)
  if (!found) throw new Error(`no such trait: ${name}`)
  return found
}

export interface SamplePile {
  title: string
  pile: Trait[]
}

const chosen = (title: string, ...names: string[]): SamplePile => ({ title, pile: names.map(trait) })
const times = (name: string, n: number) => Array.from({ length: n }, () => name)

export const CHOSEN_PILES: readonly SamplePile[] = [
  chosen('Nothing yet'),
  chosen('Forest monarch', 'Antlers', 'Leaves', 'Bark', 'Deep Roots'),
  chosen('Deep sea', 'Gills', 'Tentacles', 'Iridescent Scales', 'Blubber'),
  chosen('Six kidneys', ...times('Kidney', 6)),
  chosen('Five swarms', ...times('Swarm', 5)),
  chosen('Tiny hero', 'Tiny', 'Heroic', 'Brave'),
  chosen('Night lord', 'Vampirism', 'Nocturnal', 'Big Ears', 'Flight'),
  chosen('Thinker', 'Clever', 'Hyper-Intelligence', 'The Third Eye', 'Introspective'),
  chosen('Firebrand', 'Fire Skin', 'Hot Temper', 'Fangs', 'Retractable Claws', 'Warm Blood'),
  chosen('Gardener', 'Overgrowth', 'Photosynthesis', 'Pollination', 'Tiny Little Melons', 'Propagation'),
  chosen('Host', 'Parasitic', 'Symbiosis', 'Viral', 'Super Spreader', 'Sticky Secretions'),
  chosen('Show-off', 'Costly Signaling', 'Adorable', 'Persuasive', 'Appealing', 'Painted Shell'),
  chosen('Holy fool', 'Faith', 'Optimistic Nihilism', 'Confusion', 'Gratitude', 'Mindful'),
  chosen('Survivor', 'Prepper', 'Endurance', 'Reckless', 'Regenerative Tissue', 'Stone Skin'),
  chosen('Big feast', 'Voracious', 'Delicious', 'Flatulence', 'Saliva', 'Teeth', 'Blubber'),
]

/** Random piles of growing size, the same on every visit. */
export const RANDOM_PILES: readonly SamplePile[] = Array.from({ length: 27 }, (_, i) => {
  const roll = random(`pile ${i}`)
  const size = [2, 3, 4, 5, 6, 8, 10, 14, 20][i % 9]!
  const pile = Array.from({ length: size }, () => ALL_TRAITS[Math.floor(roll() * ALL_TRAITS.length)]!)
  return { title: `Random, ${size} traits`, pile }
})
