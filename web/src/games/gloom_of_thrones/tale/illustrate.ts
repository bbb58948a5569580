import { keyOf } from '../cards/model'
import { PORTRAIT_VIEW, portraitMarkup } from '../portraits'

/** Portraits need more room than initials, and mourn by themselves. On a phone the text flows around them. */
const LOOK = '.life { grid-template-columns: 9rem 1fr } .life svg { width: 9rem; border-radius: 6px } .dead svg { filter: none } @media (max-width: 32rem) { .life { display: flow-root } .life svg { float: left; width: 6rem; margin: 0 .8rem .3rem 0 } blockquote { display: flow-root } }'

/** Puts the portraits into a saga, as their sitters have ended. */
export function illustrate(page: Document): string {
  for (const life of page.querySelectorAll<HTMLElement>('[data-character]')) {
    const fate = { dead: life.classList.contains('dead'), crowned: life.classList.contains('monarch'), revived: life.classList.contains('revived') }
    const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${PORTRAIT_VIEW}" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${portraitMarkup(keyOf(life.dataset.character ?? ''), fate)}</svg>`
    const holder = page.createElement('div')
    holder.innerHTML = portrait
    life.querySelector(':scope > svg')?.replaceWith(holder.firstElementChild!)
  }
  return LOOK
}
