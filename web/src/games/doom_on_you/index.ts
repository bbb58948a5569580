import type { GameModule } from '../module'
import Card from './cards/Card.svelte'
import { complete, type DoomCard } from './cards/model'
import { spokenName } from './cards/spoken'
import { guide } from './guide'
import Portrait from './Portrait.svelte'
import { scoreForm } from './score/form'
import Layout from './table/Layout.svelte'
import { scoreOf } from './table/scoring'
import TokenPaths from './table/TokenPaths.svelte'
import type { PlayerView } from './view.generated'
import { own } from './words'

const module: GameModule = {
  Card,
  Layout,
  foldsTalk: true,
  Portrait,
  Ending: TokenPaths,
  guide,
  inSight: ['pile', 'attacks'],
  // The planned defense says what is not blocked, and an offer is made as a whole.
  draws: (choice) => choice.kind === 'word' && (choice.word === 'let_through' || choice.word === 'offer'),
  scoreOf: (player) => scoreOf(player as PlayerView),
  scoreForm,
  labels: () => {
    const { kinds, facts } = own()
    return { kinds, colors: {}, icons: {}, facts }
  },
  spokenName: (card) => spokenName(card as DoomCard),
  complete,
  shakes: (verb) => verb === 'doom' || verb === 'out',
}

export default module
