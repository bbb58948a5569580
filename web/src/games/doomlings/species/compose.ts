import { texturePattern } from '../textures'
import { random } from '../../../theme/random'
import { arm, bodyInside, bodyPath, ears, headInside, headPath, legs, neck, tails, tuft, volume } from './body'
import { fade, oval } from '../../../drawing/draw'
import { eggPieces } from './egg'
import { eyes, mouth, nose } from './face'
import { featureOf } from './features'
import { anchorsOf, baseLook, baseRig, GROUND, VIEW } from './rig'
import { skinOf, washed } from './skin'
import { slotKeeper } from './slots'
import { type Drawn, type Feature, LAYERS, type Layer, type Look, type Piece, type Point, type Rig, type Skin, type Trait } from './types'

/** A pile, read: what the creature is like, before any line is drawn. */
export interface Anatomy {
  seed: string
  rig: Rig
  look: Look
  skin: Skin
  members: Member[]
}

interface Member {
  key: string
  name: string
  feature: Feature
  copy: number
}

export interface Drawing {
  defs: string
  pieces: Piece[]
  /** SVG transforms of the creature and of its head inside the creature. */
  stance: string
  nod: string
}

/** Pile order decides who has the last word on mood; equal traits are numbered. */
function membersOf(pile: readonly Trait[]): Member[] {
  const seen = new Map<string, number>()
  return pile.map(({ name }) => {
    const copy = seen.get(name) ?? 0
    seen.set(name, copy + 1)
    return { key: `${name}#${copy}`, name, feature: featureOf(name), copy }
  })
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** However many traits pull at it, the rig stays within a shape that can be drawn. */
function settle(rig: Rig): void {
  rig.bodyW = clamp(rig.bodyW, 46, 96)
  rig.bodyH = clamp(rig.bodyH, 86, 130)
  rig.headW = clamp(rig.headW, 56, 80)
  rig.headH = clamp(rig.headH, 44, 66)
  rig.legLen = clamp(rig.legLen, 18, 64)
  rig.eye = clamp(rig.eye, 14, 23)
  rig.tilt = clamp(rig.tilt, -9, 9)
  rig.size = clamp(rig.size, 0.5, 1.12)
}

export function anatomyOf(pile: readonly Trait[], seed: string): Anatomy {
  const members = membersOf(pile)
  const rig = baseRig(seed)
  const look = baseLook(seed)
  for (const { feature } of members) {
    feature.shape?.(rig)
    feature.look?.(look)
  }
  settle(rig)
  if (look.gesture === 'shy' && members.some((m) => m.feature.onBelly || m.feature.slot === 'belly')) look.gesture = 'hips'
  return { seed, rig, look, skin: washed(skinOf(pile), look.wash), members }
}

/** When several coverings compete, each gets a slanted band: a patchwork instead of mud. */
function bandClip(id: string, index: number, count: number): string {
  const from = 96 + ((index - 0.02) * 208) / count
  const to = 96 + ((index + 1.02) * 208) / count
  const left = index === 0 ? -100 : from
  const right = index === count - 1 ? 500 : to
  return `<clipPath id="${id}"><path d="M${left + 40} 0H${right + 40}L${right - 40} 400H${left - 40}Z"/></clipPath>`
}

export function drawAnatomy(anatomy: Anatomy, rig: Rig, uid: string): Drawing {
  const { look, skin, members, seed } = anatomy
  if (!members.length) return { defs: '', pieces: eggPieces(seed), stance: '', nod: '' }

  const busyHands = members.filter((m) => m.feature.slot === 'hand').length
  const at = anchorsOf(rig, look, busyHands)
  const slots = slotKeeper(rig, at)
  const bodyClip = `${uid}-body`
  const headClip = `${uid}-head`
  const texture = `${uid}-skin`
  const outline = { body: bodyPath(rig, at), head: headPath(rig, at) }
  const pieces: Piece[] = []
  const add = (key: string, layer: Layer, svg: string, root: Point) => svg && pieces.push({ key: `${key}:${layer}`, layer, svg, root })

  add('shadow', 'sky', fade(oval(at.cx, GROUND + 2, (rig.bodyW + 22) * rig.size * (1 - rig.lift / 90), 9, '#2a1b2e', 0), 0.22), { x: at.cx, y: GROUND })
  add('base', 'tail', tails(rig, at, skin, look), at.tail)
  add('base', 'legs', legs(rig, at, skin, look), { x: at.cx, y: at.hip })
  add('neck', 'body', neck(rig, at, skin), at.neck)
  add('base', 'body', volume(outline.body, bodyClip, skin, bodyInside(rig, at, skin, look), texture), at.neck)
  add('arm left', 'arms', arm(rig, at, skin, look, -1), at.shoulderL)
  add('arm right', 'arms', arm(rig, at, skin, look, 1), at.shoulderR)
  if (!members.some((m) => m.name === 'Big Ears')) add('ears', 'headBack', ears(rig, at, skin, look), at.head)
  add('tuft', 'headBack', tuft(at, skin, look), at.crown)
  add('base', 'head', volume(outline.head, headClip, skin, headInside(rig, at, skin, look), texture), at.neck)
  add('eyes', 'face', eyes(rig, at, skin, look), at.head)
  add('mouth', 'face', mouth(at, look), at.mouth)
  add('nose', 'face', nose(at, skin, look), at.nose)

  let defs =
    texturePattern(skin.main, texture, skin.deep, 0.7) +
    `<clipPath id="${bodyClip}"><path d="${outline.body}"/></clipPath><clipPath id="${headClip}"><path d="${outline.head}"/></clipPath>`
  const hides = members.filter((m) => m.feature.hide)

  for (const { key, feature, name, copy } of members) {
    const slot = feature.slot ? slots.take(feature.slot) : { x: at.cx, y: at.belly.y, scale: 1, side: 1 as const }
    const stage = { rig, at, skin, look, roll: random(`${name} ${copy}`), copy, slot }
    const drawn: Drawn = feature.draw?.(stage) ?? {}
    const root = drawn.root ?? at.chest
    for (const layer of LAYERS) {
      const svg = drawn[layer]
      if (svg) add(key, layer, layer === 'headHide' ? `<g clip-path="url(#${headClip})">${svg}</g>` : svg, root)
    }
    if (feature.hide) {
      const index = hides.findIndex((m) => m.key === key)
      const band = `${uid}-band${index}`
      defs += bandClip(band, index, hides.length)
      const cover = `<g clip-path="url(#${band})">${feature.hide(stage)}</g>`
      // Ink goes back on top: a covering must not eat the outline.
      add(`${key} cover`, 'hide', `<g clip-path="url(#${bodyClip})">${cover}</g><path d="${outline.body}" fill="none" stroke="#2a1b2e" stroke-width="3.6"/>`, at.belly)
      add(`${key} cover`, 'headHide', `<g clip-path="url(#${headClip})"><g opacity=".8">${cover}</g></g><path d="${outline.head}" fill="none" stroke="#2a1b2e" stroke-width="3.6"/>`, at.head)
    }
  }

  const s = Math.round(rig.size * 1000) / 1000
  return {
    defs,
    pieces,
    stance: `translate(${VIEW / 2} ${GROUND}) rotate(${Math.round(rig.lean * 10) / 10}) scale(${s}) translate(${-VIEW / 2} ${-GROUND})`,
    nod: `rotate(${Math.round(rig.tilt * 10) / 10} ${at.neck.x} ${Math.round(at.neck.y)})`,
  }
}

const HEAD_LAYERS: readonly Layer[] = ['headBack', 'head', 'headHide', 'face', 'headFront']
const WORLD_LAYERS: readonly Layer[] = ['sky', 'front']

export type Space = 'world' | 'creature' | 'head'
export const spaceOf = (layer: Layer): Space => (WORLD_LAYERS.includes(layer) ? 'world' : HEAD_LAYERS.includes(layer) ? 'head' : 'creature')

/** Back to front; within a layer, things keep the order in which they came. */
export function stacked(pieces: readonly Piece[]): Piece[] {
  return LAYERS.flatMap((layer) => pieces.filter((piece) => piece.layer === layer))
}
