/** The colour of outlines. */
export const INK = '#2a1b2e'
