/** From where a replay is seen: a seat, the chair of a spectator, or with all hands open. */
export const WATCHING = 'watch'
export const OPEN = 'open'

/** The place named in an address; whatever else it says, one can watch. */
export const placeFrom = (text: string | undefined): string => (text === OPEN || /^\d$/.test(text ?? '') ? text! : WATCHING)
