import { linkTo } from '../router.svelte'
import { reach } from '../state/reach.svelte'

export const joinLink = (code: string): string => reach.origin + linkTo('join', code)

/** The code in whatever somebody pasted: a whole link, or the code itself. */
export function codeIn(text: string): string {
  const trimmed = text.trim()
  const after = trimmed.match(/\/(?:join|table)\/([^/?#\s]+)/)
  return after ? decodeURIComponent(after[1]!) : trimmed
}
