import { describe, expect, it } from 'vitest'
import { illustrate } from '../src/games/gloom_of_thrones/tale/illustrate'
import { fileName, readTale, wholePage } from '../src/tale/page'

const PAGE = `<!doctype html><html lang="de"><head><title>Die Saga der Häuser</title><style>h1 { color: red }</style></head><body><main>
<article class="life dead" data-character="Fogg"><svg><text>F</text></svg><div><h3>Fogg</h3></div></article>
<article class="life alive monarch" data-character="Kelly C"><svg><text>K</text></svg><div><h3>Kelly C</h3></div></article>
</main></body></html>`

describe('a finished game as a story', () => {
  it('gets portraits for initials, as their sitters have ended', () => {
    const { page } = readTale(PAGE)
    expect(illustrate(page)).toContain('svg')
    const [fogg, kelly] = [...page.querySelectorAll('article')]
    expect(fogg!.querySelectorAll('svg')).toHaveLength(1)
    expect(fogg!.textContent).not.toContain('FFogg')
    expect(fogg!.innerHTML).not.toBe(kelly!.innerHTML)
    expect(page.querySelectorAll('svg[viewBox]')).toHaveLength(2)
  })

  it('draws those who came back otherwise than those who never left', () => {
    const portraits = ['alive', 'alive revived'].map((fate) => {
      const { page } = readTale(PAGE.replace('life dead', `life ${fate}`))
      illustrate(page)
      return page.querySelector('article svg')!.innerHTML
    })
    expect(portraits[0]).not.toBe(portraits[1])
  })

  it('is kept whole, although its look is put aside while it is shown', () => {
    const tale = readTale(PAGE)
    expect(tale.page.querySelector('style')).toBeNull()
    expect(tale.rules).toBe('h1 { color: red }')
    expect(wholePage(tale)).toContain('<style>h1 { color: red }</style></head>')
  })

  it('is saved under its title', () => {
    expect(fileName(readTale(PAGE), 'html')).toBe('die-saga-der-hauser.html')
    expect(fileName(readTale('<p>x</p>'), 'md')).toBe('tale.md')
  })
})
