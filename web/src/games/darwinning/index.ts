import type { GameModule } from '../module'
import Card from './cards/Card.svelte'
import { complete, type DarwinningBook, type DarwinningCard } from './cards/model'
import { spokenName } from './cards/spoken'
import { guide } from './guide'
import { SUIT_TINTS } from './palette'
import Portrait from './Portrait.svelte'
import Layout from './table/Layout.svelte'
import { scoreOf } from './table/scoring'
import type { PlayerView } from './view.generated'
import { own, traitsInLine } from './words'

const module: GameModule = {
  Card,
  Layout,
  foldsTalk: true,
  Portrait,
  tints: SUIT_TINTS,
  guide,
  inSight: ['species', 'dummy', 'played', 'display', 'discard', 'spaces', 'environments'],
  draws: (choice) => choice.zone === 'traits',
  scoreOf: (player, book) => scoreOf(player as PlayerView, book as DarwinningBook),
  labels: () => {
    const { kinds, suits, facts } = own()
    return { kinds, colors: suits, icons: {}, facts }
  },
  spokenName: (card) => spokenName(card as DarwinningCard),
  apart: (card) => traitsInLine([(card as DarwinningCard).trait ?? '']),
  complete,
}

export default module
