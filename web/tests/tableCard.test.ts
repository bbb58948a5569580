import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import TableCard from '../src/table/TableCard.svelte'
import { card } from './tableFixture'
import { BOOK } from './tinyGame'

it('shows the key beside the points of a card that is about to be given away', () => {
  const props = { card: BOOK.card('Spark'), place: 'tricks:0', size: 'mini' as const, badge: '−2', choice: card(1, 'Spark'), number: 3, onchoose: () => {} }
  const mounted = mount(TableCard, { target: document.body, props })
  flushSync()
  expect(document.querySelector('kbd')!.textContent).toBe('3')
  expect(document.querySelector('.points')!.textContent).toBe('−2')
  void unmount(mounted)
})
