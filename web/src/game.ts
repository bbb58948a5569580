/** The game that pages are about when their address names none. */
export const DEFAULT_GAME = 'doomlings'
