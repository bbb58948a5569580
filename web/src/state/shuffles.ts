import type { Contribute, Welcome } from '../net/messages.generated'
import { fingerprint, newContribution, type Part } from '../table/fair'
import { recall, remember } from './store'

/** What this browser has contributed to shuffles, by table, the latest last. */
type Parts = [table: string, part: Part][]

const KEY = 'shuffles'
const MOST = 200

const all = () => recall<Parts>(KEY, [])

/** Take a seat with a pledge, and remember what was pledged. */
export async function pledging<T extends { table: string }>(take: (pledge: string) => Promise<T>): Promise<T> {
  const contribution = newContribution()
  const taken = await take(fingerprint(contribution))
  remember(KEY, [...all(), [taken.table, { contribution, seen: null }]].slice(-MOST))
  return taken
}

/** The part that this browser has in the shuffle of a table, once it has told it. */
export const partIn = (table: string): Part | null => all().filter(([where, part]) => where === table && part.seen).at(-1)?.[1] ?? null

/**
 * What is to be said to a table that waits for contributions. What was shown before is remembered, and the first time counts:
 * a server that shows other pledges after that is found out.
 */
export function contributionTo(table: string, { seat, pledges, commitment, started, dealt }: Welcome): Contribute | null {
  const pledge = seat === null ? null : pledges[seat]
  if (!started || dealt || !pledge) return null
  const parts = all()
  const part = parts.find(([where, { contribution }]) => where === table && fingerprint(contribution) === pledge)?.[1]
  if (part) {
    part.seen ??= { commitment, pledges }
    remember(KEY, parts)
  }
  return { t: 'contribute', contribution: part?.contribution ?? null }
}
