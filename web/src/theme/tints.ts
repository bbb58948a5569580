/** What a browser cannot draw, such as a suit, is shown on plain paper. */
const mixed = (color: string, share: number, ground: string): string => ((globalThis.CSS?.supports?.('color', color) ?? true) ? `color-mix(in oklab, ${color} ${share}%, var(--${ground}))` : `var(--${ground})`)

/** Fields and edges of things that have a colour. Colours of the theme are used as they are; others are mixed with paper. */
export const fieldOf = (color: string | null | undefined): string => (color ? `var(--${color}-light, ${mixed(color, 32, 'paper')})` : 'var(--colorless-light)')
export const edgeOf = (color: string | null | undefined): string => (color ? `var(--${color}-shade, ${mixed(color, 75, 'ink')})` : 'var(--colorless-shade)')
