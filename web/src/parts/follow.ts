/** Keeps a scrolling list at its end while it grows or is first shown, unless somebody reads back. */
export function follow(node: HTMLElement) {
  const NEAR = 40
  let following = true
  const read = () => (following = node.scrollTop + node.clientHeight > node.scrollHeight - NEAR)
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
