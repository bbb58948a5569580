import type { GameModule, ScoreForm } from '../module'
import Card from './cards/Card.svelte'
import { complete, type GloomBook, type GloomCard } from './cards/model'
import { spokenName } from './cards/spoken'
import { guide } from './guide'
import Portrait from './Portrait.svelte'
import { scoreForm } from './score/form'
import Layout from './table/Layout.svelte'
import { scoreOf } from './table/scoring'
import { illustrate } from './tale/illustrate'
import type { PlayerView } from './view'
import { own } from './words'

const module: GameModule = {
  Card,
  Layout,
  foldsTalk: true,
  Portrait,
  guide,
  illustrate,
  inSight: ['family'],
  draws: ({ kind }) => kind === 'color',
  scoreForm: scoreForm as unknown as ScoreForm,
  scoreOf: (player, book) => scoreOf(player as PlayerView, book as GloomBook),
  labels: () => {
    const { kinds, families, icons, slots, family, opaque } = own()
    return { kinds, colors: families, icons, facts: { top: slots[0]!, middle: slots[1]!, bottom: slots[2]!, colors: family, opaque } }
  },
  spokenName: (card) => spokenName(card as GloomCard),
  complete,
}

export default module
