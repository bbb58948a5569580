/** What an animal is being dragged over: the number of the card that attacks. */
class Dragging {
  over = $state<number | null>(null)
}
export const dragging = new Dragging()

const FAR = 7

const attackAt = (x: number, y: number): number | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-attack]')
  return found ? Number(found.dataset.attack) : null
}

/** Lets an animal be dragged onto an attack; a shorter way is a click. */
export const dragged = (ondrop: (attack: number) => void) => (node: HTMLElement) => {
  let start: PointerEvent | null = null
  let moved = false

  function end(): void {
    start = null
    dragging.over = null
    node.style.translate = node.style.zIndex = node.style.pointerEvents = ''
  }
  function onpointerdown(event: PointerEvent): void {
    if (event.button !== 0) return
    start = event
    moved = false
    node.setPointerCapture(event.pointerId)
  }
  function onpointermove(event: PointerEvent): void {
    if (!start) return
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
    moved ||= Math.hypot(dx, dy) > FAR
    if (!moved) return
    node.style.translate = `${dx}px ${dy}px`
    node.style.zIndex = '20'
    node.style.pointerEvents = 'none'
    dragging.over = attackAt(event.clientX, event.clientY)
  }
  function onpointerup(event: PointerEvent): void {
    if (!start) return
    const attack = moved ? attackAt(event.clientX, event.clientY) : null
    end()
    if (attack !== null) ondrop(attack)
  }
  /** Whoever dragged did not click. */
  function onclick(event: Event): void {
    if (!moved) return
    moved = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  node.addEventListener('pointerdown', onpointerdown)
  node.addEventListener('pointermove', onpointermove)
  node.addEventListener('pointerup', onpointerup)
  node.addEventListener('pointercancel', end)
  node.addEventListener('click', onclick, { capture: true })
  return () => {
    end()
    node.removeEventListener('pointerdown', onpointerdown)
    node.removeEventListener('pointermove', onpointermove)
    node.removeEventListener('pointerup', onpointerup)
    node.removeEventListener('pointercancel', end)
    node.removeEventListener('click', onclick, { capture: true })
  }
}
