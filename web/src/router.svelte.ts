/** Where the page is: everything after the hash, so that links work from any server path. */
function read(): string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
}

class Route {
  parts = $state(read())
  page = $derived(this.parts[0] ?? '')

  constructor() {
    addEventListener('hashchange', () => (this.parts = read()))
  }
}

export const route = new Route()

export const linkTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`
/** Change the address without a step in the history. */
export const replaceRoute = (link: string): void => history.replaceState(history.state, '', link)
export const goTo = (...parts: string[]): void => {
  location.hash = linkTo(...parts)
}
