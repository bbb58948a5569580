export const SUITS = ['acorn', 'blueberry', 'flower'] as const
export type Suit = (typeof SUITS)[number]

/** The colours of a suit: field, edge, and type on paper. */
export const SUIT_TONES: Record<Suit, { light: string; shade: string; deep: string }> = {
  acorn: { light: '#f3dcb0', shade: '#b7772f', deep: '#6e3f12' },
  blueberry: { light: '#cfd8f5', shade: '#5a69bd', deep: '#2b3478' },
  flower: { light: '#f8d3e2', shade: '#c94f86', deep: '#7f2350' },
}

/** Suits are colours to the rest of the page. */
export const SUIT_TINTS = SUITS.map((suit) => {
  const { light, shade, deep } = SUIT_TONES[suit]
  return `--${suit}-light:${light};--${suit}-shade:${shade};--${suit}-deep:${deep}`
}).join(';')

export const ENVIRONMENTS = ['desert', 'forest', 'highland', 'jungle', 'mountain', 'ocean', 'plains', 'polar', 'underground', 'wetlands'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Sky, ground, and what grows or lies there. */
export const ENVIRONMENT_TONES: Record<Environment, { sky: string; ground: string; detail: string }> = {
  desert: { sky: '#fbe0a8', ground: '#e0a955', detail: '#6f9a57' },
  forest: { sky: '#cfe6c0', ground: '#6d8a4a', detail: '#2f6b41' },
  highland: { sky: '#d9e4ee', ground: '#a5b56a', detail: '#7d8a8f' },
  jungle: { sky: '#bfe3b8', ground: '#3f7d4c', detail: '#1f5a3a' },
  mountain: { sky: '#d3e2f2', ground: '#8d93a6', detail: '#f5f8fb' },
  ocean: { sky: '#bfe3f3', ground: '#3d86bd', detail: '#1d5a91' },
  plains: { sky: '#f6eeb9', ground: '#c9bd55', detail: '#8f9a3a' },
  polar: { sky: '#dceff8', ground: '#f7fbfd', detail: '#9cc6de' },
  underground: { sky: '#8a6a52', ground: '#59402f', detail: '#e2b85b' },
  wetlands: { sky: '#d3e6df', ground: '#6d9d8d', detail: '#7a5a34' },
}

/** The coat of every species: most of it, its lighter belly, its darker parts. */
export const COATS: Record<string, { base: string; light: string; dark: string }> = {
  amoeba: { base: '#b9a3e0', light: '#ddd0f3', dark: '#8468bd' },
  beetle: { base: '#5f9ea6', light: '#a9d4d4', dark: '#31666f' },
  mouse: { base: '#b9aca3', light: '#e8ddd3', dark: '#857469' },
  frog: { base: '#82bd5c', light: '#d9ecae', dark: '#4e8538' },
  fish: { base: '#f0a05a', light: '#fbdba3', dark: '#c2672e' },
  pig: { base: '#efa9ac', light: '#fbd7d3', dark: '#c9777f' },
  monkey: { base: '#a9754e', light: '#eccda6', dark: '#6f4629' },
  snake: { base: '#c3bb58', light: '#eee5a6', dark: '#857c2c' },
  bird: { base: '#6aa5d8', light: '#d5e8f4', dark: '#376ea5' },
  crocodile: { base: '#6f9a67', light: '#cfdda8', dark: '#41683f' },
  t_rex: { base: '#d67a55', light: '#f5cfa2', dark: '#9a4a30' },
  elephant: { base: '#9fa8b8', light: '#d2d8e1', dark: '#6b7488' },
  orca: { base: '#3f4658', light: '#f5f6f3', dark: '#242938' },
  dummy: { base: '#dcc27c', light: '#f3e4b6', dark: '#a58438' },
}
