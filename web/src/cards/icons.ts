/** Our own signs, on a 24 × 24 grid; strokes take the current colour. */
export const ICONS: Record<string, string> = {
  check: '<path d="M4.5 12.5L10 18L20 6.5" stroke-width="3.5"/>',
  lock: '<path d="M6 11H18V20.5H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11M12 14.5V17"/>',
}
