/** Whose view of a replay is shown: that of a seat, of a spectator, or all hands open. */
export const WATCHING = 'watch'
export const OPEN = 'open'

/** The place named in an address; if it names none, that of a spectator. */
export const placeFrom = (text: string | undefined): string => (text === OPEN || /^\d$/.test(text ?? '') ? text! : WATCHING)
