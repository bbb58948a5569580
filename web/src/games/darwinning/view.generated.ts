// Written by scripts/write_types.py from the board of the game: change that.
import type { TableView } from '../../net/view'

/** One of `display`. */
export interface DisplayItem {
  card: string
  used_by_leader: boolean
  used_by_follower: boolean
}

/** One of `dummy_cannot_eat`. */
export interface DummyCannotEatItem {
  species: string
  reason: 'legal' | 'game_over' | 'not_asked' | 'not_in_hand' | 'not_played' | 'not_discarded' | 'not_on_display' | 'species_taken' | 'species_not_offered' | 'species_not_in_game' | 'no_cards' | 'picked_already' | 'forms_nothing' | 'too_weak' | 'no_icon' | 'environment_not_shown' | 'environment_known' | 'never_a_trait' | 'trait_known' | 'not_your_board' | 'no_trait_card' | 'own_trait' | 'mutation' | 'no_mutation' | 'not_on_the_table' | 'nobody_lives_there' | 'itself' | 'eaten_already' | 'no_population' | 'out_of_reach' | 'hard_shell' | 'communication' | 'camouflage'
}

/** One of `chances`. */
export interface ChancesItem {
  combination: 'nothing' | 'single' | 'pair' | 'flush' | 'straight' | 'three_of_a_kind' | 'straight_flush' | 'four_of_a_kind' | null
  sum: number
  card_1: string | null
  card_2: string | null
  card_3: string | null
  card_4: string | null
}

/** One of `previews`. */
export interface PreviewsItem {
  card: string
  use: 'food_chain' | 'population' | 'environment' | 'trait'
  where: string | null
  species: string
  space: number
  population: number
  expected_food: number
  expected_bites: number
  bite_limit: number
  expected_population: number
}

/** One of `hunts`. */
export interface HuntsItem {
  card: string
  use: 'food_chain' | 'population' | 'environment' | 'trait'
  where: string | null
  eater: string
  prey: string
  reason: 'legal' | 'game_over' | 'not_asked' | 'not_in_hand' | 'not_played' | 'not_discarded' | 'not_on_display' | 'species_taken' | 'species_not_offered' | 'species_not_in_game' | 'no_cards' | 'picked_already' | 'forms_nothing' | 'too_weak' | 'no_icon' | 'environment_not_shown' | 'environment_known' | 'never_a_trait' | 'trait_known' | 'not_your_board' | 'no_trait_card' | 'own_trait' | 'mutation' | 'no_mutation' | 'not_on_the_table' | 'nobody_lives_there' | 'itself' | 'eaten_already' | 'no_population' | 'out_of_reach' | 'hard_shell' | 'communication' | 'camouflage' | null
}

/** One of `settled`. */
export interface SettledItem {
  card: string
  environment: string | null
}

/** One of `spaces`. */
export interface SpacesItem {
  card: string
  trait: '' | 'pheromones' | 'symbiosis' | 'flock_animal' | 'hard_shell' | 'communication' | 'teeth' | 'food_storage' | 'mutation' | 'poison' | 'tools' | 'camouflage' | 'iron_stomach' | 'bigger_brains' | 'metamorphosis' | 'society' | null
  printed: boolean
  unused: boolean
  points: number
  traits: string[]
}

/** One of `cannot_eat`. */
export interface CannotEatItem {
  species: string
  reason: 'legal' | 'game_over' | 'not_asked' | 'not_in_hand' | 'not_played' | 'not_discarded' | 'not_on_display' | 'species_taken' | 'species_not_offered' | 'species_not_in_game' | 'no_cards' | 'picked_already' | 'forms_nothing' | 'too_weak' | 'no_icon' | 'environment_not_shown' | 'environment_known' | 'never_a_trait' | 'trait_known' | 'not_your_board' | 'no_trait_card' | 'own_trait' | 'mutation' | 'no_mutation' | 'not_on_the_table' | 'nobody_lives_there' | 'itself' | 'eaten_already' | 'no_population' | 'out_of_reach' | 'hard_shell' | 'communication' | 'camouflage'
}

/** One of `lives_in`. */
export interface LivesInItem {
  environment: string
  food: number
  printed: boolean
}

/** What a seat may know of a player. */
export interface PlayerView {
  [name: string]: unknown
  choosing: boolean
  hand_size: number | null
  hand: string[] | null
  known_hand: string[] | null
  picked_size: number | null
  picked: string[] | null
  known_picked: string[] | null
  played: string[]
  used: string[]
  settled: SettledItem[]
  species: string[]
  offered_size: number | null
  offered: string[] | null
  known_offered: string[] | null
  spaces: SpacesItem[]
  points: number
  points_for: { food_chain: number; population: number; environments: number; traits: number }
  space: number | null
  population: number
  bites: number
  food: number
  can_eat: string[]
  cannot_eat: CannotEatItem[]
  expected_food: number
  expected_bites: number
  expected_population: number
  bite_limit: number
  fed: boolean
  lives_in: LivesInItem[]
}

/** What a seat may know. */
export interface GameView extends TableView {
  players: PlayerView[]
  deck_size: number | null
  discard: string[]
  display: DisplayItem[]
  drawn: string[]
  environments: string[]
  box_size: number | null
  dummy: string[]
  era: number
  eras: number
  leader: number | null
  best: number | null
  combination: 'nothing' | 'single' | 'pair' | 'flush' | 'straight' | 'three_of_a_kind' | 'straight_flush' | 'four_of_a_kind' | null
  sum: number
  to_beat: 'nothing' | 'single' | 'pair' | 'flush' | 'straight' | 'three_of_a_kind' | 'straight_flush' | 'four_of_a_kind' | null
  to_beat_sum: number
  last_trick: boolean
  dummy_space: number | null
  dummy_can_eat: string[]
  dummy_cannot_eat: DummyCannotEatItem[]
  beating: string[]
  chances: ChancesItem[]
  previews: PreviewsItem[]
  hunts: HuntsItem[]
}
