import type { ScoreForm, Sheet } from '../games/module'

/** Something to ask of somebody. */
interface Asked {
  seat: number
  what: string
}

export const newRow = (form: ScoreForm): Sheet['players'][number] => ({ name: '', ...form.newPlayer() })
export const newSheet = (form: ScoreForm): Sheet => ({ players: [newRow(form), newRow(form)], table: form.newTable() })

/** Whether nothing was filled in; names and rows alone are no loss. */
export const isBlank = (sheet: Sheet, form: ScoreForm): boolean => sheet.players.every(form.isBlankPlayer) && JSON.stringify(sheet.table) === JSON.stringify(form.newTable())

/** The sheet as a piece of a link, and back; anything unreadable is a new sheet. */
export function pack(sheet: Sheet): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sheet))
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

export function unpack(text: string, form: ScoreForm): Sheet {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
    return completed(JSON.parse(new TextDecoder().decode(bytes)), form)
  } catch {
    return newSheet(form)
  }
}

/** A sheet from elsewhere with everything that a form relies on. Once the table's entries stood beside the players. */
export function completed(given: Partial<Sheet> | null, form: ScoreForm): Sheet {
  const { players = [], table, ...besides } = given ?? {}
  if (!players.length) return newSheet(form)
  return { players: players.map((player) => ({ ...newRow(form), ...player })), table: { ...form.newTable(), ...(table ?? besides) } }
}

/** The sheet with as many players as the game needs: somebody who counts alone sits with others who have nothing. */
export const filledUp = (sheet: Sheet, form: ScoreForm, least: number): Sheet => ({ ...sheet, players: [...sheet.players, ...Array.from({ length: Math.max(0, least - sheet.players.length) }, () => newRow(form))] })

/** Everything without which nothing can be counted, and of whom; somebody who has nothing yet needs nothing. */
export const neededOf = (sheet: Sheet, form: ScoreForm): Asked[] => sheet.players.flatMap((player, seat) => (form.isBlankPlayer(player) ? [] : (form.needed?.(player) ?? []).map((what) => ({ seat, what }))))
