import { linkTo } from '../router.svelte'

const base = () => `${location.origin}${location.pathname}`

export const joinLink = (code: string): string => base() + linkTo('join', code)

/** The code in whatever somebody pasted: a whole link, or the code itself. */
export function codeIn(text: string): string {
  const trimmed = text.trim()
  const after = trimmed.match(/#\/(?:join|table)\/([^/?\s]+)/)
  return after ? decodeURIComponent(after[1]!) : trimmed
}
