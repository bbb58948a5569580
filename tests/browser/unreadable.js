/* Which words on a page cannot be read, and why. What scrolls by design (log, chat) is left out.
 * Where a page may be scrolled, words have to be readable somewhere on the way down. */
async ({ scrolls, within }) => {
  const LEAST = 8.9 // pixels; the names on small pictures may be smaller
  const LEAST_ON_CARDS = 7.5
  const MOST_LEFT_OUT = 0.4 // of a name that is shortened
  const LISTS = '[role=log], [data-scrolls]' // may be longer than their room
  const LEAST_LIST = 20 // pixels: a line
  const OUTSIDE = `svg, .visually-hidden, ${LISTS}, .lines, .back, option, select`

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
      if (scrolls && style.overflowX === 'auto' && (box.left < limit.left || box.right > limit.right)) return true
      if (scrolls && style.overflowY === 'auto' && (box.top < limit.top || box.bottom > limit.bottom)) return true
    }
    return false
  }

  // Also what lets clicks through may lie over something, or under it.
  const touchable = new CSSStyleSheet()
  touchable.replaceSync('main * { pointer-events: auto !important }')

  /** What lies over a box. */
  function coverOf(box, element) {
    const y = (box.top + box.bottom) / 2
    const found = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint(box.left + box.width * part, y))
    return found.find((on) => on && !element.contains(on) && !on.contains(element))
  }

  /** What only those hear who do not see it. */
  const isUnseen = (element) => element.offsetWidth <= 1 && element.offsetHeight <= 1

  /** Which part of the words of an element is left out. */
  function leftOut(element) {
    const style = getComputedStyle(element)
    if (style.webkitLineClamp !== 'none') return 1 - element.clientHeight / element.scrollHeight
    return style.textOverflow === 'ellipsis' ? 1 - element.clientWidth / element.scrollWidth : 0
  }

  const isPainted = ({ backgroundColor, display }) => display !== 'inline' && !/^rgba\(.*, 0\)$/.test(backgroundColor)
  const sticksOut = (box, element) => {
    const field = element.getBoundingClientRect()
    return box.left < field.left - 0.5 || box.right > field.right + 0.5
  }

  function problemOf(box, element) {
    const style = getComputedStyle(element)
    if (isUnseen(element)) return null
    if (leftOut(element) > MOST_LEFT_OUT) return `shortened by ${Math.round(leftOut(element) * 100)} %`
    if (leftOut(element) > 0.01 || isFurtherOn(box, element)) return null
    if (isCut(box, element)) return 'cut off'
    if (isPainted(style) && sticksOut(box, element)) return 'sticks out of its field'
    if (box.left < -1 || box.right > innerWidth + 1) return 'beside the screen'
    if (box.top < -1 || box.bottom > innerHeight + 1) return 'below the screen'
    if (parseFloat(style.fontSize) < (element.closest('.card.mini') ? LEAST_ON_CARDS : LEAST)) return `too small, ${style.fontSize}`
    // Cards of a hand may overlap.
    const over = element.closest('.hand') ? null : coverOf(box, element)
    return over ? `covered by ${nameOf(over)}` : null
  }

  /** All words in sight, each with what is wrong with it. */
  function wordsWithProblems() {
    const found = new Map()
    const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement: element } = walker.currentNode
      if (!data.trim() || !isShown(element) || element.closest(OUTSIDE)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const boxes = [...range.getClientRects()].filter((box) => box.width >= 1)
      const problem = boxes.map((box) => problemOf(box, element)).find(Boolean)
      found.set(walker.currentNode, problem ? `${data.trim().slice(0, 40)} (${nameOf(element)}): ${problem}` : null)
    }
    return found
  }

  /** What can be scrolled: the page, and whatever part of it is longer than its room. */
  function scrollers() {
    const root = document.querySelector(within)
    const isLonger = (element) => getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1
    return [document.scrollingElement, ...[root, ...root.querySelectorAll('*')].filter((element) => isLonger(element) && !element.closest(LISTS))]
  }

  /** Looks at everything from the top to the bottom; what was readable once is fine. */
  async function problemsOfWords() {
    const found = wordsWithProblems()
    for (const scroller of scrolls ? scrollers() : []) {
      const top = scroller.scrollTop
      for (let y = 0; y < scroller.scrollHeight - scroller.clientHeight; ) {
        y += scroller.clientHeight / 5
        scroller.scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        for (const [node, problem] of wordsWithProblems()) if (!problem) found.set(node, null)
      }
      scroller.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return [...found.values()].filter(Boolean)
  }

  /** A list that scrolls shows at least some of it. */
  function problemsOfLists() {
    const lists = [...document.querySelector(within).querySelectorAll(LISTS)].filter((list) => isShown(list) && list.offsetParent)
    return lists.filter(({ clientHeight, scrollHeight }) => clientHeight < Math.min(scrollHeight, LEAST_LIST)).map((list) => `of the list ${nameOf(list)} only ${list.clientHeight} px are seen`)
  }

  /** What everybody needs all the time is on the screen without scrolling; on a phone the own place is no more than a swipe away. */
  function problemsOfReach() {
    if (within !== 'main' || !document.querySelector('.hand')) return []
    const isOut = (box) => box.top < -1 || box.bottom > innerHeight + 1
    const question = document.querySelector('.question h2')?.getBoundingClientRect()
    const cards = [...document.querySelectorAll('.hand [data-card]')]
    const own = document.querySelector('.own, article.mine')?.getBoundingClientRect()
    const dock = document.querySelector('.dock')?.getBoundingClientRect()
    const low = scrolls && dock && dock.left < innerWidth / 4 ? dock.top : innerHeight
    const isPhone = Math.min(innerWidth, innerHeight) < 560
    return [
      ...(question && isOut(question) ? ['the question is off the screen'] : []),
      ...cards.filter((card) => isOut(card.getBoundingClientRect())).map((card) => `hand card ${card.dataset.card} is off the screen`),
      ...(own && own.top > (isPhone ? 1.5 * innerHeight : low - 60) ? ['the own place is off the screen'] : []),
      ...(scrolls && low < innerHeight * 0.3 ? ['the table has no room above the hand'] : []),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ]
  }

  function problemsOfHand() {
    const cards = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.getBoundingClientRect())
    return cards.flatMap((card, i) => {
      const next = cards[i + 1]
      const right = next && next.top === card.top ? Math.min(card.right, next.left) : card.right
      return right - card.left < 40 ? [`only ${Math.round(right - card.left)} px of hand card ${i + 1} are seen`] : []
    })
  }

  document.adoptedStyleSheets.push(touchable)
  const found = [...(await problemsOfWords()), ...problemsOfHand(), ...problemsOfLists(), ...problemsOfReach()]
  document.adoptedStyleSheets.pop()
  return found
}
