import { type Icon, ICONS } from './ornaments/icons'
import type { FamilyItem, GameView, InForceItem, PlayerView } from './view.generated'

/** A member of a family; what the sheet of scores lays out knows nothing of plays. */
export type Member = Omit<FamilyItem, Icon | 'revived' | 'would_be'> & Partial<Pick<FamilyItem, Icon | 'revived' | 'would_be'>>
export type { GameView as GloomView, InForceItem as InForce, PlayerView }

export const iconsOf = (member: Member): Icon[] => ICONS.filter((icon) => member[icon])
/** The cards of somebody's hand that can be seen: all of an open one, or those that were shown. */
export const knownOf = ({ hand, known_hand }: PlayerView): readonly string[] => hand ?? known_hand ?? []
export const pointsOf = ({ top, middle, bottom }: Member): (number | null)[] => [top, middle, bottom]
