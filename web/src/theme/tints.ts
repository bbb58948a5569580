/** Fields and edges of things that have a colour. Colours of the theme are used as they are; others are mixed with paper. */
export const fieldOf = (color: string | null | undefined): string => (color ? `var(--${color}-light, color-mix(in oklab, ${color} 32%, var(--paper)))` : 'var(--colorless-light)')
export const edgeOf = (color: string | null | undefined): string => (color ? `var(--${color}-shade, color-mix(in oklab, ${color} 75%, var(--ink)))` : 'var(--colorless-shade)')
