/** The game of those who have not chosen one yet. */
export const FIRST_GAME = 'doomlings'
