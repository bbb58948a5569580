import type { GameModule, ScoreForm } from '../module'
import { complete, type DoomBook } from './book'
import Card from './cards/Card.svelte'
import type { DoomCard } from './cards/model'
import { spokenName } from './cards/words'
import { guide } from './guide'
import Portrait from './Portrait.svelte'
import { narrow } from '../../state/screen.svelte'
import { scoreForm } from './score/form'
import Layout from './table/Layout.svelte'
import { scoreOf } from './table/scoring'
import type { PlayerView } from './view.generated'
import { own } from './words'

const module: GameModule = {
  Card,
  Layout,
  Portrait,
  guide,
  /** On a phone all piles but one's own are folded. */
  get inSight() {
    return narrow.current ? [] : ['pile']
  },
  unplaced: ['sign'],
  scoreForm: scoreForm as unknown as ScoreForm,
  scoreOf: (player, book) => scoreOf(player as PlayerView, book as DoomBook),
  labels: () => {
    const { cards, kinds, sets } = own()
    return { kinds, sets, colors: cards.colors, icons: cards.icons, facts: { dominant: cards.dominant, face_value: cards.worth, gene_pool: cards.genePool } }
  },
  spokenName: (card) => spokenName(card as DoomCard, own().cards),
  complete,
  shakes: (verb, card) => (verb === 'reveal' || verb === 'worlds_end') && card?.kind === 'catastrophe',
  moment: ({ verb }) => (verb === 'worlds_end' ? own().table.worldsEnd : verb === 'tie_break' ? own().table.tieBreak : null),
  breaksTie: (verb) => verb === 'tie_break',
}

export default module
