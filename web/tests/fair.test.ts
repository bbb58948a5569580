import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../src/net/sha256'
import { contributionTo, partIn, pledging } from '../src/state/shuffles'
import { commandFor, fingerprint, judge, keyOf, newContribution, unkept } from '../src/table/fair'
import { welcome } from './tableFixture'

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')
const ZEROS = '00'.repeat(32)

beforeEach(() => localStorage.clear())

describe('a hash without help of the browser', () => {
  it('is the one that everybody else computes', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })
})

/** A shuffle to which seat 0 and seat 1 contribute, as seat 0 sees it before and after. */
async function shuffled() {
  let pledge = ''
  await pledging(async (given) => ((pledge = given), { table: 't' }))
  const secret = newContribution()
  const other = newContribution()
  const promised = { commitment: hash(secret), pledges: [pledge, hash(other), null] }
  const message = contributionTo('t', welcome({ ...promised, started: true, dealt: false }))
  if (message?.t !== 'contribute' || !message.contribution) throw new Error('nothing is contributed')
  const contributions = [message.contribution, other, null]
  return { promised, told: { secret, contributions, key: hash(secret + message.contribution + other + ZEROS) } }
}

describe('a shuffle that nobody can choose', () => {
  it('has the key that the server computes', () => {
    const [secret, mine] = ['11'.repeat(32), '22'.repeat(32)]
    expect(keyOf(secret, [null, null])).toBe(secret)
    expect(keyOf(secret, [null, mine])).toBe(hash(secret + ZEROS + mine))
  })

  it('is found good by whoever has contributed to it', async () => {
    const { promised, told } = await shuffled()
    expect(fingerprint(told.contributions[0]!)).toBe(promised.pledges[0])
    expect(judge(promised, told, partIn('t'))).toBe('mine')
    expect(judge(promised, told, partIn('another'))).toBe('kept')
    expect(unkept(promised, { ...told, contributions: [told.contributions[0]!, null, null] })).toEqual([1])
  })

  it('is checked in a terminal against what was shown before, whatever is shown now', async () => {
    const { promised, told } = await shuffled()
    const shown = `--hash ${promised.commitment} --pledges ${promised.pledges[0]},${promised.pledges[1]},-`
    const forged = { commitment: ZEROS, pledges: [ZEROS, null, null] }
    expect(commandFor('there', forged, partIn('t'))).toBe(`endling verify there ${shown} --mine ${told.contributions[0]}`)
    expect(commandFor('there', promised, null)).toBe(`endling verify there ${shown}`)
  })

  it('is found bad if anything is changed afterwards, also what was promised', async () => {
    const { promised, told } = await shuffled()
    const secret = newContribution()
    const forged = { ...told, secret, key: keyOf(secret, told.contributions) }
    expect(judge({ ...promised, commitment: hash(secret) }, forged, partIn('t'))).toBe('bad')
    const contributions = [told.contributions[0]!, newContribution(), null]
    const fitted = { ...told, contributions, key: keyOf(told.secret, contributions) }
    expect(judge({ ...promised, pledges: contributions.map((one) => one && hash(one)) }, fitted, partIn('t'))).toBe('bad')
    const without = [null, told.contributions[1]!, null]
    expect(judge(promised, { ...told, contributions: without, key: keyOf(told.secret, without) }, partIn('t'))).toBe('missing')
    expect(judge(promised, { ...told, key: ZEROS }, partIn('t'))).toBe('bad')
  })

  it('believes what it was shown first, and tells its part only when all have pledged', async () => {
    const { promised } = await shuffled()
    const later = { ...promised, pledges: [promised.pledges[0]!, hash(ZEROS), null] }
    expect(contributionTo('t', welcome({ ...later, started: true, dealt: false }))).not.toBeNull()
    expect(partIn('t')?.seen).toEqual(promised)
    expect(contributionTo('t', welcome({ ...promised, started: false, dealt: false }))).toBeNull()
    expect(contributionTo('t', welcome({ ...promised, dealt: true }))).toBeNull()
    expect(contributionTo('t', welcome({ ...promised, pledges: [null, null, null], dealt: false }))).toBeNull()
  })

  it('does not keep the others waiting for what another device has pledged', () => {
    const elsewhere = welcome({ pledges: [hash(ZEROS), null], dealt: false })
    expect(contributionTo('t', elsewhere)).toEqual({ t: 'contribute', contribution: null })
  })
})
