import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import CardLink from '../src/parts/CardLink.svelte'
import type { Line } from '../src/net/messages.generated'
import { NO_FILTER, readFilter, writeFilter } from '../src/parts/filter'
import LogText from '../src/table/LogText.svelte'
import { BOOK } from './tinyGame'

describe('links', () => {
  it('carry a filter and a card there and back', () => {
    const filter = { text: 'big & red', kind: 'trait', color: 'red', icon: '', set: 'techlings', flags: { dominant: true, other: false } }
    const said = writeFilter(filter, 'Tiny')
    expect(said).toBe('text=big%20%26%20red&kind=trait&color=red&set=techlings&card=Tiny&only=dominant')
    expect(readFilter(said)).toEqual({ filter: { ...filter, flags: { dominant: true } }, card: 'Tiny' })
  })

  it('say nothing where there is nothing to say, and nonsense is no filter', () => {
    expect(writeFilter(NO_FILTER, null)).toBe('')
    expect(readFilter('%%%nonsense')).toEqual({ filter: NO_FILTER, card: null })
  })
})

describe('a card in running text', () => {
  it('is read out by its name alone; its text is there for who asks', () => {
    const target = document.createElement('p')
    const link = mount(CardLink, { target, props: { card: BOOK.card('Spark') } })
    flushSync()
    const told = [...target.childNodes].filter((node) => !(node as HTMLElement).hidden).map((node) => node.textContent)
    expect(told.join('')).toBe('Spark')
    const button = target.querySelector('button')!
    expect(target.querySelector(`#${button.getAttribute('aria-describedby')}`)!.textContent).toBe('What Spark does.')
    void unmount(link)
  })

  it('keeps its quotes and its full stop in its box, also where that is wrapped', () => {
    const target = document.createElement('p')
    const line = { n: 1, text: 'Ada spielt „Spark“.', event: { verb: 'play', card: 'Spark' } } as Line
    const shown = mount(LogText, { target, props: { line, book: BOOK } })
    flushSync()
    expect(target.querySelector('button')!.textContent).toBe('„Spark“.')
    expect(target.querySelector('.link')!.textContent).toBe('Spark')
    void unmount(shown)
  })
})
