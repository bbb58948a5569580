/** How many of many things to draw: a few at once, the rest a few per frame, so that the page appears early. */
export class Gradual {
  shown = $state(0)

  /** To be made while a component starts; `total` may change. */
  constructor(total: () => number, atOnce: number, perFrame: number) {
    this.shown = atOnce
    $effect(() => {
      if (this.shown >= total()) return
      const frame = requestAnimationFrame(() => setTimeout(() => (this.shown += perFrame)))
      return () => cancelAnimationFrame(frame)
    })
  }
}
