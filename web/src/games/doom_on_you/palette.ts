/** The coat of every animal: most of it, its lighter parts, its darker ones. */
export interface Coat {
  base: string
  light: string
  dark: string
}

export const COATS: Record<string, Coat> = {
  alpaca_punch: { base: '#f1dfc4', light: '#fff8ea', dark: '#b98f62' },
  hunting_bird: { base: '#5f9bd0', light: '#d3e7f5', dark: '#2f5f96' },
  deter_tle: { base: '#8fbf63', light: '#d9eab4', dark: '#4f7f39' },
  camo: { base: '#93ab5a', light: '#d3dc9c', dark: '#55682f' },
  flame_ingo: { base: '#f58fae', light: '#ffd0dd', dark: '#c74f7a' },
  hand_a: { base: '#fbf6ec', light: '#ffffff', dark: '#33303f' },
  otter_chaos: { base: '#a8764c', light: '#ead0a8', dark: '#6a4426' },
  buffa_blow: { base: '#7d5a48', light: '#c79a78', dark: '#4a3129' },
  rhino_might: { base: '#9aa3b3', light: '#d4dae2', dark: '#626b7f' },
  gor_wall_a: { base: '#c46f4c', light: '#eab493', dark: '#7e3f2a' },
  ele_fence: { base: '#a9b4cc', light: '#dbe2ee', dark: '#6d7a98' },
  shark_tillery: { base: '#7d97ad', light: '#e6eef3', dark: '#455f78' },
}

/** The ground behind an animal. */
export const FIELDS: Record<string, string> = {
  alpaca_punch: '#f6c9b0',
  hunting_bird: '#f7e3a8',
  deter_tle: '#f3d3c0',
  camo: '#b9c98a',
  flame_ingo: '#ffe0a6',
  hand_a: '#cfe6c4',
  otter_chaos: '#bfe0ea',
  buffa_blow: '#f4dc9c',
  rhino_might: '#e8d2b4',
  gor_wall_a: '#d7e2ea',
  ele_fence: '#cfe8b8',
  shark_tillery: '#f6d8a0',
}

/** The fields of battle cards. */
export const BATTLE_FIELDS: Record<string, string> = {
  hunt: '#e9b199',
  force_field: '#bfe3f3',
  deflect: '#ddd0f3',
  capture: '#f6e2a4',
  sneak_attack: '#8fa7b8',
}

/** Every player has a colour, on the ring and in the picture of all tokens; all can be told apart under ink. */
export const SEAT_TONES = ['#ffb86b', '#7cc6f2', '#a8d672', '#f59ac0', '#c6a5f0', '#f2dc6b'] as const
export const toneOf = (seat: number): string => SEAT_TONES[seat % SEAT_TONES.length]!
