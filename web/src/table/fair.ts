import { sha256 } from '../net/sha256'

const SIZE = 32

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What is shown of something that is told later. */
export const fingerprint = (hex: string): string => hexOf(sha256(bytesOf(hex)))

/** Something to contribute that nobody can know. */
export const newContribution = (): string => hexOf(crypto.getRandomValues(new Uint8Array(SIZE)))

/** The key of a shuffle, from the table's secret and what every seat has contributed. */
export function keyOf(secret: string, contributions: (string | null)[]): string {
  if (!contributions.some(Boolean)) return secret
  return fingerprint(secret + contributions.map((part) => part ?? '00'.repeat(SIZE)).join(''))
}

/** What was shown before anybody has contributed anything. */
export interface Promised {
  commitment: string
  pledges: (string | null)[]
}

/** What is told when the game is over. */
export interface Told {
  secret: string
  contributions: (string | null)[]
  key: string
}

/** What this browser has contributed, and what it was shown before that. */
export interface Part {
  contribution: string
  seen: Promised | null
}

/**
 * `bad`: something does not fit. `missing`: it fits, but my part is not in it. `mine`: my part is in it, so nobody has chosen the cards.
 * `kept`: nobody has contributed, or not from this browser; the shuffle was not changed after the deal.
 */
export type Verdict = 'bad' | 'missing' | 'mine' | 'kept'

export function judge(promised: Promised, told: Told, part: Part | null): Verdict {
  const { commitment, pledges } = part?.seen ?? promised
  const kept = told.contributions.every((one, seat) => one === null || fingerprint(one) === pledges[seat])
  if (fingerprint(told.secret) !== commitment || keyOf(told.secret, told.contributions) !== told.key || !kept) return 'bad'
  if (!part?.seen) return 'kept'
  return told.contributions.includes(part.contribution) ? 'mine' : 'missing'
}

/** The same check for a terminal, with all that was shown before this browser told its part. */
export function commandFor(address: string, promised: Promised, part: Part | null): string {
  const { commitment, pledges } = part?.seen ?? promised
  const shown = pledges.map((pledge) => pledge ?? '-').join(',')
  const mine = part?.seen ? ` --mine ${part.contribution}` : ''
  return `endling verify ${address} --hash ${commitment} --pledges ${shown}${mine}`
}

/** The seats that have pledged something and not told it. */
export const unkept = ({ pledges }: Promised, { contributions }: Told): number[] => pledges.flatMap((pledge, seat) => (pledge && !contributions[seat] ? [seat] : []))
