/** Keeps a scrolling list at its end while it grows or is first shown, unless somebody reads back. */
export function follow(node: HTMLElement) {
  const NEAR = 40
  let following = true
  let last = 0
  /** The list may have grown since it was scrolled to its end: only somebody who scrolls back reads back. */
  const read = () => {
    const isAtEnd = node.scrollTop + node.clientHeight > node.scrollHeight - NEAR
    following = isAtEnd || (following && node.scrollTop >= last)
    last = node.scrollTop
  }
  const watcher = new ResizeObserver(() => {
    if (following) node.scrollTop = node.scrollHeight
  })
  watcher.observe(node)
  if (node.firstElementChild) watcher.observe(node.firstElementChild)
  node.addEventListener('scroll', read)
  return () => {
    watcher.disconnect()
    node.removeEventListener('scroll', read)
  }
}
