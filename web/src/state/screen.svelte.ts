import { MediaQuery } from 'svelte/reactivity'

/** A phone, upright or on its side; the same as in the style sheets. */
export const narrow = new MediaQuery('(max-width: 699px), (max-width: 1099px) and (max-height: 559px)')

/** A phone on its side. */
export const lying = new MediaQuery('(max-width: 1099px) and (max-height: 559px)')

/** Everything in one column: a phone, or a tablet held upright. */
export const stacked = new MediaQuery('(max-width: 1099px)')
