import { describe, expect, it } from 'vitest'
import { request, scoreForm } from '../src/games/gloom_of_thrones/score/form'

const nameOf = (seat: number) => `Player ${seat + 1}`

describe('a family from the box', () => {
  it('is sent as one list: every character, followed by what lies on it', () => {
    const player = { name: 'Ada', family: [{ card: 'Fogg', stack: ['Torched the Treasury', 'Died Laughing'] }, { card: 'Lady Mizzle', stack: [] }], was: ['Fogg', 'Kelly C'] }
    expect(request({ players: [player, { name: '', family: [], was: [] }], table: { monarch: 'Lady Mizzle' } }, nameOf)).toEqual({
      players: [
        { name: 'Ada', family: ['Fogg', 'Torched the Treasury', 'Died Laughing', 'Lady Mizzle'] },
        { name: 'Player 2', family: [] },
      ],
      monarch: 'Lady Mizzle',
      was_monarch: ['Fogg'],
    })
  })

  it('names no Monarch who is not there', () => {
    const sheet = { players: [{ name: '', ...scoreForm.newPlayer() }], table: { monarch: 'Kelly C' } }
    expect(request(sheet, nameOf)).toEqual({ players: [{ name: 'Player 1', family: [] }] })
    expect(scoreForm.isBlankPlayer(sheet.players[0]!)).toBe(true)
  })
})
