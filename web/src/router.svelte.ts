import { FIRST_GAME } from './games'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
const partsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decode)

const GAME_PAGES = ['cards', 'rules', 'score']

/** Where an old link leads: pages used to stand behind the hash. */
export function movedTo(hash: string): string | null {
  if (!hash.startsWith('#/')) return null
  const [page = '', ...rest] = partsOf(hash.slice(1))
  if (GAME_PAGES.includes(page)) return linkTo(rest[0] ?? FIRST_GAME, page) + (rest[1] ? `#${rest[1]}` : '')
  if (page === 'continue') return secretLink('continue', ...rest)
  return linkTo(...(page ? [page, ...rest] : []))
}

const read = () => ({ parts: partsOf(location.pathname), hash: location.hash.slice(1), fragment: decode(location.hash.slice(1)) })

/** Where the page is. What nobody else needs to read, such as keys, stands behind the hash. */
class Route {
  private at = $state.raw(read())
  parts = $derived(this.at.parts)
  page = $derived(this.parts[0] ?? '')
  fragment = $derived(this.at.fragment)
  /** The fragment as it is written. */
  hash = $derived(this.at.hash)

  constructor() {
    this.arrive()
    addEventListener('popstate', () => this.arrive())
    addEventListener('click', (event) => this.follow(event))
  }

  arrive(): void {
    const moved = movedTo(location.hash)
    if (moved !== null) history.replaceState(null, '', moved)
    this.at = read()
  }

  /** A link to another page of ours needs no new page load. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname === location.pathname && link.hash && movedTo(link.hash) === null) return
    event.preventDefault()
    visit(link.href)
  }
}

export const linkTo = (...parts: string[]): string => `/${parts.map(encodeURIComponent).join('/')}`
/** The first part is the page, the others stay in the browser. */
export const secretLink = (page: string, ...parts: string[]): string => `${linkTo(page)}#${parts.map(encodeURIComponent).join('/')}`

export const route = new Route()

function visit(link: string): void {
  history.pushState(null, '', link)
  route.arrive()
  scrollTo(0, 0)
}

/** Changes the address without a step in the history. */
export function replaceRoute(link: string): void {
  history.replaceState(history.state, '', link)
  route.arrive()
}
export const goTo = (...parts: string[]): void => visit(linkTo(...parts))
