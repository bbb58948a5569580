import { MediaQuery } from 'svelte/reactivity'

/** Where one column is all there is; the same width as in the style sheets. */
export const narrow = new MediaQuery('max-width: 1099px')
/** Wide, but too low for cards everywhere. */
export const low = new MediaQuery('max-height: 820px')
