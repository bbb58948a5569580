export const FAMILIES = ['bannister', 'kelly', 'drizzle', 'boots', 'barnacle'] as const
export type Family = (typeof FAMILIES)[number]
export const isFamily = (name: unknown): name is Family => FAMILIES.includes(name as Family)

/** Whom the base families leave over when five play with them. */
export const LEFTOVERS = 'leftovers'

/** The colours of a house: few, as if washed over a print. */
export interface Tones {
  /** The wall behind a sitter. */
  wall: string
  wallDeep: string
  /** Frame and cloth. */
  main: string
  deep: string
  accent: string
}

export const TONES: Record<Family, Tones> = {
  bannister: { wall: '#ecdcb4', wallDeep: '#cdb37a', main: '#8c2f36', deep: '#4f1a22', accent: '#d3a53e' },
  kelly: { wall: '#ead9c6', wallDeep: '#c9a58a', main: '#b5552b', deep: '#552a1c', accent: '#5f8f86' },
  drizzle: { wall: '#cfdae0', wallDeep: '#9db1be', main: '#5f7a8c', deep: '#2c3e4b', accent: '#e0c25a' },
  boots: { wall: '#dcdcc0', wallDeep: '#b2b38a', main: '#6b7040', deep: '#3a3a20', accent: '#a8652f' },
  barnacle: { wall: '#c9dcd3', wallDeep: '#93b7ad', main: '#2f6e6b', deep: '#173c42', accent: '#c86f7c' },
}

/** A family that is none. */
export const NO_HOUSE = { main: '#6b6478', deep: '#2f2a3a' } as const

export const PAPER = '#f4ecd9'
export const BONE = '#efe6d3'
export const GOLD = '#d9ad47'
export const STEEL = '#b9c0c4'
export const WOOD = '#9a6a3c'
export const PORCELAIN = '#f7f8f4'
export const DUSK = '#3a3442'
export const WINE = '#8c2f4a'
export const SKINS = { pale: '#f3e7d6', rosy: '#f0d3bd', olive: '#dcbc94', brown: '#b98860', dark: '#8f6548', drowned: '#bccdb8' } as const
