/** Seats around a table, and the ways between them. */
export interface Spot {
  x: number
  y: number
}

/** Where everybody sits: the viewer below, the others clockwise from there, to the left first. */
export function spotsOf(count: number, seat: number | null, width: number, height: number, margin: { x: number; y: number }): Spot[] {
  const first = seat ?? 0
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * ((i - first + count) % count)) / count
    return { x: width / 2 - (width / 2 - margin.x) * Math.sin(turn), y: height / 2 + (height / 2 - margin.y) * Math.cos(turn) }
  })
}

const onCurve = (start: number, pull: number, end: number, share: number): number => (1 - share) ** 2 * start + 2 * share * (1 - share) * pull + share ** 2 * end

export interface Way {
  d: string
  middle: Spot
}

/** A bent arrow from one seat to another; the `lane` keeps those beside each other apart, `share` says where its label is. */
export function wayBetween(from: Spot, to: Spot, lane: number, gap: number, share: number): Way {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const side = { x: -along.y, y: along.x }
  const bend = lane * 26
  const start = { x: from.x + along.x * gap + side.x * lane * 8, y: from.y + along.y * gap + side.y * lane * 8 }
  const end = { x: to.x - along.x * gap + side.x * lane * 8, y: to.y - along.y * gap + side.y * lane * 8 }
  const pull = { x: (start.x + end.x) / 2 + side.x * bend * 1.4, y: (start.y + end.y) / 2 + side.y * bend * 1.4 }
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    d: `M${round(start.x)} ${round(start.y)}Q${round(pull.x)} ${round(pull.y)} ${round(end.x)} ${round(end.y)}`,
    middle: { x: onCurve(start.x, pull.x, end.x, share), y: onCurve(start.y, pull.y, end.y, share) },
  }
}

/** Lanes for so many arrows that start at the same seat: 0, then to both sides. */
export const laneOf = (i: number, of: number): number => i - (of - 1) / 2
