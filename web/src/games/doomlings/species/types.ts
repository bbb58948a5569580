import type { Random } from '../../../theme/random'
import type { ColorName, TraitColor } from '../palette'

/** What the species needs to know of a trait in the pile. */
export interface Trait {
  name: string
  colors: readonly TraitColor[]
}

export interface Point {
  x: number
  y: number
}

/** Proportions of the creature; traits bend these numbers, parts are drawn from them. */
export interface Rig {
  /** Whole-creature scale around its footing. */
  size: number
  /** Height above the ground. */
  lift: number
  /** Half width and height of the body. */
  bodyW: number
  bodyH: number
  legLen: number
  legW: number
  armW: number
  /** Half width and half height of the head. */
  headW: number
  headH: number
  /** Length of neck between body and head. */
  neck: number
  /** Fullness of the outline: top and jaw of the head, shoulders and hips of the body. */
  dome: number
  jaw: number
  shoulders: number
  hips: number
  /** Degrees the head leans to the side. */
  tilt: number
  /** Degrees the whole creature leans. */
  lean: number
  /** Eye radius. */
  eye: number
}

/** Named places on the body; x grows to the reader's right. */
export interface Anchors {
  cx: number
  foot: number
  hip: number
  bodyTop: number
  bodyBottom: number
  neck: Point
  head: Point
  crown: Point
  brow: Point
  nose: Point
  mouth: Point
  chest: Point
  belly: Point
  tail: Point
  shoulderL: Point
  shoulderR: Point
  handL: Point
  handR: Point
}

export type Mood = 'content' | 'bored' | 'fierce' | 'sad' | 'scared' | 'dazed' | 'calm' | 'dreamy' | 'sly' | 'delighted'
export type Ears = 'round' | 'pointed' | 'drooping' | 'feelers' | 'fins'
export type Snout = 'plain' | 'muzzle' | 'beak'
export type Tail = 'brush' | 'taper' | 'puff' | 'curl'
export type Belly = 'patch' | 'bands' | 'bib'
/** What idle hands do. */
export type Gesture = 'rest' | 'wave' | 'shy' | 'hips'
export type Legs = 'paws' | 'tentacles' | 'stems'

/** Choices that several traits share, gathered before anything is drawn. */
export interface Look {
  mood: Mood
  ears: Ears
  tuft: 0 | 1 | 2
  snout: Snout
  tail: Tail
  belly: Belly
  legs: Legs
  fingers: boolean
  claws: boolean
  muscles: boolean
  /** The left arm has just grown back. */
  freshArm: boolean
  armsUp: boolean
  gesture: Gesture
  /** Where a calm eye wanders: -1 left, 1 right. */
  glance: number
  iris: string | null
  pupil: number
  mouth: { open: number; teeth: boolean; fangs: boolean; tongue: 'none' | 'plain' | 'forked'; drool: boolean }
  nose: 'button' | 'long' | 'trunk'
  /** Tips of special tails; without any, the family's own tail shows. */
  tails: string[]
  /** A wash laid over the skin, such as frost or ash. */
  wash: { color: string; strength: number } | null
  blush: number
}

export interface Skin {
  main: ColorName
  second: ColorName | null
  base: string
  light: string
  shade: string
  deep: string
  /** Colour of the second most frequent trait colour: markings and trimmings. */
  accent: string
}

export const LAYERS = [
  'sky',
  'aura',
  'behind',
  'tail',
  'legs',
  'body',
  'hide',
  'chest',
  'arms',
  'headBack',
  'head',
  'headHide',
  'face',
  'headFront',
  'held',
  'front',
] as const
export type Layer = (typeof LAYERS)[number]

/** One drawn thing. Pieces grow from and shrink to their root. */
export interface Piece {
  key: string
  layer: Layer
  svg: string
  root: Point
}

export type SlotName = 'hand' | 'sky' | 'ground' | 'chest' | 'belly' | 'shoulder' | 'crown'
export interface Slot extends Point {
  scale: number
  /** -1 on the left half, 1 on the right. */
  side: -1 | 1
}

/** Everything a feature may look at while drawing. */
export interface Stage {
  rig: Rig
  at: Anchors
  skin: Skin
  look: Look
  roll: Random
  /** Which of several equal traits this is, counted from 0. */
  copy: number
  slot: Slot
}

export type Drawn = Partial<Record<Layer, string>> & { root?: Point }

export interface Feature {
  /** What a reader sees when the trait arrives. */
  shows: string
  slot?: SlotName
  /** Shown on the belly: hands stay out of the way. */
  onBelly?: true
  shape?: (rig: Rig) => void
  look?: (look: Look) => void
  draw?: (stage: Stage) => Drawn
  /** A covering for body and head, drawn over the whole creature and cut to its outline. */
  hide?: (stage: Stage) => string
}
