/* Which words on a page cannot be read, and why. What scrolls by design (log, chat) is left out. */
({ scrolls, within }) => {
  const LEAST = 8.9 // pixels; the names on small pictures may be smaller
  const LEAST_ON_CARDS = 7.5
  const OUTSIDE = 'svg, .visually-hidden, [role=log], .lines, .back, option, select'

  const nameOf = (element) => String(element.getAttribute('class') ?? '').replace(/svelte-\w+/g, '').trim() || element.tagName
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** Whether something around a box hides what sticks out of it. */
  function isCut(box, element) {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      if (style.display === 'inline' || style.display === 'contents') continue
      const limit = around.getBoundingClientRect()
      const scrollsDown = scrolls && style.overflowY === 'auto'
      if (style.overflowX !== 'visible' && (box.left < limit.left - 1.5 || box.right > limit.right + 1.5)) return true
      if (style.overflowY !== 'visible' && !scrollsDown && (box.top < limit.top - 3 || box.bottom > limit.bottom + 3)) return true
    }
    return false
  }

  /** Whether a list has to be scrolled to come to a box. */
  function isFurtherOn(box, element) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const limit = around.getBoundingClientRect()
      const style = getComputedStyle(around)
      if (style.overflowX === 'auto' && (box.left < limit.left || box.right > limit.right)) return true
      if (scrolls && style.overflowY === 'auto' && (box.top < limit.top || box.bottom > limit.bottom)) return true
    }
    return false
  }

  /** What lies over a box. */
  function coverOf(box, element) {
    const y = (box.top + box.bottom) / 2
    const found = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(box.left + box.width * part, y))
    return found.find((on) => on && !element.contains(on) && !on.contains(element))
  }

  /** What only those hear who do not see it. */
  const isUnseen = (element) => element.offsetWidth <= 1 && element.offsetHeight <= 1

  function problemOf(box, element) {
    const style = getComputedStyle(element)
    if (isUnseen(element) || style.webkitLineClamp !== 'none') return null // shortened on purpose
    if (isFurtherOn(box, element)) return null
    if (isCut(box, element)) return 'cut off'
    if (box.left < -1 || box.right > innerWidth + 1) return 'beside the screen'
    if (!scrolls && (box.top < -1 || box.bottom > innerHeight + 1)) return 'below the screen'
    if (parseFloat(style.fontSize) < (element.closest('.card.mini') ? LEAST_ON_CARDS : LEAST)) return `too small, ${style.fontSize}`
    // Cards of a hand may overlap; what lies under the dock is reached by scrolling.
    const isElsewhere = element.closest('.hand') || style.pointerEvents === 'none' || (scrolls && !element.closest('.dock'))
    const over = isElsewhere ? null : coverOf(box, element)
    return over ? `covered by ${nameOf(over)}` : null
  }

  function problemsOfWords() {
    const found = []
    const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement: element } = walker.currentNode
      if (!data.trim() || !isShown(element) || element.closest(OUTSIDE)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const boxes = [...range.getClientRects()].filter((box) => box.width >= 1)
      const problem = boxes.map((box) => problemOf(box, element)).find(Boolean)
      if (problem) found.push(`${data.trim().slice(0, 40)} (${nameOf(element)}): ${problem}`)
    }
    return found
  }

  function problemsOfHand() {
    const cards = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect())
    return cards.flatMap((card, i) => {
      const next = cards[i + 1]
      const right = next && next.top === card.top ? Math.min(card.right, next.left) : card.right
      return [
        ...(right - card.left < 40 ? [`only ${Math.round(right - card.left)} px of hand card ${i + 1} are seen`] : []),
        ...(!scrolls && card.bottom > innerHeight + 1 ? [`hand card ${i + 1} ends below the screen`] : []),
      ]
    })
  }

  return [...problemsOfWords(), ...problemsOfHand()]
}
