import type { ScoreColumn } from '../../module'
import type { PlayerView } from '../view.generated'

/** Tokens are all that counts. */
export const scoreOf = ({ tokens }: PlayerView): ScoreColumn => ({ lines: [], total: tokens })
