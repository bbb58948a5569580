/** The viewer below, the others side by side above; attacks in the band between them. */
export interface Spot {
  x: number
  y: number
}

/** An attack as far as it is drawn. */
export interface Aim {
  id: number
  owner: number
  target: number
  gainer: number
}

export interface Drawn extends Spot {
  d: string
}

/** The others from left to right: clockwise, beginning to the left of the viewer. */
export const othersFrom = (count: number, below: number): number[] => Array.from({ length: count - 1 }, (_, i) => (below + 1 + i) % count)

/** Whoever stands behind an attack: a deflected one may come back to its owner, then it is whoever gains by it. */
const behind = ({ owner, target, gainer }: Aim): number => (owner === target ? gainer : owner)

export interface Band {
  width: number
  height: number
  count: number
  below: number
  /** The size of the sign that every attack has. */
  sign: { width: number; height: number }
}

const GAP = 4
const TIP = 7

/** Whether somebody attacks with so many animals that they have to stand close together. */
export const isDense = (aims: readonly Aim[]): boolean => aims.some((aim) => aims.filter((one) => behind(one) === behind(aim)).length > 3)

/** How high the band has to be, so that all signs have room and the arrows can be seen. */
export function heightFor(aims: readonly Aim[], below: number, sign: number): number {
  const ofSeat = new Map<number, number>()
  for (const aim of aims) ofSeat.set(behind(aim), (ofSeat.get(behind(aim)) ?? 0) + 1)
  const most = Math.max(0, ...[...ofSeat].filter(([seat]) => seat !== below).map(([, many]) => many))
  return most * (sign + GAP) + (ofSeat.has(below) ? sign + GAP : 0) + 30
}

/** Where the sign of every attack is, and the way its arrow takes. */
export function drawArrows(aims: readonly Aim[], { width, height, count, below, sign }: Band): Drawn[] {
  const others = othersFrom(count, below)
  const column = width / others.length
  const centerOf = (seat: number): number => (seat === below ? width / 2 : column * (others.indexOf(seat) + 0.5))
  const spots = aims.map((aim): Spot => {
    const seat = behind(aim)
    const mates = aims.filter((one) => behind(one) === seat)
    const at = mates.indexOf(aim)
    if (seat !== below) return { x: centerOf(seat), y: GAP + sign.height / 2 + at * (sign.height + GAP) }
    const step = Math.min(sign.width + GAP, (width - sign.width) / Math.max(1, mates.length - 1))
    return { x: width / 2 + step * (at - (mates.length - 1) / 2), y: height - GAP - sign.height / 2 }
  })
  return aims.map((aim, i) => {
    const { x, y } = spots[i]!
    // All arrows at the same target end beside each other, in the order in which they come.
    const rivals = aims.map((one, at) => ({ one, x: spots[at]!.x, at })).filter(({ one }) => one.target === aim.target)
    rivals.sort((one, other) => one.x - other.x || other.at - one.at)
    const room = aim.target === below ? width * 0.5 : column * 0.7
    const spread = Math.min(24, room / rivals.length)
    const place = rivals.findIndex(({ at }) => at === i)
    const isTaken = aim.target !== below && aims.some((one) => behind(one) === aim.target)
    const center = centerOf(aim.target)
    // Where signs hang below the target, arrows end beside them.
    const endX = isTaken ? center + (x < center ? -1 : 1) * (sign.width / 2 + 11) : center + spread * (place - (rivals.length - 1) / 2)
    return { x, y, d: wayOf({ x, y }, endX, behind(aim) === below, aim.target === below, height, sign.width) }
  })
}

function wayOf({ x, y }: Spot, endX: number, fromBelow: boolean, toBelow: boolean, height: number, wide: number): string {
  const side = endX < x ? -1 : 1
  const deep = Math.min(height, y + 150)
  const points = toBelow
    ? [x + (side * wide) / 2, y, x + side * (wide / 2 + Math.abs(endX - x) * 0.35 + 14), y, endX, Math.max(y, height - 70), endX, height - TIP]
    : fromBelow
      ? [x, y, x, y - height * 0.4, endX, height * 0.5, endX, TIP]
      : [x + (side * wide) / 2, y, x + side * (wide / 2 + 30), deep * 0.9, endX, deep, endX, TIP]
  const [a, b, ...rest] = points.map((value) => Math.round(value * 10) / 10)
  return `M${a} ${b}C${rest.join(' ')}`
}
