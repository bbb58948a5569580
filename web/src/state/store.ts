/** Small things remembered by this browser; without storage they last as long as the page. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`endling.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`endling.${key}`, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the page works without.
  }
}
